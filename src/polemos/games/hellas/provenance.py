"""About this edition: where its data come from, what was checked, and how the rules are read."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from polemos.games.hellas.facts import run
from polemos.games.hellas.printed import DATA, Printed
from polemos.kit import provenance
from polemos.kit.data import load, load_rules

EDITION: Final = Path(__file__).parent / "edition"

FILES: Final[tuple[str, ...]] = (
    "map",
    "coast",
    "pieces",
    "goods",
    "development",
    "prices",
    "units",
    "tracks",
    "scenarios",
)


def report(data: Path | None) -> dict[str, Any]:
    """Everything `polemos data hellas` and the About page show; texts in both languages."""
    about = load(EDITION, "rulings", None)
    return {
        **provenance.report({name: load(DATA, name, data) for name in FILES}),
        "checks": run(Printed(data)),
        "rulings": provenance.rulings(about["rulings"], load_rules(DATA).values()),
        "credits": about["credits"],
    }
