"""Draws the real coast under the hexes of Hellas: `python tools/hellas_board.py land.geojson` writes it.

The grid is ours, so the coast is fitted to it: a straight line from longitude to x and from latitude to y,
through hexes whose ancient cities are known. The inset of Sicily has its own fit and its own frame.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from polemos.games.hellas.drawing import MARGIN, SIZE
from polemos.games.hellas.world import DATA
from polemos.kit import hexgrid

Point = tuple[float, float]
Ring = list[Point]
Box = tuple[float, float, float, float]

#: Hex -> longitude and latitude of the place it stands for.
AEGEAN = {
    (21, 12): (23.73, 37.98), (17, 15): (22.43, 37.08), (39, 0): (28.98, 41.01), (8, 6): (19.92, 39.62),
    (20, 11): (23.32, 38.32), (17, 10): (22.50, 38.48), (36, 18): (28.22, 36.44), (26, 22): (25.16, 35.30),
    (33, 13): (27.28, 37.53), (33, 7): (27.18, 39.13), (30, 4): (26.40, 40.19), (24, 2): (24.71, 40.78),
    (24, 17): (24.43, 36.70), (26, 5): (25.20, 39.90), (17, 5): (22.42, 39.64), (18, 2): (22.52, 40.76),
    (29, 10): (26.14, 38.37), (32, 13): (26.95, 37.69), (33, 16): (27.29, 36.89), (19, 18): (23.00, 36.15),
    (27, 15): (25.37, 37.10), (27, 17): (25.43, 36.42), (22, 1): (23.85, 40.82), (36, 10): (28.04, 38.49),
    (21, 21): (24.02, 35.51), (11, 11): (20.60, 38.20), (24, 9): (24.57, 38.90),
}  # fmt: skip
SICILY = {(6, 14): (15.29, 37.06), (3, 13): (13.58, 37.31), (2, 13): (12.83, 37.58), (4, 13): (14.28, 37.57)}

#: Points nearer than this to the line between their neighbours are left out, in map units.
ROUGH = 0.7


def at(cell: hexgrid.Cell) -> Point:
    x, y = hexgrid.centre(cell, SIZE)
    return x + SIZE + MARGIN, y + SIZE + MARGIN


def line(pairs: list[Point]) -> Point:
    """Slope and offset of the best straight line."""
    n = len(pairs)
    mean_a, mean_b = sum(a for a, _ in pairs) / n, sum(b for _, b in pairs) / n
    slope = sum((a - mean_a) * (b - mean_b) for a, b in pairs) / sum((a - mean_a) ** 2 for a, _ in pairs)
    return slope, mean_b - slope * mean_a


def project(known: dict[hexgrid.Cell, Point], ring: Ring) -> Ring:
    kx, dx = line([(place[0], at(cell)[0]) for cell, place in known.items()])
    ky, dy = line([(place[1], at(cell)[1]) for cell, place in known.items()])
    return [(kx * lon + dx, ky * lat + dy) for lon, lat in ring]


def clip(ring: Ring, box: Box) -> Ring:
    """The part of a ring inside a box (Sutherland and Hodgman)."""
    for axis, edge, low in ((0, box[0], True), (0, box[2], False), (1, box[1], True), (1, box[3], False)):
        kept: Ring = []
        for a, b in zip(ring, ring[1:] + ring[:1], strict=True):
            a_in, b_in = (a[axis] >= edge) == low, (b[axis] >= edge) == low
            if a_in:
                kept.append(a)
            if a_in != b_in:
                share = (edge - a[axis]) / (b[axis] - a[axis])
                kept.append((a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])))
        ring = kept
        if not ring:
            return []
    return ring


def thin(points: Ring) -> Ring:
    """Fewer points, the same shape (Douglas and Peucker)."""
    if len(points) < 3:
        return points
    (x1, y1), (x2, y2) = points[0], points[-1]
    length = ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5 or 1e-9
    far = [abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length for x, y in points]
    if points[0] == points[-1]:
        far = [((x - x1) ** 2 + (y - y1) ** 2) ** 0.5 for x, y in points]
    top = max(range(len(points)), key=lambda i: far[i])
    if far[top] < ROUGH:
        return [points[0], points[-1]]
    return thin(points[: top + 1])[:-1] + thin(points[top:])


def area(ring: Ring) -> float:
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, ring[1:] + ring[:1], strict=True))) / 2


def rings(path: Path) -> list[Ring]:
    """Outer rings of all land."""
    found: list[Ring] = []
    for feature in json.loads(path.read_text(encoding="utf-8"))["features"]:
        geometry = feature["geometry"]
        polygons = [geometry["coordinates"]] if geometry["type"] == "Polygon" else geometry["coordinates"]
        found += [[(float(p[0]), float(p[1])) for p in polygon[0]] for polygon in polygons]
    return found


def drawn(source: list[Ring], known: dict[hexgrid.Cell, Point], box: Box) -> list[Ring]:
    shapes = [clip(project(known, ring), box) for ring in source]
    return [thin([*shape, shape[0]]) for shape in shapes if len(shape) > 2 and area(shape) > 30]


def main() -> None:
    source = rings(Path(sys.argv[1]))
    edge = at((8, 0))[0] - SIZE
    right, bottom = at((39, 0))[0] + SIZE, at((1, 23))[1] + SIZE * hexgrid.HALF
    top = at((0, 0))[1] - SIZE * hexgrid.HALF
    aegean = drawn(source, AEGEAN, (edge, top, right, bottom))
    inset = (at((0, 0))[0] - SIZE, at((1, 10))[1], edge - 6, at((7, 17))[1])
    sicily = drawn(source, SICILY, inset)
    lines = ["# The real coast (Natural Earth, public domain) in map units, fitted by tools/hellas_board.py."]
    lines += ["tag: reconstructed", "frames:"]
    for name, box in (("aegean", (edge, top, right, bottom)), ("sicily", inset)):
        lines.append(f"  {name}: [{', '.join(f'{v:.1f}' for v in box)}]")
    lines.append("lines:")
    for ring in (*aegean, *sicily):
        lines.append("  - [" + ", ".join(f"[{x:.1f}, {y:.1f}]" for x, y in ring) + "]")
    (DATA / "coast.yaml").write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(len(aegean), len(sicily), sum(map(len, (*aegean, *sicily))))


if __name__ == "__main__":
    main()
