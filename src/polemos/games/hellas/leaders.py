"""18.5: leaders, by option: two points of combat, six of movement, never lost."""

from __future__ import annotations

from dataclasses import dataclass

from polemos.engine.flow import Frame
from polemos.engine.prompt import Arg, Prompt
from polemos.games.hellas.reach import LEADER_ROUTE, NOTHING
from polemos.games.hellas.routes import pieces
from polemos.games.hellas.state import Hellas
from polemos.games.hellas.world import foe


def leader_bonus(state: Hellas, side: str, place: str) -> int:
    """18.5b: what the leader adds to his units that fight in his hex."""
    if not state.option("leaders") or state.powers[side].leader != place:
        return 0
    return state.charts.combat["leader"]


def leader_reach(state: Hellas, side: str) -> tuple[str, ...]:
    """18.5c: six points over land and coast; alone he does not walk in among enemies."""
    power = state.powers[side]
    foreign = pieces(state.powers[foe(side)]) | state.neutral_legions.keys() | set(state.neutral_forts)
    barred = foreign - power.legions.keys() - power.ships.keys()
    route = (LEADER_ROUTE, power.leader, state.charts.leader_move, True)
    return state.world.atlas.reach(route, NOTHING, barred)[0]


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

    def deciders(self, state: Hellas) -> tuple[str, ...]:
        return (self.who,)

    def prompt(self, state: Hellas, role: str) -> Prompt:
        place = state.powers[role].leader
        return Prompt("lead", "18.5c", {"to": leader_reach(state, role)}, {"place": place})

    def act(self, state: Hellas, role: str, verb: str, arg: Arg) -> None:
        state.powers[role].leader = str(arg)
        state.leader_moved = True
        state.log("led", "18.5c", who=role, place=str(arg))
        state.end()
