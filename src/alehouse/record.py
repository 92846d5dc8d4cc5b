"""Records: a header and one move a line, each line chained to the one before by its hash.

The header pins rules version, content hash and seed, so the record is the whole game.
"""

from __future__ import annotations

import json
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from .errors import AlehouseError, BadRecord

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .game import Game
    from .lang.cards import Character, Pack
    from .packs.known import Known

FORMAT = "alehouse-record"
VERSION = 1


def chain(before: str, body: str) -> str:
    return sha256(f"{before}\n{body}".encode()).hexdigest()[:16]


def state_hash(game: Game) -> str:
    """A hash of the whole state, told events apart."""
    from .engine.codec import dump

    data = dump(game._state)
    data["log"] = None
    return sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:32]


def header_of(game: Game) -> dict[str, Any]:
    from .game import RULES_VERSION

    table = game._state.table
    return {
        "format": FORMAT,
        "version": VERSION,
        "rules": RULES_VERSION,
        "content": table.program.hash,
        "characters": list(table.roles),
        "drinks": list(table.drinks),
        "first": table.first,
        "variant": table.setting.id,
        "changed": dict(table.options),
        "ask_everybody": table.everybody,
        "seed": game._state.seed.hex(),
        "commitment": game.commitment,
    } | ({"packs": list(game.content.added)} if game.content.added else {})


def write(game: Game) -> str:
    from .moves import text_of

    table = game._state.table
    if any(seat < 0 for seat, _ in game.history()):
        raise BadRecord("a re-dealt game has no record: nobody played the moves that would lead to it")
    bodies = [json.dumps(header_of(game), sort_keys=True)]
    for seat, raw in game.history():
        bodies.append(f"{table.names[seat]}: {text_of(raw, table)}")
    outcome = game.outcome
    end = f"won by {' and '.join(outcome.names)}" if outcome else "unfinished"
    bodies.append(f"end: {end}; state {state_hash(game)}")
    lines: list[str] = []
    link = ""
    for body in bodies:
        link = chain(link, body)
        lines.append(f"{body}  #{link}")
    return "\n".join(lines) + "\n"


def read(text: str) -> list[str]:
    """The lines without their hashes. Raises BadRecord at the first line that was tampered with."""
    bodies: list[str] = []
    link = ""
    for number, line in enumerate(text.splitlines(), 1):
        body, mark, found = line.rpartition("  #")
        if not mark:
            raise BadRecord("it has no hash at its end", number)
        link = chain(link, body)
        if link != found:
            raise BadRecord("its hash does not fit; this line was changed, or one before it removed", number)
        bodies.append(body)
    if not bodies:
        raise BadRecord("the record is empty", 1)
    if not bodies[-1].startswith("end: "):
        raise BadRecord("the end is missing; the record was cut off", len(bodies))
    return bodies


def parse_header(line: str, known: Known) -> dict[str, Any]:
    from .game import RULES_VERSION

    try:
        header = json.loads(line)
    except ValueError:
        raise BadRecord("the header is not JSON", 1) from None
    if not isinstance(header, dict) or header.get("format") != FORMAT:
        raise BadRecord("this is not a record of a game of Alehouse", 1)
    if header.get("version") != VERSION or header.get("rules") != RULES_VERSION:
        raise BadRecord("the record is of another version of the rules; replay it with that version", 1)
    if header.get("content") != known.program.hash:
        other = "the record is of other cards (content hash); replay it with that version"
        raise BadRecord(other_packs(header.get("packs", []), known) or other, 1)
    return header


def other_packs(wanted: object, known: Known) -> str:
    """How the packs of a game that was kept differ from those that are here; "" if they do not seem to."""
    names = [str(name) for name in wanted] if isinstance(wanted, list) else []
    missing = [name for name in names if name not in known.added]
    surplus = [name for name in known.added if name not in names]
    if missing:
        how = "name its file with --pack FILE, in Python with packs=[alehouse.load_pack(FILE)]"
        return f"it was played with a pack that is not here ({', '.join(missing)}); {how}"
    if surplus:
        return f"it was played without the pack of {', '.join(surplus)}; leave that out"
    return "its pack, or Alehouse itself, has other cards now (content hash)" if names else ""


def replay(text: str, packs: Sequence[Pack | Character] = ()) -> Game:
    """Play a record again, move by move, and compare the end."""
    from .game import Game
    from .packs.known import known

    bodies = read(text)
    header = parse_header(bodies[0], known(*packs))
    try:
        game = Game(
            header["characters"],
            seed=bytes.fromhex(header["seed"]),
            first=header["first"] if header["first"] >= 0 else None,
            drinks=header["drinks"],
            rules=header["changed"],
            variant=header["variant"],
            duplicates=True,
            ask_everybody=header["ask_everybody"],
            unfinished=True,
            packs=packs,
        )
    except (KeyError, TypeError, ValueError, AlehouseError) as error:
        raise BadRecord(f"the header does not make a game: {error}", 1) from None
    if header.get("commitment") != game.commitment:
        raise BadRecord("the seed does not fit its commitment", 1)
    for number, body in enumerate(bodies[1:-1], 2):
        seat, mark, words = body.partition(": ")
        if not mark:
            raise BadRecord("it is no move", number)
        try:
            game.push_text(words, seat)
        except AlehouseError as error:
            raise BadRecord(str(error), number) from None
    if bodies[-1].rpartition("state ")[2] != state_hash(game):
        raise BadRecord("the game ends in another state than the record says", len(bodies))
    return game
