"""What choices cost, use up, risk or bring: the words beside them."""

from __future__ import annotations

from typing import Final

from polemos.engine.prompt import Arg, Value
from polemos.engine.why import Note
from polemos.games.peloponnesian_war.forecast.odds import battle_chances, siege_chance
from polemos.games.peloponnesian_war.printed.printed import kind_index
from polemos.games.peloponnesian_war.rules.activation import UNIT_COST, affordable, available
from polemos.games.peloponnesian_war.rules.battle import ARMY, Fight, battle_kind
from polemos.games.peloponnesian_war.rules.skirmish import meets_in_battle
from polemos.games.peloponnesian_war.rules.strength_points import FOE, KINDS, count_of, naval, words
from polemos.games.peloponnesian_war.rules.treasury import spendable
from polemos.games.peloponnesian_war.state import War

#: 4.7c: of a hundred skirmishes, so many are battles because of the dice alone (11 or 12).
BY_DICE: Final = round(100 * 3 / 36)

#: verb -> what is offered with it.
Offered = dict[str, tuple[Arg, ...]]


def assembly_notes(state: War, offered: Offered) -> list[Note]:
    """4.1.1e, 4.1.3b, 4.1.5a: what points cost, who is to be had elsewhere, what the open sea risks."""
    found = [_call_note(state, "activate", str(kind), 1) for kind in offered.get("activate", ())]
    for kind in offered.get("activate_all", ()):
        number = kind_index(str(kind))
        free = count_of(available(state, state.op_side, state.op_at), number)
        count = min(free, affordable(state, state.op_side, number))
        found.append(_call_note(state, "activate_all", str(kind), count))
    for verb in ("muster", "muster_storm"):
        for place in offered.get(verb, ()):
            force = words(available(state, state.op_side, str(place)))
            key, rule = ("free-there", "4.1.1e") if verb == "muster" else ("free-beyond", "4.1.3b")
            found.append(Note(verb, place, key, rule, {"force": force}))
    if "depart_storm" in offered:
        found.append(Note("depart_storm", None, "storm", "4.1.3b", {"force": words(state.op_force)}))
    return [*found, *_halt_note(state, offered)]


def _call_note(state: War, verb: str, kind: str, count: int) -> Note:
    price = count * UNIT_COST[state.op_side][kind_index(kind)]
    left = spendable(state, state.op_side) - price
    return Note(verb, kind, "call", "4.1.5a", {"count": count, "talents": price, "total": left})


def _halt_note(state: War, offered: Offered) -> list[Note]:
    """4.1d, 4.3f: what becomes of an Army that gives its objective up, or of a leader alone."""
    if "halt" not in offered:
        return []
    if state.op_force:
        return [Note("halt", None, "halt-army", "4.3f", {"place": state.op_at})]
    return [Note("halt", None, "halt-alone", "4.1d", {"leader": state.op_leader})]


def interception(state: War, by: str) -> dict[str, int]:
    """4.7: of a hundred times that a Force intercepts the Army, how often they do battle (4.7c-e), and how
    often that is won or lost. Nothing where none is possible (5.2e) or a lone leader is caught (4.6.2d)."""
    side, place = state.op_side, state.op_at
    theirs = state.force(FOE[side], by)
    if not state.op_force or battle_kind(state.op_force, theirs) == "none":
        return {}
    certain = meets_in_battle(state.op_force, theirs, state.map.kind[place])
    lose, win = battle_chances(state, Fight(side, ARMY, by, place))
    return {"battle": 100 if certain else BY_DICE, "win": round(100 * win), "lose": round(100 * lose)}


def interception_notes(state: War, watchers: tuple[str, ...]) -> list[Note]:
    """4.6.2, 4.7: what each of the Forces that may intercept has to expect."""
    found = []
    for by in watchers:
        force = words(state.force(FOE[state.op_side], by))
        args: dict[str, Value] = {"force": force, **interception(state, by)}
        found.append(Note("intercept", by, "intercept" if "battle" in args else "catch", "4.6.2a", args))
    return found


def battle_note(state: War, verb: str, arg: str, fight: Fight) -> Note:
    """5.2: the odds of a battle that is about to be chosen."""
    win, lose = battle_chances(state, fight)
    if not win + lose:
        return Note(verb, arg, "no-battle", "5.2e")
    chances: dict[str, Value] = {"win": round(100 * win), "lose": round(100 * lose)}
    return Note(verb, arg, "battle", "5.2", {"who": fight.side, "foe": FOE[fight.side], **chances})


def siege_note(state: War, place: str) -> Note:
    """5.3: the odds of a siege that is about to be chosen."""
    side = state.sieges[place]
    skill = min([state.printed.leaders[name].tactical for name in state.leaders_in(side, place)])
    chance = siege_chance(state, side, place, skill, naval(state.force(side, place)))
    return Note("resolve", place, "siege", "5.3d", {"who": side, "win": round(100 * chance)})


def omens_notes(state: War, side: str, offered: Offered) -> list[Note]:
    """4.0b, 4.3c-d, 11.0e: what passing ends, and when the gods say no."""
    found = [Note("pass", None, "pass", "4.0b", {"who": side})]
    if "consult" in offered:
        sparta_of_two = not state.solitaire and side == "sparta"
        rule = "4.3c" if state.solitaire else "11.0e"
        found.append(Note("consult", None, "omens", rule, {"count": 5 if sparta_of_two else 6}))
    return found


def kinds_note(verb: str, kinds: tuple[str, ...], key: str, rule: str, args: dict[str, Value]) -> list[Note]:
    """The same beside each kind."""
    return [Note(verb, kind, key, rule, args) for kind in kinds if kind in KINDS]
