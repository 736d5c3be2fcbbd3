"""5.1-5.3, 9.21, 12.0, 15: where a formation may go, and the safest way there."""

from __future__ import annotations

from polemos.games.hellenes.book import ATHENS, Block, Place, foe
from polemos.games.hellenes.control import besieged, blocked_by, capacity, controls
from polemos.games.hellenes.state import Hellenes

#: Destination -> the places passed on the way there, the destination last.
Routes = dict[str, tuple[str, ...]]

#: A path so far, and the high-sea lines it crosses.
Leg = tuple[tuple[str, ...], int]

CORCYRA = "corcyra"
OVERSEAS = ("sicily", "italy")


def shut(state: Hellenes) -> frozenset[str]:
    """1.31c: neutral areas; Persia opens with Persian Aid (13.2b), Gela when its unit leaves (15.2b)."""
    key = (state.scenario, state.count("persian_aid") > 0, state.gela_open)
    known = state.book.shut.get(key)
    if known is None:
        known = frozenset(p for p in state.book.places if _neutral(state, p))
        state.book.shut[key] = known
    return known


def _neutral(state: Hellenes, place: str) -> bool:
    spot = state.book.places[place]
    if not spot.sea and state.book.neutral_nation(spot.nation):
        return True
    neutral = state.book.scenarios[state.scenario]["neutral"]
    if spot.region == "persia":
        return "persia" in neutral and not state.count("persian_aid")
    if place == "gela" and state.gela_open:
        return False
    return place in neutral or spot.region in neutral or (spot.nation in neutral and spot.nation != "gela")


class Leave:
    """What a formation of these units may enter, and where it may end; asked many times, built once."""

    def __init__(self, state: Hellenes, side: str, units: tuple[str, ...]) -> None:
        self.state = state
        self.side = side
        blocks = [state.book.blocks[u] for u in units]
        self.nations = {b.nation for b in blocks}
        self.sicilian = any(b.sicilian for b in blocks)
        self.overseas_ok = all(expedition_ok(state, side, b) for b in blocks)
        self.shut = shut(state)
        self.peace = state.peace
        #: Enemy units that stop a move where they stand (5.4a).
        shut_in = [c for c, siege in state.sieges.items() if siege[0] == side]
        self.foes = frozenset(state.stacks[foe(side)]).difference(shut_in)

    def quiet(self, spot: Place) -> bool:
        """5.4a: areas where enemies are simply passed."""
        return self.state.winter or (self.peace and spot.region == "greece")

    def allowed(self, spot: Place, start: Place) -> bool:
        """What never changes during a turn: neutral areas, Sicilians, expeditions (15)."""
        if spot.id in self.shut or (self.sicilian and spot.region != "sicily"):
            return False
        return self.overseas_ok or spot.region not in OVERSEAS or start.region in OVERSEAS

    def enter(self, spot: Place, start: str) -> bool:
        """Whether the formation may set foot (or keel) there at all."""
        return self.allowed(spot, self.state.book.places[start]) and self.now(spot)

    def now(self, spot: Place) -> bool:
        """What the moment forbids: a pillaged city-state, foreign soil under the Peace, a bad augury."""
        if spot.id in self.state.barred:
            return False
        if self.peace and spot.region == "greece" and not spot.sea:
            return self._at_home(spot)
        if spot.id in self.foes and not self.quiet(spot):
            return self.state.cowed != self.side
        return True

    def _at_home(self, spot: Place) -> bool:
        """12.0e: national territory only, and no city the enemy holds."""
        if self.state.holder.get(spot.id) == foe(self.side):
            return False
        if self.side == ATHENS and spot.nation == CORCYRA:
            return True
        return self.nations == {spot.nation}

    def go_on(self, spot: Place) -> bool:
        """5.0f: whether the move need not stop there."""
        return spot.id not in self.foes or self.quiet(spot)

    def end(self, spot: Place) -> bool:
        """Whether the move may end there."""
        if self.state.winter:
            return controls(self.state, self.side, spot.id)
        if self.peace and spot.region == "greece" and spot.sea:
            return self._home_sea(spot.id)
        return True

    def _home_sea(self, sea: str) -> bool:
        """12.0g, 12.0i, 12.0j: seas next to national territory (for Athens next to Corcyra too)."""
        home = self.state.book.home_seas
        if self.side == ATHENS and sea in home[CORCYRA]:
            return True
        return all(sea in home[nation] for nation in self.nations)

    def plain(self) -> bool:
        """Whether nothing but the map and the enemy limits this move."""
        state = self.state
        return not (self.peace or state.winter or state.barred or state.cowed == self.side)


def expedition_ok(state: Hellenes, side: str, block: Block) -> bool:
    """15.4d: who may go to Italy and Sicily in 415 and 414."""
    if side != ATHENS or state.scenario != "415" or block.sicilian or state.bc not in (415, 414):
        return True
    return block.id in expedition(state, "first" if state.bc == 415 else "second")


def expedition(state: Hellenes, which: str) -> tuple[str, ...]:
    """The units of the first or second expedition, as the set-up names them."""
    for line in state.book.scenarios[state.scenario][ATHENS]["deploy"]:
        if str(line.get("role", "")).startswith(which):
            return tuple(line["units"])
    return ()


def waits(state: Hellenes, block: str) -> bool:
    """15.2d, 15.4d: the second expedition waits in Athens until 414 (in 415: or renewed war)."""
    if state.scenario not in ("sicily", "415") or state.bc != 415 or state.renewed:
        return False
    return block in expedition(state, "second")


def rooted(state: Hellenes, block: str) -> bool:
    return state.at[block] == ATHENS and waits(state, block)


# --- charts: the routes of a formation ------------------------------------------------------------


class Chart:
    """Routes within an allowance, those one area beyond it (5.3a), and the areas that all these pass."""

    def __init__(self, near: Routes, far: Routes) -> None:
        self.near = near
        self.far = far
        self.passed = frozenset(p for path in (*near.values(), *far.values()) for p in path[:-1])


def chart(state: Hellenes, leave: Leave, start: str, limit: int, sailing: bool) -> Chart:
    """On an unobstructed map the same search serves every turn; where something stands in the way, search."""
    shut_in = besieged(state, leave.side, start)
    key = (start, limit, sailing, shut_in, leave.sicilian, leave.overseas_ok, leave.shut)
    known = state.book.charts.get(key)
    if known is None:
        known = _search(Survey(state, leave, start, shut_in, False), limit, sailing)
        state.book.charts[key] = known
    if not state.barred and (sailing or not leave.peace) and _clear(state, leave, known):
        return known
    return _search(Survey(state, leave, start, shut_in, True), limit, sailing)


def _clear(state: Hellenes, leave: Leave, map_: Chart) -> bool:
    """Whether nobody on these routes stops a move."""
    if leave.foes.isdisjoint(map_.passed):
        return True
    places = state.book.places
    return all(leave.quiet(places[p]) for p in leave.foes if p in map_.passed)


class Survey:
    """One search: from where, what may be entered, what need not stop the move."""

    def __init__(self, state: Hellenes, leave: Leave, start: str, shut_in: bool, live: bool) -> None:
        self.book = state.book
        self.leave = leave
        self.start = state.book.places[start]
        self.shut_in = shut_in
        #: Whether enemies and the moment count, or only the printed map.
        self.live = live

    def enter(self, spot: Place) -> bool:
        return self.leave.allowed(spot, self.start) and (not self.live or self.leave.now(spot))

    def go_on(self, spot: Place) -> bool:
        return not self.live or self.leave.go_on(spot)


def _search(survey: Survey, limit: int, sailing: bool) -> Chart:
    near = _by_sea(survey, limit) if sailing else _by_land(survey, limit)
    return Chart(near, _beyond(survey, near, limit, sailing))


def _by_land(survey: Survey, limit: int) -> Routes:
    """5.1: breadth first through the provinces; the besieged cannot leave by land (5.1b)."""
    places, start = survey.book.places, survey.start.id
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
            if step < limit and survey.go_on(survey.book.places[sea]):
                _spread(survey, sea, (path, lines), further, found, risk)
        edge = further
    if limit and not survey.shut_in:
        # straight ashore from the sea, or one step along the coast (5.1d)
        for name in survey.start.lands if survey.start.sea else survey.start.shore:
            if survey.enter(survey.book.places[name]):
                found[name] = (name,)
    found.pop(survey.start.id, None)
    return found


def _leg(survey: Survey, path: tuple[str, ...], lines: int, a: str, b: str) -> Leg:
    return (*path, b), lines + (1 if survey.book.high_sea(a, b) else 0)


def _exits(survey: Survey) -> list[str]:
    """5.2b, 5.2c: the seas by which one may leave."""
    spot = survey.start
    seas = spot.seas
    if survey.shut_in:
        seas = (spot.harbour,) if spot.port else ()
    return [s for s in seas if survey.enter(survey.book.places[s])]


def _spread(
    survey: Survey, sea: str, leg: Leg, further: dict[str, Leg], found: Routes, risk: dict[str, int]
) -> None:
    """One more step from a sea: to the seas around it, and ashore."""
    places, (path, lines) = survey.book.places, leg
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
    places, start = survey.book.places, survey.start.id
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


def may_arrive(state: Hellenes, leave: Leave, path: tuple[str, ...]) -> bool:
    """Whether the move may end there; 5.2c: into a besieged port by its harbour only if there is room."""
    dest = path[-1]
    spot = state.book.places[dest]
    if not leave.now(spot) or not leave.end(spot):
        return False
    if not besieged(state, leave.side, dest):
        return True
    if enters_port(state, leave.side, path):
        return len(state.here(leave.side, dest)) < capacity(state, dest)
    return state.winter or state.cowed != leave.side


def enters_port(state: Hellenes, side: str, path: tuple[str, ...]) -> bool:
    """5.2c: whether this path ends inside a besieged port of one's own."""
    spot = state.book.places[path[-1]]
    return len(path) > 1 and besieged(state, side, path[-1]) and spot.harbour == path[-2]


def unopposed(state: Hellenes, side: str, path: tuple[str, ...]) -> bool:
    """9.21d: not into a city besieged from the land side, nor into a port through a blockaded harbour."""
    spot = state.book.places[path[-1]]
    by_harbour = spot.port and path[-2] == spot.harbour
    if by_harbour:
        return not blocked_by(state, side, spot.harbour)
    return not besieged(state, side, path[-1])
