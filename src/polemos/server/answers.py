"""What the routes answer, as JSON schemas, and examples of what they are asked: for OpenAPI."""

from __future__ import annotations

from typing import Any, Final

Schema = dict[str, Any]

TEXT: Final[Schema] = {"type": "string"}
NUMBER: Final[Schema] = {"type": "integer"}
YES_NO: Final[Schema] = {"type": "boolean"}
ANYTHING: Final[Schema] = {"type": "object"}
TEXTS: Final[Schema] = {"type": "array", "items": TEXT}
OBJECTS: Final[Schema] = {"type": "array", "items": ANYTHING}
BY_ROLE: Final[Schema] = {"type": "object", "additionalProperties": TEXT}


def shape(needed: dict[str, Schema], more: dict[str, Schema] | None = None) -> Schema:
    """An object with these fields, and perhaps those."""
    return {"type": "object", "required": list(needed), "properties": {**needed, **(more or {})}}


def many(item: Schema) -> Schema:
    return {"type": "array", "items": item}


RESULT: Final = shape(
    {"winner": {"type": ["string", "null"]}, "winners": TEXTS, "level": TEXT, "reason": TEXT, "rule": TEXT},
    {"scores": {"type": "object", "additionalProperties": NUMBER}},
)
GAME: Final = shape(
    {"id": TEXT, "designer": TEXT, "year": NUMBER, "roles": TEXTS, "players": many(NUMBER)},
    {"minutes": NUMBER, "complexity": NUMBER, "hidden": YES_NO, "chance": YES_NO, "rules_version": NUMBER},
)
MATCH: Final = shape(
    {
        "match": TEXT,
        "game": TEXT,
        "scenario": TEXT,
        "options": ANYTHING,
        "seats": {"type": "object", "additionalProperties": shape({"kind": TEXT, "connected": YES_NO})},
        "over": YES_NO,
        "commitment": TEXT,
    },
    {"number": NUMBER, "turn": NUMBER, "deciders": TEXTS, "result": RESULT, "role": TEXT, "seed": TEXT},
)
CREATED: Final = shape({"match": TEXT, "seats": BY_ROLE, "commitment": TEXT}, {"kinds": BY_ROLE})
AUCTION: Final = shape(
    {"auction": TEXT, "game": TEXT, "scenario": TEXT, "options": ANYTHING, "chairs": OBJECTS},
    {"commitment": TEXT, "match": TEXT, "role": TEXT},
)

#: Handler -> its answer; those of other routes are named by their kind alone.
ANSWERS: Final[dict[str, Schema]] = {
    "list_games": many(GAME),
    "one_game": {**GAME, "required": [*GAME["required"], "scenarios", "options", "bots"]},
    "board": shape({"size": many({"type": "number"}), "places": ANYTHING}),
    "create": CREATED,
    "upload": CREATED,
    "branch": CREATED,
    "position": CREATED,
    "mine": many({**MATCH, "required": [*MATCH["required"], "token"]}),
    "one_match": MATCH,
    "at": shape({"n": NUMBER, "view": ANYTHING, "deciders": TEXTS, "log": OBJECTS}),
    "in_parts": OBJECTS,
    "record": shape(
        {"game": TEXT, "scenario": TEXT, "actions": {"type": "array"}}, {"polemos": NUMBER, "partial": YES_NO}
    ),
    "verify": shape({"ok": YES_NO}, {"message": TEXT, "actions": NUMBER, "rolls": NUMBER}),
    "rematch": shape({"match": TEXT, "role": TEXT, "commitment": TEXT}),
    "analysed": shape({"done": YES_NO, "curve": OBJECTS}),
    "resign": MATCH,
    "delete": shape({"match": TEXT, "deleted": YES_NO}),
    "read_notes": shape({"role": TEXT, "text": TEXT}),
    "keep_notes": shape({"role": TEXT, "text": TEXT}),
    "stand_in": MATCH,
    "hand_back": MATCH,
    "open_auction": shape(
        {"auction": TEXT, "chairs": many({"type": ["string", "null"]}), "commitment": TEXT}
    ),
    "look": AUCTION,
    "bid": AUCTION,
    "withdraw": shape({"auction": TEXT, "deleted": YES_NO}),
}

#: Handler -> a body that works on a server as it comes.
EXAMPLES: Final[dict[str, Any]] = {
    "create": {"game": "hellespont", "seats": {"athens": "here", "sparta": "bot:search:250ms"}},
    "mine": {"tokens": []},
    "open_auction": {"game": "hellenes", "chairs": ["here", "link"]},
    "bid": {"role": "athens", "amount": 2},
    "branch": {"action": 0},
    "keep_notes": {"text": "watch the strait"},
    "stand_in": {"bot": "greedy"},
}


def link(operation: str, name: str) -> dict[str, Any]:
    return {name: {"operationId": operation, "parameters": {name: f"$response.body#/{name}"}}}


#: Handler -> what can be asked next with what it answered.
LINKS: Final[dict[str, Any]] = {
    **dict.fromkeys(("create", "upload", "branch", "position", "rematch"), link("get_one_match", "match")),
    "open_auction": link("get_look", "auction"),
}
