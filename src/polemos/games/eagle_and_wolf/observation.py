"""A seat's knowledge as numbers (docs/lab.md, "Views as vectors"): what `view` tells, without its drawing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from polemos.battles.dba.observation import DOUBLE, BattleWriter, planes
from polemos.engine.observation import YES, Observation, Part, Planes
from polemos.games.eagle_and_wolf.army import Army
from polemos.games.eagle_and_wolf.printed import SEASONS, Printed
from polemos.games.eagle_and_wolf.rules.sequence import turn_number
from polemos.games.eagle_and_wolf.secrets import known
from polemos.games.eagle_and_wolf.state import Campaign, Pair
from polemos.games.eagle_and_wolf.view import in_battle

if TYPE_CHECKING:
    from polemos.engine.observation import Vector

VERSION: Final = 1

ARMY: Final[tuple[str, ...]] = (
    *("in_play", "elements", "hidden", "attitude", "stars", "pm"),
    *("inside", "camp", "train", "omen", "unsupplied"),
)


def layout(printed: Printed, roles: tuple[str, ...]) -> Planes:
    places, nations = tuple(printed.map["territories"]), tuple(printed.counters)
    armies = tuple(printed.nation_of)
    return (
        ("turn", (("turn",),)),
        ("season", (tuple(SEASONS),)),
        ("seats", (nations, roles)),
        ("control", (places, nations)),
        ("armies", (armies, ARMY)),
        ("at", (armies, places)),
        ("sieges", (places,)),
        ("ravaged", (places,)),
        ("wars", (nations, nations)),
        ("allies", (nations, nations)),
        ("moved", (nations,)),
        ("rome", (("box", "emergency", "reformed"),)),
        ("told", (armies,)),
        *planes(DOUBLE),
    )


class CampaignObservation(Observation):
    """Every army with its place and marks, control and sieges by territory, wars, alliances, the battle."""

    def __init__(self, printed: Printed, roles: tuple[str, ...]) -> None:
        super().__init__(VERSION, roles, layout(printed, roles))
        self.printed = printed
        self.turn, self.season = self.start("turn"), self.cells("season")
        self.seats = self.rows("seats")
        self.control = self.rows("control")
        self.armies = self.cells("armies")
        self.at = self.rows("at")
        self.sieges, self.ravaged = self.cells("sieges"), self.cells("ravaged")
        self.wars = self.rows("wars")
        self.allies = self.rows("allies")
        self.moved, self.rome, self.told = self.cells("moved"), self.start("rome"), self.cells("told")
        self.battle = BattleWriter(self, in_battle)

    def parts(self) -> tuple[Part, ...]:
        return (
            Part("turn", "seats", self._calendar),
            Part("control", "control", self._control, control_fields),
            Part("armies", "at", self._armies, army_fields),
            Part("sieges", "told", self._marks, mark_fields),
            *self.battle.parts(),
        )

    def _calendar(self, state: Campaign, role: str, vector: Vector) -> None:
        vector[self.turn] = turn_number(state)
        vector[self.season[state.time]] = YES
        for nation, player in state.seats.items():
            vector[self.seats[nation][player]] = YES

    def _control(self, state: Campaign, role: str, vector: Vector) -> None:
        for place, nation in state.control.items():
            if nation in self.wars:
                vector[self.control[place][nation]] = YES

    def _armies(self, state: Campaign, role: str, vector: Vector) -> None:
        for counter, army in state.armies.items():
            self._army(state, role, counter, army, vector)

    def _army(self, state: Campaign, role: str, counter: str, army: Army, vector: Vector) -> None:
        """1.13d: the sheet of an army is its owner's."""
        at = self.armies[counter]
        vector[at] = YES
        if known(state, counter, role):
            vector[at + 1] = len(army.elements)
        else:
            vector[at + 2] = YES
        vector[at + 3], vector[at + 4] = army.attitude, self.printed.stars(counter)
        vector[at + 5] = army.pm
        marks = (army.inside, army.camp, army.train, army.omen, army.unsupplied)
        for i in range(5):
            if marks[i]:
                vector[at + 6 + i] = YES
        vector[self.at[counter][army.at]] = YES

    def _sides(self, state: Campaign, vector: Vector) -> None:
        pairs(vector, self.wars, state.wars)
        pairs(vector, self.allies, state.allies)
        for nation in state.moved_nations:
            vector[self.moved[nation]] = YES

    def _marks(self, state: Campaign, role: str, vector: Vector) -> None:
        self._sides(state, vector)
        for place, siege in state.sieges.items():
            vector[self.sieges[place]] = siege.marker + 1
        for place in state.ravaged:
            vector[self.ravaged[place]] = YES
        vector[self.rome], vector[self.rome + 1] = state.box, YES * state.emergency
        vector[self.rome + 2] = YES * state.reformed
        if role in state.told:
            counter, size = state.told[role]
            vector[self.told[counter]] = size


def control_fields(state: Campaign, role: str) -> tuple[object, ...]:
    return (state.control,)


def army_fields(state: Campaign, role: str) -> tuple[object, ...]:
    """An army that changes is another one from then on (`Campaign.edit`)."""
    return role, state.seats, state.six, state.armies


def mark_fields(state: Campaign, role: str) -> tuple[object, ...]:
    return (
        *(state.sieges, state.ravaged, state.wars, state.allies, state.moved_nations),
        *(state.box, state.emergency, state.reformed, role, state.told.get(role)),
    )


def pairs(vector: Vector, cells: dict[str, dict[str, int]], found: tuple[Pair, ...]) -> None:
    for a, b in found:
        vector[cells[a][b]] = vector[cells[b][a]] = YES


def observation(printed: Printed, roles: tuple[str, ...]) -> CampaignObservation:
    return CampaignObservation(printed, roles)
