"""7.S4: the storm at sea."""

from __future__ import annotations

from dataclasses import dataclass

from polemos.engine.flow import Frame, Plain
from polemos.games.hellespont.printed import SIDES
from polemos.games.hellespont.rules.dice import Roll, dice_of
from polemos.games.hellespont.rules.transport import trim
from polemos.games.hellespont.state import Hellespont


@dataclass
class Storm(Frame):
    """7.S4: each ship at sea rolls a die, Athens' first; then troops aboard are cut to the ratio."""

    #: Whose ships are still to be battered.
    sides: tuple[str, ...] = SIDES

    def ships(self, state: Hellespont) -> tuple[str, ...]:
        seas, side = state.printed.seas, self.sides[0]
        return tuple(sorted([u for p in state.units[side] if p in seas for u in state.ships_at(side, p)]))

    def run(self, state: Hellespont) -> None:
        if not self.sides:
            state.end()
            return
        ships = self.ships(state)
        if ships:
            state.call(Roll("7.S4", len(ships), self.sides[0]))
        else:
            state.become(Storm(self.sides[1:]))

    def resume(self, state: Hellespont, result: Plain) -> None:
        if result is None:  # back from cutting down troops aboard
            return
        side = self.sides[0]
        state.become(Storm(self.sides[1:]))
        for place in batter(state, side, self.ships(state), dice_of(result)):
            trim(state, side, place)


def batter(state: Hellespont, side: str, ships: tuple[str, ...], dice: tuple[int, ...]) -> list[str]:
    """7.S4a: the storm strikes ship by ship; returns the zones where it hurt one."""
    struck: set[str] = set()
    for ship, die in zip(ships, dice, strict=True):
        place = state.at[ship]
        needed = storm_threshold(state, side, place)
        state.log("storm", "7.S4", who=side, piece=ship, place=place, die=die, needed=needed)
        if die >= needed:
            struck.add(place)
            state.weaken(ship, "7.S4")
    return sorted(struck)


def storm_threshold(state: Hellespont, side: str, sea: str) -> int:
    """7.S4b: the number that hurts a ship: 6 in shelter, 5 outside it (see option `storm`)."""
    printed, held = state.printed, state.units[side]
    port = any([p in held for p in printed.adjacent[sea] if printed.kind[p] == "port"])
    beach = bool(printed.beaches[sea])
    if state.option("storm") == "printed":
        return 5 if port and beach else 6
    if state.option("storm") == "swapped":
        return 6 if port and beach else 5
    return 6 if port or beach else 5
