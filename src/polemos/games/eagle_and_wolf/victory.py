"""14: victory, nation by nation."""

from __future__ import annotations

from polemos.engine.result import Result
from polemos.games.eagle_and_wolf.state import Campaign
from polemos.games.eagle_and_wolf.world import CARTHAGE, EPIRUS, MAMERTINES, ROME, SYRACUSE


def winners(state: Campaign) -> tuple[str, ...]:
    """14.1-14.5: the nations that have what they fought for."""
    reached = {
        EPIRUS: all(state.holds_province(EPIRUS, p) for p in ("epirus", "graecia_magna", "sicilia")),
        ROME: all(state.holds_province(ROME, p) for p in ("italia", "graecia_magna")),
        CARTHAGE: all(state.holds(CARTHAGE, t) for t in ("panormos", "agrigentum")),
        SYRACUSE: all(state.holds(SYRACUSE, t) for t in ("syracusae", "messina")),
        MAMERTINES: state.holds(MAMERTINES, "messina"),
    }
    return tuple(nation for nation, won in reached.items() if won)


def finish(state: Campaign) -> None:
    """14.0: several may win, or nobody; the scores are territories held."""
    nations = winners(state)
    roles = tuple(dict.fromkeys(state.seats[n] for n in nations))
    scores = dict.fromkeys(sorted(set(state.seats.values())), 0)
    for owner in state.control.values():
        if owner in state.seats:
            scores[state.seats[owner]] += 1
    winner = roles[0] if len(roles) == 1 else None
    level = "victory" if roles else "draw"
    state.finish(Result(winner, level, "objectives", "14.0a", scores, roles))
