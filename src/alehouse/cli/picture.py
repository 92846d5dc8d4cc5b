"""What a player at the terminal gets to see, as plain data: the two faces only lay it out."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..content import catalog
from ..engine.view import Effect, EntryView, PourView, SeatView, View
from ..game import Game
from ..moves import Move
from ..speech import Teller, card_text, phase_text, type_text

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


@dataclass(frozen=True, slots=True)
class Picture:
    """The table from one seat, at one moment."""

    view: View
    names: tuple[str, ...]
    title: str
    stack: list[tuple[int, str]]
    """What is pending, each with its depth in a chain of answers."""
    hand: list[HandCard]
    question: str
    choices: list[tuple[Move, str]]
    hint: tuple[str, ...]
    """What else may be typed, in pieces."""
    log: list[str] = field(default_factory=list)
    """Everything so far, oldest first."""
    fresh: int = 0
    """How many sentences of the log are new."""


def names_of(game: Game, me: int | None) -> tuple[str, ...]:
    """The names of the seats; the reader's own is marked."""
    return tuple(Teller(game).names[seat] + (" (you)" if seat == me else "") for seat in range(len(game.seats)))


def draw(game: Game, me: int, teller: Teller, log: list[str], fresh: int) -> Picture:
    view = game.view(me)
    names = tuple(teller.names)
    choices = sayings(listed(game, me, view), view, teller)
    return Picture(
        view,
        names_of(game, me),
        heading(view, names),
        stack_lines(view, names, teller),
        hand_cards(game, me, view),
        question_of(view, teller),
        choices,
        hint(view, choices),
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
    parts = [f"Turn {view.turn}", f"{names[view.active]}: {phase_text(view.phase)}", f"Drink Deck {view.drink_deck}"]
    if view.bar:
        parts.append(f"Bar {view.bar}")
    if view.round is not None or view.pot:
        parts.append(f"Pot {view.pot}")
    return " · ".join(parts)


def listed(game: Game, me: int, view: View) -> list[Move]:
    """The moves that get a number. Discards do not: there, numbers are cards."""
    moves = game.legal_moves_of(me)
    if view.question is not None and view.question.kind == "discard":
        return []
    return moves[:LISTED]


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


def hint(view: View, choices: list[tuple[Move, str]]) -> tuple[str, ...]:
    """What else may be typed."""
    kind = view.question.kind if view.question is not None else ""
    if kind == "discard":
        return ("Enter keeps all", "2 5 throws those cards away", "all throws all away")
    if kind == "cards":
        return ("discard 2 5 gives up those cards",)
    return ("Enter passes",) if choices and choices[0][0].kind == "pass" else ()


def hand_cards(game: Game, me: int, view: View) -> list[HandCard]:
    """The hand and what lies in front of the player, numbered; equal cards are one entry."""
    cards = catalog.cards(catalog.pack())
    playable = {move.card for move in game.legal_moves_of(me)} if view.question is not None else set()
    places: dict[tuple[str, bool], list[int]] = {}
    for at, key in enumerate((*view.hand, *view.seats[me].front), 1):
        places.setdefault((key, at > len(view.hand)), []).append(at)
    out: list[HandCard] = []
    for (key, _), numbers in places.items():
        card = cards[key]
        text = " ".join(card_text(card).split("\n"))
        kind = type_text(card).removesuffix(" Card")
        out.append(HandCard(tuple(numbers), card.title, kind, text, key in playable))
    return out


# --- the stack -----------------------------------------------------------------------------------


def stack_lines(view: View, names: tuple[str, ...], teller: Teller) -> list[tuple[int, str]]:
    """What is pending, oldest first: who plays what, and who answers whom."""
    lines: list[tuple[int, str]] = []
    if view.round is not None:
        lines.append((0, round_line(view, names)))
    chain: list[EntryView] = []
    for entry in view.stack:
        if entry.kind == "free":
            chain = []
            continue
        lines.append((len(chain), entry_line(entry, chain[-1] if chain else None, view, names, teller)))
        chain.append(entry)
    return lines


def round_line(view: View, names: tuple[str, ...]) -> str:
    rnd = view.round
    assert rnd is not None
    inside = ", ".join(names[seat] + (" (passed)" if seat in rnd.passed else "") for seat in rnd.inside)
    control = "nobody is" if rnd.control is None else f"{names[rnd.control]} is"
    winning = " with a Winning Hand" if rnd.only_cheating else ""
    return f"Round of Gambling for {view.pot} Gold: {control} in control{winning}; in it: {inside}"


def entry_line(entry: EntryView, before: EntryView | None, view: View, names: tuple[str, ...], teller: Teller) -> str:
    if entry.kind == "card" and entry.card is not None:
        title = teller.titles[entry.card]
        verb = f"answers {whose(before, names)} with" if before is not None else "plays"
        line = f"{names[entry.seat]} {verb} “{title}”"
        if 0 <= entry.target < len(names):
            line += f" on {names[entry.target]}"
        return line + effects_note(entry.plan, names)
    if entry.kind == "drink":
        return "; ".join(pour_note(pour, names, teller) for pour in entry.drinks) or "A Drink is coming"
    if entry.kind == "event" and entry.card is not None:
        return f"{names[entry.seat]} turns up “{teller.titles[entry.card]}”" + effects_note(entry.plan, names)
    if entry.kind == "demand":
        return "A payment is due" + effects_note(entry.plan, names)
    if entry.kind == "won":
        return f"{names[entry.seat]} has won the Round and is about to take {view.pot} Gold"
    return "Last chance: somebody is about to drop out"


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


def extras(seat: SeatView) -> str:
    """Counters and special zones, for the characters that have them."""
    parts = [f"{name} {n}" for name, n in seat.counters]
    parts += [f"{name} {n}" for name, n, _ in seat.zones]
    return ", ".join(parts)
