"""`alehouse play --plain`: whole games through the real command, and what may be typed."""

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from alehouse import Game
from alehouse.bots import bot
from alehouse.cli import session as sessions
from alehouse.cli.faces import PlainFace
from alehouse.cli.session import Session

COMMAND = [sys.executable, "-c", "from alehouse.cli import app; app()"]
GERKI = ("--me", "gerki", "--opponents", "gog,fleck,dimli")
DEIRDRE = ("--me", "deirdre", "--opponents", "gog,fleck,dimli")
EVE = ("--me", "eve", "--opponents", "gog,fleck,zot")


def play(
    answers: str, *options: str, hash_seed: str = "0", encoding: str = "utf-8"
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, "play", "--plain", "--seed", "5", *options],
        input=answers,
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONIOENCODING": encoding},
        check=False,
    )


def test_a_whole_game_by_the_first_number(tmp_path: Path) -> None:
    save = tmp_path / "game.txt"
    done = play("1\n" * 2000, *GERKI, "--save", str(save))
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert re.search(r"\w+ (wins|share the victory) in turn \d+\.", done.stdout)
    assert re.search(r"\w+ (passed out|ran out of Gold) in turn \d+\.", done.stdout)
    assert f"The record is in {save}" in done.stdout
    assert "\x1b" not in done.stdout
    proof = subprocess.run(
        [*COMMAND, "replay", str(save), "--verify"], capture_output=True, text=True, timeout=60, check=False
    )
    assert proof.returncode == 0
    assert proof.stdout.startswith("verified: ")


def test_the_same_record_whatever_the_hash_seed(tmp_path: Path) -> None:
    records = []
    for hash_seed in ("1", "77"):
        save = tmp_path / hash_seed
        done = play("1\n" * 2000, *EVE, "--save", str(save), hash_seed=hash_seed)
        assert done.returncode == 0, done.stderr
        records.append(save.read_bytes())
    assert records[0] == records[1]


def test_the_end_of_the_input_ends_the_game_with_one_line(tmp_path: Path) -> None:
    save = tmp_path / "game.txt"
    done = play("", *GERKI, "--save", str(save))
    assert done.returncode == 0
    assert done.stderr == ""
    assert done.stdout.splitlines()[-1].startswith("You leave the table in turn 1. The record is in ")
    assert "unfinished" in save.read_text("utf-8")


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_ctrl_c_ends_the_game_with_one_line() -> None:
    with subprocess.Popen(
        [*COMMAND, "play", "--plain", "--seed", "5", *GERKI],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as running:
        assert running.stdout is not None
        for line in running.stdout:
            if line.startswith("(Enter keeps all"):
                break
        time.sleep(0.2)
        running.send_signal(signal.SIGINT)
        for line in running.stdout:
            if line.startswith("Leave the table? Ctrl-C again or quit leaves, Enter stays"):
                break
        time.sleep(0.2)
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=30)
    assert running.returncode == 0
    assert err == ""
    assert out.splitlines()[-1].startswith("You leave the table in turn 1.")


@pytest.mark.parametrize(("then", "after"), [("", None), ("quit", "quit"), ("2 3", "2 3")])
def test_after_ctrl_c_enter_stays_without_passing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], then: str, after: str | None
) -> None:
    typed = iter([None, then])

    def read() -> str:
        line = next(typed)
        if line is None:
            raise KeyboardInterrupt
        return line

    monkeypatch.setattr(sessions, "read_line", read)
    game = Game(["gerki", "zot"], seed=1)
    assert Session(game, 0, {1: bot("normal")}, Random(1), PlainFace(), False).hear() == after
    assert "Leave the table?" in capsys.readouterr().out


def test_a_record_is_never_overwritten(tmp_path: Path) -> None:
    save = tmp_path / "game.txt"
    save.write_text("precious", "utf-8")
    done = play("quit\n", "--save", str(save))
    assert done.returncode == 2
    assert done.stderr == f"alehouse: {save} exists already; choose another name for --save, or delete it first\n"
    assert save.read_text("utf-8") == "precious"


def test_a_terminal_without_our_letters_is_no_bug() -> None:
    done = play("play caf\u00e9\nquit\n", "--me", "GERKI", encoding="ascii")
    assert done.returncode == 0, done.stderr
    assert "You are Gerki" in done.stdout
    assert "bug" not in done.stdout + done.stderr


def lines_after(answers: str, *options: str) -> list[str]:
    """What is said to these answers, from the first prompt on."""
    said = play(answers, *GERKI, *options).stdout
    return said.partition("> ")[2].splitlines()


WRONG = [
    ("99", "there is no card 99 in your hand; type numbers from 1 to 7"),
    ("dance", "“dance” is no move; type the numbers of cards to discard, Enter to keep all, or help"),
    ("discard 9", "there is no card 9 in your hand; type numbers from 1 to 7"),
    ("why", "why needs a card of your hand, 1 to 7, such as why 1"),
    ("why 12", "why needs a card of your hand, 1 to 7, such as why 1"),
    ("card dancing", "card needs a card of your hand, 1 to 7, such as card 1"),
    ("log yesterday", "log shows what is new, log 20 the last 20 lines, log all everything"),
    ("ask", "type ask all or ask less"),
    ("rules", "rules needs the id of a rule, such as rules GAMBLE-05"),
    ("rules CHASE-7", "there is no rule “CHASE-7”; do you mean CHASER-07"),
    ("play x", "there is no card “x” in your hand"),
    ("play", "play which card?"),
    ("order", "order whom? Say a name, such as order dimli"),
    ("order gog", "That is not one of the choices"),
    ("order 2", "2 in the list is nothing to order"),
]


@pytest.fixture(scope="module")
def scolded() -> list[str]:
    """What is said to all that is wrong, typed one after the other: none of it changes anything."""
    return lines_after("".join(f"{typed}\n" for typed, _ in WRONG) + "quit\n")


@pytest.mark.parametrize(("typed", "said"), WRONG)
def test_wrong_input_gets_one_line_that_helps(scolded: list[str], typed: str, said: str) -> None:
    at = 1 + 2 * [one for one, _ in WRONG].index(typed)
    assert scolded[at].startswith(said), scolded[:3]
    assert scolded[at + 1].startswith("> ")


def test_why_names_reason_and_rule() -> None:
    lines = lines_after("discard\nwhy 1\nwhy 3\nquit\n")
    reasons = [line for line in lines if line.startswith(("“", "You can play"))]
    assert "(PLAY-01; rules PLAY-01 explains)" in reasons[0]
    assert reasons[1] == "You can play “Mind the caltrops” now."


def test_the_words_that_help_are_understood() -> None:
    said = "\n".join(lines_after("help\ntable\nhand\nlog\ncard 2\nrules CHASER-07\nquit\n"))
    for part in (
        "why card N of your hand",
        "log all: everything from the start",
        "Anytime cards are offered only on your turn",
        "A = Alcohol Content, F = Fortitude, Pile = Drinks waiting",
        "Gerki (you): Fortitude 20, Alcohol 0, Gold 10, pile 1, hand 7, deck 33.",
        "Cards 2, 7: Dump it on the floor (Sometimes)",
        "4 players sit down",
        "typed as dump-it-on-the-floor",
        "CHASER-07: The whole chain is a single Drink.",
    ):
        assert part in said
    assert "·" not in said
    assert all(len(line) <= 78 for line in sessions.HELP.splitlines())


def test_numbers_alone_are_cards_to_discard_and_enter_keeps_all() -> None:
    assert "Gerki discards “Mind the caltrops”." in lines_after("3\nquit\n")
    assert "Gerki draws 2 cards." in lines_after("2 3\nquit\n")
    assert "Gerki draws 7 cards." in lines_after("all\nquit\n")
    for keeping in ("", "nothing", "discard nothing"):
        assert not any("draws" in line for line in lines_after(f"{keeping}\nquit\n"))


def test_the_log_may_be_asked_for_in_parts() -> None:
    new, one, whole = (lines_after(f"2\nlog{word}\nquit\n") for word in ("", " 1", " all"))
    assert "Gerki discards “Dump it on the floor”." in new[new.index("> ") :]
    assert "Turn 1: Gerki." not in new
    assert one[one.index("> ") + 2].startswith("> ")
    assert "Turn 1: Gerki." in whole


def test_how_often_to_ask_may_be_changed_at_the_table() -> None:
    less, more = (play(f"{word}\n" + "\n1\n" * 10, *DEIRDRE).stdout for word in ("ask less", "ask all"))
    assert less.count("Do you play a card now?") < more.count("Do you play a card now?")


def test_a_move_may_be_typed_in_words() -> None:
    said = "\n".join(lines_after("discard 4 6\nplay mind-the-caltrops on gog\nOrder a Drink for Fleck\nquit\n"))
    assert re.search("Gerki plays “?Mind the caltrops”? on Gog[.]", said)
    assert "Gerki orders a Drink for Fleck." in said


def test_a_chain_of_answers_says_who_answers_whom() -> None:
    done = play("1\n" * 2000, *GERKI, "--ask-all", "--seed", "7")
    assert re.search(r"Pending 2: \w+ answers \w+('s Drink)? with “", done.stdout)


def test_skip_passes_until_something_touches_you() -> None:
    passed, skipped = (play(f"\n1\n1\n1\n{word}\n", *GERKI, "--ask-all").stdout for word in ("1", "skip"))
    assert skipped.count("\nTurn ") > passed.count("\nTurn ")
    assert "skip is for moments when others act" in "\n".join(lines_after("skip\n"))


def test_a_table_of_ten() -> None:
    done = play("1\n" * 2000, "--seats", "10", "--bots", "random,normal", "--drinks", "rdi1,rdi2")
    assert done.returncode == 0, done.stderr
    assert re.search(r"(wins|share the victory) in turn", done.stdout)
