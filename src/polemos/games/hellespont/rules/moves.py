"""3.5: the moves of an activated zone, group by group."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame, Plain
from polemos.engine.prompt import BACK, ENDS, FINAL, Arg
from polemos.engine.why import NOTHING, PIECE, PLACE, Barrier, Gate, Gates, Note, outside
from polemos.games.hellespont.printed import LAND, SEA, foe
from polemos.games.hellespont.reasons import chances, prices
from polemos.games.hellespont.reasons.ferries import ferry_barrier
from polemos.games.hellespont.reasons.pieces import astray, is_ship, is_sick
from polemos.games.hellespont.reasons.roads import road_barrier
from polemos.games.hellespont.rules.amphibious import embark, ferry_routes
from polemos.games.hellespont.rules.encounters import arrive
from polemos.games.hellespont.rules.reach import (
    FAR,
    OVERLOADED,
    group_points,
    group_strength,
    has_ship,
    land_destinations,
    land_reach,
    last_step,
    movable,
    sea_destinations,
    why_not_sail,
)
from polemos.games.hellespont.rules.stratagems import Joint, let_pass, offer_own, own_gates, own_notes
from polemos.games.hellespont.rules.transport import RATIO
from polemos.games.hellespont.rules.underway import Underway
from polemos.games.hellespont.state import Hellespont

MOVED: Final = Barrier("moved-already", "3a")
NOT_FRESH: Final = Barrier("not-a-newcomer", "2.B.2d")
PICKED: Final = Barrier("picked-already", "3.5a")
ASHORE: Final = Barrier("persians-ashore", "10.1f")
WITH_PERSIANS: Final = Barrier("ships-with-persians", "10.1f")
NO_MORE: Final = Barrier("nobody-else-fits", "3.5a")
PICK_FIRST: Final = Barrier("pick-first", "3.5a")
LEADERS_ABOARD: Final = Barrier("is-leader", "3.3e")
ALL_ABOARD: Final = Barrier("all-aboard", "3.3e")
NOT_PICKED: Final = Barrier("not-picked", "3.5a")
NEEDS_SHIPS: Final = Barrier("troops-need-ships", "3.1d")
LEADER_NEEDS_SHIP: Final = Barrier("leader-needs-ship", "3.1b")


@dataclass
class Activated(Frame):
    """3.5a: the pieces of one place move as one or several groups, each picked piece by piece."""

    who: str
    place: str
    moment: str
    #: 1: only this turn's reinforcements move (option base_exit "per_piece").
    only_fresh: int = 0
    picked: tuple[str, ...] = ()

    def ask(self, state: Hellespont) -> Ask | None:
        able = self.able(state)
        if not able or (self.place in state.printed.all_bases and not has_ship(state, able)):
            return None
        ask = Ask(self.who, "move", "3.5a", {"place": self.place}).alone("done", self.finish, ENDS)
        candidates = self.candidates(state, able)
        ask.pick("pick", candidates, self.pick)
        if len(candidates) > 1:
            ask.alone("pick_all", self.pick_all)
        if self.picked:
            ask.pick("drop", self.picked, self.drop, BACK)
            self.offer_moves(ask, state)
        return offer_own(ask, state, self.moment)

    def offer_moves(self, ask: Ask, state: Hellespont) -> None:
        if has_ship(state, self.picked):
            ships, troops = group_strength(state, self.picked)
            if ships < RATIO * troops:
                ask.pick("cut", land_units(state, self.picked), self.cut, FINAL)
            ask.pick("move", self.by_sea(state), self.sail)
        else:
            routes = ferry_routes(state, self.who, self.place, self.picked)
            ask.pick("ferry", tuple(sorted(routes)), self.ferry)
            ask.pick("move", self.by_land(state), self.march)

    def by_sea(self, state: Hellespont) -> tuple[str, ...]:
        return sea_destinations(state, self.who, self.place, self.picked)

    def by_land(self, state: Hellespont) -> tuple[str, ...]:
        return land_destinations(state, self.who, self.place, self.picked)

    def focus(self, state: Hellespont) -> tuple[str, ...]:
        return (self.place,)

    def selected(self, state: Hellespont, role: str | None) -> tuple[str, ...]:
        return self.picked

    # --- why not --------------------------------------------------------------------------------

    def barriers(self, state: Hellespont, who: str) -> Gates:
        return {
            "pick": Gate(PIECE, self.why_not_pick),
            "pick_all": Gate(NOTHING, self.why_not_all),
            "drop": Gate(PIECE, outside(self.picked, NOT_PICKED)),
            "cut": Gate(PIECE, self.why_not_cut),
            "move": Gate(PLACE, self.why_not_move),
            "ferry": Gate(PLACE, self.why_not_ferry),
            **own_gates(state, who, self.moment),
        }

    def why_not_pick(self, state: Hellespont, who: str, piece: str | None) -> Barrier | None:
        if piece is None:
            return None if self.candidates(state, self.able(state)) else NO_MORE
        barrier = astray(state, who, piece, self.place, "3.5a") or is_sick(state, piece)
        if barrier is not None:
            return barrier
        if piece in state.moved:
            return MOVED
        return NOT_FRESH if piece not in self.able(state) else self.misfit(state, piece)

    def why_not_all(self, state: Hellespont, who: str, arg: Arg) -> Barrier | None:
        return None if len(self.candidates(state, self.able(state))) > 1 else NO_MORE

    def why_not_cut(self, state: Hellespont, who: str, piece: str | None) -> Barrier | None:
        ships, troops = group_strength(state, self.picked)
        if not ships or ships >= RATIO * troops:
            return ALL_ABOARD if piece is not None else None
        if piece is None or piece in land_units(state, self.picked):
            return None
        return NOT_PICKED if piece not in self.picked else is_ship(state, piece, "3.3e") or LEADERS_ABOARD

    def why_not_move(self, state: Hellespont, who: str, to: str | None) -> Barrier | None:
        if not self.picked:
            return PICK_FIRST
        kind = SEA if has_ship(state, self.picked) else LAND
        barrier = self.grounded(state, kind)
        if barrier is not None or to is None:
            return barrier
        if to in (self.by_sea(state) if kind == SEA else self.by_land(state)):
            return None
        if to in state.printed.seas and self.only_leaders(state):
            return LEADER_NEEDS_SHIP
        points = FAR if kind == SEA else group_points(state, self.picked)
        return road_barrier(state, who, kind, self.place, to, points)

    def only_leaders(self, state: Hellespont) -> bool:
        return all([piece in state.printed.leader_set for piece in self.picked])

    def grounded(self, state: Hellespont, kind: str) -> Barrier | None:
        """3.1b, 3.1d, 3.3e: what keeps the group from going anywhere."""
        if kind == LAND:
            if self.place not in state.printed.seas:
                return None
            return LEADER_NEEDS_SHIP if self.only_leaders(state) else NEEDS_SHIPS
        barrier = why_not_sail(state, self.who, self.place, self.picked)
        if barrier is not OVERLOADED:
            return barrier
        ships, troops = group_strength(state, self.picked)
        return OVERLOADED.of(count=ships, left=troops)

    def why_not_ferry(self, state: Hellespont, who: str, to: str | None) -> Barrier | None:
        if not self.picked:
            return PICK_FIRST if to is not None else None
        routes = {} if has_ship(state, self.picked) else ferry_routes(state, who, self.place, self.picked)
        if to is None or to in routes:
            return None
        return ferry_barrier(state, who, self.picked, self.place, to)

    def notes(self, state: Hellespont, who: str) -> list[Note]:
        """3.3e, 4.2.2: what cutting down costs, and the odds of every combat a move would bring about."""
        own = own_notes(state, who, self.moment)
        if not self.picked:
            return own
        sailing = has_ship(state, self.picked)
        cut = land_units(state, self.picked) if sailing and self.grounded(state, SEA) is not None else ()
        places = self.by_sea(state) if sailing else self.by_land(state)
        how = SEA if sailing else LAND
        notes = chances.attacks(
            state, "move", self.picked, self.place, places, how, group_points(state, self.picked)
        )
        if not sailing:
            routes = tuple(sorted(ferry_routes(state, who, self.place, self.picked)))
            notes.extend(chances.attacks(state, "ferry", self.picked, self.place, routes, "ferry"))
        return [*prices.lasting(state, "cut", self.overload(state, cut), "3.3e"), *notes, *own]

    def overload(self, state: Hellespont, cut: tuple[str, ...]) -> tuple[str, ...]:
        ships, troops = group_strength(state, self.picked)
        return cut if ships < RATIO * troops else ()

    # --- who is picked --------------------------------------------------------------------------

    def with_picked(self, picked: tuple[str, ...]) -> Activated:
        return Activated(self.who, self.place, self.moment, self.only_fresh, tuple(sorted(picked)))

    def still_here(self, state: Hellespont) -> Activated:
        """The same without those who are no longer in the zone."""
        return self.with_picked(tuple([p for p in self.picked if state.at[p] == self.place]))

    def able(self, state: Hellespont) -> tuple[str, ...]:
        able = movable(state, self.who, self.place)
        return tuple([p for p in able if p in state.fresh]) if self.only_fresh else able

    def candidates(self, state: Hellespont, able: tuple[str, ...]) -> tuple[str, ...]:
        """Pieces that may join the group."""
        return tuple(sorted([piece for piece in able if self.misfit(state, piece) is None]))

    def misfit(self, state: Hellespont, piece: str) -> Barrier | None:
        """3.5a, 10.1f: what keeps a piece that can move out of the group: Persians never board."""
        persians, picked = state.printed.persians, self.picked
        if piece in picked:
            return PICKED
        if piece in persians:
            sailing = self.place in state.printed.all_bases or has_ship(state, picked)
            return ASHORE if sailing else None
        if piece in state.printed.ships and any([p in persians for p in picked]):
            return WITH_PERSIANS
        return None

    def everybody(self, state: Hellespont) -> tuple[str, ...]:
        """All that can go together: the fleet with its passengers, or all land pieces."""
        able = self.able(state)
        ships = [p for p in self.candidates(state, able) if p in state.printed.ships]
        joined = self.with_picked((*self.picked, *ships))
        return (*joined.picked, *joined.candidates(state, able))

    def pick(self, state: Hellespont, role: str, piece: str) -> None:
        state.become(self.with_picked((*self.picked, piece)))

    def drop(self, state: Hellespont, role: str, piece: str) -> None:
        state.become(self.with_picked(tuple([p for p in self.picked if p != piece])))

    def pick_all(self, state: Hellespont, role: str) -> None:
        state.become(self.with_picked(self.everybody(state)))

    def cut(self, state: Hellespont, role: str, unit: str) -> None:
        """3.3e: troops are weakened so that the ships can carry them."""
        state.weaken(unit, "3.3e")
        state.become(self.still_here(state))

    # --- where they go --------------------------------------------------------------------------

    def leaves(self, state: Hellespont) -> None:
        """The group leaves; while others may follow it, the opponent has a moment in between (2.B.3i)."""
        state.become(self.with_picked(()))
        if self.moment == "B.3" and len(self.able(state)) > len(self.picked):
            state.call(Joint((foe(self.who),), self.moment))
        state.moved = state.moved | set(self.picked)

    def march(self, state: Hellespont, role: str, to: str) -> None:
        """3.2: by land."""
        self.leaves(state)
        group, points = self.picked, group_points(state, self.picked)
        left = points - land_reach(state, role, self.place, points)[to]
        before = last_step(state, role, self.place, to, points)
        state.log("marches", "3.2", who=role, pieces=group, place=self.place, to_place=to)
        took = arrive(state, group, self.place, before, to, "land")
        state.call(Underway(role, group, "land", left, (self.place, to), took))

    def sail(self, state: Hellespont, role: str, to: str) -> None:
        """3.3: by sea."""
        self.leaves(state)
        group = self.picked
        state.log("sails", "3.3", who=role, pieces=group, place=self.place, to_place=to)
        took = arrive(state, group, self.place, "", to, "sea")
        state.call(Underway(role, group, SEA, 0, (self.place, to), took))

    def ferry(self, state: Hellespont, role: str, to: str) -> None:
        """3.4: ferried."""
        self.leaves(state)
        embark(state, role, self.picked, self.place, to)

    def finish(self, state: Hellespont, role: str) -> None:
        let_pass(state, role, self.moment)
        state.end()

    def run(self, state: Hellespont) -> None:
        state.end()

    def resume(self, state: Hellespont, result: Plain) -> None:
        """Something may have happened to the picked pieces meanwhile."""
        state.become(self.still_here(state))


def land_units(state: Hellespont, group: tuple[str, ...]) -> tuple[str, ...]:
    return tuple([p for p in group if p in state.printed.unit_kind and p not in state.printed.ships])
