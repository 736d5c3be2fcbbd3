"""Searching a map outwards from where one stands."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from typing import TypeAlias

#: Node -> the nodes one step away, and what the step costs.
Links: TypeAlias = dict[str, tuple[tuple[str, int], ...]]


def steps_from(starts: Iterable[str], beside: Mapping[str, Iterable[str]]) -> dict[str, int]:
    """Node -> its steps from the nearest start, nearest first; what no way leads to is left out."""
    steps = dict.fromkeys(starts, 0)
    found = list(steps)
    for here in found:  # grows while it is gone through
        for there in beside[here]:
            if there not in steps:
                steps[there] = steps[here] + 1
                found.append(there)
    return steps


def cheapest(
    links: Links, start: str, budget: int, closed: Container[str], stops: Container[str]
) -> dict[str, int]:
    """Node -> cheapest cost within a budget; closed ones are not entered, stops not left; no step is free."""
    cost = {start: 0}
    frontier = [start]
    while frontier:
        ahead: list[str] = []
        for a in frontier:
            so_far = cost[a]
            if so_far >= budget or (a in stops and a != start):
                continue
            for b, step in links.get(a, ()):
                total, known = so_far + step, cost.get(b)
                if (known is None or total < known) and total <= budget and b not in closed:
                    cost[b] = total
                    ahead.append(b)
        frontier = ahead
    return cost
