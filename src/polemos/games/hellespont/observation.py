"""A seat's knowledge as numbers (docs/lab.md, "Views as vectors"): what `view` tells, without its drawing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from polemos.engine.observation import YES, Observation, Part, Planes
from polemos.games.hellespont.printed import LAND, PHASES, SIDES, Printed
from polemos.games.hellespont.state import Hellespont

if TYPE_CHECKING:
    from polemos.engine.observation import Vector

VERSION: Final = 1


def layout(printed: Printed) -> Planes:
    afloat = tuple(p for p in printed.places if printed.kind[p] != LAND)
    return (
        ("turn", (("turn",),)),
        ("phase", (PHASES,)),
        ("initiative", (SIDES,)),
        ("advantage", (SIDES,)),
        ("points", (SIDES,)),
        ("supply", (SIDES,)),
        ("shortage", (SIDES,)),
        ("hands", (SIDES,)),
        ("ships", (SIDES, afloat)),
        ("troops", (SIDES, printed.places)),
        ("leaders", (SIDES, printed.places)),
        ("pieces", (printed.all_pieces,)),
        ("own", (printed.counters,)),
        ("spotted", (printed.counters,)),
        ("gone", (printed.counters,)),
        ("focus", (printed.places,)),
        ("selected", (printed.all_pieces,)),
        ("arrivals", (lines_of(printed),)),
    )


def lines_of(printed: Printed) -> tuple[str, ...]:
    """10: the reinforcement lines of all scenarios."""
    found: dict[str, int] = {}
    for scenario in printed.scenarios:
        found.update(dict.fromkeys((*printed.lines[scenario], *printed.optional[scenario]), 0))
    return tuple(found)


class HellespontObservation(Observation):
    """Ships, troops and leaders by place; every piece in play; tracks; counters held, known and gone."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(VERSION, SIDES, layout(printed))
        self.turn = self.start("turn")
        self.phase = self.cells("phase")
        self.initiative, self.advantage = self.cells("initiative"), self.cells("advantage")
        self.tracks = tuple(self.cells(name) for name in ("points", "supply", "shortage", "hands"))
        self.ships = self.rows("ships")
        self.troops = self.rows("troops")
        self.leaders = self.rows("leaders")
        self.arrivals = self.cells("arrivals")
        self.pieces, self.selected = self.cells("pieces"), self.cells("selected")
        #: Unit -> its cell, its two strengths, and whether it is a ship: all that filling asks of the board.
        self.facts = {
            unit: (self.pieces[unit], printed.full[unit], printed.reduced[unit], unit in printed.ships)
            for unit in printed.all_units
        }
        self.own, self.spotted, self.gone = self.cells("own"), self.cells("spotted"), self.cells("gone")
        self.focus = self.cells("focus")

    def parts(self) -> tuple[Part, ...]:
        return (
            Part("turn", "hands", self._situation),
            Part("ships", "pieces", self._board, board_fields),
            Part("own", "gone", self._counters, counter_fields),
            Part("focus", "selected", self._question),
            Part("arrivals", "arrivals", self._arrivals, arrival_fields),
        )

    def _situation(self, state: Hellespont, role: str, vector: Vector) -> None:
        vector[self.turn] = state.turn
        vector[self.phase[state.phase]] = YES
        vector[self.initiative[state.initiative]] = YES
        if state.advantage in self.advantage:
            vector[self.advantage[state.advantage]] = YES
        for side in SIDES:
            self._tracks(state, side, vector)

    def _board(self, state: Hellespont, role: str, vector: Vector) -> None:
        for side in SIDES:
            self._units(state, side, vector)
            self._leaders(state, side, vector)

    def _question(self, state: Hellespont, role: str, vector: Vector) -> None:
        for place in state.focus():
            vector[self.focus[place]] = YES
        for piece in state.selected(role):
            vector[self.selected[piece]] = YES

    def _tracks(self, state: Hellespont, side: str, vector: Vector) -> None:
        points, supply, shortage, hands = self.tracks
        vector[points[side]] = state.points[side]
        vector[supply[side]] = state.supply[side]
        vector[shortage[side]] = YES if state.in_shortage[side] else 0.0
        vector[hands[side]] = len(state.hands[side])

    def _units(self, state: Hellespont, side: str, vector: Vector) -> None:
        """1.1c: the strength that shows, by place and by counter."""
        facts, weak = self.facts, state.weak
        afloat, ashore = self.ships[side], self.troops[side]
        for place, units in state.units[side].items():
            at_sea = on_land = 0
            for unit in units:
                cell, full, reduced, ship = facts[unit]
                strength = reduced if unit in weak else full
                vector[cell] = strength
                if ship:
                    at_sea += strength
                else:
                    on_land += strength
            if at_sea:
                vector[afloat[place]] = at_sea
            if on_land:
                vector[ashore[place]] = on_land

    def _leaders(self, state: Hellespont, side: str, vector: Vector) -> None:
        """1.2: swords and one more, so that a leader without any, or wounded, is seen to be there."""
        cells, pieces = self.leaders[side], self.pieces
        for place, leaders in state.leaders[side].items():
            for leader in leaders:
                bonus = state.bonus(leader) + 1
                vector[pieces[leader]] = bonus
                vector[cells[place]] += bonus

    def _arrivals(self, state: Hellespont, role: str, vector: Vector) -> None:
        """10: the turn of each line that is still to come; the optional ones not yet used."""
        for name, turn in state.due.items():
            vector[self.arrivals[name]] = turn
        for name in state.optional:
            if name not in state.optional_used:
                vector[self.arrivals[name]] = YES

    def _counters(self, state: Hellespont, role: str, vector: Vector) -> None:
        """2.Ab: one's own, those seen in the other's hand, those out of the game."""
        for counter in state.hands[role]:
            vector[self.own[counter]] = YES
        committed = state.committed[role]
        if len(committed) == 2:
            vector[self.own[committed[1]]] = 2 * YES
        for counter in state.spotted[role]:
            vector[self.spotted[counter]] = YES
        for counter in state.removed:
            vector[self.gone[counter]] = YES


def board_fields(state: Hellespont, role: str) -> tuple[object, ...]:
    units, leaders = state.units, state.leaders
    own, theirs = SIDES
    return units[own], units[theirs], leaders[own], leaders[theirs], state.weak, state.ailing


def counter_fields(state: Hellespont, role: str) -> tuple[object, ...]:
    return role, state.hands[role], state.committed[role], state.spotted[role], state.removed


def arrival_fields(state: Hellespont, role: str) -> tuple[object, ...]:
    return state.scenario, state.due, state.optional, state.optional_used


def observation(printed: Printed, roles: tuple[str, ...]) -> HellespontObservation:
    return HellespontObservation(printed)
