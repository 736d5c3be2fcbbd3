"""2, 16: victory points, tie-breaks and the check after each action cycle."""

from __future__ import annotations

from typing import Final

from polemos.engine.result import Result
from polemos.games.hellas.charts import GOLDEN, ROWS
from polemos.games.hellas.printed import ATHENS, PROVINCE, SIDES, SPARTA
from polemos.games.hellas.state import Hellas

#: 2k-2n: what decides between equal points, in this order.
TIE_BREAKS: Final[tuple[str, ...]] = ("monuments", "stability", "income")

LINES: Final[tuple[str, ...]] = ("monuments", "golden_ages", "islands", "provinces")


def control_boxes(state: Hellas, side: str) -> tuple[int, int]:
    """11e, 9.1.2f: boxes on the rows of islands and provinces; Sicily counts three."""
    islands = provinces = 0
    for area, owner in state.control.items():
        if owner == side:
            facts = state.printed.areas[area]
            if facts.kind == PROVINCE:
                provinces += facts.weight
            else:
                islands += facts.weight
    return islands, provinces


def score_lines(state: Hellas, side: str) -> dict[str, int]:
    """2d-2f: a point for each monument, golden age and laurel reached."""
    return lines_for(state, side, *control_boxes(state, side))


def lines_for(state: Hellas, side: str, islands: int, provinces: int) -> dict[str, int]:
    """The lines of a side that has so many boxes."""
    power = state.powers[side]
    golden = sum(state.phase(side, row) == GOLDEN for row in ROWS) + (power.stability > state.charts.highest)
    laurels = state.charts.laurels["light" if state.option("light_laurels") else "dark"]
    return {
        "monuments": len(power.monuments),
        "golden_ages": golden,
        "islands": sum(islands >= box for box in laurels["island"]),
        "provinces": sum(provinces >= box for box in laurels["province"]),
    }


def points(state: Hellas, side: str) -> int:
    return sum(score_lines(state, side).values())


def tell_points(state: Hellas, side: str) -> None:
    """3.1h: the log says what the points are now, wherever one is won or lost."""
    if state.journal is not None:
        state.log("points", "2d", who=side, points=points(state, side))


def target(state: Hellas) -> int:
    """2b, 2o: the points that win; a scenario may set its own."""
    return _agreed(state, "points", "points")


def last_turn(state: Hellas) -> int:
    """5d, A49: the last turn, 0 if there is none."""
    return _agreed(state, "turns", "turn_limit")


def _agreed(state: Hellas, field: str, option: str) -> int:
    """A number of the scenario, or where it has none the one chosen for the match."""
    chosen = state.options[option]
    assert isinstance(chosen, int), f"{option} is a number"
    return int(state.printed.scenarios[state.scenario][field]) or chosen


def standing(state: Hellas, side: str) -> tuple[int, int, int, int]:
    """2k-2n: points, then monuments, stability and income."""
    power = state.powers[side]
    return points(state, side), len(power.monuments), power.stability, state.income(side)


def check_victory(state: Hellas) -> None:
    """16b: the agreed points at the end of a cycle win; the last turn, if any, ends the game."""
    won = max(points(state, side) for side in SIDES) >= target(state)
    if won:
        finish(state, "points", "2b")
    elif state.turn == last_turn(state):
        finish(state, "last_turn", "3s" if state.scenario != "standard" else "5d")


def _tell_tie(state: Hellas, athens: tuple[int, ...], sparta: tuple[int, ...]) -> None:
    """2k-2n: equal points: each comparison up to the one that decides."""
    for name, ours, theirs in zip(TIE_BREAKS, athens[1:], sparta[1:], strict=True):
        state.log("tie-break", "2k", why=name, athens=ours, sparta=theirs)
        if ours != theirs:
            return


def finish(state: Hellas, reason: str, rule: str) -> None:
    """2k-2n, A48: the better standing wins; a draw if even the incomes are equal."""
    athens, sparta = standing(state, ATHENS), standing(state, SPARTA)
    scores = {ATHENS: athens[0], SPARTA: sparta[0]}
    if athens[0] == sparta[0]:
        _tell_tie(state, athens, sparta)
    if athens == sparta:
        state.finish(Result(None, "draw", reason, "2m", scores))
        return
    winner = ATHENS if athens > sparta else SPARTA
    if athens[0] == sparta[0]:
        reason = f"{reason}_tie"
    state.finish(Result(winner, "victory", reason, rule, scores))
