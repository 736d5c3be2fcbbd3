"""9: winter: quarters, going home, upkeep, disbanding; relief battles; sieges at triple rate."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame, Sequence, Step
from polemos.engine.prompt import ENDS
from polemos.engine.why import PIECE, PLACE, Barrier, Gates, Note, outside
from polemos.games.hellenes.reasons.blocks import NOBODY_HERE, still, stranger
from polemos.games.hellenes.reasons.cities import NO_ACTIONS, too_dear
from polemos.games.hellenes.reasons.offer import Offer
from polemos.games.hellenes.reasons.prices import costs, strengths
from polemos.games.hellenes.rules.actions import (
    POOL_EMPTY,
    build_barrier,
    grant_actions,
    groups,
    move,
    offer_building,
    why_not_move,
)
from polemos.games.hellenes.rules.cards import Initiative, discard
from polemos.games.hellenes.rules.combat import Battles, end_phase
from polemos.games.hellenes.rules.control import blocked_by, capacity, controls, refresh
from polemos.games.hellenes.rules.front import Front
from polemos.games.hellenes.rules.march import carried, price, stirring
from polemos.games.hellenes.rules.nicias import Renewal, may_renew
from polemos.games.hellenes.rules.quarters import abroad, on_the_way, sheltered_now
from polemos.games.hellenes.rules.siege import Sieges
from polemos.games.hellenes.rules.sorties import Sorties
from polemos.games.hellenes.rules.storms import Storms
from polemos.games.hellenes.rules.winter_moves import Quarter, travellers
from polemos.games.hellenes.secrets.knowledge import into_pool
from polemos.games.hellenes.state import POOL, Hellenes


@dataclass
class Winter(Sequence):
    """9.0a: cards, actions of both, relief combat of both, siege combat of both."""

    def steps(self) -> tuple[Step, ...]:
        return (
            self.cards,
            self.first_actions,
            self.second_actions,
            self.first_relief,
            self.second_relief,
            self.first_sieges,
            self.second_sieges,
            self.over,
        )

    def cards(self, state: Hellenes) -> None:
        state.call(Initiative())

    def first_actions(self, state: Hellenes) -> None:
        state.call(WinterTurn(state.order[0]))

    def second_actions(self, state: Hellenes) -> None:
        state.call(WinterTurn(state.order[1]))

    def first_relief(self, state: Hellenes) -> None:
        state.call(Relief(state.order[0]))

    def second_relief(self, state: Hellenes) -> None:
        state.call(Relief(state.order[1]))

    def first_sieges(self, state: Hellenes) -> None:
        state.call(WinterSieges(state.order[0]))

    def second_sieges(self, state: Hellenes) -> None:
        state.call(WinterSieges(state.order[1]))

    def over(self, state: Hellenes) -> None:
        state.active = ""
        state.formations = ()
        refresh(state)


@dataclass
class WinterTurn(Sequence):
    """9.2: an end of the Peace (12.1a), winter actions, storms, then whoever has no shelter is disbanded."""

    def steps(self) -> tuple[Step, ...]:
        return (self.begin, self.actions, self.storms, self.disbanding, self.over)

    def begin(self, state: Hellenes) -> None:
        state.active, state.appealed, state.actions = self.who, (), 0
        state.moved, state.spent, state.barred, state.fought = (), (), (), ()
        if may_renew(state):
            state.call(Renewal(self.who))

    def actions(self, state: Hellenes) -> None:
        _, card = state.played[self.who]
        discard(state, card)
        grant_actions(state, self.who, state.printed.cards[card].coins, "9.2a")
        state.call(WinterActions(self.who))

    def storms(self, state: Hellenes) -> None:
        state.call(Storms(self.who))

    def disbanding(self, state: Hellenes) -> None:
        state.call(Disband(self.who))

    def over(self, state: Hellenes) -> None:
        state.formations = tuple(f for f in state.formations if f.home)
        refresh(state)


NO_WINTER_MUSTER: Final = Barrier("no-winter-muster", "9.21a")
ALL_HOME: Final = Barrier("all-home", "9.212a")
NO_FREE_WAY: Final = Barrier("no-free-way", "9.211a")
UNDER_ROOF: Final = Barrier("under-roof", "9.22a")
BARBARIAN_GOES: Final = Barrier("barbarian-goes", "9.24a")
KEPT: Final = Barrier("kept-already", "9.22a")
FIGHTS_HOME: Final = Barrier("fights-home", "9.24d")
NOBODY_NEEDY: Final = Barrier("nobody-needy", "9.22a")


@dataclass
class WinterActions(Frame):
    """9.2a: free moves to quarters and home, group moves, building and upkeep, in any order."""

    who: str

    def ask(self, state: Hellenes) -> Ask:
        who = self.who
        covered = sheltered_now(state, who)
        front = Front(state, who)
        places = [p for p in state.stacks[who] if travellers(front, p, covered, True)]
        ask = Ask(who, "winter-actions", "9.2a", {"actions": state.actions})
        ask.pick("quarter", tuple(sorted(places)), self.quarter)
        if state.actions > 0:
            bare = {state.at[u] for u in needy(state, who, covered)}
            ask.pick("move", groups(state, stirring(state, who)), move)
            offer_building(ask, state, who)
            paid = tuple(sorted(p for p in bare if price(state, p) <= state.actions))
            ask.pick("maintain", paid, self.maintain)
        return ask.alone("pass", self.stop, ENDS)

    def barriers(self, state: Hellenes, who: str) -> Gates:
        offer = Offer(self, state, who)
        broke = NO_ACTIONS if state.actions <= 0 else None
        return {
            "quarter": offer.gate("quarter", PLACE, self.why_not_quarter),
            "move": offer.gate("move", PLACE, self.why_not_move),
            "build": offer.gate("build", PLACE, build_barrier),
            "recruit": offer.alone("recruit", broke or POOL_EMPTY),
            "maintain": offer.gate("maintain", PLACE, self.why_not_maintain),
            "muster": offer.alone("muster", NO_WINTER_MUSTER),
            "pillage": offer.gate("pillage", PLACE, outside((), NO_WINTER_MUSTER, NO_WINTER_MUSTER)),
        }

    def notes(self, state: Hellenes, who: str) -> list[Note]:
        choices = Offer(self, state, who).choices
        found: list[Note] = []
        for verb, rule in {"move": "9.21b", "build": "4.21a", "maintain": "9.22a"}.items():
            found += costs(state, verb, tuple([str(p) for p in choices.get(verb, ())]), rule)
        homeless = needy(state, who, sheltered_now(state, who))
        wild = [u for u in state.at if state.side(u) == who and state.at[u] in state.printed.places]
        number = len(homeless) + len([u for u in wild if state.printed.blocks[u].barbarian])
        return [*found, Note("pass", None, "disbands", "9.24b", {"number": number, "of": state.actions})]

    def why_not_quarter(self, state: Hellenes, who: str, place: str | None) -> Barrier | None:
        """9.211, 9.212: nobody without a roof or far from home, or no free way."""
        if place is None:
            return ALL_HOME
        barrier = still(state, who, place)
        units, covered = state.here(who, place), sheltered_now(state, who)
        if barrier is not None:
            return barrier
        return NO_FREE_WAY if any(abroad(state, who, u, covered) for u in units) else ALL_HOME

    def why_not_move(self, state: Hellenes, who: str, place: str | None) -> Barrier | None:
        return NO_ACTIONS if state.actions <= 0 else why_not_move(state, who, place)

    def why_not_maintain(self, state: Hellenes, who: str, place: str | None) -> Barrier | None:
        """9.22a: nobody there has to be paid for, or no action is left."""
        if place is None:
            return NO_ACTIONS if state.actions <= 0 else NOBODY_NEEDY
        if not state.here(who, place):
            return NOBODY_HERE
        needing = {state.at[u] for u in needy(state, who, sheltered_now(state, who))}
        return too_dear(state, place) if place in needing else NOBODY_NEEDY

    def quarter(self, state: Hellenes, role: str, place: str) -> None:
        state.call(Quarter(role, place))

    def maintain(self, state: Hellenes, role: str, place: str) -> None:
        state.call(Maintain(role, place))

    def stop(self, state: Hellenes, role: str) -> None:
        state.end()


def needy(state: Hellenes, side: str, covered: frozenset[str]) -> tuple[str, ...]:
    """9.22a: Greek units outside friendly cities that nobody has paid for yet."""
    going, kept, blocks = on_the_way(state), state.kept, state.printed.blocks
    found: list[str] = []
    for place, units in state.stacks[side].items():
        if place in state.printed.places:
            found += [u for u in units if u not in covered and u not in kept and u not in going]
    return tuple(sorted([u for u in found if not blocks[u].barbarian]))


@dataclass
class Maintain(Frame):
    """9.22a: one action (15.2i: two in neutral Sicily) keeps one unit; its place is shown, not the unit."""

    who: str
    place: str

    def ask(self, state: Hellenes) -> Ask:
        homeless = needy(state, self.who, sheltered_now(state, self.who))
        units = tuple([u for u in homeless if state.at[u] == self.place])
        return Ask(self.who, "maintain", "9.22a", {"place": self.place}).pick("keep", units, self.keep)

    def notes(self, state: Hellenes, who: str) -> list[Note]:
        return strengths(self, state, who)

    def barriers(self, state: Hellenes, who: str) -> Gates:
        return {"keep": Offer(self, state, who).gate("keep", PIECE, self.why_not_keep)}

    def why_not_keep(self, state: Hellenes, who: str, unit: str | None) -> Barrier | None:
        if unit is None:
            return None
        return stranger(state, who, unit, self.place) or why_not_needy(state, unit) or UNDER_ROOF

    def keep(self, state: Hellenes, role: str, unit: str) -> None:
        state.actions -= price(state, self.place)
        state.kept = (*state.kept, unit)
        state.log("maintained", "9.22a", who=role, place=self.place)
        state.end()


def why_not_needy(state: Hellenes, unit: str) -> Barrier | None:
    """9.22a, 9.24: who is neither paid for nor sent home from where it stands."""
    if state.printed.blocks[unit].barbarian:
        return BARBARIAN_GOES
    if unit in state.kept:
        return KEPT
    return FIGHTS_HOME if unit in on_the_way(state) else None


@dataclass
class Disband(Frame):
    """9.24: barbarians go; Greeks without roof or pay go; where a city is too full the owner chooses."""

    who: str

    def ask(self, state: Hellenes) -> Ask | None:
        for city, units in sorted(state.stacks[self.who].items()):
            if controls(state, self.who, city):
                lodgers = self._lodgers(state, units)
                if len(lodgers) > capacity(state, city):
                    ask = Ask(self.who, "overcrowded", "9.213b", {"place": city})
                    return ask.pick("disband", lodgers, self.disband)
        return None

    def _lodgers(self, state: Hellenes, units: tuple[str, ...]) -> tuple[str, ...]:
        blocks, going = state.printed.blocks, on_the_way(state)
        return tuple(u for u in units if u not in state.kept and u not in going and not blocks[u].barbarian)

    def notes(self, state: Hellenes, who: str) -> list[Note]:
        return strengths(self, state, who)

    def barriers(self, state: Hellenes, who: str) -> Gates:
        return {"disband": Offer(self, state, who).gate("disband", PIECE, self.why_not_disband)}

    def why_not_disband(self, state: Hellenes, who: str, unit: str | None) -> Barrier | None:
        ask = self.ask(state)
        if unit is None or ask is None:
            return None
        return stranger(state, who, unit, str(ask.args["place"])) or why_not_needy(state, unit)

    def disband(self, state: Hellenes, role: str, unit: str) -> None:
        disband(state, unit, "9.213b")

    def run(self, state: Hellenes) -> None:
        homeless = set(needy(state, self.who, sheltered_now(state, self.who)))
        for place, units in sorted(state.stacks[self.who].items()):
            if place not in state.printed.places:
                continue
            for unit in units:
                gone = state.at[unit] == POOL  # with the fleet that carried it
                barbarian = state.printed.blocks[unit].barbarian
                if not gone and (barbarian or unit in homeless):
                    disband(state, unit, "9.24a" if barbarian else "9.24b")
        state.end()


#: Why somebody is disbanded, where it is not for want of roof and pay (9.24b).
LEAVES: Final = {"9.24a": "barbarians-leave", "9.213b": "crowded-out", "9.31e": "not-home"}


def disband(state: Hellenes, unit: str, rule: str) -> None:
    """9.24: back to the pool; what a disbanded fleet carried goes with it."""
    aboard = carried(state, (unit,))
    key = LEAVES.get(rule, "disbanded")
    state.log(key, rule, who=state.side(unit), place=state.at[unit], number=1 + len(aboard))
    state.reveal()
    for block in (unit, *aboard):
        if state.at[block] != POOL:
            into_pool(state, block)


@dataclass
class Relief(Sequence):
    """9.3: battles of those who force their way home, and sorties."""

    def steps(self) -> tuple[Step, ...]:
        return (self.sorties, self.battles, self.homecoming, self.over)

    def sorties(self, state: Hellenes) -> None:
        state.active, state.appealed = self.who, ()
        state.fought, state.spent, state.sheltered = (), (), ()
        state.call(Sorties(self.who))

    def battles(self, state: Hellenes) -> None:
        state.call(Battles(self.who))

    def homecoming(self, state: Hellenes) -> None:
        home_at_last(state, self.who)
        state.call(Disband(self.who))

    def over(self, state: Hellenes) -> None:
        state.sheltered = ()
        refresh(state)


def home_at_last(state: Hellenes, role: str) -> None:
    """9.31: victors (and those who found nobody) enter their city; the beaten are disbanded."""
    home = [f for f in state.formations if f.home]
    for formation in [f for f in home if state.side(f.units[0]) == role]:
        city = formation.target or formation.place
        for unit in formation.units:
            if state.at[unit] == POOL:
                continue  # fallen, or with the fleet that carried it
            if _gets_in(state, role, unit, formation.place):
                state.put(unit, city)
                state.cargo.pop(unit, None)
            else:
                disband(state, unit, "9.31e")
    state.formations = tuple([f for f in home if state.side(f.units[0]) != role])


def _gets_in(state: Hellenes, role: str, unit: str, place: str) -> bool:
    """9.31e: not if it was beaten; who finds no room once inside is the owner's choice (9.213b)."""
    return unit not in state.spent and not blocked_by(state, role, place)


@dataclass
class WinterSieges(Sequence):
    """9.4: assault or attrition at winter rates."""

    def steps(self) -> tuple[Step, ...]:
        return (self.sieges, self.over)

    def sieges(self, state: Hellenes) -> None:
        state.active, state.appealed = self.who, ()
        state.fought, state.spent = (), ()
        state.call(Sieges(self.who, False))

    def over(self, state: Hellenes) -> None:
        """9.31: whoever is still on his way home stays on it."""
        homes = state.formations
        end_phase(state)
        state.formations = homes
