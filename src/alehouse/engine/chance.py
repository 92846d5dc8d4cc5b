"""Chance: a 256-bit seed and a counter in the state, and our own generator over SHAKE-256.

Version 1. The same seed and counter give the same numbers on every machine and Python version;
`random.shuffle` gives no such promise.
"""

from __future__ import annotations

from hashlib import shake_256

from .state import State


def seed_of(seed: int | str | bytes) -> bytes:
    """256 bits from whatever a caller has at hand; 32 bytes are taken as they are."""
    if isinstance(seed, bytes) and len(seed) == 32:
        return seed
    if isinstance(seed, int):
        text = f"int:{seed}".encode()
    elif isinstance(seed, str):
        text = f"str:{seed}".encode()
    else:
        text = b"bytes:" + seed
    return shake_256(b"alehouse-seed-1:" + text).digest(32)


def commitment(seed: bytes) -> str:
    """What a table publishes before the game, so that the shuffle can be checked after it."""
    return shake_256(b"alehouse-commitment-1:" + seed).hexdigest(32)


def shuffled(s: State, cards: tuple[int, ...]) -> tuple[int, ...]:
    """Fisher and Yates over 16-bit numbers; numbers that would favour low places are thrown away."""
    deck = list(cards)
    place = len(deck) - 1
    while place > 0:
        data = shake_256(s.seed + s.draws.to_bytes(8, "big")).digest(2 * place + 16)
        s.draws += 1
        at = 0
        size = len(data)
        while place > 0 and at < size:
            number = data[at] << 8 | data[at + 1]
            at += 2
            span = place + 1
            if number < 65536 - 65536 % span:
                other = number % span
                card = deck[place]
                deck[place] = deck[other]
                deck[other] = card
                place -= 1
    return tuple(deck)


def below(s: State, n: int) -> int:
    """A number from 0 to n - 1."""
    while True:
        data = shake_256(s.seed + s.draws.to_bytes(8, "big")).digest(4)
        s.draws += 1
        number = int.from_bytes(data, "big")
        if number < 4294967296 - 4294967296 % n:
            return number % n
