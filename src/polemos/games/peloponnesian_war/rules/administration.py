"""7.0: revenue with every reduction and addition, the Eisphora, construction."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.flow import Frame
from polemos.engine.prompt import ALONE, Arg, Choices, Prompt
from polemos.games.peloponnesian_war.printed.printed import kind_index
from polemos.games.peloponnesian_war.rules.activation import BY_NAME
from polemos.games.peloponnesian_war.rules.going_home import place_by_table, without_refuge
from polemos.games.peloponnesian_war.rules.siege import reaches_euxine
from polemos.games.peloponnesian_war.rules.strength_points import (
    ATHENS,
    EMPTY,
    FOE,
    KINDS,
    SIDES,
    SPARTA,
    Force,
    count_of,
    of_kind,
    total,
    words,
)
from polemos.games.peloponnesian_war.state import War
from polemos.kit.bits import Bits as Spaces


def spoiled(state: War, side: str, ravaged: bool = True) -> tuple[str, ...]:
    """7.1b, 8.1c: own-coloured spaces captured, in rebellion or ravaged."""
    return state.map.places(spoiled_set(state, side, ravaged))


def spoiled_set(state: War, side: str, ravaged: bool = True) -> Spaces:
    """The same as a set."""
    found = state.rebel_set | state.held_set[FOE[side]]
    if ravaged:
        found |= state.ravaged_set
    return found & state.colours[side]


#: The paragraph of each part of the income; the Helots have two.
PARTS: Final = {
    "base": "7.1a",
    "lost_spaces": "7.1b",
    "great_allies": "7.1c",
    "syracuse": "7.1.1a",
    "sicily": "7.1.1b",
    "euxine": "7.1.2a",
    "epidamnus": "7.1.3a",
    "persia": "EV.5b",
}


def revenue(state: War, side: str, armistice: bool = False) -> dict[str, int]:
    """7.1: every part of a side's income, by name; zero parts are left out. 8.3g: in an armistice no space
    counts as ravaged, and no segment finds the Helots in arms (6.3)."""
    income = state.printed.income
    parts = {"base": income.base[side]}
    hurt = spoiled_set(state, side, not armistice)
    count: int = hurt.bit_count()
    heavy = _great_allies_lost(state, hurt) if side == SPARTA else 0
    parts["lost_spaces"] = -income.lost_space * (count - heavy)
    parts["great_allies"] = -income.great_ally * heavy
    if _traces_epidamnus(state, side):
        parts["epidamnus"] = income.epidamnus
    if side == ATHENS:
        _athenian_parts(state, parts)
    else:
        _spartan_parts(state, parts, armistice)
    return {name: talents for name, talents in parts.items() if talents}


def _great_allies_lost(state: War, hurt: Spaces) -> int:
    """7.1b: how many of Sparta's great allies are in Athenian hands."""
    lost = state.map.places(hurt & state.printed.great_allies)
    return len([place for place in lost if state.controller(place) == ATHENS])


def _athenian_parts(state: War, parts: dict[str, int]) -> None:
    """7.1.1b, 7.1.2: Sicily and the Euxine."""
    income = state.printed.income
    sicilian = state.map.in_zone["sicily"]
    if state.controller("syracuse") == ATHENS and all(state.influenced(ATHENS, p) for p in sicilian):
        parts["sicily"] = income.sicily
    if not reaches_euxine(state):
        parts["euxine"] = -income.euxine_cut


def _spartan_parts(state: War, parts: dict[str, int], armistice: bool) -> None:
    """7.1.1a, EV.5b, 6.3: Syracuse, Persia, the Helots."""
    income = state.printed.income
    if state.active["syracuse"] == SPARTA and state.controller("syracuse") != ATHENS:
        parts["syracuse"] = income.syracuse_ally
    if state.active["persia"] == SPARTA:
        parts["persia"] = income.persia[1 if state.iasus_fell else 0]
    if state.helots and not armistice:
        parts["helots"] = -500 if state.helots == 1 else -1000


def _traces_epidamnus(state: War, side: str) -> bool:
    """7.1.3: a chain of controlled spaces free of enemies from home to Epidamnus, which is held too."""
    goal = state.printed.income.goal
    enemy = state.forces[FOE[side]]
    if state.controller(goal) != side or goal in enemy:
        return False
    ours = state.controlled(side) & ~state.force_set[FOE[side]]
    return bool(ours & state.map.bit[side]) and state.map.chained(side, goal, ~ours)


def collect(state: War, side: str, armistice: int = 0) -> None:
    """7.1d: the income is added to the treasury, which never falls below nothing; 8.3g: in an armistice that
    of all its turns."""
    parts = revenue(state, side, armistice > 0)
    income = sum(parts.values()) * (armistice or 1)
    state.treasury[side] = max(0, state.treasury[side] + income)
    if state.journal is not None:
        helots = "6.3b" if state.helots == 1 else "6.3c"
        for name, talents in parts.items():
            state.log("revenue-part", PARTS.get(name, helots), who=side, part=name, talents=talents)
    rule = "8.3g" if armistice else "7.1"
    state.log("revenue", rule, who=side, talents=income, total=state.treasury[side])


def may_levy(state: War, armistice: bool = False) -> bool:
    """7.1.4a-b, EV.3c: a player's Athens, Attica free of enemies and unravaged; 8.3g: in an armistice ravaged
    spaces have no effect."""
    if not state.role_of(ATHENS) or state.no_eisphora:
        return False
    attica = state.printed.attica_set
    return not attica & state.force_set[SPARTA] and (armistice or not attica & state.ravaged_set)


@dataclass
class Administration(Frame):
    """7.0a: revenue, Eisphora, then construction."""

    step: int

    def __init__(self, step: int) -> None:
        self.step = step

    def run(self, state: War) -> None:
        waiting = len(state.frames)
        for step in range(self.step, 4):
            if step == 0:
                state.enter_phase("administrative", "7.0")
                for side in SIDES:
                    collect(state, side)
            elif step == 1:
                if may_levy(state):
                    state.call(Eisphora(1))
            else:
                _construct(state, SIDES[step - 2])
            if len(state.frames) != waiting:
                state.frames[waiting - 1] = Administration(step + 1)
                return
        state.end()


@dataclass
class Eisphora(Frame):
    """7.1.4: a levy on the rich, if the player wants it; 8.3g: in an armistice for each of its turns."""

    turns: int

    def deciders(self, state: War) -> tuple[str, ...]:
        return (state.role_of(ATHENS),)

    def prompt(self, state: War, role: str) -> Prompt:
        choices: Choices = {"levy": ALONE, "decline": ALONE}
        return Prompt(
            "eisphora", "8.3g" if self.turns > 1 else "7.1.4", choices, {"talents": self._talents(state)}
        )

    def _talents(self, state: War) -> int:
        return state.printed.income.eisphora * self.turns

    def act(self, state: War, role: str, verb: str, arg: Arg) -> None:
        if verb == "levy":
            talents = self._talents(state)
            state.treasury[ATHENS] += talents
            state.log("eisphora", "7.1.4a", who=ATHENS, talents=talents, total=state.treasury[ATHENS])
        state.end()


def _construct(state: War, side: str) -> None:
    """7.2: a player is asked."""
    if state.role_of(side):
        state.call(Build(side, state.printed.costs["building_turn"] // state.printed.costs["build"], 0))
    else:
        rebuild(state, side)


@dataclass
class Build(Frame):
    """7.2a-b, 8.3h: new points of any kind, while money and counters last."""

    side: str
    left: int
    armistice: int

    def __init__(self, side: str, left: int, armistice: int) -> None:
        self.side = side
        self.left = left
        self.armistice = armistice

    def offers(self, state: War) -> Force:
        """The counters left of each kind, if another point can be paid; of those only that have somewhere to
        go (PCT.i, PCT.k, QA.6)."""
        can_pay = self._purse(state) >= state.printed.costs["build"]
        if not self.left or not can_pay:
            return EMPTY
        return state.counters_left(self.side) & ~without_refuge(state, self.side)

    def _purse(self, state: War) -> int:
        """8.3h: in an armistice the Emergency Fund is never touched."""
        if self.armistice:
            return state.treasury[self.side] - state.printed.costs["fund"]
        return state.purse(self.side)

    def deciders(self, state: War) -> tuple[str, ...]:
        return (state.role_of(self.side),) if self.offers(state) else ()

    def run(self, state: War) -> None:
        state.end()

    def prompt(self, state: War, role: str) -> Prompt:
        room = self.offers(state)
        kinds = tuple([KINDS[kind] for kind in BY_NAME if count_of(room, kind)])
        choices: Choices = {"build": kinds, "done": ALONE}
        rule = "8.3h" if self.armistice else "7.2"
        return Prompt(
            "build", rule, choices, {"who": self.side, "count": self.left, "talents": self._purse(state)}
        )

    def act(self, state: War, role: str, verb: str, arg: Arg) -> None:
        if verb == "done":
            state.end()
            return
        rule = "8.3h" if self.armistice else "7.2"
        state.become(Build(self.side, self.left - 1, self.armistice))
        raise_points(state, self.side, of_kind(kind_index(str(arg)), 1), rule)


def raise_points(state: War, side: str, force: Force, rule: str = "7.2") -> None:
    """7.2a, 8.3h: 200 talents a point, placed at once by the Post-Combat table."""
    price = state.printed.costs["build"] * total(force)
    state.treasury[side] -= price
    left = state.treasury[side]
    state.log("built", rule, who=side, force=words(force), talents=price, total=left)
    place_by_table(state, side, force)


def rebuild(state: War, side: str) -> None:
    """7.2c-d: the non-player side replaces up to three of the points it lost, never below 1000 talents."""
    costs = state.printed.costs
    spare = (state.treasury[side] - costs["fund"]) // costs["build"]
    count = min(costs["building_turn"] // costs["build"], max(0, spare))
    lost = tuple([name for kind, name in enumerate(KINDS) for _ in range(count_of(state.losses[side], kind))])
    chosen = state.shuffle("7.2c", lost)[:count] if len(lost) > count else lost
    if not chosen:
        return
    room, built = state.counters_left(side) & ~without_refuge(state, side), EMPTY
    for name in chosen:
        kind = kind_index(name)
        if count_of(room - built, kind):
            built += of_kind(kind, 1)
    if built:
        raise_points(state, side, built)
