"""5, 6, 7: the turn: income, first player, Syracuse, action cycle, victory check, upkeep."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame, Sequence, Step
from polemos.games.hellas.charts import ECONOMY, FLEET, MILITARY
from polemos.games.hellas.printed import ATHENS, SIDES, SPARTA, foe
from polemos.games.hellas.rules.cycle import Cycle
from polemos.games.hellas.rules.neutrals import reinforce_syracuse
from polemos.games.hellas.rules.score import check_victory
from polemos.games.hellas.rules.upkeep import feed_legions, pay_ships
from polemos.games.hellas.state import Hellas

#: 7a-7d: what is compared, in this order.
INITIATIVE: Final[tuple[str, ...]] = ("military", "fleet", "income", "units")


@dataclass
class Turns(Frame):
    """5d: turn after turn until somebody has won."""

    def run(self, state: Hellas) -> None:
        state.turn += 1
        state.log("turn", "5a", turn=state.turn)
        state.call(UpkeepFirst() if state.options["end_of_turn"] == "upkeep" else Turn())


@dataclass
class Turn(Sequence):
    """5a: the phases of a turn."""

    def steps(self) -> tuple[Step, ...]:
        return (
            collect_income,
            choose_first_player,
            reinforce_syracuse,
            begin_cycle,
            check_victory,
            pay_ships,
            feed_legions,
        )


@dataclass
class UpkeepFirst(Sequence):
    """1f: the other order of the end of a turn (A03)."""

    def steps(self) -> tuple[Step, ...]:
        return (
            collect_income,
            choose_first_player,
            reinforce_syracuse,
            begin_cycle,
            pay_ships,
            feed_legions,
            check_victory,
        )


def collect_income(state: Hellas) -> None:
    """6a, 6f: both sides are paid, then the armistice cubes advance (and fall off after the third box)."""
    for side in SIDES:
        income, power = state.income(side), state.powers[side]
        power.money += income
        bonus = state.charts.bonus[state.phase(side, ECONOMY)]
        state.log(
            "income", "6a", who=side, talents=income, trade=income - bonus, bonus=bonus, left=power.money
        )
    if state.armistice:
        advance_armistice(state)


def advance_armistice(state: Hellas) -> None:
    """6f, 9.8e: the cubes move after the income, and fall off after the third box."""
    state.armistice += 1
    if state.armistice > state.charts.armistice_turns:
        state.armistice, state.asker = 0, ""
        state.log("armistice-over", "9.8e")
    else:
        state.log("armistice-goes-on", "6f", box=state.armistice, of=state.charts.armistice_turns)


def first_player(state: Hellas) -> str:
    """7: military box, fleet box, income, units in play; Athens if all are equal."""
    return SPARTA if initiative(state, SPARTA) > initiative(state, ATHENS) else ATHENS


def tell_first_player(state: Hellas) -> None:
    """7a-7e: which comparison has decided, and with which numbers."""
    who = state.first
    ours, theirs = initiative(state, who), initiative(state, foe(who))
    for why, mine, other in zip(INITIATIVE, ours, theirs, strict=True):
        if mine != other:
            state.log("first-player", "7a", who=who, why=why, ours=mine, theirs=other)
            return
    state.log("first-player-by-default", "7e", who=who)


def initiative(state: Hellas, side: str) -> tuple[int, int, int, int]:
    power = state.powers[side]
    units = power.legion_count() + power.ship_count()
    return power.boxes[MILITARY], power.boxes[FLEET], state.income(side), units


def choose_first_player(state: Hellas) -> None:
    """7a, 18.6a: the side that is ahead begins, or by option says who does."""
    state.first = first_player(state)
    if state.journal is not None:
        tell_first_player(state)
    if state.option("choose_order"):
        state.call(ChooseOrder(state.first))


@dataclass
class ChooseOrder(Frame):
    """18.6a: the would-be first player plays first or second."""

    who: str

    def ask(self, state: Hellas) -> Ask:
        ask = Ask(self.who, "choose-order", "18.6a")
        return ask.alone("go_first", self.go_first).alone("go_second", self.go_second)

    def go_first(self, state: Hellas, role: str) -> None:
        self.begin_with(state, role)

    def go_second(self, state: Hellas, role: str) -> None:
        self.begin_with(state, foe(role))

    def begin_with(self, state: Hellas, side: str) -> None:
        state.first = side
        state.log("order-chosen", "18.6a", who=self.who, foe=side)
        state.end()


def begin_cycle(state: Hellas) -> None:
    """8: a fresh cycle; nothing of the last one blocks anything (A10)."""
    state.cycle = ()
    state.call(Cycle())
