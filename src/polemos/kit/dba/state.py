"""The state of any game that fights battles: the game's own facts and, while it lasts, one field."""

from __future__ import annotations

from polemos.engine.chance import Chance
from polemos.engine.prompt import Value
from polemos.engine.state import State
from polemos.kit.dba.book import Book
from polemos.kit.dba.field import Field
from polemos.kit.dba.grid import cell_of, name


class BattleState(State):
    """Frames of the battle see nothing but this."""

    def __init__(self, book: Book, scenario: str, options: dict[str, Value], chance: Chance) -> None:
        super().__init__(scenario, options, chance)
        self.book = book
        self.field = Field(book, 24, "fertile")
        #: Which seat commands the attacker and which the defender.
        self.commanders: tuple[str, ...] = ("attacker", "defender")

    def place(self, cell: int) -> str:
        return name(self.field.width, cell)

    def cell(self, place: object) -> int:
        return cell_of(self.field.width, str(place))

    def places(self, cells: list[int]) -> tuple[str, ...]:
        return tuple(sorted(self.place(cell) for cell in cells))
