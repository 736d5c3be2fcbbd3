"""The strategic map for clients: outlines of the territories, sea zones, Africa."""

from __future__ import annotations

from typing import Any, Final

from polemos.games.eagle_and_wolf.world import DATA, World
from polemos.kit.data import load

SIZE: Final = (930, 820)


def board(world: World) -> dict[str, Any]:
    outlines = load(DATA, "outlines", None)["outlines"]
    return {
        "size": list(SIZE),
        "places": {t: _place(world, t, outlines.get(t, [])) for t in world.land},
        "zones": {zone: list(others) for zone, others in world.zones.items()},
        "kinds": {"army": {}},
        "tracks": {"emergency": {"low": 0, "high": 6}},
    }


def _place(world: World, place: str, outline: list[list[int]]) -> dict[str, Any]:
    return {
        "kind": "territory",
        "anchor": list(world.map["territories"][place]["xy"]),
        "polygon": outline,
        "adjacent": list(world.land[place]),
        "sea": list(world.sea[place]),
        "province": world.province.get(place, ""),
    }
