"""7: recruitment: points, lists, who may get recruits, where armies appear."""

from __future__ import annotations

from typing import Final

from polemos.engine.why import Barrier
from polemos.games.eagle_and_wolf.printed import (
    AFRICA,
    CARTHAGE,
    CONSULS,
    EPIRUS,
    ITALIOTS,
    PROCONSULS,
    ROME,
    SAMNITES,
)
from polemos.games.eagle_and_wolf.state import Campaign

#: 7.0b, 7.0j: all points are counted in quarters, a quarter is three elements.
CAPITAL: Final = 4
TERRITORY: Final = 2
#: 7.1: from this winter on Epirus lives off what it has conquered.
OVERSEAS: Final = 279
#: 7.0d: where Rome draws its points.
ROMAN: Final[tuple[str, ...]] = ("roma", "latium", "campania")

DEAD: Final = Barrier("general-dead", "13.5b")
IN_THE_FIELD: Final = Barrier("army-on-foreign-ground", "7.5e")
NO_LAND_LEFT: Final = Barrier("no-land-left", "7.0a")
ONLY_BY_RALLY: Final = Barrier("no-recruits-for-him", "7.5c")
NO_PROCONSULS: Final = Barrier("no-proconsuls", "6.2a")


def points(state: Campaign, nation: str) -> int:
    """7.0-7.3: quarters of points this winter."""
    own = state.controlled(nation)
    if nation == CARTHAGE:
        return max(0, carthage(state) - camped(state, nation))
    total = sum(yields(state, nation, place) for place in own)
    if nation == ROME and state.emergency:
        total *= 2
    if nation == SAMNITES and state.revolt != "general":
        total = min(2, total)  # 8.23c: half a point while the revolt is partial
    exempt = nation == EPIRUS and state.year <= OVERSEAS
    return max(0, total - (0 if exempt else camped(state, nation)))


def camped(state: Campaign, nation: str) -> int:
    """7.0h: a whole point for each army in camp."""
    return 4 * sum(bool(state.armies[c].camp) for c in state.armies_of(nation))


def yields(state: Campaign, nation: str, place: str) -> int:
    """7.0b-f, 7.1a: capital, others, halves."""
    if nation == ROME and place not in ROMAN:
        return 0
    if nation == EPIRUS and state.year <= OVERSEAS and place in state.printed.national[EPIRUS]:
        return 0
    full = CAPITAL if place == state.printed.capital[nation] else TERRITORY
    return full // 2 if place in state.ravaged or state.contested(place) else full


def carthage(state: Campaign) -> int:
    """7.0g, 7.3: half a point for each base, and for one that is lost; both lost: one point from Africa."""
    held = [t for t in ("panormos", "agrigentum") if state.control[t] == CARTHAGE]
    others = [t for t in state.controlled(CARTHAGE) if t not in ("panormos", "agrigentum")]
    bases = sum(yields(state, CARTHAGE, t) for t in held) + TERRITORY * (len(held) == 1)
    return (bases if held else CAPITAL) + sum(yields(state, CARTHAGE, t) for t in others)


def list_of(state: Campaign, nation: str, counter: str = "") -> str:
    """7.1b, 8.21b, 13.2b: which list the nation recruits from now."""
    lists = state.printed.lists[nation]
    if counter == "epirus_guard":
        return str(lists[0])
    if nation == ROME:
        return str(lists[1] if state.reformed else lists[0])
    if nation == EPIRUS:
        return str(lists[1] if state.year <= OVERSEAS else lists[0])
    return str(lists[0])


def counters(state: Campaign, nation: str) -> tuple[str, ...]:
    """7.5: the generals that may get recruits: new ones, or armies on ground their nation controls."""
    if nation == ROME:
        able = (*CONSULS, *(PROCONSULS if state.emergency else ()))
    elif nation == EPIRUS:
        able = tuple(c for c in ("pyrrhus", "megacles", "leonatus", "epirote") if _epirote(state, c))
    else:
        able = state.printed.counters[nation]
    return tuple(c for c in able if c not in state.dead and _reachable(state, nation, c))


def no_recruits(state: Campaign, nation: str, counter: str) -> Barrier | None:
    """6.2a, 7.5, 13.5b: why a general of the nation gets none; None if nothing forbids it."""
    if counter in state.dead:
        return DEAD
    if counter in counters(state, nation):
        return None
    if nation == ROME and counter in PROCONSULS and not state.emergency:
        return NO_PROCONSULS
    if nation == EPIRUS and (counter == "epirus_guard" or not _epirote(state, counter)):
        return ONLY_BY_RALLY
    return IN_THE_FIELD.of(place=state.armies[counter].at) if counter in state.armies else NO_LAND_LEFT


def _epirote(state: Campaign, counter: str) -> bool:
    """7.5c: Leonatus and Pyrrhus' orphans only if they are already there; Epirus' guard never (13.2b)."""
    return counter in ("pyrrhus", "megacles") or counter in state.armies


def _reachable(state: Campaign, nation: str, counter: str) -> bool:
    """7.5e."""
    army = state.armies.get(counter)
    if army is None:
        return bool(deployments(state, nation))
    return state.control.get(army.at, "") == nation


def deployments(state: Campaign, nation: str) -> tuple[str, ...]:
    """7.7: where new armies appear; without a capital in any land that is left (7.0a)."""
    own = state.controlled(nation)
    if nation == CARTHAGE:
        return ("panormos",) if "panormos" in own else (AFRICA,)
    if nation == ITALIOTS:
        return tuple([t for t in ("lucania", "bruttium", "apulia") if t in own][:1]) or own
    bases = ("lucania", "messina") if nation == EPIRUS else ()
    return tuple([t for t in (state.printed.capital[nation], *bases) if t in own]) or own


def invaded(state: Campaign) -> bool:
    """13.2b: whether an enemy stands in the province Epirus."""
    return any(state.enemies_at(EPIRUS, place) for place in state.printed.national[EPIRUS])


def home_guard(state: Campaign) -> str:
    """13.2b, 7.5e, 7.7a: where the army that defends Epirus is raised or reinforced; '' if it is not."""
    if not invaded(state):
        return ""
    army = state.armies.get("epirus_guard")
    if army is not None:
        return army.at if state.control.get(army.at) == EPIRUS else ""
    home = [t for t in ("dodonia", "lissos") if state.control[t] == EPIRUS]
    return home[0] if home else ""
