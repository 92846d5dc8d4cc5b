"""`alehouse backup` and `alehouse restore`: the tables of a server, copied while it plays on, and brought back."""

from __future__ import annotations

from pathlib import Path

from .options import counted

NO_KEY = "The key that signs cookies is not in it: keep that file too, or everybody comes back as a new guest."


def backup(db: str | None, file: Path) -> str:
    """Make a backup, and say what it holds."""
    # The database takes its time to load, and only these commands need it.
    from ..table.store.backups import back_up

    found = back_up(db, file)
    return f"{file}: {held(found)}. It holds the hands of games in play: let nobody read it. {NO_KEY}"


def restore(db: str | None, file: Path, force: bool) -> str:
    """Bring a backup back, and say what it holds and where the old database is."""
    from ..table.store.backups import restore as bring_back

    found, kept = bring_back(db, file, force=force)
    old = f" What was there before is kept as {kept}." if kept is not None else ""
    return f"Restored {held(found)} from {file}.{old}"


def held(found: tuple[int, int, int, int]) -> str:
    rooms, games, unfinished, size = found
    return f"{counted(rooms, 'room')} and {counted(games, 'game')} ({unfinished} unfinished), {size / 1e6:.1f} MB"
