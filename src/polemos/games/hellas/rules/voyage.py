"""9.1, 9.1.1, 13: ships at sea, with the legions (and by option the leader) they carry."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame
from polemos.engine.prompt import Arg, Value
from polemos.engine.why import NOTHING, NUMBER, PLACE, Barrier, Gate, Gates
from polemos.games.hellas.printed import SEA
from polemos.games.hellas.reasons.roads import why_not_leave, why_not_to
from polemos.games.hellas.rules.contest import entered, touched
from polemos.games.hellas.rules.routes import endings, part_sizes, reach
from polemos.games.hellas.rules.shelter import seek_shelter
from polemos.games.hellas.rules.stacks import SHIP, name_of, transfer
from polemos.games.hellas.state import UNMOVED, Hellas

LEADER_MOVED: Final = Barrier("leader-moved", "18.5c")
LEADER_ABOARD: Final = Barrier("leader-aboard", "18.5c")
LEADER_ELSEWHERE: Final = Barrier("leader-elsewhere", "18.5c")
NOT_SO_MANY: Final = {
    "leave": Barrier("not-so-many-empty", "13e"),
    "leave_loaded": Barrier("not-so-many-loaded", "13e"),
}


@dataclass
class Voyage(Frame):
    """9.1j: where to; ships, empty or loaded, may be left behind first (13e, A43)."""

    who: str
    source: str
    empty: int
    loaded: int
    leader: bool

    def focus(self, state: Hellas) -> tuple[str, ...]:
        return (self.source,)

    def selected(self, state: Hellas, role: str | None) -> tuple[str, ...]:
        return (name_of(state, self.who, SHIP, self.source),)

    def ask(self, state: Hellas) -> Ask:
        count = self.empty + self.loaded
        args: dict[str, Value] = {"place": self.source, "count": count, "loaded": self.loaded}
        ask = Ask(self.who, "voyage", "9.1j", args)
        if self.why_not_bring(state, self.who, None) is None:
            ask.alone("bring_leader", self.bring_leader)
        found = reach(state, self.who, SHIP, self.source)[0]
        parts = part_sizes(state, self.who, SHIP, self.source, count, found)
        ask.number("leave", tuple([n for n in parts if n <= self.empty]), self.leave)
        ask.number("leave_loaded", tuple([n for n in parts if n <= self.loaded]), self.leave_loaded)
        return ask.pick("to", endings(state, self.who, SHIP, self.source, count, found), self.go)

    def barriers(self, state: Hellas, who: str) -> Gates:
        gates = {verb: Gate.family(NUMBER, self.why_not_leave) for verb in NOT_SO_MANY}
        if state.option("leaders"):
            gates["bring_leader"] = Gate(NOTHING, self.why_not_bring)
        return {**gates, "to": Gate(PLACE, self.why_not_to)}

    def why_not_bring(self, state: Hellas, who: str, arg: Arg) -> Barrier | None:
        """18.5c: the leader boards where he is, once an action."""
        if state.powers[who].leader != self.source:
            return LEADER_ELSEWHERE
        if self.leader:
            return LEADER_ABOARD
        return LEADER_MOVED if state.leader_moved else None

    def why_not_leave(self, state: Hellas, who: str, verb: str, number: int | None) -> Barrier | None:
        most = self.empty if verb == "leave" else self.loaded
        if number is not None and number > most:
            return NOT_SO_MANY[verb].of(count=most)
        return why_not_leave(state, who, SHIP, self.source, self.empty + self.loaded, number)

    def why_not_to(self, state: Hellas, who: str, place: str | None) -> Barrier | None:
        return why_not_to(state, who, SHIP, self.source, self.empty + self.loaded, place)

    def bring_leader(self, state: Hellas, role: str) -> None:
        state.become(Voyage(self.who, self.source, self.empty, self.loaded, True))

    def leave(self, state: Hellas, role: str, count: int) -> None:
        state.become(Voyage(self.who, self.source, self.empty - count, self.loaded, self.leader))

    def leave_loaded(self, state: Hellas, role: str, count: int) -> None:
        state.become(Voyage(self.who, self.source, self.empty, self.loaded - count, self.leader))

    def go(self, state: Hellas, role: str, place: str) -> None:
        self._go(state, place)
        state.end()
        seek_shelter(state, role)

    def _go(self, state: Hellas, place: str) -> None:
        power = state.powers[self.who]
        sail(state, self.who, self.source, place, self.empty, self.loaded)
        stranded = state.printed.terrain[self.source] == SEA and self.source not in power.ships
        if self.leader or (stranded and power.leader == self.source):
            power.leader, state.leader_moved = place, True
            state.log("led", "18.5c", who=self.who, place=self.source, to_place=place)
        touched(state, self.source, place)


def sail(state: Hellas, side: str, source: str, place: str, empty: int, loaded: int) -> None:
    """9.1j, 9.1l: the ships go with their cargo; from fleet IV they contest the shores they reach."""
    count = empty + loaded
    transfer(state, side, SHIP, source, place, count, loaded)
    done, landed, ships_done, cargo_done, boarded = state.moved.get(source, UNMOVED)
    state.moved[source] = (done, landed, ships_done, cargo_done, max(0, boarded - loaded))
    done, landed, ships_done, cargo_done, boarded = state.moved.get(place, UNMOVED)
    state.moved[place] = (done, landed, ships_done + count, cargo_done + loaded, boarded)
    state.log("sailed", "9.1a", who=side, place=source, to_place=place, count=count, loaded=loaded)
    entered(state, side, place)
