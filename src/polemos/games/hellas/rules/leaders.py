"""18.5: leaders, by option: two points of combat, six of movement, never lost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame
from polemos.engine.why import PLACE, Barrier, Gate, Gates
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


NOT_THERE: Final = Barrier("leader-not-there", "18.5c")
WALKED: Final = Barrier("leader-moved", "18.5c")
NO_WALK: Final = Barrier("leader-shut-in", "18.5c")
OUT_OF_REACH: Final = Barrier("leader-out-of-reach", "18.5c")
AMONG_ENEMIES: Final = Barrier("leader-among-enemies", "18.5d")


def why_not_lead(state: Hellas, side: str, place: str | None) -> Barrier | None:
    """18.5c: the leader walks from his own hex, once an action, if there is anywhere to walk to."""
    leader = state.powers[side].leader
    if place is not None and leader != place:
        return NOT_THERE
    if state.leader_moved:
        return WALKED
    return None if leader_reach(state, side) else NO_WALK


def may_lead(state: Hellas, side: str) -> tuple[str, ...]:
    """The leader's own hex, if he can still walk somewhere."""
    leader = state.powers[side].leader
    return (leader,) if leader and why_not_lead(state, side, leader) is None else ()


@dataclass
class Lead(Frame):
    """18.5c: where the leader goes by himself."""

    who: str

    def ask(self, state: Hellas) -> Ask:
        ask = Ask(self.who, "lead", "18.5c", {"place": state.powers[self.who].leader})
        return ask.pick("to", leader_reach(state, self.who), self.walk)

    def barriers(self, state: Hellas, who: str) -> Gates:
        return {"to": Gate(PLACE, self.why_not_to)}

    def why_not_to(self, state: Hellas, who: str, place: str | None) -> Barrier | None:
        if place is None or place in leader_reach(state, who):
            return None
        alone = place not in state.powers[who].legions and state.enemies_at(who, place)
        return AMONG_ENEMIES if alone else OUT_OF_REACH.of(of=state.charts.leader_move)

    def walk(self, state: Hellas, role: str, place: str) -> None:
        power = state.powers[role]
        source, power.leader = power.leader, place
        state.leader_moved = True
        state.log("led", "18.5c", who=role, place=source, to_place=place)
        state.end()
