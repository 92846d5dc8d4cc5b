"""One person at the terminal, bots at the other seats: the loop and the words that may be typed."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from random import Random

from .. import lang
from ..bots import Bot, seated
from ..content import catalog
from ..engine.view import View
from ..errors import AlehouseError, BadText, IllegalMove
from ..game import Game
from ..moves import KINDS, Move
from ..results import Outcome
from ..speech import Teller, card_text, seat_names, type_text
from . import rulebook
from .faces import Face
from .picture import QUIET, Picture, draw

HELP = """\
Type the number of a move in the list, or the move itself: play CARD on SEAT, discard 1 3, order SEAT, pass.
Enter alone passes.
  why N     why card N of your hand cannot be played now      card N   all that card N says
  table     the table again          hand   your hand         log      what has happened
  skip      pass until your turn, or until something touches you
  rules ID  a rule of the game, such as rules GAMBLE-05
  quit      leave the game"""


class Left(Exception):
    """The player got up from the table."""


class Session:
    def __init__(self, game: Game, me: int, bots: dict[int, Bot], rng: Random, face: Face, ask_all: bool) -> None:
        self.game = game
        self.me = me
        self.players = {seat: seated(bot) for seat, bot in bots.items()}
        self.rng = rng
        self.face = face
        self.ask_all = ask_all
        self.teller = Teller(game)
        self.log: list[str] = []
        self.heard = 0
        self.shown = 0
        self.skipping = False

    # -- the loop -------------------------------------------------------------------------------

    def play(self) -> Outcome:
        """To the end. Raises Left, EOFError or KeyboardInterrupt before it if the player goes."""
        game = self.game
        while not game.is_over:
            seat = game.to_move
            if seat != self.me:
                game.push(self.players[seat](game, seat, self.rng), seat)
            elif self.calm():
                game.push(game.legal_moves[0], seat)
            else:
                game.push(self.ask(), seat)
        self.listen()
        self.face.tell(self.log[self.shown :])
        assert game.outcome is not None
        return game.outcome

    def listen(self) -> None:
        """Put what was told into the log."""
        for event in self.game.told(self.me, self.heard):
            self.heard = event.at + 1
            if event.code not in QUIET:
                self.log.append(self.teller.event(event))

    def calm(self) -> bool:
        """Whether this question is passed without asking, because nothing here seems to matter."""
        view = self.game.view(self.me)
        if view.question is None or view.question.kind != "window":
            self.skipping = False
            return False
        if touches(view, self.me):
            self.skipping = False
            return False
        return self.skipping or not (self.ask_all or matters(view, self.me, self.game.legal_moves[1:]))

    def ask(self) -> Move:
        """Show the table and hear a move that is legal; everything else gets an answer."""
        picture = self.picture()
        self.face.show(picture)
        while True:
            line = read_line()
            try:
                move = self.understand(line, picture)
            except IllegalMove as error:
                self.face.say(f"{self.teller.reason(error)} ({error.rule})")
            except AlehouseError as error:
                self.face.say(f"{error}")
            else:
                if move is not None:
                    return move

    def picture(self) -> Picture:
        self.listen()
        picture = draw(self.game, self.me, self.teller, self.log, len(self.log) - self.shown)
        self.shown = len(self.log)
        return picture

    # -- what is typed --------------------------------------------------------------------------

    def understand(self, line: str, picture: Picture) -> Move | None:
        """The move that is meant, or None after a command. Raises what is wrong with the line."""
        words = line.split()
        word = words[0].lower() if words else ""
        if not word:
            return self.passed(picture)
        if len(words) == 1 and word.isdigit():
            return self.chosen(int(word), picture)
        command = self.commands().get(word)
        if command is not None:
            return command(" ".join(words[1:]), picture)
        return self.spoken(line, picture)

    def commands(self) -> dict[str, Callable[[str, Picture], Move | None]]:
        return {
            "why": self.why,
            "card": self.card,
            "log": self.say_log,
            "rules": self.say_rules,
            "rule": self.say_rules,
            "help": self.say_help,
            "?": self.say_help,
            "table": self.say_table,
            "hand": self.say_hand,
            "skip": self.skip,
            "quit": self.leave,
            "exit": self.leave,
        }

    def passed(self, picture: Picture) -> Move:
        """The first move where that does nothing: a pass, or keeping all cards."""
        kind = picture.view.question.kind if picture.view.question is not None else ""
        if not picture.choices or (picture.choices[0][0].kind != "pass" and kind != "discard"):
            raise BadText(f"you cannot pass here; type a number from 1 to {len(picture.choices)}, or help")
        return picture.choices[0][0]

    def chosen(self, number: int, picture: Picture) -> Move:
        if not 1 <= number <= len(picture.choices):
            if picture.view.question is not None and picture.view.question.kind == "discard":
                raise BadText(f"to throw away card {number}, type: discard {number}")
            raise BadText(f"there is no move {number}; type a number from 1 to {len(picture.choices)}, or help")
        return picture.choices[number - 1][0]

    def spoken(self, line: str, picture: Picture) -> Move:
        """A move in words, or its sentence in the list."""
        text = " ".join(line.lower().split())
        for move, said in picture.choices:
            if said.lower() == text:
                return move
        if text.replace(" ", "").isdigit():
            text = f"discard {text}"
        if text == "discard all":
            text = " ".join(["discard", *(str(at) for at in range(1, len(picture.view.hand) + 1))])
        if text.split()[0] not in KINDS:
            raise BadText(f"{line.strip()!r} is no move; type a number from 1 to {len(picture.choices)}, or help")
        move = self.game.move(text, self.me)
        reason = self.game.why_not(move, self.me)
        if reason is not None:
            raise IllegalMove(reason.key, reason.rule)
        return move

    def hand_card(self, text: str, picture: Picture, verb: str) -> tuple[str, lang.Card]:
        keys = (*picture.view.hand, *picture.view.seats[self.me].front)
        if not text.isdigit() or not 1 <= int(text) <= len(keys):
            have = f"a number of your hand, 1 to {len(keys)}" if keys else "a card, but your hand is empty"
            raise BadText(f"{verb} needs {have}, such as {verb} 1")
        key = keys[int(text) - 1]
        return key, catalog.cards(catalog.pack())[key]

    def why(self, text: str, picture: Picture) -> None:
        key, card = self.hand_card(text, picture, "why")
        reason = self.game.why_not(key, self.me)
        if reason is None:
            self.face.say(f"You can play “{card.title}” now.")
        else:
            said = self.teller.reason(reason)
            self.face.say(f"“{card.title}”: {said} ({reason.rule}; rules {reason.rule} explains)")

    def card(self, text: str, picture: Picture) -> None:
        key, card = self.hand_card(text, picture, "card")
        self.face.say(f"{card.title}\n{type_text(card)}, typed as {key}\n{card_text(card)}")

    def say_log(self, text: str, picture: Picture) -> None:
        self.face.say("\n".join(self.log[-40:]) or "Nothing has happened yet.")

    def say_rules(self, text: str, picture: Picture) -> None:
        if not text:
            raise BadText("rules needs the id of a rule, such as rules GAMBLE-05")
        for key, said in rulebook.look_up(text):
            self.face.say(f"{key}: {said}")

    def say_help(self, text: str, picture: Picture) -> None:
        self.face.say(HELP)

    def say_table(self, text: str, picture: Picture) -> None:
        self.face.say_table(picture)

    def say_hand(self, text: str, picture: Picture) -> None:
        self.face.say_hand(picture)

    def skip(self, text: str, picture: Picture) -> Move:
        if picture.view.question is None or picture.view.question.kind != "window":
            raise BadText("skip is for moments when others act; here, type a number from the list")
        self.skipping = True
        return self.passed(picture)

    def leave(self, text: str, picture: Picture) -> Move:
        raise Left


def read_line() -> str:
    """A line of the player. Raises EOFError at the end of the input."""
    if not sys.stdin.isatty():
        # Nobody has pressed Enter, so the prompt would stand before the next sentence.
        line = input("> ")
        print()
        return line
    with suppress(ImportError):
        import readline  # noqa: F401  (makes input() editable)
    return input("> ")


# --- which questions are worth a person's time ---------------------------------------------------


def touches(view: View, me: int) -> bool:
    """Something pending would do something to us, or somebody is about to drop out."""
    if not view.stack:
        return False
    top = view.stack[-1]
    if top.kind == "last-chance":
        return True
    if any(pour.drinker == me and not pour.ignored for pour in top.drinks):
        return True
    return top.seat != me and any(effect.seat == me for effect in top.plan)


def matters(view: View, me: int, plays: list[Move]) -> bool:
    """Whether a window is worth asking: some card answers what is pending, or it is our own turn.

    A card that may be played at any time would otherwise bring a question at every single window.
    """
    cards = catalog.cards(catalog.pack())
    top = view.stack[-1] if view.stack else None
    mine = top is not None and top.kind == "card" and top.seat == me
    for move in plays:
        mode = cards[move.card or ""].modes[move.mode]
        if mode.used_as & lang.ANYTIME:
            continue
        if mine and any(isinstance(effect, lang.Negate) for effect in mode.do):
            continue
        return True
    return view.active == me and top is not None and top.kind == "free" and view.step == BEFORE_ACTION


BEFORE_ACTION = 3
"""The step of a turn at which cards for any time are offered."""


# --- the end -------------------------------------------------------------------------------------


def ending(game: Game, me: int) -> list[str]:
    """Who won, and how the others lost."""
    outcome = game.outcome
    assert outcome is not None
    names = seat_names(game)
    winners = " and ".join(names[seat] for seat in outcome.winners)
    you = " That is you!" if me in outcome.winners else ""
    shared = "share the victory" if outcome.tie else "wins"
    lines = [f"{winners} {shared} in turn {outcome.turns}.{you}"]
    for lost in outcome.lost:
        if lost.seat not in outcome.winners:
            how = "ran out of Gold" if lost.cause == "gold" else "passed out"
            lines.append(f"{names[lost.seat]} {how} in turn {lost.turn}.")
    return lines
