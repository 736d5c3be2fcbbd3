"""3.21d: where a rule gives only a number, the owner picks the elements that are lost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame
from polemos.engine.prompt import Value
from polemos.engine.why import Barrier, Gate, Gates
from polemos.games.eagle_and_wolf.state import Campaign

#: 5.0c: mounted for the first loss of the winter.
MOUNTED: Final[tuple[str, ...]] = ("Kn", "Cv", "LH", "El")

NONE_LEFT: Final = Barrier("none-on-sheet", "3.21d")
MOUNTED_FIRST: Final = Barrier("mounted-first", "5.0b")


@dataclass
class Lose(Frame):
    """3.21d: so many elements of an army, picked by its owner; `mounted`: the first must be (5.0b)."""

    counter: str
    number: int
    mounted: bool
    rule: str

    def kinds(self, state: Campaign) -> tuple[str, ...]:
        elements = state.armies[self.counter].elements
        ridden = tuple([kind for kind in elements if kind in MOUNTED]) if self.mounted else ()
        return kinds_of(state, ridden or elements)

    def _forced(self, state: Campaign) -> bool:
        """An army of one kind is asked all the same: not to ask would tell what it is made of."""
        return self.number <= 0 or self.number >= len(state.armies[self.counter].elements)

    def ask(self, state: Campaign) -> Ask | None:
        if self._forced(state):
            return None
        args: dict[str, Value] = {"leader": self.counter, "number": self.number}
        ask = Ask(state.player(self.counter), "lose", self.rule, args)
        return ask.pick("lose", self.kinds(state), self.lose)

    def barriers(self, state: Campaign, who: str) -> Gates:
        return {"lose": Gate("kind", self.why_not_lose)}

    def why_not_lose(self, state: Campaign, who: str, kind: str | None) -> Barrier | None:
        """3.21d, 5.0b."""
        if kind is None or kind in self.kinds(state):
            return None
        on_sheet = kind in kinds_of(state, state.armies[self.counter].elements)
        return (MOUNTED_FIRST if on_sheet else NONE_LEFT).of(piece=kind, leader=self.counter)

    def lose(self, state: Campaign, role: str, kind: str) -> None:
        drop(state, self.counter, kind)
        state.become(Lose(self.counter, self.number - 1, False, self.rule))

    def run(self, state: Campaign) -> None:
        state.end()
        if self.number > 0:
            state.reveal()  # that nothing is left tells how many they were
            state.remove(self.counter, self.rule)


@dataclass
class Cull(Frame):
    """13.5d: so many elements, picked alternately by two players."""

    counter: str
    number: int
    pickers: tuple[str, str]

    def ask(self, state: Campaign) -> Ask | None:
        army = state.armies[self.counter]
        if self.number <= 0 or self.number >= len(army.elements):
            return None
        args: dict[str, Value] = {"leader": self.counter, "number": self.number}
        return Ask(self.pickers[0], "lose", "13.5d", args).pick(
            "lose", kinds_of(state, army.elements), self.lose
        )

    def barriers(self, state: Campaign, who: str) -> Gates:
        return {"lose": Gate("kind", self.why_not_lose)}

    def why_not_lose(self, state: Campaign, who: str, kind: str | None) -> Barrier | None:
        if kind is None or kind in kinds_of(state, state.armies[self.counter].elements):
            return None
        return Barrier(NONE_LEFT.key, "13.5d", {"piece": kind, "leader": self.counter})

    def lose(self, state: Campaign, role: str, kind: str) -> None:
        drop(state, self.counter, kind)
        state.become(Cull(self.counter, self.number - 1, (self.pickers[1], self.pickers[0])))

    def run(self, state: Campaign) -> None:
        state.end()
        if self.number > 0:
            state.reveal()
            state.remove(self.counter, "13.5d")


def kinds_of(state: Campaign, elements: tuple[str, ...]) -> tuple[str, ...]:
    """The types on a sheet, each once, as a question lists them."""
    own = set(elements)
    return tuple([name for name, kind in state.book.by_name if kind in own])


def drop(state: Campaign, counter: str, kind: str) -> None:
    """The last element of that kind, so that the general's own goes last."""
    state.shed(counter, without(state.armies[counter].elements, state.book.named[kind]))


def without(elements: tuple[str, ...], kind: str) -> tuple[str, ...]:
    """A sheet less the last element of a kind."""
    for i in range(len(elements) - 1, -1, -1):
        if elements[i] == kind:
            return (*elements[:i], *elements[i + 1 :])
    return elements


#: Rules whose own line tells how many are lost.
TOLD: Final[tuple[str, ...]] = ("10.1a", "3.21a", "8.3d")


def lose(state: Campaign, counter: str, number: int, rule: str, mounted: bool) -> None:
    """3.21d: so many are lost; their owner picks them."""
    if rule not in TOLD:
        state.log("losses", rule, leader=counter, number=number)
    state.call(Lose(counter, number, mounted, rule))
