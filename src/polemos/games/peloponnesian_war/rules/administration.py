"""7.0: revenue with every reduction and addition, the Eisphora, construction."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame, Step
from polemos.engine.prompt import DECLINES, ENDS, Value
from polemos.engine.why import Gates, Note
from polemos.games.peloponnesian_war.forecast.departures import building_notes
from polemos.games.peloponnesian_war.printed.printed import kind_index
from polemos.games.peloponnesian_war.reasons.points import building_gates
from polemos.games.peloponnesian_war.reasons.telling import FREE
from polemos.games.peloponnesian_war.rules.activation import BY_NAME
from polemos.games.peloponnesian_war.rules.going_home import place_by_table, without_refuge
from polemos.games.peloponnesian_war.rules.siege import reaches_euxine
from polemos.games.peloponnesian_war.rules.steps import Steps
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
from polemos.games.peloponnesian_war.rules.treasury import spendable
from polemos.games.peloponnesian_war.state import War
from polemos.kit.bits import Bits as Spaces


def spoiled(state: War, side: str, ravaged: bool) -> tuple[str, ...]:
    """7.1b, 8.1c: own-coloured spaces captured, in rebellion or ravaged."""
    return state.map.places(spoiled_set(state, side, ravaged))


def spoiled_set(state: War, side: str, ravaged: bool) -> Spaces:
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


def revenue(state: War, side: str, armistice: bool) -> dict[str, int]:
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


def collect(state: War, side: str, armistice: int) -> None:
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


def may_levy(state: War, armistice: bool) -> bool:
    """7.1.4a-b, EV.3c: a player's Athens, Attica free of enemies and unravaged; 8.3g: in an armistice ravaged
    spaces have no effect."""
    if not state.role_of(ATHENS) or state.no_eisphora:
        return False
    attica = state.printed.attica_set
    return not attica & state.force_set[SPARTA] and (armistice or not attica & state.ravaged_set)


@dataclass
class Administration(Steps):
    """7.0a: revenue, Eisphora, then construction."""

    def steps(self) -> tuple[Step, ...]:
        return SEGMENTS


def _revenue(state: War) -> None:
    state.enter_phase("administrative", "7.0")
    for side in SIDES:
        collect(state, side, 0)


def _eisphora(state: War) -> None:
    if may_levy(state, False):
        state.call(Eisphora(1))


@dataclass
class Eisphora(Frame):
    """7.1.4: a levy on the rich, if the player wants it; 8.3g: in an armistice for each of its turns."""

    turns: int

    def ask(self, state: War) -> Ask:
        rule = "8.3g" if self.turns > 1 else "7.1.4"
        ask = Ask(state.role_of(ATHENS), "eisphora", rule, {"talents": self._talents(state)})
        return ask.alone("levy", self.levy).alone("decline", self.decline, DECLINES)

    def barriers(self, state: War, who: str) -> Gates:
        return {"levy": FREE, "decline": FREE}

    def notes(self, state: War, who: str) -> list[Note]:
        talents = self._talents(state)
        total = state.treasury[ATHENS] + talents
        return [Note("levy", None, "levy", "7.1.4a", {"talents": talents, "total": total})]

    def _talents(self, state: War) -> int:
        return state.printed.income.eisphora * self.turns

    def levy(self, state: War, role: str) -> None:
        talents = self._talents(state)
        state.treasury[ATHENS] += talents
        state.log("eisphora", "7.1.4a", who=ATHENS, talents=talents, total=state.treasury[ATHENS])
        state.end()

    def decline(self, state: War, role: str) -> None:
        state.log("rich-spared", "7.1.4", who=ATHENS)
        state.end()


def _construct(state: War, side: str) -> None:
    """7.2: a player is asked."""
    if state.role_of(side):
        count = state.printed.costs["building_turn"] // state.printed.costs["build"]
        state.call(Build(side, count, False))
    else:
        rebuild(state, side)


def _athens_builds(state: War) -> None:
    _construct(state, ATHENS)


def _sparta_builds(state: War) -> None:
    _construct(state, SPARTA)


#: 7.0a: the segments of the Administrative Phase.
SEGMENTS: Final[tuple[Step, ...]] = (_revenue, _eisphora, _athens_builds, _sparta_builds)


@dataclass
class Build(Frame):
    """7.2a-b, 8.3h: new points of any kind, while money and counters last."""

    who: str
    left: int
    armistice: bool

    def ask(self, state: War) -> Ask | None:
        purse = self._purse(state)
        kinds = self.kinds(state, purse)
        if not kinds:
            return None
        args: dict[str, Value] = {"who": self.who, "count": self.left, "talents": purse}
        ask = Ask(state.role_of(self.who), "build", self._rule(), args)
        return ask.pick("build", kinds, self.build).alone("done", self.done, ENDS)

    def barriers(self, state: War, who: str) -> Gates:
        return building_gates(self.who, self.kinds(state, self._purse(state)))

    def notes(self, state: War, who: str) -> list[Note]:
        purse = self._purse(state)
        built = building_notes(state, self.who, self.kinds(state, purse), purse)
        return [*built, Note("done", None, "build-done", self._rule(), {"count": self.left})]

    def kinds(self, state: War, purse: int) -> tuple[str, ...]:
        """The kinds of which there are counters left, if another point can be paid; only those that have
        somewhere to go (PCT.i, PCT.k, QA.6)."""
        if not self.left or purse < state.printed.costs["build"]:
            return ()
        room = state.counters_left(self.who) & ~without_refuge(state, self.who)
        return tuple([KINDS[kind] for kind in BY_NAME if count_of(room, kind)])

    def _purse(self, state: War) -> int:
        """8.3h: in an armistice the Emergency Fund is never touched."""
        if self.armistice:
            return state.treasury[self.who] - state.printed.costs["fund"]
        return spendable(state, self.who)

    def _rule(self) -> str:
        return "8.3h" if self.armistice else "7.2"

    def build(self, state: War, role: str, kind: str) -> None:
        state.become(Build(self.who, self.left - 1, self.armistice))
        raise_points(state, self.who, of_kind(kind_index(kind), 1), self._rule())

    def done(self, state: War, role: str) -> None:
        state.end()

    def run(self, state: War) -> None:
        state.end()


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
