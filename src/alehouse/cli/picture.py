"""What a player at the terminal gets to see, as plain data: the two faces only lay it out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from ..engine.view import Effect, EntryView, PourView, SeatView, View
from ..lang import Card
from ..moves import Move
from ..packs import Known
from ..speech import Teller, card_text, counter_text, deck_text, phase_text, type_text
from .seen import Seen

QUIET = ("open", "close", "resolve")
"""Events that a table does not need to hear: what follows from them is told too."""
LISTED = 30
"""More moves than this are not listed; they are typed."""


@dataclass(frozen=True, slots=True)
class HandCard:
    places: tuple[int, ...]
    """Its numbers in the hand: equal cards are listed once."""
    title: str
    kind: str
    text: str
    playable: bool
    owner: int = -1
    """In front of whom it lies; -1 for a card of the hand."""


@dataclass(frozen=True, slots=True)
class Front:
    """A card that lies in front of another player, for all to read."""

    seat: int
    title: str
    text: str


@dataclass(frozen=True, slots=True)
class Picture:
    """The table from one seat, at one moment."""

    view: View
    names: tuple[str, ...]
    title: str
    stack: list[tuple[int, str]]
    """What is pending, each with its depth in a chain of answers."""
    hand: list[HandCard]
    """What may be played or read by its number: the hand, and what lies in front of us."""
    fronts: list[Front]
    mates: list[tuple[int, str]]
    """The hands of teammates, each as a list of titles."""
    question: str
    choices: list[tuple[Move, str]]
    hint: tuple[str, ...]
    """What else may be typed, in pieces."""
    log: list[str] = field(default_factory=list)
    """Everything so far, oldest first."""
    fresh: int = 0
    """How many sentences of the log are new."""


def names_of(teller: Teller, me: int | None) -> tuple[str, ...]:
    """The names of the seats; the reader's own is marked."""
    return tuple(name + (" (you)" if seat == me else "") for seat, name in enumerate(teller.names))


def draw(game: Seen, me: int | None, teller: Teller, log: list[str], fresh: int) -> Picture:
    """me: None for somebody who watches."""
    view = game.view(me)
    names = tuple(teller.names)
    moves = game.legal_moves_of(me) if me is not None else ()
    choices = sayings(listed(moves, view), view, teller)
    return Picture(
        view,
        names_of(teller, me),
        heading(view, names),
        stack_lines(view, names, teller, game.cards),
        hand_cards(game, moves, view),
        front_cards(game, view),
        mate_hands(game, view),
        question_of(view, teller),
        choices,
        hint(moves, view, choices),
        log,
        fresh,
    )


def question_of(view: View, teller: Teller) -> str:
    """The question without the name: everybody at a terminal knows who is asked."""
    if view.question is None:
        return ""
    said = teller.question(view.question, open_drinks(view)).partition(": ")[2]
    return said[:1].upper() + said[1:]


def open_drinks(view: View) -> tuple[PourView, ...]:
    """The Drinks that a card could be played on now."""
    return view.stack[-1].drinks if view.stack else ()


def heading(view: View, names: tuple[str, ...]) -> str:
    who = joined(names[seat] for seat in side_of(view, view.active))
    parts = [f"Turn {view.turn}", f"{who}: {phase_text(view.phase)}", f"Drink Deck {view.drink_deck}"]
    if view.bar:
        parts.append(f"Bar {view.bar}")
    if view.round is not None or view.pot:
        parts.append(f"Pot {view.pot}")
    return " · ".join(parts)


def listed(moves: Sequence[Move], view: View) -> list[Move]:
    """The moves that get a number. Discards do not: there, numbers are cards.

    Potion Tokens and sales would crowd every list. They stand there when it is time for them, and may always be
    typed: see `hint`.
    """
    if view.question is not None and view.question.kind == "discard":
        return []
    top = view.stack[-1].kind if view.stack else ""
    timely = {"offer"} if top == "free" and view.round is None else {"token"} if top == "last-chance" else set()
    shown = [move for move in moves if move.kind not in {"offer", "token"} - timely]
    return (shown if len(shown) > 1 else list(moves))[:LISTED]


def sayings(moves: list[Move], view: View, teller: Teller) -> list[tuple[Move, str]]:
    """Each move in words; which use of a card is meant goes without saying where only one is open."""
    uses: dict[str | None, set[int]] = {}
    for move in moves:
        uses.setdefault(move.card, set()).add(move.mode)
    out: list[tuple[Move, str]] = []
    for move in moves:
        said = teller.move(move, view.question, open_drinks(view))
        if len(uses[move.card]) == 1:
            said = said.replace(f", use {move.mode + 1}", "")
        out.append((move, said))
    return out


def hint(moves: Sequence[Move], view: View, choices: list[tuple[Move, str]]) -> tuple[str, ...]:
    """What else may be typed."""
    kind = view.question.kind if view.question is not None else ""
    if kind == "discard":
        return ("Enter keeps all", "2 5 throws those cards away", "all throws all away")
    if kind == "cards":
        return ("discard 2 5 gives up those cards",)
    hints = ["Enter passes"] if choices and choices[0][0].kind == "pass" else []
    if kind == "window":
        listed_kinds = {move.kind for move, _ in choices}
        kinds = {move.kind for move in moves} - listed_kinds
        hints += ["token gold/alcohol/fortitude"] if "token" in kinds else []
        hints += ["offer N to NAME"] if "offer" in kinds else []
    return tuple(hints)


def hand_cards(game: Seen, moves: Sequence[Move], view: View) -> list[HandCard]:
    """Everything in reach, numbered; equal cards are one entry."""
    playable = {move.card for move in moves} if view.question is not None else set()
    places: dict[tuple[str, int], list[int]] = {}
    for at, place in enumerate(in_reach(view, game.content), 1):
        places.setdefault(place, []).append(at)
    out: list[HandCard] = []
    for (key, owner), numbers in places.items():
        card = game.cards[key]
        kind = type_text(card).removesuffix(" Card")
        out.append(HandCard(tuple(numbers), card.title, kind, one_line(card), key in playable, owner))
    return out


def in_reach(view: View, content: Known) -> list[tuple[str, int]]:
    """The cards that have a number, each with the seat that it lies in front of (-1: in the hand).

    Goods in front of a teammate count as well: any member may use them (TEAMCHAR-16).
    """
    if view.seat is None:
        return []
    out = [(key, -1) for key in view.hand]
    out += [(key, view.seat) for key in view.seats[view.seat].front]
    for mate, _ in view.mates:
        out += [(key, mate) for key in view.seats[mate].front if is_goods(key, content)]
    return out


def is_goods(key: str, content: Known) -> bool:
    deck = content.side_decks.get(key)
    return deck is not None and deck.sold


def front_cards(game: Seen, view: View) -> list[Front]:
    """What lies in front of the others and cannot be played by us."""
    ours = in_reach(view, game.content)
    out: list[Front] = []
    for seat in view.seats:
        for key in seat.front if seat.alive else ():
            if (key, seat.seat) not in ours:
                out.append(Front(seat.seat, game.cards[key].title, one_line(game.cards[key])))
    return out


def mate_hands(game: Seen, view: View) -> list[tuple[int, str]]:
    out: list[tuple[int, str]] = []
    for seat, hand in view.mates:
        if view.seats[seat].alive:
            counts = {key: hand.count(key) for key in hand}
            titles = [game.cards[key].title + (f" ×{n}" if n > 1 else "") for key, n in counts.items()]
            out.append((seat, " · ".join(titles) or "nothing"))
    return out


def one_line(card: Card) -> str:
    return " ".join(card_text(card).split("\n"))


def joined(parts: Iterable[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    *most, last = list(parts) or [""]
    return f"{', '.join(most)} and {last}" if most else last


def side_of(view: View, seat: int) -> tuple[int, ...]:
    """The seats that play together with that one, itself among them."""
    return tuple(other.seat for other in view.seats if other.side == view.seats[seat].side)


def teams_of(view: View) -> list[tuple[int, ...]]:
    """The seats of each side, in the order of the seats."""
    return list(dict.fromkeys(side_of(view, seat.seat) for seat in view.seats))


# --- the stack -----------------------------------------------------------------------------------


def stack_lines(view: View, names: tuple[str, ...], teller: Teller, cards: Mapping[str, Card]) -> list[tuple[int, str]]:
    """What is pending, oldest first: who plays what, and who answers whom."""
    lines: list[tuple[int, str]] = []
    if view.round is not None:
        lines.append((0, round_line(view, names)))
    chain: list[EntryView] = []
    for entry in view.stack:
        if entry.kind == "free" or (entry.kind == "hook" and entry.card is None):
            chain = []
            continue
        lines.append((len(chain), entry_line(entry, chain[-1] if chain else None, view, names, teller, cards)))
        chain.append(entry)
    return lines


def round_line(view: View, names: tuple[str, ...]) -> str:
    rnd = view.round
    assert rnd is not None
    inside = ", ".join(names[seat] + (" (passed)" if seat in rnd.passed else "") for seat in rnd.inside)
    control = "nobody is" if rnd.control is None else f"{names[rnd.control]} is"
    winning = " with a Winning Hand" if rnd.only_cheating else ""
    return f"Round of Gambling for {view.pot} Gold: {control} in control{winning}; in it: {inside}"


def entry_line(
    entry: EntryView,
    before: EntryView | None,
    view: View,
    names: tuple[str, ...],
    teller: Teller,
    cards: Mapping[str, Card],
) -> str:
    if entry.kind == "card" and entry.card is not None:
        verb = f"answers {whose(before, names)} with" if before is not None else "plays"
        if before is not None and before.kind == "card" and before.seat == entry.seat:
            verb = "adds"
        line = f"{names[entry.seat]} {verb} “{teller.titles[entry.card]}”"
        line += f" on {joined(names[seat] for seat in entry.targets)}" if entry.targets else ""
        line += "".join(f" + “{teller.titles[key]}”" for key in entry.added)
        return line + champions_note(entry, names) + effects_note(entry.plan, names)
    if entry.kind == "drink":
        return "; ".join(pour_note(pour, names, teller) for pour in entry.drinks) or "A Drink is coming"
    if entry.kind == "event" and entry.card is not None:
        line = f"{names[entry.seat]} turns up “{teller.titles[entry.card]}”"
        return line + champions_note(entry, names) + effects_note(entry.plan, names)
    if entry.kind == "hook" and entry.card is not None:
        offered = f"{names[entry.seat]} offers {names[entry.target]} “{teller.titles[entry.card]}”"
        return f"{offered}. {one_line(cards[entry.card])}"
    if entry.kind == "demand":
        return "A payment is due" + effects_note(entry.plan, names)
    if entry.kind == "won":
        return f"{names[entry.seat]} has won the Round and is about to take {view.pot} Gold"
    who = joined(names[seat] for seat in entry.lost) or "somebody"
    return f"Last chance: {who} {'are' if len(entry.lost) > 1 else 'is'} about to drop out"


def champions_note(entry: EntryView, names: tuple[str, ...]) -> str:
    word = "Champion" if len(entry.champions) == 1 else "Champions"
    return f"; {word}: {joined(names[seat] for seat in entry.champions)}" if entry.champions else ""


def whose(entry: EntryView | None, names: tuple[str, ...]) -> str:
    if entry is None or entry.kind in ("demand", "last-chance"):
        return "that"
    return f"{names[entry.seat]}'s Drink" if entry.kind == "drink" else names[entry.seat]


def pour_note(pour: PourView, names: tuple[str, ...], teller: Teller) -> str:
    titles = " + ".join(teller.titles[card] for card in pour.cards)
    if pour.ignored:
        return f"{names[pour.drinker]} ignores {titles}"
    numbers = [f"{n:+d} {what}" for n, what in ((pour.alcohol, "Alcohol"), (pour.fortitude, "Fortitude")) if n]
    return f"{names[pour.drinker]} drinks {titles} ({', '.join(numbers) or 'nothing in it'})"


def effects_note(plan: tuple[Effect, ...], names: tuple[str, ...]) -> str:
    """The part of a plan that changes numbers of players, in brackets; like changes are said once."""
    notes: dict[str, list[str]] = {}
    for effect in plan:
        if effect.seat is None or not effect.n:
            continue
        if effect.verb == "change":
            what = {"fortitude": "Fortitude", "alcohol": "Alcohol", "gold": "Gold"}.get(effect.what, effect.what)
            note = f"{effect.n:+d} {what}"
        elif effect.verb == "sober":
            note = f"has nothing to drink: {-effect.n} Alcohol"
        elif effect.verb == "pay":
            note = "pays nothing" if "(by" in effect.what else f"-{effect.n} Gold"
        else:
            continue
        notes.setdefault(note, []).append(names[effect.seat])
    said = [f"{', '.join(who)} {note}" for note, who in notes.items()]
    return f" ({'; '.join(said)})" if said else ""


# --- players -------------------------------------------------------------------------------------

TRACK = range(21)


def track(seat: SeatView) -> list[tuple[int, str]]:
    """The 21 places of a player's track, each with what lies there.

    `A` and `F` are the markers, `X` both at once; `drunk` lies below A, `left` between the two and
    `lost` above F.
    """
    out: list[tuple[int, str]] = []
    alcohol, fortitude = min(20, seat.alcohol), max(0, seat.fortitude)
    for place in TRACK:
        if place in (alcohol, fortitude):
            what = "X" if alcohol == fortitude else "A" if place == alcohol else "F"
        elif alcohol > fortitude:
            what = "drunk" if place < alcohol else "lost"
        else:
            what = "drunk" if place < alcohol else "left" if place < fortitude else "lost"
        out.append((place, what))
    return out


def extras(seat: SeatView) -> list[str]:
    """Absence, counters and special zones, for the characters that have them."""
    parts = ["absent"] if seat.absent else []
    parts += [f"{counter_text(name)} {n}" for name, n in seat.counters]
    parts += [f"{deck_text(name)} {n}" for name, n, _ in seat.zones]
    return parts
