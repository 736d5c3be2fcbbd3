"""Armies on the map, and the sieges they lead."""

from __future__ import annotations

from typing import NamedTuple

from polemos.games.eagle_and_wolf.stored_army import StoredArmy


class Army(StoredArmy):
    """Copies of a campaign share their armies: one is changed only through `Campaign.edit`."""

    __slots__ = ()

    def copy(self) -> Army:
        return Army(self.at, self.elements, self.attitude, self)


def joined(army: Army, other: Army) -> None:
    """3.3a: two sheets become one and bear the markers of both (8.3); 1.13d: what can be reckoned of them."""
    known = not army.most and not other.most
    army.least = 0 if known else (army.least or len(army.elements)) + (other.least or len(other.elements))
    army.most = 0 if known else (army.most or len(army.elements)) + (other.most or len(other.elements))
    army.omen, army.unsupplied = max(army.omen, other.omen), max(army.unsupplied, other.unsupplied)
    army.apathy = max(army.apathy, other.apathy)
    army.elements, army.train = (*army.elements, *other.elements), max(army.train, other.train)


class Siege(NamedTuple):
    """12: who besieges, and the duration marker."""

    by: str
    marker: int
