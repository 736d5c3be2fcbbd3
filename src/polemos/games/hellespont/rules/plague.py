"""7.S20: the plague in an enemy camp."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame
from polemos.engine.prompt import DECLINES
from polemos.engine.why import PIECE, PLACE, Barrier, Gate, Gates, Note
from polemos.games.hellespont.printed import SICK, foe
from polemos.games.hellespont.reasons import prices
from polemos.games.hellespont.reasons.pieces import among, is_leader, is_ship, not_theirs
from polemos.games.hellespont.state import Hellespont

HIT: Final = Barrier("hit-already", "7.S20a")
NOT_A_LEADER: Final = Barrier("not-a-leader", "7.S20b")
SICK_ALREADY: Final = Barrier("sick-already", "7.S20b")
NO_REFUGE: Final = Barrier("no-refuge", "7.S20c")
REFUGE_HELD: Final = Barrier("port-held", "7.S20c")


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

    def barriers(self, state: Hellespont, who: str) -> Gates:
        return {"weaken": Gate(PIECE, among(self.victims(state), self.why_not_weaken))}

    def why_not_weaken(self, state: Hellespont, who: str, piece: str) -> Barrier:
        barrier = not_theirs(state, who, piece, self.place, "7.S20a") or is_leader(state, piece, "7.S20b")
        return barrier or is_ship(state, piece, "7.S20a") or HIT

    def notes(self, state: Hellespont, who: str) -> list[Note]:
        return prices.fatal(state, "weaken", self.victims(state))

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
        fit = self.fit(state)
        if not fit:
            return None
        ask = Ask(self.who, "plague-leader", "7.S20b", {"place": self.place})
        return ask.alone("spare", self.spare, DECLINES).pick("sicken", fit, self.sicken)

    def fit(self, state: Hellespont) -> tuple[str, ...]:
        leaders = state.leaders[foe(self.who)].get(self.place, ())
        return tuple([name for name in leaders if state.ailing.get(name) != SICK])

    def barriers(self, state: Hellespont, who: str) -> Gates:
        return {"sicken": Gate(PIECE, among(self.fit(state), self.why_not_sicken))}

    def why_not_sicken(self, state: Hellespont, who: str, piece: str) -> Barrier:
        barrier = not_theirs(state, who, piece, self.place, "7.S20b")
        return barrier or (SICK_ALREADY if piece in state.printed.leader_set else NOT_A_LEADER)

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
        ask = Ask(self.who, "refuge", "7.S20c", {"piece": self.leader})
        return ask.pick("to", self.places(state), self.leave)

    def places(self, state: Hellespont) -> tuple[str, ...]:
        hostile = state.units[foe(self.who)]
        free = [p for p in state.printed.ports if p not in hostile]
        return tuple(sorted((*free, *state.printed.bases[self.who])))

    def barriers(self, state: Hellespont, who: str) -> Gates:
        return {"to": Gate(PLACE, among(self.places(state), self.why_not_to))}

    def why_not_to(self, state: Hellespont, who: str, to: str) -> Barrier:
        return REFUGE_HELD.of(who=foe(who)) if to in state.printed.ports else NO_REFUGE

    def leave(self, state: Hellespont, role: str, to: str) -> None:
        left = state.at[self.leader]
        state.log("refuge", "7.S20c", piece=self.leader, place=left, to_place=to)
        state.end()
        state.shift((self.leader,), to)
