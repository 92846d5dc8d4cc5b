"""`alehouse serve`: a table on the network."""

from __future__ import annotations

import os
from pathlib import Path

import typer

from .one_line import complain
from .pack import content


def serve(
    host: str,
    port: int,
    db: str | None,
    data: Path | None,
    public_url: str | None,
    drain: bool,
    workers: int | None,
    packs: tuple[str, ...],
    open_browser: bool,
    limits: list[str],
    unsafe_seed: int | None = None,
) -> None:
    """Serve until Ctrl-C. A port that is taken ends with code 1, any other trouble at the start with 2."""
    # The server takes its time to load, and no other command needs it.
    from platformdirs import user_data_path

    from ..web.config import limits_from
    from ..web.running import Plan
    from ..web.running import serve as run
    from ..web.server import PortTaken

    table, door = limits_from(limits)
    plan = Plan(
        host=host,
        port=port,
        db=db,
        data=data if data is not None else user_data_path("alehouse"),
        public_url=public_url,
        drain=drain,
        workers=workers if workers is not None else max(1, min(4, (os.cpu_count() or 2) - 1)),
        packs=packs,
        content=content(packs),
        open_browser=open_browser,
        limits=table,
        door=door,
        unsafe_seed=unsafe_seed,
    )
    try:
        run(plan, lambda text: print(text, flush=True))
    except PortTaken as error:
        complain(str(error))
        raise typer.Exit(1) from None
