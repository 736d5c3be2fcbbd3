"""About this edition: where its data come from, what was checked, and how the rules are read."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from polemos.games.hellenes.facts import run
from polemos.games.hellenes.printed import DATA, Printed
from polemos.kit import provenance
from polemos.kit.data import load, load_rules

EDITION: Final = Path(__file__).parent / "edition"


def report(data: Path | None) -> dict[str, Any]:
    """Everything `polemos data hellenes` and the About page show; texts in both languages."""
    printed = Printed(data)
    about = load(EDITION, "rulings", None)
    return {
        **provenance.report(printed.files),
        "checks": run(printed),
        "rulings": provenance.rulings(about["rulings"], load_rules(DATA).values()),
        "credits": about["credits"],
    }
