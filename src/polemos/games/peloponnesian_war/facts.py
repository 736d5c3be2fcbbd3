"""Facts of the rules and of the sources that the data must satisfy, each proved on the loaded book."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from polemos.games.peloponnesian_war.atlas import ANY_WAY, BY_LAND, BY_SEA, FLEET, HORSE, Atlas
from polemos.games.peloponnesian_war.book import Book
from polemos.games.peloponnesian_war.facts_of_play import PLAYED
from polemos.games.peloponnesian_war.units import ATHENS, SPARTA
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


def _coloured(book: Book, side: str, places: tuple[str, ...]) -> bool:
    return all(book.atlas.colour[place] == side for place in places)


def _symmetric(book: Book) -> bool:
    """Neighbours are exactly the ends of lines, both ways, and of the isthmus."""
    pairs = [(e["a"], e["b"]) for e in book.files["map"]["lines"].values()] + [book.atlas.isthmus]
    declared = {pair for a, b in pairs for pair in ((a, b), (b, a))}
    return declared == {(a, b) for a, found in book.atlas.beside.items() for b in found}


def _beside(book: Book, a: str, *others: str) -> bool:
    return set(others) <= set(book.atlas.beside[a])


def _half_by_panactum(book: Book) -> bool:
    """Of the shortest land routes from Sparta to Thebes, half pass Panactum."""
    atlas = book.atlas
    by = lines(atlas, BY_LAND, SPARTA, "panactum") + lines(atlas, BY_LAND, "panactum", "thebes")
    through = routes(atlas, SPARTA, "panactum") * routes(atlas, "panactum", "thebes")
    shortest = by == lines(atlas, BY_LAND, SPARTA, "thebes")
    return shortest and 2 * through == routes(atlas, SPARTA, "thebes")


def routes(atlas: Atlas, a: str, b: str) -> int:
    """How many shortest land routes there are, neutral Argos left out (4.1.1q)."""
    return atlas.way(BY_LAND, True, atlas.bit["argos"], a).course(atlas.number[b]).weigh(0, 0).count


SARONIC: Final[tuple[str, ...]] = ("methana", "cape_scyllaeum", "troezen", "hermione", "prasiae")


def _coasting(book: Book, start: str) -> bool:
    """The Saronic coast lies on one of several shortest naval routes to Cyllene."""
    atlas = book.atlas
    way = atlas.way(BY_SEA, False, 0, start)
    course = way.course(atlas.number["cyllene"])
    best = course.weigh(0, 0)
    nodes = [atlas.number[place] for place in SARONIC]
    onward = all(b in way.graph.steps[a] and way.far(b) == way.far(a) + 1 for a, b in pairwise(nodes))
    return onward and best.count > 1 and not atlas.mask(SARONIC) & ~best.span


def _raiders_watched(book: Book) -> bool:
    """Cavalry at Sparta and a fleet at Gythium watch five Peloponnesian coasts of the raiders' route."""
    atlas = book.atlas
    horse = atlas.influence[HORSE][SPARTA]
    watch = horse | atlas.influence[FLEET]["gythium"]
    course = atlas.way(BY_SEA, False, 0, "piraeus").course(atlas.number["cyllene"])
    passed = course.weigh(0, 0).span & ~atlas.bit["cyllene"]
    coasts = [p for p in atlas.places(passed & watch & atlas.colours[SPARTA]) if atlas.kind[p] == "coast"]
    return horse & atlas.mask(("prasiae", "corone")) == atlas.mask(("prasiae", "corone")) and len(coasts) == 5


def _no_other_gate_to_thrace(book: Book) -> bool:
    """By land Loryma is reached, but not past Amphipolis."""
    atlas = book.atlas
    shut = atlas.way(BY_LAND, True, atlas.bit["amphipolis"], "loryma").far(atlas.number[SPARTA])
    return lines(atlas, BY_LAND, SPARTA, "loryma") < NEVER and shut == NEVER


def _fleets_reach(book: Book) -> bool:
    """Corinth's fleet reaches Syracuse and Erythrae, that of Piraeus every island and coast."""
    atlas = book.atlas
    shores = [p for p, kind in atlas.kind.items() if kind != "land"]
    from_corinth = all(lines(atlas, BY_SEA, "corinth", p) < NEVER for p in ("syracuse", "erythrae"))
    way = atlas.way(BY_SEA, False, 0, "piraeus")
    return from_corinth and all(way.far(atlas.number[p]) < NEVER for p in shores)


def _by_macedonia(book: Book) -> bool:
    """The shortest land route from Thebes to Epidamnus leads through Macedonia; Corinth has one too."""
    atlas = book.atlas
    course = atlas.way(BY_LAND, True, 0, "thebes").course(atlas.number["epidamnus"])
    best = course.weigh(0, 0)
    on_it = best.count == 1 and any(atlas.zone[place] == "macedonia" for place in best.nth(0))
    return on_it and lines(atlas, BY_LAND, "corinth", "epidamnus") < NEVER


def _naupactus(book: Book) -> bool:
    """Patrae and Panormus face Naupactus across the gulf; it has neighbours on its own shore too."""
    atlas = book.atlas
    around = {*atlas.lines["land"]["naupactus"], *atlas.lines["mixed"]["naupactus"]}
    return {"patrae", "panormus"} <= around and bool(around - atlas.south_shore)


def _leagues(book: Book) -> bool:
    """The spaces whose league the rules name."""
    return (
        _coloured(book, ATHENS, ("abdera", "maroneia"))
        and _coloured(book, "", ("argos", "syracuse", "pella", "macedonia", "sardis"))
        and _coloured(book, SPARTA, (SPARTA, "corinth", "thebes", "gythium"))
    )


#: Spaces the rules name.
NAMED: Final[tuple[str, ...]] = (
    "pella", "chios", "samos", "corcyra", "larisa", "amphipolis", "piraeus", "gythium", "epidamnus", "iasus",
)  # fmt: skip


Proof = Callable[[Book], bool]

#: The proof of each fact; their texts stand in edition/facts.yaml.
PROOFS: Final[dict[str, Proof]] = {
    "A01": _symmetric,
    "A02": _connected,
    "A03": _ground,
    "A04": lambda b: lines(b.atlas, BY_LAND, "argos", SPARTA) == 2,
    "A05": lambda b: lines(b.atlas, BY_LAND, "pylos", SPARTA) > 2,
    "A06": lambda b: all("cenchreae" not in steps["corinth"] for steps in b.atlas.lines.values()),
    "A07": lambda b: (
        set(b.atlas.storm) == {"cape_taenarum", "syracuse"} and not _beside(b, "cape_taenarum", "syracuse")
    ),
    "A08": lambda b: (
        (b.atlas.kind["erythrae"], b.atlas.zone["erythrae"], b.atlas.colour["erythrae"])
        == ("coast", "ionia", ATHENS)
    ),
    "A14": lambda b: b.atlas.chained(ATHENS, b.atlas.gate, b.atlas.colours[SPARTA]),
    "A15": lambda b: len(b.helots) == 5 and _coloured(b, SPARTA, b.helots),
    "A16": lambda b: _coloured(b, ATHENS, b.attica),
    "A17": lambda b: len(b.sites) == 11 and _coloured(b, ATHENS, b.sites),
    "A19": _leagues,
    "A21": lambda b: (
        "syracuse" in b.atlas.in_zone["sicily"]
        and len(b.atlas.in_zone["sicily"]) > 1
        and "pella" in b.macedonia
        and len(b.macedonia) > 1
    ),
    "A22": lambda b: all(place in b.atlas.kind for place in NAMED),
    "A23": lambda b: lines(b.atlas, BY_LAND, "panactum", ATHENS) == 1 and _half_by_panactum(b),
    "A24": _naupactus,
    "A25": lambda b: (
        b.atlas.beside["byzantium"] == ("cyzicus", "perinthus")
        and all(lines(b.atlas, BY_LAND, "byzantium", p) == 1 for p in ("cyzicus", "perinthus"))
    ),
    "A26": lambda b: all(lines(b.atlas, BY_LAND, "macedonia", p) == 1 for p in ("pella", "larisa")),
    "A27": lambda b: _coasting(b, "ephesus") and _coasting(b, "piraeus"),
    "A28": lambda b: all(
        b.atlas.influence[FLEET][p] & b.atlas.bit["siphae"] for p in ("naupactus", "corinth")
    ),
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
    "A36": lambda b: "melos" in b.atlas.fortress and b.atlas.colour["melos"] != ATHENS,
    "A37": lambda b: Counter(b.atlas.colour.values()) == {ATHENS: 70, SPARTA: 50, "": 36},
    "A38": _by_macedonia,
    "A39": _raiders_watched,
    "A41": lambda b: b.leaders["gylippus"].tactical == 2,
    **PLAYED,
}


def run(book: Book) -> list[dict[str, Any]]:
    """Every fact with its texts and whether it holds, ready for JSON."""
    texts = read(EDITION)
    assert isinstance(texts, dict)
    found = []
    for name, proof in sorted(PROOFS.items()):
        holds = proof(book)
        found.append({"id": name, "what": texts[name], "ok": holds, "problems": [] if holds else [name]})
    return found
