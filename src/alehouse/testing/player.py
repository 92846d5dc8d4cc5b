"""One seat of a scene: set it up, act for it, look at it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING

from ..engine import codes as c
from ..engine.program import Design, Program
from ..engine.state import RawMove
from ..engine.view import seats_of
from ..engine.zones import refresh_bits, refresh_side
from ..game import program
from ..lang.cards import slug
from ..moves import TOKENS, Move, text_of

if TYPE_CHECKING:
    from .scene import Scene


class SceneError(AssertionError):
    """The scene and the rules disagree."""


def plain(title: str) -> str:
    return title.lower().replace("\N{RIGHT SINGLE QUOTATION MARK}", "'").strip(" .!?")


@lru_cache(maxsize=8)
def by_title(known: Program) -> dict[str, list[int]]:
    """The designs of each plain title: a family has a shared card and cards of single characters."""
    found: dict[str, list[int]] = {}
    for design in known.designs:
        found.setdefault(plain(design.title), []).append(design.index)
    return found


def design_named(title: str, known: Program | None = None) -> int:
    """A card by its title or id; case and closing punctuation do not matter."""
    known = known or program()
    if title in known.by_id:
        return known.by_id[title]
    found = by_title(known).get(plain(title), [])
    if len(found) > 1 and slug(title) in known.by_id:
        return known.by_id[slug(title)]
    if len(found) != 1:
        near = [d.title for d in known.designs if plain(title)[:8] in plain(d.title)][:5]
        raise SceneError(f"{len(found)} cards are called {title!r}; near: {near}")
    return found[0]


class Player:
    """One seat of a scene: set it up, act for it, look at it."""

    def __init__(self, scene: Scene, seat: int) -> None:
        self._scene = scene
        self.seat = seat

    @property
    def name(self) -> str:
        return self._scene.state.table.names[self.seat]

    @property
    def _known(self) -> Program:
        return self._scene.state.table.program

    def _index(self, title: str) -> int:
        return design_named(title, self._known)

    def _design(self, title: str) -> Design:
        return self._known.designs[self._index(title)]

    # -- set-up ---------------------------------------------------------------------------------

    def _cards(self, titles: Iterable[str]) -> tuple[int, ...]:
        known = self._known
        cards = []
        for title in titles:
            index = self._index(title)
            drink = known.designs[index].kind in (c.DRINK_CARD, c.EVENT_CARD)
            cards.append(index << 4 | (c.TABLE if drink else self.seat))
        return tuple(cards)

    def _changed(self) -> Player:
        refresh_bits(self._scene.state, self.seat)
        self._scene.state.options = None
        return self

    def hand(self, *titles: str) -> Player:
        """Put cards, of any character, into the hand."""
        self._scene.state.hands[self.seat] += self._cards(titles)
        return self._changed()

    def front(self, *titles: str) -> Player:
        """Put cards face up in front of the player."""
        self._scene.state.fronts[self.seat] += self._cards(titles)
        return self._changed()

    def pile(self, *titles: str) -> Player:
        """The Drink Me! Pile, from the top."""
        self._scene.state.piles[self.seat] = self._cards(titles)[::-1]
        return self

    def deck(self, *titles: str) -> Player:
        """The Character Deck, from the top, and nothing else in it."""
        self._scene.state.decks[self.seat] = self._cards(titles)[::-1]
        return self

    def discard_pile(self, *titles: str) -> Player:
        self._scene.state.discards[self.seat] = self._cards(titles)
        return self

    def side_deck(self, name: str, *titles: str) -> Player:
        """A side deck of the character, from the top."""
        s = self._scene.state
        zone = 2 * self._scene.zone(name)
        rows = list(s.zones[zone])
        rows[self.seat] = self._cards(titles)[::-1]
        s.zones[zone] = tuple(rows)
        return self

    def set(
        self,
        *,
        fortitude: int | None = None,
        alcohol: int | None = None,
        gold: int | None = None,
        tokens: int | None = None,
        **counters: int,
    ) -> Player:
        s = self._scene.state
        side = s.table.sides[self.seat]
        if fortitude is not None:
            s.fortitude[side] = fortitude
        if alcohol is not None:
            s.alcohol[side] = alcohol
        if gold is not None:
            s.gold[side] = gold
        if tokens is not None:
            s.tokens = (*s.tokens[:side], tokens, *s.tokens[side + 1 :])
            refresh_side(s, self.seat)
        for name, value in counters.items():
            index = self._scene.meter(name)
            row = list(s.meters[index])
            row[self.seat] = value
            s.meters[index] = tuple(row)
        return self

    # -- acting ---------------------------------------------------------------------------------

    def plays(
        self,
        title: str,
        *,
        on: str | Iterable[str] | None = None,
        mode: int | None = None,
        drink_of: str | Iterable[str] | None = None,
        drink: int | None = None,
    ) -> Player:
        """Play a card; in a window everybody else who has not answered yet passes.

        `drink_of` names the drinkers whose Drinks are meant, `drink` one Drink by its place from 1.
        """
        return self._play(title, on, mode, drink_of, True, drink)

    def wants(
        self,
        title: str,
        *,
        on: str | Iterable[str] | None = None,
        mode: int | None = None,
        drink_of: str | Iterable[str] | None = None,
    ) -> Player:
        """Answer a window with a card, hidden, while others have still to answer."""
        return self._play(title, on, mode, drink_of, False)

    def _play(
        self,
        title: str,
        on: str | Iterable[str] | None,
        mode: int | None,
        drink_of: str | Iterable[str] | None,
        alone: bool,
        drink: int | None = None,
    ) -> Player:
        scene = self._scene
        scene.start()
        index = self._index(title)
        fits = [raw for raw in scene.legal(self.seat) if raw[0] == c.M_PLAY and raw[1] == index]
        if mode is not None:
            fits = [raw for raw in fits if raw[2] == mode - 1]
        if on is not None:
            names = [on] if isinstance(on, str) else list(on)
            wanted = {scene.seat(name) for name in names}
            fits = [raw for raw in fits if set(Move(raw, scene.state.table).targets) == wanted]
        if drink_of is not None:
            names = [drink_of] if isinstance(drink_of, str) else list(drink_of)
            fits = [raw for raw in fits if scene.drinkers_of(raw) == sorted(scene.seat(n) for n in names)]
        if drink is not None:
            fits = [raw for raw in fits if raw[4] == drink - 1]
        if len(fits) != 1:
            what = "may not play" if not fits else "must say more to play"
            ways = [text_of(raw, scene.state.table) for raw in fits]
            why = scene.game.why_not(self._known.designs[index].id, self.seat)
            raise SceneError(f"{self.name} {what} {title!r} ({why}) {ways}; {scene.waiting()}")
        window = scene.state.ask == c.Q_WINDOW
        rest = scene.state.ask_mask & ~(1 << self.seat)
        scene.push(self.seat, fits[0])
        if window and alone:
            for seat in seats_of(rest, scene.state.table.seats):
                scene.push(seat, scene.state_pass())
        return self

    def passes(self) -> Player:
        """Pass: in a window, as a bid, for the Action, or decline to split."""
        self._scene.start()
        self._scene.push(self.seat, self._scene.state_pass())
        return self

    def drinks(self) -> Player:
        """Go on from the moment before the Drink Phase."""
        scene = self._scene
        s = scene.state
        mine = s.table.mates[s.active] >> self.seat & 1
        if s.ask == c.Q_FIRST and mine:
            return self.chooses(self.name)
        if not mine or s.step != c.TS_DRINK or s.ask:
            raise SceneError(f"{self.name} does not drink now; {scene.waiting()}")
        scene.start()
        members = [q.seat for q in scene.game.questions if q.kind == "first"]
        return self.chooses(self.name) if self.seat in members else self

    def orders(self, name: str) -> Player:
        """Order a Drink for somebody."""
        self._scene.start()
        self._scene.push(self.seat, (c.M_ORDER, -1, 0, self._scene.seat(name), 0, 0))
        return self

    def discards(self, *titles: str) -> Player:
        """Discard these cards of the hand, or choose them when an effect asks."""
        scene = self._scene
        scene.start()
        hand = [card >> 4 for card in scene.state.hands[self.seat]]
        mask = 0
        for title in titles:
            index = self._index(title)
            places = [i for i, held in enumerate(hand) if held == index and not mask >> i & 1]
            if not places:
                raise SceneError(f"{self.name} does not hold {title!r}")
            mask |= 1 << places[0]
        scene.push(self.seat, (c.M_DISCARD, -1, 0, -1, 0, mask))
        return self

    def offers(self, title: str, *, to: str) -> Player:
        """Offer goods that lie in front; in the window everybody else who has not answered yet passes."""
        index = self._index(title)
        price = self._known.designs[index].price
        return self._answer((c.M_OFFER, index, 0, self._scene.seat(to), 0, price))

    def uses_token(self, gain: str) -> Player:
        """A Potion Token of the team, for `fortitude`, `alcohol` or `gold`."""
        return self._answer((c.M_TOKEN, -1, 0, -1, 0, TOKENS.index(gain)))

    def _answer(self, raw: RawMove) -> Player:
        scene = self._scene
        scene.start()
        rest = scene.state.ask_mask & ~(1 << self.seat)
        scene.push(self.seat, raw)
        for seat in seats_of(rest, scene.state.table.seats):
            scene.push(seat, scene.state_pass())
        return self

    def chooses(self, what: int | str | Iterable[str]) -> Player:
        """Choose a seat by name, several of them, or an option, a number or a card by its place from 1.

        Numbers that are amounts count from 0.
        """
        scene = self._scene
        scene.start()
        if not isinstance(what, int | str):
            mask = sum(1 << scene.seat(name) for name in what)
            scene.push(self.seat, (c.M_CHOOSE, -1, 1, mask, 0, 0))
        elif isinstance(what, str):
            scene.push(self.seat, (c.M_CHOOSE, -1, 0, scene.seat(what), 0, 0))
        else:
            place = what if scene.state.ask == c.Q_NUMBER else what - 1
            scene.push(self.seat, (c.M_CHOOSE, -1, 0, -1, 0, place))
        return self

    def splits_with(self, name: str) -> Player:
        return self.chooses(name)

    def accepts(self) -> Player:
        return self.chooses(2)

    def declines(self) -> Player:
        return self.chooses(1)

    # -- looking --------------------------------------------------------------------------------

    def has(
        self,
        *,
        fortitude: int | None = None,
        alcohol: int | None = None,
        gold: int | None = None,
        hand: int | Iterable[str] | None = None,
        pile: int | None = None,
        deck: int | None = None,
        discarded: Iterable[str] | None = None,
        front: Iterable[str] | None = None,
        tokens: int | None = None,
        **counters: int,
    ) -> Player:
        """Compare what everybody could see, and the hand. `hand` is a number or titles in any order."""
        s = self._scene.state
        wrong: list[str] = []

        def compare(what: str, wanted: object, found: object) -> None:
            if wanted is not None and wanted != found:
                wrong.append(f"{what} is {found}, not {wanted}")

        def ids(titles: Iterable[str]) -> list[str]:
            return sorted(self._design(title).id for title in titles)

        def held(cards: tuple[int, ...]) -> list[str]:
            return sorted(self._known.designs[card >> 4].id for card in cards)

        side = s.table.sides[self.seat]
        compare("fortitude", fortitude, s.fortitude[side])
        compare("alcohol", alcohol, s.alcohol[side])
        compare("gold", gold, s.gold[side])
        compare("tokens", tokens, s.tokens[side])
        compare("pile", pile, len(s.piles[self.seat]))
        compare("deck", deck, len(s.decks[self.seat]))
        if isinstance(hand, int):
            compare("hand", hand, len(s.hands[self.seat]))
        elif hand is not None:
            compare("hand", ids(hand), held(s.hands[self.seat]))
        if discarded is not None:
            compare("discard pile", ids(discarded), held(s.discards[self.seat]))
        if front is not None:
            compare("front", ids(front), held(s.fronts[self.seat]))
        for name, value in counters.items():
            compare(name, value, s.meters[self._scene.meter(name)][self.seat])
        if wrong:
            raise SceneError(f"{self.name}: {'; '.join(wrong)}")
        return self

    def can_play(self, title: str) -> Player:
        scene = self._scene
        scene.start()
        why = scene.game.why_not(self._design(title).id, self.seat)
        listed = any(raw[1] == self._index(title) for raw in scene.legal(self.seat))
        if why is not None or not listed:
            raise SceneError(f"{self.name} may not play {title!r}: {why}; {scene.waiting()}")
        return self

    def cannot_play(self, title: str, *, rule: str | None = None) -> Player:
        """A refusal is a test too: the card is refused, and for the reason of that rule."""
        scene = self._scene
        scene.start()
        why = scene.game.why_not(self._design(title).id, self.seat)
        if why is None:
            raise SceneError(f"{self.name} may play {title!r} after all; {scene.waiting()}")
        if rule is not None and why.rule != rule:
            raise SceneError(f"{self.name} may not play {title!r} because of {why}, not {rule}")
        return self

    def is_asked(self, kind: str | None = None) -> Player:
        """A question is open for this seat (`window`, `bid`, `action`, `order`, `discard`, `split`, ...)."""
        scene = self._scene
        scene.start()
        asked = [q.kind for q in scene.game.questions if q.seat == self.seat]
        if not asked or (kind is not None and asked != [kind]):
            raise SceneError(f"{self.name} is asked {asked}, not {kind}; {scene.waiting()}")
        return self

    def is_not_asked(self) -> Player:
        scene = self._scene
        scene.start()
        if any(q.seat == self.seat for q in scene.game.questions):
            raise SceneError(f"{self.name} is asked; {scene.waiting()}")
        return self

    @property
    def is_out(self) -> bool:
        return not self._scene.state.alive >> self.seat & 1
