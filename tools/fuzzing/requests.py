"""Strategies for requests that could be meant: at the wrong time, for the wrong seat, out of range, or again."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from alehouse.bots import BOTS
from alehouse.protocol import EMOTES, PHRASES, Request

from .garbage import values
from .steps import Ask, Sign

ODD = (
    "", " ", "\x00", "\x1b[31m", "\u202enoitcurtsni", "\ufeff", "\u200b" * 40, "a\u0301" * 60, "\U0001f37a" * 30,
    "%s%n{0}", "../..", "<script>alert(1)</script>", "' OR '1'='1", "$(id)", "\r\nSet-Cookie: a=b", "None", "-1",
    "\ud7ff\ue000", "x" * 200, "y" * 201,
)  # fmt: skip
EDGES = (-(2**63), -(2**31), -1, 0, 1, 9, 10, 2**31 - 1, 2**31, 2**31 + 1, 2**53 + 1, 2**63, 2**64, 10**40)
CHARACTERS = ("deirdre", "fiona", "gerki", "zot", "eve", "nobody", "Gerki", "dealer")
WORDS = (
    "pass", "play", "discard", "discard nothing", "discard 1", "discard 1 1", "discard 99", "drink", "bid 1", "bid -1",
    "bid 99999999999999999999", "play 1", "play gerki-1 -> gerki", "order", "token", "offer", "1", "-> ->", "fold",
)  # fmt: skip


def odd() -> st.SearchStrategy[str]:
    return st.sampled_from(ODD) | st.text(max_size=30)


def signs(name: str, least: int = 0, most: int = 12) -> st.SearchStrategy[Sign]:
    return st.builds(Sign, st.just(name), st.integers(least, most))


def number(least: int, most: int) -> st.SearchStrategy[Any]:
    return st.integers(least, most) | st.integers(least, most) | st.sampled_from(EDGES)


def settings() -> st.SearchStrategy[Any]:
    whole = {
        "title": odd(),
        "seats": number(2, 10),
        "variant": st.sampled_from(("individual", "two-headed-dragon", "teams", "")),
        "drinks": st.lists(st.sampled_from(("rdi1", "rdi2", "water")), max_size=9),
        "duplicates": st.booleans(),
        "clock": st.sampled_from(("casual", "fast", "days", "never")),
        "window": number(0, 60_000),
        "beat": number(0, 5_000),
        "privacy": st.sampled_from(("link", "listed", "password", "secret")),
        "chat": st.booleans(),
        "watching": st.booleans(),
    }
    return st.fixed_dictionaries({}, optional=whole)


LEGAL = signs("legal")
MOVE = LEGAL | LEGAL | LEGAL | signs("theirs") | signs("bent") | st.sampled_from(WORDS) | odd()
CARD = signs("card") | signs("their-card") | odd()
FIELDS: dict[str, st.SearchStrategy[Any]] = {
    "version": number(0, 2),
    "password": odd(),
    "game": st.none() | signs("game", -1, 1) | number(0, 5),
    "since": st.none() | signs("seq", -40, 3) | number(0, 50),
    "seat": st.none() | number(0, 9),
    "character": st.none() | st.sampled_from(CHARACTERS) | odd(),
    "bot": st.sampled_from(tuple(BOTS)) | odd(),
    "settings": settings(),
    "on": st.booleans(),
    "who": number(0, 8),
    "decision": signs("now", 0, 0) | signs("now", 0, 0) | signs("now", -3, 3) | number(0, 100),
    "move": MOVE,
    "level": st.none() | st.sampled_from(("full", "smart", "touching", "until-my-turn", "never")),
    "card": st.none() | CARD,
    "beat": st.none() | number(0, 5_000),
    "paused": st.none() | st.booleans(),
    "undo": signs("undo", -1, 1) | number(0, 5),
    "yes": st.booleans(),
    "emote": st.none() | st.sampled_from(EMOTES) | odd(),
    "phrase": st.none() | st.sampled_from(PHRASES) | odd(),
    "text": st.none() | odd(),
}
"""What may stand in each field, by its name; most of it fits, so that the rest of the message is looked at."""

KINDS = {str(kind.__struct_config__.tag): kind for kind in Request.__args__}
IN_THE_GAME = (
    "answer", "answer", "answer", "hold", "release", "yield", "pace", "standing", "why", "why", "why-hand",
    "preview", "preview", "undo", "consent", "return",
)  # fmt: skip
BEFORE = ("sit", "stand", "pick", "add-bot", "remove", "configure", "start", "rematch", "lock", "mute", "hand-over")
SELDOM = ("leave", "kick", "concede", "hello")
"""After these, the room has to be mended, or is good for nothing."""


@st.composite
def request(draw: st.DrawFn, kinds: tuple[str, ...]) -> Ask:
    tag = draw(st.sampled_from(kinds))
    names = [name for name in KINDS[tag].__struct_fields__ if name != "id"]
    body = {name: draw(FIELDS[name]) for name in names}
    body = {name: value for name, value in body.items() if value is not None or draw(st.booleans())}
    id = draw(st.sampled_from((Sign("id"), Sign("id"), Sign("id"), "same", "", "x" * 41, "\x00", "\U0001f37a" * 40)))
    whole = {"type": tag, "id": id, **body}
    if draw(st.integers(0, 7)) == 0:
        whole[draw(st.sampled_from((*whole, "more")))] = draw(values())
    return Ask(whole)


def good_answers() -> st.SearchStrategy[Ask]:
    """An answer that counts, so that the game goes on between the others."""
    answer = {"type": "answer", "id": Sign("id"), "decision": Sign("now")}
    return signs("legal").map(lambda move: Ask({**answer, "move": move}))


def requests(host: bool = False) -> st.SearchStrategy[Ask]:
    """Of somebody in a game, or of the host of a room without one."""
    often = BEFORE if host else IN_THE_GAME
    usual = st.sampled_from(("ping", "say", "yield", *BEFORE, *IN_THE_GAME))
    seldom = st.integers(0, 5).flatmap(lambda n: request(SELDOM if n == 0 else often))
    return st.one_of(
        request(often),
        request(often),
        usual.flatmap(lambda tag: request((tag,))),
        seldom,
        good_answers(),
    )


def greetings() -> st.SearchStrategy[Ask]:
    return request(("hello",))
