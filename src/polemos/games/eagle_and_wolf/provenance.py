"""About this edition: where its data come from, what was checked, and how the rules are read."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from polemos.battles.dba.book import DATA as BATTLES
from polemos.games.eagle_and_wolf.facts import checks
from polemos.games.eagle_and_wolf.printed import DATA, Printed
from polemos.kit import provenance
from polemos.kit.data import load, load_rules

FILES: Final[tuple[str, ...]] = ("map", "nations", "scenarios", "outlines")
EDITION: Final = Path(__file__).parent / "edition"


def report(data: Path | None) -> dict[str, Any]:
    """Everything `polemos data eagle_and_wolf` and the About page show; texts in both languages."""
    about = load(EDITION, "rulings", None)
    return {
        **provenance.report({name: load(DATA, name, data, BATTLES) for name in FILES}),
        "checks": checks(Printed(data)),
        "rulings": provenance.rulings(about["rulings"], load_rules(DATA).values()),
        "credits": about["credits"],
    }
