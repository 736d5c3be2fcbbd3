"""Facts of the rulebook that any data must satisfy; `polemos data hellas` says which do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from polemos.games.hellas.charts import CULTURE, ECONOMY, FLEET, MILITARY
from polemos.games.hellas.printed import ATHENS, COAST, PROVINCE, SICILY, SIDES, SPARTA, Printed

#: Id, English, French, and the test.
Fact = tuple[str, str, str, Callable[[Printed], bool]]


def _areas(printed: Printed) -> bool:
    provinces = sum(area.kind == PROVINCE for area in printed.areas.values())
    return provinces == 17 and len(printed.areas) - provinces == 17


def _income(printed: Printed) -> bool:
    """6, 9.4: the ten known points of the goods rows."""
    rows = dict(zip(printed.charts.goods, printed.charts.income, strict=True))
    known = {"wool": {1: 3, 2: 7, 3: 12}, "grain": {1: 4, 3: 15, 4: 22}, "stone": {4: 18}}
    known |= {"fish": {2: 9}, "copper": {1: 5}, "salt": {1: 6}}
    return all(rows[g][n] == value for g, points in known.items() for n, value in points.items())


def _chart(printed: Printed) -> bool:
    """9.6, 18.2: boxes that the examples name, each in its phase."""
    rows = printed.charts.rows
    known = {MILITARY: {9: 1, 13: 2}, FLEET: {17: 2, 22: 2}, ECONOMY: {16: 1, 23: 2, 46: 3}}
    known[CULTURE] = {2: 1, 6: 1, 9: 2}
    return all(
        cost in rows[row].costs and rows[row].phases[rows[row].costs.index(cost) + 1] == phase
        for row, boxes in known.items()
        for cost, phase in boxes.items()
    )


def _prices(printed: Printed) -> bool:
    prices = printed.charts.prices
    fixed = prices["legion"][2] == 10 and prices["ship"][3] == 25 and prices["fortress"][3] == 30
    calm, peace = prices["stability"][1:5], prices["armistice"][1:5]
    return fixed and min(calm) == 50 and max(calm) == 80 and set(peace) == {30, 40, 50}


def _stability(printed: Printed) -> bool:
    values = printed.charts.stability_combat
    low = printed.charts.lowest
    known = values[-4 - low] == -2 and values[0 - low] == values[1 - low] == 0
    return known and min(values) == -3 and max(values) == 3


def _pieces(printed: Printed) -> bool:
    limits = printed.limits
    units = [(limits[s]["legions"], limits[s]["ships"]) for s in SIDES]
    return units == [(16, 12), (20, 6)] and all(limits[s]["armies"] + limits[s]["fleets"] == 5 for s in SIDES)


def _laurels(printed: Printed) -> bool:
    dark, light = printed.charts.laurels["dark"], printed.charts.laurels["light"]
    nine = sum(len(boxes) for boxes in dark.values()) == 9
    return nine and all(light[kind] <= dark[kind] for kind in dark)


def _athens(printed: Printed) -> bool:
    """4: the worked example: iron at four, grain at five, and nothing nearer outside Argolis but Thebes."""
    near = printed.near[ATHENS]
    goods = {printed.charts.goods[printed.good[h]]: d for h, d in near.items() if d <= 5}
    return goods.get("iron") == 4 and goods.get("grain") == 5 and goods.get("bronze", 9) < 4


def _capitals(printed: Printed) -> bool:
    athens, sparta = printed.capital[ATHENS], printed.capital[SPARTA]
    stone = printed.charts.goods[printed.good[athens]] == "stone"
    return stone and printed.terrain[athens] == COAST and printed.terrain[sparta] != COAST


def _sicily(printed: Printed) -> bool:
    """9.1.2: every way in costs five points."""
    shore = [h for h in printed.areas[SICILY].hexes if h in printed.shore]
    seas = {n for h in shore for n in printed.neighbours[h] if n not in printed.area_of}
    return printed.areas[SICILY].weight == 3 and seas <= printed.far_sea


FACTS: Final[tuple[Fact, ...]] = (
    ("HF-01", "17 provinces and 17 islands", "17 provinces et 17 îles", _areas),
    ("HF-02", "known incomes of six goods", "revenus connus de six marchandises", _income),
    ("HF-03", "boxes named in the examples", "cases citées par les exemples", _chart),
    ("HF-04", "prices named in the examples", "prix cités par les exemples", _prices),
    (
        "HF-05",
        "stability: -4 is worth -2, 0 and 1 nothing",
        "stabilité : -4 vaut -2, 0 et 1 rien",
        _stability,
    ),
    ("HF-06", "units and figures of both sides", "unités et figurines des deux camps", _pieces),
    ("HF-07", "nine dark laurels, light ones sooner", "neuf lauriers foncés, les clairs plus tôt", _laurels),
    ("HF-08", "the set-up example of Athens", "exemple athénien de mise en place", _athens),
    (
        "HF-09",
        "Athens on the coast with stone, Sparta inland",
        "Athènes côtière, Sparte loin de la mer",
        _capitals,
    ),
    (
        "HF-10",
        "Sicily counts three, its sea costs five",
        "la Sicile compte trois, sa mer coûte cinq",
        _sicily,
    ),
    (
        "HF-11",
        "five posts with food feed nine legions",
        "cinq comptoirs vivriers nourrissent neuf légions",
        lambda printed: printed.charts.supply[5] == 9,
    ),
)


def run(printed: Printed) -> list[dict[str, Any]]:
    """Each fact, whether it holds."""
    return [{"id": id, "what": {"en": en, "fr": fr}, "ok": test(printed)} for id, en, fr, test in FACTS]
