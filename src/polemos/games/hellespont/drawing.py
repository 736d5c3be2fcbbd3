"""The map, the counters and the calendar for clients."""

from __future__ import annotations

from typing import Any

from polemos.games.hellespont.printed import Printed


def board(printed: Printed) -> dict[str, Any]:
    """The map, the counters and the calendar for clients."""
    canvas = printed.map["canvas"]
    places: dict[str, Any] = {}
    for name, place in printed.map["places"].items():
        drawn = {k: v for k, v in place.items() if k not in ("tags", "lonlat", "notes")}
        places[name] = {**drawn, "adjacent": list(printed.adjacent[name])}
    return {
        "size": [canvas["width"], canvas["height"]],
        "reserved": canvas["reserved"],
        "places": places,
        "kinds": printed.pieces["units"],
        "leaders": printed.pieces["leaders"],
        "counters": {c: [list(face) for face in faces] for c, faces in printed.faces.items()},
        "months": [month.id for month in printed.months],
        "tracks": {"points": 8, "supply": 3},
    }
