"""Facts of the rules and of the sources that the data must satisfy, each proved on the loaded book."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from polemos.engine.chance import Chance, seed_key
from polemos.engine.prompt import Value
from polemos.games.peloponnesian_war.printed.map import ANY_WAY, BY_LAND, BY_SEA, FLEET, HORSE, LAND, Map
from polemos.games.peloponnesian_war.printed.printed import Matrix, Printed
from polemos.games.peloponnesian_war.printed.shortest_routes import NEVER
from polemos.games.peloponnesian_war.rules.neutrals import JOINING
from polemos.games.peloponnesian_war.rules.strategy_matrix import defensive
from polemos.games.peloponnesian_war.rules.strength_points import (
    AC,
    AN,
    ATHENS,
    EMPTY,
    SIDES,
    SPARTA,
    Force,
    H,
    cavalry,
    hoplites,
    least,
    naval,
    of_kind,
)
from polemos.games.peloponnesian_war.setup import set_up
from polemos.games.peloponnesian_war.state import War
from polemos.kit.data import read

EDITION: Final = Path(__file__).parent / "edition" / "facts.yaml"


def lines(map_: Map, mode: int, a: str, b: str) -> int:
    """How many lines apart two spaces are; NEVER where there is no way."""
    return map_.way(mode, True, 0, b).far(map_.number[a])


def _connected(printed: Printed) -> bool:
    return all(lines(printed.map, ANY_WAY, place, ATHENS) != NEVER for place in printed.map.spaces)


def _ground(printed: Printed) -> bool:
    """Land spaces have only Land lines, islands none, every coast some water."""
    found, kinds = printed.map.lines, printed.map.kind
    wet = {p for p in kinds if found["naval"][p] or found["mixed"][p] or p in printed.map.isthmus}
    dry = all(p not in wet for p, kind in kinds.items() if kind == "land")
    isles = all(not found["land"][p] for p, kind in kinds.items() if kind == "island")
    return dry and isles and all(p in wet for p, kind in kinds.items() if kind == "coast")


def _coloured(printed: Printed, side: str, places: tuple[str, ...]) -> bool:
    return all(printed.map.colour[place] == side for place in places)


def _symmetric(printed: Printed) -> bool:
    """Neighbours are exactly the ends of lines, both ways, and of the isthmus."""
    pairs = [(e["a"], e["b"]) for e in printed.files["map"]["lines"].values()] + [printed.map.isthmus]
    declared = {pair for a, b in pairs for pair in ((a, b), (b, a))}
    return declared == {(a, b) for a, found in printed.map.beside.items() for b in found}


def _beside(printed: Printed, a: str, *others: str) -> bool:
    return set(others) <= set(printed.map.beside[a])


def _half_by_panactum(printed: Printed) -> bool:
    """Of the shortest land routes from Sparta to Thebes, half pass Panactum."""
    map_ = printed.map
    by = lines(map_, BY_LAND, SPARTA, "panactum") + lines(map_, BY_LAND, "panactum", "thebes")
    through = routes(map_, SPARTA, "panactum") * routes(map_, "panactum", "thebes")
    shortest = by == lines(map_, BY_LAND, SPARTA, "thebes")
    return shortest and 2 * through == routes(map_, SPARTA, "thebes")


def routes(map_: Map, a: str, b: str) -> int:
    """How many shortest land routes there are, neutral Argos left out (4.1.1q)."""
    return map_.way(BY_LAND, True, map_.bit["argos"], a).course(map_.number[b]).weigh(0, 0).count


SARONIC: Final[tuple[str, ...]] = ("methana", "cape_scyllaeum", "troezen", "hermione", "prasiae")


def _coasting(printed: Printed, start: str) -> bool:
    """The Saronic coast lies on one of several shortest naval routes to Cyllene."""
    map_ = printed.map
    way = map_.way(BY_SEA, False, 0, start)
    course = way.course(map_.number["cyllene"])
    best = course.weigh(0, 0)
    nodes = [map_.number[place] for place in SARONIC]
    onward = all(b in way.graph.steps[a] and way.far(b) == way.far(a) + 1 for a, b in pairwise(nodes))
    return onward and best.count > 1 and not map_.mask(SARONIC) & ~best.span


def _raiders_watched(printed: Printed) -> bool:
    """Cavalry at Sparta and a fleet at Gythium watch five Peloponnesian coasts of the raiders' route."""
    map_ = printed.map
    horse = map_.influence[HORSE][SPARTA]
    watch = horse | map_.influence[FLEET]["gythium"]
    course = map_.way(BY_SEA, False, 0, "piraeus").course(map_.number["cyllene"])
    passed = course.weigh(0, 0).span & ~map_.bit["cyllene"]
    coasts = [p for p in map_.places(passed & watch & map_.colours[SPARTA]) if map_.kind[p] == "coast"]
    return horse & map_.mask(("prasiae", "corone")) == map_.mask(("prasiae", "corone")) and len(coasts) == 5


def _no_other_gate_to_thrace(printed: Printed) -> bool:
    """By land Loryma is reached, but not past Amphipolis."""
    map_ = printed.map
    shut = map_.way(BY_LAND, True, map_.bit["amphipolis"], "loryma").far(map_.number[SPARTA])
    return lines(map_, BY_LAND, SPARTA, "loryma") < NEVER and shut == NEVER


def _fleets_reach(printed: Printed) -> bool:
    """Corinth's fleet reaches Syracuse and Erythrae, that of Piraeus every island and coast."""
    map_ = printed.map
    shores = [p for p, kind in map_.kind.items() if kind != "land"]
    from_corinth = all(lines(map_, BY_SEA, "corinth", p) < NEVER for p in ("syracuse", "erythrae"))
    way = map_.way(BY_SEA, False, 0, "piraeus")
    return from_corinth and all(way.far(map_.number[p]) < NEVER for p in shores)


def _by_macedonia(printed: Printed) -> bool:
    """The shortest land route from Thebes to Epidamnus leads through Macedonia; Corinth has one too."""
    map_ = printed.map
    course = map_.way(BY_LAND, True, 0, "thebes").course(map_.number["epidamnus"])
    best = course.weigh(0, 0)
    on_it = best.count == 1 and any(map_.zone[place] == "macedonia" for place in best.nth(0))
    return on_it and lines(map_, BY_LAND, "corinth", "epidamnus") < NEVER


def _naupactus(printed: Printed) -> bool:
    """Patrae and Panormus face Naupactus across the gulf; it has neighbours on its own shore too."""
    map_ = printed.map
    around = {*map_.lines["land"]["naupactus"], *map_.lines["mixed"]["naupactus"]}
    return {"patrae", "panormus"} <= around and bool(around - map_.south_shore)


def _leagues(printed: Printed) -> bool:
    """The spaces whose league the rules name."""
    return (
        _coloured(printed, ATHENS, ("abdera", "maroneia"))
        and _coloured(printed, "", ("argos", "syracuse", "pella", "macedonia", "sardis"))
        and _coloured(printed, SPARTA, (SPARTA, "corinth", "thebes", "gythium"))
    )


#: Spaces the rules name.
NAMED: Final[tuple[str, ...]] = (
    "pella", "chios", "samos", "corcyra", "larisa", "amphipolis", "piraeus", "gythium", "epidamnus", "iasus",
)  # fmt: skip


def _begun(printed: Printed, scenario: str) -> War:
    options: dict[str, Value] = {"syracuse_answer": "decelea", "long_walls_leader": False}
    return set_up(printed, scenario, options, Chance(seed_key(0)))


def _answer(state: War, side: str) -> tuple[str, str, tuple[int, int, int]]:
    """Condition, objective and army of the defensive operation a side would make; empty ones for none."""
    found = defensive(state, side)
    return (found[0].name, found[1], found[0].army) if found else ("", "", (0, 0, 0))


def _argos_first(printed: Printed) -> bool:
    """4.2: with Athenian Forces at Argos and at Thebes, Sparta turns to Argos with 10H 1C."""
    state = _begun(printed, "peloponnesian_war")
    for place in ("argos", "thebes"):
        state.put(SPARTA, place, EMPTY)
        state.put(ATHENS, place, of_kind(H, 1))
    return _answer(state, SPARTA) == ("near_sparta", "argos", (10, 1, 0))


def _abydus(printed: Printed) -> bool:
    """10.4: Athens sails to Abydus with exactly the points that stand there."""
    placed = printed.setups["fall_of_athens"].forces[ATHENS]["abydus"]
    army = (hoplites(placed), cavalry(placed), naval(placed))
    state = _begun(printed, "fall_of_athens")
    state.put(ATHENS, "abydus", EMPTY)
    state.put(SPARTA, "abydus", of_kind(AN, 1))
    return _answer(state, ATHENS)[1:] == ("abydus", army) and army == (3, 0, 3)


def _set_up_spaces(printed: Printed) -> bool:
    """Every space of a set-up exists, and no ship stands inland."""
    kind = printed.map.kind
    placed = [(p, f) for setup in printed.setups.values() for s in SIDES for p, f in setup.forces[s].items()]
    return all(p in kind and not (kind[p] == LAND and naval(force)) for p, force in placed)


def _mix_covers(printed: Printed) -> bool:
    """The counter mix covers every set-up, whatever neutrals join, and Persia's riders."""
    joining: dict[str, Force] = {
        ATHENS: JOINING["argos"] + JOINING["macedonia"],
        SPARTA: JOINING["syracuse"] + JOINING["macedonia"] + of_kind(AC, 3),
    }
    for name, setup in printed.setups.items():
        for side in SIDES:
            used = joining[side] if name == "peloponnesian_war" else EMPTY
            for force in setup.forces[side].values():
                used += force
            if least(used, printed.counter_mix[side]) != used:
                return False
    return True


def _objectives_reachable(printed: Printed) -> bool:
    """Every objective of a matrix can be reached from home or port by the force it asks for."""
    map_ = printed.map
    ports = {ATHENS: "piraeus", SPARTA: "corinth"}
    for side, matrix in printed.matrices.items():
        for strategy in matrix.strategies.values():
            tables = [matrix.zones[z] for z in strategy.zones] or [strategy.objectives]
            for place in (p for table in tables for p in table):
                ships = strategy.force[map_.kind[place]][2]
                start, mode = (ports[side], BY_SEA) if ships else (side, BY_LAND)
                if map_.way(mode, True, 0, place).far(map_.number[start]) == NEVER:
                    return False
    return True


def _complete(printed: Printed) -> bool:
    """Six dice everywhere, every total picks a strategy, each objective lies in its zone."""
    return all(_matrix_complete(printed, matrix) for matrix in printed.matrices.values())


def _matrix_complete(printed: Printed, matrix: Matrix) -> bool:
    dice = [s.zones or s.objectives for s in matrix.strategies.values()] + list(matrix.zones.values())
    chosen = {matrix.chosen(total) for total in range(1, 11)}
    picked = [sum(low <= n <= high for low, high in matrix.selection.values()) for n in range(1, 11)]
    placed = all(printed.map.zone[p] == zone for zone, found in matrix.zones.items() for p in found)
    return (
        all(len(six) == 6 for six in dice)
        and chosen == set(matrix.strategies)
        and placed
        and set(picked) == {1}
    )


def _saronic(printed: Printed) -> bool:
    """Aegina and Salamis lie off Piraeus; the order of the Athenian conditions."""
    near = all(
        printed.map.way(BY_SEA, False, 0, "piraeus").far(printed.map.number[p]) == 1
        for p in ("aegina", "salamis")
    )
    ranks = [condition.name for condition in printed.matrices[ATHENS].defence]
    return near and ranks == ["saronic", "naupactus", "key_allies", "hellespont"]


Proof = Callable[[Printed], bool]

#: The proof of each fact; their texts stand in edition/facts.yaml.
PROOFS: Final[dict[str, Proof]] = {
    "A01": _symmetric,
    "A02": _connected,
    "A03": _ground,
    "A04": lambda b: lines(b.map, BY_LAND, "argos", SPARTA) == 2,
    "A05": lambda b: lines(b.map, BY_LAND, "pylos", SPARTA) > 2,
    "A06": lambda b: all("cenchreae" not in steps["corinth"] for steps in b.map.lines.values()),
    "A07": lambda b: (
        set(b.map.storm) == {"cape_taenarum", "syracuse"} and not _beside(b, "cape_taenarum", "syracuse")
    ),
    "A08": lambda b: (
        (b.map.kind["erythrae"], b.map.zone["erythrae"], b.map.colour["erythrae"])
        == ("coast", "ionia", ATHENS)
    ),
    "A14": lambda b: b.map.chained(ATHENS, b.map.gate, b.map.colours[SPARTA]),
    "A15": lambda b: len(b.helots) == 5 and _coloured(b, SPARTA, b.helots),
    "A16": lambda b: _coloured(b, ATHENS, b.attica),
    "A17": lambda b: len(b.rebellion_sites) == 11 and _coloured(b, ATHENS, b.rebellion_sites),
    "A19": _leagues,
    "A21": lambda b: (
        "syracuse" in b.map.in_zone["sicily"]
        and len(b.map.in_zone["sicily"]) > 1
        and "pella" in b.macedonia
        and len(b.macedonia) > 1
    ),
    "A22": lambda b: all(place in b.map.kind for place in NAMED),
    "A23": lambda b: lines(b.map, BY_LAND, "panactum", ATHENS) == 1 and _half_by_panactum(b),
    "A24": _naupactus,
    "A25": lambda b: (
        b.map.beside["byzantium"] == ("cyzicus", "perinthus")
        and all(lines(b.map, BY_LAND, "byzantium", p) == 1 for p in ("cyzicus", "perinthus"))
    ),
    "A26": lambda b: all(lines(b.map, BY_LAND, "macedonia", p) == 1 for p in ("pella", "larisa")),
    "A27": lambda b: _coasting(b, "ephesus") and _coasting(b, "piraeus"),
    "A28": lambda b: all(b.map.influence[FLEET][p] & b.map.bit["siphae"] for p in ("naupactus", "corinth")),
    "A29": _no_other_gate_to_thrace,
    "A30": lambda b: (
        _beside(b, "scione", "potidaea")
        and all(_beside(b, p, "abdera") or _beside(b, p, "maroneia") for p in ("thasos", "cardia"))
    ),
    "A31": _fleets_reach,
    "A35": lambda b: (
        b.leaders["callicratides"].strategic > b.leaders["pericles"].strategic
        and b.leaders["brasidas"].strategic > b.leaders["demosthenes"].strategic
        and b.leaders["lysander"].strategic > b.leaders["thrasyllus"].strategic
        and len(b.staff[ATHENS]) == 8
    ),
    "A36": lambda b: "melos" in b.map.fortress and b.map.colour["melos"] != ATHENS,
    "A37": lambda b: Counter(b.map.colour.values()) == {ATHENS: 70, SPARTA: 50, "": 36},
    "A38": _by_macedonia,
    "A39": _raiders_watched,
    "A41": lambda b: b.leaders["gylippus"].tactical == 2,
    "A09": lambda b: (
        b.matrices[SPARTA].strategies["attack_athenian_ally"].zones[1] == "ionia"
        and b.matrices[SPARTA].zones["ionia"][3] == "erythrae"
        and b.matrices[SPARTA].strategies["attack_athenian_ally"].force["coast"] == (3, 0, 3)
    ),
    "A10": _argos_first,
    "A11": lambda b: _answer(_begun(b, "decelean_war"), SPARTA)[0] == "syracuse",
    "A12": _abydus,
    "A13": lambda b: _answer(_begun(b, "peloponnesian_war"), SPARTA)[0] == "",
    "A18": lambda b: (
        len(b.setups["fall_of_athens"].rebels) == 17
        and all(b.map.colour[p] == ATHENS for p in b.setups["fall_of_athens"].rebels)
    ),
    "A20": _set_up_spaces,
    "A32": _mix_covers,
    "A33": _complete,
    "A34": _objectives_reachable,
    "A40": _saronic,
}


def run(printed: Printed) -> list[dict[str, Any]]:
    """Every fact with its texts and whether it holds, ready for JSON."""
    texts = read(EDITION)
    assert isinstance(texts, dict)
    found = []
    for name, proof in sorted(PROOFS.items()):
        holds = proof(printed)
        found.append({"id": name, "what": texts[name], "ok": holds, "problems": [] if holds else [name]})
    return found
