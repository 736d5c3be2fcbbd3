"""About this edition: where its data come from, what was checked, and how the rules are read."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from polemos.games.hellenes.facts import run
from polemos.games.hellenes.printed import Printed
from polemos.kit.provenance import edition

HOME: Final = Path(__file__).parent


def report(data: Path | None) -> dict[str, Any]:
    printed = Printed(data)
    return edition(HOME, printed.files, run(printed))
