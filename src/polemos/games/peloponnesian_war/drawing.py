"""The board for clients: the map over the real coast, counters, both matrices."""

from __future__ import annotations

from typing import Any

from polemos.games.peloponnesian_war.printed.printed import Printed
from polemos.games.peloponnesian_war.rules.activation import UNIT_COST
from polemos.games.peloponnesian_war.rules.strength_points import KINDS, SIDES, counts


def board(printed: Printed, drawing: dict[str, Any]) -> dict[str, Any]:
    """The map over the real coast, the lines, the leaders' ratings and both matrices."""
    map_ = printed.map
    spaces = {
        place: {
            "kind": map_.kind[place],
            "fortress": place in map_.fortress,
            "side": map_.colour[place] or "neutral",
            "zone": map_.zone[place],
            "anchor": drawing["anchors"][place],
            "adjacent": list(map_.beside[place]),
        }
        for place in map_.spaces
    }
    lines = [[e["a"], e["b"], e["kind"]] for e in printed.files["map"]["lines"].values()]
    return {
        "size": drawing["size"],
        "inset": drawing["inset"],
        "land": drawing["land"],
        "inset_land": drawing["inset_land"],
        "places": spaces,
        "lines": [*lines, [*map_.isthmus, "isthmus"], [*map_.storm, "storm"]],
        "kinds": _kinds(printed),
        "build": printed.costs["build"],
        "tracks": {"turns": 10, "bellicosity": 12, "confidence": 6},
        "matrices": {side: matrix_board(printed, side) for side in SIDES},
    }


def _kinds(printed: Printed) -> dict[str, Any]:
    """Printed facts: the ratings of leaders, the ceilings of strength points, what activating one costs."""
    found: dict[str, Any] = {
        name: {"side": e.side, "tactical": e.tactical, "strategic": e.strategic}
        for name, e in printed.leaders.items()
    }
    for side in SIDES:
        for name, count, price in zip(KINDS, counts(printed.counter_mix[side]), UNIT_COST[side], strict=True):
            found[f"{side}_{name}"] = {"side": side, "limit": count, "price": price}
    return found


def matrix_board(printed: Printed, side: str) -> dict[str, Any]:
    """One matrix as a chart would print it."""
    data = printed.matrices[side]
    return {
        "selection": {name: list(span) for name, span in data.selection.items()},
        "defence": [
            {
                "id": c.name,
                "spaces": list(c.spaces),
                "zone": c.zone,
                "objective": c.objective,
                "army": list(c.army),
            }
            for c in data.defence
        ],
        "strategies": {
            name: {
                "zones": list(s.zones),
                "objectives": list(s.objectives),
                "force": {kind: list(army) for kind, army in s.force.items()},
            }
            for name, s in data.strategies.items()
        },
        "zones": {zone: list(dice) for zone, dice in data.zones.items()},
    }
