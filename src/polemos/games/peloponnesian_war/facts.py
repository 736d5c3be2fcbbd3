"""Facts of the rules and of the sources that the data must satisfy, each proved on the loaded book."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from polemos.games.peloponnesian_war.atlas import ANY_WAY, BY_LAND, BY_SEA, Atlas
from polemos.games.peloponnesian_war.book import Book
from polemos.games.peloponnesian_war.units import ATHENS, SIDES, SPARTA
from polemos.games.peloponnesian_war.ways import NEVER
from polemos.kit.data import read

EDITION: Final = Path(__file__).parent / "edition" / "facts.yaml"


def lines(atlas: Atlas, mode: int, a: str, b: str) -> int:
    """How many lines apart two spaces are; NEVER where there is no way."""
    return atlas.way(mode, True, 0, b).far(atlas.number[a])


def _connected(book: Book) -> bool:
    return all(lines(book.atlas, ANY_WAY, place, ATHENS) != NEVER for place in book.atlas.spaces)


def _ground(book: Book) -> bool:
    """Land spaces have only Land lines, islands none, every coast some water."""
    found, kinds = book.atlas.lines, book.atlas.kind
    wet = {p for p in kinds if found["naval"][p] or found["mixed"][p] or p in book.atlas.isthmus}
    dry = all(p not in wet for p, kind in kinds.items() if kind == "land")
    isles = all(not found["land"][p] for p, kind in kinds.items() if kind == "island")
    return dry and isles and all(p in wet for p, kind in kinds.items() if kind == "coast")


def _mix_covers(book: Book) -> bool:
    """The counter mix covers every set-up."""
    for setup in book.setups.values():
        for side in SIDES:
            used = [sum(column) for column in zip(*setup.forces[side].values(), strict=True)]
            if any(n > limit for n, limit in zip(used, book.mix[side], strict=True)):
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
                if lines(atlas, mode, start, place) == NEVER:
                    return False
    return True


def _coloured(book: Book, side: str, places: tuple[str, ...]) -> bool:
    return all(book.atlas.colour[place] == side for place in places)


Proof = Callable[[Book], bool]

#: The proof of each fact; their texts stand in edition/facts.yaml.
PROOFS: Final[dict[str, Proof]] = {
    "A02": _connected,
    "A03": _ground,
    "A04": lambda b: lines(b.atlas, BY_LAND, "argos", SPARTA) == 2,
    "A05": lambda b: lines(b.atlas, BY_LAND, "pylos", SPARTA) > 2,
    "A06": lambda b: all("cenchreae" not in steps["corinth"] for steps in b.atlas.lines.values()),
    "A08": lambda b: (
        (b.atlas.kind["erythrae"], b.atlas.zone["erythrae"], b.atlas.colour["erythrae"])
        == ("coast", "ionia", ATHENS)
    ),
    "A09": lambda b: (
        b.matrices[SPARTA].zones["ionia"][3] == "erythrae"
        and b.matrices[SPARTA].strategies["attack_athenian_ally"].force["coast"] == (3, 0, 3)
    ),
    "A15": lambda b: _coloured(b, SPARTA, b.helots),
    "A16": lambda b: _coloured(b, ATHENS, b.attica),
    "A17": lambda b: _coloured(b, ATHENS, b.sites),
    "A18": lambda b: _coloured(b, ATHENS, b.setups["fall_of_athens"].rebels),
    "A23": lambda b: lines(b.atlas, BY_LAND, "panactum", ATHENS) == 1,
    "A25": lambda b: b.atlas.beside["byzantium"] == ("cyzicus", "perinthus"),
    "A26": lambda b: {"pella", "larisa"} <= set(b.atlas.beside["macedonia"]),
    "A29": lambda b: lines(b.atlas, BY_LAND, SPARTA, "loryma") < NEVER,
    "A31": lambda b: lines(b.atlas, BY_SEA, "corinth", "syracuse") < NEVER,
    "A32": _mix_covers,
    "A34": _objectives_reachable,
    "A35": lambda b: (
        b.leaders["callicratides"].strategic > b.leaders["pericles"].strategic
        and b.leaders["brasidas"].strategic > b.leaders["demosthenes"].strategic
        and b.leaders["lysander"].strategic > b.leaders["thrasyllus"].strategic
    ),
    "A37": lambda b: Counter(b.atlas.colour.values()) == {ATHENS: 70, SPARTA: 50, "": 36},
    "A41": lambda b: b.leaders["gylippus"].tactical == 2,
}


def run(book: Book) -> list[dict[str, Any]]:
    """Every fact with its texts and whether it holds, ready for JSON."""
    texts = read(EDITION)
    assert isinstance(texts, dict)
    found = []
    for name, proof in PROOFS.items():
        holds = proof(book)
        found.append({"id": name, "what": texts[name], "ok": holds, "problems": [] if holds else [name]})
    return found
