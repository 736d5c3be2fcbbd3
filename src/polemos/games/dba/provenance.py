"""About this edition: where the battle rules come from, what was checked, how they are read."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from polemos.battles.dba.book import DATA, FILES, Book
from polemos.games.dba.facts import checks
from polemos.games.dba.printed import DATA as OWN
from polemos.kit import provenance
from polemos.kit.data import load, load_rules

HERE: Final = Path(__file__).parent


def report(data: Path | None) -> dict[str, Any]:
    """Everything `polemos data dba` and the About page show; texts in both languages."""
    about = load(HERE / "edition", "rulings", None)
    tables = {name: load(DATA, name, data, OWN) for name in FILES}
    return {
        **provenance.report({**tables, "battles": load(OWN, "battles", data, DATA)}),
        "checks": checks(Book(data, OWN)),
        "rulings": provenance.rulings(about["rulings"], load_rules(OWN).values()),
        "credits": about["credits"],
    }
