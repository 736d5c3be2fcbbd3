"""What a role may know, as JSON for clients and bots. Hands and secret commitments are all that is hidden."""

from __future__ import annotations

from typing import Any, Final

from polemos.games.hellespont.board import SIDES, foe
from polemos.games.hellespont.combat import RETREAT, ROLL, Combat
from polemos.games.hellespont.crossing import Crossing
from polemos.games.hellespont.moving import Activated, Underway
from polemos.games.hellespont.reckoning import forecast
from polemos.games.hellespont.returns import Homeward
from polemos.games.hellespont.siege import Siege
from polemos.games.hellespont.state import ELIMINATED, KILLED, PRISONER, RECALLED, REMOVED, Hellespont
from polemos.games.hellespont.stepping import StepAside
from polemos.games.hellespont.victory import score_lines

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
            "shortage": {side: int(state.short[side]) for side in SIDES},
        },
        "markers": {"advantage": state.advantage, "barred": sorted(state.barred)},
        "bowl": len(state.bowl),
        "gone": list(state.gone),
        "score": score(state),
        "selected": selected(state),
        "focus": focus(state),
        "forecast": combat_forecast(state),
    }


def pieces(state: Hellespont) -> dict[str, Any]:
    """Every piece in play."""
    shown: dict[str, Any] = {}
    for side in SIDES:
        for place, units in state.units[side].items():
            for unit in units:
                face = 1 if unit in state.weak else 0
                shown[unit] = {"at": place, "kind": state.board.unit_kind[unit], "side": side, "face": face}
        for place, leaders in state.leaders[side].items():
            for leader in leaders:
                shown[leader] = {"at": place, "kind": "leader", "side": side, "face": 0}
                if leader in state.down:
                    shown[leader]["face"] = 1
                    shown[leader]["state"] = state.down[leader]
    return shown


def lost(state: Hellespont) -> dict[str, str]:
    """Pieces out of play and how they left it."""
    return {piece: state.at[piece] for piece in state.board.all_pieces if state.at[piece] in OUT}


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
                shown[side]["committed"] = state.committed[side]
        elif role is not None and state.spotted[role]:
            shown[side]["known"] = list(state.spotted[role])
    return shown


def score(state: Hellespont) -> dict[str, Any]:
    """9.2: the points if the game were counted now."""
    lines = {side: score_lines(state, side) for side in SIDES}
    return {side: {"total": sum(lines[side].values()), "lines": lines[side]} for side in SIDES}


def selected(state: Hellespont) -> list[str]:
    """Pieces picked for the present move, or under way."""
    for frame in reversed(state.frames):
        if isinstance(frame, (Underway, Crossing, Homeward)):
            return list(frame.group)
        if isinstance(frame, (Activated, StepAside)):
            return list(frame.picked)
    return []


def focus(state: Hellespont) -> list[str]:
    """The place the present question is about."""
    for frame in reversed(state.frames):
        if isinstance(frame, (Combat, Activated, Underway, StepAside)):
            return [frame.place]
        if isinstance(frame, Siege):
            return [frame.port]
    return []


def combat_forecast(state: Hellespont) -> dict[str, Any]:
    """What the dice may bring in the combat or siege at hand, by the game's own tables."""
    for frame in reversed(state.frames):
        if isinstance(frame, Combat) and frame.stage <= ROLL and frame.stage < RETREAT:
            return combat_table(state, frame)
        if isinstance(frame, Siege):
            return siege_table(state, frame)
    return {}


def combat_table(state: Hellespont, combat: Combat) -> dict[str, Any]:
    if combat.place not in state.units[combat.who] or combat.place not in state.units[foe(combat.who)]:
        return {}
    odds = combat.odds(state)
    over, under = state.board.columns[odds.column]
    return {
        "kind": "combat",
        "place": combat.place,
        "attacker": combat.who,
        "attack": odds.attack,
        "defence": odds.defence,
        "column": f"{over}/{under}",
        "modifiers": list(odds.die.explained()),
        "shifts": list(odds.shifts.explained()),
        "rows": forecast(state, odds),
    }


def siege_table(state: Hellespont, siege: Siege) -> dict[str, Any]:
    parts = siege.parts(state)
    dice = max(0, parts.total)
    return {
        "kind": "siege",
        "place": siege.port,
        "attacker": siege.who,
        "dice": dice,
        "modifiers": list(parts.explained()),
        "fall": round(1 - (5 / 6) ** dice, 3),
        "weaken": round((5 / 6) ** dice - (4 / 6) ** dice, 3),
    }
