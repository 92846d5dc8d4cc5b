"""Properties that hold in every game: conservation, ranges, legality, the end. Also run on the compiled build."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from alehouse import Game, IllegalMove, Move
from alehouse.engine import codes as c
from alehouse.engine.state import RawMove, State
from alehouse.testing.playout import play_on

SEEDS = range(60)


def cards_in_play(s: State) -> Counter[int]:
    """Every physical card of the game, wherever it is."""
    found: Counter[int] = Counter()
    for zone in (s.hands, s.decks, s.discards, s.piles, s.fronts):
        for cards in zone:
            found.update(cards)
    for rows in s.zones:
        for cards in rows:
            found.update(cards)
    found.update(s.drink_deck + s.drink_discard + s.bar)
    for frame in s.stack:
        found.update(frame.cards)
        found.update(card for card, _target in frame.joined)
        if frame.card >= 0:
            found[frame.card] += 1
    return found


@pytest.mark.parametrize("seed", SEEDS)
def test_gold_and_cards_are_conserved_and_values_stay_in_range(recipe: Any, seed: int) -> None:
    game: Game = recipe(seed).game(tell=False)
    s = game._state
    gold = sum(s.gold) + s.pot + s.inn
    cards = cards_in_play(s)
    beside = sum(len(deck) for role in s.table.roles for _zone, deck in s.table.program.roles[role].zones)
    assert cards.total() == 40 * s.table.seats + 30 * len(s.table.drinks) + beside
    for _ in play_on(game, recipe(seed).rng, recipe(seed).policy):
        assert sum(s.gold) + s.pot + s.inn == gold
        assert cards_in_play(s) == cards
        assert min(s.gold) >= 0
        assert min(s.tokens) >= 0
        assert s.pot >= 0
        assert all(0 <= value <= 20 for value in s.fortitude + s.alcohol)
    assert sum(s.gold) + s.pot + s.inn == gold
    assert game.outcome is not None


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_legal_is_accepted_and_nothing_else(recipe: Any, seed: int) -> None:
    """Every listed move can be made on a copy; every other play of a held card is refused with a reason."""
    game: Game = recipe(seed).game(tell=False)
    for at, _ in enumerate(play_on(game, recipe(seed).rng, recipe(seed).policy)):
        if at % 9:
            continue
        seat = game.to_move
        legal = set(game.legal_moves)
        assert len(legal) == len(game.legal_moves)
        for move in list(legal)[:40]:
            game.copy().push(move)
        for raw in every_play(game._state, seat):
            move = Move(raw, game._state.table)
            if move in legal:
                assert game.why_not(move) is None
            else:
                why = game.why_not(move)
                assert why is not None
                with pytest.raises(IllegalMove):
                    game.copy().push(move)


def every_play(s: State, seat: int) -> list[RawMove]:
    """All plays that one could think of, legal or not, with the cards of this hand."""
    plays: list[RawMove] = []
    for other in range(s.table.seats):
        plays += [(c.M_OFFER, card >> 4, 0, other, 0, 1) for card in s.fronts[other]]
    plays += [(c.M_TOKEN, -1, 0, -1, 0, gain) for gain in range(3)]
    for index in {card >> 4 for card in s.hands[seat] + s.fronts[seat]}:
        for at in range(len(s.table.program.designs[index].modes)):
            for target in range(-1, s.table.seats):
                plays += [(c.M_PLAY, index, at, target, arg, 0) for arg in (0, 1)]
    return plays


@pytest.mark.parametrize("seed", SEEDS)
def test_a_copy_goes_its_own_way(recipe: Any, seed: int) -> None:
    game: Game = recipe(seed).game()
    for at, _ in enumerate(play_on(game, recipe(seed).rng, recipe(seed).policy)):
        if at % 25 == 7:
            before = game.to_json()
            twin = game.copy()
            assert twin == game
            for turn, _ in enumerate(play_on(twin, recipe(seed + 1).rng)):
                if turn == 30:
                    break
            assert game.to_json() == before


@pytest.mark.parametrize("seed", SEEDS)
def test_a_game_survives_json_and_goes_on_the_same(recipe: Any, seed: int) -> None:
    game: Game = recipe(seed).game()
    loaded: Game | None = None
    rng, twin_rng = recipe(seed).rng, recipe(seed).rng
    policy = recipe(seed).policy
    for at in range(5_000):
        if game.is_over:
            break
        if at % 40 == 11:
            loaded = Game.from_json(game.to_json())
            assert loaded == game
            twin_rng.setstate(rng.getstate())
        move = policy(game.legal_moves, rng)
        game.push(move)
        if loaded is not None:
            loaded.push(policy(loaded.legal_moves, twin_rng))
    assert game.is_over
    assert loaded is None or loaded == game


@pytest.mark.parametrize("seed", SEEDS)
def test_a_record_replays_to_an_equal_game(recipe: Any, seed: int) -> None:
    game: Game = recipe(seed).game()
    for _ in play_on(game, recipe(seed).rng, recipe(seed).policy):
        pass
    again = Game.from_record(game.record())
    assert again == game
    assert again.record() == game.record()
