"""What a seat may know: army sheets are private until battle (and to a spy's victim, 8.3k)."""

from __future__ import annotations

from typing import Any, Final

from polemos.battles.dba.view import battle_view
from polemos.engine.sight import Sight
from polemos.games.eagle_and_wolf.rules.aftermath import BATTLE
from polemos.games.eagle_and_wolf.rules.movement import MOVEMENT
from polemos.games.eagle_and_wolf.rules.sequence import turn_number
from polemos.games.eagle_and_wolf.rules.victory import score
from polemos.games.eagle_and_wolf.secrets import known
from polemos.games.eagle_and_wolf.state import Campaign

#: What lies beside an army for everybody to see.
MARKS: Final[tuple[str, ...]] = ("inside", "camp", "train", "omen", "unsupplied")


def view(state: Campaign, role: str | None, sight: Sight) -> dict[str, Any]:
    shown: dict[str, Any] = {
        **lasting(state, sight),
        "pieces": pieces(state, role, sight),
        "score": standing(state, sight),
        "passed": passed(state),
    }
    if role in state.told:
        shown["told"] = {state.told[role][0]: state.told[role][1]}
    if in_battle(state):
        shown["battle"] = {k: v for k, v in battle_view(state, sight).items() if v is not None}
        shown["battle"]["nations"] = list(state.banners)
    return shown


def lasting(state: Campaign, sight: Sight) -> dict[str, Any]:
    """What a move of an army leaves as it is, and everybody may know."""
    key = (
        state.year,
        state.season,
        state.control,
        state.sieges,
        state.ravaged,
        state.storms,
        state.wars,
        state.allies,
        state.seats,
        state.order,
        state.box,
        state.emergency,
        state.horses,
        state.lead,
        state.moved_nations,
        state.riding,
        state.reformed,
        state.revolt,
        state.dead,
    )
    shown: dict[str, Any] | None = sight.kept("lasting", key)
    return sight.keep("lasting", key, _lasting(state)) if shown is None else shown


def _lasting(state: Campaign) -> dict[str, Any]:
    return {
        "turn": turn_number(state),
        "phase": state.time,
        "year": state.year,
        "control": dict(sorted(state.control.items())),
        "sieges": {t: {"by": s.by, "marker": s.marker} for t, s in sorted(state.sieges.items())},
        "markers": {"ravaged": list(state.ravaged), "storms": list(state.storms)},
        "wars": [list(p) for p in state.wars],
        "allies": [list(p) for p in state.allies],
        "seats": dict(sorted(state.seats.items())),
        "order": list(state.order),
        "tracks": {"emergency": {"rome": state.box}},
        "emergency": bool(state.emergency),
        "horses": list(state.horses),
        "lead": state.lead,
        "moved": list(state.moved_nations),
        "riding": dict(sorted(state.riding.items())),
        "reformed": bool(state.reformed),
        "revolt": state.revolt,
        "dead": list(state.dead),
    }


def pieces(state: Campaign, role: str | None, sight: Sight) -> dict[str, Any]:
    """The armies; one that has changed is another object (`Campaign.edit`), which the key notices."""
    name, key = f"pieces:{role}", (state.armies, state.seats)
    shown: dict[str, Any] | None = sight.kept(name, key)
    if shown is None:
        shown = sight.keep(name, key, {c: _piece(state, c, role) for c in sorted(state.armies)})
    return shown


def standing(state: Campaign, sight: Sight) -> dict[str, Any]:
    """14: the aims as they are held now; an army matters by where it stands."""
    places = {counter: army.at for counter, army in state.armies.items()}
    key = (state.control, state.wars, places)
    shown: dict[str, Any] | None = sight.kept("score", key)
    return sight.keep("score", key, score(state)) if shown is None else shown


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
    shown: dict[str, Any] = {"at": army.at, "kind": "army", "side": state.nation(counter)}
    for name in MARKS:
        if getattr(army, name):
            shown[name] = True
    shown["attitude"], shown["stars"], shown["pm"] = army.attitude, state.printed.stars(counter), army.pm
    if known(state, counter, role):
        shown["elements"] = list(army.elements)
    else:
        shown["hidden"] = True
    return shown
