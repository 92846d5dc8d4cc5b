"""Messages to bytes and back: every type, the limits, garbage, and updates that add up to the whole table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import inspect as types

from alehouse.protocol import CODES, BadMessage, Public, Reply, Request, join, read_reply, read_request, write
from alehouse.table.telling import public_of

if TYPE_CHECKING:
    from tests.protocol.conftest import Evening

REQUESTS: list[Any] = list(Request.__args__)
REPLIES: list[Any] = list(Reply.__args__)
LEAST: dict[str, dict[str, Any]] = {
    "hello": {"version": 1},
    "add-bot": {"bot": "normal"},
    "remove": {"seat": 0},
    "configure": {"settings": {}},
    "kick": {"who": 1},
    "mute": {"who": 1},
    "hand-over": {"who": 1},
    "answer": {"decision": 1, "move": "pass"},
    "release": {"decision": 1},
    "hold": {"decision": 1},
    "preview": {"move": "pass"},
    "consent": {"undo": 1, "yes": True},
}
"""What a request must say besides its type and id; those that are not here need nothing."""


def tag(kind: Any) -> str:
    return str(kind.__struct_config__.tag)


def least(kind: str, **more: Any) -> dict[str, Any]:
    return {"type": kind, "id": "a", **LEAST.get(kind, {}), **more}


def json(value: Any) -> bytes:
    return msgspec.json.encode(value)


# --- values of any type --------------------------------------------------------------------------------

PLAIN = st.none() | st.booleans() | st.integers(-(2**53), 2**53) | st.text(max_size=5)
ANYTHING = st.recursive(
    PLAIN, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3)
)


def values(kind: types.Type) -> st.SearchStrategy[Any]:
    """Values of a type, as JSON has them."""
    match kind:
        case types.Metadata():
            return values(kind.type)
        case types.BoolType():
            return st.booleans()
        case types.NoneType():
            return st.none()
        case types.IntType():
            return st.integers(-(2**31) if kind.ge is None else kind.ge, 2**31 if kind.le is None else kind.le)
        case types.StrType():
            return st.text(min_size=kind.min_length or 0, max_size=8 if kind.max_length is None else kind.max_length)
        case types.LiteralType():
            return st.sampled_from(kind.values)
        case types.UnionType():
            return st.one_of([values(one) for one in kind.types])
        case types.VarTupleType():
            return st.lists(values(kind.item_type), min_size=kind.min_length or 0, max_size=kind.max_length or 3)
        case types.TupleType():
            return st.tuples(*[values(one) for one in kind.item_types]).map(list)
        case types.DictType():
            return st.dictionaries(st.text(max_size=5), ANYTHING, max_size=3)
        case types.StructType() | types.DataclassType():
            return fields(kind)
    raise AssertionError(f"no values of {kind}: write down what they are")


def fields(kind: types.StructType | types.DataclassType) -> st.SearchStrategy[dict[str, Any]]:
    needed = {field.encode_name: values(field.type) for field in kind.fields if field.required}
    others = {field.encode_name: values(field.type) for field in kind.fields if not field.required}
    if isinstance(kind, types.StructType) and kind.tag is not None:
        needed[str(kind.tag_field)] = st.just(kind.tag)
    return st.fixed_dictionaries(needed, optional=others)


def messages(kind: Any) -> st.SearchStrategy[dict[str, Any]]:
    return fields(types.type_info(kind))  # type: ignore[arg-type]


# --- there and back ------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", REQUESTS, ids=tag)
def test_requests_come_back_as_they_were(kind: Any) -> None:
    @settings(derandomize=True, max_examples=30, deadline=None)
    @given(messages(kind))
    def check(message: dict[str, Any]) -> None:
        request = read_request(json(message))
        assert type(request) is kind
        assert read_request(write(request)) == request
        told = msgspec.json.decode(write(request))
        assert all(told[name] == value for name, value in message.items() if name != "settings")

    check()


@pytest.mark.parametrize("kind", REPLIES, ids=tag)
def test_replies_come_back_as_they_were(kind: Any) -> None:
    @settings(derandomize=True, max_examples=30, deadline=None)
    @given(messages(kind))
    def check(message: dict[str, Any]) -> None:
        reply = read_reply(json(message))
        assert type(reply) is kind
        assert read_reply(write(reply)) == reply

    check()


def test_every_message_has_a_type_of_its_own() -> None:
    for union in (REQUESTS, REPLIES):
        tags = [tag(kind) for kind in union]
        assert len(set(tags)) == len(tags)
        assert all(kind.__struct_config__.tag_field == "type" for kind in union)


@pytest.mark.parametrize("kind", REPLIES, ids=tag)
def test_fields_of_a_newer_server_are_ignored(kind: Any) -> None:
    @settings(derandomize=True, max_examples=5, deadline=None)
    @given(messages(kind))
    def check(message: dict[str, Any]) -> None:
        assert read_reply(json({**message, "news": [1]})) == read_reply(json(message))

    check()


# --- what is refused -----------------------------------------------------------------------------------


def refusal(data: bytes | str) -> BadMessage:
    with pytest.raises(BadMessage) as caught:
        read_request(data)
    bad = caught.value
    assert bad.code in CODES
    assert bad.id is None or 1 <= len(bad.id) <= 40
    write({"code": bad.code, "id": bad.id, "params": bad.params})
    return bad


@pytest.mark.parametrize("kind", REQUESTS, ids=tag)
def test_an_unknown_field_is_refused(kind: Any) -> None:
    read_request(json(least(tag(kind))))
    bad = refusal(json(least(tag(kind), seet=1)))
    assert (bad.code, bad.id) == ("bad-message", "a")
    assert "seet" in bad.params["problem"]


@pytest.mark.parametrize("kind", REQUESTS, ids=tag)
def test_an_id_has_1_to_40_characters(kind: Any) -> None:
    read_request(json(least(tag(kind)) | {"id": "ä" * 40}))
    for id in ("", "x" * 41, None, 7, ["x"]):
        bad = refusal(json(least(tag(kind)) | {"id": id}))
        assert (bad.code, bad.id) == ("bad-message", None)
    without = least(tag(kind))
    del without["id"]
    assert refusal(json(without)).code == "bad-message"


FIT_AND_NOT: list[tuple[str, str, Any, Any]] = [
    ("hello", "version", 2**31, 2**31 + 1),
    ("hello", "version", 0, -1),
    ("hello", "password", "x" * 60, "x" * 61),
    ("hello", "since", None, -1),
    ("hello", "game", 1, "1"),
    ("sit", "seat", 9, 10),
    ("sit", "seat", 0, -1),
    ("sit", "seat", None, 1.5),
    ("sit", "character", "x" * 40, "x" * 41),
    ("pick", "seat", 9, 10),
    ("pick", "character", None, 3),
    ("add-bot", "bot", "x" * 40, "x" * 41),
    ("add-bot", "seat", 9, 10),
    ("remove", "seat", 9, 10),
    ("configure", "settings", {"seats": 10}, {"seats": 11}),
    ("configure", "settings", {"seats": 2}, {"seats": 1}),
    ("configure", "settings", {"title": "x" * 60}, {"title": "x" * 61}),
    ("configure", "settings", {"window": 60_000}, {"window": 60_001}),
    ("configure", "settings", {"window": None}, {"window": -1}),
    ("configure", "settings", {"beat": 5_000}, {"beat": 5_001}),
    ("configure", "settings", {"drinks": ["x"] * 8}, {"drinks": ["x"] * 9}),
    ("configure", "settings", {"drinks": ["x"]}, {"drinks": []}),
    ("configure", "settings", {"clock": "fast"}, {"clock": "slow"}),
    ("configure", "settings", {"privacy": "listed"}, {"privacy": "open"}),
    ("configure", "password", "x" * 60, "x" * 61),
    ("lock", "on", False, 0),
    ("kick", "who", 2**31, 2**31 + 1),
    ("answer", "decision", 2**31, 2**31 + 1),
    ("answer", "decision", 0, -1),
    ("answer", "decision", 1, True),
    ("answer", "move", "x" * 200, "x" * 201),
    ("yield", "level", "full", "never"),
    ("yield", "card", "x" * 100, "x" * 101),
    ("standing", "move", "x" * 200, "x" * 201),
    ("why", "card", "x" * 100, "x" * 101),
    ("why", "move", "x" * 200, "x" * 201),
    ("preview", "move", "x" * 200, "x" * 201),
    ("consent", "yes", False, None),
    ("say", "emote", "x" * 40, "x" * 41),
    ("say", "phrase", "x" * 40, "x" * 41),
    ("say", "text", "😀" * 200, "😀" * 201),
]


@pytest.mark.parametrize(("kind", "field", "fits", "not_any_more"), FIT_AND_NOT)
def test_limits(kind: str, field: str, fits: Any, not_any_more: Any) -> None:
    read_request(json(least(kind, **{field: fits})))
    bad = refusal(json(least(kind, **{field: not_any_more})))
    assert (bad.code, bad.id) == ("bad-message", "a")
    assert f"$.{field}" in bad.params["problem"]


def test_every_card_can_be_asked_about(evening: type[Evening]) -> None:
    for card in evening(1, 2, 0).room.known.cards:
        read_request(json(least("why", card=card)))
        read_request(json(least("yield", card=card)))


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "bad-json"),
        (b"null", "bad-json"),
        (b"[]", "bad-json"),
        (b'"hello"', "bad-json"),
        (b"\xff\xfe", "bad-json"),
        (b'{"type":"ping","id":"a"', "bad-json"),
        (b'{"type":"ping","id":"a"}{}', "bad-json"),
        (b'{"type":"say","id":"a","text":"\\ud800"}', "bad-json"),
        ('{"type":"say","id":"a","text":"\ud800"}', "bad-json"),
        (b'{"type":"answer","id":"a","decision":1e400,"move":""}', "bad-json"),
        (b'{"type":"answer","id":"a","decision":NaN,"move":""}', "bad-json"),
        (b"{}", "unknown-type"),
        (b'{"type":"state","id":"a"}', "unknown-type"),
        (b'{"type":["ping"],"id":"a"}', "unknown-type"),
        (b'{"type":"answer","id":"a","decision":1.0,"move":""}', "bad-message"),
        (b'{"type":"answer","id":"a","decision":' + b"9" * 300 + b',"move":""}', "bad-message"),
    ],
)
def test_broken_messages(data: bytes | str, code: str) -> None:
    assert refusal(data).code == code


@pytest.mark.parametrize(
    "around",
    [
        b"%s",
        b'{"a":%s}',
        b'{"type":"ping","id":"a","more":%s}',
        b'{"type":"say","id":"a","text":%s}',
        b'{"type":"configure","id":"a","settings":{"drinks":%s}}',
        b'{"type":%s,"id":"a"}',
    ],
)
@pytest.mark.parametrize(("left", "right"), [(b"[", b"]"), (b'{"a":', b"}")])
def test_huge_nesting_is_refused(around: bytes, left: bytes, right: bytes) -> None:
    for deep in (1_500, 200_000):
        refusal(around % (left * deep + b"1" + right * deep))
        refusal(around % (left * deep))


@settings(derandomize=True, max_examples=500, deadline=None)
@given(st.binary(max_size=200) | st.text(max_size=100) | ANYTHING.map(json))
def test_garbage_is_a_bad_message(data: bytes | str) -> None:
    refusal(data)


def check_heard(data: bytes) -> None:
    """It is a message, or is refused; nothing else may happen."""
    try:
        request = read_request(data)
    except BadMessage:
        refusal(data)
    else:
        assert read_request(write(request)) == request


SAMPLES = [json(least(tag(kind))) for kind in REQUESTS]


@settings(derandomize=True, max_examples=1_500, deadline=None)
@given(st.sampled_from(SAMPLES), st.data())
def test_what_is_nearly_a_message_is_one_or_is_refused(sample: bytes, data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(sample)))
    end = data.draw(st.integers(start, min(len(sample), start + 4)))
    broken = sample[:start] + data.draw(st.binary(max_size=4)) + sample[end:]
    check_heard(broken)


@settings(derandomize=True, max_examples=500, deadline=None)
@given(st.sampled_from([tag(kind) for kind in REQUESTS]), st.data())
def test_fields_of_any_type(kind: str, data: st.DataObject) -> None:
    message = least(kind)
    message[data.draw(st.sampled_from(sorted(message)))] = data.draw(ANYTHING)
    check_heard(json(message))


# --- updates add up ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seed", "people", "bots", "more"),
    [
        (1, 2, 0, {}),
        (2, 3, 1, {"window": 0}),
        (3, 2, 2, {"clock": "fast"}),
        (10, 1, 3, {}),
        (5, 4, 0, {"variant": "two-headed-dragon", "drinks": ("rdi3",)}),
        (6, 8, 0, {"duplicates": True}),
    ],
)
def test_updates_add_up_to_the_whole_table(
    evening: type[Evening], seed: int, people: int, bots: int, more: dict[str, Any]
) -> None:
    """People meddle, break off and resume, and take moves back; whoever keeps up always has the whole table."""
    table = evening(seed, people, bots, meddle=0.2, **more)
    looks = 0

    def look() -> None:
        nonlocal looks
        match = table.room.match
        if match is None or table.room.lobby.status == "open":
            return
        whole = public_of(match.game)
        for line in table.lines:
            if not line.closed and line.game == match.number:
                looks += 1
                for name in Public.__struct_fields__:
                    assert getattr(line.table, name) == getattr(whole, name), (name, line.seq)

    table.watched = look
    table.play()
    table.play()
    assert looks > 200


def test_join_of_an_empty_update_changes_nothing(evening: type[Evening]) -> None:
    table = evening(1, 2, 0)
    table.play()
    whole = table.lines[0].table
    assert join(whole, Public()) == whole
    assert join(whole, Public(round=None)).round is None
    assert isinstance(whole.seats, tuple)
    assert join(whole, Public(seats=whole.seats[1:])) == whole
