"""From content to the engine: each word of the vocabulary becomes numbers, once, when a pack is frozen."""

from __future__ import annotations

from .. import lang
from ..lang.own import EFFECTS
from . import codes as c
from .glossary import AFFECT_BIT, KIND, MOMENT, ON_FLIP, PHASE, STAT, WHO
from .program import Design, Meter, Mode, Op, Program, Role, Zone, type_bits
from .sound import UnknownWord, check, every


class _Freezer:
    """Builds a Program; each lang word has one method or branch here."""

    def __init__(self) -> None:
        self.program = Program()
        self.meter_index: dict[str, int] = {}
        self.zone_index: dict[str, int] = {}
        self.families: dict[str, int] = {"": 0}
        self.limits: dict[str, int] = {"": 0}
        self.cards: dict[str, lang.Card] = {}
        self.named: dict[tuple[str, str], object] = {}
        """Counters and side decks, which are known by their names."""

    # -- operations -----------------------------------------------------------------------------

    def op(self, code: int) -> Op:
        op = Op(code)
        op.id = len(self.program.ops)
        self.program.ops.append(op)
        return op

    def amount(self, op: Op, n: lang.Amount) -> None:
        if isinstance(n, int):
            op.n = n
        elif isinstance(n, lang.Table):
            op.n_kind, op.meter, op.table = c.N_TABLE, self.meter(n.counter), n.levels
        elif isinstance(n, lang.HalfPot):
            op.n_kind = c.N_HALF_POT
        elif n.low == 0:
            op.n_kind, op.table, op.n = c.N_X, (n.low, n.high), 1
        else:
            raise UnknownWord(f"a number that is named starts at 0, not at {n.low}")

    def counter(self, what: lang.Stat | lang.Counter) -> int:
        return STAT[what] if isinstance(what, lang.Stat) else c.FIRST_METER + self.meter(what)

    def meter(self, counter: lang.Counter) -> int:
        index = self.meter_index.get(counter.name)
        if self.named.setdefault(("counter", counter.name), counter) != counter:
            raise UnknownWord(f"two different counters have the name {counter.name!r}")
        if index is None:
            index = self.meter_index[counter.name] = len(self.program.meters)
            meter = Meter(counter.name, counter.low, counter.high, counter.start, counter.supply, counter.resets)
            self.program.meters.append(meter)
            meter.at = tuple((level, self.effects(do)) for level, do in counter.at)
            meter.under = self.effects(counter.under)
        return index

    def zone(self, deck: lang.SideDeck) -> int:
        index = self.zone_index.get(deck.name)
        if self.named.setdefault(("side deck", deck.name), deck) != deck:
            raise UnknownWord(f"two different side decks have the name {deck.name!r}")
        if index is None:
            index = self.zone_index[deck.name] = len(self.program.zones)
            reshuffles = deck.empty is lang.Empty.RESHUFFLE
            self.program.zones.append(Zone(deck.name, ON_FLIP[deck.on_flip], reshuffles, deck.holds, deck.sold))
        return index

    def condition(self, condition: object) -> tuple[int, int, int]:
        match condition:
            case lang.Is(kind):
                return c.C_KIND, int(kind), c.YOU
            case lang.Has(counter, who):
                return c.C_HAS, self.meter(counter), WHO[who]
            case lang.StillIn():
                return c.C_STILL_IN, 0, c.YOU
            case lang.PlayersLeft(n):
                return c.C_PLAYERS, n, c.YOU
            case lang.Level(counter, n) if 0 <= n < 256:
                return c.C_LEVEL, self.meter(counter) << 8 | n, c.YOU
            case lang.Paid():
                return c.C_PAID, 0, c.YOU
        raise UnknownWord(f"condition {condition!r}")

    def effects(self, effects: tuple[lang.Effect, ...], on_drink: bool = False) -> tuple[Op, ...]:
        return tuple(self.effect(effect, on_drink) for effect in effects)

    def edit(self, what: int, n: int = 0) -> Op:
        op = self.op(c.EDIT)
        op.what, op.n = what, n
        return op

    def effect(self, effect: lang.Effect, on_drink: bool) -> Op:
        match effect:
            case lang.Lose(n, lang.Stat.GOLD):
                raise UnknownWord("Gold is not lost into nowhere: use Pay")
            case lang.Lose(n, what, who, relief):
                op = self.op(c.CHANGE)
                self.amount(op, n)
                op.what, op.who, op.flags = self.counter(what), WHO[who], -1
                if relief is not None:
                    if isinstance(relief.what, lang.Type) and op.n_kind == c.N_CONST:
                        op.dest = c.F_RELIEF_CARDS | int(relief.what) << c.RELIEF_TYPES
                    elif relief.what is lang.INN and op.n_kind == c.N_CONST:
                        op.dest = c.F_RELIEF_GOLD
                    else:
                        raise UnknownWord(f"relief {relief!r}")
            case lang.Gain(n, what, who) if what is lang.GOLD:
                op = self.op(c.COLLECT)
                self.amount(op, n)
                op.who, op.dest = WHO[who], c.INN
            case lang.Gain(n, what, who):
                op = self.op(c.CHANGE)
                self.amount(op, n)
                op.what, op.who, op.flags = self.counter(what), WHO[who], 1
            case lang.Pay(n, who, to):
                op = self.op(c.PAY)
                self.amount(op, n)
                op.who = WHO[who]
                op.dest = WHO[to] if isinstance(to, lang.Who) else c.INN if to is lang.INN else c.POT
            case lang.Collect(n, source, who):
                op = self.op(c.COLLECT)
                self.amount(op, n)
                op.who, op.dest = WHO[who], c.POT if source is lang.POT else c.INN
            case lang.Ante(n, who):
                op = self.op(c.ANTE)
                op.n, op.who = n, WHO[who]
            case lang.Draw(n, who):
                op = self.op(c.DRAW)
                op.n, op.who = n, WHO[who]
            case lang.Select(look, who):
                op = self.op(c.SELECT)
                op.n, op.who = look, WHO[who]
            case lang.Discard(n, who, by):
                if on_drink and by is lang.CHANCE:
                    raise UnknownWord("a Drink cannot make anybody discard by chance")
                op = self.op(c.DISCARD)
                op.n, op.who, op.flags = n, WHO[who], int(by is lang.CHANCE)
            case lang.Put(n, deck, who):
                op = self.op(c.PUT)
                op.n, op.who, op.what = n, WHO[who], self.zone(deck)
            case lang.Order(n):
                op = self.op(c.ORDER)
                op.n = n
            case lang.Drink(who, source, n, copies):
                op = self.op(c.POUR)
                op.who, op.n = WHO[who], n
                op.what, op.flags = int(source is lang.DRINK_DECK), int(copies)
            case lang.Contest(stake):
                op = self.op(c.CONTEST)
                op.n, op.who = stake, c.ALL
            case lang.Dare():
                op = self.op(c.DARE)
                op.who = c.ALL
            case lang.Keep():
                op = self.op(c.KEEP)
                op.n = 1
            case lang.StartRound(ante):
                op = self.op(c.START_ROUND)
                op.n = ante
            case lang.TakeControl(beaten_by):
                op = self.op(c.CONTROL)
                op.flags = int(beaten_by == lang.CHEATING)
            case lang.LeaveRound(who):
                op = self.edit(c.E_LEAVE) if who is lang.YOU else self.op(c.LEAVE)
                op.who = WHO[who]
            case lang.EndRound(to):
                op = self.op(c.END_ROUND)
                op.dest = c.YOU if to is lang.YOU else c.INN
            case lang.Flip(deck):
                op = self.op(c.FLIP)
                op.what = self.zone(deck)
            case lang.AllowAction(who):
                op = self.op(c.ALLOW)
                op.who = WHO[who]
            case lang.AllowAgain():
                op = self.op(c.AGAIN)
            case lang.EndTurn(until):
                op = self.op(c.END_TURN)
                op.flags = int(until is lang.NEXT_TURN)
            case lang.Own(name, n) if not on_drink:
                op = self.op(c.OWN)
                op.n, op.what = n, self.own(name)
            case lang.If(condition, then, otherwise):
                op = self.op(c.IF)
                op.cond, op.cond_arg, op.cond_who = self.condition(condition)
                op.sub, op.alt = self.effects(then, on_drink), self.effects(otherwise, on_drink)
            case lang.May(do, by):
                op = self.op(c.MAY)
                op.who, op.sub = WHO[by], self.effects(do, on_drink)
            case lang.Choose(by, options):
                op = self.op(c.CHOOSE)
                op.who = WHO[by]
                op.options = tuple(self.effects(option, on_drink) for option in options)
            case lang.Then(do):
                op = self.op(c.THEN)
                op.sub = self.effects(do, on_drink)
            case lang.Negate():
                op = self.op(c.NEGATE)
            case lang.TakePot():
                op = self.op(c.TAKE_POT)
            case lang.Ignore(only) if only in (None, lang.FORTITUDE):
                op = self.edit(c.E_IGNORE if only is None else c.E_IGNORE_FORTITUDE)
            case lang.Adjust(what, by):
                kind = {lang.Plus: c.E_RAISE, lang.Minus: c.E_REDUCE, lang.To: c.E_TO}[type(by)]
                op = self.edit(kind, by.n)
                op.dest = STAT[what]
            case lang.Boost(n, what) if what in (None, lang.FORTITUDE):
                op = self.edit(c.E_BOOST, n)
                op.dest = -1 if what is None else c.FORTITUDE
            case lang.Cover(purse):
                op = self.edit(c.E_COVER_INN if purse is lang.INN else c.E_COVER_NONE)
            case lang.Split(partner, what, rounding) if what is None:
                op = self.edit(c.E_SPLIT, int(rounding is lang.DOWN))
                op.dest = int(partner is lang.NOBODY)
            case lang.Split():
                op = self.edit(c.E_SHARE)
            case lang.Redirect(to, what):
                op = self.edit(c.E_REDIRECT if what is not None else c.E_REDIRECT_ALL)
                op.who = WHO[to]
            case lang.PassDrink(to):
                op = self.edit(c.E_PASS)
                op.who = WHO[to]
            case lang.Add(effects):
                op = self.edit(c.E_ADD)
                op.sub = self.effects(effects, True)
            case lang.Convert(lang.Stat.ALCOHOL, lang.Stat.FORTITUDE):
                op = self.edit(c.E_CONVERT)
            case lang.Replace(by):
                op = self.edit(c.E_REPLACE)
                op.sub = self.effects(by, True)
            case lang.Protect(no):
                op = self.edit(c.E_PROTECT, int(no))
            case _:
                raise UnknownWord(f"effect {effect!r}")
        return op

    # -- modes ----------------------------------------------------------------------------------

    def trigger(self, mode: Mode, trigger: lang.Trigger) -> None:
        match trigger:
            case lang.Played(types, by_another, affects, changes, picks_you):
                mode.trigger, mode.types = c.T_PLAYED, int(types)
                mode.by_another, mode.changes_only, mode.picks_you = by_another, changes, picks_you
                for stat in affects:
                    mode.affects |= AFFECT_BIT[stat]
                mode.bits = (
                    mode.affects
                    or (c.B_CHANGE if changes else 0)
                    or (c.B_PICKED if picks_you else 0)
                    or type_bits(int(types))
                )
            case lang.AboutTo(part, by_another) if part is not lang.Part.LEAVE:
                mode.trigger, mode.bits = {
                    lang.Part.LOSE_FORTITUDE: (c.T_LOSE_FORTITUDE, c.B_LOSE),
                    lang.Part.LOSE_GOLD: (c.T_LOSE_GOLD, c.B_PAY),
                    lang.Part.ANTE: (c.T_ANTE, c.B_ANTE),
                    lang.Part.DRINK: (c.T_DRINK, c.B_DRINK),
                    lang.Part.REFILL: (c.T_REFILL, c.B_REFILL),
                }[part]
                mode.by_another = by_another
                mode.drink = part is lang.Part.DRINK
            case lang.Drinking(who, own_phase):
                mode.trigger, mode.who, mode.own_phase, mode.drink = c.T_DRINKING, WHO[who], own_phase, True
                mode.bits = {c.YOU: c.B_POUR_MINE, c.OTHERS: c.B_POUR_OTHER, c.ALL: c.B_POUR_ANY}[mode.who]
            case lang.After(result):
                lost = result is lang.Result.LOST_FORTITUDE
                mode.trigger, mode.bits = (c.T_LOST, c.B_LOST) if lost else (c.T_POT, c.B_POT)
            case lang.InPhase(phase):
                mode.trigger, mode.phase = c.T_PHASE, PHASE[phase]
                mode.bits = c.B_ORDER if mode.phase == c.PH_ORDER else c.B_PHASE
            case lang.DuringRound(ends_it):
                mode.trigger, mode.bits, mode.ends_it = c.T_ROUND, c.B_ROUND, ends_it
            case lang.Won():
                mode.trigger, mode.bits = c.T_WON, c.B_WON
            case lang.Revealed(affecting_you):
                mode.trigger, mode.bits, mode.picks_you = c.T_EVENT, c.B_EVENT, affecting_you
            case _:
                raise UnknownWord(f"trigger {trigger!r}")

    def pick(self, mode: Mode, pick: lang.Pick) -> None:
        match pick:
            case lang.Another(but_cause, in_round, where):
                mode.pick, mode.but_cause, mode.in_round = c.P_ANOTHER, but_cause, in_round
                if where is not None:
                    mode.pick_cond, mode.pick_cond_arg, _ = self.condition(where)
            case lang.Anyone():
                mode.pick = c.P_ANYONE
            case lang.UpTo(n, least):
                mode.pick, mode.pick_n, mode.pick_least = c.P_UP_TO, n, least
            case lang.SomeDrinks():
                mode.pick = c.P_DRINKS
            case _:
                raise UnknownWord(f"pick {pick!r}")

    def mode(self, source: lang.Mode) -> Mode:
        mode = Mode()
        mode.used = int(source.used_as)
        if source.trigger is not None:
            self.trigger(mode, source.trigger)
        elif mode.used == c.ANYTIME:
            mode.bits = c.B_ANYTIME
        if source.pick is not None:
            self.pick(mode, source.pick)
        for when in source.when:
            mode.when, mode.when_arg, _ = self.condition(when)
        mode.ops = self.effects(source.do, mode.drink)
        for op in mode.ops:
            if op.code == c.EDIT and op.what == c.E_RAISE and not mode.drink:
                raise UnknownWord("only a Drink can be raised")
            if op.code == c.KEEP:
                raise UnknownWord("only a Drink is kept by whoever drinks it")
        self.describe(mode, mode.ops)
        mode.helps = not any(op.code == c.NEGATE for op in mode.ops)
        return mode

    def describe(self, mode: Mode, ops: tuple[Op, ...]) -> None:
        """Derive what other cards may ask about this mode; nothing is tagged by hand."""
        for op in ops:
            if op.code == c.ANTE or op.code == c.START_ROUND:
                mode.antes = True
            mode.starts_round |= op.code == c.START_ROUND
            mode.ends_round |= op.code == c.END_ROUND
            mode.asks_first |= op.code == c.CHOOSE
            mode.crowd |= op.who == c.ALL or op.code == c.START_ROUND
            mode.relief |= op.code == c.CHANGE and op.n_kind == c.N_CONST and op.dest != 0
            mode.splits |= op.code == c.EDIT and op.what == c.E_SPLIT
            if mode.drink and op.code == c.EDIT:
                mode.changes_drink = True
            self.describe(mode, op.sub)
            self.describe(mode, op.alt)
            for option in op.options:
                mode.crowd |= any(inner.who == c.ALL for inner in option)

    # -- cards ----------------------------------------------------------------------------------

    def card(self, card: lang.Card) -> int:
        known = self.program.by_id.get(card.id)
        if known is not None:
            if self.cards[card.id] != card:
                raise UnknownWord(f"two different cards have the id {card.id!r}")
            return known
        index = len(self.program.designs)
        design = Design(index, card.id, card.title, KIND[card.kind])
        self.program.designs.append(design)
        self.program.by_id[card.id] = index
        self.cards[card.id] = card
        design.types = int(card.types)
        design.modes = tuple(self.mode(mode) for mode in card.modes)
        design.rider = self.effects(card.rider)
        design.shield = int(card.shield)
        if card.shield_when is not None:
            design.shield_cond, design.shield_arg, _ = self.condition(card.shield_when)
        design.adds = self.zone(card.adds) if card.adds is not None else -1
        design.price = card.price if card.price is not None else -1
        design.fails = card.fails
        design.hooks = self.hooks(card.hooks)
        design.lasting = any(isinstance(do, lang.EndTurn) and do.until is lang.NEXT_TURN for do in done(card))
        design.ignore_as = card.ignore_as.n if card.ignore_as is not None else 0
        design.family = self.families.setdefault(card.family, len(self.families))
        design.answered_by = self.families.setdefault(card.answered_only_by, len(self.families))
        design.limit = self.limits.setdefault(card.limit, len(self.limits))
        design.front = card.home is lang.Home.FRONT
        design.no_leaving = card.nobody_leaves
        design.follows_anything = card.follows_anything
        for passive in card.passives:
            self.passive(design, passive)
        design.chaser, design.splits = card.chaser, card.splits_itself
        design.drink_ops = self.effects(card.drink, True)
        for op in design.drink_ops:
            if op.code == c.CHANGE and op.n_kind == c.N_CONST and op.what <= c.ALCOHOL:
                if op.what == c.ALCOHOL:
                    design.alcohol += op.n * op.flags
                else:
                    design.fortitude += op.n * op.flags
            else:
                design.plain = False
                design.asks_x |= op.n_kind == c.N_X
        return index

    def passive(self, design: Design, passive: lang.Passive | lang.Guard) -> None:
        match passive:
            case lang.Guard(no):
                design.guard |= int(no)
            case lang.Passive(lang.Stat.ALCOHOL, less, True, False, 0):
                design.passive_alcohol += less
            case lang.Passive(lang.Stat.FORTITUDE, less, False, True, 0):
                design.caused -= less
            case lang.Passive(lang.Stat.FORTITUDE, less, False, False, back):
                design.passive_fortitude += less
                design.back += back
            case lang.Passive(lang.Query.HAND_SIZE, less, False, False, 0):
                design.hand_size -= less
            case lang.Passive(lang.Query.ORDERS, less, False, False, 0):
                design.orders -= less
            case _:
                raise UnknownWord(f"passive {passive!r}")

    def hooks(self, hooks: tuple[lang.Hook, ...]) -> tuple[tuple[int, tuple[Op, ...]], ...]:
        return tuple((MOMENT[hook.at], self.effects(hook.do)) for hook in hooks)

    def own(self, name: str) -> int:
        known = EFFECTS.get(name)
        if known is None:
            raise UnknownWord(f"no effect of its own is registered as {name!r}")
        if known.function not in self.program.owns:
            self.program.owns.append(known.function)
        return self.program.owns.index(known.function)

    def cards_of(self, listed: tuple[tuple[int, lang.Card], ...]) -> tuple[int, ...]:
        return tuple(index for n, card in listed for index in [self.card(card)] * n)

    def finish(self) -> None:
        """Bits need all families: only a card of a family that some card names gets the family bit."""
        named = {design.answered_by for design in self.program.designs if design.answered_by}
        for design in self.program.designs:
            for mode in design.modes:
                if design.family in named and mode.trigger == c.T_PLAYED:
                    mode.bits |= c.B_FAMILY
                design.bits |= mode.bits
                if design.answered_by:
                    mode.window_bits = c.B_FAMILY
                else:
                    mode.window_bits = type_bits(design.types) | (c.B_CHANGE if mode.changes_drink else 0)


def check_added(design: Design) -> None:
    """A card that becomes part of another has one use, all of which happens at once."""
    plain = len(design.modes) == 1 and design.modes[0].trigger == c.T_NONE and not design.rider
    never = (c.CHOOSE, c.MAY, c.THEN, c.EDIT, c.NEGATE, c.AGAIN, c.ANTE, c.START_ROUND, c.SELECT)
    if not plain or any(op.code in never for op in every(design.modes[0].ops)):
        raise UnknownWord(f"{design.id!r} is added to other cards: one use, plain effects, no rider")


def done(card: lang.Card) -> list[lang.Effect]:
    """What the modes of a card do, not looking into composed effects."""
    return [do for mode in card.modes for do in mode.do]


def freeze(pack: lang.Pack) -> Program:
    """The one way from content to the engine."""
    freezer = _Freezer()
    program = freezer.program
    for character in pack.characters:
        role = Role(character.id, character.name, int(character.kind), character.bonus_gold, character.playable)
        role.meters = tuple(freezer.meter(counter) for counter in character.counters)
        role.deck = freezer.cards_of(character.deck)
        freezer.cards_of(character.boss)
        zones = []
        for deck, listed in character.side_decks:
            zone = freezer.zone(deck)
            cards = freezer.cards_of(listed)
            for index in cards:
                program.designs[index].zone = zone
                if deck.on_flip is lang.OnFlip.MERGE:
                    check_added(program.designs[index])
            zones.append((zone, cards))
        role.zones = tuple(zones)
        role.hooks = freezer.hooks(character.hooks)
        program.roles[role.id] = role
    for drinks in pack.drink_decks:
        program.drink_decks[drinks.id] = freezer.cards_of(drinks.cards)
    for card in pack.loose:
        freezer.card(card)
    freezer.finish()
    check(program)
    return program
