"""`alehouse bench --env`: the environment beside those of others."""

import json

import pytest
from typer.testing import CliRunner

from alehouse.cli import app, bench_env


def test_it_measures_all(monkeypatch: pytest.MonkeyPatch) -> None:
    for needed in ("pettingzoo", "shimmy", "rlcard"):
        pytest.importorskip(needed, reason="needs pip install 'alehouse[bench,rl]'")
    monkeypatch.setattr(bench_env, "ROUNDS", 2)
    result = CliRunner().invoke(app, ["bench", "--env", "--games", "7", "--json"])
    assert result.exit_code == 0, result.output
    found = json.loads(result.stdout)
    assert list(found) == ["steps_per_second", "moves_per_second", "steps_per_game", "seats", "peers"]
    assert found["steps_per_second"] > found["moves_per_second"] > 0
    hanabi, gin = found["peers"]
    assert hanabi.startswith("hanabi_v5 (PettingZoo ")
    assert gin.startswith("gin rummy (RLCard ")
    assert all(peer["steps_per_second"] > 0 and peer["ratio"] > 0 for peer in found["peers"].values())


def test_it_says_it_to_people(capsys: pytest.CaptureFixture[str]) -> None:
    peers = {"chess": {"steps_per_second": 1000, "ratio": 12.0}}
    bench_env.show(
        {"steps_per_second": 12000, "moves_per_second": 9000, "steps_per_game": 200.5, "seats": 4, "peers": peers}
    )
    assert capsys.readouterr().out.splitlines() == [
        "Alehouse, 4 seats: 12,000 steps a second, 9,000 moves of the game, 200.5 steps a game",
        "chess: 1,000 steps a second; we make 12.0 times as many",
    ]


def test_it_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "pettingzoo.classic", None)
    result = CliRunner().invoke(app, ["bench", "--env"])
    assert result.exit_code == 2
    assert "pip install 'alehouse[bench,rl]'" in result.stderr


def test_of_every_step_the_fastest_time_counts() -> None:
    """Two rounds, each disturbed at another step."""
    times = iter([[0.0, 1.0, 9.0, 10.0], [0.0, 5.0, 6.0, 7.0]])
    assert bench_env.fastest(lambda seed: next(times), 0, 2) == [1, 1, 1]
