"""4.5, 10.1.4, 10.3.4: how Argos, Syracuse and Macedonia are drawn into the war."""

from __future__ import annotations

from typing import Final

from polemos.games.peloponnesian_war.rules.strength_points import ATHENS, FOE, SPARTA, as_force, least, words
from polemos.games.peloponnesian_war.state import War

#: What joins with each neutral if the set-up does not say otherwise (EV.10c, EV.10d).
JOINING: Final = {
    "argos": as_force([0, 0, 0, 4, 0, 0]),
    "syracuse": as_force([0, 0, 0, 2, 2, 2]),
    "macedonia": as_force([0, 0, 0, 0, 2, 0]),
}


def join(state: War, name: str, side: str, rule: str) -> None:
    """4.5b: an active neutral's allied points appear at once; its capital is a coalition space."""
    state.active[name] = side
    place = state.printed.neutrals[name]
    force = state.setup.pool.get(place, JOINING[name])
    force = least(force, state.counters_left(side))
    state.log("neutral-joins", rule, place=place, who=side, force=words(force))
    if force:
        state.add(side, place, force)


def attacked(state: War, place: str) -> None:
    """10.1.4c-d: an Army enters neutral Argos or Syracuse as its objective: it joins the other side."""
    if place not in ("argos", "syracuse") or state.active[place]:
        return
    victim_of = ATHENS if place == "syracuse" else SPARTA
    if state.op_side == victim_of:
        join(state, place, FOE[victim_of], "10.1.4c" if place == "syracuse" else "10.1.4d")


def macedonia_entered(state: War) -> None:
    """10.3.4d: inactive Macedonia joins the opponent of the first side whose Force enters it."""
    if not state.active["macedonia"]:
        join(state, "macedonia", FOE[state.op_side], "10.3.4d")
