"""10.0: the set-ups."""

from __future__ import annotations

from polemos.engine.chance import Chance
from polemos.engine.prompt import Value
from polemos.games.peloponnesian_war.printed.names import AWAY, DEAD, PLAYER, POOL
from polemos.games.peloponnesian_war.printed.printed import TWO, Printed
from polemos.games.peloponnesian_war.rules.rebellion import start_rebellion
from polemos.games.peloponnesian_war.rules.sequence_of_play import Turn
from polemos.games.peloponnesian_war.rules.strength_points import SIDES, SPARTA
from polemos.games.peloponnesian_war.state import War


def set_up(printed: Printed, scenario: str, options: dict[str, Value], chance: Chance) -> War:
    """10.1-10.4: everything on the map and on the tracks, and the first turn called."""
    state = War(printed, scenario, options, chance)
    origin = state.setup
    state.turn = state.first_turn = origin.turn
    if scenario.endswith(TWO):
        state.points = dict.fromkeys(SIDES, 0)
    else:
        state.player = state.began_as = origin.player
        state.strategy = origin.strategy
        state.points = {PLAYER: 0}
    _tracks(state)
    _leaders(state)
    _pieces(state)
    state.call(Turn())
    return state


def _tracks(state: War) -> None:
    origin = state.setup
    state.treasury = origin.treasury.copy()
    state.bellicosity = origin.bellicosity.copy()
    state.operations_made = origin.operations_made.copy()
    state.active.update(origin.active)
    state.alcibiades = origin.alcibiades
    #: OPEN-14: the dead of the set-up count toward the cap of three.
    for side in SIDES:
        state.deaths[side] = sum(1 for n in origin.dead if state.printed.leaders[n].side == side)


def _leaders(state: War) -> None:
    origin = state.setup
    for name in sorted(state.printed.leaders):
        state.leader_at[name] = DEAD if name in origin.dead else origin.leaders.get(name, POOL)
    if state.alcibiades in (1, 2, 4):
        state.leader_at["alcibiades"] = AWAY
    for side, name in origin.chiefs.items():
        state.chief[side] = name


def _pieces(state: War) -> None:
    origin = state.setup
    for place in origin.rebels:
        start_rebellion(state, place, "10.0")
    for side in SIDES:
        for place, force in origin.forces[side].items():
            state.put(side, place, force)
            if origin.operations_made[side] and place not in SIDES and state.led(side, place):
                state.mark_moved(side, place, force)  # 4.3f
    for place, holder in origin.held.items():
        state.hold(place, holder)
    state.attica_now = any(place in state.forces[SPARTA] for place in state.printed.attica)
