"""What holds in every state of a campaign."""

from __future__ import annotations

from polemos.battles.dba import laws as battle
from polemos.engine.errors import RuleBug
from polemos.games.eagle_and_wolf.printed import AFRICA
from polemos.games.eagle_and_wolf.state import Campaign


def check(state: Campaign) -> None:
    """Every territory has one master; no army is empty; sieges are led by somebody there; nothing is lost
    or made on the way: elements on the map = raised less fallen."""
    if set(state.control) != set(state.printed.territories):
        raise RuleBug("a territory has no master")
    for counter, army in state.armies.items():
        if not army.elements or (army.at != AFRICA and army.at not in state.control):
            raise RuleBug(f"{counter} is empty or nowhere")
        if counter in state.dead:
            raise RuleBug(f"{counter} is dead")
    standing = sum(len(army.elements) for army in state.armies.values())
    if standing != state.raised - state.fallen:
        raise RuleBug(f"{standing} elements stand, {state.raised} were raised, {state.fallen} fell")
    for place, siege in state.sieges.items():
        if siege.by not in state.armies or state.armies[siege.by].at != place:
            raise RuleBug(f"nobody besieges {place}")
    battle.check(state.field)
