"""The other subcommands, and how the command says what is wrong."""

import json
import re
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest
from typer.testing import CliRunner

import alehouse
from alehouse.cli import app
from alehouse.cli import bench as benching
from alehouse.cli import simulate as simulating
from alehouse.content import catalog


def run(*words: str, code: int = 0) -> str:
    done = CliRunner().invoke(app, list(words))
    assert done.exit_code == code, done.output
    return done.stdout if code == 0 else done.stderr


def loads(*words: str) -> Any:
    return json.loads(run(*words, "--json"))


def test_version_and_help() -> None:
    assert run("--version") == f"alehouse {alehouse.__version__}\n"
    for word in ("play", "simulate", "bench", "cards", "rules", "replay"):
        assert word in run()
        assert "--help" in run(word, "--help")


def test_help_shows_defaults() -> None:
    assert run("play", "--help").count("[default: ") == 6
    assert "[default: 4]" in run("simulate", "--help")


def test_mistakes_are_said_in_good_grammar() -> None:
    assert run("simulate", "--seats", "1", code=2) == "alehouse: 1 seat: a game has 2 to 10\n"
    assert run("play", "--seats", "1", code=2) == "alehouse: 1 seat: a game has 2 to 10\n"
    assert run("play", "--bogus", code=2).endswith("play --help'.\n")
    for words in (("play", "--bogus"), ("play", "--seats", "many"), ("replay",), ("dance",)):
        assert ". Try '" in run(*words, code=2)


@pytest.mark.parametrize(
    "words",
    [
        ("dance",),
        ("play", "--bogus"),
        ("play", "--seats", "many"),
        ("play", "--seats", "11"),
        ("play", "--me", "gandalf"),
        ("play", "--me", "remy"),
        ("play", "--bots", "champion"),
        ("play", "--bots", ","),
        ("play", "--drinks", "milk"),
        ("play", "--seats", "3", "--opponents", "zot"),
        ("play", "--save", "/no/such/folder/file"),
        ("play", "--opponents", ","),
        ("play", "--variant", "three-headed-dragon"),
        ("play", "--mate", "gog"),
        ("play", "--variant", "two-headed-dragon", "--mate", "gandalf"),
        ("play", "--variant", "two-headed-dragon", "--seats", "5"),
        ("play", "--variant", "two-headed-dragon", "--opponents", "gog"),
        ("play", "--variant", "two-headed-dragon", "--seats", "6", "--opponents", "gog,zot"),
        ("simulate", "--variant", "three-headed-dragon"),
        ("simulate", "--variant", "two-headed-dragon", "--seats", "5"),
        ("simulate", "--variant", "two-headed-dragon", "--random-seats", "9-10"),
        ("simulate", "--seats", "0"),
        ("simulate", "--seats", "1"),
        ("simulate", "--bots", ","),
        ("simulate", "--bots", ",", "--random-seats", "2-3"),
        ("simulate", "--random-seats", "8-2"),
        ("simulate", "--random-seats", "2-8", "--seats", "4"),
        ("simulate", "--characters", "gandalf"),
        ("simulate", "--characters", ","),
        ("simulate", "--bots", "champion"),
        ("simulate", "--drinks", "milk"),
        ("cards", "gandalf"),
        ("rules", "NONSENSE-1"),
        ("replay",),
        ("replay", "/no/such/file"),
        ("replay", "/"),
    ],
)
def test_mistakes_get_one_line_and_code_2(words: tuple[str, ...]) -> None:
    said = run(*words, code=2)
    assert said.startswith("alehouse: ")
    assert said.count("\n") == 1
    assert "Traceback" not in said


# --- cards and rules -------------------------------------------------------------------------------


def test_cards_lists_every_card_with_text() -> None:
    rows = loads("cards")
    sizes: Counter[str] = Counter()
    for row in rows:
        keys = "id title character deck type copies origin price text playable"
        assert list(row) == keys.split()
        assert row["text"].strip()
        assert row["title"].strip()
        sizes[row["deck"]] += row["copies"]
    for role in catalog.pack().characters:
        assert not role.playable or sizes[role.id] == 40
    assert sizes["rdi1"] == sizes["rdi2"] == 30
    assert {row["id"] for row in rows} == set(catalog.cards(catalog.pack()))
    assert {row["playable"] for row in rows} == {True, False}


def test_cards_of_one_character() -> None:
    assert {row["character"] for row in loads("cards", "gerki")} == {"gerki"}
    said = run("cards", "GERKI")
    assert "Mind the caltrops" in said
    assert re.search(r"\n +-OR- *\n", said)
    assert {row["deck"] for row in loads("cards", "rdi2")} == {"rdi2"}


def test_house_cards_are_marked() -> None:
    house = [row for row in loads("cards") if row["origin"] == "house"]
    assert house
    assert "(house)" in run("cards", house[0]["deck"].partition(":")[0])
    assert "(house)" not in run("cards", "gerki")


@pytest.mark.parametrize(("deck", "owner"), [("gear", "wizgille"), ("potion", "phrenk"), ("wulfric", "kaylin")])
def test_cards_of_side_decks_have_copies_and_origin(deck: str, owner: str) -> None:
    rows = loads("cards", deck)
    assert rows == loads("cards", f"{owner}: {deck}")
    assert {row["character"] for row in rows} == {owner}
    assert {row["origin"] for row in rows} == {"book", "house"}
    assert sum(row["copies"] for row in rows) == (12 if deck == "wulfric" else 18)
    assert rows == [row for row in loads("cards", owner) if row["deck"] == f"{owner}: {deck}"]


def test_cards_that_are_sold_have_a_price() -> None:
    priced = [row for row in loads("cards") if row["price"] is not None]
    assert {row["deck"] for row in priced} == {"phrenk: potion"}
    assert all(f"Price: {row['price']} Gold." in row["text"] for row in priced)


def test_cards_begin_with_who_the_character_is() -> None:
    said = " ".join(run("cards", "phrenk").split())
    assert said.startswith("Phrenk the Brewmaster. ")
    assert "At the start of your turn, turn over the top card of your Potion deck" in said
    assert "each at its price. phrenk: 40 cards" in said
    assert run("cards", "gerki").startswith("Gerki the Sneak. ")
    assert run("cards", "rdi1").startswith("rdi1: 30 cards")


def test_rules_by_id_and_chapter() -> None:
    assert run("rules", "chaser-07").startswith("CHASER-07  The whole chain is a single Drink.")
    assert run("rules", "CHASER").count("CHASER-0") >= 7
    assert run("rules", "gamble-5") == run("rules", "GAMBLE-05")
    assert run("rules", "OPEN-29").startswith("OPEN-29  A Drink in play")
    assert run("rules", "DIFF-05").startswith("DIFF-05  ")
    assert run("rules", "HOUSE-01").startswith("HOUSE-01  ")
    assert run("rules", "RDI4-GAMBLE-1").startswith("RDI4-GAMBLE-1  ")
    assert "GAMBLE" in run("rules")


# --- replay ----------------------------------------------------------------------------------------


@pytest.fixture
def record(tmp_path: Path) -> Path:
    game = alehouse.Game(["deirdre", "gerki", "zot"], seed=7)
    rng = Random(3)
    while not game.is_over:
        game.push(game.legal_moves[rng.randrange(len(game.legal_moves))])
    path = tmp_path / "game.txt"
    path.write_text(game.record(), "utf-8")
    return path


def test_replay_tells_the_game(record: Path) -> None:
    public = run("replay", str(record))
    assert "3 players sit down" in public
    assert re.search("wins the game|share the victory", public)
    mine = run("replay", str(record), "--seat", "gerki")
    assert len(mine) > len(public)
    assert run("replay", str(record), "--seat", "Gerki") == mine
    assert "nobody in this game is called 'gog'" in run("replay", str(record), "--seat", "gog", code=2)


def test_replay_proves_a_record(record: Path) -> None:
    said = run("replay", str(record), "--verify")
    assert re.fullmatch(r"verified: \d+ moves, won by [a-z and]+ in turn \d+, state [0-9a-f]{32}\n", said)


def test_replay_names_the_first_bad_line(record: Path) -> None:
    lines = record.read_text("utf-8").splitlines(keepends=True)
    at = next(i for i, line in enumerate(lines) if ": pass  #" in line)
    forged = [*lines]
    forged[at] = forged[at].replace(": pass", ": discard 1")
    tampered = {
        at + 1: forged,
        at + 2: [*lines[: at + 1], *lines[at + 2 :]],
        len(lines) - 1: lines[:-1],
        1: ["nonsense\n", *lines[1:]],
    }
    for number, text in tampered.items():
        record.write_text("".join(text), "utf-8")
        said = run("replay", str(record), "--verify", code=1)
        assert f": line {number}: " in said
        assert said.count("\n") == 1
    for other in (b"\xff\xfe\x00", b"# Alehouse\nAn open game.\n", b'{"a": 1}'):
        record.write_bytes(other)
        assert ": line 1: this is not a record" in run("replay", str(record), "--verify", code=1)


# --- simulate --------------------------------------------------------------------------------------


def test_simulate_counts_the_same_with_any_number_of_jobs() -> None:
    words = ("simulate", "--games", "60", "--random-seats", "2-8", "--seed", "1")
    one, two = loads(*words, "--jobs", "1"), loads(*words, "--jobs", "2")
    assert list(one) == ["variant", "games", "finished", "truncated", "errors", "seconds", "wins", "unused"]
    assert one["variant"] == "individual"
    assert list(one["wins"]) == ["character", "seat", "team"]
    assert list(one["unused"]) == ["played", "answered", "resolved", "side"]
    assert one["wins"]["seat"] == one["wins"]["team"], "everybody is a team alone"
    assert one["games"] == one["finished"] == 60
    assert one["truncated"] == one["errors"] == 0
    assert sum(one["wins"]["character"].values()) == sum(one["wins"]["seat"].values()) >= 60
    del one["seconds"], two["seconds"]
    assert one == two


def test_simulate_depends_on_its_seed() -> None:
    words = ("simulate", "--games", "20", "--characters", "gerki,zot", "--bots", "random,reluctant")
    wins = [loads(*words, "--seed", seed)["wins"] for seed in ("1", "1", "2")]
    assert wins[0] == wins[1] != wins[2]
    assert set(wins[0]["character"]) == {"gerki", "zot"}
    assert set(wins[0]["seat"]) == {"0", "1"}
    said = run(*words)
    assert re.search(r"wins, of the games in which each sat: gerki [\d.]+ % of 20, zot [\d.]+ % of 20\n", said)
    assert "never answered (nobody played a card against it): " in said


def test_simulate_measures_wins_by_the_games_in_which_somebody_sat() -> None:
    plan = simulating.make_plan(2, None, "gerki,zot,eve", "random", "rdi1", "1")
    found, count = simulating.simulate(plan, 30, 1)
    assert sum(count.sat.values()) == sum(count.taken.values()) == 60
    assert all(count.sat[name] >= wins for name, wins in found["wins"]["character"].items())
    assert simulating.share("gerki", 5, 20) == "gerki 25.0 % of 20"
    assert simulating.share("gerki", 0, 0) == "gerki in no game"


def test_simulate_uses_every_card_after_enough_games() -> None:
    assert loads("simulate", "--games", "900", "--seats", "6", "--jobs", "2")["unused"] == {
        "played": [],
        "answered": [],
        "resolved": [],
        "side": [],
    }


def test_simulate_seats_nine_and_ten() -> None:
    assert loads("simulate", "--games", "4", "--random-seats", "9-10")["finished"] == 4


def test_simulate_counts_games_that_break_and_games_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulating, "CAP", 30)
    assert loads("simulate", "--games", "10")["truncated"] == 10

    def broken(*_: object) -> None:
        raise RuntimeError("the tavern burns")

    monkeypatch.setattr(simulating, "seated", lambda bot: broken)
    done = CliRunner().invoke(app, ["simulate", "--games", "3", "--json", "--debug"])
    assert done.exit_code == 1
    assert json.loads(done.stdout)["errors"] == 3
    assert "the tavern burns" in done.stderr


def test_ctrl_c_stops_with_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(simulating, "run_block", interrupted)
    assert run("simulate", code=130) == "alehouse: stopped\n"


def test_waves_cover_all_games_once() -> None:
    for games in (1, 9, 10, 11, 2345):
        played = [index for start, stop in simulating.waves(games) for index in range(start, stop)]
        assert played == list(range(games))


# --- bench -----------------------------------------------------------------------------------------


def test_bench_measures_both(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(benching, "COPIES", 10)
    monkeypatch.setattr(benching, "ROUNDS", 2)
    pytest.importorskip("chess")
    found = loads("bench", "--games", "7")
    keys = "decisions_per_second games_per_second decisions_per_game copy_us peer ratio everybody build"
    assert list(found) == keys.split()
    assert list(found["peer"]) == ["name", "decisions_per_second", "copy_us"]
    assert found["build"] in ("plain", "compiled")
    assert found["ratio"] > 0
    assert "ratio" in run("bench", "--games", "7")


def test_bench_seats_all_playable_characters_alike() -> None:
    for boxes in (benching.FIRST_BOXES, benching.LAST_BOX):
        playable = sum(role.playable and role.box <= boxes for role in catalog.pack().characters)
        seen = Counter(name for index in range(playable) for name in benching.seats_of(index, boxes))
        assert set(seen.values()) == {4}
        assert len(seen) == playable
        assert all(len(set(benching.seats_of(index, boxes))) == 4 for index in range(playable))


def test_bench_without_chess_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "chess", None)
    assert "pip install 'alehouse[bench]'" in run("bench", code=2)
