"""Nothing leaks at the table: whole evenings are recorded, scanned, and played again with other cards.

The proof itself stands in tools/leak, because `make soak` runs it too, over many more games (tools/soak_leak.py).
Here it is run over a few tables of each kind, and it is shown that it notices what it should: every leak that is
planted on purpose is found.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from alehouse.protocol import Clock, Standstill, write
from alehouse.table import match as matches
from alehouse.table import room as rooms
from alehouse.table import telling

sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent))

from tools.leak.evening import Evening
from tools.leak.figures import Figures
from tools.leak.records import Plan
from tools.leak.scan import Leaked
from tools.leak.twin import Noticed
from tools.soak_leak import TEAMS, evenings

TABLE = Plan(seed=12, people=4, window=3_000, eager=0.8)
STRICT = {
    "sent": 500, "named_cards": 3_000, "stretches": 3, "messages": 150, "windows": 60, "plays": 10, "moved": 250,
    "able": 15,
}  # fmt: skip
"""So much of everything for each game, or the test has compared too little to pass."""


def test_people_with_delays_notice_nothing() -> None:
    """To the byte and to the millisecond: who could answer, who has, who meant to, who is awaited."""
    figures = evenings(
        [
            Plan(seed=11, people=2, window=1_500, stretch=30),
            TABLE,
            Plan(seed=13, people=4, window=700, variant=TEAMS),
            Plan(seed=14, people=5, window=3_000, eager=0.8),
            Plan(seed=16, people=6, window=1_500, eager=0.3),
        ]
    )
    figures.check(STRICT | {"acts": 150, "overtaken": 3, "holds": 0.5, "watched": 0.5, "other_seeds": 0.5})
    assert {"update", "state", "yours", "clock", "room", "refused", "ok"} <= figures.kinds.keys()


def test_people_and_bots_with_delays_notice_nothing() -> None:
    """Bots are people's neighbours too: whether one of them could have played is nobody's business."""
    figures = evenings(
        [
            Plan(seed=21, people=2, bots=2, window=200, eager=0.8, stretch=60),
            Plan(seed=22, people=2, bots=4, window=200, eager=0.8, stretch=60),
            Plan(seed=23, people=3, bots=1, window=700, variant=TEAMS),
            Plan(seed=24, people=2, bots=6, window=3_000),
        ]
    )
    figures.check(STRICT | {"acts": 30, "overtaken": 2, "watched": 0.5, "other_seeds": 0.5})


def test_an_open_table_tells_by_time_alone() -> None:
    """Without delays a table waits for whoever can answer, and that may be seen. What is said must be the same."""
    figures = evenings(
        [
            Plan(seed=31, people=3, eager=0.8),
            Plan(seed=32, people=1, bots=3),
            Plan(seed=33, people=2, bots=2, variant=TEAMS),
            Plan(seed=35, people=5, stretch=20),
        ]
    )
    figures.check({"sent": 300, "stretches": 3, "messages": 30, "windows": 20, "plays": 3, "able": 3, "moved": 250})


# --- planted leaks -------------------------------------------------------------------------------------


def noticed(plan: Plan) -> type[BaseException] | None:
    """What is found at such a table."""
    try:
        evenings([plan])
    except (Noticed, Leaked) as error:
        return type(error)
    return None


def awaited(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock says whose answer is missing."""
    sound = telling.clock_of

    def leaky(match: Any, now: int, seat: int | None = None) -> Clock:
        clock = sound(match, now, seat)
        if clock.kind != "window":
            return clock
        missing = [seat for seat in match.game.asked if match.chairs[seat].answer is None]
        return Clock(decision=clock.decision, kind=clock.kind, awaited=tuple(missing), left=clock.left, held=clock.held)

    monkeypatch.setattr(telling, "clock_of", leaky)


def too_early(monkeypatch: pytest.MonkeyPatch) -> None:
    """A window closes before its time when nobody can answer it."""
    sound = matches.Match.closing_times

    def leaky(self: Any, window: Any) -> Any:
        if all(len(self.moves_of(seat)) == 1 for seat in self.game.asked):
            return self.asked.opened, self.asked.opened
        return sound(self, window)

    monkeypatch.setattr(matches.Match, "closing_times", leaky)


def to_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody hears when somebody has answered, though not what."""
    sound = matches.Match.answer

    def leaky(self: Any, *args: Any, **more: Any) -> None:
        sound(self, *args, **more)
        self.changed |= {chair.seat for chair in self.chairs}

    monkeypatch.setattr(matches.Match, "answer", leaky)


def seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The seed is told while the game is on."""

    def leaky(self: Any, *request: Any) -> Any:
        reply = sound(self, *request)
        return reply if self.match is None else write(Standstill(code=self.match.game.seed))

    sound: Any = rooms.Room._do
    monkeypatch.setattr(rooms.Room, "_do", leaky)


def next_drink(monkeypatch: pytest.MonkeyPatch) -> None:
    """A reason names the card that lies on top of the Drink Deck."""

    def leaky(self: Any, *request: Any) -> Any:
        if self.match is None:
            return sound(self, *request)
        top = self.match.game._state.drink_deck[-1]
        return write(Standstill(code=self.known.program.designs[top >> 4].id))

    sound: Any = rooms.Room._do
    monkeypatch.setattr(rooms.Room, "_do", leaky)


def unseen(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is said to be taken back is a card that nobody has seen."""

    def leaky(self: Any, seat: int | None, now: int, seq: int | None = None, back: Any = None) -> Any:
        if back is not None:
            hand = self.match.game.hand((back.seat + 1) % len(self.match.chairs))
            back = back._replace(move=f"play {hand[0]}" if hand else "")
        return sound(self, seat, now, seq, back)

    sound: Any = telling.Teller.state
    monkeypatch.setattr(telling.Teller, "state", leaky)


def guest(monkeypatch: pytest.MonkeyPatch) -> None:
    """A reply holds the secret by which the server knows somebody else."""

    def leaky(self: Any, person: Any, *request: Any) -> Any:
        others = [one.guest for one in self.lobby.people if one is not person]
        return write(Standstill(code=others[0])) if others else sound(self, person, *request)

    sound: Any = rooms.Room._do
    monkeypatch.setattr(rooms.Room, "_do", leaky)


PLANTED = [
    (awaited, Noticed), (too_early, Noticed), (to_others, Noticed), (seed, Leaked), (next_drink, Leaked),
    (guest, Leaked), (unseen, Leaked),
]  # fmt: skip


@pytest.mark.parametrize(("plant", "found"), PLANTED)
def test_a_planted_leak_is_found(
    plant: Callable[[pytest.MonkeyPatch], None], found: type[BaseException], monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    assert noticed(TABLE) is found


def test_too_little_does_not_pass() -> None:
    with pytest.raises(AssertionError, match="proves little"):
        Figures(games=1, stretches=1).check({"stretches": 2})


def test_the_same_evening_is_the_same() -> None:
    """Whatever is found can be looked at again."""
    first, second = (Evening(Plan(seed=51, people=2, window=700)) for _ in range(2))
    first.play()
    second.play()
    assert {id: wire.got for id, wire in first.wires.items()} == {id: wire.got for id, wire in second.wires.items()}
