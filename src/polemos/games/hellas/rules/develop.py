"""9.6: the development chart: one box further in as many rows as one can pay and meet the conditions of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.why import Barrier, Gate, Gates, Note
from polemos.games.hellas.charts import GOLDEN, ROWS, Need
from polemos.games.hellas.reasons.notes import advancing
from polemos.games.hellas.rules.action import Action
from polemos.games.hellas.rules.score import tell_points
from polemos.games.hellas.rules.setbacks import NO_LUXURIES, luxury_posts, missing_good, why_unmet
from polemos.games.hellas.rules.stability import shift
from polemos.games.hellas.state import Hellas

AT_THE_END: Final = Barrier("row-at-its-end", "9.6y")
BOX_TOO_DEAR: Final = Barrier("box-too-dear", "9.6b")
ONE_BOX: Final = Barrier("one-box-a-row", "9.6a")
NO_ROW: Final = Barrier("no-row-open", "9.6b")


def next_needs(state: Hellas, side: str, row: str) -> Need | None:
    """9.6i, 9.6u: the conditions of the next box; only the first of a phase has any."""
    chart, box = state.charts.rows[row], state.powers[side].boxes[row]
    phase = chart.phases[box + 1]
    return None if phase == chart.phases[box] else chart.needs.get(phase)


def can_meet(state: Hellas, side: str, row: str) -> bool:
    """9.6i: whether the conditions of the next box hold."""
    need = next_needs(state, side, row)
    return need is None or why_unmet(state, side, need) is None


def next_cost(state: Hellas, side: str, row: str) -> int:
    """9.6b: the number printed in the next box of a row that has one."""
    return state.charts.rows[row].costs[state.powers[side].boxes[row]]


def advance(state: Hellas, side: str, row: str) -> None:
    """9.6a, 9.6f: pay and enter the next box; a new phase of economy or culture pleases the people."""
    power, chart = state.powers[side], state.charts.rows[row]
    price = next_cost(state, side, row)
    power.money -= price
    power.boxes[row] += 1
    box = power.boxes[row]
    phase = chart.phases[box]
    state.log("developed", "9.6b", who=side, row=row, box=price, talents=price, left=power.money)
    if phase == chart.phases[box - 1]:
        return
    if phase == GOLDEN:
        state.log("golden-age", "9.6y", who=side, row=row)
        tell_points(state, side)
        return
    state.log("phase-entered", "9.6i", who=side, level=f"{row}_{phase}")
    if state.charts.phase_step[row]:
        shift(state, side, "phase", "9.6f")


def why_not_advance(state: Hellas, side: str, row: str) -> Barrier | None:
    """9.6b, 9.6i: whether the side can pay the next box of a row, and meets its conditions."""
    chart, power = state.charts.rows[row], state.powers[side]
    box = power.boxes[row]
    if box >= chart.last:
        return AT_THE_END
    if chart.costs[box] > power.money:
        return BOX_TOO_DEAR
    need = next_needs(state, side, row)
    return None if need is None else why_unmet(state, side, need)


def can_develop(state: Hellas, side: str) -> bool:
    for row in ROWS:  # noqa: SIM110 - asked with every choice of an action: a generator costs a frame
        if why_not_advance(state, side, row) is None:
            return True
    return False


@dataclass
class Develop(Action):
    """9.6a: any number of rows, each one box; what is met here counts for the next row (9.6j)."""

    rows: tuple[str, ...]

    def question(self, state: Hellas) -> Ask:
        return Ask(self.who, "develop", "9.6a", {"talents": state.powers[self.who].money})

    def offer(self, ask: Ask, state: Hellas) -> None:
        rows = [row for row in ROWS if row not in self.rows and why_not_advance(state, self.who, row) is None]
        ask.pick("advance", tuple(sorted(rows)), self.advance)

    def barriers(self, state: Hellas, who: str) -> Gates:
        return {"advance": Gate("row", self.why_not_advance)}

    def why_not_advance(self, state: Hellas, who: str, row: str | None) -> Barrier | None:
        if row is None:
            return NO_ROW
        if row in self.rows:
            return ONE_BOX
        barrier = why_not_advance(state, who, row)
        return None if barrier is None else told(state, who, row, barrier)

    def worth(self, state: Hellas, who: str, ask: Ask) -> list[Note]:
        rows = ask.choices.get("advance", ())
        return [note for row in rows for note in advancing(state, who, str(row))]

    def busy(self, state: Hellas) -> bool:
        return bool(self.rows)

    def advance(self, state: Hellas, role: str, row: str) -> None:
        advance(state, role, row)
        state.become(Develop(self.who, (*self.rows, row)))


def told(state: Hellas, side: str, row: str, barrier: Barrier) -> Barrier:
    """The barrier with its numbers, for whoever asks."""
    if barrier is AT_THE_END:
        return barrier
    if barrier is BOX_TOO_DEAR:
        return barrier.of(talents=next_cost(state, side, row), have=state.powers[side].money)
    need = next_needs(state, side, row)
    assert need is not None  # a condition has failed
    if barrier is NO_LUXURIES:
        return barrier.of(count=need.luxuries, have=luxury_posts(state, side))
    good = missing_good(state, side, need)
    if good >= 0:
        return barrier.of(good=state.charts.goods[good])
    return barrier.of(level=f"{need.row}_{need.phase}")
