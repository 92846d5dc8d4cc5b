"""Sentences for words that no shipped card needs to have, exactly as they are printed."""

from __future__ import annotations

import pytest

from alehouse.content import catalog
from alehouse.lang import effects as e
from alehouse.lang.cards import (
    Card,
    Character,
    Guard,
    Passive,
    action,
    added,
    drink,
    event,
    mode,
    side_action,
    side_sometimes,
    sometimes,
    standing,
)
from alehouse.lang.message import say
from alehouse.lang.own import EFFECTS, OwnEffect
from alehouse.lang.words import (
    ACTION,
    ALCOHOL,
    CAUSE,
    EVERYTHING,
    FORTITUDE,
    GOLD,
    HAND_SIZE,
    IGNORED,
    INN,
    NEGATED,
    NEXT_TURN,
    ORDER_PHASE,
    ORDERS,
    OTHERS,
    SETUP,
    SOMETIMES,
    TARGET,
    TURN_END,
    TURN_START,
    YOU,
    OnFlip,
)
from alehouse.speech import card_text, deck_text, option_texts, role_text, type_text
from alehouse.speech.catalogue import catalogue

PIETY = e.Counter("piety", low=1, high=8)
BRAWLS = e.Counter("brawls", high=10)
GEAR = e.SideDeck("gear", OnFlip.MERGE)
MOODS = e.SideDeck("wulfric", OnFlip.REPLACE)
POTIONS = e.SideDeck("potion", holds=2, sold=True)
HIT = e.Lose(2, FORTITUDE)

OWN = {
    "toll-rich": "Each player with more than {n} Gold loses 2 Fortitude.",
    "toll-hand": "Another player loses 1 Fortitude for each {n} cards in hand.",
    "toll-gold": "Gold in the pot doubles.",
}


@pytest.fixture(autouse=True)
def _own_effects(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, text in OWN.items():
        monkeypatch.setitem(EFFECTS, name, OwnEffect(name, text, lambda table, n: ()))


def hit(**more: object) -> Card:
    return action("Sample", pick=e.Another(), do=HIT, **more)


def done(*effects: e.Effect, pick: e.Pick | None = None) -> Card:
    return action("Sample", pick=pick, do=effects)


def answer(*effects: e.Effect, trigger: e.Trigger | None = None) -> Card:
    return sometimes("Sample", mode(trigger or e.Played(ACTION), pick=e.Another(), do=effects))


ANOTHER = "Another player loses 2 Fortitude."
DRAW = e.Draw(1)

CARDS: dict[str, tuple[Card, str]] = {
    # --- conditions
    "level": (done(e.If(e.Level(PIETY, 5), (DRAW,))), "If you have at least 5 Piety, draw a card."),
    "top level": (done(e.If(e.Level(PIETY, 8), (DRAW,))), "If you have 8 Piety, draw a card."),
    "level of Brawls": (done(e.If(e.Level(BRAWLS, 4), (DRAW,))), "If you have at least 4 Brawls, draw a card."),
    "level of a mode": (
        sometimes("Sample", mode(e.Played(SOMETIMES), when=e.Level(PIETY, 3), do=e.Negate())),
        "When someone plays a Sometimes Card, if you have at least 3 Piety: negate it.",
    ),
    "level of somebody": (
        done(HIT, pick=e.Another(where=e.Level(PIETY, 3))),
        "Another player who has at least 3 Piety loses 2 Fortitude.",
    ),
    "paid": (
        done(e.Pay(2, YOU, INN), e.Then((e.If(e.Paid(), (HIT,)),)), pick=e.Another()),
        "Pay the Inn 2 Gold. After that, if you paid it all with your own Gold, another player loses 2 Fortitude.",
    ),
    "not paid": (
        action("Sample", do=e.Pay(1, YOU, INN), rider=e.If(e.Paid(), (), (e.Lose(1, PIETY, YOU),))),
        "Pay the Inn 1 Gold.\n"
        "At the very end, even if this card was ignored: unless you paid it all with your own Gold, lose 1 Piety.",
    ),
    # --- effects
    "again": (
        answer(e.Negate(), e.AllowAgain()),
        "When someone plays an Action Card: negate it. That player may play another card of the same type.",
    ),
    "again, of an Event": (
        answer(e.AllowAgain()),
        "When someone plays an Action Card: that player may play another card of the same type.",
    ),
    "end of the turn": (
        done(e.EndTurn()),
        "End your turn. Until the next turn begins, you play no cards and ignore everything.",
    ),
    "end of the turn, and longer": (
        done(e.EndTurn(NEXT_TURN)),
        "End your turn. Until your own next turn begins, this card lies in front of you; "
        "you play no cards and ignore everything.",
    ),
    "end of the turn, if you like": (
        done(HIT, e.May((e.EndTurn(),)), pick=e.Another()),
        f"{ANOTHER} You may end your turn. Until the next turn begins, you play no cards and ignore everything.",
    ),
    "end of the turn by an Event": (
        event("Sample", do=e.EndTurn()),
        "Whoever reveals this ends their turn. Until the next turn begins, they play no cards and ignore everything.",
    ),
    "own": (done(e.Own("toll-rich", 10)), "Each player with more than 10 Gold loses 2 Fortitude."),
    "own, after a head": (
        answer(e.Own("toll-rich", 8)),
        "When someone plays an Action Card: each player with more than 8 Gold loses 2 Fortitude.",
    ),
    "own, about a name": (
        done(e.If(e.StillIn(), (e.Own("toll-gold"),))),
        "If you are still in the Round, Gold in the pot doubles.",
    ),
    "own, among others": (
        done(DRAW, e.Own("toll-rich", 5), HIT, pick=e.Another()),
        f"Draw a card. Each player with more than 5 Gold loses 2 Fortitude. {ANOTHER}",
    ),
    "own, on whom the card picks": (
        done(e.Own("toll-hand", 2), HIT, pick=e.Another()),
        "Another player loses 1 Fortitude for each 2 cards in hand. That player loses 2 Fortitude.",
    ),
    "own, if you like": (
        done(e.May((e.Own("toll-rich", 5),))),
        "You may let this happen: each player with more than 5 Gold loses 2 Fortitude.",
    ),
    # --- responses
    "boost": (
        answer(e.Boost(2)),
        "When someone plays an Action Card: raise each loss of Fortitude that it causes by 2.",
    ),
    "boost of everything": (
        answer(e.Boost(1, None), trigger=e.Played(by_another=True)),
        "When another player plays a card: raise each loss, gain and payment that it causes by 1.",
    ),
    "boost by a Gear": (
        added("Sample", do=e.Boost(1)),
        "Raise each loss of Fortitude that the whole card causes by 1.",
    ),
    # --- picks
    "two": (done(HIT, pick=e.UpTo(2, least=2)), "Each of two other players loses 2 Fortitude."),
    "two, and more of them": (
        done(HIT, DRAW, e.Discard(1), pick=e.UpTo(2, least=2)),
        "Each of two other players loses 2 Fortitude. Draw a card. Each of them discards a card.",
    ),
    "pay two": (done(e.Pay(1, YOU, TARGET), pick=e.UpTo(2, least=2)), "Pay two other players 1 Gold."),
    "two or three": (done(HIT, pick=e.UpTo(3, least=2)), "Each of 2 to 3 other players loses 2 Fortitude."),
    "up to three": (done(HIT, pick=e.UpTo(3)), "Each of up to 3 other players loses 2 Fortitude."),
    # --- decks that are turned
    "mood": (
        done(e.Flip(MOODS)),
        "Turn over the top card of your Mood deck; it takes the place of the one in front of you.",
    ),
    "gear": (done(e.Flip(GEAR)), "Turn over the top card of your Gear deck; it becomes part of this card."),
    "potion": (
        done(e.Flip(POTIONS)),
        "Turn over the top card of your Potion deck; keep at most 2 cards of that deck in front of you.",
    ),
    "the only potion": (
        done(e.Flip(e.SideDeck("potion", holds=1))),
        "Turn over the top card of your Potion deck; keep only one card of that deck in front of you.",
    ),
    # --- what stands below
    "shield at a level": (
        hit(shield=NEGATED | IGNORED, shield_when=e.Level(PIETY, 8)),
        f"{ANOTHER}\nThis card cannot be negated or ignored while you have 8 Piety.",
    ),
    "whole shield at a level": (
        hit(shield=EVERYTHING, shield_when=e.Level(PIETY, 5)),
        f"{ANOTHER}\nNothing can be done about this card while you have at least 5 Piety.",
    ),
    "shield if paid": (
        hit(shield=IGNORED, shield_when=e.Paid()),
        f"{ANOTHER}\nThis card cannot be ignored if you paid it all with your own Gold.",
    ),
    "shield always": (hit(shield=IGNORED), f"{ANOTHER}\nThis card cannot be ignored."),
    "shield of a Drink": (
        drink("Sample", shield=IGNORED),
        "No effect at all.\nThis Drink cannot be ignored by a card.",
    ),
    "adds": (
        hit(adds=GEAR),
        f"{ANOTHER}\nAs you play this, turn over the top card of your Gear deck and add its effects.",
    ),
    "adds once more": (
        added("Sample", do=DRAW, adds=GEAR),
        "Draw a card.\nTurn over the next card of your Gear deck and add its effects too.",
    ),
    "shield of a Gear": (
        added("Sample", do=DRAW, shield=NEGATED | IGNORED),
        "Draw a card.\nThe whole card cannot be negated or ignored.",
    ),
    "whole shield of a Gear": (
        added("Sample", do=DRAW, shield=EVERYTHING),
        "Draw a card.\nNothing can be done about the whole card.",
    ),
    "price": (side_action("Sample", pick=e.Another(), do=HIT, price=1), f"{ANOTHER}\nPrice: 1 Gold."),
    "price of what is used from the table": (
        side_sometimes("Sample", mode(e.InPhase(ORDER_PHASE), do=DRAW), price=2),
        "In your Order Phase: draw a card.\nPrice: 2 Gold.",
    ),
    "used from the table": (
        side_sometimes("Sample", mode(e.InPhase(ORDER_PHASE), do=DRAW)),
        "In your Order Phase: draw a card.\nThis card waits face up in front of you until you play it.",
    ),
    "fails": (
        added("Sample", do=DRAW, fails=True),
        "Draw a card.\nDiscard this card as soon as it is turned over, and turn over the next one.",
    ),
    # --- what lasts
    "less": (standing("Sample", Passive(FORTITUDE, 1)), "A card that would cost you Fortitude takes 1 less."),
    "more": (standing("Sample", Passive(FORTITUDE, -1)), "A card that would cost you Fortitude takes 1 more."),
    "stronger": (
        standing("Sample", Passive(ALCOHOL, -1, drinks=True)),
        "A Drink that would give you Alcohol Content gives 1 more.",
    ),
    "harder": (
        standing("Sample", Passive(FORTITUDE, -1, caused=True)),
        "A card of yours that would cost others Fortitude takes 1 more.",
    ),
    "softer": (
        standing("Sample", Passive(FORTITUDE, 2, caused=True)),
        "A card of yours that would cost others Fortitude takes 2 less.",
    ),
    "back": (
        standing("Sample", Passive(FORTITUDE, back=1)),
        "Whoever makes you lose Fortitude with a card loses 1 Fortitude too.",
    ),
    "more, and back": (
        standing("Sample", Passive(FORTITUDE, -1, back=1)),
        "A card that would cost you Fortitude takes 1 more.\n"
        "Whoever makes you lose Fortitude with a card loses 1 Fortitude too.",
    ),
    "smaller hand": (standing("Sample", Passive(HAND_SIZE, 2)), "Your hand size is 2 smaller."),
    "larger hand": (standing("Sample", Passive(HAND_SIZE, -1)), "Your hand size is 1 larger."),
    "one more Drink": (standing("Sample", Passive(ORDERS, -1)), "Order one more Drink in your Order Phase."),
    "two more Drinks": (standing("Sample", Passive(ORDERS, -2)), "Order 2 more Drinks in your Order Phase."),
    "one Drink less": (standing("Sample", Passive(ORDERS, 1)), "Order one Drink less in your Order Phase."),
    "fewer Drinks": (standing("Sample", Passive(ORDERS, 2)), "Order 2 fewer Drinks in your Order Phase."),
    "guard": (
        standing("Sample", Guard(NEGATED | IGNORED)),
        "Cards that you play from your hand cannot be negated or ignored.",
    ),
    "guard of everything": (
        standing("Sample", Guard(EVERYTHING)),
        "Nothing can be done about cards that you play from your hand.",
    ),
    "hook": (
        standing("Sample", hooks=(e.Hook(TURN_START, (e.Lose(1, FORTITUDE, YOU), DRAW)),)),
        "At the start of your turn, lose 1 Fortitude and draw a card.",
    ),
    "hook on others": (
        standing("Sample", Passive(FORTITUDE, 1), hooks=(e.Hook(TURN_END, (e.Lose(1, FORTITUDE, OTHERS), DRAW)),)),
        "A card that would cost you Fortitude takes 1 less.\n"
        "At the end of your turn, each other player loses 1 Fortitude and you draw a card.",
    ),
    "hook that offers": (
        standing("Sample", hooks=(e.Hook(TURN_START, (e.May((e.Pay(1, YOU, INN), e.Then((DRAW,)))),)),)),
        "At the start of your turn, you may pay the Inn 1 Gold. If you do, you draw a card afterwards.",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("card", "text"), CARDS.values(), ids=CARDS.keys())
def test_the_sentence_of_a_word(card: Card, text: str) -> None:
    assert card_text.__wrapped__(card) == text


# --- characters ------------------------------------------------------------------------------------


def character(*decks: e.SideDeck, hooks: tuple[e.Hook, ...] = ()) -> Character:
    cards: tuple[tuple[int, Card], ...] = ((1, standing("Sample", Passive(FORTITUDE, 1))),)
    return Character("sample", "Sample", "", 0, (), side_decks=tuple((deck, cards) for deck in decks), hooks=hooks)


def test_a_character_says_what_it_does_without_a_card() -> None:
    turns = (e.Hook(SETUP, (e.Flip(MOODS),)), e.Hook(TURN_END, (e.Flip(MOODS),)))
    assert role_text(character(MOODS, hooks=turns)) == (
        "Before the game begins, turn over the top card of your Mood deck; it stays face up in front of you.\n"
        "At the end of your turn, turn over the top card of your Mood deck; "
        "it takes the place of the one in front of you."
    )


def test_a_character_says_what_it_may_keep_and_sell() -> None:
    assert role_text(character(POTIONS, e.SideDeck("item", holds=1), GEAR)) == (
        "Keep at most 2 cards of your Potion deck in front of you.\n"
        "You may sell cards of your Potion deck that lie in front of you, each at its price.\n"
        "Keep only one card of your Item deck in front of you."
    )


def test_what_a_moment_says_of_a_deck_is_not_said_again() -> None:
    turns = (e.Hook(SETUP, (e.Flip(POTIONS),)), e.Hook(TURN_START, (e.Flip(POTIONS),)))
    assert role_text(character(POTIONS, hooks=turns)) == (
        "Before the game begins, turn over the top card of your Potion deck; it stays face up in front of you.\n"
        "At the start of your turn, turn over the top card of your Potion deck; "
        "keep at most 2 cards of that deck in front of you.\n"
        "You may sell cards of your Potion deck that lie in front of you, each at its price."
    )


def test_a_deck_that_is_turned_once_says_how_many_stay() -> None:
    assert role_text(character(POTIONS, hooks=(e.Hook(SETUP, (e.Flip(POTIONS),)),))).split("\n")[1] == (
        "Keep at most 2 cards of your Potion deck in front of you."
    )


def test_most_characters_have_nothing_to_say() -> None:
    assert role_text(next(role for role in catalog.pack().characters if role.id == "gerki")) == ""


# --- names -----------------------------------------------------------------------------------------


def test_a_card_without_a_type_is_named_by_its_deck() -> None:
    cards = catalog.cards(catalog.pack())
    assert type_text(cards["loyal"]) == "Mood Card"
    assert type_text(added("Sample", do=DRAW)) == "Added Card"
    assert type_text(standing("Sample", Passive(FORTITUDE, 1))) == "Side Card"
    assert type_text(side_action("Sample", do=DRAW)) == "Action Card"


def test_decks_have_names() -> None:
    names = {name: deck_text(name) for name in ("gear", "potion", "wulfric", "cellar")}
    assert names == {
        "gear": "Gear deck",
        "potion": "Potion deck",
        "wulfric": "Mood deck",
        "cellar": "Cellar deck",
    }


def test_a_choice_at_a_moment_has_options() -> None:
    choice = e.Choose(YOU, ((DRAW,), (e.Gain(1, GOLD),)))
    assert option_texts(standing("Sample", hooks=(e.Hook(TURN_START, (choice,)),))) == ("Draw a card.", "Gain 1 Gold.")


@pytest.mark.parametrize(
    ("sentence", "part"),
    [
        ("Each player pays you 1 Gold.", "each player pays you 1 Gold"),
        ("Action Cards cost 1 Gold.", "Action Cards cost 1 Gold"),
        ("Action and Sometimes Cards cost 1 Gold.", "Action and Sometimes Cards cost 1 Gold"),
        ("Golden goblets are yours!", "golden goblets are yours!"),
        ("Fortitude counts twice", "Fortitude counts twice"),
        ("Drink it all.", "drink it all"),
    ],
)
def test_a_sentence_becomes_a_clause(sentence: str, part: str) -> None:
    assert catalogue("en").say(say("own-other", text=sentence)) == part


def test_whoever_caused_it_is_named_where_nobody_was() -> None:
    assert card_text(done(e.Lose(1, FORTITUDE, CAUSE), e.AllowAgain())) == (
        "Whoever caused this loses 1 Fortitude and may play another card of the same type."
    )
