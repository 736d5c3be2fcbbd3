"""10: maintenance of the fleet and supply of the legions, at the end of a turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame
from polemos.engine.why import PLACE, Barrier, Gate, Gates, outside
from polemos.games.hellas.charts import FLEET
from polemos.games.hellas.printed import foe
from polemos.games.hellas.rules.contest import touched
from polemos.games.hellas.rules.shelter import seek_shelter
from polemos.games.hellas.rules.stability import shift
from polemos.games.hellas.rules.stacks import LEGION, remove
from polemos.games.hellas.state import Hellas


def upkeep(state: Hellas, side: str) -> int:
    """10f, 10g: talents due for all ships."""
    return state.powers[side].ship_count() * state.charts.ship_upkeep[state.phase(side, FLEET)]


def pay_ships(state: Hellas) -> None:
    """10f, 10h, 10i: pay what one can; a shortfall costs stability, never a ship."""
    for side in (state.first, foe(state.first)):
        power, due = state.powers[side], upkeep(state, side)
        paid = min(power.money, due)
        power.money -= paid
        if due:
            state.log("upkeep", "10f", who=side, talents=paid, due=due, left=power.money)
        if paid < due:
            shift(state, side, "unpaid", "10h")
        if state.result is not None:
            return


def hungry(state: Hellas, side: str) -> int:
    """10e: legions above the supply level."""
    return max(0, state.powers[side].legion_count() - state.supply(side))


def feed_legions(state: Hellas) -> None:
    """10e: each side that cannot feed its legions gives some up, the first player first."""
    for side in (state.first, foe(state.first)):
        if hungry(state, side):
            count, fed = state.powers[side].legion_count(), state.supply(side)
            state.log("hunger", "10e", who=side, count=count, supply=fed)
    state.call(Starve(foe(state.first)))
    state.call(Starve(state.first))


NO_LEGION: Final = Barrier("no-legion-to-disband", "10e")
NOBODY_ABOARD: Final = Barrier("nobody-aboard", "10e")


@dataclass
class Starve(Frame):
    """10e: the owner picks the legions, anywhere on the map or aboard."""

    who: str

    def phase(self, state: Hellas) -> str:
        return "upkeep"

    def ask(self, state: Hellas) -> Ask | None:
        """Nobody is asked where all legions stand together."""
        power, count = state.powers[self.who], hungry(state, self.who)
        if not count or len(power.legions) + len(power.cargo) < 2:
            return None
        ask = Ask(self.who, "starve", "10e", {"count": count})
        ask.pick("disband", tuple(sorted(power.legions)), self.disband)
        return ask.pick("disband_aboard", tuple(sorted(power.cargo)), self.disband_aboard)

    def barriers(self, state: Hellas, who: str) -> Gates:
        power = state.powers[who]
        return {
            "disband": Gate(PLACE, outside(tuple(power.legions), NO_LEGION)),
            "disband_aboard": Gate(PLACE, outside(tuple(power.cargo), NOBODY_ABOARD)),
        }

    def disband(self, state: Hellas, role: str, place: str) -> None:
        remove(state, role, LEGION, place, 1)
        state.log("disbanded", "10e", who=role, place=place)
        touched(state, place)
        seek_shelter(state)

    def disband_aboard(self, state: Hellas, role: str, place: str) -> None:
        power = state.powers[role]
        power.cargo[place] -= 1
        if not power.cargo[place]:
            del power.cargo[place]
        state.log("disbanded-aboard", "10e", who=role, place=place)
        touched(state, place)
        seek_shelter(state)

    def run(self, state: Hellas) -> None:
        power = state.powers[self.who]
        if not hungry(state, self.who):
            state.end()
        elif power.legions:
            self.disband(state, self.who, next(iter(power.legions)))
        else:
            self.disband_aboard(state, self.who, next(iter(power.cargo)))
