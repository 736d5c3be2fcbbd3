"""dba.2.3, 3, 9: the course of a battle fought for its own sake, from the muster to the rout."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.battles.dba.field import ATTACKER, DEFENDER
from polemos.battles.dba.quick.fight import quick
from polemos.battles.dba.rules.bound import Fighting
from polemos.battles.dba.rules.deployment import SWAPS, Camp, Deploy, Swap
from polemos.battles.dba.rules.muster import Muster
from polemos.battles.dba.rules.placing_terrain import Edge, Terrain
from polemos.battles.dba.telling import fought
from polemos.engine.ask import Ask
from polemos.engine.flow import Frame, Plain, Sequence, Step
from polemos.engine.prompt import ALONE
from polemos.engine.result import Result
from polemos.games.dba.printed import FREE, ROLES, SIDES
from polemos.games.dba.state import Dba

#: How the battle is fought.
TABLE: Final = "table"
QUICK: Final = "quick"
AGREE: Final = "agree"


@dataclass
class Battle(Sequence):
    """dba.2.3, 3a: armies, how to fight, terrain, edges, deployment, bounds."""

    def steps(self) -> tuple[Step, ...]:
        return (
            muster_attacker,
            muster_defender,
            agree,
            terrain,
            edge,
            camps,
            deploy_first,
            deploy_second,
            swap,
            fight,
        )

    def resume(self, state: Dba, result: Plain) -> None:
        if result == QUICK:
            resolve(state)
        elif isinstance(result, tuple):
            finish(state, str(result[0]), int(str(result[1])))


def given(state: Dba) -> bool:
    """Whether history has mustered the armies and laid out the field."""
    return state.scenario != FREE


def muster_attacker(state: Dba) -> None:
    if given(state):
        tell_history(state)
        return
    state.call(Muster(ATTACKER, str(state.options["attacker_army"]), ()))


def tell_history(state: Dba) -> None:
    """Who stands against whom, and where."""
    field = state.field
    for side, _ in SIDES:
        own = tuple(element for element in field.kinds if field.side(element) == side)
        state.log("roster", "dba.13a", side=state.banner(side), pieces=own)
    state.log("field", "dba.2.3a", feature=tuple(f[0] for f in field.features))


def muster_defender(state: Dba) -> None:
    if not given(state):
        state.call(Muster(DEFENDER, str(state.options["defender_army"]), ()))


def agree(state: Dba) -> None:
    """dba.auto.a: on the table, at once, or as both agree."""
    way = state.options["resolution"]
    if way == QUICK:
        resolve(state)
    elif way == AGREE:
        state.call(Agree((), ()))


def terrain(state: Dba) -> None:
    if not given(state):
        state.call(Terrain())


def edge(state: Dba) -> None:
    if not given(state):
        state.call(Edge(ATTACKER))


def camps(state: Dba) -> None:
    """dba.9e: the attacker's camp is placed last, so its frame lies below."""
    if state.options["camps"]:
        state.call(Camp(ATTACKER))
        state.call(Camp(DEFENDER))


def deploy_first(state: Dba) -> None:
    """dba.2.3c: the defender first."""
    state.call(Deploy(DEFENDER))


def deploy_second(state: Dba) -> None:
    state.call(Deploy(ATTACKER))


def swap(state: Dba) -> None:
    state.call(Swap(SWAPS, ""))


def fight(state: Dba) -> None:
    state.call(Fighting())


@dataclass
class Agree(Frame):
    """dba.auto.a: both say how they would fight; at once only if both want it."""

    asked: tuple[str, ...]
    answers: tuple[str, ...]

    def ask(self, state: Dba) -> Ask | None:
        return Ask.together([self._question(role) for role in ROLES if role not in self.asked])

    def phase(self, state: Dba) -> str:
        return "agree"

    def _question(self, role: str) -> Ask:
        ask = Ask(role, "agree", "dba.auto.a")
        return ask.family(TABLE, ALONE, self.answer).family(QUICK, ALONE, self.answer)

    def answer(self, state: Dba, role: str, verb: str, _: None) -> None:
        state.become(Agree((*self.asked, role), (*self.answers, verb)))

    def run(self, state: Dba) -> None:
        both = self.answers == (QUICK, QUICK)
        state.log("agreed", "dba.auto.a", way=QUICK if both else TABLE)
        state.end(QUICK if both else TABLE)


def resolve(state: Dba) -> None:
    """dba.auto.a: the quick battle."""
    reason, loser, _ = quick(state)
    finish(state, reason, loser)


def finish(state: Dba, reason: str, loser: int) -> None:
    """dba.9: a rout loses; after the last bound the attacker withdraws."""
    field = state.field
    fought(state, reason, loser)
    counts = {ROLES[side]: len(field.losses(1 - side)) for side in (ATTACKER, DEFENDER)}
    own, foe = field.count(1 - loser), field.count(loser)
    level = "withdrawal" if reason == "withdrawal" else "decisive" if foe >= 2 * own + 4 else "victory"
    state.finish(Result(ROLES[1 - loser], level, reason, "11.3a" if reason == "rout" else "dba.9d", counts))
