"""1.1.2: strength points. A Force is six counts: own hoplites, cavalry, naval; allied ones."""

from __future__ import annotations

from typing import Final, TypeAlias

from polemos.engine.codec import Reader
from polemos.kit.sides import ATHENS as ATHENS
from polemos.kit.sides import SIDES as SIDES
from polemos.kit.sides import SPARTA as SPARTA
from polemos.kit.sides import foe

#: The other side.
FOE: Final = {side: foe(side) for side in SIDES}

#: Six counts in one whole number, ten bits for each kind in the order of KINDS: Forces are added and
#: subtracted as numbers, and the lower half (own points) laid over the upper one (allied) counts the arms.
Force: TypeAlias = int

#: The mover's side, leader and Army, the space, and the enemy Forces that could have intercepted there.
Escape: TypeAlias = tuple[str, str, Force, str, tuple[str, ...]]

#: The space of a siege or battle; and from where the enemy's influence reaches it, if not from there.
Combat: TypeAlias = tuple[str, str]

#: Own hoplite, cavalry, naval; the same of the allies.
KINDS: Final[tuple[str, ...]] = ("h", "c", "n", "ah", "ac", "an")
H: Final = 0
C: Final = 1
N: Final = 2
AH: Final = 3
AC: Final = 4
AN: Final = 5

EMPTY: Final = 0

WIDTH: Final = 10
MANY: Final = (1 << WIDTH) - 1
OWN: Final = (1 << 3 * WIDTH) - 1
HIGHEST: Final = sum([1 << WIDTH * kind + 9 for kind in range(6)])
#: The bits of all hoplites, all cavalry, all ships, and of the men.
HOPLITES: Final = MANY << H * WIDTH | MANY << AH * WIDTH
RIDERS: Final = MANY << C * WIDTH | MANY << AC * WIDTH
SHIPS: Final = MANY << N * WIDTH | MANY << AN * WIDTH
MEN: Final = HOPLITES | RIDERS

#: In which order kinds are lost or left behind.
LAND_SKIRMISH: Final[tuple[int, ...]] = (H, AH, C, AC, N, AN)  # 4.7b, own nationality first (OPEN-12)
ISLAND_SKIRMISH: Final[tuple[int, ...]] = (N, AN, C, AC, H, AH)
LAND_LOSSES: Final[tuple[int, ...]] = (H, C, AH, AC)  # 5.2.1l
NAVAL_LOSSES: Final[tuple[int, ...]] = (N, AN)
ISLAND_STAY: Final[tuple[int, ...]] = (N, AN, H, AH, C, AC)  # 5.4b
LEFT_BEHIND: Final[tuple[int, ...]] = (
    AH,
    H,
    AC,
    C,
)  # 4.1.4: which land points exceed the ships (our order: allies first)


def force_of(own: dict[str, int], allied: dict[str, int]) -> Force:
    return as_force([arms.get(kind, 0) for arms in (own, allied) for kind in ("h", "c", "n")])


def of_kind(kind: int, count: int) -> Force:
    """So many points of one kind."""
    return count << WIDTH * kind


def count_of(f: Force, kind: int) -> int:
    """How many points of a kind there are."""
    return f >> WIDTH * kind & MANY


def as_force(f: list[int]) -> Force:
    """The Force of six counts."""
    return f[0] | f[1] << 10 | f[2] << 20 | f[3] << 30 | f[4] << 40 | f[5] << 50


def counts(f: Force) -> tuple[int, ...]:
    """The six counts of a Force."""
    return (f & MANY, f >> 10 & MANY, f >> 20 & MANY, f >> 30 & MANY, f >> 40 & MANY, f >> 50)


def force_to_json(force: Force) -> dict[str, int]:
    """The counts of the kinds that there are."""
    return {name: count for name, count in zip(KINDS, counts(force), strict=True) if count}


def read_force(data: Reader, key: str) -> Force:
    """The Force that `force_to_json` wrote under a key."""
    found = data.reader(key)
    found.only(KINDS)
    return as_force([found.number(name, 0, 99) if name in found.value else 0 for name in KINDS])


def least(a: Force, b: Force) -> Force:
    """The smaller count of each kind. No count needs the highest of its ten bits: b is taken from it."""
    enough = (a | HIGHEST) - b & HIGHEST
    where_b = enough - (enough >> WIDTH - 1)
    return b & where_b | a & ~where_b


def total(f: Force) -> int:
    arms = (f & OWN) + (f >> 30)
    return (arms & MANY) + (arms >> 10 & MANY) + (arms >> 20)


def hoplites(f: Force) -> int:
    return (f & MANY) + (f >> 30 & MANY)


def cavalry(f: Force) -> int:
    return (f >> 10 & MANY) + (f >> 40 & MANY)


def naval(f: Force) -> int:
    return (f >> 20 & MANY) + (f >> 50)


def land(f: Force) -> int:
    arms = (f & OWN) + (f >> 30)
    return (arms & MANY) + (arms >> 10 & MANY)


def carried(f: Force) -> bool:
    """Whether there is a ship for every man."""
    arms = (f & OWN) + (f >> 30)
    return arms >> 20 >= (arms & MANY) + (arms >> 10 & MANY)


def naval_part(f: Force) -> Force:
    return f & SHIPS


def own_part(f: Force) -> Force:
    return f & OWN


def allied_part(f: Force) -> Force:
    return f & ~OWN


def first(f: Force, order: tuple[int, ...], count: int) -> Force:
    """The first `count` points of a Force in an order of kinds (fewer if there are fewer)."""
    taken = 0
    for kind in order:
        if not count:
            break
        some = min(f >> WIDTH * kind & MANY, count)
        taken += some << WIDTH * kind
        count -= some
    return taken


def cost(side: str, f: Force) -> int:
    """4.1.5a 200 talents a land point, 400 a naval one. 4.1.5b Spartan land points are free."""
    arms = (f & OWN) + (f >> 30)
    paid = f >> 30 if side == SPARTA else arms
    return 400 * (arms >> 20) + 200 * ((paid & MANY) + (paid >> 10 & MANY))


#: What was written before: the same few Forces are named again and again.
_WORDS: Final[dict[Force, str]] = {}

#: What is said of nobody; messages that can have to say it have words for it.
NOBODY: Final = "nobody"


def words(f: Force) -> str:
    """`7H 2C + 3H (all.)`, own points and then allied ones, the same in every language."""
    known = _WORDS.get(f)
    if known is None:
        own, allied = _arms(f & OWN), _arms(f >> 30)
        parts = [part for part in (own, f"{allied} (all.)" if allied else "") if part]
        known = _WORDS[f] = " + ".join(parts) or NOBODY
    return known


def _arms(f: Force) -> str:
    counted = ((f & MANY, "H"), (f >> 10 & MANY, "C"), (f >> 20 & MANY, "N"))
    return " ".join([f"{count}{letter}" for count, letter in counted if count])
