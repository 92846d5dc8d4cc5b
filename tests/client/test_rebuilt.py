"""What is rebuilt from the wire is what the engine had."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from alehouse import Game
from alehouse.bots import bot, seated
from alehouse.client import Discards, moves_from, seats_of, view_from
from alehouse.client.rebuilt import decision_from
from alehouse.packs import known
from alehouse.protocol import GameInfo, MoveInfo, Private, Public, Question
from alehouse.table.telling import public_of

TEAMS = "two-headed-dragon"


def sent(game: Game, seat: int) -> tuple[Public, Private]:
    """What a seat is told, to JSON and back."""
    view = game.view(seat)
    public = public_of(game)
    question = None
    if view.question is not None:
        moves: tuple[MoveInfo, ...] = ()
        if view.question.kind != "discard":
            legal = game.legal_moves_of(seat)
            moves = tuple(MoveInfo(str(m), m.kind, m.card, m.mode, m.targets, m.number) for m in legal)
        question = Question(decision=view.question.id, kind=view.question.kind, about=view.question.about, moves=moves)
    private = Private(seat=seat, hand=view.hand, mates=view.mates, question=question)
    return (
        msgspec.json.decode(msgspec.json.encode(public), type=Public),
        msgspec.json.decode(msgspec.json.encode(private), type=Private),
    )


def info(game: Game) -> GameInfo:
    view = game.view(None)
    return GameInfo(
        id="g",
        number=1,
        characters=tuple(seat.character for seat in view.seats),
        names=game.seats,
        variant=game.variant,
        teams=game.teams,
        drinks=("rdi1",),
        commitment="",
    )


def tables() -> list[tuple[list[str], str]]:
    """Every character at some table, alone and in teams."""
    everybody = known().playable
    rng = Random("tables")
    rng.shuffle(everybody)
    groups = [everybody[at : at + 4] for at in range(0, len(everybody), 4)]
    whole = [(group if len(group) > 1 else [*group, "gog"]) for group in groups]
    return [(group, "individual") for group in whole] + [(everybody[:4], TEAMS), (everybody[-8:], TEAMS)]


@pytest.mark.parametrize(("characters", "variant"), tables())
def test_views_and_moves_come_back_as_they_were(characters: list[str], variant: str) -> None:
    game = Game(characters, seed=1, variant=variant, ask_everybody=True, drinks=("rdi1", "rdi2"))
    rng = Random(2)
    table = seats_of(info(game))
    assert table.names == game.seats
    looked = 0
    while not game.is_over and looked < 800:
        seat = rng.choice([question.seat for question in game.questions])
        public, private = sent(game, seat)
        assert view_from(public, private) == game.view(seat)
        assert view_from(public, None) == game.view(None)
        legal = game.legal_moves_of(seat)
        moves = moves_from(private, table)
        assert len(moves) == len(legal)
        picked = rng.randrange(len(legal))
        if isinstance(moves, Discards):
            assert moves[picked] == legal[picked]
            assert moves[-1] == legal[len(legal) - 1]
        else:
            assert list(moves) == list(legal)
            assert [str(move) for move in moves] == [str(move) for move in legal]
            assert [move.targets for move in moves] == [move.targets for move in legal]
        game.push(legal[picked], seat)
        looked += 1
    assert looked > 50


def test_a_bot_sees_enough_to_play_as_it_always_does() -> None:
    game = Game(["deirdre", "gerki", "zot", "fiona"], seed=4, ask_everybody=True)
    table, player, name = seats_of(info(game)), bot("normal"), "normal"
    rng, twin = Random(9), Random(9)
    here = seated(bot(name))
    while not game.is_over:
        seat = game.to_move
        public, private = sent(game, seat)
        assert private.question is not None
        moves = moves_from(private, table)
        at_once = player.at_once(decision_from(private.question, seat), moves)  # type: ignore[attr-defined]
        there = at_once or player.choose(view_from(public, private), moves, twin)
        move = here(game, seat, rng)
        assert move == there
        game.push(move, seat)


def test_discards_are_a_sequence() -> None:
    every = Discards(3, seats_of(info(Game(["gog", "zot"], seed=1))))
    assert len(every) == 8
    assert [str(move) for move in every][:4] == ["discard nothing", "discard 1", "discard 2", "discard 1 2"]
    assert str(every[-1]) == "discard 1 2 3"
    assert [str(move) for move in every[1:3]] == ["discard 1", "discard 2"]
    with pytest.raises(IndexError):
        every[8]
