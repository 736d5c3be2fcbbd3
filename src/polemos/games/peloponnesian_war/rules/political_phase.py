"""2.0: the Political Phase: sides, random event, league rebellion, leaders."""

from __future__ import annotations

from polemos.games.peloponnesian_war.printed.names import POOL
from polemos.games.peloponnesian_war.rules.planning_phase import planning_phase
from polemos.games.peloponnesian_war.rules.random_events import oligarchs, random_event
from polemos.games.peloponnesian_war.rules.strength_points import ATHENS, FOE, SIDES
from polemos.games.peloponnesian_war.rules.victory import finish
from polemos.games.peloponnesian_war.state import War


def political_phase(state: War) -> None:
    """2.0a: side and event; nothing of it on the first turn."""
    state.enter_phase("political", "2.0")
    if not (state.solitaire and side_changes(state)):
        random_event(state)


def after_event(state: War) -> None:
    """2.0a, 3.0a: then league rebellion and leaders, and the Planning Phase."""
    league_rebellion(state)
    select_leaders(state)
    planning_phase(state)


def side_changes(state: War) -> bool:
    """2.1: with confidence 0 or more, die + SCI of 6 changes sides. True: the scenario ends so (10.2b)."""
    side = state.player
    state.side_changed = False
    if state.confidence[side] < 0:
        state.log("side-untested", "2.1c", side=side, total=state.confidence[side])
        return False
    die = state.die("2.1")
    if die + state.confidence[side] < 6:
        state.log("side-kept", "2.1c", side=side, total=die + state.confidence[side])
        return False
    state.player = FOE[side]
    state.side_changed = True
    state.log("side-changed", "2.1b", side=state.player, total=die + state.confidence[side])
    if state.ending.back_home and state.player == state.began_as:
        finish(state, "returned", state.ending.rule)
        return True
    return False


def league_rebellion(state: War) -> None:
    """2.3: confidence of 0 or less stirs the League; so does the loss of four naval points (10.1b)."""
    total = state.confidence[ATHENS]
    if total > 0 and not state.naval_disaster:
        state.log("league-quiet", "2.3a", total=total)
        return
    rule, cause = ("2.3b", "confidence") if total <= 0 else ("10.1b", "ships")
    state.log("league-stirs", rule, cause=cause, total=total)
    oligarchs(state, rule)


def select_leaders(state: War) -> None:
    """2.4: one leader per side by lot, placed at home; Nicias is remembered (2.4c)."""
    for side in SIDES:
        pool = state.pool(side)
        if pool:
            name = state.draw("2.4", pool)
            state.leader_at[name] = side
            state.chief[side] = name
            state.nicias_drawn = state.nicias_drawn or name == "nicias"
            state.log("leader-drawn", "2.4", leader=name, who=side)


def leaders_return(state: War) -> None:
    """5.7b: who was out last turn may be drawn again."""
    for name, at in state.leader_at.items():
        if at == "out":
            state.leader_at[name] = POOL
