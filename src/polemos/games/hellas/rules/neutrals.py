"""15: Syracuse, Rhodes and the independent cities."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame
from polemos.engine.why import PLACE, Barrier, Gate, Gates, outside
from polemos.games.hellas.printed import SICILY, SIDES, foe
from polemos.games.hellas.state import Hellas


def strength(state: Hellas, place: str) -> tuple[int, int]:
    """15.1g, 15.2b, 15.2e: combat value of the neutral legions and of the neutral fortress in a hex."""
    combat = state.charts.combat
    sicilian = state.printed.area_of.get(place) == SICILY
    each = combat["syracuse_legion" if sicilian else "rhodes_legion"]
    wall = combat["syracuse_fortress" if sicilian else "independent_fortress"]
    legions = state.neutral_legions.get(place, 0) * each
    return legions, wall if place in state.neutral_fortresses else 0


NOT_SICILY: Final = Barrier("not-free-sicily", "15.1c")


def sites(state: Hellas) -> tuple[str, ...]:
    """15.1c, A34: goods hexes of Sicily that hold no player's piece; so none of them is contested."""
    goods = state.printed.areas[SICILY].goods
    return tuple(h for h in goods if not any(state.powers[side].present(h) for side in SIDES))


def reinforce_syracuse(state: Hellas) -> None:
    """15.1c-15.1e: after a landing a yellow legion comes every turn while there are any."""
    if not state.landed or not state.syracusans_left:
        return
    chooser = state.first if len(state.landed) > 1 else foe(state.landed[0])
    state.call(Reinforce(chooser))


@dataclass
class Reinforce(Frame):
    """15.1e: the opponent of the side that landed says where; if both have, the first player."""

    who: str

    def ask(self, state: Hellas) -> Ask | None:
        places = sites(state)
        if len(places) < 2:
            return None
        return Ask(self.who, "reinforce", "15.1e", {"count": state.syracusans_left}).pick(
            "place", places, self.arrive
        )

    def barriers(self, state: Hellas, who: str) -> Gates:
        return {"place": Gate(PLACE, outside(sites(state), NOT_SICILY))}

    def arrive(self, state: Hellas, role: str, place: str) -> None:
        state.syracusans_left -= 1
        state.neutral_legions[place] = state.neutral_legions.get(place, 0) + 1
        state.log("syracuse-reinforced", "15.1d", who=self.who, place=place, count=state.syracusans_left)
        state.end()

    def run(self, state: Hellas) -> None:
        only = sites(state)
        if only:
            self.arrive(state, self.who, only[0])
        else:
            state.end()
