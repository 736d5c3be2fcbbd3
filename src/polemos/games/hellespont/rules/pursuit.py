"""7.S7: cavalry rides down the beaten."""

from __future__ import annotations

from dataclasses import dataclass

from polemos.engine.flow import Frame
from polemos.engine.prompt import ALONE, Arg, Choices, Prompt
from polemos.games.hellespont.printed import foe
from polemos.games.hellespont.rules.hand import could_hold, holding, may_play, play
from polemos.games.hellespont.rules.stratagems import act_own_choice, let_pass, own_choices
from polemos.games.hellespont.state import Hellespont


@dataclass
class Pursuit(Frame):
    """7.S7: after a land combat the winner with cavalry there may eliminate a weakened enemy."""

    who: str
    place: str

    def prey(self, state: Hellespont) -> tuple[str, ...]:
        if self.place in state.printed.seas:
            return ()
        riders = [u for u in state.troops_at(self.who, self.place) if state.printed.type_of[u] == "cavalry"]
        if not riders:
            return ()
        return tuple([u for u in state.troops_at(foe(self.who), self.place) if u in state.weak])

    def could_ride(self, state: Hellespont) -> bool:
        """For all that both know."""
        return may_play(state, self.who) and could_hold(state, self.who, "s7") and bool(self.prey(state))

    def deciders(self, state: Hellespont) -> tuple[str, ...]:
        return (self.who,) if self.could_ride(state) else ()

    def prompt(self, state: Hellespont, role: str) -> Prompt:
        choices: Choices = {"decline": ALONE}
        counters = holding(state, role, "s7")
        if counters:
            choices["s7"] = counters
        own_choices(state, role, "B.3", choices)
        return Prompt("pursuit", "7.S7", choices, {"place": self.place})

    def act(self, state: Hellespont, role: str, verb: str, arg: Arg) -> None:
        if verb == "decline":
            let_pass(state, role, "B.3")
            state.end()
        elif verb != "s7":
            act_own_choice(state, role, verb, arg)
        else:
            play(state, role, str(arg), "s7")
            state.become(RideDown(role, self.place))

    def run(self, state: Hellespont) -> None:
        state.end()


@dataclass
class RideDown(Pursuit):
    """7.S7: which weakened enemy unit is eliminated."""

    def deciders(self, state: Hellespont) -> tuple[str, ...]:
        return (self.who,)

    def prompt(self, state: Hellespont, role: str) -> Prompt:
        return Prompt("ride-down", "7.S7", {"eliminate": self.prey(state)}, {"place": self.place})

    def act(self, state: Hellespont, role: str, verb: str, arg: Arg) -> None:
        state.eliminate(str(arg), "7.S7")
        state.end()
