"""7.S20: the plague in an enemy camp."""

from __future__ import annotations

from dataclasses import dataclass

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame
from polemos.engine.prompt import DECLINES
from polemos.games.hellespont.printed import SICK, foe
from polemos.games.hellespont.state import Hellespont


@dataclass
class Plague(Frame):
    """7.S20a: up to two enemy land units of a zone are weakened, if the player likes; then its leaders."""

    who: str
    place: str
    hit: tuple[str, ...] = ()

    def ask(self, state: Hellespont) -> Ask | None:
        victims = self.victims(state)
        if not victims:
            return None
        ask = Ask(self.who, "plague-units", "7.S20a", {"place": self.place})
        return ask.alone("spare", self.spare, DECLINES).pick("weaken", victims, self.weaken)

    def victims(self, state: Hellespont) -> tuple[str, ...]:
        if len(self.hit) == 2:
            return ()
        return tuple([u for u in state.troops_at(foe(self.who), self.place) if u not in self.hit])

    def spare(self, state: Hellespont, role: str) -> None:
        state.become(Sickness(role, self.place))

    def weaken(self, state: Hellespont, role: str, unit: str) -> None:
        state.weaken(unit, "7.S20a")
        state.become(Plague(role, self.place, (*self.hit, unit)))
        state.capture_leaders(self.place, "4.2.4c")

    def run(self, state: Hellespont) -> None:
        state.become(Sickness(self.who, self.place))


@dataclass
class Sickness(Frame):
    """7.S20b: one enemy leader of the zone falls sick, if the player likes."""

    who: str
    place: str

    def ask(self, state: Hellespont) -> Ask | None:
        leaders = state.leaders[foe(self.who)].get(self.place, ())
        fit = tuple([name for name in leaders if state.ailing.get(name) != SICK])
        if not fit:
            return None
        ask = Ask(self.who, "plague-leader", "7.S20b", {"place": self.place})
        return ask.alone("spare", self.spare, DECLINES).pick("sicken", fit, self.sicken)

    def spare(self, state: Hellespont, role: str) -> None:
        state.end()

    def sicken(self, state: Hellespont, role: str, leader: str) -> None:
        state.ailing[leader] = SICK
        state.log("sick", "7.S20b", piece=leader, place=self.place)
        state.become(Refuge(foe(role), leader))

    def run(self, state: Hellespont) -> None:
        state.end()


@dataclass
class Refuge(Frame):
    """7.S20c: the sick leader's owner moves him to a port free of enemies or to a base."""

    who: str
    leader: str

    def ask(self, state: Hellespont) -> Ask:
        hostile = state.units[foe(self.who)]
        free = [p for p in state.printed.ports if p not in hostile]
        places = tuple(sorted((*free, *state.printed.bases[self.who])))
        return Ask(self.who, "refuge", "7.S20c", {"piece": self.leader}).pick("to", places, self.leave)

    def leave(self, state: Hellespont, role: str, to: str) -> None:
        left = state.at[self.leader]
        state.log("refuge", "7.S20c", piece=self.leader, place=left, to_place=to)
        state.end()
        state.shift((self.leader,), to)
