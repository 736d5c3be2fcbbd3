"""What each viewer may know, as JSON without nulls."""

from __future__ import annotations

from typing import Any

from polemos.engine.sight import Sight
from polemos.games.hellenes.fight import GARRISON
from polemos.games.hellenes.printed import SEASONS, SIDES
from polemos.games.hellenes.rules.control import capacity
from polemos.games.hellenes.rules.victory import tribute
from polemos.games.hellenes.state import DEPLOYMENT, POOL, Hellenes


def view(state: Hellenes, role: str | None, sight: Sight) -> dict[str, Any]:
    """The whole table as one viewer sees it."""
    seen: dict[str, Any] = {
        **lasting(state, sight),
        "active": state.active,
        "actions": state.actions if state.active else 0,
        "pieces": pieces(state, role, sight),
        "markers": markers(state, sight),
        "score": {side: score(state, side, sight) for side in SIDES},
    }
    if role is None:
        seen["hands"] = {side: {"count": len(state.hands[side])} for side in SIDES}
    else:
        seen.update(private(state, role, sight))
        seen["selected"] = list(state.selected(role))
    fight = battle(state, role)
    if fight:
        seen["battle"] = fight
        seen["focus"] = [fight["place"]]
        ahead = state.forecast()
        if ahead:
            seen["forecast"] = ahead
    return seen


def lasting(state: Hellenes, sight: Sight) -> dict[str, Any]:
    """What a move of a block leaves as it is, and everybody may know."""
    key = (
        state.year,
        state.season,
        state.order,
        state.prestige,
        *[len(state.here(side, POOL)) for side in SIDES],
        len(state.deck),
        state.leaders,
        state.in_play,
        state.discard,
        state.played,
        sorted(state.chosen),
        *[state.sacrifices[side] for side in SIDES],
    )
    found: dict[str, Any] | None = sight.kept("lasting", key)
    return sight.keep("lasting", key, _lasting(state)) if found is None else found


def _lasting(state: Hellenes) -> dict[str, Any]:
    return {
        "turn": state.year + 1,
        "phase": SEASONS[state.season],
        "year": state.bc,
        "order": list(state.order),
        "tracks": {"prestige": {side: max(0, state.score(side)) for side in SIDES}},
        "pools": {side: len(state.here(side, POOL)) for side in SIDES},
        "deck": len(state.deck),
        "leaders": dict(sorted(state.leaders.items())),
        "in_play": list(state.in_play),
        "discard": list(state.discard),
        "played": {side: " ".join(play) for side, play in sorted(state.played.items())},
        "committed": sorted(state.chosen),
        "sacrifices": {side: list(state.sacrifices[side]) for side in SIDES},
    }


def private(state: Hellenes, role: str, sight: Sight) -> dict[str, Any]:
    """What a side knows of its own hand, choice and pool; of the other's hand only how many."""
    drawn = state.drawn if state.drawn and state.side(state.drawn[0]) == role else ()
    counts = [len(state.hands[side]) for side in SIDES]
    name, key = (
        f"private:{role}",
        (*counts, state.hands[role], state.chosen.get(role), drawn, state.here(role, POOL)),
    )
    found: dict[str, Any] | None = sight.kept(name, key)
    return sight.keep(name, key, _private_part(state, role, drawn)) if found is None else found


def _private_part(state: Hellenes, role: str, drawn: tuple[str, ...]) -> dict[str, Any]:
    hands: dict[str, Any] = {side: {"count": len(state.hands[side])} for side in SIDES}
    hands[role]["cards"] = list(state.hands[role])
    seen: dict[str, Any] = {"hands": hands, "pool": list(state.here(role, POOL))}
    if role in state.chosen:
        seen["chosen"] = " ".join(state.chosen[role])
    if drawn:
        seen["drawn"] = list(drawn)
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


def pieces(state: Hellenes, role: str | None, sight: Sight) -> dict[str, Any]:
    """Every block on the board, sorted by the name this viewer knows."""
    first, second = [
        own_blocks(state, side, sight) if side == role else veiled_blocks(state, side, sight)
        for side in SIDES
    ]
    garrisons = _garrisons(state, sight)
    name, key = f"pieces:{role}", (first, second, garrisons)
    found: dict[str, Any] | None = sight.kept(name, key)
    if found is None:
        found = sight.join(name, key, dict(sorted({**first, **second, **garrisons}.items())))
    return found


def own_blocks(state: Hellenes, side: str, sight: Sight) -> dict[str, Any]:
    """A side's blocks as their owner sees them."""
    key = (
        state.stacks[side],
        state.strength,
        state.sheltered,
        state.sieges,
        state.formations,
        state.cargo,
        state.moved,
        state.kept,
    )
    name = f"own:{side}"
    found: dict[str, Any] | None = sight.kept(name, key)
    if found is None:
        found = {
            unit: {**_piece(state, unit, place, side, True), **_private(state, unit)}
            for place, units in _on_board(state, side)
            for unit in units
        }
        found = sight.keep(name, key, found)
    return found


def veiled_blocks(state: Hellenes, side: str, sight: Sight) -> dict[str, Any]:
    """2.0b: the same as everybody else sees them: without kind and strength, but for the battle at hand."""
    if state.step() == DEPLOYMENT:
        return {}
    fight = state.fight
    lines = () if fight is None else (fight.aggressors, fight.defenders, state.strength)
    key = (state.stacks[side], state.alias, state.sheltered, state.sieges, state.formations, *lines)
    name = f"veiled:{side}"
    found: dict[str, Any] | None = sight.kept(name, key)
    if found is None:
        found = {
            state.alias.get(unit, unit): _piece(state, unit, place, side, shown(state, None, unit))
            for place, units in _on_board(state, side)
            for unit in units
        }
        found = sight.keep(name, key, found)
    return found


def _on_board(state: Hellenes, side: str) -> list[tuple[str, tuple[str, ...]]]:
    places = state.printed.places
    return [(place, units) for place, units in state.stacks[side].items() if place in places]


def _garrisons(state: Hellenes, sight: Sight) -> dict[str, Any]:
    key = (state.garrisons,)
    found: dict[str, Any] | None = sight.kept("garrisons", key)
    if found is None:
        found = {
            f"{GARRISON}_{city}": {"at": city, "side": side, "kind": GARRISON, "face": 1, "inside": True}
            for city, side in state.garrisons.items()
        }
        found = sight.keep("garrisons", key, found)
    return found


def _piece(state: Hellenes, unit: str, place: str, side: str, face_up: bool) -> dict[str, Any]:
    piece: dict[str, Any] = {"at": place, "side": side}
    if face_up:
        piece["kind"] = unit
        piece["face"] = state.strength[unit]
    else:
        piece["hidden"] = True
    if _inside(state, unit, place, side):
        piece["inside"] = True
    return piece


def _inside(state: Hellenes, unit: str, place: str, side: str) -> bool:
    """7.2: besieged or just sheltered."""
    if unit in state.sheltered:
        return True
    siege = state.sieges.get(place)
    if siege is None or siege[0] == side:
        return False
    return not any([unit in f.units for f in state.formations if f.place == place])


def _private(state: Hellenes, unit: str) -> dict[str, Any]:
    more: dict[str, Any] = {}
    if unit in state.cargo:
        more["aboard"] = state.cargo[unit]
    if unit in state.moved:
        more["moved"] = True
    if unit in state.kept:
        more["kept"] = True
    return more


def markers(state: Hellenes, sight: Sight) -> dict[str, Any]:
    """Cities held against their loyalty, sieges, pillage, civil war, events of the season."""
    key = (
        state.holder,
        state.sieges,
        state.pillaged,
        state.civil_war,
        state.hungry,
        state.traitors,
        state.earthquake,
        state.augury,
        state.peace,
        state.renewed,
        state.formations,
    )
    found: dict[str, Any] | None = sight.kept("markers", key)
    return sight.keep("markers", key, _markers(state)) if found is None else found


def _markers(state: Hellenes) -> dict[str, Any]:
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


def score(state: Hellenes, side: str, sight: Sight) -> dict[str, Any]:
    """14.1: the track and what the tribute would be now."""
    name, key = f"score:{side}", (state.score(side), state.holder, state.renewed)
    found: dict[str, Any] | None = sight.kept(name, key)
    if found is None:
        lines = {"prestige": key[0], "tribute": tribute(state, side)}
        found = sight.keep(name, key, {"total": key[0], "lines": lines})
    return found


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
