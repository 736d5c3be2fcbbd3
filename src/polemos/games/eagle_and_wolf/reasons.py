"""Why not? What keeps an army from moving, or from going somewhere: asked only by who wants to know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from polemos.engine.prompt import Arg, Value
from polemos.engine.why import NOTHING, NUMBER, PIECE, PLACE, Barrier, Gate, Gates
from polemos.games.eagle_and_wolf.army import Army
from polemos.games.eagle_and_wolf.printed import AFRICA, EPIRUS
from polemos.games.eagle_and_wolf.rules import sea, sides, works
from polemos.games.eagle_and_wolf.rules.entry import AGAINST, WAYS, barred, coming, urban
from polemos.games.eagle_and_wolf.rules.retreat import at_sea
from polemos.games.eagle_and_wolf.state import Campaign

#: 12.1a: one or two movement points.
MOST_ON_SIEGE: Final = 2

OTHER_NATION: Final = Barrier("other-nation-moves", "2.0b")
NATION_MOVED: Final = Barrier("nation-moved", "2.0b")
OTHER_CONSUL: Final = Barrier("other-consul", "1.12-3e")
MARCHED: Final = Barrier("has-marched", "3.1a")
NO_POINTS: Final = Barrier("no-movement-points", "3.11a")
ANOTHER_MARCHES: Final = Barrier("another-marches", "3.12a")

IDLE: Final = Barrier("army-idle", "8.3j")
HERE: Final = Barrier("here-already", "3.1a")
OFF_MAP: Final = Barrier("no-way-to-africa", "3.23a")
NOT_ADJACENT: Final = Barrier("not-adjacent", "3.1a")
NO_LAND: Final = Barrier("no-land-way", "3.23a")
NO_NEIGHBOUR: Final = Barrier("no-neighbour-open", "3.1a")
TOO_FAR: Final = Barrier("too-far-by-sea", "3.2c")
SAIL_POINTS: Final = Barrier("sail-points", "3.2b")
NO_COAST: Final = Barrier("no-coast-open", "3.2c")
NO_STRAIT: Final = Barrier("no-strait", "3.22a")
STRAIT_POINTS: Final = Barrier("strait-points", "3.22a")

URBAN: Final = Barrier("urban-consul", "3.14a")
MEANS_WAR: Final = Barrier("means-war", "9.0e")
MESSINA: Final = Barrier("means-war-messina", "13.3c")
DRAWN_IN: Final = Barrier("draws-in", "13.3e")
CLOSED: Final = {"2.0h": Barrier("enemy-in-winter", "2.0h"), "8.3f": Barrier("enemy-under-omen", "8.3f")}
NOBODY_TO_STRIKE: Final = Barrier("nobody-to-strike", "9.0e")
SIEGE_COST: Final = Barrier("siege-cost", "12.1a")
SIEGE_POINTS: Final = Barrier("siege-points", "12.1a")


def why_not_moved(
    state: Campaign, who: str, nation: str, done: tuple[str, ...], counter: str
) -> Barrier | None:
    """2.0b, 3.1a: an army of the nation that moves, of this player, that has points and has not moved."""
    other = state.nation(counter)
    if other != nation:
        moved = other in state.moved_nations
        return (NATION_MOVED if moved else OTHER_NATION).of(side=nation, foe=other)
    if state.player(counter) != who:
        return OTHER_CONSUL
    if counter in done:
        return MARCHED
    return None if state.armies[counter].pm > 0 else NO_POINTS


def march_gates(counter: str, army: Army) -> Gates:
    """Everything one army could do with its points."""
    march = Marching(counter)
    gates = {verb: Gate.family(PLACE, march.why_not_go) for verb in (*AGAINST, *WAYS)}
    gates |= {verb: Gate.family(NOTHING, march.why_not_here) for verb in ("sortie", *WORKS)}
    gates["attack_here"] = Gate("side", march.why_not_attack)
    gates["besiege"] = Gate(NUMBER, march.why_not_besiege)
    gates["army"] = Gate(PIECE, march.why_not_army)
    return gates


class Marching:
    """The reasons of one army on the march."""

    def __init__(self, counter: str) -> None:
        self.counter = counter

    def why_not_army(self, state: Campaign, who: str, piece: str | None) -> Barrier | None:
        """3.12a: one army after the other."""
        return None if piece is None else ANOTHER_MARCHES.of(leader=self.counter)

    # --- where it stands --------------------------------------------------------------------------

    def why_not_here(self, state: Campaign, who: str, verb: str, arg: Arg) -> Barrier | None:
        army = state.armies[self.counter]
        barrier = self._here(state, verb, army)
        return barrier and barrier.of(leader=self.counter, place=army.at)

    def _here(self, state: Campaign, verb: str, army: Army) -> Barrier | None:
        if verb == "sortie":
            return works.no_sortie(state, self.counter)
        if state.besieged(self.counter):
            return works.SHUT_IN
        return WORKS[verb](state, self.counter, army)

    def why_not_attack(self, state: Campaign, who: str, side: str | None) -> Barrier | None:
        """3.13h, 9.0e: somebody here who is neither enemy nor friend for good."""
        army, nation = state.armies[self.counter], state.nation(self.counter)
        barrier = works.SHUT_IN if state.besieged(self.counter) else None
        barrier = barrier or works.no_seeking(state, self.counter, army)
        if side is None or barrier is not None:
            return barrier and barrier.of(leader=self.counter, place=army.at)
        if side not in sides.others_at(state, nation, army.at):
            return NOT_HERE.of(place=army.at)
        return sides.no_new_war(state, nation, side)

    def why_not_besiege(self, state: Campaign, who: str, points: int | None) -> Barrier | None:
        """12.0a, 12.1a."""
        army = state.armies[self.counter]
        barrier = works.SHUT_IN if state.besieged(self.counter) else None
        barrier = barrier or works.no_siege(state, self.counter, army)
        if points is None or barrier is not None:
            owner = state.control.get(army.at, state.nation(self.counter))
            return barrier and barrier.of(leader=self.counter, place=army.at, foe=owner)
        if not 1 <= points <= MOST_ON_SIEGE:
            return SIEGE_COST
        return None if points <= army.pm else SIEGE_POINTS.of(left=army.pm, leader=self.counter)

    # --- where to ---------------------------------------------------------------------------------

    def why_not_go(self, state: Campaign, who: str, verb: str, place: str | None) -> Barrier | None:
        """Out of the city, stirring, on some way, then what would be met there."""
        way, army = WAYS.get(verb, verb), state.armies[self.counter]
        if state.besieged(self.counter):
            barrier: Barrier | None = works.SHUT_IN
        else:
            barrier = IDLE if army.apathy == 3 else self._no_way(state, way, army)
        if barrier is None and place is not None:
            barrier = self._out_of_reach(state, way, army, place) or self._not_there(state, verb, place)
        elif barrier is None:
            barrier = NOWHERE[way]
        if place is None and verb in WAYS:
            return None  # that no new war can be begun is not worth telling
        known: dict[str, Value] = {"leader": self.counter, "from": army.at, "pm": army.pm}
        return barrier and barrier.of(**{**known, **barrier.args})

    def _no_way(self, state: Campaign, way: str, army: Army) -> Barrier | None:
        """What bars a way wherever it leads."""
        if way == "sail":
            barrier = sea.no_sailing(state, self.counter)
            return barrier and barrier.of(number=len(army.elements))
        if way == "enter":
            return None if state.printed.land[army.at] else NO_LAND
        if army.at not in state.printed.strait:
            return NO_STRAIT
        return None if army.pm >= sea.STRAIT_COST else STRAIT_POINTS

    def _out_of_reach(self, state: Campaign, way: str, army: Army, place: str) -> Barrier | None:
        """What bars a way to this place, whoever is there."""
        barrier = at_sea(state, place, "3.2a")
        if barrier is not None:
            return barrier
        if place in (army.at, AFRICA):
            return HERE if place == army.at else OFF_MAP
        if way == "enter":
            return None if place in state.printed.land[army.at] else NOT_ADJACENT
        if way == "strait":
            return None if place == state.printed.strait[army.at] else NO_STRAIT
        if place in sea.reach(state, self.counter):
            return None
        costs = dict(state.printed.voyages[army.at])
        return SAIL_POINTS.of(number=costs[place]) if place in costs else TOO_FAR

    def _not_there(self, state: Campaign, verb: str, place: str) -> Barrier | None:
        """2.0h, 3.14a, 8.3f, 9.0e: what the legal answer (`entry.coming`) says no to."""
        peace, struck = coming(state, self.counter, place)
        if peace if verb in AGAINST else struck:
            return None
        owner = state.control[place]
        if not urban(state, self.counter, place):
            return URBAN.of(foe=owner)
        return self._no_peace(state, place) if verb in AGAINST else self._no_war(state, place)

    def _no_peace(self, state: Campaign, place: str) -> Barrier:
        nation, owner = state.nation(self.counter), state.control[place]
        if not state.at_war(nation, owner) and not sides.welcome(state, nation, place):
            return (MESSINA if nation == EPIRUS and state.allied(nation, owner) else MEANS_WAR).of(foe=owner)
        drawn = sides.drawn_in(state, nation, place, "")
        if drawn:
            return DRAWN_IN.of(foe=drawn[0])
        return self._closed(state, place, owner)

    def _no_war(self, state: Campaign, place: str) -> Barrier:
        nation, owner = state.nation(self.counter), state.control[place]
        able = sides.coming(state, nation, place)[1]
        if able:
            return self._closed(state, place, able[0])
        there = sides.others_at(state, nation, place)
        for other in (*there, *((owner,) if owner != nation else ())):
            barrier = sides.no_new_war(state, nation, other)
            if barrier is not None:
                return barrier.of(side=other)
        return NOBODY_TO_STRIKE

    def _closed(self, state: Campaign, place: str, foe: str) -> Barrier:
        """2.0h, 8.3f: who may not seek battle comes only where nobody would be met."""
        bar = barred(state, self.counter)
        enemies = state.enemies_at(state.nation(self.counter), place)
        met = state.nation(enemies[0]) if enemies else foe
        return CLOSED[bar.rule if bar is not None else "2.0h"].of(foe=met)


#: What may be done where one stands, and what may bar it.
WORKS: Final[dict[str, Callable[[Campaign, str, Army], Barrier | None]]] = {
    "leave_city": works.no_way_out,
    "give_battle": works.no_battle,
    "ravage": works.no_ravaging,
    "build_train": works.no_train,
}
NOWHERE: Final = {"enter": NO_NEIGHBOUR, "sail": NO_COAST, "strait": NO_STRAIT}
NOT_HERE: Final = Barrier("nation-not-here", "3.13h")
