"""The board for clients: hexes with their outlines, areas, barriers, and the printed charts."""

from __future__ import annotations

from typing import Any, Final

from polemos.games.hellas import hexgrid
from polemos.games.hellas.printed import DATA, Printed
from polemos.kit.data import load

#: Distance from the centre of a hex to a corner, and the margin around the map, in map units.
SIZE: Final = 30.0
MARGIN: Final = 40.0


def _shifted(point: hexgrid.Point) -> list[float]:
    return [round(point[0] + SIZE + MARGIN, 1), round(point[1] + SIZE + MARGIN, 1)]


def board(printed: Printed) -> dict[str, Any]:
    columns, rows = int(printed.map["grid"]["columns"]), int(printed.map["grid"]["rows"])
    right = _shifted(hexgrid.centre((columns - 1, 0), SIZE))[0] + SIZE + MARGIN
    bottom = _shifted(hexgrid.centre((1, rows - 1), SIZE))[1] + SIZE + MARGIN
    return {
        "size": [round(right), round(bottom)],
        "hex": SIZE,
        "places": {place: _place(printed, place) for place in printed.hexes},
        "areas": {name: _area(printed, name) for name in printed.area_names},
        "barriers": [_border(printed, *sorted(pair)) for pair in sorted(printed.barriers, key=sorted)],
        "coast": load(DATA, "coast", None)["lines"],
        "kinds": {kind: {} for kind in ("legion", "ship", "post", "fortress", "monument", "leader")},
        "goods": _goods(printed),
        "tracks": _tracks(printed),
        "limits": {side: dict(limits) for side, limits in printed.limits.items()},
        "capitals": dict(printed.capital),
    }


def _place(printed: Printed, place: str) -> dict[str, Any]:
    cell = printed.cells[place]
    shown: dict[str, Any] = {
        "kind": printed.terrain[place],
        "anchor": _shifted(hexgrid.centre(cell, SIZE)),
        "polygon": [_shifted(corner) for corner in hexgrid.corners(cell, SIZE)],
        "adjacent": list(printed.neighbours[place]),
    }
    if place in printed.mountains:
        shown["mountain"] = True
    if place in printed.far_sea:
        shown["cost"] = printed.charts.far_sea_cost
    if place in printed.good:
        shown["good"] = printed.charts.goods[printed.good[place]]
        shown["city"] = place in printed.cities
    if place in printed.area_of:
        shown["area"] = printed.area_of[place]
    return shown


def _area(printed: Printed, name: str) -> dict[str, Any]:
    area = printed.areas[name]
    xs, ys = zip(*(_shifted(hexgrid.centre(printed.cells[h], SIZE)) for h in area.hexes), strict=True)
    anchor = [round(sum(xs) / len(xs), 1), round(sum(ys) / len(ys), 1)]
    goods, hexes = list(area.goods), list(area.hexes)
    return {"kind": area.kind, "weight": area.weight, "goods": goods, "hexes": hexes, "anchor": anchor}


def _border(printed: Printed, a: str, b: str) -> list[list[float]]:
    ends = hexgrid.side(printed.cells[a], printed.cells[b], SIZE)
    return [_shifted(ends[0]), _shifted(ends[1])]


def _goods(printed: Printed) -> dict[str, Any]:
    charts = printed.charts
    return {
        good: {"income": list(charts.income[i][1:]), "food": charts.food[i], "luxury": charts.luxury[i]}
        for i, good in enumerate(charts.goods)
    }


def _tracks(printed: Printed) -> dict[str, Any]:
    charts = printed.charts
    rows = {
        name: {"costs": list(row.costs), "phases": list(row.phases[1:]), "needs": _needs(printed, name)}
        for name, row in charts.rows.items()
    }
    return {
        "stability": [charts.lowest, charts.highest],
        "stability_combat": list(charts.stability_combat),
        "culture_combat": list(charts.culture_combat),
        "supply": list(charts.supply),
        "laurels": {shade: {k: list(v) for k, v in kinds.items()} for shade, kinds in charts.laurels.items()},
        "development": rows,
        "prices": {
            item: {"row": charts.price_row[item], "values": list(v)} for item, v in charts.prices.items()
        },
        "actions": [charts.actions, charts.both_limit, charts.own_limit],
        "armistice": charts.armistice_turns,
    }


def _needs(printed: Printed, name: str) -> dict[str, Any]:
    """Conditions by phase: goods, number of luxuries, phase of another row."""
    return {
        str(phase): {
            "goods": [printed.charts.goods[g] for g in need.goods],
            "luxuries": need.luxuries,
            "row": [need.row, need.phase] if need.row else [],
        }
        for phase, need in printed.charts.rows[name].needs.items()
    }
