"""11.1g, dba.1b: who commands armies that fight as one: the senior; among equals whom the players name.
8.22e, 13.5c: who goes on with an army that has got another general."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame
from polemos.engine.why import Barrier, Gate, Gates
from polemos.games.eagle_and_wolf.state import Campaign

NOT_IN_BATTLE: Final = Barrier("not-in-battle", "11.1g")
LOWER_RANK: Final = Barrier("lower-rank", "11.1g")


@dataclass
class Led(Frame):
    """What an army is doing; it goes on under whoever takes the army over."""

    def under(self, old: str, new: str) -> Led:
        """The same, if it was the old general's, in the name of the new one."""
        raise NotImplementedError


def hand_over(state: Campaign, old: str, new: str) -> None:
    """8.22e, 13.5c: the army has another general, who finishes what it was about; its siege is his."""
    for i, frame in enumerate(state.frames):
        if isinstance(frame, Led):
            state.frames[i] = frame.under(old, new)
    state.hand_siege(old, new)


def by_rank(state: Campaign, counters: tuple[str, ...]) -> list[str]:
    """dba.1b: the senior first."""
    return sorted(counters, key=lambda c: -state.printed.stars(c))


def chiefs(state: Campaign, counters: tuple[str, ...]) -> tuple[str, ...]:
    """Those of the highest rank, if it matters who of them commands: other players, or other generals."""
    most = max(state.printed.stars(c) for c in counters)
    able = tuple([c for c in counters if state.printed.stars(c) == most])
    same = len({(state.player(c), state.armies[c].elements[0]) for c in able}) == 1
    return able[:1] if same else able


@dataclass
class Commander(Frame):
    """11.1g: among equals their players name the commander; if they disagree, a die decides."""

    able: tuple[str, ...]
    named: tuple[str, ...]

    def players(self, state: Campaign) -> tuple[str, ...]:
        return tuple(dict.fromkeys([state.player(c) for c in self.able]))

    def ask(self, state: Campaign) -> Ask | None:
        players = self.players(state)
        if len(self.named) == len(players):
            return None
        ask = Ask(players[len(self.named)], "commander", "11.1g", {"leaders": self.able})
        return ask.pick("commander", tuple(sorted(self.able)), self.name)

    def barriers(self, state: Campaign, who: str) -> Gates:
        return {"commander": Gate("leader", self.why_not_commander)}

    def why_not_commander(self, state: Campaign, who: str, counter: str | None) -> Barrier | None:
        """11.1g: among those of the highest rank who fight here."""
        if counter is None or counter in self.able:
            return None
        place = state.armies[self.able[0]].at
        beside = counter in state.armies and state.armies[counter].at == place
        lower = state.printed.stars(counter) < state.printed.stars(self.able[0])
        return LOWER_RANK if beside and lower else NOT_IN_BATTLE.of(place=place)

    def name(self, state: Campaign, role: str, counter: str) -> None:
        state.become(Commander(self.able, (*self.named, counter)))

    def run(self, state: Campaign) -> None:
        chosen = tuple(dict.fromkeys(self.named))
        name = chosen[0]
        if len(chosen) > 1:
            name = chosen[(state.die("11.1g", state.nation(name)) - 1) * len(chosen) // 6]
        state.log("commands", "11.1g", leader=name)
        state.end(("commands", name))
