"""Response windows among people: everybody is asked alike, and no hand can be told from how long it takes."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from alehouse.protocol import Answer, Hold, Release, Ticking, Update, Yours
from alehouse.testing import action_phase, given, order_phase

STAB = "how-did-this-get-stuck-in-your-back"
HIDE = "Hide in shadows"
NO = "I don't think so!"
TIP = "Tip the Wench."
D = 3_000
TOUCHED = 12_000
READ = 4_833
"""So long takes it to read NO, ..."""
READ_HIDE = 5_000
"""... so long HIDE, ..."""
READ_GAMBLE = 6_167
"""... and this an invitation to gamble."""
BEAT = 400

# --- the prompt ------------------------------------------------------------------------------------


def test_everybody_gets_the_same_prompt_able_or_not(stabbing: Any) -> None:
    _, ann, bob, cat = stabbing(bob=[HIDE, HIDE])
    asked = [tab.private.question for tab in (ann, bob, cat)]
    assert {(one.decision, one.kind, one.about) for one in asked} == {(bob.decision, "window", STAB)}
    assert [one.touched for one in asked] == [False, True, False]
    assert ann.moves == cat.moves == ["pass"]
    assert bob.moves == ["pass", "play hide-in-shadows"]


@pytest.mark.parametrize("bob", [[], [HIDE], [NO, TIP]])
def test_nothing_says_who_could_answer_or_is_awaited(stabbing: Any, bob: list[str]) -> None:
    _, ann, _, cat = stabbing(bob=bob)
    assert ann.clock == cat.clock
    assert (cat.clock.kind, cat.clock.awaited, cat.clock.left) == ("window", (), TOUCHED)


def test_an_answer_is_heard_by_nobody_else(stabbing: Any) -> None:
    t, ann, bob, cat = stabbing(bob=[HIDE])
    eve = t.enters("eve")
    other_tab = bob.returns()
    before = [len(tab.bytes) for tab in (ann, cat, eve)]
    bob.answers("play hide-in-shadows")
    bob.releases()
    bob.passes()
    bob.releases()
    bob.yields("touching")
    bob.answers("play hide-in-shadows")
    assert [len(tab.bytes) for tab in (ann, cat, eve)] == before
    assert [yours.you.answered for yours in other_tab.heard_of(Yours)][-1] == "play hide-in-shadows"
    assert bob.private.answered == "play hide-in-shadows"
    assert bob.private.question is None


def test_an_answer_can_be_changed_while_the_window_is_open(stabbing: Any) -> None:
    t, _, bob, _ = stabbing(bob=[HIDE])
    bob.answers("play hide-in-shadows")
    bob.passes()
    assert bob.private.answered == "pass"
    t.pass_time(D)
    assert "change" in bob.told


def test_a_late_answer_does_no_harm(stabbing: Any) -> None:
    t, _, bob, _ = stabbing(bob=[HIDE])
    decision = bob.decision
    t.pass_time(TOUCHED)
    refusal = bob.refusal(Answer, decision=decision, move="play hide-in-shadows")
    assert (refusal.code, refusal.params) == ("stale", {"now": bob.decision})
    assert bob.cannot(Hold, decision=decision) == "stale"
    assert bob.cannot(Release, decision=decision) == "stale"


def test_only_legal_answers_are_taken(stabbing: Any) -> None:
    _, ann, bob, _ = stabbing(bob=[NO])
    assert ann.cannot(Answer, decision=ann.decision, move="dance") == "bad-move"
    refusal = bob.refusal(Answer, decision=bob.decision, move="play i-dont-think-so")
    assert (refusal.code, set(refusal.params)) == ("illegal", {"reason", "rule"})


# --- closing ---------------------------------------------------------------------------------------


def test_it_closes_at_once_when_everybody_has_passed_by_hand(stabbing: Any) -> None:
    t, ann, bob, cat = stabbing(bob=[HIDE])
    cat.passes()
    bob.passes()
    assert t.window == STAB
    assert "change" not in ann.told
    ann.passes()
    assert "change" in ann.told
    assert t.at == 0


def test_else_it_closes_after_its_delay(stabbing: Any) -> None:
    t, ann, bob, _ = stabbing()
    bob.passes()
    t.pass_time(D - 1)
    assert "close" not in ann.told
    t.pass_time(1)
    assert "close" in ann.told


def test_whoever_is_touched_has_longer(stabbing: Any) -> None:
    t, ann, _, cat = stabbing()
    ann.passes()
    cat.passes()
    t.pass_time(TOUCHED - 1)
    assert "close" not in ann.told
    t.pass_time(1)
    assert "close" in ann.told


def test_what_the_server_answers_counts_only_at_the_end(stabbing: Any) -> None:
    """Cat holds nothing and has yielded everything; that the window waits for Cat all the same hides both."""
    t, ann, bob, cat = stabbing()
    cat.yields("until-my-turn")
    bob.passes()
    ann.passes()
    t.pass_time(D - 1)
    assert "close" not in ann.told
    t.pass_time(1)
    assert "close" in ann.told


DEALS = [[], [HIDE], [HIDE, HIDE, NO, TIP]]


def outside(stabbing: Any, bob: list[str], cat: list[str], script: str) -> list[Any]:
    """Everything that a spectator and Ann are sent, with the time, while nobody plays anything."""
    t, ann, two, three = stabbing(bob=bob, cat=cat)
    eve = t.enters("eve")
    stream: list[Any] = []

    def note() -> None:
        for tab in (eve, ann):
            stream.extend((t.at, message.seq, message.events) for message in tab.heard_of(Update))
            stream.extend((t.at, message.clock) for message in tab.heard_of(Ticking))
            tab.heard.clear()

    for step in script:
        match step:
            case "a":
                ann.passes()
            case "b":
                two.passes()
            case "c":
                three.passes()
            case "h":
                three.holds()
            case "r":
                three.releases()
            case "y":
                three.yields("touching")
            case _:
                t.pass_time(1_000)
        note()
    t.pass_time(20_000)
    note()
    return stream


@pytest.mark.parametrize("script", ["", "abc", "b.a", ".c.b..a", "h....r", "y..ab", "b..h....c"])
def test_two_deals_cannot_be_told_apart_from_outside(stabbing: Any, script: str) -> None:
    streams = [outside(stabbing, bob, cat, script) for bob in DEALS for cat in DEALS]
    assert streams[0]
    assert all(stream == streams[0] for stream in streams)


@pytest.mark.parametrize("late", [0, 500, 5_000])
def test_what_a_bot_holds_cannot_be_told_from_how_long_it_thinks(table: Any, late: int) -> None:
    """Ann has stabbed a bot; Bob looks on. Both pass at once, and the bot says that it passes after so long."""
    streams = []
    for hand in ([], [HIDE], [HIDE, NO, TIP]):
        scene = given("gerki", "zot", "fiona", at=action_phase("gerki"))
        scene.gerki.hand("How did this get stuck in your back?")
        scene.fiona.hand(*hand)
        t = table(seats=3)
        t.bot = None
        ann, bob = t.plays("ann", "bob", bots=1, scene=scene)
        ann.answers(f"play {STAB} on fiona")
        ann.passes()
        bob.passes()
        t.pass_time(late)
        t.bot = lambda question: 0
        t.settle()
        t.pass_time(20_000)
        streams.append([(update.at, update.events) for update in bob.heard_of(Update)])
    assert streams[0] == streams[1] == streams[2]


# --- phase points and chains -----------------------------------------------------------------------


def after_ordering(table: Any, **settings: Any) -> Any:
    """Ann is asked whom to order a Drink for; then come points between phases and the next turn."""
    scene = given("gerki", "fiona", "zot", at=order_phase("gerki"))
    scene.fiona.hand(TIP)
    t = table(seats=3, **settings)
    return t, *t.plays("ann", "bob", "cat", scene=scene)


def test_points_between_phases_cost_no_time(table: Any) -> None:
    t, ann, _, _ = after_ordering(table)
    ann.answers(ann.moves[0])
    assert t.at == 0
    assert ann.told.count("open") == ann.told.count("close") == 2
    assert (ann.clock.kind, ann.clock.awaited) == ("move", (1,))


def test_full_control_stops_at_every_point_between_phases(table: Any) -> None:
    t, ann, bob, _ = after_ordering(table)
    bob.yields("full")
    ann.answers(ann.moves[0])
    assert (t.window, ann.clock.left) == ("free", D)
    t.pass_time(D)
    assert (t.window, ann.told.count("close")) == ("free", 1)
    bob.yields("smart")
    assert (t.window, ann.told.count("close")) == ("free", 1), "what is open already stays open"
    t.pass_time(D)
    assert (t.window, ann.told.count("close")) == (None, 2)


def test_reopenings_one_after_another_cost_one_delay(stabbing: Any) -> None:
    t, ann, bob, cat = stabbing(bob=[HIDE], cat=[NO], ann=[NO])
    bob.answers("play hide-in-shadows")
    t.pass_time(D)
    cat.answers("play i-dont-think-so")
    t.pass_time(READ_HIDE)
    ann.answers("play i-dont-think-so")
    t.pass_time(READ)
    assert (t.at, t.game.window.depth) == (D + READ_HIDE + READ, 4)
    t.pass_time(READ)
    assert t.window == "hide-in-shadows", "Cat's card is negated, so the window on Bob's opens again"
    t.pass_time(D)
    end = 2 * D + READ_HIDE + 2 * READ
    assert (t.at, t.window) == (end, STAB), "and then the one on the stab, which waits for Bob alone"
    bob.passes()
    assert (t.at, t.window) == (end, None)


@pytest.mark.parametrize(("settings", "long"), [({}, 4_833), ({"clock": "fast"}, 2_417), ({"window": 9_000}, 9_000)])
def test_what_takes_longer_to_read_stays_longer(stabbing: Any, settings: dict[str, Any], long: int) -> None:
    t, ann, bob, cat = stabbing(bob=[HIDE], cat=[NO], **settings)
    bob.answers("play hide-in-shadows")
    cat.passes()
    ann.passes()
    cat.answers("play i-dont-think-so")
    ann.passes()
    bob.passes()
    assert t.window == "i-dont-think-so"
    assert (ann.clock.left, ann.clock.whole) == (long, long)
    t.pass_time(long - 1)
    assert t.window == "i-dont-think-so"
    t.pass_time(1)
    assert t.window != "i-dont-think-so"


GAMBLE = "gambling-im-in"


@pytest.mark.parametrize("bob", [[], ["Um...I know you think you won, but..."]])
def test_whoever_is_in_a_round_has_the_longer_time_for_a_bid_and_for_the_pot(table: Any, bob: list[str]) -> None:
    """Whatever they hold: that they are in it is what everybody sees."""
    scene = given("gerki", "fiona", "zot", at=action_phase("gerki"))
    scene.gerki.hand("Gambling? I'm in!")
    scene.fiona.hand(*bob)
    scene.zot.hand("Gambling? I'm in!")
    t = table(seats=3)
    ann, two, cat = t.plays("ann", "bob", "cat", scene=scene)
    ann.answers(f"play {GAMBLE} mode 1")
    assert ann.clock.left == TOUCHED, "everybody is to ante"
    t.pass_time(TOUCHED)
    two.passes()
    cat.answers(f"play {GAMBLE} mode 2")
    assert (t.window, ann.clock.left) == (GAMBLE, TOUCHED), "a bid"
    assert not two.private.question.touched, "but nothing is done to anybody"
    ann.passes()
    two.passes()
    t.pass_time(READ_GAMBLE)
    ann.passes()
    two.passes()
    assert (t.window, ann.clock.left) == ("won", TOUCHED)
    t.pass_time(TOUCHED - 1)
    assert "collect" not in ann.told
    t.pass_time(1)
    assert "collect" in ann.told
    assert (t.window, ann.clock.left) == ("won", D), "when it is taken, it is nobody else's any more"


def test_an_answer_in_between_is_heard_before_anything_goes_on(stabbing: Any) -> None:
    """Both answer at once; the first in turn order is carried out, the other's card goes back to its hand."""
    t, ann, bob, cat = stabbing(bob=[HIDE, TIP], cat=[TIP])
    bob.answers("play hide-in-shadows")
    cat.answers("play tip-the-wench on gerki")
    ann.passes()
    assert t.window == "tip-the-wench"
    assert bob.private.hand == ("hide-in-shadows", "tip-the-wench")


# --- holding ---------------------------------------------------------------------------------------


def test_whoever_holds_keeps_the_window_open_from_the_bank(stabbing: Any) -> None:
    t, ann, bob, cat = stabbing()
    bob.passes()
    cat.holds()
    assert (ann.clock.held, ann.clock.awaited) == (True, ())
    t.pass_time(D + 10_000)
    assert "close" not in ann.told
    cat.passes()
    assert "close" in ann.told
    assert (ann.private.bank, bob.private.bank, cat.private.bank) == (300_000, 300_000, 290_000)


def test_whoever_holds_and_comes_back_sees_that_and_what_is_left_of_the_bank(stabbing: Any) -> None:
    t, ann, bob, cat = stabbing()
    assert (cat.clock.left, cat.clock.whole, cat.private.holding) == (TOUCHED, TOUCHED, False)
    bob.passes()
    cat.holds()
    assert (cat.private.holding, ann.private.holding) == (True, False)
    t.pass_time(D + 10_000)
    cat.goes()
    cat = cat.returns()
    assert (cat.clock.held, cat.clock.whole, cat.private.holding, cat.private.bank) == (True, TOUCHED, True, 290_000)
    cat.releases()
    assert (cat.private.holding, cat.private.bank) == (False, 290_000)


def test_holding_ends_with_the_bank(stabbing: Any) -> None:
    t, ann, bob, cat = stabbing()
    bob.passes()
    cat.holds()
    t.pass_time(D + 299_999)
    assert "close" not in ann.told
    t.pass_time(1)
    assert "close" in ann.told
    assert (cat.private.bank, t.room.info().seats[2].away) == (0, False)


def test_releasing_lets_the_window_close(stabbing: Any) -> None:
    t, ann, bob, cat = stabbing()
    assert cat.cannot(Release, decision=cat.decision) == "not-asked"
    bob.passes()
    cat.holds()
    t.pass_time(D + 10_000)
    cat.releases()
    assert "close" in ann.told
    assert cat.private.bank == 290_000


def test_a_hold_within_the_delay_costs_nothing(stabbing: Any) -> None:
    t, ann, _, cat = stabbing()
    cat.holds()
    t.pass_time(1_000)
    cat.releases()
    assert not ann.clock.held
    t.pass_time(TOUCHED)
    assert "close" in ann.told
    assert cat.private.bank == 300_000


def test_holding_late_costs_only_the_time_that_was_held(stabbing: Any) -> None:
    t, _, bob, cat = stabbing()
    bob.passes()
    cat.holds()
    t.pass_time(D + 20_000)
    t.tabs[0].holds()
    t.pass_time(5_000)
    t.tabs[0].passes()
    cat.passes()
    assert t.tabs[0].private.bank == 295_000


def test_whoever_has_answered_does_not_hold(stabbing: Any) -> None:
    _, _, bob, _ = stabbing()
    bob.passes()
    assert bob.cannot(Hold, decision=bob.decision) == "not-asked"


def test_an_answer_ends_holding(stabbing: Any) -> None:
    t, ann, bob, cat = stabbing()
    bob.passes()
    cat.holds()
    cat.passes()
    t.pass_time(D)
    assert "close" in ann.told
    assert cat.private.bank == 300_000


# --- one person among bots -------------------------------------------------------------------------


def test_one_person_among_bots_is_not_delayed(table: Any) -> None:
    t = table(seats=3)
    t.bot = lambda question: 0
    (ann,) = t.plays("ann", bots=2, scene=given("gerki", "fiona", "zot", at=order_phase("gerki")))
    ann.answers("order fiona")
    assert ann.told.count("close") > 2
    assert t.at == 0


def among_bots(table: Any, ann: list[str]) -> Any:
    """A bot, Gerki, has just stabbed Ann, who is Fiona; the other bot only looks on."""
    scene = given("fiona", "gerki", "zot", at=action_phase("gerki"))
    scene.gerki.hand("How did this get stuck in your back?")
    scene.fiona.hand(*ann)
    t = table(seats=3)
    t.bot = lambda question: 1 if question.count == 3 else 0
    return t, *t.plays("ann", bots=2, scene=scene)


def test_one_person_among_bots_is_waited_for_if_there_is_something_to_answer(table: Any) -> None:
    t, ann = among_bots(table, [HIDE])
    assert t.window == STAB
    assert (ann.clock.left, ann.clock.awaited) == (None, ())
    t.pass_time(30_000)
    ann.answers("play hide-in-shadows")
    assert t.window != STAB
    assert t.game.view(0).seats[0].fortitude == 20
    assert ann.private.bank == 300_000, "thinking for less than the time of a move is free"


def test_one_person_among_bots_who_holds_nothing_is_not_asked(table: Any) -> None:
    t, _ = among_bots(table, [])
    assert (t.at, t.window) == (0, None)
    assert t.game.view(0).seats[0].fortitude == 18


def test_bots_rest_a_beat_between_what_they_do(table: Any) -> None:
    t = table(seats=4, seed=3, beat=BEAT)
    (ann,) = t.plays("ann", bots=3)
    times: list[int] = []
    for _ in range(60):
        if ann.private.question is not None and (ann.clock.kind == "move" or t.room.wake(t.now) is None):
            ann.answers("discard nothing" if ann.private.question.kind == "discard" else ann.moves[0])
        elif not t.over:
            t.wake_at(t.room.wake(t.now))
        times += [update.at for update in ann.heard_of(Update) if any(e.code == "play" for e in update.events)]
        ann.heard.clear()
    apart = {later - earlier for earlier, later in pairwise(times) if later > earlier}
    assert apart
    assert min(apart) >= BEAT


# --- what is to come -------------------------------------------------------------------------------


def test_everybody_sees_what_happens_if_nobody_answers(stabbing: Any) -> None:
    t, ann, bob, cat = stabbing(bob=[HIDE])
    watcher = t.enters("dan")
    hit = ann.public.ahead
    assert hit is not None
    assert [(one.verb, one.seat, one.what) for one in hit.effects] == [("change", bob.seat, "fortitude")]
    bob.answers("play hide-in-shadows")
    for tab in (ann, cat):
        tab.passes()
    spared = ann.public.ahead
    assert spared is not None
    assert (spared.effects, spared.open) == ((), False)
    assert ann.public.ahead == bob.public.ahead == cat.public.ahead == watcher.public.ahead
