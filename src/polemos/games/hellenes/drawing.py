"""The drawing of the board and the blocks' printed facts, for clients."""

from __future__ import annotations

from json import loads
from pathlib import Path
from typing import Any, Final

from polemos.games.hellenes.printed import GODS, SEASONS, Printed

DRAWING: Final = Path(__file__).parent / "board.json"


def board(printed: Printed) -> dict[str, Any]:
    """Places with outline and neighbours, borders by kind, blocks, cards, tracks."""
    drawn: dict[str, Any] = loads(DRAWING.read_text(encoding="utf-8")) if DRAWING.is_file() else {}
    shapes: dict[str, Any] = drawn.get("places", {})
    return {
        "size": drawn.get("size", [1000, 800]),
        "places": {name: {**_place(printed, name), **shapes.get(name, {})} for name in printed.places},
        "coast": drawn.get("coast", []),
        "inset": drawn.get("inset", {}),
        "links": drawn.get("links", {}),
        "borders": _borders(printed, drawn.get("borders", {})),
        "kinds": {name: _kind(printed, name) for name in printed.blocks}
        | {"garrison": {"type": "garrison", "max": 1}},
        "cards": {name: _card(printed, name) for name in printed.cards},
        "nations": {
            n: {"side": d["side"], "colour": d.get("colour", "")} for n, d in printed.files["nations"].items()
        },
        "tracks": {"prestige": {"from": -15, "to": 15}, "seasons": list(SEASONS), "gods": list(GODS)},
    }


def _place(printed: Printed, name: str) -> dict[str, Any]:
    spot = printed.places[name]
    place: dict[str, Any] = {
        "kind": "sea" if spot.sea else "land",
        "type": spot.kind or ("sea" if spot.sea else "wild"),
        "region": spot.region,
        "adjacent": sorted((*spot.lands, *spot.seas)),
        "anchor": [round(spot.pos[0] * 40), round((45 - spot.pos[1]) * 50)],
    }
    for key, value in (("nation", spot.nation), ("loyalty", spot.loyalty), ("harbour", spot.harbour)):
        if value:
            place[key] = value
    if spot.city:
        place["value"] = spot.value
    return place


def _borders(printed: Printed, lines: dict[str, Any]) -> dict[str, Any]:
    """Each border once, with its kind and, where the drawing has it, its lines."""
    found: dict[str, Any] = {}
    for (a, b), kind in sorted(printed.boundary.items()):
        if a < b:
            found[f"{a}-{b}"] = {"kind": kind, "lines": lines.get(f"{a}-{b}", [])}
    return found


def _kind(printed: Printed, name: str) -> dict[str, Any]:
    block = printed.blocks[name]
    facts: dict[str, Any] = {
        "side": block.side,
        "number": block.number,
        "nation": block.nation,
        "type": block.type,
        "max": block.max,
        "move": block.move,
        "class": block.land,
        "barbarian": block.barbarian,
        "elite": block.elite,
    }
    return {**facts, "naval": block.naval} if block.naval else facts


def _card(printed: Printed, name: str) -> dict[str, Any]:
    card = printed.cards[name]
    facts: dict[str, Any] = {
        "number": card.number,
        "border": card.border,
        "coins": card.coins,
        "event": card.event,
        "players": list(card.players),
        "continuing": card.continuing,
    }
    for key, value in (("leader", card.leader), ("side", card.leader_side), ("region", card.region)):
        if value:
            facts[key] = value
    if card.leader:
        facts["value"] = card.leader_value
    if card.extension:
        facts["extension"] = True
    return facts
