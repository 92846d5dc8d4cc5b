"""Scenes: tests that read like the rulebook.

    t = given("farai", "lucky", at=drink_phase("farai"))
    t.farai.hand("This one's a little weak")
    t.farai.pile("Wine with a Chaser", "Dragon Breath Ale")
    t.farai.drinks()
    t.farai.plays("This one's a little weak")
    t.all_pass()
    t.farai.has(alcohol=0)

A scene is strict: every question is answered by the scene, and an answer that nobody asked for, or a
question that the scene did not expect, fails it and says who must answer what.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ..engine import codes as c
from ..engine.chance import seed_of
from ..engine.run import run
from ..engine.setup import blank, new_table
from ..engine.state import RawMove, Round, State
from ..engine.view import PourView, pour_view, seats_of
from ..engine.zones import refresh_bits
from ..game import Game, program
from ..moves import Move, text_of

MANY = 500


class SceneError(AssertionError):
    """The scene and the rules disagree."""


@dataclass(frozen=True, slots=True)
class Moment:
    """Where a scene begins."""

    who: str
    step: int
    phase: int


def discard_phase(who: str) -> Moment:
    """The beginning of the turn, before anything is discarded; its free window is open."""
    return Moment(who, c.TS_START, c.PH_DISCARD)


def action_phase(who: str) -> Moment:
    """The player is asked for the Action of the turn."""
    return Moment(who, c.TS_ACTION, c.PH_ACTION)


def order_phase(who: str) -> Moment:
    """The beginning of the Order a Drink Phase; its free window is open."""
    return Moment(who, c.TS_AFTER_ACTION, c.PH_ORDER)


def drink_phase(who: str) -> Moment:
    """The player is about to drink: `t.somebody.drinks()` goes on."""
    return Moment(who, c.TS_DRINK, c.PH_DRINK)


@dataclass(frozen=True, slots=True)
class RoundMoment(Moment):
    """In the middle of a Round of Gambling that `who` has started."""

    control: str | None
    turn: str | None
    pot: int
    left: tuple[str, ...]
    passed: tuple[str, ...]
    winning_hand: bool


def gambling(
    starter: str,
    *,
    control: str | None = None,
    turn: str | None = None,
    pot: int = 0,
    left: Iterable[str] = (),
    passed: Iterable[str] = (),
    winning_hand: bool = False,
) -> RoundMoment:
    """A Round is on: the window before the choice of `turn` is open."""
    return RoundMoment(starter, c.TS_ACTION, c.PH_ACTION, control, turn, pot, tuple(left), tuple(passed), winning_hand)


def plain(title: str) -> str:
    return title.lower().replace("\N{RIGHT SINGLE QUOTATION MARK}", "'").strip(" .!?")


def design_named(title: str) -> int:
    """A card by its title or id; case and closing punctuation do not matter."""
    known = program()
    if title in known.by_id:
        return known.by_id[title]
    found = [design.index for design in known.designs if plain(design.title) == plain(title)]
    if len(found) != 1:
        near = [d.title for d in known.designs if plain(title)[:8] in plain(d.title)][:5]
        raise SceneError(f"{len(found)} cards are called {title!r}; near: {near}")
    return found[0]


class Player:
    """One seat of a scene: set it up, act for it, look at it."""

    def __init__(self, scene: Scene, seat: int) -> None:
        self._scene = scene
        self.seat = seat

    @property
    def name(self) -> str:
        return self._scene.state.table.names[self.seat]

    # -- set-up ---------------------------------------------------------------------------------

    def _cards(self, titles: Iterable[str]) -> tuple[int, ...]:
        known = program()
        cards = []
        for title in titles:
            index = design_named(title)
            drink = known.designs[index].kind in (c.DRINK_CARD, c.EVENT_CARD)
            cards.append(index << 4 | (c.TABLE if drink else self.seat))
        return tuple(cards)

    def _changed(self) -> Player:
        refresh_bits(self._scene.state, self.seat)
        self._scene.state.options = None
        return self

    def hand(self, *titles: str) -> Player:
        """Put cards, of any character, into the hand."""
        self._scene.state.hands[self.seat] += self._cards(titles)
        return self._changed()

    def front(self, *titles: str) -> Player:
        """Put cards face up in front of the player."""
        self._scene.state.fronts[self.seat] += self._cards(titles)
        return self._changed()

    def pile(self, *titles: str) -> Player:
        """The Drink Me! Pile, from the top."""
        self._scene.state.piles[self.seat] = self._cards(titles)[::-1]
        return self

    def deck(self, *titles: str) -> Player:
        """The Character Deck, from the top, and nothing else in it."""
        self._scene.state.decks[self.seat] = self._cards(titles)[::-1]
        return self

    def discard_pile(self, *titles: str) -> Player:
        self._scene.state.discards[self.seat] = self._cards(titles)
        return self

    def side_deck(self, name: str, *titles: str) -> Player:
        """A side deck of the character, from the top."""
        s = self._scene.state
        zone = 2 * self._scene.zone(name)
        rows = list(s.zones[zone])
        rows[self.seat] = self._cards(titles)[::-1]
        s.zones[zone] = tuple(rows)
        return self

    def set(
        self,
        *,
        fortitude: int | None = None,
        alcohol: int | None = None,
        gold: int | None = None,
        **counters: int,
    ) -> Player:
        s = self._scene.state
        if fortitude is not None:
            s.fortitude[self.seat] = fortitude
        if alcohol is not None:
            s.alcohol[self.seat] = alcohol
        if gold is not None:
            s.gold[self.seat] = gold
        for name, value in counters.items():
            index = self._scene.meter(name)
            row = list(s.meters[index])
            row[self.seat] = value
            s.meters[index] = tuple(row)
        return self

    # -- acting ---------------------------------------------------------------------------------

    def plays(
        self,
        title: str,
        *,
        on: str | Iterable[str] | None = None,
        mode: int | None = None,
        drink_of: str | Iterable[str] | None = None,
        drink: int | None = None,
    ) -> Player:
        """Play a card; in a window everybody else who has not answered yet passes.

        `drink_of` names the drinkers whose Drinks are meant, `drink` one Drink by its place from 1.
        """
        return self._play(title, on, mode, drink_of, True, drink)

    def wants(
        self,
        title: str,
        *,
        on: str | Iterable[str] | None = None,
        mode: int | None = None,
        drink_of: str | Iterable[str] | None = None,
    ) -> Player:
        """Answer a window with a card, hidden, while others have still to answer."""
        return self._play(title, on, mode, drink_of, False)

    def _play(
        self,
        title: str,
        on: str | Iterable[str] | None,
        mode: int | None,
        drink_of: str | Iterable[str] | None,
        alone: bool,
        drink: int | None = None,
    ) -> Player:
        scene = self._scene
        scene.start()
        index = design_named(title)
        fits = [raw for raw in scene.legal(self.seat) if raw[0] == c.M_PLAY and raw[1] == index]
        if mode is not None:
            fits = [raw for raw in fits if raw[2] == mode - 1]
        if on is not None:
            names = [on] if isinstance(on, str) else list(on)
            wanted = {scene.seat(name) for name in names}
            fits = [raw for raw in fits if set(Move(raw, scene.state.table).targets) == wanted]
        if drink_of is not None:
            names = [drink_of] if isinstance(drink_of, str) else list(drink_of)
            fits = [raw for raw in fits if scene.drinkers_of(raw) == sorted(scene.seat(n) for n in names)]
        if drink is not None:
            fits = [raw for raw in fits if raw[4] == drink - 1]
        if len(fits) != 1:
            what = "may not play" if not fits else "must say more to play"
            ways = [text_of(raw, scene.state.table) for raw in fits]
            why = scene.game.why_not(program().designs[index].id, self.seat)
            raise SceneError(f"{self.name} {what} {title!r} ({why}) {ways}; {scene.waiting()}")
        window = scene.state.ask == c.Q_WINDOW
        rest = scene.state.ask_mask & ~(1 << self.seat)
        scene.push(self.seat, fits[0])
        if window and alone:
            for seat in seats_of(rest, scene.state.table.seats):
                scene.push(seat, scene.state_pass())
        return self

    def passes(self) -> Player:
        """Pass: in a window, as a bid, for the Action, or decline to split."""
        self._scene.start()
        self._scene.push(self.seat, self._scene.state_pass())
        return self

    def drinks(self) -> Player:
        """Go on from the moment before the Drink Phase."""
        scene = self._scene
        if scene.state.active != self.seat or scene.state.step != c.TS_DRINK or scene.state.ask:
            raise SceneError(f"{self.name} does not drink now; {scene.waiting()}")
        scene.start()
        return self

    def orders(self, name: str) -> Player:
        """Order a Drink for somebody."""
        self._scene.start()
        self._scene.push(self.seat, (c.M_ORDER, -1, 0, self._scene.seat(name), 0, 0))
        return self

    def discards(self, *titles: str) -> Player:
        """Discard these cards of the hand, or choose them when an effect asks."""
        scene = self._scene
        scene.start()
        hand = [card >> 4 for card in scene.state.hands[self.seat]]
        mask = 0
        for title in titles:
            index = design_named(title)
            places = [i for i, held in enumerate(hand) if held == index and not mask >> i & 1]
            if not places:
                raise SceneError(f"{self.name} does not hold {title!r}")
            mask |= 1 << places[0]
        scene.push(self.seat, (c.M_DISCARD, -1, 0, -1, 0, mask))
        return self

    def chooses(self, what: int | str) -> Player:
        """Choose a seat by name, or an option, a number or a card by its place from 1 (numbers from 0)."""
        scene = self._scene
        scene.start()
        if isinstance(what, str):
            scene.push(self.seat, (c.M_CHOOSE, -1, 0, scene.seat(what), 0, 0))
        else:
            place = what if scene.state.ask == c.Q_NUMBER else what - 1
            scene.push(self.seat, (c.M_CHOOSE, -1, 0, -1, 0, place))
        return self

    def splits_with(self, name: str) -> Player:
        return self.chooses(name)

    def accepts(self) -> Player:
        return self.chooses(2)

    def declines(self) -> Player:
        return self.chooses(1)

    # -- looking --------------------------------------------------------------------------------

    def has(
        self,
        *,
        fortitude: int | None = None,
        alcohol: int | None = None,
        gold: int | None = None,
        hand: int | Iterable[str] | None = None,
        pile: int | None = None,
        deck: int | None = None,
        discarded: Iterable[str] | None = None,
        front: Iterable[str] | None = None,
        **counters: int,
    ) -> Player:
        """Compare what everybody could see, and the hand. `hand` is a number or titles in any order."""
        s = self._scene.state
        wrong: list[str] = []

        def compare(what: str, wanted: object, found: object) -> None:
            if wanted is not None and wanted != found:
                wrong.append(f"{what} is {found}, not {wanted}")

        def ids(titles: Iterable[str]) -> list[str]:
            return sorted(program().designs[design_named(title)].id for title in titles)

        def held(cards: tuple[int, ...]) -> list[str]:
            return sorted(program().designs[card >> 4].id for card in cards)

        compare("fortitude", fortitude, s.fortitude[self.seat])
        compare("alcohol", alcohol, s.alcohol[self.seat])
        compare("gold", gold, s.gold[self.seat])
        compare("pile", pile, len(s.piles[self.seat]))
        compare("deck", deck, len(s.decks[self.seat]))
        if isinstance(hand, int):
            compare("hand", hand, len(s.hands[self.seat]))
        elif hand is not None:
            compare("hand", ids(hand), held(s.hands[self.seat]))
        if discarded is not None:
            compare("discard pile", ids(discarded), held(s.discards[self.seat]))
        if front is not None:
            compare("front", ids(front), held(s.fronts[self.seat]))
        for name, value in counters.items():
            compare(name, value, s.meters[self._scene.meter(name)][self.seat])
        if wrong:
            raise SceneError(f"{self.name}: {'; '.join(wrong)}")
        return self

    def can_play(self, title: str) -> Player:
        scene = self._scene
        scene.start()
        why = scene.game.why_not(program().designs[design_named(title)].id, self.seat)
        listed = any(raw[1] == design_named(title) for raw in scene.legal(self.seat))
        if why is not None or not listed:
            raise SceneError(f"{self.name} may not play {title!r}: {why}; {scene.waiting()}")
        return self

    def cannot_play(self, title: str, *, rule: str | None = None) -> Player:
        """A refusal is a test too: the card is refused, and for the reason of that rule."""
        scene = self._scene
        scene.start()
        why = scene.game.why_not(program().designs[design_named(title)].id, self.seat)
        if why is None:
            raise SceneError(f"{self.name} may play {title!r} after all; {scene.waiting()}")
        if rule is not None and why.rule != rule:
            raise SceneError(f"{self.name} may not play {title!r} because of {why}, not {rule}")
        return self

    def is_asked(self, kind: str | None = None) -> Player:
        """A question is open for this seat (`window`, `bid`, `action`, `order`, `discard`, `split`, ...)."""
        scene = self._scene
        scene.start()
        asked = [q.kind for q in scene.game.questions if q.seat == self.seat]
        if not asked or (kind is not None and asked != [kind]):
            raise SceneError(f"{self.name} is asked {asked}, not {kind}; {scene.waiting()}")
        return self

    def is_not_asked(self) -> Player:
        scene = self._scene
        scene.start()
        if any(q.seat == self.seat for q in scene.game.questions):
            raise SceneError(f"{self.name} is asked; {scene.waiting()}")
        return self

    @property
    def is_out(self) -> bool:
        return not self._scene.state.alive >> self.seat & 1


class Scene:
    """A table for a test. Seats are attributes: `t.fiona`, `t.gerki_2`."""

    def __init__(self, characters: tuple[str, ...], at: Moment, drinks: tuple[str, ...]) -> None:
        table = new_table(program(), characters, drinks, True)
        state = blank(table, seed_of("scene"), True)
        for seat, role in enumerate(characters):
            state.decks[seat] = tuple(design << 4 | seat for design in program().roles[role].deck)
        state.drink_deck = tuple(design << 4 | c.TABLE for name in drinks for design in program().drink_decks[name])
        self.game = Game.__new__(Game)
        self.game._state = state
        self.game._history = None
        self._started = False
        self._players = [Player(self, seat) for seat in range(table.seats)]
        state.active = self.seat(at.who)
        state.step, state.phase = at.step, at.phase
        state.actions = 1 if at.step == c.TS_ACTION else 0
        if isinstance(at, RoundMoment):
            self._begin_round(state, at)

    def _begin_round(self, state: State, at: RoundMoment) -> None:
        mask = (1 << state.table.seats) - 1
        for name in at.left:
            mask &= ~(1 << self.seat(name))
        rnd = Round(state.active, mask)
        rnd.control = -1 if at.control is None else self.seat(at.control)
        rnd.winning = at.winning_hand
        for name in at.passed:
            rnd.passed |= 1 << self.seat(name)
        after = state.active if at.turn is None else self.seat(at.turn) - 1
        rnd.turn = (after + 1) % state.table.seats
        state.round, state.pot, state.actions = rnd, at.pot, 0
        state.inn -= at.pot

    @property
    def state(self) -> State:
        return self.game._state

    def __getattr__(self, name: str) -> Player:
        names = object.__getattribute__(self, "game")._state.table.names
        if name.replace("_", "-") in names:
            player: Player = object.__getattribute__(self, "_players")[names.index(name.replace("_", "-"))]
            return player
        raise AttributeError(f"nobody here is called {name!r}; there are {', '.join(names)}")

    # -- names ----------------------------------------------------------------------------------

    def seat(self, name: str) -> int:
        names = self.state.table.names
        if name not in names:
            raise SceneError(f"nobody here is called {name!r}; there are {', '.join(names)}")
        return names.index(name)

    def meter(self, name: str) -> int:
        for index, meter in enumerate(program().meters):
            if meter.name == name:
                return index
        raise SceneError(f"there is no counter {name!r}")

    def zone(self, name: str) -> int:
        for index, zone in enumerate(program().zones):
            if zone.name == name:
                return index
        raise SceneError(f"there is no side deck {name!r}")

    # -- set-up ---------------------------------------------------------------------------------

    def drink_deck(self, *titles: str, only: bool = False) -> Scene:
        """The next cards of the Drink Deck, from the top; with `only`, there are no others."""
        cards = tuple(design_named(title) << 4 | c.TABLE for title in titles)[::-1]
        self.state.drink_deck = cards if only else self.state.drink_deck + cards
        return self

    def drink_discard(self, *titles: str) -> Scene:
        self.state.drink_discard = tuple(design_named(title) << 4 | c.TABLE for title in titles)
        return self

    # -- going on -------------------------------------------------------------------------------

    def start(self) -> None:
        """Set-up is over; called by the first act."""
        if not self._started:
            self._started = True
            run(self.state)

    def legal(self, seat: int) -> list[RawMove]:
        return [move.raw for move in self.game.legal_moves_of(seat)]

    def push(self, seat: int, raw: RawMove) -> None:
        table = self.state.table
        if raw not in self.legal(seat):
            raise SceneError(f"{table.names[seat]} cannot {text_of(raw, table)!r}; {self.waiting()}")
        self.game.push(Move(raw, table), seat)

    def state_pass(self) -> RawMove:
        return (c.M_PASS, -1, 0, -1, 0, 0)

    def waiting(self) -> str:
        """Who must answer what."""
        if self.state.over:
            return "the game is over"
        names = self.state.table.names
        open_now = [f"{names[q.seat]}: {q.kind} on {q.about}" for q in self.game.questions]
        return "waiting for " + ", ".join(open_now) if open_now else "nobody is asked"

    def _pass_window(self) -> None:
        for seat in seats_of(self.state.ask_mask, self.state.table.seats):
            self.game.push(Move(self.state_pass(), self.state.table), seat)

    def all_pass(self) -> Scene:
        """Everybody passes in every window, until somebody must do something else."""
        self.start()
        if self.state.ask != c.Q_WINDOW:
            raise SceneError(f"there is no window to pass in; {self.waiting()}")
        for _ in range(MANY):
            if self.state.ask != c.Q_WINDOW:
                return self
            self._pass_window()
        raise SceneError("the windows do not end")

    def nobody_answers(self) -> Scene:
        """Everybody passes on what is on top, which then resolves; the next window stays open."""
        self.start()
        if self.state.ask != c.Q_WINDOW:
            raise SceneError(f"there is no window to pass in; {self.waiting()}")
        self._pass_window()
        return self

    # -- looking --------------------------------------------------------------------------------

    @property
    def drinks(self) -> list[PourView]:
        """The Drinks of the topmost Drink entry, in the order of their pours."""
        for frame in reversed(self.state.stack):
            if frame.kind == c.DRINK_FRAME:
                return [pour_view(self.state, pour) for pour in frame.pours]
        return []

    def drink_of(self, name: str) -> PourView:
        """The one Drink that this player is about to drink."""
        mine = [pour for pour in self.drinks if pour.drinker == self.seat(name)]
        if len(mine) != 1:
            raise SceneError(f"{name} is about to drink {len(mine)} Drinks")
        return mine[0]

    def drinkers_of(self, raw: RawMove) -> list[int]:
        """Whose Drinks a play would change."""
        mode = program().designs[raw[1]].modes[raw[2]]
        pours = self.state.stack[-1].pours
        if mode.pick == c.P_DRINKS:
            return sorted(pours[i][0] for i in range(len(pours)) if raw[4] >> i & 1)
        return [pours[raw[4]][0]]

    @property
    def pot(self) -> int:
        return self.state.pot

    @property
    def inn(self) -> int:
        """Gold that the Inn has received in this scene, less what it has paid."""
        return self.state.inn

    @property
    def control(self) -> str | None:
        """Who controls the Round; None if nobody does or there is no Round."""
        rnd = self.state.round
        return None if rnd is None or rnd.control < 0 else self.state.table.names[rnd.control]

    @property
    def in_round(self) -> tuple[str, ...]:
        rnd = self.state.round
        names = self.state.table.names
        return () if rnd is None else tuple(names[s] for s in seats_of(rnd.inside, self.state.table.seats))

    @property
    def pending(self) -> list[str]:
        """What is pending, from the bottom: ids of cards and Events, and kinds of other entries."""
        return [entry.card or entry.kind for entry in self.game.view(None).stack]

    @property
    def phase(self) -> str:
        return self.game.view(None).phase

    @property
    def active(self) -> str:
        return self.state.table.names[self.state.active]

    @property
    def drink_discards(self) -> list[str]:
        return [program().designs[card >> 4].title for card in self.state.drink_discard]

    @property
    def drink_deck_size(self) -> int:
        return len(self.state.drink_deck)

    @property
    def winners(self) -> tuple[str, ...]:
        return tuple(self.state.table.names[s] for s in self.game.outcome.winners) if self.game.outcome else ()

    def events(self, code: str) -> list[dict[str, object]]:
        """What everybody was told under that code."""
        return [event.args for event in self.game.told(None) if event.code == code]


def given(*characters: str, at: Moment, drinks: str | tuple[str, ...] = "rdi1") -> Scene:
    """A table at that moment: nobody holds a card, Piles are empty, decks are in printed order."""
    return Scene(characters, at, (drinks,) if isinstance(drinks, str) else drinks)
