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

from dataclasses import replace

from ..engine import codes as c
from ..engine.chance import seed_of
from ..engine.freeze import freeze
from ..engine.run import run
from ..engine.setting import TWO_HEADED_DRAGON
from ..engine.setup import blank, new_table, seat_names
from ..engine.state import RawMove, Round, State
from ..engine.view import PourView, pour_view, seats_of
from ..game import Game
from ..lang.cards import Card, Character, Pack
from ..moves import Move, text_of
from ..packs.known import known as content_of
from .moments import Moment, RoundMoment
from .player import Player, SceneError, design_named

MANY = 500


class Scene:
    """A table for a test. Seats are attributes: `t.fiona`, `t.gerki_2`."""

    def __init__(
        self,
        characters: tuple[str, ...],
        at: Moment,
        drinks: tuple[str, ...],
        cards: tuple[Card, ...] = (),
        teams: tuple[tuple[str, ...], ...] = (),
        packs: tuple[Pack | Character, ...] = (),
    ) -> None:
        content = content_of(*packs)
        known = content.program
        if cards:
            known = freeze(replace(content.pack, loose=(*content.pack.loose, *cards)))
        for name in characters:
            if name not in known.roles:
                raise SceneError(f"there is no character {name!r}; there are {', '.join(known.roles)}")
        if teams:
            table = new_table(
                known, characters, drinks, True, TWO_HEADED_DRAGON, sides_of(seat_names(characters), teams)
            )
        else:
            table = new_table(known, characters, drinks, True)
        state = blank(table, seed_of("scene"), True)
        for seat, role in enumerate(characters):
            state.decks[seat] = tuple(design << 4 | seat for design in known.roles[role].deck)
        state.drink_deck = tuple(design << 4 | c.TABLE for name in drinks for design in known.drink_decks[name])
        self.game = Game(state, packs=content)
        self._started = False
        self._players = [Player(self, seat) for seat in range(table.seats)]
        side = table.mates[self.seat(at.who)]
        state.active = (side & -side).bit_length() - 1
        state.acting = state.active
        state.tokens = (0,) * len(state.tokens)
        state.step, state.phase = at.step, at.phase
        if at.step == c.TS_ACTION:
            for seat in seats_of(side, table.seats):
                state.actions |= 1 << 4 * seat
        if isinstance(at, RoundMoment):
            self._begin_round(state, at)

    def _begin_round(self, state: State, at: RoundMoment) -> None:
        mask = (1 << state.table.seats) - 1
        for name in at.left:
            mask &= ~(1 << self.seat(name))
        starter = self.seat(at.who)
        rnd = Round(starter, mask)
        rnd.control = -1 if at.control is None else self.seat(at.control)
        rnd.winning = at.winning_hand
        for name in at.passed:
            rnd.passed |= 1 << self.seat(name)
        after = starter if at.turn is None else self.seat(at.turn) - 1
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
        for index, meter in enumerate(self.state.table.program.meters):
            if meter.name == name:
                return index
        raise SceneError(f"there is no counter {name!r}")

    def zone(self, name: str) -> int:
        for index, zone in enumerate(self.state.table.program.zones):
            if zone.name == name:
                return index
        raise SceneError(f"there is no side deck {name!r}")

    # -- set-up ---------------------------------------------------------------------------------

    def drink_deck(self, *titles: str, only: bool = False) -> Scene:
        """The next cards of the Drink Deck, from the top; with `only`, there are no others."""
        cards = tuple(design_named(title, self.state.table.program) << 4 | c.TABLE for title in titles)[::-1]
        self.state.drink_deck = cards if only else self.state.drink_deck + cards
        return self

    def drink_discard(self, *titles: str) -> Scene:
        self.state.drink_discard = tuple(
            design_named(title, self.state.table.program) << 4 | c.TABLE for title in titles
        )
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
        open_now = [f"{names[q.seat]}: {q.kind}" + (f" on {q.about}" if q.about else "") for q in self.game.questions]
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
        mode = self.state.table.program.designs[raw[1]].modes[raw[2]]
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
        return [self.state.table.program.designs[card >> 4].title for card in self.state.drink_discard]

    @property
    def drink_deck_size(self) -> int:
        return len(self.state.drink_deck)

    @property
    def winners(self) -> tuple[str, ...]:
        return tuple(self.state.table.names[s] for s in self.game.outcome.winners) if self.game.outcome else ()

    def events(self, code: str) -> list[dict[str, object]]:
        """What everybody was told under that code."""
        return [event.args for event in self.game.told(None) if event.code == code]


def sides_of(names: tuple[str, ...], teams: tuple[tuple[str, ...], ...]) -> tuple[int, ...]:
    """The side of each seat. Members sit together, and whoever is in no team is one alone."""
    sides: list[int] = []
    for name in names:
        mates = [team for team in teams if name in team]
        if sides and mates and names[len(sides) - 1] in mates[0]:
            sides.append(sides[-1])
        else:
            sides.append(sides[-1] + 1 if sides else 0)
    for team in teams:
        if len({side for name, side in zip(names, sides, strict=True) if name in team}) != 1 or not set(team) <= set(
            names
        ):
            raise SceneError(f"{', '.join(team)} must all be here and sit together to be a team")
    return tuple(sides)


def given(
    *characters: str,
    at: Moment,
    drinks: str | tuple[str, ...] = "rdi1",
    cards: tuple[Card, ...] = (),
    teams: tuple[tuple[str, ...], ...] = (),
    pack: Pack | Character | tuple[Pack | Character, ...] = (),
) -> Scene:
    """A table at that moment: nobody holds a card, Piles are empty, decks are in printed order.

    `cards` are cards of your own that this scene knows beside the shipped ones. `teams` makes it a team game, of
    sides of any size; nobody has a Potion Token unless `t.somebody.set(tokens=2)` says so. `pack` brings characters
    from outside, as `load_pack` gives them.
    """
    packs = pack if isinstance(pack, tuple) else (pack,)
    return Scene(characters, at, (drinks,) if isinstance(drinks, str) else drinks, cards, teams, packs)
