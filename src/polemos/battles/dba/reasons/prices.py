"""dba.4, 8.2: what an order costs, and the odds of the combats it would bring, told before the click."""

from __future__ import annotations

from polemos.battles.dba.book import DESTROYED, FLEE, RECOIL
from polemos.battles.dba.field import Field
from polemos.battles.dba.forecast import Odds, fight_odds
from polemos.battles.dba.grid import opposite
from polemos.battles.dba.reasons.elements import dear
from polemos.battles.dba.rules import groups
from polemos.battles.dba.rules.close_combat import foe_of
from polemos.battles.dba.rules.command_points import cost
from polemos.battles.dba.rules.facing_about import attacked_aside
from polemos.battles.dba.rules.reach import contacting, reach
from polemos.battles.dba.state import BattleState
from polemos.engine.prompt import Value
from polemos.engine.why import Note


def points(field: Field, verb: str, arg: str, movers: tuple[str, ...], pips: int) -> Note:
    """dba.4a-e: what an order costs of the points left, and which burden makes it dear."""
    price = cost(field, movers)
    burden = dear(field, movers, price - 1) if price > 1 else None
    rule = "dba.4a" if burden is None else burden.rule
    args: dict[str, Value] = {"cost": price, "left": pips - price}
    if len(movers) == 1:
        return Note(verb, arg, "dba-cost", rule, args)
    return Note(verb, arg, "dba-cost-of-group", rule, {**args, "count": len(movers)})


# --- combats to come --------------------------------------------------------------------------------


def attack_notes(state: BattleState, element: str, place: str) -> list[Note]:
    """dba.8.2: for each enemy that may be attacked from there, the odds of the combat as it would be."""
    field, cell = state.field, state.cell(place)
    faces = contacting(field, element, cell, reach(field, element).faces(field.grid, cell))
    found: list[Note] = []
    for face in faces:
        there = moved(field, [(element, cell, face)])
        foe = foe_of(there, element)
        if foe:
            found.append(odds_note("attack", place, foe, fight_odds(there, element, foe)))
        else:
            other = there.contacts(element)
            found.append(Note("attack", place, "dba-attacks-flank", "dba.7d", {"enemy": other}))
    return found


def odds_note(verb: str, arg: str, foe: str, odds: Odds) -> Note:
    """Of 36 throws, how many end how for each of the two."""
    args: dict[str, Value] = {"enemy": foe}
    for name, table in (("own", odds.first), ("their", odds.second)):
        args[f"{name}_dead"] = table[DESTROYED]
        args[f"{name}_back"] = table[FLEE] + table[RECOIL]
    return Note(verb, arg, "dba-odds", "dba.8a", args)


def march_note(state: BattleState, group: tuple[str, ...], verb: str, number: int) -> Note | None:
    """How many of the group a move brings into contact, and of 36 throws how many kill, on average."""
    field = state.field
    there = moved(field, groups.ends_of(field, group, verb, number))
    fights = [fight_odds(there, e, foe_of(there, e)) for e in group if foe_of(there, e)]
    if not fights:
        return None
    args: dict[str, Value] = {
        "count": len(fights),
        "own_dead": round(sum([odds.first[DESTROYED] for odds in fights]) / len(fights)),
        "their_dead": round(sum([odds.second[DESTROYED] for odds in fights]) / len(fights)),
    }
    return Note(verb, number, "dba-contacts", "dba.8a", args)


def moved(field: Field, ends: list[tuple[str, int, int]]) -> Field:
    """A copy of the field after a move, when whoever is attacked aside only has turned (dba.5.2b)."""
    there = field.clone()
    there.march(ends)
    there.note_moved(tuple([element for element, _, _ in ends]))
    for element in sorted(there.at):
        attackers = attacked_aside(there, element)
        if len(attackers) == 1:
            there.turn(element, opposite(there.facing[attackers[0]]))
    return there
