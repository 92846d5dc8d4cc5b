"""Questions to a player, possible answers, and why an answer is refused."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from alehouse.engine.view import Decision, PourView
from alehouse.errors import IllegalMove
from alehouse.lang.message import Argument, Message, all_of, say
from alehouse.moves import PLAY, Move
from alehouse.packs import in_play, playing
from alehouse.results import Reason, Told

from .cards import option_texts
from .catalogue import SpeechError, catalogue
from .events import event_text
from .names import Seated, card_kind, card_titles, seat_name, seat_names, several, team_name, title


def reason_text(reason: Reason | IllegalMove, language: str = "en") -> str:
    """Why a move is refused, in one sentence. The rule id is left to the caller."""
    key = reason.key if isinstance(reason, Reason) else reason.reason
    return catalogue(language).say(say(f"reason-{key}"))


def reason_short(key: str, language: str = "en") -> str:
    """Why a move is refused, in 30 characters at most: for beside a card."""
    short = catalogue(language).attribute(f"reason-{key}", "short")
    if short is None:
        raise SpeechError(f"the catalogue {language!r} has no short reason {key!r}")
    return short


def question_text(decision: Decision, game: Seated, language: str = "en", *, drinks: Sequence[PourView] = ()) -> str:
    """An open question, with the name of the seat that has to answer; `drinks` are those on the table."""
    names = seat_names(game, language)
    with playing(game.content):
        return catalogue(language).say(_question(decision, names, card_titles(language), drinks))


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
    seat = names[decision.seat]
    asked = say(f"question-{decision.kind}", seat=seat, about=matter, pending=pending, **_deal(decision))
    return say("told", text=asked)


def _deal(sale: Decision | Move) -> dict[str, Argument]:
    """What a card costs that somebody offers."""
    if sale.kind != "offer":
        return {}
    known = in_play().cards.get((sale.about if isinstance(sale, Decision) else sale.card) or "")
    if known is None or known.price is None:
        return {"deal": "unknown", "amount": ""}
    return {"deal": "known", "amount": say("amount-gold", n=known.price)}


def move_text(
    move: Move,
    decision: Decision | None = None,
    language: str = "en",
    *,
    drinks: Sequence[PourView] | None = None,
    names: Sequence[str] = (),
    front: Sequence[str] = (),
) -> str:
    """A move as a player would say it: "Play “Hide in shadows”". Numbers mean more with their question.

    `drinks` are the open Drinks that the move is about, `names` those of the seats: with them a card is played
    on "Gog's Light Ale"; where only one Drink is out, it goes without saying. `front` are the cards among which
    the player chooses what to give up.
    """
    if decision is not None and decision.kind == "shed" and move.number < len(front):
        return catalogue(language).say(say("move-shed", card=title(front[move.number], card_titles(language))))
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
        case "offer":
            buyer = seat_name(written.rpartition(" to ")[2], language)
            return say("move-offer", card=title(move.card, card_titles(language)), target=buyer, **_deal(move))
        case "token":
            return say("move-token", **{"for": written.partition(" ")[2]})
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
        said |= _glasses([int(word) for word in found["drink"].split(",")], drinks, names, card_titles(language))
    return say("move-play", card=title(move.card, card_titles(language)), **said)


def _glasses(
    places: Sequence[int], drinks: Sequence[PourView] | None, names: Sequence[str], titles: Mapping[str, str]
) -> dict[str, Argument]:
    """The Drinks at these places, from 1: by name if they are known, and not at all if there is one only."""
    if drinks is None or not all(place <= len(drinks) and drinks[place - 1].cards for place in places):
        return {"on": "places", "drinks": several(str(place) for place in places)}
    if len(drinks) == 1:
        return {"on": "none"}
    return {"on": "names", "drinks": all_of(_glass(place, drinks, names, titles) for place in places)}


def _glass(place: int, drinks: Sequence[PourView], names: Sequence[str], titles: Mapping[str, str]) -> Message:
    """One Drink: whose, and which; its place too if that player has another one just like it."""
    pour = drinks[place - 1]
    like = sum(other.drinker == pour.drinker and other.cards == pour.cards for other in drinks)
    card = title(pour.cards[0], titles)
    owner = names[pour.drinker] if pour.drinker < len(names) else str(pour.drinker)
    return say("glass" if like == 1 else "glass-at", seat=owner, card=card, place=place)


def _choice(move: Move, decision: Decision | None, word: str, language: str) -> Message:
    if move.targets:
        return say("move-pick", target=several(seat_name(seat, language) for seat in word.split(",")))
    match decision.kind if decision is not None else None:
        case "may" | "offer":
            return say("move-yes" if move.number else "move-no")
        case "number":
            return say("move-number", n=move.number)
        case "select" | "shed":
            return say("move-card", n=move.number + 1)
        case "option":
            card = in_play().cards.get(decision.about or "") if decision is not None else None
            texts = option_texts(card, language) if card is not None else ()
            if move.number < len(texts):
                return say("move-option-text", text=texts[move.number])
    return say("move-option", n=move.number + 1)


class Teller:
    """The voice of one game: it knows who sits where."""

    def __init__(self, game: Seated, language: str = "en") -> None:
        self.language = language
        self._game = game
        self.names = seat_names(game, language)
        with playing(game.content):
            self.titles = card_titles(language)
        sides = [seat.side for seat in game.view(None).seats]
        members = [[name for name, other in zip(self.names, sides, strict=True) if other == side] for side in sides]
        self.teams = tuple(team_name(names, language) for names in members)

    def event(self, event: Told, you: int | None = None) -> str:
        """An event in words; `you` is the seat of the reader."""
        with playing(self._game.content):
            return event_text(event, self.names, self.titles, self.language, teams=self.teams, you=you)

    def question(self, decision: Decision, drinks: Sequence[PourView] = ()) -> str:
        with playing(self._game.content):
            return catalogue(self.language).say(_question(decision, self.names, self.titles, drinks))

    def move(self, move: Move, decision: Decision | None = None, drinks: Sequence[PourView] | None = None) -> str:
        """A move in words; `drinks` are the open Drinks (`EntryView.drinks`), if it may be about one of them."""
        front = self._kept(decision.seat) if decision is not None and decision.kind == "shed" else ()
        with playing(self._game.content):
            return move_text(move, decision, self.language, drinks=drinks, names=self.names, front=front)

    def _kept(self, seat: int) -> list[str]:
        """The cards in front of a seat that come from a deck of its own of which only some may stay."""
        view = self._game.view(None).seats[seat]
        characters = self._game.content.pack.characters
        decks = next(role.side_decks for role in characters if role.id == view.character)
        limited = {card.id for deck, cards in decks if deck.holds for _, card in cards}
        return [card for card in view.front if card in limited]

    def reason(self, reason: Reason | IllegalMove) -> str:
        return reason_text(reason, self.language)
