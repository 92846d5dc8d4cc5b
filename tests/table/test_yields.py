"""How often somebody wants to be asked, and answers given in advance.

The tables here have no delay, so a window is open exactly as long as somebody is waited for.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from alehouse.lang.cards import Mode
from alehouse.lang.effects import AboutTo
from alehouse.lang.words import Part, Type
from alehouse.protocol import Answer, Standing, Yield, Yours
from alehouse.table.ahead import Ahead
from alehouse.table.chair import at_any_time
from alehouse.testing import Scene, action_phase, drink_phase, given, order_phase

STAB = "how-did-this-get-stuck-in-your-back"
HIDE = "Hide in shadows"
NO = "I don't think so!"
TIP = "Tip the Wench."


@pytest.fixture
def hiding(stabbing: Any) -> Any:
    """Bob, who would drop out, answers the stab by hiding, and Cat could say no to that."""

    def begin(cat: list[str], level: str = "smart", fortitude: int = 2, **settings: Any) -> Any:
        t, ann, bob, cat_tab = stabbing(bob=[HIDE], cat=cat, fortitude=fortitude, window=0, **settings)
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


@pytest.mark.parametrize("first", [True, False])
def test_who_wants_to_be_asked_less_says_so_before_answering(table: Any, first: bool) -> None:
    """So does the page once a card that was wished for is played; a question that is put already stays."""
    scene = given("fiona", "zot", "gerki", at=order_phase("fiona"))
    scene.fiona.hand(TIP, "Stitch it up and pass the mustard")
    scene.zot.hand()
    scene.gerki.hand()
    t = table(seats=3, window=0)
    ann, *_ = t.plays("ann", "bob", "cat", scene=scene)
    ann.yields("full")
    ann.answers("order zot")
    assert t.window == "free"
    if first:
        ann.yields("smart")
    ann.answers("play tip-the-wench on zot")
    ann.yields("smart")
    assert (t.window == "tip-the-wench") is not first


def test_smart_does_not_ask_whether_to_negate_an_own_card(stabbing: Any) -> None:
    t, ann, bob, _ = stabbing(ann=[NO], bob=[HIDE, NO], window=0)
    bob.answers("play hide-in-shadows")
    assert t.window == "hide-in-shadows"
    assert t.match.asked.waits_for == {ann.seat}, "Bob would only negate what he has just played"
    ann.answers("play i-dont-think-so")
    assert t.window == "i-dont-think-so"
    assert t.match.asked.waits_for == {bob.seat}


@pytest.mark.parametrize(("fortitude", "asks"), [(20, False), (3, False), (2, True)])
def test_smart_asks_about_a_card_between_others_where_the_answer_would_matter(
    hiding: Any, fortitude: int, asks: bool
) -> None:
    t, _, _, cat = hiding([NO], fortitude=fortitude)
    assert t.match.asked.waits_for == ({cat.seat} if asks else set())
    assert (t.window == "hide-in-shadows") is asks


def test_what_is_between_others_can_be_answered_all_the_same(stabbing: Any) -> None:
    t, ann, bob, cat = stabbing(bob=[HIDE], cat=[NO])
    ann.passes()
    cat.passes()
    bob.answers("play hide-in-shadows")
    assert (t.window, cat.private.question.waits) == ("hide-in-shadows", False)
    for tab, move in ((ann, "pass"), (bob, "pass"), (cat, "play i-dont-think-so")):
        tab.answers(move)
    assert t.window == "i-dont-think-so"


def test_whoever_answers_my_card_or_an_answer_to_it_is_my_business(stabbing: Any) -> None:
    t, ann, bob, _ = stabbing(ann=[NO], bob=[HIDE], cat=[NO], window=0)
    bob.answers("play hide-in-shadows")
    assert t.match.asked.waits_for == {ann.seat}, "it would matter to Ann alone, whose card is answered"
    ahead = t.match.asked.ahead(t.game)
    assert [ahead.is_between_others(seat) for seat in (0, 1, 2)] == [False, False, True]
    ann.answers("play i-dont-think-so")
    assert not t.match.asked.ahead(t.game).is_between_others(bob.seat)


def test_smart_asks_about_what_cannot_be_foreseen(table: Any) -> None:
    """Who gets two Drinks, and which, nobody knows."""
    scene = given("gerki", "fiona", "zot", at=action_phase("fiona"))
    scene.gerki.hand()
    scene.fiona.hand("Two rounds for my sparring partners!")
    scene.zot.hand(NO)
    t = table(seats=3, window=0)
    _, bob, cat = t.plays("ann", "bob", "cat", scene=scene)
    bob.answers("play two-rounds-for-my-sparring-partners")
    assert t.match.asked.waits_for == {cat.seat}


@pytest.mark.parametrize(("others", "asks"), [([], True), (["gerki"], False)])
def test_what_the_only_rival_does_is_no_matter_of_others(table: Any, others: list[str], asks: bool) -> None:
    scene = given("fiona", "zot", *others, at=drink_phase("zot"))
    scene.fiona.hand(NO)
    scene.zot.hand("My spellbook is on fire again").pile("Dark Ale")
    t = table(seats=2 + len(others), window=0)
    ann, bob, *_ = t.plays("ann", "bob", *("cat" for _ in others), scene=scene)
    bob.answers("play my-spellbook-is-on-fire-again")
    assert t.match.asked.waits_for == ({ann.seat} if asks else set())


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


def test_a_look_ahead_is_taken_once_for_each_seat_and_move(table: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[tuple[int, str]] = []
    look = Ahead._look

    def counted(self: Ahead, seat: int, move: Any) -> Any:
        looks.append((seat, str(move)))
        return look(self, seat, move)

    monkeypatch.setattr(Ahead, "_look", counted)
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
