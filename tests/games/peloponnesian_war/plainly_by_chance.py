"""The second reading, continued: events, the Political and Planning Phases, the armistice (2.0-3.2, 8.3)."""

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
    commander,
    control,
    controller,
    count,
    everybody,
    friend,
    leaders,
    minus,
    plus,
    put,
    tidy,
)
from tests.games.peloponnesian_war.plainly_at_peace import ATTICA, HELOTS, counters_left, income, rebel
from tests.games.peloponnesian_war.plainly_at_war import destinations, empty_box, send

OWN = ("h", "c", "n")
#: EV.8: where the oligarchs rise, 2 to 12.
SITES = (
    "cnidus", "naxos", "byzantium", "chalcis", "ephesus", "mytilene", "olynthus", "miletus", "camirus",
    "lampsacus", "amphipolis",
)  # fmt: skip


def part(points: Points, own: bool) -> Points:
    return tidy({kind: count(points, kind) for kind in KINDS if (kind in OWN) == own})


def quiet_site(state: State, place: str) -> bool:
    """EV.8b: whether a space of the League can still rise."""
    return (
        colour(state, place) == "athens"
        and place not in state["rebels"]
        and place not in state["forces"]["athens"]
    )


def can_happen(state: State, number: int, turn: int) -> bool:
    """The conditions of the event table."""
    happened, active, abroad = state["happened"], state["active"], state["alcibiades"] in (1, 2)
    taken = {name: invaded(state, name) for name in ("argos", "syracuse", "macedonia")}
    if number == 10:
        late = {"argos": turn in (4, 5, 6), "syracuse": turn in (7, 8)}
        joins = [name for name, due in late.items() if due]
        once = "e10" + "aaabbbccdd"[turn - 1]
        return once not in happened and not any(active[name] or taken[name] for name in joins)
    return {
        3: state["sci"]["athens"] < 0 and abroad and "e3" not in happened,
        5: turn >= 5 and abroad and "e5" not in happened,
        6: state["attica_before"] and "e6" not in happened,
        7: state["alcibiades"] < 4,
        8: any(quiet_site(state, place) for place in SITES),
        9: not taken["macedonia"],
    }.get(number, True)


def invaded(state: State, name: str) -> bool:
    """4.5c: somebody stands in the capital who does not belong there."""
    place = {"argos": "argos", "syracuse": "syracuse", "macedonia": "pella"}[name]
    strangers = [side for side in FOE if side != state["active"][name]]
    return any(place in state["forces"][side] for side in strangers)


def event(state: State, number: int, turn: int, dice: Iterator[int], peace: bool) -> None:
    """What happens; what lasts a turn does nothing in peace."""
    if number == 10:
        by_turn(state, turn, peace)
    elif number in (6, 11):
        {6: plague, 11: deaths}[number](state, peace)
    elif number == 12:
        omen(state, dice, peace)
    elif number in (2, 3, 8):
        {2: silver, 3: oligarchy, 8: oligarchs}[number](state, dice)
    else:
        {4: sitalces, 5: persia, 7: demagogue, 9: perdiccas}[number](state)


def silver(state: State, dice: Iterator[int]) -> None:
    state["treasury"]["sparta" if next(dice) <= 3 else "athens"] += 400


def deaths(state: State, peace: bool) -> None:
    state["deadly"] = not peace


def persia(state: State) -> None:
    happen(state, "e5")
    state["active"]["persia"] = "sparta"
    amorges(state)


def happen(state: State, name: str) -> None:
    state["happened"] = sorted({*state["happened"], name})


def oligarchy(state: State, dice: Iterator[int]) -> None:
    """EV.3."""
    happen(state, "e3")
    state["marked"]["athens"] -= 2
    state["no_eisphora"] = True
    state["treasury"]["athens"] += 100
    oligarchs(state, dice)
    oligarchs(state, dice)


def oligarchs(state: State, dice: Iterator[int]) -> None:
    """EV.8: from the rolled city on, the first that can; then its neighbours on a 6."""
    start = next(dice) + next(dice) - 2
    for place in (*SITES[start:], *SITES[:start]):
        if quiet_site(state, place):
            rebel(state, place)
            for near in sorted(MAP.beside[place]):
                if quiet_site(state, near) and next(dice) == 6:
                    rebel(state, near)
            return


def sitalces(state: State) -> None:
    """EV.4."""
    for place in ("abdera", "maroneia"):
        turn_city(state, place)


def turn_city(state: State, place: str) -> None:
    new = "sparta" if friend(state, place) == "athens" else "athens"
    if new == "sparta":
        state["rebels"][place] = "sparta"
    else:
        state["rebels"].pop(place, None)
    change_coats(state, place, new)
    control(state, place)


def change_coats(state: State, place: str, new: str) -> None:
    """EV.4b, EV.9a: own points go home, allies of the old side serve the new one, as far as counters go."""
    for side in FOE:
        own = part(state["forces"][side].get(place, {}), True)
        if own:
            put(state, side, place, part(state["forces"][side][place], False))
            to_capital(state, side, own)
    allies = part(state["forces"][FOE[new]].get(place, {}), False)
    if allies:
        put(state, FOE[new], place, {})
        room = counters_left(state, new)
        served = {kind: min(number, room[kind]) for kind, number in allies.items()}
        put(state, new, place, plus(state["forces"][new].get(place, {}), served))


def to_capital(state: State, side: str, points: Points) -> None:
    """Men to the home space, ships to its port, if the enemy does not have it."""
    port = {"athens": "piraeus", "sparta": "gythium"}[side]
    walkers = {kind: count(points, kind) for kind in ("h", "c", "ah", "ac")}
    if everybody(walkers):
        put(state, side, side, plus(state["forces"][side].get(side, {}), walkers))
    fleet = {kind: count(points, kind) for kind in ("n", "an")}
    if everybody(fleet) and controller(state, port) == FOE[side]:
        state["losses"][side] = plus(state["losses"][side], fleet)
    elif everybody(fleet):
        put(state, side, port, plus(state["forces"][side].get(port, {}), fleet))


def amorges(state: State) -> None:
    """EV.5c: Iasus in Spartan hands."""
    if state["iasus_fell"] or controller(state, "iasus") != "sparta":
        return
    state["iasus_fell"] = True
    if "sardis" not in state["forces"]["athens"]:
        riders = min(3, counters_left(state, "sparta")["ac"])
        put(state, "sparta", "sardis", plus(state["forces"]["sparta"].get("sardis", {}), {"ac": riders}))


def plague(state: State, peace: bool) -> None:
    """EV.6."""
    happen(state, "e6")
    state["plague"] = not peace
    forces = state["forces"]["athens"]
    sick = {place: count(forces.get(place, {}), "h") for place in ("athens", "piraeus")}
    fleet = count(state["box"]["athens"], "n") + sum(count(points, "n") for points in forces.values())
    state["treasury"]["athens"] -= min(state["treasury"]["athens"], -(-fleet * 200 // 4))
    if state["leaders"]["pericles"] != "dead":
        state["leaders"]["pericles"] = "dead"
        state["deaths"]["athens"] += 1
    dead = -(-sum(sick.values()) // 3)
    there = [place for place, number in sick.items() if number]
    if len(there) > 1:
        raise Undecided
    for place in there:
        put(state, "athens", place, minus(forces[place], {"h": dead}))
        state["losses"]["athens"] = plus(state["losses"]["athens"], {"h": dead})


def demagogue(state: State) -> None:
    """EV.7: Sparta, Sardis, Athens again, exile."""
    state["alcibiades"] += 1
    if state["alcibiades"] == 3:
        state["leaders"]["alcibiades"] = "pool"
    elif state["leaders"]["alcibiades"] != "dead":
        state["leaders"]["alcibiades"] = "away"


def perdiccas(state: State) -> None:
    """EV.9, 10.3.4d."""
    old = state["active"]["macedonia"]
    if not old:
        join(state, "macedonia", "pella", "sparta", {"ac": 2})
        return
    state["active"]["macedonia"] = FOE[old]
    for place in ("pella", "macedonia"):
        change_coats(state, place, FOE[old])
        control(state, place)


def join(state: State, name: str, place: str, side: str, points: Points) -> None:
    """4.5b: as far as there are counters."""
    state["active"][name] = side
    room = counters_left(state, side)
    points = {kind: min(number, room[kind]) for kind, number in points.items()}
    if everybody(points):
        put(state, side, place, plus(state["forces"][side].get(place, {}), points))


def by_turn(state: State, turn: int, peace: bool) -> None:
    """EV.10."""
    happen(state, "e10" + "aaabbbccdd"[turn - 1])
    if turn <= 3:
        state["civil_war"] = not peace
    elif turn <= 6:
        join(state, "argos", "argos", "athens", {"ah": 4})
    elif turn <= 8:
        join(state, "syracuse", "syracuse", "sparta", {"ah": 2, "ac": 2, "an": 2})
    else:
        state["rebels"].pop("corcyra", None)
        state["corcyra_neutral"] = True
        there = state["forces"]["athens"].get("corcyra", {})
        put(state, "athens", "corcyra", {})
        to_capital(state, "athens", part(there, True))
        control(state, "corcyra")


def omen(state: State, dice: Iterator[int], peace: bool) -> None:
    """EV.12."""
    side = "athens" if next(dice) <= 3 else "sparta"
    if not peace:
        state["limit"][side] = 2
    if side == "sparta" and state["alcibiades"] == 1:
        demagogue(state)


# --- 2.0, 3.0 -------------------------------------------------------------------------------------


def new_year(state: State, dice: Iterator[int], scenario: str) -> str:
    """2.0 and 3.0, from the side change to the new strategy; "returned" if the scenario ends so."""
    for name, at in state["leaders"].items():
        if at == "out":
            state["leaders"][name] = "pool"
    state["phase"] = "political"
    if state["began_as"] and change_sides(state, dice, scenario):
        return "returned"
    while True:
        number = next(dice) + next(dice)
        if can_happen(state, number, state["turn"]):
            break
    event(state, number, state["turn"], dice, False)
    state["event"] = number
    if state["sci"]["athens"] <= 0 or state["disaster"]:
        oligarchs(state, dice)
    choose_leaders(state)
    state["phase"] = "planning"
    if state["began_as"]:
        plan(state, dice)
    state["sci"] = {"athens": 0, "sparta": 0}
    return ""


def change_sides(state: State, dice: Iterator[int], scenario: str) -> bool:
    """2.1, 10.2b: whether the player is back where he began, which ends a short scenario."""
    state["changed"] = False
    sci = state["sci"][state["player"]]
    if sci < 0 or next(dice) + sci < 6:
        return False
    state["player"], state["changed"] = FOE[state["player"]], True
    return bool(scenario != "peloponnesian_war" and state["player"] == state["began_as"])


def choose_leaders(state: State) -> None:
    """2.4."""
    for side in FOE:
        pool = leaders(state, side, "pool")
        if len(pool) > 1:
            raise Undecided
        for name in pool:
            state["leaders"][name] = side
            state["chief"][side] = name
            state["nicias"] = state["nicias"] or name == "nicias"


def plan(state: State, dice: Iterator[int]) -> None:
    """3.1: a positive confidence keeps the strategy, unless sides have changed or hostages forbid it."""
    side = FOE[state["player"]]
    frontal = {"sparta": "attack_athens", "athens": "attack_sparta"}[side]
    forbidden = frontal if state["hostages"][state["player"]] else ""
    if state["sci"][side] > 0 and not state["changed"] and state["strategy"] != forbidden:
        return
    order = {
        "sparta": ("attack_athens", "cause_rebellion", "cut_loc", "attack_athenian_ally"),
        "athens": ("attack_spartan_ally", "cause_rebellion", "cut_loc", "attack_sparta"),
    }[side]
    chief = state["chief"][side]
    rating = PRINTED.leaders[chief].strategic if chief else 0
    rating += 1 if side == "sparta" and state["alcibiades"] in (1, 2) else 0
    while True:
        total = next(dice) + rating
        chosen = order[0 if total <= 3 else 1 if total <= 5 else 2 if total <= 7 else 3]
        if chosen != forbidden:
            state["strategy"] = chosen
            return


# --- 8.3 ------------------------------------------------------------------------------------------


def armistice(state: State, dice: Iterator[int]) -> None:
    """8.3, up to the first question: the Eisphora, or what a player builds."""
    die = next(dice) + (1 if state["nicias"] else 0)
    length = (die + 1) // 2
    withdraw(state)
    state["hostages"] = {"athens": False, "sparta": False}
    state["attica_before"], state["no_eisphora"] = state["attica_now"], False
    for number in range(1, length + 1):
        rolled = next(dice) + next(dice)
        turn = min(10, state["turn"] + number)
        if can_happen(state, rolled, turn):
            event(state, rolled, turn, dice, True)
        state["attica_now"] = any(place in state["forces"]["sparta"] for place in ATTICA)
        state["attica_before"] = state["attica_now"]
    at_peace = {**state, "ravaged": [], "helots": 0}
    for side in FOE:
        state["treasury"][side] = max(0, state["treasury"][side] + length * income(at_peace, side))
    state["no_eisphora"] = False
    if not commander(state, "athens"):
        arm(state, "athens", ("h", "ah"))


def withdraw(state: State) -> None:
    """8.3d: own points leave what is neither of their league nor an ally's."""
    for side in FOE:
        for place, points in sorted(state["forces"][side].items()):
            if colour(state, place) != side and not coalition(state, side, place):
                own = part(points, True)
                put(state, side, place, part(points, False))
                state["box"][side] = plus(state["box"][side], own)
    empty_box(state)
    if not all(place in state["forces"]["athens"] for place in HELOTS):
        state["helots"] = 0


def arm(state: State, side: str, kinds: tuple[str, ...]) -> None:
    """8.3h: the system builds five points of an arm, its own first, and keeps 1000 talents."""
    left = min(5, max(0, (state["treasury"][side] - 1000) // 200))
    for kind in kinds:
        number = min(left, counters_left(state, side)[kind])
        if number and destinations(state, side, kind, number):
            state["treasury"][side] -= 200 * number
            send(state, side, kind, number)
            left -= number
