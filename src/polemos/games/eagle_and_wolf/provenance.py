"""About this edition: where its data come from, what was checked, and how the rules are read."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from polemos.battles.dba.book import DATA as BATTLES
from polemos.games.eagle_and_wolf.facts import checks
from polemos.games.eagle_and_wolf.printed import DATA, Printed
from polemos.kit.data import load
from polemos.kit.provenance import edition

HOME: Final = Path(__file__).parent
FILES: Final[tuple[str, ...]] = ("map", "nations", "scenarios", "outlines")


def report(data: Path | None) -> dict[str, Any]:
    files = {name: load(DATA, name, data, BATTLES) for name in FILES}
    return edition(HOME, files, checks(Printed(data)))
