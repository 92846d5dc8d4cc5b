"""What happens if nobody answers: foreseen as it then comes, and from nothing that is hidden."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from alehouse import Game
from alehouse.engine import codes as c
from alehouse.engine.redeal import redeal
from alehouse.engine.view import Effect, Outlook
from alehouse.testing import Scene, action_phase, drink_phase, given, order_phase
from alehouse.testing.playout import play_on

SEEDS = range(30)
SHOVE = "Make some elbow room!"
IDTS = "I don't think so!"
HIDE = "Hide in shadows"
MORE = "We're at an inn, and you're not drinking. What's wrong with you?"
START = "Gambling? I'm in!"
BARRELS = "Look out! Rolling barrels!"


def ahead(t: Scene) -> Outlook:
    found = t.game.outlook()
    assert found is not None
    return found


def numbers(t: Scene) -> list[tuple[str, int | None, int, str]]:
    """What is foreseen, when nothing is left open."""
    found = ahead(t)
    assert not found.open
    return [(one.verb, one.seat, one.n, one.what) for one in found.effects]


def test_the_last_gold_is_foreseen_though_drinks_are_still_to_be_ordered() -> None:
    rounds = "Two rounds for my sparring partners!"
    t = given("fiona", "gerki", "zot", at=order_phase("fiona"))
    t.fiona.set(gold=1).hand(rounds).plays(rounds)
    assert [one.verb for one in ahead(t).effects] == ["pay", "order", "out"]
    t.nobody_answers()
    t.fiona.is_asked("order")
    assert [(one.verb, one.n) for one in ahead(t).effects] == [("order", 2), ("out", 0)]
    t.game.push(t.game.legal_moves[0])
    t.state.stack[-1].todo = tuple([(*p[:3], 0, *p[4:]) for p in t.state.stack[-1].todo])
    assert [one.verb for one in ahead(t).effects] == ["out"], "all are ordered, and what lies on top is not"


def test_nothing_is_foreseen_where_nothing_is_pending() -> None:
    t = given("fiona", "gerki", at=action_phase("fiona"))
    t.start()
    assert t.game.outlook() is None


def test_a_card_does_what_it_says() -> None:
    t = given("fiona", "gerki", at=action_phase("fiona"))
    t.fiona.hand(SHOVE).plays(SHOVE, on="gerki")
    assert ahead(t) == Outlook((Effect("change", 1, -2, "fortitude", 0),), False)


def test_numbers_end_where_the_track_ends_and_whoever_loses_is_named() -> None:
    t = given("fiona", "gerki", "zot", at=action_phase("fiona"))
    t.gerki.set(fortitude=1, alcohol=0, gold=9)
    t.fiona.hand(SHOVE).plays(SHOVE, on="gerki")
    assert numbers(t) == [
        ("change", 1, -1, "fortitude"),
        ("out", 1, 0, "drink"),
        ("share", 0, 2, "gold"),
        ("share", 2, 2, "gold"),
    ]


def test_a_negated_card_does_nothing() -> None:
    t = given("fiona", "gerki", "zot", at=action_phase("fiona"))
    t.zot.hand(IDTS)
    t.gerki.hand(HIDE)
    t.fiona.hand(SHOVE).plays(SHOVE, on="gerki")
    t.gerki.plays(HIDE)
    assert numbers(t) == []
    assert [entry.negated for entry in t.game.view(None).stack] == [False, False]
    t.zot.plays(IDTS)
    assert numbers(t) == [("change", 1, -2, "fortitude")]
    stack = t.game.view(None).stack
    assert [entry.negated for entry in stack] == [False, True, False]
    assert [entry.answers for entry in stack] == [None, 0, 1]


def test_a_drink_is_drunk_with_its_chaser() -> None:
    t = given("fiona", "gerki", at=drink_phase("fiona"))
    t.fiona.pile("Light Ale with a Chaser", "Dark Ale").drinks()
    assert numbers(t) == [("change", 0, 2, "alcohol")]


@pytest.mark.parametrize(("alcohol", "less"), [(3, 1), (0, 0)])
def test_who_has_no_pile_left_is_foreseen_to_sober_up_before_the_card_is_played(alcohol: int, less: int) -> None:
    """Whoever thinks of forcing a Drink must not read that somebody drinks who does not."""
    t = given("gog", "fiona", at=drink_phase("gog"))
    t.gog.set(alcohol=alcohol).pile("Wine")
    t.fiona.hand(MORE)
    t.gog.drinks()
    (move,) = [one for one in t.game.legal_moves_of(1) if one.card]
    assert t.game.preview(move, 1) == (Effect("sober", 0, less, "alcohol", 1),)
    t.fiona.plays(MORE)
    assert [one.verb for one in t.game.view(None).stack[-1].plan] == ["sober"]
    assert numbers(t) == [("sober", 0, less, "alcohol"), ("change", 0, 2, "alcohol")]


def test_whoever_shares_a_drink_is_not_foreseen() -> None:
    t = given("fiona", "gerki", "zot", at=drink_phase("fiona"), drinks=("rdi3",))
    t.fiona.pile("Mead").drinks()
    assert ahead(t) == Outlook((Effect("drink", 0, 1, "", None),), True)


def test_a_drink_beside_another_one_is_one_more() -> None:
    t = given("fiona", "gerki", "zot", at=drink_phase("gerki"))
    t.gerki.pile("Wine", "Dark Ale").drinks()
    t.fiona.hand(MORE)
    (move,) = [move for move in t.game.legal_moves_of(0) if move.kind == "play"]
    assert t.game.preview(move, 0) == (Effect("drink", 1, 1, "more", 0),)
    t.fiona.plays(MORE)
    assert Effect("drink", 1, 1, "more", 0) in ahead(t).effects


def test_a_hidden_drink_is_not_foreseen() -> None:
    t = given("fiona", "gerki", at=drink_phase("fiona"))
    t.fiona.pile("Round on the House").drinks()
    found = ahead(t)
    assert found.open
    assert {(one.verb, one.what) for one in found.effects} == {("drink", "")}


def test_antes_come_from_those_who_stay() -> None:
    t = given("fiona", "gerki", "zot", at=action_phase("fiona"))
    t.fiona.hand(START).plays(START)
    antes = [("pay", 0, 1, "ante"), ("pay", 1, 1, "ante"), ("pay", 2, 1, "ante")]
    assert numbers(t)[-3:] == antes
    assert ("start-round", 0, 0, "") in numbers(t)


def test_what_must_be_paid_for_a_new_drink_deck_is_foreseen() -> None:
    t = given("fiona", "gerki", at=drink_phase("fiona"))
    t.gerki.set(gold=5)
    t.fiona.set(gold=5).pile("Light Ale")
    t.state.refills = 1
    t.start()
    assert [entry.kind for entry in t.game.view(None).stack] == ["demand"]
    assert numbers(t) == [("pay", 0, 1, "inn"), ("pay", 1, 1, "inn")]


def test_whoever_is_about_to_drop_out_is_named() -> None:
    t = given("fiona", "gerki", "zot", at=action_phase("fiona"))
    t.gerki.set(fortitude=1, alcohol=0, gold=9)
    t.fiona.hand(SHOVE).plays(SHOVE, on="gerki")
    t.nobody_answers()
    while t.game.window is not None and t.game.window.entry != "last-chance":
        t.nobody_answers()
    assert ("out", 1, 0, "drink") in numbers(t)


# --- in whole games -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", SEEDS)
def test_nothing_hidden_is_foreseen(recipe: Any, seed: int) -> None:
    """What is foreseen stays the same when every hidden card is dealt anew."""
    game: Game = recipe(seed).game(ask_everybody=True)
    rng = recipe(seed).rng
    for at, _ in enumerate(play_on(game, recipe(seed).rng, recipe(seed).policy)):
        if at % 5 == 0:
            assert Game(redeal(game._state, None, rng)).outlook() == game.outlook()


@pytest.mark.parametrize("seed", SEEDS)
def test_it_comes_as_foreseen(recipe: Any, seed: int) -> None:
    game: Game = recipe(seed).game(ask_everybody=True)
    checked = 0
    for at, _ in enumerate(play_on(game, recipe(seed).rng, recipe(seed).policy)):
        found = game.outlook()
        if at % 3 == 0 and found is not None and not found.open:
            then = come(game)
            assert then in (None, foreseen(game, found))
            checked += then is not None
    assert checked


Sum = Counter[tuple[int, str]]


def foreseen(game: Game, found: Outlook) -> tuple[Sum, set[int | None]]:
    """By side, how much of what; and who drops out."""
    sides = [seat.side for seat in game.view(None).seats]
    total: Sum = Counter()
    for one in found.effects:
        if one.verb in ("change", "collect", "share") and one.what in ("fortitude", "alcohol", "pot", "inn", "gold"):
            assert one.seat is not None
            total[sides[one.seat], one.what if one.verb == "change" else "gold"] += one.n
        elif one.verb == "sober":
            assert one.seat is not None
            total[sides[one.seat], one.what] -= one.n
        elif one.verb == "pay":
            assert one.seat is not None
            who, _, means = one.what.partition(" (by")
            total[sides[one.seat], "gold"] -= 0 if means else one.n
            if who in game.seats:
                total[sides[game.seats.index(who)], "gold"] += one.n
    out = {one.seat for one in found.effects if one.verb == "out"}
    return Counter({key: n for key, n in total.items() if n}), out


def come(game: Game) -> tuple[Sum, set[int | None]] | None:
    """The same from what is told when everybody passes until all that is pending is done.

    None if that cannot be told from what comes next: a mate who has nothing to drink sobers up at once.
    """
    copy = game.copy()
    since = copy.told_count
    copy._state.stack[-1].want_seat = -1  # an answer that waits for others is no part of it
    pending = [frame for frame in copy._state.stack if frame.kind != c.FREE_FRAME]
    while not copy.is_over:
        stack = copy._state.stack
        last_chance = stack and stack[-1].kind == c.LAST_FRAME
        if not last_chance and not any(frame is one for frame in stack for one in pending):
            break
        assert copy.window is not None, "somebody is asked, though nothing was open"
        for seat in copy.asked:
            copy.push(copy.pass_move(), seat)
    before = game.view(None).seats
    sides = [seat.side for seat in before]
    now = {(seat.side, what): getattr(seat, what) for seat in before for what in ("fortitude", "alcohol")}
    total: Sum = Counter()
    out: set[int | None] = set()
    for event in copy.told(None, since):
        args = event.args
        match event.code:
            case "turn":
                break  # the game has gone on
            case "sober" if game.variant != "individual":
                return None
            case "change" | "sober":
                key = (sides[args["seat"]], args.get("what", "alcohol"))
                total[key] += args["now"] - now[key]
                now[key] = args["now"]
            case "pay":
                total[sides[args["seat"]], "gold"] -= args["n"] if args["means"] == "own" else 0
                if isinstance(args["to"], int):
                    total[sides[args["to"]], "gold"] += args["n"]
            case "take" | "collect" | "share":
                total[sides[args["seat"]], "gold"] += args["n"]
            case "out":
                out.add(args["seat"])
    return Counter({key: n for key, n in total.items() if n}), out


# --- what a page needs to know of an entry --------------------------------------------------------------


def test_edits_and_picks_are_told_in_words() -> None:
    t = given("fiona", "gerki", "deirdre", at=drink_phase("fiona"))
    t.deirdre.hand("Water into Wine")
    t.fiona.pile("Light Ale").drinks()
    t.deirdre.plays("Water into Wine")
    spike = t.game.view(None).stack[-1]
    assert (spike.answers, spike.glasses, spike.targets) == (0, (0,), ())
    t.nobody_answers()
    (pour,) = t.game.view(None).stack[-1].drinks
    assert [(edit.edit, edit.seat, edit.n) for edit in pour.edits] == [("raise", 2, 2)]
    assert (pour.flags, pour.score) == ((), None)


def test_a_card_on_several_players_names_them_all() -> None:
    t = given("lucky", "gerki", "zot", "eve", at=action_phase("lucky"))
    t.lucky.hand(BARRELS).plays(BARRELS, on=("gerki", "eve"))
    (entry,) = t.game.view(None).stack
    assert (entry.target, entry.targets) == (-1, (1, 3))


def test_a_drink_of_a_contest_counts_for_whoever_revealed_it() -> None:
    t = given("fiona", "zot", at=drink_phase("fiona"))
    t.fiona.pile("Drinking Contest!")
    t.drink_deck("Light Ale", "Elven Wine")
    t.fiona.drinks()
    t.nobody_answers()
    pours = t.game.view(None).stack[-1].drinks
    assert [(pour.score, "contest" in pour.flags, "event" in pour.flags) for pour in pours] == [
        (1, True, True),
        (3, True, True),
    ]
    found = ahead(t)
    assert {one.verb for one in found.effects} == {"change", "pay"}, "they are in it: it does not begin any more"


def contest(*deck: str, alcohol: int = 0) -> Scene:
    """Fiona, Zot and Gerki have revealed these for a contest, and may answer."""
    t = given("fiona", "zot", "gerki", at=drink_phase("fiona"))
    t.fiona.pile("Drinking Contest!")
    t.zot.set(alcohol=alcohol)
    t.drink_deck(*deck)
    t.fiona.drinks()
    t.nobody_answers()
    return t


def test_who_wins_a_contest_is_foreseen_once_all_glasses_are_seen() -> None:
    t = contest("Holy Water", "Elven Wine", "Light Ale")
    assert not ahead(t).open
    assert numbers(t)[-2:] == [("pay", 0, 1, "zot"), ("pay", 2, 1, "zot")]
    for _ in range(2):
        t.nobody_answers()
    t.zot.has(gold=12)


def test_a_tie_in_a_contest_leaves_open_who_wins() -> None:
    t = contest("Light Ale", "Light Ale", "Holy Water")
    found = ahead(t)
    assert found.open
    assert {one.verb for one in found.effects} <= {"change", "stays"}


def test_who_passes_out_in_a_contest_leaves_a_tie_to_the_other() -> None:
    t = contest("Light Ale", "Light Ale", "Holy Water", alcohol=19)
    assert not ahead(t).open
    assert ("pay", 2, 1, "fiona") in numbers(t)
    assert ("pass-out", 1, 0, "") in numbers(t)


def test_an_ignored_drink_counts_in_the_contest_that_is_foreseen() -> None:
    t = contest("Light Ale", "Elven Wine", "Holy Water")
    t.zot.hand("Bad Pooky! Don't drink that!").plays("Bad Pooky! Don't drink that!")
    assert numbers(t)[-2:] == [("pay", 0, 1, "zot"), ("pay", 2, 1, "zot")]


def contest_won(fiona_gold: int = 10) -> Scene:
    """Zot has won, and the payment is pending."""
    t = given("fiona", "zot", "gerki", at=drink_phase("fiona"))
    t.fiona.pile("Drinking Contest!").set(gold=fiona_gold)
    t.drink_deck("Light Ale", "Elven Wine", "Light Ale")
    t.fiona.drinks()
    assert [one.verb for one in ahead(t).effects] == ["contest"] * 3, "it has not begun yet"
    t.nobody_answers()
    t.nobody_answers()
    assert t.game.view(None).stack[-1].why == "contest"
    return t


def test_when_a_contest_is_won_only_its_payment_is_foreseen() -> None:
    t = contest_won()
    assert numbers(t) == [("pay", 0, 1, "zot"), ("pay", 2, 1, "zot")]


def test_whoever_pays_the_last_gold_of_a_contest_drops_out_after_it() -> None:
    t = contest_won(fiona_gold=1)
    assert ("out", 0, 0, "gold") in numbers(t)
    t.nobody_answers()
    t.nobody_answers()
    assert not t.game.view(None).seats[0].alive, "after a last chance"
