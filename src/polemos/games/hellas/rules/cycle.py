"""8, 9.7: the action cycle: alternate choices among eight actions, and what may not be chosen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame
from polemos.engine.prompt import ALONE, DECLINES, Arg, Value
from polemos.games.hellas.printed import foe
from polemos.games.hellas.rules.action import Action, tell_blocked
from polemos.games.hellas.rules.armistice import Armistice, can_offer
from polemos.games.hellas.rules.attack import begin_attack, can_attack
from polemos.games.hellas.rules.build import Build, can_build
from polemos.games.hellas.rules.develop import Develop, can_develop
from polemos.games.hellas.rules.move import Move, can_move
from polemos.games.hellas.rules.posts import Posts, can_found
from polemos.games.hellas.rules.stability import Stability, can_spend
from polemos.games.hellas.state import Hellas

PASS: Final = "pass"

#: What the view tells of the turn: an action is carried out, or one is to be chosen.
ACTING: Final = "actions"
CHOOSING: Final = "choosing"

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

#: 9.7b: whether an action could do anything now.
POSSIBLE: Final[dict[str, Callable[[Hellas, str], bool]]] = {
    "move": can_move,
    "attack": can_attack,
    "build": can_build,
    "posts": can_found,
    "stability": can_spend,
    "develop": can_develop,
    "armistice": can_offer,
}


def active(state: Hellas) -> str:
    """8a: sides alternate, the first player first."""
    return state.first if len(state.cycle) % 2 == 0 else foe(state.first)


def chosen_by(state: Hellas, side: str) -> tuple[str, ...]:
    """The actions a side has chosen in this cycle."""
    return state.cycle[0 if side == state.first else 1 :: 2]


def allowed(state: Hellas) -> tuple[str, ...]:
    """8e-8j: twice by a side, three times in all, never what the other has just done; passing is free."""
    cycle = state.cycle
    if not cycle:
        return ACTIONS
    own, last = chosen_by(state, active(state)), cycle[-1]
    most, most_of_both = state.charts.own_limit, state.charts.both_limit
    return tuple(
        [
            action
            for action in ACTIONS
            if action == PASS
            or (action != last and own.count(action) < most and cycle.count(action) < most_of_both)
        ]
    )


def is_over(state: Hellas) -> bool:
    """8d, 8i: five actions each, or two passes in a row."""
    return len(state.cycle) >= 2 * state.charts.actions or state.cycle[-2:] == (PASS, PASS)


@dataclass
class Cycle(Frame):
    """8: one choice after the other until the cycle is over."""

    def phase(self, state: Hellas) -> str:
        return ACTING

    def run(self, state: Hellas) -> None:
        if is_over(state):
            state.end()
        else:
            state.call(ChooseAction(active(state)))


@dataclass
class ChooseAction(Frame):
    """8b, 8c: choose an action, then carry it out completely."""

    who: str

    def phase(self, state: Hellas) -> str:
        return CHOOSING

    def ask(self, state: Hellas) -> Ask:
        """9.7b: what can do nothing now is offered as what it is: a block, on purpose."""
        who = self.who
        args: dict[str, Value] = {
            "number": len(chosen_by(state, who)) + 1,
            "of": state.charts.actions,
            "talents": state.powers[who].money,
        }
        ask = Ask(who, "choose-action", "8b", args)
        empty: list[str] = []
        for action in allowed(state):
            if action == PASS:
                ask.alone(PASS, self.pass_on, DECLINES)
            elif POSSIBLE[action](state, who):
                ask.family(action, ALONE, self.take)
            else:
                empty.append(action)
        empty.sort()
        return ask.pick("block", tuple(empty), self.block, DECLINES)

    def take(self, state: Hellas, role: str, action: str, arg: Arg) -> None:
        note(state, role, action)
        state.become(procedure(state, role, action))

    def pass_on(self, state: Hellas, role: str) -> None:
        note(state, role, PASS)
        state.end()

    def block(self, state: Hellas, role: str, action: str) -> None:
        """9.7b: taken although it can do nothing, to deny it to the other side."""
        note(state, role, action)
        tell_blocked(state, role, action)
        state.end()


def note(state: Hellas, side: str, action: str) -> None:
    """8c: the side's cube goes into the box of the action."""
    state.cycle = (*state.cycle, action)
    state.log("action", "8c", who=side, action=action)


def procedure(state: Hellas, side: str, action: str) -> Action:
    """9: each action has its own procedure, which takes the place of the choice."""
    if action == "move":
        return Move(side)
    if action == "attack":
        return begin_attack(state, side)
    if action == "build":
        return Build(side, (), (), False)
    if action == "posts":
        return Posts(side)
    if action == "stability":
        return Stability(side)
    return Develop(side, ()) if action == "develop" else Armistice(side)
