"""The coloured table: markers on the track, and a screen that fits the terminal."""

from io import StringIO
from random import Random

import pytest
from rich.console import Console

from alehouse import Game
from alehouse.bots import bot, seated
from alehouse.cli.faces import ScreenFace
from alehouse.cli.picture import draw, track
from alehouse.speech import Teller
from alehouse.testing import action_phase, given


def row(fortitude: int, alcohol: int) -> str:
    t = given("fiona", "gerki", at=action_phase("fiona"))
    t.gerki.set(fortitude=fortitude, alcohol=alcohol)
    marks = {"drunk": "=", "left": ".", "lost": " "}
    return "".join(marks.get(what, what) for _, what in track(t.game.view(None).seats[1]))


@pytest.mark.parametrize(
    ("fortitude", "alcohol", "drawn"),
    [
        (20, 0, "A...................F"),
        (17, 3, "===A.............F   "),
        (10, 9, "=========AF          "),
        (10, 10, "==========X          "),
        (0, 20, "F===================A"),
    ],
)
def test_the_markers_close_in_on_each_other(fortitude: int, alcohol: int, drawn: str) -> None:
    assert row(fortitude, alcohol) == drawn


def log_lines(text: str) -> int:
    """Lines between the two headings."""
    between = text.partition("── What happened")[2].partition("── Your hand")[0]
    return between.count("\n") - 1


@pytest.mark.parametrize(("width", "height", "seats"), [(80, 24, 4), (80, 24, 2), (120, 40, 8)])
def test_the_screen_fits_the_terminal(width: int, height: int, seats: int) -> None:
    characters = ["gerki", "zot", "fiona", "deirdre", "dimli", "eve", "fleck", "gog"][:seats]
    game = Game(characters, seed=3)
    console = Console(file=StringIO(), width=width, height=height, force_terminal=True, highlight=False)
    face, teller, player, rng = ScreenFace(console), Teller(game), seated(bot("normal")), Random(1)
    log = [f"Sentence number {n} of many, and not a short one at that, so that it is wrapped." for n in range(99)]
    shown = 0
    while not game.is_over:
        seat = game.to_move
        if seat == 0:
            picture = draw(game, 0, teller, log, 3)
            lines = face.lines(picture)
            assert all(line.cell_len < width for line in lines)
            # A long list of moves may scroll the top away; the question never is.
            if len(picture.choices) < 5 and len(picture.stack) < 3:
                assert len(lines) < height
            text = "\n".join(line.plain for line in lines)
            assert picture.question[: width - 10] in text
            assert log_lines(text) >= 3
            shown += 1
        game.push(player(game, seat, rng), seat)
    assert shown > 10


def screen(log: list[str], fresh: int) -> str:
    game = Game(["gerki", "zot", "fiona", "deirdre"], seed=5)
    console = Console(file=StringIO(), width=80, height=24, force_terminal=True, highlight=False)
    lines = ScreenFace(console).lines(draw(game, 0, Teller(game), log, fresh))
    assert len(lines) < 24
    return "\n".join(line.plain for line in lines)


def test_what_does_not_fit_is_counted() -> None:
    text = screen([f"Sentence {n}." for n in range(50)], 40)
    shown = text.count("Sentence ")
    assert f"… {40 - shown} more, type log" in text
    assert "Sentence 49." in text
    assert "more, type log" not in screen([f"Sentence {n}." for n in range(50)], 2)


def test_a_sentence_that_is_too_long_is_cut() -> None:
    text = screen(["short", "word " * 400], 1)
    assert "word word" in text
    assert "word…" in text or "…" in text.partition("What happened")[2]


def test_equal_cards_are_listed_once() -> None:
    t = given("fiona", "gerki", at=action_phase("fiona"))
    t.fiona.hand("winning-hand", "i-raise", "winning-hand")
    console = Console(file=StringIO(), width=80, height=24, force_terminal=True, highlight=False)
    text = "\n".join(line.plain for line in ScreenFace(console).lines(draw(t.game, 0, Teller(t.game), [], 0)))
    assert "1,3 Winning Hand! ×2" in text
    assert " 2 I raise!" in text
