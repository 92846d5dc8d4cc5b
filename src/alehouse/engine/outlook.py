"""What happens if nobody answers any more: the whole stack carried out on a copy, as far as everybody can foresee it.

It ends where chance, a hidden card or a choice decides, so a spectator may know all of it.
"""

from __future__ import annotations

from typing import Final

from . import codes as c
from . import drinking, gambling, losing, resolve, todo
from .events import CAUSES
from .plan import is_loss, project
from .pours import contents, is_dry
from .seats import able, drunk, present, purse
from .state import Event, Frame, Packet, State, new_frame
from .view import STATS, Effect, Outlook, effect_of, seats_of

AT_ONCE: Final = (c.CHANGE, c.PAY, c.COLLECT, c.CONTROL, c.LEAVE, c.ALLOW)
"""What is left to do, and needs neither cards nor answers."""
APART: Final = (c.DISCARD, c.PUT, c.ORDER, c.SELECT)
"""Somebody chooses, but only hands and piles change: what lies beneath comes as it would have come."""


def outlook(s: State) -> Outlook | None:
    """None if nothing is pending that would do anything."""
    for f in s.stack:
        if f.kind != c.FREE_FRAME:
            return Ahead(s.copy()).seen()
    return None


def carried_out(s: State) -> tuple[Effect, ...]:
    """What happens if nobody answers what has just been played."""
    copy = s.copy()
    copy.ask = c.Q_WINDOW
    return Ahead(copy).seen().effects


class Ahead:
    """A copy of the game that runs on without answers, and what is seen in it."""

    def __init__(self, copy: State) -> None:
        self.s = copy
        self.log: list[Event] = []
        copy.log = self.log
        self.effects: list[Effect] = []
        self.open = copy.ask != c.Q_WINDOW
        """Something is still to be decided; where the game waits for a choice, that is."""
        self.numbers_open = self.open and copy.ask != c.Q_ORDER
        """And numbers hang on it, so that nobody knows yet who drops out."""
        self.fortitude = copy.fortitude[:]
        self.alcohol = copy.alcohol[:]
        self.meters = copy.meters[:]

    def seen(self) -> Outlook:
        s = self.s
        while s.stack:
            f = s.stack[-1]
            if f.kind == c.LAST_FRAME:
                self.last_chance(f)
            elif f.kind != c.FREE_FRAME and not (f.cancelled and f.step <= c.S_COMMIT) and not self.entry(f):
                return Outlook(tuple(self.effects), True)
            if s.stack:
                s.stack.pop()
            if f.kind == c.DRINK_FRAME and s.stack:  # what it counts in a contest stays, also if it is Negated
                s.stack[-1].scores = f.scores or drinking.scores_of(s, f)
        mask = 0 if self.numbers_open or s.over else losing.failing(s, False)
        if mask:
            losing.eliminate(s, mask)
            self.note(())
        return Outlook(tuple(self.effects), self.open)

    # -- entries --------------------------------------------------------------------------------

    def entry(self, f: Frame) -> bool:
        """Carry out the top entry. False if what lies beneath can no longer be foreseen."""
        s = self.s
        if f.step == c.S_BEFORE:
            self.open = True
            return False
        if f.step <= c.S_COMMIT:
            if f.kind == c.DRINK_FRAME:
                if not self.drink(f):
                    return False
            elif f.kind == c.WON_FRAME:
                gambling.collect(s, f)
                self.note(())
            elif f.kind == c.DEMAND_FRAME:
                plan = project(s, f)
                resolve.settle(s, plan)
                self.note(plan)
                return True
            else:
                self.commit(f)
        f.step = c.S_REST
        if not self.rest(f):
            return False
        if f.design >= 0 and not f.settled and s.table.program.designs[f.design].rider:
            f.settled = True
            todo.expand_now(s, f, f.seat, s.table.program.designs[f.design].rider, False)
            self.note(())
            return self.rest(f)
        return True

    def commit(self, f: Frame) -> None:
        """A card, an Event, or what a character does at a moment of the turn."""
        s = self.s
        plan = project(s, f)
        if f.kind != c.HOOK_FRAME:
            design = s.table.program.designs[f.design]
            if design.modes[f.mode].relief and any(self.may_shrink(f, p) for p in plan):
                self.open = self.numbers_open = True
            if design.modes[f.mode].antes:
                plan = resolve.antes(s, f, design, plan)
        resolve.apply(s, f, plan)
        self.note(plan)

    def may_shrink(self, f: Frame, p: Packet) -> bool:
        """Whether somebody may still pay or discard to lose less. What is in a hand does not count, only that it is."""
        if not is_loss(p) or any(edit[0] == c.E_ASKED and edit[1] == p[2] for edit in f.edits):
            return False
        if p[5] & c.F_RELIEF_GOLD and purse(self.s, p[2]) > 0:
            return True
        return p[5] & c.F_RELIEF_CARDS != 0 and bool(self.s.hands[p[2]])

    def drink(self, f: Frame) -> bool:
        """Everybody drinks, unless somebody may still share a Drink that splits."""
        s = self.s
        for pour in f.pours:
            others = present(s) & ~s.table.mates[pour[0]]
            if pour[4] & c.POUR_SPLITS and others and able(s) >> pour[0] & 1 and not contents(s, pour).dead:
                self.effects += [Effect("drink", one[0], 1, "", None) for one in f.pours if not contents(s, one).dead]
                self.open = True
                return False
        drinking.commit_drink(s, f)
        self.note(())
        return True

    def last_chance(self, f: Frame) -> None:
        if f.arg == 1:
            self.pass_out()
        else:
            mask = losing.failing(self.s, False)
            if mask:
                losing.eliminate(self.s, mask)
            self.note(())

    def pass_out(self) -> None:
        """In a contest, and between two parts of an Event."""
        s = self.s
        mask = losing.failing(s, True) & ~s.marked
        s.marked |= mask
        self.effects += [Effect("pass-out", seat, 0, "", None) for seat in seats_of(mask, s.table.seats)]

    # -- what is left to do ---------------------------------------------------------------------

    def rest(self, f: Frame) -> bool:
        """What comes after the numbers, one thing after the other. False if the rest cannot be foreseen."""
        s = self.s
        while f.todo:
            p = f.todo[0]
            code, _source, body, n, arg, _flags = p
            f.todo = f.todo[1:]
            if not present(s) >> (f.seat if body < 0 else body) & 1 and code not in (c.CONTEST, c.END_ROUND, c.THEN):
                continue
            if code == c.ORDER and n == 0:
                continue
            if code in AT_ONCE:
                todo.do_at_once(s, f, p)
                self.note((p,))
            elif code == c.DRAW:
                self.effects.append(effect_of(s, p))
            elif code == c.END_ROUND:
                self.end_round(f, s.table.program.ops[arg].dest == c.YOU)
            elif code == c.THEN:
                if not self.then(f, arg):
                    return False
            elif code == c.POUR and is_dry(s, p):
                drinking.drink_from_pile(s, body)
                self.note(())
            elif code == c.DISCARD or code == c.PUT:
                self.give_up(f, p)
            elif code == c.TRIM:
                if len(todo.lying(s, body, arg)) > n:
                    self.open = True
                    return False
            elif code == c.CONTEST and f.x > 0:
                f.todo = (p, *f.todo)
                if not self.is_judged(f):
                    return False
            else:
                self.open = True
                same = [p, *[q for q in f.todo if q[0] == code and q[4] == arg]]
                if code != c.OFFER:
                    self.effects += [effect_of(s, one) for one in same]
                if code not in APART:
                    return False
                f.todo = tuple([q for q in f.todo if q not in same])
        return True

    def is_judged(self, f: Frame) -> bool:
        """A contest that is on does not begin any more. All see what everybody drinks: only a tie leaves it open."""
        s = self.s
        if f.x == drinking.REVEALED:
            self.pass_out()
        if f.x < drinking.JUDGED:
            if self.numbers_open or f.x < drinking.REVEALED or len(drinking.best_of(s, f)) > 1:
                self.open = True
                return False
            depth = len(s.stack)
            drinking.judge(s, f)
            self.note(())
            self.settle_above(depth)
        drinking.end_contest(f)
        return True

    def settle_above(self, depth: int) -> None:
        """Gold that is asked for is an entry of its own."""
        s = self.s
        if len(s.stack) > depth:
            plan = project(s, s.stack[-1])
            resolve.settle(s, plan)
            self.note(plan)
            s.stack.pop()

    def end_round(self, f: Frame, wins: bool) -> None:
        s = self.s
        if s.round is None:
            return
        if wins:
            gambling.collect(s, new_frame(c.WON_FRAME, f.seat))
        else:
            gambling.to_inn(s)
        self.note(())

    def then(self, f: Frame, at: int) -> bool:
        """A later part of an Event; Gold that it asks for is an entry of its own."""
        s = self.s
        if f.kind == c.EVENT_FRAME and not s.marked >> f.seat & 1 and drunk(s, f.seat):
            self.pass_out()
        depth = len(s.stack)
        todo.later(s, f, s.table.program.ops[at].sub)
        self.note(())
        self.settle_above(depth)
        return True

    def give_up(self, f: Frame, p: Packet) -> None:
        """Cards out of a hand: all of them, or else somebody chooses, or chance does."""
        code, source, body, n, arg, flags = p
        held = len(self.s.hands[body])
        n = min(n, held)
        if n <= 0 or (code == c.PUT and body == f.seat):
            return
        self.effects.append(effect_of(self.s, (code, source, body, n, arg, flags)))
        if n < held:
            self.open = True

    # -- from what is told to effects -----------------------------------------------------------

    def note(self, plan: tuple[Packet, ...] | list[Packet]) -> None:
        """Take down what has happened on the copy; `plan` says who stands behind it."""
        told = self.log[:]
        self.log.clear()
        for _to, code, args in told:
            numbers = [arg if isinstance(arg, int) else -1 for arg in args]
            effect = self.effect(code, numbers, plan)
            if effect is not None:
                self.effects.append(effect)

    def effect(self, code: str, args: list[int], plan: tuple[Packet, ...] | list[Packet]) -> Effect | None:
        s = self.s
        if code == "change":
            body, what, _n, new, meant = args
            row = self.fortitude if what == c.FORTITUDE else self.alcohol
            n = new - row[s.table.sides[body]]
            row[s.table.sides[body]] = new
            source = source_of(plan, c.CHANGE, body, what)
            if n:
                return Effect("change", body, n, STATS[what], source)
            return Effect("stays", body, meant, STATS[what], source) if meant else None
        if code == "sober":
            body, new = args
            n = self.alcohol[s.table.sides[body]] - new
            self.alcohol[s.table.sides[body]] = new
            return Effect("sober", body, n, STATS[c.ALCOHOL], None)
        if code == "meter":
            body, index, new = args
            old = self.meters[index]
            self.meters[index] = (*old[:body], new, *old[body + 1 :])
            name = s.table.program.meters[index].name
            n = new - old[body]
            source = source_of(plan, c.CHANGE, body, c.FIRST_METER + index)
            return Effect("change", body, n, name, source) if n else None
        if code == "pay":
            body, n, to, flags = args
            source = source_of(plan, c.PAY, body, to)
            return effect_of(s, (c.PAY, -1 if source is None else source, body, n, to, flags)) if n else None
        if code == "take":
            return Effect("collect", args[0], args[1], "pot" if args[2] == c.POT else "inn", None) if args[1] else None
        if code == "collect":
            return Effect("collect", args[0], args[1], "pot", None) if args[1] else None
        if code == "out":
            return Effect("out", args[0], 0, CAUSES[args[1]], None)
        if code == "share":
            return Effect("share", args[0], args[1], "gold", None)
        if code == "pot-to-inn":
            return Effect(code, None, args[0], "gold", None)
        if code == "keep":
            return Effect(code, args[0], 1, s.table.program.designs[args[1]].id, None)
        word = {"round": "start-round", "control": "control", "leave": "leave", "absent": "end-turn"}.get(code)
        return Effect(word, args[0] if args[0] >= 0 else None, 0, "", None) if word is not None else None


def source_of(plan: tuple[Packet, ...] | list[Packet], code: int, body: int, what: int) -> int | None:
    for p in plan:
        if p[0] == code and p[2] == body and p[4] == what:
            return p[1] if p[1] >= 0 else None
    return None
