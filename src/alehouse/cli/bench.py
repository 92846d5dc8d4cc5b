"""The engine's speed beside python-chess, in the same run.

Both play random legal moves through their public handles and test for the end after every move.
Short rounds of both take turns and the best of each counts, so that noise hits both alike.
"""

from __future__ import annotations

import time
from random import Random
from types import ModuleType
from typing import Any

from ..content import catalog
from ..engine import run as hot
from ..errors import AlehouseError
from ..game import Game

ROUNDS = 7
COPIES = 2_000
FIRST_BOXES = 2
LAST_BOX = 99


class NoPeer(AlehouseError):
    """python-chess is not installed."""


def bench(games: int) -> dict[str, Any]:
    """The keys of `--json`. `games` games of ours in all, and chess for as long as they take.

    The figures are of the first eight characters, so that they can be compared from version to version;
    `everybody` is the speed with all of them.
    """
    chess = load_peer()
    each = max(1, games // ROUNDS)
    speed = games_speed = peer_speed = 0.0
    copy = peer_copy = float("inf")
    everybody = 0.0
    decisions = played = 0
    for turn in range(ROUNDS):
        games_of_turn = range(turn * each, (turn + 1) * each)
        made, seconds = play(games_of_turn, FIRST_BOXES)
        decisions += made
        played += each
        speed = max(speed, made / seconds)
        games_speed = max(games_speed, each / seconds)
        more, longer = play(games_of_turn, LAST_BOX)
        everybody = max(everybody, more / longer)
        peer_speed = max(peer_speed, play_chess(chess, turn, seconds))
        copy = min(copy, time_copies(turn))
        peer_copy = min(peer_copy, time_chess_copies(chess, turn))
    return {
        "decisions_per_second": round(speed),
        "games_per_second": round(games_speed, 1),
        "decisions_per_game": round(decisions / played, 1),
        "copy_us": round(copy, 2),
        "peer": {
            "name": f"python-chess {chess.__version__}",
            "decisions_per_second": round(peer_speed),
            "copy_us": round(peer_copy, 2),
        },
        "ratio": round(speed / peer_speed, 2),
        "everybody": {"decisions_per_second": round(everybody), "ratio": round(everybody / peer_speed, 2)},
        "build": "compiled" if str(hot.__file__).endswith((".so", ".pyd")) else "plain",
    }


def load_peer() -> ModuleType:
    try:
        import chess
    except ImportError:
        raise NoPeer("bench measures against python-chess: pip install 'alehouse[bench]'") from None
    return chess


# --- ours ----------------------------------------------------------------------------------------


def seats_of(index: int, boxes: int) -> list[str]:
    """Four of the playable characters of these boxes; all of them go round, each time a little further."""
    playable = [role.id for role in catalog.pack().characters if role.playable and role.box <= boxes]
    rounds = index * 4 // len(playable)
    return [playable[(index * 4 + seat + rounds) % len(playable)] for seat in range(4)]


def play(indexes: range, boxes: int) -> tuple[int, float]:
    """Decisions made in these games, and the seconds they took, setting up included."""
    decisions = 0
    began = time.perf_counter()
    for index in indexes:
        chance = Random(index).random
        game = Game(seats_of(index, boxes), seed=index, tell=False)
        push = game.push
        while not game.is_over:
            moves = game.legal_moves
            push(moves[int(chance() * len(moves))])
            decisions += 1
    return decisions, time.perf_counter() - began


def time_copies(index: int) -> float:
    """Microseconds for a copy of a game in its middle."""
    game = Game(seats_of(index, FIRST_BOXES), seed=index, tell=False)
    chance = Random(index).random
    for _ in range(60):
        if game.is_over:
            break
        moves = game.legal_moves
        game.push(moves[int(chance() * len(moves))])
    copy = game.copy
    began = time.perf_counter()
    for _ in range(COPIES):
        copy()
    return (time.perf_counter() - began) / COPIES * 1e6


# --- chess ---------------------------------------------------------------------------------------


def play_chess(chess: ModuleType, seed: int, seconds: float) -> float:
    """Moves per second in whole random games, for about so many seconds."""
    chance = Random(seed).random
    made = 0
    began = time.perf_counter()
    while (now := time.perf_counter() - began) < seconds:
        board = chess.Board()
        push = board.push
        while not board.is_game_over():
            moves = list(board.legal_moves)
            push(moves[int(chance() * len(moves))])
            made += 1
    return made / now


def time_chess_copies(chess: ModuleType, seed: int) -> float:
    board = chess.Board()
    chance = Random(seed).random
    for _ in range(40):
        if board.is_game_over():
            break
        moves = list(board.legal_moves)
        board.push(moves[int(chance() * len(moves))])
    copy = board.copy
    began = time.perf_counter()
    for _ in range(COPIES):
        copy(stack=False)
    return (time.perf_counter() - began) / COPIES * 1e6


def show(found: dict[str, Any]) -> None:
    """The results for people."""
    peer = found["peer"]
    print(f"Alehouse ({found['build']} build): {found['decisions_per_second']:,} decisions a second, ", end="")
    print(f"{found['games_per_second']} games a second, {found['decisions_per_game']} decisions a game, ", end="")
    print(f"{found['copy_us']} µs a copy")
    print(f"{peer['name']}: {peer['decisions_per_second']:,} decisions a second, {peer['copy_us']} µs a copy")
    every = found["everybody"]
    print(f"ratio {found['ratio']}; with all characters {every['ratio']} ({every['decisions_per_second']:,} a second)")
