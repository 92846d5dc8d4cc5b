"""Values that can be written and make no sense: the engine would stumble over them in the middle of a game."""

from __future__ import annotations

from collections.abc import Iterator

from ..lang import cards, effects


def nonsense(value: object) -> Iterator[str]:
    """What makes no sense about one value, apart from what is in it."""
    match value:
        case effects.Counter(low=low, high=high, start=start, at=at):
            if not low < high:
                yield f"a counter from {low} to {high} counts nothing"
            elif not low <= start <= high:
                yield f"it starts at {start}, but runs from {low} to {high}"
            for level, _ in at:
                if not low <= level <= high:
                    yield f"it never comes to {level}; it runs from {low} to {high}"
        case effects.Table(counter, levels):
            wanted = counter.high - counter.low + 1
            if len(levels) != wanted:
                span = f"{counter.name} runs from {counter.low} to {counter.high}"
                yield f"{len(levels)} levels, but {span}, so it needs {wanted}"
        case effects.X(low, high) if low >= high:
            yield f"from {low} to {high} there is nothing to choose"
        case effects.If(then=(), otherwise=()):
            yield "it does nothing, whatever is so"
        case effects.Choose(options=options) if len(options) < 2:
            yield "a choice has at least two options"
        case effects.UpTo(n=0):
            yield "up to 0 players is nobody"


def endless(character: cards.Character) -> Iterator[tuple[str, str]]:
    """Side decks of which no card can ever be turned: the name of the deck, and why."""
    for deck, listed in character.side_decks:
        if listed and all(card.fails for _, card in listed):
            yield deck.name, "every card of it fails, so that turning never ends"
