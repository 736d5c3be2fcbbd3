"""9.6: the development chart: one box further in as many rows as one can pay and meet the conditions of."""

from __future__ import annotations

from dataclasses import dataclass

from polemos.engine.ask import Ask
from polemos.games.hellas.charts import GOLDEN, ROWS
from polemos.games.hellas.rules.action import Action
from polemos.games.hellas.rules.score import tell_points
from polemos.games.hellas.rules.setbacks import meets
from polemos.games.hellas.rules.stability import shift
from polemos.games.hellas.state import Hellas


def can_meet(state: Hellas, side: str, row: str) -> bool:
    """9.6i, 9.6u: whether the conditions of the next box hold; only the first of a phase has any."""
    chart, box = state.charts.rows[row], state.powers[side].boxes[row]
    phase = chart.phases[box + 1]
    if phase == chart.phases[box] or phase not in chart.needs:
        return True
    return meets(state, side, chart.needs[phase])


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


def is_open(state: Hellas, side: str, row: str) -> bool:
    """9.6b, 9.6i: whether the side can pay the next box of a row, and meets its conditions."""
    chart, power = state.charts.rows[row], state.powers[side]
    box = power.boxes[row]
    return box < chart.last and chart.costs[box] <= power.money and can_meet(state, side, row)


def can_develop(state: Hellas, side: str) -> bool:
    for row in ROWS:  # noqa: SIM110 - asked with every choice of an action: a generator costs a frame
        if is_open(state, side, row):
            return True
    return False


@dataclass
class Develop(Action):
    """9.6a: any number of rows, each one box; what is met here counts for the next row (9.6j)."""

    rows: tuple[str, ...]

    def question(self, state: Hellas) -> Ask:
        return Ask(self.who, "develop", "9.6a", {"talents": state.powers[self.who].money})

    def offer(self, ask: Ask, state: Hellas) -> None:
        rows = [row for row in ROWS if row not in self.rows and is_open(state, self.who, row)]
        ask.pick("advance", tuple(sorted(rows)), self.advance)

    def busy(self, state: Hellas) -> bool:
        return bool(self.rows)

    def advance(self, state: Hellas, role: str, row: str) -> None:
        advance(state, role, row)
        state.become(Develop(self.who, (*self.rows, row)))
