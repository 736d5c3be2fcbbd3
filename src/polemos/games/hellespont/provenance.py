"""About this edition: where its data come from, what was checked, and how the rules are read."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from polemos.games.hellespont.facts import assertions, structure
from polemos.kit import provenance
from polemos.kit.data import load_rules


def report(data: Path | None) -> dict[str, Any]:
    """Everything `polemos data hellespont` and the About page show; texts in both languages."""
    files = assertions.load_files(data)
    about = assertions.edition("rulings")
    return {
        **provenance.report(files),
        "checks": [*structure.run(files), *assertions.run(files)],
        "rulings": provenance.rulings(about["rulings"], load_rules(assertions.DATA).values()),
        "credits": about["credits"],
    }
