"""The real coast (Natural Earth), fitted to a drawing: what the builders of boards have in common.

A coast is a list of rings in degrees. A drawing is fitted by a straight line from longitude to x and another
from latitude to y, through places that stand in both.
"""

from __future__ import annotations

import json
from pathlib import Path

Point = tuple[float, float]
Ring = list[Point]
#: Left, top, right, bottom.
Box = tuple[float, float, float, float]


class Fit:
    """Degrees to map units: a straight line for each axis through known places."""

    def __init__(self, known: list[tuple[Point, Point]]) -> None:
        self.x = line([(degrees[0], drawn[0]) for degrees, drawn in known])
        self.y = line([(degrees[1], drawn[1]) for degrees, drawn in known])

    def project(self, ring: Ring) -> Ring:
        (kx, dx), (ky, dy) = self.x, self.y
        return [(kx * lon + dx, ky * lat + dy) for lon, lat in ring]


def line(pairs: list[Point]) -> Point:
    """Slope and offset of the best straight line."""
    n = len(pairs)
    mean_a, mean_b = sum(a for a, _ in pairs) / n, sum(b for _, b in pairs) / n
    slope = sum((a - mean_a) * (b - mean_b) for a, b in pairs) / sum((a - mean_a) ** 2 for a, _ in pairs)
    return slope, mean_b - slope * mean_a


def outlines(path: Path) -> list[Ring]:
    """Outer rings of all land, without the repeated last point."""
    found: list[Ring] = []
    for feature in json.loads(path.read_text(encoding="utf-8"))["features"]:
        geometry = feature["geometry"]
        polygons = [geometry["coordinates"]] if geometry["type"] == "Polygon" else geometry["coordinates"]
        found += [[(float(p[0]), float(p[1])) for p in polygon[0][:-1]] for polygon in polygons]
    return found


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


def thin(points: Ring, rough: float) -> Ring:
    """Fewer points, the same shape (Douglas and Peucker); `rough` is how much is left out."""
    if len(points) < 3:
        return points
    (x1, y1), (x2, y2) = points[0], points[-1]
    length = ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5
    if length:
        far = [abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length for x, y in points]
    else:
        far = [((x - x1) ** 2 + (y - y1) ** 2) ** 0.5 for x, y in points]
    most = max(range(len(points)), key=lambda i: far[i])
    if far[most] <= rough:
        return [points[0], points[-1]]
    return [*thin(points[: most + 1], rough)[:-1], *thin(points[most:], rough)]


def area(ring: Ring) -> float:
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, ring[1:] + ring[:1], strict=True))) / 2
