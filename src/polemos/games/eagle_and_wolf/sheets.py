"""3.3: merging and splitting armies at the start of a movement phase."""

from __future__ import annotations

from dataclasses import dataclass

from polemos.engine.flow import NOBODY, Frame
from polemos.engine.prompt import ALONE, Arg, Choices, Prompt
from polemos.games.eagle_and_wolf.losses import drop
from polemos.games.eagle_and_wolf.state import Army, Campaign

#: 3.3d: who may ride with whom.
RIDERS = {"pyrrhus": ("megacles",), "hanno": ("bomilcar",)}


def can_merge(state: Campaign, nation: str) -> tuple[str, ...]:
    """3.3a-b: juniors that stand with a senior of their nation."""
    own = state.armies_of(nation)
    return tuple(c for c in own if any(_senior(state, other, c) for other in own))


def _senior(state: Campaign, senior: str, junior: str) -> bool:
    together = state.armies[senior].at == state.armies[junior].at
    return together and state.world.stars(senior) > state.world.stars(junior)


def can_split(state: Campaign, nation: str) -> tuple[str, ...]:
    """3.3d: chiefs whose subordinate is not on the map and who have elements to give."""
    return tuple(c for c in state.armies_of(nation) if len(state.armies[c].elements) > 1 and riders(state, c))


def riders(state: Campaign, chief: str) -> tuple[str, ...]:
    """3.3c-d: the usual subordinate, and those who merged with a chief of their nation."""
    nation = state.nation(chief)
    merged = tuple(c for c in state.riding if state.nation(c) == nation)
    able = (*RIDERS.get(chief, ()), *merged) if state.world.stars(chief) == 3 else ()
    return tuple(dict.fromkeys(c for c in able if c not in state.armies and c not in state.dead))


@dataclass
class Sheets(Frame):
    """3.3a, 3.3d: merge or split, each army once."""

    nation: str

    def deciders(self, state: Campaign) -> tuple[str, ...]:
        able = can_merge(state, self.nation) or can_split(state, self.nation)
        return (state.seats[self.nation],) if able else NOBODY

    def prompt(self, state: Campaign, role: str) -> Prompt:
        choices: Choices = {"done": ALONE}
        if can_merge(state, self.nation):
            choices["merge"] = can_merge(state, self.nation)
        if can_split(state, self.nation):
            choices["split"] = can_split(state, self.nation)
        return Prompt("sheets", "3.3a", choices, {"side": self.nation})

    def act(self, state: Campaign, role: str, verb: str, arg: Arg) -> None:
        if verb == "merge":
            merge(state, str(arg))
        elif verb == "split":
            state.become(Split(str(arg), riders(state, str(arg))[0], 0))
            return
        state.end()

    def run(self, state: Campaign) -> None:
        state.end()


def merge(state: Campaign, junior: str) -> None:
    """3.3a, 3.3e: the junior's elements go on the senior's sheet."""
    own = state.armies_of(state.nation(junior))
    senior = max((c for c in own if _senior(state, c, junior)), key=state.world.stars)
    gone = state.armies.pop(junior)
    state.riding = tuple(sorted({*state.riding, junior}))
    state.sieges = {t: s._replace(by=senior) if s.by == junior else s for t, s in state.sieges.items()}
    army = state.armies[senior]
    state.change(senior, elements=(*army.elements, *gone.elements), train=max(army.train, gone.train))
    state.log("merged", "3.3a", leaders=(junior, senior))


@dataclass
class Split(Frame):
    """3.3c-d: element by element to the subordinate, whose counter then appears."""

    chief: str
    junior: str
    given: int

    def deciders(self, state: Campaign) -> tuple[str, ...]:
        return (state.player(self.chief),) if len(state.armies[self.chief].elements) > 1 else NOBODY

    def prompt(self, state: Campaign, role: str) -> Prompt:
        kinds = tuple(sorted({kind.lower() for kind in state.armies[self.chief].elements}))
        choices: Choices = {"done": ALONE} if self.given else {}
        return Prompt("split", "3.3d", {**choices, "give": kinds}, {"leader": self.junior})

    def act(self, state: Campaign, role: str, verb: str, arg: Arg) -> None:
        if verb == "done":
            state.end()
            return
        kind = next(k for k in state.armies[self.chief].elements if k.lower() == arg)
        drop(state, self.chief, str(arg))
        chief = state.armies[self.chief]
        if self.junior not in state.armies:
            state.riding = tuple(c for c in state.riding if c != self.junior)
            vote = state.votes.get(self.junior, 1)
            attitude = state.world.attitude(self.junior, vote)
            state.armies[self.junior] = Army(chief.at, (), attitude, pm=chief.pm, inside=chief.inside)
        army = state.armies[self.junior]
        state.change(self.junior, elements=(*army.elements, kind))
        state.become(Split(self.chief, self.junior, self.given + 1))

    def run(self, state: Campaign) -> None:
        state.end()
