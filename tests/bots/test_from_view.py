"""Worlds: a whole game made from what one seat knows looks to it like the real one, and knows no more than it."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given as examples
from hypothesis import settings
from hypothesis import strategies as st
from tests.bots.positions import after

from alehouse import BadSetup, Game
from alehouse.client import view_from
from alehouse.engine.state import State
from alehouse.engine.view import QUESTIONS
from alehouse.packs import in_play
from alehouse.protocol import Private
from alehouse.table.telling import public_of
from alehouse.table.worker import BotQuestion, decode_question, encode_question
from alehouse.testing import Scene, action_phase, drink_phase, given, random_playout
from alehouse.testing.playout import POLICIES

CALM = settings(derandomize=True, database=None, deadline=None, max_examples=60)
PLAYABLE = tuple(in_play().playable)
TEAMS = "two-headed-dragon"
RARE = {"option", "select", "sequence"}
"""Questions that come up in scenes only."""
LATE = 400
"""Decisions after which most games are over."""


def begun(seed: int, everybody: bool) -> Game:
    """A table of two to six, every third in teams; some are poor and weak, so that somebody is soon about to lose."""
    rng = Random(f"worlds:{seed}")
    teams = seed % 3 == 2
    seats = (4, 6)[seed % 2] if teams else 2 + seed % 5
    low = {"fortitude": rng.randint(3, 9), "gold": rng.randint(1, 4)} if seed % 4 == 1 else None
    drinks = ("rdi1", "rdi2") if seed % 5 == 2 else ("rdi1", "rdi2", "rdi3")[seed % 3]
    return Game(
        rng.sample(PLAYABLE, seats),
        seed=seed,
        rules=low,
        drinks=drinks,
        variant=TEAMS if teams else "individual",
        ask_everybody=everybody,
        tell=False,
    )


def played(seed: int, decisions: int, everybody: bool = False) -> Game:
    """The game after so many decisions, or at its last one."""
    game, rng = begun(seed, everybody), Random(seed)
    return after(game, decisions, POLICIES[seed // 3 % len(POLICIES)], rng)


def cards_of(s: State) -> Counter[int]:
    """Every physical card of the game, wherever it is."""
    found: Counter[int] = Counter(s.drink_deck + s.drink_discard + s.bar)
    for zone in (s.hands, s.decks, s.discards, s.piles, s.fronts, *s.zones):
        for cards in zone:
            found.update(cards)
    for frame in s.stack:
        found.update(frame.cards)
        found.update(card for card, _target in frame.joined)
        found.update([frame.card] if frame.card >= 0 else [])
    return found


def check_world(game: Game, seat: int, chance: int, everybody: bool) -> Game:
    view = game.view(seat)
    world = Game.from_view(view, Random(chance), ask_everybody=everybody)
    again = world.view(seat)
    assert again == view
    assert again.facts == view.facts
    assert cards_of(world._state) == cards_of(game._state)
    ours, theirs = world.legal_moves_of(seat), game.legal_moves_of(seat)
    assert len(ours) == len(theirs)
    assert list(ours[:200]) == list(theirs[:200])
    return world


@CALM
@examples(st.integers(0, 10_000), st.integers(0, LATE), st.booleans(), st.booleans(), st.integers(0, 99))
def test_a_world_looks_like_the_game_it_was_made_from(
    seed: int, decisions: int, everybody: bool, asks_everybody: bool, chance: int
) -> None:
    game = played(seed, decisions, everybody)
    before = game.to_json()
    for seat in game.asked:
        world = check_world(game, seat, chance, asks_everybody)
        assert random_playout(world, chance).is_over
    assert game.to_json() == before


@CALM
@examples(st.integers(0, 10_000), st.integers(0, LATE), st.booleans(), st.integers(0, 99))
def test_a_world_owes_nothing_to_what_the_seat_cannot_see(
    seed: int, decisions: int, everybody: bool, chance: int
) -> None:
    """Deal everything hidden anew: the facts are the same, so are the worlds made from them."""
    game = played(seed, decisions, everybody)
    for seat in game.asked:
        view, other = game.view(seat), game.redeal(seat, Random(chance)).view(seat)
        assert other.facts == view.facts
        assert Game.from_view(other, Random(7)) == Game.from_view(view, Random(7))


@CALM
@examples(st.integers(0, 10_000), st.integers(0, LATE), st.integers(0, 99))
def test_at_a_table_a_seat_that_is_not_asked_has_worlds_too(seed: int, decisions: int, chance: int) -> None:
    game = played(seed, decisions, everybody=True)
    for seat in range(len(game.seats)):
        check_world(game, seat, chance, everybody=True)


def test_every_kind_of_question_was_looked_at() -> None:
    """The properties above mean little where chance never led: here every kind comes up, and is checked."""
    seen: Counter[str] = Counter()
    for seed in range(90):
        game, rng = begun(seed, seed % 2 == 1), Random(seed)
        policy = POLICIES[seed // 3 % len(POLICIES)]
        while not game.is_over:
            question = game.decision
            assert question is not None
            if seen[question.kind] < 25:
                check_world(game, question.seat, seed, everybody=seed % 4 == 3)
            seen[question.kind] += 1
            game.push(policy(game.legal_moves_of(question.seat), rng), question.seat)
    assert set(QUESTIONS) - set(seen) == {"none", *RARE}


def in_scene(scene: Scene, kind: str) -> None:
    question = scene.game.decision
    assert question is not None
    assert question.kind == kind
    check_world(scene.game, question.seat, 1, everybody=False)


def test_hidden_hands_are_dealt_in_every_way() -> None:
    """Each card that a player may hold comes up as often as it should."""
    game = played(4, 30)
    seat = game.to_move
    view = game.view(seat)
    facts = view.facts
    assert facts is not None
    other = next(one.seat for one in view.seats if one.seat != seat and one.alive and one.hand)
    pool, held, rng, rounds = Counter(facts.unseen[other]), facts.held[other], Random(1), 600
    came: Counter[int] = Counter()
    for _ in range(rounds):
        came.update(Game.from_view(view, rng)._state.hands[other])
    for card, copies in pool.items():
        expected = rounds * held * copies / pool.total()
        assert 0.6 * expected < came[card] < 1.5 * expected
    assert came.keys() == pool.keys()


def test_cards_that_cannot_be_seen_are_listed_without_their_place() -> None:
    facts = played(5, 40).view(0).facts
    assert facts is not None
    for cards in (*facts.unseen, facts.glasses, *[row for rows in facts.side_decks for row in rows]):
        assert list(cards) == sorted(cards)


def test_a_bot_in_another_process_has_the_same_worlds() -> None:
    for seed in range(6):
        game = played(seed, 40, everybody=True)
        seat = game.to_move
        sent = decode_question(encode_question(BotQuestion.of(game, seat, b"1")))
        assert sent.view.facts == game.view(seat).facts
        assert Game.from_view(sent.view, Random(3)) == Game.from_view(game.view(seat), Random(3))


def test_a_view_without_facts_is_refused() -> None:
    game = begun(1, everybody=True)
    seat = game.to_move
    wired = view_from(public_of(game), Private(seat=seat, hand=game.hand(seat), mates=(), question=None))
    for view in (wired, game.view(None), game.view(seat, facts=False)):
        with pytest.raises(BadSetup, match=r"take it from Game\.view"):
            Game.from_view(view, Random(1))


def test_a_card_that_is_half_done_goes_on_in_a_world() -> None:
    """Fiona sees two cards of a Wizard's Wine, into which a draw was mixed: what she has still to do is no secret."""
    t = given("fiona", "phyll", at=drink_phase("fiona"))
    t.fiona.pile("Wizard's Wine").deck("I raise!", "Winning Hand!", "Make some elbow room", "Tip the Wench.")
    t.phyll.front("Enchanted Birchwood Bark")
    t.fiona.drinks()
    t.phyll.plays("Enchanted Birchwood Bark")
    t.nobody_answers()
    t.nobody_answers()
    in_scene(t, "sequence")
    t.fiona.is_asked("sequence").chooses(2)
    in_scene(t, "select")


def test_a_choice_within_a_card_comes_up_in_a_world() -> None:
    t = given("serena", "kaylin", "fiona", at=action_phase("serena"))
    t.serena.set(piety=1).hand("You can take the orc out of the village...")
    t.serena.plays("You can take the orc out of the village...")
    t.nobody_answers()
    in_scene(t, "option")
