"""The same table with other cards: everything is dealt anew that somebody does not come to know in a stretch.

`Game.redeal` deals anew whatever a seat cannot see at one moment; a stretch that goes on from there would end at the
first draw. Here it is known what follows: cards that the receiver comes to see stay where they are, and all others
change places with one another. Since no two cards share an id, a place is enough to follow a card: hands, decks and
piles go on alike at both tables, place by place, and only what lies there unseen is different.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from alehouse.engine.state import State
from alehouse.engine.zones import refresh_bits
from alehouse.game import Game

Cards = tuple[int, ...]


def deal_anew(game: Game, receiver: int | None, seen: set[int], rng: Random, other_chance: bool) -> int:
    """Let unseen cards change places; returns how many lie elsewhere now.

    other_chance: nothing is shuffled or picked at random in the stretch, so the seed can be another one too.
    """
    s = game._state
    moved = 0
    for places in hidden(s, receiver):
        loose = [(read, write, at) for read, write in places for at, card in enumerate(read()) if free(s, card, seen)]
        owners = {read()[at] & 15 for read, _write, at in loose}
        for owner in sorted(owners):
            spots = [spot for spot in loose if spot[0]()[spot[2]] & 15 == owner]
            cards = [read()[at] for read, _write, at in spots]
            dealt = rng.sample(cards, len(cards))
            for (read, write, at), card in zip(spots, dealt, strict=True):
                moved += read()[at] != card
                row = read()
                write((*row[:at], card, *row[at + 1 :]))
    for seat in range(s.table.seats):
        refresh_bits(s, seat)
    s.options = None
    if other_chance:
        s.seed = rng.randbytes(32)
    return moved


def free(s: State, card: int, seen: set[int]) -> bool:
    """Whether a card may lie elsewhere. What is laid open as soon as it is drawn shows where it was."""
    return card >> 4 not in seen and not s.table.program.designs[card >> 4].front


Place = tuple[Callable[[], Cards], Callable[[Cards], None]]


def hidden(s: State, receiver: int | None) -> Iterator[list[Place]]:
    """Places that hold cards which the receiver cannot see, in groups in which cards may change places."""
    for seat in range(s.table.seats):
        own = receiver is not None and bool(s.table.mates[receiver] >> seat & 1)
        yield [_row(s.decks, seat)] if own else [_row(s.hands, seat), _row(s.decks, seat)]
        for at in range(0, len(s.zones), 2):
            yield [_zone(s, at, seat)]
    yield [_field(s, "drink_deck"), _field(s, "bar"), *[_row(s.piles, seat) for seat in range(s.table.seats)]]


def _row(rows: list[Cards], at: int) -> Place:
    def write(cards: Cards) -> None:
        rows[at] = cards

    return lambda: rows[at], write


def _field(s: State, name: str) -> Place:
    return lambda: getattr(s, name), lambda cards: setattr(s, name, cards)


def _zone(s: State, zone: int, seat: int) -> Place:
    def write(cards: Cards) -> None:
        rows = s.zones[zone]
        s.zones[zone] = (*rows[:seat], cards, *rows[seat + 1 :])

    return lambda: s.zones[zone][seat], write
