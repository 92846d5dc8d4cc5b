"""Make docs/protocol.schema.json, docs/openapi.json, and tables of docs/protocol.md and docs/hosting.md, from the code.

`python -m tools.protocol_docs` writes them; with `--check` it only says which of them are out of date. The prose around
the tables is written by hand; a table stands between two comments that name it.
"""

from __future__ import annotations

import ast
import inspect
import json
import re
import sys
from collections.abc import Iterable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
from tools.protocol_example import exchange
from tools.protocol_words import EVENTS, FIELDS, FOLLOWS, TYPES

from alehouse.engine import events, view
from alehouse.protocol import (
    CLOCKS,
    CODES,
    EMOTES,
    PHRASES,
    VERSION,
    Reply,
    Request,
    parts,
    replies,
    requests,
    settings,
)
from alehouse.table import limits
from alehouse.table.requests import REQUESTS
from alehouse.web import config
from alehouse.web.endpoints import Endpoint
from alehouse.web.http import Api
from alehouse.web.openapi import document
from alehouse.web.refusals import status_of
from alehouse.web.sockets import CLOSE_CODES, POLICY

DOCS = Path(__file__).resolve().parents[1] / "docs"
SCHEMA, OPENAPI, PROTOCOL, HOSTING = "protocol.schema.json", "openapi.json", "protocol.md", "hosting.md"
NOT_ANSWERED_BY_ROOMS = {"hello": "welcome", "ping": "pong"}
NEVER = "—"
EVERYWHERE = {"not-found", "not-allowed", "server-error"}
"""What any address may be refused with."""

_MARKED = re.compile(r"(<!-- made by tools/protocol_docs.py: (?P<name>[\w:-]+) -->\n).*?(<!-- end -->)", re.DOTALL)


def main(arguments: Sequence[str]) -> int:
    stale = [name for name, text in made().items() if text != now(name)]
    if "--check" in arguments:
        for name in stale:
            print(f"docs/{name} is out of date; run: python -m tools.protocol_docs", file=sys.stderr)
        return 1 if stale else 0
    for name in stale:
        (DOCS / name).write_text(made()[name], "utf-8")
        print(f"docs/{name} written")
    return 0


def now(name: str) -> str | None:
    file = DOCS / name
    return file.read_text("utf-8") if file.is_file() else None


def made() -> dict[str, str]:
    """Every file as it should be, by its name."""
    tables = {**protocol_tables(), **hosting_tables()}
    pages = {name: filled((DOCS / name).read_text("utf-8"), tables, name) for name in (PROTOCOL, HOSTING)}
    missing = tables.keys() - {match["name"] for page in pages.values() for match in _MARKED.finditer(page)}
    if missing:
        sys.exit(f"no page has a place for {', '.join(sorted(missing))}")
    return {SCHEMA: written(schema()), OPENAPI: written(document(endpoints(), "alehouse")), **pages}


def written(document: dict[str, Any]) -> str:
    return json.dumps(document, indent=1, ensure_ascii=False) + "\n"


def filled(page: str, tables: dict[str, str], name: str) -> str:
    def table(match: re.Match[str]) -> str:
        if match["name"] not in tables:
            sys.exit(f"docs/{name} wants a table {match['name']!r}, and nothing makes it")
        return f"{match[1]}\n{tables[match['name']]}\n\n{match[3]}"

    return _MARKED.sub(table, page)


# --- what the types say ------------------------------------------------------------------------------


def schema() -> dict[str, Any]:
    """One JSON Schema for everything that goes over a socket; `$defs` has each message by the name of its type."""
    (ask, tell), found = msgspec.json.schema_components([Request, Reply], ref_template="#/$defs/{name}")
    said = field_docs()
    for name, one in found.items():
        if name in TYPES:
            one["description"] = TYPES[name]
        for field, text in said.get(name, {}).items():
            if field not in one["properties"]:
                sys.exit(f"tools/protocol_words.py: {name} has no field {field} any more")
            one["properties"][field]["description"] = plain(text)
    for union in (ask, tell):
        del union["discriminator"]  # OpenAPI's word, not JSON Schema's; each message says its own `type`
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": f"urn:alehouse:protocol:{VERSION}",
        "title": f"The protocol of Alehouse, version {VERSION}",
        "description": "Messages over the socket /ws/{room}. Made by tools/protocol_docs.py from src/alehouse/protocol",
        "anyOf": [{"$ref": "#/$defs/Request"}, {"$ref": "#/$defs/Reply"}],
        "$defs": {"Request": ask, "Reply": tell, **dict(sorted(found.items()))},
    }


def field_docs() -> dict[str, dict[str, str]]:
    """The docstrings of fields, by type and field; a type has those of its bases too."""
    found: dict[str, dict[str, str]] = {}
    for module in (settings, parts, requests, replies, view, limits, config):
        inside: dict[str, dict[str, str]] = {}
        for node in ast.parse(inspect.getsource(module)).body:
            if isinstance(node, ast.ClassDef):
                bases = [base.id for base in node.bases if isinstance(base, ast.Name)]
                inherited = {field: text for base in bases for field, text in inside.get(base, {}).items()}
                inside[node.name] = inherited | dict(documented(node.body))
        found |= inside
    for place, text in FIELDS.items():
        name, field = place.split(".")
        found.setdefault(name, {}).setdefault(field, text)
    return found


def documented(body: Sequence[ast.stmt]) -> Iterable[tuple[str, str]]:
    for field, after in pairwise(body):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and isinstance(after, ast.Expr):
            if isinstance(after.value, ast.Constant) and isinstance(after.value.value, str):
                yield field.target.id, after.value.value


def plain(text: str) -> str:
    """On one line, and as JSON says it."""
    return re.sub(r"\bNone\b", "null", " ".join(text.split()))


def type_words(one: dict[str, Any]) -> str:
    """A JSON Schema of one value, as a person says it."""
    if "$ref" in one:
        name = one["$ref"].rpartition("/")[2]
        # What is told again within another message is described where it is a message of its own.
        kind = "reply" if name in {one.__name__ for one in Reply.__args__} else "part"
        return f"[`{name}`](#{kind}-{name.lower()})"
    if "anyOf" in one:
        return " or ".join(type_words(part) for part in one["anyOf"])
    if "enum" in one:
        return ", ".join(f"`{value}`" for value in one["enum"])
    kind = one.get("type", "anything")
    if kind == "array" and "prefixItems" in one:
        return f"[{', '.join(type_words(part) for part in one['prefixItems'])}]"
    if kind == "array":
        return f"list of {type_words(one['items'])}"
    word = {"string": "text", "integer": "number", "boolean": "true or false"}.get(kind, kind)
    if "maxLength" in one:
        return f"{word}, {one.get('minLength', 0)} to {one['maxLength']} characters"
    if "maximum" in one and one["maximum"] < 2**31:
        return f"{word}, {one['minimum']} to {one['maximum']}"
    return str(word)


# --- the tables of the protocol ----------------------------------------------------------------------


def protocol_tables() -> dict[str, str]:
    types = schema()["$defs"]
    asked = {kind.__name__: kind for kind in Request.__args__}
    told = {kind.__name__: kind for kind in Reply.__args__}
    others = sorted(types.keys() - asked.keys() - told.keys() - {"Request", "Reply"})
    return {
        "requests": "\n\n".join(request_section(kind, types[name]) for name, kind in asked.items()),
        "replies": "\n\n".join(section(f"Reply `{tag(kind)}`", types[name]) for name, kind in told.items()),
        "parts": "\n\n".join(section(f"Part `{name}`", types[name]) for name in others),
        "codes": code_table(),
        "closings": closings(),
        "events": event_table(),
        "parameters": parameter_table(),
        "clocks": clock_table(),
        "talk": f"Emotes: {listed(EMOTES)}.\n\nPhrases: {listed(PHRASES)}.",
        "http": http_table(),
        **{f"exchange:{name}": text for name, text in exchange().items()},
    }


def tag(kind: Any) -> str:
    return str(kind.__struct_config__.tag)


def request_section(kind: Any, one: dict[str, Any]) -> str:
    name = tag(kind)
    then = FOLLOWS[name]
    return section(f"Request `{name}`", one, skip=("type", "id")) + (
        f"\n\nReply: `{reply_to(kind)}`." + (f" Besides: {then}." if then else "")
    )


def reply_to(kind: Any) -> str:
    """The tag of what answers a request, by what the room's function for it gives back."""
    if tag(kind) in NOT_ANSWERED_BY_ROOMS:
        return NOT_ANSWERED_BY_ROOMS[tag(kind)]
    tags: dict[str, str] = {"None": "ok"} | {other.__name__: tag(other) for other in Reply.__args__}
    return tags[str(REQUESTS[kind].__annotations__["return"])]


def section(title: str, one: dict[str, Any], skip: Sequence[str] = ("type",)) -> str:
    rows = []
    for name, field in one.get("properties", {}).items():
        if name not in skip:
            missing = NEVER if name in one["required"] else default(field)
            rows.append((f"`{name}`", type_words(field), missing, field.get("description", "")))
    lines = [f"#### {title}"]
    if "description" in one:
        lines.append(plain(one["description"]))
    if rows:
        lines.append(table(("field", "type", "if missing", "meaning"), rows))
    return "\n\n".join(lines)


def default(field: dict[str, Any]) -> str:
    return f"`{json.dumps(field['default'])}`" if "default" in field else "as before"


def code_table() -> str:
    over_http = {code for one in endpoints() for code in one.codes()} | EVERYWHERE
    rows = [(f"`{code}`", str(status_of(code)) if code in over_http else "", text) for code, text in CODES.items()]
    return table(("code", "over HTTP", "meaning"), rows)


def endpoints() -> tuple[Endpoint, ...]:
    """Every address of the API; nothing of a running server is needed to name them."""
    return Api.__new__(Api).endpoints()


def closings() -> str:
    numbers: dict[int, list[str]] = {POLICY: []}
    for code, number in CLOSE_CODES.items():
        numbers.setdefault(number, []).append(f"`{code}`")
    rows = [(str(number), ", ".join(codes) or "everything else") for number, codes in sorted(numbers.items())]
    return table(("number", "`bye` before it says"), rows)


def event_table() -> str:
    if events.TOLD.keys() != EVENTS.keys():
        sys.exit(f"tools/protocol_words.py: EVENTS has not what is told: {sorted(events.TOLD.keys() ^ EVENTS.keys())}")
    rows = [(f"`{code}`", listed(names), EVENTS[code]) for code, names in events.TOLD.items()]
    return table(("code", "parameters", "meaning"), rows)


def parameter_table() -> str:
    rows = [(f"`{name}`", text, listed(events.WORDS.get(name, ()))) for name, text in events.PARAMETERS.items()]
    return table(("parameter", "meaning", "one of"), rows)


def clock_table() -> str:
    names = settings.Delays.__struct_fields__
    said = field_docs()["Delays"]
    rows = [
        (f"`{name}`", *(str(getattr(one, name)).lower() for one in CLOCKS.values()), said.get(name, ""))
        for name in names
    ]
    return table(("", *(f"`{name}`" for name in CLOCKS), "meaning"), rows)


def http_table() -> str:
    rows = [(f"`{one.method} {one.path}`", one.said, "yes" if one.guest else "") for one in endpoints()]
    return table(("address", "what for", "needs the cookie"), rows)


def listed(words: Iterable[str]) -> str:
    return ", ".join(f"`{word}`" for word in words)


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines)


# --- the tables of hosting ---------------------------------------------------------------------------


def hosting_tables() -> dict[str, str]:
    return {"limits": limit_table(limits.Limits), "door-limits": limit_table(config.DoorLimits)}


def limit_table(kind: Any) -> str:
    said = field_docs()[kind.__name__]
    rows = [(f"`{name}`", f"{getattr(kind(), name):,}", said.get(name, "")) for name in kind.__struct_fields__]
    return table(("limit", "if not changed", "meaning"), rows)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
