"""What a seat may know: army sheets are private until battle (and to a spy's victim, 8.3k)."""

from __future__ import annotations

from typing import Any

from polemos.battles.dba.view import battle_view
from polemos.engine.sight import Sight
from polemos.games.eagle_and_wolf.rules.aftermath import BATTLE
from polemos.games.eagle_and_wolf.rules.movement import MOVEMENT
from polemos.games.eagle_and_wolf.rules.sequence import turn_number
from polemos.games.eagle_and_wolf.rules.victory import score
from polemos.games.eagle_and_wolf.secrets import known
from polemos.games.eagle_and_wolf.state import Campaign


def view(state: Campaign, role: str | None, sight: Sight) -> dict[str, Any]:
    shown: dict[str, Any] = {
        "turn": turn_number(state),
        "phase": state.time,
        "year": state.year,
        "control": dict(sorted(state.control.items())),
        "pieces": {c: _piece(state, c, role) for c in sorted(state.armies)},
        "sieges": {t: {"by": s.by, "marker": s.marker} for t, s in sorted(state.sieges.items())},
        "markers": {"ravaged": list(state.ravaged), "storms": list(state.storms)},
        "wars": [list(p) for p in state.wars],
        "allies": [list(p) for p in state.allies],
        "seats": dict(sorted(state.seats.items())),
        "order": list(state.order),
        "tracks": {"emergency": {"rome": state.box}},
        "score": score(state),
        "emergency": bool(state.emergency),
        "horses": list(state.horses),
        "lead": state.lead,
        "moved": list(state.moved_nations),
        "passed": passed(state),
        "riding": dict(sorted(state.riding.items())),
        "reformed": bool(state.reformed),
        "revolt": state.revolt,
        "dead": list(state.dead),
    }
    if role in state.told:
        shown["told"] = {state.told[role][0]: state.told[role][1]}
    if in_battle(state):
        shown["battle"] = {k: v for k, v in battle_view(state, sight).items() if v is not None}
        shown["battle"]["nations"] = list(state.banners)
    return shown


def passed(state: Campaign) -> list[str]:
    """2.0b: the seats with armies that have none left to move in this phase."""
    if not _in(state, MOVEMENT):
        return []
    waiting = {state.player(c) for c in state.armies if state.nation(c) not in state.moved_nations}
    return sorted({state.player(c) for c in state.armies} - waiting)


def in_battle(state: Campaign) -> bool:
    return _in(state, BATTLE)


def _in(state: Campaign, phase: str) -> bool:
    """Whether a frame of the stack says that this is what is being played."""
    return any([frame.phase(state) == phase for frame in state.frames])


def _piece(state: Campaign, counter: str, role: str | None) -> dict[str, Any]:
    army = state.armies[counter]
    marks = {name: True for name in ("inside", "camp", "train", "omen", "unsupplied") if getattr(army, name)}
    shown: dict[str, Any] = {"at": army.at, "kind": "army", "side": state.nation(counter), **marks}
    shown |= {"attitude": army.attitude, "stars": state.printed.stars(counter), "pm": army.pm}
    if known(state, counter, role):
        return {**shown, "elements": list(army.elements)}
    return {**shown, "hidden": True}
