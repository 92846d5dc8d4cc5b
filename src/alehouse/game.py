"""Game: the friendly handle on a game in play. python-chess is the model for its verbs."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from . import record as records
from .engine import events, reasons, redeal, refusals
from .engine.answers import answer, is_legal
from .engine.chance import commitment, seed_of
from .engine.codec import VERSION as STATE_VERSION
from .engine.codec import dump, load
from .engine.idle import is_idle
from .engine.legality import in_reach
from .engine.outlook import outlook
from .engine.preview import preview
from .engine.program import Program
from .engine.setting import SETTINGS, Setting
from .engine.setup import LARGEST, SMALLEST, begin, blank, new_table
from .engine.state import PASS, RawMove, State, Table
from .engine.view import (
    PHASES,
    Decision,
    Effect,
    EntryView,
    Outlook,
    View,
    Window,
    build_view,
    decision_of,
    ids,
    mates_of,
    seats_of,
    stack_view,
    window_of,
)
from .errors import BadRecord, BadSetup, BadText, IllegalMove, StaleDecision
from .lang.cards import Card, Character, Pack
from .moves import LegalMoves, Move, parse, seat_of
from .packs.known import Known, known
from .results import Lost, Outcome, Reason, Told

Packs = Sequence[Pack | Character] | Known
RULES_VERSION = 1
SEAT_AT = {code: fields.index("seat") for code, fields in events.FIELDS.items() if "seat" in fields}
RULES = {"fortitude": 20, "alcohol": 0, "gold": None}


class Past:
    """The moves so far, newest first, as a chain that copies share."""

    __slots__ = ("before", "move", "seat")

    def __init__(self, before: Past | None, seat: int, move: RawMove) -> None:
        self.before = before
        self.seat = seat
        self.move = move


def program() -> Program:
    """The frozen content of this version."""
    return known().program


class Game:
    """A game of two to ten seats. Everything a player does goes through `push`."""

    __slots__ = ("_history", "_known", "_state")

    def __init__(
        self,
        characters: Sequence[str] | State,
        *,
        seed: int | str | bytes | None = None,
        first: int | str | None = None,
        drinks: str | Sequence[str] = "rdi1",
        rules: dict[str, int] | None = None,
        variant: str = "individual",
        duplicates: bool = False,
        ask_everybody: bool = False,
        tell: bool = True,
        unfinished: bool = False,
        packs: Packs = (),
    ) -> None:
        """A new game.

        seed: any int, text or bytes; chance decides if there is none. first: who begins, by number or name.
        drinks: a Drink Deck, or several for a Bar Deck. rules: starting values to change (fortitude, alcohol, gold).
        variant: "two-headed-dragon" for teams of two; neighbours in the list are a team.
        duplicates: a character may sit twice. ask_everybody: put every window to every seat, as a table does.
        tell: keep the events for `told`. unfinished: allow characters whose decks are not whole yet.
        packs: what brings characters of its own, from `load_pack` or written in Python.
        A state in place of characters gives a handle on that state, as copies have it.
        """
        self._history: Past | None = None
        self._known: Known = packs if isinstance(packs, Known) else known(*packs)
        if isinstance(characters, State):
            self._state = characters
            return
        if isinstance(characters, str):
            raise BadSetup(f"give a list of characters, such as [{characters!r}, ...]")
        if seed is not None and not isinstance(seed, int | str | bytes):
            raise BadSetup(f"the seed {seed!r} is neither a whole number nor text")
        roles = tuple(characters)
        decks = (drinks,) if isinstance(drinks, str) else tuple(drinks)
        check_setup(self._known.program, roles, decks, rules or {}, duplicates, unfinished)
        table = new_table(self._known.program, roles, decks, ask_everybody, check_variant(variant, len(roles)))
        table.first = -1 if first is None else seat_number(first, table)
        table.options = {name: value for name, value in (rules or {}).items() if value != RULES[name]}
        state = blank(table, seed_of(secrets.token_bytes(32) if seed is None else seed), tell)
        for name in table.options:
            setattr(state, name, [(rules or {})[name]] * len(state.gold))
        self._state = state
        begin(state, table.first)

    # -- looking --------------------------------------------------------------------------------

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of the seats: character ids, `gerki-2` for a second Gerki."""
        return self._state.table.names

    @property
    def content(self) -> Known:
        """Everything that this game knows: characters, cards by id, and those that packs have brought."""
        return self._known

    @property
    def cards(self) -> Mapping[str, Card]:
        """Every card that this game knows, by its id."""
        return self._known.cards

    @property
    def variant(self) -> str:
        """`individual`, or the name of a team variant."""
        return self._state.table.setting.id

    @property
    def drinks(self) -> tuple[str, ...]:
        """The Drink Decks that it is played with."""
        return self._state.table.drinks

    @property
    def teams(self) -> tuple[tuple[int, ...], ...]:
        """The seats of each side, in their order; alone, each seat is a side."""
        sides = self._state.table.sides
        return tuple([tuple([seat for seat, side in enumerate(sides) if side == own]) for own in range(max(sides) + 1)])

    @property
    def questions(self) -> tuple[Decision, ...]:
        """All open questions, one a seat; empty when the game is over."""
        s = self._state
        return tuple([decision_of(s, seat) for seat in range(s.table.seats) if s.ask_mask >> seat & 1])

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats of all open questions."""
        return seats_of(self._state.ask_mask, self._state.table.seats)

    @property
    def decision_id(self) -> int:
        """The number of the open question, -1 when the game is over."""
        return self._state.decision if self._state.ask_mask else -1

    @property
    def active(self) -> int:
        """The seat whose turn it is."""
        return self._state.active

    @property
    def phase(self) -> str:
        """The phase of that turn."""
        return PHASES[self._state.phase]

    @property
    def alive(self) -> tuple[int, ...]:
        """The seats that are still in the game."""
        return seats_of(self._state.alive, self._state.table.seats)

    @property
    def window(self) -> Window | None:
        """The response window that is open, if one is: facts that everybody may know."""
        return window_of(self._state)

    def question_of(self, seat: int) -> Decision:
        """The open question as it is put to that seat."""
        return decision_of(self._state, seat)

    @property
    def decision(self) -> Decision | None:
        """The first of the open questions, or None when the game is over."""
        return decision_of(self._state, self.to_move) if self._state.ask_mask else None

    @property
    def to_move(self) -> int:
        """The seat of the first open question, -1 when the game is over."""
        mask = self._state.ask_mask
        return (mask & -mask).bit_length() - 1

    @property
    def legal_moves(self) -> LegalMoves:
        """Every answer that the rules allow to the first open question; a sequence with a readable repr."""
        mask = self._state.ask_mask
        return LegalMoves(self._state, (mask & -mask).bit_length() - 1)

    def legal_moves_of(self, seat: int) -> LegalMoves:
        """The same for another seat; empty if it is not asked."""
        return LegalMoves(self._state, seat)

    @property
    def is_over(self) -> bool:
        """One player is left, or those who were left have lost together."""
        return self._state.over

    @property
    def outcome(self) -> Outcome | None:
        """Who won and how the others lost; None while the game goes on."""
        s = self._state
        if not s.over:
            return None
        winners = seats_of(s.winners, s.table.seats)
        lost = tuple([Lost(seat, turn, "gold" if why else "drink") for seat, turn, why in s.out])
        sides = len({s.table.sides[seat] for seat in winners})
        return Outcome(winners, tuple([s.table.names[seat] for seat in winners]), s.turn, lost, sides)

    def view(self, seat: int | None, facts: bool = True) -> View:
        """What that seat may know; `None` is a spectator. Without `facts` it is faster, but no use to `from_view`."""
        if seat is not None:
            seat_number(seat, self._state.table)
        return build_view(self._state, seat, facts)

    @property
    def stack(self) -> tuple[EntryView, ...]:
        """Everything that is pending, as every view has it."""
        return stack_view(self._state)

    @property
    def only_cheating(self) -> bool:
        """Only a Cheating Card may take control of the Round now (GAMBLE-12), as every view has it."""
        return self._state.round is not None and self._state.round.winning

    def hand(self, seat: int) -> tuple[str, ...]:
        """The cards in that seat's hand, as its view has them."""
        return ids(self._state, self._state.hands[seat])

    def mates(self, seat: int) -> tuple[tuple[int, tuple[str, ...]], ...]:
        """The hands of that seat's teammates, as its view has them."""
        return mates_of(self._state, seat)

    @property
    def told_count(self) -> int:
        """So many events have been told, to anybody."""
        return len(self._state.log or ())

    def acts_since(self, since: int) -> list[tuple[str, int | None]]:
        """The codes of all that was told since then, each with the seat that it is about, if there is one."""
        out: list[tuple[str, int | None]] = []
        for _to, code, args in (self._state.log or [])[since:]:
            at = SEAT_AT.get(code)
            seat = args[at] if at is not None else None
            out.append((code, seat if isinstance(seat, int) else None))
        return out

    def pass_move(self) -> Move:
        """The move `pass`, which is legal in every window."""
        return Move(PASS, self._state.table)

    def tidings(self, since: int = 0) -> list[tuple[int | None, str, dict[str, Any]]]:
        """Everything told since then, with the seat each event was told to (None: to all). Only a table may see it."""
        table, log = self._state.table, self._state.log or []
        return [(None if to < 0 else to, code, events.named(table, code, args)) for to, code, args in log[since:]]

    def told(self, seat: int | None, since: int = 0) -> list[Told]:
        """Events told to that seat, or to all; `since` is the number of the first one wanted."""
        table, log = self._state.table, self._state.log
        if log is None:
            return []
        out: list[Told] = []
        for at in range(since, len(log)):
            to, code, args = log[at]
            if to < 0 or to == seat:
                out.append(Told(at, code, events.named(table, code, args), to >= 0))
        return out

    # -- moving ---------------------------------------------------------------------------------

    def push(self, move: Move, seat: int | None = None, decision: int | None = None) -> None:
        """Answer one question. Raises IllegalMove with a reason and a rule, or StaleDecision."""
        s = self._state
        if seat is None:
            mask = s.ask_mask
            seat = (mask & -mask).bit_length() - 1
        if decision is not None and decision != s.decision:
            raise StaleDecision(decision, s.decision)
        raw = move._raw
        if not is_legal(s, seat, raw):
            why = self.why_not(move, seat) or Reason("bad-choice", "TURN-07")
            raise IllegalMove(why.key, why.rule, str(move))
        self._history = Past(self._history, seat, raw)
        answer(s, seat, raw)

    def push_text(self, text: str, seat: int | str | None = None) -> Move:
        """Answer in words: `play make-some-elbow-room on gerki`."""
        s = self._state
        if isinstance(seat, str):
            seat = seat_of(seat, s.table)
        if seat is None:
            seat = self.to_move
        move = Move(parse(text, s, seat), s.table)
        self.push(move, seat)
        return move

    def move(self, text: str, seat: int | None = None) -> Move:
        """The move that a text means, without making it."""
        return Move(parse(text, self._state, self.to_move if seat is None else seat), self._state.table)

    def why_not(self, move: Move | str, seat: int | None = None) -> Reason | None:
        """Why that move, or any use of that card, is not legal now; None if it is."""
        s = self._state
        seat = self.to_move if seat is None else seat
        if isinstance(move, str):
            index = s.table.program.by_id.get(move)
            if index is None:
                raise BadText(f"there is no card {move!r}")
            code = refusals.of_card(s, seat, index, -1)
        elif is_legal(s, seat, move.raw):
            return None
        else:
            code = refusals.of_move(s, seat, move.raw)
        if code == reasons.OK:
            return None
        return Reason(*refusals.explained(s, code))

    def preview(self, move: Move, seat: int | None = None) -> tuple[Effect, ...]:
        """What a play would do if nobody answered: its own effects, and those of what it changes."""
        return preview(self._state, self.to_move if seat is None else seat, move.raw)

    def is_idle(self, move: Move, seat: int | None = None) -> bool:
        """Whether a legal play is known to do nothing if nobody answers it, as what it would change is at its end."""
        return is_idle(self._state, self.to_move if seat is None else seat, move.raw)

    def outlook(self) -> Outlook | None:
        """What happens if nobody answers any more, as far as everybody can foresee it; None if nothing is pending."""
        return outlook(self._state)

    def why_hand(self, seat: int) -> dict[str, Reason]:
        """Of the cards that the seat has in hand or before it, those that cannot be played now, by id, and why."""
        s = self._state
        out: dict[str, Reason] = {}
        for index in dict.fromkeys(card >> 4 for card in in_reach(s, seat)):
            design = s.table.program.designs[index]
            code = refusals.of_card(s, seat, index, -1) if design.modes else reasons.OK
            if code != reasons.OK:
                out[design.id] = Reason(*refusals.explained(s, code))
        return out

    # -- keeping --------------------------------------------------------------------------------

    def copy(self) -> Game:
        """An independent game in the same state; takes microseconds."""
        new = Game(self._state.copy(), packs=self._known)
        new._history = self._history
        return new

    def redeal(self, seat: int | None, rng: Random) -> Game:
        """The same game as that seat knows it, with everything hidden from it dealt anew."""
        new = Game(redeal.redeal(self._state, seat, rng), packs=self._known)
        new._history = Past(None, -1, PASS)  # a re-dealt game has no history that would lead to it
        return new

    @classmethod
    def from_view(cls, view: View, rng: Random, packs: Packs = (), ask_everybody: bool = False) -> Game:
        """A whole game that fits all that a seat knows, with the rest dealt by chance. Needs a view with facts."""
        if view.facts is None:
            raise BadSetup("this view holds no facts to build a game from; take it from Game.view(seat)")
        here = packs if isinstance(packs, Known) else known(*packs)
        new = cls(redeal.Dealer(view.facts, here.program, ask_everybody).deal(rng), packs=here)
        new._history = Past(None, -1, PASS)
        return new

    def record(self) -> str:
        """The whole game as text: a header and one move a line. A re-dealt game has none."""
        return records.write(self)

    @classmethod
    def from_record(cls, text: str, packs: Sequence[Pack | Character] = ()) -> Game:
        """Replay a record to an equal state. Raises BadRecord with the first bad line."""
        return records.replay(text, packs)

    def to_json(self) -> str:
        """The whole game, hidden cards included, with its history."""
        saved = {"state": dump(self._state), "moves": self.history(), "packs": list(self._known.added)}
        return json.dumps(saved, separators=(",", ":"))

    @classmethod
    def from_json(cls, text: str, packs: Packs = ()) -> Game:
        """A game saved by `to_json`. Raises BadRecord for anything else."""
        here = packs if isinstance(packs, Known) else known(*packs)
        try:
            data = json.loads(text)
            saved = (data["state"]["version"], data["state"]["content"])
            if saved != (STATE_VERSION, here.program.hash):
                raise BadRecord(
                    records.other_packs(data["packs"], here)
                    or "the game was saved by another version; load it with that version"
                )
            new = Game(load(data["state"], here.program), packs=here)
            moves = [(seat, tuple(raw)) for seat, raw in data["moves"]]
        except (ValueError, KeyError, TypeError, AttributeError):
            raise BadRecord("this is no saved game, or a part of it is missing") from None
        history: Past | None = None
        for seat, raw in moves:
            history = Past(history, seat, raw)
        new._history = history
        return new

    def history(self) -> list[tuple[int, RawMove]]:
        """Every move so far with its seat, oldest first."""
        out: list[tuple[int, RawMove]] = []
        at = self._history
        while at is not None:
            out.append((at.seat, at.move))
            at = at.before
        return out[::-1]

    @property
    def seed(self) -> str:
        """The seed, which must stay secret until the game is over."""
        return self._state.seed.hex()

    @property
    def commitment(self) -> str:
        """A hash of the seed that can be published before the game."""
        return commitment(self._state.seed)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and dump(self._state) == dump(other._state)

    def __repr__(self) -> str:
        s = self._state
        if s.over:
            return f"<Game over: {' and '.join(self.seats[seat] for seat in seats_of(s.winners, s.table.seats))}>"
        return f"<Game turn {s.turn}: {', '.join(self.seats)}; {self.decision}>"


def seat_number(seat: int | str, table: Table) -> int:
    """A seat by its number or name."""
    if isinstance(seat, str):
        if seat not in table.names:
            raise BadSetup(f"nobody here is called {seat!r}; there are {', '.join(table.names)}")
        return table.names.index(seat)
    if not 0 <= seat < table.seats:
        raise BadSetup(f"there is no seat {seat}; seats are 0 to {table.seats - 1}")
    return seat


def check_variant(variant: str, seats: int) -> Setting:
    """A variant by its name, if so many can play it."""
    setting = SETTINGS.get(variant)
    if setting is None:
        raise BadSetup(f"there is no variant {variant!r}; choose among {', '.join(SETTINGS)}")
    if seats not in setting.seats and setting.team_size > 1:
        fit = ", ".join(str(n) for n in setting.seats)
        raise BadSetup(f"{variant} is played by {fit} players in teams of {setting.team_size}, not by {seats}")
    return setting


def check_setup(
    known: Program,
    roles: tuple[str, ...],
    decks: tuple[str, ...],
    rules: dict[str, int],
    duplicates: bool,
    unfinished: bool,
) -> None:
    """Refuse what cannot be played, and say what can."""
    playable = [role.id for role in known.roles.values() if role.playable]
    if not SMALLEST <= len(roles) <= LARGEST:
        raise BadSetup(f"{len(roles)} seats: a game has {SMALLEST} to {LARGEST}")
    for role in roles:
        if role not in known.roles or (role not in playable and not unfinished):
            what = "is not playable yet" if role in known.roles else "is nobody we know"
            raise BadSetup(f"{role!r} {what}; choose among {', '.join(playable)}")
    if len(set(roles)) < len(roles) and not duplicates:
        raise BadSetup("a character sits twice; say duplicates=True if that is meant")
    for deck in decks:
        if deck not in known.drink_decks:
            raise BadSetup(f"there is no Drink Deck {deck!r}; choose among {', '.join(known.drink_decks)}")
    if not decks or len(set(decks)) < len(decks):
        raise BadSetup("name each Drink Deck once, and at least one")
    for name, value in rules.items():
        low = 1 if name in ("fortitude", "gold") else 0
        if name not in RULES:
            raise BadSetup(f"there is no rule {name!r} to change; choose among {', '.join(RULES)}")
        if not low <= value <= (99 if name == "gold" else 20):
            raise BadSetup(f"{name} cannot start at {value}")
