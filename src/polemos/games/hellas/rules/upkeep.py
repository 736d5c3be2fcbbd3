"""10: maintenance of the fleet and supply of the legions, at the end of a turn."""

from __future__ import annotations

from dataclasses import dataclass

from polemos.engine.flow import Frame
from polemos.engine.prompt import Arg, Choices, Prompt
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
        """Nobody is asked where all legions stand together."""
        places = sum(len(found) for found in self._choices(state).values())
        return (self.who,) if places > 1 and hungry(state, self.who) else ()

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
        state.log("disbanded" if verb == "disband" else "disbanded-aboard", "10e", who=role, place=place)
        touched(state, place)
        seek_shelter(state)

    def run(self, state: Hellas) -> None:
        if not hungry(state, self.who):
            state.end()
            return
        for verb, places in self._choices(state).items():
            self.act(state, self.who, verb, places[0])
