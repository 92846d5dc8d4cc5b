"""A match as it stood after some row, so that loading it need not make all its moves again."""

from __future__ import annotations

import zlib
from collections.abc import Collection, Mapping

import msgspec

from ..errors import AlehouseError
from ..game import Game
from ..packs import Known
from .match import Match
from .rows import SnapshotRow

SNAPSHOT_EVERY = 256


class Snapshot:
    """The game after row `n`, and what only making its moves again would tell."""

    __slots__ = ("alone", "game", "n", "stood_in")

    def __init__(self, n: int, game: Game, alone: Mapping[int, int], stood_in: Collection[int]) -> None:
        self.n = n
        self.game = game
        self.alone = dict(alone)
        self.stood_in = set(stood_in)


class _Body(msgspec.Struct, frozen=True, kw_only=True):
    game: msgspec.Raw
    alone: tuple[int, ...]
    tight: tuple[int, ...] = ()
    """Those of `alone` for which only a Cheating Card would have done; older snapshots do not know."""
    stood_in: tuple[int, ...]


def snapshot_of(match: Match) -> SnapshotRow:
    journal = match.journal
    body = _Body(
        game=msgspec.Raw(match.game.to_json().encode()),
        alone=tuple(sorted(journal.alone)),
        tight=tuple(sorted(place for place, why in journal.alone.items() if why == 2)),
        stood_in=tuple(sorted(journal.stood_in)),
    )
    return SnapshotRow(game=match.id, n=journal.log.n, body=zlib.compress(msgspec.json.encode(body), 1))


def snapshot_in(row: SnapshotRow | None, known: Known) -> Snapshot | None:
    """A snapshot only saves time: one that cannot be read, or is of an older form, is passed over."""
    if row is None:
        return None
    try:
        body = msgspec.json.decode(zlib.decompress(row.body), type=_Body)
        game = Game.from_json(bytes(body.game).decode(), known)
    except (AlehouseError, msgspec.MsgspecError, zlib.error, UnicodeError):
        return None
    alone = {place: 2 if place in body.tight else 1 for place in body.alone}
    return Snapshot(row.n, game, alone, body.stood_in)
