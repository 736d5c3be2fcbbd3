"""A second reading of the rules, as plain as can be: dictionaries, names, the rulebook open beside it.

It shares nothing with the rules of the game but what is printed (map, leaders). Random positions are played
by both, and must come to the same end (test_second_reading_*.py). Points are `{"h": 7, "an": 2}`, a state is
the `state` of a position.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.games.peloponnesian_war.scene import PRINTED

MAP: Any = PRINTED.map
FOE = {"athens": "sparta", "sparta": "athens"}
KINDS = ("h", "c", "n", "ah", "ac", "an")
WALLS = ("athens", "piraeus")

Points = dict[str, int]
State = dict[str, Any]


class Undecided(Exception):
    """The rules leave this to the lot or to a player: the second reading cannot know."""


def count(points: Points, *kinds: str) -> int:
    return sum(points.get(kind, 0) for kind in kinds)


def hoplites(points: Points) -> int:
    return count(points, "h", "ah")


def cavalry(points: Points) -> int:
    return count(points, "c", "ac")


def ships(points: Points) -> int:
    return count(points, "n", "an")


def men(points: Points) -> int:
    return hoplites(points) + cavalry(points)


def everybody(points: Points) -> int:
    return men(points) + ships(points)


def tidy(points: Points) -> Points:
    return {kind: points[kind] for kind in KINDS if points.get(kind)}


def plus(a: Points, b: Points) -> Points:
    return tidy({kind: count(a, kind) + count(b, kind) for kind in KINDS})


def minus(a: Points, b: Points) -> Points:
    assert all(count(a, kind) >= count(b, kind) for kind in KINDS)
    return tidy({kind: count(a, kind) - count(b, kind) for kind in KINDS})


def first_of(points: Points, order: str, number: int) -> Points:
    """The first so many points, in an order of kinds."""
    found: Points = {}
    for kind in order.split():
        some = min(count(points, kind), number)
        found[kind] = some
        number -= some
    return tidy(found)


# --- the board ------------------------------------------------------------------------------------


def colour(state: State, place: str) -> str:
    """EV.10e: Corcyra may have left the League."""
    return "" if place == "corcyra" and state["corcyra_neutral"] else str(MAP.colour[place])


def capital(state: State, place: str) -> str:
    """4.5: the side that a neutral power with this capital has joined."""
    name = {"argos": "argos", "pella": "macedonia", "syracuse": "syracuse", "sardis": "persia"}.get(place)
    return str(state["active"][name]) if name else ""


def friend(state: State, place: str) -> str:
    """1.3n-p: whose friend a space is: in rebellion the other side's."""
    if place in state["rebels"]:
        return str(state["rebels"][place])
    return colour(state, place) or capital(state, place)


def controller(state: State, place: str) -> str:
    """1.3e-f: by whom a space is controlled."""
    if place in state["held"]:
        return str(state["held"][place])
    return "" if place in state["rebels"] else colour(state, place)


def lost(state: State, side: str, place: str) -> bool:
    """PCT.b: captured or in rebellion."""
    return FOE[side] in (controller(state, place), friend(state, place))


def coalition(state: State, side: str, place: str) -> bool:
    """4.4c, 5.9a: the spaces named in the Post-Combat table."""
    named = {
        "athens": ("amphipolis", "larisa", "corcyra", "chios", "piraeus"),
        "sparta": ("corinth", "thebes", "gythium"),
    }
    if place == "corcyra" and state["corcyra_neutral"]:
        return False
    instead = place == "samos" and side == "athens" and lost(state, "athens", "chios")
    return place in named[side] or instead or capital(state, place) == side


def by_water(place: str) -> set[str]:
    return {*MAP.lines["naval"][place], *MAP.lines["mixed"][place]}


def watched_from(state: State, side: str, place: str, points: Points) -> set[str]:
    """1.3s-v: what a Force there influences, before anybody thinks of walls."""
    found = {place}
    if ships(points):
        near = by_water(place)
        found |= near | {there for at in near for there in by_water(at)}
    indoors = side == "athens" and state["phase"] == "combat" and place in WALLS  # 5.3.1e
    if cavalry(points) and not indoors:
        found |= {*MAP.lines["land"][place]}
        if not ships(points):
            found |= {*MAP.lines["mixed"][place]}
            found |= {*MAP.isthmus} if place in MAP.isthmus else set()
    return found


def influence(state: State, side: str) -> dict[str, set[str]]:
    """Space watched -> from where. 5.3.1e: nobody looks over the Long Walls; EV.10b: Corcyra looks away."""
    found: dict[str, set[str]] = {}
    for at, points in state["forces"][side].items():
        if at == "corcyra" and state["civil_war"] and state["phase"] == "operations":
            continue
        for place in watched_from(state, side, at, points):
            if not (side == "sparta" and place in WALLS):
                found.setdefault(place, set()).add(at)
    return found


def put(state: State, side: str, place: str, points: Points) -> None:
    """What stands in a space; 1.3f: control follows, but a fortress of the enemy is held only when the
    combats are over, and what both sides share stays whose it was."""
    forces = state["forces"]
    forces[side].pop(place, None)
    if tidy(points):
        forces[side][place] = tidy(points)
    control(state, place)


def control(state: State, place: str) -> None:
    there = [side for side in FOE if place in state["forces"][side]]
    if not there:
        state["held"].pop(place, None)
    if len(there) != 1:
        return
    side = there[0]
    before_walls = state["phase"] in ("operations", "combat") and place in MAP.fortress
    if colour(state, place) == side and place not in state["rebels"]:
        state["held"].pop(place, None)
    elif state["held"].get(place) != side and not (before_walls and friend(state, place) != side):
        state["held"][place] = side


def leaders(state: State, side: str, place: str) -> list[str]:
    return sorted(
        name for name, at in state["leaders"].items() if at == place and PRINTED.leaders[name].side == side
    )


def commander(state: State, side: str) -> str:
    """Who plays a side; "": the system."""
    if not state["began_as"]:
        return side
    return "player" if side == state["player"] else ""


def confidence(state: State, side: str, change: int) -> None:
    """1.3q: never beyond six."""
    state["sci"][side] = max(-6, min(6, state["sci"][side] + change))


def score(state: State, side: str, points: int) -> None:
    """9.0: for who plays the side."""
    if commander(state, side):
        state["points"][commander(state, side)] += points


# --- 5.2: battles ---------------------------------------------------------------------------------


class Host:
    """One side of a battle: an Army on the march (at "army"), or what stands in a space."""

    def __init__(self, state: State, side: str, at: str) -> None:
        self.state, self.side, self.at = state, side, at

    @property
    def points(self) -> Points:
        if self.at == "army":
            return dict(self.state["operation"]["force"])
        return dict(self.state["forces"][self.side].get(self.at, {}))

    def leaders(self) -> list[str]:
        if self.at != "army":
            return leaders(self.state, self.side, self.at)
        name = self.state["operation"]["leader"]
        return [] if self.state["leaders"][name] == "dead" else [name]

    def tactical(self) -> int:
        """5.2.1b: the lowest rating; who has no leader is below who has a bad one."""
        return min((PRINTED.leaders[name].tactical for name in self.leaders()), default=-1)

    def lose(self, order: str, number: int) -> Points:
        dead = first_of(self.points, order, number)
        left = minus(self.points, dead)
        if self.at == "army":
            self.state["operation"]["force"] = left
        else:
            put(self.state, self.side, self.at, left)
            if not left:
                self._leaders_out()
        self.state["losses"][self.side] = plus(self.state["losses"][self.side], dead)
        return dead

    def go_home(self) -> None:
        """1.3i, 5.7b."""
        self.state["box"][self.side] = plus(self.state["box"][self.side], self.points)
        self._leaders_out()
        if self.at == "army":
            self.state["operation"]["force"] = {}
        else:
            put(self.state, self.side, self.at, {})

    def _leaders_out(self) -> None:
        for name in self.leaders():
            self.state["leaders"][name] = "out"
            if self.at != "army" and self.state["chief"][self.side] == name:
                self.state["chief"][self.side] = ""


def kind_of_battle(a: Points, b: Points) -> str:
    """5.2e."""
    pure = [(men(p) > 0, ships(p) > 0) for p in (a, b)]
    if pure in ([(True, False), (False, True)], [(False, True), (True, False)]):
        return "none"
    if pure == [(True, True), (True, True)]:
        return "mixed"
    return "land" if (True, False) in pure else "naval"


def bonus(host: Host, other: Host, at_sea: bool, place: str) -> int:
    """5.2.1b-f, 5.2.2a-b."""
    mine, theirs = host.points, other.points
    found = max(0, host.tactical())
    if at_sea:
        found += max(0, ships(mine) - ships(theirs))
        athenian = host.side == "athens" and ships(mine) and count(mine, "n") >= count(mine, "an")
        return found + (2 if athenian else 0)
    found += max(0, hoplites(mine) - hoplites(theirs))
    found += 1 if cavalry(mine) > cavalry(theirs) else 0
    spartan = host.side == "sparta"
    found += 2 if spartan and men(mine) and count(mine, "h") >= men(mine) - count(mine, "h") else 0
    return found + (2 if spartan and place == "sparta" else 0)


def round_of(
    state: State, one: Host, two: Host, at_sea: bool, place: str, dice: Iterator[int]
) -> Host | None:
    """5.2.1, 5.2.2: one exchange; who wins it, or None."""
    plus_one, plus_two = bonus(one, two, at_sea, place), bonus(two, one, at_sea, place)
    die_one, die_two = next(dice), next(dice)
    present = [(host, host.leaders(), die) for host, die in ((one, die_one), (two, die_two))]
    difference = die_one + plus_one - die_two - plus_two
    lead = difference or one.tactical() - two.tactical()
    winner, loser = (one, two) if lead > 0 else (two, one)
    order = "n an" if at_sea else "h c ah ac"
    if not lead:
        if (everybody(one.points), everybody(two.points)) != (1, 1):
            one.lose(order, 1)
            two.lose(order, 1)
    elif at_sea:
        loser.lose(order, min(abs(difference), ships(winner.points)))
    else:
        softened = max(0, cavalry(loser.points) - cavalry(winner.points))
        dead = loser.lose(order, max(1, min(abs(difference), hoplites(winner.points)) - softened))
        if count(dead, "h") and not state["armistice_made"]:  # 5.6a, 8.3e
            state["hostages"][winner.side] = True
    for host, names, die in present:
        if state["deadly"] and die <= 3:
            kill_leaders(state, host.side, names)
    return winner if lead else None


def kill_leaders(state: State, side: str, names: list[str]) -> None:
    """EV.11."""
    for name in names:
        if name not in ("alcibiades", "pericles") and state["deaths"][side] < 3:
            state["leaders"][name] = "dead"
            state["deaths"][side] += 1
            if state["chief"][side] == name:
                state["chief"][side] = ""


def battle(state: State, one: Host, two: Host, place: str, dice: Iterator[int]) -> str:
    """5.2: who wins, "draw" or "none"."""
    kind = kind_of_battle(one.points, two.points)
    if kind == "none":
        return "none"
    if place == "sparta":
        call_leader(state)
    winner = round_of(state, one, two, kind != "land", place, dice)
    if kind == "mixed" and winner:
        loser = two if winner is one else one
        if hoplites(winner.points) >= hoplites(loser.points):
            winner = round_of(state, one, two, False, place, dice)
    if not winner:
        one.go_home()
        two.go_home()
        return "draw"
    loser = two if winner is one else one
    loser.go_home()
    confidence(state, winner.side, 1)
    confidence(state, loser.side, -1)
    score(state, winner.side, 10)
    score(state, loser.side, -15)
    return winner.side


def call_leader(state: State) -> None:
    """5.2.1f: a leader is drawn for a battle in Sparta."""
    pool = leaders(state, "sparta", "pool")
    if len(pool) > 1:
        raise Undecided
    if pool and "sparta" in state["forces"]["sparta"]:
        state["leaders"][pool[0]] = "sparta"
