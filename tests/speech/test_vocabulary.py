"""Every word of the vocabulary can be said, and no two words are said alike."""

from __future__ import annotations

import re
from itertools import combinations
from typing import get_args

import pytest

from alehouse.lang import effects as e
from alehouse.lang import text
from alehouse.lang.cards import Card, Character, Guard, Home, Passive, added, drink, event, mode, sometimes, standing
from alehouse.lang.message import Message
from alehouse.lang.own import EFFECTS as OWN
from alehouse.lang.own import OwnEffect
from alehouse.lang.words import (
    ACTION,
    ALCOHOL,
    ALL,
    ANY_CARD,
    CAUSE,
    CHANCE,
    CHEATING,
    COLLECTED_POT,
    DOWN,
    DRINK_DECK,
    DRINKER,
    EVERYTHING,
    FORTITUDE,
    GOLD,
    HAND_SIZE,
    HIT_BACK,
    IGNORED,
    IN_ROUND,
    INN,
    LOST_FORTITUDE,
    NEGATED,
    NEXT_TURN,
    NOBODY,
    OGRE,
    ORC,
    ORDERS,
    OTHERS,
    POT,
    REDUCED,
    SOMETIMES,
    TARGET,
    UNSPLITTABLE,
    WINNER,
    YOU,
    Kind,
    Moment,
    OnFlip,
    Part,
    Phase,
    Purse,
    Shield,
    Who,
)  # fmt: skip
from alehouse.speech import card_text

PIETY = e.Counter("piety", low=1, high=8)
STRANGE = e.Counter("moonlight")
DRAW = (e.Draw(1),)
OWN.setdefault("sample", OwnEffect("sample", "Each player with {n} or more Gold draws a card.", lambda table, n: ()))
GEAR = e.SideDeck("gear", OnFlip.MERGE)
POTION = e.SideDeck("potion", holds=2, sold=True)

EFFECTS: tuple[e.Effect, ...] = (
    e.Lose(1, FORTITUDE), e.Lose(2, FORTITUDE), e.Lose(1, ALCOHOL), e.Lose(1, GOLD), e.Lose(1, PIETY),
    e.Lose(1, STRANGE), e.Lose(e.Table(PIETY, (3, 2, 2)), FORTITUDE), e.Lose(e.X(0, 4), FORTITUDE),
    e.Lose(2, FORTITUDE, relief=e.Relief(INN)), e.Lose(2, FORTITUDE, relief=e.Relief(ANY_CARD)),
    e.Lose(2, FORTITUDE, relief=e.Relief(SOMETIMES)),
    *(e.Lose(1, FORTITUDE, who) for who in Who if who is not TARGET),
    e.Gain(1, FORTITUDE), e.Gain(2, FORTITUDE, ALL), e.Gain(3, e.Counter("scarab"), OTHERS),
    e.Pay(1, YOU, INN), e.Pay(1, TARGET, YOU), e.Pay(1, OTHERS, WINNER), e.Pay(1, YOU, POT),
    e.Pay(e.HalfPot(), CAUSE, YOU),
    e.Collect(1, POT), e.Collect(1, INN), e.Ante(1), e.Ante(2, YOU), e.Draw(1), e.Draw(2, OTHERS),
    e.Select(2), e.Select(3, ALL), e.Discard(1), e.Discard(2, YOU, CHANCE), e.Put(1, e.SideDeck("petrified"), OTHERS),
    e.Put(2, e.SideDeck("cellar"), YOU), e.Order(1), e.Order(2), e.Drink(YOU), e.Drink(TARGET, DRINK_DECK),
    e.Drink(TARGET, n=2), e.Drink(ALL, DRINK_DECK, copies=True), e.Contest(), e.Contest(2), e.Dare(), e.Keep(),
    e.StartRound(), e.StartRound(2), e.TakeControl(), e.TakeControl(CHEATING), e.LeaveRound(), e.LeaveRound(TARGET),
    e.EndRound(YOU), e.EndRound(TARGET), e.EndRound(INN), e.EndRound(NOBODY),
    *(e.Flip(e.SideDeck("brawler", on_flip=how)) for how in OnFlip), e.AllowAction(YOU), e.AllowAction(TARGET),
    e.Flip(POTION), e.AllowAgain(), e.EndTurn(), e.EndTurn(NEXT_TURN), e.Own("sample", 2), e.Own("sample", 3),
    e.If(e.Level(PIETY, 8), DRAW), e.If(e.Level(PIETY, 5), DRAW), e.If(e.Paid(), DRAW), e.If(e.Paid(), (), DRAW),
    e.May((e.Own("sample", 2),)), e.May((e.EndTurn(),)), e.May((e.AllowAgain(),)), e.May((e.Contest(),)),
    e.Boost(1), e.Boost(2), e.Boost(1, None),
    e.If(e.Is(ORC), DRAW), e.If(e.Is(ORC | OGRE), DRAW, (e.Gain(1, GOLD),)), e.If(e.Has(PIETY, TARGET), DRAW),
    e.If(e.Has(PIETY, CAUSE), (e.Lose(1, FORTITUDE, CAUSE), e.Gain(1, GOLD, CAUSE), e.Draw(1))),
    e.If(e.StillIn(), DRAW), e.If(e.PlayersLeft(2), DRAW),
    e.May(DRAW), e.May(DRAW, TARGET), e.May((e.Drink(TARGET), e.Discard(1)), TARGET), e.May((*DRAW, e.Then(DRAW))),
    e.May((e.Drink(TARGET), e.Then((e.Pay(1, TARGET, YOU),))), TARGET), e.Choose(YOU, (DRAW, (e.Gain(1, GOLD),))),
    e.Choose(TARGET, ((e.Draw(1, TARGET),), DRAW, (e.Gain(1, GOLD),))), e.Then(DRAW),
    e.Negate(), e.Ignore(), e.Ignore(FORTITUDE), *(e.Cover(purse) for purse in Purse),
    *(e.Adjust(what, by) for what in (ALCOHOL, FORTITUDE) for by in (e.Plus(1), e.Minus(1), e.To(1))),
    e.Split(), e.Split(rounding=DOWN), e.Split(NOBODY), e.Split(NOBODY, rounding=DOWN), e.Split(CAUSE, FORTITUDE),
    e.Redirect(), e.Redirect(CAUSE), e.Redirect(what=None), e.Redirect(CAUSE, what=None), e.PassDrink(),
    e.PassDrink(CAUSE), e.TakePot(), e.Add((e.Pay(1, DRINKER, YOU),)), e.Add((e.Pay(1, YOU, DRINKER),)),
    e.Convert(ALCOHOL, FORTITUDE), e.Convert(FORTITUDE, ALCOHOL), e.Replace((e.Gain(4, ALCOHOL, DRINKER),)),
    e.Protect(REDUCED | IGNORED), e.Protect(HIT_BACK),
)  # fmt: skip
TRIGGERS: tuple[e.Trigger, ...] = (
    e.Played(), e.Played(ACTION), e.Played(ACTION | CHEATING), e.Played(by_another=True), e.Played(affects=(GOLD,)),
    e.Played(affects=(FORTITUDE, ALCOHOL, GOLD)), e.Played(changes_drink=True), e.Played(picks_you=True),
    e.Played(SOMETIMES, True, (GOLD,), True, True),
    *(e.AboutTo(part, another) for part in Part for another in (False, True)),
    *(e.Drinking(who, own) for who in (YOU, OTHERS, ALL) for own in (False, True)), e.Drinking(Who.LEFT),
    e.After(LOST_FORTITUDE), e.After(COLLECTED_POT), *(e.InPhase(phase) for phase in Phase), e.DuringRound(),
    e.DuringRound(ends_it=True), e.Won(), e.Revealed(), e.Revealed(affecting_you=True),
)  # fmt: skip
PICKS: tuple[e.Pick, ...] = (
    e.Another(), e.Another(but_cause=True), e.Another(in_round=True), e.Another(where=e.Is(ORC)),
    e.Another(where=e.Has(PIETY)), e.Another(where=e.StillIn(), but_cause=True), e.Another(where=e.PlayersLeft(3)),
    e.Another(where=e.Level(PIETY, 3)), e.Another(where=e.Paid()),
    e.Anyone(), e.UpTo(2), e.UpTo(3), e.UpTo(3, least=2), *(e.UpTo(n, least=n) for n in (2, 3, 4, 5)),
)  # fmt: skip
CONDITIONS: tuple[e.Condition, ...] = (
    *(e.Is(kind) for kind in Kind), e.Has(PIETY, YOU), e.Has(PIETY, CAUSE), e.StillIn(), e.PlayersLeft(2),
    e.PlayersLeft(3), e.Level(PIETY, 8), e.Level(PIETY, 3), e.Paid(),
)  # fmt: skip


def of_effect(effect: e.Effect, trigger: e.Trigger | None = None) -> Card:
    return sometimes("Sample", mode(trigger, pick=e.Another(), do=effect))


CARDS: tuple[Card, ...] = (
    *(of_effect(effect) for effect in EFFECTS),
    *(of_effect(e.Draw(7), trigger) for trigger in TRIGGERS),
    *(sometimes("Sample", mode(pick=pick, do=e.Discard(1))) for pick in PICKS[1:]),
    *(sometimes("Sample", mode(pick=pick, do=e.Split())) for pick in PICKS[1:]),
    *(sometimes("Sample", mode(when=condition, do=e.Draw(5))) for condition in CONDITIONS),
    *(of_effect(e.Adjust(ALCOHOL, by), e.Drinking()) for by in (e.Plus(2), e.Minus(2), e.To(2))),
    *(of_effect(e.Adjust(FORTITUDE, by), e.AboutTo(Part.LOSE_FORTITUDE)) for by in (e.Plus(2), e.Minus(2), e.To(2))),
    *(of_effect(effect, trigger) for effect in (e.Ignore(), e.Negate()) for trigger in (e.Won(), e.Revealed())),
    of_effect(e.Ignore(), e.AboutTo(Part.LOSE_GOLD)),
    of_effect(e.Ignore(), e.Drinking(ALL)),
    of_effect(e.Add((e.Draw(1, DRINKER),)), e.Drinking(ALL)),
    of_effect(e.Drink(YOU), e.Drinking(ALL)),
    sometimes("Sample", mode(e.AboutTo(Part.LOSE_FORTITUDE, True), pick=e.Another(but_cause=True), do=e.Redirect())),
    sometimes("Sample", mode(pick=e.Another(), do=(e.Gain(1, GOLD, TARGET), e.May((e.Draw(1, TARGET),), TARGET)))),
    event("Sample", do=(e.Gain(1, GOLD), e.Pay(1, OTHERS, YOU), e.Dare())),
    of_effect(e.Ignore(), e.AboutTo(Part.DRINK)),
    of_effect(e.Lose(1, FORTITUDE, CAUSE), e.Revealed()),
    of_effect(e.Pay(1, YOU, CAUSE), e.Revealed()),
    sometimes("Sample", mode(e.Drinking(ALL), pick=e.SomeDrinks(), do=(e.Adjust(ALCOHOL, e.Plus(1)), e.Ignore()))),
    sometimes("Sample", mode(e.Drinking(ALL), pick=e.SomeDrinks(), do=e.Add((e.Draw(1, DRINKER),)))),
    sometimes("Sample", mode(pick=e.UpTo(2), do=(e.Lose(1, FORTITUDE), e.Draw(1), e.Discard(1), e.Negate()))),
    sometimes("Sample", mode(do=e.Draw(1)), mode(do=e.Draw(2))),
    sometimes("Sample", mode(do=e.Draw(1)), rider=e.Gain(1, PIETY)),
    sometimes("Sample", mode(do=e.Draw(1)), family="secret", answered_only_by="secret", limit="hat"),
    sometimes("Sample", mode(do=e.Draw(1)), answered_only_by="i-dont-think-so", limit="mix-in", home=Home.FRONT),
    sometimes("Sample", mode(do=e.Draw(1)), nobody_leaves=True, ignore_as=e.Minus(2)),
    sometimes("Sample", mode(do=e.Draw(1)), follows_anything=True, shield=NEGATED | HIT_BACK),
    sometimes("Sample", mode(do=e.Draw(1), used_as=ACTION), mode(do=e.Draw(1), used_as=SOMETIMES)),
    *(sometimes("Sample", mode(do=e.Draw(1)), shield=shield) for shield in (*Shield, EVERYTHING)),
    drink("Sample"),
    drink("Sample", chaser=True),
    drink("Sample", splits_itself=True, shield=UNSPLITTABLE),
    drink("Sample", shield=EVERYTHING),
    drink("Sample", e.Gain(e.X(1, 3), ALCOHOL, DRINKER)),
    drink("Sample", e.If(e.Is(ORC), (e.Draw(1, DRINKER), e.Discard(1, DRINKER)))),
    standing("Sample", Passive(FORTITUDE, less=1)),
    standing("Sample", Passive(ALCOHOL, less=1, drinks=True)),
    *(standing("Sample", Passive(what, less)) for what in (HAND_SIZE, ORDERS) for less in (1, 2, -1, -2)),
    *(standing("Sample", Passive(FORTITUDE, less, caused=caused)) for less in (2, -2) for caused in (False, True)),
    standing("Sample", Passive(ALCOHOL, less=-1, drinks=True)),
    standing("Sample", Passive(FORTITUDE, back=1)),
    standing("Sample", Passive(FORTITUDE, less=-1, back=1)),
    *(standing("Sample", Guard(shield)) for shield in (NEGATED | IGNORED, REDUCED, EVERYTHING)),
    *(sometimes("Sample", mode(do=e.Draw(3)), hooks=(e.Hook(moment, DRAW),)) for moment in Moment),
    *(sometimes("Sample", mode(do=e.Draw(3)), shield=IGNORED, shield_when=condition) for condition in CONDITIONS),
    sometimes("Sample", mode(do=e.Draw(3)), shield=EVERYTHING, shield_when=e.StillIn()),
    sometimes("Sample", mode(do=e.Draw(3)), adds=GEAR),
    sometimes("Sample", mode(do=e.Draw(3)), price=1),
    sometimes("Sample", mode(do=e.Draw(3)), price=0),
    added("Sample", do=e.Draw(3), fails=True),
    added("Sample", do=e.Boost(1)),
    added("Sample", do=e.Boost(1, None)),
)
ROLES: tuple[Character, ...] = tuple(
    Character("sample", "Sample", "", 0, (), side_decks=((deck, ()),), hooks=(e.Hook(moment, DRAW),))
    for deck in (POTION, GEAR)
    for moment in Moment
)
"""Characters that do something without a card."""


@pytest.mark.parametrize(
    ("samples", "words"),
    [(EFFECTS, e.Effect), (TRIGGERS, e.Trigger), ((*PICKS, e.SomeDrinks()), e.Pick), (CONDITIONS, e.Condition)],
)
def test_there_is_a_sample_of_every_word(samples: tuple[object, ...], words: object) -> None:
    assert {type(sample) for sample in samples} == set(get_args(words))


@pytest.mark.parametrize("card", CARDS, ids=lambda card: str(card.modes or card.drink)[:60])
def test_every_word_can_be_said(card: Card) -> None:
    said = card_text(card)
    assert said
    for line in said.split("\n"):
        assert line == "-OR-" or re.fullmatch(r"[A-Z“].*([^ .]\.|[.!?]”)", line), line
        assert not re.search(r"[{}$]|  | [.,:;]", line), line


def test_different_words_are_said_differently() -> None:
    for one, other in combinations(CARDS, 2):
        assert one != other
        assert card_text(one) != card_text(other), (one, other)


def leaves(message: Message) -> list[str]:
    """What a tree is made of, but for the one message that carries a sentence."""
    out = [message.id]
    for name, value in message.args:
        assert re.fullmatch(r"[a-z]+", name)
        if name == "text" and message.id.startswith("own-"):
            continue
        if isinstance(value, Message):
            out += leaves(value)
        elif isinstance(value, str):
            out.append(value)
    return out


@pytest.mark.parametrize("card", CARDS, ids=lambda card: str(card.modes or card.drink)[:60])
def test_the_tree_holds_ids_and_symbols_but_no_words(card: Card) -> None:
    for message in text.messages(card):
        assert all(re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", leaf) for leaf in leaves(message))


def test_only_players_in_the_round_are_named_so() -> None:
    card = sometimes("Sample", mode(do=e.Lose(1, FORTITUDE, IN_ROUND)))
    assert card_text(card) == "Each player in the Round loses 1 Fortitude."
