"""Conservation laws: every block and every card in exactly one place, the indexes equal to a recount."""

from __future__ import annotations

from collections import Counter

from polemos.engine.errors import RuleBug
from polemos.games.hellenes.printed import SIDES, foe
from polemos.games.hellenes.rules.cards import Initiative
from polemos.games.hellenes.rules.control import capacity
from polemos.games.hellenes.rules.routes import walled
from polemos.games.hellenes.state import ASIDE, OUT, POOL, Hellenes


def check(state: Hellenes) -> None:
    """Raises RuleBug with the first law that is broken."""
    _blocks(state)
    _cargo(state)
    _cards(state)
    _cities(state)
    _apart(state)


def _blocks(state: Hellenes) -> None:
    seen = Counter(b for side in SIDES for units in state.stacks[side].values() for b in units)
    if seen != Counter(state.printed.blocks.keys()):
        raise RuleBug("a block is missing or stands in two places")
    for side in SIDES:
        if state.presence[side] != sum(state.printed.place_bits.get(p, 0) for p in state.stacks[side]):
            raise RuleBug(f"the index of where {side} has units is wrong")
        for place, units in state.stacks[side].items():
            for unit in units:
                _block(state, side, place, unit)


def _block(state: Hellenes, side: str, place: str, unit: str) -> None:
    block = state.printed.blocks[unit]
    if state.at[unit] != place or block.side != side:
        raise RuleBug(f"{unit}: the index says {place}, the block {state.at[unit]}")
    low = 0 if place in (POOL, ASIDE, OUT) else 1
    if not low <= state.strength[unit] <= (block.max if low else 0):
        raise RuleBug(f"{unit} has {state.strength[unit]} CV at {place}")
    if place == OUT:
        return
    if not state.mask[unit] & block.bit or not (
        not low or state.low[unit] <= state.strength[unit] <= state.high[unit]
    ):
        raise RuleBug(f"{unit}: what is known of it excludes the truth")
    spot = state.printed.places.get(place)
    if spot is not None and block.fleet and not spot.sea and not spot.coastal:
        raise RuleBug(f"{unit}: a fleet inland at {place}")
    if spot is not None and spot.sea and not block.fleet and unit not in state.cargo:
        raise RuleBug(f"{unit} stands in the sea")


def _cargo(state: Hellenes) -> None:
    if len(set(state.cargo.values())) != len(state.cargo):
        raise RuleBug("a fleet carries two units")
    for unit, fleet in state.cargo.items():
        if state.printed.places[state.at[unit]].sea and state.at[unit] != state.at[fleet]:
            raise RuleBug(f"{unit} has lost its fleet {fleet}")
        if state.printed.places[state.at[unit]].sea and state.strength[unit] >= state.strength[fleet]:
            raise RuleBug(f"{unit} is too big for {fleet}")


def _cards(state: Hellenes) -> None:
    held = [*state.deck, *state.discard, *state.removed, *state.in_play, *state.leaders.values()]
    held += [*state.civil_war.values(), *(c for s in SIDES for c in (*state.hands[s], *state.buried[s]))]
    held += [card for _, card in state.chosen.values()]
    shown = [card for _, card in state.played.values()]
    borders = state.printed.scenarios[state.scenario]["cards"]["borders"]
    deck = {c.id for c in state.printed.cards.values() if c.border in borders}
    if len(held) != len(set(held)) or not deck - set(shown) <= set(held) <= deck:
        raise RuleBug("a card is missing or in two places")


def _apart(state: Hellenes) -> None:
    """7.2c: between two seasons nobody shares a land area with the enemy except in a siege."""
    if not state.frames or not isinstance(state.frames[-1], Initiative):
        return
    both = state.stacks[SIDES[0]].keys() & state.stacks[SIDES[1]].keys()
    for place in sorted(both):
        spot = state.printed.places.get(place)
        if spot is not None and not spot.sea and place not in state.sieges:
            raise RuleBug(f"both sides stand at {place}, and there is no siege")


def _cities(state: Hellenes) -> None:
    for city, (besieger, _) in state.sieges.items():
        # 7.1b; in winter whoever is too many is disbanded at the end (9.213b)
        if not state.winter and len(walled(state, foe(besieger), city)) > capacity(state, city):
            raise RuleBug(f"{city} is besieged with more units inside than it holds")
    for city, (besieger, _) in state.sieges.items():
        if besieger not in SIDES or state.holder.get(city) == besieger:
            raise RuleBug(f"{city} is besieged by its own holder")
    for city, side in state.garrisons.items():
        if state.holder.get(city) != side:
            raise RuleBug(f"{city}: a garrison of {side} in a city of {state.holder.get(city)}")
