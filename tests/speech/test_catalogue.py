"""The English catalogue is complete, and holds nothing that nobody says."""

from __future__ import annotations

import importlib.util
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from alehouse import Decision, Game, IllegalMove, Move, Reason, Told, speech
from alehouse.content import catalog
from alehouse.engine import codes as c
from alehouse.engine import events, reasons
from alehouse.engine.setting import SETTINGS
from alehouse.engine.view import ENTRIES, PHASES, QUESTIONS, STATS, PourView
from alehouse.game import program
from alehouse.lang import text
from alehouse.lang.cards import Card, CardKind
from alehouse.lang.effects import SideDeck
from alehouse.lang.message import Message, say
from alehouse.moves import PLAY
from alehouse.speech.catalogue import TOPICS, Catalogue, catalogue

FOLDER = Path(speech.__file__).parent / "en"
NAMES = ("Gerki", "Zot", "Fiona")


def entries() -> dict[str, ast.Message]:
    """Every message of the catalogue; junk and doubles are refused."""
    found: dict[str, ast.Message] = {}
    for topic in TOPICS:
        for entry in FluentParser().parse((FOLDER / f"{topic}.ftl").read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), entry.content
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands there twice"
                found[entry.id.name] = entry
    return found


def vocabulary() -> ModuleType:
    """The samples of every word, from the tests next door."""
    spec = importlib.util.spec_from_file_location("vocabulary", Path(__file__).with_name("test_vocabulary.py"))
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


# --- one of everything that can be said ----------------------------------------------------------

VALUES: dict[str, tuple[Any, ...]] = {
    "seat": (0, -1),
    "target": (1, -1),
    "card": ("hide-in-shadows", None),
    "cards": (["water", "wine"], ["i-raise"], []),
    "others": (["wine"], []),
    "seats": ([0, 1, 2], [1], []),
    "mode": (0,),
    "drink": (-1, 0),
    "drinker": (-1, 0, 1),
    "bid": (0, 1),
    "n": (2, 1, 0, -2),
    "now": (7,),
    "meant": (3, 2, 0, -2, -3),
    "meter": tuple(meter.name for meter in program().meters),
    "to": (2, "inn", "pot"),
    "zone": tuple(zone.name for zone in program().zones),
    "turn": (12,),
    **events.WORDS,
}


def told(code: str) -> Iterator[Told]:
    """An event with every value of every parameter, one at a time."""
    fields = events.TOLD[code]
    values = {name: VALUES[name] for name in fields}
    if code == "start":
        values["seats"] = (3,)
    if code == "play":
        values["card"] = values["card"][:1]
    if code == "put":
        values["to"] = (2,)
    for name in fields or ("",):
        for value in values.get(name, ("",)):
            args = {other: options[0] for other, options in values.items()}
            yield Told(0, code, {**args, name: value} if name else args, False)
    if "n" in values:
        yield Told(0, code, {**{other: options[-1] for other, options in values.items()}, "n": 0}, False)


def questions() -> Iterator[Decision]:
    for kind in QUESTIONS:
        for about in (None, "water", "mushroom-tea", "i-raise", "refill", *ENTRIES[1:]):
            yield Decision(1, 0, kind, about)


def moves() -> Iterator[tuple[Move, Decision | None]]:
    table = Game(["gerki", "lucky", "sera"], seed=1, unfinished=True)._state.table
    by_id = table.program.by_id
    knives = by_id["you-get-a-knife-and-you-get-a-knife-and-you-get-a-knife"]
    yield Move((c.M_PASS, -1, 0, -1, 0, 0), table), None
    yield Move((c.M_PLAY, by_id["hide-in-shadows"], 0, -1, 0, 0), table), None
    yield Move((c.M_PLAY, by_id["mind-the-caltrops"], 0, 1, 0, 0), table), None
    yield Move((c.M_PLAY, knives, 0, 0b011, 0, 0), table), None
    yield Move((c.M_PLAY, by_id["hey-whered-the-little-guy-go"], 1, -1, 1, 0), table), None
    for mask in (0, 0b1, 0b101):
        yield Move((c.M_DISCARD, -1, 0, -1, 0, mask), table), None
    yield Move((c.M_ORDER, -1, 0, 2, 0, 0), table), None
    yield Move((c.M_CHOOSE, -1, 0, 2, 0, 0), table), None
    for kind, about in (("may", None), ("number", None), ("select", None), ("sequence", None), ("option", None)):
        for number in (0, 1):
            yield Move((c.M_CHOOSE, -1, 0, -1, 0, number), table), Decision(1, 0, kind, about)
    yield Move((c.M_CHOOSE, -1, 0, -1, 0, 1), table), Decision(1, 0, "option", "drunk-clyde")
    yield Move((c.M_CHOOSE, -1, 0, -1, 0, 1), table), None
    yield Move((c.M_CHOOSE, -1, 1, 0b101, 0, 0), table), Decision(1, 0, "target", None)
    for kind, about in (("offer", "hide-in-shadows"), ("shed", "hook")):
        for number in (0, 1):
            yield Move((c.M_CHOOSE, -1, 0, -1, 0, number), table), Decision(1, 0, kind, about)
    yield Move((c.M_OFFER, by_id["hide-in-shadows"], 0, 1, 0, 2), table), None
    for gain in range(3):
        yield Move((c.M_TOKEN, -1, 0, -1, 0, gain), table), None


MOVES = [
    "Pass",
    "Play “Hide in shadows”",
    "Play “Mind the caltrops” on Lucky",
    "Play “You get a knife, and you get a knife, and you get a knife...” on Gerki and Lucky",
    "Play “Hey! Where'd the little guy go?”, use 2 on Drink 2",
    "Discard nothing",
    "Discard card 1",
    "Discard cards 1 and 3",
    "Order a Drink for Sera",
    "Choose Sera",
    "No",
    "Yes",
    "Choose 0",
    "Choose 1",
    "Choose card 1",
    "Choose card 2",
    "Choose option 1",
    "Choose option 2",
    "Choose option 1",
    "Choose option 2",
    "Choose: Drink a Drink from your Drink Me! pile.",
    "Choose option 2",
    "Choose Gerki and Sera",
    "No",
    "Yes",
    "Choose card 1",
    "Choose card 2",
    "Offer “Hide in shadows” to Lucky",
    "Spend a Potion Token to gain 6 Fortitude",
    "Spend a Potion Token to lose 6 Alcohol Content",
    "Spend a Potion Token to take 3 Gold from the Inn",
]


# --- tests ----------------------------------------------------------------------------------------


def fine(text: str) -> bool:
    return bool(text) and not any(mark in text for mark in ("{", "}", "$", "\u2068", "  "))


@pytest.mark.parametrize("key", [key for key, _ in reasons.KEYS.values()])
def test_every_reason_has_one_sentence(key: str) -> None:
    text = speech.reason_text(Reason(key, "PLAY-01"))
    assert fine(text)
    assert text.endswith(".")
    assert speech.reason_text(IllegalMove(key, "PLAY-01")) == text


def test_different_reasons_have_different_sentences() -> None:
    texts = {speech.reason_text(Reason(key, "")) for key, _ in reasons.KEYS.values()}
    assert len(texts) == len(reasons.KEYS)


@pytest.mark.parametrize("code", events.FIELDS)
def test_every_event_has_a_sentence(code: str) -> None:
    for event in told(code):
        text = speech.event_text(event, NAMES, speech.card_titles())
        assert fine(text), event
        assert text[0].isupper() or text[0] in "“0123456789", text
        assert text[-1] in ".!" or text[-2:] in (".”", "!”", "?”"), text
        assert not re.search(r"[.!?]”?\.$", text.replace("...", "…")), text


def test_every_edit_of_the_engine_has_a_name() -> None:
    never_told = {c.E_HALVE_UP, c.E_HALVE_DOWN, c.E_X, c.E_SPENT, c.E_ASKED}
    edits = {value for name, value in vars(c).items() if name.startswith("E_")}
    assert edits - never_told == set(events.EDITS)


@pytest.mark.parametrize("kind", QUESTIONS)
def test_every_question_can_be_asked(kind: str) -> None:
    game = Game(["gerki", "zot"], seed=1)
    for decision in questions():
        if decision.kind == kind:
            text = speech.question_text(decision, game)
            assert fine(text)
            assert text.startswith("Gerki: ")


def test_moves_are_said_as_a_player_would() -> None:
    assert [speech.move_text(move, decision) for move, decision in moves()] == MOVES


def pour(drinker: int, *cards: str) -> PourView:
    return PourView(drinker, drinker, cards, 1, 0, False, (), ())


ALE, WINE, OWN = pour(0, "light-ale"), pour(2, "wine-with-a-chaser", "water"), pour(1, "wine")


def moves_on_drinks() -> Iterator[tuple[str, Sequence[PourView] | None, str]]:
    yield "water-into-wine drink 2", (ALE, WINE), "Play “Water into Wine” on Fiona's “Wine with a Chaser”"
    yield "water-into-wine drink 1", (ALE,), "Play “Water into Wine”"
    yield "water-into-wine drink 2", (ALE, ALE), "Play “Water into Wine” on Gerki's “Light Ale” (Drink 2)"
    yield "water-into-wine drink 2", None, "Play “Water into Wine” on Drink 2"
    yield "water-into-wine drink 2", (ALE,), "Play “Water into Wine” on Drink 2"
    own = "come-my-friend-sit-and-drink-with-me on gerki drink 3"
    yield own, (ALE, WINE, OWN), "Play “Come, my friend, sit and drink with me!” on Gerki (Zot's “Wine”)"
    yield own, None, "Play “Come, my friend, sit and drink with me!” on Gerki (Drink 3)"
    some = "pixie-spun-candy-floss drink 1,2"
    both = "Gerki's “Light Ale” and Fiona's “Wine with a Chaser”"
    yield some, (ALE, WINE), f"Play “Pixie-Spun Candy Floss” on {both}"


def move_on(text: str) -> Move:
    """The move of a text, whether or not it is legal."""
    table = Game(["gerki", "zot", "fiona"], seed=1)._state.table
    found = PLAY.fullmatch(f"play {text}")
    assert found is not None
    index = table.program.by_id[found["card"]]
    places = [int(place) - 1 for place in found["drink"].split(",")]
    some = table.program.designs[index].modes[0].pick == c.P_DRINKS
    arg = sum(1 << place for place in places) if some else places[0]
    return Move((c.M_PLAY, index, 0, table.names.index(found["on"]) if found["on"] else -1, arg, 0), table)


@pytest.mark.parametrize(("text", "drinks", "said"), list(moves_on_drinks()))
def test_a_card_is_played_on_the_drink_of_somebody(text: str, drinks: Sequence[PourView] | None, said: str) -> None:
    assert speech.move_text(move_on(text), drinks=drinks, names=NAMES) == said


def test_questions_name_one_drink_but_not_several() -> None:
    game = Game(["gerki", "zot"], seed=1)
    one = Decision(1, 0, "window", "wine-with-a-chaser")
    assert speech.question_text(one, game) == "Gerki: do you play a card on “Wine with a Chaser”?"
    assert speech.question_text(one, game, drinks=(WINE,)) == "Gerki: do you play a card on “Wine with a Chaser”?"
    assert speech.question_text(one, game, drinks=(WINE, ALE)) == "Gerki: do you play a card on the Drinks?"
    event = Decision(1, 0, "window", "the-challenge")
    assert speech.question_text(event, game) == "Gerki: do you answer the Event “The Challenge!” with a card?"
    card = Decision(1, 0, "target", "hide-in-shadows")
    assert speech.question_text(card, game) == "Gerki: whom does “Hide in shadows” hit?"


SENTENCES = {
    "Gerki wins the Round; 16 Gold are in the pot.": ("won", {"seat": 0, "n": 16}),
    "Gerki wins the Round; 1 Gold is in the pot.": ("won", {"seat": 0, "n": 1}),
    "Gerki wins the Round; the pot is empty.": ("won", {"seat": 0, "n": 0}),
    "Zot gets 3 Gold from what is left behind.": ("share", {"seat": 1, "n": 3}),
    "Zot draws 1 card.": ("draw", {"seat": 1, "n": 1}),
    "Zot draws 2 cards.": ("draw", {"seat": 1, "n": 2}),
    "Gerki discards “I raise!” and “Tip the Wench.”": (
        "discard", {"seat": 0, "cards": ["i-raise", "tip-the-wench"]},
    ),
    "Gerki discards “Hide in shadows”.": ("discard", {"seat": 0, "cards": ["hide-in-shadows"]}),
    "Zot reveals “We're Cutting You Off!” to drink.": (
        "reveal", {"seat": 1, "target": 1, "cards": ["were-cutting-you-off"]},
    ),
    "Zot reveals “Fine Ambrosia, Nectar of the Gods” to drink.": (
        "reveal", {"seat": 1, "target": 1, "cards": ["fine-ambrosia-nectar-of-the-gods"]},
    ),
    "The Event “The Challenge!” takes effect.": ("resolve", {"entry": "event", "seat": 0, "card": "the-challenge"}),
    "Fiona's Drink will give Fortitude instead of Alcohol Content.": (
        "edit", {"edit": "convert", "seat": 2, "n": 0, "target": -1, "drink": 0, "drinker": 2},
    ),
    "Zot makes their own Drink weaker by 2.": (
        "edit", {"edit": "reduce", "seat": 1, "n": 2, "target": -1, "drink": 0, "drinker": 1},
    ),
    "Zot swaps what is in the Drink of Gerki.": (
        "edit", {"edit": "replace", "seat": 1, "n": 0, "target": -1, "drink": 0, "drinker": 0},
    ),
}  # fmt: skip


@pytest.mark.parametrize(("text", "event"), SENTENCES.items())
def test_sentences_that_everybody_will_read(text: str, event: tuple[str, dict[str, Any]]) -> None:
    code, args = event
    assert speech.event_text(Told(0, code, args, False), NAMES, speech.card_titles()) == text


def test_a_title_that_ends_with_its_own_mark_ends_its_sentence_wherever_that_stands() -> None:
    """In English, where a full stop after the quotes would be a second one; in Russian it belongs there."""

    def twice(language: str) -> str:
        kept = say("event-keep", seat="Zot", who="other", card=say("title", text="Who, me?"))
        return catalogue(language).say(say("list-and", first=kept, last=kept))

    assert twice("en") == "Zot keeps “Who, me?” and Zot keeps “Who, me?”"
    assert twice("ru").count("?».") == 2


@pytest.mark.parametrize(
    ("language", "you", "text"),
    [
        ("en", 2, "A bot in your place plays “Hide in shadows” on you."),
        ("en", 0, "Fiona (a bot) plays “Hide in shadows” on Fiona."),
        ("ru", 2, "Бот вместо вас играет «Скрыться в тенях». Цель: вы."),
    ],
)
def test_what_a_bot_has_done_for_somebody_is_not_told_as_their_own(language: str, you: int, text: str) -> None:
    args = {"seat": 2, "card": "hide-in-shadows", "mode": 0, "target": 2, "drink": -1, "bid": 0, "bot": 1}
    told = Told(0, "play", args, False)
    assert speech.event_text(told, NAMES, speech.card_titles(language), language, you=you) == text


def test_the_catalogue_holds_nothing_that_is_never_said(monkeypatch: pytest.MonkeyPatch) -> None:
    said: set[str] = set()

    def listen(self: Catalogue, message: Message) -> tuple[str, dict[str, str]]:
        said.add(self._known(message))
        return plain(self, message)

    plain = Catalogue._spoken
    monkeypatch.setattr(Catalogue, "_spoken", listen)
    speech.card_text.cache_clear()
    for card in (*catalog.cards(catalog.pack()).values(), *vocabulary().CARDS):
        speech.card_text(card)
        speech.type_text(card)
        speech.option_texts(card)
    for character in catalog.pack().characters:
        for counter in character.counters:
            speech.counter_text(counter.name)
    speech.counter_text("moonlight")
    speech.deck_text("gear")
    for variant in (*SETTINGS, "moonlight"):
        speech.variant_text(variant)
    speech.team_name(NAMES)
    for role in (*catalog.pack().characters, *vocabulary().ROLES):
        speech.role_text(role)
    for card in (Card("sample", "Sample", CardKind.CHARACTER), Card("sample", "Sample", CardKind.SIDE)):
        speech.type_text(card)
    for deck in (SideDeck("gear"), SideDeck("moonlight")):
        catalogue("en").say(text.types(Card("sample", "Sample", CardKind.SIDE), deck))
    for key, _ in reasons.KEYS.values():
        speech.reason_text(Reason(key, ""))
    for code in events.FIELDS:
        for event in told(code):
            speech.event_text(event, NAMES, speech.card_titles(), you=0)
    speech.event_text(Told(0, "over", {"seats": [0, 1]}, False), NAMES, {}, teams=["A", "A", "B"], you=0)
    speech.event_text(Told(0, "pass-bid", {"seat": 0, "bot": 1}, False), NAMES, {}, you=0)
    game = Game(["gerki", "gerki"], seed=1, duplicates=True)
    for decision in questions():
        speech.question_text(decision, game)
    for move, decision_or_none in moves():
        speech.move_text(move, decision_or_none)
    for written, drinks, _ in moves_on_drinks():
        speech.move_text(move_on(written), drinks=drinks, names=NAMES)
    speech.move_text(next(moves())[0], Decision(1, 0, "shed", "hook"), front=["loopy-straw"])
    for phase in PHASES:
        speech.phase_text(phase)
    for stat in STATS:
        speech.stat_text(stat)
    assert set(entries()) == with_references(said)


def with_references(said: set[str]) -> set[str]:
    """Messages that are said, and those that they quote."""
    found: set[str] = set()

    class References(Visitor):
        def visit_MessageReference(self, node: ast.MessageReference) -> None:
            found.add(node.id.name)

    known = entries()
    todo = set(said)
    while todo:
        for id in todo:
            References().visit(known[id])
        said, todo = said | todo, found - said - todo
    return said


def test_the_catalogue_is_loaded_once() -> None:
    assert catalogue("en") is catalogue("en")
