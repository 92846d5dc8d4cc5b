"""Questions to a player, possible answers, and why an answer is refused."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from alehouse.content import catalog
from alehouse.engine.view import Decision, PourView
from alehouse.errors import IllegalMove
from alehouse.game import Game
from alehouse.lang.message import Argument, Message, all_of, say
from alehouse.moves import PLAY, Move
from alehouse.results import Reason, Told

from .cards import option_texts
from .catalogue import catalogue
from .events import event_text
from .names import card_kind, card_titles, seat_name, seat_names, several, title


def reason_text(reason: Reason | IllegalMove, language: str = "en") -> str:
    """Why a move is refused, in one sentence. The rule id is left to the caller."""
    key = reason.key if isinstance(reason, Reason) else reason.reason
    return catalogue(language).say(say(f"reason-{key}"))


def question_text(decision: Decision, game: Game, language: str = "en", *, drinks: Sequence[PourView] = ()) -> str:
    """An open question, with the name of the seat that has to answer; `drinks` are those on the table."""
    names = seat_names(game, language)
    return catalogue(language).say(_question(decision, names, card_titles(), drinks))


def _question(
    decision: Decision, names: Sequence[str], titles: Mapping[str, str], drinks: Sequence[PourView]
) -> Message:
    about = decision.about or "free"
    pending = card_kind(about) if about in titles else about
    if pending == "drink" and len(drinks) > 1:
        about = "drink"
    if about in titles:
        matter = say("about-event-card" if pending == "event" else "about-card", card=title(about, titles))
    else:
        matter = say(f"about-{about}")
    asked = say(f"question-{decision.kind}", seat=names[decision.seat], about=matter, pending=pending)
    return say("told", text=asked)


def move_text(
    move: Move,
    decision: Decision | None = None,
    language: str = "en",
    *,
    drinks: Sequence[PourView] | None = None,
    names: Sequence[str] = (),
) -> str:
    """A move as a player would say it: "Play “Hide in shadows”". Numbers mean more with their question.

    `drinks` are the open Drinks that the move is about, `names` those of the seats: with them a card is played
    on "Gog's Light Ale"; where only one Drink is out, it goes without saying.
    """
    return catalogue(language).say(_move(move, decision, language, drinks, names))


def _move(
    move: Move, decision: Decision | None, language: str, drinks: Sequence[PourView] | None, names: Sequence[str]
) -> Message:
    written = str(move)
    match move.kind:
        case "pass":
            return say("move-pass")
        case "play":
            return _play(move, written, language, drinks, names)
        case "discard":
            places = re.findall(r"\d+", written)
            return say("move-discard", n=len(places), places=several(places))
        case "order":
            return say("move-order", target=seat_name(written.partition(" ")[2], language))
        case _:
            return _choice(move, decision, written.partition(" ")[2], language)


def _play(move: Move, written: str, language: str, drinks: Sequence[PourView] | None, names: Sequence[str]) -> Message:
    said: dict[str, Argument] = {"way": "none", "at": "nobody", "target": "", "on": "none", "drinks": ""}
    found = PLAY.fullmatch(written)
    assert found is not None, "the text form of a play"
    if found["mode"]:
        said["way"] = int(found["mode"])
    if found["on"]:
        said |= {"at": "somebody", "target": several(seat_name(word, language) for word in found["on"].split(","))}
    if found["drink"]:
        said |= _glasses([int(word) for word in found["drink"].split(",")], drinks, names)
    return say("move-play", card=title(move.card, card_titles()), **said)


def _glasses(places: Sequence[int], drinks: Sequence[PourView] | None, names: Sequence[str]) -> dict[str, Argument]:
    """The Drinks at these places, from 1: by name if they are known, and not at all if there is one only."""
    if drinks is None or not all(place <= len(drinks) and drinks[place - 1].cards for place in places):
        return {"on": "places", "drinks": several(str(place) for place in places)}
    if len(drinks) == 1:
        return {"on": "none"}
    return {"on": "names", "drinks": all_of(_glass(place, drinks, names) for place in places)}


def _glass(place: int, drinks: Sequence[PourView], names: Sequence[str]) -> Message:
    """One Drink: whose, and which; its place too if that player has another one just like it."""
    pour = drinks[place - 1]
    like = sum(other.drinker == pour.drinker and other.cards == pour.cards for other in drinks)
    card = title(pour.cards[0], card_titles())
    owner = names[pour.drinker] if pour.drinker < len(names) else str(pour.drinker)
    return say("glass" if like == 1 else "glass-at", seat=owner, card=card, place=place)


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

    def question(self, decision: Decision, drinks: Sequence[PourView] = ()) -> str:
        return catalogue(self.language).say(_question(decision, self.names, self.titles, drinks))

    def move(self, move: Move, decision: Decision | None = None, drinks: Sequence[PourView] | None = None) -> str:
        """A move in words; `drinks` are the open Drinks (`EntryView.drinks`), if it may be about one of them."""
        return move_text(move, decision, self.language, drinks=drinks, names=self.names)

    def reason(self, reason: Reason | IllegalMove) -> str:
        return reason_text(reason, self.language)
