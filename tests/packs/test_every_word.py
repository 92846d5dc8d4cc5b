"""The decoder knows every word that content uses: each shipped character, written as data, is read back equal."""

from __future__ import annotations

import json
from dataclasses import fields, is_dataclass, replace
from enum import Enum, Flag
from typing import Any

import pytest

from alehouse import lang
from alehouse.content import catalog
from alehouse.lang.effects import Counter, SideDeck
from alehouse.lang.words import BOOK
from alehouse.packs import json_reader, vocabulary
from alehouse.packs.character import OF_DRINKS, CharacterReader

CHARACTERS = catalog.pack().characters


def written(value: Any) -> Any:
    """A value of the vocabulary as a data pack writes it, in full."""
    if isinstance(value, Flag):
        return [part.name for part in value]
    if isinstance(value, Enum):
        return value.name
    if isinstance(value, Counter):
        return f"counter:{value.name}"
    if isinstance(value, SideDeck):
        return value.name
    if isinstance(value, tuple):
        return [written(part) for part in value]
    if is_dataclass(value) and not isinstance(value, type):
        every = {field: written(getattr(value, field.name)) for field in fields(value)}
        record = {field.name: part for field, part in every.items() if given(part) or vocabulary.needed(field)}
        none = {field.name: "none" for field, part in every.items() if part is None and field.default is not None}
        return {"is": type(value).__name__, **record, **none}
    return value


def given(part: object) -> bool:
    return part is not None and part != [] and part != ""


def type_of(card: lang.Card) -> str:
    """The constructor that makes cards like this."""
    for name, make in vocabulary.card_types().items():
        wants = vocabulary.parts_of(make)
        some = lang.Draw(1)
        sample = {"do": some, "action": some, "gambling": some}
        modes = [lang.mode(lang.Won(), do=some)] if "modes" in wants else []
        made = make("x", *modes, **{key: sample[key] for key in wants if key in sample})
        if (made.kind, made.types, bool(made.modes)) == (card.kind, card.types, bool(card.modes)):
            return name
    raise AssertionError(f"no type for {card}")


def card_table(n: int, card: lang.Card) -> dict[str, Any]:
    name = type_of(card)
    table: dict[str, Any] = {"title": card.title, "id": card.id, "type": name, "copies": n}
    wants = vocabulary.parts_of(vocabulary.card_types()[name])
    for key in vocabulary.card_fields():
        if key not in OF_DRINKS and given(written(getattr(card, key))):
            table[key] = written(getattr(card, key))
    modes = [{key: part for key, part in written(mode).items() if key not in ("is", "used_as")} for mode in card.modes]
    if "action" in wants:
        table |= {"action": modes[0]["do"], "gambling": modes[1]["do"]}
    elif modes:
        table["modes"] = modes
    return table


def listed(cards: tuple[tuple[int, lang.Card], ...]) -> list[dict[str, Any]]:
    return [card_table(n, card) for n, card in cards]


def part_of(part: Counter | SideDeck, **more: Any) -> dict[str, Any]:
    """A counter or side deck where it is declared."""
    table = {field.name: written(getattr(part, field.name)) for field in fields(part)}
    return {key: value for key, value in table.items() if given(value)} | more


def pack_of(who: lang.Character) -> dict[str, Any]:
    plain = ("id", "deck", "boss", "counters", "side_decks")
    about = {field.name: written(getattr(who, field.name)) for field in fields(who) if field.name not in plain}
    return {
        "character": {"id": "somebody-else"} | {key: value for key, value in about.items() if given(value)},
        "counter": [part_of(counter) for counter in who.counters],
        "side_deck": [part_of(deck, cards=listed(cards)) for deck, cards in who.side_decks],
        "deck": listed(who.deck),
        "boss": listed(who.boss),
    }


def plain(who: lang.Character) -> lang.Character:
    """Without what a pack does not say: where a card's effect is known from."""

    def bare(cards: tuple[tuple[int, lang.Card], ...]) -> tuple[tuple[int, lang.Card], ...]:
        return tuple((n, replace(card, origin=BOOK)) for n, card in cards)

    sides = tuple((deck, bare(cards)) for deck, cards in who.side_decks)
    return replace(who, id="somebody-else", deck=bare(who.deck), boss=bare(who.boss), side_decks=sides)


def uses_code(value: object) -> bool:
    if isinstance(value, tuple):
        return any(uses_code(part) for part in value)
    if isinstance(value, vocabulary.CODE):
        return True
    return is_dataclass(value) and any(uses_code(getattr(value, field.name)) for field in fields(value))


@pytest.mark.parametrize("who", CHARACTERS, ids=[who.id for who in CHARACTERS])
def test_a_shipped_character_can_be_written_as_data(who: lang.Character) -> None:
    root, wrong = json_reader.read(json.dumps(pack_of(who), indent=1))
    reader = CharacterReader("pack.json", root, brackets=False)
    reader.run()
    said = "\n".join(str(problem) for problem in reader.problems)
    if uses_code(who):
        assert "only a .py pack may have that" in said
        return
    assert not wrong
    assert said == ""
    assert reader.character == plain(who)


def test_every_record_of_the_vocabulary_can_be_asked_about() -> None:
    records = vocabulary.records()
    assert {"Lose", "Played", "Hook", "Counter", "Minus"} <= set(records)
    assert "Own" not in records
    assert all(vocabulary.described(record)[0].startswith(name) for name, record in records.items())
    assert "  what: FORTITUDE ALCOHOL GOLD, or a counter" in vocabulary.described(records["Lose"])
    grouped = [record for group in vocabulary.kinds().values() for record in group]
    assert len(grouped) == len(set(grouped)) == len(records) - len(vocabulary.TABLES)
