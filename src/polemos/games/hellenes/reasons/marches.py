"""5.0a: why a group does not go to a place: on foot, under sail, by force, or step by step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from polemos.engine.why import Barrier, Why
from polemos.games.hellenes.reasons.cities import TOO_DEAR
from polemos.games.hellenes.reasons.journeys import ONLY_FORCED, UNFORCED, Journey
from polemos.games.hellenes.rules.control import blocked_by
from polemos.games.hellenes.rules.front import Front
from polemos.games.hellenes.rules.march import Reach, fleets_of

FREE_MOVE: Final = Barrier("free-move", "4.22f")
ON_THE_WAY: Final = Barrier("on-the-way", "5.0d")
NO_OTHER_WAY: Final = Barrier("no-other-way", "5.41a")
HARBOUR_SHUT: Final = Barrier("harbour-shut", "5.2c")
NO_MARCHERS: Final = Barrier("no-marchers", "5.1a")
FLEET_AMONG: Final = Barrier("fleet-among", "5.1d")
NO_FLEETS: Final = Barrier("no-fleets", "2.26a")
NO_ROOM_ABOARD: Final = Barrier("no-room-aboard", "5.21b")
TWICE: Final = Barrier("way-twice", "5.0a")
NOT_NEXT: Final = Barrier("next-step-only", "5.0a")
FOES_NEXT: Final = Barrier("foes-stop-step", "5.0f")
PICK_FIRST: Final = Barrier("pick-for-steps", "5.0d")
OTHER_GROUND: Final = Barrier("other-ground", "5.2a")
NOWHERE_FORCED: Final = Barrier("nowhere-forced", "5.3a")
NOWHERE_TO_GO: Final = Barrier("nowhere-to-go", "5.0a")


def _cheap(place: str) -> bool:
    return False


class Marching:
    """A group about to leave: who goes how, and where that leads."""

    def __init__(self, front: Front, here: str, picked: tuple[str, ...], path: tuple[str, ...]) -> None:
        self.front = front
        #: 15.2i: whether the actions left do not pay for going there.
        self.dear: Callable[[str], bool] = _cheap
        self.here = here
        self.picked = picked
        self.path = path
        #: By land and by sea: the journey, and what it reaches.
        self.found: dict[bool, tuple[Journey, Reach]] = {}

    def add(self, sailing: bool, journey: Journey, reach: Reach) -> None:
        self.found[sailing] = (journey, reach)

    def gate(self, verb: str) -> Why:
        """Why a place is not a destination by this verb."""
        sailing, forced, step = "sail" in verb, verb.startswith("forced"), verb.endswith("_on")

        def why(state: Any, who: str, place: Any) -> Barrier | None:
            if step:
                return self.no_step(place, sailing)
            return self.no_goal(place, sailing, forced)

        return why

    def no_goal(self, place: str | None, sailing: bool, forced: bool) -> Barrier | None:
        if sailing not in self.found:
            return self._nobody(sailing)
        journey, reach = self.found[sailing]
        if place is None:
            return NOWHERE_FORCED if forced and reach.normal else NOWHERE_TO_GO
        other = reach.normal if forced else reach.forced
        if place in other:
            return (UNFORCED if forced else ONLY_FORCED).of(limit=journey.limit)
        if place in self.path:
            return TWICE
        return TOO_DEAR if self.dear(place) else journey.barrier(place)

    def _nobody(self, sailing: bool) -> Barrier:
        """2.26a, 5.21: nobody among those chosen goes this way."""
        fleets = fleets_of(self.front.state, self.picked)
        if sailing:
            return NO_ROOM_ABOARD if fleets else NO_FLEETS
        return FLEET_AMONG if fleets else NO_MARCHERS

    def no_step(self, place: str | None, sailing: bool) -> Barrier | None:
        """Single steps: one area on, of the same element, with nobody in the way."""
        if not self.picked:
            return PICK_FIRST
        if sailing not in self.found:
            return self._nobody(sailing)
        if place is None:
            return NOWHERE_TO_GO
        state = self.front.state
        journey, spot = self.found[sailing][0], state.printed.places[place]
        if place in self.path[:-1]:
            return TWICE
        here = state.printed.places[self.here]
        near = (*here.lands, *here.seas)
        if place in near and spot.sea != sailing:
            return OTHER_GROUND
        if place not in near:
            return journey.barrier(place) if place == self.here else NOT_NEXT.of(to_place=self.here)
        return FOES_NEXT if blocked_by(state, self.front.side, place) else journey.barrier(place)
