"""Somebody at the terminal, at a table of a server: the loop, and the words that a server answers."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import replace

from .. import client
from ..client.problems import meaning
from ..errors import AlehouseError, BadText, IllegalMove
from ..packs import Known
from ..protocol import Ended, Reply, RoomChanged, Said, Standstill, State, Update, Welcome
from ..results import Reason, Told
from ..speech import Teller
from . import lobby
from .commands import Left
from .keyboard import Keyboard
from .live import Live
from .lobby import RoomWords, room_lines, said_text
from .picture import QUIET, Picture, draw, joined
from .remote import Remote, Unlisted
from .table_words import TableWords, game_help
from .typed import number_of


class Joined(TableWords):
    """One table of a server. `run` ends when the person leaves."""

    def __init__(
        self, table: client.Table, link: str, face: Live, content: Known, *, watch: bool, ask_all: bool, typing: bool
    ) -> None:
        """typing: a person types; otherwise lines come from a file, and each waits until something is asked."""
        self.table = table
        self.link = link
        self.face: Live = face
        self.content = content
        self.watch = watch
        self.ask_all = ask_all
        self.typing = typing
        self.help = game_help()
        self.log: list[str] = []
        self.room_words = RoomWords(table)
        self.bell = asyncio.Event()
        self.dirty = True
        self.connected = True
        self.resuming = False
        self._room = table.room
        self._remote: Remote | None = None
        self.picture: Picture | None = None
        self._since = 0
        """How long the log was when the person typed the last line."""
        self._untold: list[Told] = []
        """Events that came before the room had said who plays."""
        self._asked: tuple[int | None, int | None] = (None, -1)
        """The newest question that was put to this person."""
        self._typing_for: int | None = None

    # -- the loop -------------------------------------------------------------------------------

    async def run(self) -> None:
        """Raises Left when the person goes, EOFError at the end of the input, Gone if the table is lost."""
        table = self.table
        table.on_reply, table.on_connection = self.hear, self.hear_line
        with Keyboard(self.bell.set, screen=self.face.screen) as keys:
            self.meet_game()
            while True:
                await self.wish_for_all()
                self.refresh(keys)
                if not self.due(keys):
                    await self.bell.wait()
                self.bell.clear()
                if table.gone is not None:
                    raise table.gone
                self.note_typing(keys)
                if self.due(keys):
                    if not keys.lines:
                        raise EOFError
                    await self.obey(keys.lines.popleft())

    async def wish_for_all(self) -> None:
        """Whoever wants to be asked at every moment needs a table that waits; a `skip` is left to its end."""
        mine = self.table.private
        if self.ask_all and self.connected and not self.in_lobby and mine is not None and mine.yields == "smart":
            with suppress(client.Refused):
                await self.table.yields(level="full")

    def due(self, keys: Keyboard) -> bool:
        """Whether a line can be obeyed now, or no more will come. Lines of a file wait until something is asked."""
        if not keys.lines:
            return keys.ended and (self.typing or self.in_lobby or not self.watch)
        asked = self.decision is not None and self._asked == (self.table.game, self.decision)
        return self.typing or self.in_lobby or asked

    @property
    def in_lobby(self) -> bool:
        """Between games, or no game can be shown."""
        return self._remote is None or self.table.room.status != "playing"

    @property
    def decision(self) -> int | None:
        question = self.table.question
        return question.decision if question is not None else None

    def note_typing(self, keys: Keyboard) -> None:
        """Remember what a line was begun for: a number must not answer a question that was not there yet."""
        if not keys.typed and not keys.lines:
            self._typing_for = None
        elif keys.typed and self._typing_for is None:
            self._typing_for = self.decision

    def refresh(self, keys: Keyboard) -> None:
        if not self.dirty:
            self.face.prompt(keys.typed)
            return
        self.dirty = False
        if self.in_lobby:
            self.picture = None
            self.face.draw_lobby(room_lines(self.table.room, self.table.you, self.link), self.log, keys.typed)
        else:
            self.picture = self.draw()
            self.face.draw_table(self.picture, self.newly_asked(), keys.typed)

    # -- what is told ---------------------------------------------------------------------------

    def hear(self, reply: Reply) -> None:
        match reply:
            case Welcome():
                self.resuming = True
                self.meet_room()
            case RoomChanged():
                self.meet_room()
            case State():
                self.meet_state(reply)
            case Update():
                self._untold += [
                    Told(reply.seq, event.code, event.args, event.private)
                    for event in reply.events
                    if event.code not in QUIET
                ]
                self.meet_game()
            case Ended():
                self.meet_end(reply)
            case Said():
                self.log.append(said_text(reply))
            case Standstill():
                self.log.append(f"The table stands still: {meaning(reply.code, {})}.")
            case _:
                pass
        self.dirty = True
        self.bell.set()

    def meet_room(self) -> None:
        old, self._room = self._room, self.table.room
        self.log += lobby.news(old, self._room, self.table.you)
        self.meet_game()

    def meet_game(self) -> None:
        """Notice a game that has begun, and say who plays whom."""
        game = self.table.room.game
        if game is None or self.table.game != game.number or self.table.view is None:
            return
        if self._remote is None or self._remote.info.number != game.number:
            unknown = [name for name in game.characters if name not in self.content.program.roles]
            if unknown:
                raise AlehouseError(f"this table plays {joined(unknown)}, unknown here; bring the pack with --pack")
            self._remote = Remote(self.table, game, self.content)
            self.game = self._remote
            self.teller = Teller(self._remote)
            self.log.append(f"The game: {self.line_up()}.")
        self.log += [self.teller.event(told) for told in self._untold]
        self._untold.clear()

    def meet_state(self, state: State) -> None:
        if self._remote is not None and self._remote.info.number == state.game and not self.resuming:
            self.log.append("A move was taken back.")
        self.resuming = False
        self.meet_game()

    def meet_end(self, end: Ended) -> None:
        if self._remote is None:
            return
        mine = self.table.you.seat in end.winners
        if end.how == "played":
            self.log += ["That is you!"] if mine else []
        else:
            names = joined(self.teller.names[seat] for seat in end.winners) or "nobody"
            how = "The others have given up" if end.how == "conceded" else "The game was given up"
            self.log.append(f"{how}: {names} {'win' if len(end.winners) > 1 else 'wins'}.")
        self.log.append(f"The seed was {end.seed}; the record is game {end.id}.")

    def hear_line(self, now: bool) -> None:
        if now != self.connected:
            self.connected = now
            self.log.append("The connection is back." if now else "The connection is lost; trying again.")
        self.dirty = True
        self.bell.set()

    # -- the picture ----------------------------------------------------------------------------

    def draw(self) -> Picture:
        assert self._remote is not None
        mine = self.table.private
        self.me = mine.seat if mine is not None else -1
        seat = mine.seat if mine is not None else None
        picture = draw(self._remote, seat, self.teller, self.log, len(self.log) - self._since)
        left = self.table.left
        time = f" ({-(-left // 1000)} s)" if left is not None and left < 3_600_000 else ""
        if picture.question and self.is_put():
            return replace(picture, question=picture.question + time)
        return replace(picture, question=self.waiting() + time)

    def waiting(self) -> str:
        """What the table waits for, when it is not this person."""
        table = self.table
        mine, clock, seat = table.private, table.clock, table.you.seat
        if not self.connected:
            return "No connection; trying again"
        if mine is not None and mine.answered is not None:
            return f"Your answer: {mine.answered}; release takes it back"
        if seat is not None and table.room.seats[seat].conceded:
            return "You have given up; a bot plays on"
        if clock is not None and clock.kind == "move" and clock.awaited:
            return f"Waiting for {joined(self.teller.names[one] for one in clock.awaited)}"
        return "Anybody may answer" if clock is not None and clock.kind == "window" else "Waiting"

    def is_put(self) -> bool:
        """Whether this person is asked. In a window the table says so: one that it does not wait for is only seen."""
        question = self.table.question
        if question is None or question.kind != "window":
            return question is not None
        return question.waits and any(move.kind != "pass" for move in question.moves)

    def newly_asked(self) -> bool:
        """Whether there is a question to this person that was not there before."""
        if not self.is_put() or self._asked == (self.table.game, self.decision):
            return False
        self._asked = (self.table.game, self.decision)
        return True

    # -- what is typed --------------------------------------------------------------------------

    async def obey(self, line: str) -> None:
        """Do what a line says; whatever is wrong with it is said."""
        self.dirty = True
        had_page = self.face.heard()
        begun_for, self._typing_for = self._typing_for, None
        if not line.strip() and (had_page or self.picture is None or self.decision is None):
            return
        try:
            if not self.connected:
                raise BadText("there is no connection now; it comes back by itself")
            await self.do(line, begun_for)
        except client.Refused as error:
            self.face.say(self.refusal(error))
        except IllegalMove as error:
            self.face.say(f"{self.teller.reason(error)} ({error.rule})")
        except (client.Gone, client.NoServer):
            raise
        except AlehouseError as error:
            self.face.say(str(error))

    async def do(self, line: str, begun_for: int | None) -> None:
        word, _, rest = line.strip().partition(" ")
        picture = self.picture
        told = self.words(picture is not None).get(word.lower())
        if told is not None:
            await told(rest.strip())
        elif picture is None:
            self.in_room(word.lower())
        else:
            self._since = len(self.log)
            if begun_for not in (None, self.decision) and (number_of(word) is not None or not word):
                raise BadText("the question has changed while you typed; look again")
            await self.answer(line, picture)

    async def answer(self, line: str, picture: Picture) -> None:
        try:
            move = self.understand(line, picture)
            text = None if move is None else str(move)
        except Unlisted as said:
            text = said.text
        if text is not None:
            question = picture.view.question
            if question is None:
                raise client.Refused("not-asked")
            await self.table.answer(text, question.id)

    def in_room(self, word: str) -> None:
        if word in ("quit", "exit"):
            raise Left
        if word in ("help", "?"):
            self.face.say(lobby.HELP)
        elif word in ("room", "table", "who"):
            self.face.say("\n".join(room_lines(self.table.room, self.table.you, self.link)))
        elif word == "log":
            self.face.say("\n".join(self.log) or "Nothing has happened yet.")
        else:
            raise BadText(f"“{word}” means nothing here. {lobby.next_step(self.table.room, self.table.you)}")

    def refusal(self, error: client.Refused) -> str:
        if error.code == "illegal" and "reason" in error.params and self._remote is not None:
            rule = str(error.params.get("rule"))
            return f"{self.teller.reason(Reason(str(error.params['reason']), rule))} ({rule})"
        if error.code == "bad-move" and "problem" in error.params:
            return str(error.params["problem"])
        return f"{error}"
