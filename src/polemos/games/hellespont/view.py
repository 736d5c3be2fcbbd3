"""What a role may know, as JSON for clients and bots. Hands and secret commitments are all that is hidden."""

from __future__ import annotations

from typing import Any, Final

from polemos.engine.sight import Sight
from polemos.games.hellespont.printed import ELIMINATED, KILLED, PRISONER, RECALLED, REMOVED, SIDES
from polemos.games.hellespont.rules.commitment import write_committed
from polemos.games.hellespont.rules.victory import held, lines_of, losses
from polemos.games.hellespont.state import Hellespont

OUT: Final[tuple[str, ...]] = (ELIMINATED, KILLED, REMOVED, RECALLED, PRISONER)


def view(state: Hellespont, role: str | None, sight: Sight) -> dict[str, Any]:
    """The whole table as the role sees it."""
    return {**public(state, sight), "hands": hands(state, role, sight)}


def views(state: Hellespont, roles: tuple[str | None, ...], sight: Sight) -> dict[str | None, dict[str, Any]]:
    """The same for several roles: all but the hands is built once."""
    common = public(state, sight)
    return {role: {**common, "hands": hands(state, role, sight)} for role in roles}


def public(state: Hellespont, sight: Sight) -> dict[str, Any]:
    """What everybody may know."""
    return {
        "turn": state.turn,
        "month": state.month.id,
        "phase": state.phase,
        "initiative": state.initiative,
        "pieces": pieces(state, sight),
        "lost": lost(state, sight),
        "arrivals": arrivals(state, sight),
        "tracks": tracks(state, sight),
        "markers": markers(state, sight),
        "bowl": len(state.bowl),
        "gone": list(state.removed),
        "score": score(state, sight),
        "selected": list(state.selected(None)),
        "focus": list(state.focus()),
        "forecast": state.forecast(),
    }


def pieces(state: Hellespont, sight: Sight) -> dict[str, Any]:
    """Every piece in play."""
    key = (_pieces_of(state, SIDES[0], sight), _pieces_of(state, SIDES[1], sight))
    shown: dict[str, Any] | None = sight.kept("pieces", key)
    return sight.join("pieces", key, {**key[0], **key[1]}) if shown is None else shown


def _pieces_of(state: Hellespont, side: str, sight: Sight) -> dict[str, Any]:
    """One side's pieces, by name: where they stand, and which face they show."""
    name, key = f"pieces:{side}", (state.units[side], state.leaders[side], state.weak, state.ailing)
    shown: dict[str, Any] | None = sight.kept(name, key)
    if shown is None:
        found: dict[str, Any] = {}
        _units(state, side, found)
        _leaders(state, side, found)
        shown = sight.keep(name, key, {piece: found[piece] for piece in sorted(found)})
    return shown


def _units(state: Hellespont, side: str, found: dict[str, Any]) -> None:
    kinds, weak, entries = state.printed.unit_kind, state.weak, state.printed.entries
    for place, units in state.units[side].items():
        for unit in units:
            words = (unit, place, unit in weak)
            entry = entries.said(words)
            if entry is None:
                face = 1 if unit in weak else 0
                entry = entries.say(words, {"at": place, "kind": kinds[unit], "side": side, "face": face})
            found[unit] = entry


def _leaders(state: Hellespont, side: str, found: dict[str, Any]) -> None:
    entries, ailing = state.printed.entries, state.ailing
    for place, leaders in state.leaders[side].items():
        for leader in leaders:
            words = (leader, place, ailing.get(leader))
            entry = entries.said(words)
            found[leader] = (
                entries.say(words, _leader(state, leader, place, side)) if entry is None else entry
            )


def _leader(state: Hellespont, leader: str, place: str, side: str) -> dict[str, Any]:
    shown: dict[str, Any] = {"at": place, "kind": "leader", "side": side, "face": 0}
    if leader in state.ailing:
        shown["face"] = 1
        shown["state"] = state.ailing[leader]
    return shown


def lost(state: Hellespont, sight: Sight) -> dict[str, str]:
    """Pieces out of play and how they left it."""
    key = (state.at,)
    shown: dict[str, str] | None = sight.kept("lost", key)
    if shown is None:
        at = state.at
        shown = sight.keep("lost", key, {p: at[p] for p in state.printed.all_pieces if at[p] in OUT})
    return shown


def arrivals(state: Hellespont, sight: Sight) -> dict[str, Any]:
    """Reinforcements still to come, and the optional ones still unused."""
    key = (state.due, state.optional_used)
    shown: dict[str, Any] | None = sight.kept("arrivals", key)
    return sight.keep("arrivals", key, _arrivals(state)) if shown is None else shown


def _arrivals(state: Hellespont) -> dict[str, Any]:
    coming: dict[str, Any] = {}
    for name, turn in sorted(state.due.items()):
        line = state.lines[name]
        people = [*line.units, *line.weakened, *line.leaders]
        coming[name] = {"turn": turn, "at": line.at, "side": line.side, "pieces": people}
    for name, line in state.optional.items():
        if name not in state.optional_used:
            coming[name] = {"turn": 0, "at": line.at, "side": line.side, "pieces": list(line.units)}
    return coming


def tracks(state: Hellespont, sight: Sight) -> dict[str, Any]:
    """Action points, supply, and who is short of it."""
    key = (state.points, state.supply, state.in_shortage)
    shown: dict[str, Any] | None = sight.kept("tracks", key)
    if shown is None:
        short = {side: int(state.in_shortage[side]) for side in SIDES}
        built = {"points": dict(state.points), "supply": dict(state.supply), "shortage": short}
        shown = sight.keep("tracks", key, built)
    return shown


def markers(state: Hellespont, sight: Sight) -> dict[str, Any]:
    """Who holds the Advantage, and the zones that archers close."""
    key = (state.advantage, state.barred)
    shown: dict[str, Any] | None = sight.kept("markers", key)
    if shown is None:
        shown = sight.keep("markers", key, {"advantage": key[0], "barred": sorted(state.barred)})
    return shown


def hands(state: Hellespont, role: str | None, sight: Sight) -> dict[str, Any]:
    """2.Ab: one's own counters; of the opponent's only how many, and those one happens to know."""
    name = f"hands:{role}"
    key = (*[len(state.hands[side]) for side in SIDES], *_own_knowledge(state, role))
    shown: dict[str, Any] | None = sight.kept(name, key)
    return sight.keep(name, key, _hands(state, role)) if shown is None else shown


def _own_knowledge(state: Hellespont, role: str | None) -> tuple[Any, ...]:
    """What only this role knows; a spectator knows nothing."""
    return () if role is None else (state.hands[role], state.committed[role], state.spotted[role])


def _hands(state: Hellespont, role: str | None) -> dict[str, Any]:
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


def score(state: Hellespont, sight: Sight) -> dict[str, Any]:
    """9.2: the points if the game were counted now."""
    first, second = SIDES
    own = (_held(state, first, sight), _held(state, second, sight))
    gone = _losses(state, sight)
    key = (own, gone, state.supply, state.spartan_bonus)
    shown: dict[str, Any] | None = sight.kept("score", key)
    if shown is None:
        lines = {
            first: lines_of(state, first, own[0], gone[1]),
            second: lines_of(state, second, own[1], gone[0]),
        }
        built = {side: {"total": sum(lines[side].values()), "lines": lines[side]} for side in SIDES}
        shown = sight.keep("score", key, built)
    return shown


def _held(state: Hellespont, side: str, sight: Sight) -> tuple[int, int]:
    """Points for what one side holds: most moves change one of them."""
    name, key = f"held:{side}", (state.units[side], state.weak)
    points: tuple[int, int] | None = sight.kept(name, key)
    return sight.keep(name, key, held(state, side)) if points is None else points


def _losses(state: Hellespont, sight: Sight) -> tuple[tuple[int, int, int], ...]:
    """What each side has lost, as the other one counts it."""
    key = (state.out, [state.at[piece] for piece in state.out])
    lost: tuple[tuple[int, int, int], ...] | None = sight.kept("losses", key)
    return sight.keep("losses", key, tuple([losses(state, side) for side in SIDES])) if lost is None else lost
