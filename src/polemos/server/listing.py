"""Lists of matches: from what the store keeps of each, so that hundreds are told without replaying one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from polemos.engine.errors import PolemosError
from polemos.server.problems import STORAGE, Refused, refusal
from polemos.server.summaries import summary

if TYPE_CHECKING:
    from polemos.server.hall import Hall

_MINE = """select s.token, s.role, m.id, m.summary, m.ended, k.summary, k.steps,
    (select max(number) from actions a where a.match = m.key)
    from seats s join matches m on m.key = s.match left join kept k on k.match = m.key
    where s.token in ({marks}) order by m.created desc, m.key desc"""
_SEATS = """select m.id, s.role, s.kind, s.stand_in from seats s join matches m on m.key = s.match
    where s.match in (select match from seats where token in ({marks})) order by s.role"""


async def of_tokens(hall: Hall, tokens: dict[bytes, int]) -> list[dict[str, Any]]:
    """The matches these token hashes open, newest first; each with its role and the token's place."""
    if not tokens:
        return []
    marks, values = ", ".join("?" * len(tokens)), tuple(tokens)
    rows = await hall.store.read(_MINE.format(marks=marks), values)
    seats: dict[str, dict[str, Any]] = {}
    for match, role, kind, stand_in in await hall.store.read(_SEATS.format(marks=marks), values):
        seats.setdefault(match, {})[role] = _seat(kind, stand_in)
    told = []
    for token, role, match, *kept in rows:
        found = await _one(hall, match, role, kept, seats[match])
        told.append({"token": tokens[bytes(token)], "role": role, **found})
    return told


async def _one(hall: Hall, match: str, role: str, kept: list[Any], seats: dict[str, Any]) -> dict[str, Any]:
    """From the table if it is open, else as it was kept; only what is not up to date is taken up again."""
    ended_summary, ended, running, steps, last = kept
    table = hall.tables.get(match)
    if table is None and ended_summary is not None:
        return {**msgspec.json.decode(ended_summary), "seats": seats, "ended": ended}
    if table is None and running is not None and steps == (last or 0):
        told: dict[str, Any] = msgspec.json.decode(running)
        counts = told.pop("numbers")
        return {**told, "number": counts[role], "seats": seats}
    try:
        return summary(await hall.table(match), role)
    except (Refused, PolemosError, *STORAGE) as error:
        problem = error if isinstance(error, Refused) else refusal(error)
        return {"match": match, "created": 0, **problem.to_json()}


def _seat(kind: str, stand_in: str) -> dict[str, Any]:
    told: dict[str, Any] = {"kind": kind, "connected": kind.startswith("bot:") or bool(stand_in)}
    return {**told, "stand_in": stand_in} if stand_in else told
