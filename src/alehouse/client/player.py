"""A program that plays a whole game at a table: for tests, load and bots from elsewhere."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random

from .. import protocol
from ..bots import bot
from ..bots.bot import Blind, Brisk
from ..protocol import Ended, GameInfo, Question, RoomChanged, State, Update, Welcome, Yours
from .line import Answer
from .problems import Refused
from .rebuilt import decision_from, moves_from, seats_of, view_from
from .table import Table

Chooser = Callable[[Table, Question], str | None]
"""Gives the text of a move, or None to let the table wait."""
LATE = frozenset({"stale", "not-asked", "no-game"})
"""The question was closed before our answer came, which is nobody's fault."""
NEWS = (State, Update, Yours)
ROOMS = frozenset({Welcome, RoomChanged})


class Player:
    """Answers every question of its seat as soon as it is put, within the very call that brought it."""

    def __init__(self, table: Table, choose: Chooser) -> None:
        self.table = table
        self.choose = choose
        self.moves = 0
        """Answers that the server has accepted."""
        self.late = 0
        """Answers that came after their question was closed."""
        self._answered: tuple[int | None, int] = (None, -1)
        self._in_flight = 0
        """Answers of ours that have not been acknowledged yet."""
        self._blind = False
        """A question has come before the room has said who plays."""
        self._consented = -1
        self._returning = False
        self._first = 0
        self._over: asyncio.Future[Ended] | None = None
        self._others: Callable[[protocol.Reply], None] | None = None
        self._beside: Callable[[bool], None] | None = None
        """Who else listens to the table."""

    async def play(self) -> Ended:
        """Play the game that is on, or the next one, to its end. Raises whatever ends it before."""
        table = self.table
        game = table.room.game
        self._first = 0 if game is None else game.number + (game.ended is not None)
        self._over = asyncio.get_running_loop().create_future()
        others, table.on_reply = table.on_reply, self._hear
        beside, table.on_connection = table.on_connection, self._check
        self._others, self._beside = others, beside
        try:
            self._look_around()
            self._look()
            return await self._over
        finally:
            table.on_reply, table.on_connection = others, beside

    def _hear(self, reply: protocol.Reply) -> None:
        kind = type(reply)
        if self._others is not None:
            self._others(reply)
        try:
            if isinstance(reply, NEWS):
                if reply.you is not None:
                    self._look()
            elif kind in ROOMS:
                self._look_around()
                if self._blind:
                    self._look()
            elif isinstance(reply, Ended) and reply.game >= self._first:
                self._finish(reply)
        except Exception as error:  # a fault of the chooser is the player's, not the line's
            self._fail(error)

    def _look(self) -> None:
        """Answer what is asked. The same question is answered again if it is put again: a move was taken back."""
        table = self.table
        question = table.question
        if question is None or (self._in_flight and (table.game, question.decision) == self._answered):
            return
        game = table.room.game
        self._blind = game is None or game.number != table.game
        if self._blind:
            return
        move = self.choose(table, question)
        if move is not None:
            self._answered = (table.game, question.decision)
            self._in_flight += 1
            table.post(protocol.Answer(id=table.next_id(), decision=question.decision, move=move), self._done)

    def _done(self, answer: Answer | Exception) -> None:
        self._in_flight -= 1
        if isinstance(answer, Exception):
            self._fail(answer)
        elif not isinstance(answer, protocol.Refused):
            self.moves += 1
        elif answer.code in LATE:
            self.late += 1
        elif answer.code == "too-fast":
            asyncio.get_running_loop().call_later(answer.params.get("wait", 100) / 1000, self._look)
        elif answer.code != "no-game":
            self._fail(Refused(answer.code, answer.params))

    def _look_around(self) -> None:
        """See whether the game is over, agree to an undo, and take the seat back from a bot."""
        table = self.table
        room = table.room
        seat = table.you.seat
        game = room.game
        if game is not None and game.ended is not None and game.number >= self._first:
            self._finish(ended(game))
        if seat is None:
            return
        undo = room.undo
        if undo is not None and undo.number != self._consented and seat != undo.seat and seat not in undo.yes:
            self._consented = undo.number
            table.post(protocol.Consent(id=table.next_id(), undo=undo.number, yes=True), ignore)
        if not any(chair.seat == seat and chair.away and not chair.conceded for chair in room.seats):
            self._returning = False
        elif not self._returning:
            self._returning = True
            table.post(protocol.Return(id=table.next_id()), ignore)

    def _check(self, connected: bool) -> None:
        if self._beside is not None:
            self._beside(connected)
        if self.table.gone is not None:
            self._fail(self.table.gone)

    def _finish(self, end: Ended) -> None:
        if self._over is not None and not self._over.done():
            self._over.set_result(end)

    def _fail(self, error: Exception) -> None:
        if self._over is not None and not self._over.done():
            self._over.set_exception(error)


def ignore(_: Answer | Exception) -> None:
    """For requests that may come too late."""


def ended(game: GameInfo) -> Ended:
    assert game.ended is not None
    return Ended(game=game.number, id=game.id, how=game.ended, winners=game.winners, seed=game.seed or "")


# --- ways to choose ------------------------------------------------------------------------------


def at_random(rng: Random) -> Chooser:
    """Any legal move, each as likely as any other. Nothing is built: a load test has thousands of these."""

    def choose(table: Table, question: Question) -> str:
        if question.kind == "discard":
            assert table.private is not None
            places = [str(at) for at in range(1, len(table.private.hand) + 1) if rng.random() < 0.5]
            return " ".join(["discard", *(places or ["nothing"])])
        return question.moves[rng.randrange(len(question.moves))].text

    return choose


def by_bot(name: str, rng: Random) -> Chooser:
    """What a bot of ours would do, which sees what the seat was told and nothing else."""
    player = bot(name)

    def choose(table: Table, question: Question) -> str:
        mine, game, public = table.private, table.room.game, table.view
        assert mine is not None
        assert game is not None
        assert public is not None
        moves = moves_from(mine, seats_of(game))
        if isinstance(player, Blind):
            return str(player.pick(moves, rng))
        move = player.at_once(decision_from(question, mine.seat), moves) if isinstance(player, Brisk) else None
        return str(move or player.choose(view_from(public, mine), moves, rng))

    return choose


def random_player(table: Table, seed: int | str = 0) -> Player:
    return Player(table, at_random(Random(seed)))


def bots_player(table: Table, name: str = "normal", seed: int | str = 0) -> Player:
    return Player(table, by_bot(name, Random(seed)))
