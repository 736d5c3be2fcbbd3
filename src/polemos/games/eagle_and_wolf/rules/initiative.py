"""9: initiative, and the order that whoever has it names for each phase."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame
from polemos.engine.why import Barrier, Gate, Gates
from polemos.games.eagle_and_wolf.printed import FIRST_ORDER, ROME, WINTER
from polemos.games.eagle_and_wolf.state import Campaign

NAMED_ALREADY: Final = Barrier("named-already", "9.0c")
AT_PEACE: Final = Barrier("at-peace", "9.0e")


def score(state: Campaign, nation: str) -> int:
    """9.0a-b, 9.0d: territories and the attitude of the highest general; Rome's is the Consul Urb."""
    generals = ("consul_urb",) if nation == ROME else state.printed.seniority[nation]
    held = list(state.control.values()).count(nation)
    for counter in generals:
        if counter in state.armies:
            return held + state.armies[counter].attitude
    return held


def initiative(state: Campaign) -> None:
    """9.0c: the highest has it; ties by die. It then names the order."""
    active = [n for n in FIRST_ORDER if state.active(n)]
    if not active:
        return
    scores = [score(state, n) for n in active]
    best = max(scores)
    first = [n for n, number in zip(active, scores, strict=True) if number == best]
    while len(first) > 1:
        dice = {n: state.die("9.0c", n) for n in first}
        first = [n for n in first if dice[n] == max(dice.values())]
    state.log("initiative", "9.0c", side=first[0], number=best)
    state.lead = first[0]


def in_order(state: Campaign, phase: Frame) -> None:
    """9.0c: the nation with the initiative names the order of each phase before it is played."""
    state.call(phase)
    if state.lead and state.time != WINTER:
        state.call(NameOrder(state.lead, ()))


@dataclass
class NameOrder(Frame):
    """9.0c: the nation with the initiative names the others, one after the other; inactive ones come last."""

    nation: str
    named: tuple[str, ...]

    def left(self, state: Campaign) -> tuple[str, ...]:
        return tuple([n for n in state.at_arms() if n not in self.named])

    def ask(self, state: Campaign) -> Ask | None:
        left = self.left(state)
        if len(left) < 2:
            return None
        ask = Ask(state.seats[self.nation], "order", "9.0c", {"side": self.nation})
        return ask.alone("usual_order", self.usual_order).pick("next", left, self.name_next)

    def barriers(self, state: Campaign, who: str) -> Gates:
        return {"next": Gate("side", self.why_not_next)}

    def why_not_next(self, state: Campaign, who: str, side: str | None) -> Barrier | None:
        """9.0c, 9.0e: nations at war, each once; who is at peace comes last."""
        if side is None or side in self.left(state):
            return None
        return NAMED_ALREADY if side in self.named else AT_PEACE

    def usual_order(self, state: Campaign, role: str) -> None:
        rest = sorted([(n != self.nation, -score(state, n), n) for n in self.left(state)])
        state.become(NameOrder(self.nation, (*self.named, *[n for _, _, n in rest])))

    def name_next(self, state: Campaign, role: str, nation: str) -> None:
        state.become(NameOrder(self.nation, (*self.named, nation)))

    def run(self, state: Campaign) -> None:
        named = (*self.named, *self.left(state))
        if len(named) > 1:
            state.log("order", "9.0c", side=self.nation, who=named)
        state.order = (*named, *[n for n in FIRST_ORDER if n not in named])
        state.end()
