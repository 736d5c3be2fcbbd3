"""5.0-5.21: which units go together, what fleets carry, and setting a formation in motion."""

from __future__ import annotations

from polemos.games.hellenes.book import ATHENS, foe
from polemos.games.hellenes.control import besieged
from polemos.games.hellenes.routes import Leave, Routes, by_land, by_sea, rooted
from polemos.games.hellenes.secrecy import blur
from polemos.games.hellenes.state import Formation, Hellenes


def movable(state: Hellenes, side: str, place: str) -> tuple[str, ...]:
    """5.0e: units there that may still move this turn; cargo at sea goes with its fleet."""
    if state.shaken == side:
        return ()
    units = state.here(side, place)
    done = (*state.moved, *state.spent)
    free = tuple(u for u in units if u not in done and u not in state.cargo and not rooted(state, u))
    if besieged(state, side, place) and not any(state.book.blocks[u].fleet for u in free):
        return ()  # 5.1b, 7.4a
    return free


def fleets_of(state: Hellenes, units: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(u for u in units if state.book.blocks[u].fleet)


def lands_of(state: Hellenes, units: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(u for u in units if not state.book.blocks[u].fleet)


def carried(state: Hellenes, fleets: tuple[str, ...]) -> tuple[str, ...]:
    """The land units these fleets already have on board."""
    return tuple(u for u, f in state.cargo.items() if f in fleets)


def loading(state: Hellenes, fleets: tuple[str, ...], lands: tuple[str, ...]) -> dict[str, str] | None:
    """5.21: each land unit on a fleet of its own that is, or can be made, stronger; None if impossible."""
    taken = set(state.cargo.values())
    free = sorted((f for f in fleets if f not in taken and state.cv[f] > 1), key=lambda f: -state.cv[f])
    if len(lands) > len(free) or any(state.book.blocks[u].barbarian for u in lands):
        return None
    biggest = sorted(lands, key=lambda u: -state.cv[u])
    return dict(zip(biggest, free, strict=False))


def best_load(state: Hellenes, fleets: tuple[str, ...], lands: tuple[str, ...]) -> tuple[str, ...]:
    """The strongest land units that fit without losing a step."""
    taken = set(state.cargo.values())
    room = sorted((state.cv[f] for f in fleets if f not in taken), reverse=True)
    greek = sorted((u for u in lands if not state.book.blocks[u].barbarian), key=lambda u: -state.cv[u])
    chosen: list[str] = []
    for unit in greek:
        if room and state.cv[unit] < room[0]:
            chosen.append(unit)
            room.pop(0)
    return tuple(sorted(chosen))


def marchers(state: Hellenes, units: tuple[str, ...], picked: tuple[str, ...]) -> tuple[str, ...]:
    """Who goes by land: the picked land units, or all of them."""
    if fleets_of(state, picked):
        return ()
    return picked or lands_of(state, units)


def sailors(state: Hellenes, units: tuple[str, ...], picked: tuple[str, ...]) -> tuple[str, ...]:
    """Who goes by sea: the picked fleets and their passengers, or all fleets with what fits."""
    fleets = fleets_of(state, picked or units)
    if not fleets:
        return ()
    lands = lands_of(state, picked) if picked else best_load(state, fleets, lands_of(state, units))
    if loading(state, fleets, lands) is None:
        return ()
    return (*fleets, *lands, *carried(state, fleets))


def allowance(state: Hellenes, units: tuple[str, ...], sailing: bool) -> int:
    """2.13a: the slowest counts; passengers do not."""
    movers = fleets_of(state, units) if sailing else units
    return min((state.book.blocks[u].move for u in movers), default=0)


class Reach:
    """Where one formation can go: normally, and by a forced move."""

    def __init__(self, normal: Routes, forced: Routes) -> None:
        self.normal = normal
        self.forced = forced


NOWHERE = Reach({}, {})


def reach(state: Hellenes, side: str, units: tuple[str, ...], start: str, limit: int, sailing: bool) -> Reach:
    """5.1-5.3: destinations of a formation that is at `start` with `limit` steps left."""
    if not units or limit < 0:
        return NOWHERE
    leave = Leave(state, side, units)
    search = by_sea if sailing else by_land
    near = search(state, leave, start, limit)
    far = _beyond(state, leave, start, near, limit, sailing)
    places = state.book.places
    normal = {d: p for d, p in near.items() if leave.end(places[d])}
    forced: Routes = {}
    for dest, path in far.items():
        if leave.quiet(places[dest]):
            if leave.end(places[dest]):
                normal[dest] = path  # 9.21e, 12.0g: forced moves succeed
        elif len(path) < 2 or leave.end(places[path[-2]]):
            forced[dest] = path
    return Reach(normal, forced)


def _beyond(state: Hellenes, leave: Leave, start: str, near: Routes, limit: int, sailing: bool) -> Routes:
    """5.3a: one area further than the allowance, from the areas at its very end."""
    places = state.book.places
    found: Routes = {}
    ends = [(d, p) for d, p in near.items() if len(p) == limit] if limit else [(start, ())]
    for end, path in ends:
        if (sailing and not places[end].sea) or not leave.go_on(places[end]):
            continue
        step = by_sea if sailing else by_land
        for name in step(state, leave, end, 1) if not sailing else _one_step(state, leave, start, end):
            if name != start and name not in near and name not in found:
                found[name] = (*path, name)
    return found


def _one_step(state: Hellenes, leave: Leave, start: str, sea: str) -> list[str]:
    places = state.book.places
    spot = places[sea]
    seas = [s for s in spot.seas if leave.enter(places[s], start)]
    lands = [p for p in spot.lands if leave.enter(places[p], start) and not besieged(state, leave.side, p)]
    return [*seas, *lands]


def embark(state: Hellenes, units: tuple[str, ...]) -> None:
    """5.21b: passengers go aboard, losing steps where they must."""
    fleets = fleets_of(state, units)
    lands = tuple(u for u in lands_of(state, units) if u not in state.cargo)
    loads = loading(state, fleets, lands) or {}
    for unit, fleet in loads.items():
        state.cargo[unit] = fleet
        if state.cv[unit] >= state.cv[fleet]:
            state.cv[unit] = state.cv[fleet] - 1
            blur(state, (unit,), 4, 0)


def set_out(
    state: Hellenes, units: tuple[str, ...], path: tuple[str, ...], target: str = "", home: bool = False
) -> None:
    """Move a formation along its path; `path` begins where it stands."""
    side = state.side(units[0])
    if any(state.book.places[p].sea for p in path):
        embark(state, units)
    for unit in units:
        state.put(unit, path[-1])
    if path[0] == "gela" and any(state.book.blocks[u].nation == "gela" for u in units):
        state.gela_open = True
    state.moved = (*state.moved, *units)
    state.formations = (*state.formations, Formation(tuple(sorted(units)), path, target, home))
    key = "forced-move" if target and not home else "move"
    state.log(key, "5.0a", who=side, number=len(units), **{"from": path[0]}, to_place=target or path[-1])
    if not target and not state.book.places[path[-1]].sea:
        _disembark_quietly(state, units, path[-1])


def _disembark_quietly(state: Hellenes, units: tuple[str, ...], place: str) -> None:
    """Ashore without an enemy in sight nobody needs a fleet any more."""
    if not state.here(foe(state.side(units[0])), place):
        for unit in units:
            state.cargo.pop(unit, None)


# --- the price of Sicily --------------------------------------------------------------------------


def sicily_double(state: Hellenes) -> bool:
    """15.2i, 15.4i: until an expedition has been there in an earlier season of the year."""
    if state.scenario not in ("sicily", "415"):
        return False
    return state.sicily_since < 0 or state.sicily_since >= state.now


def price(state: Hellenes, place: str) -> int:
    """What an action there costs."""
    sicilian = state.book.places[place].region == "sicily"
    return 2 if sicilian and sicily_double(state) else 1


def expeditionaries(state: Hellenes) -> int:
    """12.0k: pro-Athenian units from elsewhere now in Sicily."""
    found = 0
    for place, units in state.stacks[ATHENS].items():
        spot = state.book.places.get(place)
        if spot is not None and spot.region == "sicily":
            found += sum(1 for u in units if not state.book.blocks[u].sicilian)
    return found
