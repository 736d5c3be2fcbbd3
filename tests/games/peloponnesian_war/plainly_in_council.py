"""The second reading, continued: what may be done in an operation (4.1-4.4), and what the system decides."""

from __future__ import annotations

from collections.abc import Iterator

from tests.games.peloponnesian_war.plainly import (
    FOE,
    KINDS,
    MAP,
    PRINTED,
    Points,
    State,
    Undecided,
    coalition,
    colour,
    controller,
    count,
    lost,
    tidy,
)
from tests.games.peloponnesian_war.plainly_on_the_march import distance, is_closed, travels

Choices = dict[str, tuple[str | None, ...]]


def purse(state: State, side: str) -> int:
    """7.1.5: Athens keeps 1000 talents, unless the war has come to the worst."""
    rebels = [p for p in state["rebels"] if MAP.colour[p] == "athens"]
    worst = len(rebels) >= 10 or "sparta" in (state["held"].get("piraeus"), state["held"].get("decelea"))
    kept = 1000 if side == "athens" and not worst else 0
    return max(0, int(state["treasury"][side]) - kept)


def price(side: str, kind: str) -> int:
    """4.1.5: Spartans on land cost nothing."""
    if kind in ("n", "an"):
        return 400
    return 0 if side == "sparta" and kind in ("h", "c") else 200


def free(state: State, side: str, place: str) -> Points:
    """4.1.1k, 4.3f, EV.10b: who may be called up in a space."""
    there, moved = state["forces"][side].get(place, {}), state["moved"][side].get(place, {})
    found = {kind: count(there, kind) - count(moved, kind) for kind in KINDS}
    if (side, place) == ("sparta", "sparta"):
        guard = max(0, 3 - count(moved, "h"))
        found["h"] = max(0, found["h"] - guard)
    if place == "corcyra" and state["civil_war"]:
        return {}
    return tidy(found)


def payable(state: State, side: str, place: str) -> Points:
    """How many of them the purse can pay, kind by kind."""
    found: Points = {}
    for kind, number in free(state, side, place).items():
        cost = price(side, kind)
        found[kind] = min(number, purse(state, side) // cost) if cost else number
    return tidy(found)


def objectives(state: State, side: str) -> set[str]:
    """4.1a, 5.6d, 10.1.4."""
    enemy, found = FOE[side], {*MAP.spaces}
    if state["hostages"][enemy]:
        found -= {enemy, *MAP.beside[enemy]}
    closed = {"athens": "argos", "sparta": "syracuse"}[side]
    return found - {closed} if state["active"][closed] != side else found


def agitated(state: State, side: str) -> set[str]:
    """4.4, 5.9a: where a rebellion may be tried."""
    found = set()
    for place in MAP.spaces:
        own = colour(state, place) == side or place in state["forces"][side]
        quiet = place == FOE[side] or place in state["forces"][FOE[side]] or place in state["rebels"]
        theirs = coalition(state, FOE[side], place) and colour(state, place) == FOE[side]
        if not own and not quiet and not theirs and not a_power(state, place):
            found.add(place)
    return found


def a_power(state: State, place: str) -> bool:
    """4.4d: Argos, Syracuse and Pella while neutral; with an ally they are a coalition's; so is Persia."""
    if place in ("argos", "syracuse", "pella"):
        return True
    return place == "sardis" and state["active"]["persia"] != ""


def in_council(state: State, side: str) -> Choices:
    """4.1a, 4.3, 4.4.2: what may be named after the omens."""
    found: Choices = {"pass": (None,)}
    if any(payable(state, side, place) for place in state["forces"][side]):
        found["march"] = tuple(sorted(objectives(state, side)))
    targets = agitated(state, side) & objectives(state, side) if purse(state, side) >= 100 else set()
    if targets:
        found["incite"] = tuple(sorted(targets))
    return found


def in_muster(state: State) -> Choices:
    """4.1b-c, 4.1.1, 4.1.3: whom the leader may call up, where he may go, whether he may depart."""
    order = state["operation"]
    side, points, at, goal = order["side"], order["force"], order["at"], order["goal"]
    here = payable(state, side, at)
    visited = {at, *order["visited"]}
    places = [p for p in state["forces"][side] if p not in visited and payable(state, side, p)]
    found: Choices = {
        "activate": tuple(sorted(here)),
        "activate_all": tuple(sorted(kind for kind, number in here.items() if number > 1)),
        "muster": tuple(sorted(p for p in places if reaches(state, p))),
        "muster_storm": tuple(sorted(p for p in places if storm_helps(state, p))),
    }
    departs = bool(points) and distance(state, side, points, at, goal) is not None
    found["depart" if departs else "halt"] = (None,)
    if points and storm_helps(state, goal):
        found["depart_storm"] = (None,)
    return {verb: choices for verb, choices in found.items() if choices}


def reaches(state: State, place: str) -> bool:
    """4.1.1c: nobody gathers an Army in a space that is closed to him."""
    order = state["operation"]
    side, points = order["side"], order["force"]
    open_to = not is_closed(state, side, points, place)
    return open_to and distance(state, side, points, order["at"], place) is not None


def storm_helps(state: State, goal: str) -> bool:
    """4.1.3: the open sea between Cape Taenarum and Syracuse is a shorter way there."""
    order = state["operation"]
    side, points, at = order["side"], order["force"], order["at"]
    if travels(points) not in ("alone", "by ship"):
        return False
    far = 10_000
    to_end = {end: lines(state, at, end) for end in MAP.storm}
    near = min(MAP.storm, key=lambda end: to_end[end])
    other = next(end for end in MAP.storm if end != near)
    if near != at and is_closed(state, side, points, near):
        return False
    if other != goal and is_closed(state, side, points, other):
        return False
    by_storm = to_end[near] + 1 + lines(state, other, goal)
    return by_storm < min(far, lines(state, at, goal))


def lines(state: State, start: str, goal: str) -> int:
    order = state["operation"]
    found = distance(state, order["side"], order["force"], start, goal)
    return 9_999 if found is None else found


# --- 3.1.2, 4.2: the system -----------------------------------------------------------------------


def decides(state: State, side: str, dice: Iterator[int]) -> tuple[str, str]:
    """4.2: the objective and why: a defensive condition's name, or the strategy's."""
    danger = threat(state, side)
    if danger:
        return danger
    strategy = PRINTED.matrices[side].strategies[state["strategy"]]
    legal = agitated(state, side) if state["strategy"] == "cause_rebellion" else stranger(state, side)
    rows = [list(row) for row in strategy.rows]
    if not any(place in legal for row in rows for place in row):
        return "", ""
    row = rows[0]
    while strategy.zones:
        row = rows[next(dice) - 1]
        if any(place in legal for place in row):
            break
    while True:
        place = row[next(dice) - 1]
        if place in legal:
            return state["strategy"], place


def stranger(state: State, side: str) -> set[str]:
    return {place for place in MAP.spaces if controller(state, place) != side}


def threat(state: State, side: str) -> tuple[str, str] | None:
    """3.1.2: the first condition that holds and has not been met this turn."""
    enemy = state["forces"][FOE[side]]
    for name, spots in threatened(state, side, enemy):
        for place in spots:
            goal = "decelea" if name == "syracuse" else place
            led = any(at == goal for who, at in state["leaders"].items() if PRINTED.leaders[who].side == side)
            met = "met:" + goal in state["happened"]
            if not met and not (led and goal in state["forces"][side]):
                return name, goal
    return None


def threatened(state: State, side: str, enemy: dict[str, Points]) -> list[tuple[str, list[str]]]:
    """The conditions of a matrix in their order, each with where it holds, nearest first."""
    if side == "sparta":
        near = [p for p in enemy if steps(p, "sparta", False) <= 2]
        allies = [p for p in ("corinth", "thebes") if p in enemy]
        sicily = [p for p in ("syracuse",) if p in enemy and state["active"]["syracuse"] == "sparta"]
        return [
            ("near_sparta", nearest(near, "sparta", False)),
            ("corinth_thebes", allies),
            ("syracuse", sicily),
        ]
    key = ["chios", "corcyra"] + (["samos"] if lost(state, "athens", "chios") else [])
    straits = [p for p in enemy if MAP.zone[p] == "hellespont"]
    return [
        ("saronic", [p for p in ("aegina", "salamis") if p in enemy]),
        ("naupactus", [p for p in ("naupactus",) if p in enemy]),
        ("key_allies", [p for p in key if p in enemy]),
        ("hellespont", nearest(straits, "athens", True)),
    ]


def nearest(places: list[str], home: str, by_water: bool) -> list[str]:
    found = sorted(places, key=lambda p: steps(p, home, by_water))
    far = [steps(p, home, by_water) for p in found]
    if len(set(far)) < len(far):
        raise Undecided
    return found


def steps(place: str, home: str, by_water: bool) -> int:
    """Lines from home, over land alone or any."""
    seen, edge = {home: 0}, [home]
    for here in edge:
        around = MAP.beside[here] if by_water else (*MAP.lines["land"][here], *MAP.lines["mixed"][here])
        if here in MAP.isthmus:
            around = {*around, *MAP.isthmus}
        for there in around:
            if there not in seen:
                seen[there] = seen[here] + 1
                edge.append(there)
    return seen.get(place, 999)
