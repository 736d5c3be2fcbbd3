"""dba.2.1, 2.3: the defender places the terrain, the attacker names his edge."""

from __future__ import annotations

from dataclasses import dataclass

from polemos.battles.dba.field import DEFENDER, WATER, Field
from polemos.battles.dba.grid import DEPTH, FACINGS, opposite
from polemos.battles.dba.reasons.setting_up import (
    NO_EDGE,
    NOT_THERE,
    why_not_done,
    why_not_feature,
    why_not_size,
)
from polemos.battles.dba.rules import terrain
from polemos.battles.dba.state import BattleState
from polemos.engine.ask import Ask
from polemos.engine.flow import Frame
from polemos.engine.prompt import ENDS
from polemos.engine.why import NOTHING, PLACE, Barrier, Gate, Gates, Note, outside


@dataclass
class Terrain(Frame):
    """dba.2.1d, 2.3a: the defender chooses the features one by one, or leaves them to chance."""

    def ask(self, state: BattleState) -> Ask:
        field = state.field
        ask = Ask(state.commanders[DEFENDER], "terrain", "dba.2.1d", {"topography": field.topography})
        if terrain.complete(field):
            ask.alone("done", self.done, ENDS)
        ask.alone("chance_field", self.leave_to_chance, ENDS)
        return ask.pick("feature", terrain.kinds_open(field), self.add)

    def phase(self, state: BattleState) -> str:
        return "terrain"

    def barriers(self, state: BattleState, who: str) -> Gates:
        return {"done": Gate(NOTHING, why_not_done), "feature": Gate("feature", why_not_feature)}

    def notes(self, state: BattleState, who: str) -> list[Note]:
        return [Note("chance_field", None, "dba-chance-field", "dba.2.1d")]

    def add(self, state: BattleState, role: str, kind: str) -> None:
        state.call(Feature(kind))

    def leave_to_chance(self, state: BattleState, role: str) -> None:
        terrain.chance_field(state)
        self.done(state, role)

    def done(self, state: BattleState, role: str) -> None:
        state.log("field", "dba.2.3a", feature=tuple(f[0] for f in state.field.features))
        state.end()


@dataclass
class Feature(Frame):
    """dba.2.1g: how large."""

    kind: str

    def ask(self, state: BattleState) -> Ask:
        field = state.field
        fitting = tuple(
            s for s in terrain.sizes(field, self.kind) if terrain.fits_somewhere(field, self.kind, s)
        )
        ask = Ask(state.commanders[DEFENDER], "size", "dba.2.1g", {"feature": self.kind})
        return ask.pick("size", fitting, self.choose_size)

    def phase(self, state: BattleState) -> str:
        return "terrain"

    def barriers(self, state: BattleState, who: str) -> Gates:
        return {"size": Gate("size", self.why_not_size)}

    def why_not_size(self, state: BattleState, who: str, size: str | None) -> Barrier | None:
        return None if size is None else why_not_size(state.field, self.kind, size)

    def choose_size(self, state: BattleState, role: str, size: str) -> None:
        state.become(Corner(self.kind, size))


@dataclass
class Corner(Frame):
    """dba.2.1e: where, by the north-west corner."""

    kind: str
    size: str

    def ask(self, state: BattleState) -> Ask:
        cells = state.places(terrain.corners(state.field, self.kind, self.size))
        ask = Ask(state.commanders[DEFENDER], "corner", "dba.2.1e", {"feature": self.kind})
        return ask.pick("to", cells, self.place)

    def phase(self, state: BattleState) -> str:
        return "terrain"

    def barriers(self, state: BattleState, who: str) -> Gates:
        cells = state.places(terrain.corners(state.field, self.kind, self.size))
        return {"to": Gate(PLACE, outside(cells, NOT_THERE))}

    def place(self, state: BattleState, role: str, place: str) -> None:
        terrain.place(state.field, self.kind, self.size, state.cell(place))
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

    def ask(self, state: BattleState) -> Ask:
        return Ask(state.commanders[self.side], "edge", "dba.2.3b").pick(
            "edge", edges(state.field), self.name
        )

    def phase(self, state: BattleState) -> str:
        return "edge"

    def barriers(self, state: BattleState, who: str) -> Gates:
        return {"edge": Gate("edge", outside(edges(state.field), NO_EDGE))}

    def notes(self, state: BattleState, who: str) -> list[Note]:
        return [Note("edge", edge, "dba-edge", "dba.2.3b") for edge in edges(state.field)]

    def name(self, state: BattleState, role: str, wanted: str) -> None:
        edge, die = wanted, state.throw("dba.2.3b", self.side)
        if die < 4:
            others = tuple(e for e in edges(state.field) if e != edge)
            banner, number = state.banner(self.side), len(others)
            edge = others[0] if number == 1 else others[state.die("dba.2.3b", banner, number) - 1]
        facing = opposite(FACINGS.index(edge))
        state.field.front = (facing, opposite(facing))
        state.log("edge", "dba.2.3b", side=state.banner(self.side), wanted=wanted, die=die, edge=edge)
        state.end()
