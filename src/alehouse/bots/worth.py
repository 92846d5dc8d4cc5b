"""What changes at the table are worth to one player: the arithmetic behind the normal bot.

Everything is reckoned from the view of one seat. A `Tally` adds up who would gain or lose how much;
`Worth.of` turns it into one number, in which a loss weighs more the closer its victim is to losing.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from .. import lang
from ..content import catalog
from ..engine.view import Effect, EntryView, PourView, View

FORTITUDE, ALCOHOL, GOLD = 0, 1, 2
STATS = {"fortitude": FORTITUDE, "alcohol": ALCOHOL, "gold": GOLD}
OF_STAT = {lang.Stat.FORTITUDE: FORTITUDE, lang.Stat.ALCOHOL: ALCOHOL, lang.Stat.GOLD: GOLD}

USUAL_DRINK = 2.0
"""Alcohol Content in a Drink that nobody has seen yet."""
OUT = 120.0
"""How bad it is for us to be out of the game."""
RID = 20.0
"""How good it is to be rid of an opponent."""


@cache
def cards() -> dict[str, lang.Card]:
    """What everybody can read on the cards."""
    return catalog.cards(catalog.pack())


class Tally:
    """Who would gain or lose how much, and what is good or bad for us beside that."""

    __slots__ = ("bonus", "rows")

    def __init__(self) -> None:
        self.rows: dict[int, list[float]] = {}
        self.bonus = 0.0

    def add(self, seat: int, what: int, n: float) -> None:
        self.rows.setdefault(seat, [0.0, 0.0, 0.0])[what] += n

    def take(self, other: Tally, share: float = 1.0, only: int | None = None) -> None:
        """Add another tally, or a part of it; a share of -1 undoes it."""
        for seat, row in other.rows.items():
            if only is None or seat == only:
                for what, n in enumerate(row):
                    self.add(seat, what, n * share)
        if only is None:
            self.bonus += other.bonus * share


def pain(gap: float) -> float:
    """How bad it is to have so much Fortitude above one's Alcohol Content."""
    return OUT if gap <= 0 else 60 / (gap + 1)


def trouble(gap: float) -> float:
    """How well it suits us that an opponent has so much Fortitude above the Alcohol Content.

    Almost a straight line: who beats only the weakest leaves the strongest to win.
    """
    return RID if gap <= 0 else 0.1 * pain(gap) - 1.5 * gap


def poverty(gold: float) -> float:
    return OUT if gold <= 0 else 20 / (gold + 1)


class Worth:
    """The view of one seat, reckoned."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view = view
        self.me = view.seat
        self.others = [s.seat for s in view.seats if s.alive and s.seat != self.me]
        self.share = 1 / max(1, len(self.others))

    # -- numbers --------------------------------------------------------------------------------

    def gap(self, seat: int) -> int:
        s = self.view.seats[seat]
        return s.fortitude - s.alcohol

    def weakest(self) -> int:
        """The opponent who is closest to passing out."""
        return min(self.others, key=lambda seat: (self.gap(seat), seat), default=self.me)

    def of(self, tally: Tally) -> float:
        """What a tally is worth to us: less pain of our own, more of the others."""
        total = tally.bonus
        for seat, (fortitude, alcohol, gold) in tally.rows.items():
            s = self.view.seats[seat]
            if not s.alive:
                continue
            high = min(20, s.fortitude + fortitude)
            low = max(0, s.alcohol + alcohol)
            poorer = poverty(s.gold + gold) - poverty(s.gold)
            if seat == self.me:
                total -= pain(high - low) - pain(s.fortitude - s.alcohol) + poorer
            else:
                total += (trouble(high - low) - trouble(s.fortitude - s.alcohol) + poorer) * self.share
        return total

    # -- what is pending ------------------------------------------------------------------------

    def of_entry(self, at: int) -> Tally:
        """What the entry at that place of the stack would do by itself."""
        tally = Tally()
        if at < 0:
            return tally
        entry = self.view.stack[at]
        if entry.kind == "drink":
            for pour in entry.drinks:
                tally.take(of_pour(pour))
        elif entry.kind == "won":
            tally.add(entry.seat, GOLD, self.view.pot)
        else:
            for effect in entry.plan:
                self.add_planned(tally, effect)
            if entry.kind == "card" and entry.card is not None:
                mode = cards()[entry.card].modes[entry.mode]
                targets = seats_in(entry.target) if isinstance(mode.pick, lang.UpTo) else (entry.target,)
                self.add_answer(tally, mode, entry.seat, targets, entry.arg, at - 1)
        return tally

    def add_planned(self, tally: Tally, effect: Effect) -> None:
        seat = effect.seat
        if seat is None:
            return
        if effect.verb == "change" and effect.what in STATS:
            tally.add(seat, STATS[effect.what], effect.n)
        elif effect.verb == "pay" and "(by" not in effect.what:
            tally.add(seat, GOLD, -effect.n)
            for other in self.view.seats:
                if other.name == effect.what:
                    tally.add(other.seat, GOLD, effect.n)
        elif effect.verb == "drink":
            tally.add(seat, ALCOHOL, USUAL_DRINK)

    # -- what a card would do -------------------------------------------------------------------

    def of_play(self, card: str, mode: int, targets: tuple[int, ...], arg: int) -> Tally:
        """What a card of ours would do if nobody answered it."""
        tally = Tally()
        use = cards()[card].modes[mode]
        self.add_effects(tally, use.do, self.me, targets)
        self.add_answer(tally, use, self.me, targets, arg, len(self.view.stack) - 1)
        return tally

    def add_effects(self, tally: Tally, effects: Iterable[lang.Effect], seat: int, targets: tuple[int, ...]) -> None:
        for effect in effects:
            match effect:
                case lang.Lose(n, what, who) if isinstance(what, lang.Stat):
                    for body in self.players(who, seat, targets):
                        tally.add(body, OF_STAT[what], -number(n))
                case lang.Gain(n, what, who) if isinstance(what, lang.Stat):
                    for body in self.players(who, seat, targets):
                        tally.add(body, OF_STAT[what], number(n))
                case lang.Pay(n, who, to):
                    for body in self.players(who, seat, targets):
                        tally.add(body, GOLD, -number(n))
                        if isinstance(to, lang.Who):
                            for payee in self.players(to, seat, targets)[:1]:
                                tally.add(payee, GOLD, number(n))
                case lang.Collect(n, _, who):
                    for body in self.players(who, seat, targets):
                        tally.add(body, GOLD, number(n))
                case lang.Ante(n, who):
                    for body in self.players(who, seat, targets):
                        tally.add(body, GOLD, -n)
                case lang.Drink(who, source, n):
                    for body in self.players(who, seat, targets):
                        if source is not lang.PILE or self.view.seats[body].pile:
                            tally.add(body, ALCOHOL, USUAL_DRINK * n)
                case lang.Order(n):
                    tally.add(self.weakest(), ALCOHOL, 0.5 * USUAL_DRINK * n)
                case lang.StartRound(ante):
                    for body in [self.me, *self.others]:
                        tally.add(body, GOLD, -ante)
                    tally.bonus += self.luck_at_cards() * (1 + len(self.others)) * 0.3
                case lang.TakeControl():
                    tally.bonus += 0.5 + 0.3 * self.view.pot
                case lang.EndRound(to):
                    if to is lang.YOU:
                        tally.add(seat, GOLD, self.view.pot)
                    elif self.view.round is not None and self.view.round.control not in (self.me, None):
                        tally.bonus += 0.1 * self.view.pot
                case lang.Then(do):
                    self.add_effects(tally, do, seat, targets)
                case lang.If(_, _, otherwise):
                    self.add_effects(tally, otherwise, seat, targets)
                case _:
                    pass

    def players(self, who: lang.Who, seat: int, targets: tuple[int, ...]) -> list[int]:
        living = sorted([self.me, *self.others])
        match who:
            case lang.Who.YOU:
                return [seat]
            case lang.Who.TARGET | lang.Who.DRINKER:
                return [body for body in targets if body >= 0]
            case lang.Who.OTHERS:
                return [body for body in living if body != seat]
            case lang.Who.ALL:
                return living
            case lang.Who.IN_ROUND:
                return list(self.view.round.inside) if self.view.round is not None else living
            case lang.Who.CAUSE:
                return [self.view.stack[-1].seat] if self.view.stack else []
            case lang.Who.ACTIVE:
                return [self.view.active]
            case _:
                return []

    def luck_at_cards(self) -> float:
        """How well our hand gambles, from about -1 to 2."""
        strength = -1.0
        for key in self.view.hand:
            card = cards()[key]
            if card.types & lang.CHEATING:
                strength += 0.6
            elif card.types & lang.GAMBLING:
                wins = any(isinstance(e, lang.TakeControl) and e.beaten_by == lang.CHEATING for e in card.modes[0].do)
                strength += 0.7 if wins else 0.3
        return strength

    # -- answers: what changes in the entry beneath ---------------------------------------------

    def add_answer(
        self, tally: Tally, mode: lang.Mode, seat: int, targets: tuple[int, ...], arg: int, beneath: int
    ) -> None:
        if beneath < 0:
            return
        entry = self.view.stack[beneath]
        target = targets[0] if targets else -1
        pours = picked(entry, mode, arg)
        for effect in mode.do:
            match effect:
                case lang.Negate():
                    tally.take(self.of_entry(beneath), -1)
                case lang.Ignore() if entry.kind == "drink":
                    for pour in pours:
                        tally.take(of_pour(pour), -1, only=seat)
                case lang.Ignore():
                    tally.take(self.of_entry(beneath), -1, only=seat)
                case lang.Redirect():
                    for loss in losses(self.of_entry(beneath), seat):
                        tally.add(seat, FORTITUDE, loss)
                        tally.add(target, FORTITUDE, -loss)
                case lang.Split(partner=lang.Who.CAUSE):
                    for loss in losses(self.of_entry(beneath), seat):
                        tally.add(seat, FORTITUDE, loss / 2)
                        tally.add(entry.seat, FORTITUDE, -loss / 2)
                case lang.Cover():
                    owed = -self.of_entry(beneath).rows.get(seat, [0.0, 0.0, 0.0])[GOLD]
                    tally.add(seat, GOLD, max(0.0, owed))
                case lang.LeaveRound(who) if who is lang.YOU:
                    tally.add(seat, GOLD, 1)
                    tally.bonus -= max(0.0, self.luck_at_cards())
                case lang.TakePot():
                    tally.add(entry.seat, GOLD, -self.view.pot)
                    tally.add(seat, GOLD, self.view.pot)
                case lang.PassDrink() | lang.Split():
                    part = 1.0 if isinstance(effect, lang.PassDrink) else 0.5
                    for pour in pours:
                        tally.take(of_pour(pour), -part)
                        if target >= 0:
                            tally.take(of_pour(pour, target), part)
                case lang.Adjust(lang.Stat.ALCOHOL, by):
                    for pour in pours:
                        tally.add(pour.drinker, ALCOHOL, adjusted(pour.alcohol, by) - pour.alcohol)
                case lang.Adjust(lang.Stat.FORTITUDE, lang.Minus(n)):
                    for loss in losses(self.of_entry(beneath), seat):
                        tally.add(seat, FORTITUDE, min(n, loss))
                case lang.Convert():
                    for pour in pours:
                        tally.add(pour.drinker, FORTITUDE, max(0, pour.alcohol))
                        tally.add(pour.drinker, ALCOHOL, -max(0, pour.alcohol))
                case lang.Replace(by=effects) | lang.Add(effects):
                    for pour in pours:
                        if isinstance(effect, lang.Replace):
                            tally.take(of_pour(pour), -1)
                        self.add_effects(tally, effects, seat, (pour.drinker,))
                case _:
                    pass


def of_pour(pour: PourView, drinker: int | None = None) -> Tally:
    """What a Drink does to its drinker, or to somebody else who drinks it."""
    tally = Tally()
    if not pour.ignored:
        tally.add(pour.drinker if drinker is None else drinker, ALCOHOL, pour.alcohol)
        tally.add(pour.drinker if drinker is None else drinker, FORTITUDE, pour.fortitude)
    return tally


def picked(entry: EntryView, mode: lang.Mode, arg: int) -> list[PourView]:
    """The Drinks that the card works on."""
    if isinstance(mode.pick, lang.SomeDrinks):
        return [pour for at, pour in enumerate(entry.drinks) if arg >> at & 1]
    return list(entry.drinks[arg : arg + 1])


def losses(tally: Tally, seat: int) -> list[float]:
    """The Fortitude that a seat would lose: one number, or none."""
    row = tally.rows.get(seat)
    return [-row[FORTITUDE]] if row is not None and row[FORTITUDE] < 0 else []


def adjusted(alcohol: int, by: lang.Plus | lang.Minus | lang.To) -> int:
    match by:
        case lang.Plus(n):
            return alcohol + n
        case lang.Minus(n):
            return max(0, alcohol - n) if alcohol > 0 else alcohol
        case lang.To(n):
            return n


def number(n: lang.Amount) -> float:
    return n if isinstance(n, int) else 2.0


def seats_in(mask: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)
