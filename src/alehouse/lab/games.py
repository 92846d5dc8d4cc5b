"""One game of a run, played and noted down.

What is noted are plain rows and counts, so that they can cross from a worker's process or machine, and so that a
worker needs nothing but the game.
"""

from __future__ import annotations

import traceback
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any

from .. import lang
from ..bots import seated
from ..game import Game
from ..packs import known, load_pack
from .fixtures import Fixture, Plan
from .players import player

CAP = 5_000
"""A game with more decisions than this is given up and counted as truncated."""

Row = dict[str, Any]
Cards = dict[tuple[str, str], list[float]]
"""By a character and the id of a card of its deck: the COLUMNS below."""

COUNTS = ("seats", "opening", "drawn", "played", "answering", "answered", "negated", "plays", "answers", "negations")
"""In how many seats' games the character sat (`seats`), and its card was in the first hand, was drawn at some time,
was played, was played as an answer, was answered by somebody, was negated; then how often, all games together, it was
played, answered and negated. Each of the first seven has its wins beside it: `opening_won` ..."""
WON = COUNTS[:7]
COLUMNS = COUNTS + tuple(f"{name}_won" for name in WON)


@dataclass(slots=True)
class Part:
    """The results of some games. Parts of different games add up."""

    games: list[Row] = field(default_factory=list)
    seats: list[Row] = field(default_factory=list)
    cards: Cards = field(default_factory=dict)
    trouble: str = ""
    """The first traceback of a game that broke."""


@cache
def brought(files: tuple[str, ...]) -> tuple[lang.Pack, ...]:
    """The packs of files, read once in each process."""
    return tuple([load_pack(file) for file in files])


def play_block(plan: Plan, block: Sequence[Fixture]) -> Part:
    """Some games, one after another. A game that breaks is noted, and the rest goes on."""
    part = Part()
    for fixture in block:
        try:
            play(plan, fixture, part)
        except Exception:
            part.games.append(game_row(fixture, "broken", 0, 0))
            part.trouble = part.trouble or f"game {fixture.game}:\n{traceback.format_exc()}"
    return part


def new_game(plan: Plan, fixture: Fixture) -> Game:
    return Game(
        fixture.characters,
        seed=f"lab:{plan.seed}:{fixture.deal}",
        drinks=plan.drinks,
        variant=plan.variant,
        duplicates=True,
        packs=brought(plan.packs),
    )


def play(plan: Plan, fixture: Fixture, part: Part) -> None:
    game = new_game(plan, fixture)
    rng = Random(f"{plan.seed}:{fixture.deal}:{fixture.rotation}")
    players = [seated(player(name, plan)) for name in fixture.bots]
    hands = [game.hand(seat) for seat in range(len(fixture.characters))]
    decisions = [0] * len(players)
    made = 0
    while (seat := game.to_move) >= 0 and made < CAP:
        game.push(players[seat](game, seat, rng), seat)
        decisions[seat] += 1
        made += 1
    tale = Tale(game, hands)
    outcome = game.outcome
    winners = outcome.winners if outcome is not None else ()
    shares = [1 / outcome.sides if outcome is not None and seat in winners else 0.0 for seat in range(len(players))]
    lost = {one.seat: one for one in outcome.lost} if outcome is not None else {}
    places = places_of(game, winners, lost)
    view = game.view(None)
    part.games.append(game_row(fixture, "played" if outcome else "truncated", view.turn, made))
    for seat, (character, name) in enumerate(zip(fixture.characters, fixture.bots, strict=True)):
        out, seen = lost.get(seat), view.seats[seat]
        part.seats.append(
            {
                "game": fixture.game,
                "deal": fixture.deal,
                "seat": seat,
                "order": (seat - tale.first) % len(players),
                "seats": len(players),
                "side": seen.side,
                "character": character,
                "bot": name,
                "won": shares[seat],
                "place": places[seat],
                "cause": "won" if seat in winners else out.cause if out is not None else "none",
                "turn": out.turn if out is not None else view.turn,
                "gold": seen.gold,
                "fortitude": seen.fortitude,
                "alcohol": seen.alcohol,
                "drinks": tale.drinks[seat],
                "cards": tale.plays[seat],
                "answers": tale.answers[seat],
                "decisions": decisions[seat],
            }
        )
    if outcome is not None:
        for seat, character in enumerate(fixture.characters):
            tale.count(seat, deck_of(character, plan.packs), character, shares[seat], part.cards)


def game_row(fixture: Fixture, ended: str, turns: int, decisions: int) -> Row:
    return {
        "game": fixture.game,
        "deal": fixture.deal,
        "rotation": fixture.rotation,
        "seats": len(fixture.characters),
        "ended": ended,
        "turns": turns,
        "decisions": decisions,
    }


def places_of(game: Game, winners: Sequence[int], lost: dict[int, Any]) -> list[float]:
    """1 for the winner, and so on down; who left the game in the same turn shares a place, as teammates do."""
    n = len(game.seats)
    last = [float("inf") if seat in winners or seat not in lost else lost[seat].turn for seat in range(n)]
    return [1 + sum(x > last[seat] for x in last) + (sum(x == last[seat] for x in last) - 1) / 2 for seat in range(n)]


@cache
def deck_of(character: str, files: tuple[str, ...]) -> frozenset[str]:
    """The ids of the cards that a character brings."""
    roles = known(*brought(files)).pack.characters
    return frozenset(card.id for role in roles if role.id == character for _, card in role.deck)


class Tale:
    """What the events of a game say about its cards and seats."""

    def __init__(self, game: Game, hands: Sequence[Sequence[str]]) -> None:
        n = len(hands)
        self.first = 0
        """The seat that began."""
        self.drinks, self.plays, self.answers = [0] * n, [0] * n, [0] * n
        self._opening = [set(hand) for hand in hands]
        self._drawn = [set(hand) for hand in hands]
        self._played: list[dict[str, list[int]]] = [{} for _ in range(n)]
        """By seat and card: how often it was played, played as an answer, answered, negated."""
        self._read(game)

    def _read(self, game: Game) -> None:
        window: dict[str, Any] | None = None
        """What can be answered now."""
        for to, code, args in game.tidings():
            if code == "open":
                window = args if args["entry"] != "free" else None
            elif code == "close":
                window = None
            elif code == "play":
                self._play(args["seat"], args["card"], window)
                window = None
            elif code == "negate":
                if args["entry"] == "card":
                    self._note(args["seat"], args["card"], 3)
            elif code == "drew":
                self._drawn[to or 0].update(args["cards"])
            elif code == "drunk":
                for seat in args["seats"]:
                    self.drinks[seat] += 1
            elif code == "start":
                self.first = args["seat"]

    def _play(self, seat: int, card: str, window: dict[str, Any] | None) -> None:
        self.plays[seat] += 1
        self._note(seat, card, 0)
        if window is not None:
            self.answers[seat] += 1
            self._note(seat, card, 1)
            if window["entry"] == "card":
                self._note(window["seat"], window["card"], 2)

    def _note(self, seat: int, card: str, what: int) -> None:
        self._played[seat].setdefault(card, [0, 0, 0, 0])[what] += 1

    def count(self, seat: int, deck: frozenset[str], character: str, won: float, cards: Cards) -> None:
        """Add what became of the cards of a seat's own deck."""
        played = self._played[seat]
        for card in deck:
            plays, answering, answered, negated = played.get(card, (0, 0, 0, 0))
            did = (
                True, card in self._opening[seat], card in self._drawn[seat] or plays > 0,
                plays > 0, answering > 0, answered > 0, negated > 0,
            )  # fmt: skip
            row = cards.setdefault((character, card), [0.0] * len(COLUMNS))
            for at, yes in enumerate(did):
                if yes:
                    row[at] += 1
                    row[len(COUNTS) + at] += won
            row[len(WON)] += plays
            row[len(WON) + 1] += answered
            row[len(WON) + 2] += negated
