"""What one seat sees of the table: who is with it and against it, and what the words of a card mean just now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from .. import lang
from ..engine.view import SeatView, View
from ..packs import in_play
from ..packs.known import Known
from .guard import NONE, Guard, guards


def card_of(key: str) -> lang.Card:
    """What everybody can read on a card."""
    return in_play().cards[key]


@cache
def kinds_of(content: Known) -> dict[str, lang.Kind]:
    return {role.id: role.kind for role in content.pack.characters}


@cache
def side_cards(content: Known, deck: str) -> tuple[tuple[int, lang.Card], ...]:
    """The cards of a side deck, each with its number of copies."""
    for role in content.pack.characters:
        for side, cards in role.side_decks:
            if side.name == deck:
                return cards
    return ()


class Sight:
    """The view of one seat. Mates are the seats of its own side, itself among them; foes are all others."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view = view
        self.me = view.seat
        self.x = -1
        """The number that is being named, where one is."""
        own = view.seats[self.me].side
        self.mates = [s.seat for s in view.seats if s.alive and s.side == own]
        self.foes = [s.seat for s in view.seats if s.alive and s.side != own]
        self.sides: dict[int, SeatView] = {s.side: s for s in view.seats if s.alive}
        """A seat of each side that is in the game, for the numbers that the side shares."""
        self.share = 1 / max(1, len(self.sides) - 1)

    # -- seats ----------------------------------------------------------------------------------

    def side(self, seat: int) -> int:
        return self.view.seats[seat].side

    def gap(self, seat: int) -> int:
        """How much Fortitude is left above the Alcohol Content."""
        s = self.view.seats[seat]
        return s.fortitude - s.alcohol

    def guard(self, side: int) -> Guard:
        """What the decks of a side keep away, on the whole."""
        known = guards(in_play())
        members = [known.get(s.character, NONE) for s in self.view.seats if s.alive and s.side == side]
        n = max(1, len(members))
        return Guard(sum([one.drinks for one in members]) / n, sum([one.cards for one in members]) / n)

    def weakest(self) -> int:
        """The opponent who is closest to passing out."""
        return min(self.foes, key=lambda seat: (self.gap(seat), seat), default=self.me)

    def against(self, seat: int) -> list[int]:
        """Everybody who is not on the side of that seat."""
        return [other for other in sorted([*self.mates, *self.foes]) if self.side(other) != self.side(seat)]

    def champions(self, seat: int) -> list[int]:
        """Whom something reaches that falls on every player: alone everybody, in teams one of each side."""
        named = {self.side(other): other for other in reversed(self.against(seat))}
        return [seat, *named.values()] if len(self.sides) < len(self.mates) + len(self.foes) else self.everybody()

    def everybody(self) -> list[int]:
        return sorted([*self.mates, *self.foes])

    def players(self, who: lang.Who, seat: int, targets: Sequence[int]) -> list[int]:
        """The seats that a word on a card of `seat` means; who is not there takes nothing."""
        return [body for body in self.meant(who, seat, targets) if not self.view.seats[body].absent]

    def meant(self, who: lang.Who, seat: int, targets: Sequence[int]) -> list[int]:
        view = self.view
        top = view.stack[-1] if view.stack else None
        match who:
            case lang.Who.YOU:
                return [seat]
            case lang.Who.TARGET | lang.Who.DRINKER:
                return [body for body in targets if body >= 0]
            case lang.Who.OTHERS:
                return self.against(seat)
            case lang.Who.ALL:
                return self.champions(seat)
            case lang.Who.IN_ROUND:
                return list(view.round.inside) if view.round is not None else self.champions(seat)
            case lang.Who.CAUSE:
                return [top.seat] if top is not None and top.seat >= 0 else []
            case lang.Who.ACTIVE:
                return [top.drinks[0].drinker] if top is not None and top.drinks else [view.active]
            case lang.Who.LEFT:
                others = self.against(seat)
                return [min(others, key=lambda other: (other - seat) % len(view.seats))] if others else []
            case _:
                return []

    def picks(self, pick: lang.Pick | None, seat: int) -> list[tuple[int, ...]]:
        """Whom a card might pick; of those that pick several only the weakest together."""
        match pick:
            case lang.Anyone():
                return [(body,) for body in self.everybody()]
            case lang.UpTo(n):
                return [tuple(sorted(self.against(seat), key=self.gap)[:n])]
            case lang.Another():
                return [(body,) for body in self.against(seat)]
            case _:
                return [()]

    # -- hands ----------------------------------------------------------------------------------

    def hand(self, seat: int) -> tuple[str, ...]:
        """The cards of a mate or our own; those of others nobody knows."""
        return self.view.hand if seat == self.me else dict(self.view.mates).get(seat, ())

    def luck(self, seat: int) -> float:
        """How well a hand gambles, from about -1 to 2."""
        strength = -1.0
        for key in self.hand(seat):
            card = card_of(key)
            if card.types & lang.CHEATING:
                strength += 0.6
            elif card.types & lang.GAMBLING:
                wins = any(isinstance(e, lang.TakeControl) and e.beaten_by == lang.CHEATING for e in card.modes[0].do)
                strength += 0.7 if wins else 0.3
        return strength

    def gambler(self) -> int:
        """The one of us who is in the Round, or would be."""
        inside = self.view.round.inside if self.view.round is not None else ()
        named = self.view.stack[-1].champions if self.view.stack else ()
        return next((seat for seat in self.mates if seat in inside or seat in named), self.me)

    # -- words ----------------------------------------------------------------------------------

    def number(self, n: lang.Amount, seat: int) -> float:
        match n:
            case int():
                return n
            case lang.Table(counter, levels):
                return levels[self.level(counter, seat) - counter.low]
            case lang.HalfPot():
                return self.view.pot / 2
            case lang.X(low, high):
                return self.x if self.x >= 0 else (low + high) / 2

    def level(self, counter: lang.Counter, seat: int) -> int:
        return dict(self.view.seats[seat].counters).get(counter.name, counter.low)

    def holds(self, condition: lang.Condition, seat: int, targets: Sequence[int]) -> bool:
        match condition:
            case lang.Is(kind):
                bodies = targets or [seat]
                return bool(kinds_of(in_play()).get(self.view.seats[bodies[0]].character, lang.Kind.NONE) & kind)
            case lang.Has(counter, who):
                return any(self.level(counter, body) > 0 for body in self.meant(who, seat, targets))
            case lang.StillIn():
                return self.view.round is not None and seat in self.view.round.inside
            case lang.PlayersLeft(n):
                return len(self.mates) + len(self.foes) == n
            case lang.Level(counter, n):
                return self.level(counter, seat) >= n
            case lang.Paid():
                return self.view.seats[seat].gold > 0

    def plain(self, effects: Sequence[lang.Effect], seat: int, targets: Sequence[int]) -> Iterator[lang.Effect]:
        """The effects that count just now: conditions are looked up, later parts follow."""
        for effect in effects:
            match effect:
                case lang.If(condition, then, otherwise):
                    yield from self.plain(then if self.holds(condition, seat, targets) else otherwise, seat, targets)
                case lang.Then(do):
                    yield from self.plain(do, seat, targets)
                case _:
                    yield effect

    # -- what lies in front of players ----------------------------------------------------------

    def lasting(self, seat: int) -> Iterator[lang.Passive]:
        for key in self.view.seats[seat].front:
            for passive in card_of(key).passives:
                if isinstance(passive, lang.Passive):
                    yield passive

    def taken(self, n: float, body: int, by: int) -> float:
        """What a loss of n Fortitude comes to, with what lies in front of both."""
        if n <= 0 or body == by:
            return n
        for passive in self.lasting(by):
            n -= passive.less if passive.caused and passive.what is lang.FORTITUDE else 0
        for passive in self.lasting(body):
            n -= passive.less if not passive.caused and passive.what is lang.FORTITUDE else 0
        return max(0.0, n)

    def struck_back(self, body: int) -> int:
        """What it costs to make that player lose Fortitude."""
        return sum(passive.back for passive in self.lasting(body))

    def drunk(self, n: float, body: int) -> float:
        """What n Alcohol Content in a Drink comes to for its drinker."""
        less = sum(passive.less for passive in self.lasting(body) if passive.drinks)
        return max(0.0, n - less) if n > 0 else n
