"""Bots play legal games, by the same chance the same game, and the normal one knows what it does."""

from collections.abc import Sequence
from random import Random

import pytest

from alehouse import Game, Move, View
from alehouse.bots import BOTS, UnknownBot, bot, seated
from alehouse.bots.guard import guards
from alehouse.content import catalog
from alehouse.engine.view import Decision
from alehouse.packs import in_play
from alehouse.testing import Scene, action_phase, discard_phase, drink_phase, given, order_phase

CHARACTERS = tuple(role.id for role in catalog.pack().characters if role.playable)
FEW = 3
"""Playouts for bots that search, where it does not matter how well they play."""


def play(line_up: Sequence[str], characters: Sequence[str], seed: int) -> Game:
    rng = Random(f"bots:{seed}")
    game = Game(characters, seed=seed, tell=False)
    players = [seated(bot(name, iterations=FEW)) for name in line_up]
    while not game.is_over:
        seat = game.to_move
        game.push(players[seat](game, seat, rng), seat)
    return game


@pytest.mark.parametrize("name", sorted(BOTS))
@pytest.mark.parametrize("seats", [2, 3, 8])
def test_a_bot_plays_whole_games_of_legal_moves(name: str, seats: int) -> None:
    for seed in range(1 if name == "hard" else 3):
        characters = Random(seed).sample(CHARACTERS, seats)
        assert play([name] * seats, characters, seed).outcome is not None


@pytest.mark.parametrize("name", sorted(BOTS))
def test_the_same_chance_plays_the_same_game(name: str) -> None:
    assert play([name] * 4, CHARACTERS[:4], 3).record() == play([name] * 4, CHARACTERS[:4], 3).record()


@pytest.mark.parametrize(("other", "games", "least"), [("random", 160, 0.6), ("reluctant", 80, 0.8)])
def test_normal_beats_others_clearly(other: str, games: int, least: float) -> None:
    """One of four would win a quarter by chance."""
    wins = 0.0
    for seed in range(games):
        seat = seed % 4
        line_up = [other] * 4
        line_up[seat] = "normal"
        outcome = play(line_up, Random(seed).sample(CHARACTERS, 4), seed).outcome
        assert outcome is not None
        wins += (seat in outcome.winners) / len(outcome.winners)
    assert wins / games > least


def test_reluctant_passes_nine_times_out_of_ten() -> None:
    game = Game(CHARACTERS[:4], seed=2)
    reluctant, rng = bot("reluctant"), Random(5)
    passed = asked = 0
    while not game.is_over:
        moves = game.legal_moves
        move = reluctant.choose(game.view(game.to_move), moves, rng)
        if moves[0].kind == "pass":
            asked += 1
            passed += move.kind == "pass"
        game.push(move)
    assert asked > 20
    assert passed / asked > 0.8


def test_an_unknown_bot_is_refused_with_those_that_exist() -> None:
    with pytest.raises(
        UnknownBot, match="there is no bot 'champion'; choose among easy, normal, hard, random, reluctant"
    ):
        bot("champion")


def test_a_bot_is_shown_only_its_own_view() -> None:
    """Whatever it is handed holds no card of another hand."""
    seen: list[View] = []

    class Spy:
        name = "spy"

        def choose(self, view: View, moves: Sequence[Move], rng: Random) -> Move:
            seen.append(view)
            return moves[rng.randrange(len(moves))]

    game = Game(CHARACTERS[:3], seed=4)
    player, rng = seated(Spy()), Random(1)
    while not game.is_over:
        seat = game.to_move
        game.push(player(game, seat, rng), seat)
        assert seen[-1].seat == seat
        assert isinstance(seen[-1].question, Decision)


# --- what the normal bot thinks --------------------------------------------------------------------


def normal_move(scene: Scene, name: str) -> str:
    seat = scene.seat(name)
    game = scene.game
    return str(bot("normal").choose(game.view(seat), game.legal_moves_of(seat), Random(1)))


def test_normal_ends_a_game_when_it_can() -> None:
    t = given("fiona", "gerki", "zot", at=action_phase("fiona"))
    t.fiona.hand("Make some elbow room", "Gambling? I'm in!")
    t.zot.set(fortitude=5, alcohol=3)
    t.start()
    assert normal_move(t, "fiona") == "play make-some-elbow-room on zot"


def test_normal_ignores_a_drink_that_would_floor_it() -> None:
    t = given("gerki", "fiona", at=drink_phase("gerki"))
    t.gerki.hand("Dump it on the floor").pile("Dragon Breath Ale").set(fortitude=10, alcohol=7)
    t.gerki.drinks()
    assert normal_move(t, "gerki") == "play dump-it-on-the-floor drink 1"


def test_normal_drinks_water() -> None:
    t = given("gerki", "fiona", at=drink_phase("gerki"))
    t.gerki.hand("Dump it on the floor").pile("Water").set(fortitude=10, alcohol=7)
    t.gerki.drinks()
    assert normal_move(t, "gerki") == "pass"


def test_normal_ignores_a_hit_but_not_its_own_healing() -> None:
    t = given("fiona", "deirdre", at=action_phase("fiona"))
    t.fiona.hand("Make some elbow room")
    t.deirdre.hand("Stop being silly!").set(fortitude=9, alcohol=5)
    t.fiona.plays("Make some elbow room", on="deirdre")
    assert normal_move(t, "deirdre") == "play stop-being-silly"


def test_normal_orders_for_whoever_is_likeliest_to_be_left() -> None:
    t = given("gerki", "fiona", "zot", at=order_phase("gerki"))
    t.zot.set(fortitude=9, alcohol=6)
    t.all_pass()
    assert normal_move(t, "gerki") == "order fiona"


def test_normal_hits_with_a_fist_whom_a_drink_seldom_reaches() -> None:
    """Dimli has seven answers to a Drink and one to a fist; Gog has three of both."""
    t = given("gerki", "dimli", "gog", at=action_phase("gerki"))
    t.gerki.hand("Mind the caltrops")
    t.start()
    assert normal_move(t, "gerki") == "play mind-the-caltrops on dimli"
    t = given("gerki", "dimli", "gog", at=order_phase("gerki"))
    t.dimli.set(fortitude=18)
    t.all_pass()
    assert normal_move(t, "gerki") == "order gog"


def test_what_a_deck_keeps_away_is_counted() -> None:
    """As in the list of slots by which the decks were made."""
    found = guards(in_play())
    decks = ("deirdre", "fiona", "gerki", "zot", "dimli", "eve", "fleck", "gog")
    assert [found[name].drinks for name in decks] == [3, 4, 4, 5, 7, 3, 5, 3]
    assert [found[name].cards for name in decks] == [3, 2, 2, 2, 1, 4, 0, 3]


def test_normal_throws_away_weak_cards_only() -> None:
    t = given("gerki", "fiona", at=discard_phase("gerki"))
    t.gerki.hand("Dump it on the floor", "Tip the Wench.", "Mind the caltrops")
    t.all_pass()
    assert normal_move(t, "gerki") == "discard 2"
