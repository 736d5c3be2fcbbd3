"""9.1, 9.1.1, 13: ships at sea, with the legions (and by option the leader) they carry."""

from __future__ import annotations

from dataclasses import dataclass

from polemos.engine.flow import Frame
from polemos.engine.prompt import ALONE, Arg, Choices, Prompt, Value
from polemos.games.hellas.printed import SEA
from polemos.games.hellas.rules.contest import entered, touched
from polemos.games.hellas.rules.routes import destinations
from polemos.games.hellas.rules.shelter import seek_shelter
from polemos.games.hellas.rules.stacks import SHIP, transfer
from polemos.games.hellas.state import UNMOVED, Hellas


@dataclass
class Voyage(Frame):
    """9.1j: where to; ships, empty or loaded, may be left behind first (13e, A43)."""

    who: str
    source: str
    empty: int
    loaded: int
    leader: bool

    def deciders(self, state: Hellas) -> tuple[str, ...]:
        return (self.who,)

    def prompt(self, state: Hellas, role: str) -> Prompt:
        count = self.empty + self.loaded
        choices: Choices = {}
        if self._may_bring(state):
            choices["bring_leader"] = ALONE
        for verb, most in (("leave", self.empty), ("leave_loaded", self.loaded)):
            parts = tuple(n for n in range(1, most + 1) if n < count and self._places(state, count - n))
            if parts:
                choices[verb] = parts
        places = self._places(state, count)
        if places:
            choices["to"] = places
        args: dict[str, Value] = {"place": self.source, "count": count, "loaded": self.loaded}
        return Prompt("voyage", "9.1j", choices, args)

    def _places(self, state: Hellas, count: int) -> tuple[str, ...]:
        return destinations(state, self.who, SHIP, self.source, count)

    def _may_bring(self, state: Hellas) -> bool:
        """18.5c: the leader boards where he is, once an action."""
        return not self.leader and not state.leader_moved and state.powers[self.who].leader == self.source

    def act(self, state: Hellas, role: str, verb: str, arg: Arg) -> None:
        if verb == "bring_leader":
            state.become(Voyage(self.who, self.source, self.empty, self.loaded, True))
        elif verb == "leave" and isinstance(arg, int):
            state.become(Voyage(self.who, self.source, self.empty - arg, self.loaded, self.leader))
        elif verb == "leave_loaded" and isinstance(arg, int):
            state.become(Voyage(self.who, self.source, self.empty, self.loaded - arg, self.leader))
        else:
            self._go(state, str(arg))
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
