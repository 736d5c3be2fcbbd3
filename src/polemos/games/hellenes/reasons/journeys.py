"""5.1-5.3, 9.21: why a formation cannot go to a place: the barrier that is nearest to the goal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from polemos.engine.why import Barrier
from polemos.games.hellenes.printed import Place
from polemos.games.hellenes.rules.control import besieged, blocked_by, controls
from polemos.games.hellenes.rules.front import Leave
from polemos.games.hellenes.rules.routes import has_room
from polemos.games.hellenes.state import Hellenes

THERE_ALREADY: Final = Barrier("there-already", "5.0a")
ON_FOOT: Final = Barrier("on-foot", "2.26a")
INLAND: Final = Barrier("inland", "2.26b")
ISLAND: Final = Barrier("island-by-sea", "1.1b")
NO_ROAD: Final = Barrier("no-road", "5.1a")
NO_SEAWAY: Final = Barrier("no-seaway", "5.2a")
TOO_FAR: Final = Barrier("too-far", "2.13a")
WAY_HELD: Final = Barrier("way-held", "5.0f")
WAY_CLOSED: Final = "way-closed"
ONLY_FORCED: Final = Barrier("only-forced", "5.3a")
UNFORCED: Final = Barrier("unforced", "5.3a")
SHUT_IN: Final = Barrier("shut-in", "5.1b")
FULL: Final = Barrier("city-full", "7.1b")
HARBOUR_HELD: Final = Barrier("harbour-held", "5.2c")
ONLY_HARBOUR: Final = Barrier("only-by-harbour", "5.2c")
GULF_ONLY: Final = Barrier("only-by-harbour", "5.2d")
WINTER_CITY: Final = Barrier("winter-city", "9.21a")
WINTER_SIEGE: Final = Barrier("winter-siege", "9.21d")
WINTER_BLOCKADE: Final = Barrier("winter-blockade", "9.21d")

#: 5.2d: the one city on two seas.
TWO_COASTS: Final = "corinth"

#: Whether a search may enter a place.
Open = Callable[[Place], bool]


class Journey:
    """Units that would go from one place by land or sea, so many steps."""

    def __init__(self, leave: Leave, start: str, limit: int, sailing: bool, beyond: int = 1) -> None:
        self.leave = leave
        self.state: Hellenes = leave.front.state
        self.start = self.state.printed.places[start]
        self.limit = limit
        #: 5.3a: a step beyond the allowance, by force.
        self.beyond = beyond
        self.sailing = sailing
        self.shut_in = besieged(self.state, leave.front.side, start)

    def barrier(self, dest: str) -> Barrier:
        """What keeps them from there."""
        spot = self.state.printed.places[dest]
        return self._wrong_place(spot) or self._not_in(spot) or self._on_the_way(spot)

    def _wrong_place(self, spot: Place) -> Barrier | None:
        if spot.id == self.start.id:
            return THERE_ALREADY
        if spot.sea and not self.sailing:
            return ON_FOOT
        if self.sailing and not (spot.sea or spot.coastal):
            return INLAND
        return self._other_side_of_the_walls(spot) if self.shut_in else None

    def _other_side_of_the_walls(self, spot: Place) -> Barrier | None:
        """5.1b, 5.2c, 5.2d: out of a besieged city only fleets of a port, and these by its harbour."""
        start = self.start
        if not (self.sailing and start.port):
            return SHUT_IN
        next_door = spot.id in start.seas or spot.id in start.lands
        if spot.id == start.harbour or not next_door:
            return None
        return (GULF_ONLY if start.id == TWO_COASTS else ONLY_HARBOUR).of(to_place=start.harbour)

    def _not_in(self, spot: Place) -> Barrier | None:
        """What forbids to enter the goal, or to end there."""
        leave = self.leave
        barrier = leave.closed(spot, self.start) or leave.forbidden(spot) or leave.no_end(spot)
        return barrier or (self._in_winter(spot) if leave.front.winter else None)

    def _in_winter(self, spot: Place) -> Barrier | None:
        """9.21a, 9.21d: controlled cities only, and no fighting on the way."""
        side = self.leave.front.side
        if not controls(self.state, side, spot.id):
            return WINTER_CITY
        if spot.harbour and blocked_by(self.state, side, spot.harbour):
            return WINTER_BLOCKADE
        return WINTER_SIEGE if besieged(self.state, side, spot.id) else None

    def _on_the_way(self, spot: Place) -> Barrier:
        """Somebody or something on the shortest way there; no way at all; or it is too long."""
        path = self._trail(spot, self._open)
        if path and len(path) > self.limit + self.beyond:
            return TOO_FAR.of(number=len(path), limit=self.limit)
        return self._siege_of(spot) or self._held(path) or self._closed_on_the_way(spot)

    def _held(self, path: tuple[str, ...]) -> Barrier | None:
        """5.0f: an enemy on the way."""
        stops = self.leave.front.stops
        held = [place for place in path[:-1] if stops & self.state.printed.place_bits[place]]
        return WAY_HELD.of(to_place=held[0]) if held else None

    def _siege_of(self, spot: Place) -> Barrier | None:
        """5.2c, 7.1b: into a besieged port of one's own by an open harbour, if there is room."""
        side = self.leave.front.side
        if not (self.sailing and spot.port and besieged(self.state, side, spot.id)):
            return None
        if self.leave.front.foes & self.state.printed.place_bits[spot.harbour]:
            return HARBOUR_HELD.of(to_place=spot.harbour)
        return None if has_room(self.state, side, spot.id, self.leave.number) else FULL

    def _closed_on_the_way(self, spot: Place) -> Barrier:
        """What nobody of them may enter shuts every way; or there is none on the map."""
        path = self._trail(spot, _anything)
        if not path:
            return NO_SEAWAY if self.sailing else NO_ROAD if spot.lands else ISLAND
        for place in path[:-1]:
            barrier = self._shuts(self.state.printed.places[place])
            if barrier is not None:
                return Barrier(WAY_CLOSED, barrier.rule, {"to_place": place})
        return TOO_FAR.of(number=len(path), limit=self.limit)

    def _shuts(self, spot: Place) -> Barrier | None:
        return self.leave.closed(spot, self.start) or self.leave.forbidden(spot)

    def _open(self, spot: Place) -> bool:
        return self._shuts(spot) is None

    def _trail(self, goal: Place, open_: Open) -> tuple[str, ...]:
        """The shortest way over the map, enemies apart; () if there is none."""
        places = self.state.printed.places
        paths: dict[str, tuple[str, ...]] = {self.start.id: ()}
        edge = [self.start.id]
        while edge and goal.id not in paths:
            further: list[str] = []
            for here in edge:
                for name in self._next(places[here], goal):
                    if name not in paths and (name == goal.id or open_(places[name])):
                        paths[name] = (*paths[here], name)
                        further.append(name)
            edge = further
        return paths.get(goal.id, ())

    def _next(self, spot: Place, goal: Place) -> tuple[str, ...]:
        """Fleets go from sea to sea and end ashore; from the shore they put to sea or go along it."""
        if not self.sailing:
            return spot.lands
        ashore = tuple([name for name in spot.lands if name == goal.id])
        if spot.id != self.start.id or spot.sea:
            return (*spot.seas, *ashore)
        if self.shut_in:
            return (spot.harbour,)
        return (*spot.seas, *[name for name in spot.shore if name == goal.id])


def _anything(spot: Place) -> bool:
    return True
