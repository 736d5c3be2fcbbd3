"""A battle for its own sake as numbers (docs/lab.md, "Views as vectors"): nothing is hidden in it."""

from __future__ import annotations

from typing import Final

from polemos.battles.dba.observation import SINGLE, BattleWriter, planes
from polemos.engine.observation import Observation, Part
from polemos.games.dba.printed import ROLES, Printed

VERSION: Final = 1


class DbaObservation(Observation):
    """Every element with its place, facing and factors, and the ground in coarse parts."""

    def __init__(self) -> None:
        super().__init__(VERSION, ROLES, planes(SINGLE))
        self.battle = BattleWriter(self)

    def parts(self) -> tuple[Part, ...]:
        return self.battle.parts()


def observation(printed: Printed, roles: tuple[str, ...]) -> DbaObservation:
    return DbaObservation()
