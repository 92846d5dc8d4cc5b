"""What is told to somebody at the table: the own seat is "you", in the right form of every verb."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from typing import Any

import pytest

from alehouse import speech
from alehouse.engine import events
from alehouse.results import Told

_SPEC = importlib.util.spec_from_file_location("catalogue", Path(__file__).with_name("test_catalogue.py"))
assert _SPEC is not None
assert _SPEC.loader is not None
SAMPLES = importlib.util.module_from_spec(_SPEC)
"""The samples of the tests next door."""
_SPEC.loader.exec_module(SAMPLES)
NAMES = ("Gerki", "Zot", "Fiona")
HIDE = "hide-in-shadows"

SENTENCES: list[tuple[str, dict[str, Any], str, str]] = [
    ("play", {"seat": 0, "card": HIDE, "mode": 0, "target": 1}, "You play “Hide in shadows” on Zot.", "Вы играете"),
    ("play", {"seat": 1, "card": HIDE, "mode": 0, "target": 0}, "Zot plays “Hide in shadows” on you.", " на вас."),
    ("play", {"seat": 0, "card": HIDE, "mode": 0, "target": 0}, "You play “Hide in shadows” on yourself.", "вы сами."),
    ("reveal", {"seat": 0, "target": 0, "cards": ["wine"]}, "You reveal “Wine” to drink.", "«Вино», чтобы выпить."),
    ("reveal", {"seat": 1, "target": 1, "cards": ["wine"]}, "Zot reveals “Wine” to drink.", "«Вино», чтобы выпить."),
    ("reveal", {"seat": 1, "target": 0, "cards": ["wine"]}, "Zot reveals “Wine” for you.", ", пьёте вы."),
    ("pay", {"seat": 1, "n": 1, "to": 0, "means": "own"}, "Zot pays you 1 Gold.", "Zot платит вам 1 золотой."),
    ("negate", {"entry": "card", "seat": 0, "card": HIDE}, "Your “Hide in shadows” is negated.", "Ваша карта"),
    ("out", {"seat": 0, "why": "gold"}, "You have no Gold left and are out of the game.", "Вы остаётесь"),
    ("out", {"seat": 0, "why": "drink"}, "You have passed out and are out of the game.", "игры: Опьянение догнало"),
    (
        "out",
        {"seat": 1, "why": "drink", "n": 5},
        "Zot has passed out and is out of the game. The Inn takes 5 Gold.",
        "Zot выбывает из игры: Опьянение догнало Стойкость. Таверна забирает 5 золотых.",
    ),
    ("over", {"seats": [0]}, "You win the game.", "Вы побеждаете в игре."),
    ("over", {"seats": [0, 2]}, "You and Fiona share the victory.", "Вы и Fiona делите победу."),
    ("passed-out", {"seats": [2, 0]}, "You and Fiona pass out.", "Вы и Fiona отключаетесь."),
    ("collect", {"seat": 0, "n": 0}, "The pot is empty: you collect nothing.", "Банк пуст: вы ничего не забираете."),
    ("collect", {"seat": 1, "n": 3}, "Zot collects the pot of 3 Gold.", "Zot забирает банк: 3 золотых."),
    (
        "edit",
        {"edit": "reduce", "seat": 1, "n": 1, "target": -1, "drink": 0, "drinker": 0},
        "Zot makes your Drink weaker by 1.",
        "Zot делает ваш Напиток слабее на 1.",
    ),
]


@pytest.mark.parametrize(("code", "args", "english", "russian"), SENTENCES)
def test_the_own_seat_is_you(code: str, args: dict[str, Any], english: str, russian: str) -> None:
    event = Told(0, code, args, False)
    assert speech.event_text(event, NAMES, speech.card_titles(), you=0) == english
    assert russian in speech.event_text(event, NAMES, speech.card_titles("ru"), "ru", you=0)


CHANGES = [
    ({"n": 2, "now": 12, "meant": 2}, "Zot gains 2 Fortitude and now has 12."),
    ({"n": 1, "now": 20, "meant": 2}, "Zot gains 1 Fortitude and now has 20, the most there is."),
    ({"n": 0, "now": 20, "meant": 2}, "Zot would gain 2 Fortitude, but has 20 already, the most there is."),
    ({"n": 0, "now": 0, "meant": -2}, "Zot would lose 2 Fortitude, but has 0 already, the least there is."),
    ({"n": 0, "now": 7, "meant": 0}, "Zot's Fortitude stays at 7."),
    ({"n": 2, "now": 20}, "Zot gains 2 Fortitude and now has 20."),
]
"""The last one is of a game from before `meant` was told."""


@pytest.mark.parametrize(("numbers", "text"), CHANGES)
def test_a_change_says_what_has_come_of_it(numbers: dict[str, int], text: str) -> None:
    event = Told(0, "change", {"seat": 1, "what": "fortitude", **numbers}, False)
    assert speech.event_text(event, NAMES, speech.card_titles()) == text


def test_a_team_that_wins_is_your_team() -> None:
    event = Told(0, "over", {"seats": [0, 1]}, False)
    teams = ("the team of Gerki and Zot", "the team of Gerki and Zot", "Fiona")
    assert speech.event_text(event, NAMES, {}, teams=teams, you=1) == "Your team wins the game."
    assert speech.event_text(event, NAMES, {}, teams=teams, you=2) == "The team of Gerki and Zot wins the game."


@pytest.mark.parametrize("language", speech.languages())
@pytest.mark.parametrize("code", events.FIELDS)
def test_nobody_is_called_by_name_and_you_at_once(code: str, language: str) -> None:
    """Whoever is spoken to never finds the own name in the sentence, nor a verb of somebody else."""
    for event in SAMPLES.told(code):
        text = speech.event_text(event, NAMES, speech.card_titles(language), language, you=event.args.get("seat"))
        if isinstance(event.args.get("seat"), int) and event.args["seat"] >= 0:
            assert NAMES[event.args["seat"]] not in text, text
        assert not re.search(r"\b[Yy]ou (\w+[^s]s|is|has|does)\b|\b[Вв]ы \w+(ет|ёт|ит|ется)\b", text), text
