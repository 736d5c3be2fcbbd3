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
        "rulings": rulings(about["rulings"]),
        "credits": about["credits"],
    }


def rulings(texts: dict[str, dict[str, str]]) -> list[dict[str, Any]]:
    """Each reading with the clauses that follow it and the option, if any, that offers another."""
    clauses = load_rules(checks.DATA).values()
    return [
        {
            "id": ruling,
            "text": {"en": text["en"], "fr": text["fr"]},
            "confidence": text.get("confidence", ""),
            "option": text.get("option", ""),
            "clauses": [c.id for c in clauses if ruling in (c.ruling, c.open_question)],
        }
        for ruling, text in texts.items()
    ]
