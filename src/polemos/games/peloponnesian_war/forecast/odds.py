"""Chances of battles and sieges, for the table's forecast and for bots."""

from __future__ import annotations

from typing import Final

from polemos.games.peloponnesian_war.printed.map import WALLS
from polemos.games.peloponnesian_war.rules.battle import Fight, battle_kind, fighting, modifier, tactical
from polemos.games.peloponnesian_war.rules.siege import reaches_euxine
from polemos.games.peloponnesian_war.rules.strength_points import FOE, SPARTA, hoplites, naval
from polemos.games.peloponnesian_war.state import War


def _outcomes(lead: int) -> tuple[int, int, int]:
    """Of 36 pairs of dice, how many are higher, equal and lower with such a lead in modifiers."""
    higher = sum(1 for a in range(1, 7) for b in range(1, 7) if a + lead > b)
    equal = sum(1 for a in range(1, 7) for b in range(1, 7) if a + lead == b)
    return higher, equal, 36 - higher - equal


_RACE: Final = {lead: _outcomes(lead) for lead in range(-6, 7)}


def race(lead: int, skill: int, other_skill: int) -> tuple[float, float]:
    """The chances to win and to lose a round with a lead in modifiers; ties go to the better tactician."""
    more, equal, less = _RACE[max(-6, min(6, lead))]
    if skill != other_skill:
        more, less = (more + equal, less) if skill > other_skill else (more, less + equal)
    return more / 36, less / 36


def round_chances(state: War, fight: Fight, kind: str) -> tuple[float, float]:
    one, two = fight.side, FOE[fight.side]
    lead = modifier(state, fight, one, kind) - modifier(state, fight, two, kind)
    return race(lead, tactical(state, fight, one), tactical(state, fight, two))


def battle_chances(state: War, fight: Fight) -> tuple[float, float]:
    """The chances that the first side wins or loses; naval losses before a land round are left aside."""
    a, b = fighting(state, fight, fight.side), fighting(state, fight, FOE[fight.side])
    kind = battle_kind(a, b)
    if kind == "none":
        return 0.0, 0.0
    if kind != "mixed":
        return round_chances(state, fight, kind)
    at_sea, lost_at_sea = round_chances(state, fight, "naval")
    on_land, lost_on_land = round_chances(state, fight, "land")
    win = at_sea * (on_land if hoplites(a) >= hoplites(b) else 1.0)
    lose = at_sea * (lost_on_land if hoplites(a) >= hoplites(b) else 0.0)
    win += lost_at_sea * (on_land if hoplites(b) >= hoplites(a) else 0.0)
    lose += lost_at_sea * (lost_on_land if hoplites(b) >= hoplites(a) else 1.0)
    return win, lose


def siege_chance(state: War, side: str, place: str, skill: int, ships: int) -> float:
    """5.3: the chance that a siege by such a leader with so many ships succeeds."""
    if side == SPARTA and place in WALLS and reaches_euxine(state):
        return 0.0
    if naval(state.force(FOE[side], place)) > ships:
        return 0.0
    needed = 4 - skill + (2 if place == "syracuse" else 0)
    return max(0, min(6, 7 - needed)) / 6
