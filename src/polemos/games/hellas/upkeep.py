"""10: maintenance of the fleet and supply of the legions, at the end of a turn."""

from __future__ import annotations

from dataclasses import dataclass

from polemos.engine.flow import Frame
from polemos.engine.prompt import Arg, Choices, Prompt
from polemos.games.hellas.charts import FLEET
from polemos.games.hellas.contest import touched
from polemos.games.hellas.stability import shift
from polemos.games.hellas.stacks import LEGION, remove
from polemos.games.hellas.state import Hellas
from polemos.games.hellas.world import foe


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
            state.log("upkeep", "10f", who=side, talents=paid)
        if paid < due:
            shift(state, side, "unpaid", "10h")
        if state.result is not None:
            return


def hungry(state: Hellas, side: str) -> int:
    """10e: legions above the supply level."""
    return max(0, state.powers[side].legion_count() - state.supply(side))


def feed_legions(state: Hellas) -> None:
    """10e: each side that cannot feed its legions gives some up, the first player first."""
    state.call(Starve(foe(state.first)))
    state.call(Starve(state.first))


@dataclass
class Starve(Frame):
    """10e: the owner picks the legions, anywhere on the map or aboard."""

    who: str

    def _choices(self, state: Hellas) -> Choices:
        power = state.powers[self.who]
        choices: Choices = {}
        if power.legions:
            choices["disband"] = tuple(sorted(power.legions))
        if power.cargo:
            choices["disband_aboard"] = tuple(sorted(power.cargo))
        return choices

    def deciders(self, state: Hellas) -> tuple[str, ...]:
        return (self.who,) if hungry(state, self.who) else ()

    def prompt(self, state: Hellas, role: str) -> Prompt:
        return Prompt("starve", "10e", self._choices(state), {"count": hungry(state, role)})

    def act(self, state: Hellas, role: str, verb: str, arg: Arg) -> None:
        place, power = str(arg), state.powers[role]
        if verb == "disband":
            remove(state, role, LEGION, place, 1)
        else:
            power.cargo[place] -= 1
            if not power.cargo[place]:
                del power.cargo[place]
        state.log("disbanded", "10e", who=role, place=place)
        touched(state, place)

    def run(self, state: Hellas) -> None:
        state.end()
