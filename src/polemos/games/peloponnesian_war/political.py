"""2.0, 3.0: sides, league rebellion, leaders; the strategy of the non-player side."""

from __future__ import annotations

from typing import Final

from polemos.games.peloponnesian_war.events import oligarchs, random_event
from polemos.games.peloponnesian_war.state import POOL, War
from polemos.games.peloponnesian_war.units import ATHENS, FOE, SIDES, SPARTA
from polemos.games.peloponnesian_war.victory import finish

FORBIDDEN: Final = {SPARTA: "attack_athens", ATHENS: "attack_sparta"}


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
    state.changed = False
    if state.sci[side] < 0:
        state.log("side-untested", "2.1c", side=side, total=state.sci[side])
        return False
    die = state.die("2.1")
    if die + state.sci[side] < 6:
        state.log("side-kept", "2.1c", side=side, total=die + state.sci[side])
        return False
    state.player = FOE[side]
    state.changed = True
    state.log("side-changed", "2.1b", side=state.player, total=die + state.sci[side])
    if state.ending.back_home and state.player == state.began_as:
        finish(state, "returned", state.ending.rule)
        return True
    return False


def league_rebellion(state: War) -> None:
    """2.3: confidence of 0 or less stirs the League; so does the loss of four naval points (10.1b)."""
    if state.sci[ATHENS] > 0 and not state.disaster:
        state.log("league-quiet", "2.3a")
        return
    rule = "2.3b" if state.sci[ATHENS] <= 0 else "10.1b"
    state.log("league-stirs", rule)
    oligarchs(state, rule)


def select_leaders(state: War) -> None:
    """2.4: one leader per side by lot, placed at home; Nicias is remembered (2.4c)."""
    for side in SIDES:
        pool = state.pool(side)
        if pool:
            name = state.draw("2.4", pool)
            state.leader_at[name] = side
            state.chief[side] = name
            state.nicias = state.nicias or name == "nicias"
            state.log("leader-drawn", "2.4", leader=name, who=side)


def planning_phase(state: War) -> None:
    """3.0a: the strategy, then both SCI become 0."""
    state.enter_phase("planning", "3.0")
    if state.solitaire:
        choose_strategy(state)
    state.sci = {ATHENS: 0, SPARTA: 0}


def choose_strategy(state: War) -> None:
    """3.1: kept with positive SCI and no change of sides; else die + strategic rating."""
    side = FOE[state.player]
    barred = state.hostages[state.player] and state.strategy == FORBIDDEN[side]
    if state.sci[side] > 0 and not state.changed and not barred:
        state.log("strategy-kept", "3.1b", who=side, strategy=state.strategy)
        return
    rating = strategic_rating(state, side)
    while True:
        total = state.die("3.1", side) + rating
        chosen = state.book.matrices[side].chosen(total)
        if not (state.hostages[state.player] and chosen == FORBIDDEN[side]):
            break
        state.log("strategy-barred", "3.1d", who=side, strategy=chosen)
    state.strategy = chosen
    state.log("strategy-chosen", "3.1c", who=side, strategy=chosen, total=total, count=rating)


def strategic_rating(state: War, side: str) -> int:
    """3.1c, 3.1e: the leader's rating, and 1 for Alcibiades at Sparta's or Persia's court."""
    leader = state.chief[side]
    rating = state.book.leaders[leader].strategic if leader else 0
    return rating + (1 if side == SPARTA and state.alcibiades in (1, 2) else 0)


def leaders_return(state: War) -> None:
    """5.7b: who was out last turn may be drawn again."""
    for name, at in state.leader_at.items():
        if at == "out":
            state.leader_at[name] = POOL
