"""Teams, Potions, Gears and absent players at the terminal, in simulations and in records.

It is more than 500 lines, because its tables and helpers serve every one of these scenes.
"""

import json
import os
import re
import subprocess
import sys
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from rich.console import Console
from typer.testing import CliRunner

from alehouse import Game
from alehouse.bots import bot, seated
from alehouse.cli import app
from alehouse.cli import session as sessions
from alehouse.cli import simulate as simulating
from alehouse.cli.faces import PlainFace, ScreenFace, packed
from alehouse.cli.picture import Picture, draw, joined
from alehouse.cli.play import line_up
from alehouse.cli.session import Session, ending, matters, touches
from alehouse.cli.typed import move_of
from alehouse.errors import AlehouseError, BadText
from alehouse.speech import Teller
from alehouse.testing import Scene, action_phase, discard_phase, drink_phase, given, order_phase

TEAMS = "two-headed-dragon"
PAIRS = (("phrenk", "kaylin"), ("wizgille", "serena"))
SEATS = ("phrenk", "kaylin", "wizgille", "serena")
OURS = ("--variant", TEAMS, "--me", "phrenk", "--mate", "kaylin", "--opponents", "wizgille,serena")
COMMAND = [sys.executable, "-c", "from alehouse.cli import app; app()"]


def table(at: object = None, who: tuple[str, ...] = SEATS) -> Scene:
    return given(*who, at=at or action_phase("phrenk"), teams=PAIRS)  # type: ignore[arg-type]


def seen(scene: Scene, name: str = "phrenk") -> Picture:
    scene.start()
    return draw(scene.game, scene.seat(name), Teller(scene.game), [], 0)


def screen(picture: Picture, width: int = 110, height: int = 40) -> str:
    console = Console(file=StringIO(), width=width, height=height, force_terminal=True, highlight=False)
    lines = ScreenFace(console).lines(picture)
    assert all(line.cell_len < width for line in lines)
    return "\n".join(line.plain for line in lines)


def run(*words: str, code: int = 0) -> str:
    done = CliRunner().invoke(app, list(words))
    assert done.exit_code == code, done.output
    return done.stdout if code == 0 else done.stderr


# --- the table ---------------------------------------------------------------------------------------


def test_teams_are_held_together_and_share_one_row_of_numbers() -> None:
    t = table()
    t.phrenk.set(fortitude=17, alcohol=3, gold=8, tokens=2)
    t.wizgille.set(tokens=1)
    rows = screen(seen(t)).splitlines()[1:6]
    assert rows[1].startswith("▸ ┌ Phrenk (you)")
    assert re.search(r"━━━A·+F +3 17 +8 .*2 tokens", rows[1])
    assert rows[2].startswith("  └ Kaylin ")
    assert not re.search("[AF·━]", rows[2].replace("Kaylin", ""))
    assert rows[3].startswith("  ┌ Wizgille")
    assert "1 token" in rows[3]
    assert rows[4].startswith("  └ Serena")
    assert "Piety 8" in rows[4] or "Piety 1" in rows[4]


def test_players_alone_have_no_brackets() -> None:
    game = Game(["gerki", "zot"], seed=1)
    text = screen(draw(game, 0, Teller(game), [], 0))
    assert not re.search("[┌└]", text)
    assert "token" not in text


def test_plain_lines_name_each_team_once() -> None:
    t = table()
    t.phrenk.set(gold=8, tokens=2)
    t.kaylin.front("Loyal").hand("Tip the Wench.", "I raise!", "I raise!")
    lines = PlainFace().table(seen(t)).splitlines()
    assert lines[0].startswith("Turn 1. Phrenk and Kaylin: Action Phase.")
    assert lines[1] == "Team of Phrenk (you) and Kaylin: Fortitude 20, Alcohol 0, Gold 8, 2 Potion Tokens."
    assert lines[2].startswith("Phrenk (you): pile 0, hand 0, deck 40")
    assert "Gold" not in lines[2] + lines[3]
    assert "In front of Kaylin: Loyal. A card that would cost you Fortitude takes 1 less." in lines
    assert "Kaylin holds: Tip the Wench., I raise! ×2." in lines


def test_the_hand_of_a_mate_is_shown_and_nobody_elses() -> None:
    t = table()
    t.kaylin.hand("Tip the Wench.", "I raise!", "I raise!")
    t.serena.hand("Winning Hand!")
    text = screen(seen(t))
    assert "Kaylin holds Tip the Wench. · I raise! ×2" in text
    assert "Winning Hand!" not in text


def test_what_lies_in_front_of_players_is_shown_with_its_text() -> None:
    t = table()
    t.phrenk.front("Acid Spit")
    t.kaylin.front("Playful")
    t.serena.front("Strength Potion")
    picture = seen(t)
    assert [(card.title, card.owner) for card in picture.hand] == [("Acid Spit", 0)]
    text = " ".join(screen(picture).split())
    assert "Acid Spit Anytime, on the table: Another player loses 1 Fortitude. Price: 1 Gold." in text
    assert "Kaylin: Playful A card that would cost you Fortitude takes 1 more." in text
    assert "Serena: Strength Potion When someone plays" in text
    small = screen(picture, 80, 18)
    assert "Kaylin: Playful" in small


def test_a_potion_of_a_mate_is_in_reach() -> None:
    t = table()
    t.phrenk.front("Fist in a Flask")
    picture = seen(t, "kaylin")
    assert [(card.title, card.owner, card.playable) for card in picture.hand] == [("Fist in a Flask", 0, True)]
    assert str(move_of("play 1 on serena", picture, t.game, 1)) == "play fist-in-a-flask on serena"


def test_who_is_not_there_is_marked() -> None:
    t = table()
    t.state.absent = 1 << t.seat("serena")
    picture = seen(t)
    assert re.search(r"└ Serena .*absent", screen(picture, 80, 24))
    assert re.search(r"Serena: .*, absent", PlainFace().table(picture))


def test_a_gear_is_shown_on_the_card_that_it_belongs_to() -> None:
    t = given("wizgille", "serena", "phrenk", "kaylin", at=action_phase("wizgille"), teams=PAIRS[::-1])
    t.wizgille.hand("Could you hold the heavy end? Oh dear.", "The fireworks go up. Usually.")
    t.wizgille.side_deck("gear", "Pedalling keeps me sober").set(alcohol=3)
    t.wizgille.plays("The fireworks go up. Usually.")
    (_, line), *_ = seen(t).stack
    assert line.startswith("Wizgille plays “The fireworks go up. Usually.” + “Pedalling keeps me sober” (")
    assert "Phrenk, Kaylin -1 Fortitude" in line
    assert "Wizgille -1 Alcohol" in line


def test_cards_that_pick_several_name_them_all() -> None:
    t = given("wizgille", "serena", "phrenk", "kaylin", at=action_phase("wizgille"), teams=PAIRS[::-1])
    t.wizgille.hand("Duck! Both of you!").side_deck("gear", "Pedalling keeps me sober")
    t.wizgille.plays("Duck! Both of you!", on=("phrenk", "kaylin"))
    assert seen(t).stack[0][1].startswith("Wizgille plays “Duck! Both of you!” on Phrenk and Kaylin + ")


def test_champions_are_named_on_what_they_stand_for() -> None:
    t = table(drink_phase("phrenk"))
    t.phrenk.pile("Round on the House!")
    t.phrenk.chooses("phrenk")
    picture = seen(t, "serena")
    assert picture.question == "Who is the Champion of your team?"
    assert [said for _, said in picture.choices] == ["Choose Wizgille", "Choose Serena"]
    assert picture.stack[0][1].endswith("; Champion: Phrenk")
    t.serena.chooses("wizgille")
    assert "; Champions: Phrenk and Wizgille" in seen(t, "serena").stack[0][1]


def test_an_offer_is_shown_with_what_is_offered() -> None:
    t = table(order_phase("phrenk"))
    t.phrenk.front("Varnish for the Stomach").offers("Varnish for the Stomach", to="serena")
    picture = seen(t, "serena")
    assert picture.question == "Do you buy “Varnish for the Stomach” for 2 Gold?"
    assert [said for _, said in picture.choices] == ["No", "Yes"]
    assert picture.stack[-1][1].startswith("Phrenk offers Serena “Varnish for the Stomach”. When a Drink is about")
    assert str(move_of("yes", picture, t.game, 3)) == "choose 2"
    assert str(move_of("no", picture, t.game, 3)) == "choose 1"


def test_which_potion_to_keep_is_asked_by_title() -> None:
    t = table(discard_phase("phrenk"))
    t.phrenk.front("Acid Spit").side_deck("potion", "Fist in a Flask")
    picture = seen(t)
    assert picture.question == "Which card in front of you do you discard?"
    assert [said for _, said in picture.choices] == ["Discard “Acid Spit”", "Discard “Fist in a Flask”"]
    assert str(move_of("discard acid spit", picture, t.game, 0)) == "choose 1"


def test_the_last_chance_names_who_needs_it() -> None:
    t = given("wizgille", "serena", "phrenk", "kaylin", at=action_phase("wizgille"), teams=PAIRS[::-1])
    t.phrenk.set(fortitude=9, alcohol=8, tokens=2)
    hit = "Could you hold the heavy end? Oh dear."
    t.wizgille.hand(hit).plays(hit, on="kaylin")
    while t.pending[-1] != "last-chance":
        t.nobody_answers()
    picture = seen(t)
    assert picture.stack[-1][1] == "Last chance: Phrenk and Kaylin are about to drop out"
    assert [move.kind for move, _ in picture.choices] == ["pass", "token", "token", "token"]
    plays = t.game.legal_moves_of(2)[1:]
    assert touches(picture.view, 2, plays)
    t.wizgille.set(tokens=1)
    assert not touches(t.game.view(0), 0, t.game.legal_moves_of(0)[1:]), "others may use theirs, we are fine"


# --- what is asked, and what is listed -----------------------------------------------------------------


def test_tokens_and_sales_crowd_no_list() -> None:
    t = table(order_phase("phrenk"))
    t.phrenk.hand("Tip the Wench.").front("Acid Spit").set(tokens=2)
    picture = seen(t)
    kinds = {move.kind for move, _ in picture.choices}
    assert kinds == {"pass", "play", "offer"}, "between phases is the time for sales"
    assert "token gold/alcohol/fortitude" in picture.hint
    t.phrenk.plays("Tip the Wench.", on="serena")
    picture = seen(t)
    assert {move.kind for move, _ in picture.choices} == {"pass", "play"}
    assert "offer N to NAME" in picture.hint
    t.state.fronts[0] = ()
    t.state.options = None
    assert {move.kind for move, _ in seen(t).choices} == {"pass", "token"}, "if nothing else is left, they stand there"


def test_a_hit_on_a_mate_is_worth_a_question() -> None:
    t = given("wizgille", "serena", "phrenk", "kaylin", at=action_phase("wizgille"), teams=PAIRS[::-1])
    hit = "Could you hold the heavy end? Oh dear."
    t.phrenk.hand("Easy, friend. That never happened.").set(tokens=1)
    t.wizgille.hand(hit).plays(hit, on="kaylin")
    view, plays = t.game.view(2), t.game.legal_moves_of(2)[1:]
    assert touches(view, 2, plays)
    tokens = [move for move in plays if move.kind == "token"]
    assert not touches(view, 2, tokens)
    assert not matters(view, 2, tokens)


def test_sales_are_offered_before_the_own_action() -> None:
    t = table(discard_phase("phrenk"))
    t.phrenk.front("Acid Spit").hand("I raise!")
    t.kaylin.hand("I raise!")
    t.start()
    t.nobody_answers()
    for player in (t.phrenk, t.kaylin):
        player.is_asked("discard").discards()
    plays = [move for move in t.game.legal_moves_of(0) if move.kind == "offer"]
    assert plays
    assert matters(t.game.view(0), 0, plays)
    t.nobody_answers()
    t.phrenk.passes()
    t.kaylin.passes()
    plays = [move for move in t.game.legal_moves_of(0) if move.kind == "offer"]
    assert plays
    assert not matters(t.game.view(0), 0, plays)


# --- what is typed -----------------------------------------------------------------------------------


def selling() -> Scene:
    t = table(order_phase("phrenk"))
    t.phrenk.hand("Tip the Wench.").front("Acid Spit").set(tokens=2)
    t.start()
    return t


@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("offer 2 to serena", "offer acid-spit to serena"),
        ("Offer Acid Spit to Wizgille", "offer acid-spit to wizgille"),
        ("offer acid to wiz", "offer acid-spit to wizgille"),
        ("Offer “Acid Spit” to Serena for 1 Gold", "offer acid-spit to serena"),
        ("token gold", "token gold"),
        ("TOKEN Fortitude", "token fortitude"),
        ("token alcohol content", "token alcohol"),
        ("play 2 on serena", "play acid-spit on serena"),
    ],
)
def test_sales_and_tokens_may_be_typed(line: str, move: str) -> None:
    t = selling()
    assert str(move_of(line, seen(t), t.game, 0)) == move


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("offer", "offer what to whom? Say it as in offer 1 to serena"),
        ("offer 2", "offer what to whom? Say it as in offer 1 to serena"),
        ("offer 9 to serena", "there is no card 9 in your hand; type numbers from 1 to 2"),
        ("offer lute to serena", "there is no card “lute” in front of you"),
        ("offer 2 to gandalf", "nobody here is called “gandalf”; say a name: Phrenk, Kaylin, Wizgille, Serena"),
        ("token", "a Potion Token gives one thing: say token fortitude or token alcohol or token gold"),
        ("token beer", "a Potion Token gives one thing: say token fortitude or token alcohol or token gold"),
    ],
)
def test_what_cannot_be_sold_gets_one_line(line: str, said: str) -> None:
    t = selling()
    with pytest.raises(BadText) as caught:
        move_of(line, seen(t), t.game, 0)
    assert str(caught.value).startswith(said)


@pytest.mark.parametrize("line", ["offer 1 to serena", "offer 2 to kaylin", "play 2 on kaylin"])
def test_what_the_rules_forbid_has_a_reason(line: str) -> None:
    t = selling()
    with pytest.raises(AlehouseError) as caught:
        move_of(line, seen(t), t.game, 0)
    assert not isinstance(caught.value, BadText)


def test_a_name_alone_answers_a_question_about_players() -> None:
    t = table(drink_phase("phrenk"))
    t.phrenk.pile("Water")
    t.kaylin.pile("Water")
    picture = seen(t)
    assert picture.question == "Who of your team drinks next?"
    for line in ("kaylin", "Kaylin", "choose kaylin", "Choose Kaylin"):
        assert str(move_of(line, picture, t.game, 0)) == "choose kaylin"
    with pytest.raises(BadText, match="“serena” is no move; type a number from 1 to 2, or help"):
        move_of("serena", picture, t.game, 0)


class Said(PlainFace):
    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []

    def say(self, text: str) -> None:
        self.lines.append(text)


def said(scene: Scene, line: str) -> str:
    """What a session says to a command."""
    face = Said()
    game = scene.game
    session = Session(game, 0, {seat: bot("normal") for seat in range(1, 4)}, Random(1), face, False)
    try:
        assert session.understand(line, session.picture()) is None
    except AlehouseError as error:
        return str(error)
    return "\n".join(face.lines)


def test_hands_and_cards_of_the_table_may_be_read() -> None:
    t = selling()
    t.kaylin.hand("Winning Hand!", "Winning Hand!").front("Loyal")
    assert said(t, "hand kaylin").splitlines()[0] == "Kaylin holds:"
    assert said(t, "hand kaylin").count("Winning Hand! (Gambling) Take control") == 1
    assert said(t, "hand serena") == "hand shows your own cards, and hand NAME those of a teammate"
    assert said(t, "hand gandalf").startswith("nobody here is called")
    assert said(t, "card loyal").startswith("Loyal\n")
    assert said(t, "card winning hand").startswith("Winning Hand!\n"), "a card of a mate"
    assert said(t, "card 2").startswith("Acid Spit\nAnytime Card, typed as acid-spit\n")
    assert said(t, "card playful").startswith("card needs a card of your hand, 1 to 2")


# --- whole games -------------------------------------------------------------------------------------


def play(answers: str, *options: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, "play", "--plain", "--seed", "5", *options],
        input=answers,
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        check=False,
    )


def test_a_whole_game_in_teams_and_its_record(tmp_path: Path) -> None:
    save = tmp_path / "game.txt"
    done = play("1\n" * 2000, *OURS, "--save", str(save))
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert done.stdout.startswith("You are Phrenk, with Kaylin, against Wizgille and Serena. Seed 5.")
    assert re.search(r"\n(Phrenk and Kaylin|Wizgille and Serena) win in turn \d+\.", done.stdout)
    assert re.search(r"\n(Phrenk and Kaylin|Wizgille and Serena) (passed out|ran out of Gold) in turn", done.stdout)
    assert "Team of Phrenk (you) and Kaylin: " in done.stdout
    assert re.search(r"won by (phrenk and kaylin|wizgille and serena) in turn", run("replay", str(save), "--verify"))
    told = run("replay", str(save))
    assert told.startswith("Two-Headed Dragon: Phrenk and Kaylin / Wizgille and Serena.\n")
    mine = run("replay", str(save), "--seat", "phrenk")
    assert len(told) < len(mine)


def test_what_a_mate_draws_is_not_told_as_ours() -> None:
    game = Game(SEATS, seed=5, variant=TEAMS)
    rng, players = Random(1), [seated(bot("random")) for _ in SEATS]
    while not game.is_over:
        seat = game.to_move
        game.push(players[seat](game, seat, rng), seat)
    told = [Teller(game).event(event) for event in game.told(0)]
    after = [told[at - 1] for at, sentence in enumerate(told) if sentence.startswith("You draw ")]
    assert after
    assert all(sentence.startswith("Phrenk draws ") for sentence in after)


WORDS = (
    "1 2 3 4 5 6 7 8 pass yes no table hand log help skip dance token offer order choose play",
    "token gold,token fortitude,token beer,offer 8 to serena,offer 8 to kaylin,offer x,kaylin,serena,choose kaylin",
    "order serena,order kaylin,play 1 on serena,play 8,play 3 on kaylin,discard 1 2,all,hand kaylin,hand serena",
    "card 8,card loyal,card acid spit,why 8,rules PHR-08,ask all,ask less,log 3,play play on on,choose a,b",
)


@pytest.mark.parametrize("seed", range(4))
def test_nonsense_never_breaks_a_game(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = Random(seed)
    words = [*WORDS[0].split(), "", *(line for part in WORDS[1:] for line in part.split(","))]
    monkeypatch.setattr(sessions, "read_line", lambda: rng.choice([str(rng.randrange(1, 6)), rng.choice(words)]))
    game = Game(SEATS, seed=seed, variant=TEAMS)
    console = Console(file=StringIO(), width=80, height=24, force_terminal=True, highlight=False)
    bots = {seat: bot(name) for seat, name in zip((1, 2, 3), ("normal", "random", "normal"), strict=True)}
    Session(game, 0, bots, rng, ScreenFace(console), False).play()
    lines = ending(game, 0)
    assert " win in turn " in lines[0] or "share the victory" in lines[0]
    assert len(lines) == 2 or "share" in lines[0]


@pytest.mark.parametrize(("width", "height", "seats"), [(80, 24, 4), (110, 40, 8)])
def test_the_screen_of_a_team_fits_the_terminal(width: int, height: int, seats: int) -> None:
    game = Game([*SEATS, "gog", "zot", "eve", "fiona"][:seats], seed=3, variant=TEAMS)
    console = Console(file=StringIO(), width=width, height=height, force_terminal=True, highlight=False)
    face, teller, player, rng = ScreenFace(console), Teller(game), seated(bot("normal")), Random(1)
    log = [f"Sentence number {n} of many, and not a short one at that, so that it is wrapped." for n in range(99)]
    shown = 0
    while not game.is_over:
        seat = game.to_move
        if seat == 0 and shown < 150:
            picture = draw(game, 0, teller, log, 3)
            lines = face.lines(picture)
            assert all(line.cell_len < width for line in lines)
            if len(picture.choices) < 7 and len(picture.stack) < 3:
                assert len(lines) < height
            shown += 1
        game.push(player(game, seat, rng), seat)
    assert shown > 30


def test_choices_are_packed_where_it_is_tight() -> None:
    assert packed(["  1 Pass", "  2 Go", "  3 Stay there"], 18) == ["  1 Pass   2 Go", "  3 Stay there"]
    assert packed([], 20) == []


def test_names_are_joined() -> None:
    assert [joined("abc"[:n]) for n in range(4)] == ["", "a", "a and b", "a, b and c"]


# --- who sits where ----------------------------------------------------------------------------------


def test_a_mate_sits_beside_you() -> None:
    for seed in range(5):
        rng = Random(seed)
        four = line_up(None, "gog", None, rng, mate="zot", teams=True)
        assert four[:2] == ["gog", "zot"]
        assert len(set(four)) == 4
        named = line_up(None, "gog", ("eve", "zot"), rng, teams=True)
        assert (named[0], named[2:]) == ("gog", ["eve", "zot"])
        assert named[1] not in ("gog", "eve", "zot")
        assert len(set(line_up(8, None, None, rng, teams=True))) == 8
        assert line_up(None, "gog", ("eve", "zot"), rng) == ["gog", "eve", "zot"]


# --- simulate ----------------------------------------------------------------------------------------


def test_simulate_counts_teams() -> None:
    words = ("simulate", "--variant", TEAMS, "--random-seats", "4-8", "--games", "40", "--json")
    one, two = (json.loads(run(*words, "--jobs", jobs)) for jobs in ("1", "2"))
    assert one["variant"] == TEAMS
    assert one["finished"] == 40
    assert one["errors"] == one["truncated"] == 0
    seat, team = one["wins"]["seat"], one["wins"]["team"]
    assert list(team) == ["0", "1", "2", "3"]
    assert all(seat[str(2 * int(at))] == seat[str(2 * int(at) + 1)] == won for at, won in team.items())
    assert 40 <= sum(team.values()) <= 44, "one team wins, or some tie"
    assert sum(one["wins"]["character"].values()) == 2 * sum(team.values())
    del one["seconds"], two["seconds"]
    assert one == two


def test_teams_have_even_numbers_of_players() -> None:
    plan = simulating.make_plan(None, "4-8", None, "random", "rdi1", "1", (), TEAMS)
    assert plan.sizes == (4, 6, 8)
    assert {len(simulating.line_up(plan, Random(seed))) for seed in range(40)} == {4, 6, 8}
    assert simulating.make_plan(None, "5-7", None, "random", "rdi1", "1", (), TEAMS).sizes == (6,)
    assert simulating.make_plan(None, "4-6", None, "random", "rdi1", "1").sizes == (4, 5, 6)


def test_bots_take_turns_by_team() -> None:
    words = ("simulate", "--variant", TEAMS, "--bots", "normal,reluctant", "--games", "12", "--json")
    assert json.loads(run(*words))["wins"]["team"]["0"] >= 10
    said = run(*words[:-1])
    assert re.search(r"\nby team: 0 [\d.]+ % of 12, 1 [\d.]+ % of 12\n", said)


def test_simulate_reports_side_cards_that_were_never_used() -> None:
    few = json.loads(run("simulate", "--games", "1", "--characters", "wizgille,phrenk,kaylin", "--json"))
    gears = {row["id"] for row in json.loads(run("cards", "gear", "--json"))}
    sides = {row["id"] for name in ("gear", "potion", "wulfric") for row in json.loads(run("cards", name, "--json"))}
    assert set(few["unused"]["side"]) < sides
    assert set(few["unused"]["side"]) & gears
    more = json.loads(run("simulate", "--games", "60", "--characters", "wizgille,phrenk,kaylin,serena", "--json"))
    assert more["unused"]["side"] == []
    assert "never used (a card of a side deck that was never played, added or lying there): " in run(
        "simulate", "--games", "1", "--characters", "wizgille,gog"
    )


def test_what_counts_as_a_use_of_a_side_card() -> None:
    t = given("phrenk", "kaylin", "wizgille", at=action_phase("wizgille"))
    t.phrenk.front("Acid Spit")
    t.wizgille.hand("The fireworks go up. Usually.").side_deck("gear", "Pedalling keeps me sober")
    t.wizgille.plays("The fireworks go up. Usually.")
    t.phrenk.plays("Acid Spit", on="kaylin")
    used: simulating.Used = (set(), set(), set(), set())
    simulating.note_uses(t.game.told(None), used, t.game.cards)
    assert {"pedalling-keeps-me-sober", "acid-spit"} <= used[3]
    assert "acid-spit" in used[0]
