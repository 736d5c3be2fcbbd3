"""How well a side stands: for bots that try short plans on dealt copies and compare what they lead to."""

from __future__ import annotations

from typing import Final

from polemos.games.hellenes.printed import ATHENS, AUTUMN, SIDES, Card, foe
from polemos.games.hellenes.rules.cards import has_effect
from polemos.games.hellenes.rules.front import shut
from polemos.games.hellenes.rules.march import expeditionaries, sicily_double
from polemos.games.hellenes.rules.pillage import Pillage
from polemos.games.hellenes.rules.quarters import sheltered_now
from polemos.games.hellenes.rules.retreat import Fallback
from polemos.games.hellenes.state import Hellenes, Play

#: Everything is measured in points of Prestige.
STEP: Final = 0.16  # a step of strength on the board
TRIBUTE: Final = 1.1  # a point of tribute at the next year end
AGAIN: Final = 0.3  # and at each of the four after it
SACRIFICE: Final = 0.35
COIN: Final = 0.3  # a coin still to be played
PLEDGE: Final = 0.55  # a coin committed for this season: every action is needed
ACTION: Final = 0.12
LEADER: Final = 2.0
REVOLT: Final = 0.3  # how likely a region rises before long
ABROAD: Final = 0.45  # a unit of the expedition in Sicily
POISED: Final = 0.3  # standing next to an enemy city, as a share of besieging it
NEAR: Final = 0.12  # how much more a step counts within reach of an enemy city
FAR: Final = 0.4  # what a step in Greece is worth where only Sicily counts
HALFWAY: Final = 1.5  # what it costs to stop between two clicks of one withdrawal
FULL: Final = 26.0  # what the scale calls certain

#: What an event is worth in general, where the position does not say more.
EVENTS: Final[dict[str, float]] = {
    "taxes": 2.2,
    "persian_aid": 1.6,
    "helot_uprising": 1.6,
    "atrocity": 2.0,
    "earthquake": 0.6,
    "augury": 0.3,
    "treachery": 0.7,
    "hunger": 0.5,
    "plague_strikes": 0.7,
    "plague_returns": 0.6,
    "civil_war": 0.2,
    "peace_faction": 0.1,
    "war_faction": 0.1,
    "no_quarter": -0.5,
}


def evaluate(state: Hellenes, role: str) -> float:
    """About -1 to 1: Prestige, tribute to come, sieges, strength and whether it will survive the winter."""
    if state.result is not None:
        winner = state.result.winner
        return 0.0 if winner is None else 1.0 if winner == role else -1.0
    points = state.score(role) + _worth(state, role) - _worth(state, foe(role))
    if _halfway(state, role):
        points -= HALFWAY
    return max(-0.99, min(0.99, points / FULL))


def _halfway(state: Hellenes, role: str) -> bool:
    """Whether units are still to be led off: picking and unpicking them for ever must not look good."""
    top = state.frames[-1]
    if isinstance(top, Pillage):
        return top.who == role
    return isinstance(top, Fallback) and top.who == role


def _worth(state: Hellenes, side: str) -> float:
    worth = _cities(state, side) + _sieges(state, side) + _army(state, side)
    worth += SACRIFICE * len(state.sacrifices[side]) + LEADER * state.leader_value(side)
    worth += COIN * sum(state.printed.cards[c].coins for c in state.hands[side])
    if side in state.chosen:
        worth += _plan(state, side, state.chosen[side])
    if state.active == side:
        worth += ACTION * state.actions
    if side == ATHENS:
        worth += _expedition(state) if state.peace else -_exposed(state)
    return worth


def _exposed(state: Hellenes) -> float:
    """3.12: in each region a revolt takes the richest subject city that nobody watches."""
    risk = 0
    for cities in state.printed.regions.values():
        risk += max([state.printed.places[c].value for c in cities if _unwatched(state, c)], default=0)
    return REVOLT * risk * _yearly(state)


def _unwatched(state: Hellenes, city: str) -> bool:
    loyal = state.holder.get(city) == ATHENS
    return loyal and city not in state.stacks[ATHENS] and city not in state.garrisons


def _expedition(state: Hellenes) -> float:
    """12.0k, 15.2i: under the Peace Sicily is what can be won; six units there spare the public works."""
    there = expeditionaries(state)
    return ABROAD * min(there, 8) + (1.0 if there >= state.printed.tables.expedition else 0.0)


def _plan(state: Hellenes, side: str, play: Play) -> float:
    """What the card committed in secret promises."""
    use, name = play
    card = state.printed.cards[name]
    if use == "event":
        return _promise(state, side, card)
    return SACRIFICE if state.new_year else PLEDGE * card.coins


def _promise(state: Hellenes, side: str, card: Card) -> float:
    if not has_effect(state, side, card):
        return -PLEDGE  # a gamble on what the enemy plays (3.1s)
    if card.event == "leader":
        worth = LEADER * card.leader_value - 0.2
        return worth if card.leader_side == side else 0.3 - worth
    if card.event == "leader_ostracized":
        theirs, ours = state.leader_value(foe(side)), state.leader_value(side)
        return LEADER if theirs else -LEADER if ours and len(state.leaders) == 1 else 0.0
    if card.event == "revolt":
        best = max((state.printed.places[c].value for c in state.printed.regions[card.region]), default=0)
        return TRIBUTE * best * (0.5 if state.renewed else 1.0)
    return 0.0 if state.new_year and card.event in PASSING else EVENTS.get(card.event, 0.0)


#: 10.2c: without effect at New Year.
PASSING: Final[tuple[str, ...]] = ("earthquake", "augury", "treachery", "hunger")


def _yearly(state: Hellenes) -> float:
    """9.51, 12.11: what a point of tribute is worth from now to the end of the campaign."""
    each = TRIBUTE + AGAIN * min(4, state.bc - state.printed.last_year[state.scenario])
    return each / 2 if state.renewed else each


def _cities(state: Hellenes, side: str) -> float:
    """9.51: adverse cities in hand, less certain while they are besieged."""
    worth = 0.0
    each = _yearly(state)
    for city, holder in state.holder.items():
        place = state.printed.places[city]
        if holder == side and place.loyalty != side:
            worth += each * place.value * (0.6 if city in state.sieges else 1.0)
    return worth


def _sieges(state: Hellenes, side: str) -> float:
    """What the cities under siege may bring; whoever stands before an enemy city is about to lay one."""
    worth, other, holder = 0.0, foe(side), state.holder
    for place, units in state.stacks[side].items():
        siege = state.sieges.get(place)
        if holder.get(place) == other:
            if siege is None or siege[0] == side:
                worth += _siege(state, side, place, units, siege is not None and siege[1] < state.now)
        elif place in state.printed.places and siege is None:
            worth += POISED * _poised(state, side, place, units)
    return worth


def _poised(state: Hellenes, side: str, place: str, units: tuple[str, ...]) -> float:
    """The best siege that these units could lay with their next step."""
    spot = state.printed.places[place]
    if state.peace and spot.region == "greece":
        return 0.0
    other, closed = foe(side), shut(state)
    targets = [p for p in spot.lands if state.holder.get(p) == other and p not in closed]
    return max([_siege(state, side, city, units, False) for city in targets], default=0.0)


def _siege(state: Hellenes, side: str, city: str, units: tuple[str, ...], ripe: bool) -> float:
    """By the city's value, the odds, and whether it can be pressed or pillaged already."""
    place = state.printed.places[city]
    outside = sum([state.strength[u] for u in units])
    inside = sum([state.strength[u] for u in state.here(foe(side), city)]) + 1
    share = outside / (outside + 2.0 * inside + 1.0)
    odds = share * share / (share * share + (1.0 - share) * (1.0 - share))
    gain = 1.5 + place.value * _yearly(state)
    pillage = 0.0 if city in state.pillaged or place.loyalty == side else 0.5 + 0.5 * (city in SIDES)
    if place.region == "sicily" and sicily_double(state):
        pillage = 0.0
    return (0.8 if ripe else 0.6) * (gain * odds + pillage)


def _threatens(state: Hellenes, side: str, place: str) -> bool:
    """Whether an enemy city-state lies next door, or the stack stands before one."""
    other, spot = foe(side), state.printed.places[place]
    return any(state.holder.get(p) == other for p in (place, *spot.lands))


def _army(state: Hellenes, side: str) -> float:
    """Steps on the board; in winter those without roof or pay are as good as lost."""
    printed = state.printed
    late = state.season >= AUTUMN
    covered = sheltered_now(state, side) if late else frozenset()
    going = {u for f in state.formations if f.home for u in f.units} if late else set()
    lasting = state.scenario == "sicily"  # 15.2h: this peace cannot be broken
    total = 0.0
    for place, units in state.stacks[side].items():
        if place not in printed.places:
            continue
        usual = 1.0 + NEAR if _threatens(state, side, place) else 1.0
        if lasting and printed.places[place].region == "greece":
            usual = FAR
        for unit in units:
            share = usual
            if printed.blocks[unit].barbarian:
                share = 0.5
            elif late and unit not in covered and unit not in state.kept and unit not in going:
                share = 0.25 if state.winter else 0.8
            total += share * state.strength[unit]
    return STEP * total
