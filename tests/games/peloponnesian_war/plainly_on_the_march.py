"""The second reading, continued: routes, interception, skirmishes, ravaging (4.1, 4.6-4.8)."""

from __future__ import annotations

from collections.abc import Iterator

from tests.games.peloponnesian_war.plainly import (
    FOE,
    MAP,
    WALLS,
    Host,
    Points,
    State,
    Undecided,
    battle,
    colour,
    controller,
    count,
    everybody,
    influence,
    men,
    plus,
    put,
    ships,
)
from tests.games.peloponnesian_war.plainly_at_peace import ATTICA
from tests.games.peloponnesian_war.plainly_by_chance import join

SOUTH_SHORE = ("panormus", "patrae")


def travels(points: Points) -> str:
    """4.1.1g-j, 4.1.4: how such an Army gets about."""
    if not points:
        return "alone"
    if not ships(points):
        return "on foot"
    return "by ship" if ships(points) >= men(points) else "along the coast"


def neighbours(state: State, side: str, how: str, place: str) -> set[str]:
    """The spaces that a line leads to which such a mover may use."""
    kinds = {"alone": ("land", "naval", "mixed"), "on foot": ("land", "mixed"), "by ship": ("naval", "mixed")}
    found = {there for kind in kinds.get(how, ("mixed",)) for there in MAP.lines[kind][place]}
    if place in MAP.isthmus:
        both = all(controller(state, end) == side for end in MAP.isthmus)
        if both or how in ("alone", "on foot"):  # 4.1.2a
            found |= {*MAP.isthmus} - {place}
    return found


def is_closed(state: State, side: str, points: Points, place: str) -> bool:
    """4.1.1c-d, 4.1.1q, EV.6c: spaces that nobody may pass, or not this mover."""
    if place in ("argos", "syracuse") and not state["active"][place]:
        return True
    if not points:
        enemy = FOE[side]
        theirs = colour(state, place) == enemy or place in state["forces"][enemy]
        return theirs and place not in state["forces"][side]
    allies = count(points, "ah", "ac", "an")
    return bool(state["plague"] and side == "athens" and allies and place in WALLS)


def shortest(state: State, side: str, points: Points, start: str, goal: str) -> dict[tuple[str, str], int]:
    """Every situation on the shortest routes -> lines from the start. A situation is a space and, at
    Naupactus, the shore from which a mover without a ship for each man has come (4.1.1r)."""
    how = travels(points)
    found: dict[tuple[str, str], int] = {(start, ""): 0}
    edge = [(start, "")]
    for here in edge:
        place, shore = here
        if place == goal or (place != start and is_closed(state, side, points, place)):
            continue
        for there in sorted(neighbours(state, side, how, place)):
            if shore and shore != shore_of(there):
                continue
            narrow = there == "naupactus" and there != goal and how in ("on foot", "along the coast")
            step = (there, shore_of(place) if narrow else "")
            if step not in found:
                found[step] = found[here] + 1
                edge.append(step)
    return found


def shore_of(place: str) -> str:
    return "south" if place in SOUTH_SHORE else "north"


def distance(state: State, side: str, points: Points, start: str, goal: str) -> int | None:
    """Lines of the shortest permitted route; None if there is none."""
    if state["plague"] and goal in WALLS and goal != start and is_closed(state, side, points, goal):
        return None
    return shortest(state, side, points, start, goal).get((goal, ""))


def checks(state: State, side: str, points: Points, start: str, goal: str) -> tuple[int, int]:
    """1.1.3: the fewest and the most watched spaces that a shortest route enters."""
    how, far = travels(points), shortest(state, side, points, start, goal)
    watched = influence(state, FOE[side])
    best = {(start, ""): (0, 0)}
    for here in sorted(far, key=lambda step: far[step]):
        if here not in best or here[0] == goal:
            continue
        place, shore = here
        if place != start and is_closed(state, side, points, place):
            continue
        for there in neighbours(state, side, how, place):
            if shore and shore != shore_of(there):
                continue
            narrow = there == "naupactus" and there != goal and how in ("on foot", "along the coast")
            step = (there, shore_of(place) if narrow else "")
            if far.get(step) == far[here] + 1:
                met = 1 if there in watched else 0
                few, many = best[here][0] + met, best[here][1] + met
                old = best.get(step, (few, many))
                best[step] = (min(old[0], few), max(old[1], many))
    return best[goal, ""]


# --- the march itself -----------------------------------------------------------------------------


def march(state: State, path: tuple[str, ...], dice: Iterator[int], by: list[str]) -> None:
    """4.6-4.8: along a path; `by`: who tried to intercept at each attempt, "" for who let it pass."""
    operation = state["operation"]
    side, caught = operation["side"], set()
    for number, place in enumerate(path):
        operation["at"] = place
        enter(state, side, place)
        seen = watchers(state, side, place) if place not in caught else set()
        interceptor = by.pop(0) if seen else ""
        assert not interceptor or interceptor in seen
        if not interceptor or not meets(state, side, place, interceptor, dice):
            ravage(state, side, place)
            continue
        caught.add(place)
        before = travels(operation["force"])
        if not fought_through(state, side, place, interceptor, dice):
            return
        left = len(path) - number - 1
        if left and (travels(operation["force"]) != before or shorter_now(state, left)):
            raise Undecided  # another road is open, or men must be left behind
    arrive(state, side)


def shorter_now(state: State, left: int) -> bool:
    """4.1.1o: whether a fight has opened a shorter way than what is left of the old one: the isthmus."""
    order = state["operation"]
    lines = distance(state, order["side"], order["force"], order["at"], order["goal"])
    return lines is not None and lines < left


def enter(state: State, side: str, place: str) -> None:
    """EV.6a, 1.3p, 10.3.4d, 10.1.4c-d."""
    if not state["operation"]["force"]:
        return
    if side == "sparta" and place in ATTICA:
        state["attica_now"] = True
    if state["rebels"].get(place) == "":
        state["rebels"][place] = side
    if place in ("pella", "macedonia") and not state["active"]["macedonia"]:
        join(state, "macedonia", "pella", FOE[side], {"ac": 2})
    if place == state["operation"]["goal"] and place in ("argos", "syracuse") and not state["active"][place]:
        if (side, place) == ("athens", "syracuse"):
            join(state, place, place, "sparta", {"ah": 2, "ac": 2, "an": 2})
        elif (side, place) == ("sparta", "argos"):
            join(state, place, place, "athens", {"ah": 4})


def watchers(state: State, side: str, place: str) -> set[str]:
    """4.6.1b, 4.1.2d: who may intercept; land units at the other end of the isthmus do so before anybody."""
    guard = isthmus_guard(state, side, place)
    return {guard} if guard else influence(state, FOE[side]).get(place, set())


def isthmus_guard(state: State, side: str, place: str) -> str:
    if place not in MAP.isthmus or not state["operation"]["force"]:
        return ""
    other = next(end for end in MAP.isthmus if end != place)
    return other if men(state["forces"][FOE[side]].get(other, {})) else ""


def meets(state: State, side: str, place: str, by: str, dice: Iterator[int]) -> bool:
    """4.6.2a: 4 or more; across the isthmus without a die."""
    return by == isthmus_guard(state, side, place) or next(dice) >= 4


def fought_through(state: State, side: str, place: str, by: str, dice: Iterator[int]) -> bool:
    """4.6.2d, 4.7: whether the Army goes on."""
    operation, leader = state["operation"], state["operation"]["leader"]
    if not operation["force"]:
        state["leaders"][leader] = "out"
        return False
    army, foe = Host(state, side, "army"), Host(state, FOE[side], by)
    order = "n an c ac h ah" if MAP.kind[place] == "island" else "h ah c ac n an"
    ours, theirs = next(dice), next(dice)
    for host, die in ((army, ours), (foe, theirs)):
        if die == 1:
            host.lose(order, 1)
    if not army.points:
        state["leaders"][leader] = "out"
        return False
    fight = foe.points and (ours + theirs >= 11 or is_battle(army.points, foe.points, MAP.kind[place]))
    if fight and battle(state, army, foe, place, dice) not in (side, "none"):
        return False
    if state["leaders"][leader] == "dead":
        arrive(state, side)
        return False
    return True


def is_battle(army: Points, foe: Points, kind: str) -> bool:
    """4.7d-e: eight points of an arm that counts there, half of them or more the interceptor's."""
    arms = [(men(army), men(foe))] if kind != "island" else []
    arms += [(ships(army), ships(foe))] if kind != "land" else []
    return any(ours + theirs >= 8 and theirs * 2 >= ours + theirs for ours, theirs in arms)


def ravage(state: State, side: str, place: str) -> None:
    """4.8."""
    operation, enemy = state["operation"], FOE[side]
    empty = place not in state["forces"][enemy]
    if operation["marching"] and operation["force"] and empty and controller(state, place) == enemy:
        state["ravaged"] = sorted({*state["ravaged"], place})


def arrive(state: State, side: str) -> None:
    """4.1d: where the Army is now it stays; a leader without one waits for the next turn."""
    operation = state["operation"]
    place, points, leader = operation["at"], operation["force"], operation["leader"]
    lives = state["leaders"][leader] != "dead"
    if lives:
        state["leaders"][leader] = place if everybody(points) else "out"
    if everybody(points):
        put(state, side, place, plus(state["forces"][side].get(place, {}), points))
        moved = state["moved"][side]
        moved[place] = plus(moved.get(place, {}), points)
    operation["force"] = {}
