"""Characters, cards and choices as pages and programs want them, with text made from the cards' data."""

from __future__ import annotations

from collections.abc import Iterator

from .. import lang
from ..bots import BOTS
from ..engine.setting import SETTINGS
from ..packs import Known, playing
from ..protocol import CLOCKS, EMOTES, PHRASES
from ..speech import card_text, option_texts, role_text, variant_text
from .bodies import (
    BotInfo,
    BotList,
    CardInfo,
    CardList,
    CharacterInfo,
    CharacterList,
    Choices,
    ClockInfo,
    DrinkDeckInfo,
    PhraseList,
    VariantInfo,
)

LOOSE = "loose"


def bots() -> BotList:
    return BotList(bots=tuple(BotInfo(name=name) for name in BOTS))


def phrases() -> PhraseList:
    return PhraseList(emotes=EMOTES, phrases=PHRASES)


def choices(content: Known) -> Choices:
    return Choices(
        variants=tuple(
            VariantInfo(id=one.id, name=variant_text(one.id), seats=one.seats, team_size=one.team_size)
            for one in SETTINGS.values()
        ),
        drinks=tuple(
            DrinkDeckInfo(id=deck.id, name=deck.name, playable=deck.playable) for deck in content.pack.drink_decks
        ),
        clocks=tuple(
            ClockInfo(
                id=id, window=one.window, touched=one.touched, move=one.move, bank=one.bank, grace=one.grace
            )
            for id, one in CLOCKS.items()
        ),
    )  # fmt: skip


def characters(content: Known) -> CharacterList:
    with playing(content):
        return CharacterList(
            characters=tuple(
                CharacterInfo(
                    id=role.id,
                    name=role.name,
                    title=role.title,
                    box=role.box,
                    playable=role.playable,
                    mechanic=role.mechanic,
                    text=role_text(role),
                    pack=role.id in content.added,
                )
                for role in content.pack.characters
            )
        )


def cards(content: Known) -> CardList:
    with playing(content):
        return CardList(content=content.program.hash, cards=tuple(every_card(content.pack)))


def every_card(pack: lang.Pack) -> Iterator[CardInfo]:
    for role in pack.characters:
        for n, card in role.deck:
            yield card_info(card, n, role.id, role.id)
        for n, card in role.boss:
            yield card_info(card, n, role.id, f"{role.id}: boss")
        for side, inside in role.side_decks:
            for n, card in inside:
                yield card_info(card, n, role.id, f"{role.id}: {side.name}")
    for deck in pack.drink_decks:
        for n, card in deck.cards:
            yield card_info(card, n, None, deck.id)
    for card in pack.loose:
        yield card_info(card, 1, None, LOOSE)


def card_info(card: lang.Card, copies: int, owner: str | None, deck: str) -> CardInfo:
    types = [str(one.name).lower() for one in lang.Type if one in card.types]
    return CardInfo(
        id=card.id,
        title=card.title,
        type="/".join(types) or card.kind.value,
        text=card_text(card),
        options=option_texts(card),
        origin=card.origin.value,
        owner=owner,
        deck=deck,
        copies=copies,
        price=card.price,
    )
