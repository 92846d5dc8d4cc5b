"""A new game: SETUP-01..09."""

from __future__ import annotations

from . import codes as c
from .chance import below, shuffled
from .program import Program
from .run import run
from .seats import first_of, seats_from
from .setting import INDIVIDUAL, Setting
from .state import Event, State, Table
from .turn import hooks_of, push_hook
from .zones import BAR_COUNT, order_drink, refresh_bits, tell

SMALLEST = 2
LARGEST = 10


def starting_gold(seats: int) -> int:
    """SETUP-04."""
    return 8 if seats == 2 else 12 if seats >= 7 else 10


def seat_names(roles: tuple[str, ...]) -> tuple[str, ...]:
    """A character that sits twice is `name` and `name-2`."""
    names: list[str] = []
    for role in roles:
        count = roles[: len(names)].count(role)
        names.append(role if count == 0 else f"{role}-{count + 1}")
    return tuple(names)


def new_table(
    program: Program,
    roles: tuple[str, ...],
    drinks: tuple[str, ...],
    everybody: bool,
    setting: Setting = INDIVIDUAL,
    sides: tuple[int, ...] = (),
) -> Table:
    """`sides`: the side of each seat, for a scene; by default teams of the setting's size sit side by side (THD-01)."""
    table = Table()
    table.setting = setting
    table.program = program
    table.seats = len(roles)
    table.roles = roles
    table.names = seat_names(roles)
    table.sides = sides or tuple([seat // setting.team_size for seat in range(len(roles))])
    table.mates = tuple([sum([1 << i for i, side in enumerate(table.sides) if side == own]) for own in table.sides])
    table.team = len(set(table.sides)) < len(roles)
    table.hooked = any(len(program.roles[role].hooks) > 0 for role in roles)
    table.kinds = tuple([program.roles[role].kind for role in roles])
    table.drinks = drinks
    table.bar = len(drinks) > 1
    table.everybody = everybody
    table.first = -1
    table.options = {}
    return table


def blank(table: Table, seed: bytes, listening: bool) -> State:
    """Everything at its start value and no card dealt."""
    n = table.seats
    program = table.program
    s = State()
    s.table = table
    s.seed = seed
    s.draws = 0
    sides = max(table.sides) + 1
    s.fortitude = [20] * sides
    s.alcohol = [0] * sides
    s.gold = [table.setting.gold or starting_gold(n)] * sides
    s.tokens = (table.setting.tokens,) * sides
    for seat in range(n):
        s.gold[table.sides[seat]] += program.roles[table.roles[seat]].bonus_gold
    s.hands = [()] * n
    s.decks = [()] * n
    s.discards = [()] * n
    s.piles = [()] * n
    s.fronts = [()] * n
    s.bits = [0] * n
    s.meters = []
    for index in range(len(program.meters)):
        meter = program.meters[index]
        s.meters.append(
            tuple([meter.start if index in program.roles[role].meters else meter.low for role in table.roles])
        )
    s.zones = [((),) * n for _ in range(2 * len(program.zones))]
    s.alive = (1 << n) - 1
    s.marked = 0
    s.absent = 0
    s.away = 0
    s.out = ()
    s.drink_deck = ()
    s.drink_discard = ()
    s.bar = ()
    s.pot = 0
    s.inn = 0
    s.refills = 0
    s.round = None
    s.stack = []
    s.turn = 1
    s.active = 0
    s.acting = 0
    s.phase = c.PH_DISCARD
    s.step = c.TS_START
    s.actions = 0
    s.ready = 0
    s.orders = 0
    s.thirsty = 0
    s.chosen = ()
    s.offered = 0
    s.dirty = False
    s.ask = c.Q_NONE
    s.ask_mask = 0
    s.decision = 0
    s.options = None
    s.over = False
    s.winners = 0
    log: list[Event] = []
    s.log = log if listening else None
    return s


def deal(s: State, first: int) -> None:
    """Shuffle every deck, one Drink on each Pile, seven cards in each hand."""
    table = s.table
    program = table.program
    drinks: list[int] = []
    for name in table.drinks:
        for design in program.drink_decks[name]:
            drinks.append(design << 4 | c.TABLE)
    deck = shuffled(s, tuple(drinks))
    if table.bar:
        s.drink_deck = deck[-BAR_COUNT:]
        s.bar = deck[:-BAR_COUNT]
    else:
        s.drink_deck = deck
    for seat in range(table.seats):
        role = program.roles[table.roles[seat]]
        s.decks[seat] = shuffled(s, tuple([design << 4 | seat for design in role.deck]))
        for zone, cards in role.zones:
            rows = s.zones[2 * zone]
            mine = shuffled(s, tuple([design << 4 | seat for design in cards]))
            s.zones[2 * zone] = (*rows[:seat], mine, *rows[seat + 1 :])
    for seat in range(table.seats):
        order_drink(s, seat)
    for seat in range(table.seats):
        size = table.setting.hand_size
        hand = s.decks[seat][-size:][::-1]
        s.decks[seat] = s.decks[seat][:-size]
        front = [card for card in hand if program.designs[card >> 4].front]
        s.hands[seat] = tuple([card for card in hand if card not in front])
        s.fronts[seat] = tuple(front)
        refresh_bits(s, seat)
    s.active = first_of(table.mates[first if first >= 0 else below(s, table.seats)])
    s.acting = s.active
    if s.log is not None:
        tell(s, "start", table.seats, s.active)
    for seat in seats_from(s, s.active, s.alive)[::-1]:
        for _seat, ops in hooks_of(s, seat, c.H_SETUP)[::-1]:
            push_hook(s, seat, ops)


def begin(s: State, first: int) -> None:
    deal(s, first)
    run(s)
