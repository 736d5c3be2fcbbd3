"""15: the four campaigns: who stands where, the pools, the cards, the leaders."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from polemos.engine.ask import Ask
from polemos.engine.chance import Chance
from polemos.engine.flow import Frame
from polemos.engine.prompt import Value
from polemos.engine.why import PLACE, Barrier, Gates
from polemos.games.hellenes.printed import ATHENS, SIDES, Printed, foe
from polemos.games.hellenes.reasons.offer import Offer
from polemos.games.hellenes.rules.front import shut
from polemos.games.hellenes.rules.year import Year
from polemos.games.hellenes.secrets.knowledge import mix_stacks, rename
from polemos.games.hellenes.state import ASIDE, DEPLOYMENT, OUT, POOL, Hellenes

NATION: Final = "nation:"


def set_up(printed: Printed, scenario: str, options: dict[str, Value], chance: Chance) -> Hellenes:
    """15: the state before the first New Year."""
    state = Hellenes(printed, scenario, options, chance)
    closed = shut(state) - {"gela"}  # 15.2b: Gela is neutral only for a time
    state.holder = {c: printed.places[c].loyalty for c in printed.cities if c not in closed}
    data = printed.scenarios[scenario]
    state.peace = scenario in ("sicily", "415")
    state.renewed = scenario == "413"
    _start_cards(state, data)
    for side in SIDES:
        _start_side(state, side, data)
    _start_sieges(state, data)
    _start_prestige(state, data)
    state.call(Year())
    state.call(Deployment())
    return state


def _start_cards(state: Hellenes, data: dict[str, Any]) -> None:
    """3.0a, 3.0b, 15.1g: the deck of the scenario without the two leaders in play."""
    borders = data["cards"]["borders"]
    deck = [c.id for c in state.printed.cards.values() if c.border in borders]
    for side in SIDES:
        leader = next(c for c in state.printed.cards.values() if c.leader == data[side]["leader"])
        state.leaders[side] = leader.id
        deck.remove(leader.id)
    state.deck = tuple(sorted(deck))


def _start_side(state: Hellenes, side: str, data: dict[str, Any]) -> None:
    own = data[side]
    for captured in own["captured"]:
        state.holder[captured["city"]] = side
        state.garrisons[captured["city"]] = side
    used = _deploy(state, side, own)
    for block in state.printed.blocks.values():
        if block.side == side and block.id not in used:
            state.put(block.id, _reserve(state, data, own, block.number, block.id))
            state.strength[block.id] = 0
    _first_knowledge(state, side, own)


def _deploy(state: Hellenes, side: str, own: dict[str, Any]) -> set[str]:
    used: set[str] = set()
    for line in own["deploy"]:
        for unit, strength in line["units"].items():
            state.strength[unit] = strength
            state.put(unit, usual_place(state, side, unit, line["at"]))
            used.add(unit)
    return used


def _reserve(state: Hellenes, data: dict[str, Any], own: dict[str, Any], number: int, block: str) -> str:
    """2.1d: pool, set aside, or not in this scenario."""
    if block in own.get("set_aside", ()):
        return ASIDE
    if isinstance(own["pool"], list):
        return POOL if block in own["pool"] else OUT
    limit = {"1-40": 40, "1-46": 46}.get(data["unit_ids"], 60)
    return POOL if number <= limit else OUT


def stations(state: Hellenes, side: str, unit: str, at: str) -> tuple[str, ...]:
    """15.1d, 15.1i: the city-states of the nation that the enemy does not hold."""
    if not at.startswith(NATION):
        return (at,)
    places = state.printed.places
    cities = (p for p in state.printed.land_of[at.removeprefix(NATION)] if places[p].city)
    fleet = state.printed.blocks[unit].fleet
    return tuple(p for p in cities if state.holder[p] == side and (places[p].coastal or not fleet))


def usual_place(state: Hellenes, side: str, unit: str, at: str) -> str:
    """The chief city of the nation that can take the unit."""
    return stations(state, side, unit, at)[0]


def _first_knowledge(state: Hellenes, side: str, own: dict[str, Any]) -> None:
    """The set-up cards are known to both: a block may be any of its own line of the set-up."""
    printed = state.printed
    for line in own["deploy"]:
        bits = sum(printed.blocks[u].bit for u in line["units"])
        for unit, strength in line["units"].items():
            state.mask[unit] = bits
            state.low[unit] = state.high[unit] = strength
            rename(state, (unit,))
    for reserve in (POOL, ASIDE):
        units = state.here(side, reserve)
        bits = sum(printed.blocks[u].bit for u in units)
        for unit in units:
            state.mask[unit] = bits
            state.low[unit] = state.high[unit] = 1


def _start_sieges(state: Hellenes, data: dict[str, Any]) -> None:
    """15.1j: a siege on the set-up card counts as laid before the game."""
    for side in SIDES:
        for captured in data[side]["captured"]:
            if captured.get("besieged"):
                state.sieges[captured["city"]] = (foe(side), -1)


def _start_prestige(state: Hellenes, data: dict[str, Any]) -> None:
    """15.3h and ruling 50: a bid for Athens (above 0) or Sparta (below 0) goes to the other side."""
    start = data["prestige"]
    value: int = start["value"]
    bid = state.options["bid"]
    assert isinstance(bid, int)
    state.prestige = (value if start["leader"] == ATHENS else -value) - bid


FOREIGN_STATION: Final = Barrier("foreign-station", "15.1d")
STATION_LOST: Final = Barrier("station-lost", "15.1i")
STATION_INLAND: Final = Barrier("inland", "2.26b")


@dataclass
class Deployment(Frame):
    """15.1d, ruling 50: with free deployment Athens, then Sparta, place their units within each nation.

    Until both are done nobody sees where the other's blocks stand.
    """

    who: str = ATHENS
    at: int = 0

    def _line(self, state: Hellenes) -> list[tuple[str, str]]:
        """Every unit with a choice, and its line of the set-up."""
        found: list[tuple[str, str]] = []
        for line in state.printed.scenarios[state.scenario][self.who]["deploy"]:
            units = [u for u in line["units"] if len(stations(state, self.who, u, line["at"])) > 1]
            found += [(unit, line["at"]) for unit in units]
        return found

    def phase(self, state: Hellenes) -> str:
        return DEPLOYMENT

    def ask(self, state: Hellenes) -> Ask | None:
        line = self._line(state) if state.options.get("deployment") == "free" else []
        if self.at >= len(line):
            return None
        unit, at = line[self.at]
        places = tuple(sorted(stations(state, self.who, unit, at)))
        return Ask(self.who, "deploy", "15.1d", {"piece": unit}).pick("deploy", places, self.deploy)

    def barriers(self, state: Hellenes, who: str) -> Gates:
        return {"deploy": Offer(self, state, who).gate("deploy", PLACE, self.why_not_deploy)}

    def why_not_deploy(self, state: Hellenes, who: str, place: str | None) -> Barrier | None:
        """15.1d, 15.1i: in a city-state of its nation that the enemy does not hold, fleets on the coast."""
        if place is None:
            return None
        unit, at = self._line(state)[self.at]
        spot = state.printed.places[place]
        if not spot.city or spot.nation != at.removeprefix(NATION):
            return FOREIGN_STATION.of(piece=unit)
        return STATION_LOST if state.holder[place] != who else STATION_INLAND

    def deploy(self, state: Hellenes, role: str, place: str) -> None:
        unit, _ = self._line(state)[self.at]
        state.put(unit, place)
        state.become(Deployment(role, self.at + 1))

    def run(self, state: Hellenes) -> None:
        mix_stacks(state, self.who)
        if self.who == ATHENS:
            state.become(Deployment(foe(ATHENS)))
        else:
            state.reveal()
            state.end()
