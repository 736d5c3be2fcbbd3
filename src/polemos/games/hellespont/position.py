"""Positions as readable JSON, and back with every mistake named.

Written by `python tools/fields.py` from src/polemos/games/hellespont/state.yaml:
change that file, never this one.
"""

from __future__ import annotations

from typing import Any, Final

from polemos.engine.chance import Chance
from polemos.engine.codec import Reader, differing
from polemos.engine.errors import BadData, RuleBug
from polemos.engine.prompt import Value
from polemos.games.hellespont.laws import broken, leaders_of, lost_pieces, units_of
from polemos.games.hellespont.printed import FATES, PHASES, SICK, SIDES, WOUNDED, Printed
from polemos.games.hellespont.rules.commitment import read_committed, write_committed
from polemos.games.hellespont.state import Hellespont

# fmt: off
FIELDS: Final[tuple[str, ...]] = (
    "turn", "phase", "initiative", "advantage", "points", "supply", "short", "pieces", "weak",
    "down", "hands", "bowl", "gone", "posted", "seen", "spotted", "start_pick", "committed",
    "due", "optional_used", "fresh", "spartan_bonus", "alcibiades_entered", "moved", "came",
    "ferried", "barred", "played", "muted", "resting", "quiet",
)
# fmt: on


def encode(state: Hellespont) -> dict[str, Any]:
    """Every field under its key."""
    return {
        "turn": state.turn,
        "phase": state.phase,
        "initiative": state.initiative,
        "advantage": state.advantage,
        "points": {key: state.points[key] for key in SIDES},
        "supply": {key: state.supply[key] for key in SIDES},
        "short": {key: state.in_shortage[key] for key in SIDES},
        "pieces": {key: state.at[key] for key in state.printed.all_pieces},
        "weak": sorted(state.weak),
        "down": dict(sorted(state.ailing.items())),
        "hands": {key: list(state.hands[key]) for key in SIDES},
        "bowl": list(state.bowl),
        "gone": list(state.removed),
        "posted": list(state.posted),
        "seen": {key: list(state.seen[key]) for key in SIDES},
        "spotted": {key: list(state.spotted[key]) for key in SIDES},
        "start_pick": {key: state.start_pick[key] for key in SIDES},
        "committed": {key: write_committed(state.committed[key]) for key in SIDES},
        "due": dict(sorted(state.due.items())),
        "optional_used": list(state.optional_used),
        "fresh": sorted(state.fresh),
        "spartan_bonus": state.spartan_bonus,
        "alcibiades_entered": state.alcibiades_entered,
        "moved": sorted(state.moved),
        "came": {key: list(value) for key, value in sorted(state.came.items())},
        "ferried": dict(sorted(state.ferried.items())),
        "barred": dict(sorted(state.barred.items())),
        "played": sorted(state.played),
        "muted": sorted(state.muted),
        "resting": sorted(state.resting),
        "quiet": {key: list(state.quiet[key]) for key in SIDES},
    }


def decode(
    printed: Printed, scenario: str, options: dict[str, Value], chance: Chance, data: Reader
) -> Hellespont:
    """The state that `encode` wrote; BadData names the field at fault."""
    data.only(FIELDS)
    state = Hellespont(printed, scenario, options, chance)
    known = {*state.printed.places, *FATES}
    state.turn = data.number("turn", 1, len(state.printed.months))
    state.phase = data.one_of("phase", PHASES)
    state.initiative = data.one_of("initiative", SIDES)
    state.advantage = data.one_of("advantage", SIDES)
    state.points = data.every("points", SIDES, lambda r, key: r.number(key, 0, 99))
    state.supply = data.every("supply", SIDES, lambda r, key: r.number(key, 0, 3))
    state.in_shortage = data.every("short", SIDES, lambda r, key: r.flag(key))
    state.at = data.every("pieces", state.printed.all_pieces, lambda r, key: r.one_of(key, known))
    state.weak = set(data.texts("weak", state.printed.all_units))
    state.ailing = data.some("down", state.printed.leaders, lambda r, key: r.one_of(key, (WOUNDED, SICK)))
    state.hands = data.every("hands", SIDES, lambda r, key: r.texts(key, state.printed.counters))
    state.bowl = data.texts("bowl", state.printed.counters)
    state.removed = data.texts("gone", state.printed.counters)
    state.posted = data.texts("posted", state.printed.counters)
    state.seen = data.every("seen", SIDES, lambda r, key: r.texts(key, state.printed.counters))
    state.spotted = data.every("spotted", SIDES, lambda r, key: r.texts(key, state.printed.counters))
    state.start_pick = data.every(
        "start_pick", SIDES, lambda r, key: r.one_of(key, ("", *state.printed.counters))
    )
    state.committed = data.every("committed", SIDES, read_committed)
    state.due = data.some("due", state.lines, lambda r, key: r.number(key, 1, 99))
    state.optional_used = data.texts("optional_used", state.optional)
    state.fresh = frozenset(data.texts("fresh", state.printed.all_pieces))
    state.spartan_bonus = data.number("spartan_bonus", 0, 2)
    state.alcibiades_entered = data.flag("alcibiades_entered")
    state.moved = frozenset(data.texts("moved", state.printed.all_pieces))
    state.came = data.some(
        "came",
        state.printed.all_pieces,
        lambda r, key: r.row(
            key,
            3,
            lambda row: (
                row.one_of("0", state.printed.kind),
                row.text("1"),
                row.one_of("2", ("land", "sea", "ferry")),
            ),
        ),
    )
    state.ferried = data.some("ferried", state.printed.seas, lambda r, key: r.number(key, 0, 999))
    state.barred = data.some("barred", state.printed.lands, lambda r, key: r.one_of(key, SIDES))
    state.played = frozenset(data.texts("played", SIDES))
    state.muted = frozenset(data.texts("muted", SIDES))
    state.resting = frozenset(data.texts("resting", SIDES) if "resting" in data.value else ())
    state.quiet = data.every("quiet", SIDES, lambda r, key: r.texts(key))
    data.obey(broken(state))
    recount(state)
    return state


def recount(state: Hellespont) -> None:
    """Every index anew from what it is derived from."""
    state.units = units_of(state)
    state.leaders = leaders_of(state)
    state.out = lost_pieces(state)


def check(state: Hellespont) -> None:
    """Raises RuleBug where the state contradicts itself: it must be the same when written and read again,
    each field within its bounds, no law broken, each index counted anew."""
    try:
        fresh = decode(
            state.printed, state.scenario, state.options, state.chance, Reader(encode(state), "state")
        )
    except BadData as error:
        raise RuleBug(str(error)) from None
    for path in differing(state, fresh):
        raise RuleBug(f"state.{path}: differs from a recount")
