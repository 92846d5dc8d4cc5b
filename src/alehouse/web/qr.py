"""A link as a picture for the cameras of telephones."""

from __future__ import annotations

import segno

INK, PAPER = "#2a1b0e", "#fdf6e6"
"""Always dark on light: many readers know no other way round."""
EDGE = 2
"""Modules of paper around the code."""


def picture(link: str) -> str:
    """The QR code of a link, as SVG."""
    rows = list(segno.make(link, error="m", micro=False).matrix_iter(border=EDGE))
    dark = "".join(f"M{x} {y}h1v1h-1z" for y, row in enumerate(rows) for x, on in enumerate(row) if on)
    size = len(rows)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" shape-rendering="crispEdges">'
        f'<path fill="{PAPER}" d="M0 0h{size}v{size}h-{size}z"/><path fill="{INK}" d="{dark}"/></svg>'
    )
