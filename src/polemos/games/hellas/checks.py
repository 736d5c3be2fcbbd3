"""Facts of the rulebook that any data must satisfy; `polemos data hellas` says which do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from polemos.games.hellas.charts import CULTURE, ECONOMY, FLEET, MILITARY
from polemos.games.hellas.world import ATHENS, COAST, PROVINCE, SICILY, SIDES, SPARTA, World

#: Id, English, French, and the test.
Fact = tuple[str, str, str, Callable[[World], bool]]


def _areas(world: World) -> bool:
    provinces = sum(area.kind == PROVINCE for area in world.areas.values())
    return provinces == 17 and len(world.areas) - provinces == 17


def _income(world: World) -> bool:
    """6, 9.4: the ten known points of the goods rows."""
    rows = dict(zip(world.charts.goods, world.charts.income, strict=True))
    known = {"wool": {1: 3, 2: 7, 3: 12}, "grain": {1: 4, 3: 15, 4: 22}, "stone": {4: 18}}
    known |= {"fish": {2: 9}, "copper": {1: 5}, "salt": {1: 6}}
    return all(rows[g][n] == value for g, points in known.items() for n, value in points.items())


def _chart(world: World) -> bool:
    """9.6, 18.2: boxes that the examples name, each in its phase."""
    rows = world.charts.rows
    known = {MILITARY: {9: 1, 13: 2}, FLEET: {17: 2, 22: 2}, ECONOMY: {16: 1, 23: 2, 46: 3}}
    known[CULTURE] = {2: 1, 6: 1, 9: 2}
    return all(
        cost in rows[row].costs and rows[row].phases[rows[row].costs.index(cost) + 1] == phase
        for row, boxes in known.items()
        for cost, phase in boxes.items()
    )


def _prices(world: World) -> bool:
    prices = world.charts.prices
    fixed = prices["legion"][2] == 10 and prices["ship"][3] == 25 and prices["fortress"][3] == 30
    calm, peace = prices["stability"][1:5], prices["armistice"][1:5]
    return fixed and min(calm) == 50 and max(calm) == 80 and set(peace) == {30, 40, 50}


def _stability(world: World) -> bool:
    values = world.charts.stability_combat
    low = world.charts.lowest
    known = values[-4 - low] == -2 and values[0 - low] == values[1 - low] == 0
    return known and min(values) == -3 and max(values) == 3


def _pieces(world: World) -> bool:
    limits = world.limits
    units = [(limits[s]["legions"], limits[s]["ships"]) for s in SIDES]
    return units == [(16, 12), (20, 6)] and all(limits[s]["armies"] + limits[s]["fleets"] == 5 for s in SIDES)


def _laurels(world: World) -> bool:
    dark, light = world.charts.laurels["dark"], world.charts.laurels["light"]
    nine = sum(len(boxes) for boxes in dark.values()) == 9
    return nine and all(light[kind] <= dark[kind] for kind in dark)


def _athens(world: World) -> bool:
    """4: the worked example: iron at four, grain at five, and nothing nearer outside Argolis but Thebes."""
    near = world.near[ATHENS]
    goods = {world.charts.goods[world.good[h]]: d for h, d in near.items() if d <= 5}
    return goods.get("iron") == 4 and goods.get("grain") == 5 and goods.get("bronze", 9) < 4


def _capitals(world: World) -> bool:
    athens, sparta = world.capital[ATHENS], world.capital[SPARTA]
    stone = world.charts.goods[world.good[athens]] == "stone"
    return stone and world.terrain[athens] == COAST and world.terrain[sparta] != COAST


def _sicily(world: World) -> bool:
    """9.1.2: every way in costs five points."""
    shore = [h for h in world.areas[SICILY].hexes if h in world.shore]
    seas = {n for h in shore for n in world.neighbours[h] if n not in world.area_of}
    return world.areas[SICILY].weight == 3 and seas <= world.far_sea


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
        lambda world: world.charts.supply[5] == 9,
    ),
)


def run(world: World) -> list[dict[str, Any]]:
    """Each fact, whether it holds."""
    return [{"id": id, "what": {"en": en, "fr": fr}, "ok": test(world)} for id, en, fr, test in FACTS]
