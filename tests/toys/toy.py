"""Astragaloi: a toy game that uses every feature of the engine, in about sixty lines of rules.

Two players hold three hidden tallies each. Every round both put one forward in secret; the higher wins a
knucklebone throw, which the loser may appeal once a game. Three points win; when the hands are empty first,
nobody wins.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from polemos.engine.ask import Ask
from polemos.engine.chance import Chance
from polemos.engine.codec import Reader
from polemos.engine.errors import RuleBug
from polemos.engine.flow import Frame, Plain, Sequence, Step
from polemos.engine.game import Game
from polemos.engine.meta import Clause, Meta, Option, Scenario
from polemos.engine.prompt import DECLINES, Value
from polemos.engine.result import Result
from polemos.engine.state import State

ROLES = ("gold", "silver")
TALLIES = ("t1", "t2", "t3", "t4", "t5", "t6", "t7", "t8", "t9")


class Toy(State):
    def __init__(self, scenario: str, options: dict[str, Value], chance: Chance) -> None:
        super().__init__(scenario, options, chance)
        self.hands: dict[str, tuple[str, ...]] = {}
        self.chosen: dict[str, str] = {}
        self.points = {"gold": 0, "silver": 0}
        self.appeals = {"gold": 1, "silver": 1}
        self.bag: tuple[str, ...] = TALLIES

    def clone(self) -> Toy:
        copy = Toy(self.scenario, self.options, self.chance)
        self.copy_engine_fields(copy)
        copy.hands, copy.chosen = self.hands.copy(), self.chosen.copy()
        copy.points, copy.appeals, copy.bag = self.points.copy(), self.appeals.copy(), self.bag
        return copy


@dataclass
class Round(Sequence):
    """1: a round is choosing, throwing, refilling."""

    def steps(self) -> tuple[Step, ...]:
        return (lambda s: s.call(Choose()), lambda s: s.call(Throw()), refill, next_round)


def refill(state: Toy) -> None:
    """2: each draws a tally while the bag has any."""
    for role in ROLES:
        if state.bag:
            drawn = state.draw("2", state.bag)
            state.bag = tuple(t for t in state.bag if t != drawn)
            state.hands[role] = tuple(sorted((*state.hands[role], drawn)))
            state.log("toy-drew", "2", to=role, tally=drawn)
    state.chosen = {}


def next_round(state: Toy) -> None:
    """5: three points win; nobody wins when the hands are empty."""
    best = max(ROLES, key=lambda r: state.points[r])
    if state.points[best] >= 3 or not state.hands["silver"]:
        winner = best if state.points[best] >= 3 else None
        state.finish(Result(winner, "win" if winner else "draw", "points", "5", dict(state.points)))
        return
    state.call(Round())


def put(state: Toy, role: str, tally: str) -> None:
    """3: a tally is put down, unseen."""
    state.chosen[role] = tally
    state.hands[role] = tuple(t for t in state.hands[role] if t != tally)


@dataclass
class Choose(Frame):
    """3: both choose at once, in secret."""

    def ask(self, state: Toy) -> Ask | None:
        undecided = [role for role in ROLES if role not in state.chosen]
        return Ask.together([Ask(r, "toy-choose", "3").pick("put", state.hands[r], put) for r in undecided])

    def run(self, state: Toy) -> None:
        state.reveal()
        state.log("toy-shown", "3", gold=state.chosen["gold"], silver=state.chosen["silver"])
        state.end()


@dataclass
class Throw(Frame):
    """4: the higher tally throws a die; 4 or more is a point; the other may appeal."""

    def run(self, state: Toy) -> None:
        thrower = max(ROLES, key=lambda r: state.chosen[r])
        state.become(Judge(thrower, state.roll("4", 1, 6, thrower)[0]))

    def resume(self, state: Toy, result: Plain) -> None:
        raise RuleBug("Throw became Judge")


@dataclass
class Judge(Frame):
    """4: the throw stands unless the other appeals; an appeal is thrown again."""

    thrower: str
    die: int

    def ask(self, state: Toy) -> Ask | None:
        other = ROLES[1 - ROLES.index(self.thrower)]
        if not state.appeals[other] or self.die < 4:
            return None
        ask = Ask(other, "toy-judge", "4", {"die": self.die})
        return ask.alone("accept", self.accept, DECLINES).alone("appeal", self.appeal)

    def accept(self, state: Toy, role: str) -> None:
        self.run(state)

    def appeal(self, state: Toy, role: str) -> None:
        state.appeals[role] = 0
        state.call(Again())

    def resume(self, state: Toy, result: Plain) -> None:
        assert isinstance(result, int)
        state.become(Judge(self.thrower, result))

    def run(self, state: Toy) -> None:
        if self.die >= 4:
            state.points[self.thrower] += 1
        state.end()


@dataclass
class Again(Frame):
    """4: an appealed throw is thrown again, once."""

    def run(self, state: Toy) -> None:
        state.end(state.roll("4", 1)[0])


class Astragaloi(Game):
    def __init__(self, data: Path | None = None) -> None:
        super().__init__(
            Meta("toy", "us", 2026, ROLES, (2, 2), True, True, 200, 1, 1),
            (Scenario("short", "1", ROLES),),
            (Option("open", "3", (False, True)),),
            data,
        )

    @property
    def rules(self) -> dict[str, Clause]:
        titles = {"1": "Round", "2": "Tallies", "3": "Choosing", "4": "Throwing", "5": "End"}
        return {
            number: Clause(number, {"en": title}, {"en": title}, "sequence", "always", "both", False)
            for number, title in titles.items()
        }

    def setup(self, scenario: str, options: dict[str, Value], chance: Chance) -> Toy:
        state = Toy(scenario, options, chance)
        bag = state.shuffle("2", TALLIES)
        state.hands = {"gold": tuple(sorted(bag[:3])), "silver": tuple(sorted(bag[3:6]))}
        state.bag = tuple(sorted(bag[6:]))
        state.call(Round())
        return state

    def view(self, state: Toy, role: str | None) -> dict[str, Any]:
        hands = {r: list(h) if r == role else len(h) for r, h in state.hands.items()}
        both = len(state.chosen) == 2
        shown = {r: c for r, c in state.chosen.items() if both or r == role}
        return {"hands": hands, "points": dict(state.points), "shown": shown, "put": sorted(state.chosen)}

    def determinize(self, state: Toy, role: str | None) -> None:
        unknown = list(state.bag)
        others = [r for r in ROLES if r != role]
        secret = [r for r in others if r in state.chosen and len(state.chosen) == 1]
        for r in others:
            unknown += state.hands[r]
        unknown += [state.chosen[r] for r in secret]
        deck = list(state.shuffle("2", tuple(sorted(unknown))))
        for r in others:
            state.hands[r] = tuple(sorted(deck.pop() for _ in state.hands[r]))
        for r in secret:
            state.chosen[r] = deck.pop()
        state.bag = tuple(sorted(deck))

    def encode(self, state: Toy) -> dict[str, Any]:
        return {
            "hands": {r: list(h) for r, h in state.hands.items()},
            "chosen": dict(state.chosen),
            "points": dict(state.points),
            "appeals": dict(state.appeals),
            "bag": list(state.bag),
        }

    def decode(self, scenario: str, options: dict[str, Value], chance: Chance, data: Reader) -> Toy:
        data.only(("hands", "chosen", "points", "appeals", "bag"))
        state = Toy(scenario, options, chance)
        hands, chosen = data.reader("hands"), data.reader("chosen")
        state.hands = {r: hands.texts(r, TALLIES) for r in ROLES}
        state.chosen = {r: chosen.one_of(r, TALLIES) for r in chosen.value}
        state.points = {r: data.reader("points").number(r, 0, 99) for r in ROLES}
        state.appeals = {r: data.reader("appeals").number(r, 0, 1) for r in ROLES}
        state.bag = data.texts("bag", TALLIES)
        return state

    def evaluate(self, state: Toy, role: str) -> float:
        other = ROLES[1 - ROLES.index(role)]
        return (state.points[role] - state.points[other]) / 3

    def check(self, state: Toy) -> None:
        held = [*state.bag, *state.hands["gold"], *state.hands["silver"], *state.chosen.values()]
        if len(held) != len(set(held)):
            raise RuleBug("a tally is in two places")

    def board(self) -> dict[str, Any]:
        return {"size": [1, 1], "places": {}}


def make(data: Path | None = None) -> Astragaloi:
    return Astragaloi(data)
