"""Moving cards: hands, decks, Piles, the Drink Deck, and what lies in front of a player."""

from __future__ import annotations

from . import codes as c
from .chance import shuffled
from .state import State

BAR_COUNT = 30


def tell(s: State, code: str, *args: int | str | tuple[int, ...]) -> None:
    """Tell everybody. Callers on the hot path look at `s.log` first."""
    if s.log is not None:
        s.log.append((-1, code, args))


def tell_seat(s: State, seat: int, code: str, *args: int | str | tuple[int, ...]) -> None:
    if s.log is not None:
        s.log.append((seat, code, args))


def refresh_bits(s: State, seat: int) -> None:
    """What the seat could ever answer, with its hand and with what lies in front of it; nothing once it is out."""
    designs = s.table.program.designs
    bits = 0
    if s.alive & ~s.marked & ~s.absent & 1 << seat:
        for card in s.hands[seat]:
            bits |= designs[card >> 4].bits
        for card in s.fronts[seat]:
            design = designs[card >> 4]
            bits |= design.bits
            if card & 15 == seat and is_goods(s, card):
                bits |= c.B_ANYTIME  # an offer goes like an Anytime Card
        if s.table.team:
            bits |= team_bits(s, seat)
    s.bits[seat] = bits


def is_goods(s: State, card: int) -> bool:
    """Whether a card is of a deck that is sold."""
    zone = s.table.program.designs[card >> 4].zone
    return zone >= 0 and s.table.program.zones[zone].sold


def team_bits(s: State, seat: int) -> int:
    """What the seat could answer with goods that lie before a mate, or with a Potion Token."""
    bits = c.B_ANYTIME if s.tokens[s.table.sides[seat]] else 0
    for other in range(s.table.seats):
        if other != seat and s.table.mates[seat] >> other & 1:
            for card in s.fronts[other]:
                if is_goods(s, card):
                    bits |= s.table.program.designs[card >> 4].bits
    return bits


def refresh_side(s: State, seat: int) -> None:
    """The same for all members of a side, after something that they share has changed."""
    for other in range(s.table.seats):
        if s.table.mates[seat] >> other & 1:
            refresh_bits(s, other)


def draw(s: State, seat: int, n: int) -> None:
    """TURN-04: taking the last card of a deck shuffles the discard pile at once."""
    if n <= 0:
        return
    deck = s.decks[seat]
    if len(deck) > n:
        drawn = deck[-n:][::-1]
        s.decks[seat] = deck[:-n]
    else:
        taken: list[int] = []
        while len(taken) < n:
            deck = s.decks[seat]
            if not deck:
                reshuffle(s, seat)
                deck = s.decks[seat]
                if not deck:
                    break
            taken.append(deck[-1])
            s.decks[seat] = deck[:-1]
            if len(deck) == 1:
                reshuffle(s, seat)
        drawn = tuple(taken)
    designs = s.table.program.designs
    kept: list[int] = []
    for card in drawn:
        if designs[card >> 4].front:
            s.fronts[seat] = (*s.fronts[seat], card)
            if s.log is not None:
                tell(s, "shelve", seat, card >> 4)
        else:
            kept.append(card)
    s.hands[seat] += tuple(kept)
    refresh_bits(s, seat)
    if s.log is not None:
        tell(s, "draw", seat, len(drawn))
        tell_seat(s, seat, "drew", tuple([card >> 4 for card in drawn]))


def reshuffle(s: State, seat: int) -> None:
    if s.discards[seat]:
        s.decks[seat] = shuffled(s, s.discards[seat])
        s.discards[seat] = ()
        if s.log is not None:
            tell(s, "reshuffle", seat)


def take_top(s: State, seat: int) -> int:
    """The top card of a Character Deck, revealed; -1 if there is none."""
    if not s.decks[seat]:
        reshuffle(s, seat)
    deck = s.decks[seat]
    if not deck:
        return -1
    s.decks[seat] = deck[:-1]
    if len(deck) == 1:
        reshuffle(s, seat)
    return deck[-1]


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def take_from_player(s: State, seat: int, card: int) -> bool:
    """A card that is played, from the hand (then True), from in front of the player or of a mate."""
    if card in s.hands[seat]:
        s.hands[seat] = without(s.hands[seat], card)
        refresh_bits(s, seat)
        return True
    owners = [seat, *[other for other in range(s.table.seats) if s.table.mates[seat] >> other & 1]]
    for other in owners:
        if card in s.fronts[other]:
            s.fronts[other] = without(s.fronts[other], card)
            break
    refresh_side(s, seat)
    return False


def lay_before(s: State, seat: int, card: int) -> None:
    """A card lies face up in front of a player now."""
    s.fronts[seat] = (*s.fronts[seat], card)
    refresh_side(s, seat)


def send_home(s: State, card: int) -> None:
    """To the discard pile that the card belongs to, whoever had it (TURN-07, LOSE-07)."""
    design = s.table.program.designs[card >> 4]
    if design.kind == c.DRINK_CARD or design.kind == c.EVENT_CARD:
        discard_drinks(s, (card,))
    elif design.zone >= 0:
        at = 2 * design.zone + 1
        owner = card & 15
        rows = s.zones[at]
        s.zones[at] = rows[:owner] + ((*rows[owner], card),) + rows[owner + 1 :]
    else:
        owner = card & 15
        s.discards[owner] = (*s.discards[owner], card)


def discard_drinks(s: State, cards: tuple[int, ...]) -> None:
    """OPEN-20: a Drink Deck that could not be refilled takes the next discards, without payment."""
    if cards:
        s.drink_discard += cards
        if not s.drink_deck:
            refill(s)


def take_drink(s: State) -> int:
    """The top card of the Drink Deck. DRINK-01: the last one refills the deck; the payment follows."""
    deck = s.drink_deck
    if not deck:
        return -1
    s.drink_deck = deck[:-1]
    if len(deck) == 1:
        s.refills += 1
        refill(s)
    return deck[-1]


def refill(s: State) -> None:
    """The discards, or the next thirty of the Bar Deck, become the Drink Deck (BAR-03, -04)."""
    if s.table.bar:
        if len(s.bar) < BAR_COUNT and s.drink_discard:
            s.bar = shuffled(s, s.drink_discard) + s.bar
            s.drink_discard = ()
        s.drink_deck = s.bar[-BAR_COUNT:]
        s.bar = s.bar[:-BAR_COUNT]
    elif s.drink_discard:
        s.drink_deck = shuffled(s, s.drink_discard)
        s.drink_discard = ()
    if s.drink_deck and s.log is not None:
        tell(s, "refill")


def order_drink(s: State, seat: int) -> None:
    card = take_drink(s)
    if card >= 0:
        s.piles[seat] = (*s.piles[seat], card)


def take_from_place(s: State, seat: int, from_deck: bool) -> int:
    if from_deck:
        return take_drink(s)
    pile = s.piles[seat]
    if not pile:
        return -1
    s.piles[seat] = pile[:-1]
    return pile[-1]


def add_chasers(s: State, seat: int, from_deck: bool, cards: list[int], designs: list[int]) -> int:
    """CHASER-01..05. `designs` are the Drinks that count; `cards` holds an Event that ended the chain too.

    Returns the design of that Event, or -1: who reveals the Drink tells of it once the Drink itself is told.
    """
    known = s.table.program.designs
    while known[designs[-1]].chaser:
        card = take_from_place(s, seat, from_deck)
        if card < 0:
            return -1
        cards.append(card)
        if known[card >> 4].kind != c.DRINK_CARD:
            return card >> 4
        designs.append(card >> 4)
    return -1


def reveal_drink(
    s: State, seat: int, aside: list[int], ends: list[tuple[int, int]]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """A Drink with its Chasers from the Drink Deck; Events before it are laid aside (ROUND-03).

    `ends` gets the seat and the Event that came up as a Chaser, if one did.
    """
    known = s.table.program.designs
    while True:
        card = take_drink(s)
        if card < 0:
            return (), ()
        if known[card >> 4].kind == c.DRINK_CARD:
            break
        aside.append(card)
        tell(s, "event-aside", seat, card >> 4)
    cards = [card]
    designs = [card >> 4]
    end = add_chasers(s, seat, True, cards, designs)
    if end >= 0:
        ends.append((seat, end))
    return tuple(cards), tuple(designs)
