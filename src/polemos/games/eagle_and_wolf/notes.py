"""What a choice costs, rolls, ends or brings, before it is taken: made only for people who are asked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from polemos.engine.why import Note
from polemos.games.eagle_and_wolf.printed import WINTER
from polemos.games.eagle_and_wolf.rules import sea, sides, works
from polemos.games.eagle_and_wolf.rules.engagement import meeting
from polemos.games.eagle_and_wolf.rules.entry import AGAINST, WAYS, bonus, coming, needs_test
from polemos.games.eagle_and_wolf.rules.sieges import EMPTY_CITY, SYRACUSE_BONUS, odds_of
from polemos.games.eagle_and_wolf.rules.winter import goes_home
from polemos.games.eagle_and_wolf.state import Campaign

#: 1.1a: faces of a die.
FACES: Final = 6


def moves_notes(state: Campaign, ready: tuple[str, ...]) -> list[Note]:
    """3.11b, 4.0a: what the armies that have not moved lose when their nation is done."""
    if not ready:
        return []
    lost = Note("done", None, "armies-wait", "3.11b", {"number": len(ready), "leaders": ready})
    return [lost, *disbanding(state, "done", ready)]


def disbanding(state: Campaign, verb: str, counters: tuple[str, ...]) -> list[Note]:
    """4.0a: who stays at home in winter goes home right after the moves."""
    home = tuple([c for c in counters if goes_home(state, c)]) if state.time == WINTER else ()
    if not home:
        return []
    number = sum([len(state.armies[c].elements) for c in home])
    return [Note(verb, None, "disbands", "4.0a", {"leaders": home, "number": number})]


def march_notes(state: Campaign, counter: str) -> list[Note]:
    """3.12: every price of one army on the march."""
    army = state.armies[counter]
    notes = [Note("stop", None, "points-lost", "3.11b", {"pm": army.pm})]
    notes += disbanding(state, "stop", (counter,))
    if state.besieged(counter):
        return [*notes, *_sortie(state, counter)]
    if army.apathy != 3:
        notes += _ways(state, counter)
    return [*notes, *_battles(state, counter), *_works(state, counter)]


def _price(verb: str, arg: str | int | None, cost: int, pm: int, rule: str) -> Note:
    return Note(verb, arg, "price", rule, {"cost": cost, "left": pm - cost})


def _sortie(state: Campaign, counter: str) -> Iterator[Note]:
    if works.no_sortie(state, counter) is None:
        yield _test(state, "sortie", None, counter, 0, "12.2a")


def _test(
    state: Campaign, verb: str, arg: str | None, counter: str, more: int, rule: str, key: str = "test"
) -> Note:
    """3.13a-b: a die not above the attitude; a point is gone either way."""
    need = min(FACES, state.armies[counter].attitude + more)
    return Note(verb, arg, key, rule, {"number": need, "faces": FACES})


def _ways(state: Campaign, counter: str) -> Iterator[Note]:
    """3.1a, 3.2, 3.22: each way to each place that is open to it."""
    army = state.armies[counter]
    other = state.printed.strait.get(army.at, "")
    over = (other,) if other and army.pm >= sea.STRAIT_COST else ()
    reach = {"enter": state.printed.land[army.at], "sail": sea.reach(state, counter), "strait": over}
    for way, places in reach.items():
        for place in places:
            peace, struck = coming(state, counter, place)
            if peace:
                yield from _way(state, counter, way, place, "")
            if struck:
                yield from _way(state, counter, AGAINST[way], place, struck[0] if len(struck) == 1 else "")


def _way(state: Campaign, counter: str, verb: str, place: str, struck: str) -> Iterator[Note]:
    """The points, the test of who would meet an enemy, the dangers of the sea, the siege it gives up."""
    army, way = state.armies[counter], WAYS.get(verb, verb)
    if way == "sail":
        yield from _crossing(state, counter, verb, place)
    else:
        cost = sea.STRAIT_COST if way == "strait" else 1
        yield _price(verb, place, cost, army.pm, "3.22a" if way == "strait" else "3.12a")
    if army.apathy == 1:
        yield Note(verb, place, "apathy", "8.3j")
    nation = state.nation(counter)
    if needs_test(state, counter, place, struck):
        key = "landing-test" if way == "sail" else "test"
        yield _test(state, verb, place, counter, sum(bonus(state, nation, place)), "3.13a", key)
    for foe in sides.opponents(state, nation, place, struck):
        yield meeting(state, verb, place, foe)
    if state.besieging(counter):
        yield Note(verb, place, "gives-up-siege", "12.3c", {"place": army.at})
    yield from _war(state, nation, verb, place, struck)


def _crossing(state: Campaign, counter: str, verb: str, place: str) -> Iterator[Note]:
    """3.2b, 3.21: the points, and the shipwreck of the safest of the shortest routes."""
    army = state.armies[counter]
    routes = state.printed.crossings(army.at, place)
    yield _price(verb, place, state.printed.sea_cost(routes[0]), army.pm, "3.2b")
    yield sea.wreck_note(state, verb, place, min(routes, key=lambda route: sum(sea.perils(state, route))))


def _war(state: Campaign, nation: str, verb: str, place: str, struck: str) -> Iterator[Note]:
    """9.0e, 13.1a, 13.2a, 13.3e: with whom a war begins, and who rises against it."""
    foes = tuple([n for n in (struck, *sides.drawn_in(state, nation, place, struck)) if n])
    if foes:
        yield Note(verb, place, "war", "9.0e", {"foe": foes})
    owner = state.control[place]
    hostile = owner == struck or state.at_war(nation, owner)
    if hostile and sides.calls_up(state, place) and not state.enemies_at(nation, place):
        yield Note(verb, place, "host-rises", "13.1a" if owner == "gauls" else "13.2a", {"foe": owner})


def _battles(state: Campaign, counter: str) -> Iterator[Note]:
    """3.13h: a point and a test, wherever the army stands."""
    army, nation = state.armies[counter], state.nation(counter)
    if works.no_seeking(state, counter, army) is not None:
        return
    more = sum(bonus(state, nation, army.at))
    if works.no_battle(state, counter, army) is None:
        yield _test(state, "give_battle", None, counter, more, "3.13h")
        for foe in state.enemies_at(nation, army.at):
            yield meeting(state, "give_battle", None, foe)
    for other in sides.others_at(state, nation, army.at):
        if sides.breakable(state, nation, other):
            yield _test(state, "attack_here", other, counter, more, "3.13h")


def _works(state: Campaign, counter: str) -> Iterator[Note]:
    """10.2a, 10.3a, 12.1a: points, and what they buy."""
    army = state.armies[counter]
    if works.no_ravaging(state, counter, army) is None:
        yield _price("ravage", None, 1, army.pm, "10.3a")
        yield Note("ravage", None, "ravages", "10.3b")
    if works.no_train(state, counter, army) is None:
        yield _price("build_train", None, 1, army.pm, "10.2a")
    if works.no_siege(state, counter, army) is None:
        for points in range(1, min(2, army.pm) + 1):
            yield _price("besiege", points, points, army.pm, "12.1a")
            yield from _assault(state, counter, points)


def _assault(state: Campaign, counter: str, points: int) -> Iterator[Note]:
    """12.4b, 12.4f: the first assault on a city that nobody defends; how many are in it is not known."""
    army = state.armies[counter]
    if not any([state.armies[c].inside for c in state.enemies_at(state.nation(counter), army.at)]):
        strength = EMPTY_CITY - (points - 2) + (SYRACUSE_BONUS if army.at == "syracusae" else 0)
        yield Note("besiege", points, "assault", "12.4b", odds_of(strength, 0))
