"""Whether a situation is won, and how well: three stars, each a condition on what the learner sees."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from polemos.engine.errors import BadData
from polemos.engine.match import Match
from polemos.engine.playout import Playout
from polemos.lessons.model import Goal, Lesson, Star


def is_judged(goal: Goal, match: Match) -> bool:
    """The match is over, or the turn has begun in which it is judged."""
    return match.over or match.game.turn(match.state) >= goal.turn


def stars(lesson: Lesson, match: Match) -> list[bool]:
    """Which of the three stars would be given now."""
    if lesson.goal is None:
        return []
    seen = what_is_seen(match, lesson.role)
    return [is_met(star, seen) for star in lesson.goal.stars]


def what_is_seen(match: Playout, role: str) -> dict[str, Any]:
    """The learner's view, and under `result` how it ended."""
    seen = dict(match.view(role))
    if match.result is not None:
        seen["result"] = match.result.to_json()
    return seen


def is_met(star: Star, seen: Mapping[str, Any]) -> bool:
    value = _counted(star.count, seen) if star.count is not None else _found(star.see, seen)
    if star.equals is not None:
        return bool(value == star.equals)
    if value is None:
        return False
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadData(f"{'/'.join(star.see)}: {value!r} is no number")
    return (star.least is None or value >= star.least) and (star.most is None or value <= star.most)


def _counted(wanted: Mapping[str, str], seen: Mapping[str, Any]) -> int:
    pieces = seen.get("pieces", {}).values()
    return sum(all(str(piece.get(key)) == value for key, value in wanted.items()) for piece in pieces)


def _found(path: tuple[str, ...], seen: Mapping[str, Any]) -> Any:
    """What stands at this path in the view; a list gives its length; None where there is nothing."""
    value: Any = seen
    for key in path:
        value = value.get(key) if isinstance(value, Mapping) else None
    return len(value) if isinstance(value, list) else value
