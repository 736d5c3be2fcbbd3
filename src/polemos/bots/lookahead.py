"""Trying plans on determinized copies: clicks of one role, then what they lead to, then the evaluation."""

from __future__ import annotations

from random import Random as Generator
from typing import NamedTuple

from polemos.bots.seat import Choice, Seat
from polemos.engine.match import Match
from polemos.engine.prompt import Arg, Prompt

#: A plan has at most this many clicks, and what follows it at most this many.
PLAN_CLICKS = 16
FOLLOW_CLICKS = 24

#: A won match is better than any evaluation, a lost one worse.
WON = 3.0


class Click(NamedTuple):
    """One own choice of a plan, with the question it answers."""

    message: str
    verb: str
    arg: Arg


class Trial:
    """One plan and how well it did, on average of all copies it was tried on."""

    __slots__ = ("certain", "clicks", "times", "total")

    def __init__(self, clicks: tuple[Click, ...], certain: bool) -> None:
        self.clicks = clicks
        #: Whether nothing but these clicks decided the outcome: no die, nobody else's choice.
        self.certain = certain
        self.total = 0.0
        self.times = 0

    @property
    def value(self) -> float:
        return self.total / self.times


class Lookahead:
    """All plans tried for one decision of one seat."""

    def __init__(self, seat: Seat, chance: Generator) -> None:
        self.seat = seat
        self.chance = chance
        self.trials: dict[tuple[Click, ...], Trial] = {}
        self.spent = 0
        self._samples = 0

    def best(self, count: int) -> list[Trial]:
        """The best plans so far; the earlier found first where they are equal."""
        return sorted(self.trials.values(), key=lambda trial: -trial.value)[:count]

    def first(self, pair: Choice) -> None:
        """A plan that begins with this choice and goes on at random."""
        click = Click(self.seat.prompt.message, *pair)
        self._note(Walk(self, (click,)))

    def again(self, trial: Trial) -> None:
        """The same plan with other dice and hidden facts."""
        walk = Walk(self, trial.clicks, wander=False)
        trial.total += walk.value
        trial.times += 1

    def vary(self, trial: Trial) -> bool:
        """A plan that shares a beginning with this one; False where there is nothing to vary."""
        if all(len(other.clicks) == 1 and other.certain for other in self.trials.values()):
            return False
        kept = self.chance.randrange(len(trial.clicks)) if len(trial.clicks) > 1 else 0
        self._note(Walk(self, trial.clicks[:kept]))
        return True

    def _note(self, walk: Walk) -> None:
        clicks = tuple(walk.clicks)
        trial = self.trials.setdefault(clicks, Trial(clicks, walk.certain))
        trial.certain = trial.certain and walk.certain
        trial.total += walk.value
        trial.times += 1

    def copy(self) -> Match:
        """A fresh copy of the match as the seat may imagine it."""
        self._samples += 1
        return self.seat.determinize(f"{self.chance.random()}:{self._samples}")


class Walk:
    """One walk on one copy: the given clicks, random ones to the end of the plan, then what follows."""

    def __init__(self, look: Lookahead, script: tuple[Click, ...], wander: bool = True) -> None:
        self.look = look
        self.match = look.copy()
        self.role = look.seat.role
        self.clicks: list[Click] = []
        self.certain = True
        self._depth = len(self.match.state.frames)
        self._message = look.seat.prompt.message
        self._drawn = self.match.state.chance.drawn
        self._plan(script, wander)
        self._follow()
        self.value = self._worth()

    def _plan(self, script: tuple[Click, ...], wander: bool) -> None:
        """Own clicks until the plan is complete or something uncertain happens."""
        for step in range(PLAN_CLICKS):
            prompt = self.match.prompt(self.role)
            choice = _scripted(script, step, prompt)
            if choice is None:
                if step and not wander:
                    return
                choice = any_choice(prompt, self.look.chance)
            self.clicks.append(Click(prompt.message, *choice))
            self._play(self.role, choice)
            if not self.certain or self._quiet():
                return

    def _follow(self) -> None:
        """Whatever the plan set off (a combat, the foe's answer) to the next quiet moment."""
        for _ in range(FOLLOW_CLICKS):
            if self._quiet():
                return
            role = self.match.deciders[0]
            self._play(role, any_choice(self.match.prompt(role), self.look.chance))

    def _play(self, role: str, choice: Choice) -> None:
        self.look.spent += 1
        self.match.play(role, *choice)
        if self.match.state.chance.drawn != self._drawn or self.match.deciders != (self.role,):
            self.certain = False

    def _quiet(self) -> bool:
        """Whether what began with the first click is over: its frame is done or asks again."""
        match = self.match
        if match.over or len(match.state.frames) < self._depth:
            return True
        if len(match.state.frames) > self._depth:
            return False
        return match.deciders != (self.role,) or match.prompt(self.role).message == self._message

    def _worth(self) -> float:
        result = self.match.result
        if result is None:
            return self.match.game.evaluate(self.match.state, self.role)
        winners = result.winners or (result.winner,)
        if self.role in winners:
            return WON
        return -WON if any(winners) else 0.0


def _scripted(script: tuple[Click, ...], step: int, prompt: Prompt) -> Choice | None:
    if step >= len(script):
        return None
    click = script[step]
    return (click.verb, click.arg) if prompt.offered(click.verb, click.arg) else None


def any_choice(prompt: Prompt, chance: Generator) -> Choice:
    """A verb at random, then one of its arguments: a verb with many is not more likely for it."""
    verb = chance.choice(list(prompt.choices))
    return verb, chance.choice(prompt.choices[verb])
