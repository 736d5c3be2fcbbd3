"""4-5: demobilisation and winter camps."""

from __future__ import annotations

from polemos.games.eagle_and_wolf.printed import (
    CARTHAGE,
    CONSULS,
    GAULS,
    PROCONSULS,
)
from polemos.games.eagle_and_wolf.rules.supply import Attrition
from polemos.games.eagle_and_wolf.state import Campaign


def demobilise(state: Campaign) -> None:
    """4.0a-c, 6.3f, 8.3t: armies at home go home, all others into camp."""
    state.ineligible = {}
    if not state.emergency:
        state.riding = {junior: chief for junior, chief in state.riding.items() if junior not in PROCONSULS}
    for counter in sorted(state.armies):
        if goes_home(state, counter):
            state.remove(counter, "4.0a")
        else:
            state.edit(counter).camp = 1
            if counter in CONSULS or counter in PROCONSULS:
                state.ineligible[counter] = state.votes.get(counter, 0)
            state.log("camp", "4.0c", leader=counter, place=state.armies[counter].at)


def goes_home(state: Campaign, counter: str) -> bool:
    """4.0a-b: in a national territory; Panormos for Carthage; Gauls always; proconsuls out of office."""
    nation, army = state.nation(counter), state.armies[counter]
    if nation == GAULS or (counter in PROCONSULS and not state.emergency):
        return True
    return army.at in state.printed.national[nation] or (nation == CARTHAGE and army.at == "panormos")


def winter_attrition(state: Campaign) -> None:
    """5.0a: every army that has not gone home is in camp (4.0c)."""
    state.call(Attrition(tuple(sorted(state.armies)), True))
