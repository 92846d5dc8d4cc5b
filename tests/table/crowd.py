"""People who do anything that can be done, at any time."""

from __future__ import annotations

from random import Random
from typing import Any

from alehouse.protocol import (
    Answer,
    Concede,
    Consent,
    Hold,
    Leave,
    Pace,
    Release,
    Request,
    Return,
    Say,
    Standing,
    Undo,
    Yield,
)
from alehouse.table.telling import clock_of, public_of

from .harness import Tab, Table

NO_CARDS = (None, "free", "last-chance", "drink", "demand", "won", "hook")
"""What a question may be about that is no card."""


class Crowd:
    """One to four people, and bots, at a table of a random kind; each `act` is one thing that somebody does."""

    def __init__(self, seed: int) -> None:
        rng = self.rng = Random(seed)
        people, bots = rng.choice([(1, 1), (1, 3), (2, 0), (2, 2), (3, 1), (4, 0)])
        teams = people + bots == 4 and rng.random() < 0.4
        self.table = Table(
            seed=seed,
            seats=people + bots,
            clock=rng.choice(["casual", "fast", "days"]),
            window=rng.choice([None, None, 0, 1_000]),
            beat=rng.choice([0, 200]),
            variant="two-headed-dragon" if teams else "individual",
        )
        self.tabs = self.table.plays(*["ann", "bob", "cat", "dan"][:people], bots=bots)
        self.watcher = self.table.enters("watcher")

    def act(self) -> None:
        t, rng = self.table, self.rng
        if t.over:
            return
        here = [tab for tab in t.tabs if tab.you is not None and tab.you.seat is not None]
        if not here or rng.random() < 0.03:
            t.enters(rng.choice(self.tabs).name)
        elif rng.random() < 0.03:
            rng.choice(here).goes()
        else:
            self._ask(rng.choice(here))
        if rng.random() < 0.3 and not t.over:
            t.pass_time(rng.choice([100, 1_000, 3_000, 30_000]))

    def _ask(self, tab: Tab) -> None:
        t, rng, question = self.table, self.rng, tab.private.question
        moves = tab.moves or ["pass", "discard nothing", "discard 1"]
        about = question.about if question is not None else None
        wishes: list[tuple[float, type[Request], dict[str, Any]]] = [
            (30, Answer, {"decision": tab.decision, "move": rng.choice(moves)}),
            (20, Answer, {"decision": tab.decision, "move": moves[0]}),
            (5, Hold, {"decision": tab.decision}),
            (3, Release, {"decision": tab.decision}),
            (3, Yield, {"level": rng.choice(["full", "smart", "touching", "until-my-turn"])}),
            (1, Yield, {"card": None if about in NO_CARDS else about}),
            (2, Pace, {"beat": rng.choice([None, 0, 200]), "paused": rng.choice([None, True, False])}),
            (1, Standing, {"move": next((move for move in moves if move.startswith("play")), None)}),
            (3, Undo, {}),
            (8, Consent, {"undo": t.room.undo.number if t.room.undo else 1, "yes": rng.random() < 0.8}),
            (5, Return, {}),
            (1, Say, {"emote": "cheers"}),
            (0.3, Leave, {}),
            (0.1, Concede, {}),
        ]
        _, kind, fields = rng.choices(wishes, [weight for weight, _, _ in wishes])[0]
        tab.asks(kind, **fields)

    def are_up_to_date(self) -> None:
        """What each has been sent adds up to what each may know now."""
        t = self.table
        public, clock = public_of(t.game), clock_of(t.match, t.now)
        for tab in t.tabs:
            assert tab.public == public
            assert tab.clock.decision == clock.decision
            assert tab.you is not None
            if tab.you.seat is not None:
                assert t.room._teller is not None
                own = t.room._teller.private(tab.you.seat, t.now)
                assert tab.private.question == own.question
                assert (tab.private.hand, tab.private.answered) == (own.hand, own.answered)
                assert (tab.private.yields, tab.private.standing) == (own.yields, own.standing)
