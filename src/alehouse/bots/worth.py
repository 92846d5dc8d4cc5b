"""What changes at the table are worth to one player: the arithmetic behind the normal bot.

Everything is reckoned from the view of one seat. A `Tally` adds up who would gain or lose how much;
`Worth.of` turns it into one number, in which a loss weighs more the closer its victim is to losing.
Teammates share their numbers, so whatever happens to one of them happens to us.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property

from .. import lang
from ..engine.view import Effect, EntryView, PourView, View
from ..lang.own import EFFECTS, Payment
from ..packs import in_play
from .guard import Guard
from .look import ViewLook
from .sight import Sight, card_of, side_cards
from .tally import ALCOHOL, FORTITUDE, GOLD, Tally, pain, poverty, trouble
from .temper import EVEN, Temper

STATS = {"fortitude": FORTITUDE, "alcohol": ALCOHOL, "gold": GOLD}
OF_STAT = {lang.Stat.FORTITUDE: FORTITUDE, lang.Stat.ALCOHOL: ALCOHOL, lang.Stat.GOLD: GOLD}

USUAL_DRINK = 2.0
"""Alcohol Content in a Drink that nobody has seen yet."""
USUAL_HIT = 2.0
"""Fortitude that a card takes which nobody has seen yet."""
A_CARD = 0.3
"""What a card in hand is worth."""
ANOTHER_TRY = 0.5
"""How much of a card comes back if its player may play another one."""
A_PARTNER = 2.0
"""How bad it is to take a teammate out of a Round, who knows best when to go."""
PAYS_INSTEAD = 0.7
"""How much of a loss is left, on the whole, if its victim may pay instead."""

# Whom to hit, and with what. Measured (ADR 0023): a bot that counts so wins about a third of its games against three
# that hit whoever is down, and among bots that all count so no deck of the first boxes runs away with the game.
DRINK_GUARD = 1.5
"""A card that keeps Drinks away makes its owner as dangerous as so many points of Fortitude."""
CARD_GUARD = 1.0
"""And one that keeps cards away."""
SPILT = 0.08
"""How much of a Drink is lost on an opponent for each such card."""
MISSED = 0.06
"""How much of a hit is lost."""
SELDOM = 0.2
"""However well a deck is guarded, so much comes through."""


class Worth(Sight):
    """The view of one seat, reckoned."""

    def __init__(self, view: View, temper: Temper = EVEN) -> None:
        super().__init__(view)
        self.temper = temper
        self.gears: dict[str, float] = {}
        self.resented = self.troublemakers() if temper.grudge != 1 else ()

    def troublemakers(self) -> tuple[int, ...]:
        """The sides that are doing something to ours just now."""
        found = {
            self.side(entry.seat)
            for entry in self.view.stack
            if entry.seat >= 0 and self.side(entry.seat) != self.side(self.me)
            if any(effect.seat in self.mates and effect.n < 0 for effect in entry.plan)
        }
        return tuple(found)

    @cached_property
    def guards(self) -> dict[int, Guard]:
        return {side: self.guard(side) for side in self.sides}

    @cached_property
    def threats(self) -> dict[int, float]:
        """How dangerous each opponent is, beside the others: whoever is likely to be left at the end has to be hit."""
        own = self.side(self.me)
        found = {
            side: max(1, s.fortitude - s.alcohol) + DRINK_GUARD * guard.drinks + CARD_GUARD * guard.cards
            for side, s in self.sides.items()
            if side != own
            for guard in (self.guards[side],)
        }
        mean = sum(found.values()) / max(1, len(found))
        return {side: danger / mean for side, danger in found.items()}

    def reaches(self, side: int, fortitude: float, alcohol: float) -> float:
        """How much of a hit or a Drink comes through to an opponent, on the whole."""
        guard = self.guards[side]
        part = 1.0
        if alcohol > 0:
            part *= max(SELDOM, 1 - SPILT * guard.drinks)
        if fortitude < 0:
            part *= max(SELDOM, 1 - MISSED * guard.cards)
        return part

    def of(self, tally: Tally) -> float:
        """What a tally is worth to us: less pain of our own, more of the others."""
        sums: dict[int, list[float]] = {}
        for seat, row in tally.rows.items():
            shared = sums.setdefault(self.side(seat), [0.0, 0.0, 0.0])
            for what, n in enumerate(row):
                shared[what] += n
        total = tally.bonus
        own = self.side(self.me)
        for side, (fortitude, alcohol, gold) in sums.items():
            s = self.sides.get(side)
            if s is None:
                continue
            now = s.fortitude - s.alcohol
            then = min(20, s.fortitude + fortitude) - max(0, s.alcohol + alcohol)
            poorer = poverty(s.gold + gold) - poverty(s.gold)
            if side == own:
                total -= self.temper.fear * (pain(then) - pain(now)) + self.temper.gold * poorer
            else:
                weight = self.share * self.threats[side] * (self.temper.grudge if side in self.resented else 1)
                part = self.reaches(side, fortitude, alcohol)
                total += (part * (trouble(then) - trouble(now)) + poorer) * weight
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
                tally.take(self.of_pour(pour))
        elif entry.kind == "won":
            tally.add(entry.seat, GOLD, self.view.pot)
        else:
            for effect in entry.plan:
                self.add_planned(tally, effect)
            if entry.kind == "card" and entry.card is not None:
                mode = card_of(entry.card).modes[entry.mode]
                targets = entry.targets or (-1,)
                self.add_answer(tally, mode, entry.seat, targets, entry.arg, at - 1)
        return tally

    def add_planned(self, tally: Tally, effect: Effect) -> None:
        seat = effect.seat
        if seat is None:
            return
        if effect.verb == "change" and effect.what in STATS:
            tally.add(seat, STATS[effect.what], effect.n)
        elif effect.verb == "collect":
            tally.add(seat, GOLD, effect.n)
        elif effect.verb == "pay" and "(by" not in effect.what:
            tally.add(seat, GOLD, -effect.n)
            for other in self.view.seats:
                if other.name == effect.what:
                    tally.add(other.seat, GOLD, effect.n)
        elif effect.verb == "drink":
            tally.add(seat, ALCOHOL, self.drunk(USUAL_DRINK, seat))

    def of_pour(self, pour: PourView, drinker: int | None = None) -> Tally:
        """What a Drink does to its drinker, or to somebody else who drinks it."""
        tally = Tally()
        body = pour.drinker if drinker is None else drinker
        if not pour.ignored and not self.view.seats[body].absent:
            tally.add(body, ALCOHOL, self.drunk(pour.alcohol, body))
            tally.add(body, FORTITUDE, pour.fortitude)
        return tally

    # -- what a card would do -------------------------------------------------------------------

    def of_play(self, key: str, mode: int, targets: Sequence[int], arg: int) -> Tally:
        """What a card of ours would do if nobody answered it."""
        tally = Tally()
        card = card_of(key)
        use = card.modes[mode]
        self.add_effects(tally, use.do, self.me, targets)
        self.add_effects(tally, card.rider, self.me, targets)
        self.add_answer(tally, use, self.me, targets, arg, len(self.view.stack) - 1)
        if card.adds is not None:
            tally.bonus += self.unknown(card.adds)
        return tally

    def of_effects(self, effects: Sequence[lang.Effect], seat: int, targets: Sequence[int] = ()) -> Tally:
        tally = Tally()
        self.add_effects(tally, effects, seat, targets)
        return tally

    def unknown(self, deck: lang.SideDeck) -> float:
        """What the next card of our side deck is worth, as the average of those that have not come yet."""
        if deck.name not in self.gears:
            gone = [key for name, _, cards in self.view.seats[self.me].zones if name == deck.name for key in cards]
            worths: list[float] = []
            for copies, card in side_cards(in_play(), deck.name):
                left = copies - gone.count(card.id)
                if left > 0 and card.modes:
                    use = card.modes[0]
                    ways = self.picks(use.pick, self.me)
                    worths += [max(self.of(self.of_effects(use.do, self.me, way)) for way in ways)] * left
            self.gears[deck.name] = sum(worths) / max(1, len(worths))
        return self.gears[deck.name]

    def add_effects(self, tally: Tally, effects: Sequence[lang.Effect], seat: int, targets: Sequence[int]) -> None:
        for effect in self.plain(effects, seat, targets):
            match effect:
                case lang.Lose(n, what, who, relief):
                    for body in self.players(who, seat, targets):
                        self.add_change(
                            tally, body, what, -self.number(n, seat) * (PAYS_INSTEAD if relief else 1), seat
                        )
                case lang.Gain(n, what, who):
                    for body in self.players(who, seat, targets):
                        self.add_change(tally, body, what, self.number(n, seat), seat)
                case lang.Pay(n, who, to):
                    for body in self.players(who, seat, targets):
                        tally.add(body, GOLD, -self.number(n, seat))
                        for payee in self.players(to, seat, targets)[:1] if isinstance(to, lang.Who) else ():
                            tally.add(payee, GOLD, self.number(n, seat))
                case lang.Collect(n, _, who):
                    for body in self.players(who, seat, targets):
                        tally.add(body, GOLD, self.number(n, seat))
                case lang.Ante(n, who):
                    for body in self.players(who, seat, targets):
                        tally.add(body, GOLD, -n)
                case lang.Drink(who, source, n):
                    for body in self.players(who, seat, targets):
                        if source is not lang.PILE or self.view.seats[body].pile:
                            tally.add(body, ALCOHOL, self.drunk(USUAL_DRINK, body) * n)
                case lang.Order(n):
                    tally.add(self.weakest(), ALCOHOL, 0.5 * USUAL_DRINK * n)
                case lang.Draw(n, who) | lang.Discard(n, who) | lang.Put(n, _, who):
                    good = 1 if isinstance(effect, lang.Draw) else -1
                    for body in self.players(who, seat, targets):
                        tally.bonus += good * n * A_CARD * (1 if body in self.mates else -self.share)
                case lang.Flip():
                    tally.bonus += A_CARD
                case lang.AllowAction(who) if who is lang.YOU:
                    tally.bonus += A_CARD
                case lang.StartRound(ante):
                    inside = self.players(lang.ALL, seat, targets)
                    for body in inside:
                        tally.add(body, GOLD, -ante)
                    tally.bonus += self.luck(self.me) * len(inside) * 0.3
                case lang.TakeControl():
                    tally.bonus += 0.5 + 0.3 * self.view.pot
                case lang.EndRound(to):
                    if to is lang.YOU:
                        tally.add(seat, GOLD, self.view.pot)
                    elif self.view.round is not None and self.view.round.control not in (*self.mates, None):
                        tally.bonus += 0.1 * self.view.pot
                case lang.EndTurn(until):
                    self.add_leaving(tally, seat, until)
                case lang.May(do, by):
                    self.add_best(tally, ((), do), by, seat, targets)
                case lang.Choose(by, options):
                    self.add_best(tally, options, by, seat, targets)
                case lang.Own(name, n):
                    self.add_own(tally, name, n, seat, targets)
                case _:
                    pass

    def add_change(self, tally: Tally, body: int, what: lang.Stat | lang.Counter, n: float, by: int) -> None:
        """Somebody gains n of a number, or loses it; of a counter only what it sets off matters."""
        if isinstance(what, lang.Counter):
            self.add_steps(tally, body, what, n)
        elif what is lang.FORTITUDE and n < 0:
            taken = self.taken(-n, body, by)
            tally.add(body, FORTITUDE, -taken)
            back = self.struck_back(body) if taken and body != by else 0
            if back:
                tally.add(by, FORTITUDE, -back)
        else:
            tally.add(body, OF_STAT[what], n)

    def add_steps(self, tally: Tally, body: int, counter: lang.Counter, n: float) -> None:
        old = self.level(counter, body)
        if old + n < counter.low:
            self.add_effects(tally, counter.under, body, (body,))
        for level, effects in counter.at:
            if old < level <= old + n:
                self.add_effects(tally, effects, body, (body,))

    def add_best(
        self,
        tally: Tally,
        options: Iterable[tuple[lang.Effect, ...]],
        by: lang.Who,
        seat: int,
        targets: Sequence[int],
    ) -> None:
        """What comes of a choice: we choose what is best for us, others what is worst."""
        found = sorted([self.of_effects(option, seat, targets) for option in options], key=self.of)
        ours = any(body in self.mates for body in self.meant(by, seat, targets))
        tally.take(found[-1 if ours else 0])

    def add_leaving(self, tally: Tally, seat: int, until: lang.Until) -> None:
        """A player who goes drinks nothing in this turn, orders nothing, and takes nothing of what is pending."""
        view = self.view
        if view.active in self.mates and seat in self.mates and view.phase != "drink":
            tally.add(seat, ALCOHOL, -self.drunk(USUAL_DRINK, seat) if view.seats[seat].pile else 1)
            tally.add(self.weakest(), ALCOHOL, -0.5 * USUAL_DRINK)
        for at in range(len(view.stack)):
            tally.take(self.of_entry(at), -1, only=(seat,))
        if until is lang.NEXT_TURN:
            tally.add(seat, FORTITUDE, 0.5 * USUAL_HIT)

    def add_own(self, tally: Tally, name: str, n: int, seat: int, targets: Sequence[int]) -> None:
        """A character's own effect says itself what would happen."""
        for one in EFFECTS[name].function(ViewLook(self, seat, targets), n):
            if isinstance(one, Payment):
                tally.add(one.seat, GOLD, -one.n)
                if isinstance(one.to, int):
                    tally.add(one.to, GOLD, one.n)
            else:
                self.add_change(tally, one.seat, one.what, one.n, seat)

    # -- answers: what changes in the entry beneath ---------------------------------------------

    def add_answer(
        self, tally: Tally, mode: lang.Mode, seat: int, targets: Sequence[int], arg: int, beneath: int
    ) -> None:
        """In a team, one answer is good for all members."""
        if beneath < 0:
            return
        entry = self.view.stack[beneath]
        target = targets[0] if targets else -1
        pours = picked(entry, mode, arg)
        ward = self.ward(seat)
        for effect in self.plain(mode.do, seat, targets):
            match effect:
                case lang.Negate():
                    tally.take(self.of_entry(beneath), -1)
                case lang.AllowAgain():
                    tally.take(self.of_entry(beneath), ANOTHER_TRY)
                case lang.AllowAction(lang.Who.CAUSE):
                    tally.take(self.of_entry(beneath), ANOTHER_TRY)
                case lang.Ignore(only) if entry.kind != "drink" and only is not None:
                    for loss in losses(self.of_entry(beneath), ward):
                        tally.add(seat, FORTITUDE, loss)
                case lang.Ignore() if entry.kind == "drink":
                    for pour in pours:
                        tally.take(self.of_pour(pour), -1, only=ward)
                case lang.Ignore():
                    tally.take(self.of_entry(beneath), -1, only=ward)
                case lang.Redirect():
                    for loss in losses(self.of_entry(beneath), ward):
                        tally.add(seat, FORTITUDE, loss)
                        if target >= 0:
                            self.add_change(tally, target, lang.FORTITUDE, -loss, entry.seat)
                case lang.Split(partner=lang.Who.CAUSE):
                    for loss in losses(self.of_entry(beneath), ward):
                        tally.add(seat, FORTITUDE, loss / 2)
                        tally.add(entry.seat, FORTITUDE, -loss / 2)
                case lang.Cover():
                    owed = -sum(row[GOLD] for body, row in self.of_entry(beneath).rows.items() if body in ward)
                    tally.add(seat, GOLD, max(0.0, owed))
                case lang.LeaveRound(who) if who is lang.YOU:
                    tally.add(seat, GOLD, 1)
                    tally.bonus -= max(0.0, self.luck(self.me))
                    if seat == self.me != self.gambler():
                        tally.bonus -= A_PARTNER
                case lang.TakePot():
                    tally.add(entry.seat, GOLD, -self.view.pot)
                    tally.add(seat, GOLD, self.view.pot)
                case lang.PassDrink() | lang.Split():
                    part = 1.0 if isinstance(effect, lang.PassDrink) else 0.5
                    for pour in pours:
                        tally.take(self.of_pour(pour), -part)
                        if target >= 0:
                            tally.take(self.of_pour(pour, target), part)
                case lang.Adjust(lang.Stat.ALCOHOL, by):
                    for pour in pours:
                        tally.add(pour.drinker, ALCOHOL, adjusted(pour.alcohol, by) - pour.alcohol)
                case lang.Adjust(lang.Stat.FORTITUDE, lang.Minus(n)):
                    for loss in losses(self.of_entry(beneath), ward):
                        tally.add(seat, FORTITUDE, min(n, loss))
                case lang.Boost(n, what):
                    for planned in entry.plan:
                        self.add_planned(tally, raised(planned, n, what))
                case lang.Convert():
                    for pour in pours:
                        tally.add(pour.drinker, FORTITUDE, max(0, pour.alcohol))
                        tally.add(pour.drinker, ALCOHOL, -max(0, pour.alcohol))
                case lang.Replace(by=effects) | lang.Add(effects):
                    for pour in pours:
                        if isinstance(effect, lang.Replace):
                            tally.take(self.of_pour(pour), -1)
                        self.add_effects(tally, effects, seat, (pour.drinker,))
                case _:
                    pass

    def ward(self, seat: int) -> list[int]:
        """Whom an answer of that seat protects: all of its side."""
        return [other for other in self.everybody() if self.side(other) == self.side(seat)]


def picked(entry: EntryView, mode: lang.Mode, arg: int) -> list[PourView]:
    """The Drinks that the card works on."""
    if isinstance(mode.pick, lang.SomeDrinks):
        return [pour for at, pour in enumerate(entry.drinks) if arg >> at & 1]
    return list(entry.drinks[arg : arg + 1])


def losses(tally: Tally, ward: Sequence[int]) -> list[float]:
    """The Fortitude that a side would lose: one number, or none."""
    lost = -sum(row[FORTITUDE] for body, row in tally.rows.items() if body in ward)
    return [lost] if lost > 0 else []


def raised(effect: Effect, n: int, what: lang.Stat | None) -> Effect:
    """What a Boost adds to a planned effect: the same thing, as much more as it grows."""
    if effect.verb == "change":
        loss = effect.what == "fortitude" and effect.n < 0
        grows = (-n if effect.n < 0 else n) if what is None or loss else 0
    else:
        grows = n if what is None and effect.verb in ("pay", "collect") and not effect.what.startswith("ante") else 0
    return Effect(effect.verb if grows else "", effect.seat, grows, effect.what, effect.source)


def adjusted(alcohol: int, by: lang.Plus | lang.Minus | lang.To) -> int:
    match by:
        case lang.Plus(n):
            return alcohol + n
        case lang.Minus(n):
            return max(0, alcohol - n) if alcohol > 0 else alcohol
        case lang.To(n):
            return n
