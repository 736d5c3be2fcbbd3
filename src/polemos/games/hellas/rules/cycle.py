"""8, 9.7: the action cycle: alternate choices among eight actions, and what may not be chosen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame
from polemos.engine.prompt import ALONE, DECLINES, Arg, Value
from polemos.engine.why import NOTHING, Barrier, Gate, Gates, Note
from polemos.games.hellas.printed import foe
from polemos.games.hellas.reasons.notes import blocked, ending, spent
from polemos.games.hellas.rules.action import Action, tell_blocked
from polemos.games.hellas.rules.armistice import Armistice, can_offer
from polemos.games.hellas.rules.attack import begin_attack, can_attack
from polemos.games.hellas.rules.build import Build, can_build
from polemos.games.hellas.rules.develop import Develop, can_develop
from polemos.games.hellas.rules.move import Move, can_move
from polemos.games.hellas.rules.posts import Posts, can_found
from polemos.games.hellas.rules.stability import Stability, can_spend
from polemos.games.hellas.rules.upkeep import hungry, upkeep
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


JUST_TAKEN: Final = Barrier("action-just-taken", "8g")
TWICE: Final = Barrier("action-twice", "8f")
THRICE: Final = Barrier("action-thrice", "8e")
IDLE: Final = Barrier("action-idle", "9.7b")
NOT_IDLE: Final = Barrier("action-not-idle", "9.7b")


def limit(state: Hellas, own: tuple[str, ...], action: str) -> Barrier | None:
    """8e-8j: twice by a side, three times in all, never what the other has just done; passing is free."""
    cycle = state.cycle
    if action == PASS or not cycle:
        return None
    if action == cycle[-1]:
        return JUST_TAKEN
    if own.count(action) >= state.charts.own_limit:
        return TWICE
    return THRICE if cycle.count(action) >= state.charts.both_limit else None


def allowed(state: Hellas) -> tuple[str, ...]:
    """The actions that no limit of the cycle keeps from the active side."""
    own, cycle = chosen_by(state, active(state)), state.cycle
    # what nobody has taken meets no limit
    return tuple([a for a in ACTIONS if a not in cycle or limit(state, own, a) is None])


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

    def barriers(self, state: Hellas, who: str) -> Gates:
        gates = {action: Gate.family(NOTHING, self.why_not_take) for action in ACTIONS}
        return {**gates, "block": Gate("action", self.why_not_block)}

    def why_not_take(self, state: Hellas, who: str, action: str, arg: Arg) -> Barrier | None:
        barrier = limit(state, chosen_by(state, who), action)
        if barrier is not None or action == PASS:
            return barrier and barrier.of(foe=foe(who))
        return None if POSSIBLE[action](state, who) else why_idle(state, who, action)

    def why_not_block(self, state: Hellas, who: str, action: str | None) -> Barrier | None:
        """9.7b: what can do something is taken, not blocked."""
        if action is None:
            return None
        barrier = limit(state, chosen_by(state, who), action)
        if barrier is None and (action == PASS or POSSIBLE[action](state, who)):
            return NOT_IDLE
        return barrier and barrier.of(foe=foe(who))

    def notes(self, state: Hellas, who: str) -> list[Note]:
        """9.7, 9.8: what a block or a pass does, what the people and the armistice would cost."""
        choices = self.ask(state).choices
        found = [blocked("block", str(action), who, str(action)) for action in choices.get("block", ())]
        found.append(Note("pass", None, "passes", "9.7a"))
        if state.cycle[-1:] == (PASS,) or len(state.cycle) + 1 >= 2 * state.charts.actions:
            found += ending(PASS, state.powers[who].money, upkeep(state, who), hungry(state, who))
        for action, rule in (("stability", "9.5a"), ("armistice", "9.8b")):
            if action in choices:
                found.append(spent(action, None, rule, state.price(who, action), state.powers[who].money))
        if "posts" in choices:
            found.append(Note("posts", None, "price-each", "9.4e", {"talents": state.price(who, "post")}))
        return found

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


def why_idle(state: Hellas, side: str, action: str) -> Barrier:
    """9.7b: the first reason why the action could do nothing, from its own procedure."""
    for verb, gate in procedure(state, side, action).barriers(state, side).items():
        barrier = gate.barrier(state, side, verb, None)
        if barrier is not None:
            return barrier
    return IDLE


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
