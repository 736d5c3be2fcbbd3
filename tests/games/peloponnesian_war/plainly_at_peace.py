"""The second reading, continued: rebellion, revenue, construction, the end of a turn (6.0-8.5)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.games.peloponnesian_war.plainly import (
    FOE,
    KINDS,
    MAP,
    Points,
    State,
    Undecided,
    capital,
    colour,
    commander,
    control,
    controller,
    count,
    everybody,
    influence,
    lost,
    plus,
    put,
    ships,
)
from tests.games.peloponnesian_war.plainly_at_war import chain, destinations, fed_from_the_euxine, send

ATTICA = ("athens", "piraeus", "panactum", "decelea")
HELOTS = ("pylos", "asine", "corone", "prasiae", "epidaurus_limera")
SICILY = tuple(p for p in MAP.spaces if MAP.zone[p] == "sicily")

#: 1.1.2e: how many points of each kind there are.
COUNTERS = {
    "athens": dict(zip(KINDS, (10, 3, 16, 12, 9, 8), strict=True)),
    "sparta": dict(zip(KINDS, (10, 2, 8, 18, 12, 12), strict=True)),
}


def rebel(state: State, place: str) -> None:
    """1.3n-p."""
    state["rebels"][place] = FOE.get(colour(state, place), "")
    control(state, place)


def rebellion_phase(state: State, dice: Iterator[int]) -> None:
    state["phase"] = "rebellion"
    quell(state)
    spread(state, dice)
    helots(state)
    chios(state)


def quell(state: State) -> None:
    """6.1."""
    seen = {side: influence(state, side) for side in FOE}
    for place in sorted(state["rebels"]):
        old = colour(state, place)
        if old and place in seen[old] and place not in seen[FOE[old]]:
            del state["rebels"][place]
            control(state, place)


def spread(state: State, dice: Iterator[int]) -> None:
    """6.2: every neighbour once, by the rebels of the beginning."""
    asked = set()
    for rebels in state["rebels"]:
        league = colour(state, rebels)
        asked |= {p for p in MAP.beside[rebels] if league and colour(state, p) == league}
    for place in sorted(asked - set(state["rebels"])):
        league = colour(state, place)
        if place not in state["forces"][league]:
            near = 2 if place in influence(state, FOE[league]) else 0
            if next(dice) + near >= 6:
                rebel(state, place)


def helots(state: State) -> None:
    """6.3."""
    if not all(place in state["forces"]["athens"] for place in HELOTS):
        state["helots"] = 0
        return
    state["helots"] += 1
    if state["helots"] == 1:
        home = state["forces"]["sparta"].get("sparta", {})
        dead = {"h": min(2, count(home, "h"))}
        put(state, "sparta", "sparta", {**home, "h": count(home, "h") - dead["h"]})
        state["losses"]["sparta"] = plus(state["losses"]["sparta"], dead)


def chios(state: State) -> None:
    """5.9c: allied points at Samos go back to a Chios that has been lost and is no more."""
    happened = {*state["happened"]}
    if lost(state, "athens", "chios"):
        happened.add("chios_lost")
    elif "chios_lost" in happened:
        happened.remove("chios_lost")
        there = state["forces"]["athens"].get("samos", {})
        allied = {kind: count(there, kind) for kind in ("ah", "ac", "an")}
        if everybody(allied):
            put(state, "athens", "samos", {kind: count(there, kind) for kind in ("h", "c", "n")})
            put(state, "athens", "chios", plus(state["forces"]["athens"].get("chios", {}), allied))
    state["happened"] = sorted(happened)


# --- 7.0 ------------------------------------------------------------------------------------------


def spoiled(state: State, side: str) -> set[str]:
    """7.1, 8.1: spaces of the league that are captured, in rebellion or ravaged."""
    own = {p for p in MAP.spaces if colour(state, p) == side}
    hurt = {p for p in own if p in state["rebels"] or p in state["ravaged"]}
    return hurt | {p for p in own if state["held"].get(p) == FOE[side]}


def income(state: State, side: str) -> int:
    """7.1."""
    talents = {"athens": 3500, "sparta": 2500}[side]
    for place in spoiled(state, side):
        great = place in ("thebes", "corinth") and controller(state, place) == "athens"
        talents -= 250 if great and side == "sparta" else 50
    talents += 1000 if road_to_epidamnus(state, side) else 0
    return talents + (athenian(state) if side == "athens" else spartan(state))


def athenian(state: State) -> int:
    """7.1.1b, 7.1.2."""
    seen = influence(state, "athens")
    sicily = controller(state, "syracuse") == "athens" and all(place in seen for place in SICILY)
    return (1000 if sicily else 0) - (0 if fed_from_the_euxine(state) else 1500)


def spartan(state: State) -> int:
    """7.1.1a, EV.5, 6.3."""
    active = state["active"]
    ally = active["syracuse"] == "sparta" and controller(state, "syracuse") != "athens"
    gold = (1000 if state["iasus_fell"] else 500) if active["persia"] == "sparta" else 0
    return (500 if ally else 0) + gold - {0: 0, 1: 500}.get(state["helots"], 1000)


def road_to_epidamnus(state: State, side: str) -> bool:
    """7.1.3 and its question: every space controlled and free of enemies."""
    ours = {p for p in MAP.spaces if controller(state, p) == side and p not in state["forces"][FOE[side]]}
    return {side, "epidamnus"} <= ours and chain(side, "epidamnus", {*MAP.spaces} - ours)


def administration(state: State) -> None:
    """7.0 up to the first question: the Eisphora, or what the player builds."""
    state["phase"] = "administrative"
    for side in FOE:
        state["treasury"][side] = max(0, state["treasury"][side] + income(state, side))
    if commander(state, "athens"):
        return
    rebuild(state, "athens")


def counters_left(state: State, side: str) -> Points:
    used: Points = dict(state["box"][side])
    for points in state["forces"][side].values():
        used = plus(used, points)
    return {kind: COUNTERS[side][kind] - count(used, kind) for kind in KINDS}


def rebuild(state: State, side: str) -> None:
    """7.2c-d: the system replaces what it lost, three points at most, and keeps 1000 talents."""
    fallen = state["losses"][side]
    most = min(3, max(0, (state["treasury"][side] - 1000) // 200))
    if everybody(fallen) > most > 0:
        raise Undecided
    room = counters_left(state, side)
    for kind in KINDS if most else ():
        number = min(count(fallen, kind), room[kind])
        if number and destinations(state, side, kind, number):
            state["treasury"][side] -= 200 * number
            send(state, side, kind, number)


# --- 8.0 ------------------------------------------------------------------------------------------


def bellicosity(state: State, side: str) -> None:
    """8.1, 1.3d."""
    sci = state["sci"][side]
    hurt = len(spoiled(state, side))
    for place in ("argos", "pella", "syracuse", "sardis"):
        if capital(state, place) == side and not colour(state, place):
            taken = controller(state, place) == FOE[side]
            hurt += 1 if taken or place in state["ravaged"] else 0
    change = (sci if sci < 0 else sci // 2) - hurt // 10 + state["marked"][side]
    change -= 2 if side == "sparta" and state["helots"] else 0
    state["marked"][side] = 0
    state["bellicosity"][side] = min(12, max(0, state["bellicosity"][side] + change))


def who_surrenders(state: State) -> str:
    """8.2: home lost, or no will left; of two first who has lost his home, then who wants less."""
    broken = [s for s in FOE if controller(state, s) == FOE[s] or state["bellicosity"][s] == 0]
    if len(broken) < 2:
        return broken[0] if broken else ""
    homeless = [s for s in broken if controller(state, s) != s]
    if len(homeless) == 1:
        return homeless[0]
    return min(broken, key=lambda s: int(state["bellicosity"][s]))


def is_tired(state: State, side: str) -> bool:
    """8.3a."""
    return bool(state["bellicosity"][side] <= 6 or state["treasury"][side] < 1000)


def end_of_turn(state: State, scenario: str) -> str:
    """8.0: what ends the game, "peace" if there is some to come, or "" if a new turn has begun."""
    state["phase"] = "surrender"
    state["war_turns"] += 1
    for side in FOE:
        bellicosity(state, side)
    loser = who_surrenders(state)
    if loser:
        role = FOE[loser] if not state["began_as"] else "player"
        state["points"][role] += -(-200 // (state["turn"] - state["first_turn"] + 1))
        return f"surrender {loser}"
    last, may_rest, rest_ends = SCENARIOS[scenario.removesuffix("_two")]
    if may_rest and not state["armistice_made"] and all(is_tired(state, side) for side in FOE):
        state["armistice_made"] = True
        return "armistice" if rest_ends else "peace"
    state["ravaged"] = []
    if state["turn"] == last:
        return "last-turn"
    new_turn(state, scenario)
    return ""


#: Last turn, whether there can be an armistice, whether it ends the scenario.
SCENARIOS = {
    "peloponnesian_war": (10, True, False),
    "archidamian_war": (3, True, True),
    "decelean_war": (8, False, True),
    "fall_of_athens": (10, False, True),
}


def new_turn(state: State, scenario: str) -> None:
    """8.5: the marker moves, and all that was of one turn is over."""
    state["turn"] += 1
    long_war = scenario.startswith(("peloponnesian", "archidamian"))
    state["disaster"] = long_war and ships(state["losses"]["athens"]) >= 4  # 10.1b
    nobody: dict[str, Any] = {"losses": {}, "moved": {}, "made": 0, "passed": False}
    for field, value in nobody.items():
        state[field] = {side: value for side in FOE}
    state["limit"] = {side: 99 for side in FOE}
    state["happened"] = [name for name in state["happened"] if not name.startswith("met:")]
    state["event"] = 0
    for field in ("deadly", "no_eisphora", "plague", "civil_war", "nicias"):
        state[field] = False
    state["attica_before"] = state["attica_now"]
    state["attica_now"] = any(place in state["forces"]["sparta"] for place in ATTICA)


def verdict(state: State, end: str, scenario: str) -> tuple[str | None, str, str]:
    """9.0, 10.1.5, 10.2: winner, level and reason of a game that has ended so."""
    reason, _, loser = end.partition(" ")
    if not state["began_as"]:
        points = state["points"]
        if loser:
            return FOE[loser], "decisive", reason
        if points["athens"] == points["sparta"]:
            return None, "draw", reason
        return max(FOE, key=lambda side: int(points[side])), "victory", reason
    campaign = scenario == "peloponnesian_war"
    won = state["points"]["player"] >= (151 if campaign else 40)
    won = won or bool(campaign and loser and loser != state["player"] and state["turn"] <= 3)
    return ("player", "decisive" if campaign else "victory", reason) if won else (None, "defeat", reason)
