"""The clauses of a card's text: each word of the vocabulary as a message, with the grammar that its place asks for.

Every `match` here names each word, and mypy refuses a new word that has no branch yet.

Two arguments carry the grammar. `who` (or `to`) is a reference to a player as it must be said at this place:
`another` at the first mention, then `that`, or `they` inside a clause about that player. `form` goes with
`who`: `command` (addressed to you, nobody is named), `plural` (you, they), `single` (anybody else) or `again`
(a second verb of the same player).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias, assert_never

from . import effects as e
from .message import (
    Grammar,
    Message,
    all_of,
    amount_of,
    answered_at,
    card_of,
    counted,
    deck_of,
    direction_of,
    flipped,
    keys,
    listed,
    name_of,
    one_of,
    own_text,
    price_of,
    say,
    shields_of,
)
from .words import ANY_CARD, Purse, Result, Stat, Who

Response: TypeAlias = (
    e.Negate | e.Ignore | e.Adjust | e.Boost | e.Cover | e.Split | e.Redirect | e.PassDrink | e.TakePot | e.Add
    | e.Convert | e.Replace | e.Protect
)  # fmt: skip


class Clauses:
    """The clauses of one mode. It remembers who has been mentioned, so that a player is named once."""

    def __init__(
        self, pick: e.Pick | None = None, on: str = "card", you: Who = Who.YOU, addressed: Who | None = Who.YOU
    ) -> None:
        self.pick = pick
        self.on = on
        """What a response works on: a card, the one that this joins, a loss, a Drink or several, an Event, a win.

        At `setup` there is nothing that it could work on.
        """
        self.you = you
        """Whose kind a condition asks about."""
        self.addressed = addressed
        """The reader: whoever plays the card, or whoever chooses. An Event speaks to nobody."""
        self.they: Who | None = None
        """The player that the clause around this one is about."""
        self.last: Who | None = None
        self.picked = False
        self.nested = False
        self.bare = False
        """Whether the first verb about `they` stands behind another one: may drink."""
        self.commands = True
        """Whether a clause inside another may speak to the reader without naming anybody."""
        self.previous: Who | None = None
        self.current: Who | None = None
        self.again = False
        """Whether this clause has the subject of the one before it."""
        self.x: e.X | None = None

    # -- sentences ------------------------------------------------------------------------------

    def paragraph(self, effects: Sequence[e.Effect], heads: Sequence[Message] = ()) -> Message:
        said = self.clauses(effects)
        if self.x is not None:
            said.append(say("x-is", low=self.x.low, high=self.x.high, on=self.on))
        whole = said[-1]
        for clause in reversed(said[:-1]):
            whole = say("sentences", first=clause, rest=whole)
        if not heads:
            return say("text", do=whole)
        return say("text-when", when=listed(heads, "list-comma"), do=whole)

    def clauses(self, effects: Sequence[e.Effect]) -> list[Message]:
        """One clause an effect, but those of one player in a row are one clause together."""
        self.current = None
        groups: list[list[Message]] = []
        rest = list(effects)
        while rest:
            effect = rest.pop(0)
            self.previous, self.current, self.again = self.current, None, False
            if isinstance(effect, e.Lose | e.Gain):
                same = [effect]
                while rest and (other := _same(effect, rest[0])) is not None:
                    same.append(other)
                    rest.pop(0)
                clause = self.change(same)
            else:
                clause = self.clause(effect)
            if self.again:
                groups[-1].append(clause)
            else:
                groups.append([clause])
        return [all_of(group) for group in groups]

    def inside(
        self, effects: Sequence[e.Effect], they: Who | None, commands: bool = True, bare: bool = False
    ) -> Message:
        """Clauses within a clause that is about `they`."""
        outer = self.they, self.commands, self.nested, self.current, self.again, self.bare
        self.they, self.commands, self.nested, self.bare = they, commands and they is None, True, bare
        said = all_of(self.clauses(effects))
        self.they, self.commands, self.nested, self.current, self.again, self.bare = outer
        return said

    # -- players --------------------------------------------------------------------------------

    def reference(self, who: Who) -> Grammar:
        """How a player is called here."""
        if who is self.they:
            return {"who": "they"}
        if who is self.addressed:
            return {"who": "you"}
        if who is Who.YOU:
            again, self.last = self.last is who, who
            return {"who": "cause" if self.addressed is not None else "that" if again else "revealing"}
        if who is Who.TARGET and not self.picked and self.pick is not None:
            said = self.picking(self.pick)
            self.picked, self.last = True, who
            return said
        again = who is self.last
        if who in (Who.TARGET, Who.CAUSE, Who.DRINKER, Who.ACTIVE, Who.WINNER, Who.LEFT):
            self.last = who
            if again:
                return {"who": "each-of-them" if isinstance(self.pick, e.UpTo) and who is Who.TARGET else "that"}
        if who is Who.CAUSE and self.on == "event":
            return {"who": "revealer"}
        return {"who": who.value}

    def picking(self, pick: e.Pick) -> Grammar:
        """The first mention of who was picked."""
        match pick:
            case e.Another(True, False, None) if self.last is Who.CAUSE:
                return {"who": "third"}
            case e.Another(but_cause, in_round, where):
                such = [say("such-in-round")] if in_round else []
                such += [say("such-not-cause")] if but_cause else []
                such += [self.such(where)] if where is not None else []
                return {"who": "another-such", "such": all_of(such)} if such else {"who": "another"}
            case e.Anyone():
                return {"who": "anyone"}
            case e.UpTo(n, least):
                if least == n:
                    return {"who": "exactly", "count": n}
                return {"who": "up-to" if least == 1 else "from-to", "least": least, "count": n}
            case e.SomeDrinks():
                return {"who": Who.TARGET.value}
        assert_never(pick)

    def subject(self, who: Who) -> Grammar:
        again = who is self.previous
        self.current = who
        if who is self.addressed:
            command = again or not self.nested or (self.commands and self.previous is None)
            return {"who": "you", "form": "command" if command else "plural"}
        if who is self.they:
            bare, self.bare = self.bare, False
            return {"who": "they", "form": "command" if again or bare else "plural"}
        if again:
            self.again = True
            return {"who": who.value, "form": "again"}
        return {**self.reference(who), "form": "single"}

    def whom(self, to: Who | Purse) -> Grammar:
        if isinstance(to, Purse):
            return {"to": to.value}
        said = self.reference(to)
        return {"to" if key == "who" else key: value for key, value in said.items()}

    # -- conditions -----------------------------------------------------------------------------

    def condition(self, condition: e.Condition, you: Who) -> Message:
        match condition:
            case e.Is(kind):
                kinds = one_of(say(f"kind-of-{key}") for key in keys(kind))
                return say("if-is", kinds=kinds, **self.condition_subject(you))
            case e.Has(counter, who):
                return say("if-has", what=name_of(counter), **self.condition_subject(who))
            case e.StillIn():
                return say("if-still-in")
            case e.PlayersLeft(n):
                return say("if-players-left", n=n)
            case e.Level(counter, n):
                return say("if-level", amount=counted(n, counter), top=int(n >= counter.high))
            case e.Paid():
                return say("if-paid")
        assert_never(condition)

    def condition_subject(self, who: Who) -> Grammar:
        if who is Who.YOU:
            return {"who": "you", "form": "plural"}
        said = self.reference(who)
        return {**said, "form": "plural" if said["who"] == "they" else "single"}

    def such(self, condition: e.Condition) -> Message:
        """A condition on the player who is picked, as a relative clause."""
        match condition:
            case e.Is(kind):
                return say("such-is", kinds=one_of(say(f"kind-of-{key}") for key in keys(kind)))
            case e.Has(counter, _):
                return say("such-has", what=name_of(counter))
            case e.StillIn():
                return say("such-in-round")
            case e.PlayersLeft(n):
                return say("such-players-left", n=n)
            case e.Level(counter, n):
                return say("such-level", amount=counted(n, counter))
            case e.Paid():
                return say("such-paid")
        assert_never(condition)

    def about(self, condition: e.Condition) -> Who | None:
        """The player whom a condition is about."""
        match condition:
            case e.Is():
                return self.you if self.you is not Who.YOU else None
            case e.Has(_, who):
                return who if who is not Who.YOU else None
            case e.StillIn() | e.PlayersLeft() | e.Level() | e.Paid():
                return None
        assert_never(condition)

    # -- triggers -------------------------------------------------------------------------------

    def trigger(self, trigger: e.Trigger) -> Message:
        match trigger:
            case e.Played(types, by_another, affects, changes_drink, picks_you):
                self.last = Who.CAUSE
                that = (
                    [say("that-affects", what=one_of(say(f"stat-{stat.value}") for stat in affects))] if affects else []
                )
                that += [say("that-changes-drink")] if changes_drink else []
                that += [say("that-picks-you")] if picks_you else []
                card = card_of(types)
                if that:
                    card = say("card-affecting" if affects else "card-that", card=card, that=all_of(that))
                return say("when-played", by="another" if by_another else "anybody", card=card)
            case e.AboutTo(part, by_another):
                self.on = answered_at(part)
                self.last = Who.CAUSE if by_another else None
                return say(f"when-about-to-{part.value}", by="another" if by_another else "anybody")
            case e.Drinking(who, own_phase):
                one = "one-drink" if who is Who.ALL else "drink"
                self.on = "drinks" if isinstance(self.pick, e.SomeDrinks) else one
                self.last = Who.ACTIVE if own_phase else None
                return say("when-drinking-own-phase" if own_phase else "when-drinking", **self.whom(who))
            case e.After(result):
                self.last = Who.CAUSE
                match result:
                    case Result.LOST_FORTITUDE | Result.COLLECTED_POT:
                        return say(f"after-{result.value}")
                assert_never(result)
            case e.InPhase(phase):
                return say("in-phase", phase=say(f"phase-{phase.value}"))
            case e.DuringRound(ends_it):
                return say("during-round", but="ends" if ends_it else "nothing")
            case e.Won():
                self.on, self.last = "win", Who.CAUSE
                return say("when-won")
            case e.Revealed(affecting_you):
                self.on = "event"
                return say("when-revealed", affects="you" if affecting_you else "anybody")
        assert_never(trigger)

    # -- effects --------------------------------------------------------------------------------

    def change(self, same: Sequence[e.Lose | e.Gain]) -> Message:
        one = same[0]
        amounts = all_of(self.amount(effect.n, effect.what) for effect in same)
        said = say("lose" if isinstance(one, e.Lose) else "gain", amount=amounts, **self.subject(one.who))
        relief = _relief(one)
        return said if relief is None else say("relief", loss=said, price=price_of(relief))

    def amount(self, n: e.Amount, what: Stat | e.Counter) -> Message:
        if isinstance(n, e.X):
            self.x = n
        return amount_of(n, what)

    def clause(self, effect: e.Effect) -> Message:
        match effect:
            case e.Lose() | e.Gain():
                return self.change([effect])
            case e.Pay(n, who, to):
                amount = self.amount(n, Stat.GOLD)
                return say("pay", amount=amount, **self.subject(who), **self.whom(to))
            case e.Collect(n, source, who):
                return say("collect", amount=self.amount(n, Stat.GOLD), to=source.value, **self.subject(who))
            case e.Ante(n, who):
                return say("ante", amount=counted(n, Stat.GOLD), **self.subject(who))
            case e.Draw(n, who):
                return say("draw", n=n, **self.subject(who))
            case e.Select(look, who):
                return say("select", n=look, **self.subject(who))
            case e.Discard(n, who, by):
                return say("discard", n=n, by=by.value, **self.subject(who))
            case e.Put(n, deck, who):
                return say("put", n=n, deck=deck_of(deck), **self.subject(who))
            case e.Order(n):
                return say("order", n=n)
            case e.Drink(who, source, n, copies):
                id = "drink-copies" if copies else "drink"
                return say(id, n=n, source=source.value, on=self.on, **self.subject(who))
            case e.Contest(stake):
                return say("contest", amount=counted(stake, Stat.GOLD))
            case e.Dare():
                return say("dare", **self.subject(Who.YOU))
            case e.Keep():
                return say("keep")
            case e.StartRound(ante):
                return say("start-round", amount=counted(ante, Stat.GOLD))
            case e.TakeControl(beaten_by):
                if beaten_by == ANY_CARD:
                    return say("take-control")
                return say("take-control-until", card=card_of(beaten_by))
            case e.LeaveRound(who):
                return say("leave-round", **self.subject(who))
            case e.EndRound(to):
                if isinstance(to, Purse):
                    return say("end-round", to=to.value)
                return say("win-round", **self.subject(to))
            case e.Flip(deck):
                return say("flip", deck=deck_of(deck), then=flipped(deck, first=self.on == "setup"))
            case e.AllowAction(who):
                return say("allow-action", **self.subject(who))
            case e.AllowAgain():
                return say("allow-again", **self.subject(Who.CAUSE))
            case e.EndTurn(until):
                return say("end-turn", until=until.value, **self.subject(Who.YOU))
            case e.Own():
                return self.own(effect)
            case e.If() | e.May() | e.Choose() | e.Then():
                return self.composed(effect)
            case _:
                return self.response(effect)

    def own(self, effect: e.Own) -> Message:
        """A sentence that somebody wrote. If it introduces another player, that is whom the card picks."""
        said, mentions = own_text(effect)
        self.last = None
        if self.pick is not None and mentions:
            self.picked, self.last = True, Who.TARGET
        return said

    def composed(self, effect: e.If | e.May | e.Choose | e.Then) -> Message:
        match effect:
            case e.If(condition, then, otherwise):
                about = self.about(condition)
                said = self.condition(condition, self.you)
                if not then:
                    return say("unless", condition=said, do=self.inside(otherwise, about))
                whole = self.inside(then, about)
                if not otherwise:
                    return say("if", condition=said, do=whole)
                return say("if-else", condition=said, do=whole, otherwise=self.inside(otherwise, about))
            case e.May(do, by):
                subject = self.subject(by)
                if subject["form"] == "command":
                    subject["form"] = "plural"
                they = None if by is self.addressed else by
                if isinstance(do[0], e.Own):
                    return say("may-own", do=self.inside(do, they, commands=False), **subject)
                if not _begins_with(do, by):
                    return say("may-let", do=self.inside(do, they, commands=False), **subject)
                last = do[-1]
                if len(do) > 1 and isinstance(last, e.Then):
                    said = self.inside(do[:-1], they, bare=True)
                    return say("may-then", do=said, then=self.inside(last.do, they, commands=False), **subject)
                return say("may", do=self.inside(do, they, bare=True), **subject)
            case e.Choose(by, options):
                subject = self.subject(by)
                they = None if by is Who.YOU else by
                said = listed((self.inside(option, they) for option in options), "option-or")
                return say("choose", options=said, **subject)
            case e.Then(do):
                return say("then", do=self.inside(do, None), place="inside" if self.nested else "alone")
        assert_never(effect)

    def response(self, effect: Response) -> Message:
        match effect:
            case e.Negate():
                return say("negate", on=self.on)
            case e.Ignore(only):
                return say("ignore", on=self.on) if only is None else say("ignore-only", what=name_of(only))
            case e.Adjust(what, by):
                return say(f"adjust-{direction_of(by)}", n=by.n, on=self.on, what=name_of(what))
            case e.Boost(n, what):
                return say("boost", n=n, on=self.on, what="all" if what is None else name_of(what))
            case e.Cover(by):
                return say("cover", by=by.value)
            case e.Split(partner, what, rounding):
                id = "split" if what is None else "share"
                name = {} if what is None else {"what": name_of(what)}
                return say(id, rounding=rounding.value, **name, **self.whom(partner))
            case e.Redirect(to, what):
                if what is None:
                    return say("redirect-all", **self.subject(to))
                return say("redirect", what=name_of(what), **self.subject(to))
            case e.PassDrink(to):
                return say("pass-drink", **self.subject(to))
            case e.TakePot():
                return say("take-pot")
            case e.Add(effects):
                return say("add", on=self.on, do=self.added(effects))
            case e.Convert(what, into):
                return say("convert", what=name_of(what), into=name_of(into))
            case e.Replace(effects):
                return say("replace", do=self.added(effects))
            case e.Protect(no):
                return say("protect", what=shields_of(no))
        assert_never(effect)

    def added(self, effects: Sequence[e.Effect]) -> Message:
        """Effects of the Drink itself: everybody is named, its drinker anew."""
        self.last = None
        return self.inside(effects, None, commands=False)


def _begins_with(effects: Sequence[e.Effect], who: Who) -> bool:
    """Whether the first of the effects is something that this player does."""
    first = effects[0]
    if isinstance(first, e.AllowAgain | e.Contest):
        return False
    return getattr(first, "who", Who.YOU) is who


def _same(one: e.Lose | e.Gain, other: e.Effect) -> e.Lose | e.Gain | None:
    """The other effect, if it is the same change to the same player, of another number."""
    if not isinstance(other, e.Lose if isinstance(one, e.Lose) else e.Gain) or other.who is not one.who:
        return None
    return None if _relief(one) is not None or _relief(other) is not None else other


def _relief(effect: e.Lose | e.Gain) -> e.Relief | None:
    return effect.relief if isinstance(effect, e.Lose) else None
