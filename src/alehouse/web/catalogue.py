"""Characters, cards and choices as pages and programs want them, with text made from the cards' data."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from .. import lang
from ..bots import BOTS
from ..engine.setting import SETTINGS
from ..lang.art import drink_numbers, topic
from ..packs import Known, playing
from ..protocol import CLOCKS, EMOTES, PHRASES
from ..rulebook import rules as rule_pages
from ..speech import (
    adds_text,
    card_text,
    card_titles,
    character_mechanic,
    character_name,
    character_title,
    drink_deck_name,
    option_texts,
    role_text,
    type_text,
    variant_text,
)
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
    RuleBook,
    RuleInfo,
    RulePage,
    VariantInfo,
)

LOOSE = "loose"


def bots() -> BotList:
    return BotList(bots=tuple(BotInfo(name=name) for name in BOTS))


def phrases() -> PhraseList:
    return PhraseList(emotes=EMOTES, phrases=PHRASES)


def rules(language: str) -> RuleBook:
    return RuleBook(
        pages=tuple(
            RulePage(
                id=page.id,
                title=page.title,
                intro=page.intro,
                rules=tuple(
                    RuleInfo(id=rule.id, text=rule.text, see=rule.see, language=rule.language) for rule in page.rules
                ),
                language=page.language,
            )
            for page in rule_pages(language)
        )
    )


def choices(content: Known, language: str = "en") -> Choices:
    with playing(content):
        variants = [
            VariantInfo(id=one.id, name=variant_text(one.id, language), seats=one.seats, team_size=one.team_size)
            for one in SETTINGS.values()
        ]
        drinks = [
            DrinkDeckInfo(id=deck.id, name=drink_deck_name(deck.id, language), playable=deck.playable)
            for deck in content.pack.drink_decks
        ]
    clocks = [
        ClockInfo(id=id, window=one.window, touched=one.touched, move=one.move, bank=one.bank, grace=one.grace)
        for id, one in CLOCKS.items()
    ]
    return Choices(variants=tuple(variants), drinks=tuple(drinks), clocks=tuple(clocks))


def characters(content: Known, language: str = "en") -> CharacterList:
    with playing(content):
        return CharacterList(
            characters=tuple(
                CharacterInfo(
                    id=role.id,
                    name=character_name(role.id, language),
                    title=character_title(role.id, language),
                    box=role.box,
                    playable=role.playable,
                    mechanic=character_mechanic(role.id, language),
                    text=role_text(role, language),
                    pack=role.id in content.added,
                    plain=not (role.counters or role.side_decks or role.hooks),
                )
                for role in content.pack.characters
            )
        )


def cards(content: Known, language: str = "en") -> CardList:
    with playing(content):
        found = [card_info(*one, language) for one in every_card(content.pack)]
        return CardList(content=content.program.hash, cards=tuple(found))


def every_card(pack: lang.Pack) -> Iterator[tuple[lang.Card, int, str | None, str]]:
    """Each with how many there are, whose it is, and where it lies."""
    for role in pack.characters:
        for n, card in role.deck:
            yield card, n, role.id, role.id
        for n, card in role.boss:
            yield card, n, role.id, f"{role.id}: boss"
        for side, inside in role.side_decks:
            for n, card in inside:
                yield card, n, role.id, f"{role.id}: {side.name}"
    for deck in pack.drink_decks:
        for n, card in deck.cards:
            yield card, n, None, deck.id
    for card in pack.loose:
        yield card, 1, None, LOOSE


def mode_texts(card: lang.Card, language: str) -> tuple[str, ...]:
    """The text begins with one line for each way to use the card, and one between each two."""
    return tuple(card_text(card, language).split("\n")[: max(0, 2 * len(card.modes) - 1) : 2])


def card_info(card: lang.Card, copies: int, owner: str | None, deck: str, language: str) -> CardInfo:
    types = tuple([str(one.name).lower() for one in lang.Type if one in card.types])
    alcohol, fortitude = drink_numbers(card)
    return CardInfo(
        id=card.id,
        title=card_titles(language)[card.id],
        type="/".join(types) or card.kind.value,
        types=types,
        type_text=type_text(card, language),
        kind=card.kind.value,
        text=card_text(card, language),
        modes=mode_texts(card, language),
        alcohol=alcohol,
        fortitude=fortitude,
        chaser=card.chaser,
        art=topic(card),
        arts=tuple([topic(replace(card, modes=(mode,))) for mode in card.modes]) if len(card.modes) > 1 else (),
        options=option_texts(card, language),
        adds=card.adds.name if card.adds is not None else None,
        adds_text=adds_text(card, language),
        origin=card.origin.value,
        owner=owner,
        deck=deck,
        copies=copies,
        price=card.price,
    )
