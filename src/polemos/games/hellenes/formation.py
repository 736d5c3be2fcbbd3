"""5.0d: units that go together, as a value."""

from __future__ import annotations

from typing import Final

from polemos.games.hellenes.stored_formation import StoredFormation

#: What a formation is about, where its path alone does not tell.
HOME: Final = "home"  # 9.212: it fights its way home in winter
ASHORE: Final = "ashore"  # it lands before a besieged port of its own instead of slipping into the harbour
SALLY: Final = "sally"  # 8.3: it comes out of the city
ERRANDS: Final[tuple[str, ...]] = ("", HOME, ASHORE, SALLY)


class Formation(StoredFormation):
    """5.0d: units of one group that take one route to one destination. A value: never changed."""

    __slots__ = ()

    @property
    def place(self) -> str:
        return self.path[-1]

    @property
    def home(self) -> bool:
        return self.errand == HOME

    def of(self, units: tuple[str, ...]) -> Formation:
        """The same formation with other units."""
        return Formation(tuple(sorted(units)), self.path, self.target, self.errand, self.column)

    def like(self, other: Formation) -> bool:
        """5.0d: whether both take the same route to the same destination for the same purpose."""
        return self.path == other.path and self.target == other.target and self.errand == other.errand

    @property
    def origin(self) -> str:
        """6.4e: the area from which it engaged ("" if it stood there already)."""
        return self.path[-2] if len(self.path) > 1 else ""
