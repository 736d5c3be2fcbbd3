"""4.7, 5.2: the chances of all that an interception can leave of both sides, for the forecast of a march."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

from polemos.games.peloponnesian_war.printed.map import ISLAND
from polemos.games.peloponnesian_war.rules.battle import DEADLY, NO_LEADER, advantage, battle_kind
from polemos.games.peloponnesian_war.rules.skirmish import meets_in_battle
from polemos.games.peloponnesian_war.rules.strength_points import (
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

STOPS: Final = "stops"
BEATEN: Final = "beaten"
DESTROYED: Final = "destroyed"

#: 4.7: pairs of skirmish dice that stand for all that decide the same, and how many of 36 do.
SKIRMISHES: Final = (((1, 1), 1), ((1, 3), 5), ((3, 1), 5), ((6, 6), 3), ((3, 3), 22))

#: 5.2: the same for battle dice: only the difference counts.
DIFFERENCES: Final = tuple([((1 + max(0, k), 1 + max(0, -k)), 6 - abs(k)) for k in range(-5, 6)])


def _deadly_dice() -> tuple[tuple[tuple[int, int], int], ...]:
    """EV.11a: in a deadly turn it also counts on which dice leaders die."""
    found: dict[tuple[int, bool, bool], tuple[tuple[int, int], int]] = {}
    for ours in range(1, 7):
        for theirs in range(1, 7):
            alike = (ours - theirs, ours <= DEADLY, theirs <= DEADLY)
            dice, weight = found.get(alike, ((ours, theirs), 0))
            found[alike] = (dice, weight + 1)
    return tuple(found.values())


DEADLY_DICE: Final = _deadly_dice()

#: What a fight leaves: how the march ends ("" if it goes on), the Army, the interceptor's Force, and whether
#: they fought a battle.
Left: TypeAlias = tuple[str, Force, Force, bool]

#: The tactical rating of those who lead a Force, and of those who would be left after a die that kills
#: (EV.11a): the same as before where nobody can die.
Skill: TypeAlias = tuple[int, int]


@lru_cache(maxsize=4096)
def fight_chances(
    side: str, army: Force, skill: Skill, foe: Force, foe_skill: Skill, kind: str, home: str
) -> dict[Left, float]:
    """4.7: of a skirmish in a space of some kind; home: SPARTA, if it is there (5.2.1f). Nobody changes the
    answer, which is kept."""
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
            _battle(found, _Sides(side, left, skill, foes, foe_skill, home), weight / 36)
    return found


def _add(found: dict[Left, float], left: Left, chance: float) -> None:
    found[left] = found.get(left, 0.0) + chance


class _Round:
    """5.2.1a-g, 5.2.2: 1, -1 or 0 for a round won, lost or undecided, the difference, the chance of that, and
    whether the dice kill leaders (EV.11a), ours and theirs: 1 or 0."""

    def __init__(self, won: int, ahead: int, chance: float, kills: int, foe_kills: int) -> None:
        self.won = won
        self.ahead = ahead
        self.chance = chance
        self.kills = kills
        self.foe_kills = foe_kills


@lru_cache(maxsize=1024)
def _rounds(lead: int, tie: int, deadly: bool) -> tuple[_Round, ...]:
    """All that a round may bring to who adds so much more to his die, and wins a tie (1) or loses it (-1)."""
    found: list[_Round] = []
    for (ours, theirs), weight in DEADLY_DICE if deadly else DIFFERENCES:
        ahead = lead + ours - theirs
        won = tie if ahead == 0 else (1 if ahead > 0 else -1)
        kills, foe_kills = int(deadly and ours <= DEADLY), int(deadly and theirs <= DEADLY)
        found.append(_Round(won, abs(ahead), weight / 36, kills, foe_kills))
    return tuple(found)


@lru_cache(maxsize=1024)
def _victory(lead: int, tie: int, deadly: bool) -> tuple[float, float]:
    """The chances to win such a round, with dice that kill no leader of the winner, and with such that do."""
    found = [0.0, 0.0]
    for one in _rounds(lead, tie, deadly):
        if one.won > 0:
            found[one.kills] += one.chance
    return found[0], found[1]


class _Sides:
    """Who does battle: the moving Army against the interceptor."""

    def __init__(self, side: str, army: Force, skill: Skill, foe: Force, foe_skill: Skill, home: str) -> None:
        self.side = side
        self.home = home
        self.army = army
        self.foe = foe
        self.skill = skill
        self.foe_skill = foe_skill
        self.deadly = skill[0] != skill[1] or foe_skill[0] != foe_skill[1]

    def round(self, kind: str, fell: int, foe_fell: int) -> tuple[int, int, bool]:
        """A round as `_rounds` asks for it, with the leaders who are left."""
        skill, foe_skill = self.skill[fell], self.foe_skill[foe_fell]
        lead = max(0, skill) + advantage(self.side, self.army, self.foe, kind, self.home)
        lead -= max(0, foe_skill) + advantage(FOE[self.side], self.foe, self.army, kind, self.home)
        return lead, (skill > foe_skill) - (skill < foe_skill), self.deadly

    def won(self, found: dict[Left, float], fell: int, left: Force, chance: float) -> None:
        """EV.11a: an Army that has won goes on, but stays where it is without its leader."""
        if chance:
            end = STOPS if self.skill[fell] == NO_LEADER else ""
            _add(found, (end, left, EMPTY, True), chance)


def _battle(found: dict[Left, float], sides: _Sides, chance: float) -> None:
    kind = battle_kind(sides.army, sides.foe)
    if kind == "none":  # 5.2.4c
        _add(found, ("", sides.army, sides.foe, False), chance)
    elif kind == "mixed":
        _mixed(found, sides, chance)
    else:
        _last_round(found, sides, kind, (0, 0), sides.army, chance)


def _last_round(
    found: dict[Left, float], sides: _Sides, kind: str, fell: tuple[int, int], left: Force, chance: float
) -> None:
    """The round that decides a battle of what is left of an Army, some leaders having fallen before."""
    alive, dead = _victory(*sides.round(kind, *fell))
    sides.won(found, fell[0], left, chance * alive)
    sides.won(found, 1, left, chance * dead)
    _beaten(found, chance * (1.0 - alive - dead))


def _mixed(found: dict[Left, float], sides: _Sides, chance: float) -> None:
    """5.2.3: the ships decide, or after them the hoplites."""
    more = hoplites(sides.army) - hoplites(sides.foe)
    for one in _rounds(*sides.round("naval", 0, 0)):
        left, share = sides.army, chance * one.chance
        if one.won < 0:
            left -= first(left, NAVAL_LOSSES, min(one.ahead, naval(sides.foe)))
        if (one.won > 0 and more >= 0) or (one.won < 0 and more <= 0):
            _last_round(found, sides, "land", (one.kills, one.foe_kills), left, share)
        elif one.won > 0:
            sides.won(found, one.kills, left, share)
        else:
            _beaten(found, share)


def _beaten(found: dict[Left, float], chance: float) -> None:
    if chance > 0.000001:  # less is but a remainder of the reckoning
        _add(found, (BEATEN, EMPTY, EMPTY, True), chance)
