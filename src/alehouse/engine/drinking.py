"""Drinks and Drink Events: revealing, pouring together, splitting themselves, contests and dares."""

from __future__ import annotations

from . import codes as c
from .plan import passive
from .pours import Contents, contents, score
from .resolve import ask, change, collect, push_demand, settle
from .seats import able, drunk, present, seats_from
from .state import Frame, Packet, Pour, State, new_frame
from .zones import (
    add_chasers,
    discard_drinks,
    refresh_bits,
    reveal_drink,
    take_drink,
    take_from_place,
    tell,
    without,
)

MAX_TIES = 30
REVEALED = 2
"""The step of a contest at which everybody's Drink is on the table."""
JUDGED = 4
"""The last step of a contest: its winner is known, and the others owe the stake."""


def pour_flags(s: State, designs: tuple[int, ...], from_event: bool) -> int:
    """SELF-04: a Drink from an Event, or one that came as a Chaser, does not split itself."""
    known = s.table.program.designs
    flags = c.POUR_EVENT if from_event else 0
    if designs:
        first = known[designs[0]]
        if first.splits and not from_event:
            flags |= c.POUR_SPLITS
        for index in designs:
            if known[index].shield & c.NO_SPLIT:
                flags |= c.POUR_WHOLE
    return flags


def push_drink(s: State, seat: int, pours: list[Pour], cards: list[int]) -> None:
    f = new_frame(c.DRINK_FRAME, seat)
    f.pours = tuple(pours)
    f.cards = tuple(cards)
    for pour in pours:
        for index in pour[2]:
            if s.table.program.designs[index].asks_x:
                f.step = c.S_BEFORE
    s.stack.append(f)
    if s.log is not None:
        for pour in pours:
            tell(s, "reveal", pour[1], pour[0], pour[2])


def tell_ends(s: State, ends: list[tuple[int, int]]) -> None:
    """CHASER-03: nothing on the table shows an Event that came up as a Chaser; without a word it would be missed."""
    for seat, event in ends:
        tell(s, "chaser-event", seat, event)


def drink_from_pile(s: State, seat: int) -> None:
    """TURN-10, TURN-11: the top card of the own Pile, or one Alcohol less if there is none."""
    card = take_from_place(s, seat, False)
    if card < 0:
        side = s.table.sides[seat]
        if s.alcohol[side] > 0:
            s.alcohol[side] -= 1
        if s.log is not None:
            tell(s, "sober", seat, s.alcohol[side])
        return
    design = s.table.program.designs[card >> 4]
    if design.kind == c.EVENT_CARD:
        f = new_frame(c.EVENT_FRAME, seat)
        f.card = card
        f.design = card >> 4
        if s.table.team and design.modes[0].crowd:
            f.step = c.S_BEFORE
        s.stack.append(f)
        tell(s, "event", seat, card >> 4)
        return
    cards = [card]
    designs = [card >> 4]
    end = add_chasers(s, seat, False, cards, designs)
    chain = tuple(designs)
    push_drink(s, seat, [(seat, seat, chain, (), pour_flags(s, chain, False))], cards)
    if end >= 0:
        tell_ends(s, [(seat, end)])


def do_pour(s: State, f: Frame) -> None:
    """Players drink because a card or an Event says so. Pours of one effect are one entry."""
    p = f.todo[0]
    op = s.table.program.ops[p[4]]
    drinkers = [q[2] for q in f.todo if q[0] == c.POUR and q[4] == p[4]]
    f.todo = tuple([q for q in f.todo if not (q[0] == c.POUR and q[4] == p[4])])
    drinkers = [seat for seat in drinkers if able(s) >> seat & 1]
    if not op.what:
        for seat in drinkers[::-1]:
            drink_from_pile(s, seat)
        return
    event = f.kind == c.EVENT_FRAME
    cards: list[int] = []
    aside: list[int] = []
    ends: list[tuple[int, int]] = []
    pours: list[Pour] = []
    if op.flags:
        chain, designs = reveal_drink(s, f.seat, aside, ends)
        cards.extend(chain)
        if designs:
            flags = pour_flags(s, designs, True) | c.POUR_COPY
            pours = [(seat, f.seat, designs, (), flags) for seat in drinkers]
    else:
        for seat in drinkers:
            for _ in range(op.n):
                chain, designs = reveal_drink(s, seat, aside, ends)
                cards.extend(chain)
                if designs:
                    pours.append((seat, seat, designs, (), pour_flags(s, designs, event)))
    discard_drinks(s, tuple(aside))
    if pours:
        push_drink(s, f.seat, pours, cards)
        tell_ends(s, ends)
    else:
        discard_drinks(s, tuple(cards))


# --- a Drink as an entry -------------------------------------------------------------------------


def drink_before(s: State, f: Frame) -> None:
    """A number that the drinker fixes on revealing, before anybody may answer."""
    designs = s.table.program.designs
    for at in range(len(f.pours)):
        pour = f.pours[at]
        if any(edit[0] == c.E_X for edit in pour[3]):
            continue
        for index in pour[2]:
            for op in designs[index].drink_ops:
                if op.n_kind == c.N_X:
                    f.arg = at
                    f.x = op.table[1]
                    ask(s, c.Q_NUMBER, pour[0])
                    return
    f.step = c.S_OPEN


def drink_between(s: State, f: Frame) -> None:
    """SELF-02, OPEN-34: whoever would now drink it may choose a partner."""
    for at in range(len(f.pours)):
        drinker, revealer, designs, edits, flags = f.pours[at]
        if flags & c.POUR_SPLITS:
            f.pours = (
                *f.pours[:at],
                (drinker, revealer, designs, edits, flags & ~c.POUR_SPLITS),
                *f.pours[at + 1 :],
            )
            alone = present(s) & ~s.table.mates[drinker] == 0 or not able(s) >> drinker & 1
            if alone or contents(s, f.pours[at]).dead:
                continue
            f.arg = at
            ask(s, c.Q_SPLIT, drinker)
            return
    f.step = c.S_COMMIT


def split_itself(s: State, f: Frame, partner: int) -> None:
    drinker, revealer, designs, edits, flags = f.pours[f.arg]
    edits = (*edits, (c.E_HALVE_UP, drinker, 0, 0))
    pours = f.pours
    f.pours = (
        *pours[: f.arg],
        (drinker, revealer, designs, edits, flags),
        *pours[f.arg + 1 :],
        (partner, revealer, designs, edits, flags & ~c.POUR_SCORES),
    )
    tell(s, "split", drinker, partner)
    f.step = c.S_OPEN


def drink_plainly(s: State, f: Frame) -> bool:
    """One Drink that nobody touched and that holds only numbers, as most do. False if it is not like that."""
    seat, _revealer, designs, edits, flags = f.pours[0]
    if len(f.pours) > 1 or edits or flags & c.POUR_SCORES or s.fronts[seat] or s.log is not None or s.marked | s.absent:
        return False
    alcohol = 0
    fortitude = 0
    for index in designs:
        design = s.table.program.designs[index]
        if not design.plain:
            return False
        alcohol += design.alcohol
        fortitude += design.fortitude
    packets: list[Packet] = []
    if alcohol:
        packets.append((c.CHANGE, -1, seat, alcohol, c.ALCOHOL, 0))
    if fortitude:
        packets.append((c.CHANGE, -1, seat, fortitude, c.FORTITUDE, 0))
    f.step = c.S_REST
    change(s, f, packets)
    f.lost = ()
    return True


def cancel_drink(s: State, f: Frame) -> None:
    """A Negated Drink does nothing to anybody; what it counts in a contest stays (OPEN-38, OPEN-40)."""
    f.scores = scores_of(s, f)
    pop_drink(s, f)


def scores_of(s: State, f: Frame) -> tuple[tuple[int, int], ...]:
    return tuple([(pour[1], score(s, pour)) for pour in f.pours if pour[4] & c.POUR_SCORES])


def pop_drink(s: State, f: Frame) -> None:
    s.stack.pop()
    discard_drinks(s, f.cards)
    if f.scores and s.stack:
        s.stack[-1].scores = f.scores


def commit_drink(s: State, f: Frame) -> None:
    """TIME-04: everybody drinks at the same time; several pours of one drinker add up first."""
    if drink_plainly(s, f):
        return
    alcohol: list[Packet] = []
    changes: list[Packet] = []
    pays: list[Packet] = []
    gains: list[Packet] = []
    todo: list[Packet] = []
    keepers = 0
    scores: list[tuple[int, int]] = []
    held: list[tuple[int, Contents]] = []
    for pour in f.pours:
        if pour[4] & c.POUR_SCORES:
            scores.append((pour[1], score(s, pour)))
        held.append((pour[0], contents(s, pour)))
    for seat, out in held:
        if s.absent >> seat & 1:
            continue
        if not out.dead and present(s) >> seat & 1:
            n = out.alcohol
            fortitude = out.fortitude
            if s.fronts[seat]:
                if n > 0:
                    n = max(0, n - passive(s, seat, True))
                if fortitude < 0:
                    fortitude = min(0, fortitude + max(0, passive(s, seat, False)))
            if n:
                alcohol.append((c.CHANGE, -1, seat, n, c.ALCOHOL, 0))
            if fortitude:
                changes.append((c.CHANGE, -1, seat, fortitude, c.FORTITUDE, 0))
        if out.dead:
            continue
        for code, body, n, arg in out.rest:
            gone = code == c.PAY and arg >= 0 and not able(s) >> arg & 1
            if gone or not able(s) >> body & 1:
                continue
            packet: Packet = (code, -1, body, n, arg, 0)
            if code == c.PAY:
                pays.append(packet)
            elif code == c.COLLECT:
                gains.append(packet)
            elif code == c.CHANGE:
                changes.append(packet)
            elif code == c.KEEP:
                keepers |= 1 << body
            else:
                todo.append(packet)
    f.scores = tuple(scores)
    f.step = c.S_REST
    if s.log is not None:
        tell(s, "drunk", tuple([seat for seat, out in held if not out.dead]))
    settle(s, pays)
    change(s, f, sum_up(alcohol) + sum_up(changes))
    collect(s, gains)
    f.lost = ()
    order = seats_from(s, s.active, present(s))
    f.todo = (*f.todo, *sorted(todo, key=lambda p: order.index(p[2])))
    if keepers:
        keep_cards(s, f)


def sum_up(packets: list[Packet]) -> list[Packet]:
    """One packet a body and counter: add, then clamp."""
    out: list[Packet] = []
    for p in packets:
        for i in range(len(out)):
            q = out[i]
            if q[2] == p[2] and q[4] == p[4]:
                out[i] = (q[0], q[1], q[2], q[3] + p[3], q[4], q[5])
                break
        else:
            out.append(p)
    return out


def keep_cards(s: State, f: Frame) -> None:
    """KEEP-01..03: whoever had the Drink claims its card first; of copies, the active player."""
    done: list[tuple[int, tuple[int, ...]]] = []
    for at in range(len(f.pours)):
        drinker, revealer, designs, _edits, flags = f.pours[at]
        if (revealer, designs) in done:
            continue
        done.append((revealer, designs))
        keepers = 0
        for pour in f.pours:
            out = contents(s, pour)
            if pour[1] == revealer and pour[2] == designs and not out.dead:
                for part in out.rest:
                    if part[0] == c.KEEP and able(s) >> part[1] & 1:
                        keepers |= 1 << part[1]
        if keepers:
            seat = seats_from(s, s.active if flags & c.POUR_COPY else drinker, keepers)[0]
            keep_one(s, f, seat, designs)


def keep_one(s: State, f: Frame, seat: int, designs: tuple[int, ...]) -> None:
    for index in designs:
        card = index << 4 | c.TABLE
        if card in f.cards and any(op.code == c.KEEP for op in s.table.program.designs[index].drink_ops):
            f.cards = without(f.cards, card)
            s.fronts[seat] = (*s.fronts[seat], card)
            refresh_bits(s, seat)
            tell(s, "keep", seat, index)


def order_of_draws(s: State, f: Frame) -> bool:
    """DRAW-01: the drinker chooses the order of effects that draw, discard or reveal."""
    kinds = (c.DRAW, c.SELECT, c.DISCARD)
    first = f.todo[0]
    if first[0] not in kinds or first[5] & c.F_FORCED:
        return False
    same = [p for p in f.todo if p[2] == first[2] and p[0] in kinds]
    if len(same) < 2:
        return False
    ask(s, c.Q_SEQUENCE, first[2])
    return True


def draw_next(s: State, f: Frame, at: int) -> None:
    p = f.todo[at]
    rest = f.todo[:at] + f.todo[at + 1 :]
    f.todo = ((p[0], p[1], p[2], p[3], p[4], p[5] | c.F_FORCED), *rest)


# --- Events --------------------------------------------------------------------------------------


def do_contest(s: State, f: Frame) -> None:
    """CONTEST: reveal, drink, last chance, judge; ties go on among the tied. `f.x` is the step."""
    if f.x == 0:
        f.answers = tuple([p[2] for p in f.todo if p[0] == c.CONTEST and able(s) >> p[2] & 1])
        f.arg = 0
        if not f.answers:
            end_contest(f)
            return
        f.x = 1
    if f.x == 1:
        f.arg += 1
        f.x = REVEALED
        f.scores = ()
        reveal_contest(s, f)
    elif f.x == REVEALED:
        f.x = 3
        if any(drunk(s, seat) for seat in seats_from(s, s.active, present(s))):
            last = new_frame(c.LAST_FRAME, -1)
            last.arg = 1
            s.stack.append(last)
    elif f.x == 3:
        judge(s, f)
    else:
        end_contest(f)


def end_contest(f: Frame) -> None:
    f.todo = tuple([p for p in f.todo if p[0] != c.CONTEST])
    f.x = 0
    f.arg = 0
    f.answers = ()


def reveal_contest(s: State, f: Frame) -> None:
    """CONTEST-01..03. An Event counts 0, does nothing, and is no Drink that a card could work on."""
    cards: list[int] = []
    pours: list[Pour] = []
    ends: list[tuple[int, int]] = []
    for seat in f.answers:
        card = take_drink(s)
        if card < 0:
            continue
        chain = [card]
        designs: list[int] = []
        if s.table.program.designs[card >> 4].kind == c.DRINK_CARD:
            designs = [card >> 4]
            end = add_chasers(s, seat, True, chain, designs)
            if end >= 0:
                ends.append((seat, end))
        cards.extend(chain)
        known = tuple(designs)
        if known:
            pours.append((seat, seat, known, (), pour_flags(s, known, True) | c.POUR_SCORES))
        else:
            tell(s, "event-aside", seat, card >> 4)
    if pours:
        push_drink(s, f.seat, pours, cards)
        tell_ends(s, ends)
    else:
        discard_drinks(s, tuple(cards))


def best_of(s: State, f: Frame) -> list[int]:
    """Who has the strongest Drink: one, or of several those who are awake."""
    scored = dict(f.scores)
    there = [seat for seat in f.answers if not s.absent >> seat & 1]  # ABS-03
    best = max([scored.get(seat, 0) for seat in there], default=0)
    tied = [seat for seat in there if scored.get(seat, 0) == best]
    return tied if len(tied) == 1 else [seat for seat in tied if able(s) >> seat & 1]


def judge(s: State, f: Frame) -> None:
    best = best_of(s, f)
    if len(best) > 1 and f.arg < MAX_TIES and s.drink_deck:
        tell(s, "tie", tuple(best))
        f.answers = tuple(best)
        f.x = 1
        return
    winner = best[0] if len(best) == 1 else -1
    f.x = JUDGED
    tell(s, "contest-won", winner)
    if winner >= 0:
        stake = f.todo[0][3]
        pays: list[Packet] = []
        for p in f.todo:
            if p[0] == c.CONTEST and p[2] != winner:
                pays.append((c.PAY, -1, p[2], stake, winner, 0))
        push_demand(s, pays, c.D_CONTEST)


def do_dare(s: State, f: Frame) -> None:
    """Two Drinks; the weaker by printed Alcohol for the revealer, the other copied for the others."""
    seats = [p[2] for p in f.todo if p[0] == c.DARE]
    if f.seat not in seats:
        f.todo = tuple([p for p in f.todo if p[0] != c.DARE])
        return
    if not f.cards:
        aside: list[int] = []
        ends: list[tuple[int, int]] = []
        first, one = reveal_drink(s, f.seat, aside, ends)
        second, two = reveal_drink(s, f.seat, aside, ends)
        discard_drinks(s, tuple(aside))
        if not one or not two:
            discard_drinks(s, first + second)
            f.todo = tuple([p for p in f.todo if p[0] != c.DARE])
            return
        f.cards = first + second
        f.pours = ((f.seat, f.seat, one, (), 0), (f.seat, f.seat, two, (), 0))
        tell(s, "dare", f.seat, one, two)
        tell_ends(s, ends)
        if s.refills:
            return
    low, high = contents(s, f.pours[0]).alcohol, contents(s, f.pours[1]).alcohol
    if low == high:
        ask(s, c.Q_OPTION, f.seat)
    else:
        pour_dare(s, f, 0 if low < high else 1)


def pour_dare(s: State, f: Frame, mine: int) -> None:
    seats = [p[2] for p in f.todo if p[0] == c.DARE]
    f.todo = tuple([p for p in f.todo if p[0] != c.DARE])
    own, other = f.pours[mine][2], f.pours[1 - mine][2]
    pours: list[Pour] = [(f.seat, f.seat, own, (), pour_flags(s, own, True))]
    for seat in seats:
        if seat != f.seat and able(s) >> seat & 1:
            pours.append((seat, f.seat, other, (), pour_flags(s, other, True) | c.POUR_COPY))
    cards = list(f.cards)
    f.cards = ()
    f.pours = ()
    push_drink(s, f.seat, pours, cards)
