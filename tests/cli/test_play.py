"""`alehouse play --plain`: whole games through the real command, and what may be typed."""

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

COMMAND = [sys.executable, "-c", "from alehouse.cli import app; app()"]


def play(answers: str, *options: str, hash_seed: str = "0") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, "play", "--plain", "--seed", "5", *options],
        input=answers,
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONIOENCODING": "utf-8"},
        check=False,
    )


def test_a_whole_game_by_the_first_number(tmp_path: Path) -> None:
    save = tmp_path / "game.txt"
    done = play("1\n" * 2000, "--me", "gerki", "--save", str(save))
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
        done = play("1\n" * 2000, "--me", "eve", "--save", str(save), hash_seed=hash_seed)
        assert done.returncode == 0, done.stderr
        records.append(save.read_bytes())
    assert records[0] == records[1]


def test_the_end_of_the_input_ends_the_game_with_one_line(tmp_path: Path) -> None:
    save = tmp_path / "game.txt"
    done = play("", "--me", "gerki", "--save", str(save))
    assert done.returncode == 0
    assert done.stderr == ""
    assert done.stdout.splitlines()[-1].startswith("You leave the table in turn 1. The record is in ")
    assert "unfinished" in save.read_text("utf-8")


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_ctrl_c_ends_the_game_with_one_line() -> None:
    with subprocess.Popen(
        [*COMMAND, "play", "--plain", "--seed", "5", "--me", "gerki"],
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
        out, err = running.communicate(timeout=30)
    assert running.returncode == 0
    assert err == ""
    assert out.splitlines()[-1].startswith("You leave the table in turn 1.")


def lines_after(answers: str, *options: str) -> list[str]:
    """What is said to these answers, from the first prompt on."""
    said = play(answers, "--me", "gerki", *options).stdout
    return said.partition("> ")[2].splitlines()


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("99", "to throw away card 99, type: discard 99"),
        ("dance", "'dance' is no move; type a number from 1 to 1, or help"),
        ("discard 9", "there is no card '9' in hand; use numbers from 1 to 7"),
        ("why", "why needs a number of your hand, 1 to 7, such as why 1"),
        ("why 12", "why needs a number of your hand, 1 to 7, such as why 1"),
        ("rules", "rules needs the id of a rule, such as rules GAMBLE-05"),
        ("rules CHASE-7", "there is no rule 'CHASE-7'; do you mean CHASER-07"),
        ("play x", "there is no card 'x'"),
        ("order gog", "That is not one of the choices. (TURN-07)"),
    ],
)
def test_wrong_input_gets_one_line_that_helps(typed: str, said: str) -> None:
    lines = lines_after(f"{typed}\nquit\n")
    assert lines[1].startswith(said), lines[:3]
    assert lines[2].startswith("> ")


def test_why_names_reason_and_rule() -> None:
    lines = lines_after("discard\nwhy 1\nwhy 3\nquit\n")
    reasons = [line for line in lines if line.startswith(("“", "You can play"))]
    assert "(PLAY-01; rules PLAY-01 explains)" in reasons[0]
    assert reasons[1] == "You can play “Mind the caltrops” now."


def test_the_words_that_help_are_understood() -> None:
    said = "\n".join(lines_after("help\ntable\nhand\nlog\ncard 2\nrules CHASER-07\nquit\n"))
    for part in (
        "why card N of your hand",
        "Gerki (you): Fortitude 20, Alcohol 0, Gold 10, pile 1, hand 7, deck 33.",
        "Card 2: Dump it on the floor (Sometimes)",
        "4 players sit down",
        "typed as dump-it-on-the-floor",
        "CHASER-07: The whole chain is a single Drink.",
    ):
        assert part in said


def test_a_move_may_be_typed_in_words() -> None:
    said = "\n".join(lines_after("discard 4 6\nplay mind-the-caltrops on gog\nOrder a Drink for Fleck\nquit\n"))
    assert "Gerki plays Mind the caltrops on Gog." in said
    assert "Gerki orders a Drink for Fleck." in said


def test_a_chain_of_answers_says_who_answers_whom() -> None:
    done = play("1\n" * 2000, "--me", "gerki", "--ask-all")
    assert re.search(r"Pending 2: \w+ answers \w+('s Drink)? with “", done.stdout)


def test_skip_passes_until_something_touches_you() -> None:
    passed, skipped = (play(f"1\n1\n1\n1\n{word}\n", "--me", "gerki", "--ask-all").stdout for word in ("1", "skip"))
    assert skipped.count("\nTurn ") > passed.count("\nTurn ")
    assert "skip is for moments when others act" in "\n".join(lines_after("skip\n"))


def test_a_table_of_ten() -> None:
    done = play("1\n" * 2000, "--seats", "10", "--bots", "random,normal", "--drinks", "rdi1,rdi2")
    assert done.returncode == 0, done.stderr
    assert re.search(r"(wins|share the victory) in turn", done.stdout)
