"""The API as an OpenAPI 3.1 document, made from the same table that the router reads."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from .. import __version__
from ..protocol import CODES
from .bodies import Error
from .endpoints import JSON, Endpoint
from .refusals import status_of

_PARAMETER = re.compile(r"{(\w+)}")
REF = "#/components/schemas/{name}"
UNCHANGED = {"description": "You have it already."}


def document(endpoints: Sequence[Endpoint], cookie: str) -> dict[str, Any]:
    types = {kind for one in endpoints for kind in (one.answer, one.body) if kind not in (None, str)}
    ordered = sorted(types | {Error}, key=lambda kind: str(kind.__name__))
    schemas, components = msgspec.json.schema_components(ordered, ref_template=REF)
    schema_of = dict(zip(ordered, schemas, strict=True))
    paths: dict[str, Any] = {}
    for one in endpoints:
        paths.setdefault(one.path, {})[one.method.lower()] = operation(one, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Alehouse",
            "version": __version__,
            "description": "Rooms, guests and finished games. The game itself is played over the socket /ws/{room}.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"guest": {"type": "apiKey", "in": "cookie", "name": cookie}},
        },
    }


def operation(one: Endpoint, schema_of: dict[Any, dict[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {
        "operationId": operation_id(one),
        "summary": one.said,
        "responses": responses(one, schema_of),
    }
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in _PARAMETER.findall(one.path)
    ]
    parameters += [
        {
            "name": query.name,
            "in": "query",
            "required": False,
            "description": query.said,
            "schema": {"type": "string", "default": query.default}
            | ({"enum": list(query.values)} if query.strict else {"examples": list(query.values)}),
        }
        for query in one.query
    ]
    if parameters:
        found["parameters"] = parameters
    if one.body is not None:
        found["requestBody"] = {"required": True, "content": {JSON: {"schema": schema_of[one.body]}}}
    if one.guest:
        found["security"] = [{"guest": []}]
    return found


def operation_id(one: Endpoint) -> str:
    """`getApiGamesGameFilm`: the method and the words of the path, its parameters too: each may be there once only."""
    words = re.findall(r"[a-z]+", one.path)
    return one.method.lower() + "".join(word.capitalize() for word in words)


def responses(one: Endpoint, schema_of: dict[Any, dict[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {str(one.status): {"description": one.said, "content": content(one, schema_of)}}
    if one.cookie:
        found[str(one.status)]["headers"] = {"Set-Cookie": {"schema": {"type": "string"}}}
    if one.cached:
        found[str(one.status)]["headers"] = {"ETag": {"required": True, "schema": {"type": "string"}}}
        found["304"] = UNCHANGED
    by_status: dict[int, list[str]] = {}
    for code in one.codes():
        by_status.setdefault(status_of(code), []).append(code)
    for status, codes in sorted(by_status.items()):
        schema = {
            "allOf": [schema_of[Error], {"properties": {"code": {"enum": codes}}}],
        }
        found[str(status)] = {
            "description": "; ".join(f"`{code}`: {CODES[code]}" for code in codes),
            "content": {JSON: {"schema": schema}},
        }
    return found


def content(one: Endpoint, schema_of: dict[Any, dict[str, Any]]) -> dict[str, Any]:
    if one.answer is str:
        return {one.text: {"schema": {"type": "string"}}}
    return {JSON: {"schema": schema_of[one.answer]}}
