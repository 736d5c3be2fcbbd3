"""About this edition: where its data come from, what was checked, and how the rules are read."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from polemos.games.eagle_and_wolf.printed import DATA, Printed
from polemos.kit import provenance
from polemos.kit.data import load, load_rules
from polemos.kit.dba.book import DATA as BATTLES

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


def checks(printed: Printed) -> list[dict[str, Any]]:
    """Facts of the rulebook that any map must satisfy."""
    campania = {len(route) for route in printed.crossings("panormos", "campania")} == {2}
    pm = [printed.tables["movement"][s] for s in ("winter", "spring", "summer", "autumn")] == [2, 4, 5, 3]
    start = printed.scenarios["extended"]["control"].values()
    masters = {t for places in start for t in places} == set(printed.territories)
    facts = (
        ("crossing", "Panormos-Campania: two zones", "Panorme-Campanie : deux zones", campania),
        ("movement", "Movement points 2, 4, 5, 3", "Points de mouvement 2, 4, 5, 3", pm),
        ("masters", "Every territory has one master", "Chaque territoire a un maître", masters),
    )
    return [{"id": id, "what": {"en": en, "fr": fr}, "ok": ok} for id, en, fr, ok in facts]
