"""The strategic map for clients: land and sea cut from the real coast, Africa, the troops."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from polemos.battles.dba.book import Book, Kind
from polemos.games.eagle_and_wolf.printed import DATA, Printed
from polemos.kit.data import load


def board(printed: Printed) -> dict[str, Any]:
    drawn = load(DATA, "board", None)
    return {
        "size": drawn["size"],
        "coast": drawn["coast"],
        "places": {
            **{t: _territory(printed, t, drawn["territories"][t]) for t in printed.land},
            **{z: _zone(printed, z, drawn["zones"][z]) for z in printed.zones},
        },
        "kinds": {"army": {}, **_kinds()},
        "nations": {nation: _nation(printed, nation) for nation in printed.national},
        "boxes": list(printed.nations["emergency"]["boxes"]),
        "tracks": {"emergency": {"low": 0, "high": 6}},
    }


def _territory(printed: Printed, place: str, drawn: dict[str, Any]) -> dict[str, Any]:
    return {
        "kind": "territory",
        **drawn,
        "adjacent": list(printed.land[place]),
        "sea": list(printed.sea[place]),
        "province": printed.province.get(place, ""),
        "strait": printed.strait.get(place, ""),
    }


def _zone(printed: Printed, zone: str, drawn: dict[str, Any]) -> dict[str, Any]:
    return {"kind": "sea", **drawn, "adjacent": list(printed.zones[zone])}


def _nation(printed: Printed, nation: str) -> dict[str, Any]:
    return {
        "national": list(printed.national[nation]),
        "capital": printed.capital[nation],
        "generals": list(printed.counters[nation]),
    }


@lru_cache(maxsize=1)
def _kinds() -> dict[str, Any]:
    """The troop types as printed, for looking at an army's bases."""
    return {kind.id.lower(): _kind(kind) for kind in Book(None).kinds.values()}


def _kind(kind: Kind) -> dict[str, Any]:
    return {"foot": kind.v_foot, "mounted": kind.v_mounted, "good": kind.good, "bad": kind.bad}
