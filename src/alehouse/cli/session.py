"""One person at the terminal, bots at the other seats: the loop and the words that may be typed."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from random import Random

from .. import lang
from ..bots import Bot, seated
from ..engine import codes
from ..engine.view import View
from ..errors import AlehouseError, BadText, IllegalMove
from ..game import Game
from ..moves import Move
from ..packs import in_play
from ..results import Outcome
from ..speech import Teller, seat_names
from .commands import Commands
from .faces import Face
from .picture import QUIET, Picture, draw, joined, side_of

HELP = """\
Type the number of a move in the list, or the move in words:
play CARD, play CARD on NAME: CARD is its number in your hand or its title
order NAME: order a Drink for somebody
offer CARD to NAME: sell a card that lies in front of you
token fortitude, token alcohol, token gold: spend a Potion Token
discard 1 3: throw those cards away; when you are asked, 1 3 is enough
pass, or Enter alone: do nothing
why N: why card N of your hand cannot be played now
card N, card TITLE: all that a card says, of your hand or on the table
hand: your hand; hand NAME: that of a teammate
table: the table again
log: what has happened since your last move; log 20: the last 20 lines
log all: everything from the start
skip: pass until your turn, or until something touches you
ask all: ask whenever a card of yours fits, as --ask-all does
ask less: the usual; Anytime cards are offered only on your turn
    and when something touches you, Potion Tokens at the last chance
rules ID: a rule of the game, such as rules GAMBLE-05
quit: leave the game
Signs: A = Alcohol Content, F = Fortitude, Pile = Drinks waiting,
    * = playable"""
LEAVE = "Leave the table? Ctrl-C again or quit leaves, Enter stays."


class Session(Commands):
    help = HELP

    def __init__(self, game: Game, me: int, bots: dict[int, Bot], rng: Random, face: Face, ask_all: bool) -> None:
        self.game: Game = game
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
        plays = self.game.legal_moves[1:]
        if touches(view, self.me, plays):
            self.skipping = False
            return False
        return self.skipping or not (self.ask_all or matters(view, self.me, plays))

    def ask(self) -> Move:
        """Show the table and hear a move that is legal; everything else gets an answer."""
        picture = self.picture()
        self.face.show(picture)
        while True:
            line = self.hear()
            try:
                move = self.understand(line, picture) if line is not None else None
            except IllegalMove as error:
                self.face.say(f"{self.teller.reason(error)} ({error.rule})")
            except AlehouseError as error:
                self.face.say(f"{error}")
            else:
                if move is not None:
                    return move

    def hear(self) -> str | None:
        """A line, or None where the player thought of leaving and stays. The second Ctrl-C leaves."""
        try:
            return read_line()
        except KeyboardInterrupt:
            self.face.say(f"\n{LEAVE}")
            line = read_line()
            return line if line.strip() else None

    def picture(self) -> Picture:
        self.listen()
        picture = draw(self.game, self.me, self.teller, self.log, len(self.log) - self.shown)
        self.shown = len(self.log)
        return picture

    # -- words that mean more where the bots are ours -------------------------------------------

    def commands(self) -> dict[str, Callable[[str, Picture], Move | None]]:
        return {**super().commands(), "why": self.why, "ask": self.ask_how, "skip": self.skip}

    def why(self, text: str, picture: Picture) -> None:
        key, card = self.hand_card(text, picture, "why")
        reason = self.game.why_not(key, self.me)
        if reason is None:
            self.face.say(f"You can play “{card.title}” now.")
        else:
            said = self.teller.reason(reason)
            self.face.say(f"“{card.title}”: {said} ({reason.rule}; rules {reason.rule} explains)")

    def ask_how(self, text: str, picture: Picture) -> None:
        if text.lower() not in ("all", "less"):
            raise BadText("type ask all or ask less")
        self.ask_all = text.lower() == "all"
        often = "whenever they fit" if self.ask_all else "on your turn and when something touches you"
        self.face.say(f"From now on Anytime cards are offered {often}.")

    def skip(self, text: str, picture: Picture) -> Move:
        if picture.view.question is None or picture.view.question.kind != "window":
            raise BadText("skip is for moments when others act; here, type a number from the list")
        self.skipping = True
        return self.passed(picture)


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


def touches(view: View, me: int, plays: Sequence[Move]) -> bool:
    """Something pending would do something to our side, or somebody is about to drop out.

    A Potion Token alone is no reason to ask: there is a last chance before anybody is out.
    """
    if not view.stack:
        return False
    top = view.stack[-1]
    if all(move.kind == "token" for move in plays):
        return top.kind == "last-chance" and me in top.lost
    if top.kind == "last-chance":
        return True
    ours = side_of(view, me)
    if any(pour.drinker in ours and not pour.ignored for pour in top.drinks):
        return True
    return top.seat not in ours and any(effect.seat in ours for effect in top.plan)


def matters(view: View, me: int, plays: Sequence[Move]) -> bool:
    """Whether a window is worth asking: some card answers what is pending, or it is our own turn.

    A card that may be played at any time would otherwise bring a question at every single window.
    """
    cards = in_play().cards
    ours = side_of(view, me)
    top = view.stack[-1] if view.stack else None
    mine = top is not None and top.kind == "card" and top.seat in ours
    waiting = False
    for move in plays:
        if move.card is None:
            continue
        mode = cards[move.card].modes[move.mode]
        if move.kind == "offer" or mode.used_as & lang.ANYTIME:
            waiting = True
        elif not (mine and any(isinstance(effect, lang.Negate) for effect in mode.do)):
            return True
    free = top is not None and top.kind == "free" and view.round is None
    return waiting and free and view.active in ours and view.step == BEFORE_ACTION


BEFORE_ACTION = codes.TS_ACTION
"""The step of a turn at which cards for any time, and sales, are offered."""


# --- the end -------------------------------------------------------------------------------------


def ending(game: Game, me: int) -> list[str]:
    """Who won, and how the others lost: a line for each side."""
    outcome = game.outcome
    assert outcome is not None
    names = seat_names(game)
    winning = [team for team in game.teams if team[0] in outcome.winners]
    winners = joined(names[seat] for team in winning for seat in team)
    you = " That is you!" if me in outcome.winners else ""
    won = "share the victory" if len(winning) > 1 else "win" if len(outcome.winners) > 1 else "wins"
    lines = [f"{winners} {won} in turn {outcome.turns}.{you}"]
    lost = {one.seat: one for one in outcome.lost}
    for team in sorted(game.teams, key=lambda team: lost[team[0]].turn if team[0] in lost else 0):
        if team not in winning:
            how = "ran out of Gold" if lost[team[0]].cause == "gold" else "passed out"
            lines.append(f"{joined(names[seat] for seat in team)} {how} in turn {lost[team[0]].turn}.")
    return lines
