"""The table as numbers (docs/lab.md, "Views as vectors"): nothing is hidden (1b), all seats see the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from polemos.engine.observation import YES, Observation, Part, Planes
from polemos.games.hellas.charts import ROWS
from polemos.games.hellas.power import Power
from polemos.games.hellas.printed import SIDES, Printed, foe
from polemos.games.hellas.rules.cycle import ACTIONS
from polemos.games.hellas.state import Hellas

if TYPE_CHECKING:
    from polemos.engine.observation import Vector

VERSION: Final = 1

#: What a power has besides its pieces; incomes and sums follow from the rest.
TRACKS: Final[tuple[str, ...]] = ("money", "stability")


def layout(printed: Printed) -> Planes:
    land, sea, squares = tuple(sorted(printed.roads)), tuple(sorted(printed.lanes)), squares_of(printed)
    sites, cities, areas = printed.goods_hexes, tuple(sorted(printed.cities)), printed.area_names
    return (
        ("turn", (("turn",),)),
        ("first", (SIDES,)),
        ("armistice", (("box", *SIDES),)),
        ("tracks", (SIDES, TRACKS)),
        ("development", (SIDES, ROWS)),
        ("goods", (SIDES, printed.charts.goods)),
        ("cycle", (SIDES, ACTIONS)),
        ("last", (ACTIONS,)),
        ("control", (SIDES, areas)),
        ("contested", (SIDES, areas)),
        ("neutrals", (("legions", "fortresses"), areas)),
        ("legions", (SIDES, land)),
        ("ships", (SIDES, sea)),
        ("cargo", (SIDES, squares)),
        ("posts", (SIDES, sites)),
        ("fortresses", (SIDES, sites)),
        ("monuments", (SIDES, cities)),
        ("leader", (SIDES, squares)),
        ("focus", (squares,)),
    )


def square_of(printed: Printed, place: str) -> str:
    """Three by three hexes: near enough for what rarely matters to the hex, and a ninth of the cells."""
    column, row = printed.cells[place]
    return f"{column // 3}.{row // 3}"


def squares_of(printed: Printed) -> tuple[str, ...]:
    return tuple(dict.fromkeys(square_of(printed, place) for place in printed.hexes))


class HellasObservation(Observation):
    """Legions by land hex, ships and cargo by sea hex, posts, fortresses and monuments by the hexes that may
    hold them, tracks, goods, the action cycle and who controls what."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(VERSION, SIDES, layout(printed))
        self.turn = self.start("turn")
        self.first = self.cells("first")
        self.armistice = self.cells("armistice")
        self.last = self.cells("last")
        self.tracks = {side: self.cells("tracks", side)["money"] for side in SIDES}
        self.goods = {side: self.cells("goods", side)[printed.charts.goods[0]] for side in SIDES}
        self.development = self.rows("development")
        self.cycle = self.rows("cycle")
        self.control = self.rows("control")
        self.legions = self.rows("legions")
        self.ships = self.rows("ships")
        self.cargo = self.rows("cargo")
        self.posts = self.rows("posts")
        self.fortresses = self.rows("fortresses")
        self.monuments = self.rows("monuments")
        self.leader = self.rows("leader")
        self.contested, self.neutrals = self.rows("contested"), self.rows("neutrals")
        self.focus = self.cells("focus")
        self.square = {place: square_of(printed, place) for place in printed.hexes}

    def parts(self) -> tuple[Part, ...]:
        return (
            Part("turn", "goods", self._standing, standing_fields),
            Part("cycle", "last", self._cycle, cycle_fields),
            Part("control", "neutrals", self._map, map_fields),
            Part("legions", "cargo", self._forces, force_fields),
            Part("posts", "leader", self._holdings, holding_fields),
            Part("focus", "focus", self._focus),
        )

    def _standing(self, state: Hellas, role: str, vector: Vector) -> None:
        vector[self.turn] = state.turn
        vector[self.first[state.first]] = YES
        vector[self.armistice["box"]] = state.armistice
        if state.asker:
            vector[self.armistice[state.asker]] = YES
        for side in SIDES:
            self._tracks(state.powers[side], side, vector)

    def _focus(self, state: Hellas, role: str, vector: Vector) -> None:
        for place in state.focus():
            vector[self.focus[self.square[place]]] = YES

    def _tracks(self, power: Power, side: str, vector: Vector) -> None:
        at = self.tracks[side]
        vector[at] = power.money
        vector[at + 1] = power.stability
        rows = self.development[side]
        for row, box in power.boxes.items():
            if box:
                vector[rows[row]] = box
        at = self.goods[side]
        for good, count in enumerate(power.goods):
            if count:
                vector[at + good] = count

    def _forces(self, state: Hellas, role: str, vector: Vector) -> None:
        for side, power in state.powers.items():
            fill(vector, self.legions[side], power.legions)
            fill(vector, self.ships[side], power.ships)
            for place, count in power.cargo.items():
                vector[self.cargo[side][self.square[place]]] += count

    def _holdings(self, state: Hellas, role: str, vector: Vector) -> None:
        for side, power in state.powers.items():
            fill(vector, self.posts[side], power.posts)
            fill(vector, self.fortresses[side], power.fortresses)
            for place in power.monuments:
                vector[self.monuments[side][place]] = YES
            if power.leader:
                vector[self.leader[side][self.square[power.leader]]] = YES

    def _map(self, state: Hellas, role: str, vector: Vector) -> None:
        """11: whose areas they are; 9.1.4: what is contested; 15: the neutrals."""
        for area, side in state.control.items():
            if side in self.control:
                vector[self.control[side][area]] = YES
        area_of = state.printed.area_of
        for place, sides in state.intruders.items():
            for side in sides:
                vector[self.contested[side][area_of[place]]] += 1
        for place, count in state.neutral_legions.items():
            vector[self.neutrals["legions"][area_of[place]]] += count
        for place in state.neutral_fortresses:
            vector[self.neutrals["fortresses"][area_of[place]]] += 1

    def _cycle(self, state: Hellas, role: str, vector: Vector) -> None:
        """8: the cubes in the boxes, and the action that was chosen last."""
        order = (state.first, foe(state.first))
        for i, action in enumerate(state.cycle):
            vector[self.cycle[order[i % 2]][action]] += 1
        if state.cycle:
            vector[self.last[state.cycle[-1]]] = YES


def standing_fields(state: Hellas, role: str) -> tuple[object, ...]:
    ours, theirs = state.powers[SIDES[0]], state.powers[SIDES[1]]
    return (
        *(state.turn, state.first, state.armistice, state.asker),
        *(ours.money, ours.stability, ours.boxes, ours.goods),
        *(theirs.money, theirs.stability, theirs.boxes, theirs.goods),
    )


def cycle_fields(state: Hellas, role: str) -> tuple[object, ...]:
    return state.first, state.cycle


def map_fields(state: Hellas, role: str) -> tuple[object, ...]:
    return state.control, state.intruders, state.neutral_legions, state.neutral_fortresses


def force_fields(state: Hellas, role: str) -> tuple[object, ...]:
    ours, theirs = state.powers[SIDES[0]], state.powers[SIDES[1]]
    return ours.legions, ours.ships, ours.cargo, theirs.legions, theirs.ships, theirs.cargo


def holding_fields(state: Hellas, role: str) -> tuple[object, ...]:
    ours, theirs = state.powers[SIDES[0]], state.powers[SIDES[1]]
    return (
        *(ours.posts, ours.fortresses, ours.monuments, ours.leader),
        *(theirs.posts, theirs.fortresses, theirs.monuments, theirs.leader),
    )


def fill(vector: Vector, cells: dict[str, int], counts: dict[str, int]) -> None:
    for place, count in counts.items():
        vector[cells[place]] = count


def observation(printed: Printed, roles: tuple[str, ...]) -> HellasObservation:
    return HellasObservation(printed)
