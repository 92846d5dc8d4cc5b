"""Everything that can be said in English can be said in Russian, in Russian letters and with Russian grammar."""

from __future__ import annotations

import importlib.util
import re
from io import StringIO
from itertools import combinations
from pathlib import Path
from random import Random
from types import ModuleType

import pytest
from rich.console import Console

from alehouse import Game, load_pack, speech
from alehouse.cli import cards as listing
from alehouse.content import catalog
from alehouse.engine import events, reasons
from alehouse.engine.setting import SETTINGS
from alehouse.engine.view import PHASES, QUESTIONS, STATS
from alehouse.lang import effects as e
from alehouse.lang.cards import Card, Character, action, mode, sometimes
from alehouse.lang.words import ALCOHOL, CAUSE, FORTITUDE, GOLD, TARGET, YOU
from alehouse.packs import known, playing
from alehouse.results import Reason

HERE = Path(__file__).parent
PACK = catalog.pack()
CARDS = catalog.cards(PACK)
NAMES = ("Герки", "Зот", "Фиона")
MIRELA = load_pack(HERE.parent / "packs" / "examples" / "mirela.toml")


def neighbour(name: str) -> ModuleType:
    """The samples of the tests next door."""
    spec = importlib.util.spec_from_file_location(name, HERE / f"test_{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


VOCABULARY, SAMPLES = neighbour("vocabulary"), neighbour("catalogue")

LATIN = re.compile(r"[A-Za-z]")
BAD = re.compile(r"[{}$\u2068\u2069]|  | [.,:;!?)»]|[(«] |[.,:;!?…][.,:;]|\(\)|-[a-z]")


def wrong(text: str) -> str:
    """What is wrong with the marks and spaces of a text; nothing, if it is fine."""
    found = BAD.search(text)
    return f"{found.group()!r} in {text!r}" if found else "" if text else "nothing is said"


def foreign(text: str) -> str:
    """A letter that is not Russian, but for the X of a number that somebody names."""
    found = LATIN.search(re.sub(r"\bX\b", "", text))
    return f"{found.group()!r} in {text!r}" if found else ""


def check(text: str) -> None:
    assert not wrong(text)
    assert not foreign(text)


def check_paragraphs(text: str) -> None:
    for line in text.split("\n"):
        check(line)
        assert line == "-ИЛИ-" or re.fullmatch(r"[А-ЯЁX«].*[^ .]\.", line), line


# --- cards ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", CARDS.values(), ids=CARDS.keys())
def test_every_card_can_be_read(card: Card) -> None:
    check_paragraphs(speech.card_text(card, "ru"))
    check(speech.type_text(card, "ru"))
    for option in speech.option_texts(card, "ru"):
        check_paragraphs(option)
    check(speech.card_title(card.id, "ru"))


def test_cards_say_the_same_only_where_they_do_in_english() -> None:
    texts = {(speech.type_text(card), speech.card_text(card)) for card in CARDS.values()}
    assert len({(speech.type_text(card, "ru"), speech.card_text(card, "ru")) for card in CARDS.values()}) == len(texts)


@pytest.mark.parametrize("character", PACK.characters, ids=lambda role: role.id)
def test_every_character_is_introduced(character: Character) -> None:
    check(speech.character_name(character.id, "ru"))
    check(speech.character_title(character.id, "ru"))
    mechanic = speech.character_mechanic(character.id, "ru")
    check(mechanic)
    assert mechanic.endswith(".")
    text = speech.role_text(character, "ru")
    if text:
        check_paragraphs(text)
    for counter in character.counters:
        check(speech.counter_text(counter.name, "ru"))
    for deck, _ in character.side_decks:
        check(speech.deck_text(deck.name, "ru"))


@pytest.mark.parametrize("card", VOCABULARY.CARDS, ids=lambda card: str(card.modes or card.drink)[:60])
def test_every_word_can_be_said(card: Card) -> None:
    assert not wrong(speech.card_text(card, "ru"))


def test_different_words_are_said_differently() -> None:
    for one, other in combinations(VOCABULARY.CARDS, 2):
        assert speech.card_text(one, "ru") != speech.card_text(other, "ru"), (one, other)


def golden() -> dict[str, str]:
    """Cards that somebody has read and found good: an id in a line with ##, and then what the card says."""
    blocks = (HERE / "russian_cards.txt").read_text("utf-8").split("## ")[1:]
    return {id: text.strip() for id, _, text in (block.partition("\n") for block in blocks)}


@pytest.mark.parametrize(("id", "text"), golden().items())
def test_cards_that_everybody_should_be_able_to_read(id: str, text: str) -> None:
    assert speech.card_text(CARDS[id], "ru") == text


def test_the_golden_file_is_not_empty() -> None:
    assert len(golden()) >= 25


# --- grammar --------------------------------------------------------------------------------------

DRAW = (e.Draw(1),)
HIM = e.Counter("mark")
SENTENCES = {
    "Вы можете взять карту.": e.May(DRAW),
    "Вы можете взять карту и сбросить карту.": e.May((e.Draw(1), e.Discard(1, YOU))),
    "Вы можете заказать ещё один Напиток другому игроку.": e.May((e.Order(1),)),
    "Вы можете взять контроль над раундом.": e.May((e.TakeControl(),)),
    "Другой игрок может решить, что вы берёте карту.": e.May(DRAW, TARGET),
    "Другой игрок может выпить Напиток со своего подноса и сбросить карту.": e.May(
        (e.Drink(TARGET), e.Discard(1)), TARGET
    ),
    "Если у виновника есть Метки, вы берёте карту и сбрасываете карту.": e.If(
        e.Has(HIM, CAUSE), (e.Draw(1), e.Discard(1, YOU))
    ),
    "Если у виновника нет Меток, вы берёте карту.": e.If(e.Has(HIM, CAUSE), (), DRAW),
    "Если вы не заплатили всё это своим Золотом, возьмите карту.": e.If(e.Paid(), (), DRAW),
    "Другой игрок теряет 1 Стойкость.": e.Lose(1, FORTITUDE),
    "Другой игрок теряет 2 Стойкости.": e.Lose(2, FORTITUDE),
    "Другой игрок теряет 5 Стойкости.": e.Lose(5, FORTITUDE),
    "Другой игрок теряет 21 Опьянение.": e.Lose(21, ALCOHOL),
    "Другой игрок теряет 1 золотой.": e.Lose(1, GOLD),
    "Другой игрок теряет 3 золотых.": e.Lose(3, GOLD),
    "Возьмите карту.": e.Draw(1),
    "Возьмите 2 карты.": e.Draw(2),
    "Возьмите 5 карт.": e.Draw(5),
    "Возьмите 21 карту.": e.Draw(21),
}


@pytest.mark.parametrize(("text", "effect"), SENTENCES.items())
def test_verbs_and_numbers_stand_in_the_right_form(text: str, effect: e.Effect) -> None:
    assert speech.card_text(sometimes("Sample", mode(pick=e.Another(), do=effect)), "ru") == text


def test_a_verb_behind_may_does_not_reach_into_the_next_sentence() -> None:
    card = action("Sample", do=(e.May(DRAW), e.Gain(1, GOLD)))
    assert speech.card_text(card, "ru") == "Вы можете взять карту. Получите 1 золотой."


# --- what is told and asked -----------------------------------------------------------------------


@pytest.mark.parametrize("code", events.FIELDS)
def test_every_event_has_a_sentence(code: str) -> None:
    for event in SAMPLES.told(code):
        text = speech.event_text(event, NAMES, speech.card_titles("ru"), "ru")
        check(text)
        assert re.fullmatch(r"[А-ЯЁ«].*[.!?]", text), text
        assert not re.search(rf"игрок(а|у|ом|е)? ({'|'.join(NAMES)})", text), f"a name that is not declined: {text}"


@pytest.mark.parametrize("kind", QUESTIONS)
def test_every_question_can_be_asked(kind: str) -> None:
    game = Game(["gerki", "zot"], seed=1)
    for decision in SAMPLES.questions():
        if decision.kind == kind:
            text = speech.question_text(decision, game, "ru")
            check(text)
            assert text.startswith("Герки: ")


def test_every_move_can_be_said() -> None:
    for move, decision in SAMPLES.moves():
        check(speech.move_text(move, decision, "ru"))
    for written, drinks, _ in SAMPLES.moves_on_drinks():
        check(speech.move_text(SAMPLES.move_on(written), language="ru", drinks=drinks, names=NAMES))


@pytest.mark.parametrize("key", [key for key, _ in reasons.KEYS.values()])
def test_every_reason_has_a_sentence(key: str) -> None:
    text = speech.reason_text(Reason(key, "PLAY-01"), "ru")
    check(text)
    check(speech.reason_short(key, "ru"))
    assert text.endswith(".")


def test_small_names() -> None:
    for variant in SETTINGS:
        check(speech.variant_text(variant, "ru"))
    for phase in PHASES:
        check(speech.phase_text(phase, "ru"))
    for stat in STATS:
        check(speech.stat_text(stat, "ru"))
    for deck in PACK.drink_decks:
        check(speech.drink_deck_name(deck.id, "ru"))
    check(speech.team_name(NAMES, "ru"))


@pytest.mark.parametrize("seed", range(8))
def test_whole_games_can_be_told(seed: int) -> None:
    rng = Random(seed)
    seats = rng.sample([character.id for character in PACK.characters], 4)
    variant = "two-headed-dragon" if seed % 3 == 0 else "individual"
    drinks = ["rdi1", "rdi2", "rdi3"]
    game = Game(seats, seed=seed, drinks=drinks, unfinished=True, ask_everybody=seed % 2 == 0, variant=variant)
    teller = speech.Teller(game, "ru")
    for _ in range(600):
        decision = game.decision
        if decision is None:
            break
        moves = game.legal_moves
        move = moves[rng.randrange(len(moves))]
        check(teller.question(decision))
        check(teller.move(move, decision))
        game.push(move)
    for seat in (None, 0, 3):
        for event in game.told(seat):
            text = teller.event(event)
            check(text)
            assert "«»" not in text


# --- names ----------------------------------------------------------------------------------------


def test_names_and_titles_are_translated() -> None:
    game = Game(["gerki", "zot", "gerki"], seed=1, duplicates=True)
    assert speech.seat_names(game, "ru") == ("Герки", "Зот", "Герки 2")
    assert speech.card_title("water", "ru") == "Вода"
    assert speech.card_title("water") == "Water"
    assert speech.card_titles("en") == known().titles
    assert (speech.character_name("gog", "ru"), speech.character_title("gog", "ru")) == ("Гог", "Полуогр")
    assert (speech.character_name("gog"), speech.character_title("gog")) == ("Gog", "the Half-Ogre")
    assert speech.character_mechanic("gog") == next(role.mechanic for role in PACK.characters if role.id == "gog")
    assert speech.drink_deck_name("rdi1", "ru") == "Таверна «Красный дракон»"
    assert speech.drink_deck_name("rdi1") == "The Red Dragon Inn"


def test_a_pack_keeps_its_own_names() -> None:
    (mirela,) = MIRELA.characters
    with playing(known(MIRELA)):
        assert speech.seat_name("mirela", "ru") == mirela.name
        assert speech.character_title("mirela", "ru") == mirela.title
        assert speech.character_mechanic("mirela", "ru") == mirela.mechanic
        titles = speech.card_titles("ru")
        assert titles["bite-back"] == "Bite back"
        assert titles["water"] == "Вода"
    assert "bite-back" not in speech.card_titles("ru")


def test_the_list_of_cards_speaks_russian() -> None:
    rows = listing.rows("kaylin", language="ru")
    for row in rows:
        check(row["title"])
        check_paragraphs(row["text"])
    page = StringIO()
    listing.show(rows, Console(file=page, width=200), language="ru")
    shown = page.getvalue()
    assert "Кайлин Отступница. Одно настроение Вульфрика" in shown
    assert "В конце своего хода откройте верхнюю карту своей колоды Настроений" in shown


def test_ways_to_use_a_card_stand_apart_in_both_languages() -> None:
    card = CARDS["gambling-im-in"]
    for language, between in (("en", "-OR-"), ("ru", "-ИЛИ-")):
        first, middle, last = listing.paragraphs(speech.card_text(card, language)).split("\n")
        assert middle == between
        assert first.endswith(".")
        assert last.endswith(".")


def test_to_take_back_is_another_word_than_to_negate() -> None:
    """Both stand on one screen: on the card that negates, and under the question."""
    folder = Path(speech.__file__).parent / "ru" / "page"
    texts = "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.ftl")))
    said = re.findall(r"^(\S*(?:undo|take-back|taken-back|undone)\S* =.*(?:\n .*|\n\})*)", texts, re.MULTILINE)
    assert len(said) > 8
    assert not [text for text in said if "отмен" in text.lower()]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_lesson_names_the_line_about_questions_as_it_is_called(language: str) -> None:
    """Whoever looks for it on the table looks for these words."""
    folder = Path(speech.__file__).parent / language / "page"
    texts = "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.ftl")))
    said = dict(re.findall(r"^(\S+) = (.*)", texts, re.MULTILINE))
    assert re.search(rf"[«“]{re.escape(said['acting-yields'].rstrip(':'))}[»”]", said["lesson-first-question"])
