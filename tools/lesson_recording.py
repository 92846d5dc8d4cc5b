"""Record the first lesson as a page sees it, for the tests of the coach.

    python -m tools.lesson_recording             # write page/test/lesson-first.jsonl
    python -m tools.lesson_recording --check     # only say whether it is out of date

The pupil does what is suggested. Each frame is what the page knows at one moment, as far as the coach looks at it, with
the events since the frame before; where the pupil is asked, `answer` is what the pupil does.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from tools.lesson_deal import END, suggestion

from alehouse.packs import known
from alehouse.protocol import Answer, Hello, Settings, State, Update, Yours, join, read_reply
from alehouse.protocol.parts import Private, Public
from alehouse.table.lesson import FIRST, teach
from alehouse.table.limits import Limits
from alehouse.table.lobby import Lobby
from alehouse.table.room import Room
from alehouse.table.worker import BotQuestion, choose

PLACE = Path(__file__).resolve().parents[1] / "page" / "test" / "lesson-first.jsonl"
STEPS = 2_000


class Pupil:
    """A connection that keeps what a page would keep."""

    guest = "pupil"
    name = "Pupil"

    def __init__(self) -> None:
        self.table = Public()
        self.mine: Private | None = None
        self.look = False
        self.frames: list[dict[str, Any]] = []

    def send(self, data: bytes) -> None:
        match read_reply(data):
            case State() as state:
                self.table, self.mine = state.table, state.you
                self.look = state.clock.kind == "look"
                self._frame([])
            case Update() as update:
                self.table = join(self.table, update.table)
                self.mine = update.you or self.mine
                self.look = update.clock.kind == "look"
                self._frame([{"code": event.code, "args": args_of(event.args)} for event in update.events])
            case Yours() as yours:
                self.mine = yours.you
                self._frame([])

    def close(self, code: str, **_params: Any) -> None:
        raise AssertionError(f"the table has sent the pupil away: {code}")

    def _frame(self, events: list[dict[str, Any]]) -> None:
        told = [event for event in events if event["code"] not in ("open", "close", "resolve", "draw")]
        frame = {"events": told, "table": table_of(self.table), "mine": mine_of(self.mine), "look": self.look}
        if not self.frames or told or {**self.frames[-1], "events": []} != {**frame, "events": []}:
            self.frames.append(frame)


def args_of(args: dict[str, Any]) -> dict[str, Any]:
    return {name: args[name] for name in ("seat", "seats", "target", "cards") if name in args}


def table_of(table: Public) -> dict[str, Any]:
    built = msgspec.to_builtins(table)
    return {
        "turn": built["turn"],
        "active": built["active"],
        "phase": built["phase"],
        "over": built["over"],
        "round": {"control": built["round"]["control"]} if built["round"] else None,
        "stack": [{"kind": entry["kind"], "seat": entry["seat"], "card": entry["card"]} for entry in built["stack"]],
    }


def mine_of(mine: Private | None) -> dict[str, Any] | None:
    if mine is None:
        return None
    question = mine.question
    asked = None
    if question is not None:
        asked = {
            "decision": question.decision,
            "kind": question.kind,
            "touched": question.touched,
            "moves": [{"text": move.text} for move in question.moves],
        }
    return {"seat": mine.seat, "hand": list(mine.hand), "question": asked}


def recorded() -> list[dict[str, Any]]:
    """The frames of the lesson, from its first card to the turn in which nothing new is left."""
    rng = Random("lesson")
    settings = Settings(seats=len(FIRST.characters))
    room = Room(Lobby(id="room", owner="", settings=settings), known(), Limits(), rng.randbytes)
    pupil = Pupil()
    now = 0
    teach(room, FIRST, pupil.guest, pupil.name, now)
    room.arrive(pupil, Hello(id="0", version=1), now)
    for step in range(1, STEPS):
        answer_for_tutors(room, now)
        for _connection, data in room.outbox:
            pupil.send(data)
        room.outbox.clear()
        match, mine = room.match, pupil.mine
        assert match is not None
        if match.game.view(None).turn >= END and mine is not None and mine.question is not None:
            return pupil.frames
        waits = match.window is None or FIRST.pupil in match.asked.waits_for
        if mine is not None and mine.question is not None and waits:
            move = str(suggestion(match.game.view(mine.seat), match.moves_of(mine.seat)))
            pupil.frames[-1]["answer"] = move
            room.hear(pupil, Answer(id=str(step), decision=mine.question.decision, move=move), now)
        else:
            due = room.wake(now)
            assert due is not None
            now = max(now, due)
            room.tick(now)
    raise AssertionError("the lesson does not end")


def answer_for_tutors(room: Room, now: int) -> None:
    match = room.match
    assert match is not None
    while asked := match.bots_to_ask():
        for seat, decision in asked:
            question = BotQuestion.of(match.game, seat, match.bot_seed(seat, decision))
            room.bot_answers(seat, decision, question.at(choose(FIRST.bot, question)), now)


def made() -> str:
    return "".join(json.dumps(frame, separators=(",", ":"), sort_keys=True) + "\n" for frame in recorded())


def main(words: Sequence[str]) -> int:
    text = made()
    if "--check" not in words:
        PLACE.write_text(text, "utf-8")
    elif not PLACE.exists() or PLACE.read_text("utf-8") != text:
        print(f"{PLACE.name} is out of date; run: python -m tools.lesson_recording", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
