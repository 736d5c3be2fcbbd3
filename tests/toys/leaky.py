"""The toy game with one planted fault at a time: each must be found by the conformance suite."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from polemos.engine.ask import Ask
from polemos.engine.chance import Chance
from polemos.engine.flow import Frame
from polemos.engine.game import Game
from polemos.engine.meta import Meta
from polemos.engine.prompt import ALONE, Arg, Choices, Value
from toys.toy import ROLES, Astragaloi, Toy

#: fault -> a part of the complaint that the suite must make about it.
FAULTS = {
    "view shows the bag": "view of gold tells something hidden",
    "view has a null": "nulls in a view",
    "view has a tuple": "not plain JSON",
    "view changes the state": "changed the state",
    "prompt changes the state": "changed the state",
    "prompt shows the bag": "prompt of gold tells something hidden",
    "choices unsorted": "not sorted",
    "choices twice": "stands twice",
    "choices empty": "empty or not a tuple",
    "kind of an absent verb": "is said to be",
    "asks a stranger": "are not all roles",
    "unknown paragraph": "paragraph '9.9' is not in the rule index",
    "log shows the hand": "shows silver something hidden",
    "only a holder is asked": "something hidden",
    "unread field": "does not survive being read",
    "clone shares a table": "does not lead back",
    "frame changed": "changed on the stack",
    "counts wrong": "the evaluation for gold is inf",
    "no chance": "the generator moved in a game without chance",
    "nothing hidden": "views differ although nothing is hidden",
    "never ends": "not over after",
    "imagines from the truth": "imagines the truth",
}


class LeakyToy(Toy):
    def __init__(self, scenario: str, options: dict[str, Value], chance: Chance) -> None:
        super().__init__(scenario, options, chance)
        self.fault = ""
        self.asked = 0

    def clone(self) -> LeakyToy:
        copy = LeakyToy(self.scenario, self.options, self.chance)
        self.copy_engine_fields(copy)
        copy.hands, copy.chosen, copy.points = self.hands.copy(), self.chosen.copy(), self.points.copy()
        copy.appeals, copy.bag, copy.fault, copy.asked = self.appeals.copy(), self.bag, self.fault, self.asked
        if self.fault == "clone shares a table":
            copy.points = self.points
        return copy


@dataclass
class Question(Frame):
    """Before the first round: gold is asked something, wrongly."""

    times: int = 0

    def ask(self, state: LeakyToy) -> Ask | None:
        if state.fault == "prompt changes the state":
            state.asked += 1
        rule = "9.9" if state.fault == "unknown paragraph" else "1"
        args: dict[str, Value] = {"bag": state.bag} if state.fault == "prompt shows the bag" else {}
        ask = Ask(self.asked(state), "ask", rule, args)
        for verb, offered in self.offers(state).items():
            ask.family(verb, offered, self.answer)
        if state.fault == "kind of an absent verb":
            ask.kinds = {"leave": "ends"}
        if state.fault == "choices empty":
            ask.choices["go"] = ()
        return ask

    def asked(self, state: LeakyToy) -> str:
        if state.fault == "only a holder is asked" and self.times == 1:
            return "silver" if "t9" in state.hands["silver"] else "gold"
        return "nobody" if state.fault == "asks a stranger" else "gold"

    def offers(self, state: LeakyToy) -> Choices:
        faulty: dict[str, Choices] = {
            "choices unsorted": {"go": ("b", "a")},
            "choices twice": {"go": ("a", "a")},
            "choices empty": {"stay": ALONE},
        }
        return faulty.get(state.fault, {"go": ALONE, "stay": ALONE})

    def answer(self, state: LeakyToy, role: str, verb: str, arg: Arg) -> None:
        if state.fault == "log shows the hand":
            state.log("toy-shown", "3", gold=state.hands["gold"])
        if state.fault == "frame changed":
            self.times += 1
        elif self.times < 6 or state.fault == "never ends":
            state.become(Question(self.times + 1))
            return
        if self.times >= 6:
            state.end()


class Leaky(Astragaloi):
    def __init__(self, fault: str) -> None:
        super().__init__()
        self.fault = fault
        hidden, chance = fault != "nothing hidden", fault != "no chance"
        self.meta = Meta("toy", "us", 2026, ROLES, (2, 2), hidden, chance, 50, 1, 1)

    def leaky(self, sound: Toy) -> LeakyToy:
        state = LeakyToy(sound.scenario, sound.options, sound.chance)
        state.hands, state.chosen, state.points = sound.hands, sound.chosen, sound.points
        state.appeals, state.bag, state.frames = sound.appeals, sound.bag, sound.frames
        state.fault = self.fault
        return state

    def setup(self, scenario: str, options: dict[str, Value], chance: Chance) -> LeakyToy:
        state = self.leaky(super().setup(scenario, options, chance))
        state.call(Question())
        return state

    def decode(self, scenario: str, options: dict[str, Value], chance: Chance, data: Any) -> LeakyToy:
        data.value.pop("asked")
        return self.leaky(super().decode(scenario, options, chance, data))

    def encode(self, state: Any) -> dict[str, Any]:
        unread = state.chance.drawn if self.fault == "unread field" else 0
        return {**super().encode(state), "asked": state.asked + unread}

    def view(self, state: Any, role: str | None) -> dict[str, Any]:
        view = super().view(state, role)
        if self.fault == "view changes the state":
            state.asked += 1
        extra: dict[str, object] = {
            "view shows the bag": list(state.bag),
            "view has a null": None,
            "view has a tuple": (1, 2),
        }
        return {**view, "extra": extra[self.fault]} if self.fault in extra else view

    def determinize(self, state: Any, role: str | None) -> None:
        if self.fault != "imagines from the truth":
            super().determinize(state, role)
        elif role is not None:  # one exchange, beginning with what is true
            other = ROLES[1 - ROLES.index(role)]
            hand, bag = list(state.hands[other]), list(state.bag)
            if hand and bag and role not in state.chosen:
                hand[0], bag[0] = bag[0], hand[0]
                state.hands[other], state.bag = tuple(sorted(hand)), tuple(sorted(bag))

    def evaluate(self, state: Any, role: str) -> float:
        return float("inf") if self.fault == "counts wrong" else 0.0


def make(fault: str) -> Game:
    return Leaky(fault)
