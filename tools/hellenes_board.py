"""Cuts the board of Hellenes from the real coast.

    python tools/hellenes_board.py land.geojson
    python tools/hellenes_board.py                 (only the links)

Land that holds a site of data/places.yaml is divided among its sites by nearness; so is the sea. Greece is
the main map, Sicily and Italy an inset with its own scale. Where two areas are neighbours by the rules and do
not meet on the drawing they are listed as links, which the skin marks. Writes board.json. Needs shapely.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from shapely import MultiPoint, Point, Polygon, box, voronoi_polygons  # type: ignore[import-untyped]  # shapely ships no types
from shapely.geometry import shape  # type: ignore[import-untyped]  # shapely ships no types
from shapely.geometry.base import BaseGeometry  # type: ignore[import-untyped]  # shapely ships no types
from shapely.ops import linemerge, nearest_points, unary_union  # type: ignore[import-untyped]  # shapely ships no types

from polemos.games.hellenes.drawing import DRAWING
from polemos.games.hellenes.printed import Printed

Coordinates = list[list[int]]

SIZE = (2200, 1500)
#: Points nearer than this to the line between their neighbours are left out, in map units.
ROUGH = 1.4
#: Areas nearer than this meet, to the eye.
TOUCH = 4.0


class Window:
    """A part of the world and where it is drawn."""

    def __init__(self, regions: tuple[str, ...], degrees: tuple[float, ...], frame: tuple[int, ...]) -> None:
        self.regions = regions
        self.west, self.south, self.east, self.north = degrees
        self.left, self.top, self.right, self.bottom = frame
        self.frame = frame
        self.scale = (self.bottom - self.top) / (self.north - self.south)
        self.squeeze = (self.right - self.left) / (self.east - self.west)

    def at(self, lon: float, lat: float) -> tuple[float, float]:
        return self.left + (lon - self.west) * self.squeeze, self.top + (self.north - lat) * self.scale

    def area(self) -> Polygon:
        return box(*self.frame)


MAIN = Window(("greece", "persia"), (18.9, 34.9, 29.4, 42.1), (480, 0, 2200, 1500))
INSET = Window(("sicily", "italy"), (11.8, 36.2, 18.4, 41.0), (20, 560, 460, 960))


def land_in(window: Window, coast: list[Any]) -> list[Polygon]:
    """The land polygons of a window, in map units, clipped to its frame."""
    found: list[Polygon] = []
    for feature in coast:
        for part in _polygons(shape(feature["geometry"])):
            drawn = Polygon([window.at(x, y) for x, y in part.exterior.coords]).buffer(0)
            found += [p for p in _polygons(drawn.intersection(window.area())) if p.area > 12]
    return found


def _polygons(geometry: BaseGeometry) -> list[Polygon]:
    if geometry.is_empty:
        return []
    parts = getattr(geometry, "geoms", [geometry])
    return [p for part in parts for p in ([part] if isinstance(part, Polygon) else [])]


def divide(whole: BaseGeometry, sites: dict[str, Point], frame: Polygon) -> dict[str, BaseGeometry]:
    """Each site gets the part of the whole that is nearest to it."""
    if len(sites) == 1:
        return dict.fromkeys(sites, whole)
    cells = voronoi_polygons(MultiPoint(list(sites.values())), extend_to=frame)
    owned: dict[str, BaseGeometry] = {}
    for name, point in sites.items():
        cell = next(c for c in cells.geoms if c.covers(point))
        owned[name] = whole.intersection(cell)
    return owned


def cut(printed: Printed, window: Window, coast: list[Any]) -> dict[str, BaseGeometry]:
    """Every place of the window with its ground."""
    inside = [p for p in printed.places.values() if p.region in window.regions]
    points = {p.id: Point(window.at(*p.pos)) for p in inside}
    lands = land_in(window, coast)
    owners: dict[int, dict[str, Point]] = {}
    for place in inside:
        if not place.sea:
            nearest = min(range(len(lands)), key=lambda i: lands[i].distance(points[place.id]))
            owners.setdefault(nearest, {})[place.id] = points[place.id]
    found: dict[str, BaseGeometry] = {}
    for index, sites in owners.items():
        found.update(divide(lands[index], sites, window.area()))
    water = window.area().difference(unary_union(lands))
    seas = {p.id: points[p.id] for p in inside if p.sea}
    found.update(divide(water, seas, window.area()))
    return found


def rings(geometry: BaseGeometry) -> list[Coordinates]:
    """Outlines, the largest first."""
    parts = sorted(_polygons(geometry), key=lambda p: -p.area)
    plain = [p.simplify(ROUGH) for p in parts if p.area > 10]
    return [
        [[round(x), round(y)] for x, y in p.exterior.coords[:-1]] for p in plain if isinstance(p, Polygon)
    ]


def borders(printed: Printed, grounds: dict[str, BaseGeometry]) -> dict[str, list[Coordinates]]:
    """Lines between neighbouring seas and lands, where they meet."""
    lines: dict[str, list[Coordinates]] = {}
    for a, b in sorted(printed.boundary):
        if a >= b or a not in grounds or b not in grounds:
            continue
        shared = grounds[a].buffer(0.6).intersection(grounds[b].buffer(0.6))
        if not shared.is_empty and printed.places[a].sea == printed.places[b].sea:
            lines[f"{a}-{b}"] = _strokes(grounds[a].intersection(grounds[b].buffer(0.01)).boundary)
    return lines


def _strokes(geometry: BaseGeometry) -> list[Coordinates]:
    merged = linemerge(geometry) if geometry.geom_type == "MultiLineString" else geometry
    parts = getattr(merged, "geoms", [merged])
    plain = [p.simplify(ROUGH) for p in parts if p.geom_type in ("LineString", "LinearRing") and p.length > 4]
    return [[[round(x), round(y)] for x, y in p.coords] for p in plain]


def draw(printed: Printed, coast: list[Any]) -> dict[str, Any]:
    places: dict[str, Any] = {}
    lines: dict[str, list[Coordinates]] = {}
    land: list[Coordinates] = []
    for window in (MAIN, INSET):
        grounds = cut(printed, window, coast)
        lines.update(borders(printed, grounds))
        land += [ring for polygon in land_in(window, coast) for ring in rings(polygon)]
        for name, ground in grounds.items():
            places[name] = _place(window, printed, name, ground)
    return {
        "size": list(SIZE),
        "places": places,
        "borders": lines,
        "links": links(printed, places),
        "coast": land,
        "inset": {"frame": list(INSET.frame)},
    }


def links(printed: Printed, places: dict[str, Any]) -> dict[str, Coordinates]:
    """Borders of the rules whose areas do not meet on the drawing, with the points nearest to each other."""
    grounds = {name: _drawn(entry) for name, entry in places.items()}
    found: dict[str, Coordinates] = {}
    for a, b in sorted((a, b) for a, b in printed.boundary if a < b):
        if grounds[a].distance(grounds[b]) > TOUCH:
            ends = nearest_points(grounds[a], grounds[b])
            found[f"{a}-{b}"] = [[round(end.x), round(end.y)] for end in ends]
    return found


def _drawn(entry: dict[str, Any]) -> BaseGeometry:
    """What is painted: filled outlines, so that an island in a sea touches it."""
    outlines = [entry.get("polygon", []), *entry.get("more", [])]
    return unary_union([Polygon(ring).buffer(0) for ring in outlines if len(ring) > 2])


def _place(window: Window, printed: Printed, name: str, ground: BaseGeometry) -> dict[str, Any]:
    outlines = rings(ground)
    x, y = window.at(*printed.places[name].pos)
    entry: dict[str, Any] = {"anchor": [round(x), round(y)]}
    if outlines:
        entry["polygon"] = outlines[0]
    if len(outlines) > 1:
        entry["more"] = outlines[1:]
    return entry


def main() -> None:
    """Without a coast only the links are found anew, for instance after a border was corrected."""
    if len(sys.argv) < 2:
        drawn = json.loads(DRAWING.read_text(encoding="utf-8"))
        drawn["links"] = links(Printed(), drawn["places"])
    else:
        drawn = draw(Printed(), json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))["features"])
    DRAWING.write_text(json.dumps(drawn, separators=(",", ":")) + "\n", encoding="utf-8")
    print(f"{DRAWING.name}: {len(drawn['places'])} places, {DRAWING.stat().st_size // 1024} kB")
    print(f"links: {', '.join(drawn['links'])}")


if __name__ == "__main__":
    main()
