"""A character as a data pack writes it: its tables become counters, side decks, cards and the character itself."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import fields, replace
from typing import Any, get_type_hints

from ..content import catalog, common
from ..lang.cards import Card, CardKind, Character, Mode, slug
from ..lang.effects import Counter, Effect, SideDeck
from ..lang.words import Stat
from . import limits
from . import vocabulary as v
from .decode import BAD, Decoder, TooMany, span_of
from .located import Node
from .problems import Problem, guess, quoted

FORMAT = 1
SEVERAL = tuple[Effect, ...]
LISTED = tuple[tuple[int, Card], ...]
ABOUT_TABLES = frozenset({"counters", "side_decks"})
OF_DRINKS = frozenset({"drink", "chaser", "splits_itself", "origin"})
"""Fields of a card that only Drinks have, or that tell where Alehouse knows it from."""
SEATED_TWICE = re.compile(r".*-\d+")
MODE = tuple(field.name for field in fields(Mode) if field.name != "used_as")


class CharacterReader(Decoder):
    """Reads one pack. `character` is None if something is wrong; `lines` are those of its cards, by id."""

    def __init__(self, path: str, root: Node, brackets: bool) -> None:
        super().__init__(path)
        self.root = root
        self.brackets = brackets
        self.lines: dict[str, int] = {}
        self.character: Character | None = None
        self.shared = catalog.cards(catalog.pack())

    def run(self) -> None:
        try:
            self.character = self.read()
        except TooMany:
            more = f"more than {limits.PROBLEMS} problems; mend these first"
            self.problems[-1] = Problem(self.path, 0, more)

    def mark(self, table: str, name: str = "", listed: bool = True) -> str:
        """How a part of the pack is called in messages."""
        if self.brackets:
            table = f"[[{table}]]" if listed else f"[{table}]"
        return f"{table} {quoted(name)}" if name else table

    # -- the whole ------------------------------------------------------------------------------

    def read(self) -> Character | None:
        root = self.root
        if root.table is None:
            self.wrong(root.line, "", f"a pack is a table, not {root.what}")
            return None
        lists = [name for name, hint in v.hints(Character).items() if hint == LISTED]
        self.only(root, ["format", "character", "counter", "side_deck", *lists], "")
        version = root.table.get("format")
        if version is not None and (version.value != FORMAT or isinstance(version.value, bool)):
            self.wrong(version.line, "format", f"this Alehouse reads format {FORMAT}; a later one may read this pack")
        decks = self.tables("side_deck", limits.SIDE_DECKS)
        counters = self.tables("counter", limits.COUNTERS)
        self.later = {str(name_of(node)) for node in (*decks, *counters)}
        for node in decks:
            self.side_deck(node)
        for node in counters:
            self.counter(node)
        self.broken = self.later - {*self.counters, *self.side_decks}
        self.later = set()
        side_decks = tuple([(self.named_deck(node), self.side_cards(node)) for node in decks])
        listed = {name: self.deck(name) for name in lists}
        parts = self.about({"counters": tuple(self.counters.values()), "side_decks": side_decks, **listed})
        self.label = ""
        if len(self.lines) > limits.DESIGNS:
            self.wrong(0, "", f"{len(self.lines)} different cards; a character has at most {limits.DESIGNS}")
        return None if self.problems else Character(**parts)

    def tables(self, key: str, most: int) -> list[Node]:
        """A list of tables at the top of the pack."""
        assert self.root.table is not None
        node = self.root.table.get(key)
        if node is None:
            return []
        self.label = self.mark(key)
        if node.items is None or any(item.table is None for item in node.items):
            line = next((item.line for item in node.items or () if item.table is None), node.line)
            said = f"write each one as {self.mark(key)}" if self.brackets else "a list of tables is wanted here"
            self.wrong(line, "", said)
            return [item for item in node.items or () if item.table is not None]
        if len(node.items) > most:
            self.wrong(node.line, "", f"{len(node.items)} of them; {most} are the most")
        return node.items[:most]

    def about(self, made: dict[str, Any]) -> dict[str, Any]:
        """The table [character] with what was read before; BAD parts have left their problems."""
        assert self.root.table is not None
        self.label = self.mark("character", listed=False)
        node = self.root.table.get("character")
        if node is None or node.table is None:
            line = node.line if node is not None else 0
            self.wrong(line, "", "the table with name and title of the character is missing")
            return made
        name = node.table.get("name")
        if "id" not in node.table and name is not None and isinstance(name.value, str):
            node.table["id"] = Node(name.line, slug(name.value))
        node.table.setdefault("box", Node(node.line, 0))
        self.effects = 0
        parts = self.filled(Character, node, "", also=("basics",), without=made)
        basics = self.value(node.table["basics"], bool, "basics") if "basics" in node.table else False
        if parts is BAD or basics is BAD:
            return made
        self.named(node.table["id"].line, parts["id"])
        if len(parts.get("hooks", ())) > limits.HOOKS or self.effects > limits.EFFECTS:
            self.wrong(node.line, "hooks", f"at most {limits.HOOKS} hooks with {limits.EFFECTS} effects are read")
        parts |= made
        parts["deck"] = merged(common.basics(), made["deck"]) if basics else made["deck"]
        size = sum(n for n, _ in parts["deck"])
        if size != catalog.CHARACTER_DECK and parts.get("playable", True) and not self.problems:
            hint = "" if basics else " (basics = true adds the fourteen that every deck holds)"
            self.wrong(node.line, "", f"the deck has {size} cards; a character has {catalog.CHARACTER_DECK}{hint}")
        return dict(parts)

    def named(self, line: int, id: str) -> None:
        if id in {role.id for role in catalog.pack().characters}:
            self.wrong(line, "id", f"{quoted(id)} is a character of Alehouse; choose another id")
        if SEATED_TWICE.fullmatch(id) or len(id) > limits.NAME_LENGTH:
            self.wrong(line, "id", f"{quoted(id)} is long or ends with a number, as a second seat of somebody does")

    # -- counters and side decks ----------------------------------------------------------------

    def counter(self, node: Node) -> None:
        name = self.fresh("counter", node, self.counters)
        assert node.table is not None
        at = node.table.pop("at", None)
        self.effects = 0
        parts = self.filled(Counter, node, "")
        levels = tuple([self.level(item, f"at[{i}]") for i, item in enumerate(each(at))])
        if self.effects > limits.EFFECTS:
            self.wrong(node.line, "", f"{self.effects} effects; a counter has at most {limits.EFFECTS}")
        if name is None or parts is BAD or BAD in levels:
            return
        made = self.made(Counter, parts | ({"at": levels} if levels else {}), node.line, "")
        if made is not BAD:
            self.counters[name] = made

    def level(self, node: Node, where: str) -> Any:
        """What happens at a level: a table of level and do, or a list of both."""
        if node.table is None:
            return self.value(node, tuple[int, SEVERAL], where, span_of(Counter, "at"))
        if not self.only(node, ["level", "do"], where):
            return BAD
        if len(node.table) < 2:
            return self.wrong(node.line, where, "say both: level and do")
        level = self.value(node.table["level"], int, f"{where}.level", span_of(Counter, "at"))
        do = self.value(node.table["do"], SEVERAL, f"{where}.do")
        return BAD if BAD in (level, do) else (level, do)

    def side_deck(self, node: Node) -> None:
        name = self.fresh("side_deck", node, self.side_decks)
        parts = self.filled(SideDeck, node, "", also=("cards",))
        if name is not None and parts is not BAD:
            self.side_decks[name] = self.made(SideDeck, parts, node.line, "")

    def fresh(self, kind: str, node: Node, known: Iterable[str]) -> str | None:
        """The name of a counter or side deck, if it has a good one."""
        assert node.table is not None
        name = name_of(node)
        if not isinstance(name, str):
            self.label = self.mark(kind)
            return None
        self.label = self.mark(kind, name)
        line = node.table["name"].line
        if name in known:
            self.wrong(line, "", "there are two of that name")
        elif name.upper() in Stat.__members__ or len(name) > limits.NAME_LENGTH:
            self.wrong(line, "", "the name is too long, or means something else already")
        elif not limits.ID.fullmatch(name):
            self.wrong(line, "", "a name is made of small letters and digits, joined by hyphens")
        else:
            return name
        return None

    def named_deck(self, node: Node) -> Any:
        assert node.table is not None
        return self.side_decks.get(str(name_of(node)), BAD)

    def side_cards(self, node: Node) -> tuple[tuple[int, Card], ...]:
        assert node.table is not None
        cards = node.table.get("cards")
        self.label = self.mark("side_deck", str(name_of(node) or ""))
        if cards is None:
            self.wrong(node.line, "", "it has no cards")
        return self.listed(each(cards), f"{self.label}, ", CardKind.SIDE)

    # -- cards ----------------------------------------------------------------------------------

    def deck(self, key: str) -> tuple[tuple[int, Card], ...]:
        self.label = self.mark(key)
        nodes = self.tables(key, limits.DESIGNS)
        found: list[tuple[int, Card]] = []
        for node in nodes:
            found += self.listed([node], f"{self.mark(key)} ", CardKind.CHARACTER)
        return tuple(found)

    def listed(self, nodes: list[Node], mark: str, kind: CardKind) -> tuple[tuple[int, Card], ...]:
        """Cards with their copies."""
        found: list[tuple[int, Card]] = []
        for node in nodes:
            table = node.table if node.table is not None else {}
            name = table.get("title") or table.get("card")
            self.label = f"{mark}{quoted(name.value) if name and isinstance(name.value, str) else 'a card'}"
            if node.table is None:
                self.wrong(node.line, "", f"the table of a card is wanted here, not {node.what}")
                continue
            copies = self.value(table["copies"], int, "copies", (1, limits.COPIES)) if "copies" in table else 1
            card = self.shared_card(node, kind) if "card" in table else self.card(node, kind)
            if card is BAD:
                continue
            if card.id in self.lines:
                first = f"the card {quoted(card.id)} stands in line {self.lines[card.id]} already"
                self.wrong(node.line, "", f"{first}; say copies there")
                continue
            self.lines[card.id] = node.line
            if copies is not BAD:
                found.append((copies, card))
        return tuple(found)

    def shared_card(self, node: Node, kind: CardKind) -> Any:
        """A card that Alehouse has, by its id."""
        assert node.table is not None
        if not self.only(node, ["card", "copies"], ""):
            return BAD
        id = node.table["card"].value
        fitting = [key for key, card in self.shared.items() if card.kind is kind]
        if not isinstance(id, str) or id not in fitting:
            said = quoted(id) if isinstance(id, str) else node.table["card"].what
            return self.wrong(node.line, "card", f"Alehouse has no card {said}{guess(str(id), fitting)}")
        return self.shared[id]

    def card(self, node: Node, kind: CardKind) -> Any:
        """A card of the pack's own, through the constructor of its type."""
        assert node.table is not None
        table = node.table
        named = table.get("type")
        types = v.card_types()
        if named is None or not isinstance(named.value, str):
            return self.wrong(node.line, "type", f"say what it is: one of {', '.join(types)}")
        type_name = named.value.lower().replace("_", "-").replace("/", "-").replace(" ", "-")
        if type_name not in types:
            return self.wrong(named.line, "type", f"there is no type {quoted(named.value)}{guess(type_name, types)}")
        constructor = types[type_name]
        wants = v.parts_of(constructor)
        others = {name: hint for name, hint in v.card_fields().items() if name not in OF_DRINKS and name not in wants}
        uses = modal(wants)
        self.effects = 0
        ok = self.only(node, ["title", "type", "copies", "id", *wants, *uses, *others], "")
        title = (
            self.value(table["title"], str, "title")
            if "title" in table
            else self.wrong(node.line, "", "it has no title")
        )
        more: dict[str, Any] = {}
        for name, hint in others.items():
            if name in table:
                more[name] = self.value(table[name], hint, name, span_of(Card, name))
        more["id"] = self.card_id(node, title)
        plain, modes = self.used(node, constructor, wants, uses)
        if not ok or title is BAD or plain is BAD or modes is BAD or BAD in more.values():
            return BAD
        home = {key: more.pop(key) for key in ("home",) if key in more}  # some constructors have a home of their own
        card = replace(constructor(title, *plain.pop("*", ()), **plain, **more), **home)
        if modes:
            card = replace(card, modes=tuple([replace(mode, used_as=card.modes[0].used_as) for mode in modes]))
        return self.sized(node.line, card, kind)

    def card_id(self, node: Node, title: Any) -> Any:
        assert node.table is not None
        if "id" in node.table:
            return self.value(node.table["id"], str, "id")
        id = slug(title) if title is not BAD else ""
        if title is not BAD and (not id or len(id) > limits.ID_LENGTH):
            return self.wrong(node.line, "id", 'the title makes no id: give it one, such as id = "moon-bite"')
        return id or BAD

    def used(self, node: Node, constructor: Any, wants: tuple[str, ...], uses: tuple[str, ...]) -> tuple[Any, Any]:
        """What the constructor is called with ("*": without a name), and all modes if the card has any."""
        assert node.table is not None
        table = node.table
        plain: dict[str, Any] = {}
        if uses:
            modes = self.modes(node, [name for name in uses if name != "modes"])
            if modes is BAD:
                return BAD, BAD
            return ({"*": modes} if "modes" in wants else {"do": modes[0].do, "pick": modes[0].pick}), modes
        types = get_type_hints(constructor)
        for name in wants:
            if name == "passives":
                hint: object = v.hints(Card)["passives"]
            else:
                hint = SEVERAL if SEVERAL in v.members(types[name]) else types[name]
            key = "*" if name == "passives" else name
            if name in table:
                plain[key] = self.value(table[name], hint, name)
            elif name != "passives":  # a card may lie there and do nothing but fail
                plain[key] = self.wrong(node.line, "", f"it needs {name}")
        return (BAD if BAD in plain.values() else plain), ()

    def modes(self, node: Node, keys: list[str]) -> Any:
        """The uses of a card: its modes, or the one that stands beside its title."""
        assert node.table is not None
        beside = [key for key in keys if key in node.table]
        listed = node.table.get("modes")
        if listed is not None and beside:
            return self.wrong(node.table[beside[0]].line, beside[0], "say it in each of the modes instead")
        if listed is None:
            return self.all_good([self.mode(node, keys, "", strict=False)])
        nodes = each(listed)
        if not 1 <= len(nodes) <= limits.MODES:
            return self.wrong(listed.line, "modes", f"{len(nodes)} modes; a card has 1 to {limits.MODES}")
        return self.all_good([self.mode(one, keys, f"modes[{at}]") for at, one in enumerate(nodes)])

    def all_good(self, values: list[Any]) -> Any:
        return BAD if any(value is BAD for value in values) else tuple(values)

    def mode(self, node: Node, keys: list[str], where: str, strict: bool = True) -> Any:
        if node.table is None:
            return self.wrong(node.line, where, f"the table of a mode is wanted here, not {node.what}")
        ok = self.only(node, keys, where) if strict else True
        dot = f"{where}." if where else ""
        parts = {
            key: self.value(node.table[key], v.hints(Mode)[key], f"{dot}{key}") for key in keys if key in node.table
        }
        if "trigger" in keys and "trigger" not in parts:
            ok = self.wrong(node.line, where, "say when it may be played: trigger") is not BAD
        if "do" not in parts:
            ok = self.wrong(node.line, where, "say what it does: do") is not BAD
        return Mode(**parts) if ok and not any(part is BAD for part in parts.values()) else BAD

    def sized(self, line: int, card: Card, kind: CardKind) -> Any:
        if card.kind is not kind:
            where = "in a side deck" if card.kind is CardKind.SIDE else "in the deck"
            return self.wrong(line, "type", f"a card of this type belongs {where}")
        if self.effects > limits.EFFECTS:
            return self.wrong(line, "", f"{self.effects} effects; a card has at most {limits.EFFECTS}")
        if len(card.passives) + len(card.hooks) > limits.HOOKS:
            return self.wrong(line, "", f"a card has at most {limits.HOOKS} passives and hooks")
        return card


def modal(wants: tuple[str, ...]) -> tuple[str, ...]:
    """The keys of a mode that may stand in the table of a card whose constructor wants these."""
    if "modes" in wants:
        return (*MODE, "modes")
    return tuple(name for name in (*MODE, "modes") if name != "trigger") if "do" in wants else ()


def name_of(node: Node) -> object:
    """What a table says its name is."""
    return node.table["name"].value if node.table is not None and "name" in node.table else None


def each(node: Node | None) -> list[Node]:
    if node is None:
        return []
    return [node] if node.items is None else node.items


def merged(basics: tuple[tuple[int, Card], ...], deck: tuple[tuple[int, Card], ...]) -> tuple[tuple[int, Card], ...]:
    """The deck after the basics; a basic card that is listed again has that many copies more."""
    same = {card.id: card for _, card in basics}
    more = {card.id: n for n, card in deck if same.get(card.id) == card}
    first = tuple([(n + more.pop(card.id, 0), card) for n, card in basics])
    return (*first, *((n, card) for n, card in deck if same.get(card.id) != card))
