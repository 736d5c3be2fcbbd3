"""4.2.3: losses: by unit on land, by strength at sea; the owner chooses where there is a choice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame
from polemos.engine.prompt import Value
from polemos.engine.why import PIECE, Barrier, Gate, Gates, Note
from polemos.games.hellespont.printed import ELIMINATED, KILLED
from polemos.games.hellespont.reasons import prices
from polemos.games.hellespont.reasons.pieces import among, astray, is_land_unit, is_leader
from polemos.games.hellespont.rules.combat_table import SHARES
from polemos.games.hellespont.rules.stratagems import offer_own, own_gates, own_notes
from polemos.games.hellespont.rules.transport import trim
from polemos.games.hellespont.state import Hellespont

NAMED: Final = Barrier("named-already", "4.2.3a")
WRONG_SUM: Final = Barrier("loss-too-large", "4.2.3f")


def suffer(state: Hellespont, side: str, place: str, result: str) -> None:
    """4.2.3: apply one side's result; may call a frame for the owner's choice."""
    at_sea = place in state.printed.seas
    units = state.ships_at(side, place) if at_sea else state.troops_at(side, place)
    if result == "R" or not units:
        return
    state.log("result", "4.2.3", who=side, result=result, place=place)
    if result == "E":
        wipe_out(state, side, place)
    elif result == "A":
        for unit in units:
            state.weaken(unit, "4.2.3d")
        trim(state, side, place, KILLED)
    else:
        total = state.naval(side, place) if at_sea else len(units)
        over, under = SHARES[result]
        state.call(Losses(side, place, max(1, total * over // under)))


def wipe_out(state: Hellespont, side: str, place: str) -> None:
    """4.2.3c, 4.2.3h: every unit is eliminated, and the leaders with them."""
    for piece in state.pieces_at(side, place):
        fate = KILLED if piece in state.printed.leader_set else ELIMINATED
        state.eliminate(piece, "4.2.3h" if fate == KILLED else "4.2.3c", fate)


@dataclass
class Losses(Frame):
    """4.2.3e, 4.2.3f: the owner picks the units to weaken, one after another, until the quota is met."""

    who: str
    place: str
    quota: int
    hit: tuple[str, ...] = ()

    def ask(self, state: Hellespont) -> Ask | None:
        candidates = self.candidates(state)
        if not candidates:
            return None
        args: dict[str, Value] = {"place": self.place, "quota": self.quota, "pieces": self.hit}
        rule = "4.2.3f" if self.place in state.printed.seas else "4.2.3e"
        ask = Ask(self.who, "losses", rule, args).pick("weaken", candidates, self.weaken)
        # a stratagem or the Advantage before the first is named, not among them
        return ask if self.hit else offer_own(ask, state, "B.3")

    def barriers(self, state: Hellespont, who: str) -> Gates:
        own = {} if self.hit else own_gates(state, who, "B.3")
        return {"weaken": Gate(PIECE, among(self.candidates(state), self.why_not_weaken)), **own}

    def why_not_weaken(self, state: Hellespont, who: str, piece: str) -> Barrier:
        barrier = astray(state, who, piece, self.place, "4.2.3a") or is_leader(state, piece, "4.2.3h")
        if barrier is not None:
            return barrier
        if piece in self.hit:
            return NAMED
        return is_land_unit(state, piece, "4.2.3b") or WRONG_SUM.of(quota=self.quota)

    def notes(self, state: Hellespont, who: str) -> list[Note]:
        own = [] if self.hit else own_notes(state, who, "B.3")
        return [*prices.fatal(state, "weaken", self.candidates(state)), *own]

    def candidates(self, state: Hellespont) -> tuple[str, ...]:
        if self.place not in state.printed.seas:
            if len(self.hit) >= self.quota:
                return ()
            return tuple([u for u in state.troops_at(self.who, self.place) if u not in self.hit])
        ships = state.ships_at(self.who, self.place)
        strengths = {u: state.strength(u) for u in ships}
        return naval_candidates(strengths, self.hit, self.quota, state.option("naval_losses") == "least")

    def weaken(self, state: Hellespont, role: str, unit: str) -> None:
        state.become(Losses(role, self.place, self.quota, tuple(sorted((*self.hit, unit)))))

    def run(self, state: Hellespont) -> None:
        """All are named: now they are weakened together."""
        state.end()
        for unit in self.hit:
            state.weaken(unit, "4.2.3f" if self.place in state.printed.seas else "4.2.3e")
        trim(state, self.who, self.place, KILLED)


def naval_candidates(
    strengths: dict[str, int], hit: tuple[str, ...], quota: int, least: bool
) -> tuple[str, ...]:
    """4.2.3f: ships that may be named next.

    The total lost must be the smallest that can be reached at or above the quota (Q-23); with the
    looser reading any ships may be named as long as none turns out superfluous.
    """
    lost = sum([strengths[u] for u in hit])
    quota = min(quota, sum(strengths.values()))
    if lost >= quota:
        return ()
    free = [u for u in sorted(strengths) if u not in hit]
    if not least:
        return tuple([u for u in free if can_complete(strengths, (*hit, u), quota)])
    target = lowest_sum(list(strengths.values()), quota)
    found = []
    for unit in free:
        others = [strengths[u] for u in free if u != unit]
        rest = target - lost - strengths[unit]
        if rest >= 0 and (sums_of(others) >> rest) & 1:
            found.append(unit)
    return tuple(found)


def can_complete(strengths: dict[str, int], named: tuple[str, ...], quota: int) -> bool:
    """Whether the named ships, with others or without, reach the quota and none could be left out."""
    lost = sum([strengths[u] for u in named])
    smallest = min([strengths[u] for u in named])
    for least in sorted({s for s in strengths.values() if s <= smallest}):
        others = [strengths[u] for u in strengths if u not in named and strengths[u] >= least]
        window = ((1 << least) - 1) << quota  # totals that would miss the quota without a ship of `least`
        if (sums_of(others) << lost) & window:
            return True
    return False


def sums_of(values: list[int]) -> int:
    """All totals some of the values can reach, as bits of a number."""
    bits = 1
    for value in values:
        bits |= bits << value
    return bits


def lowest_sum(values: list[int], quota: int) -> int:
    """The smallest reachable total at or above a quota that the whole can meet."""
    bits = sums_of(values) >> quota
    return quota + (bits & -bits).bit_length() - 1
