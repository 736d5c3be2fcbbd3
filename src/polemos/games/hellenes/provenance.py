"""About this edition: where its data come from, what was checked, and how the rules are read."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from polemos.games.hellenes.book import DATA, Book
from polemos.games.hellenes.facts import run
from polemos.kit import provenance
from polemos.kit.data import load, load_rules

EDITION = Path(__file__).parent / "edition"


def report(data: Path | None) -> dict[str, Any]:
    """Everything `polemos data hellenes` and the About page show; texts in both languages."""
    book = Book(data)
    about = load(EDITION, "rulings", None)
    return {
        **provenance.report(book.files),
        "checks": run(book),
        "rulings": rulings(about["rulings"]),
        "credits": about["credits"],
    }


def rulings(texts: dict[str, dict[str, str]]) -> list[dict[str, Any]]:
    """Each reading with the clauses that follow it."""
    clauses = load_rules(DATA).values()
    return [
        {
            "id": ruling,
            "text": {"en": text["en"], "fr": text["fr"]},
            "confidence": text.get("confidence", ""),
            "option": text.get("option", ""),
            "clauses": [clause.id for clause in clauses if clause.ruling == ruling],
        }
        for ruling, text in texts.items()
    ]
