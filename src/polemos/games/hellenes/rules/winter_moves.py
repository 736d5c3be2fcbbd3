"""9.21: the free winter moves, click by click: who goes, with whom aboard, where to and by which way."""

from __future__ import annotations

from dataclasses import dataclass

from polemos.engine.flow import Frame
from polemos.engine.prompt import ALONE, Arg, Choices, Prompt
from polemos.games.hellenes.rules.formation import set_out
from polemos.games.hellenes.rules.front import Front
from polemos.games.hellenes.rules.group_move import offer
from polemos.games.hellenes.rules.march import carried, loadable, movable
from polemos.games.hellenes.rules.quarters import Ways, abroad, sheltered_now, ways_home
from polemos.games.hellenes.rules.routes import Routes, safest
from polemos.games.hellenes.state import HOME, Formation, Hellenes


def travellers(front: Front, place: str, covered: frozenset[str], first: bool = False) -> tuple[str, ...]:
    """9.211, 9.212: units there with a free move to quarters or home, or only the first of them."""
    state = front.state
    if place not in state.printed.places:
        return ()
    blocks = state.printed.blocks
    found: list[str] = []
    alike: dict[tuple[object, ...], bool] = {}
    for unit in movable(state, front.side, place):
        block, homeless = blocks[unit], unit not in covered
        if block.barbarian or not abroad(state, front.side, unit, covered):
            continue
        aboard = carried(state, (unit,))
        key = (block.nation, block.move, block.fleet, homeless, aboard)
        known = alike.get(key)
        if known is None:
            known = alike[key] = ways_home(front, (unit, *aboard), covered, True).any()
        if known:
            found.append(unit)
            if first:
                break
    return tuple(found)


@dataclass
class Quarter(Frame):
    """9.21: units of one group go to winter quarters together: on foot, or fleets with what they carry."""

    who: str
    place: str
    picked: tuple[str, ...] = ()
    loads: tuple[str, ...] = ()  # 5.21: who boards whom: unit, fleet, unit, fleet ...
    bound: str = ""  # the verb and the destination whose approach is to be chosen

    def _units(self, state: Hellenes, more: tuple[str, ...] = ()) -> tuple[str, ...]:
        picked = (*self.picked, *more)
        return (*picked, *carried(state, picked), *self.loads[::2])

    def _ways(self, state: Hellenes, units: tuple[str, ...]) -> Ways:
        return ways_home(Front(state, self.who), units, sheltered_now(state, self.who))

    def deciders(self, state: Hellenes) -> tuple[str, ...]:
        return (self.who,)

    def prompt(self, state: Hellenes, role: str) -> Prompt:
        choices: Choices = {}
        if self.bound:
            verb, dest = self.bound.split()
            routes = self._routes(state, verb, dest)
            return Prompt("approach", "9.31d", {"via": tuple(sorted(routes))}, {"place": dest})
        offer(choices, "pick", self._company(state))
        if self.picked:
            ways = self._ways(state, self._units(state))
            offer(choices, "go", tuple(sorted(ways.free)))
            offer(choices, "relieve", tuple(sorted(ways.relief)))
            offer(choices, "run_blockade", tuple(sorted(ways.blockade)))
            offer(choices, "load", self._loadable(state))
        choices["stay"] = ALONE
        return Prompt("quarter", "9.21a", choices, {"place": self.place, "number": len(self.picked)})

    def _company(self, state: Hellenes) -> tuple[str, ...]:
        """Who can go, and after the first who can go along: on foot or under sail like him."""
        able = travellers(Front(state, self.who), self.place, sheltered_now(state, self.who))
        if not self.picked:
            return able
        blocks = state.printed.blocks
        fleet = blocks[self.picked[0]].fleet
        rest = [u for u in able if u not in self._units(state) and blocks[u].fleet == fleet]
        return tuple(u for u in rest if self._ways(state, self._units(state, (u,))).any())

    def _loadable(self, state: Hellenes) -> tuple[str, ...]:
        """5.21: whom the fleet picked last may take aboard."""
        fleet = self.picked[-1]
        if not state.printed.blocks[fleet].fleet or fleet in self.loads:
            return ()
        units = [u for u in loadable(state, self.who, fleet) if u not in self.loads]
        return tuple(u for u in units if self._ways(state, self._units(state, (u,))).any())

    def _routes(self, state: Hellenes, verb: str, dest: str) -> Routes:
        """The ways there; where nobody is met the safest of them is as good as any."""
        ways = self._ways(state, self._units(state))
        if verb == "go":
            return {"": safest(state, self.place, ways.free[dest])}
        return (ways.relief if verb == "relieve" else ways.blockade)[dest]

    def act(self, state: Hellenes, role: str, verb: str, arg: Arg) -> None:
        target = str(arg)
        if verb == "stay":
            state.end()
        elif verb == "pick":
            state.become(Quarter(role, self.place, (*self.picked, target), self.loads))
        elif verb == "load":
            state.become(Quarter(role, self.place, self.picked, (*self.loads, target, self.picked[-1])))
        elif verb == "via":
            bound, dest = self.bound.split()
            self._go(state, bound, dest, target)
        else:
            self._head_for(state, verb, target)

    def _head_for(self, state: Hellenes, verb: str, dest: str) -> None:
        routes = self._routes(state, verb, dest)
        if len(routes) > 1:
            state.become(Quarter(self.who, self.place, self.picked, self.loads, f"{verb} {dest}"))
        else:
            self._go(state, verb, dest, next(iter(routes)))

    def _go(self, state: Hellenes, verb: str, dest: str, via: str) -> None:
        units, route = self._units(state), self._routes(state, verb, dest)[via]
        target = dest if verb == "run_blockade" else ""
        order = Formation(units, (self.place, *route), target, "" if verb == "go" else HOME)
        set_out(state, order, self._rule(state, verb, dest), self.loads)
        state.end()

    def _rule(self, state: Hellenes, verb: str, dest: str) -> str:
        if verb != "go":
            return "9.212b"
        nation = state.printed.places[dest].nation
        home = all(state.printed.blocks[u].nation == nation for u in self._units(state))
        return "9.212a" if home else "9.211a"
