"""About this edition: where its data come from, and how open questions of the rules are read."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from polemos.games.peloponnesian_war import facts
from polemos.games.peloponnesian_war.printed.printed import FILES, Printed
from polemos.kit import provenance
from polemos.kit.data import load_rules

CREDITS: Final = {
    "design": {"en": "Game design: Mark Herman (1991).", "fr": "Auteur du jeu : Mark Herman (1991)."},
    "coast": {"en": "Coast: Natural Earth, public domain.", "fr": "Côtes : Natural Earth, domaine public."},
}
FOLDER: Final = Path(__file__).parent / "data"


def report(data: Path | None) -> dict[str, Any]:
    """Everything `polemos data peloponnesian_war` and the About page show; texts in both languages."""
    printed = Printed(FOLDER, data)
    files = printed.files
    return {
        **provenance.report({name: files[name] for name in FILES}),
        "checks": facts.run(printed),
        "rulings": rulings(),
        "credits": CREDITS,
    }


def rulings() -> list[dict[str, Any]]:
    """Each ruling (AMB) and open question (OPEN) with the clauses that carry its reading."""
    found: dict[str, list[str]] = {}
    clauses = load_rules(FOLDER)
    for clause in clauses.values():
        for name in (clause.ruling, clause.open_question):
            if name:
                found.setdefault(name, []).append(clause.id)
    return [
        {
            "id": name,
            "text": clauses[ids[0]].text,
            "confidence": "",
            "option": "syracuse_answer" if name == "AMB-02" else "",
            "clauses": ids,
        }
        for name, ids in sorted(found.items())
    ]
