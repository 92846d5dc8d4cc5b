"""Questions to a player, possible answers, and why an answer is refused."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from alehouse.content import catalog
from alehouse.engine.view import Decision
from alehouse.errors import IllegalMove
from alehouse.game import Game
from alehouse.lang.message import Argument, Message, say
from alehouse.moves import PLAY, Move
from alehouse.results import Reason, Told

from .cards import option_texts
from .catalogue import catalogue
from .events import event_text
from .names import card_titles, seat_name, seat_names, several, title


def reason_text(reason: Reason | IllegalMove, language: str = "en") -> str:
    """Why a move is refused, in one sentence. The rule id is left to the caller."""
    key = reason.key if isinstance(reason, Reason) else reason.reason
    return catalogue(language).say(say(f"reason-{key}"))


def question_text(decision: Decision, game: Game, language: str = "en") -> str:
    """An open question, with the name of the seat that has to answer."""
    names = seat_names(game, language)
    return catalogue(language).say(_question(decision, names, card_titles()))


def _question(decision: Decision, names: Sequence[str], titles: Mapping[str, str]) -> Message:
    about = decision.about or "free"
    known = about in titles
    matter = say("about-card", card=title(about, titles)) if known else say(f"about-{about}")
    pending = "card" if known else about
    return say(f"question-{decision.kind}", seat=names[decision.seat], about=matter, pending=pending)


def move_text(move: Move, decision: Decision | None = None, language: str = "en") -> str:
    """A move as a player would say it: "Play Hide in shadows". Numbers mean more with their question."""
    return catalogue(language).say(_move(move, decision, language))


def _move(move: Move, decision: Decision | None, language: str) -> Message:
    written = str(move)
    match move.kind:
        case "pass":
            return say("move-pass")
        case "play":
            return _play(move, written, language)
        case "discard":
            places = re.findall(r"\d+", written)
            return say("move-discard", n=len(places), places=several(places))
        case "order":
            return say("move-order", target=seat_name(written.partition(" ")[2], language))
        case _:
            return _choice(move, decision, written.partition(" ")[2], language)


def _play(move: Move, written: str, language: str) -> Message:
    said: dict[str, Argument] = {"way": "none", "at": "nobody", "target": "", "drinks": "none"}
    found = PLAY.fullmatch(written)
    assert found is not None, "the text form of a play"
    if found["mode"]:
        said["way"] = int(found["mode"])
    if found["on"]:
        said |= {"at": "somebody", "target": several(seat_name(word, language) for word in found["on"].split(","))}
    if found["drink"]:
        said["drinks"] = several(found["drink"].split(","))
    return say("move-play", card=title(move.card, card_titles()), **said)


def _choice(move: Move, decision: Decision | None, word: str, language: str) -> Message:
    if move.targets:
        return say("move-pick", target=seat_name(word, language))
    match decision.kind if decision is not None else None:
        case "may":
            return say("move-yes" if move.number else "move-no")
        case "number":
            return say("move-number", n=move.number)
        case "select":
            return say("move-card", n=move.number + 1)
        case "option":
            card = catalog.cards(catalog.pack()).get(decision.about or "") if decision is not None else None
            texts = option_texts(card, language) if card is not None else ()
            if move.number < len(texts):
                return say("move-option-text", text=texts[move.number])
    return say("move-option", n=move.number + 1)


class Teller:
    """The voice of one game: it knows who sits where."""

    def __init__(self, game: Game, language: str = "en") -> None:
        self.language = language
        self.names = seat_names(game, language)
        self.titles = card_titles()

    def event(self, event: Told) -> str:
        return event_text(event, self.names, self.titles, self.language)

    def question(self, decision: Decision) -> str:
        return catalogue(self.language).say(_question(decision, self.names, self.titles))

    def move(self, move: Move, decision: Decision | None = None) -> str:
        return move_text(move, decision, self.language)

    def reason(self, reason: Reason | IllegalMove) -> str:
        return reason_text(reason, self.language)
