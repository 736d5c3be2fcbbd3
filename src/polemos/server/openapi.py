"""The formal description of every HTTP route, made from the same list that serves them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

import msgspec

from polemos.server.answers import ANSWERS, EXAMPLES, LINKS
from polemos.server.http import Endpoint
from polemos.server.messages import Message
from polemos.server.told import Spoken

ERRORS = {
    "400": "The request or its data are wrong; the message says where.",
    "401": "A seat token is missing or opens no seat of this match.",
    "403": "This seat may not do that.",
    "404": "There is no such match, game or thing.",
    "405": "This route has other methods; the header Allow names them.",
    "409": "Not now: the match is over, or not over yet.",
    "413": "The body is too large.",
    "429": "Too fast; wait a little.",
    "500": "The rules contradict themselves here; nothing has changed.",
    "503": "The database does not answer, or the client is not built.",
}
REF = "#/components/schemas/{name}"
PROBLEM = {
    "type": "object",
    "required": ["error", "message"],
    "properties": {"error": {"type": "string"}, "message": {"type": "string"}},
}


def describe(endpoints: Iterable[Endpoint], version: str) -> dict[str, Any]:
    """The OpenAPI 3.1 document."""
    paths: dict[str, Any] = {}
    known = list(endpoints)
    bodies = [endpoint.body for endpoint in known if endpoint.body is not None]
    told, schemas = msgspec.json.schema_components(
        [*ANSWERS.values(), *bodies, Message, Spoken], ref_template=REF
    )
    answers = dict(zip(ANSWERS, told, strict=False))
    for endpoint in known:
        path = plain(endpoint.path)
        paths.setdefault(path, {})[endpoint.method.lower()] = _operation(endpoint, answers)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Polemos",
            "version": version,
            "description": "The table's HTTP routes. The WebSocket /ws/matches/{match} is described in "
            "docs/protocol.md; its messages are among the schemas.",
        },
        "paths": paths,
        "components": {
            "schemas": {**schemas, "Problem": PROBLEM},
            "securitySchemes": {"seat": {"type": "http", "scheme": "bearer"}},
        },
    }


def plain(path: str) -> str:
    """`/at/{n:int}` as OpenAPI writes it."""
    return re.sub(r":\w+}", "}", path)


def _operation(endpoint: Endpoint, answers: dict[str, Any]) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "summary": endpoint.about,
        "operationId": f"{endpoint.method.lower()}_{endpoint.handler.__name__}",
        "parameters": _parameters(endpoint.path),
        "responses": {"200": _answer(endpoint, answers), **_errors()},
    }
    if endpoint.body is not None:
        schema = {"$ref": REF.format(name=endpoint.body.__name__)}
        content: dict[str, Any] = {"schema": schema}
        if endpoint.handler.__name__ in EXAMPLES:
            content["example"] = EXAMPLES[endpoint.handler.__name__]
        operation["requestBody"] = {"required": True, "content": {"application/json": content}}
    if endpoint.token:
        operation["security"] = [{"seat": []}] if endpoint.token == "yes" else [{"seat": []}, {}]
    return operation


def _parameters(path: str) -> list[dict[str, Any]]:
    found = []
    for name, kind in re.findall(r"{(\w+)(?::(\w+))?}", path):
        schema = {"type": "integer" if kind == "count" else "string"}
        found.append({"name": name, "in": "path", "required": True, "schema": schema})
    return found


def _answer(endpoint: Endpoint, answers: dict[str, Any]) -> dict[str, Any]:
    if endpoint.answer == "text":
        return {"description": "Fluent text", "content": {"text/plain": {"schema": {"type": "string"}}}}
    name = endpoint.handler.__name__
    schema = answers.get(name, {"type": "object"})
    told = {"description": "As docs/protocol.md says", "content": {"application/json": {"schema": schema}}}
    return {**told, "links": LINKS[name]} if name in LINKS else told


def _errors() -> dict[str, Any]:
    content = {"application/json": {"schema": {"$ref": REF.format(name="Problem")}}}
    return {status: {"description": about, "content": content} for status, about in ERRORS.items()}
