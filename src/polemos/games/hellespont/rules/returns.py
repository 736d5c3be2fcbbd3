"""2.D.2: home to a base, or into an adjacent port."""

from __future__ import annotations

from dataclasses import dataclass

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame
from polemos.engine.prompt import ENDS
from polemos.games.hellespont.printed import SICK, foe
from polemos.games.hellespont.rules.losses import sums_of
from polemos.games.hellespont.rules.reach import group_strength
from polemos.games.hellespont.rules.siege import can_stay, may_enter, may_leave
from polemos.games.hellespont.rules.stacking import fits_port
from polemos.games.hellespont.rules.stratagems import let_pass, offer_own
from polemos.games.hellespont.rules.transport import RATIO
from polemos.games.hellespont.state import Hellespont


@dataclass
class Homecoming(Frame):
    """2.D.2: who may go home to a base or into an adjacent port; each piece once.

    `ships` and `troops` are the strength points that have gone home already.
    """

    who: str
    allowance: int
    ships: int = 0
    troops: int = 0
    done: tuple[str, ...] = ()

    def places(self, state: Hellespont, group: tuple[str, ...]) -> tuple[str, ...]:
        """Where a group may go as it stands."""
        found = shelters(state, group[0]) if len(group) == 1 and may_leave(state, group[0]) else []
        if self.may_go_home(state, group):
            found.extend(state.printed.bases[self.who])
        return tuple(sorted(found))

    def may_go_home(self, state: Hellespont, group: tuple[str, ...]) -> bool:
        """2.D.2a-c: leaders freely, ships up to half, troops 1 to 5 with the ships sent; no Persians; who
        stays at sea must have ships enough (3.1d)."""
        if any([p in state.printed.persians for p in group]):
            return False
        ships, troops = group_strength(state, group)
        if ships and self.ships + ships > self.allowance:
            return False
        if troops and self.ships + ships < RATIO * (self.troops + troops):
            return False
        return not ships or can_stay(state, self.who, state.at[group[0]], group)

    def may_join(self, state: Hellespont, group: tuple[str, ...]) -> bool:
        """2.D.2c, Q-14: whether the group can go home, alone or with others of its place."""
        if self.may_go_home(state, group):
            return True
        place = state.at[group[0]]
        return place in state.printed.seas and self.convoy(state, place, group)

    def convoy(self, state: Hellespont, place: str, group: tuple[str, ...]) -> bool:
        """Whether some ships and troops of a sea zone, this group among them, may go home together."""
        ships, troops = group_strength(state, group)
        if self.ships + ships > self.allowance:
            return False
        others = [u for u in state.units[self.who].get(place, ()) if u not in group]
        hulls = [state.strength(u) for u in others if u in state.printed.ships]
        loads = [state.strength(u) for u in others if u not in state.printed.ships]
        fleet, cargo = sums_of(hulls) << ships, sums_of(loads) << troops
        afloat, aboard = ships + sum(hulls), troops + sum(loads)
        for gone in range(ships, min(self.allowance - self.ships, fleet.bit_length()) + 1):
            if fleet >> gone & 1 and self.loads(gone, cargo, afloat - gone, aboard):
                return True
        return False

    def loads(self, gone: int, cargo: int, staying: int, aboard: int) -> bool:
        """Whether some load fits the ships that go and leaves no more than those that stay can carry."""
        least = max(0, aboard - staying // RATIO)
        most = (self.ships + gone) // RATIO - self.troops
        return any([cargo >> load & 1 for load in range(least, most + 1)])

    def free(self, state: Hellespont, place: str) -> tuple[str, ...]:
        """Pieces of a place that have not gone anywhere yet; the sick stay where they are (7.S20d)."""
        here = state.pieces_at(self.who, place)
        return tuple([p for p in here if p not in self.done and state.ailing.get(p, "") != SICK])


@dataclass
class Returns(Homecoming):
    """2.D.2: groups go home to a base, single pieces into an adjacent port."""

    def ask(self, state: Hellespont) -> Ask | None:
        """Asked as long as anything of the side is on the map."""
        stacks = {*state.units[self.who], *state.leaders[self.who]}
        if stacks <= state.printed.all_bases:
            return None
        ask = Ask(self.who, "returns", "2.D.2", {"left": self.allowance - self.ships})
        ask.alone("done", self.finish, ENDS).pick("adjust", self.candidates(state, stacks), self.adjust)
        return offer_own(ask, state, "D.2")

    def candidates(self, state: Hellespont, places: set[str]) -> tuple[str, ...]:
        found = []
        for place in places:
            if place not in state.printed.all_bases:
                for piece in self.free(state, place):
                    if self.may_join(state, (piece,)) or may_shelter(state, piece):
                        found.append(piece)
        return tuple(sorted(found))

    def finish(self, state: Hellespont, role: str) -> None:
        let_pass(state, role, "D.2")
        state.end()

    def adjust(self, state: Hellespont, role: str, piece: str) -> None:
        group = (piece,)
        state.become(Homeward(role, self.allowance, self.ships, self.troops, self.done, group))

    def run(self, state: Hellespont) -> None:
        state.end()


@dataclass
class Homeward(Homecoming):
    """2.D.2: a group of one place, and where it goes. Nobody is picked who could not go along in the end."""

    group: tuple[str, ...] = ()

    def ask(self, state: Hellespont) -> Ask:
        ask = Ask(self.who, "return-to", "2.D.2", {"pieces": self.group})
        ask.pick("to", self.places(state, self.group), self.leave)
        return ask.pick("pick", self.companions(state), self.join)

    def selected(self, state: Hellespont, role: str | None) -> tuple[str, ...]:
        return self.group

    def companions(self, state: Hellespont) -> tuple[str, ...]:
        """Who may still join the group on its way home."""
        if not self.may_join(state, self.group):
            return ()
        others = [p for p in self.free(state, state.at[self.group[0]]) if p not in self.group]
        return tuple(sorted([p for p in others if self.may_join(state, (*self.group, p))]))

    def join(self, state: Hellespont, role: str, piece: str) -> None:
        group = tuple(sorted((*self.group, piece)))
        state.become(Homeward(role, self.allowance, self.ships, self.troops, self.done, group))

    def leave(self, state: Hellespont, role: str, to: str) -> None:
        ships, troops = group_strength(state, self.group)
        home, start = to in state.printed.all_bases, state.at[self.group[0]]
        if not home:
            ships = troops = 0
        key, rule = ("goes-home", "2.D.2b") if home else ("shelters", "2.D.2e")
        state.log(key, rule, who=role, pieces=self.group, place=start, to_place=to)
        done = tuple(sorted((*self.done, *self.group)))
        state.become(Returns(role, self.allowance, self.ships + ships, self.troops + troops, done))
        state.shift(self.group, to)


def open_ports(state: Hellespont, side: str, place: str) -> list[str]:
    """2.D.2e: adjacent ports without enemy units."""
    printed, enemy = state.printed, state.units[foe(side)]
    return [p for p in printed.adjacent[place] if printed.kind[p] == "port" and p not in enemy]


def may_shelter(state: Hellespont, piece: str) -> bool:
    """2.D.2e: whether a piece may go into some port beside it."""
    return may_leave(state, piece) and bool(shelters(state, piece))


def shelters(state: Hellespont, piece: str) -> list[str]:
    """2.D.2e: the open ports that a piece can enter and that have room for it."""
    found = []
    for port in open_ports(state, state.printed.side_of[piece], state.at[piece]):
        leader = piece in state.printed.leader_set
        if leader or (fits_port(state, piece, port) and may_enter(state, piece, port)):
            found.append(port)
    return found
