"""Films: finished games from every seat or with all hands open, exactly as they were told."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from alehouse import Game
from alehouse.protocol import Answer, Concede, Consent, Public, State, Undo, Update, join
from alehouse.table.film import Film, film_of, make_film, shown
from alehouse.table.telling import public_of


class Evening:
    """A whole game with undos, played over tabs that keep everything that they were told."""

    def __init__(self, table: Any, seed: int, people: int, **settings: Any) -> None:
        rng = Random(seed)
        self.t = t = table(seed=seed, seats=people, window=0, **settings)
        self.tabs = t.plays(*["ann", "bob", "cat", "dan"][:people])
        self.eve = t.enters("eve")
        self.undone = 0
        for _ in range(600):
            if t.over:
                break
            tab = rng.choice([tab for tab in self.tabs if tab.private.question is not None])
            kind = tab.private.question.kind
            if rng.random() < 0.05 and tab.private.undo is not None:
                self._undo(tab)
            elif kind == "discard":
                tab.asks(Answer, decision=tab.decision, move=rng.choice(["discard nothing", "discard 1"]))
            else:
                tab.asks(Answer, decision=tab.decision, move=rng.choice(tab.moves))
        if not t.over:
            for tab in self.tabs[1:]:
                tab.asks(Concede)
        assert t.over
        self.row = t.games[t.match.id]
        self.film: Film = film_of(make_film(self.row, t.log))

    def _undo(self, tab: Any) -> None:
        tab.does(Undo)
        for other in self.tabs:
            if self.t.room.undo is not None and other is not tab:
                other.asks(Consent, undo=self.t.room.undo.number, yes=True)
        self.undone += 1


@pytest.fixture(scope="module")
def evenings() -> dict[int, Evening]:
    return {}


@pytest.fixture(params=[2, 3, 4, 14])
def evening(request: Any, table: Any, evenings: dict[int, Evening]) -> Evening:
    """Games of two, three and four; the last in teams."""
    seed = request.param
    if seed not in evenings:
        teams = {"variant": "two-headed-dragon"} if seed > 10 else {}
        evenings[seed] = Evening(table, seed, people=min(seed, 4), **teams)
    return evenings[seed]


def test_the_film_says_who_played_and_how_it_ended(evening: Evening) -> None:
    film, t = evening.film, evening.t
    assert film.players == tuple(tab.name for tab in evening.tabs)
    assert (film.characters, film.teams) == (t.room.info().game.characters, t.game.teams)
    assert (film.how, film.winners) == (evening.eve.ended.how, evening.eve.ended.winners)
    assert (film.seed, film.commitment) == (t.game.seed, t.game.commitment)
    summary = msgspec.json.decode(evening.row.summary)
    assert (summary["winners"], summary["how"]) == (list(film.winners), film.how)


def test_its_record_proves_the_game(evening: Evening) -> None:
    again = Game.from_record(evening.film.record)
    assert again == evening.t.game
    assert again.commitment == evening.eve.room.game.commitment


def of_the_last_telling(told: list[Any]) -> list[Any]:
    """What was told after the last undo; before that, numbers tell another story."""
    while any(isinstance(message, State) for message in told[1:]):
        told = told[1:]
    return told


def test_each_seat_sees_in_the_film_what_it_was_told(evening: Evening) -> None:
    for tab in (*evening.tabs, evening.eve):
        told = [message for message in tab.heard if isinstance(message, State | Update)]
        updates = [message for message in of_the_last_telling(told) if isinstance(message, Update)]
        sent = [(update.at, event) for update in updates for event in update.events]
        frames = shown(evening.film, tab.you.seat).frames
        if tab is evening.eve:
            frames = tuple(
                msgspec.structs.replace(frame, events=tuple(event for event in frame.events if not event.private))
                for frame in frames
            )
        seen = [(frame.at, event) for frame in frames for event in frame.events]
        assert sent
        assert seen[-len(sent) :] == sent


def test_at_the_end_the_film_shows_the_table_as_it_was(evening: Evening) -> None:
    for seat in (None, *range(len(evening.tabs))):
        table = Public()
        hands: dict[int, tuple[str, ...]] = {}
        for frame in shown(evening.film, seat).frames:
            table = frame.table if frame.back or frame.n == 0 else join(table, frame.table)
            hands.update(frame.hands)
        assert table == public_of(evening.t.game)
        assert table == evening.eve.public
        assert all(hands[who] == evening.t.game.hand(who) for who in hands)


def test_from_a_seat_only_the_own_teams_hands_are_seen(evening: Evening) -> None:
    teams = evening.film.teams
    for seat in range(len(evening.tabs)):
        mine = next(team for team in teams if seat in team)
        film = shown(evening.film, seat)
        assert {who for frame in film.frames for who in frame.hands} == set(mine)
        told = [(to, code, args) for frame in evening.film.frames for to, code, args in frame.events]
        private = [(code, args) for to, code, args in told if to == seat]
        assert [(e.code, e.args) for frame in film.frames for e in frame.events if e.private] == private


def test_no_card_of_another_hand_is_anywhere_in_the_film_of_a_seat(evening: Evening) -> None:
    """The first frame names no card of anybody else: nothing has been played yet."""
    for seat in range(len(evening.tabs)):
        mine = next(team for team in evening.film.teams if seat in team)
        first = shown(evening.film, seat).frames[0]
        own = {card for who in mine for card in first.hands[who]}
        others = {c for who, cards in evening.film.frames[0].hands.items() if who not in mine for c in cards}
        text = msgspec.json.encode(first).decode()
        assert not [card for card in others - own if f'"{card}"' in text]


def test_open_all_hands_are_seen(evening: Evening) -> None:
    film = shown(evening.film, None)
    assert set(film.frames[0].hands) == set(range(len(evening.tabs)))
    assert [frame.events for frame in film.frames] != [frame.events for frame in shown(evening.film, 0).frames]


def test_what_was_taken_back_is_in_the_film(evening: Evening) -> None:
    backs = [frame for frame in evening.film.frames if frame.back]
    assert len(backs) == evening.undone
    for frame in backs:
        assert frame.events == ()
        assert set(frame.hands) == set(range(len(evening.tabs)))


def test_frames_are_in_order(evening: Evening) -> None:
    assert [frame.n for frame in evening.film.frames] == sorted({frame.n for frame in evening.film.frames})
    assert [frame.at for frame in evening.film.frames] == sorted(frame.at for frame in evening.film.frames)


def test_a_game_that_was_given_up_has_a_film_too(table: Any) -> None:
    t = table(seats=2)
    ann, _ = t.plays("ann", "bob")
    ann.does(Concede)
    film = film_of(make_film(t.games[t.match.id], t.log))
    assert (film.how, film.winners, film.record) == ("conceded", (1,), t.game.record())
    assert [frame.gave_up for frame in shown(film, 1).frames] == [-1, 0]


def test_an_abandoned_game_has_one(table: Any) -> None:
    t = table(seats=2)
    t.plays("ann", "bob")
    t.room.abandon(t.now)
    t.settle()
    film = film_of(make_film(t.games[t.match.id], t.log))
    assert film.how == "abandoned"
    assert [frame.events for frame in film.frames[1:]] == [()]  # that it was left is a moment of its own


def test_whoever_gives_up_does_so_at_a_moment_of_the_film(table: Any) -> None:
    t = table(seats=3)
    ann, bob, cat = t.plays("ann", "bob", "cat")
    asked = next(tab for tab in (ann, bob, cat) if tab.private.question)
    asked.answers(asked.moves[0] if asked.moves else "discard nothing")
    ann.does(Concede)
    given = t.match.journal.seq
    t.settle()
    bob.does(Concede)
    film = film_of(make_film(t.games[t.match.id], t.log))
    assert [frame.gave_up for frame in film.frames if frame.gave_up >= 0] == [0, 1]
    assert film.frames[-1].gave_up == 1
    assert [seat.conceded_at for seat in bob.room.seats] == [given, t.match.journal.seq, None]
