"""Markers on spaces. What they say of single spaces is kept as sets too, and most questions ask these."""

from __future__ import annotations

from polemos.games.peloponnesian_war.fields import Fields
from polemos.games.peloponnesian_war.rules.strength_points import SIDES


class Markers(Fields):
    """How markers are put down and taken off."""

    def rebel(self, place: str, friend: str) -> None:
        """A space rebels and befriends a side, or "" while none has come."""
        self.rebels[place] = friend
        self.rebel_set |= self.map.bit[place]

    def calm(self, place: str) -> None:
        """A space rebels no more."""
        if place in self.rebels:
            del self.rebels[place]
            self.rebel_set &= ~self.map.bit[place]

    def hold(self, place: str, side: str) -> None:
        """1.3f: a side controls a space that is not its own."""
        self.release(place)
        self.held[place] = side
        self.held_set[side] |= self.map.bit[place]

    def release(self, place: str) -> None:
        """Nobody holds the space but whose it is."""
        if place in self.held:
            self.held_set[self.held[place]] &= ~self.map.bit[place]
            del self.held[place]

    def ravage(self, place: str) -> None:
        self.ravaged.add(place)
        self.ravaged_set |= self.map.bit[place]

    def fields_recover(self) -> None:
        """8.4: the ravaged markers are taken off."""
        self.ravaged = set()
        self.ravaged_set = 0

    def corcyra_leaves(self) -> None:
        """EV.10e: Corcyra belongs to nobody any more."""
        self.corcyra_neutral = True
        self.owner, self.colours = self.map.late_colour, self.map.late_colours

    def count_markers(self) -> None:
        """The sets of a position that was read."""
        mask = self.map.mask
        if self.corcyra_neutral:
            self.corcyra_leaves()
        self.rebel_set, self.ravaged_set = mask(self.rebels), mask(self.ravaged)
        for side in SIDES:
            self.held_set[side] = mask([place for place, holder in self.held.items() if holder == side])
            self.moved_set[side] = mask(self.moved[side])
            self.force_set[side] = mask(self.forces[side])
