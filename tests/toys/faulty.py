"""Drill: not a game but a drill ground, where each verb makes the engine do one thing, some of them wrong.

Compiled together with the toy game for `make compiled`: interpreted classes cannot extend compiled ones.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from polemos.engine.ask import Ask
from polemos.engine.chance import Chance
from polemos.engine.codec import Reader
from polemos.engine.errors import RuleBug
from polemos.engine.flow import Frame, Plain, Sequence, Step
from polemos.engine.game import Game
from polemos.engine.meta import Clause, Meta, Option, Scenario
from polemos.engine.prompt import ALONE, ENDS, Arg, Value
from polemos.engine.result import Result
from polemos.engine.state import State

ROLES = ("red", "blue")
VERBS = ("bug", "crash", "dead", "deep", "loop", "pass", "roll", "rolls", "show", "tour", "two", "win")


class Ground(State):
    def __init__(self, scenario: str, options: dict[str, Value], chance: Chance) -> None:
        super().__init__(scenario, options, chance)
        self.clicks: tuple[int, ...] = ()
        self.ready: tuple[str, ...] = ()

    def clone(self) -> Ground:
        copy = Ground(self.scenario, self.options, self.chance)
        self.copy_engine_fields(copy)
        copy.clicks, copy.ready = self.clicks, self.ready
        return copy

    def note(self, number: int) -> None:
        self.clicks = (*self.clicks, number)


@dataclass
class Menu(Frame):
    """One role chooses what the engine has to do next."""

    who: str
    told: Plain = None
    extra: str | None = None
    list: tuple[str, ...] = ()
    flag: bool = False

    def ask(self, state: Ground) -> Ask | None:
        ask = Ask(self.who, "menu", "1").number("click", (1, 2, 3), self.click)
        for verb in VERBS:
            ask.family(verb, ALONE, self.obey)
        return ask

    def click(self, state: Ground, role: str, number: int) -> None:
        state.note(number)
        state.log("clicked", "1", who=role)

    def obey(self, state: Ground, role: str, verb: str, arg: Arg) -> None:
        state.note(0)
        calls: dict[str, Frame] = {"deep": Deep(3), "tour": Tour(self.who), "two": Both(), "loop": Loop()}
        if verb in calls:
            state.call(calls[verb])
        elif verb == "pass":
            state.become(Menu("blue" if self.who == "red" else "red"))
        elif verb == "show":
            state.reveal()
        elif verb == "roll":
            state.note(state.roll("2", 1, 6, self.who)[0])
        elif verb == "rolls":
            self.roll_thrice(state)
        elif verb == "win":
            state.finish(Result(self.who, "win", "won", "1", {self.who: 1}))
        else:
            self.fail(state, verb)

    def roll_thrice(self, state: Ground) -> None:
        """Two dice with six sides, and if they are equal one with ten: as real dice, three entries."""
        first, second = state.roll("2", 2, 6, self.who)
        state.note(first + second)
        if first == second:
            state.note(state.roll("2", 1, 10, self.who)[0])

    def fail(self, state: Ground, verb: str) -> None:
        if verb == "dead":
            state.frames.clear()
        elif verb == "crash":
            raise ValueError("half way through")
        else:
            raise RuleBug("contradiction")

    def resume(self, state: Ground, result: Plain) -> None:
        state.become(Menu(self.who, result))


@dataclass
class Deep(Frame):
    """Calls itself down to nothing; every level adds one to what it is told."""

    depth: int

    def run(self, state: Ground) -> None:
        if self.depth == 0:
            state.end(("bottom", 0))
        else:
            state.call(Deep(self.depth - 1))

    def resume(self, state: Ground, result: Plain) -> None:
        assert isinstance(result, tuple)
        assert isinstance(result[1], int)
        state.end((result[0], result[1] + 1))


@dataclass
class Loop(Frame):
    """Goes on as itself for ever."""

    def run(self, state: Ground) -> None:
        state.become(Loop())


@dataclass
class Tour(Sequence):
    """Three steps, of which the middle one calls a frame."""

    def steps(self) -> tuple[Step, ...]:
        return (lambda s: s.note(11), lambda s: s.call(Deep(1)), lambda s: s.note(12))


@dataclass
class Both(Frame):
    """Both choose at once, in as many clicks as they like."""

    def ask(self, state: Ground) -> Ask | None:
        return Ask.together([self.question(role) for role in ROLES if role not in state.ready])

    def question(self, role: str) -> Ask:
        return Ask(role, "both", "3").number("click", (4, 5), self.click).alone("ready", self.ready, ENDS)

    def click(self, state: Ground, role: str, number: int) -> None:
        state.note(number)

    def ready(self, state: Ground, role: str) -> None:
        state.ready = (*state.ready, role)

    def run(self, state: Ground) -> None:
        state.ready = ()
        state.end("both ready")


class Drill(Game):
    def __init__(self) -> None:
        super().__init__(
            Meta("drill", "us", 2026, ROLES, (1, 2), False, True, 10**6, 1, 1),
            (Scenario("ground", "1", ROLES), Scenario("eager", "1", ROLES)),
            (Option("pace", "1", (1, 2, 3)),),
        )

    @property
    def rules(self) -> dict[str, Clause]:
        return {}

    def setup(self, scenario: str, options: dict[str, Value], chance: Chance) -> Ground:
        state = Ground(scenario, options, chance)
        state.call(Menu("red"))
        if scenario == "eager":
            state.call(Opening())
        return state

    def view(self, state: Ground, role: str | None) -> dict[str, Any]:
        return {"clicks": list(state.clicks), "ready": list(state.ready)}

    def determinize(self, state: Ground, role: str | None) -> None:
        """Nothing is hidden."""

    def encode(self, state: Ground) -> dict[str, Any]:
        return {"clicks": list(state.clicks), "ready": list(state.ready)}

    def decode(self, scenario: str, options: dict[str, Value], chance: Chance, data: Reader) -> Ground:
        data.only(("clicks", "ready"))
        state = Ground(scenario, options, chance)
        state.clicks = tuple(int(str(n)) for n in data.items("clicks"))
        state.ready = data.texts("ready", ROLES)
        return state

    def evaluate(self, state: Ground, role: str) -> float:
        return 0.0

    def check(self, state: Ground) -> None:
        if len(state.ready) == len(ROLES):
            raise RuleBug("all are ready and nothing happened")

    def board(self) -> dict[str, Any]:
        return {"size": [1, 1], "places": {}}


@dataclass
class Opening(Frame):
    """A die is rolled before anybody has chosen anything."""

    def run(self, state: Ground) -> None:
        state.note(state.roll("2", 1)[0])
        state.end()


def make() -> Drill:
    return Drill()
