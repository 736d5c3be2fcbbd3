"""Cuts the strategic map of L'Aigle et la Louve from the real coast.

    python tools/eagle_and_wolf_board.py land.geojson

The territories' coarse outlines (data/outlines.yaml) lie over Italy, Sicily and Epirus; the land near them
is divided among them by nearness, and so is the sea among marks of its six zones. Africa is a box over the
coast of Tunisia. Writes data/board.yaml. Needs shapely.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import yaml
from coast import Ring, outlines
from shapely import MultiPoint, Polygon, box, voronoi_polygons  # type: ignore[import-untyped]  # shapely ships no types
from shapely.geometry.base import BaseGeometry  # type: ignore[import-untyped]  # shapely ships no types
from shapely.ops import polylabel, unary_union  # type: ignore[import-untyped]  # shapely ships no types

DATA = Path(__file__).resolve().parents[1] / "src/polemos/games/eagle_and_wolf/data"

#: Map units for one unit of the outlines, and how far the drawing reaches.
SCALE = 1.7
SIZE = (1600, 1390)
#: Land farther than this from every outline belongs to nobody, in map units.
NEAR = 62
ROUGH = 1.8
AFRICA = box(0, 1140, 250, 1390)
#: The coast file ends at 43.8 degrees north, so many map units below the outlines' own top.
TOP = 108

#: Marks of the sea zones, in degrees.
SEAS = {
    "z1": [(13.9, 43.7), (14.9, 42.9), (15.8, 42.4), (16.8, 42.3), (17.8, 41.8), (18.8, 41.75)],
    "z2": [(18.9, 40.9), (18.9, 40.3), (18.8, 39.5), (19.3, 38.9), (20.2, 38.4), (20.5, 37.2), (19.2, 38.0)],
    "z3": [(17.2, 40.1), (17.6, 39.4), (17.2, 38.4), (16.4, 37.6), (17.6, 37.0), (15.85, 37.6), (16.6, 36.2)],
    "z4": [(15.0, 36.1), (13.6, 36.6), (12.4, 36.9), (11.6, 37.7), (12.0, 38.5), (13.2, 38.55), (10.8, 38.4)],
    "z5": [(14.6, 38.75), (15.4, 38.7), (15.0, 39.6), (14.3, 40.2), (13.4, 40.6), (12.6, 39.6), (10.6, 39.6)],
    "z6": [(12.2, 41.3), (11.5, 41.8), (10.6, 42.3), (10.0, 43.2), (10.2, 41.3)],
}

Shapes = dict[str, BaseGeometry]


def at(lon: float, lat: float) -> tuple[float, float]:
    """Degrees to map units: the same straight lines that the coarse outlines follow."""
    return (224 + (lon - 12.43) * 75.8) * SCALE, (792 - (lat - 36.65) * 102) * SCALE - TOP


def drawn(x: float, y: float) -> tuple[float, float]:
    """A corner of a coarse outline in map units; the northernmost ones reach beyond the coast file."""
    return x * SCALE, y * SCALE - TOP - (90 if y <= 62 else 0)


def land(rings: list[Ring]) -> BaseGeometry:
    polygons = [Polygon([at(lon, lat) for lon, lat in ring]).buffer(0) for ring in rings]
    return unary_union(polygons).intersection(box(0, 0, *SIZE))


def near(shapes: Shapes, step: float) -> Shapes:
    """The plane divided by nearness to the shapes: Voronoi cells of points along them, joined again."""
    marks = {name: _samples(shape, step) for name, shape in shapes.items()}
    points = [point for some in marks.values() for point in some]
    cells = list(voronoi_polygons(MultiPoint(points), extend_to=box(0, 0, *SIZE)).geoms)
    owner = {name: MultiPoint(some) for name, some in marks.items()}
    found: dict[str, list[Any]] = {name: [] for name in shapes}
    for cell in cells:
        name = next(name for name, some in owner.items() if cell.intersects(some))
        found[name].append(cell)
    return {name: unary_union([p.buffer(0.02) for p in parts]) for name, parts in found.items()}


def _samples(shape: BaseGeometry, step: float) -> list[tuple[float, float]]:
    inner = shape.buffer(-3) if shape.geom_type == "Polygon" else shape
    if shape.geom_type != "Polygon":
        return [(p.x, p.y) for p in shape.geoms]
    line = inner.exterior
    number = max(8, int(line.length / step))
    return [(p.x, p.y) for p in (line.interpolate(i / number, normalized=True) for i in range(number))]


def rings_of(shape: BaseGeometry, least: float) -> list[list[list[int]]]:
    """Outer rings, the largest first, in whole map units."""
    parts = list(shape.geoms) if hasattr(shape, "geoms") else [shape]
    polygons = sorted(
        (p for p in parts if p.geom_type == "Polygon" and p.area > least), key=lambda p: -p.area
    )
    thinned = [p.buffer(1).buffer(-1).simplify(ROUGH).exterior.coords for p in polygons]
    return [[[round(x), round(y)] for x, y in list(ring)[:-1]] for ring in thinned if len(ring) > 3]


def place(shape: BaseGeometry) -> dict[str, Any]:
    rings = rings_of(shape, 60)
    middle = polylabel(Polygon(rings[0]), 4)
    more = {"more": rings[1:]} if rings[1:] else {}
    return {"anchor": [round(middle.x), round(middle.y)], "polygon": rings[0], **more}


def board(rings: list[Ring], coarse: dict[str, list[list[int]]]) -> dict[str, Any]:
    ground = land(rings)
    meshes = {name: Polygon([drawn(x, y) for x, y in ring]) for name, ring in coarse.items()}
    home = unary_union(list(meshes.values())).buffer(NEAR)
    territories = {
        name: part.intersection(ground).intersection(home).buffer(-4).buffer(4)
        for name, part in near(meshes, 4).items()
    }
    marks: Shapes = {name: MultiPoint([at(*mark) for mark in some]) for name, some in SEAS.items()}
    water = box(0, 0, *SIZE).difference(ground).difference(AFRICA)
    zones = {name: part.intersection(water) for name, part in near(marks, 9).items()}
    africa = [[round(x), round(y)] for x, y in list(AFRICA.exterior.coords)[:-1]]
    middle = [round(AFRICA.centroid.x), round(AFRICA.centroid.y)]
    return {
        "size": list(SIZE),
        "coast": rings_of(ground, 40),
        "territories": {
            **{name: place(shape) for name, shape in sorted(territories.items())},
            "africa": {"anchor": middle, "polygon": africa},
        },
        "zones": {name: place(shape) for name, shape in zones.items()},
    }


def main() -> None:
    coarse = yaml.safe_load((DATA / "outlines.yaml").read_text(encoding="utf-8"))["outlines"]
    made = board(outlines(Path(sys.argv[1])), coarse)
    lines = ["# Written by tools/eagle_and_wolf_board.py: the map cut from the real coast, in map units."]
    for key, value in made.items():
        if isinstance(value, dict):
            lines += [f"{key}:", *(f"  {name}: {json.dumps(row)}" for name, row in value.items())]
        else:
            lines.append(f"{key}: {json.dumps(value)}")
    (DATA / "board.yaml").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
