"""About this edition: where its data come from, what was checked, and how the rules are read."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from polemos.games.hellespont.facts import assertions, structure
from polemos.kit.provenance import edition

HOME: Final = Path(__file__).parent


def report(data: Path | None) -> dict[str, Any]:
    files = assertions.load_files(data)
    return edition(HOME, files, [*structure.run(files), *assertions.run(files)])
