"""What players do without thinking: a quick guess at the moves of everybody, for playouts.

A playout makes thousands of moves, so nothing here looks at a view. What each use of a card does is summed up once;
a move is then worth about what the normal bot would say, at a small part of the price. It sees one seat's hand and
the open table of the state that it plays in, no other hand.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from random import Random

from .. import lang
from ..engine import codes as c
from ..engine.answers import move_count, moves
from ..engine.pours import contents
from ..engine.state import PASS, TOP, Frame, RawMove, State
from ..packs.known import Known
from .guard import guards
from .keep import BIDS, WEAK, kept, usual
from .tally import A_POINT, RID, pain, poverty
from .worth import CARD_GUARD, DRINK_GUARD, MISSED, SELDOM, SPILT

A_PLAY = 0.2
"""What a play must be worth, as for the normal bot."""
WAVER = 0.3
"""How far from the best a move may be that is made all the same."""
USUAL_DRINK = 2.0
A_CARD = 0.3
USUAL_DANGER = 18.0
"""How dangerous an opponent is, on the whole: the normal bot compares all of them, which would take too long here."""
SAVED = 1.0
"""What it is worth to save a card of ours from an answer."""
LUCK = 0.4
"""What a start of a Round is worth."""
CONTROL = 0.5

POVERTY = tuple([poverty(gold) for gold in range(100)])


class Use:
    """What one use of a card does, roughly: to its player, to whom it picks, to each of the others."""

    __slots__ = ("bonus", "guard", "others", "own", "pot", "target")

    def __init__(self) -> None:
        self.own = [0.0, 0.0, 0.0]
        """Fortitude, Alcohol Content and Gold."""
        self.target = [0.0, 0.0, 0.0]
        self.others = [0.0, 0.0, 0.0]
        self.guard = 0.0
        """How much of what is pending it keeps away from its player."""
        self.pot = 0.0
        """How much of the pot it wins, on the whole."""
        self.bonus = 0.0

    def rows(self, who: lang.Who) -> list[list[float]]:
        match who:
            case lang.Who.YOU | lang.Who.WINNER:
                return [self.own]
            case lang.Who.TARGET | lang.Who.DRINKER | lang.Who.CAUSE | lang.Who.LEFT:
                return [self.target]
            case lang.Who.OTHERS:
                return [self.others]
            case lang.Who.ALL | lang.Who.IN_ROUND:
                return [self.own, self.others]
            case _:
                return []

    def add(self, effects: Iterable[lang.Effect]) -> None:
        for effect in effects:
            match effect:
                case lang.Lose(n, lang.Stat() as what, who):
                    for row in self.rows(who):
                        row[STAT[what]] -= usual(n)
                case lang.Gain(n, lang.Stat() as what, who):
                    for row in self.rows(who):
                        row[STAT[what]] += usual(n)
                case lang.Pay(n, who, to):
                    for row in self.rows(who):
                        row[2] -= usual(n)
                    for row in self.rows(to) if isinstance(to, lang.Who) else ():
                        row[2] += usual(n)
                case lang.Collect(n, _, who):
                    for row in self.rows(who):
                        row[2] += usual(n)
                case lang.Ante(n, who):
                    for row in self.rows(who):
                        row[2] -= n
                case lang.Drink(who, _, n):
                    for row in self.rows(who):
                        row[1] += USUAL_DRINK * n
                case lang.Order(n):
                    self.bonus += n
                case lang.Draw(n, who):
                    self.bonus += A_CARD * n if who is lang.YOU else 0.0
                case lang.Discard(n, who) | lang.Put(n, _, who):
                    self.bonus += A_CARD * n if who is not lang.YOU else -A_CARD * n
                case lang.StartRound():
                    self.bonus += LUCK
                case lang.TakeControl():
                    self.bonus += CONTROL
                    self.pot += 0.3
                case lang.EndRound(to) if to is lang.YOU:
                    self.pot += 1.0
                case lang.TakePot():
                    self.pot += 1.0
                case lang.Negate() | lang.Ignore() | lang.Redirect() | lang.PassDrink() | lang.Convert():
                    self.guard = 1.0
                case lang.Replace() | lang.Cover() | lang.EndTurn() | lang.LeaveRound(lang.Who.YOU):
                    self.guard = max(self.guard, 0.8)
                case lang.Split():
                    self.guard = max(self.guard, 0.5)
                case lang.Adjust(_, lang.Minus()) | lang.Adjust(_, lang.To()):
                    self.guard = max(self.guard, 0.6)
                case lang.Boost() | lang.Adjust() | lang.Add():
                    self.bonus += 0.5
                case lang.Flip() | lang.AllowAction() | lang.AllowAgain() | lang.Own():
                    self.bonus += 0.6
                case lang.If(_, then, otherwise):
                    self.add(then or otherwise)
                case lang.May(do) | lang.Then(do):
                    self.add(do)
                case lang.Choose(_, options):
                    self.add(options[0])
                case _:
                    pass


STAT = {lang.Stat.FORTITUDE: 0, lang.Stat.ALCOHOL: 1, lang.Stat.GOLD: 2}


def use_of(card: lang.Card, mode: lang.Mode) -> Use:
    use = Use()
    use.add(mode.do)
    use.add(card.rider)
    if card.adds is not None:
        use.bonus += 1.5
    return use


class Habits:
    """The habits of players of some content."""

    def __init__(self, content: Known) -> None:
        designs = content.program.designs
        self.uses: list[tuple[Use, ...]] = []
        self.keep: list[float] = []
        """How gladly each card is kept."""
        self.plain_bid: list[bool] = []
        for design in designs:
            card = content.cards[design.id]
            self.uses.append(tuple([use_of(card, mode) for mode in card.modes]))
            self.keep.append(kept(card))
            self.plain_bid.append(bool(card.types & lang.ACTION and card.types & lang.GAMBLING))
        known = guards(content)
        self.danger = {role: DRINK_GUARD * guard.drinks + CARD_GUARD * guard.cards for role, guard in known.items()}
        """What a character's deck adds to the danger of its numbers."""
        self.drinks = {role: max(SELDOM, 1 - SPILT * guard.drinks) for role, guard in known.items()}
        """How much of a Drink comes through."""
        self.hits = {role: max(SELDOM, 1 - MISSED * guard.cards) for role, guard in known.items()}

    def move(self, s: State, seat: int, rng: Random) -> RawMove:
        """What the seat would do about its question."""
        ask = s.ask
        if ask == c.Q_DISCARD:
            return self.discard(s, seat)
        found = moves(s, seat)
        if len(found) == 1:
            return found[0]
        if ask == c.Q_WINDOW:
            return self.answer(s, seat, found, rng)
        if ask == c.Q_ACTION or ask == c.Q_BID:
            return self.action(s, seat, found, rng)
        if ask == c.Q_ORDER or ask == c.Q_TARGET or ask == c.Q_SPLIT:
            return self.pick(s, seat, found, rng)
        return found[int(rng.random() * len(found))]

    def discard(self, s: State, seat: int) -> RawMove:
        mask = 0
        bids = 0
        bit = 1
        for card in s.hands[seat]:
            index = card >> 4
            plain = self.plain_bid[index]
            bids += plain
            if self.keep[index] < WEAK or (plain and bids > BIDS):
                mask |= bit
            bit += bit
        assert mask < move_count(s, seat)
        return (c.M_DISCARD, -1, 0, -1, 0, mask)

    def action(self, s: State, seat: int, found: list[RawMove], rng: Random) -> RawMove:
        best = found[0]
        most = 0.0
        chance = rng.random
        for move in found:
            if move[0] == c.M_PLAY:
                value = self.value(s, seat, move, 0.0) + WAVER * chance()
                if s.ask == c.Q_BID:
                    value += 1 - self.keep[move[1]] / 10
                if value > most:
                    most = value
                    best = move
        return best

    def answer(self, s: State, seat: int, found: list[RawMove], rng: Random) -> RawMove:
        f = s.stack[-1]
        best = PASS
        most = A_PLAY
        chance = rng.random
        at_stake = -1.0
        for move in found:
            if move[0] == c.M_PLAY:
                use = self.uses[move[1]][move[2]]
                saved = 0.0
                if use.guard:
                    if f.kind == c.DRINK_FRAME:
                        saved = use.guard * poured(s, f, seat, move[4])
                    else:
                        if at_stake < 0:
                            at_stake = pending(s, f, seat)
                        saved = use.guard * at_stake
                value = self.value(s, seat, move, saved) + WAVER * (chance() - 0.5)
                if value > most:
                    most = value
                    best = move
            elif move[0] == c.M_TOKEN and f.kind == c.LAST_FRAME and best is PASS:
                best = self.token(s, seat, found)
        return best

    def token(self, s: State, seat: int, found: list[RawMove]) -> RawMove:
        """A Potion Token is for whoever would be out without it."""
        side = s.table.sides[seat]
        if s.gold[side] <= 0:
            return (c.M_TOKEN, -1, 0, -1, 0, 2)
        if s.alcohol[side] < s.fortitude[side]:
            return PASS
        return (c.M_TOKEN, -1, 0, -1, 0, 0 if s.fortitude[side] <= TOP - 6 else 1)

    def value(self, s: State, seat: int, move: RawMove, saved: float) -> float:
        """What a play is worth to its player, in the units of the normal bot; `saved` is what it keeps away."""
        use = self.uses[move[1]][move[2]]
        sides = s.table.sides
        own = sides[seat]
        fortitude, alcohol, gold = s.fortitude[own], s.alcohol[own], s.gold[own]
        total = use.bonus + saved + use.pot * s.pot
        more, drunk, paid = use.own
        if more or drunk:
            then = min(TOP, fortitude + more) - max(0, alcohol + drunk)
            total += pain(fortitude - alcohol) - pain(then)
        if paid:
            total += POVERTY[max(0, min(99, gold))] - poverty(gold + paid)
        picked = move[3]
        hit = use.target
        share = 1 / max(1, (s.alive & ~s.table.mates[seat]).bit_count())
        if picked >= 0 and picked != seat and (hit[0] or hit[1] or hit[2]):
            several = s.table.program.designs[move[1]].modes[move[2]].pick == c.P_UP_TO
            for other in range(s.table.seats):
                if (picked >> other & 1) if several else other == picked:
                    total += share * self.harm(s, other, hit)
        hit = use.others
        if hit[0] or hit[1] or hit[2]:
            for other in range(s.table.seats):
                if s.alive >> other & 1 and sides[other] != own:
                    total += share * self.harm(s, other, hit)
        return total

    def harm(self, s: State, seat: int, hit: list[float]) -> float:
        """How good it is that an opponent changes by so much."""
        side, role = s.table.sides[seat], s.table.roles[seat]
        fortitude, alcohol, gold = s.fortitude[side], s.alcohol[side], s.gold[side]
        gap = fortitude - alcohol
        then = min(TOP, fortitude + hit[0]) - max(0, alcohol + hit[1])
        good = 0.0
        if then != gap:
            good = (RID + A_POINT * gap if then <= 0 else A_POINT * (gap - then)) * (gap + self.danger[role])
            good *= self.drinks[role] if hit[1] > 0 else self.hits[role]
            good /= USUAL_DANGER
        if hit[2]:
            good += poverty(gold + hit[2]) - poverty(gold)
        return good

    def pick(self, s: State, seat: int, found: list[RawMove], rng: Random) -> RawMove:
        """Of those who can be picked, the most dangerous whom a Drink reaches."""
        best = found[0]
        most = -99.0
        sides, roles = s.table.sides, s.table.roles
        own = sides[seat]
        for move in found:
            picked = move[3]
            if picked >= 0 and not move[2]:
                side, role = sides[picked], roles[picked]
                value = (s.fortitude[side] - s.alcohol[side] + self.danger[role]) * self.drinks[role] + rng.random()
                if side == own:
                    value -= 50
                if value > most:
                    most = value
                    best = move
        return best if most > -99 else found[int(rng.random() * len(found))]


@lru_cache(maxsize=8)
def habits(content: Known) -> Habits:
    return Habits(content)


def poured(s: State, f: Frame, seat: int, arg: int) -> float:
    """How bad a Drink is for the side of a seat that could be kept away."""
    if arg >= len(f.pours):
        return 0.0
    pour = f.pours[arg]
    if not s.table.mates[seat] >> pour[0] & 1:
        return 0.0
    held = contents(s, pour)
    if held.dead:
        return 0.0
    side = s.table.sides[seat]
    fortitude, alcohol = s.fortitude[side], s.alcohol[side]
    then = min(TOP, fortitude + held.fortitude) - max(0, alcohol + held.alcohol)
    return pain(then) - pain(fortitude - alcohol)


def pending(s: State, f: Frame, seat: int) -> float:
    """How bad it is for a side what the top of the stack would do, or that it would stop a card of ours."""
    mates = s.table.mates[seat]
    lost = gold = 0
    for code, _source, body, n, arg, flags in f.plan:
        if body >= 0 and mates >> body & 1:
            if code == c.CHANGE and arg <= c.ALCOHOL:
                lost += n if arg == c.ALCOHOL else -n
            elif code == c.PAY and not flags & (c.F_INN | c.F_FREE):
                gold += n
    side = s.table.sides[seat]
    gap = s.fortitude[side] - s.alcohol[side]
    bad = pain(min(TOP, gap - lost)) - pain(gap) if lost else 0.0
    if gold:
        bad += poverty(s.gold[side] - gold) - poverty(s.gold[side])
    if not bad and f.seat >= 0 and not mates >> f.seat & 1 and len(s.stack) > 1:
        below = s.stack[-2]
        if below.kind == c.CARD_FRAME and mates >> below.seat & 1:
            return SAVED
    return max(0.0, bad)
