"""2.D.2: home to a base, or into an adjacent port."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame
from polemos.engine.prompt import BACK, ENDS
from polemos.engine.why import PIECE, PLACE, Barrier, Gate, Gates, Note, outside
from polemos.games.hellespont.printed import SICK, foe
from polemos.games.hellespont.reasons import chances
from polemos.games.hellespont.reasons.pieces import among, astray, is_sick
from polemos.games.hellespont.rules.advance import can_stay, why_not_into_port, why_not_leave
from polemos.games.hellespont.rules.losses import sums_of
from polemos.games.hellespont.rules.reach import group_strength
from polemos.games.hellespont.rules.stratagems import let_pass, offer_own, own_gates, own_notes
from polemos.games.hellespont.rules.transport import RATIO
from polemos.games.hellespont.state import Hellespont

PERSIANS: Final = Barrier("persians-ashore", "10.1f")
OVER_HALF: Final = Barrier("over-half", "2.D.2b")
NO_TRANSPORT: Final = Barrier("no-transport-home", "2.D.2c")
STRANDED: Final = Barrier("others-stranded", "3.1d")
GONE_ALREADY: Final = Barrier("returned-already", "2.D.2d")
IN_BASE: Final = Barrier("in-base-already", "2.D.2a")
NOT_HOME: Final = Barrier("not-a-home", "2.D.2e")
FOREIGN_BASE: Final = Barrier("foreign-base", "0.2n")
ONE_BY_ONE: Final = Barrier("one-by-one", "2.D.2e")
PORT_HELD: Final = Barrier("port-held", "2.D.2e")
NOT_IN_GROUP: Final = Barrier("not-picked", "2.D.2c")
IN_GROUP: Final = Barrier("picked-already", "2.D.2c")


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
        alone = len(group) == 1 and why_not_leave(state, group[0]) is None
        found = shelters(state, group[0]) if alone else []
        if self.kept_from_home(state, group) is None:
            found.extend(state.printed.bases[self.who])
        return tuple(sorted(found))

    def kept_from_home(self, state: Hellespont, group: tuple[str, ...]) -> Barrier | None:
        """2.D.2a-c: leaders freely, ships up to half, troops 1 to 5 with the ships sent; no Persians; who
        stays at sea must have ships enough (3.1d)."""
        if any([p in state.printed.persians for p in group]):
            return PERSIANS
        ships, troops = group_strength(state, group)
        if ships and self.ships + ships > self.allowance:
            return OVER_HALF
        if troops and self.ships + ships < RATIO * (self.troops + troops):
            return NO_TRANSPORT
        return None if not ships or can_stay(state, self.who, state.at[group[0]], group) else STRANDED

    def may_join(self, state: Hellespont, group: tuple[str, ...]) -> bool:
        """2.D.2c, Q-14: whether the group can go home, alone or with others of its place."""
        if self.kept_from_home(state, group) is None:
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

    def kept_here(self, state: Hellespont, group: tuple[str, ...]) -> Barrier:
        """Why a group may not go home, as a reason with its numbers."""
        barrier = self.kept_from_home(state, group) or NO_TRANSPORT
        ships, troops = group_strength(state, group)
        if barrier is OVER_HALF:
            return OVER_HALF.of(left=self.allowance - self.ships, count=ships)
        if barrier is NO_TRANSPORT:
            return NO_TRANSPORT.of(count=RATIO * (self.troops + troops), left=self.ships + ships)
        return barrier

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

    def barriers(self, state: Hellespont, who: str) -> Gates:
        pieces = self.candidates(state, {*state.units[who], *state.leaders[who]})
        return {"adjust": Gate(PIECE, among(pieces, self.why_not_adjust)), **own_gates(state, who, "D.2")}

    def why_not_adjust(self, state: Hellespont, who: str, piece: str) -> Barrier:
        barrier = astray(state, who, piece, "", "2.D.2a") or is_sick(state, piece)
        if barrier is not None:
            return barrier
        if state.at[piece] in state.printed.all_bases:
            return IN_BASE if piece not in self.done else GONE_ALREADY
        return GONE_ALREADY if piece in self.done else self.kept_here(state, (piece,))

    def notes(self, state: Hellespont, who: str) -> list[Note]:
        return [*chances.wearing(state, who, "done"), *own_notes(state, who, "D.2")]

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
        ask.pick("pick", self.companions(state), self.join)
        return ask.pick("drop", self.group, self.drop, BACK)

    def barriers(self, state: Hellespont, who: str) -> Gates:
        return {
            "to": Gate(PLACE, among(self.places(state, self.group), self.why_not_to)),
            "pick": Gate(PIECE, among(self.companions(state), self.why_not_pick)),
            "drop": Gate(PIECE, outside(self.group, NOT_IN_GROUP)),
        }

    def why_not_to(self, state: Hellespont, who: str, to: str) -> Barrier:
        printed, start = state.printed, state.at[self.group[0]]
        if to in printed.all_bases:
            return (
                self.kept_here(state, self.group)
                if to in printed.bases[who]
                else FOREIGN_BASE.of(who=foe(who))
            )
        if to not in printed.ports or to not in printed.adjacent[start]:
            return NOT_HOME
        if to in state.units[foe(who)]:
            return PORT_HELD.of(who=foe(who))
        piece = self.group[0]
        if len(self.group) > 1:
            return ONE_BY_ONE
        return why_not_into_port(state, piece, to) or why_not_leave(state, piece) or NOT_HOME

    def why_not_pick(self, state: Hellespont, who: str, piece: str) -> Barrier:
        barrier = astray(state, who, piece, state.at[self.group[0]], "2.D.2c") or is_sick(state, piece)
        if barrier is not None:
            return barrier
        if piece in self.group:
            return IN_GROUP
        return GONE_ALREADY if piece in self.done else self.kept_here(state, (*self.group, piece))

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

    def drop(self, state: Hellespont, role: str, piece: str) -> None:
        """The others go on, as long as they could; without anybody the choice begins anew."""
        group = tuple([p for p in self.group if p != piece])
        if group and (self.may_join(state, group) or self.places(state, group)):
            state.become(Homeward(role, self.allowance, self.ships, self.troops, self.done, group))
        else:
            state.become(Returns(role, self.allowance, self.ships, self.troops, self.done))

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
    return why_not_leave(state, piece) is None and bool(shelters(state, piece))


def shelters(state: Hellespont, piece: str) -> list[str]:
    """2.D.2e: the open ports that a piece can enter and that have room for it."""
    ports = open_ports(state, state.printed.side_of[piece], state.at[piece])
    return [port for port in ports if why_not_into_port(state, piece, port) is None]
