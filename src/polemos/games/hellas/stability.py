"""9.5, 14, 18.1: the stability track, revolution, and the action that pays for calm or for unrest abroad."""

from __future__ import annotations

from dataclasses import dataclass

from polemos.engine.flow import Frame
from polemos.engine.prompt import ALONE, Arg, Choices, Prompt
from polemos.engine.result import Result
from polemos.games.hellas.score import points
from polemos.games.hellas.state import Hellas
from polemos.games.hellas.world import SIDES, foe


def shift(state: Hellas, side: str, cause: str, rule: str) -> None:
    """9.5k: move a side's cube by what the cause is worth, at once (1e)."""
    power, charts = state.powers[side], state.charts
    golden = charts.highest + 1
    steps = charts.steps[cause]
    if power.stability == golden and not (steps < 0 and _undoes_golden_age(state, cause)):
        return
    fallen = charts.lowest - 1  # off the track: there is nothing below a revolution
    power.stability = max(min(power.stability + steps, golden), fallen)
    state.log("stability", rule, who=side, steps=f"{steps:+d}", box=power.stability, cause=cause)
    if power.stability == golden:
        state.log("golden-age", "9.5f", who=side, row="stability")
    if power.stability == fallen:
        revolution(state, side)


def _undoes_golden_age(state: Hellas, cause: str) -> bool:
    """9.5l: the golden age of stability is for ever, but for 18.1 and 18.2."""
    if cause == "agitated":
        return True
    return state.option("setbacks") and cause in ("province_lost", "refused")


def revolution(state: Hellas, side: str) -> None:
    """14a: the side has lost, whatever its points."""
    winner = foe(side)
    state.log("revolution", "14a", who=side)
    scores = {s: points(state, s) for s in SIDES}
    state.finish(Result(winner, "victory", "revolution", "14a", scores))


@dataclass
class Stability(Frame):
    """9.5: pay to move one box to the right; exactly one (A32)."""

    who: str

    def deciders(self, state: Hellas) -> tuple[str, ...]:
        return (self.who,) if len(self._offers(state)) > 1 else ()

    def _offers(self, state: Hellas) -> Choices:
        power = state.powers[self.who]
        choices: Choices = {"done": ALONE}
        if state.option("agitation") and power.money >= state.charts.agitation:
            choices["agitate"] = ALONE
        if power.money >= state.price(self.who, "stability") and power.stability <= state.charts.highest:
            choices["pay"] = ALONE
        return choices

    def prompt(self, state: Hellas, role: str) -> Prompt:
        return Prompt("stability", "9.5a", self._offers(state), {"talents": state.price(role, "stability")})

    def act(self, state: Hellas, role: str, verb: str, arg: Arg) -> None:
        if verb == "pay":
            state.powers[role].money -= state.price(role, "stability")
            shift(state, role, "paid", "9.5a")
        elif verb == "agitate":
            state.powers[role].money -= state.charts.agitation
            shift(state, foe(role), "agitated", "18.1a")
        state.end()

    def run(self, state: Hellas) -> None:
        """9.7b: chosen without the means to carry it out; it blocks all the same."""
        state.end()
