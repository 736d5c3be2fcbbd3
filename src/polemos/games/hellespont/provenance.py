"""About this edition: where its data come from, what was checked, and how the rules are read."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from polemos.games.hellespont import checks, validate
from polemos.kit import provenance
from polemos.kit.data import load_rules


def report(data: Path | None) -> dict[str, Any]:
    """Everything `polemos data hellespont` and the About page show; texts in both languages."""
    files = checks.load_files(data)
    about = checks.edition("rulings")
    return {
        **provenance.report(files),
        "checks": [*validate.run(files), *checks.run(files)],
        "rulings": provenance.rulings(about["rulings"], load_rules(checks.DATA).values()),
        "credits": about["credits"],
    }
