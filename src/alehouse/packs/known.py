"""The content of a game: what Alehouse ships, with packs or without, in every form in which it is needed."""

from __future__ import annotations

from contextvars import ContextVar
from functools import lru_cache

from ..content import catalog
from ..engine.freeze import freeze
from ..engine.program import Program
from ..engine.sound import UnknownWord
from ..errors import BadSetup
from ..lang.cards import Card, Character, Pack
from ..lang.effects import SideDeck
from .combine import combined

KEPT = 32
"""So many sets of packs are kept frozen."""


class Known:
    """All content of a game. Equal packs share one, so it is compared by identity."""

    __slots__ = ("added", "cards", "pack", "program", "side_decks", "titles")

    def __init__(self, pack: Pack) -> None:
        self.pack: Pack = pack
        self.program: Program = freeze(pack)
        self.program.hash = catalog.content_hash(pack)
        self.cards: dict[str, Card] = catalog.cards(pack)
        self.titles: dict[str, str] = {id: card.title for id, card in self.cards.items()}
        decks = [pair for character in pack.characters for pair in character.side_decks]
        self.side_decks: dict[str, SideDeck] = {card.id: deck for deck, cards in decks for _, card in cards}
        """The side deck of each card that belongs to one, by the id of the card."""
        shipped = {character.id for character in catalog.pack().characters}
        self.added: tuple[str, ...] = tuple([role.id for role in pack.characters if role.id not in shipped])
        """The characters that come from packs."""

    @property
    def playable(self) -> list[str]:
        """The characters that can be played, those of packs last."""
        return [character.id for character in self.pack.characters if character.playable]


def known(*packs: Pack | Character) -> Known:
    """The catalogue with these packs. Raises BadSetup if they cannot be used together."""
    if not packs:
        return _known()
    try:
        return _known(*packs)
    except (UnknownWord, TypeError) as error:  # a list where a tuple belongs cannot be hashed
        raise BadSetup(f"the pack cannot be used: {error}") from None


@lru_cache(maxsize=KEPT)
def _known(*packs: Pack | Character) -> Known:
    return Known(combined(packs))


# Bots and speech read cards, but are not handed the game: they see views, moves and events of it.
_IN_PLAY: ContextVar[Known | None] = ContextVar("content in play", default=None)


def in_play() -> Known:
    """The content of the game that is being played or spoken about."""
    return _IN_PLAY.get() or known()


class playing:
    """`with playing(game.content): ...` makes this the content in play, for a while."""

    __slots__ = ("_before", "_content")

    def __init__(self, content: Known) -> None:
        self._content = content

    def __enter__(self) -> None:
        self._before = _IN_PLAY.set(self._content)

    def __exit__(self, *_: object) -> None:
        _IN_PLAY.reset(self._before)
