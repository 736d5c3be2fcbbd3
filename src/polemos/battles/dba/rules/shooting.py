"""dba.6: shooting. In the nine lists only artillery shoots; bows of other lists do too."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.battles.dba.book import DESTROYED, FLEE, NOTHING
from polemos.battles.dba.field import WOODS, Field
from polemos.battles.dba.grid import COLUMN, ROW, between
from polemos.battles.dba.rules import recoil
from polemos.battles.dba.rules.flight import flee
from polemos.battles.dba.state import BattleState
from polemos.battles.dba.telling import told
from polemos.engine.ask import Ask
from polemos.engine.flow import Frame, Plain
from polemos.engine.why import PIECE, Barrier, Gate, Gates, outside
from polemos.kit.modifiers import Modifiers


def targets(field: Field, shooter: str) -> tuple[str, ...]:
    """dba.6a: enemies in range, in the own column or one beside, in sight and not in close combat."""
    if not field.kind(shooter).range or engaged(field, shooter):
        return ()
    return tuple(t for t in field.enemies(shooter) if why_no_target(field, shooter, t) is None)


OWN_SIDE: Final = Barrier("dba-target-own", "dba.6a")
OFF_FIELD: Final = Barrier("dba-off-field", "dba.6a")
OUT_OF_RANGE: Final = Barrier("dba-out-of-range", "dba.12r")
OUT_OF_ARC: Final = Barrier("dba-out-of-arc", "dba.6a")
IN_COMBAT: Final = Barrier("dba-target-engaged", "dba.6a")
IN_WOODS: Final = Barrier("dba-target-in-woods", "dba.2.2e")
SCREENED: Final = Barrier("dba-target-screened", "dba.6a")


def why_no_target(field: Field, shooter: str, target: str) -> Barrier | None:
    """dba.6a: what keeps a shooter, who is not in close combat himself, from aiming at an enemy."""
    if target not in field.at:
        return OFF_FIELD
    if field.side(target) == field.side(shooter):
        return OWN_SIDE
    far, aside = _distances(field, shooter, target)
    if far < 1 or aside > 1:
        return OUT_OF_ARC
    if far > field.kind(shooter).range:
        return OUT_OF_RANGE
    if engaged(field, target):
        return IN_COMBAT
    return _hidden(field, shooter, target)


def engaged(field: Field, element: str) -> bool:
    """dba.6a: in close combat, by its own front or an enemy's."""
    return bool(field.contacts(element) or field.attackers(element))


def _distances(field: Field, shooter: str, target: str) -> tuple[int, int]:
    """How far ahead of the shooter the target is, and how far aside."""
    width, facing = field.width, field.facing[shooter]
    a, b = field.at[shooter], field.at[target]
    rows, columns = b // width - a // width, b % width - a % width
    far = rows * ROW[facing] + columns * COLUMN[facing]
    return far, abs(rows * COLUMN[facing]) + abs(columns * ROW[facing])


def _hidden(field: Field, shooter: str, target: str) -> Barrier | None:
    """dba.6a, 2.2e: nobody between, no wood between, and not from inside a wood at somebody in it."""
    a, b = field.at[shooter], field.at[target]
    if field.ground[a] == WOODS and field.ground[b] == WOODS:
        return IN_WOODS
    if any(c in field.holder or field.ground[c] == WOODS for c in between(field.width, a, b)):
        return SCREENED
    return None


def shooters(field: Field, side: int) -> tuple[str, ...]:
    """dba.3c, 6a: artillery of the active side that did not move; bows of both sides."""
    found: list[str] = []
    if not field.has_shooters():
        return ()
    for element in (*field.of(side), *field.of(1 - side)):
        if not field.kind(element).range:
            continue
        own = field.side(element) == side
        ready = element not in field.moved if field.kinds[element] == "Art" else True
        if (own or field.kinds[element] != "Art") and ready and targets(field, element):
            found.append(element)
    return tuple(found)


NOT_AIMED_AT: Final = Barrier("dba-not-aimed-at", "dba.3b")
NOT_SHOOTING: Final = Barrier("dba-not-shooting", "dba.6c")


@dataclass
class Shooting(Frame):
    """dba.6a, 3b: every shooter is given a target by its owner; then the active player chooses which target
    is resolved next, and each outcome is carried out before the next shot."""

    side: int
    pending: tuple[str, ...]
    aims: tuple[tuple[str, str], ...]

    def open(self, state: BattleState) -> tuple[str, ...]:
        return tuple(e for e in self.pending if e in state.field.at and targets(state.field, e))

    def left(self, state: BattleState) -> tuple[str, ...]:
        """Targets still standing at which somebody still standing aims."""
        at = state.field.at
        return tuple(sorted({target for shooter, target in self.aims if shooter in at and target in at}))

    def ask(self, state: BattleState) -> Ask | None:
        shooters = self.open(state)
        if not shooters:
            left = self.left(state)
            ask = Ask(state.commanders[self.side], "volley", "dba.3b")
            return ask.pick("resolve", left, self.resolve) if len(left) > 1 else None
        found = targets(state.field, shooters[0])
        ask = Ask(state.owner(shooters[0]), "shoot", "dba.6a", {"piece": shooters[0]})
        return ask.pick("at", found, self.aim) if len(found) > 1 else None

    def barriers(self, state: BattleState, who: str) -> Gates:
        shooters = self.open(state)
        if not shooters:
            return {"resolve": Gate(PIECE, outside(self.left(state), NOT_AIMED_AT))}
        return {"at": Gate(PIECE, self.why_not_at)}

    def why_not_at(self, state: BattleState, who: str, target: str | None) -> Barrier | None:
        if target is None:
            return None
        shooter = self.open(state)[0]
        barrier = why_no_target(state.field, shooter, target)
        return barrier and barrier.of(other=shooter, count=state.field.kind(shooter).range)

    def phase(self, state: BattleState) -> str:
        return "shooting"

    def aim(self, state: BattleState, role: str, target: str) -> None:
        self._aim(state, self.open(state)[0], target)

    def resolve(self, state: BattleState, role: str, target: str) -> None:
        self._resolve(state, target)

    def _aim(self, state: BattleState, shooter: str, target: str) -> None:
        rest = tuple(e for e in self.pending if e != shooter)
        state.become(Shooting(self.side, rest, (*self.aims, (shooter, target))))

    def run(self, state: BattleState) -> None:
        shooters, left = self.open(state), self.left(state)
        if shooters:
            self._aim(state, shooters[0], targets(state.field, shooters[0])[0])
        elif left:
            self._resolve(state, left[0])
        else:
            state.end()

    def _resolve(self, state: BattleState, target: str) -> None:
        by = tuple(s for s, t in self.aims if t == target and s in state.field.at)
        answered = [s for s in by if self._answers(state.field, target, s)]
        kinds = {state.field.kinds[shooter] for shooter in by}
        if len(by) > 1 and (len(kinds) > 1 or answered):
            state.call(Volley(by, target))
        else:
            self._shoot(state, by[0], target)

    def _answers(self, field: Field, target: str, shooter: str) -> bool:
        """dba.3c, 6b: it shoots at its shooter too, or is artillery that answers artillery."""
        if field.kinds[target] == "Art" and field.side(target) != self.side:
            return shoots_back(field, target, shooter)
        return (target, shooter) in self.aims

    def resume(self, state: BattleState, result: Plain) -> None:
        if isinstance(result, tuple):
            self._shoot(state, str(result[0]), str(result[1]))

    def _shoot(self, state: BattleState, leader: str, target: str) -> None:
        """dba.6b: nobody shoots twice: whose shot is answered has had the answer's shot as well."""
        field = state.field
        number = sum(t == target and s in field.at for s, t in self.aims)
        back = self._answers(field, target, leader)
        rest = tuple(aim for aim in self.aims if aim[1] != target and not (back and aim[0] == target))
        state.become(Shooting(self.side, (), rest))
        volley(state, leader, number, target, back)


@dataclass
class Volley(Frame):
    """dba.6c: several shoot at one: whose shot it is that the others only help; returns who and at whom."""

    by: tuple[str, ...]
    target: str

    def ask(self, state: BattleState) -> Ask:
        ask = Ask(state.owner(self.by[0]), "lead", "dba.6c", {"piece": self.target})
        return ask.pick("lead", tuple(sorted(self.by)), self.lead)

    def phase(self, state: BattleState) -> str:
        return "shooting"

    def barriers(self, state: BattleState, who: str) -> Gates:
        return {"lead": Gate(PIECE, outside(self.by, NOT_SHOOTING.of(other=self.target)))}

    def lead(self, state: BattleState, role: str, leader: str) -> None:
        state.end((leader, self.target))


def shot_modifiers(
    field: Field, shooter: str, target: str, shots: int, back: bool
) -> tuple[Modifiers, Modifiers]:
    """dba.6b-c: what is added to the shooter's die and to the target's, which may be shooting back."""
    kind = field.kind(target)
    mine, theirs = Modifiers(), Modifiers()
    mine.add("factor", field.kind(shooter).shoots)
    theirs.add("factor", kind.shoots if back else kind.v_foot)
    theirs.add_if(target in field.generals, "general", 1)
    theirs.add("shooters", -min(2, shots - 1))
    return mine, theirs


def volley(state: BattleState, shooter: str, number: int, target: str, back: bool) -> None:
    """dba.6b-c: the leader rolls; each further shooter is -1 to the target, two at most."""
    field = state.field
    mine, theirs = shot_modifiers(field, shooter, target, number, back)
    first = state.throw("dba.6b", field.side(shooter))
    second = state.throw("dba.6b", field.side(target))
    where: dict[str, str] = {"place": state.place(field.at[target])}
    told(state, "shot", "dba.6b", where, (shooter, target), (mine, theirs), (first, second), not back)
    high, low = mine.total + first, theirs.total + second
    if low < high:
        _hit(state, target, shooter, (low, high))
    elif high < low and back:
        _hit(state, shooter, target, (high, low))


def shoots_back(field: Field, target: str, shooter: str) -> bool:
    """dba.3c, 6b: whether a target could answer its shooter; artillery answers artillery only."""
    if field.kinds[target] == "Art" and field.kinds[shooter] != "Art":
        return False
    return shooter in targets(field, target)


def _hit(state: BattleState, loser: str, winner: str, totals: tuple[int, int]) -> None:
    """dba.6d: what the target suffers."""
    field = state.field
    outcome = field.book.shot(field.kinds[loser], field.kinds[winner], totals)
    if outcome == DESTROYED:
        recoil.destroy(state, loser, "dba.6d", recoil.SHOT)
    elif outcome == FLEE:
        flee(state, loser)
    elif outcome != NOTHING:
        recoil.recoil(state, loser)
