"""A game as plain text, for the render mode `ansi`. Only what everybody may know is in it."""

from __future__ import annotations

from ..engine.view import SeatView, View


def shown(view: View) -> str:
    """A line for the table, one for each player, and one for everything that is pending."""
    pot = f", pot {view.pot}" if view.pot else ""
    lines = [f"turn {view.turn}, {view.phase}: {view.seats[view.active].name}{pot}"]
    lines += [seat_line(seat, seat.seat == view.seat) for seat in view.seats]
    for entry in view.stack[::-1]:
        by = view.seats[entry.seat].name if entry.seat >= 0 else "the table"
        on = ", ".join([view.seats[seat].name for seat in entry.targets])
        drinks = ", ".join([card for pour in entry.drinks for card in pour.cards])
        lines.append(f"  pending: {entry.card or drinks or entry.kind} by {by}" + (f" on {on}" if on else ""))
    if view.hand:
        lines.append(f"  hand: {', '.join(view.hand)}")
    if view.over:
        lines.append(f"won by {' and '.join([view.seats[seat].name for seat in view.winners])}")
    return "\n".join(lines)


def seat_line(seat: SeatView, own: bool) -> str:
    if not seat.alive:
        return f"  {seat.name}: out"
    return (
        f"{'>' if own else ' '} {seat.name}: fortitude {seat.fortitude}, alcohol {seat.alcohol}, gold {seat.gold}, "
        f"hand {seat.hand}, drinks {seat.pile}"
    )
