"""9: winter: quarters, going home, upkeep, disbanding; relief battles; sieges at triple rate."""

from __future__ import annotations

from dataclasses import dataclass

from polemos.engine.flow import Frame, Plain
from polemos.engine.prompt import ALONE, Arg, Choices, Prompt
from polemos.games.hellenes.rules.actions import Build, building_sites, grant_actions, groups
from polemos.games.hellenes.rules.cards import Initiative, discard
from polemos.games.hellenes.rules.combat import Battles, Sorties, end_phase
from polemos.games.hellenes.rules.control import blocked_by, capacity, controls, refresh
from polemos.games.hellenes.rules.front import Front
from polemos.games.hellenes.rules.group_move import GroupMove, offer
from polemos.games.hellenes.rules.march import carried, price, stirring
from polemos.games.hellenes.rules.nicias import Renewal, may_renew
from polemos.games.hellenes.rules.quarters import on_the_way, sheltered_now
from polemos.games.hellenes.rules.recruits import Recruit
from polemos.games.hellenes.rules.siege import Sieges
from polemos.games.hellenes.rules.weather import Storms
from polemos.games.hellenes.rules.winter_moves import Quarter, travellers
from polemos.games.hellenes.secrets.knowledge import into_pool
from polemos.games.hellenes.state import POOL, Hellenes


@dataclass
class Winter(Frame):
    """9.0a: cards, actions of both, relief combat of both, siege combat of both."""

    stage: int = 0

    def run(self, state: Hellenes) -> None:
        state.become(Winter(self.stage + 1))
        if self.stage == 0:
            state.call(Initiative())
        elif self.stage < 3:
            state.call(WinterTurn(state.order[self.stage - 1]))
        elif self.stage < 5:
            state.call(Relief(state.order[self.stage - 3]))
        elif self.stage < 7:
            state.call(WinterSieges(state.order[self.stage - 5]))
        else:
            state.active = ""
            state.formations = ()
            refresh(state)
            state.end()


@dataclass
class WinterTurn(Frame):
    """9.2: an end of the Peace (12.1a), winter actions, storms, then whoever has no shelter is disbanded."""

    who: str
    stage: int = 0

    def run(self, state: Hellenes) -> None:
        state.become(WinterTurn(self.who, self.stage + 1))
        if self.stage == 0:
            self._begin(state)
            if may_renew(state):
                state.call(Renewal(self.who))
        elif self.stage == 1:
            self._count_actions(state)
            state.call(WinterActions(self.who))
        elif self.stage == 2:
            state.call(Storms(self.who))
        elif self.stage == 3:
            state.call(Disband(self.who))
        else:
            state.formations = tuple(f for f in state.formations if f.home)
            refresh(state)
            state.end()

    def _begin(self, state: Hellenes) -> None:
        state.active, state.appealed, state.actions = self.who, (), 0
        state.moved, state.spent, state.barred, state.fought = (), (), (), ()

    def _count_actions(self, state: Hellenes) -> None:
        card = state.played[self.who].split()[1]
        discard(state, card)
        grant_actions(state, self.who, state.printed.cards[card].coins, "9.2a")


@dataclass
class WinterActions(Frame):
    """9.2a: free moves to quarters and home, group moves, building and upkeep, in any order."""

    who: str

    def deciders(self, state: Hellenes) -> tuple[str, ...]:
        return (self.who,)

    def prompt(self, state: Hellenes, role: str) -> Prompt:
        choices: Choices = {}
        covered = sheltered_now(state, role)
        front = Front(state, role)
        places = [p for p in state.stacks[role] if travellers(front, p, covered, True)]
        offer(choices, "quarter", tuple(sorted(places)))
        if state.actions > 0:
            bare = {state.at[u] for u in needy(state, role, covered)}
            offer(choices, "move", groups(state, role, stirring(state, role)))
            offer(choices, "build", building_sites(state, role))
            if state.here(role, POOL):
                choices["recruit"] = ALONE
            offer(choices, "maintain", tuple(sorted(p for p in bare if price(state, p) <= state.actions)))
        choices["pass"] = ALONE
        return Prompt("winter-actions", "9.2a", choices, {"actions": state.actions})

    def act(self, state: Hellenes, role: str, verb: str, arg: Arg) -> None:
        target = str(arg)
        if verb == "pass":
            state.end()
        elif verb == "quarter":
            state.call(Quarter(role, target))
        elif verb == "recruit":
            state.actions -= 1
            state.call(Recruit(role))
        elif verb == "build":
            state.call(Build(role, target))
        elif verb == "maintain":
            state.call(Maintain(role, target))
        else:
            state.call(GroupMove(role, target))


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

    def deciders(self, state: Hellenes) -> tuple[str, ...]:
        return (self.who,)

    def prompt(self, state: Hellenes, role: str) -> Prompt:
        homeless = needy(state, role, sheltered_now(state, role))
        units = tuple([u for u in homeless if state.at[u] == self.place])
        return Prompt("maintain", "9.22a", {"keep": units}, {"place": self.place})

    def act(self, state: Hellenes, role: str, verb: str, arg: Arg) -> None:
        state.actions -= price(state, self.place)
        state.kept = (*state.kept, str(arg))
        state.log("maintained", "9.22a", who=role, place=self.place)
        state.end()


@dataclass
class Disband(Frame):
    """9.24: barbarians go; Greeks without roof or pay go; where a city is too full the owner chooses."""

    who: str

    def _crowded(self, state: Hellenes) -> str:
        for city, units in sorted(state.stacks[self.who].items()):
            friendly = controls(state, self.who, city)
            if friendly and len(self._lodgers(state, units)) > capacity(state, city):
                return city
        return ""

    def _lodgers(self, state: Hellenes, units: tuple[str, ...]) -> tuple[str, ...]:
        blocks, going = state.printed.blocks, on_the_way(state)
        return tuple(u for u in units if u not in state.kept and u not in going and not blocks[u].barbarian)

    def deciders(self, state: Hellenes) -> tuple[str, ...]:
        return (self.who,) if self._crowded(state) else ()

    def prompt(self, state: Hellenes, role: str) -> Prompt:
        city = self._crowded(state)
        units = self._lodgers(state, state.here(role, city))
        return Prompt("overcrowded", "9.213b", {"disband": units}, {"place": city})

    def act(self, state: Hellenes, role: str, verb: str, arg: Arg) -> None:
        disband(state, str(arg), "9.213b")

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


def disband(state: Hellenes, unit: str, rule: str) -> None:
    """9.24: back to the pool; what a disbanded fleet carried goes with it."""
    aboard = carried(state, (unit,))
    key = "barbarians-leave" if rule == "9.24a" else "disbanded"
    state.log(key, rule, who=state.side(unit), place=state.at[unit], number=1 + len(aboard))
    state.reveal()
    for block in (unit, *aboard):
        if state.at[block] != POOL:
            into_pool(state, block)


@dataclass
class Relief(Frame):
    """9.3: battles of those who force their way home, and sorties."""

    who: str
    stage: int = 0

    def run(self, state: Hellenes) -> None:
        state.become(Relief(self.who, self.stage + 1))
        if self.stage == 0:
            state.active, state.appealed = self.who, ()
            state.fought, state.spent, state.sheltered = (), (), ()
            state.call(Sorties(self.who))
        elif self.stage == 1:
            state.call(Battles(self.who))
        elif self.stage == 2:
            home_at_last(state, self.who)
            state.call(Disband(self.who))
        else:
            state.sheltered = ()
            refresh(state)
            state.end()


def home_at_last(state: Hellenes, role: str) -> None:
    """9.31: victors (and those who found nobody) enter their city; the beaten are disbanded."""
    home = [f for f in state.formations if f.home]
    for formation in [f for f in home if state.side(f.units[0]) == role]:
        units = tuple(u for u in formation.units if state.at[u] in state.printed.places)
        city = formation.target or formation.place
        for unit in units:
            if state.at[unit] == POOL:
                continue  # with the fleet that carried it
            if _gets_in(state, role, unit, formation.place, city):
                state.put(unit, city)
                state.cargo.pop(unit, None)
            else:
                disband(state, unit, "9.31e")
    state.formations = tuple([f for f in home if state.side(f.units[0]) != role])


def _gets_in(state: Hellenes, role: str, unit: str, place: str, city: str) -> bool:
    """9.31e: not if it was beaten; who finds no room once inside is the owner's choice (9.213b)."""
    return unit not in state.spent and not blocked_by(state, role, place) and controls(state, role, city)


@dataclass
class WinterSieges(Frame):
    """9.4: assault or attrition at winter rates."""

    who: str
    stage: int = 0

    def run(self, state: Hellenes) -> None:
        state.become(WinterSieges(self.who, self.stage + 1))
        if self.stage == 0:
            state.active, state.appealed = self.who, ()
            state.fought, state.spent = (), ()
            state.call(Sieges(self.who, False))
        else:
            homes = state.formations
            end_phase(state)
            state.formations = homes
            state.end()

    def resume(self, state: Hellenes, result: Plain) -> None:
        """Nothing is returned that matters here."""
