"""3.3: merging and splitting armies at the start of a movement phase."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame
from polemos.engine.prompt import DECLINES, ENDS, Value
from polemos.engine.why import NOTHING, PIECE, Barrier, Gate, Gates, Note, outside
from polemos.games.eagle_and_wolf.army import Army, joined
from polemos.games.eagle_and_wolf.rules.losses import kinds_of, without
from polemos.games.eagle_and_wolf.state import Campaign

#: 13.5e: who led Pyrrhus' last army joins Megacles, though of the same rank.
ORPHANS: Final[tuple[str, ...]] = ("epirote", "megacles")

OTHER_NATION: Final = Barrier("other-nation-sheets", "3.3a")
NOT_YOURS: Final = Barrier("other-consul", "1.12-3e")
REARRANGED: Final = Barrier("rearranged", "3.3a")
APART: Final = Barrier("apart", "3.3a")
WALL_BETWEEN: Final = Barrier("wall-between", "3.3a")
NOT_SENIOR: Final = Barrier("not-senior", "3.3b")
NO_SENIOR: Final = Barrier("no-senior-here", "3.3a")
NOBODY_MERGES: Final = Barrier("nobody-merges", "3.3a")
NOT_RIDING: Final = Barrier("not-riding", "3.3d")
NONE_TO_GIVE: Final = Barrier("none-to-give", "3.3d")
NOBODY_SPLITS: Final = Barrier("nobody-splits", "3.3c")
NOT_ON_SHEET: Final = Barrier("not-on-sheet", "3.3d")
NONE_GIVEN: Final = Barrier("none-given", "3.3d")


def can_merge(state: Campaign, nation: str) -> tuple[str, ...]:
    """3.3a-b: juniors that stand with a senior of their nation."""
    own = state.armies_of(nation)
    return tuple([c for c in own if any([senior(state, other, c) for other in own])])


def senior(state: Campaign, chief: str, junior: str) -> bool:
    """3.3a-b: whether one general can take the army of another over."""
    return no_senior(state, chief, junior) is None


def no_senior(state: Campaign, chief: str, junior: str) -> Barrier | None:
    """3.3a-b: in one territory, with no besieger between them, and of a higher rank."""
    above, below = state.armies[chief], state.armies[junior]
    if above.at != below.at:
        return APART
    if above.at in state.sieges and above.inside != below.inside:
        return WALL_BETWEEN
    higher = state.printed.stars(chief) > state.printed.stars(junior) or (junior, chief) == ORPHANS
    return None if higher else NOT_SENIOR


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

    def barriers(self, state: Campaign, who: str) -> Gates:
        return {"merge": Gate(PIECE, self.why_not_merge), "split": Gate("leader", self.why_not_split)}

    def why_not_merge(self, state: Campaign, who: str, junior: str | None) -> Barrier | None:
        """3.3a-b: an army of this nation and player, once, that stands with a senior."""
        if junior is None:
            return NOBODY_MERGES
        if state.nation(junior) != self.nation:
            return OTHER_NATION.of(side=self.nation)
        if state.player(junior) != who:
            return NOT_YOURS
        return REARRANGED if junior in self.used else no_senior_here(state, junior)

    def why_not_split(self, state: Campaign, who: str, junior: str | None) -> Barrier | None:
        """3.3c-d: a subordinate who rides with a chief that has elements to give, once."""
        if junior is None:
            return NOBODY_SPLITS
        chief = state.riding.get(junior, "")
        if state.nation(junior) != self.nation:
            return OTHER_NATION.of(side=self.nation, piece=junior)
        if not chief or junior in self.used:
            return REARRANGED.of(piece=junior) if junior in self.used else NOT_RIDING
        if who not in (state.player(junior), state.player(chief)):
            return NOT_YOURS.of(piece=junior)
        return None if len(state.armies[chief].elements) > 1 else NONE_TO_GIVE.of(piece=chief)

    def notes(self, state: Campaign, who: str) -> list[Note]:
        """3.3e: under whom a merged army fights, and how bold he is."""
        found: list[Note] = []
        for junior in self._able(can_merge(state, self.nation)):
            chiefs = [c for c in state.armies_of(self.nation) if senior(state, c, junior)]
            if state.player(junior) == who and len(chiefs) == 1:
                known: dict[str, Value] = {"leader": chiefs[0], "number": state.armies[chiefs[0]].attitude}
                found.append(Note("merge", junior, "under-senior", "3.3e", known))
        return found

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


def no_senior_here(state: Campaign, junior: str) -> Barrier | None:
    """3.3a-b: why nobody there takes an army over; the nearest reason."""
    others = [c for c in state.armies_of(state.nation(junior)) if c != junior]
    found = [(no_senior(state, c, junior), c) for c in others]
    if any([barrier is None for barrier, _ in found]):
        return None
    for wanted in (WALL_BETWEEN, NOT_SENIOR):
        for barrier, chief in found:
            if barrier is not None and barrier.key == wanted.key:
                return barrier.of(leader=chief)
    return NO_SENIOR


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

    def barriers(self, state: Campaign, who: str) -> Gates:
        return {} if self.chief else {"join": Gate(PIECE, self.why_not_join)}

    def why_not_join(self, state: Campaign, who: str, chief: str | None) -> Barrier | None:
        if chief is None:
            return None
        nation = state.nation(self.junior)
        if state.nation(chief) != nation:
            return OTHER_NATION.of(side=nation)
        barrier = no_senior(state, chief, self.junior)
        return barrier and barrier.of(leader=self.junior)

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

    def barriers(self, state: Campaign, who: str) -> Gates:
        """3.3d: what is on the chief's sheet."""
        kinds = kinds_of(state, state.armies[self.chief].elements)
        none_yet = NONE_GIVEN.of(leader=self.junior)
        gates = {"give": Gate("kind", outside(kinds, NOT_ON_SHEET.of(leader=self.chief)))}
        if self.junior not in state.armies:
            gates["done"] = Gate(NOTHING, outside((), none_yet, none_yet))
        return gates

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
