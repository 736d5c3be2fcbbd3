"""4.7, 5.2: the chances of all that an interception can leave of both sides, for the forecast of a march."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

from polemos.games.peloponnesian_war.atlas import ISLAND
from polemos.games.peloponnesian_war.battle import advantage, battle_kind
from polemos.games.peloponnesian_war.skirmish import meets_in_battle
from polemos.games.peloponnesian_war.units import (
    EMPTY,
    FOE,
    ISLAND_SKIRMISH,
    LAND_SKIRMISH,
    NAVAL_LOSSES,
    Force,
    first,
    hoplites,
    naval,
)

BEATEN: Final = "beaten"
DESTROYED: Final = "destroyed"

#: 4.7: pairs of skirmish dice that stand for all that decide the same, and how many of 36 do.
SKIRMISHES: Final = (((1, 1), 1), ((1, 3), 5), ((3, 1), 5), ((6, 6), 3), ((3, 3), 22))

#: 5.2: the same for battle dice: only the difference counts.
DIFFERENCES: Final = tuple([((1 + max(0, k), 1 + max(0, -k)), 6 - abs(k)) for k in range(-5, 6)])

#: What a fight leaves: how the march ends ("" if it goes on), the Army, the interceptor's Force, and whether
#: they fought a battle.
Left: TypeAlias = tuple[str, Force, Force, bool]


@lru_cache(maxsize=4096)
def fight_chances(
    side: str, army: Force, skill: int, foe: Force, foe_skill: int, kind: str
) -> dict[Left, float]:
    """4.7: of a skirmish in a space of some kind. Nobody changes the answer, which is kept."""
    order = ISLAND_SKIRMISH if kind == ISLAND else LAND_SKIRMISH
    found: dict[Left, float] = {}
    for (ours, theirs), weight in SKIRMISHES:
        left = army - first(army, order, 1) if ours == 1 else army
        foes = foe - first(foe, order, 1) if theirs == 1 else foe
        if not left:
            _add(found, (DESTROYED, EMPTY, foes, False), weight / 36)
        elif not foes or not (ours + theirs >= 11 or meets_in_battle(left, foes, kind)):
            _add(found, ("", left, foes, False), weight / 36)
        else:
            _battle(found, _Sides(side, left, skill, foes, foe_skill), weight / 36)
    return found


def _add(found: dict[Left, float], left: Left, chance: float) -> None:
    found[left] = found.get(left, 0.0) + chance


class _Sides:
    """Who does battle: the moving Army against the interceptor."""

    def __init__(self, side: str, army: Force, skill: int, foe: Force, foe_skill: int) -> None:
        self.side = side
        self.army = army
        self.foe = foe
        self.skill = skill
        self.foe_skill = foe_skill

    def round(self, kind: str) -> list[tuple[int, int, float]]:
        """5.2.1a-g, 5.2.2: 1, -1 or 0 for a round won, lost or undecided, the difference, and its chance."""
        lead = max(0, self.skill) + advantage(self.side, self.army, self.foe, kind, "")
        lead -= max(0, self.foe_skill) + advantage(FOE[self.side], self.foe, self.army, kind, "")
        tie = (self.skill > self.foe_skill) - (self.skill < self.foe_skill)
        found: list[tuple[int, int, float]] = []
        for (ours, theirs), weight in DIFFERENCES:
            ahead = lead + ours - theirs
            won = tie if ahead == 0 else (1 if ahead > 0 else -1)
            found.append((won, abs(ahead), weight / 36))
        return found


def _battle(found: dict[Left, float], sides: _Sides, chance: float) -> None:
    kind = battle_kind(sides.army, sides.foe)
    if kind == "none":  # 5.2.4c
        _add(found, ("", sides.army, sides.foe, False), chance)
    elif kind == "mixed":
        _mixed(found, sides, chance)
    else:
        for won, _, share in sides.round(kind):
            _decided(found, won > 0, sides.army, chance * share)


def _mixed(found: dict[Left, float], sides: _Sides, chance: float) -> None:
    """5.2.3: the ships decide, or after them the hoplites."""
    on_land = sum([share for won, _, share in sides.round("land") if won > 0])
    more = hoplites(sides.army) - hoplites(sides.foe)
    for won, ahead, share in sides.round("naval"):
        left = sides.army
        if won < 0:
            left -= first(left, NAVAL_LOSSES, min(ahead, naval(sides.foe)))
        again = (won > 0 and more >= 0) or (won < 0 and more <= 0)
        wins = on_land if again else float(won > 0)
        _decided(found, True, left, chance * share * wins)
        _decided(found, False, left, chance * share * (1.0 - wins))


def _decided(found: dict[Left, float], won: bool, army: Force, chance: float) -> None:
    if chance:
        _add(found, ("", army, EMPTY, True) if won else (BEATEN, EMPTY, EMPTY, True), chance)
