"""Facts that set-ups and matrices must satisfy: what the system does in positions the rules describe."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from polemos.engine.chance import Chance, seed_key
from polemos.engine.prompt import Value
from polemos.games.peloponnesian_war.atlas import BY_LAND, BY_SEA, LAND
from polemos.games.peloponnesian_war.book import Book, Matrix
from polemos.games.peloponnesian_war.matrix import defensive
from polemos.games.peloponnesian_war.neutrals import JOINING
from polemos.games.peloponnesian_war.setup import set_up
from polemos.games.peloponnesian_war.state import War
from polemos.games.peloponnesian_war.units import (
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
from polemos.games.peloponnesian_war.ways import NEVER


def _begun(book: Book, scenario: str) -> War:
    options: dict[str, Value] = {"syracuse_answer": "decelea", "long_walls_leader": False}
    return set_up(book, scenario, options, Chance(seed_key(0)))


def _answer(state: War, side: str) -> tuple[str, str, tuple[int, int, int]]:
    """Condition, objective and army of the defensive operation a side would make; empty ones for none."""
    found = defensive(state, side)
    return (found[0].name, found[1], found[0].army) if found else ("", "", (0, 0, 0))


def _argos_first(book: Book) -> bool:
    """4.2: with Athenian Forces at Argos and at Thebes, Sparta turns to Argos with 10H 1C."""
    state = _begun(book, "peloponnesian_war")
    for place in ("argos", "thebes"):
        state.put(SPARTA, place, EMPTY)
        state.put(ATHENS, place, of_kind(H, 1))
    return _answer(state, SPARTA) == ("near_sparta", "argos", (10, 1, 0))


def _abydus(book: Book) -> bool:
    """10.4: Athens sails to Abydus with exactly the points that stand there."""
    placed = book.setups["fall_of_athens"].forces[ATHENS]["abydus"]
    army = (hoplites(placed), cavalry(placed), naval(placed))
    state = _begun(book, "fall_of_athens")
    state.put(ATHENS, "abydus", EMPTY)
    state.put(SPARTA, "abydus", of_kind(AN, 1))
    return _answer(state, ATHENS)[1:] == ("abydus", army) and army == (3, 0, 3)


def _set_up_spaces(book: Book) -> bool:
    """Every space of a set-up exists, and no ship stands inland."""
    kind = book.atlas.kind
    placed = [(p, f) for setup in book.setups.values() for s in SIDES for p, f in setup.forces[s].items()]
    return all(p in kind and not (kind[p] == LAND and naval(force)) for p, force in placed)


def _mix_covers(book: Book) -> bool:
    """The counter mix covers every set-up, whatever neutrals join, and Persia's riders."""
    joining: dict[str, Force] = {
        ATHENS: JOINING["argos"] + JOINING["macedonia"],
        SPARTA: JOINING["syracuse"] + JOINING["macedonia"] + of_kind(AC, 3),
    }
    for name, setup in book.setups.items():
        for side in SIDES:
            used = joining[side] if name == "peloponnesian_war" else EMPTY
            for force in setup.forces[side].values():
                used += force
            if least(used, book.mix[side]) != used:
                return False
    return True


def _objectives_reachable(book: Book) -> bool:
    """Every objective of a matrix can be reached from home or port by the force it asks for."""
    atlas = book.atlas
    ports = {ATHENS: "piraeus", SPARTA: "corinth"}
    for side, matrix in book.matrices.items():
        for strategy in matrix.strategies.values():
            tables = [matrix.zones[z] for z in strategy.zones] or [strategy.objectives]
            for place in (p for table in tables for p in table):
                ships = strategy.force[atlas.kind[place]][2]
                start, mode = (ports[side], BY_SEA) if ships else (side, BY_LAND)
                if atlas.way(mode, True, 0, place).far(atlas.number[start]) == NEVER:
                    return False
    return True


def _complete(book: Book) -> bool:
    """Six dice everywhere, every total picks a strategy, each objective lies in its zone."""
    return all(_matrix_complete(book, matrix) for matrix in book.matrices.values())


def _matrix_complete(book: Book, matrix: Matrix) -> bool:
    dice = [s.zones or s.objectives for s in matrix.strategies.values()] + list(matrix.zones.values())
    chosen = {matrix.chosen(total) for total in range(1, 11)}
    picked = [sum(low <= n <= high for low, high in matrix.selection.values()) for n in range(1, 11)]
    placed = all(book.atlas.zone[p] == zone for zone, found in matrix.zones.items() for p in found)
    return (
        all(len(six) == 6 for six in dice)
        and chosen == set(matrix.strategies)
        and placed
        and set(picked) == {1}
    )


def _saronic(book: Book) -> bool:
    """Aegina and Salamis lie off Piraeus; the order of the Athenian conditions."""
    near = all(
        book.atlas.way(BY_SEA, False, 0, "piraeus").far(book.atlas.number[p]) == 1
        for p in ("aegina", "salamis")
    )
    ranks = [condition.name for condition in book.matrices[ATHENS].defence]
    return near and ranks == ["saronic", "naupactus", "key_allies", "hellespont"]


PLAYED: Final[dict[str, Callable[[Book], bool]]] = {
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
        and all(b.atlas.colour[p] == ATHENS for p in b.setups["fall_of_athens"].rebels)
    ),
    "A20": _set_up_spaces,
    "A32": _mix_covers,
    "A33": _complete,
    "A34": _objectives_reachable,
    "A40": _saronic,
}
