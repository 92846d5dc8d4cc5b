"""The eight decks of the first two boxes, card by card, and the catalogue."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace

import pytest

from alehouse.content.catalog import CatalogError, cards, content_hash, pack, validate
from alehouse.lang.cards import (
    Card,
    CardKind,
    Pack,
    action,
    action_gambling,
    anytime,
    cheating,
    gambling,
    mode,
    slug,
    sometimes,
)
from alehouse.lang.codec import CodecError, Json, decode, encode
from alehouse.lang.effects import (
    AboutTo,
    Adjust,
    After,
    Another,
    Ante,
    Anyone,
    Collect,
    Convert,
    Cover,
    Drink,
    Drinking,
    DuringRound,
    EndRound,
    Gain,
    Ignore,
    InPhase,
    LeaveRound,
    Lose,
    Minus,
    Negate,
    Order,
    PassDrink,
    Pay,
    Played,
    PlayersLeft,
    Plus,
    Protect,
    Redirect,
    Replace,
    Split,
    StartRound,
    StillIn,
    TakeControl,
    TakePot,
    Won,
)
from alehouse.lang.words import (
    ACTION_SOMETIMES,
    ACTION_SOMETIMES_ANYTIME,
    ACTIVE,
    ALCOHOL,
    ALL,
    ANTE,
    CAUSE,
    CHEATING,
    DRINK,
    DRINK_DECK,
    DRINKER,
    EVERYTHING,
    FORTITUDE,
    GOLD,
    IGNORED,
    IN_ROUND,
    INN,
    LOSE_FORTITUDE,
    LOSE_GOLD,
    LOST_FORTITUDE,
    NOBODY,
    OGRE,
    ORDER_PHASE,
    OTHERS,
    PILE,
    POT,
    REDUCED,
    REFILL,
    SOMETIMES,
    TARGET,
    YOU,
    Kind,
    Type,
)

NO, STOP = "i-dont-think-so", "stop-the-drinks"
ANY = ACTION_SOMETIMES_ANYTIME
LEAVES = mode(AboutTo(ANTE), do=LeaveRound())
IGNORES_DRINK = mode(AboutTo(DRINK), do=Ignore())
IGNORES_ALL = mode(Played(ANY, affects=(FORTITUDE, ALCOHOL, GOLD)), do=Ignore())
PAYS = Pay(1, YOU, INN)

# What each design does, written here once more and apart from the content. The titles are labels.
DESIGNS = [
    action_gambling("start-gambling", action=StartRound(1), gambling=TakeControl()),
    gambling("raise", do=(Ante(1, IN_ROUND), TakeControl())),
    gambling("winning-hand", do=TakeControl(beaten_by=CHEATING)),
    sometimes("pot-to-inn", mode(DuringRound(ends_it=True), do=EndRound(INN))),
    sometimes("negate-sometimes", mode(Played(SOMETIMES), do=Negate()), family=NO, answered_only_by=NO),
    sometimes(
        "stop-drink-change",
        mode(Played(SOMETIMES, changes_drink=True), do=Negate()),
        family=STOP,
        answered_only_by=NO,
    ),
    anytime("tip", pick=Anyone(), do=Pay(1, TARGET, INN)),
    sometimes("order-two", mode(InPhase(ORDER_PHASE), do=(PAYS, Order(2)))),
    sometimes(
        "order-two-free-or-skip-refill-pay",
        mode(InPhase(ORDER_PHASE), do=Order(2)),
        mode(AboutTo(REFILL), do=Cover(NOBODY)),
    ),
    cheating("cheat-control", do=TakeControl()),
    cheating("cheat-control-eject", pick=Another(in_round=True), do=(TakeControl(), LeaveRound(TARGET))),
    sometimes(
        "anti-cheat",
        mode(Played(CHEATING, by_another=True), when=StillIn(), do=(Negate(), EndRound(YOU))),
    ),
    sometimes("steal-pot-after-win", mode(Won(), do=TakePot())),
    sometimes(
        "restart-round",
        mode(Won(), when=StillIn(), do=(Negate(), Ante(1, IN_ROUND), TakeControl())),
    ),
    sometimes("pot-coin", mode(DuringRound(), do=Collect(1, POT, YOU))),
    sometimes("inn-pays", mode(AboutTo(LOSE_GOLD), do=Cover(INN))),
    sometimes("coin-no-pay", mode(AboutTo(LOSE_GOLD), do=Cover(NOBODY))),
    sometimes("leave-instead-of-ante", LEAVES),
    sometimes("leave-or-ignore-drink", LEAVES, IGNORES_DRINK),
    sometimes(
        "leave-or-ignore-drink-pay-1",
        mode(AboutTo(ANTE), do=(LeaveRound(), PAYS)),
        mode(AboutTo(DRINK), do=(Ignore(), PAYS)),
    ),
    sometimes("ignore-drink", IGNORES_DRINK),
    sometimes("ignore-all-stats", IGNORES_ALL),
    sometimes("ignore-all-stats-or-drink", IGNORES_ALL, IGNORES_DRINK),
    sometimes("ignore-fort-alc-as", mode(Played(ACTION_SOMETIMES, affects=(FORTITUDE, ALCOHOL)), do=Ignore())),
    sometimes("ignore-fort-as", mode(Played(ACTION_SOMETIMES, affects=(FORTITUDE,)), do=Ignore())),
    sometimes("ignore-fort-asa", mode(Played(ANY, affects=(FORTITUDE,)), do=Ignore())),
    sometimes("pass-drink", mode(Drinking(YOU), pick=Another(), do=PassDrink())),
    sometimes("split-drink", mode(Drinking(YOU), pick=Another(), do=Split())),
    sometimes("add-2-alcohol", mode(Drinking(ALL), do=Adjust(ALCOHOL, Plus(2)))),
    sometimes("reduce-2-alcohol", mode(Drinking(ALL), do=Adjust(ALCOHOL, Minus(2)))),
    sometimes("alcohol-to-fort", mode(Drinking(YOU), do=Convert(ALCOHOL, FORTITUDE))),
    sometimes("extra-drink", mode(Drinking(OTHERS, own_phase=True), do=Drink(ACTIVE, PILE))),
    sometimes("replace-drink-4-alcohol", mode(Drinking(OTHERS), do=Replace((Gain(4, ALCOHOL, DRINKER),)))),
    anytime("force-drink-now", pick=Another(), do=Drink(TARGET, PILE)),
    action("toast", do=Drink(ALL, DRINK_DECK)),
    action("give-2-alcohol", pick=Another(), do=Gain(2, ALCOHOL, TARGET)),
    action("hit-1", pick=Another(), do=Lose(1, FORTITUDE, TARGET)),
    action("hit-2", pick=Another(), do=Lose(2, FORTITUDE, TARGET)),
    action("hit-3", pick=Another(), do=Lose(3, FORTITUDE, TARGET)),
    action("hit-4", pick=Another(), do=Lose(4, FORTITUDE, TARGET)),
    action("hit-3-pay-1", pick=Another(), do=(Lose(3, FORTITUDE, TARGET), PAYS)),
    action("hit-all-others-1", do=Lose(1, FORTITUDE, OTHERS)),
    sometimes("hit-back-2", mode(After(LOST_FORTITUDE), do=Lose(2, FORTITUDE, CAUSE))),
    anytime("heal-2", do=Gain(2, FORTITUDE, YOU)),
    action("heal-other-for-gold", pick=Another(), do=(Gain(2, FORTITUDE, TARGET), Pay(1, TARGET, YOU))),
    action("heal-all-collect", do=(Gain(1, FORTITUDE, ALL), Pay(1, OTHERS, YOU))),
    action("sober-all-collect", do=(Lose(1, ALCOHOL, ALL), Pay(1, OTHERS, YOU))),
    action("rowdy-song", do=(Lose(1, FORTITUDE, OTHERS), Gain(1, ALCOHOL, ALL), PAYS)),
    sometimes(
        "share-pain",
        mode(
            AboutTo(LOSE_FORTITUDE, by_another=True),
            do=(Split(CAUSE, what=FORTITUDE), Protect(REDUCED | IGNORED)),
        ),
    ),
    sometimes(
        "redirect-loss",
        mode(AboutTo(LOSE_FORTITUDE, by_another=True), pick=Another(but_cause=True), do=Redirect(TARGET)),
        mode(Played(ANY, affects=(FORTITUDE,)), when=PlayersLeft(2), do=Ignore()),
    ),
    anytime("take-1-gold", pick=Another(), do=Pay(1, TARGET, YOU)),
    action("take-2-gold", pick=Another(), do=Pay(2, TARGET, YOU)),
    action("collect-1-each", do=Pay(1, OTHERS, YOU)),
]

SHARED = {
    "start-gambling": 6, "raise": 2, "winning-hand": 2, "pot-to-inn": 1, "negate-sometimes": 1,
    "stop-drink-change": 1, "tip": 1,
}  # fmt: skip
OWN = {
    "deirdre": {
        "order-two": 2, "anti-cheat": 1, "inn-pays": 2, "leave-instead-of-ante": 2,
        "leave-or-ignore-drink": 1, "ignore-fort-alc-as": 1, "ignore-fort-as": 2, "pass-drink": 1,
        "add-2-alcohol": 2, "reduce-2-alcohol": 1, "toast": 1, "hit-1": 1, "hit-2": 4, "hit-back-2": 1,
        "heal-2": 2, "heal-other-for-gold": 1, "heal-all-collect": 1,
    },
    "fiona": {
        "order-two": 2, "anti-cheat": 1, "inn-pays": 2, "leave-instead-of-ante": 2, "ignore-fort-as": 2,
        "ignore-drink": 2, "extra-drink": 1, "force-drink-now": 1, "split-drink": 1, "alcohol-to-fort": 1,
        "hit-1": 3, "hit-2": 3, "hit-3": 1, "hit-back-2": 2, "heal-2": 1, "collect-1-each": 1,
    },
    "gerki": {
        "order-two": 2, "cheat-control": 3, "cheat-control-eject": 1, "steal-pot-after-win": 1,
        "pot-coin": 1, "inn-pays": 2, "ignore-drink": 3, "ignore-all-stats-or-drink": 1,
        "ignore-fort-alc-as": 1, "add-2-alcohol": 2, "hit-2": 4, "hit-3": 2, "take-1-gold": 2,
        "collect-1-each": 1,
    },
    "zot": {
        "order-two": 2, "cheat-control": 3, "cheat-control-eject": 1, "inn-pays": 1,
        "leave-or-ignore-drink": 2, "leave-or-ignore-drink-pay-1": 1, "ignore-drink": 1,
        "ignore-all-stats": 1, "ignore-fort-as": 1, "pass-drink": 1, "force-drink-now": 1, "hit-1": 1,
        "hit-2": 5, "hit-all-others-1": 2, "hit-back-2": 1, "take-1-gold": 1, "collect-1-each": 1,
    },
    "dimli": {
        "order-two": 2, "restart-round": 1, "inn-pays": 2, "leave-instead-of-ante": 2,
        "leave-or-ignore-drink": 1, "ignore-fort-asa": 1, "ignore-drink": 2, "pass-drink": 2,
        "split-drink": 1, "alcohol-to-fort": 1, "add-2-alcohol": 2, "extra-drink": 1, "hit-1": 1,
        "hit-2": 5, "hit-back-2": 1, "collect-1-each": 1,
    },
    "eve": {
        "order-two": 2, "cheat-control": 3, "cheat-control-eject": 1, "coin-no-pay": 2, "pot-coin": 1,
        "leave-or-ignore-drink": 1, "ignore-all-stats": 2, "ignore-drink": 2, "replace-drink-4-alcohol": 1,
        "give-2-alcohol": 2, "hit-1": 2, "hit-3": 2, "share-pain": 1, "redirect-loss": 1, "take-1-gold": 2,
        "collect-1-each": 1,
    },
    "fleck": {
        "order-two-free-or-skip-refill-pay": 2, "cheat-control": 4, "cheat-control-eject": 1, "inn-pays": 2,
        "leave-instead-of-ante": 1, "leave-or-ignore-drink": 1, "ignore-drink": 2, "split-drink": 2,
        "toast": 1, "sober-all-collect": 1, "rowdy-song": 2, "hit-1": 1, "hit-2": 2, "hit-back-2": 1,
        "heal-2": 1, "take-2-gold": 1, "collect-1-each": 1,
    },
    "gog": {
        "order-two": 2, "anti-cheat": 1, "inn-pays": 2, "leave-instead-of-ante": 2,
        "leave-or-ignore-drink": 1, "ignore-all-stats": 1, "ignore-fort-asa": 2, "ignore-drink": 2,
        "extra-drink": 2, "hit-2": 5, "hit-3-pay-1": 1, "hit-4": 1, "hit-all-others-1": 1, "hit-back-2": 1,
        "heal-2": 1, "collect-1-each": 1,
    },
}  # fmt: skip


def rules_of(card: Card) -> Card:
    return replace(card, id="", title="")


LABELS = {rules_of(design): design.title for design in DESIGNS}
CHARACTERS = {character.id: character for character in pack().characters}
DRINK_DECKS = {deck.id: deck for deck in pack().drink_decks}


def test_no_two_designs_are_the_same() -> None:
    assert len(LABELS) == len(DESIGNS)


@pytest.mark.parametrize("name", OWN)
def test_a_deck_holds_its_cards(name: str) -> None:
    deck = CHARACTERS[name].deck
    held: Counter[str] = Counter()
    for n, card in deck:
        held[LABELS[rules_of(card)]] += n
    assert held == SHARED | OWN[name]
    assert len(held) == len(deck)
    assert CHARACTERS[name].size == 40


def test_the_eight_come_first_in_the_order_of_their_boxes() -> None:
    assert [character.id for character in pack().characters][:8] == [
        "deirdre", "fiona", "gerki", "zot", "dimli", "eve", "fleck", "gog",
    ]  # fmt: skip


def test_only_gog_is_an_ogre_among_the_eight() -> None:
    assert {name: CHARACTERS[name].kind for name in OWN if CHARACTERS[name].kind} == {"gog": OGRE}


def test_gog_refuses_in_his_own_words() -> None:
    refusals = {name: card.title for name in OWN for _, card in CHARACTERS[name].deck if card.family == NO}
    assert refusals.pop("gog") != "I don't think so!"
    assert set(refusals.values()) == {"I don't think so!"}


def test_the_pack_is_valid() -> None:
    validate(pack())


def test_ids_come_from_titles() -> None:
    ours = {card.id: card for name in OWN for _, card in CHARACTERS[name].deck}
    assert all(key == slug(card.title) for key, card in ours.items())
    assert len({card.title for card in ours.values()}) == len(ours)


# --- the codec -----------------------------------------------------------------------------------


def test_every_card_survives_the_codec() -> None:
    for card in cards(pack()).values():
        assert decode(json.loads(json.dumps(encode(card)))) == card


def test_the_whole_pack_survives_the_codec() -> None:
    again = decode(json.loads(json.dumps(encode(pack()))))
    assert again == pack()
    assert content_hash(again) == content_hash(pack())


@pytest.mark.parametrize(
    ("word", "text"),
    [
        (FORTITUDE, "Stat.FORTITUDE"),
        (CardKind.DRINK, "CardKind.DRINK"),
        (SOMETIMES, "Type.SOMETIMES"),
        (ACTION_SOMETIMES, "Type.ACTION|SOMETIMES"),
        (Type(0), "Type."),
        (Kind.NONE, "Kind."),
        (REDUCED | IGNORED, "Shield.IGNORED|REDUCED"),
        (EVERYTHING, "Shield.NEGATED|IGNORED|REDUCED|REDIRECTED|HIT_BACK|COVERED"),
    ],
)
def test_words_are_written_by_name(word: object, text: str) -> None:
    assert encode(word) == {"word": text}
    again = decode({"word": text})
    assert again == word
    assert type(again) is type(word)


def test_a_record_is_written_with_its_class() -> None:
    assert encode(Lose(2, FORTITUDE)) == {
        "is": "Lose",
        "n": 2,
        "what": {"word": "Stat.FORTITUDE"},
        "who": {"word": "Who.TARGET"},
        "relief": None,
    }


@pytest.mark.parametrize("value", [1.5, [1], {"a": 1}, object(), Lose])
def test_only_the_vocabulary_can_be_written(value: object) -> None:
    with pytest.raises(CodecError):
        encode(value)


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"is": "Explode"},
        {"is": "Stat"},
        {"is": "Lose"},
        {"is": "Lose", "n": 1, "what": None, "why": 1},
        {"word": "Stat.CHARM"},
        {"word": "Type.ACTION|MAGIC"},
        {"word": "Lose.n"},
        {"word": "Stat.GOLD", "is": "Lose"},
    ],
)
def test_what_is_not_vocabulary_cannot_be_read(data: dict[str, Json]) -> None:
    with pytest.raises(CodecError):
        decode(data)


# --- the catalogue -------------------------------------------------------------------------------


def small(*extra: Card) -> Pack:
    """Zot alone, and some loose cards."""
    return Pack(characters=(CHARACTERS["zot"],), drink_decks=(DRINK_DECKS["rdi1"],), loose=extra)


def with_zot(**changes: object) -> Pack:
    return replace(small(), characters=(replace(CHARACTERS["zot"], **changes),))  # type: ignore[arg-type]


def with_drinks(**changes: object) -> Pack:
    return replace(small(), drink_decks=(replace(DRINK_DECKS["rdi1"], **changes),))  # type: ignore[arg-type]


SHOVE = action("Shove", pick=Another(), do=Lose(1, FORTITUDE))


@pytest.mark.parametrize(
    ("broken", "message"),
    [
        (with_zot(deck=CHARACTERS["zot"].deck[1:]), "zot: 34 cards, but a playable deck has 40"),
        (with_drinks(cards=DRINK_DECKS["rdi1"].cards[1:]), "rdi1: 27 cards, but a playable deck has 30"),
        (with_zot(id="Zot!"), "'Zot!' is no id"),
        (replace(small(), characters=(CHARACTERS["zot"],) * 2), "the id 'zot' is used twice"),
        (replace(small(), drink_decks=(DRINK_DECKS["rdi1"],) * 2), "the id 'rdi1' is used twice"),
        (small(replace(SHOVE, title=" ")), "loose: the card 'shove' has no title"),
        (small(replace(SHOVE, id="Shove me")), "'Shove me' is no id"),
        (small(replace(SHOVE, id="")), "'' is no id"),
        (small(replace(SHOVE, modes=())), "the card 'Shove' has no effects"),
        (small(action("Shrug", do=())), "the card 'Shrug' has no effects"),
        (
            small(action("I raise!", do=Lose(1, FORTITUDE, OTHERS))),
            "the id 'i-raise' belongs to another card of zot",
        ),
    ],
)
def test_a_broken_pack_is_refused(broken: Pack, message: str) -> None:
    with pytest.raises(CatalogError, match=r".") as refusal:
        validate(broken)
    assert message in str(refusal.value)


def test_an_unfinished_deck_need_not_be_whole() -> None:
    validate(with_zot(deck=CHARACTERS["zot"].deck[1:], playable=False))
    validate(with_drinks(cards=DRINK_DECKS["rdi1"].cards[1:], playable=False))


def test_the_same_card_may_lie_in_many_decks() -> None:
    validate(small(SHOVE, SHOVE))


def test_the_hash_names_the_content() -> None:
    assert content_hash(small()) == content_hash(small())
    assert content_hash(small()) != content_hash(small(SHOVE))
    assert len(content_hash(small())) == 64
