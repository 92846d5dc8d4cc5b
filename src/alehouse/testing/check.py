"""check_character: proof that a character can be played, text and rules, before anybody plays it.

    from alehouse.testing import check_character
    print(check_character("gerki"))       # a shipped character
    check_character(MY_CHARACTER)         # one of your own

Raises CheckFailed with everything that is wrong, in words; returns a Report if nothing is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from random import Random

from .. import lang
from ..content import catalog
from ..engine.chance import seed_of
from ..engine.freeze import freeze
from ..engine.program import Program
from ..engine.setup import begin, blank, new_table
from ..engine.state import Broken
from ..errors import AlehouseError
from ..game import Game, program
from ..lang.codec import CodecError, decode, encode
from ..moves import LegalMoves, Move
from ..results import Told
from ..speech import card_text, counter_text, languages, type_text
from .playout import POLICIES, Policy, eager, random_playout

PATIENCE = 20
"""Rare cards get up to this many times the games that were asked for."""
SEATS = (2, 3, 4, 5, 6)


class CheckFailed(AssertionError):
    """A character that cannot be played as it is; `wrong` lists why."""

    def __init__(self, character: str, wrong: Sequence[str]) -> None:
        self.wrong = tuple(wrong)
        super().__init__("\n  - ".join([f"{character} is not ready to play:", *wrong]))


@dataclass(slots=True)
class Seen:
    """What happened to the cards of one seat, each counted by its id."""

    played: Counter[str] = field(default_factory=Counter)
    answered: Counter[str] = field(default_factory=Counter)
    resolved: Counter[str] = field(default_factory=Counter)

    def note(self, told: Iterable[Told], seat: int) -> None:
        """Read the public events of a game. A card is answered if one is played while its window is open."""
        window: str | None = None
        for event in told:
            args = event.args
            if event.code == "open":
                window = args["card"] if args["entry"] == "card" and args["seat"] == seat else None
            elif event.code == "close":
                window = None
            elif event.code == "play":
                if window is not None:
                    self.answered[window] += 1
                    window = None
                if args["seat"] == seat:
                    self.played[args["card"]] += 1
            elif event.code == "resolve" and args["entry"] == "card" and args["seat"] == seat:
                self.resolved[args["card"]] += 1

    def missing(self, ids: Iterable[str]) -> dict[str, list[str]]:
        """Cards of which something was never seen, with what that is."""
        ways = {"played": self.played, "answered": self.answered, "resolved": self.resolved}
        out = {id: [way for way, seen in ways.items() if not seen[id]] for id in ids}
        return {id: ways for id, ways in out.items() if ways}


@dataclass(frozen=True, slots=True)
class Report:
    """A character that passed."""

    character: str
    cards: int
    designs: int
    languages: tuple[str, ...]
    games: int
    won: int
    seen: Seen

    def __str__(self) -> str:
        return (
            f"{self.character}: {self.cards} cards of {self.designs} designs, text in {', '.join(self.languages)}; "
            f"every card played, answered and resolved in {self.games} games, {self.won} of them won"
        )


def check_character(character: lang.Character | str, *, games: int = 60, seed: int = 0) -> Report:
    """Check the data of a character, then play random games until every card of its deck has been used.

    At least `games` games are played, at tables of two to six, with shy, fair and eager players. While some card
    has not yet been played, answered by another card and resolved, up to 20 times as many games follow, in which
    everybody helps to bring it about.
    """
    who = named(character) if isinstance(character, str) else character
    wrong = [*wrong_size(who), *wrong_ids(who), *wrong_codec(who), *wrong_text(who)]
    frozen, refused = frozen_with(who)
    wrong += refused
    if frozen is None or wrong:
        raise CheckFailed(who.id, wrong)
    deck = {card.id: card.title for _, card in who.deck}
    seen = Seen()
    won = number = 0
    while number < games or (number < PATIENCE * games and seen.missing(deck)):
        seat, game = table_with(who.id, frozen, seed + number)
        policy = POLICIES[number % len(POLICIES)] if number < games else curious(game, seat, seen.missing(deck))
        try:
            random_playout(game, seed + number, policy)
        except (AssertionError, AlehouseError, Broken) as error:
            raise CheckFailed(who.id, [f"game {seed + number} breaks off: {error}"]) from error
        seen.note(game.told(None), seat)
        won += game.outcome is not None and seat in game.outcome.winners
        number += 1
    for id, ways in seen.missing(deck).items():
        wrong.append(f"{deck[id]!r} was never {' or '.join(ways)} in {number} games")
    if wrong:
        raise CheckFailed(who.id, wrong)
    return Report(who.id, who.size, len(deck), tuple(languages()), number, won, seen)


def named(id: str) -> lang.Character:
    known = {character.id: character for character in catalog.pack().characters}
    if id not in known:
        raise CheckFailed(id, [f"nobody is called {id!r}; there are {', '.join(known)}"])
    return known[id]


def all_cards(who: lang.Character) -> Iterator[lang.Card]:
    """Cards of the deck, of boss play and of side decks, as they are listed."""
    for _, card in (*who.deck, *who.boss):
        yield card
    for _, listed in who.side_decks:
        for _, card in listed:
            yield card


# --- data ----------------------------------------------------------------------------------------


def wrong_size(who: lang.Character) -> Iterator[str]:
    if who.size != catalog.CHARACTER_DECK:
        yield f"the deck has {who.size} cards; a character has {catalog.CHARACTER_DECK}"
    for n, card in who.deck:
        if n < 1:
            yield f"{card.title!r} is in the deck {n} times"


def wrong_ids(who: lang.Character) -> Iterator[str]:
    for id, n in Counter(card.id for card in all_cards(who)).items():
        if n > 1:
            yield f"the card id {id!r} is listed {n} times; list a card once, with its number"
    others = [other for other in catalog.pack().characters if other.id != who.id]
    taken = {card.id: (other, card) for other in others for card in all_cards(other)}
    for card in all_cards(who):
        owner, theirs = taken.get(card.id, (who, card))
        if theirs != card:
            yield f"{card.title!r}: the id {card.id!r} belongs to a card of {owner.name}; choose another title or id"


def wrong_codec(who: lang.Character) -> Iterator[str]:
    for card in all_cards(who):
        try:
            same = decode(encode(card)) == card
        except CodecError as error:
            yield f"{card.title!r} cannot be written down: {error}"
        else:
            if not same:
                yield f"{card.title!r} is another card after it was written down and read again"
    try:
        if decode(encode(who)) != who:
            yield "the character is another one after it was written down and read again"
    except CodecError:
        pass  # one of its cards, named above, or a counter, which the engine refuses below


def wrong_text(who: lang.Character) -> Iterator[str]:
    for language in languages():
        for card in all_cards(who):
            try:
                if not card_text(card, language).strip() or not type_text(card, language).strip():
                    yield f"{card.title!r} says nothing in {language!r}"
            except Exception as error:  # whatever it is, the author must learn which card it was
                yield f"{card.title!r} has no text in {language!r}: {error}"
        for counter in who.counters:
            if not counter_text(counter.name, language).strip():
                yield f"the counter {counter.name!r} has no name in {language!r}"


def frozen_with(who: lang.Character) -> tuple[Program | None, list[str]]:
    """The engine's program of all cards with this character among them, or why there is none."""
    pack = catalog.pack()
    if who in pack.characters:
        return program(), []
    others = tuple(other for other in pack.characters if other.id != who.id)
    pack = replace(pack, characters=(*others, who))
    try:
        catalog.validate(pack)
        return freeze(pack), []
    except Exception as error:  # CatalogError and UnknownWord in words; a slip of the author can be anything
        return None, [f"the engine refuses it: {error}"]


# --- games ---------------------------------------------------------------------------------------


def table_with(id: str, frozen: Program, seed: int) -> tuple[int, Game]:
    """A fresh game of this character among random others, and its seat."""
    rng = Random(seed)
    others = [role.id for role in frozen.roles.values() if role.playable and role.id != id]
    roles = [id, *rng.sample(others, min(SEATS[seed % len(SEATS)] - 1, len(others)))]
    rng.shuffle(roles)
    drinks = rng.choice(list(frozen.drink_decks))
    state = blank(new_table(frozen, tuple(roles), (drinks,), False), seed_of(seed), True)
    begin(state, -1)
    return roles.index(id), Game(state)


def curious(game: Game, seat: int, missing: dict[str, list[str]]) -> Policy:
    """Plays what was not seen yet, and keeps cards back to answer what nobody has answered."""

    def choose(moves: LegalMoves, rng: Random) -> Move:
        decision = game.decision
        assert decision is not None
        if decision.kind == "window" and decision.about not in missing and rng.random() < 0.8:
            helpful = [move for move in moves if move.card in missing] if decision.seat == seat else []
            return rng.choice(helpful) if helpful else moves[0]
        wanted = [move for move in moves if move.card in missing]
        return rng.choice(wanted) if wanted else eager(moves, rng)

    return choose
