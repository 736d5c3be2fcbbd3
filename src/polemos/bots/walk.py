"""One walk on one copy: the clicks of a plan, then quietly on to where its fruits can be judged."""

from __future__ import annotations

from random import Random as Generator
from typing import Final

from polemos.bots.seat import Plan, Planned
from polemos.engine.chance import seed_key
from polemos.engine.playout import Playout
from polemos.engine.prompt import Choice, Prompt

#: A plan has at most this many own clicks, and what follows it at most this many of anybody.
PLAN_CLICKS: Final = 16
FOLLOW_CLICKS: Final = 30

#: A won match is better than any evaluation, a lost one worse.
WON: Final = 3.0


class OutOfTime(Exception):
    """A walk was broken off: whoever thinks has to answer now."""


class Patience:
    """How long a walk may go on; this one has no end."""

    def over(self) -> bool:
        return False


ENDLESS: Final = Patience()


class Walk:
    """The walker sees frames only as a stack: how deep a question is asked, and what has ended below it.

    `wary`: others who are asked on the way answer for their own good, not with the first thing offered.
    """

    def __init__(self, match: Playout, role: str, chance: Generator, wary: bool = False) -> None:
        self.match = match
        self.role = role
        self.chance = chance
        self.wary = wary
        self.patience = ENDLESS
        self.clicks: list[Planned] = []
        self.certain = True
        self.plays = 0
        self.value = 0.0
        frames = match.state.frames
        self._depth = len(frames)
        self._asking = type(frames[-1])
        self._parent = frames[-2:-1]
        self._below = frames[:-2]
        self._lowest = self._depth
        self._deeper = False

    def run(self, script: Plan, wander: bool) -> None:
        """The script, random clicks to the end of the plan if `wander`, then the rest passively."""
        self._plan(script, wander)
        self._follow()
        self.value = worth(self.match, self.role, self.wary)

    # --- the plan -------------------------------------------------------------------------------

    def _plan(self, script: Plan, wander: bool) -> None:
        """Own clicks until the first die, or until the first question's business is done."""
        rolled = self.match.state.chance.drawn
        for _ in range(PLAN_CLICKS):
            choice = self._own_choice(script, wander)
            if choice is None:
                return
            self.clicks.append(Planned(self.match.prompt(self.role).message, *choice))
            self._play(self.role, choice)
            while self._others_asked():
                self._play(self.match.deciders[0], self._passive(self.match.deciders[0]))
            if self._done() or self.match.state.chance.drawn != rolled:
                return

    def _own_choice(self, script: Plan, wander: bool) -> Choice | None:
        prompt = self.match.prompt(self.role)
        step = len(self.clicks)
        if step < len(script) and prompt.offered(script[step].verb, script[step].arg):
            return script[step].verb, script[step].arg
        return any_choice(prompt.ahead(), self.chance) if wander or not step else None

    def _others_asked(self) -> bool:
        """Whether somebody else must answer before the plan goes on (a window, not his own turn)."""
        match = self.match
        if match.over or self.role in match.deciders or len(match.state.frames) <= self._lowest:
            return False
        return self.plays < PLAN_CLICKS + FOLLOW_CLICKS

    def _done(self) -> bool:
        """Whether the plan is complete: a move begun on a deeper level has come back up."""
        match = self.match
        depth = len(match.state.frames)
        if match.over or self.role not in match.deciders or depth < self._depth or self._asked_anew():
            return True
        self._deeper = self._deeper or depth > self._depth
        return self._deeper and depth == self._depth

    def _asked_anew(self) -> bool:
        """Whether the first question's frame has ended and another of its kind asks the same role."""
        frames = self.match.state.frames
        if len(frames) != self._depth or self.role not in self.match.deciders:
            return False
        return type(frames[-1]) is self._asking and frames[-2:-1] != self._parent

    # --- what it leads to -----------------------------------------------------------------------

    def _follow(self) -> None:
        """Go on passively until the business around the first question is done, or others begin theirs."""
        for _ in range(FOLLOW_CLICKS):
            if self._settled():
                return
            role = self.match.deciders[0]
            self._play(role, self._passive(role))

    def _settled(self) -> bool:
        match = self.match
        frames = match.state.frames
        if match.over or len(frames) < len(self._below) or self._asked_anew():
            return True
        for i, frame in enumerate(self._below):
            if frames[i] is not frame:
                return True
        if self.role in match.deciders:
            self._lowest = min(self._lowest, len(frames))
            return False
        return len(frames) <= self._lowest

    def _passive(self, role: str) -> Choice:
        """What declines or ends, as the prompt says; where something has to be chosen, anything."""
        prompt = self.match.prompt(role).ahead()
        if self.wary and role != self.role:
            verbs = [verb for verb, args in prompt.choices.items() if args[0] is None]
            if len(verbs) > 1:
                return self._best_for(role, verbs), None
        quiet = prompt.passive()
        return any_choice(prompt, self.chance) if quiet is None else quiet

    def _best_for(self, role: str, verbs: list[str]) -> str:
        """What looks best to him at once, before dice he cannot foresee: who is besieged does not give up
        because that is the first word he is offered."""
        best, most = verbs[0], -2 * WON
        for verb in verbs:
            copy = self.match.clone()
            copy.state.chance.change_key(seed_key(copy.state.chance.key))
            copy.play(role, verb, None)
            value = worth(copy, role)
            if value > most:
                best, most = verb, value
        return best

    def _play(self, role: str, choice: Choice) -> None:
        if self.patience.over():
            raise OutOfTime
        drawn = self.match.state.chance.drawn
        self.plays += 1
        self.match.play(role, *choice)
        if role != self.role or self.match.state.chance.drawn != drawn:
            self.certain = False


def worth(match: Playout, role: str, scored: bool = False) -> float:
    """How well the role stands, as the game itself sees it, or how the match ended for it.

    `scored`: who plays alone has nobody to beat; what counts at the end is his score, as it did before.
    """
    result = match.result
    if result is None or (scored and len(match.roles) == 1):
        return match.game.evaluate(match.state, role)
    if role in result.winners:
        return WON
    return -WON if result.winners else 0.0


def any_choice(prompt: Prompt, chance: Generator) -> Choice:
    """A verb at random, then one of its arguments: a verb with many is not more likely for it."""
    verb = chance.choice(list(prompt.choices))
    return verb, chance.choice(prompt.choices[verb])
