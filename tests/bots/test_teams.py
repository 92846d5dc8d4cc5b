"""Bots in teams: they play whole games, and the normal one plays for its team."""

from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest

from alehouse import Game
from alehouse.bots import BOTS, bot, seated
from alehouse.bots.bot import Brisk
from alehouse.bots.tally import ALCOHOL, FORTITUDE, Tally
from alehouse.bots.worth import Worth
from alehouse.content import catalog
from alehouse.testing import Scene, action_phase, drink_phase, gambling, given, order_phase

TEAMS = "two-headed-dragon"
CHARACTERS = tuple(role.id for role in catalog.pack().characters if role.playable)
PAIRS = (("fiona", "gerki"), ("zot", "gog"))
ELBOW, SMOKE, PILLOW = "Make some elbow room", "Smoke With a Cork In It", "One big pillow"


def play(line_up: Sequence[str], characters: Sequence[str], seed: int, tell: bool = False) -> Game:
    """A game in teams; the bots are those of the teams, in turn."""
    rng = Random(f"teams:{seed}")
    game = Game(characters, seed=seed, tell=tell, variant=TEAMS)
    players = [
        seated(bot(line_up[at % len(line_up)], iterations=3)) for at, team in enumerate(game.teams) for _ in team
    ]
    while not game.is_over:
        seat = game.to_move
        game.push(players[seat](game, seat, rng), seat)
    return game


@pytest.mark.parametrize("name", sorted(BOTS))
@pytest.mark.parametrize("seats", [4, 6, 8])
def test_a_bot_plays_whole_games_in_teams(name: str, seats: int) -> None:
    for seed in range(1 if name == "hard" else 2):
        outcome = play([name], Random(seed).sample(CHARACTERS, seats), seed).outcome
        assert outcome is not None
        assert len(outcome.winners) % 2 == 0


@pytest.mark.parametrize("name", sorted(BOTS))
def test_the_same_chance_plays_the_same_game(name: str) -> None:
    seats = ("phrenk", "kaylin", "wizgille", "serena")
    assert play([name], seats, 3).record() == play([name], seats, 3).record()


@pytest.mark.parametrize(("other", "games", "least"), [("reluctant", 40, 0.9), ("random", 40, 0.8)])
def test_a_team_of_normal_bots_beats_other_teams_clearly(other: str, games: int, least: float) -> None:
    wins = 0.0
    for seed in range(games):
        line_up = ["normal", other] if seed % 2 else [other, "normal"]
        game = play(line_up, Random(seed).sample(CHARACTERS, 4), seed)
        assert game.outcome is not None
        ours = game.teams[line_up.index("normal")]
        wins += (ours[0] in game.outcome.winners) * 2 / len(game.outcome.winners)
    assert wins / games > least


def normal_move(scene: Scene, name: str) -> str:
    seat = scene.seat(name)
    game = scene.game
    return str(bot("normal").choose(game.view(seat), game.legal_moves_of(seat), Random(1)))


# --- who is a friend -------------------------------------------------------------------------------


def test_what_a_mate_loses_is_our_loss() -> None:
    t = given("fiona", "gerki", "zot", "gog", at=action_phase("fiona"), teams=PAIRS)
    worth = Worth(t.game.view(0))
    assert worth.mates == [0, 1]
    assert worth.foes == [2, 3]
    losses = []
    for seat in range(4):
        tally = Tally()
        tally.add(seat, FORTITUDE, -3)
        losses.append(worth.of(tally))
    assert losses[0] == losses[1] < 0 < losses[2] == losses[3]


def test_two_members_who_are_hit_lose_together() -> None:
    t = given("fiona", "gerki", "zot", "gog", at=action_phase("fiona"), teams=PAIRS)
    t.zot.set(fortitude=8, alcohol=4)
    t.start()
    one, both = Tally(), Tally()
    one.add(2, ALCOHOL, 2)
    both.add(2, ALCOHOL, 2)
    both.add(3, ALCOHOL, 2)
    worth = Worth(t.game.view(0))
    assert worth.of(both) > worth.of(one) + 10, "the team would be out"


def test_normal_hits_no_mate_with_a_card_for_anybody() -> None:
    t = given("fiona", "gerki", "zot", "gog", at=order_phase("fiona"), teams=PAIRS)
    t.fiona.hand("Tip the Wench.").set(gold=4)
    t.start()
    assert normal_move(t, "fiona") in ("play tip-the-wench on zot", "play tip-the-wench on gog", "pass")
    t.zot.set(gold=1)
    assert normal_move(t, "fiona") in ("play tip-the-wench on zot", "play tip-the-wench on gog")


def test_normal_defends_a_mate() -> None:
    t = given("zot", "gog", "fiona", "gerki", at=action_phase("zot"), teams=(("zot", "gog"), ("fiona", "gerki")))
    t.zot.hand(ELBOW)
    t.gerki.set(fortitude=9, alcohol=6)
    t.fiona.hand("You'll need a bigger sword than that")
    t.zot.plays(ELBOW, on="gerki")
    assert normal_move(t, "fiona").startswith("play youll-need-a-bigger-sword-than-that")


def test_normal_ignores_the_drink_of_a_mate() -> None:
    t = given("gerki", "fiona", "zot", "gog", at=drink_phase("gerki"), teams=(("gerki", "fiona"), ("zot", "gog")))
    t.gerki.hand("Dump it on the floor").set(fortitude=10, alcohol=7)
    t.fiona.pile("Dragon Breath Ale")
    t.gerki.is_asked("first").chooses("fiona")
    assert normal_move(t, "gerki") == "play dump-it-on-the-floor drink 1"


def test_normal_does_not_answer_for_an_opponent() -> None:
    t = given("zot", "fiona", "gerki", "gog", at=action_phase("zot"), teams=(("zot",), ("fiona", "gerki"), ("gog",)))
    t.zot.hand(ELBOW).plays(ELBOW, on="gog")
    t.fiona.hand("I don't think so!")
    assert normal_move(t, "fiona") == "pass"


# --- tokens ----------------------------------------------------------------------------------------


def last_chance(fortitude: int, alcohol: int, gold: int = 10, tokens: int = 2) -> Scene:
    """Gerki has just hit the team of Zot and Gog for 3."""
    t = given("gerki", "fiona", "zot", "gog", at=action_phase("gerki"), teams=(("gerki", "fiona"), ("zot", "gog")))
    t.zot.set(fortitude=fortitude, alcohol=alcohol, gold=gold, tokens=tokens)
    t.gerki.hand("Mind the caltrops").plays("Mind the caltrops", on="zot")
    return t


def come_to_it(t: Scene) -> Scene:
    while t.pending[-1] != "last-chance":
        t.nobody_answers()
    return t


def test_a_token_waits_for_the_last_chance() -> None:
    t = last_chance(9, 7)
    assert normal_move(t, "zot") == "pass", "the hit would be the end, but there is a last chance"
    come_to_it(t)
    assert normal_move(t, "zot") == "token fortitude"
    assert normal_move(t, "gog") == "token fortitude"
    assert normal_move(t, "gerki") == "pass"


def test_a_token_takes_what_helps_most() -> None:
    t = last_chance(20, 17)
    t.zot.set(fortitude=20, alcohol=18)
    come_to_it(t)
    assert normal_move(t, "zot") == "token alcohol", "Fortitude cannot rise so far"
    t = last_chance(9, 3, gold=0)
    come_to_it(t)
    assert normal_move(t, "zot") == "token gold"


def test_two_tokens_are_used_one_after_the_other_and_none_in_vain() -> None:
    t = last_chance(4, 9)
    come_to_it(t)
    assert normal_move(t, "zot").startswith("token "), "one is not enough, two are"
    t = last_chance(4, 9, tokens=1)
    come_to_it(t)
    assert normal_move(t, "zot") == "pass", "one is not enough, and there is no other"


def test_tokens_alone_are_kept_without_a_look() -> None:
    t = last_chance(9, 7)
    normal = bot("normal")
    assert isinstance(normal, Brisk)
    moves = t.game.legal_moves_of(2)
    question = t.game.view(2).question
    assert question is not None
    assert str(normal.at_once(question, moves)) == "pass"
    come_to_it(t)
    question = t.game.view(2).question
    assert question is not None
    assert normal.at_once(question, t.game.legal_moves_of(2)) is None
    assert str(seated(normal)(t.game, 2, Random(1))) == "token fortitude"


def test_normal_teams_use_their_tokens_late() -> None:
    game = play(["normal"], ("deirdre", "gerki", "zot", "gog", "kaylin", "fiona"), 5, tell=True)
    used = [event.at for event in game.told(None) if event.code == "token"]
    began = [event.at for event in game.told(None) if event.code == "turn"]
    assert used
    assert used[0] > began[2]


# --- Champions, orders, who drinks first -------------------------------------------------------------


def test_the_best_hand_is_champion_of_a_round() -> None:
    t = given("gerki", "fiona", "zot", "gog", at=action_phase("gerki"), teams=(("gerki", "fiona"), ("zot", "gog")))
    t.gerki.hand("Gambling? I'm in!")
    t.zot.hand("Mind the caltrops")
    t.gog.hand("Winning Hand!", "I raise!", "Gambling? I'm in!")
    t.gerki.plays("Gambling? I'm in!", mode=1)
    assert normal_move(t, "zot") == "choose gog"
    assert normal_move(t, "gog") == "choose gog"


def test_who_is_not_there_is_champion_of_an_event() -> None:
    t = given("gerki", "fiona", "zot", "gog", at=drink_phase("gerki"), teams=(("gerki", "fiona"), ("zot", "gog")))
    t.gerki.pile("Round on the House!")
    t.state.absent = 1 << t.seat("gog")
    t.gerki.chooses("gerki")
    assert normal_move(t, "zot") == "choose gog"


def test_a_soft_mood_makes_a_champion() -> None:
    t = given("gerki", "fiona", "zot", "kaylin", at=drink_phase("gerki"), teams=(("gerki", "fiona"), ("zot", "kaylin")))
    t.gerki.pile("Round on the House!")
    t.kaylin.front("Clumsy")
    t.gerki.chooses("gerki")
    assert normal_move(t, "zot") == "choose kaylin"


def test_drinks_go_to_the_stronger_team_and_there_to_the_smaller_pile() -> None:
    teams = (("gerki", "fiona"), ("zot", "gog"), ("eve", "fleck"))
    t = given("gerki", "fiona", "zot", "gog", "eve", "fleck", at=order_phase("gerki"), teams=teams)
    t.eve.set(fortitude=8, alcohol=3)
    t.zot.pile("Water", "Wine", "Mead")
    t.all_pass()
    assert normal_move(t, "gerki") == "order gog"


def test_whoever_can_sober_up_goes_first() -> None:
    t = given("gerki", "fiona", "zot", "gog", at=drink_phase("gerki"), teams=(("gerki", "fiona"), ("zot", "gog")))
    t.gerki.pile("Elven Wine")
    t.start()
    assert normal_move(t, "gerki") == "choose fiona"


def test_the_one_of_us_who_gambles_is_known_with_the_hand() -> None:
    at = gambling("zot", control="zot", turn="fiona", left=("gerki", "gog"))
    t = given("fiona", "gerki", "zot", "gog", at=at, teams=PAIRS)
    t.start()
    assert Worth(t.game.view(1)).gambler() == 0
    t.fiona.hand("Winning Hand!")
    assert Worth(t.game.view(1)).luck(0) == pytest.approx(-0.3)


@pytest.mark.parametrize(("gold", "wanted"), [(4, "pass"), (1, "play numbers-make-gog-sleepy")])
def test_a_mate_is_left_in_the_round_as_long_as_there_is_gold(gold: int, wanted: str) -> None:
    t = given("fiona", "gerki", "zot", "gog", at=action_phase("fiona"), teams=PAIRS)
    t.fiona.hand("Gambling? I'm in!").set(gold=gold)
    t.gerki.hand("Numbers make Gog sleepy")
    t.fiona.plays("Gambling? I'm in!", mode=1)
    t.zot.chooses("zot")
    assert normal_move(t, "gerki").startswith(wanted)


def test_normal_games_in_teams_use_everything() -> None:
    seen: Counter[str] = Counter()
    for seed in range(6):
        characters = ["phrenk", "wizgille", *Random(seed).sample(["kaylin", "serena", "gog", "zot"], 2)]
        for event in play(["normal"], Random(seed).sample(characters, 4), seed, tell=True).told(None):
            seen[event.code] += 1
    for code in ("token", "champion", "first", "joined", "shed", "offer"):
        assert seen[code], f"nothing was told of {code}"
