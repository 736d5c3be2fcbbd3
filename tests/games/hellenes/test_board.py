"""1: the drawing of the board shows every border of the rules."""

from __future__ import annotations

import math
from typing import Any

import pytest

from games.hellenes.camp import game

Spot = dict[str, Any]


def edges(spot: Spot) -> list[tuple[list[int], list[int]]]:
    """The outlines of an area as drawn, edge by edge."""
    rings = [ring for ring in (spot.get("polygon", []), *spot.get("more", [])) if len(ring) > 2]
    return [(ring[i - 1], ring[i]) for ring in rings for i in range(len(ring))]


def gap(point: list[int], edge: tuple[list[int], list[int]]) -> float:
    (x, y), ((x1, y1), (x2, y2)) = point, edge
    dx, dy = x2 - x1, y2 - y1
    along = max(0.0, min(1.0, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy or 1)))
    return math.hypot(x - x1 - along * dx, y - y1 - along * dy)


def within(point: list[int], spot: Spot) -> bool:
    """Whether a point lies inside the outlines (an island in its sea)."""
    x, y = point
    crossed = [
        (x2 - x1) * (y - y1) / (y2 - y1) + x1 > x
        for (x1, y1), (x2, y2) in edges(spot)
        if (y1 > y) != (y2 > y)
    ]
    return crossed.count(True) % 2 == 1


def meet(one: Spot, two: Spot) -> bool:
    """Whether two areas touch on the drawing, as far as an eye can tell."""
    ours, theirs = edges(one), edges(two)
    if any(gap(a[0], b) < 5 or gap(b[0], a) < 5 for a in ours for b in theirs):
        return True
    return within(ours[0][0], two) or within(theirs[0][0], one)


@pytest.mark.rule("1.1a", "1.2a")
def test_every_border_of_the_rules_can_be_seen_on_the_board() -> None:
    """A line, a common coast, or a link is drawn between two neighbours; links join nobody else."""
    board = game().board()
    places, links = board["places"], board["links"]
    assert set(links) <= set(board["borders"])
    unseen = []
    for border, drawn in board["borders"].items():
        one, two = border.split("-")
        if not drawn["lines"] and border not in links and not meet(places[one], places[two]):
            unseen.append(border)
    assert unseen == []
    for border, (a, b) in links.items():
        assert math.dist(a, b) < 200, f"{border}: the link is too long to be followed"
