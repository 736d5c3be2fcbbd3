"""5.1-5.3, 9.21: where a formation may go, and the safest way there."""

from __future__ import annotations

from typing import Final

from polemos.games.hellenes.formation import SALLY, Formation
from polemos.games.hellenes.printed import Place
from polemos.games.hellenes.rules.control import besieged, blocked_by, capacity
from polemos.games.hellenes.rules.front import Leave
from polemos.games.hellenes.state import Hellenes

#: Destination -> the places passed on the way there, the destination last.
Routes = dict[str, tuple[str, ...]]

#: A path so far, and the high-sea lines it crosses.
Leg = tuple[tuple[str, ...], int]

#: Charts kept in memory at a time; a long run sees far more situations than it sees again.
KEPT: Final = 3000


class Chart:
    """Routes within an allowance, those one area beyond it (5.3a), and the areas that all these pass."""

    def __init__(self, near: Routes, far: Routes, bits: dict[str, int]) -> None:
        # in the order of their names, which makes sorting what is offered cheap
        self.near = {place: near[place] for place in sorted(near)}
        self.far = {place: far[place] for place in sorted(far)}
        #: Areas on the way somewhere, and all areas that can be reached at all, one bit each.
        self.passed = 0
        self.reached = 0
        for paths in (near.values(), far.values()):
            for path in paths:
                self.reached |= bits[path[-1]]
                for place in path[:-1]:
                    self.passed |= bits[place]


def chart(leave: Leave, start: str, limit: int, sailing: bool) -> Chart:
    """The routes of a formation. The same situation is searched only once."""
    front = leave.front
    charts = front.state.printed.charts
    shut_in = front.besieged and besieged(front.state, front.side, start)
    open_map = (start, limit, sailing, shut_in, leave.sicilian, leave.overseas_ok, front.shut)
    known: Chart | None = charts.get(open_map)
    if known is None:
        known = _keep(charts, open_map, _search(Survey(leave, start, shut_in, False), limit, sailing))
    homebound = front.peace and not sailing
    if not (homebound or known.passed & (front.stops | front.barred)):
        return known
    homes = (leave.nations, front.side, leave.hostile_homes()) if homebound else None
    moment = (open_map, known.reached & front.stops, known.reached & front.barred, front.augury, homes)
    live: Chart | None = charts.get(moment)
    if live is None:
        live = _keep(charts, moment, _search(Survey(leave, start, shut_in, True), limit, sailing))
    return live


def _keep(charts: dict[tuple[object, ...], Chart], key: tuple[object, ...], found: Chart) -> Chart:
    if len(charts) >= KEPT:
        charts.clear()
    charts[key] = found
    return found


class Survey:
    """One search: from where, what may be entered, what need not stop the move."""

    def __init__(self, leave: Leave, start: str, shut_in: bool, live: bool) -> None:
        self.printed = leave.front.state.printed
        self.leave = leave
        self.start = self.printed.places[start]
        self.shut_in = shut_in
        #: Whether enemies and the moment count, or only the printed map.
        self.live = live

    def enter(self, spot: Place) -> bool:
        leave = self.leave
        return leave.closed(spot, self.start) is None and (not self.live or leave.forbidden(spot) is None)

    def go_on(self, spot: Place) -> bool:
        """5.0f: whether the move need not stop there."""
        return not (self.live and self.leave.front.stops & spot.bit)


def _search(survey: Survey, limit: int, sailing: bool) -> Chart:
    near = _by_sea(survey, limit) if sailing else _by_land(survey, limit)
    return Chart(near, _beyond(survey, near, limit, sailing), survey.printed.place_bits)


def _by_land(survey: Survey, limit: int) -> Routes:
    """5.1: breadth first through the provinces; the besieged cannot leave by land (5.1b)."""
    places, start = survey.printed.places, survey.start.id
    if survey.shut_in or survey.start.sea:
        return {}
    found: Routes = {start: ()}
    edge = [start]
    for _ in range(limit):
        further: list[str] = []
        for here in edge:
            for name in places[here].lands:
                if name not in found and survey.enter(places[name]):
                    found[name] = (*found[here], name)
                    if survey.go_on(places[name]):
                        further.append(name)
        edge = further
    del found[start]
    return found


def _by_sea(survey: Survey, limit: int) -> Routes:
    """5.2: fleets and what they carry; fewest high-sea lines first, then fewest steps."""
    found: Routes = {}
    risk: dict[str, int] = {}
    edge = {sea: _leg(survey, (), 0, survey.start.id, sea) for sea in _exits(survey)}
    for step in range(1, limit + 1):
        further: dict[str, Leg] = {}
        for sea, (path, lines) in edge.items():
            found[sea], risk[sea] = path, lines
        for sea, (path, lines) in edge.items():
            if step < limit and survey.go_on(survey.printed.places[sea]):
                _spread(survey, sea, (path, lines), further, found, risk)
        edge = further
    if limit and not survey.shut_in:
        # straight ashore from the sea, or one step along the coast (5.1d)
        for name in survey.start.lands if survey.start.sea else survey.start.shore:
            if survey.enter(survey.printed.places[name]):
                found[name] = (name,)
    found.pop(survey.start.id, None)
    return found


def _leg(survey: Survey, path: tuple[str, ...], lines: int, a: str, b: str) -> Leg:
    return (*path, b), lines + (1 if survey.printed.high_sea(a, b) else 0)


def _exits(survey: Survey) -> list[str]:
    """5.2b, 5.2c: the seas by which one may leave."""
    spot = survey.start
    seas = spot.seas
    if survey.shut_in:
        seas = (spot.harbour,) if spot.port else ()
    return [s for s in seas if survey.enter(survey.printed.places[s])]


def _spread(
    survey: Survey, sea: str, leg: Leg, further: dict[str, Leg], found: Routes, risk: dict[str, int]
) -> None:
    """One more step from a sea: to the seas around it, and ashore."""
    places, (path, lines) = survey.printed.places, leg
    for name in places[sea].seas:
        onward = _leg(survey, path, lines, sea, name)
        known = risk[name] if name in found else further[name][1] if name in further else 99
        if onward[1] < known and survey.enter(places[name]):
            further[name] = onward
    for name in places[sea].lands:
        if (name not in found or lines < risk[name]) and survey.enter(places[name]):
            found[name], risk[name] = (*path, name), lines


def _beyond(survey: Survey, near: Routes, limit: int, sailing: bool) -> Routes:
    """5.3a: one area further than the allowance, from the areas at its very end."""
    places, start = survey.printed.places, survey.start.id
    found: Routes = {}
    ends = [(d, p) for d, p in near.items() if len(p) == limit] if limit else [(start, ())]
    for end, path in ends:
        spot = places[end]
        if spot.sea != sailing or not survey.go_on(spot):
            continue
        for name in (*spot.seas, *spot.lands) if sailing else spot.lands:
            if name != start and name not in near and name not in found and survey.enter(places[name]):
                found[name] = (*path, name)
    return found


def approaches(leave: Leave, start: str, dest: str, limit: int, sailing: bool) -> Routes:
    """5.41a: the ways to one destination within the limit, by the area entered last; each the safest."""
    return Approaches(leave, start, limit, sailing).to(dest)


class Approaches:
    """5.41a: the ways of one formation to any destination; what they have in common is looked up once."""

    def __init__(self, leave: Leave, start: str, limit: int, sailing: bool) -> None:
        self.leave = leave
        self.start = start
        self.sailing = sailing
        self.straight: Routes = chart(leave, start, 1, sailing).near if limit else {}
        self.near: Routes = chart(leave, start, limit - 1, sailing).near if limit else {}

    def to(self, dest: str) -> Routes:
        """The ways there by the area entered last; each the safest."""
        leave, near = self.leave, self.near
        found: Routes = {}
        places, stops = leave.front.state.printed.places, leave.front.stops
        spot = places[dest]
        if not leave.enter(spot, self.start):
            return found
        if dest in self.straight:
            found[self.start] = (dest,)
        for name in spot.seas if self.sailing else spot.lands:
            path = near.get(name)
            if path is not None and dest not in path and not stops & places[name].bit:
                found[name] = (*path, dest)
        return found


def safest(state: Hellenes, start: str, ways: Routes) -> tuple[str, ...]:
    """Of several ways the one over the fewest high-sea lines, then the shortest; () of none."""
    best: tuple[str, ...] = ()
    least = (99, 99)
    for path in ways.values():
        risk = (lines_crossed(state, (start, *path)), len(path))
        if risk < least:
            best, least = path, risk
    return best


def lines_crossed(state: Hellenes, path: tuple[str, ...]) -> int:
    """5.22a: how many high-sea lines lie on a path."""
    return sum([1 for i in range(1, len(path)) if state.printed.high_sea(path[i - 1], path[i])])


def may_arrive(leave: Leave, start: str, path: tuple[str, ...]) -> bool:
    """Whether the move may end there; in a besieged city of one's own by its harbour, or before its walls."""
    front, dest = leave.front, path[-1]
    if front.plain:
        return True
    state = front.state
    spot = state.printed.places[dest]
    if front.augury and besieged(state, front.side, dest):  # 3.1q: whoever slips in attacks nobody
        slips = enters_port(state, front.side, (start, *path))
        return slips and has_room(state, front.side, dest, leave.number) and leave.unlawful(spot) is None
    return leave.now(spot) and leave.end(spot)


def has_room(state: Hellenes, side: str, city: str, number: int) -> bool:
    """7.1b: whether so many more units find room within the walls of a besieged city."""
    return len(walled(state, side, city)) + number <= capacity(state, city)


def enters_port(state: Hellenes, side: str, path: tuple[str, ...]) -> bool:
    """5.2c: whether this path leads to a besieged port of one's own by its harbour."""
    spot = state.printed.places[path[-1]]
    return besieged(state, side, path[-1]) and spot.harbour == path[-2]


def slips_in(state: Hellenes, side: str, formation: Formation) -> bool:
    """5.2c: whether this formation is inside a besieged port, not before its walls."""
    return not formation.errand and enters_port(state, side, formation.path)


def walled(state: Hellenes, side: str, city: str) -> tuple[str, ...]:
    """7.2: the units shut up in a besieged city; relievers before the walls are not."""
    units = state.here(side, city)
    if not state.formations:
        return units
    outside: set[str] = set()
    for formation in state.formations:
        if formation.place == city and formation.errand != SALLY and not slips_in(state, side, formation):
            outside.update(formation.units)
    return tuple([u for u in units if u not in outside])


def unopposed(state: Hellenes, side: str, path: tuple[str, ...], number: int) -> bool:
    """9.21d: not into a city besieged from the land side, nor into a port through a blockaded harbour."""
    spot = state.printed.places[path[-1]]
    shut_in = besieged(state, side, path[-1])
    if path[-2] == spot.harbour:
        return not blocked_by(state, side, spot.harbour) and (
            not shut_in or has_room(state, side, path[-1], number)
        )
    return not shut_in
