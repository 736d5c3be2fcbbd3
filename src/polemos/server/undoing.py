"""What a seat may take back on its own, and why not more."""

from __future__ import annotations

from typing import Any

from polemos.engine.match import Action, Match
from polemos.server.counts import Counts
from polemos.server.seats import Seat


def others_of(seats: list[Seat], role: str) -> set[str]:
    """The other people at the table, also those whose seat a bot plays for a while: it does not speak for
    them."""
    return {seat.role for seat in seats if not seat.born_bot and seat.role != role}


def why_not(match: Match, role: str) -> str:
    """A text key (`undo-<key>`): why the role cannot undo now."""
    if match.over:
        return "over"
    if not match.actions:
        return "start"
    if match.actions[-1][0] != role:
        return "others"
    if role not in match.deciders:
        return "wait"
    return "dice" if match.journal.rolled(match.number) else "learned"


def undo_facts(
    match: Match, role: str, redo: list[Action], counts: Counts, seats: list[Seat]
) -> dict[str, Any]:
    """`undo` and `redo` as the role is told them."""
    floor = match.undo_floor(role)
    undo: dict[str, Any] = {"floor": counts.of(role, floor)}
    if floor == match.number:
        undo["why"] = why_not(match, role)
        undo |= _further(match, role, counts, seats)
    else:
        undo |= {"to": counts.now(role) - 1, "through": [], "dice": False, "needs": "nobody"}
    again = redo if redo and redo[0][0] == role and role in match.deciders else ()
    return {"undo": undo, "redo": [counts.now(role) + i for i in range(1, len(again) + 1)]}


def _further(match: Match, role: str, counts: Counts, seats: list[Seat]) -> dict[str, Any]:
    """Going back past what was learned, before the role's own last action: what that takes back besides, and
    who must agree."""
    to = None if match.over else before_own_last(match, role)
    if to is None:
        return {"needs": "nothing"}
    if any(seat.role == role and seat.bot for seat in seats):
        return {"needs": "nothing", "why": "bot"}
    through = _noticed_bots(match, role, to, counts, seats)
    others = others_of(seats, role)
    return {
        "to": counts.of(role, to),
        "through": sorted(through),
        "dice": match.journal.rolled(to + 1),
        "needs": "consent" if others else "nobody",
        **({"ask": sorted(others)} if others else {}),
    }


def before_own_last(match: Match, role: str) -> int | None:
    """The action to which the role goes back to do its last one anew; None: there is none."""
    first = 0 if match.past is None else len(match.past.actions)
    for number in range(match.number, first, -1):
        if match.actions[number - 1][0] == role:
            return number - 1
    return None


def _noticed_bots(match: Match, role: str, to: int, counts: Counts, seats: list[Seat]) -> set[str]:
    """The bots that have acted since, as far as the role was told: a secret click must not show here."""
    bots = {seat.role for seat in seats if seat.born_bot}
    if not bots:
        return bots
    acted = [(n, actor) for n, (actor, _, _) in enumerate(match.actions[to:], to + 1) if actor in bots]
    return {actor for n, actor in acted if counts.of(role, n) != counts.of(role, n - 1)}
