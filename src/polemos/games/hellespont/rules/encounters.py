"""3.5: what a group meets where it arrives: leaders alone, cavalry that steps aside."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame
from polemos.engine.prompt import BACK, DECLINES
from polemos.engine.why import PIECE, PLACE, Barrier, Gate, Gates, outside
from polemos.games.hellespont.printed import LAND, SICK, foe
from polemos.games.hellespont.reasons.pieces import among, astray, is_sick
from polemos.games.hellespont.reasons.roads import enemy_there, road_barrier
from polemos.games.hellespont.rules.reach import LAND_POINTS, land_reach
from polemos.games.hellespont.rules.stacking import Stacking
from polemos.games.hellespont.state import Hellespont

NO_RIDERS: Final = Barrier("no-riders", "3.5e")
PICKED: Final = Barrier("picked-already", "3.5e")
NOT_PICKED: Final = Barrier("not-picked", "3.5e")
ALL_GO: Final = Barrier("goes-alone", "3.5e")


def arrive(state: Hellespont, group: tuple[str, ...], start: str, before: str, to: str, how: str) -> int:
    """Put a group down and remember where it came from (4.1b, TRC.col.c, TRC.col.d). 1 if enemy leaders
    stood there alone: they are captured by units (4.2.4c), and the group may go on."""
    for piece in group:
        origin = state.came[piece][0] if piece in state.came else start
        state.came[piece] = (origin, before, how)
    enemy = foe(state.printed.side_of[group[0]])
    alone = to in state.leaders[enemy] and to not in state.units[enemy]
    state.shift(group, to)
    return 1 if alone else 0


def only_cavalry(state: Hellespont, side: str, place: str) -> bool:
    """3.5e: whether all units of a side in a place are cavalry, and there are some."""
    units = state.units[side].get(place, ())
    return bool(units) and all([state.printed.type_of[u] == "cavalry" for u in units])


def aside_places(state: Hellespont, side: str, place: str) -> tuple[str, ...]:
    """3.5e: where cavalry can go with 4 movement points, to places free of enemy units."""
    enemy = state.units[foe(side)]
    reach = land_reach(state, side, place, LAND_POINTS)
    return tuple(sorted([p for p in reach if p not in enemy]))


def steps_aside(state: Hellespont, side: str, place: str) -> bool:
    """3.5e: whether a side's cavalry, alone in a place, may leave it for enemy units that have come in. A
    leader who came alone is captured already (4.2.4c): there is nobody to step aside for."""
    if place not in state.units[foe(side)] or not only_cavalry(state, side, place):
        return False
    return bool(aside_places(state, side, place))


@dataclass
class StepAside(Frame):
    """3.5e, Q-17: cavalry alone in a zone may leave it at once, for free, all together or group by group;
    leaders may go along. Pieces are picked for a group; with none picked all go."""

    who: str
    place: str
    picked: tuple[str, ...] = ()
    #: Where groups have gone already.
    gone: tuple[str, ...] = ()

    def ask(self, state: Hellespont) -> Ask | None:
        if not only_cavalry(state, self.who, self.place):
            return None
        ask = Ask(self.who, "step-aside", "3.5e", {"place": self.place}).alone("stay", self.stay, DECLINES)
        if any([p in state.printed.unit_kind for p in self.group(state)]):
            ask.pick("aside", aside_places(state, self.who, self.place), self.leave)
        rest = tuple([p for p in self.pieces(state) if p not in self.picked])
        if len(rest) + len(self.picked) > 1:
            ask.pick("pick", rest, self.pick)
        return ask.pick("drop", self.picked, self.drop, BACK)

    def barriers(self, state: Hellespont, who: str) -> Gates:
        riders = any([p in state.printed.unit_kind for p in self.group(state)])
        places = aside_places(state, who, self.place) if riders else ()
        pieces = self.pieces(state)
        rest = tuple([p for p in pieces if p not in self.picked]) if len(pieces) > 1 else ()
        return {
            "aside": Gate(PLACE, among(places, self.why_not_aside, NO_RIDERS)),
            "pick": Gate(PIECE, among(rest, self.why_not_pick)),
            "drop": Gate(PIECE, outside(self.picked, NOT_PICKED)),
        }

    def why_not_aside(self, state: Hellespont, who: str, to: str) -> Barrier:
        if to in aside_places(state, who, self.place):
            return NO_RIDERS
        if to in state.units[foe(who)]:
            return enemy_there(who, "3.5e")
        return road_barrier(state, who, LAND, self.place, to, LAND_POINTS)

    def why_not_pick(self, state: Hellespont, who: str, piece: str) -> Barrier:
        barrier = astray(state, who, piece, self.place, "3.5e") or is_sick(state, piece)
        if barrier is not None:
            return barrier
        return PICKED if piece in self.picked else ALL_GO

    def focus(self, state: Hellespont) -> tuple[str, ...]:
        return (self.place,)

    def selected(self, state: Hellespont, role: str | None) -> tuple[str, ...]:
        return self.picked

    def pieces(self, state: Hellespont) -> tuple[str, ...]:
        here = state.pieces_at(self.who, self.place)
        return tuple([p for p in here if state.ailing.get(p, "") != SICK])

    def group(self, state: Hellespont) -> tuple[str, ...]:
        return self.picked or self.pieces(state)

    def pick(self, state: Hellespont, role: str, piece: str) -> None:
        state.become(StepAside(role, self.place, tuple(sorted((*self.picked, piece))), self.gone))

    def drop(self, state: Hellespont, role: str, piece: str) -> None:
        picked = tuple([p for p in self.picked if p != piece])
        state.become(StepAside(role, self.place, picked, self.gone))

    def leave(self, state: Hellespont, role: str, to: str) -> None:
        group = self.group(state)
        state.log("steps-aside", "3.5e", who=role, pieces=group, place=self.place, to_place=to)
        state.become(StepAside(role, self.place, (), tuple(sorted({*self.gone, to}))))
        state.shift(group, to)

    def stay(self, state: Hellespont, role: str) -> None:
        self.finish(state)

    def finish(self, state: Hellespont) -> None:
        """3.6b: where cavalry has gone the limits hold, too."""
        if self.gone:
            state.become(Stacking(self.who, self.gone))
        else:
            state.end()

    def run(self, state: Hellespont) -> None:
        self.finish(state)
