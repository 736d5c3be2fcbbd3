"""What holds in every state across its fields: a position that breaks it is refused, a match is at fault."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from polemos.engine.errors import RuleBug
from polemos.games.hellenes.printed import SIDES, foe
from polemos.games.hellenes.rules.cards import Initiative
from polemos.games.hellenes.rules.control import capacity
from polemos.games.hellenes.rules.routes import walled
from polemos.games.hellenes.state import ASIDE, OUT, POOL, Hellenes

#: Where a law is broken, and how.
Fault = tuple[str, str]


def broken(state: Hellenes) -> Iterator[Fault]:
    """Every law that does not hold."""
    for unit, place in state.at.items():
        yield from _block(state, unit, place)
    yield from _cargo(state)
    yield from _cards(state)
    yield from _cities(state)


def _block(state: Hellenes, unit: str, place: str) -> Iterator[Fault]:
    block, path = state.printed.blocks[unit], f"blocks.{unit}"
    standing = place not in (POOL, ASIDE, OUT)
    strength = state.strength[unit]
    if not (1 <= strength <= block.max if standing else strength == 0):
        yield f"{path}.cv", f"{strength} CV at {place}"
    if place != OUT and not state.mask[unit] & block.bit:
        yield f"{path}.may_be", "what is known of it excludes the truth"
    if standing and not state.low[unit] <= strength <= state.high[unit]:
        yield f"{path}.low", "what is known of it excludes the truth"
    if standing:
        yield from _ground(state, unit, place)


def _ground(state: Hellenes, unit: str, place: str) -> Iterator[Fault]:
    """5.1, 5.2: fleets at sea or on a coast, land units at sea only aboard."""
    spot, fleet = state.printed.places[place], state.printed.blocks[unit].fleet
    if fleet and not spot.sea and not spot.coastal:
        yield f"blocks.{unit}.at", f"a fleet inland at {place}"
    if spot.sea and not fleet and unit not in state.cargo:
        yield f"blocks.{unit}.at", "stands in the sea"


def _cargo(state: Hellenes) -> Iterator[Fault]:
    """5.21: a fleet carries one unit, and is stronger than it."""
    if len(set(state.cargo.values())) != len(state.cargo):
        yield "cargo", "a fleet carries two units"
    for unit, fleet in state.cargo.items():
        spot = state.printed.places.get(state.at[unit])
        if spot is not None and spot.sea and state.at[unit] != state.at[fleet]:
            yield f"cargo.{unit}", f"has lost its fleet {fleet}"
        if spot is not None and spot.sea and state.strength[unit] >= state.strength[fleet]:
            yield f"cargo.{unit}", f"is too big for {fleet}"


def _cards(state: Hellenes) -> Iterator[Fault]:
    """3.0: every card of the scenario in one place; those shown may still be on the table."""
    held = [*state.deck, *state.discard, *state.removed, *state.in_play, *state.leaders.values()]
    held += [*state.civil_war.values(), *(c for s in SIDES for c in (*state.hands[s], *state.buried[s]))]
    held += [card for _, card in state.chosen.values()]
    shown = {card for _, card in state.played.values()}
    borders = state.printed.scenarios[state.scenario]["cards"]["borders"]
    deck = {c.id for c in state.printed.cards.values() if c.border in borders}
    twice = sorted(card for card, times in Counter(held).items() if times > 1)
    lost = sorted(deck - shown - set(held))
    strange = sorted(set(held) - deck)
    for cards, problem in ((twice, "in two places"), (lost, "is missing"), (strange, "not in this scenario")):
        for card in cards:
            yield "deck", f"{card} {problem}"


def _cities(state: Hellenes) -> Iterator[Fault]:
    for city, (besieger, _) in state.sieges.items():
        # 7.1b; in winter whoever is too many is disbanded at the end (9.213b)
        if not state.winter and len(walled(state, foe(besieger), city)) > capacity(state, city):
            yield f"sieges.{city}", "more units inside than it holds"
        if state.holder.get(city) == besieger:
            yield f"sieges.{city}", "besieged by its own holder"
    for city, side in state.garrisons.items():
        if state.holder.get(city) != side:
            yield f"garrisons.{city}", f"a garrison of {side} in a city of {state.holder.get(city)}"


def apart(state: Hellenes) -> None:
    """7.2c: between two seasons nobody shares a land area with the enemy except in a siege."""
    if not state.frames or not isinstance(state.frames[-1], Initiative):
        return
    both = state.stacks[SIDES[0]].keys() & state.stacks[SIDES[1]].keys()
    for place in sorted(both):
        spot = state.printed.places.get(place)
        if spot is not None and not spot.sea and place not in state.sieges:
            raise RuleBug(f"both sides stand at {place}, and there is no siege")


# --- what is kept as an index, counted anew ----------------------------------------------------------


def stacks_now(state: Hellenes) -> dict[str, dict[str, tuple[str, ...]]]:
    """Side -> place -> the blocks there, sorted."""
    found: dict[str, dict[str, list[str]]] = {side: {} for side in SIDES}
    for unit in sorted(state.at):
        found[state.side(unit)].setdefault(state.at[unit], []).append(unit)
    return {side: {place: tuple(units) for place, units in stacks.items()} for side, stacks in found.items()}


def presence_now(state: Hellenes) -> dict[str, int]:
    """Where each side has units, one bit per place."""
    bits = state.printed.place_bits
    return {side: sum(bits.get(place, 0) for place in stacks_now(state)[side]) for side in SIDES}
