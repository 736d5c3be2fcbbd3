"""Whether the data files fit together: every id known, the map whole, the counters all accounted for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any, Final

from polemos.engine.errors import BadData
from polemos.games.hellespont.facts.assertions import SIDES, Facts, Files, edition

COLOURS: Final[tuple[str, ...]] = (*SIDES, "neutral")
RESULTS: Final[tuple[str, ...]] = ("R", "1/4", "1/2", "3/4", "A", "E")  # from lightest to heaviest


def validate(files: Files) -> None:
    """Refuse data with which no game could be played; the error names file and entry."""
    for problem in problems(files):
        raise BadData(problem)


def problems(files: Files) -> Iterator[str]:
    """Everything that is wrong, one line each."""
    facts = Facts(files)
    for _id, check in STRUCTURE:
        yield from check(facts)


def run(files: Files) -> list[dict[str, Any]]:
    """The structural checks, ready for JSON."""
    facts = Facts(files)
    texts = edition("assertions")["structure"]
    found = []
    for check_id, check in STRUCTURE:
        wrong = list(check(facts))
        found.append({"id": check_id, "what": texts[check_id], "ok": not wrong, "problems": wrong})
    return found


# --- map --------------------------------------------------------------------------------------------
def links_known(facts: Facts) -> Iterator[str]:
    seen: set[frozenset[str]] = set()
    for a, b, _tag in facts.files["map"]["edges"]:
        for place in (a, b):
            if place not in facts.places:
                yield f"map.edges.{a}-{b}: there is no place {place!r}"
        if a == b or frozenset((a, b)) in seen:
            yield f"map.edges.{a}-{b}: stands twice or links a place to itself"
        seen.add(frozenset((a, b)))


def map_connected(facts: Facts) -> Iterator[str]:
    whole = set(facts.places)
    for place in sorted(whole - facts.reached("m1", whole)):
        yield f"map.places.{place}: cannot be reached"
    water = facts.of_kind("sea", "port")
    for place in sorted(water - facts.reached("m1", water)):
        yield f"map.places.{place}: cannot be reached by sea"


def shores_adjacent(facts: Facts) -> Iterator[str]:
    """0.2: beaches, anchors and arrows point at sea zones that touch the place."""
    for place, data in facts.places.items():
        for field in ("beaches", "entry", "exits"):
            for sea in data.get(field, ()):
                if sea not in facts.near[place] or facts.kind(sea) != "sea":
                    yield f"map.places.{place}.{field}: {sea} is not a sea zone that touches it"


def places_complete(facts: Facts) -> Iterator[str]:
    fields = {
        "sea": ("type", "anchor", "polygon"),
        "land": ("type", "anchor", "polygon", "beaches"),
        "port": ("anchor", "entry"),
        "base": ("anchor", "access", "exits"),
    }
    types = {"sea": ("strait", "open_sea"), "land": ("clear", "difficult")}
    for place, data in facts.places.items():
        if data["kind"] not in fields:
            yield f"map.places.{place}.kind: {data['kind']!r} is not sea, land, port or base"
            continue
        for field in fields[data["kind"]]:
            if field not in data:
                yield f"map.places.{place}.{field}: is missing"
        if data["kind"] in types and data.get("type") not in types[data["kind"]]:
            yield f"map.places.{place}.type: {data.get('type')!r} is not {' or '.join(types[data['kind']])}"


def inside_canvas(facts: Facts) -> Iterator[str]:
    canvas = facts.files["map"]["canvas"]
    for place, data in facts.places.items():
        for x, y in (data["anchor"], *data.get("polygon", ())):
            if not (0 <= x <= canvas["width"] and 0 <= y <= canvas["height"]):
                yield f"map.places.{place}: the point {x}, {y} is off the canvas"


# --- counters -----------------------------------------------------------------------------------------
def strengths_sane(facts: Facts) -> Iterator[str]:
    types = ("trireme", "hoplite", "cavalry", "peltast", "archer")
    for kind, data in facts.files["pieces"]["units"].items():
        if not 0 < data["reduced"] < data["full"]:
            yield f"pieces.units.{kind}.reduced: {data['reduced']} is not between 0 and {data['full']}"
        if data["type"] not in types:
            yield f"pieces.units.{kind}.type: there is no type {data['type']!r}"
    for leader, data in facts.files["pieces"]["leaders"].items():
        if data["bonus"] not in (0, 1, 2) or data["side"] not in SIDES:
            yield f"pieces.leaders.{leader}: bonus is 0, 1 or 2 and side is athens or sparta"


def table_complete(facts: Facts) -> Iterator[str]:
    """TRC: ten rows of seven cells; a better die never makes it worse for the attacker."""
    combat = facts.files["combat"]
    rows = combat["rows"]
    if sorted(rows) != list(range(-1, 9)):
        yield "combat.rows: the rows must be -1 to 8"
    for die, cells in rows.items():
        if len(cells) != len(combat["columns"]):
            yield f"combat.rows.{die}: {len(cells)} cells for {len(combat['columns'])} columns"
        for column, cell in enumerate(cells):
            yield from _cell_problems(f"combat.rows.{die}[{column}]", cell)
    if list(combat["columns"]) != sorted(combat["columns"], key=lambda pair: pair[0] / pair[1]):
        yield "combat.columns: the odds must rise from left to right"


def _cell_problems(where: str, cell: str) -> Iterator[str]:
    parts = str(cell).split("|")
    if len(parts) != 3 or parts[0] not in RESULTS or parts[1] not in RESULTS or parts[2] not in ("A", "D"):
        yield f"{where}: {cell!r} is not attacker's result|defender's result|winner"
        return
    attacker, defender = RESULTS.index(parts[0]), RESULTS.index(parts[1])
    if attacker != defender and (attacker < defender) != (parts[2] == "A"):
        yield f"{where}: {cell!r} gives the battle to the side with the heavier loss"


def table_monotone(facts: Facts) -> Iterator[str]:
    rows = facts.files["combat"]["rows"]
    order = [rows[die] for die in sorted(rows)]
    for worse, better in pairwise(order):
        for low, high in zip(worse, better, strict=False):
            if low.endswith("A") and high.endswith("D"):
                yield f"combat.rows: a higher die turns {low} into {high}"


def faces_known(facts: Facts) -> Iterator[str]:
    known = facts.files["stratagems"]["stratagems"]
    used: set[str] = set()
    for counter, data in facts.files["stratagems"]["counters"].items():
        for face in ("recto", "verso"):
            stratagem, colour = data[face]
            used.add(stratagem)
            if stratagem not in known or colour not in COLOURS:
                yield f"stratagems.counters.{counter}.{face}: unknown stratagem or colour {data[face]}"
    for stratagem in known:
        if stratagem not in used:
            yield f"stratagems.stratagems.{stratagem}: stands on no counter"


# --- scenarios ------------------------------------------------------------------------------------------
def scenarios_known(facts: Facts) -> Iterator[str]:
    """10: every place, leader, counter and turn of a scenario exists, and is open to the side."""
    for name, scenario in facts.files["scenarios"].items():
        for counter in scenario["removed_counters"]:
            if counter not in facts.files["stratagems"]["counters"]:
                yield f"scenarios.{name}.removed_counters: there is no counter {counter!r}"
        for side, data in scenario["sides"].items():
            yield from _side_problems(facts, f"scenarios.{name}.sides.{side}", side, data)


def _side_problems(facts: Facts, where: str, side: str, data: dict[str, Any]) -> Iterator[str]:
    arrivals = [(f"setup.{place}", place) for place in data["setup"]]
    lines = [*data["reinforcements"], *data["optional"]]
    arrivals += [(str(line["id"]), line["at"]) for line in lines]
    for what, place in arrivals:
        if place not in facts.places:
            yield f"{where}.{what}: there is no place {place!r}"
        elif side not in facts.places[place].get("access", (side,)):
            yield f"{where}.{what}: {place} is not open to {side}"
    for entry in (*data["reinforcements"], *data["withdrawals"]):
        yield from _line_problems(facts, where, side, entry)


def _line_problems(facts: Facts, where: str, side: str, entry: dict[str, Any]) -> Iterator[str]:
    what = f"{where}.{entry.get('id', 'withdrawals')}"
    if not 1 <= entry["turn"] <= len(facts.files["turns"]["turns"]):
        yield f"{what}: there is no turn {entry['turn']}"
    for leader in entry.get("leaders", [entry["leader"]] if "leader" in entry else []):
        known = facts.files["pieces"]["leaders"].get(leader)
        if known is None or known["side"] != side:
            yield f"{what}: {side} has no leader {leader!r}"


def counters_accounted(facts: Facts) -> Iterator[str]:
    """10: set-up, reinforcements and options of a side use its counter mix exactly."""
    for name, scenario in facts.files["scenarios"].items():
        for side, data in scenario["sides"].items():
            used: Counter[str] = Counter()
            lines = [*data["reinforcements"], *data["optional"]]
            stacks = [*data["setup"].values(), *(line["units"] for line in lines)]
            for stack in (*stacks, *(line.get("weakened", {}) for line in lines)):
                used.update(stack)
            mix = Counter(facts.files["pieces"]["mix"][side])
            for kind in sorted(used.keys() | mix.keys()):
                if used[kind] != mix[kind]:
                    yield f"scenarios.{name}.sides.{side}: {used[kind]} of {mix[kind]} {kind} counters used"


#: The checks, in the order in which they make sense; edition/assertions.yaml says what each proves.
STRUCTURE: Final[tuple[tuple[str, Callable[[Facts], Iterator[str]]], ...]] = (
    ("ST-01", places_complete),
    ("ST-02", links_known),
    ("ST-03", map_connected),
    ("ST-04", shores_adjacent),
    ("ST-05", inside_canvas),
    ("ST-06", strengths_sane),
    ("ST-07", table_complete),
    ("ST-08", table_monotone),
    ("ST-09", faces_known),
    ("ST-10", scenarios_known),
    ("ST-11", counters_accounted),
)
