"""6, 8.1-8.2: Roman politics: elections, the emergency, proconsuls; the Tarentine call, reform and revolt."""

from __future__ import annotations

from polemos.games.eagle_and_wolf.printed import CONSULS, EPIRUS, ITALIOTS, PROCONSULS, ROME, SAMNITES
from polemos.games.eagle_and_wolf.rules.retreat import go_over
from polemos.games.eagle_and_wolf.state import Campaign


def politics(state: Campaign) -> None:
    """6.0a: elections, emergency, proconsuls, then reform and revolt; the Tarentine call of winter 280."""
    for office in CONSULS:
        elect(state, office, "6.1a")
    proclaim(state)
    if state.emergency:
        for office in PROCONSULS:
            elect(state, office, "6.2a")
    if state.year == 280:
        tarentine_call(state)
    if state.year <= 279:
        reform(state)
    revolt(state)


def elect(state: Campaign, office: str, rule: str) -> None:
    """6.1a, 6.1c: a die names the magistrate; one whose army is in camp is rolled again."""
    barred = state.ineligible.get(office, 0)
    vote = state.die(rule, ROME)
    while vote == barred:
        state.log("not_eligible", "6.1c", leader=office, die=vote)
        vote = state.die("6.1c", ROME)
    state.votes[office] = vote
    attitude = state.printed.attitude(office, vote)
    state.log("elected", rule, leader=office, die=vote, number=attitude)
    if office in state.armies:
        state.edit(office).attitude = attitude


def proclaim(state: Campaign) -> None:
    """6.3c: a die not above the box's value."""
    if state.emergency:
        return
    value = int(state.printed.nations["emergency"]["boxes"][state.box])
    die = state.die("6.3c", ROME)
    state.emergency = int(die <= value)
    key = "emergency" if state.emergency else "no_emergency"
    state.log(key, "6.3c", box=state.box, die=die, number=value)


def tarentine_call(state: Campaign) -> None:
    """8.11a, 13.3a: Epirus joins the Italiots against Rome."""
    state.log("tarentine", "8.11a")
    state.make_allies(EPIRUS, ITALIOTS, "8.11a")
    state.declare(EPIRUS, ROME)


def epirote(state: Campaign, *provinces: str) -> int:
    """8.21c: territories of the nation Epirus alone."""
    return sum(state.province_of(t) in provinces for t in state.controlled(EPIRUS))


def reform(state: Campaign) -> None:
    """8.21a: a die below the Epirote territories of Magna Graecia and Sicily."""
    if state.reformed:
        return
    number, die = epirote(state, "graecia_magna", "sicilia"), state.die("8.21a", ROME)
    state.reformed = int(die < number)
    state.log("reform" if state.reformed else "no_reform", "8.21a", die=die, number=number)


def revolt(state: Campaign) -> None:
    """8.23: below the number: general; equal: partial, which grows next winter unless its army fell."""
    if state.revolt == "partial":
        state.log("revolt_grows", "8.23e")
        rise(state, "general")
    if state.revolt:
        return
    number = epirote(state, "graecia_magna")
    die = state.die("8.23a", EPIRUS)
    if die > number:
        state.log("no_revolt", "8.23a", die=die, number=number)
        return
    how = "general" if die < number else "partial"
    state.log(f"revolt_{how}", "8.23a", die=die, number=number)
    join_rebels(state)
    rise(state, how)


def rise(state: Campaign, how: str) -> None:
    """8.23b, 8.23d: Samnium passes to the Samnites with the revolt, general or partial."""
    state.revolt = how
    if state.control["samnium"] != SAMNITES:
        go_over(state, "samnium", SAMNITES, "8.23b")


def join_rebels(state: Campaign) -> None:
    """8.23g: at war with Rome, allied to Epirus, an army in Samnium."""
    state.declare(SAMNITES, ROME)
    state.make_allies(SAMNITES, EPIRUS, "8.23g")
