"""7.0j-k, 7.4d-f: what one purchase may take of an army list, element by element."""

from __future__ import annotations

from typing import Final

from polemos.battles.dba.book import Army as ListOfArmy
from polemos.games.eagle_and_wolf.state import Campaign

#: 7.0j: a whole point is a list of twelve.
LIST: Final = 12


class Purchase:
    """7.0j: elements still to be taken, how many a whole point buys, and what this point has bought."""

    def __init__(self, number: int, full: int, taken: tuple[str, ...]) -> None:
        self.number = number
        self.full = full
        self.taken = taken

    def kinds(self, state: Campaign, army: str, new: bool) -> tuple[str, ...]:
        """7.0k: what still fits; a new army begins with its general."""
        found = open_kinds(state, army, self.taken, min(self.full, self.number + len(self.taken)))
        if new:
            places = state.book.armies[army].places()[0]
            return tuple([kind for kind in found if kind in places]) or found
        return found

    def after(self, state: Campaign, army: str, kind: str) -> Purchase:
        """What is left when one of a kind is taken."""
        number, taken = self.number - 1, (*self.taken, kind)
        size = min(self.full, number + len(taken))
        if len(taken) == self.full:
            taken = ()
        elif not open_kinds(state, army, taken, size):
            number, taken = number - (size - len(taken)), ()  # 7.4f: beyond the maxima they are lost
        return Purchase(number, self.full, taken)

    def usual(self, state: Campaign, army: str, new: bool) -> tuple[str, ...]:
        """What the usual composition of the list takes of all that is left; worked out once each."""
        key = (army, self.number, self.full, tuple(sorted(self.taken)), new)
        found = state.printed.usual.get(key)
        if found is None:
            found = state.printed.usual[key] = self._usual(state, army, new)
        return found

    def _usual(self, state: Campaign, army: str, new: bool) -> tuple[str, ...]:
        usual, left = state.book.armies[army].reference, self
        found: list[str] = []
        while left.number > 0:
            can = left.kinds(state, army, new and not found)
            want = [k for k in usual if k in can and left.taken.count(k) < usual.count(k)]
            found.append((want or list(can))[0])
            left = left.after(state, army, found[-1])
        return tuple(found)


def open_kinds(state: Campaign, army: str, taken: tuple[str, ...], size: int) -> tuple[str, ...]:
    """7.0k: within the slots of the list; mercenaries beyond a whole list (7.4d) within its maxima."""
    key = (army, tuple(sorted(taken)), size > LIST)
    found = state.printed.purchases.get(key)
    if found is None:
        found = state.printed.purchases[key] = _open_kinds(state.book.armies[army], taken, size)
    return found


def _open_kinds(army: ListOfArmy, taken: tuple[str, ...], size: int) -> tuple[str, ...]:
    if size > LIST:
        return tuple([kind for kind in army.every if taken.count(kind) < army.maximum(kind)])
    return army.open(taken)
