"""2.2 and the Random Event Table: eleven events with their conditions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from polemos.games.peloponnesian_war.printed.map import WALLS
from polemos.games.peloponnesian_war.printed.names import AWAY, DEAD, POOL
from polemos.games.peloponnesian_war.rules.neutrals import join
from polemos.games.peloponnesian_war.rules.owners_choices import Plague, die_in, sick_places
from polemos.games.peloponnesian_war.rules.rebellion import start_rebellion
from polemos.games.peloponnesian_war.rules.strength_points import (
    ATHENS,
    EMPTY,
    FOE,
    SIDES,
    SPARTA,
    Force,
    H,
    N,
    allied_part,
    count_of,
    least,
    naval_part,
    own_part,
    words,
)
from polemos.games.peloponnesian_war.state import War

#: EV.7: how often Alcibiades has changed sides, and where he is then.
COURTS: Final[tuple[str, ...]] = (ATHENS, SPARTA, "sardis", ATHENS, "")


def random_event(state: War) -> None:
    """2.2: 2d6; an event that cannot happen is rolled again."""
    while True:
        number = sum(state.roll("2.2", 2))
        if happens(state, number, state.turn, False):
            state.event = number
            return
        state.log("event-impossible", "2.2b", event=str(number))


def happens(state: War, number: int, turn: int, armistice: bool) -> bool:
    """One event; False if its conditions are not met. In an armistice what lasts a turn has no effect."""
    if not possible(state, number, turn):
        return False
    state.log("event", "2.2", event=str(number))
    lasting = LASTING.get(number)
    if lasting is not None:
        lasting(state)
    elif number == 6:
        _plague(state, armistice)
    elif number == 10:
        _by_turn(state, turn, armistice)
    elif number == 11:
        state.deadly = not armistice
    else:
        _omen(state, armistice)
    return True


def possible(state: War, number: int, turn: int) -> bool:
    """The conditions of each event; those not named here can always happen."""
    courted = state.alcibiades in (1, 2)
    if number == 3:
        return state.confidence[ATHENS] < 0 and courted and "e3" not in state.happened
    if number == 5:
        return turn >= 5 and courted and "e5" not in state.happened
    if number == 6:
        return state.attica_before and "e6" not in state.happened
    if number == 7:
        return state.alcibiades < 4
    if number == 8:
        return any(_free_site(state, place) for place in state.printed.rebellion_sites)
    if number == 9:
        return not _occupied(state, "macedonia")
    if number == 10:
        return _turn_event_possible(state, turn)
    return True


def _occupied(state: War, name: str) -> bool:
    """4.5c: an enemy of its present ally stands in the neutral's capital: out of play."""
    side = state.active[name]
    place = state.printed.neutrals[name]
    if side:
        return place in state.forces[FOE[side]]
    return any(place in state.forces[s] for s in SIDES)


def _silver(state: War) -> None:
    """EV.2a: 1-3 Sparta, 4-6 Athens finds 400 talents."""
    side = SPARTA if state.die("EV.2") <= 3 else ATHENS
    state.treasury[side] += 400
    state.log("silver", "EV.2a", who=side)


def _oligarchy(state: War) -> None:
    """EV.3: bellicosity -2 later, no Eisphora, 100 talents, two rebellions."""
    state.happened |= {"e3"}
    state.event_bellicosity[ATHENS] -= 2
    state.no_eisphora = True
    state.treasury[ATHENS] += 100
    state.log("oligarchy", "EV.3b", who=ATHENS, talents=100, change=-2)
    for _ in range(2):
        oligarchs(state, "EV.3b")


def oligarchs(state: War, rule: str = "EV.8a") -> None:
    """EV.8: 2d6 on the list; taken sites are skipped; neighbours join on a 6."""
    sites = state.printed.rebellion_sites
    roll = sum(state.roll("EV.8", 2)) - 2
    for i in range(len(sites)):
        place = sites[(roll + i) % len(sites)]
        if _free_site(state, place):
            start_rebellion(state, place, rule)
            _neighbours_join(state, place)
            return
        _tell_skipped(state, place)
    state.log("no-rebellion", "EV.8b")


def _neighbours_join(state: War, site: str) -> None:
    """EV.8c: each friendly space beside the new rebel joins on a 6; none that is garrisoned or a rebel
    already."""
    for place in state.map.beside[site]:
        if _free_site(state, place):
            state.log("neighbour-asked", "EV.8c", place=place)
            if state.die("EV.8c") == 6:
                start_rebellion(state, place, "EV.8c")
        elif state.owner[place] == ATHENS and place not in state.rebels:
            _tell_skipped(state, place)


def _tell_skipped(state: War, place: str) -> None:
    """EV.8b, 2.3c: why a space of the list, or a neighbour, does not rebel."""
    if state.owner[place] != ATHENS:
        key = "site-lost"
    else:
        key = "site-rebels" if place in state.rebels else "site-guarded"
    state.log(key, "EV.8b", place=place)


def _free_site(state: War, place: str) -> bool:
    """EV.8b, 2.3c: Delian, not yet in rebellion, no Athenian Force; also one that Sparta has captured."""
    return state.owner[place] == ATHENS and place not in state.rebels and place not in state.forces[ATHENS]


def _sitalces(state: War) -> None:
    """EV.4: the Thracian king changes sides, and two cities with him."""
    for place in state.printed.thrace:
        _change_allegiance(state, place, "EV.4a")


def _change_allegiance(state: War, place: str, rule: str) -> None:
    """EV.4: the space turns to the other side; allied points with it; own points go home."""
    new = SPARTA if state.friend(place) == ATHENS else ATHENS
    if new == SPARTA:
        state.rebel(place, SPARTA)
    else:
        state.calm(place)
    turn_coat(state, place, new)
    state.update_control(place)
    state.log("changes-sides", rule, place=place, side=new)


def turn_coat(state: War, place: str, new: str) -> None:
    """EV.4b, EV.9a: the old side's allied points serve the new side; own points of both go home."""
    old = FOE[new]
    converted = allied_part(state.force(old, place))
    for side in SIDES:
        own = own_part(state.force(side, place))
        if own:
            state.take(side, place, own)
            send_to_capital(state, side, own)
    if converted:
        state.take(old, place, converted)
        state.add(new, place, _by_counters(state, new, place, converted))


def _by_counters(state: War, side: str, place: str, force: Force) -> Force:
    """1.1.2e: what there are counters for; nobody can field the rest, which leaves the game."""
    found = least(force, state.counters_left(side))
    if found != force:
        state.log("no-counters", "1.1.2e", who=side, place=place, force=words(force - found))
    return found


def send_to_capital(state: War, side: str, force: Force) -> None:
    """To the home space; ships to its port, for they cannot stand inland (OPEN-23)."""
    ships = naval_part(force)
    if force != ships:
        state.add(side, side, force - ships)
    port = "piraeus" if side == ATHENS else "gythium"
    if state.controller(port) == FOE[side]:
        state.kill(side, ships)
    else:
        state.add(side, port, ships)


def _persia(state: War) -> None:
    """EV.5: the Great King's gold; Iasus decides how much."""
    state.happened |= {"e5"}
    state.active["persia"] = SPARTA
    state.log("persia", "EV.5a")
    state.watch_iasus()


def _plague(state: War, armistice: bool) -> None:
    """EV.6: a third of the hoplites in Athens and Piraeus, a quarter of the fleet's price, Pericles."""
    state.happened |= {"e6"}
    state.plague = not armistice
    sick = sum([count_of(state.force(ATHENS, place), H) for place in WALLS])
    fleet = count_of(state.box[ATHENS], N) + sum(
        [count_of(force, N) for force in state.forces[ATHENS].values()]
    )
    price = min(state.treasury[ATHENS], -(-fleet * state.printed.costs["build"] // 4))
    state.treasury[ATHENS] -= price
    state.log("plague", "EV.6b", count=-(-sick // 3), talents=price)
    if state.leader_at["pericles"] != DEAD:
        state.leader_at["pericles"] = DEAD
        state.deaths[ATHENS] += 1
        state.log("leader-sickens", "EV.6c", leader="pericles")
    _die_of_plague(state, -(-sick // 3))


def _die_of_plague(state: War, count: int) -> None:
    """EV.6b: a player says where they die; for the system the lot does."""
    there = sick_places(state)
    if len(there) == 1:
        die_in(state, there[0], count)
    elif there and state.role_of(ATHENS):
        state.call(Plague(count))
    else:
        for _ in range(count):
            there = sick_places(state)
            die_in(state, there[0] if len(there) == 1 else state.draw("EV.6b", there), 1)


def demagogue(state: War) -> None:
    """EV.7: Alcibiades changes sides once more."""
    state.alcibiades += 1
    if state.alcibiades == 3:
        state.leader_at["alcibiades"] = POOL
    elif state.leader_at["alcibiades"] != DEAD:
        state.leader_at["alcibiades"] = AWAY
    state.log("alcibiades", f"EV.7{'abcdd'[state.alcibiades]}", count=state.alcibiades)


def _perdiccas(state: War) -> None:
    """EV.9: Macedonia changes sides; if it was in nobody's camp it becomes Spartan (10.3.4d)."""
    old = state.active["macedonia"]
    if not old:
        join(state, "macedonia", SPARTA, "10.3.4d")
        return
    state.active["macedonia"] = FOE[old]
    for place in state.printed.macedonia:
        turn_coat(state, place, FOE[old])
        state.update_control(place)
    state.log("macedonia-turns", "EV.9a", side=FOE[old])


def _turn_event_possible(state: War, turn: int) -> bool:
    """EV.10a: each of the four once; a neutral that has joined cannot join again."""
    if turn <= 3:
        return "e10a" not in state.happened
    if turn <= 6:
        return "e10b" not in state.happened and not state.active["argos"] and not _occupied(state, "argos")
    if turn <= 8:
        free = not state.active["syracuse"] and not _occupied(state, "syracuse")
        return "e10c" not in state.happened and free
    return "e10d" not in state.happened


def _by_turn(state: War, turn: int, armistice: bool) -> None:
    """EV.10b-e: Corcyra's civil war, Argos, Syracuse, Corcyra's neutrality."""
    if turn <= 3:
        state.happened |= {"e10a"}
        state.civil_war = not armistice
        state.log("corcyra-civil-war", "EV.10b")
    elif turn <= 6:
        state.happened |= {"e10b"}
        join(state, "argos", ATHENS, "EV.10c")
    elif turn <= 8:
        state.happened |= {"e10c"}
        join(state, "syracuse", SPARTA, "EV.10d")
    else:
        state.happened |= {"e10d"}
        _corcyra_leaves(state)


def _corcyra_leaves(state: War) -> None:
    """EV.10e: Athenian points go home, allied ones leave the game, Corcyra belongs to nobody."""
    force = state.force(ATHENS, "corcyra")
    state.calm("corcyra")
    state.corcyra_leaves()
    state.put(ATHENS, "corcyra", EMPTY)
    send_to_capital(state, ATHENS, own_part(force))
    state.update_control("corcyra")
    state.log("corcyra-neutral", "EV.10e", force=words(allied_part(force)))


def _omen(state: War, armistice: bool) -> None:
    """EV.12: 1-3 eclipse (Athens), 4-6 earthquake (Sparta): two operations at the most."""
    side = ATHENS if state.die("EV.12") <= 3 else SPARTA
    if not armistice:
        state.operations_limit[side] = 2
    state.log("omen", "EV.12a", who=side)
    if side == SPARTA and state.alcibiades == 1:
        demagogue(state)


def where_is_alcibiades(state: War) -> str:
    """The space of his counter while he leads nobody; "" otherwise."""
    return COURTS[state.alcibiades] if state.leader_at["alcibiades"] == AWAY else ""


#: Events whose effects do not depend on the turn.
LASTING: Final[dict[int, Callable[[War], None]]] = {
    2: _silver,
    3: _oligarchy,
    4: _sitalces,
    5: _persia,
    7: demagogue,
    8: oligarchs,
    9: _perdiccas,
}
