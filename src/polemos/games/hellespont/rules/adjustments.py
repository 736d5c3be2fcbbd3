"""2.D: adjustments: counters kept, returns to base, recovery, supply, attrition."""

from __future__ import annotations

from dataclasses import dataclass

from polemos.engine.flow import Frame, Sequence, Step
from polemos.engine.prompt import ALONE, Arg, Choices, Prompt, Value
from polemos.games.hellespont.printed import foe
from polemos.games.hellespont.rules.advantage import recover, weakened
from polemos.games.hellespont.rules.attrition import Attrition, exposed
from polemos.games.hellespont.rules.hand import put_back
from polemos.games.hellespont.rules.returns import Returns
from polemos.games.hellespont.rules.stratagems import (
    Joint,
    act_own_choice,
    has_news,
    is_own_choice,
    let_pass,
    own_choices,
)
from polemos.games.hellespont.rules.supply import move_marker, starve
from polemos.games.hellespont.state import Hellespont


@dataclass
class FirstAdjustments(Sequence):
    """2.Da: D.1 and D.2 of one side."""

    def steps(self) -> tuple[Step, ...]:
        return (
            lambda s: open_keep(s, self.who),
            lambda s: s.call(open_returns(s, self.who)),
        )


@dataclass
class LastAdjustments(Sequence):
    """2.Da: D.3 to D.5 of one side; S5 and S23 by either side before and after the tests."""

    def steps(self) -> tuple[Step, ...]:
        return (
            lambda s: s.call(open_recovery(s, self.who)),
            lambda s: adjust_supply(s, self.who),
            lambda s: s.call(Joint((self.who,), "D.4")),
            lambda s: starve(s, self.who),
            lambda s: open_attrition(s, self.who),
            lambda s: s.call(Attrition(self.who, exposed(s, self.who))),
            lambda s: s.call(Joint((self.who, foe(self.who)), "D.5")),
        )


def open_keep(state: Hellespont, side: str) -> None:
    state.phase = "D.1"
    state.call(Keep(side))


@dataclass
class Keep(Frame):
    """2.D.1: at most one counter is kept, or none; the others go back unseen."""

    who: str

    def deciders(self, state: Hellespont) -> tuple[str, ...]:
        return (self.who,) if state.hands[self.who] else ()

    def prompt(self, state: Hellespont, role: str) -> Prompt:
        choices: Choices = {"keep": state.hands[role], "keep_none": ALONE}
        own_choices(state, role, "D.1", choices)
        return Prompt("keep", "2.D.1", choices)

    def act(self, state: Hellespont, role: str, verb: str, arg: Arg) -> None:
        if is_own_choice(verb):
            act_own_choice(state, role, verb, arg)
            return
        let_pass(state, role, "D.1")
        if len(state.hands[role]) > 1 or verb == "keep_none":
            self.put_back_all_but(state, role, str(arg))
        state.log("keeps", "2.D.1", who=role, count=len(state.hands[role]))
        state.end()

    def put_back_all_but(self, state: Hellespont, role: str, kept: str) -> None:
        """Nobody else can say any longer what the side holds."""
        for counter in state.hands[role]:
            if counter != kept:
                put_back(state, role, counter, False)
        state.spotted[foe(role)] = ()
        state.start_pick[role] = ""

    def run(self, state: Hellespont) -> None:
        state.end()


# --- D.2 returning to base and taking shelter -------------------------------------------------------------
def open_returns(state: Hellespont, side: str) -> Frame:
    """2.D.2b: half of the naval strength on the map when D.2 starts may go home."""
    state.phase = "D.2"
    bases = state.printed.all_bases
    on_map = sum([state.naval(side, p) for p in state.units[side] if p not in bases])
    return Returns(side, on_map // 2)


# --- D.3 recovery -------------------------------------------------------------------------------------------
def open_recovery(state: Hellespont, side: str) -> Frame:
    """2.D.3: as many units as the bonuses of fit leaders in play."""
    state.phase = "D.3"
    leaders = [name for names in state.leaders[side].values() for name in names]
    return Recover(side, sum([state.bonus(name) for name in leaders]))


@dataclass
class Recover(Frame):
    """2.D.3: weakened units are restored; Persians only by S11 (10.1g)."""

    who: str
    left: int

    def targets(self, state: Hellespont) -> tuple[str, ...]:
        return weakened(state, self.who, False) if self.left else ()

    def deciders(self, state: Hellespont) -> tuple[str, ...]:
        if self.targets(state):
            return (self.who,)
        return (self.who,) if has_news(state, self.who, "D.3") else ()

    def prompt(self, state: Hellespont, role: str) -> Prompt:
        choices: Choices = {"done": ALONE}
        targets = self.targets(state)
        if targets:
            choices["restore"] = targets
        own_choices(state, role, "D.3", choices)
        args: dict[str, Value] = {"left": self.left}
        return Prompt("recover", "2.D.3", choices, args)

    def act(self, state: Hellespont, role: str, verb: str, arg: Arg) -> None:
        if is_own_choice(verb):
            act_own_choice(state, role, verb, arg)
        elif verb == "done":
            let_pass(state, role, "D.3")
            state.end()
        else:
            state.become(Recover(self.who, self.left - 1))
            recover(state, str(arg), "2.D.3")

    def run(self, state: Hellespont) -> None:
        state.end()


# --- D.4, D.5 ----------------------------------------------------------------------------------------------
def adjust_supply(state: Hellespont, side: str) -> None:
    """2.D.4: the supply marker moves."""
    state.phase = "D.4"
    move_marker(state, side)


def open_attrition(state: Hellespont, side: str) -> None:
    """2.D.5: first the stratagems of this phase, of both sides, then the tests."""
    state.phase = "D.5"
    state.call(Joint((side, foe(side)), "D.5"))
