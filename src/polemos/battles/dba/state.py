"""The state of any game that fights battles: the game's own facts and, while it lasts, one field."""

from __future__ import annotations

from polemos.battles.dba.book import Book
from polemos.battles.dba.field import Field
from polemos.battles.dba.grid import OUTSIDE
from polemos.engine.chance import Chance
from polemos.engine.prompt import Value
from polemos.engine.state import State


class BattleState(State):
    """Frames of the battle see nothing but this."""

    def __init__(
        self,
        book: Book,
        scenario: str,
        options: dict[str, Value],
        chance: Chance,
        source: BattleState | None = None,
    ) -> None:
        super().__init__(scenario, options, chance, source)
        self.book = book
        if source is None:
            self.field = Field(book, 24, "fertile")
            #: Which seat commands the attacker and which the defender.
            self.commanders: tuple[str, ...] = ("attacker", "defender")
        else:
            self.field = source.field.clone()
            self.commanders = source.commanders

    def banner(self, side: int) -> str:
        """Under which name the log tells of a side; a campaign has nations and armies for it."""
        return self.commanders[side]

    def throw(self, rule: str, side: int) -> int:
        """A die of a side: told under the name of who fights, not of who sits at the table."""
        return self.die(rule, self.banner(side))

    def owner(self, element: str) -> str:
        """The seat that decides for an element."""
        return self.commanders[self.field.side(element)]

    def place(self, cell: int) -> str:
        return self.field.grid.names[cell]

    def cell(self, place: str) -> int:
        return self.field.grid.cells.get(place, OUTSIDE)

    def places(self, cells: list[int]) -> tuple[str, ...]:
        names = self.field.grid.names
        return tuple(sorted([names[cell] for cell in cells]))
