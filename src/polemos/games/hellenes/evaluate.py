"""How well a side stands: for bots that try short plans on dealt copies and compare what they lead to."""

from __future__ import annotations

from typing import Final

from polemos.games.hellenes.book import SIDES, foe
from polemos.games.hellenes.quarters import sheltered_now
from polemos.games.hellenes.state import Hellenes

#: Everything is measured in points of Prestige.
STEP: Final = 0.16  # a step of strength on the board
TRIBUTE: Final = 1.1  # a point of tribute at the next year end
SACRIFICE: Final = 0.15
CARD: Final = 0.05
ACTION: Final = 0.04
FULL: Final = 24.0  # what the scale calls certain


def evaluate(state: Hellenes, role: str) -> float:
    """About -1 to 1: Prestige, tribute to come, sieges, strength and whether it will survive the winter."""
    if state.result is not None:
        winner = state.result.winner
        return 0.0 if winner is None else 1.0 if winner == role else -1.0
    points = state.score(role) + _worth(state, role) - _worth(state, foe(role))
    return max(-0.99, min(0.99, points / FULL))


def _worth(state: Hellenes, side: str) -> float:
    worth = _cities(state, side) + _sieges(state, side) + _army(state, side)
    worth += SACRIFICE * len(state.sacrifices[side]) + CARD * sum(_coins(state, c) for c in state.hands[side])
    if state.leader_value(side):
        worth += 0.8
    if state.active == side:
        worth += ACTION * state.actions
    return worth


def _coins(state: Hellenes, card: str) -> int:
    return state.book.cards[card].coins


def _cities(state: Hellenes, side: str) -> float:
    """9.51: adverse cities in hand, less certain while they are besieged."""
    worth = 0.0
    for city, holder in state.holder.items():
        place = state.book.places[city]
        if holder == side and place.loyalty != side:
            worth += TRIBUTE * place.value * (0.6 if city in state.sieges else 1.0)
    return worth / 2 if state.renewed else worth


def _sieges(state: Hellenes, side: str) -> float:
    """What the cities under siege may bring: by their value, the odds, and whether they can be pressed."""
    worth = 0.0
    for city, (besieger, since) in state.sieges.items():
        if besieger != side:
            continue
        place = state.book.places[city]
        outside = sum(state.cv[u] for u in state.here(side, city))
        inside = sum(state.cv[u] for u in state.here(foe(side), city)) + (city in state.garrisons)
        odds = outside / (outside + 2.0 * inside + 1.0)
        ripe = 1.0 if since < state.now else 0.7
        gain = 1.0 + (place.value if place.loyalty != side else 0.5 * place.value)
        pillage = 0.0 if city in state.pillaged or place.loyalty == side else 0.5 + 0.5 * (city in SIDES)
        worth += ripe * (0.6 * gain * odds + pillage)
    return worth


def _army(state: Hellenes, side: str) -> float:
    """Steps on the board; in winter those without roof or pay are as good as lost."""
    book = state.book
    late = state.season >= 4
    covered = sheltered_now(state, side) if late else frozenset()
    going = {u for f in state.formations if f.home for u in f.units} if late else set()
    total = 0.0
    for place, units in state.stacks[side].items():
        if place not in book.places:
            continue
        for unit in units:
            share = 1.0
            if book.blocks[unit].barbarian:
                share = 0.5
            elif late and unit not in covered and unit not in state.kept and unit not in going:
                share = 0.25 if state.season == 5 else 0.8
            total += share * state.cv[unit]
    return STEP * total
