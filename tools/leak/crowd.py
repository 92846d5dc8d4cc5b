"""People who do everything that can be done at a table, sensible or not.

Every person acts at milliseconds of their own (a residue), so that two persons never act at the same instant: who of
two was first is then never a matter of how a test orders them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from alehouse.engine.view import Window
from alehouse.moves import LegalMoves
from alehouse.protocol import EMOTES, PHRASES, Settings
from alehouse.protocol import requests as ask
from alehouse.protocol.requests import Request
from alehouse.table.match import Match

RESIDUES = 32
"""Two acts of different persons differ by at least a millisecond, because they differ modulo this."""


@dataclass
class Person:
    """One of the crowd. `seat` is None for those who watch."""

    name: str
    guest: str
    residue: int
    wires: list[str]
    """The first one is always there, unless the person is gone; the others are more tabs."""
    seat: int | None = None
    gone: bool = False
    watched: bool = False
    """A tab of this person was opened in the middle of the game."""
    meant: bool = False
    """Has meant to play something that nobody saw, since the last move that was seen."""
    number: int = 0
    taken: set[int] = field(default_factory=set)
    """Moments at which something is planned already: one thing at a time."""

    def rid(self) -> str:
        """The id of the next request. It says whose it is, so that one that comes to somebody else is noticed."""
        self.number += 1
        return f"rid:{self.name}:{self.number}"

    def time(self, at: int) -> int:
        """The next free moment of this person."""
        found = at + (self.residue - at) % RESIDUES
        while found in self.taken:
            found += RESIDUES
        self.taken.add(found)
        return found


def any_answer(moves: LegalMoves, kind: str, rng: Random) -> str:
    """A legal answer as text, of whatever kind the question is."""
    if kind == "discard":
        size = len(moves).bit_length() - 1
        picked = [str(at + 1) for at in range(size) if rng.random() < 0.25]
        return " ".join(["discard", *(picked or ["nothing"])])
    if moves[0].kind == "pass" and len(moves) > 1 and rng.random() < 0.8:
        return str(moves[rng.randrange(1, len(moves))])
    return str(moves[rng.randrange(len(moves))])


Planned = tuple[int, Callable[[str], Request]]
"""So many milliseconds later, and what to ask for, given an id for the request."""


def in_a_window(match: Match, seat: int, window: Window, rng: Random, may_hold: bool, eager: float) -> list[Planned]:
    """What somebody does about an open window."""
    decision = match.decision
    limit = match.delays.window or 400
    moves = match.game.legal_moves_of(seat)
    play = str(moves[rng.randrange(1, len(moves))]) if len(moves) > 1 and rng.random() < eager else "pass"

    def answer(text: str) -> Callable[[str], Request]:
        return lambda id: ask.Answer(id=id, decision=decision, move=text)

    def hold(id: str) -> Request:
        return ask.Hold(id=id, decision=decision)

    def release(id: str) -> Request:
        return ask.Release(id=id, decision=decision)

    first = rng.randint(40, int(limit * 1.05))
    way = rng.random()
    if play == "pass" and way < 0.4:
        return []
    if way < 0.8:
        return [(first, answer(play))]
    if way < 0.9:  # think again
        again = first + rng.randint(40, limit)
        then: list[Planned] = [(again, release)]
        if rng.random() < 0.6:
            then.append((again + rng.randint(40, limit), answer(play if rng.random() < 0.5 else "pass")))
        return [(first, answer("pass" if rng.random() < 0.5 else play)), *then]
    if may_hold:
        end = first + rng.randint(40, 3 * limit)
        return [(first, hold), (end, answer(play) if rng.random() < 0.7 else release)]
    return [(first, answer(play))]


def nonsense(match: Match, seat: int | None, cards: list[str], rng: Random) -> Callable[[str], Request]:
    """Something that changes nothing: refused, or only asked. Often about cards that others hold."""
    now = match.decision
    card = rng.choice(cards)
    seats = match.game.seats
    text = rng.choice(
        [
            f"play {card}",
            f"play {card} on {rng.choice(seats)}",
            f"play {card} mode {rng.randint(1, 3)} on {rng.choice(seats)}",
            f"play {card} drink {rng.randint(1, 3)}",
            f"offer {card} to {rng.choice(seats)}",
            f"discard {rng.randint(1, 9)} {rng.randint(1, 9)}",
            f"order {rng.choice(seats)}",
            f"choose {rng.randint(1, 9)}",
            f"choose {rng.choice(seats)}",
            f"token {rng.choice(['gold', 'alcohol', 'luck'])}",
            "play",
            "everything",
            "",
        ]
    )
    own = list(match.game.hand(seat)) if seat is not None else []
    about = rng.choice(own) if own and rng.random() < 0.6 else card
    if rng.random() < 0.4 and about != card:
        text = text.replace(card, about)
    legal = [str(move) for move in match.game.legal_moves_of(seat)[:8]] if seat is not None else []
    shown = rng.choice(legal) if legal and rng.random() < 0.5 else text
    probing: list[Callable[[str], Request]] = [
        lambda id: ask.Why(id=id, card=about),
        lambda id: ask.Why(id=id, move=text or "pass"),
        lambda id: ask.WhyHand(id=id),
        lambda id: ask.Preview(id=id, move=shown or "pass"),
        lambda id: ask.Answer(id=id, decision=now, move=f"nonsense {text}"[:200]),
    ]
    wrong: list[Callable[[str], Request]] = [
        lambda id: ask.Answer(id=id, decision=max(0, now - rng.randint(1, 3)), move="pass"),
        lambda id: ask.Answer(id=id, decision=now + 1_000_000, move="pass"),
        lambda id: ask.Consent(id=id, undo=rng.randint(0, 400), yes=True),
        lambda id: ask.Hold(id=id, decision=max(0, now - 1)),
        lambda id: ask.Release(id=id, decision=max(0, now - 1)),
        lambda id: ask.Standing(id=id, move="pass"),
        lambda id: ask.Yield(id=id, card="no-such-card"),
        lambda id: ask.Why(id=id),
        lambda id: ask.Ping(id=id),
        lambda id: ask.Start(id=id),
        lambda id: ask.Sit(id=id),
        lambda id: ask.Stand(id=id),
        lambda id: ask.Pick(id=id, character="gerki"),
        lambda id: ask.AddBot(id=id, bot="normal"),
        lambda id: ask.Remove(id=id, seat=0),
        lambda id: ask.Rematch(id=id),
        lambda id: ask.Configure(id=id, settings=Settings(seats=2), password="another"),
        lambda id: ask.Kick(id=id, who=99),
    ]
    return rng.choice(probing if rng.random() < 0.6 else wrong)


def talk(rng: Random) -> Callable[[str], Request]:
    way = rng.randrange(4)
    if way == 0:
        return lambda id: ask.Say(id=id, emote=rng.choice(EMOTES))
    if way == 1:
        return lambda id: ask.Say(id=id, phrase=rng.choice(PHRASES))
    if way == 2:
        return lambda id: ask.Say(id=id, emote="no-such-emote")
    return lambda id: ask.Say(id=id, text=rng.choice(["Cheers!", "who has the <b>ale</b>?", "\u202e...", "  "]))


def habits(match: Match, seat: int, rng: Random, full: bool) -> Callable[[str], Request]:
    """How somebody wants to be asked."""
    own = list(match.game.hand(seat))
    seats = match.game.seats
    way = rng.random()
    if way < 0.4:
        levels = ["smart", "touching", "until-my-turn", *(["full"] if full else [])]
        level = rng.choice(levels)
        return lambda id: ask.Yield(id=id, level=level)  # type: ignore[arg-type]
    if way < 0.6 or not own:
        window = match.game.window
        card = window.card if window is not None and window.card is not None else rng.choice(own or ["nothing"])
        on = rng.random() < 0.7
        return lambda id: ask.Yield(id=id, card=card, on=on)
    if way < 0.8:
        card = rng.choice(own)
        on_whom = f" on {rng.choice(seats)}" if rng.random() < 0.5 else ""
        return lambda id: ask.Standing(id=id, move=f"play {card}{on_whom}")
    return lambda id: ask.Standing(id=id, move=None)
