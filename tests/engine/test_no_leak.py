"""Nothing leaks: neither by what a view shows, nor by where the engine stops."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import pytest

from alehouse import Game
from alehouse.engine import codes as c
from alehouse.engine.answers import answer, moves
from alehouse.engine.redeal import redeal
from alehouse.engine.state import Event, RawMove, State
from alehouse.engine.todo import lying
from alehouse.engine.view import build_view
from alehouse.testing.playout import play_on

SEEDS = range(40)
ENDS = {
    "draw", "reveal", "event", "event-aside", "chaser-event", "refill", "flip", "joined", "fails", "reveal-own",
    "reshuffle", "over", "dare",
}  # fmt: skip
"""What shows or moves hidden cards: a stretch of equal public acts ends there."""


@pytest.mark.parametrize("seed", SEEDS)
def test_a_view_is_the_same_whatever_the_others_hold(recipe: Any, seed: int) -> None:
    game: Game = recipe(seed).game()
    rng = recipe(seed).rng
    checked = 0
    for at, _ in enumerate(play_on(game, recipe(seed).rng, recipe(seed).policy)):
        if at % 5:
            continue
        s = game._state
        window = s.ask == c.Q_WINDOW
        for seat in range(s.table.seats):
            if window and game.to_move != seat:
                continue  # a stop for somebody else is not shown to this seat
            other = redeal(s, seat, rng)
            assert build_view(other, seat) == build_view(s, seat)
            checked += 1
    assert checked > 0


@pytest.mark.parametrize("seed", SEEDS)
def test_a_spectator_sees_no_hand(recipe: Any, seed: int) -> None:
    game: Game = recipe(seed).game(ask_everybody=True)
    rng = recipe(seed).rng
    for at, _ in enumerate(play_on(game, recipe(seed).rng, recipe(seed).policy)):
        if at % 7 == 0:
            other = redeal(game._state, None, rng)
            assert build_view(other, None) == build_view(game._state, None)


def public(s: State, since: int) -> list[Event]:
    assert s.log is not None
    return [event for event in s.log[since:] if event[0] < 0]


@pytest.mark.parametrize("everybody", [False, True])
@pytest.mark.parametrize("seeds", [SEEDS[i : i + 5] for i in range(0, len(SEEDS), 5)], ids=str)
def test_the_public_stream_is_the_same_whatever_the_others_hold(recipe: Any, seeds: range, everybody: bool) -> None:
    """Re-deal, then go on with the same public acts: windows open and close alike, whoever could answer."""
    stretches = 0
    for seed in seeds:
        game: Game = recipe(seed).game(ask_everybody=everybody)
        rng = recipe(seed).rng
        for at, _ in enumerate(play_on(game, recipe(seed).rng, recipe(seed).policy)):
            if at % 6 == 0 and game._state.ask != c.Q_DISCARD:
                stretches += follow(game, recipe(seed + at), rng)
    assert stretches > 10


def follow(game: Game, recipe: Any, rng: Any) -> int:
    """One stretch; 1 if it held at least one public act."""
    start = game._state
    if start.ask == c.Q_WINDOW:  # begin where nobody has answered yet
        start = redeal(start, None, rng, drinks=False)
        if start.over or start.ask == c.Q_DISCARD:
            return 0
    assert start.log is not None
    since = len(start.log)
    first = start.copy()
    played: defaultdict[int, list[int]] = defaultdict(list)
    original = recipe.rng
    while not first.over and first.ask not in (c.Q_DISCARD, c.Q_CARDS, c.Q_SELECT, c.Q_SEQUENCE):
        seat = (first.ask_mask & -first.ask_mask).bit_length() - 1
        options = moves(first, seat)
        answer(first, seat, options[0] if original.random() < 0.5 else options[original.randrange(len(options))])
        if any(event[1] in ENDS for event in public(first, since)):
            break
    stream = public(first, since)
    for i, event in enumerate(stream):
        if event[1] in ENDS:
            stream = stream[:i]
            break
    for _to, code, args in stream:
        if code == "play":
            player, index = args[0], args[1]
            assert isinstance(player, int)
            assert isinstance(index, int)
            if index << 4 | player in start.hands[player]:
                played[player].append(index << 4 | player)
    keep = {seat: tuple(cards) for seat, cards in played.items()}
    second = redeal(start, None, rng, keep)
    while len(public(second, since)) < len(stream) and not second.over:
        done = len(public(second, since))
        assert public(second, since) == stream[:done]
        if second.ask == c.Q_DISCARD:
            break
        seat = (second.ask_mask & -second.ask_mask).bit_length() - 1
        answer(second, seat, scripted(second, seat, stream[done]))
    assert public(second, since)[: len(stream)] == stream
    return int(any(event[1] == "play" for event in stream))


def scripted(s: State, seat: int, event: Event) -> RawMove:
    """The answer that makes the next public event happen; to pass, if it is not this seat's doing."""
    _to, code, args = event
    options = moves(s, seat)
    if code == "play" and args[0] == seat:
        picked = args[3]
        assert isinstance(picked, int)
        wanted = (c.M_PLAY, args[1], args[2], picked if picked >= -1 else -2 - picked, args[4])
        return next(move for move in options if move[:5] == wanted)
    if code == "offer" and args[0] == seat:
        return next(move for move in options if move[0] == c.M_OFFER and (move[1], move[3]) == (args[1], args[2]))
    if code == "token" and args[0] == seat:
        return next(move for move in options if move[0] == c.M_TOKEN and move[5] == args[1])
    if code in ("sold", "declined") and s.ask == c.Q_OFFER:
        return options[1 if code == "sold" else 0]
    if code in ("champion", "first", "target") and s.ask in (c.Q_CHAMPION, c.Q_FIRST, c.Q_TARGET):
        picked = args[1]
        assert isinstance(picked, int)
        return next(move for move in options if move[3] == (picked if picked >= -1 else -2 - picked))
    if code == "shed" and s.ask == c.Q_SHED:
        return next(
            move for at, move in enumerate(options) if lying(s, seat, s.stack[-1].todo[0][4])[at] >> 4 == args[1]
        )
    if code == "order" and s.ask == c.Q_ORDER:
        return next(move for move in options if move[3] == args[1])
    if code == "split" and s.ask == c.Q_SPLIT:
        return next(move for move in options if move[3] == args[1])
    if code in ("may", "option", "number") and s.ask in (c.Q_MAY, c.Q_OPTION, c.Q_NUMBER):
        return next(move for move in options if move[5] == args[1])
    return options[0]
