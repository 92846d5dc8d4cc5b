"""`--pack FILE`, `alehouse pack check` and `alehouse pack words`, through the command."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from alehouse.cli import app
from alehouse.cli import pack as packing

EXAMPLES = Path(__file__).parent / "examples"
MIRELA, BARNABY = str(EXAMPLES / "mirela.toml"), str(EXAMPLES / "barnaby.json")


def run(*words: str, code: int = 0, typed: str = "") -> str:
    done = CliRunner().invoke(app, list(words), input=typed)
    assert done.exit_code == code, done.output
    assert "Traceback" not in done.output
    return done.stdout if code == 0 else done.stderr


@pytest.fixture
def bad(tmp_path: Path) -> Path:
    path = tmp_path / "bad.toml"
    path.write_text(Path(MIRELA).read_text("utf-8").replace('"FORTITUDE"', '"FORTITUD"', 2), "utf-8")
    return path


# --- pack check ------------------------------------------------------------------------------------


def test_a_good_pack_is_played_and_reported() -> None:
    said = run("pack", "check", MIRELA, "--games", "20")
    assert re.fullmatch(rf"{MIRELA}: mirela: 40 cards of 20 designs, text in .*, \d+ of them won\n", said)


def test_everything_that_is_wrong_is_listed_with_its_line(bad: Path) -> None:
    lines = run("pack", "check", str(bad), code=1).splitlines()
    assert len(lines) == 2
    assert lines[0].startswith(f"{bad}:22: [[side_deck]] 'wolves', 'A lean grey wolf': do.what: there is no Stat")
    assert lines[0].endswith("'FORTITUD'; did you mean FORTITUDE?")


@pytest.mark.parametrize(
    ("name", "data", "said"),
    [
        ("pack.py", b"x = 1 / 0\n", ":1: ZeroDivisionError: division by zero"),
        ("pack.py", b"import os\nos._exit(7)\n", ": the check broke off with code 7"),
        ("pack.toml", b"\x00\x01", ":1: a NUL byte: this is no text"),
        ("pack.doc", b"", ": a pack is a .toml, .json or .py file"),
    ],
)
def test_faults_are_said_without_a_traceback(tmp_path: Path, name: str, data: bytes, said: str) -> None:
    path = tmp_path / name
    path.write_bytes(data)
    assert run("pack", "check", str(path), code=1) == f"{path}{said}\n"


def test_missing_files_and_folders(tmp_path: Path) -> None:
    assert run("pack", "check", str(tmp_path), code=1) == f"{tmp_path}: this is a folder; name the file of a pack\n"
    assert run("pack", "check", "no.toml", code=1) == "no.toml: there is no such file\n"


def test_a_pack_that_never_ends_is_stopped(tmp_path: Path) -> None:
    path = tmp_path / "pack.py"
    path.write_text("while True:\n    pass\n", "utf-8")
    said = run("pack", "check", str(path), "--seconds", "2", code=1)
    assert said == f"{path}: no end after 2 seconds: does something set itself off for ever?\n"


def test_a_counter_that_sets_itself_off_is_found(tmp_path: Path) -> None:
    """Only Python can write it, and the engine gives up before anybody has to wait."""
    path = tmp_path / "pack.py"
    path.write_text(
        "from alehouse.content.common import basics\n"
        "from alehouse.lang import YOU, Character, Counter, Gain, action\n"
        'INNER = Counter("ouroboros", high=1, resets=True)\n'
        'SNAKE = Counter("ouroboros", high=1, resets=True, at=((1, (Gain(1, INNER, YOU),)),))\n'
        'BITE = action("It bites its tail", do=Gain(1, SNAKE, YOU))\n'
        'CHARACTER = Character("snake", "Snake", "the Round", 0, (*basics(), (26, BITE)), counters=(SNAKE,))\n',
        "utf-8",
    )
    fine, lines = packing.examined(str(path), 5, 0)
    assert not fine
    assert any("'ouroboros'" in line for line in lines)


def test_what_games_find_is_told_with_the_line_of_the_card(tmp_path: Path) -> None:
    path = tmp_path / "pack.toml"
    text = Path(MIRELA).read_text("utf-8")
    never = 'trigger = { is = "InPhase", phase = "ORDER" }\nwhen = { is = "PlayersLeft", n = 9 }'
    path.write_text(text.replace('trigger = { is = "InPhase", phase = "ORDER" }', never), "utf-8")
    fine, lines = packing.examined(str(path), 2, 0)
    title = "'Round up the pack!'"
    at = text.splitlines().index(f'title = "{title[1:-1]}"')
    assert not fine
    assert any(line.startswith(f"{path}:{at}: {title} was never played or answered") for line in lines)


def test_a_fault_of_the_engine_is_said_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object, **__: object) -> None:
        raise IndexError("the tavern burns")

    monkeypatch.setattr("alehouse.testing.check.check_character", broken)
    assert packing.examined(MIRELA, 1, 0) == (
        False,
        [f"{MIRELA}: Mirela: a game breaks off: IndexError: the tavern burns"],
    )


# --- pack words ------------------------------------------------------------------------------------


def test_words_are_listed_and_explained() -> None:
    said = run("pack", "words")
    assert re.search(r"^effects: .*Lose.*$", said, re.MULTILINE)
    assert re.search(r"^types of cards: action, sometimes, ", said, re.MULTILINE)
    assert "Own" not in said.replace("Owner", "")
    assert "  who: YOU TARGET OTHERS" in run("pack", "words", "lose")
    assert run("pack", "words", "Loose", code=2) == "alehouse: there is no word 'Loose'; did you mean Lose?\n"
    assert "check" in run("pack")


# --- --pack ----------------------------------------------------------------------------------------


def test_cards_of_a_pack_are_listed() -> None:
    rows = json.loads(run("cards", "--pack", MIRELA, "--pack", BARNABY, "--json"))
    assert {row["character"] for row in rows} == {"mirela", "barnaby"}
    assert sum(row["copies"] for row in rows if row["deck"] == "mirela") == 40
    assert "Lick the wounds" in run("cards", "mirela", "--pack", MIRELA)
    assert "caltrops" in run("cards", "gerki", "--pack", MIRELA)
    assert "there is no deck 'mirela'" in run("cards", "mirela", code=2)


def test_who_brings_a_pack_plays_it_and_replays_it(tmp_path: Path) -> None:
    save = tmp_path / "game.txt"
    words = ("--plain", "--seed", "5", "--opponents", "barnaby,zot", "--pack", MIRELA, "--pack", BARNABY)
    said = run("play", *words, "--save", str(save), typed="1\n" * 3000)
    assert "You are Mirela, against Barnaby, Zot." in said
    assert "You only ruffled my fur" in said
    again = f"alehouse replay {save} --pack {MIRELA} --pack {BARNABY}"
    assert again in said
    assert run(*again.split()[1:], "--verify").startswith("verified: ")
    assert "Mirela" in run(*again.split()[1:])
    error = run("replay", str(save), "--pack", MIRELA, code=1)
    assert "it was played with a pack that is not here (barnaby); name its file with --pack FILE" in error


def test_the_cards_of_a_pack_can_be_asked_about_at_the_table() -> None:
    said = run("play", "--plain", "--seed", "5", "--pack", MIRELA, typed="card 1\nwhy 1\nhand\nquit\n" * 3)
    assert "typed as " in said


def test_games_with_a_pack_are_simulated_in_any_number_of_processes() -> None:
    words = ("simulate", "--games", "12", "--characters", "mirela,gerki,zot", "--pack", MIRELA, "--json")
    one, two = (json.loads(run(*words, "--jobs", jobs)) for jobs in ("1", "2"))
    assert one["finished"] == 12
    assert set(one["wins"]["character"]) == {"mirela", "gerki", "zot"}
    del one["seconds"], two["seconds"]
    assert one == two


@pytest.mark.parametrize("word", ["play", "simulate", "cards"])
def test_a_bad_pack_is_one_line_that_leads_to_all_of_them(word: str, bad: Path) -> None:
    said = run(word, "--pack", str(bad), code=2)
    assert said.startswith(f"alehouse: {bad}:22: [[side_deck]] 'wolves', 'A lean grey wolf': do.what: there is no Stat")
    assert said.endswith(f"(and 1 more: alehouse pack check {bad} lists them)\n")
    assert said.count("\n") == 1


@pytest.mark.parametrize("word", ["play", "simulate", "cards", "replay"])
def test_every_command_that_takes_packs_says_so(word: str) -> None:
    assert "--pack" in run(word, "--help")
