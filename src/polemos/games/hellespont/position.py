"""Hellespont positions as JSON (documented in docs/games/hellespont.md)."""

from __future__ import annotations

from typing import Any, Final

from polemos.engine.codec import Reader
from polemos.games.hellespont.printed import SIDES
from polemos.games.hellespont.state import (
    ELIMINATED,
    KILLED,
    PRISONER,
    RECALLED,
    REMOVED,
    SICK,
    WAITING,
    WOUNDED,
    Hellespont,
)

FATES: Final[tuple[str, ...]] = (WAITING, ELIMINATED, KILLED, REMOVED, RECALLED, PRISONER)
PHASES: Final[tuple[str, ...]] = ("A", "B.1", "B.2", "B.3", "C", "D.1", "D.2", "D.3", "D.4", "D.5")
FIELDS: Final[tuple[str, ...]] = (
    "turn",
    "phase",
    "initiative",
    "advantage",
    "points",
    "supply",
    "short",
    "pieces",
    "weak",
    "down",
    "hands",
    "bowl",
    "gone",
    "posted",
    "seen",
    "spotted",
    "start_pick",
    "committed",
    "due",
    "optional_used",
    "fresh",
    "spartan_bonus",
    "alcibiades_entered",
    "moved",
    "came",
    "ferried",
    "barred",
    "played",
    "muted",
    "quiet",
)


def encode(state: Hellespont) -> dict[str, Any]:
    """Every field of the state, in words a person can write."""
    return {
        "turn": state.turn,
        "phase": state.phase,
        "initiative": state.initiative,
        "advantage": state.advantage,
        "points": dict(state.points),
        "supply": dict(state.supply),
        "short": dict(state.in_shortage),
        "pieces": {piece: state.at[piece] for piece in state.printed.all_pieces},
        "weak": sorted(state.weak),
        "down": dict(sorted(state.ailing.items())),
        "hands": _lists(state.hands),
        "bowl": list(state.bowl),
        "gone": list(state.removed),
        "posted": list(state.posted),
        "seen": _lists(state.seen),
        "spotted": _lists(state.spotted),
        "start_pick": dict(state.start_pick),
        "committed": {side: " ".join(state.committed[side]) for side in SIDES},
        "due": dict(sorted(state.due.items())),
        "optional_used": list(state.optional_used),
        "fresh": sorted(state.fresh),
        "spartan_bonus": state.spartan_bonus,
        "alcibiades_entered": state.alcibiades_entered,
        "moved": sorted(state.moved),
        "came": {unit: list(way) for unit, way in sorted(state.came.items())},
        "ferried": dict(sorted(state.ferried.items())),
        "barred": dict(sorted(state.barred.items())),
        "played": sorted(state.played),
        "muted": sorted(state.muted),
        "quiet": {side: list(state.quiet.get(side, ())) for side in SIDES},
    }


def _lists(hands: dict[str, tuple[str, ...]]) -> dict[str, list[str]]:
    return {side: list(hands[side]) for side in SIDES}


def fill(state: Hellespont, data: Reader) -> None:
    """Read a position into a fresh state; BadData names the wrong field."""
    data.only(FIELDS)
    printed = state.printed
    state.turn = data.number("turn", 1, len(printed.months))
    state.phase = data.one_of("phase", PHASES)
    state.initiative = data.one_of("initiative", SIDES)
    state.advantage = data.one_of("advantage", SIDES)
    state.points = _numbers(data.reader("points"), 99)
    state.supply = _numbers(data.reader("supply"), 3)
    state.in_shortage = {side: data.reader("short").flag(side) for side in SIDES}
    _read_pieces(state, data)
    _read_counters(state, data)
    state.due = _due(state, data.reader("due"))
    state.optional_used = data.texts("optional_used", state.optional)
    state.spartan_bonus = data.number("spartan_bonus", 0, 2)
    state.alcibiades_entered = data.flag("alcibiades_entered")
    _read_phase(state, data)


def _numbers(reader: Reader, high: int) -> dict[str, int]:
    reader.only(SIDES)
    return {side: reader.number(side, 0, high) for side in SIDES}


def _read_pieces(state: Hellespont, data: Reader) -> None:
    printed = state.printed
    pieces = data.reader("pieces")
    pieces.only(printed.all_pieces)
    known = {*printed.places, *FATES}
    state.at = dict.fromkeys(printed.all_pieces, WAITING)
    for piece in printed.all_pieces:
        state.relocate(piece, pieces.one_of(piece, known))
    state.weak = set(data.texts("weak", printed.all_units))
    down = data.reader("down")
    down.only(printed.leaders)
    state.ailing = {leader: down.one_of(leader, (WOUNDED, SICK)) for leader in down.value}


def _read_counters(state: Hellespont, data: Reader) -> None:
    counters = state.printed.counters
    for name in ("hands", "seen", "spotted", "start_pick", "committed"):
        data.reader(name).only(SIDES)
    state.hands = {side: data.reader("hands").texts(side, counters) for side in SIDES}
    state.seen = {side: data.reader("seen").texts(side, counters) for side in SIDES}
    state.spotted = {side: data.reader("spotted").texts(side, counters) for side in SIDES}
    state.start_pick = {side: data.reader("start_pick").one_of(side, ("", *counters)) for side in SIDES}
    state.committed = {side: tuple(data.reader("committed").text(side).split()) for side in SIDES}
    state.bowl = data.texts("bowl", counters)
    state.removed = data.texts("gone", counters)
    state.posted = data.texts("posted", counters)
    held = [*state.hands[SIDES[0]], *state.hands[SIDES[1]], *state.bowl, *state.removed, *state.posted]
    for counter in counters:
        if held.count(counter) != 1:
            raise data.fail("hands", f"counter {counter} must stand once in hands, bowl, gone or posted")


def _due(state: Hellespont, due: Reader) -> dict[str, int]:
    due.only(state.lines)
    return {name: due.number(name, 1, 99) for name in due.value}


def _read_phase(state: Hellespont, data: Reader) -> None:
    """What is remembered within an action phase."""
    printed = state.printed
    state.fresh = frozenset(data.texts("fresh", printed.all_pieces))
    state.moved = frozenset(data.texts("moved", printed.all_pieces))
    came = data.reader("came")
    came.only(printed.all_pieces)
    state.came = {unit: _way(came, unit, printed.kind) for unit in came.value}
    ferried = data.reader("ferried")
    ferried.only(printed.seas)
    state.ferried = {sea: ferried.number(sea, 0, 999) for sea in ferried.value}
    barred = data.reader("barred")
    barred.only(printed.lands)
    state.barred = {place: barred.one_of(place, SIDES) for place in barred.value}
    state.played = frozenset(data.texts("played", SIDES))
    state.muted = frozenset(data.texts("muted", SIDES))
    data.reader("quiet").only(SIDES)
    state.quiet = {side: data.reader("quiet").texts(side) for side in SIDES}


def _way(came: Reader, unit: str, places: dict[str, str]) -> tuple[str, str, str]:
    way = came.texts(unit)
    if len(way) != 3 or way[0] not in places or way[2] not in ("land", "sea", "ferry"):
        raise came.fail(unit, "[start, last place, land | sea | ferry] is expected")
    return way[0], way[1], way[2]
