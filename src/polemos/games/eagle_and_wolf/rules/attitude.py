"""1.1e, 3.13, 11.1b, 12.2: tests of a general's attitude, told with all that decided them."""

from __future__ import annotations

from polemos.games.eagle_and_wolf.state import Campaign


def dares(state: Campaign, counter: str, rule: str, place: str, own: int, capital: int) -> bool:
    """3.13a-b, 12.2a: whether the general seeks battle; own land and the capital help him only by 3.13."""
    army = state.armies[counter]
    die = state.die(rule, state.nation(counter))
    need = army.attitude + own + capital
    because = (*(("own_land",) if own else ()), *(("own_capital",) if capital else ()))
    state.log(
        "dares" if die <= need else "shrinks",
        rule,
        leader=counter,
        place=place,
        die=die,
        attitude=army.attitude,
        because=because or ("nothing",),
        number=need,
    )
    return die <= need


def accepts(state: Campaign, counter: str) -> int:
    """11.1b-c: the die of an army that is attacked, against the attitude alone."""
    die, need = state.die("11.1b", state.nation(counter)), state.armies[counter].attitude
    state.log("accepts" if die <= need else "refuses", "11.1b", leader=counter, die=die, number=need)
    return die
