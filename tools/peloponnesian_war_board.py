"""Draws the board of the Peloponnesian War over the real coast.

    python tools/peloponnesian_war_board.py land.geojson layout.yaml

`land.geojson` is the coast in degrees; `layout.yaml` a mapping `spaces: [{id, lon, lat, x, y}]`
in which x and y are a drawing that keeps crowded places apart. The coast is fitted to that drawing by a
straight line for each axis; Sicily and Italy are an inset with a fit of their own. Writes data/board.yaml.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import yaml

Point = tuple[float, float]
Ring = list[Point]
Box = tuple[float, float, float, float]
Fit = tuple[float, float, float, float]

DATA = Path(__file__).resolve().parents[1] / "src/polemos/games/peloponnesian_war/data"

#: Map units for one unit of the layout.
SCALE = 2
SIZE = (3140, 1760)
MAIN: Box = (700, 0, 3140, 1760)
INSET: Box = (36, 640, 690, 1330)
#: Points nearer than this to the line between their neighbours are left out, in map units.
ROUGH = 1.2


def line(pairs: list[Point]) -> Point:
    """Slope and offset of the best straight line."""
    n = len(pairs)
    mean_a, mean_b = sum(a for a, _ in pairs) / n, sum(b for _, b in pairs) / n
    slope = sum((a - mean_a) * (b - mean_b) for a, b in pairs) / sum((a - mean_a) ** 2 for a, _ in pairs)
    return slope, mean_b - slope * mean_a


def fit(spaces: list[dict[str, Any]]) -> Fit:
    kx, dx = line([(s["lon"], s["x"] * SCALE) for s in spaces])
    ky, dy = line([(s["lat"], s["y"] * SCALE) for s in spaces])
    return kx, dx, ky, dy


def project(ring: Ring, by: Fit) -> Ring:
    return [(by[0] * lon + by[1], by[2] * lat + by[3]) for lon, lat in ring]


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
    length = ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5
    far = [
        abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length
        if length
        else ((x - x1) ** 2 + (y - y1) ** 2) ** 0.5
        for x, y in points
    ]
    most = max(range(len(points)), key=lambda i: far[i])
    if far[most] <= ROUGH:
        return [points[0], points[-1]]
    return [*thin(points[: most + 1])[:-1], *thin(points[most:])]


def rings(land: dict[str, Any], by: Fit, box: Box) -> list[list[list[int]]]:
    """Every coast inside a box, as closed rings of whole map units."""
    found = []
    for feature in land["features"]:
        for ring in feature["geometry"]["coordinates"]:
            drawn = clip(project([(p[0], p[1]) for p in ring[:-1]], by), box)
            thinned = [[round(x), round(y)] for x, y in thin(drawn)] if drawn else []
            if len(thinned) > 3:
                found.append(thinned)
    return found


def main() -> None:
    land = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    spaces = yaml.safe_load(Path(sys.argv[2]).read_text(encoding="utf-8"))["spaces"]
    away = [s for s in spaces if s["zone"] in ("sicily", "italy")]
    near = [s for s in spaces if s not in away]
    board: dict[str, Any] = {
        "size": list(SIZE),
        "inset": list(INSET),
        "anchors": {s["id"]: [s["x"] * SCALE, s["y"] * SCALE] for s in spaces},
        "land": rings(land, fit(near), MAIN),
        "inset_land": rings(land, fit(away), INSET),
    }
    lines = [
        "# Written by tools/peloponnesian_war_board.py: anchors of the spaces, the real coast, in map units."
    ]
    lines += [f"{key}: {json.dumps(value)}" for key, value in board.items() if key != "anchors"]
    lines += ["anchors:", *(f"  {place}: {json.dumps(at)}" for place, at in board["anchors"].items())]
    (DATA / "board.yaml").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
