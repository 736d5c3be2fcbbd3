"""The strategic map for clients: land and sea cut from the real coast, Africa, the troops."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from polemos.games.eagle_and_wolf.world import DATA, World
from polemos.kit.data import load
from polemos.kit.dba.book import Book, Kind


def board(world: World) -> dict[str, Any]:
    drawn = load(DATA, "board", None)
    return {
        "size": drawn["size"],
        "coast": drawn["coast"],
        "places": {
            **{t: _territory(world, t, drawn["territories"][t]) for t in world.land},
            **{z: _zone(world, z, drawn["zones"][z]) for z in world.zones},
        },
        "kinds": {"army": {}, **_kinds()},
        "nations": {nation: _nation(world, nation) for nation in world.national},
        "boxes": list(world.nations["emergency"]["boxes"]),
        "tracks": {"emergency": {"low": 0, "high": 6}},
    }


def _territory(world: World, place: str, drawn: dict[str, Any]) -> dict[str, Any]:
    return {
        "kind": "territory",
        **drawn,
        "adjacent": list(world.land[place]),
        "sea": list(world.sea[place]),
        "province": world.province.get(place, ""),
        "strait": world.strait.get(place, ""),
    }


def _zone(world: World, zone: str, drawn: dict[str, Any]) -> dict[str, Any]:
    return {"kind": "sea", **drawn, "adjacent": list(world.zones[zone])}


def _nation(world: World, nation: str) -> dict[str, Any]:
    return {
        "national": list(world.national[nation]),
        "capital": world.capital[nation],
        "generals": list(world.counters[nation]),
    }


@lru_cache(maxsize=1)
def _kinds() -> dict[str, Any]:
    """The troop types as printed, for looking at an army's bases."""
    return {kind.id.lower(): _kind(kind) for kind in Book(None).kinds.values()}


def _kind(kind: Kind) -> dict[str, Any]:
    return {"foot": kind.v_foot, "mounted": kind.v_mounted, "good": kind.good, "bad": kind.bad}
