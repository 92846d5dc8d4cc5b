"""What is told, asked and refused about teams, sales, decks that are turned and players who are not there."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from alehouse import Decision, Game, Move, Reason, Told, speech
from alehouse.content import catalog
from alehouse.engine import codes as c
from alehouse.packs import known
from alehouse.speech import Teller

NAMES = ("Gerki", "Zot", "Fiona")
POTION = "hide-in-shadows"
"""Any card can be sold here: the tests need a title and a price."""

SENTENCES: dict[str, tuple[str, dict[str, Any]]] = {
    "Gerki offers Zot “Hide in shadows” for 2 Gold.": ("offer", {"seat": 0, "card": POTION, "target": 1, "n": 2}),
    "Zot buys “Hide in shadows” from Gerki for 1 Gold.": ("sold", {"seat": 0, "card": POTION, "target": 1, "n": 1}),
    "Zot does not buy “Hide in shadows” from Gerki.": ("declined", {"seat": 0, "card": POTION, "target": 1}),
    "Gerki spends a Potion Token to gain 6 Fortitude.": ("token", {"seat": 0, "n": 0}),
    "Gerki spends a Potion Token to lose 6 Alcohol Content.": ("token", {"seat": 0, "n": 1}),
    "Gerki spends a Potion Token to take 3 Gold from the Inn.": ("token", {"seat": 0, "n": 2}),
    "Zot is Champion for Gerki.": ("champion", {"seat": 0, "target": 1}),
    "Zot picks Gerki and Fiona.": ("target", {"seat": 1, "target": -2 - 0b101}),
    "Zot picks Fiona.": ("target", {"seat": 1, "target": 2}),
    "Zot drinks next.": ("first", {"seat": 0, "target": 1}),
    "Fiona is gone until this turn ends.": ("absent", {"seat": 2, "n": 0}),
    "Fiona is gone until Fiona's next turn begins.": ("absent", {"seat": 2, "n": 1}),
    "Fiona is back.": ("back", {"seat": 2}),
    "“Hide in shadows” becomes part of Zot's card.": ("joined", {"seat": 1, "card": POTION}),
    "Zot clears “Hide in shadows” from the table.": ("shed", {"seat": 1, "card": POTION}),
    "Zot turns over “Hide in shadows”, but it fails and is discarded.": ("fails", {"seat": 1, "card": POTION}),
    "“Hide in shadows” stays in front of Zot.": ("stays", {"seat": 1, "card": POTION}),
    "Zot raises what the card does by 2.": (
        "edit", {"edit": "boost", "seat": 1, "n": 2, "target": -1, "drink": -1, "drinker": -1},
    ),
}  # fmt: skip


@pytest.mark.parametrize(("text", "event"), SENTENCES.items())
def test_what_happened_in_a_sentence(text: str, event: tuple[str, dict[str, Any]]) -> None:
    code, args = event
    assert speech.event_text(Told(0, code, args, False), NAMES, speech.card_titles()) == text


def test_what_a_team_does_as_a_whole() -> None:
    game = Game(["gerki", "zot", "fiona", "deirdre"], seed=1, variant="two-headed-dragon")
    teller = Teller(game)
    assert teller.teams == ("the team of Gerki and Zot",) * 2 + ("the team of Fiona and Deirdre",) * 2
    turn = Told(0, "turn", {"seat": 2, "turn": 3}, False)
    assert teller.event(turn) == "Turn 3: the team of Fiona and Deirdre."
    champion = Told(0, "champion", {"seat": 0, "target": 1}, False)
    assert teller.event(champion) == "Zot is Champion for the team of Gerki and Zot."
    assert Teller(Game(["gerki", "zot"], seed=1)).teams == ("Gerki", "Zot")


QUESTIONS = {
    "champion": "Gerki: who is the Champion of your team?",
    "first": "Gerki: who of your team drinks next?",
    "shed": "Gerki: which card in front of you do you discard?",
    "offer": "Gerki: do you buy what is offered?",
}


@pytest.mark.parametrize(("kind", "text"), QUESTIONS.items())
def test_questions_of_teams_and_sales(kind: str, text: str) -> None:
    assert speech.question_text(Decision(1, 0, kind, "hook"), Game(["gerki", "zot"], seed=1)) == text


def test_an_offer_names_its_price(monkeypatch: pytest.MonkeyPatch) -> None:
    card = replace(catalog.cards(catalog.pack())[POTION], price=2)
    monkeypatch.setitem(known().cards, POTION, card)
    game = Game(["gerki", "zot"], seed=1)
    asked = speech.question_text(Decision(1, 1, "offer", POTION), game)
    assert asked == "Zot: do you buy “Hide in shadows” for 2 Gold?"
    table = game._state.table
    move = Move((c.M_OFFER, table.program.by_id[POTION], 0, 1, 0, 2), table)
    assert str(move) == f"offer {POTION} to zot"
    assert speech.move_text(move) == "Offer “Hide in shadows” to Zot for 2 Gold"


def test_what_a_player_gives_up_is_named() -> None:
    game = Game(["gerki", "zot"], seed=1)
    decision = Decision(1, 0, "shed", "hook")
    move = Move((c.M_CHOOSE, -1, 0, -1, 0, 1), game._state.table)
    assert speech.move_text(move, decision, front=["water", POTION]) == "Discard “Hide in shadows”"
    assert speech.move_text(move, decision, front=["water"]) == "Choose card 2"
    assert Teller(game).move(move, decision) == "Choose card 2"


REASONS = {
    "not-there": "You have left the table for now: you can play cards again when you are back.",
    "own-side": "That would go against your own team: pick somebody else.",
    "not-champion": "Only the Champion of your team takes part in this Round: leave it to that player.",
    "offered-already": "That player has just said no: wait until something has happened before you offer again.",
    "cannot-pay": "That player has not enough Gold for it: offer it to somebody who can pay.",
    "no-token": "Your team has no Potion Token left.",
    "not-for-sale": "That card is not for sale: you can only sell what has a price and lies in front of you.",
    "guarded": "That card is guarded by what lies in front of its player: this answer does not reach it.",
}


@pytest.mark.parametrize(("key", "text"), REASONS.items())
def test_why_it_is_refused(key: str, text: str) -> None:
    assert speech.reason_text(Reason(key, "")) == text


def test_variants_and_teams_have_names() -> None:
    assert speech.variant_text("two-headed-dragon") == "Two-Headed Dragon"
    assert speech.variant_text("individual") == "everybody for themselves"
    assert speech.variant_text("moonlight") == "Moonlight"
    assert speech.team_name(("Gerki", "Zot")) == "the team of Gerki and Zot"
    assert speech.team_name(("Gerki",)) == "Gerki"
