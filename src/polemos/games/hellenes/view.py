"""What each viewer may know, as JSON without nulls."""

from __future__ import annotations

from typing import Any

from polemos.games.hellenes.fight import GARRISON
from polemos.games.hellenes.printed import SEASONS, SIDES
from polemos.games.hellenes.rules.control import capacity
from polemos.games.hellenes.rules.victory import tribute
from polemos.games.hellenes.state import DEPLOYMENT, POOL, Hellenes


def view(state: Hellenes, role: str | None) -> dict[str, Any]:
    """The whole table as one viewer sees it."""
    seen: dict[str, Any] = {
        "turn": state.year + 1,
        "phase": SEASONS[state.season],
        "year": state.bc,
        "order": list(state.order),
        "active": state.active,
        "actions": state.actions if state.active else 0,
        "pieces": pieces(state, role),
        "tracks": {"prestige": {side: max(0, state.score(side)) for side in SIDES}},
        "markers": markers(state),
        "hands": hands(state, role),
        "pools": {side: len(state.here(side, POOL)) for side in SIDES},
        "deck": len(state.deck),
        "score": {side: score(state, side) for side in SIDES},
    }
    seen.update(_cards(state, role))
    if role is not None:
        seen["pool"] = list(state.here(role, POOL))
        seen["selected"] = list(state.selected(role))
    fight = battle(state, role)
    if fight:
        seen["battle"] = fight
        seen["focus"] = [fight["place"]]
    return seen


def name_for(state: Hellenes, role: str | None, block: str) -> str:
    """A block's own id for its owner, its alias for everybody else."""
    if block == GARRISON or state.side(block) == role:
        return block
    return state.alias.get(block, block)


def shown(state: Hellenes, role: str | None, block: str) -> bool:
    """2.0b: one's own blocks, and those in the battle at hand."""
    fight = state.fight
    return state.side(block) == role or (
        fight is not None and (block in fight.aggressors or block in fight.defenders)
    )


def pieces(state: Hellenes, role: str | None) -> dict[str, Any]:
    """Every block on the board, sorted by the name this viewer knows."""
    found: dict[str, Any] = {}
    deploying = state.step() == DEPLOYMENT
    for side in SIDES:
        for place, units in state.stacks[side].items():
            if place not in state.printed.places or (deploying and side != role):
                continue
            for unit in units:
                found[name_for(state, role, unit)] = _piece(state, role, unit, place, side)
    for city, side in state.garrisons.items():
        found[f"{GARRISON}_{city}"] = {"at": city, "side": side, "kind": GARRISON, "face": 1, "inside": True}
    return dict(sorted(found.items()))


def _piece(state: Hellenes, role: str | None, unit: str, place: str, side: str) -> dict[str, Any]:
    piece: dict[str, Any] = {"at": place, "side": side}
    if shown(state, role, unit):
        piece["kind"] = unit
        piece["face"] = state.strength[unit]
    else:
        piece["hidden"] = True
    if _inside(state, unit, place, side):
        piece["inside"] = True
    if state.side(unit) == role:
        piece.update(_private(state, unit))
    return piece


def _inside(state: Hellenes, unit: str, place: str, side: str) -> bool:
    """7.2: besieged or just sheltered."""
    siege = state.sieges.get(place)
    if unit in state.sheltered:
        return True
    relief = any(unit in f.units for f in state.formations if f.place == place)
    return siege is not None and siege[0] != side and not relief


def _private(state: Hellenes, unit: str) -> dict[str, Any]:
    more: dict[str, Any] = {}
    if unit in state.cargo:
        more["aboard"] = state.cargo[unit]
    if unit in state.moved:
        more["moved"] = True
    if unit in state.kept:
        more["kept"] = True
    return more


def markers(state: Hellenes) -> dict[str, Any]:
    """Cities held against their loyalty, sieges, pillage, civil war, events of the season."""
    places = state.printed.places
    return {
        "held": {c: s for c, s in sorted(state.holder.items()) if places[c].loyalty != s},
        "sieges": {c: siege[0] for c, siege in sorted(state.sieges.items())},
        "capacity": {c: capacity(state, c) for c in sorted(state.sieges)},
        "pillaged": list(state.pillaged),
        "civil_war": sorted(state.civil_war),
        "hungry": state.hungry,
        "traitors": state.traitors,
        "earthquake": state.earthquake,
        "augury": state.augury,
        "peace": state.peace,
        "renewed": state.renewed,
        "moves": [
            {"from": f.path[0], "to": f.target or f.place, "forced": bool(f.target)} for f in state.formations
        ],
    }


def hands(state: Hellenes, role: str | None) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for side in SIDES:
        found[side] = {"count": len(state.hands[side])}
        if side == role:
            found[side]["cards"] = list(state.hands[side])
    return found


def _cards(state: Hellenes, role: str | None) -> dict[str, Any]:
    seen: dict[str, Any] = {
        "leaders": dict(sorted(state.leaders.items())),
        "in_play": list(state.in_play),
        "discard": list(state.discard),
        "played": {side: " ".join(play) for side, play in sorted(state.played.items())},
        "committed": sorted(state.chosen),
        "sacrifices": {side: list(state.sacrifices[side]) for side in SIDES},
    }
    if role in state.chosen:
        seen["chosen"] = " ".join(state.chosen[str(role)])
    if state.drawn and state.side(state.drawn[0]) == role:
        seen["drawn"] = list(state.drawn)
    return seen


def score(state: Hellenes, side: str) -> dict[str, Any]:
    """14.1: the track and what the tribute would be now."""
    return {
        "total": state.score(side),
        "lines": {"prestige": state.score(side), "tribute": tribute(state, side)},
    }


def battle(state: Hellenes, role: str | None) -> dict[str, Any]:
    """The battle board: both lines by agility, routs, half losses."""
    fight = state.fight
    if fight is None:
        return {}

    return {
        "place": fight.place,
        "kind": fight.kind,
        "aggressor": fight.aggressor,
        "round": fight.round,
        "silent": fight.silent,
        "doubled": fight.doubled,
        "attackers": [name_for(state, role, b) for b in fight.aggressors],
        "defenders": [name_for(state, role, b) for b in fight.defenders],
        "routed": [name_for(state, role, b) for b in fight.routed],
        "struck": [name_for(state, role, b) for b in fight.struck],
        "half": name_for(state, role, fight.half) if fight.half else "",
    }
