"""Hellespont positions as JSON (documented in docs/games/hellespont.md), and dealing hidden facts anew."""

from __future__ import annotations

from typing import Any, Final

from polemos.engine.codec import Reader
from polemos.engine.errors import RuleBug
from polemos.games.hellespont.board import SIDES, foe
from polemos.games.hellespont.combat import NOTHING, Combat, combat_stratagems
from polemos.games.hellespont.sequence import starting_counters
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
        "short": dict(state.short),
        "pieces": {piece: state.at[piece] for piece in state.board.all_pieces},
        "weak": sorted(state.weak),
        "down": dict(sorted(state.down.items())),
        "hands": _lists(state.hands),
        "bowl": list(state.bowl),
        "gone": list(state.gone),
        "posted": list(state.posted),
        "seen": _lists(state.seen),
        "spotted": _lists(state.spotted),
        "start_pick": dict(state.start_pick),
        "committed": dict(state.committed),
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
    board = state.board
    state.turn = data.number("turn", 1, len(board.months))
    state.phase = data.one_of("phase", PHASES)
    state.initiative = data.one_of("initiative", SIDES)
    state.advantage = data.one_of("advantage", SIDES)
    state.points = _numbers(data.reader("points"), 99)
    state.supply = _numbers(data.reader("supply"), 3)
    state.short = {side: data.reader("short").flag(side) for side in SIDES}
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
    board = state.board
    pieces = data.reader("pieces")
    pieces.only(board.all_pieces)
    known = {*board.places, *FATES}
    state.at = dict.fromkeys(board.all_pieces, WAITING)
    for piece in board.all_pieces:
        state.relocate(piece, pieces.one_of(piece, known))
    state.weak = set(data.texts("weak", board.all_units))
    down = data.reader("down")
    down.only(board.leaders)
    state.down = {leader: down.one_of(leader, (WOUNDED, SICK)) for leader in down.value}


def _read_counters(state: Hellespont, data: Reader) -> None:
    counters = state.board.counters
    for name in ("hands", "seen", "spotted", "start_pick", "committed"):
        data.reader(name).only(SIDES)
    state.hands = {side: data.reader("hands").texts(side, counters) for side in SIDES}
    state.seen = {side: data.reader("seen").texts(side, counters) for side in SIDES}
    state.spotted = {side: data.reader("spotted").texts(side, counters) for side in SIDES}
    state.start_pick = {side: data.reader("start_pick").one_of(side, ("", *counters)) for side in SIDES}
    state.committed = {side: data.reader("committed").text(side) for side in SIDES}
    state.bowl = data.texts("bowl", counters)
    state.gone = data.texts("gone", counters)
    state.posted = data.texts("posted", counters)
    held = [*state.hands[SIDES[0]], *state.hands[SIDES[1]], *state.bowl, *state.gone, *state.posted]
    for counter in counters:
        if held.count(counter) != 1:
            raise data.fail("hands", f"counter {counter} must stand once in hands, bowl, gone or posted")


def _due(state: Hellespont, due: Reader) -> dict[str, int]:
    due.only(state.lines)
    return {name: due.number(name, 1, 99) for name in due.value}


def _read_phase(state: Hellespont, data: Reader) -> None:
    """What is remembered within an action phase."""
    board = state.board
    state.fresh = frozenset(data.texts("fresh", board.all_pieces))
    state.moved = frozenset(data.texts("moved", board.all_pieces))
    came = data.reader("came")
    came.only(board.all_pieces)
    state.came = {unit: _way(came, unit, board.kind) for unit in came.value}
    ferried = data.reader("ferried")
    ferried.only(board.seas)
    state.ferried = {sea: ferried.number(sea, 0, 999) for sea in ferried.value}
    barred = data.reader("barred")
    barred.only(board.lands)
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


# --- hidden facts dealt anew ----------------------------------------------------------------


def determinize(state: Hellespont, role: str | None) -> None:
    """Deal the counters a role cannot see; all it knows stays as it is."""
    hidden = [side for side in SIDES if side != role]
    seen = state.seen[role] if role else tuple(set(state.seen[SIDES[0]]) & set(state.seen[SIDES[1]]))
    known = {*seen, *(state.spotted[role] if role else ())}
    pool = [c for c in state.bowl if c not in known]
    for side in hidden:
        pool.extend([c for c in state.hands[side] if c not in known])
    deck = list(state.shuffle("2.A", tuple(sorted(pool))))
    for side in hidden:
        state.hands[side] = deal(state, side, deck, known)
    state.bowl = tuple(sorted([*deck, *[c for c in state.bowl if c in known]]))
    for side in hidden:
        recommit(state, side)


def deal(state: Hellespont, side: str, deck: list[str], known: set[str]) -> tuple[str, ...]:
    """A new hand of the same size: what is known of it, a starting pick that fits, then anything."""
    hand = [c for c in state.hands[side] if c in known]
    missing = len(state.hands[side]) - len(hand)
    if state.start_pick[side] and state.start_pick[side] not in hand:
        fitting = [c for c in deck if c in starting_counters(state, side)]
        if fitting and missing:
            deck.remove(fitting[0])
            hand.append(fitting[0])
            state.start_pick[side] = fitting[0]
            missing -= 1
    for _ in range(missing):
        hand.append(deck.pop())
    return tuple(sorted(hand))


def recommit(state: Hellespont, side: str) -> None:
    """4.2.2b: a secret commitment becomes another one that the new hand allows."""
    if state.committed[side] != NOTHING and " " not in state.committed[side]:
        return
    combat = next((f for f in reversed(state.frames) if isinstance(f, Combat)), None)
    if combat is None:
        return
    options = [NOTHING]
    for stratagem, counters in combat_stratagems(state, side, combat.who, combat.place).items():
        options.extend([f"{stratagem} {counter}" for counter in counters])
    state.committed[side] = state.draw("4.2.2", tuple(options))


# --- invariants -----------------------------------------------------------------------------


def check(state: Hellespont) -> None:
    """Every piece once, indexes equal to a recount, counters conserved, nobody stranded at sea."""
    for side in SIDES:
        recount(state, side)
        for place in state.units[side]:
            if place in state.board.all_bases and place not in state.board.bases[side]:
                raise RuleBug(f"{side} stands in {place}, a base it may not use")
            if place in state.board.ports and place in state.units[foe(side)]:
                raise RuleBug(f"both sides stand in {place}")
    held = [*state.hands[SIDES[0]], *state.hands[SIDES[1]]]
    counters = sorted([*state.bowl, *state.gone, *state.posted, *held])
    if tuple(counters) != state.board.counters:
        raise RuleBug("a stratagem counter was lost or doubled")
    for unit in state.weak:
        if not state.in_play(unit):
            raise RuleBug(f"{unit} is weakened but not in play")


def recount(state: Hellespont, side: str) -> None:
    for stacks, pool in ((state.units, state.board.units[side]), (state.leaders, state.board.leaders)):
        found: dict[str, list[str]] = {}
        for piece in pool:
            if state.board.side_of[piece] == side and state.in_play(piece):
                found.setdefault(state.at[piece], []).append(piece)
        if {place: tuple(sorted(p)) for place, p in found.items()} != stacks[side]:
            raise RuleBug(f"the stacks of {side} differ from a recount")
    for place, units in state.units[side].items():
        for unit in units:
            ship = unit in state.board.ships
            if (ship and place in state.board.lands) or (
                not ship and place in state.board.seas and not state.ships_at(side, place)
            ):
                raise RuleBug(f"{unit} cannot stand in {place}")
