"""5.1, 5.3: which fortresses are besieged, and how sieges end; the Long Walls; Syracuse."""

from __future__ import annotations

from typing import Final

from polemos.games.peloponnesian_war.printed.map import WALLS
from polemos.games.peloponnesian_war.rules.scoring import change_confidence, count_defeat, count_victory
from polemos.games.peloponnesian_war.rules.strength_points import (
    ATHENS,
    EMPTY,
    FOE,
    SIDES,
    SPARTA,
    land,
    naval,
    total,
    words,
)
from polemos.games.peloponnesian_war.state import War


def determine_sieges(state: War) -> None:
    """5.1a: look at each fortress that holds an enemy Army."""
    for side in SIDES:
        for place in state.armies(side):
            if besieges(state, side, place):
                state.sieges[place] = side
                state.log("siege-laid", "5.1", place=place, who=side)


def besieges(state: War, side: str, place: str) -> bool:
    """5.1a-c: an Army, at a fortress that is not friendly, against nobody or a much weaker Force."""
    if place not in state.map.fortress or not state.led(side, place):
        return False
    if state.controller(place) == side or opens_its_gates(state, side, place):
        return False
    enemy = FOE[side]
    garrison = state.force(enemy, place)
    if side == SPARTA and place in WALLS:
        return land(garrison) < land(state.force(side, place)) + 3  # 5.3.1a
    if not garrison:
        return True
    holds = state.controller(place) == enemy and not state.led(enemy, place)
    return holds and total(garrison) + 4 <= total(state.force(side, place))


def opens_its_gates(state: War, side: str, place: str) -> bool:
    """2.3e, 5.1c: a friendly fortress does, unless the enemy has captured it; one in rebellion always."""
    captured = state.controller(place) == FOE[side] and place not in state.rebels
    return state.friend(place) == side and not captured


def lift_sieges(state: War) -> None:
    """5.3a: no marker where no besieging Army is left."""
    for place, side in sorted(state.sieges.items()):
        if not state.led(side, place) or place not in state.forces[side]:
            del state.sieges[place]


def resolve_siege(state: War, place: str) -> None:
    """5.3c-g: die and tactical rating, 4 or more; more ships in the harbour save it outright."""
    side = state.sieges.pop(place)
    enemy = FOE[side]
    if side == SPARTA and place in WALLS and reaches_euxine(state):
        _fail(state, side, place, "5.3.1b")
    elif naval(state.force(enemy, place)) > naval(state.force(side, place)):
        _fail(state, side, place, "5.3c")
    else:
        skill = min(state.printed.leaders[name].tactical for name in state.leaders_in(side, place))
        die = state.die("5.3", side)
        sum_ = die + skill - (2 if place == "syracuse" else 0)
        _tell_total(state, side, place, die, skill)
        if sum_ >= 4:
            _take_city(state, side, place)
        else:
            _fail(state, side, place, "5.3e")


def _tell_total(state: War, side: str, place: str, die: int, skill: int) -> None:
    """5.3d, 5.3.2a: the die, what leader and city change, and the total."""
    walls = 2 if place == "syracuse" else 0
    parts = (f"leader +{skill}" if skill else "", f"syracuse -{walls}" if walls else "")
    mods = tuple([part for part in parts if part])
    sum_ = die + skill - walls
    if mods:
        state.log("siege-total", "5.3", place=place, who=side, dice=die, mods=mods, total=sum_)
    else:
        state.log("siege-plain", "5.3", place=place, who=side, total=sum_)


#: By which paragraph a siege fails -> why.
FAILURES: Final = {"5.3.1b": "fed", "5.3c": "ships", "5.3e": "dice"}


def _fail(state: War, side: str, place: str, rule: str) -> None:
    """5.3e: the Army goes home, the land is ravaged, confidence falls."""
    state.log("siege-fails", rule, place=place, who=side, cause=FAILURES[rule])
    state.send_home(side, place)
    state.ravage(place)
    change_confidence(state, side, -1, "5.3e")


def _take_city(state: War, side: str, place: str) -> None:
    """5.3f-g: the garrison is eliminated, the city sold; a neutral or rebel city costs the enemy nothing."""
    enemy = FOE[side]
    spared = place in state.rebels or state.controller(place) == ""
    was_friendly = state.friend(place) == enemy or state.controller(place) == enemy
    garrison = state.force(enemy, place)
    state.put(enemy, place, EMPTY)
    state.leaders_out(enemy, place)
    state.kill(enemy, garrison)
    capture(state, side, place)
    state.ravage(place)
    state.treasury[side] += 300
    state.log("siege-succeeds", "5.3f", place=place, who=side, force=words(garrison), talents=300)
    change_confidence(state, side, 1, "5.3f")
    count_victory(state, side)
    if not spared:
        change_confidence(state, enemy, -1, "5.3f")
    if was_friendly:
        count_defeat(state, enemy)


def capture(state: War, side: str, place: str) -> None:
    """A city taken by siege is controlled at once."""
    if state.owner[place] == side and place not in state.rebels:
        state.release(place)
    else:
        state.hold(place, side)
        if place == state.printed.iasus:
            state.watch_iasus()


def reaches_euxine(state: War) -> bool:
    """5.3.1b-c, 7.1.2: a chain of spaces from Athens to the Euxine, none of them Sparta's."""
    return state.map.chained(ATHENS, state.map.gate, state.controlled(SPARTA))
