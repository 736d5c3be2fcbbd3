"""What the rulebook says of the data, checked."""

from __future__ import annotations

from typing import Any

from polemos.games.eagle_and_wolf.printed import Printed


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
