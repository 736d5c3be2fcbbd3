"""What holds in every state across its fields: a position that breaks it is refused, a match is at fault."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from polemos.games.hellas.printed import SIDES, foe
from polemos.games.hellas.rules.contest import holds
from polemos.games.hellas.state import Hellas

#: 17a: what each side has so many of and no more.
LIMITED: Final[tuple[str, ...]] = ("legions", "ships", "fortresses", "posts", "monuments")

#: Where a law is broken, and how.
Fault = tuple[str, str]


def broken(state: Hellas) -> Iterator[Fault]:
    """Every law that does not hold."""
    for side in SIDES:
        yield from _reserves(state, side)
        yield from _aboard(state, side)
        yield from _owners(state, side)
    for place, sides in state.intruders.items():
        for side in sides:
            if not state.contests(side, place) or not state.enemies_at(side, place):
                yield f"intruders.{place}", f"{side} contests nothing there"
    yellow = sum(state.neutral_legions.get(h, 0) for h in state.printed.yellow)
    if state.syracusans_left + yellow > state.printed.yellow_limit:
        yield "syracusans_left", "more yellow legions than there are"


def _reserves(state: Hellas, side: str) -> Iterator[Fault]:
    """17a: no side has more pieces than its box."""
    for kind in LIMITED:
        if state.left(side, kind) < 0:
            yield f"powers.{side}.{kind}", f"more than the {state.printed.limits[side][kind]} there are"


def _aboard(state: Hellas, side: str) -> Iterator[Fault]:
    """9.1.1a: each legion aboard has a ship."""
    power = state.powers[side]
    for place, cargo in power.cargo.items():
        if cargo > power.ships.get(place, 0):
            yield f"powers.{side}.cargo.{place}", "more legions aboard than ships"


def _owners(state: Hellas, side: str) -> Iterator[Fault]:
    """3.2: no hex has posts or monuments of two owners."""
    power, other = state.powers[side], state.powers[foe(side)]
    for place in (*power.posts, *power.fortresses):
        if other.owns(place) or state.neutral_at(place):
            yield f"powers.{side}", f"{place} belongs to somebody else too"
    for place in power.posts:
        if place in power.fortresses:
            yield f"powers.{side}.posts.{place}", "a fortress stands there already"
    for place in power.monuments:
        if place in other.monuments:
            yield f"powers.{side}.monuments", f"{place} has two monuments"


# --- what is kept as an index, counted anew ----------------------------------------------------------


def active_goods(state: Hellas, side: str) -> dict[str, int]:
    """6h: what each uncontested post or fortress yields."""
    power = state.powers[side]
    held = {**power.posts, **power.fortresses}
    return {h: n for h, n in held.items() if h not in state.intruders}


def goods_totals(state: Hellas, active: dict[str, int]) -> tuple[int, ...]:
    totals = [0] * len(state.charts.goods)
    for place, count in active.items():
        totals[state.printed.good[place]] += count
    return tuple(totals)


def control_now(state: Hellas) -> dict[str, str]:
    """11a: who controls what."""
    return {
        area: side
        for area, facts in state.printed.areas.items()
        for side in SIDES
        if all(holds(state, side, h) for h in facts.goods)
    }
