"""8, 9.7: the action cycle: alternate choices among eight actions, and what may not be chosen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.flow import Frame
from polemos.engine.prompt import ALONE, Arg, Prompt, Value
from polemos.games.hellas.armistice import Armistice
from polemos.games.hellas.attack import begin_attack
from polemos.games.hellas.build import Build
from polemos.games.hellas.develop import Develop
from polemos.games.hellas.move import begin_move
from polemos.games.hellas.posts import Posts
from polemos.games.hellas.stability import Stability
from polemos.games.hellas.state import Hellas
from polemos.games.hellas.world import foe

PASS: Final = "pass"

#: 8b: the eight actions, in the order of the rulebook.
ACTIONS: Final[tuple[str, ...]] = (
    "move",
    "attack",
    "build",
    "posts",
    "stability",
    "develop",
    PASS,
    "armistice",
)


def active(state: Hellas) -> str:
    """8a: sides alternate, the first player first."""
    return state.first if len(state.cycle) % 2 == 0 else foe(state.first)


def chosen_by(state: Hellas, side: str) -> tuple[str, ...]:
    """The actions a side has chosen in this cycle."""
    return state.cycle[0 if side == state.first else 1 :: 2]


def allowed(state: Hellas) -> tuple[str, ...]:
    """8e-8j: twice by a side, three times in all, never what the other has just done; passing is free."""
    own, cycle, charts = chosen_by(state, active(state)), state.cycle, state.charts
    last = cycle[-1] if cycle else ""
    return tuple(
        action
        for action in ACTIONS
        if action == PASS
        or (
            action != last
            and own.count(action) < charts.own_limit
            and cycle.count(action) < charts.both_limit
        )
    )


def is_over(state: Hellas) -> bool:
    """8d, 8i: five actions each, or two passes in a row."""
    return len(state.cycle) >= 2 * state.charts.actions or state.cycle[-2:] == (PASS, PASS)


@dataclass
class Cycle(Frame):
    """8: one choice after the other until the cycle is over."""

    def run(self, state: Hellas) -> None:
        if is_over(state):
            state.end()
        else:
            state.call(ChooseAction(active(state)))


@dataclass
class ChooseAction(Frame):
    """8b, 8c: choose an action, then carry it out completely."""

    who: str

    def deciders(self, state: Hellas) -> tuple[str, ...]:
        return (self.who,)

    def prompt(self, state: Hellas, role: str) -> Prompt:
        args: dict[str, Value] = {
            "number": len(chosen_by(state, role)) + 1,
            "of": state.charts.actions,
            "talents": state.powers[role].money,
        }
        return Prompt("choose-action", "8b", dict.fromkeys(allowed(state), ALONE), args)

    def act(self, state: Hellas, role: str, verb: str, arg: Arg) -> None:
        state.cycle = (*state.cycle, verb)
        state.log("action", "8c", who=role, action=verb)
        carry_out(state, role, verb)


def carry_out(state: Hellas, side: str, action: str) -> None:
    """9: each action has its own procedure, which takes the place of the choice."""
    if action == "move":
        state.become(begin_move(state, side))
    elif action == "attack":
        state.become(begin_attack(state, side))
    elif action == "build":
        state.become(Build(side, (), (), False))
    elif action == "posts":
        state.become(Posts(side))
    elif action == "stability":
        state.become(Stability(side))
    elif action == "develop":
        state.become(Develop(side, ()))
    elif action == "armistice":
        state.become(Armistice(side))
    else:
        state.end()
