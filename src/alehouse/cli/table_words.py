"""Words that a server answers: about the rules, the windows, and moves that are taken back."""

from __future__ import annotations

from .. import client
from ..errors import BadText
from ..packs import Known
from ..results import Reason
from .commands import Commands
from .live import Live
from .lobby import RoomWords, Word, plain
from .picture import Picture, effects_note
from .remote import Unlisted
from .session import HELP

MORE_HELP = """\
hold: keep the window open while you think; release: stop holding,
    or take an answer back while the window is open
undo: take your last move back; agree, refuse: when somebody else asks
skip: do not ask me until my turn; ask all, ask less, ask touching:
    how often to ask me; ask no: not about this card again
always MOVE: make that move as soon as it is legal; always nothing
preview MOVE: what it would do if nobody answered
concede: give up; return: take the seat back from the bot
who: who plays whom; say TEXT, emote, phrase: talk
leave: go for good; quit: go, and keep the seat"""
LEVELS = {"all": "full", "less": "smart", "touching": "touching"}


def game_help() -> str:
    """What may be typed in any game, and what a server adds to it."""
    local = ("skip", "ask ", "    and when", "quit")
    return "\n".join([*(line for line in HELP.split("\n") if not line.startswith(local)), MORE_HELP])


class TableWords(Commands):
    """What may be typed in a game on a server, besides moves and what any table answers."""

    table: client.Table
    face: Live
    content: Known
    room_words: RoomWords
    picture: Picture | None
    """What is on the screen; None between games."""
    ask_all: bool

    def words(self, playing: bool) -> dict[str, Word]:
        table = self.table
        if not playing:
            return {**self.room_words.words(), **self.room_words.talk()}
        return {
            **self.room_words.talk(),
            "why": self.why,
            "hold": self.hold,
            "release": self.release,
            "undo": lambda _: table.undo(),
            "agree": lambda _: self.consent(True),
            "refuse": lambda _: self.consent(False),
            "skip": lambda _: self.levelled("until-my-turn"),
            "ask": self.ask_how,
            "always": self.always,
            "preview": self.preview,
            "concede": lambda _: table.concede(),
            "return": lambda _: table.come_back(),
            "who": self.who,
        }

    def engine_text(self, line: str) -> str:
        """A typed move in the words of the engine, whether it is legal now or not."""
        assert self.picture is not None
        try:
            move = self.understand(line, self.picture)
        except Unlisted as said:
            return said.text
        if move is None:
            raise BadText("say a move, such as play 1")
        return str(move)

    async def why(self, text: str) -> None:
        assert self.picture is not None
        key, card = self.hand_card(text, self.picture, "why")
        reason = await self.table.why(card=key)
        if reason.key is None or reason.rule is None:
            self.face.say(f"You can play “{card.title}” now.")
        else:
            said = self.teller.reason(Reason(reason.key, reason.rule))
            self.face.say(f"“{card.title}”: {said} ({reason.rule}; rules {reason.rule} explains)")

    async def hold(self, text: str) -> None:
        await self.table.hold()
        self.face.say("The window stays open while you think.")

    async def release(self, text: str) -> None:
        await self.table.release()
        self.face.say("You have taken it back.")

    async def always(self, text: str) -> None:
        move = None if text in ("", "nothing") else self.engine_text(text)
        await self.table.standing(move)
        self.face.say(f"As soon as it is legal: {move}." if move is not None else "No move is made for you any more.")

    async def consent(self, yes: bool) -> None:
        asked = self.table.room.undo
        if asked is None:
            raise BadText("nobody asks to take a move back")
        await self.table.consent(asked.number, yes)

    async def ask_how(self, text: str) -> None:
        word = text.lower()
        if word in LEVELS:
            self.ask_all = word == "all"
            await self.levelled(LEVELS[word])
            return
        question = self.table.question
        if word not in ("no", "yes"):
            raise BadText("type ask all, ask less, ask touching, or ask no: not about this card again")
        if question is None or question.about not in self.content.cards:
            raise BadText("ask no is for moments when a card is being played")
        await self.table.yields(card=question.about, on=word == "no")
        often = "not be asked about it again" if word == "no" else "be asked about it again"
        self.face.say(f"You will {often}.")

    async def levelled(self, level: str) -> None:
        await self.table.yields(level=level)  # type: ignore[arg-type]
        self.face.say(
            {
                "full": "You will be asked at every moment.",
                "smart": "You will be asked when something touches you, or a card of yours would change a lot.",
                "touching": "You will be asked when something touches you.",
                "until-my-turn": "You will not be asked until your turn, unless something touches you.",
            }[level]
        )

    async def preview(self, text: str) -> None:
        effects = await self.table.preview(self.engine_text(text))
        said = effects_note(effects, tuple(self.teller.names)).strip(" ()")
        self.face.say(f"If nobody answers: {said}." if said else "It would change no numbers.")

    async def who(self, text: str) -> None:
        self.face.say(f"{self.line_up()}.")

    def line_up(self) -> str:
        """Who plays whom."""
        you = self.table.you.seat
        return ", ".join(
            f"{plain(seat.name or seat.bot or '')}{' (you)' if seat.seat == you else ''} is {name}"
            for seat, name in zip(self.table.room.seats, self.teller.names, strict=True)
        )
