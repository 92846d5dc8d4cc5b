"""Names that people give themselves, which others will see."""

from __future__ import annotations

import unicodedata

from ..table.refusal import Refusal

INVISIBLE = frozenset("\u00ad\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and signs, says Unicode, but nobody sees them."""
JOINERS = "\u200c\u200d"
"""Persian words and emoji need them; every other sign of direction or format can only deceive."""


def checked_name(text: str, longest: int) -> str:
    """A name as it will be shown. Raises Refusal("bad-name")."""
    name = " ".join(unicodedata.normalize("NFC", text).split(" ")).strip()
    while "  " in name:
        name = name.replace("  ", " ")
    if not 1 <= len(name) <= longest or not any(is_seen(letter) for letter in name):
        raise Refusal("bad-name", limit=longest)
    if any(is_forbidden(letter) for letter in name):
        raise Refusal("bad-name", limit=longest)
    return name


def is_seen(letter: str) -> bool:
    return unicodedata.category(letter)[0] in "LNPS" and letter not in INVISIBLE


def is_forbidden(letter: str) -> bool:
    """Control characters, line ends, half characters, unassigned ones, and whatever turns the direction of text."""
    kind = unicodedata.category(letter)
    return (kind[0] in "CZ" and letter != " " and letter not in JOINERS) or letter in INVISIBLE
