"""Pieces that later boxes lean on: counters, side decks, cards in front, and words that freeze must refuse."""

from __future__ import annotations

from random import Random

import pytest

from alehouse import Game
from alehouse.engine.freeze import freeze
from alehouse.engine.redeal import redeal
from alehouse.engine.sound import UnknownWord
from alehouse.game import program
from alehouse.lang import (
    ALCOHOL,
    DRINKER,
    FORTITUDE,
    GOLD,
    LEAVE,
    LOSE_FORTITUDE,
    TARGET,
    YOU,
    AboutTo,
    Adjust,
    Another,
    Card,
    Convert,
    Drinking,
    Ignore,
    Keep,
    LeaveRound,
    Lose,
    Pack,
    Plus,
    action,
    drink,
    mode,
    sometimes,
)
from alehouse.testing import action_phase, drink_phase, given

HEADLOCK = "So then I got the ogre in a headlock like this!"


@pytest.mark.parametrize(
    "card",
    [
        action("Gold into nowhere", pick=Another(), do=Lose(1, GOLD, TARGET)),
        sometimes("Half an Ignore", mode(AboutTo(LOSE_FORTITUDE), do=Ignore(only=ALCOHOL))),
        sometimes("Wrong way round", mode(Drinking(YOU), do=Convert(FORTITUDE, ALCOHOL))),
        sometimes("On leaving", mode(AboutTo(LEAVE), do=LeaveRound())),
        sometimes("More of it", mode(AboutTo(LOSE_FORTITUDE), do=Adjust(FORTITUDE, Plus(1)))),
        action("Mine to keep", do=Keep()),
        drink("Purse with a hole", Lose(1, GOLD, DRINKER)),
    ],
    ids=lambda card: str(card.id),
)
def test_freeze_refuses_what_the_engine_would_not_carry_out(card: Card) -> None:
    with pytest.raises(UnknownWord):
        freeze(Pack(characters=(), drink_decks=(), loose=(card,)))


def test_a_loss_can_be_lowered_to_a_number() -> None:
    t = given("fiona", "sera", at=action_phase("fiona"))
    t.fiona.hand(HEADLOCK)
    card = "Almost! Here, let me show you how"
    t.sera.hand(card)
    t.fiona.plays(HEADLOCK, on="sera")
    t.sera.plays(card)
    t.all_pass()
    t.sera.has(fortitude=19)


def test_cards_for_the_shelf_never_lie_in_an_opening_hand() -> None:
    shelved = 0
    for seed in range(40):
        game = Game(["phyll", "gerki"], seed=seed, unfinished=True)
        me = game.view(0).seats[0]
        assert me.hand + len(me.front) == min(7, me.hand + len(me.front) + me.deck)
        designs = program().designs
        assert not any(designs[card >> 4].front for card in game._state.hands[0])
        shelved += len(me.front)
    assert shelved > 0


def test_a_new_mood_replaces_the_one_before() -> None:
    t = given("kaylin", "zot", at=drink_phase("kaylin"))
    t.kaylin.front("Loyal")
    t.kaylin.side_deck("wulfric", "Clumsy")
    t.kaylin.drinks()
    t.zot.is_asked("window")  # the first of the next turn
    t.kaylin.has(front=["Clumsy"])


def test_a_redealt_game_does_not_know_the_shuffles_to_come() -> None:
    game = Game(["gerki", "zot"], seed=1)
    other = redeal(game._state, 0, Random(5))
    assert other.seed != game._state.seed
