"""Golden transcripts: three whole games as text, reviewed like code.

Each file tells a game of fixed seed and random players: what everybody was told, one event a line, by code and
arguments (no wording of speech/), and between them the answers, those that led to the same event on one line. A
window in which nobody played is one line.
A change of the rules, of the shuffle or of the order of events shows up here as a diff. If it is meant:

    ALEHOUSE_RENEW_GOLDEN=1 .venv/bin/pytest tests/golden      # then read the diff, and commit it
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from difflib import unified_diff
from pathlib import Path
from random import Random
from typing import Any

import pytest

from alehouse import Game, Told
from alehouse.engine import codes as c
from alehouse.testing.playout import Policy, anything, eager

RENEW = "ALEHOUSE_RENEW_GOLDEN"
FOLDER = Path(__file__).parent
NUMBERS = {"place": {"pot": c.POT, "inn": c.INN}, "why": {"drink": 0, "gold": 1}}
"""Words that the transcripts have as the numbers of the engine."""


@dataclass(frozen=True)
class Golden:
    """How a game came about."""

    name: str
    characters: tuple[str, ...]
    seed: int
    policy: Policy
    drinks: tuple[str, ...] = ("rdi1",)
    ask_everybody: bool = False
    rules: tuple[tuple[str, int], ...] = ()

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.name}.txt"

    def game(self) -> Game:
        return Game(
            self.characters,
            seed=self.seed,
            drinks=self.drinks,
            ask_everybody=self.ask_everybody,
            rules=dict(self.rules),
        )

    def header(self) -> Iterator[str]:
        yield f"# {', '.join(self.characters)}"
        asked = "everybody is asked" if self.ask_everybody else "only who can matter is asked"
        yield f"# seed {self.seed}, {self.policy.__name__} players, drinks {' + '.join(self.drinks)}; {asked}"
        if self.rules:
            yield f"# everybody starts with {', '.join(f'{n} {name}' for name, n in self.rules)}"
        yield f"# renew with {RENEW}=1 pytest tests/golden"
        yield ""


SHORT = (("fortitude", 9), ("gold", 4))
"""Lower starting values, so that a large table is done in a few pages."""
GAMES = (
    Golden("two-seats-everybody-asked", ("dimli", "eve"), 64, anything, ask_everybody=True),
    Golden(
        "four-seats-bar-deck", ("gerki", "fiona", "zot", "deirdre"), 159, eager, drinks=("rdi1", "rdi2"), rules=SHORT
    ),
    Golden("six-seats", ("gog", "gerki", "fleck", "zot", "eve", "dimli"), 147, anything, rules=SHORT),
)


def transcript(golden: Golden) -> list[str]:
    """The whole game in lines."""
    game = golden.game()
    rng = Random(golden.seed)
    lines = list(golden.header())
    told = 0
    answers: list[str] = []

    def tell() -> None:
        nonlocal told
        for event in game.told(None, told):
            line = event_line(event, game.seats)
            if event.code == "close" and lines[-1] == line.replace("close", "open"):
                # Nobody played: one line for the whole window.
                lines[-1] = "; ".join([line.replace("close", "window"), *answers])
            elif answers:
                lines.extend([f"> {'; '.join(answers)}", line])
            else:
                lines.append(line)
            answers.clear()
            told = event.at + 1

    tell()
    while not game.is_over:
        move = golden.policy(game.legal_moves, rng)
        answers.append(f"{game.seats[game.to_move]} {move}")
        game.push(move)
        tell()
    outcome = game.outcome
    assert outcome is not None
    lines += ["", f"won by {' and '.join(outcome.names)} in turn {outcome.turns}"]
    return lines


def event_line(event: Told, seats: tuple[str, ...]) -> str:
    words = [event.code]
    for key, value in event.args.items():
        word = paid(event) if key == "means" else said(key, value, seats)
        if word:
            words.append(word)
    if event.code == "turn":
        return "\n" + " ".join(words)
    return "  " + " ".join(words)


def paid(event: Told) -> str:
    """How it was paid, as flags: 1 is an ante, 2 means that the Inn pays."""
    flags = (c.F_ANTE if event.args["to"] == "pot" else 0) | (c.F_INN if event.args["means"] == "inn" else 0)
    return f"means={flags}" if flags else ""


def said(key: str, value: Any, seats: tuple[str, ...]) -> str:
    """One argument; nothing where it says nothing."""

    def seat(number: int) -> str:
        return seats[number] if number >= 0 else ""

    if isinstance(value, list):
        return ",".join(seat(one) if key == "seats" else str(one) for one in value)
    if key == "seat":
        return seat(value)
    if key == "target":
        return f"on {seat(value)}" if value >= 0 else ""
    if key == "to":
        return f"to the {value}" if isinstance(value, str) else f"to {seat(value)}"
    if key in ("entry", "what", "edit"):
        return str(value)
    if key == "moment":
        return "afterwards" if value == "after" else ""
    if key == "card":
        return value or ""
    if key in NUMBERS:
        return f"{key}={NUMBERS[key][value]}"
    if key == "drink":
        return f"drink={value + 1}" if value > 0 else ""
    if key in ("mode", "bid", "n") and not value:
        return ""
    return f"{key}={value}"


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.name)
def test_the_game_is_told_as_before(golden: Golden) -> None:
    now = "\n".join(transcript(golden)) + "\n"
    if os.environ.get(RENEW):
        golden.path.write_text(now, "utf-8")
        pytest.skip(f"{golden.path.name} is written anew")
    before = golden.path.read_text("utf-8")
    if now != before:
        diff = unified_diff(before.splitlines(), now.splitlines(), golden.path.name, "this version", lineterm="", n=4)
        shown = list(diff)
        more = [f"... and {len(shown) - 60} lines more"] if len(shown) > 60 else []
        renew = f"If this is meant: {RENEW}=1 .venv/bin/pytest tests/golden"
        pytest.fail("\n".join(["the game is told in another way:", *shown[:60], *more, renew]), pytrace=False)
