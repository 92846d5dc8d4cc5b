"""One game as environments see it: whose step it is, which actions are possible, and taking one."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ..engine.answers import answer
from ..engine.state import RawMove
from ..errors import BadSetup
from ..game import Game, Past
from ..lang.cards import Character, Pack
from ..packs.known import Known, known
from .actions import Steps, action_name

MAX_STEPS = 20_000
"""Games end by themselves long before; a policy that never lets one end is stopped here."""


class Table:
    """How the games of an environment are set up. Equal seeds give equal games."""

    def __init__(
        self,
        seats: int,
        characters: Sequence[str] | None = None,
        drinks: str | Sequence[str] = "rdi1",
        variant: str = "individual",
        packs: Sequence[Pack | Character] | Known = (),
    ) -> None:
        self.content = packs if isinstance(packs, Known) else known(*packs)
        self.seats = seats if characters is None else len(characters)
        self.characters = None if characters is None else tuple(characters)
        self.drinks = drinks
        self.variant = variant
        if self.characters is None and seats > len(self.content.playable):
            raise BadSetup(f"there are {len(self.content.playable)} characters, and not {seats}")
        self.deal(0)  # refuses now what no game could be made of

    def deal(self, seed: int) -> Game:
        """A new game; where no characters are named, the seed draws them."""
        roles = self.characters
        if roles is None:
            roles = tuple(Random(seed).sample(self.content.playable, self.seats))
        return Game(
            roles,
            seed=seed,
            drinks=self.drinks,
            variant=self.variant,
            duplicates=len(set(roles)) < len(roles),
            tell=False,
            packs=self.content,
        )

    def __deepcopy__(self, _memo: object) -> Table:
        return self  # it never changes


class Sitting:
    """A game in steps. Questions and steps that leave no choice are answered by themselves."""

    __slots__ = ("_state", "game", "moves_made", "seat", "steps", "steps_made")

    def __init__(self, game: Game) -> None:
        self.game = game
        self._state = game._state
        self.steps = Steps(self._state.table.program, self._state.table.seats)
        self.seat = -1
        """Whose step it is, -1 when the game is over."""
        self.steps_made = 0
        self.moves_made = 0
        self._go_on()

    @property
    def legal(self) -> list[int]:
        """The actions of the seat whose step it is, ascending."""
        return self.steps.legal

    @property
    def over(self) -> bool:
        return self._state.over

    @property
    def alive(self) -> int:
        """The seats that are in the game, as a mask."""
        return self._state.alive

    def _go_on(self, move: RawMove | None = None) -> None:
        """Make a move, if there is one, and all that leave no choice, up to the next step that does."""
        s, steps, game = self._state, self.steps, self.game
        seat = self.seat
        while True:
            if move is not None:
                game._history = Past(game._history, seat, move)
                self.moves_made += 1
                answer(s, seat, move)
            mask = s.ask_mask
            if not mask:
                self.seat = -1
                return
            seat = (mask & -mask).bit_length() - 1
            steps.ask(s, seat)
            move = steps.move
            if move is None:
                self.seat = seat
                return

    def take(self, action: int) -> None:
        """One step. Raises ValueError for an action that is not legal."""
        steps = self.steps
        if action not in steps.legal:
            names = ", ".join([action_name(legal) for legal in steps.legal])
            raise ValueError(f"action {action} is not possible now; these are: {names}")
        self.steps_made += 1
        steps.take(int(action))
        if steps.move is not None:
            self._go_on(steps.move)

    def answer(self, move: RawMove) -> None:
        """A whole move at once, for players that do not think in actions."""
        self._go_on(move)

    def copy(self) -> Sitting:
        new = Sitting.__new__(Sitting)
        new.game = self.game.copy()
        new._state = new.game._state
        new.steps = self.steps.copy()
        new.seat = self.seat
        new.steps_made = self.steps_made
        new.moves_made = self.moves_made
        return new

    def __deepcopy__(self, _memo: object) -> Sitting:
        return self.copy()
