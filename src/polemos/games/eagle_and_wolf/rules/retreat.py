"""11.1d-f, 11.6, 12.4d: armies that refuse, are beaten or surrender; the owner chooses among equals."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame
from polemos.engine.why import PLACE, Barrier, Gate, Gates
from polemos.games.eagle_and_wolf.printed import AFRICA, CARTHAGE
from polemos.games.eagle_and_wolf.state import Campaign

FAR: Final = 99

NO_STEP: Final = Barrier("no-retreat-step", "11.1f")
NOT_HOMEWARD: Final = Barrier("not-homeward", "11.1f")
ENEMY_ON_THE_WAY: Final = Barrier("enemy-on-the-way", "11.1f")
NO_REFUGE: Final = Barrier("no-refuge", "12.4d")
NOT_NEAREST: Final = Barrier("not-nearest", "12.4i")


def at_sea(state: Campaign, place: str, rule: str) -> Barrier | None:
    """3.2a: no army stays in a sea zone, which is a place of the map all the same."""
    return Barrier("open-sea", rule, {"zone": place}) if place in state.printed.zones else None


def friends(state: Campaign, nation: str) -> tuple[str, ...]:
    """11.1l: territories of the nation's allies."""
    return tuple(
        t
        for t in state.printed.territories
        if state.control[t] != nation and state.allied(nation, state.control[t])
    )


def overseas(state: Campaign, counter: str) -> list[str]:
    """11.1f: no land way at all: a step to where the crossing home, else to an ally, is shortest."""
    army, nation = state.armies[counter], state.nation(counter)
    home = (*state.controlled(nation), *((AFRICA,) if nation == CARTHAGE else ()))
    for goals in (home, friends(state, nation)):
        zones = {t: fewest_zones(state, t, goals) for t in state.printed.land[army.at]}
        best = min(zones.values(), default=FAR)
        if best < FAR:
            return [t for t, number in zones.items() if number == best]
    return []


def fewest_zones(state: Campaign, place: str, goals: tuple[str, ...]) -> int:
    """3.2c: zones of the shortest crossing from a territory to any of these."""
    lengths = [len(route) for goal in goals for route in state.printed.crossings(place, goal)]
    return min(lengths, default=FAR)


@dataclass
class FallBack(Frame):
    """11.1d-f, 11.1l: into the own city, one step home, an ally's city, one step to an ally, or gone."""

    counter: str
    rule: str

    def steps(self, state: Campaign) -> tuple[str, ...]:
        """11.1f: the steps that are equally good, quiet ones before others; none: it stays, or is lost."""
        army, nation = state.armies[self.counter], state.nation(self.counter)
        owner = state.control.get(army.at, "")
        home = state.controlled(nation)
        steps = state.printed.march(army.at, home)
        if not steps and state.allied(nation, owner):
            return ()
        steps = steps or state.printed.march(army.at, friends(state, nation)) or overseas(state, self.counter)
        quiet = [t for t in steps if not state.enemies_at(nation, t)]
        return tuple(sorted(quiet or steps))

    def ask(self, state: Campaign) -> Ask | None:
        steps = self.steps(state)
        if len(steps) < 2:
            return None
        ask = Ask(state.player(self.counter), "fall_back", "11.1f", {"leader": self.counter})
        return ask.pick("to", steps, self.step)

    def barriers(self, state: Campaign, who: str) -> Gates:
        return {"to": Gate(PLACE, self.why_not_to)}

    def why_not_to(self, state: Campaign, who: str, place: str | None) -> Barrier | None:
        """11.1f: a neighbour, on a shortest way, where no enemy stands if there is such a one."""
        if place is None or place in self.steps(state):
            return None
        army = state.armies[self.counter]
        if place not in state.printed.land[army.at]:
            return at_sea(state, place, "11.1f") or NO_STEP.of(**{"from": army.at})
        enemies = state.enemies_at(state.nation(self.counter), place)
        return ENEMY_ON_THE_WAY.of(enemy=enemies[0]) if enemies else NOT_HOMEWARD

    def run(self, state: Campaign) -> None:
        steps = self.steps(state)
        if steps:
            self.step(state, state.player(self.counter), steps[0])
        else:
            self._stay(state)

    def step(self, state: Campaign, role: str, to: str) -> None:
        """11.1e, 11.6b: a nation that has still to move loses a point."""
        state.lift(self.counter, "12.3b" if self.rule == "11.6a" else "12.3a")
        army = state.edit(self.counter)
        start, army.at = army.at, to
        if state.nation(self.counter) not in state.moved_nations:
            army.pm = max(0, army.pm - 1)
        state.log("falls_back", self.rule, leader=self.counter, **{"from": start}, to_place=to)
        state.end()

    def _stay(self, state: Campaign) -> None:
        """11.1i, 11.1l: shut up in the own city or an ally's, or gone."""
        place, nation = state.armies[self.counter].at, state.nation(self.counter)
        owner = state.control.get(place, "")
        if state.allied(nation, owner):
            state.edit(self.counter).inside = 1
            rule = self.rule if owner == nation else "11.1l"
            state.log("shut_in", rule, leader=self.counter, place=place)
        else:
            state.remove(self.counter, "11.1f")
        state.end()


@dataclass
class Surrender(Frame):
    """12.4d, 12.4i: with the honours of war to the nearest own territory, else an ally's, else gone."""

    counter: str

    def refuges(self, state: Campaign) -> tuple[str, ...]:
        place, nation = state.armies[self.counter].at, state.nation(self.counter)
        home = (AFRICA,) if nation == CARTHAGE else ()
        for goals in ((*state.controlled(nation), *home), friends(state, nation)):
            found = tuple(t for t in goals if t != place)
            if found:
                return nearest(state, place, found)
        return ()

    def ask(self, state: Campaign) -> Ask | None:
        refuges = self.refuges(state)
        if len(refuges) < 2:
            return None
        ask = Ask(state.player(self.counter), "refuge", "12.4i", {"leader": self.counter})
        return ask.pick("to", refuges, self.leave)

    def barriers(self, state: Campaign, who: str) -> Gates:
        return {"to": Gate(PLACE, self.why_not_to)}

    def why_not_to(self, state: Campaign, who: str, place: str | None) -> Barrier | None:
        """12.4d, 12.4i: the nearest land of its nation, else of an ally."""
        refuges = self.refuges(state)
        if place is None or place in refuges:
            return None
        same = state.control.get(refuges[0]) == state.control.get(place, "")
        return at_sea(state, place, "12.4d") or (NOT_NEAREST if same else NO_REFUGE).of(to_place=refuges[0])

    def run(self, state: Campaign) -> None:
        refuges = self.refuges(state)
        if refuges:
            self.leave(state, state.player(self.counter), refuges[0])
        else:
            state.remove(self.counter, "12.4d")
            state.end()

    def leave(self, state: Campaign, role: str, to: str) -> None:
        army = state.edit(self.counter)
        start, army.at, army.inside = army.at, to, 0
        state.log("honours", "12.4d", leader=self.counter, **{"from": start}, to_place=to)
        state.end()


def go_over(state: Campaign, place: str, to: str, rule: str) -> None:
    """8.22, 8.23, 8.3l-m: a city changes sides without a siege.

    Whoever is shut in it and no friend of the new master leaves as after a surrender (P18); a siege by a
    friend of his is over.
    """
    state.take(place, to, rule)
    siege = state.sieges.get(place)
    if siege is not None and not state.at_war(state.nation(siege.by), to):
        state.raise_siege(place, rule)
    turn_out(state, place)


def turn_out(state: Campaign, place: str) -> None:
    """12.4d: nobody stays in a city whose new master is no friend of his."""
    for counter in state.armies_at(place):
        stranger = not state.allied(state.nation(counter), state.control[place])
        if state.armies[counter].inside and stranger:
            state.call(Surrender(counter))


def nearest(state: Campaign, place: str, goals: tuple[str, ...]) -> tuple[str, ...]:
    """12.4i: fewest land steps; without a land way, fewest sea zones."""
    far = {goal: state.printed.distances((goal,)).get(place, FAR) for goal in goals}
    if min(far.values()) == FAR:
        far = {goal: fewest_zones(state, place, (goal,)) for goal in goals}
    best = min(far.values())
    return tuple(sorted(goal for goal in goals if far[goal] == best))
