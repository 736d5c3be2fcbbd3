"""TRC: the combat table: odds, die modifiers, column shifts, results. Questions only."""

from __future__ import annotations

from typing import Final

from polemos.games.hellespont.printed import foe
from polemos.games.hellespont.state import Hellespont
from polemos.games.hellespont.tables import ratio_column
from polemos.kit.modifiers import Modifiers

#: Column shift of the stratagems that give one: (as attacker, as defender); 0: not playable so.
SHIFTS: Final = {"s1": (2, -2), "s2": (0, -1), "s3": (1, 0), "s10": (1, 0)}
SHARES: Final = {"1/4": (1, 4), "1/2": (1, 2), "3/4": (3, 4)}


class Odds:
    """A combat before the roll: the two strengths, every modifier with its paragraph, the column."""

    def __init__(self, attack: int, defence: int, column: int, die: Modifiers, shifts: Modifiers) -> None:
        self.attack = attack
        self.defence = defence
        self.column = column
        self.die = die
        self.shifts = shifts


def combat_odds(
    state: Hellespont, place: str, attacker: str, help_from: dict[str, str], voided: frozenset[str]
) -> Odds:
    """4.2.2: odds, then modifiers. `help_from`: side -> zone of its S8; `voided`: leaders lost to S15."""
    at_sea = place in state.printed.seas
    attack = combat_strength(state, attacker, place, help_from)
    defence = combat_strength(state, foe(attacker), place, help_from)
    die = leader_modifier(state, place, attacker, voided)
    shifts = Modifiers()
    if at_sea:
        add_sea_modifiers(state, place, attacker, die, shifts)
    else:
        add_land_modifiers(state, place, attacker, die, shifts)
    add_stratagem_shifts(state, attacker, shifts)
    base = ratio_column(attack, defence, state.printed.columns)
    return Odds(attack, defence, state.printed.table.column(base + shifts.total), die, shifts)


def combat_strength(state: Hellespont, side: str, place: str, help_from: dict[str, str]) -> int:
    """4.2.2a, 7.S8: ships at sea, troops on land, and half (rounded up) of a supporting zone."""
    measure = state.naval if place in state.printed.seas else state.troops
    strength = measure(side, place)
    if help_from.get(side):
        strength += (measure(side, help_from[side]) + 1) // 2
    return strength


def leader_modifier(state: Hellespont, place: str, attacker: str, voided: frozenset[str]) -> Modifiers:
    """TRC.die.a: attacking leaders with a bonus less defending ones; a double counts once."""
    die = Modifiers()
    for side, sign in ((attacker, 1), (foe(attacker), -1)):
        if side not in voided:
            swords = [name for name in state.leaders[side].get(place, ()) if state.bonus(name)]
            die.add("TRC.die.a", sign * len(swords))
    return die


def add_land_modifiers(
    state: Hellespont, place: str, attacker: str, die: Modifiers, shifts: Modifiers
) -> None:
    """TRC.die.b-e, TRC.col.a-d."""
    printed = state.printed
    ours, theirs = state.troops_at(attacker, place), state.troops_at(foe(attacker), place)
    kinds, enemy_kinds = {printed.type_of[u] for u in ours}, {printed.type_of[u] for u in theirs}
    swords, enemy_swords = (
        [u in printed.sword_hoplites for u in ours],
        [u in printed.sword_hoplites for u in theirs],
    )
    die.add_if(any(swords) and not any(enemy_swords), "TRC.die.b", 1)
    die.add_if(len(kinds) >= 3, "TRC.die.c", 1)
    die.add_if(all(enemy_swords), "TRC.die.d", -2)
    die.add_if("archer" in enemy_kinds or "cavalry" in enemy_kinds, "TRC.die.e", -1)
    shifts.add_if("hoplite" in kinds and "hoplite" not in enemy_kinds, "TRC.col.a", 2)
    shifts.add_if("hoplite" not in kinds and "hoplite" in enemy_kinds, "TRC.col.b", -1)
    came = [state.came[u] for u in ours if u in state.came]
    shifts.add_if(any([how == "ferry" for _, _, how in came]), "TRC.col.c", -1)
    if printed.type[place] == "difficult":
        uphill = any([how == "land" and printed.type[last] == "clear" for _, last, how in came])
        shifts.add_if(uphill, "TRC.col.d", -1)


def add_sea_modifiers(
    state: Hellespont, place: str, attacker: str, die: Modifiers, shifts: Modifiers
) -> None:
    """TRC.die.f-g, TRC.col.e-f: troops aboard and troops on the beaches."""
    aboard, enemy_aboard = state.troops(attacker, place), state.troops(foe(attacker), place)
    literal = state.option("boarders") == "equal"
    die.add_if(aboard >= enemy_aboard and (literal or aboard > 0), "TRC.die.f", 1)
    die.add_if(aboard < enemy_aboard, "TRC.die.g", -1)
    ours, theirs = on_beach(state, attacker, place), on_beach(state, foe(attacker), place)
    shifts.add_if(ours and not theirs, "TRC.col.e", 1)
    shifts.add_if(theirs and not ours, "TRC.col.f", -1)


def on_beach(state: Hellespont, side: str, sea: str) -> bool:
    """4c: troops in a land zone whose beach faces this sea zone."""
    return any([shore in state.units[side] for shore in state.printed.beaches[sea]])


def add_stratagem_shifts(state: Hellespont, attacker: str, shifts: Modifiers) -> None:
    """7.S1-S3, 7.S10: what both sides have revealed, netted; what is still secret has its counter."""
    for i, side in enumerate((attacker, foe(attacker))):
        committed = state.committed[side]
        if len(committed) == 1 and committed[0] in SHIFTS:
            shifts.add(f"7.{committed[0].upper()}", SHIFTS[committed[0]][i])


def read_table(state: Hellespont, row: int, column: int) -> tuple[str, str, str]:
    """TRC.rows: attacker's result, defender's result, winner "A" or "D" (option tie_winner)."""
    attacker, defender, winner = state.printed.table.cell(row, column).split("|")
    if attacker == defender and state.option("tie_winner") == "defender":
        winner = "D"
    return attacker, defender, winner
