"""18.5b: a leader is with his legions or with his ships, if both may fight in his hex; his side says."""

from __future__ import annotations

from dataclasses import dataclass

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame
from polemos.games.hellas.printed import SIDES
from polemos.games.hellas.rules.combat import fight
from polemos.games.hellas.rules.leaders import Led, leads
from polemos.games.hellas.rules.stacks import LEGION, SHIP
from polemos.games.hellas.state import Hellas


def arm_of(verb: str) -> str:
    """The units that fight a combat."""
    return SHIP if verb == "fight_ships" else LEGION


def torn(state: Hellas, place: str, led: Led) -> tuple[str, ...]:
    """Sides whose leader could still join either arm in this hex."""
    return tuple(s for s in SIDES if all(leads(state, s, place, arm, led) for arm in (LEGION, SHIP)))


@dataclass
class Clash(Frame):
    """18.5b: a combat in a leader's hex: who must says whether his leader is in it; then it is fought."""

    who: str
    verb: str
    place: str
    #: Sides to be asked, and the arms that leaders are bound to.
    sides: tuple[str, ...]
    led: tuple[tuple[str, str], ...]

    def ask(self, state: Hellas) -> Ask | None:
        if not self.sides:
            return None
        key = "lead-at-sea" if arm_of(self.verb) == SHIP else "lead-ashore"
        ask = Ask(self.sides[0], key, "18.5b", {"place": self.place})
        return ask.alone("lead_here", self.lead_here).alone("lead_other", self.lead_other)

    def lead_here(self, state: Hellas, role: str) -> None:
        self.bind(state, role, arm_of(self.verb))

    def lead_other(self, state: Hellas, role: str) -> None:
        self.bind(state, role, LEGION if arm_of(self.verb) == SHIP else SHIP)

    def bind(self, state: Hellas, role: str, arm: str) -> None:
        """The leader is with this arm for the rest of the action."""
        state.log("leader-with-ships" if arm == SHIP else "leader-with-legions", "18.5b", who=role)
        state.become(Clash(self.who, self.verb, self.place, self.sides[1:], (*self.led, (role, arm))))

    def run(self, state: Hellas) -> None:
        """Leaders that fight here are bound to this arm for the rest of the action."""
        arm = arm_of(self.verb)
        here = [(s, arm) for s in SIDES if leads(state, s, self.place, arm, self.led)]
        led = (*self.led, *here)
        state.end(led)
        fight(state, self.who, self.verb, self.place, led)
