"""A card that is turned over and becomes part of another one is new to everybody, also to whoever plays that one."""

from __future__ import annotations

from typing import Any

import pytest

from alehouse.content import catalog
from alehouse.speech import card_text
from alehouse.table.windows import GLANCE, LOOK, LOOK_AT_OWN, LOOK_IF_TOUCHED, beats_to_read, look_at
from alehouse.testing import action_phase, given

from .test_pace import BEAT, window

CARDS = catalog.cards(catalog.pack())
FIREWORKS = "the-fireworks-go-up-usually"
PEDALS = "pedalling-keeps-me-sober"
RIVETS = "riveted-on-both-sides"


def played(table: Any, gear: str) -> Any:
    """Ann, who is Wizgille, has just played a card that brings this Gear along, and nobody can answer it."""
    scene = given("wizgille", "zot", "gog", at=action_phase("wizgille"))
    scene.wizgille.hand(CARDS[FIREWORKS].title).side_deck("gear", CARDS[gear].title)
    scene.zot.hand()
    scene.gog.hand()
    t = table(seats=3, beat=BEAT)
    t.bot = lambda question: 0
    (ann,) = t.plays("ann", bots=2, scene=scene)
    ann.answers(f"play {FIREWORKS}")
    return t, ann


def reading(card: str) -> int:
    return round(BEAT * max(LOOK_IF_TOUCHED, beats_to_read(len(card_text(CARDS[card]).split()))))


@pytest.mark.parametrize("gear", [PEDALS, RIVETS])
def test_whoever_plays_it_has_time_to_read_what_was_turned_over(table: Any, gear: str) -> None:
    t, ann = played(table, gear)
    assert ann.public.stack[-1].added == (gear,)
    assert (ann.clock.kind, ann.clock.left, ann.moves) == ("look", reading(gear), ["pass"])
    t.pass_time(reading(gear) - 1)
    assert "change" not in ann.told
    t.pass_time(1)
    assert "change" in ann.told


def test_it_ends_when_seen(table: Any) -> None:
    t, ann = played(table, RIVETS)
    t.pass_time(100)
    ann.passes()
    assert ("change" in ann.told, t.at) == (True, 100)


def test_it_is_looked_at_as_what_touches_somebody() -> None:
    assert look_at(window(seat=0), (), {0}, 40, 0) == LOOK_AT_OWN
    assert look_at(window(seat=0), (), {0}, 40, 3) == LOOK_IF_TOUCHED, "the own card was read before"
    assert look_at(window(seat=0), (), {0}, 40, 30) == beats_to_read(30)
    assert look_at(window(), (), {0}, GLANCE, 0) == LOOK
    assert look_at(window(), (), {0}, GLANCE, 3) == LOOK_IF_TOUCHED
    assert look_at(window(), (), {0}, 40, 3) == beats_to_read(40), "nobody has read the card of another"
