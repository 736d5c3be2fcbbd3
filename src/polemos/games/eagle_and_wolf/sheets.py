"""3.3: merging and splitting armies at the start of a movement phase."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.flow import NOBODY, Frame
from polemos.engine.prompt import ALONE, Arg, Choices, Prompt, Value
from polemos.games.eagle_and_wolf.losses import kinds_of, without
from polemos.games.eagle_and_wolf.state import Army, Campaign

#: 13.5e: who led Pyrrhus' last army joins Megacles, though of the same rank.
ORPHANS: Final[tuple[str, ...]] = ("epirote", "megacles")


def can_merge(state: Campaign, nation: str) -> tuple[str, ...]:
    """3.3a-b: juniors that stand with a senior of their nation."""
    own = state.armies_of(nation)
    if len(own) < 2:
        return ()
    return tuple([c for c in own if any([senior(state, other, c) for other in own])])


def senior(state: Campaign, chief: str, junior: str) -> bool:
    """3.3a-b: in one territory, and of a higher rank."""
    if state.armies[chief].at != state.armies[junior].at:
        return False
    return state.world.stars(chief) > state.world.stars(junior) or (junior, chief) == ORPHANS


def can_split(state: Campaign, nation: str) -> tuple[str, ...]:
    """3.3c-d: subordinates who ride with a chief of this nation that has elements to give."""
    able = [
        junior
        for junior, chief in state.riding.items()
        if state.nation(junior) == nation and len(state.armies[chief].elements) > 1
    ]
    return tuple(sorted(able)) if able else ()


@dataclass
class Sheets(Frame):
    """3.3a, 3.3c-d: merge and split; each subordinate once."""

    nation: str
    used: tuple[str, ...]

    def _able(self, juniors: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(c for c in juniors if c not in self.used) if self.used else juniors

    def deciders(self, state: Campaign) -> tuple[str, ...]:
        able = can_merge(state, self.nation)
        if able and self._able(able):
            return (state.seats[self.nation],)
        able = can_split(state, self.nation)
        return (state.seats[self.nation],) if able and self._able(able) else NOBODY

    def prompt(self, state: Campaign, role: str) -> Prompt:
        choices: Choices = {"done": ALONE}
        merging, splitting = can_merge(state, self.nation), can_split(state, self.nation)
        if self._able(merging):
            choices["merge"] = self._able(merging)
        if self._able(splitting):
            choices["split"] = self._able(splitting)
        return Prompt("sheets", "3.3a", choices, {"side": self.nation})

    def act(self, state: Campaign, role: str, verb: str, arg: Arg) -> None:
        if verb == "done":
            state.end()
            return
        state.become(Sheets(self.nation, (*self.used, str(arg))))
        if verb == "merge":
            merge(state, str(arg))
        else:
            state.call(Split(state.riding[str(arg)], str(arg), 0))

    def run(self, state: Campaign) -> None:
        state.end()


def merge(state: Campaign, junior: str) -> None:
    """3.3a, 3.3e: the junior's elements go on the senior's sheet."""
    own = state.armies_of(state.nation(junior))
    chief = max((c for c in own if senior(state, c, junior)), key=state.world.stars)
    gone = state.armies.pop(junior)
    state.riding = {c: chief if rides == junior else rides for c, rides in state.riding.items()}
    state.riding[junior] = chief
    state.hand_siege(junior, chief)
    army = state.edit(chief)
    known = not army.most and not gone.most
    army.least = 0 if known else (army.least or len(army.elements)) + (gone.least or len(gone.elements))
    army.most = 0 if known else (army.most or len(army.elements)) + (gone.most or len(gone.elements))
    army.elements, army.train = (*army.elements, *gone.elements), max(army.train, gone.train)
    if (junior, chief) == ORPHANS:
        del state.riding[junior]
    state.log("merged", "3.3a", leaders=(junior, chief))


@dataclass
class Split(Frame):
    """3.3c-d: element by element to the subordinate, whose counter then appears."""

    chief: str
    junior: str
    given: int

    def deciders(self, state: Campaign) -> tuple[str, ...]:
        return (state.player(self.chief),) if len(state.armies[self.chief].elements) > 1 else NOBODY

    def prompt(self, state: Campaign, role: str) -> Prompt:
        kinds = kinds_of(state, state.armies[self.chief].elements)
        choices: Choices = {"done": ALONE} if self.given else {}
        args: dict[str, Value] = {"leader": self.junior}
        return Prompt("split", "3.3d", {**choices, "give": kinds}, args)

    def act(self, state: Campaign, role: str, verb: str, arg: Arg) -> None:
        if verb == "done":
            state.end()
            return
        self._give(state, state.book.named[str(arg)])
        state.become(Split(self.chief, self.junior, self.given + 1))

    def _give(self, state: Campaign, kind: str) -> None:
        chief = state.edit(self.chief)
        size = chief.most or len(chief.elements)
        chief.elements, chief.least, chief.most = without(chief.elements, kind), 1, size
        if self.junior in state.armies:
            army = state.edit(self.junior)
        else:
            state.riding.pop(self.junior, None)
            attitude = state.world.attitude(self.junior, state.votes.get(self.junior, 1))
            army = Army(chief.at, (), attitude, pm=chief.pm, inside=chief.inside, least=1, most=size)
            state.armies[self.junior] = army
        army.elements = (*army.elements, kind)

    def run(self, state: Campaign) -> None:
        state.end()
