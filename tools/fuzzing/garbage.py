"""Strategies for frames and texts that make no sense."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import strategies as st

from alehouse.protocol import Request

from .steps import Ask, Frame, Raw, Sign, Step, Times, text
from .wire import BINARY, CLOSE, CONT, PING, PONG, TEXT

LIMIT = 16_384
"""Bytes of a message that a server takes; so much as four times that is read, and told that it is too long."""
TAGS = sorted(str(kind.__struct_config__.tag) for kind in Request.__args__)
SIZES = (0, 1, 124, 125, 126, 127, 65_535, 65_536, 65_537, 2**31 - 1, 2**31, 2**32, 2**63 - 1, 2**63, 2**64 - 1)
LENGTHS = (LIMIT - 1, LIMIT, LIMIT + 1, 4 * LIMIT - 1, 4 * LIMIT, 4 * LIMIT + 1, 200_000)
CODES = (0, 1, 999, 1000, 1001, 1004, 1005, 1006, 1007, 1011, 1012, 1015, 1016, 2999, 3000, 4999, 5000, 65_535)

# --- frames ------------------------------------------------------------------------------------------


def any_frame() -> st.SearchStrategy[Frame]:
    """Any kind, any bits, any payload; some lie about their length."""
    return st.builds(
        Frame,
        opcode=st.integers(0, 15),
        payload=st.binary(max_size=200),
        fin=st.booleans(),
        rsv=st.sampled_from((0, 0, 0, 1, 2, 4, 7)),
        masked=st.sampled_from((True, True, True, False)),
        size=st.none() | st.none() | st.sampled_from(SIZES) | st.integers(0, 400),
        wide=st.sampled_from((0, 0, 2, 8)),
    )


def farewell() -> st.SearchStrategy[Frame]:
    """Close frames, with numbers and reasons that may not be."""
    code = st.sampled_from(CODES) | st.integers(0, 65_535)
    reason = st.binary(max_size=130) | st.text(max_size=40).map(str.encode)
    whole = st.builds(lambda number, words: number.to_bytes(2, "big") + words, code, reason)
    return st.builds(Frame, opcode=st.just(CLOSE), payload=whole | st.sampled_from((b"", b"\x03")))


def signal() -> st.SearchStrategy[Frame]:
    """Pings and pongs, some too long or in pieces."""
    return st.builds(
        Frame,
        opcode=st.sampled_from((PING, PONG)),
        payload=st.binary(max_size=125) | st.sampled_from((126, 1_000, 70_000)).map(bytes),
        fin=st.sampled_from((True, True, True, False)),
    )


def pieces() -> st.SearchStrategy[Step]:
    """A message that goes on and on."""
    piece = st.builds(Frame, opcode=st.just(CONT), payload=st.sampled_from((b"", b" ", b" " * 500)), fin=st.just(False))
    begun = st.builds(Frame, opcode=st.sampled_from((TEXT, BINARY)), fin=st.just(False), payload=st.binary(max_size=9))
    return begun | st.builds(Times, piece, st.integers(2, 300)) | st.just(Frame(CONT, b"", fin=True))


def long_text() -> st.SearchStrategy[Frame]:
    fill = st.sampled_from((b" ", b"[", b"\xff", b"\x00", b"9"))
    return st.builds(
        lambda size, kind, part: Frame(kind, part * size),
        st.sampled_from(LENGTHS),
        st.sampled_from((TEXT, BINARY)),
        fill,
    )


def no_text() -> st.SearchStrategy[Frame]:
    """Binary, or text that is no UTF-8."""
    broken = st.sampled_from((b"\xff", b"\xc3", b"\xed\xa0\x80", b"\xf5\x80\x80\x80", b"{\x80}", b"\xc0\xaf"))
    return st.builds(Frame, opcode=st.just(BINARY), payload=st.binary(max_size=60)) | broken.map(
        lambda data: Frame(TEXT, data)
    )


def frames() -> st.SearchStrategy[Step]:
    return st.one_of(
        any_frame(), farewell(), signal(), pieces(), long_text(), no_text(), st.binary(min_size=1, max_size=80).map(Raw)
    )


def keeps_step(step: Step) -> bool:
    """Whether the other end knows, after this step, that it is over: after half a frame it has to wait."""
    if isinstance(step, Times):
        return keeps_step(step.step)
    return not isinstance(step, Raw) and not (isinstance(step, Frame) and step.size not in (None, len(step.payload)))


# --- texts -------------------------------------------------------------------------------------------

NASTY = (
    "", " ", "{", "}", "[]", "null", "true", "0", '"', "{}", "[" * 9_000, '{"type":' * 1_500,
    '{"a":' * 900 + "1" + "}" * 900, "NaN", "-", "1e999", "9" * 9_000, '{"type":NaN}', '{"type":"ping","id":"\\ud800"}',
    '{"type":"ping","id":"\\u0000"}', '{"type":"ping","id":"1","id":"2"}', '{"type":"ping","type":"leave","id":"1"}',
    '\ufeff{"type":"ping","id":"1"}', "\x00", "\x00" * 100, '{"type":"ping","id":"1"}{}',
    '{"type":"ping","id":"1"}\x00', "{'type':'ping','id':'1'}", '{"type":"ping","id":"1"} // so',
    '{"type":"PING","id":"1"}', '{"Type":"ping","id":"1"}', '{"type":"ping","id":1}', '{"type":"ping","id":""}',
    '{"type":"ping","id":null}', '{"type":null,"id":"1"}', '{"type":["ping"],"id":"1"}',
    '{"type":"__class__","id":"1"}', '{"__proto__":{"type":"ping"},"id":"1"}',
    '{"type":"ping","id":"' + "x" * 16_000 + '"}', '{"type":"say","id":"1","text":"' + "\u202e\u0301\u200f" * 60 + '"}',
    "\ud800", "\U0010ffff" * 50, "GET / HTTP/1.1\r\n\r\n", '{"type":"answer","id":"1","decision":1.5,"move":"pass"}',
    '{"type":"answer","id":"1","decision":1e0,"move":"pass"}',
    '{"type":"answer","id":"1","decision":' + "9" * 400 + ',"move":"pass"}', '{"type":"hello","id":"1","version":true}',
)  # fmt: skip


def values() -> st.SearchStrategy[Any]:
    """Any JSON."""
    odd = st.text(max_size=12) | st.sampled_from(("\u202e", "\x00\x1b[2J", "a\u0301" * 20, "\U0001f37a", "' OR 1=1 --"))
    number = st.integers(-(2**70), 2**70) | st.floats(allow_nan=False, allow_infinity=False)
    leaf = st.none() | st.booleans() | number | odd
    return st.recursive(leaf, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(odd, inner, max_size=4))


def shapes() -> st.SearchStrategy[Ask]:
    """JSON of the wrong shape, much of which begins like a request."""
    names = st.sampled_from(
        ("id", "seat", "move", "decision", "settings", "who", "on", "text", "version", "card", "more")
    )
    body = st.dictionaries(names, values(), max_size=5)
    kind = st.sampled_from(TAGS) | st.text(max_size=10)
    id = st.just(Sign("id")) | values()
    return st.builds(lambda body, kind, id: Ask({**body, "type": kind, "id": id}), body, kind, id)


@st.composite
def spoiled(draw: st.DrawFn) -> Step:
    """A good message with a few letters gone, changed or doubled."""
    kind = draw(st.sampled_from(TAGS))
    said = json.dumps({"type": kind, "id": "spoiled", "seat": 1, "move": "pass", "decision": 3, "version": 1})
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(said)))
        end = at + draw(st.integers(0, 4))
        said = said[:at] + draw(st.text(max_size=3)) + said[end:]
    return text(said)


def texts() -> st.SearchStrategy[Step]:
    return st.one_of(
        st.sampled_from(NASTY).map(text),
        st.text(max_size=60).map(text),
        values().map(lambda one: text(json.dumps(one))),
        spoiled(),
    )


# --- too much ----------------------------------------------------------------------------------------


def floods() -> st.SearchStrategy[Times]:
    """More than a connection may say."""
    ping = Ask({"type": "ping", "id": "flood"})
    say = Ask({"type": "say", "id": "flood", "emote": "cheers"})
    what = st.sampled_from(
        (ping, say, text("{"), text(""), text('{"type":"fly","id":"1"}'), Frame(PING, b"x" * 125), Frame(PONG))
    )
    return st.builds(Times, what, st.sampled_from((30, 70, 200, 400)))
