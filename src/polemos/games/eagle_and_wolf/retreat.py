"""11.1d-f, 11.6: refusing or beaten armies shut themselves up or fall back."""

from __future__ import annotations

from polemos.games.eagle_and_wolf.state import Campaign


def friends(state: Campaign, nation: str) -> tuple[str, ...]:
    """11.1l: territories of the nation's allies."""
    return tuple(
        t
        for t in state.world.territories
        if state.control[t] != nation and state.allied(nation, state.control[t])
    )


def fall_back(state: Campaign, counter: str, rule: str) -> None:
    """11.1d-f, 11.1l: into the own city, one step home, an ally's city, one step to an ally, or gone."""
    army, nation = state.armies[counter], state.nation(counter)
    state.sieges = {t: s for t, s in state.sieges.items() if s.by != counter}
    owner = state.control.get(army.at, "")
    if owner == nation:
        _shut(state, counter, rule)
        return
    steps = state.world.march(army.at, state.controlled(nation))
    if not steps and owner and state.allied(nation, owner):
        _shut(state, counter, "11.1l")
        return
    steps = steps or state.world.march(army.at, friends(state, nation))
    if not steps:
        state.remove(counter, "11.1f")
        return
    quiet = [t for t in steps if not state.enemies_at(nation, t)]
    to = (quiet or steps)[0]
    moved = nation in state.moved_nations
    state.change(counter, at=to, inside=0, pm=army.pm if moved else max(0, army.pm - 1))
    state.log("falls_back", rule, leader=counter, to_place=to)


def _shut(state: Campaign, counter: str, rule: str) -> None:
    """11.1i: the marker "in the city"."""
    state.change(counter, inside=1)
    state.log("shut_in", rule, leader=counter, place=state.armies[counter].at)


def surrender(state: Campaign, counter: str) -> None:
    """12.4d, 12.4i: with the honours of war to the nearest own territory, else an ally's, else gone."""
    army, nation = state.armies[counter], state.nation(counter)
    for goals in (state.controlled(nation), friends(state, nation)):
        open_goals = tuple(t for t in goals if t != army.at)
        if open_goals:
            state.change(counter, at=nearest(state, army.at, open_goals), inside=0)
            state.log("honours", "12.4d", leader=counter, to_place=state.armies[counter].at)
            return
    state.remove(counter, "12.4d")


def nearest(state: Campaign, place: str, goals: tuple[str, ...]) -> str:
    """12.4i: fewest land steps; without a land way, fewest sea zones."""
    by_land = {g: state.world.distances((g,)).get(place, 99) for g in goals}
    if min(by_land.values()) < 99:
        return min(goals, key=lambda g: (by_land[g], g))
    return min(goals, key=lambda g: (len((state.world.crossings(place, g) or ((" ",) * 9,))[0]), g))
