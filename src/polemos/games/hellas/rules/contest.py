"""6, 9.1.4, 11: what follows at once when pieces come, go or die: contest, goods, control, stability."""

from __future__ import annotations

from polemos.games.hellas.printed import PROVINCE, SICILY, SIDES, foe
from polemos.games.hellas.rules.score import control_boxes, points
from polemos.games.hellas.rules.setbacks import setbacks
from polemos.games.hellas.rules.stability import shift
from polemos.games.hellas.state import Hellas


def entered(state: Hellas, side: str, place: str) -> None:
    """9.1.4a, 9.1l: units that have just come make a hex with foreign pieces contested.

    The owner of the post or fortress there is no intruder: he comes home.
    """
    if not state.contests(side, place) or state.powers[side].owns(place):
        return
    known = state.intruders.get(place, ())
    if side not in known and state.enemies_at(side, place):
        state.intruders[place] = (*known, side)
        state.log("contested", "9.1.4a", place=place, who=side)


def landed_on_sicily(state: Hellas, side: str, place: str) -> None:
    """15.1c: the first landing brings Syracuse's reinforcements."""
    if state.printed.area_of.get(place) == SICILY and side not in state.landed:
        state.landed = (*state.landed, side)
        state.log("landed", "15.1c", who=side)


def touched(state: Hellas, *places: str) -> None:
    """Bring contested hexes, goods and control up to date after something changed in these hexes."""
    areas: list[str] = []
    poorer: list[str] = []
    for place in places:
        _still_contested(state, place)
        poorer += [side for side in SIDES if _count_goods(state, side, place)]
        if place in state.printed.good:
            area = state.printed.area_of[place]
            if area not in areas:
                areas.append(area)
    for area in areas:
        _judge_area(state, area)
    if poorer and state.option("setbacks"):
        for side in SIDES:
            if side in poorer:
                setbacks(state, side)
        _lost_sea_power(state)


def _still_contested(state: Hellas, place: str) -> None:
    """9.1.4h: a hex stays contested while somebody who entered it contests foreign pieces (H01)."""
    if place not in state.intruders:
        return
    left = tuple(side for side in state.intruders[place] if _intrudes(state, side, place))
    if left:
        state.intruders[place] = left
    else:
        del state.intruders[place]
        state.log("uncontested", "9.1.4h", place=place)


def _intrudes(state: Hellas, side: str, place: str) -> bool:
    if state.powers[side].owns(place):
        return False
    return state.contests(side, place) and state.enemies_at(side, place)


def _count_goods(state: Hellas, side: str, place: str) -> bool:
    """6b, 6c: the goods cube moves at once; True if the side has lost a good."""
    power = state.powers[side]
    now = 0 if place in state.intruders else power.posts.get(place, 0) + power.fortresses.get(place, 0)
    before = power.active.get(place, 0)
    if now == before:
        return False
    if now:
        power.active[place] = now
    else:
        del power.active[place]
    good = state.printed.good[place]
    power.goods = (*power.goods[:good], power.goods[good] + now - before, *power.goods[good + 1 :])
    if state.journal is not None:
        _tell_goods(state, side, good, "6b" if now > before else "6c")
    return now < before


def _tell_goods(state: Hellas, side: str, good: int, rule: str) -> None:
    """6b-6d: a goods cube has moved: what it shows, and the income and supply that follow."""
    state.log(
        "goods",
        rule,
        who=side,
        good=state.charts.goods[good],
        count=state.powers[side].goods[good],
        income=state.income(side),
        supply=state.supply(side),
    )


def holds(state: Hellas, side: str, place: str) -> bool:
    """11a-11c: own post, fortress or legion in an uncontested hex; ships do not count."""
    power = state.powers[side]
    return (power.owns(place) or place in power.legions) and place not in state.intruders


def _judge_area(state: Hellas, area: str) -> None:
    """11: who controls a province or an island now."""
    before = state.control.get(area, "")
    now = ""
    goods = state.printed.areas[area].goods
    for side in SIDES:
        if all(holds(state, side, place) for place in goods):
            now = side
    if now == before:
        return
    if now:
        state.control[area] = now
    else:
        del state.control[area]
    if before:
        _lost(state, before, area)
    if now:
        _gained(state, now, area)


def _tell_control(state: Hellas, key: str, side: str, area: str) -> None:
    """11d, 11e: the cube of its row has moved, and perhaps reached or left a laurel."""
    if state.journal is None:
        return
    islands, provinces = control_boxes(state, side)
    boxes = provinces if state.printed.areas[area].kind == PROVINCE else islands
    state.log(key, "11d", who=side, place=area, box=boxes, points=points(state, side))


def _lost(state: Hellas, side: str, area: str) -> None:
    """11f, 11g: a lost province shakes the people, a lost island does not."""
    _tell_control(state, "control-lost", side, area)
    if state.printed.areas[area].kind == PROVINCE:
        shift(state, side, "province_lost", "11f")


def _gained(state: Hellas, side: str, area: str) -> None:
    """11h, 18.3a: a gain moves the cube; a new province cheers the people only by option.

    4.7: what the set-up brings is on the sheet already and no new province.
    """
    _tell_control(state, "control-gained", side, area)
    if state.turn and state.option("new_provinces") and state.printed.areas[area].kind == PROVINCE:
        shift(state, side, "province_gained", "18.3a")


def _lost_sea_power(state: Hellas) -> None:
    """18.2b: ships that fall back below phase IV contest no longer."""
    stale = [p for p, sides in state.intruders.items() if not all(state.contests(s, p) for s in sides)]
    if stale:
        touched(state, *stale)


def first_luxury(state: Hellas, side: str, place: str) -> None:
    """9.5g, A38: the first post ever on each luxury is worth a box of stability."""
    power = state.powers[side]
    good = state.printed.good[place]
    name = state.charts.goods[good]
    if state.charts.luxury[good] and name not in power.luxuries:
        power.luxuries = (*power.luxuries, name)
        shift(state, side, "luxury", "9.5g")


def conquered(state: Hellas, side: str, place: str) -> None:
    """9.5i, 9.5j: a post in the enemy's capital is its conquest."""
    if place == state.printed.capital[foe(side)]:
        state.log("capital-conquered", "9.5i", who=side, place=place)
        shift(state, foe(side), "capital", "9.5i")
