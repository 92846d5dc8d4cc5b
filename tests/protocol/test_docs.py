"""docs/protocol.md and docs/protocol.schema.json: up to date, and true of what a room really says."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from alehouse.protocol import CODES, Reply, Request, Standstill, read_reply, read_request
from alehouse.web.bodies import GuestInfo, NewName, NewRoom, RoomMade

if TYPE_CHECKING:
    from tests.protocol.conftest import Evening

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text("utf-8")
SCHEMA = json.loads((ROOT / "docs" / "protocol.schema.json").read_text("utf-8"))
TAGS = {str(kind.__struct_config__.tag) for kind in (*Request.__args__, *Reply.__args__)}


def test_everything_is_up_to_date() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tools.protocol_docs", "--check"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


# --- examples ------------------------------------------------------------------------------------------


def blocks(kind: str) -> list[str]:
    return re.findall(rf"```{kind}\n(.*?)```", PAGE, re.DOTALL)


def messages() -> list[tuple[str, str]]:
    """Every example message: the way it goes, and its JSON, which may go over several lines."""
    text = "\n".join(blocks("text"))
    found = re.split(r"^(->|<-) ", text, flags=re.MULTILINE)
    assert not found[0].strip(), "every line of an example belongs to a message"
    return list(zip(found[1::2], found[2::2], strict=True))


@pytest.mark.parametrize(("way", "text"), messages())
def test_examples_are_messages(way: str, text: str) -> None:
    if way == "->":
        read_request(text)
        assert not problems("Request", text.encode())
    else:
        read_reply(text)
        assert not problems("Reply", text.encode())


def test_the_exchange_shows_the_usual_messages() -> None:
    shown = {json.loads(text)["type"] for _way, text in messages()}
    assert shown >= {"hello", "welcome", "room", "start", "state", "answer", "update", "ok", "refused", "hold", "yours"}


def test_http_examples_are_bodies() -> None:
    (text,) = blocks("console")
    sent = [shlex.split(line[2:]) for line in text.splitlines() if line.startswith("$ ")]
    bodies = [words[words.index("-d") + 1] for words in sent]
    got = [line for line in text.splitlines() if not line.startswith("$ ")]
    kinds: list[Any] = [NewName, GuestInfo, NewRoom, RoomMade]
    for kind, body in zip(kinds, [bodies[0], got[0], bodies[1], got[1]], strict=True):
        msgspec.json.decode(body, type=kind)


def test_codes_on_the_page_exist() -> None:
    """Words in backquotes that look like a refusal are one."""
    (said,) = re.findall(r"^## When the server closes\n(.*?)^## ", PAGE, re.DOTALL | re.MULTILINE)
    named = set(re.findall(r"`([a-z]+-[a-z-]+)`", said))
    assert named <= CODES.keys()


def test_links_on_the_page_lead_somewhere() -> None:
    heads = {re.sub(r"[^\w -]", "", head).strip().lower().replace(" ", "-") for head in headings()}
    for target in re.findall(r"\]\(([^)\s]+)\)", PAGE):
        path, _, anchor = target.partition("#")
        assert (ROOT / "docs" / path).exists(), target
        assert not anchor or path or anchor in heads, target


def headings() -> list[str]:
    return re.findall(r"^#+ (.*)$", PAGE, re.MULTILINE)


# --- the schema, and what a room really says -----------------------------------------------------------


def problems(name: str, data: bytes) -> list[str]:
    """What the schema finds wrong with a message."""
    rs = pytest.importorskip("jsonschema_rs")
    if name not in _VALIDATORS:
        _VALIDATORS[name] = rs.Draft202012Validator({**SCHEMA, "anyOf": [{"$ref": f"#/$defs/{name}"}]})
    return [
        f"{error.instance_path}: {error.message}"[:300] for error in _VALIDATORS[name].iter_errors(json.loads(data))
    ]


_VALIDATORS: dict[str, Any] = {}
GAMES: list[tuple[int, int, int, dict[str, Any]]] = [
    (1, 2, 0, {}),
    (2, 3, 1, {"window": 0}),
    (3, 4, 0, {"variant": "two-headed-dragon", "drinks": ("rdi3",)}),
    (4, 2, 2, {"clock": "days"}),
    (5, 2, 0, {"window": 1500}),
    (6, 3, 0, {}),
]


@pytest.fixture(scope="module")
def evenings(evening: type[Evening]) -> list[Evening]:
    """A few games in which people do everything that the protocol allows."""
    out = []
    for seed, people, bots, more in GAMES:
        table = evening(seed, people, bots, meddle=0.4, **more)
        table.play()
        table.play()
        out.append(table)
    frozen = out[0]
    frozen.room.freeze("frozen", frozen.now)
    frozen.tick()
    return out


def test_what_a_room_says_fits_the_schema(evenings: list[Evening]) -> None:
    seen: set[str] = set()
    for table in evenings:
        for data in {data for line in table.lines for data in line.bytes}:
            assert not problems("Reply", data), data[:300]
            seen.add(json.loads(data)["type"])
    assert seen == {str(kind.__struct_config__.tag) for kind in Reply.__args__}


def test_what_a_room_hears_fits_the_schema(evenings: list[Evening]) -> None:
    asked = {kind for table in evenings for kind in table.led_to}
    assert asked == {str(kind.__struct_config__.tag) for kind in Request.__args__}
    for table in evenings:
        for data in table.asked:
            assert not problems("Request", data), data


def test_the_schema_refuses_what_the_server_refuses() -> None:
    broken: list[Any] = [
        {"type": "ping"},
        {"type": "ping", "id": ""},
        {"type": "ping", "id": "a", "more": 1},
        {"type": "sit", "id": "a", "seat": 10},
        {"type": "answer", "id": "a", "decision": -1, "move": "pass"},
        {"type": "configure", "id": "a", "settings": {"seats": 1}},
        {"type": "state"},
        {},
        [],
        None,
    ]
    for message in broken:
        assert problems("Request", json.dumps(message).encode()), message
    assert problems("Reply", b'{"type":"ok"}')


def test_every_message_is_on_the_page() -> None:
    for kind, sort in [(kind, "Request") for kind in Request.__args__] + [(kind, "Reply") for kind in Reply.__args__]:
        assert f"{sort} `{kind.__struct_config__.tag}`" in headings()
        assert kind.__name__ in SCHEMA["$defs"]


def followers() -> dict[str, set[str]]:
    """What the page says may come of each request: its reply, and what it names besides."""
    out = {}
    for name, text in re.findall(r"^#### Request `([\w-]+)`\n(.*?)(?=^#|\Z)", PAGE, re.DOTALL | re.MULTILINE):
        (line,) = re.findall(r"^Reply: .*$", text, re.MULTILINE)
        out[name] = {word for word in re.findall(r"`([\w-]+)`", line) if word in TAGS}
    return out


def test_what_follows_a_request_is_what_the_page_says(evenings: list[Evening]) -> None:
    """Where the game has gone on, an update says so, and much else may come with it."""
    said = followers()
    for table in evenings:
        for name, outcomes in table.led_to.items():
            for outcome in outcomes:
                if "update" not in outcome:
                    assert outcome <= said[name] | {"refused"}, (name, sorted(outcome))


def test_a_room_at_a_standstill_says_so(evenings: list[Evening]) -> None:
    assert any(isinstance(read_reply(data), Standstill) for line in evenings[0].lines for data in line.bytes)
