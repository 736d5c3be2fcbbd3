"""4.1.1, 4.1.2, 4.1.4: why a leader or an Army has no road to a space."""

from __future__ import annotations

from typing import Final

from polemos.engine.why import Barrier
from polemos.games.peloponnesian_war.printed.map import BY_LAND, BY_MIXED, BY_SEA, mode_of
from polemos.games.peloponnesian_war.printed.shortest_routes import CLOSED, NEVER
from polemos.games.peloponnesian_war.rules.routes import closed_to_all, ground_for
from polemos.games.peloponnesian_war.rules.strength_points import Force
from polemos.games.peloponnesian_war.state import War

ENEMY: Final = Barrier("road-enemy", "4.1.1c")
NEUTRAL: Final = Barrier("road-neutral", "4.1.1q")
PLAGUE: Final = Barrier("road-plague", "EV.6c")
ISTHMUS: Final = Barrier("road-isthmus", "4.1.2a")
NARROWS: Final = Barrier("road-narrows", "4.1.1r")
#: How an Army travels -> what keeps it from a space to which no line leads that it may use.
NO_LINE: Final = {
    BY_LAND: Barrier("road-needs-ships", "4.1.1h"),
    BY_SEA: Barrier("road-inland", "4.1.1g"),
    BY_MIXED: Barrier("road-too-few-ships", "4.1.4b"),
}


def why_no_road(state: War, side: str, force: Force, at: str, target: str) -> Barrier:
    """Of a target that cannot be reached: the closed space that lies nearest to it on the shortest road there
    would be; or that there is none."""
    mode = mode_of(force)
    path = _road_if_all_were_open(state, mode, at, target)
    if not path:
        return _why_no_line(state, mode, at, target)
    blank, number = ground_for(state, side, force).blank, state.map.number
    for place in reversed(path):
        if blank[number[place]] == CLOSED:
            return _why_closed(state, force, place).of(to_place=place)
    return ISTHMUS.of(places=state.map.isthmus)


def _why_no_line(state: War, mode: int, at: str, target: str) -> Barrier:
    """4.1.1g-h, 4.1.1r, 4.1.4b: no line that the Army may use leads on, or it would have to change shores at
    Naupactus."""
    narrows = state.map.narrows
    shores = [_road_if_all_were_open(state, mode, end, narrows) for end in (at, target)]
    if narrows not in (at, target) and all(shores):
        return NARROWS.of(to_place=narrows)
    dry = mode == BY_MIXED and not _road_if_all_were_open(state, BY_SEA, at, target)
    return NO_LINE[BY_SEA if dry else mode]


def _road_if_all_were_open(state: War, mode: int, at: str, target: str) -> tuple[str, ...]:
    way, goal = state.map.way(mode, True, 0, at), state.map.number[target]
    return () if way.into(goal) == NEVER else way.course(goal).weigh(0, 0).nth(0)


def _why_closed(state: War, force: Force, place: str) -> Barrier:
    if closed_to_all(state) & state.map.bit[place]:
        return NEUTRAL
    return PLAGUE if force else ENEMY
