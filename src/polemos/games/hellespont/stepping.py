"""3.5e: cavalry stepping aside; 3.6: units over the stacking limits."""

from __future__ import annotations

from dataclasses import dataclass

from polemos.engine.flow import Frame
from polemos.engine.prompt import ALONE, Arg, Choices, Prompt
from polemos.games.hellespont.board import foe
from polemos.games.hellespont.movement import LAND_POINTS, land_reach, surplus
from polemos.games.hellespont.state import SICK, Hellespont


def only_cavalry(state: Hellespont, side: str, place: str) -> bool:
    """3.5e: whether all units of a side in a place are cavalry, and there are some."""
    units = state.units[side].get(place, ())
    return bool(units) and all([state.board.type_of[u] == "cavalry" for u in units])


def aside_places(state: Hellespont, side: str, place: str) -> tuple[str, ...]:
    """3.5e: where cavalry can go with 4 movement points, to places free of enemy units."""
    enemy = state.units[foe(side)]
    reach = land_reach(state, side, place, LAND_POINTS)
    return tuple(sorted([p for p in reach if p != place and p not in enemy]))


@dataclass
class StepAside(Frame):
    """3.5e, Q-17: cavalry alone in a zone may leave it at once, for free, all together or group by group;
    leaders may go along. Pieces are picked for a group; with none picked all go."""

    who: str
    place: str
    picked: tuple[str, ...] = ()
    #: Where groups have gone already.
    gone: tuple[str, ...] = ()

    def pieces(self, state: Hellespont) -> tuple[str, ...]:
        here = state.pieces_at(self.who, self.place)
        return tuple([p for p in here if state.down.get(p, "") != SICK])

    def group(self, state: Hellespont) -> tuple[str, ...]:
        return self.picked or self.pieces(state)

    def deciders(self, state: Hellespont) -> tuple[str, ...]:
        return (self.who,) if only_cavalry(state, self.who, self.place) else ()

    def prompt(self, state: Hellespont, role: str) -> Prompt:
        choices: Choices = {"stay": ALONE}
        if any([p in state.board.unit_kind for p in self.group(state)]):
            choices["aside"] = aside_places(state, role, self.place)
        rest = tuple([p for p in self.pieces(state) if p not in self.picked])
        if len(rest) + len(self.picked) > 1 and rest:
            choices["pick"] = rest
        return Prompt("step-aside", "3.5e", choices, {"place": self.place})

    def act(self, state: Hellespont, role: str, verb: str, arg: Arg) -> None:
        if verb == "pick":
            picked = tuple(sorted((*self.picked, str(arg))))
            state.become(StepAside(self.who, self.place, picked, self.gone))
        elif verb == "stay":
            self.finish(state)
        else:
            self.leave(state, str(arg))

    def leave(self, state: Hellespont, to: str) -> None:
        group = self.group(state)
        state.log("steps-aside", "3.5e", who=self.who, pieces=group, place=self.place, to_place=to)
        state.become(StepAside(self.who, self.place, (), tuple(sorted({*self.gone, to}))))
        state.shift(group, to)

    def finish(self, state: Hellespont) -> None:
        """3.6b: where cavalry has gone the limits hold, too."""
        if self.gone:
            state.become(Stacking(self.who, self.gone))
        else:
            state.end()

    def run(self, state: Hellespont) -> None:
        self.finish(state)


@dataclass
class Stacking(Frame):
    """3.6b: units over the limit at the end of moves are eliminated, the owner choosing which."""

    who: str
    #: Only these places are looked at; all if there are none.
    places: tuple[str, ...] = ()

    def crowded(self, state: Hellespont) -> str:
        for place in self.places or tuple(sorted(state.units[self.who])):
            if surplus(state, self.who, place):
                return place
        return ""

    def deciders(self, state: Hellespont) -> tuple[str, ...]:
        return (self.who,) if self.crowded(state) else ()

    def prompt(self, state: Hellespont, role: str) -> Prompt:
        place = self.crowded(state)
        return Prompt("stacking", "3.6b", {"eliminate": surplus(state, role, place)}, {"place": place})

    def act(self, state: Hellespont, role: str, verb: str, arg: Arg) -> None:
        state.eliminate(str(arg), "3.6b")

    def run(self, state: Hellespont) -> None:
        state.end()
