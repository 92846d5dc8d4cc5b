"""How often somebody wants to be asked, what is never asked again, and answers given in advance.

The tables here have no delay, so a window is open exactly as long as somebody is waited for.

It has more than 500 lines, because whether somebody is asked is one rule, and each part of it has its exceptions.
"""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from alehouse.engine.view import Effect
from alehouse.lang.cards import Mode
from alehouse.lang.effects import AboutTo
from alehouse.lang.words import Part, Type
from alehouse.protocol import Answer, Standing, Yield, Yours
from alehouse.table.ahead import Ahead, is_milder, is_worse
from alehouse.table.chair import at_any_time
from alehouse.table.windows import Passed
from alehouse.testing import Scene, action_phase, drink_phase, given, order_phase

STAB = "how-did-this-get-stuck-in-your-back"
HIDE = "Hide in shadows"
NO = "I don't think so!"
TIP = "Tip the Wench."


@pytest.fixture
def hiding(stabbing: Any) -> Any:
    """Bob answers the stab by hiding, and Cat could say no to that."""

    def begin(cat: list[str], level: str = "smart", **settings: Any) -> Any:
        t, ann, bob, cat_tab = stabbing(bob=[HIDE], cat=cat, window=0, **settings)
        cat_tab.yields(level)
        if level == "full":
            cat_tab.passes()
        bob.answers("play hide-in-shadows")
        return t, ann, bob, cat_tab

    return begin


# --- levels ----------------------------------------------------------------------------------------


def test_smart_asks_whoever_has_something_to_answer(hiding: Any) -> None:
    t, *_ = hiding([NO])
    assert t.window == "hide-in-shadows"


def test_smart_does_not_ask_for_what_can_be_played_at_any_time(hiding: Any) -> None:
    t, *_ = hiding([TIP])
    assert t.window is None


def test_smart_does_not_ask_whether_to_negate_an_own_card(stabbing: Any) -> None:
    t, ann, bob, _ = stabbing(ann=[NO], bob=[HIDE, NO], window=0)
    bob.answers("play hide-in-shadows")
    assert t.window == "hide-in-shadows"
    assert t.match.asked.waits_for == {ann.seat}, "Bob would only negate what he has just played"
    ann.answers("play i-dont-think-so")
    assert t.window == "i-dont-think-so"
    assert t.match.asked.waits_for == {bob.seat}


def drinking(table: Any, pile: str, *hand: str, **settings: Any) -> Any:
    """Bob, who is Gerki, drinks, and Ann, who is Deirdre, holds these cards."""
    scene = given("deirdre", "gerki", "zot", at=drink_phase("gerki"))
    scene.deirdre.hand(*hand)
    scene.gerki.hand()
    scene.gerki.pile(pile)
    scene.zot.hand()
    t = table(seats=3, **settings)
    ann, bob, _ = t.plays("ann", "bob", "cat", scene=scene)
    return t, ann, bob


MILDER, STRONGER = "Wine into Water", "Water into Wine"


@pytest.mark.parametrize(
    ("pile", "hand", "asks"),
    [
        ("Water", [MILDER], False),  # it would do nothing
        ("Dark Ale", [MILDER], False),  # it would only do Bob a favour
        ("Dark Ale", [MILDER, TIP], False),
        ("Dark Ale", [STRONGER], True),
        ("Water", [STRONGER], True),
        ("Water", [MILDER, STRONGER], True),
    ],
)
def test_smart_does_not_ask_whether_to_spare_others_a_drink(table: Any, pile: str, hand: list[str], asks: bool) -> None:
    t, ann, _ = drinking(table, pile, *hand, window=0)
    assert t.match.asked.waits_for == ({ann.seat} if asks else set())
    assert (t.game.active == 1) == asks, "else it has been drunk, and the turn is over"


@pytest.mark.parametrize(("hand", "spares"), [([MILDER], True), ([STRONGER], False), ([TIP], False), ([], False)])
def test_at_a_table_with_delays_the_question_says_that_it_is_only_about_sparing_others(
    table: Any, hand: list[str], spares: bool
) -> None:
    t, ann, bob = drinking(table, "Dark Ale", *hand)
    assert t.match.window.entry == "drink"
    assert (ann.private.question.spares, bob.private.question.spares) == (spares, False)


def test_a_look_ahead_is_taken_once_for_each_seat_and_move(table: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[tuple[int, str]] = []
    look = Ahead._makes_milder

    def counted(self: Ahead, seat: int, move: Any) -> bool:
        looks.append((seat, str(move)))
        return look(self, seat, move)

    monkeypatch.setattr(Ahead, "_makes_milder", counted)
    t, ann, _ = drinking(table, "Dark Ale", MILDER, STRONGER)
    for level in ("smart", "touching", "smart"):
        ann.yields(level)
    assert t.match.window.entry == "drink"
    assert sorted(looks) == sorted({(ann.seat, str(move)) for move in t.match.moves_of(ann.seat) if move.card})


def test_whoever_drinks_is_asked_whatever_it_is(table: Any) -> None:
    scene = given("gerki", "deirdre", "zot", at=drink_phase("deirdre"))
    scene.deirdre.hand(MILDER)
    scene.deirdre.pile("Dark Ale")
    t = table(seats=3, window=0)
    _, bob, _ = t.plays("ann", "bob", "cat", scene=scene)
    assert t.match.asked.waits_for == {bob.seat}
    assert not bob.private.question.spares


# --- what can be played at any time ----------------------------------------------------------------

SPARING = ["smart", "touching", "until-my-turn"]
COURAGE = "A quiet word with upstairs"
"""Deirdre gains two Fortitude, whenever she likes."""
SPELLBOOK, HAT = "My spellbook is on fire again", "Pooky ate somebody's hat. I'll pay."
"""Zot ignores a Drink; with the second one he pays for it."""


def hit(table: Any, *bob: str, fortitude: int = 18, alcohol: int = 0, level: str = "smart") -> Any:
    """Ann, who is Gerki, has stabbed Bob, who is Deirdre."""
    scene = given("gerki", "deirdre", "zot", at=action_phase("gerki"))
    scene.gerki.hand("How did this get stuck in your back?")
    scene.deirdre.hand(*bob).set(fortitude=fortitude, alcohol=alcohol)
    scene.zot.hand()
    t = table(seats=3, window=0)
    ann, bob_tab, _ = t.plays("ann", "bob", "cat", scene=scene)
    bob_tab.yields(level)
    ann.answers(f"play {STAB} on deirdre")
    return t, ann, bob_tab


@pytest.mark.parametrize("card", [TIP, COURAGE])
@pytest.mark.parametrize("level", SPARING)
def test_a_hit_does_not_ask_for_what_can_be_played_at_any_time(table: Any, card: str, level: str) -> None:
    t, ann, _ = hit(table, card, level=level)
    assert ("change" in ann.told, t.window) == (True, None), "neither before the hit nor after it"


def test_full_control_is_asked_before_a_hit_and_after_it(table: Any) -> None:
    t, ann, bob = hit(table, TIP, level="full")
    assert (t.window, "change" in ann.told) == (STAB, False)
    bob.passes()
    assert (t.window, "change" in ann.told) == (STAB, True)


@pytest.mark.parametrize("level", SPARING)
def test_the_last_hit_asks_for_what_can_be_played_at_any_time_before_it_and_for_a_last_chance(
    table: Any, level: str
) -> None:
    t, ann, bob = hit(table, COURAGE, fortitude=3, alcohol=2, level=level)
    assert (t.window, t.match.asked.waits_for, "change" in ann.told) == (STAB, {bob.seat}, False)
    bob.passes()
    assert (t.window, t.match.asked.waits_for) == ("last-chance", {bob.seat}), "but not between the two"
    bob.answers(bob.moves[1])
    assert bob.seat in t.game.alive


def test_a_card_that_would_do_nothing_is_no_reason_to_ask(table: Any) -> None:
    scene = given("zot", "deirdre", "gerki", at=drink_phase("deirdre"))
    scene.deirdre.hand(COURAGE).set(fortitude=20, alcohol=19)
    scene.deirdre.pile("Dark Ale")
    t = table(seats=3, window=0)
    _, bob, _ = t.plays("ann", "bob", "cat", scene=scene)
    assert bob.seat not in t.game.alive, "Fortitude ends at 20, so nothing could be done"


@pytest.mark.parametrize(
    ("drink", "hand", "asks"),
    [
        ("Holy Water", [SPELLBOOK], False),  # it would only take from him what is good
        ("Holy Water", [HAT], False),  # and cost him Gold besides
        ("Dark Ale", [SPELLBOOK], True),
    ],
)
def test_whoever_drinks_is_asked_for_what_does_them_good(table: Any, drink: str, hand: list[str], asks: bool) -> None:
    scene = given("gerki", "zot", "fiona", at=drink_phase("zot"))
    scene.zot.hand(*hand).set(fortitude=16)
    scene.zot.pile(drink)
    t = table(seats=3, window=0)
    _, bob, _ = t.plays("ann", "bob", "cat", scene=scene)
    assert t.match.asked.waits_for == ({bob.seat} if asks else set())
    assert (t.game.active == bob.seat) == asks


@pytest.mark.parametrize("level", SPARING)
@pytest.mark.parametrize("drink", ["Dark Ale", "Holy Water"])
def test_the_own_turn_has_a_moment_for_what_can_be_played_at_any_time(table: Any, level: str, drink: str) -> None:
    scene = given("gerki", "deirdre", "zot", at=order_phase("deirdre"))
    scene.deirdre.hand(COURAGE).set(fortitude=15).pile(drink)
    t = table(seats=3, window=0)
    _, bob, _ = t.plays("ann", "bob", "cat", scene=scene)
    bob.yields(level)
    bob.answers("order zot")
    assert (t.window, t.match.asked.waits_for) == ("drink", {bob.seat})
    bob.answers("play a-quiet-word-with-upstairs")


@pytest.mark.parametrize("hand", [[TIP], [TIP, HIDE]])
def test_a_drink_in_the_turn_of_somebody_else_is_no_such_moment(table: Any, hand: list[str]) -> None:
    scene = given("zot", "fiona", "deirdre", at=drink_phase("zot"))
    scene.fiona.hand(*hand)
    scene.zot.hand().pile("Round on the House!")
    scene.deirdre.hand()
    scene.drink_deck("Dark Ale")
    t = table(seats=3, window=0)
    t.plays("ann", "bob", "cat", scene=scene)
    assert t.game.view(None).seats[1].alcohol == 1


@pytest.mark.parametrize(("trigger", "any_time"), [(None, True), (AboutTo(Part.DRINK), False)])
def test_an_anytime_card_that_says_what_it_answers_is_asked_for_there(trigger: Any, any_time: bool) -> None:
    card = SimpleNamespace(types=Type.ANYTIME, modes=[Mode(trigger)])
    game: Any = SimpleNamespace(cards={"card": card})
    move: Any = SimpleNamespace(kind="play", card="card", mode=0)
    assert at_any_time(game, move) is any_time


MINE = Effect("change", 0, 2, "fortitude", None)


@pytest.mark.parametrize(
    ("before", "after", "worse"),
    [
        ([MINE], [], True),
        ([MINE], [replace(MINE, n=1)], True),
        ([MINE], [Effect("pay", 0, 1, "inn", None)], True),
        ([MINE], [replace(MINE, verb="stays")], True),
        ([], [], True),
        ([replace(MINE, n=-2)], [], False),
        ([MINE], [replace(MINE, seat=1)], False),
        ([replace(MINE, seat=1)], [], False),
        ([MINE], [Effect("pay", 1, 1, "inn", None)], False),
        ([], [MINE], False),
        ([Effect("out", 0, 0, "drink", None)], [], False),
    ],
)
def test_what_is_worse_takes_what_is_good_and_does_nothing_else(
    before: list[Effect], after: list[Effect], worse: bool
) -> None:
    assert is_worse(before, after, (0,)) is worse


AT_BOB = Effect("change", 1, 3, "alcohol", None)


@pytest.mark.parametrize(
    ("before", "after", "milder"),
    [
        ([], [], True),
        ([AT_BOB], [AT_BOB], True),
        ([AT_BOB], [replace(AT_BOB, n=1)], True),
        ([AT_BOB], [], True),
        ([AT_BOB], [replace(AT_BOB, n=4)], False),
        ([AT_BOB], [replace(AT_BOB, seat=2)], False),
        ([AT_BOB], [replace(AT_BOB, n=-1)], False),
        ([AT_BOB], [AT_BOB, Effect("change", 0, -1, "gold", None)], False),
        ([replace(AT_BOB, seat=0)], [], False),
        ([replace(AT_BOB, n=-1)], [], False),
        ([Effect("change", 1, 2, "fortitude", None)], [], False),
        ([Effect("change", 1, -2, "fortitude", None)], [Effect("change", 1, -1, "fortitude", None)], True),
        ([Effect("lose", 1, 0, "", None)], [], False),
    ],
)
def test_what_is_milder_harms_others_less_and_does_nothing_else(
    before: list[Effect], after: list[Effect], milder: bool
) -> None:
    assert is_milder(before, after, (0,)) is milder


def test_full_control_asks_for_everything(hiding: Any) -> None:
    t, _, _, cat = hiding([TIP], level="full")
    assert t.window == "hide-in-shadows"
    cat.passes()
    assert t.window == STAB, "the window on the stab is open again"


@pytest.mark.parametrize("level", ["touching", "until-my-turn"])
def test_whoever_yields_is_not_asked_about_others(hiding: Any, level: str) -> None:
    t, *_ = hiding([NO], level=level)
    assert t.window is None


@pytest.mark.parametrize("level", ["smart", "touching", "until-my-turn", "full"])
def test_being_hit_always_asks(stabbing: Any, level: str) -> None:
    t, ann, bob, _ = stabbing(bob=[HIDE, NO], window=0)
    bob.yields(level)
    bob.does(Yield, card=STAB)
    assert t.window == STAB
    bob.passes()
    assert "change" in ann.told


def nearly_out(*bob: str) -> Scene:
    """Bob has one Fortitude left, and Ann can take two."""
    scene = given("gerki", "fiona", "zot", at=action_phase("gerki"))
    scene.gerki.hand("How did this get stuck in your back?")
    scene.fiona.hand(*bob).set(fortitude=1)
    return scene


@pytest.mark.parametrize("level", ["touching", "until-my-turn"])
def test_being_about_to_lose_always_asks(table: Any, level: str) -> None:
    t = table(seats=3, window=0)
    ann, bob, _ = t.plays("ann", "bob", "cat", scene=nearly_out(TIP))
    bob.yields(level)
    ann.answers(f"play {STAB} on fiona")
    while t.window not in (None, "last-chance"):
        bob.passes()
    assert t.window == "last-chance"
    assert bob.private.question.touched
    bob.passes()
    assert not t.game.view(None).seats[1].alive


@pytest.mark.parametrize("level", ["touching", "until-my-turn"])
def test_a_yield_does_not_answer_the_question_that_is_put(hiding: Any, level: str) -> None:
    t, _, bob, cat = hiding([NO])
    cat.yields(level)
    assert (t.window, cat.private.yields) == ("hide-in-shadows", level)
    assert cat.moves == ["pass", "play i-dont-think-so"]
    t.pass_time(30_000)
    assert "edit" not in bob.told
    cat.passes()
    assert "edit" in bob.told


def test_one_click_cancels_a_yield(stabbing: Any) -> None:
    t, _, bob, cat = stabbing(bob=[HIDE, NO], cat=[TIP], window=0)
    cat.yields("until-my-turn")
    cat.yields("full")
    bob.passes()
    assert t.window == STAB, "Cat is waited for now"
    assert "change" not in cat.told
    cat.passes()
    assert "change" in cat.told


def test_until_my_turn_ends_when_the_turn_begins(table: Any) -> None:
    t = table(seats=3, window=0)
    ann, bob, _ = t.plays("ann", "bob", "cat", scene=given("gerki", "fiona", "zot", at=order_phase("gerki")))
    bob.yields("until-my-turn")
    assert t.game.active == ann.seat
    ann.answers("order zot")
    assert t.game.active == bob.seat
    assert bob.private.yields == "smart"


def test_until_my_turn_said_in_my_own_turn_means_the_next_one(stabbing: Any) -> None:
    t, ann, bob, _ = stabbing(bob=[HIDE], window=0)
    ann.yields("until-my-turn")
    bob.passes()
    assert t.game.active == ann.seat
    assert ann.private.yields == "until-my-turn"


# --- one card --------------------------------------------------------------------------------------


def test_a_card_can_be_left_out(hiding: Any) -> None:
    t, _, bob, cat = hiding([NO])
    cat.does(Yield, card="hide-in-shadows")
    assert t.window is None
    assert cat.private.muted_cards == ("hide-in-shadows",)
    cat.does(Yield, card="hide-in-shadows", on=False)
    assert cat.private.muted_cards == ()
    assert not any(yours.you.muted_cards for yours in bob.heard_of(Yours))


def test_only_cards_that_exist_can_be_left_out(table: Any) -> None:
    ann, _ = table(seats=2).plays("ann", "bob")
    assert ann.cannot(Yield, card="no-such-card") == "bad-message"


def test_yields_are_nobody_elses_business(stabbing: Any) -> None:
    t, ann, bob, cat = stabbing(bob=[HIDE], window=0)
    eve = t.enters("eve")
    before = [len(tab.bytes) for tab in (ann, bob, eve)]
    cat.yields("touching")
    cat.does(Yield, card=STAB)
    cat.does(Standing, move="play tip-the-wench on gerki")
    assert [len(tab.bytes) for tab in (ann, bob, eve)] == before


def test_a_watcher_has_nothing_to_yield(table: Any) -> None:
    t = table(seats=2)
    t.plays("ann", "bob")
    eve = t.enters("eve")
    assert eve.cannot(Yield, level="full") == "no-seat"
    assert eve.cannot(Answer, decision=1, move="pass") == "no-seat"


# --- standing answers ------------------------------------------------------------------------------


def test_a_standing_answer_is_given_as_soon_as_it_is_legal(table: Any) -> None:
    t = table(seats=3, window=0)
    scene = given("gerki", "fiona", "zot", at=action_phase("gerki"))
    scene.gerki.hand("How did this get stuck in your back?")
    scene.fiona.hand(HIDE)
    ann, bob, _ = t.plays("ann", "bob", "cat", scene=scene)
    bob.does(Standing, move="Play hide-in-shadows")
    assert bob.private.standing == "play hide-in-shadows"
    ann.answers(f"play {STAB} on fiona")
    assert ann.told.count("play") == 2
    assert t.game.view(None).seats[1].fortitude == 20
    assert bob.private.standing is None, "it was given, and is forgotten"


def test_a_standing_answer_counts_for_the_window_that_is_open(stabbing: Any) -> None:
    t, _, bob, _ = stabbing(bob=[HIDE], window=0)
    bob.does(Standing, move="play hide-in-shadows")
    assert "edit" in bob.told
    assert t.window is None


def test_at_a_table_with_delays_it_counts_only_at_the_end_like_all_that_the_server_answers(stabbing: Any) -> None:
    t, ann, bob, cat = stabbing(bob=[HIDE])
    ann.passes()
    cat.passes()
    before = len(ann.bytes), len(cat.bytes)
    bob.does(Standing, move="play hide-in-shadows")
    assert bob.private.answered == "play hide-in-shadows"
    assert (len(ann.bytes), len(cat.bytes)) == before
    t.pass_time(11_999)
    assert ann.told == ["play", "open"]
    t.pass_time(1)
    assert t.window == "hide-in-shadows"


def test_a_standing_answer_can_be_taken_back(stabbing: Any) -> None:
    t, _, bob, _ = stabbing(bob=[HIDE])
    bob.does(Standing, move="play hide-in-shadows")
    bob.does(Standing, move=None)
    assert bob.private.standing is None
    bob.releases()
    t.pass_time(10_000)
    assert "hide-in-shadows" in bob.private.hand


def test_a_standing_answer_that_is_not_legal_waits(stabbing: Any) -> None:
    t, _, bob, _ = stabbing(bob=[NO], cat=[HIDE])
    bob.does(Standing, move="play i-dont-think-so")
    assert (bob.private.answered, bob.private.standing) == (None, "play i-dont-think-so")
    t.pass_time(12_000)
    assert bob.private.hand == ("i-dont-think-so",)


@pytest.mark.parametrize("move", ["pass", "dance", "", "discard 1"])
def test_only_plays_can_be_standing_answers(stabbing: Any, move: str) -> None:
    _, _, bob, _ = stabbing()
    assert bob.cannot(Standing, move=move) == "bad-move"
    assert bob.private.standing is None


# --- asked again -----------------------------------------------------------------------------------

LEAVES = {
    "fiona": "Go away! I'm polishing my arsenal.",
    "deirdre": "I'm saving this money for the poor.",
    "dimli": "That gold stays in the beard",
}
"""Instead of an ante they leave the Round, each with an own card."""


def gambling(table: Any, **settings: Any) -> Any:
    """Ann starts a Round; everybody else could leave it."""
    scene = given("fleck", "fiona", "deirdre", "dimli", at=action_phase("fleck"))
    scene.fleck.hand("Gambling? I'm in!")
    for name, card in LEAVES.items():
        scene.__getattr__(name).hand(card)
    t = table(seats=4, **{"window": 0, **settings})
    ann, *others = t.plays("ann", "bob", "cat", "dan", scene=scene)
    ann.answers("play gambling-im-in mode 1")
    return t, ann, *others


@pytest.mark.parametrize("level", ["smart", "touching"])
def test_whoever_has_passed_is_not_asked_again_when_others_leave_a_round(table: Any, level: str) -> None:
    t, ann, bob, cat, dan = gambling(table)
    assert t.match.asked.waits_for == {1, 2, 3}
    bob.yields(level)
    bob.passes()
    dan.passes()
    cat.answers(cat.moves[1])
    assert (t.window, "round" in ann.told) == (None, True)
    assert ann.told.count("open") >= 3, "the window on the Round was open again, and waited for nobody"


def test_full_control_is_asked_again(table: Any) -> None:
    t, _, bob, cat, dan = gambling(table)
    bob.yields("full")
    bob.passes()
    dan.passes()
    cat.answers(cat.moves[1])
    while t.window != "gambling-im-in":
        bob.passes()
    assert t.match.asked.waits_for == {1}
    assert (bob.private.question.again, bob.private.question.waits) == (True, True)
    assert not dan.private.question.waits


def test_whoever_has_not_passed_is_asked_when_a_window_reopens(table: Any) -> None:
    t, _, bob, cat, dan = gambling(table)
    dan.passes()
    bob.does(Standing, move=bob.moves[1])
    cat.answers(cat.moves[1])
    assert t.window == "gambling-im-in", "Bob's card went first, and Cat's is in hand again"
    assert t.match.asked.waits_for == {2}
    assert not cat.private.question.again


def contested(table: Any, *ann: str, **settings: Any) -> Any:
    """Ann, who is Zot, is in a Drinking Contest with two bots, who could ignore their Drinks one after the other."""
    scene = given("zot", "fleck", "dimli", at=drink_phase("zot"))
    scene.zot.hand(*ann).pile("Drinking Contest!")
    scene.fleck.hand("Excuse me, a string has snapped")
    scene.dimli.hand("The beard soaked it up")
    scene.drink_deck("Dark Ale", "Wine", "Elven Wine")
    t = table(seats=3, beat=600, **settings)
    t.bot = lambda question: min(1, question.count - 1)
    (tab,) = t.plays("ann", bots=2, scene=scene)
    while t.window != "drink":
        tab.passes()
    return t, tab


def test_whoever_is_not_waited_for_is_not_asked_while_bots_take_their_time(table: Any) -> None:
    t, ann = contested(table, "My spellbook is on fire again")
    assert (ann.private.question.waits, ann.private.question.again) == (True, False)
    ann.passes()
    while ann.told.count("edit") == 0:
        t.wake_at(t.room.wake(t.now))
    assert t.window == "drink"
    assert t.room.wake(t.now) > t.now, "the window is open again, because the other bot takes its time"
    assert (ann.private.question.again, ann.private.question.waits) == (True, False)
    assert len(ann.moves) > 1, "but what she could play can be played"
    ann.yields("full")
    assert ann.private.question.waits


def turned(table: Any, **settings: Any) -> Any:
    """Ann stabs Cat, who turns it on Bob; Bob had passed before."""
    scene = given("gerki", "fiona", "zot", at=action_phase("gerki"))
    scene.gerki.hand("How did this get stuck in your back?")
    scene.fiona.hand(HIDE)
    scene.zot.hand("Playing with portals")
    t = table(seats=3, **settings)
    ann, bob, cat = t.plays("ann", "bob", "cat", scene=scene)
    ann.answers(f"play {STAB} on zot")
    assert not bob.private.question.again
    bob.passes()
    cat.answers("play playing-with-portals on fiona")
    return t, ann, bob, cat


def test_if_something_else_would_happen_it_is_asked_again_and_said_so(table: Any) -> None:
    t, _, bob, cat = turned(table, window=0)
    assert (t.window, t.match.asked.waits_for) == (STAB, {1})
    assert (bob.private.question.again, bob.private.question.touched) == (True, True)
    assert not cat.private.question.again
    bob.answers("play hide-in-shadows")


def test_a_table_with_delays_says_too_that_it_is_asked_again(table: Any) -> None:
    t, ann, bob, _ = turned(table)
    ann.passes()
    t.pass_time(12_000)
    assert (t.window, bob.private.question.again, ann.private.question.again) == (STAB, True, True)


def test_what_was_passed_on_says_all_if_nothing_grew() -> None:
    mine = Effect("change", 1, -2, "fortitude", 0)
    theirs = Effect("pay", 2, 2, "ante", 0)
    passed = Passed((1,), (mine, theirs), ("pass", "play a", "play b"))
    assert passed.settles(Passed((1,), (mine, theirs), ("pass", "play a")))
    assert passed.settles(Passed((1,), (mine,), ("pass",))), "others got away"
    assert passed.settles(Passed((1,), (mine, replace(theirs, n=1)), ("pass",)))
    assert not passed.settles(Passed((1,), (mine, replace(theirs, n=3)), ("pass",)))
    assert not passed.settles(Passed((1,), (mine, replace(theirs, seat=3)), ("pass",)))
    assert not passed.settles(Passed((1,), (replace(mine, n=-1), theirs), ("pass",))), "something else for oneself"
    assert not passed.settles(Passed((1,), (mine, replace(mine, n=2)), ("pass",)))
    assert not passed.settles(Passed((1,), (mine, theirs), ("pass", "play c"))), "a card that was not there then"


# --- one's own turn --------------------------------------------------------------------------------

SPARRING = "Two rounds for my sparring partners!"


def acting(table: Any, *fleck: str) -> Any:
    """Bob, who is Fiona, is in his Action; then comes his Order Phase, with one opponent and so nothing to choose."""
    scene = given("fleck", "fiona", at=action_phase("fiona"))
    scene.fiona.hand(SPARRING, "Gambling? I'm in!")
    scene.fleck.hand(*fleck)
    t = table(seats=2, window=0)
    return t, *t.plays("ann", "bob", scene=scene)


@pytest.mark.parametrize("level", ["smart", "touching"])
def test_a_card_for_the_own_order_phase_is_asked_for_there(table: Any, level: str) -> None:
    t, ann, bob = acting(table)
    bob.yields(level)
    bob.passes()
    assert (t.window, t.match.asked.waits_for) == ("free", {1})
    assert bob.moves == ["pass", "play two-rounds-for-my-sparring-partners"]
    assert not bob.private.question.again
    bob.answers("play two-rounds-for-my-sparring-partners")
    assert ann.told.count("order") == 3


def test_it_is_asked_for_once_and_only_in_the_own_turn(table: Any) -> None:
    t, ann, bob = acting(table, "The band drinks free, it's tradition")
    bob.passes()
    assert (t.window, t.match.asked.waits_for) == ("free", {1})
    bob.passes()
    assert ann.told.count("order") == 1
    assert (t.window, t.game.active) == (None, ann.seat), "after the order it is not asked for again"


def test_until_my_turn_leaves_the_own_turn_out_too(table: Any) -> None:
    t, ann, bob = acting(table)
    bob.yields("until-my-turn")
    bob.passes()
    assert (ann.told.count("order"), t.game.active) == (1, ann.seat)


@pytest.mark.parametrize(("players", "asked"), [(["fiona", "fleck"], True), (["fiona", "fleck", "zot"], False)])
def test_drinks_that_can_only_be_for_me_touch_me(table: Any, players: list[str], asked: bool) -> None:
    """Bob orders two more Drinks. Where Ann is the only one who can get them, it is her business."""
    scene = given(*players, at=order_phase("fleck"))
    scene.fiona.hand(NO)
    scene.fleck.hand(SPARRING)
    t = table(seats=len(players), window=0)
    ann, bob, *_ = t.plays(*["ann", "bob", "cat"][: len(players)], scene=scene)
    ann.yields("touching")
    bob.answers("play two-rounds-for-my-sparring-partners")
    assert (t.window == "two-rounds-for-my-sparring-partners") == asked
