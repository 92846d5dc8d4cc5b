"""Words in a place where the engine could not carry them out are refused when a pack is frozen, not in a game."""

from __future__ import annotations

from dataclasses import replace

import pytest

from alehouse.content import catalog
from alehouse.content.common import hit
from alehouse.engine.freeze import freeze
from alehouse.engine.sound import UnknownWord
from alehouse.lang import (
    ACTION,
    FORTITUDE,
    NEXT_TURN,
    TARGET,
    TURN_START,
    YOU,
    AllowAgain,
    Ante,
    Card,
    Choose,
    Counter,
    Draw,
    EndTurn,
    Gain,
    Hook,
    If,
    Lose,
    OnFlip,
    Own,
    Paid,
    Relief,
    Select,
    SideDeck,
    StartRound,
    Table,
    Then,
    UpTo,
    X,
    action,
    added,
    drink,
    side_anytime,
    standing,
)

TWICE = (Draw(1, YOU),), (Gain(1, FORTITUDE, YOU),)
LEVELS = Counter("levels", high=2)


def counting(*effects: EndTurn | AllowAgain | StartRound) -> Card:
    return action("Count", do=Gain(1, Counter("counted", high=1, at=((1, effects),)), YOU))


@pytest.mark.parametrize(
    "card",
    [
        action("Forge", do=(Select(2, YOU), Choose(YOU, TWICE))),
        action("All choose", pick=UpTo(2), do=Choose(TARGET, TWICE)),
        action("Paid for what", do=If(Paid(), (Draw(1, YOU),))),
        action("Deep ante", do=Then((Ante(1),))),
        action("Deep sleep", do=Then((EndTurn(NEXT_TURN),))),
        replace(hit("Late round", 1), rider=(StartRound(1),)),
        replace(hit("Late leave", 1), rider=(EndTurn(),)),
        action("Table relief", do=Lose(Table(LEVELS, (1, 2, 3)), FORTITUDE, YOU, relief=Relief(ACTION))),
        action("From one up", do=Gain(X(1, 3), FORTITUDE, YOU)),
        counting(EndTurn()),
        counting(AllowAgain()),
        counting(StartRound(1)),
        drink("Own draught", Own("nobody-knows-this")),
        standing("Sleepy from the start", hooks=(Hook(TURN_START, (EndTurn(),)),)),
    ],
    ids=lambda card: card.id,
)
def test_a_card_is_refused_before_anybody_plays_it(card: Card) -> None:
    pack = catalog.pack()
    with pytest.raises(UnknownWord):
        freeze(replace(pack, loose=(*pack.loose, card)))


@pytest.mark.parametrize(
    ("deck", "card"),
    [
        (SideDeck("shop", sold=True), side_anytime("Without a price", do=Draw(1, YOU))),
        (SideDeck("shop", sold=True), side_anytime("Bottled nap", do=EndTurn(NEXT_TURN), price=1)),
        (SideDeck("parts", on_flip=OnFlip.MERGE), added("Loose ante", do=Ante(1))),
        (SideDeck("parts", on_flip=OnFlip.MERGE), added("Loose end", do=Then((Draw(1, YOU),)))),
    ],
    ids=lambda value: value.id if isinstance(value, Card) else value.name,
)
def test_a_card_of_a_side_deck_is_refused_too(deck: SideDeck, card: Card) -> None:
    pack = catalog.pack()
    gog = next(one for one in pack.characters if one.id == "gog")
    others = tuple(one for one in pack.characters if one.id != "gog")
    with pytest.raises(UnknownWord):
        freeze(replace(pack, characters=(*others, replace(gog, side_decks=((deck, ((1, card),)),)))))


def test_one_effect_is_enough_where_several_may_stand() -> None:
    """A slip that every author makes: no tuple around a single effect."""
    one = Draw(1, YOU)
    assert Hook(TURN_START, one).do == (one,)  # type: ignore[arg-type]
    assert Counter("x", at=((1, one),), under=one) == Counter("x", at=((1, (one,)),), under=(one,))  # type: ignore[arg-type]
    assert replace(hit("Oops", 1), rider=one).rider == (one,)  # type: ignore[arg-type]
