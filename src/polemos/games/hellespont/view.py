"""What a role may know, as JSON for clients and bots. Hands and secret commitments are all that is hidden."""

from __future__ import annotations

from typing import Any, Final

from polemos.games.hellespont.printed import ELIMINATED, KILLED, PRISONER, RECALLED, REMOVED, SIDES
from polemos.games.hellespont.rules.commitment import write_committed
from polemos.games.hellespont.rules.victory import score_lines
from polemos.games.hellespont.state import Hellespont

OUT: Final[tuple[str, ...]] = (ELIMINATED, KILLED, REMOVED, RECALLED, PRISONER)


def view(state: Hellespont, role: str | None) -> dict[str, Any]:
    """The whole table as the role sees it."""
    return {**public(state), "hands": hands(state, role)}


def views(state: Hellespont, roles: tuple[str | None, ...]) -> dict[str | None, dict[str, Any]]:
    """The same for several roles: all but the hands is built once."""
    common = public(state)
    return {role: {**common, "hands": hands(state, role)} for role in roles}


def public(state: Hellespont) -> dict[str, Any]:
    """What everybody may know."""
    return {
        "turn": state.turn,
        "month": state.month.id,
        "phase": state.phase,
        "initiative": state.initiative,
        "pieces": pieces(state),
        "lost": lost(state),
        "arrivals": arrivals(state),
        "tracks": {
            "points": dict(state.points),
            "supply": dict(state.supply),
            "shortage": {side: int(state.in_shortage[side]) for side in SIDES},
        },
        "markers": {"advantage": state.advantage, "barred": sorted(state.barred)},
        "bowl": len(state.bowl),
        "gone": list(state.removed),
        "score": score(state),
        "selected": list(state.selected(None)),
        "focus": list(state.focus()),
        "forecast": state.forecast(),
    }


def pieces(state: Hellespont) -> dict[str, Any]:
    """Every piece in play."""
    shown: dict[str, Any] = {}
    for side in SIDES:
        for place, units in state.units[side].items():
            for unit in units:
                face = 1 if unit in state.weak else 0
                shown[unit] = {"at": place, "kind": state.printed.unit_kind[unit], "side": side, "face": face}
        for place, leaders in state.leaders[side].items():
            for leader in leaders:
                shown[leader] = {"at": place, "kind": "leader", "side": side, "face": 0}
                if leader in state.ailing:
                    shown[leader]["face"] = 1
                    shown[leader]["state"] = state.ailing[leader]
    return shown


def lost(state: Hellespont) -> dict[str, str]:
    """Pieces out of play and how they left it."""
    return {piece: state.at[piece] for piece in state.printed.all_pieces if state.at[piece] in OUT}


def arrivals(state: Hellespont) -> dict[str, Any]:
    """Reinforcements still to come, and the optional ones still unused."""
    coming: dict[str, Any] = {}
    for name, turn in state.due.items():
        line = state.lines[name]
        people = [*line.units, *line.weakened, *line.leaders]
        coming[name] = {"turn": turn, "at": line.at, "side": line.side, "pieces": people}
    for name, line in state.optional.items():
        if name not in state.optional_used:
            coming[name] = {"turn": 0, "at": line.at, "side": line.side, "pieces": list(line.units)}
    return coming


def hands(state: Hellespont, role: str | None) -> dict[str, Any]:
    """2.Ab: one's own counters; of the opponent's only how many, and those one happens to know."""
    shown: dict[str, Any] = {}
    for side in SIDES:
        shown[side] = {"count": len(state.hands[side])}
        if side == role:
            shown[side]["cards"] = list(state.hands[side])
            if state.committed[side]:
                shown[side]["committed"] = write_committed(state.committed[side])
        elif role is not None and state.spotted[role]:
            shown[side]["known"] = list(state.spotted[role])
    return shown


def score(state: Hellespont) -> dict[str, Any]:
    """9.2: the points if the game were counted now."""
    lines = {side: score_lines(state, side) for side in SIDES}
    return {side: {"total": sum(lines[side].values()), "lines": lines[side]} for side in SIDES}
