"""3.3: merging and splitting armies at the start of a movement phase."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame
from polemos.engine.prompt import DECLINES, ENDS, Value
from polemos.games.eagle_and_wolf.army import Army, joined
from polemos.games.eagle_and_wolf.rules.losses import kinds_of, without
from polemos.games.eagle_and_wolf.state import Campaign

#: 13.5e: who led Pyrrhus' last army joins Megacles, though of the same rank.
ORPHANS: Final[tuple[str, ...]] = ("epirote", "megacles")


def can_merge(state: Campaign, nation: str) -> tuple[str, ...]:
    """3.3a-b: juniors that stand with a senior of their nation."""
    own = state.armies_of(nation)
    return tuple([c for c in own if any([senior(state, other, c) for other in own])])


def senior(state: Campaign, chief: str, junior: str) -> bool:
    """3.3a-b: in one territory, with no besieger between them, and of a higher rank."""
    above, below = state.armies[chief], state.armies[junior]
    if above.at != below.at or (above.at in state.sieges and above.inside != below.inside):
        return False
    return state.printed.stars(chief) > state.printed.stars(junior) or (junior, chief) == ORPHANS


def can_split(state: Campaign, nation: str) -> tuple[str, ...]:
    """3.3c-d: subordinates who ride with a chief of this nation that has elements to give."""
    able = [
        junior
        for junior, chief in state.riding.items()
        if state.nation(junior) == nation and len(state.armies[chief].elements) > 1
    ]
    return tuple(sorted(able))


@dataclass
class Sheets(Frame):
    """3.3a, 3.3c-d: merge and split; each subordinate once, each player for his own generals (1.12-3e)."""

    nation: str
    used: tuple[str, ...]
    #: The players who have said that they are done.
    passed: tuple[str, ...]

    def ask(self, state: Campaign) -> Ask | None:
        merging = self._able(can_merge(state, self.nation))
        splitting = self._able(can_split(state, self.nation))
        asked = [role for role in state.players_of(self.nation) if role not in self.passed]
        return Ask.together([self._question(state, role, merging, splitting) for role in asked])

    def _able(self, juniors: tuple[str, ...]) -> tuple[str, ...]:
        return tuple([c for c in juniors if c not in self.used])

    def _question(
        self, state: Campaign, role: str, merging: tuple[str, ...], splitting: tuple[str, ...]
    ) -> Ask:
        """His own subordinates, and those who ride with a chief of his."""
        ask = Ask(role, "sheets", "3.3a", {"side": self.nation})
        mine = tuple([c for c in merging if state.player(c) == role])
        ours = tuple([c for c in splitting if role in (state.player(c), state.player(state.riding[c]))])
        if not mine and not ours:
            return ask
        ask.alone("done", self.stop, ENDS)
        return ask.pick("merge", mine, self.merge).pick("split", ours, self.split)

    def stop(self, state: Campaign, role: str) -> None:
        state.become(Sheets(self.nation, self.used, (*self.passed, role)))

    def merge(self, state: Campaign, role: str, junior: str) -> None:
        state.become(Sheets(self.nation, (*self.used, junior), self.passed))
        state.call(Join(junior, ""))

    def split(self, state: Campaign, role: str, junior: str) -> None:
        state.become(Sheets(self.nation, (*self.used, junior), self.passed))
        state.call(Split(state.riding[junior], junior))

    def run(self, state: Campaign) -> None:
        state.end()


@dataclass
class Join(Frame):
    """3.3a: with which of several seniors, and whether another player's general takes them on (1.12-3e)."""

    junior: str
    chief: str

    def able(self, state: Campaign) -> tuple[str, ...]:
        own = state.armies_of(state.nation(self.junior))
        return tuple([c for c in own if senior(state, c, self.junior)])

    def ask(self, state: Campaign) -> Ask | None:
        args: dict[str, Value] = {"leader": self.junior}
        if self.chief:
            ask = Ask(state.player(self.chief), "take_on", "3.3a", args)
            return ask.alone("decline", self.decline, DECLINES).alone("take_on", self.take_on)
        able = self.able(state)
        if len(able) < 2:
            return None
        return Ask(state.player(self.junior), "join", "3.3a", args).pick("join", able, self.join)

    def join(self, state: Campaign, role: str, chief: str) -> None:
        self._meet(state, chief)

    def take_on(self, state: Campaign, role: str) -> None:
        state.end()
        merge(state, self.junior, self.chief)

    def decline(self, state: Campaign, role: str) -> None:
        state.end()
        state.log("not_taken_on", "3.3a", leaders=(self.junior, self.chief))

    def run(self, state: Campaign) -> None:
        self._meet(state, self.able(state)[0])

    def _meet(self, state: Campaign, chief: str) -> None:
        if state.player(chief) == state.player(self.junior):
            state.end()
            merge(state, self.junior, chief)
        else:
            state.become(Join(self.junior, chief))


def merge(state: Campaign, junior: str, chief: str) -> None:
    """3.3a, 3.3e: the junior's elements go on the senior's sheet."""
    gone = state.armies.pop(junior)
    state.riding = {c: chief if rides == junior else rides for c, rides in state.riding.items()}
    state.riding[junior] = chief
    state.hand_siege(junior, chief)
    joined(state.edit(chief), gone)
    if (junior, chief) == ORPHANS:
        del state.riding[junior]
    state.log("merged", "3.3a", leaders=(junior, chief), place=state.armies[chief].at)


@dataclass
class Split(Frame):
    """3.3c-d: element by element to the subordinate, whose counter then appears."""

    chief: str
    junior: str

    def ask(self, state: Campaign) -> Ask | None:
        elements = state.armies[self.chief].elements
        if len(elements) < 2:
            return None
        ask = Ask(state.player(self.chief), "split", "3.3d", {"leader": self.junior})
        if self.junior in state.armies:
            ask.alone("done", self.stop, ENDS)
        return ask.pick("give", kinds_of(state, elements), self.give)

    def stop(self, state: Campaign, role: str) -> None:
        state.end()

    def give(self, state: Campaign, role: str, name: str) -> None:
        kind, chief = state.book.named[name], state.edit(self.chief)
        size = chief.most or len(chief.elements)
        chief.elements, chief.least, chief.most = without(chief.elements, kind), 1, size
        if self.junior in state.armies:
            army = state.edit(self.junior)
        else:
            state.riding.pop(self.junior, None)
            attitude = state.printed.attitude(self.junior, state.votes.get(self.junior, 1))
            army = state.armies[self.junior] = Army(chief.at, (), attitude)
            army.pm, army.inside, army.least, army.most = chief.pm, chief.inside, 1, size
            army.omen, army.unsupplied, army.apathy = chief.omen, chief.unsupplied, chief.apathy  # 8.3
        army.elements = (*army.elements, kind)

    def run(self, state: Campaign) -> None:
        state.end()
