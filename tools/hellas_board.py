"""Draws the real coast under the hexes of Hellas: `python tools/hellas_board.py land.geojson` writes it.

The grid is ours, so the coast is fitted to it: a straight line from longitude to x and from latitude to y,
through hexes whose ancient cities are known. The inset of Sicily has its own fit and its own frame.
"""

from __future__ import annotations

import sys
from pathlib import Path

from coast import Box, Fit, Point, Ring, area, clip, outlines, thin

from polemos.games.hellas import hexgrid
from polemos.games.hellas.drawing import MARGIN, SIZE
from polemos.games.hellas.printed import DATA

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


def drawn(source: list[Ring], known: dict[hexgrid.Cell, Point], box: Box) -> list[Ring]:
    fit = Fit([(place, at(cell)) for cell, place in known.items()])
    shapes = [clip(fit.project(ring), box) for ring in source]
    return [thin([*shape, shape[0]], ROUGH) for shape in shapes if len(shape) > 2 and area(shape) > 30]


def main() -> None:
    source = outlines(Path(sys.argv[1]))
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
