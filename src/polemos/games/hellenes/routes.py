"""5.1-5.3, 9.21, 12.0, 15: where a formation may go, and the safest way there."""

from __future__ import annotations

from polemos.games.hellenes.book import ATHENS, Block, Place, foe
from polemos.games.hellenes.control import besieged, blocked_by, capacity, controls
from polemos.games.hellenes.state import Hellenes

#: Destination -> the places passed on the way there, the destination last.
Routes = dict[str, tuple[str, ...]]

CORCYRA = "corcyra"


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
        self.overseas_ok = all(_expedition_ok(state, side, b) for b in blocks)
        self.peace = state.peace
        self.quiet_everywhere = state.winter
        self.may_attack = state.cowed != side
        self.barred = state.barred
        self.shut = shut(state)

    def quiet(self, spot: Place) -> bool:
        """5.4a: areas where enemies are simply passed."""
        return self.quiet_everywhere or (self.peace and spot.region == "greece")

    def enter(self, spot: Place, start: str) -> bool:
        """Whether the formation may set foot (or keel) there at all."""
        state = self.state
        if spot.id in self.barred or spot.id in self.shut:
            return False
        if self.sicilian and spot.region != "sicily":
            return False
        if spot.region in ("sicily", "italy") and not self.overseas_ok:
            here = state.book.places[start].region
            if here not in ("sicily", "italy"):
                return False
        if self.peace and spot.region == "greece" and not spot.sea:
            return self._at_home(spot)
        if blocked_by(state, self.side, spot.id) and not self.quiet(spot):
            return self.may_attack
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
        return self.quiet(spot) or not blocked_by(self.state, self.side, spot.id)

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


def _expedition_ok(state: Hellenes, side: str, block: Block) -> bool:
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


def rooted(state: Hellenes, block: str) -> bool:
    """15.2d, 15.4d: the second expedition waits in Athens until 414 (in 415: or renewed war)."""
    if state.scenario not in ("sicily", "415") or state.bc != 415 or state.at[block] != ATHENS:
        return False
    return block in expedition(state, "second") and not state.renewed


# --- by land --------------------------------------------------------------------------------------


def by_land(state: Hellenes, leave: Leave, start: str, limit: int) -> Routes:
    """5.1: breadth first through the provinces."""
    if besieged(state, leave.side, start) or state.book.places[start].sea:
        return {}
    places = state.book.places
    found: Routes = {start: ()}
    edge = [start]
    for _ in range(limit):
        further: list[str] = []
        for here in edge:
            path = found[here]
            for name in places[here].lands:
                if name not in found and leave.enter(places[name], start):
                    found[name] = (*path, name)
                    if leave.go_on(places[name]):
                        further.append(name)
        edge = further
    del found[start]
    return found


# --- by sea ---------------------------------------------------------------------------------------


def by_sea(state: Hellenes, leave: Leave, start: str, limit: int) -> Routes:
    """5.2: fleets and what they carry; fewest high-sea lines first, then fewest steps."""
    found: Routes = {}
    risk: dict[str, int] = {}
    first = _exits(state, leave, start)
    edge: dict[str, tuple[tuple[str, ...], int]] = {sea: ((sea,), _line(state, start, sea)) for sea in first}
    for step in range(1, limit + 1):
        further: dict[str, tuple[tuple[str, ...], int]] = {}
        for sea, (path, lines) in edge.items():
            found[sea], risk[sea] = path, lines
            if leave.go_on(state.book.places[sea]) and step < limit:
                _spread(state, leave, start, sea, path, lines, further, found, risk)
        edge = further
    if not state.book.places[start].sea and not besieged(state, leave.side, start):
        _along_the_shore(state, leave, start, found)
    found.pop(start, None)
    return found


def _exits(state: Hellenes, leave: Leave, start: str) -> list[str]:
    """5.2b, 5.2c: the seas by which one may leave."""
    spot = state.book.places[start]
    seas = spot.seas
    if besieged(state, leave.side, start):
        seas = (spot.harbour,) if spot.port else ()
    return [s for s in seas if leave.enter(state.book.places[s], start)]


def _line(state: Hellenes, a: str, b: str) -> int:
    return 1 if state.book.high_sea(a, b) else 0


def _spread(
    state: Hellenes,
    leave: Leave,
    start: str,
    sea: str,
    path: tuple[str, ...],
    lines: int,
    further: dict[str, tuple[tuple[str, ...], int]],
    found: Routes,
    risk: dict[str, int],
) -> None:
    """One more step from a sea: to the seas around it, and ashore."""
    spot = state.book.places[sea]
    for name in spot.seas:
        total = lines + _line(state, sea, name)
        if name in found and risk[name] <= total:
            continue
        if name in further and further[name][1] <= total:
            continue
        if leave.enter(state.book.places[name], start):
            further[name] = ((*path, name), total)
    for name in spot.lands:
        if name in found and risk[name] <= lines:
            continue
        if leave.enter(state.book.places[name], start) and _may_land(state, leave, sea, name):
            found[name], risk[name] = (*path, name), lines


def _may_land(state: Hellenes, leave: Leave, sea: str, land: str) -> bool:
    """5.2c: into a besieged port only by its harbour, if there is room; elsewhere it is a landing."""
    if not besieged(state, leave.side, land):
        return True
    spot = state.book.places[land]
    if spot.harbour == sea:
        return len(state.here(leave.side, land)) < capacity(state, land)
    return leave.may_attack


def _along_the_shore(state: Hellenes, leave: Leave, start: str, found: Routes) -> None:
    """5.1d: a fleet ashore may take one step along the coast."""
    for name in state.book.places[start].shore:
        if leave.enter(state.book.places[name], start):
            found[name] = (name,)


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


def lines_crossed(state: Hellenes, path: tuple[str, ...]) -> int:
    """5.22a: how many high-sea lines a path crosses."""
    return sum(_line(state, a, b) for a, b in zip(path, path[1:], strict=False))
