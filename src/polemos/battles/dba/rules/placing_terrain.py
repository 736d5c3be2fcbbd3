"""dba.2.1, 2.3: the defender places the terrain, the attacker names his edge."""

from __future__ import annotations

from dataclasses import dataclass

from polemos.battles.dba.field import DEFENDER, WATER, Field
from polemos.battles.dba.grid import DEPTH, FACINGS, opposite
from polemos.battles.dba.rules import terrain
from polemos.battles.dba.state import BattleState
from polemos.engine.flow import Frame
from polemos.engine.prompt import ALONE, Arg, Choices, Prompt


@dataclass
class Terrain(Frame):
    """dba.2.1d, 2.3a: the defender chooses the features one by one, or leaves them to chance."""

    def deciders(self, state: BattleState) -> tuple[str, ...]:
        return (state.commanders[DEFENDER],)

    def prompt(self, state: BattleState, role: str) -> Prompt:
        choices: Choices = {}
        if terrain.complete(state.field):
            choices["done"] = ALONE
        choices["chance_field"] = ALONE
        kinds = terrain.kinds_open(state.field)
        if kinds:
            choices["feature"] = kinds
        return Prompt("terrain", "dba.2.1d", choices, {"topography": state.field.topography})

    def act(self, state: BattleState, role: str, verb: str, arg: Arg) -> None:
        if verb == "feature":
            state.call(Feature(str(arg)))
            return
        if verb == "chance_field":
            terrain.chance_field(state)
        state.log("field", "dba.2.3a", feature=tuple(f[0] for f in state.field.features))
        state.end()


@dataclass
class Feature(Frame):
    """dba.2.1g: how large."""

    kind: str

    def deciders(self, state: BattleState) -> tuple[str, ...]:
        return (state.commanders[DEFENDER],)

    def prompt(self, state: BattleState, role: str) -> Prompt:
        field = state.field
        fitting = tuple(
            s for s in terrain.sizes(field, self.kind) if terrain.fits_somewhere(field, self.kind, s)
        )
        return Prompt("size", "dba.2.1g", {"size": fitting}, {"feature": self.kind})

    def act(self, state: BattleState, role: str, verb: str, arg: Arg) -> None:
        state.become(Corner(self.kind, str(arg)))


@dataclass
class Corner(Frame):
    """dba.2.1e: where, by the north-west corner."""

    kind: str
    size: str

    def deciders(self, state: BattleState) -> tuple[str, ...]:
        return (state.commanders[DEFENDER],)

    def prompt(self, state: BattleState, role: str) -> Prompt:
        cells = state.places(terrain.corners(state.field, self.kind, self.size))
        return Prompt("corner", "dba.2.1e", {"to": cells}, {"feature": self.kind})

    def act(self, state: BattleState, role: str, verb: str, arg: Arg) -> None:
        terrain.place(state.field, self.kind, self.size, state.cell(arg))
        state.end()


def edges(field: Field) -> tuple[str, ...]:
    """dba.2.3b: edges that can be a base: not the sea, nor the one across; long boards: north, south."""
    if field.width != DEPTH:
        return ("n", "s")
    top, bottom = field.ground[field.width // 2], field.ground[-field.width // 2]
    middle = DEPTH // 2 * field.width
    left, right = field.ground[middle], field.ground[middle + field.width - 1]
    flat = WATER in (top, bottom)
    high = WATER in (left, right)
    if flat or high:
        return ("e", "w") if flat else ("n", "s")
    return ("e", "n", "s", "w")


@dataclass
class Edge(Frame):
    """dba.2.3b: the attacker names an edge and has it on 4-6, else another by chance."""

    side: int

    def deciders(self, state: BattleState) -> tuple[str, ...]:
        return (state.commanders[self.side],)

    def prompt(self, state: BattleState, role: str) -> Prompt:
        return Prompt("edge", "dba.2.3b", {"edge": edges(state.field)})

    def act(self, state: BattleState, role: str, verb: str, arg: Arg) -> None:
        edge = str(arg)
        die = state.die("dba.2.3b", role)
        if die < 4:
            others = tuple(e for e in edges(state.field) if e != edge)
            edge = others[state.die("dba.2.3b", role, len(others)) - 1] if len(others) > 1 else others[0]
        facing = opposite(FACINGS.index(edge))
        state.field.front = (facing, opposite(facing))
        state.log("edge", "dba.2.3b", side=state.banner(self.side), wanted=str(arg), die=die, edge=edge)
        state.end()
