"""What dice may bring before a choice is made, and what a stratagem uses up; made for people only."""

from __future__ import annotations

from collections.abc import Iterable

from polemos.engine.prompt import Value
from polemos.engine.why import Note
from polemos.games.hellespont.forecast import evasion_faces, prospect
from polemos.games.hellespont.printed import LAND, SIDES, foe
from polemos.games.hellespont.rules.attrition import attrition_modifiers, exposed
from polemos.games.hellespont.rules.encounters import arrive
from polemos.games.hellespont.rules.reach import last_step
from polemos.games.hellespont.rules.storm import storm_threshold
from polemos.games.hellespont.state import Hellespont


def attacks(
    state: Hellespont,
    verb: str,
    group: tuple[str, ...],
    start: str,
    places: Iterable[str],
    how: str,
    points: int = 0,
) -> list[Note]:
    """Odds of every combat a group would bring about where it arrives, with those who stand there already."""
    notes: list[Note] = []
    who = state.printed.side_of[group[0]]
    for place in places:
        if place in state.units[foe(who)]:
            trial = state.clone()
            before = last_step(state, who, start, place, points) if how == LAND else start
            arrive(trial, group, start, before, place, how)
            if place in trial.units[who]:
                notes.append(Note(verb, place, "odds", "4.2.2", prospect(trial, who, place)))
    return notes


def stratagems(state: Hellespont, who: str, offered: dict[str, tuple[str, ...]]) -> list[Note]:
    """7: what playing a counter does that cannot be taken back."""
    notes = []
    for verb, counters in offered.items():
        for counter in counters:
            notes.append(one_counter(state, who, verb, counter))
    if state.advantage == who:
        notes.append(Note("advantage", None, "advantage-passes", "8h"))
    return notes


def one_counter(state: Hellespont, who: str, verb: str, counter: str) -> Note:
    if verb == "s4":
        return Note(verb, counter, "storm", "7.S4b", storm_risk(state, who))
    if verb in ("s17", "s18"):
        return Note(verb, counter, "counter-leaves", "2.Ad")
    if state.phase == "B.3":
        return Note(verb, counter, "your-stratagem", "2.B.3i")
    return Note(verb, counter, "back-to-bowl", "2.Ac")


def storm_risk(state: Hellespont, who: str) -> dict[str, Value]:
    """7.S4: how many ships of each side roll, and how many hits are to be expected, in tenths."""
    found: dict[str, Value] = {}
    for side in SIDES:
        sixths = count = 0
        for sea in [p for p in state.units[side] if p in state.printed.seas]:
            ships = len(state.ships_at(side, sea))
            count += ships
            sixths += ships * (7 - storm_threshold(state, side, sea))
        key = "mine" if side == who else "theirs"
        found[f"{key}"], found[f"{key}_hits"] = count, f"{sixths / 6:.1f}"
    return found


def wearing(state: Hellespont, who: str, verb: str) -> list[Note]:
    """6.4: where units will test attrition if they stay, and on how many faces something happens there."""
    risky = [p for p in exposed(state, who) if evasion_faces(5, attrition_modifiers(state, who, p).total)]
    if not risky:
        return []
    return [Note(verb, None, "attrition-due", "6.4a", {"places": tuple(risky)})]
