"""The state of a battle that is a match of its own."""

from __future__ import annotations

from polemos.battles.dba.state import BattleState
from polemos.engine.chance import Chance
from polemos.engine.prompt import Value
from polemos.games.dba.printed import Printed


class Dba(BattleState):
    """Nothing but the field: both armies, the ground, the losses."""

    def __init__(
        self,
        printed: Printed,
        scenario: str,
        options: dict[str, Value],
        chance: Chance,
        source: Dba | None = None,
    ) -> None:
        super().__init__(printed.book, scenario, options, chance, source)
        self.printed = printed

    def clone(self) -> Dba:
        return Dba(self.printed, self.scenario, self.options, self.chance, self)
