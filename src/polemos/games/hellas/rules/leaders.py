"""18.5: leaders, by option: two points of combat, six of movement, never lost."""

from __future__ import annotations

from dataclasses import dataclass

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame
from polemos.games.hellas.printed import foe
from polemos.games.hellas.reach import LAND_ROUTE, NOTHING
from polemos.games.hellas.rules.routes import no_entry, pieces
from polemos.games.hellas.rules.stacks import units
from polemos.games.hellas.state import Hellas

#: 18.5b: side and arm of each leader whose arm is settled in the present attack action.
Led = tuple[tuple[str, str], ...]


def leads(state: Hellas, side: str, place: str, arm: str, led: Led) -> bool:
    """18.5b: he adds to *a* unit that fights in his hex: not to bare walls, nor to two arms in one action.

    `led` has the arm that a leader is bound to in the present attack action.
    """
    power = state.powers[side]
    if power.leader != place or place not in units(power, arm):
        return False
    bound = [bound_to for whose, bound_to in led if whose == side]
    return not bound or arm in bound


def leader_bonus(state: Hellas, side: str, place: str, arm: str, led: Led = ()) -> int:
    """18.5b: what the leader adds to the total of his side."""
    return state.charts.combat["leader"] if leads(state, side, place, arm, led) else 0


def leader_reach(state: Hellas, side: str) -> tuple[str, ...]:
    """18.5c: six points on foot, islands too; he does not walk in among enemies alone (H07), or by 9.8f."""
    power = state.powers[side]
    neutral = state.neutral_legions.keys() | set(state.neutral_fortresses)
    foreign = pieces(state.powers[foe(side)]) | neutral
    barred = foreign - power.legions.keys() - power.ships.keys()
    if state.armistice:
        barred |= no_entry(state, side)
    route = (LAND_ROUTE, power.leader, state.charts.leader_move, True)
    return state.printed.atlas.reach(route, NOTHING, barred)[0]


def may_lead(state: Hellas, side: str) -> tuple[str, ...]:
    """The leader's own hex, if he can still walk somewhere."""
    leader = state.powers[side].leader
    if not leader or state.leader_moved:
        return ()
    return (leader,) if leader_reach(state, side) else ()


@dataclass
class Lead(Frame):
    """18.5c: where the leader goes by himself."""

    who: str

    def ask(self, state: Hellas) -> Ask:
        ask = Ask(self.who, "lead", "18.5c", {"place": state.powers[self.who].leader})
        return ask.pick("to", leader_reach(state, self.who), self.walk)

    def walk(self, state: Hellas, role: str, place: str) -> None:
        power = state.powers[role]
        source, power.leader = power.leader, place
        state.leader_moved = True
        state.log("led", "18.5c", who=role, place=source, to_place=place)
        state.end()
