"""A battle for its own sake as numbers (docs/lab.md, "Views as vectors"): nothing is hidden in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from polemos.battles.dba.observation import SINGLE, BattleWriter, planes
from polemos.engine.observation import Observation
from polemos.games.dba.printed import ROLES, Printed
from polemos.games.dba.state import Dba

if TYPE_CHECKING:
    from polemos.engine.observation import Vector

VERSION: Final = 1


class DbaObservation(Observation):
    """Every element with its place, facing and factors, and the ground in coarse parts."""

    def __init__(self) -> None:
        super().__init__(VERSION, ROLES, planes(SINGLE))
        self.battle = BattleWriter(self)

    def write(self, state: Dba, role: str, vector: Vector) -> None:
        self.battle.write(state, vector)


def observation(printed: Printed, roles: tuple[str, ...]) -> DbaObservation:
    return DbaObservation()
