"""dba.6: shooting. In the nine lists only artillery shoots; bows of other lists do too."""

from __future__ import annotations

from dataclasses import dataclass

from polemos.engine.flow import NOBODY, Frame
from polemos.engine.prompt import Arg, Prompt
from polemos.kit.dba import falling_back
from polemos.kit.dba.book import DESTROYED, FLEE, NOTHING
from polemos.kit.dba.field import WOODS, Field
from polemos.kit.dba.grid import COLUMN, ROW, between
from polemos.kit.dba.state import BattleState


def targets(field: Field, shooter: str) -> tuple[str, ...]:
    """dba.6a: enemies in range, in the own column or one beside, in sight and not in close combat."""
    if not field.kind(shooter).range or engaged(field, shooter):
        return ()
    return tuple(
        t for t in field.enemies(shooter) if _in_arc(field, shooter, t) and _in_sight(field, shooter, t)
    )


def engaged(field: Field, element: str) -> bool:
    """dba.6a: in close combat, by its own front or an enemy's."""
    return bool(field.contacts(element) or field.attackers(element))


def _in_arc(field: Field, shooter: str, target: str) -> bool:
    width, facing = field.width, field.facing[shooter]
    a, b = field.at[shooter], field.at[target]
    rows, columns = b // width - a // width, b % width - a % width
    far = rows * ROW[facing] + columns * COLUMN[facing]
    aside = abs(rows * COLUMN[facing]) + abs(columns * ROW[facing])
    return 1 <= far <= field.kind(shooter).range and aside <= 1 and not engaged(field, target)


def _in_sight(field: Field, shooter: str, target: str) -> bool:
    """dba.6a, 2.2e: nobody between, no wood between, and not from inside a wood at somebody in it."""
    a, b = field.at[shooter], field.at[target]
    if field.ground[a] == WOODS and field.ground[b] == WOODS:
        return False
    return not any(c in field.holder or field.ground[c] == WOODS for c in between(field.width, a, b))


def shooters(field: Field, side: int) -> tuple[str, ...]:
    """dba.3c, 6a: artillery of the active side that did not move; bows of both sides."""
    found = []
    for element in (*field.of(side), *field.of(1 - side)):
        own = field.side(element) == side
        ready = element not in field.moved if field.kinds[element] == "Art" else True
        if (own or field.kinds[element] != "Art") and ready and targets(field, element):
            found.append(element)
    return tuple(found)


@dataclass
class Shooting(Frame):
    """dba.3b: every shooter is given a target; then each target is resolved."""

    side: int
    pending: tuple[str, ...]
    aims: tuple[tuple[str, str], ...]

    def open(self, state: BattleState) -> tuple[str, ...]:
        return tuple(e for e in self.pending if e in state.field.at and targets(state.field, e))

    def deciders(self, state: BattleState) -> tuple[str, ...]:
        left = self.open(state)
        if not left or len(targets(state.field, left[0])) == 1:
            return NOBODY
        return (state.commanders[state.field.side(left[0])],)

    def prompt(self, state: BattleState, role: str) -> Prompt:
        shooter = self.open(state)[0]
        return Prompt("shoot", "dba.6a", {"at": targets(state.field, shooter)}, {"piece": shooter})

    def act(self, state: BattleState, role: str, verb: str, arg: Arg) -> None:
        self._aim(state, self.open(state)[0], str(arg))

    def _aim(self, state: BattleState, shooter: str, target: str) -> None:
        rest = tuple(e for e in self.pending if e != shooter)
        state.become(Shooting(self.side, rest, (*self.aims, (shooter, target))))

    def run(self, state: BattleState) -> None:
        left = self.open(state)
        if left:
            self._aim(state, left[0], targets(state.field, left[0])[0])
            return
        state.end()
        for target in dict.fromkeys(target for _, target in self.aims):
            volley(state, tuple(s for s, t in self.aims if t == target), target)


def volley(state: BattleState, by: tuple[str, ...], target: str) -> None:
    """dba.6b-c: the first shooter rolls; each further one is -1 to the target, two at most."""
    field = state.field
    if target not in field.at or by[0] not in field.at:
        return
    shooter = by[0]
    dice = state.roll("dba.6b", 2, 6, state.commanders[field.side(shooter)])
    general = 1 if target in field.generals else 0
    high = field.kind(shooter).shoots + dice[0]
    back = shoots_back(field, target, shooter)
    own = field.kind(target).shoots if back else field.kind(target).v_foot
    low = own + general - min(2, len(by) - 1) + dice[1]
    state.log("shot", "dba.6b", pieces=(shooter, target), mine=high, theirs=low)
    if low < high:
        _hit(state, target, shooter, (low, high))
    elif high < low and back:
        _hit(state, shooter, target, (high, low))


def shoots_back(field: Field, target: str, shooter: str) -> bool:
    """dba.3c, 6b: a target that can shoot at its shooter answers."""
    return shooter in targets(field, target)


def _hit(state: BattleState, loser: str, winner: str, totals: tuple[int, int]) -> None:
    """dba.6d: what the target suffers."""
    field = state.field
    outcome = field.book.shot(field.kinds[loser], field.kinds[winner], totals)
    if outcome == DESTROYED:
        falling_back.destroy(state, loser, "dba.6d")
    elif outcome == FLEE:
        falling_back.flee(state, loser)
    elif outcome != NOTHING:
        falling_back.recoil(state, loser)
