"""1.1.2: strength points. A Force is a tuple of six counts: own hoplites, cavalry, naval; allied ones."""

from __future__ import annotations

from typing import Final, TypeAlias

ATHENS: Final = "athens"
SPARTA: Final = "sparta"
SIDES: Final = (ATHENS, SPARTA)

#: Counts by kind, in the order of KINDS.
Force: TypeAlias = tuple[int, int, int, int, int, int]

#: Own hoplite, cavalry, naval; the same of the allies.
KINDS: Final = ("h", "c", "n", "ah", "ac", "an")
H: Final = 0
C: Final = 1
N: Final = 2
AH: Final = 3
AC: Final = 4
AN: Final = 5

EMPTY: Final[Force] = (0, 0, 0, 0, 0, 0)

#: In which order kinds are lost or left behind.
LAND_SKIRMISH: Final = (H, AH, C, AC, N, AN)  # 4.7b, own nationality first (OPEN-12)
ISLAND_SKIRMISH: Final = (N, AN, C, AC, H, AH)
LAND_LOSSES: Final = (H, C, AH, AC)  # 5.2.1l
NAVAL_LOSSES: Final = (N, AN)
ISLAND_STAY: Final = (N, AN, H, AH, C, AC)  # 5.4b
LEFT_BEHIND: Final = (AH, H, AC, C)  # 4.1.4: which land points exceed the ships (our order: allies first)


def foe(side: str) -> str:
    """The other side."""
    return SPARTA if side == ATHENS else ATHENS


def force_of(own: dict[str, int], allied: dict[str, int]) -> Force:
    return (
        own.get("h", 0),
        own.get("c", 0),
        own.get("n", 0),
        allied.get("h", 0),
        allied.get("c", 0),
        allied.get("n", 0),
    )


def of_kind(kind: int, count: int) -> Force:
    """So many points of one kind."""
    return (
        count if kind == 0 else 0,
        count if kind == 1 else 0,
        count if kind == 2 else 0,
        count if kind == 3 else 0,
        count if kind == 4 else 0,
        count if kind == 5 else 0,
    )


def as_force(f: list[int]) -> Force:
    return (f[0], f[1], f[2], f[3], f[4], f[5])


def plus(a: Force, b: Force) -> Force:
    return (a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3], a[4] + b[4], a[5] + b[5])


def minus(a: Force, b: Force) -> Force:
    return (a[0] - b[0], a[1] - b[1], a[2] - b[2], a[3] - b[3], a[4] - b[4], a[5] - b[5])


def least(a: Force, b: Force) -> Force:
    """The smaller count of each kind."""
    return (
        min(a[0], b[0]),
        min(a[1], b[1]),
        min(a[2], b[2]),
        min(a[3], b[3]),
        min(a[4], b[4]),
        min(a[5], b[5]),
    )


def total(f: Force) -> int:
    return f[0] + f[1] + f[2] + f[3] + f[4] + f[5]


def hoplites(f: Force) -> int:
    return f[0] + f[3]


def cavalry(f: Force) -> int:
    return f[1] + f[4]


def naval(f: Force) -> int:
    return f[2] + f[5]


def land(f: Force) -> int:
    return f[0] + f[1] + f[3] + f[4]


def land_part(f: Force) -> Force:
    return (f[0], f[1], 0, f[3], f[4], 0)


def naval_part(f: Force) -> Force:
    return (0, 0, f[2], 0, 0, f[5])


def own_part(f: Force) -> Force:
    return (f[0], f[1], f[2], 0, 0, 0)


def allied_part(f: Force) -> Force:
    return (0, 0, 0, f[3], f[4], f[5])


def first(f: tuple[int, ...], order: tuple[int, ...], count: int) -> Force:
    """The first `count` points of a Force in an order of kinds (fewer if there are fewer).

    Its kinds are asked for by number: a tuple of unknown length spares compiled code six boxes at each.
    """
    taken = [0, 0, 0, 0, 0, 0]
    for kind in order:
        taken[kind] = min(f[kind], count)
        count -= taken[kind]
    return as_force(taken)


def cost(side: str, f: Force) -> int:
    """4.1.5a 200 talents a land point, 400 a naval one. 4.1.5b Spartan land points are free."""
    own_land = 0 if side == SPARTA else f[H] + f[C]
    return 200 * (own_land + f[AH] + f[AC]) + 400 * (f[N] + f[AN])


#: What was written before, by the counts of the three arms: the same few Forces are named again and again.
_WORDS: Final[dict[int, str]] = {}


def words(f: Force) -> str:
    """`7H 2C 3N`, the same in every language."""
    key = ((f[0] + f[3]) << 16) + ((f[1] + f[4]) << 8) + f[2] + f[5]
    known = _WORDS.get(key)
    if known is None:
        parts = [(hoplites(f), "H"), (cavalry(f), "C"), (naval(f), "N")]
        known = " ".join([f"{count}{letter}" for count, letter in parts if count]) or "0"
        _WORDS[key] = known
    return known
