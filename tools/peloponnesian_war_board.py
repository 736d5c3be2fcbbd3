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
from coast import Box, Fit, Ring, clip, outlines, thin

DATA = Path(__file__).resolve().parents[1] / "src/polemos/games/peloponnesian_war/data"

#: Map units for one unit of the layout.
SCALE = 2
SIZE = (3140, 1760)
MAIN: Box = (700, 0, 3140, 1760)
INSET: Box = (36, 640, 690, 1330)
#: Points nearer than this to the line between their neighbours are left out, in map units.
ROUGH = 1.2


def fit(spaces: list[dict[str, Any]]) -> Fit:
    return Fit([((s["lon"], s["lat"]), (s["x"] * SCALE, s["y"] * SCALE)) for s in spaces])


def rings(land: list[Ring], by: Fit, box: Box) -> list[list[list[int]]]:
    """Every coast inside a box, as closed rings of whole map units."""
    found = []
    for ring in land:
        drawn = clip(by.project(ring), box)
        thinned = [[round(x), round(y)] for x, y in thin(drawn, ROUGH)] if drawn else []
        if len(thinned) > 3:
            found.append(thinned)
    return found


def main() -> None:
    land = outlines(Path(sys.argv[1]))
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
