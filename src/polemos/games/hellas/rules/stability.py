"""9.5, 14, 18.1: the stability track, revolution, and the action that pays for calm or for unrest abroad."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.prompt import Arg, Value
from polemos.engine.result import Result
from polemos.engine.why import NOTHING, Barrier, Gate, Gates, Note
from polemos.games.hellas.printed import SIDES, foe
from polemos.games.hellas.reasons.notes import spent, stability
from polemos.games.hellas.rules.action import Action
from polemos.games.hellas.rules.score import points, tell_points
from polemos.games.hellas.state import Hellas


def shift(state: Hellas, side: str, cause: str, rule: str) -> None:
    """9.5k: move a side's cube by what the cause is worth, at once (1e)."""
    power, charts = state.powers[side], state.charts
    golden = charts.highest + 1
    steps = charts.steps[cause]
    if power.stability == golden and not _undoes_golden_age(state, cause):
        return
    fallen = charts.lowest - 1  # off the track: there is nothing below a revolution
    before, power.stability = power.stability, max(min(power.stability + steps, golden), fallen)
    _tell(state, side, rule, cause, before)
    if power.stability == golden:
        state.log("golden-age", "9.5f", who=side, row="stability")
        tell_points(state, side)
    if before == golden:
        tell_points(state, side)
    if power.stability == fallen:
        revolution(state, side)


def _tell(state: Hellas, side: str, rule: str, cause: str, before: int) -> None:
    """9.5e, 9.5f: the boxes of the track have numbers, what lies beyond its ends has names."""
    charts, box = state.charts, state.powers[side].stability
    steps = f"{charts.steps[cause]:+d}"
    if before > charts.highest:
        state.log("stability-out-of-gold", rule, who=side, steps=steps, box=box, cause=cause)
    elif box > charts.highest:
        state.log("stability-golden", rule, who=side, steps=steps, before=before, cause=cause)
    elif box < charts.lowest:
        state.log("stability-fallen", rule, who=side, steps=steps, before=before, cause=cause)
    else:
        state.log("stability", rule, who=side, steps=steps, before=before, box=box, cause=cause)


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


TOO_DEAR: Final = Barrier("too-dear", "9.5a")
AGITATION_TOO_DEAR: Final = Barrier("too-dear", "18.1a")
GOLDEN_ALREADY: Final = Barrier("stability-golden-already", "9.5f")


def can_calm(state: Hellas, side: str) -> bool:
    """9.5a: with the money, and not in the golden age already."""
    return why_not_calm(state, side) is None


def why_not_calm(state: Hellas, side: str) -> Barrier | None:
    power = state.powers[side]
    if power.stability > state.charts.highest:
        return GOLDEN_ALREADY
    return None if power.money >= state.price(side, "stability") else TOO_DEAR


def can_agitate(state: Hellas, side: str) -> bool:
    return state.option("agitation") and state.powers[side].money >= state.charts.agitation


def can_spend(state: Hellas, side: str) -> bool:
    return can_calm(state, side) or can_agitate(state, side)


@dataclass
class Stability(Action):
    """9.5: pay to move one box to the right; exactly one (A32)."""

    def question(self, state: Hellas) -> Ask:
        side = self.who
        args: dict[str, Value] = {"talents": state.price(side, "stability"), "have": state.powers[side].money}
        if not state.option("agitation"):
            return Ask(side, "stability", "9.5a", args)
        args["agitation"], args["foe"] = state.charts.agitation, foe(side)
        return Ask(side, "stability-or-agitation", "18.1a", args)

    def offer(self, ask: Ask, state: Hellas) -> None:
        if can_agitate(state, self.who):
            ask.alone("agitate", self.agitate)
        if can_calm(state, self.who):
            ask.alone("pay", self.pay)

    def barriers(self, state: Hellas, who: str) -> Gates:
        gates = {"pay": Gate(NOTHING, self.why_not_pay)}
        if state.option("agitation"):
            gates["agitate"] = Gate(NOTHING, self.why_not_agitate)
        return gates

    def why_not_pay(self, state: Hellas, who: str, arg: Arg) -> Barrier | None:
        barrier = why_not_calm(state, who)
        return barrier and barrier.of(talents=state.price(who, "stability"), have=state.powers[who].money)

    def why_not_agitate(self, state: Hellas, who: str, arg: Arg) -> Barrier | None:
        if can_agitate(state, who):
            return None
        return AGITATION_TOO_DEAR.of(talents=state.charts.agitation, have=state.powers[who].money)

    def worth(self, state: Hellas, who: str, ask: Ask) -> list[Note]:
        """9.5a, 18.1a: the price, and where the cube goes."""
        money, charts, other, found = state.powers[who].money, state.charts, foe(who), []
        if "pay" in ask.choices:
            found.append(spent("pay", None, "9.5a", state.price(who, "stability"), money))
            found += stability(state, "pay", who, charts.steps["paid"], "9.5a")
        if "agitate" in ask.choices:
            found.append(spent("agitate", None, "18.1a", charts.agitation, money))
            found += stability(state, "agitate", other, charts.steps["agitated"], "18.1a")
        return found

    def pay(self, state: Hellas, role: str) -> None:
        self._spend(state, state.price(role, "stability"), "9.5a", role)
        shift(state, role, "paid", "9.5a")
        state.end()

    def agitate(self, state: Hellas, role: str) -> None:
        """18.1a: unrest in the other city."""
        self._spend(state, state.charts.agitation, "18.1a", foe(role))
        shift(state, foe(role), "agitated", "18.1a")
        state.end()

    def _spend(self, state: Hellas, talents: int, rule: str, people: str) -> None:
        state.powers[self.who].money -= talents
        key = "paid-for-calm" if people == self.who else "paid-for-unrest"
        left = state.powers[self.who].money
        state.log(key, rule, who=self.who, foe=people, talents=talents, left=left)
