"""The state of a battle that is a match of its own."""

from __future__ import annotations

from polemos.battles.dba.state import BattleState


class Dba(BattleState):
    """Nothing but the field: both armies, the ground, the losses."""

    def clone(self) -> Dba:
        copy = Dba(self.book, self.scenario, self.options, self.chance, self.field.clone())
        self.copy_engine_fields(copy)
        copy.commanders = self.commanders
        return copy
