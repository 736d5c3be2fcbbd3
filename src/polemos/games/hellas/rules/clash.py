"""18.5b: a leader is with his legions or with his ships, if both may fight in his hex; his side says."""

from __future__ import annotations

from dataclasses import dataclass

from polemos.engine.flow import Frame
from polemos.engine.prompt import ALONE, Arg, Prompt
from polemos.games.hellas.printed import SIDES
from polemos.games.hellas.rules.combat import fight
from polemos.games.hellas.rules.leaders import leads
from polemos.games.hellas.rules.stacks import LEGION, SHIP
from polemos.games.hellas.state import Hellas


def arm_of(verb: str) -> str:
    """The units that fight a combat."""
    return SHIP if verb == "fight_ships" else LEGION


def torn(state: Hellas, place: str, led: tuple[str, ...]) -> tuple[str, ...]:
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
    led: tuple[str, ...]

    def deciders(self, state: Hellas) -> tuple[str, ...]:
        return self.sides[:1]

    def prompt(self, state: Hellas, role: str) -> Prompt:
        key = "lead-at-sea" if arm_of(self.verb) == SHIP else "lead-ashore"
        return Prompt(key, "18.5b", {"lead_here": ALONE, "lead_other": ALONE}, {"place": self.place})

    def act(self, state: Hellas, role: str, verb: str, arg: Arg) -> None:
        arm = arm_of(self.verb)
        if verb == "lead_other":
            arm = LEGION if arm == SHIP else SHIP
        state.log("leader-with-ships" if arm == SHIP else "leader-with-legions", "18.5b", who=role)
        state.become(Clash(self.who, self.verb, self.place, self.sides[1:], (*self.led, f"{role}:{arm}")))

    def run(self, state: Hellas) -> None:
        """Leaders that fight here are bound to this arm for the rest of the action."""
        arm = arm_of(self.verb)
        here = [f"{s}:{arm}" for s in SIDES if leads(state, s, self.place, arm, self.led)]
        led = (*self.led, *here)
        state.end(led)
        fight(state, self.who, self.verb, self.place, led)
