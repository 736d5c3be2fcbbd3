"""What a finished match is worth to each role: the same for every adapter."""

from __future__ import annotations

from polemos.engine.playout import Playout

WON, DRAWN, LOST = 1.0, 0.0, -1.0


def payoffs(match: Playout) -> dict[str, float]:
    """1 for winners, -1 for the others, 0 for everybody after a draw or before the end.

    Who plays alone and does not win has lost, unless the rules call it a draw.
    """
    result = match.result
    winners = () if result is None else result.winners
    if winners:
        return {role: WON if role in winners else LOST for role in match.roles}
    lost = result is not None and len(match.roles) == 1 and result.level != "draw"
    return dict.fromkeys(match.roles, LOST if lost else DRAWN)
