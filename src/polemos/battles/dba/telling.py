"""What the log tells of a battle: sums item by item, losses, and the one line that stands for it all."""

from __future__ import annotations

from typing import Final

from polemos.battles.dba.state import BattleState
from polemos.kit.modifiers import Modifiers

#: dba.6b, 8a: how a combat or a shot went for the lower total.
EQUAL: Final = "equal"
BEATEN: Final = "beaten"
DOUBLED: Final = "doubled"
MISSED: Final = "missed"


def summed(found: Modifiers, die: int) -> tuple[str, ...]:
    """A total as it is read out: the die, then every item by its reason (`overlap_m1`: one less)."""
    return (f"die_{die}", *[f"{name}_{value}".replace("-", "m") for name, value in found.parts])


def verdict(mine: int, theirs: int) -> str:
    """dba.8a: equal, beaten, or doubled."""
    low, high = min(mine, theirs), max(mine, theirs)
    return EQUAL if low == high else DOUBLED if high >= 2 * low else BEATEN


def elements(halves: int) -> str:
    """11.3b: a count of half elements as it is written: 2½."""
    whole = str(halves // 2) if halves > 1 or not halves else ""
    return whole + ("½" if halves % 2 else "")


def fought(state: BattleState, reason: str, loser: int, opened: str = "") -> None:
    """dba.9: the whole battle in one line. `opened` is the key of the line that began it: a reader is shown
    this one line and may unfold all that lies between."""
    field, winner = state.field, 1 - loser
    own, foe = tuple(field.losses(winner)), tuple(field.losses(loser))
    state.log(
        "fought",
        "11.3a" if reason == "rout" else "dba.9d",
        side=state.banner(winner),
        foe=state.banner(loser),
        ended=reason,
        number=field.bound,
        lost=len(own),
        pieces=own,
        killed=len(foe),
        enemies=foe,
        folds=opened,
    )


def told(
    state: BattleState,
    key: str,
    rule: str,
    where: dict[str, str],
    pair: tuple[str, str],
    sums: tuple[Modifiers, Modifiers],
    dice: tuple[int, int],
    safe: bool = False,
) -> None:
    """A combat or a shot: who, where, both sums item by item, and what they mean for the lower one.

    `safe`: the first of the pair shoots and nobody shoots back, so that he cannot suffer (dba.6b)."""
    if state.journal is None:
        return
    field, (element, foe) = state.field, pair
    mine, theirs = sums[0].total + dice[0], sums[1].total + dice[1]
    state.log(
        key,
        rule,
        **where,
        pieces=pair,
        piece=element,
        side=state.banner(field.side(element)),
        mine=mine,
        mine_sum=summed(sums[0], dice[0]),
        enemy=foe,
        foe=state.banner(field.side(foe)),
        theirs=theirs,
        their_sum=summed(sums[1], dice[1]),
        outcome=MISSED if safe and mine <= theirs else verdict(mine, theirs),
        loser=element if mine < theirs else foe,
    )
