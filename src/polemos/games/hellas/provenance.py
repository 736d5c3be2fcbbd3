"""About this edition: where its data come from, what was checked, and how the rules are read."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from polemos.games.hellas.facts import run
from polemos.games.hellas.printed import DATA, Printed
from polemos.kit.data import load
from polemos.kit.provenance import edition

HOME: Final = Path(__file__).parent
FILES: Final[tuple[str, ...]] = (
    *("map", "coast", "pieces", "goods", "development", "prices", "units", "tracks", "scenarios"),
)


def report(data: Path | None) -> dict[str, Any]:
    files = {name: load(DATA, name, data) for name in FILES}
    return edition(HOME, files, run(Printed(data)))
