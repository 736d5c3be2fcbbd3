"""5.2, 5.6, 5.7: one battle between two Forces, on land, at sea, or both."""

from __future__ import annotations

from typing import Final

from polemos.games.peloponnesian_war.printed.names import DEAD, OUT
from polemos.games.peloponnesian_war.rules.scoring import change_confidence, count_defeat, count_victory
from polemos.games.peloponnesian_war.rules.strength_points import (
    ATHENS,
    EMPTY,
    FOE,
    LAND_LOSSES,
    NAVAL_LOSSES,
    SPARTA,
    Force,
    H,
    N,
    cavalry,
    count_of,
    first,
    hoplites,
    land,
    naval,
    total,
    words,
)
from polemos.games.peloponnesian_war.state import War

#: Where the fighting Force is: a space, or the moving Army.
ARMY: Final = "army"
NO_LEADER: Final = -1

#: EV.11a: in a deadly turn a leader dies if his side's die shows no more than this; so many of a side do.
DEADLY: Final = 3
DEATHS: Final = 3

#: The paragraphs that end a battle on land or at sea.
WON: Final = {"land": "5.2.1i", "naval": "5.2.2e"}
DRAWN: Final = {"land": "5.2.1k", "naval": "5.2.2e"}


class Fight:
    """Who fights: the attacker or mover, where his Force is; his foe's place; where it happens."""

    def __init__(self, side: str, at: str, foe_at: str, place: str) -> None:
        self.side = side
        self.at = at
        self.foe_at = foe_at
        self.place = place


def where(fight: Fight, side: str) -> str:
    """Where a side's fighting Force is: a space, or the moving Army."""
    return fight.at if side == fight.side else fight.foe_at


def fighting(state: War, fight: Fight, side: str) -> Force:
    """The Force a side fights with."""
    at = where(fight, side)
    return state.op_force if at == ARMY else state.force(side, at)


def present(state: War, fight: Fight, side: str) -> list[str]:
    """5.2.1b, EV.11a: the side's leaders with that Force, among the living."""
    at = where(fight, side)
    if at != ARMY:
        return state.leaders_in(side, at)
    return [] if state.leader_at[state.op_leader] == DEAD else [state.op_leader]


def battle_kind(a: Force, b: Force) -> str:
    """5.2e: land, naval, mixed or none."""
    if land(a) and naval(a) and land(b) and naval(b):
        return "mixed"
    if (not naval(a) and not land(b)) or (not land(a) and not naval(b)):
        return "none"
    return "land" if not naval(a) or not naval(b) else "naval"


def fight_battle(state: War, fight: Fight) -> str:
    """5.2: resolve a battle; returns the winner, "draw" where nobody wins, or "none"."""
    a, b = fighting(state, fight, fight.side), fighting(state, fight, FOE[fight.side])
    kind = battle_kind(a, b)
    if kind == "none":
        state.log("no-battle", "5.2.4", place=fight.place)
        return "none"
    _bring_leader(state, fight)
    if state.journal is not None:
        _tell_battle(state, fight, kind, a, b)
    if kind == "mixed":
        return _mixed(state, fight)
    outcome = _round(state, fight, kind)
    if outcome == "draw":
        _both_home(state, fight, DRAWN[kind])
    else:
        _conclude(state, fight, outcome, WON[kind])
    return outcome


def _tell_battle(state: War, fight: Fight, kind: str, ours: Force, theirs: Force) -> None:
    """Who fights with what, and from where if not all stand in one space."""
    stage, start = "here", fight.place
    if fight.at == ARMY:
        stage, start = "march", fight.foe_at
    elif fight.at != fight.foe_at:
        stage, start = "apart", fight.at
    who, place = fight.side, fight.place
    texts = {"ours": words(ours), "theirs": words(theirs), "to_place": start, "stage": stage}
    state.log("battle", "5.2", "", place=place, kind=kind, who=who, **texts)


def _bring_leader(state: War, fight: Fight) -> None:
    """5.2.1f: a leader is drawn for a battle in Sparta; ERR.b: by option for those who fight from Athens."""
    if fight.place == SPARTA:
        _draw_leader(state, SPARTA, "5.2.1f")
    in_athens = where(fight, ATHENS) == ATHENS and not state.led(ATHENS, ATHENS)
    if in_athens and state.options["long_walls_leader"]:
        _draw_leader(state, ATHENS, "ERR.b")


def _draw_leader(state: War, side: str, rule: str) -> None:
    if state.pool(side) and side in state.forces[side]:
        name = state.draw(rule, state.pool(side))
        state.leader_at[name] = side
        state.log("leader-called", rule, leader=name, place=side)


def tactical(state: War, fight: Fight, side: str) -> int:
    """5.2.1b: the lowest tactical rating present, or -1 without a leader."""
    names = present(state, fight, side)
    if not names:
        return NO_LEADER
    return min([state.printed.leaders[name].tactical for name in names])


def modifier(state: War, fight: Fight, side: str, kind: str) -> int:
    """5.2.1b-f, 5.2.2a-b: what a side adds to its die."""
    own, other = fighting(state, fight, side), fighting(state, fight, FOE[side])
    return max(0, tactical(state, fight, side)) + advantage(side, own, other, kind, fight.place)


def advantage(side: str, own: Force, other: Force, kind: str, place: str) -> int:
    """5.2.1c-f, 5.2.2b: what a Force adds to its die against another, leaders apart."""
    if kind == "naval":
        more = max(0, naval(own) - naval(other))
        return more + (2 if side == ATHENS and 2 * count_of(own, N) >= naval(own) > 0 else 0)
    more = max(0, hoplites(own) - hoplites(other))
    more += 1 if cavalry(own) > cavalry(other) else 0
    more += 2 if side == SPARTA and 2 * count_of(own, H) >= land(own) > 0 else 0
    return more + (2 if side == SPARTA and place == SPARTA else 0)


def reasons(state: War, fight: Fight, side: str, kind: str) -> tuple[str, ...]:
    """The same by reason, for the log: what leader, numbers, quality and home ground add."""
    own, other = fighting(state, fight, side), fighting(state, fight, FOE[side])
    parts = {"leader": max(0, tactical(state, fight, side))}
    if kind == "naval":
        parts["ships"] = max(0, naval(own) - naval(other))
        quality = "athenians"
    else:
        parts["hoplites"] = max(0, hoplites(own) - hoplites(other))
        parts["cavalry"] = 1 if cavalry(own) > cavalry(other) else 0
        parts["home"] = 2 if side == SPARTA and fight.place == SPARTA else 0
        quality = "spartans"
    parts[quality] = modifier(state, fight, side, kind) - sum(parts.values())
    return tuple([f"{name} +{count}" for name, count in parts.items() if count])


def _round(state: War, fight: Fight, kind: str) -> str:
    """5.2.1a-l, 5.2.2: dice, winner, losses; returns the winner or "draw"."""
    one, two = fight.side, FOE[fight.side]
    rule = "5.2.2" if kind == "naval" else "5.2.1"
    our_lead = modifier(state, fight, one, kind)
    their_lead = modifier(state, fight, two, kind)
    our_die, their_die = state.die(rule, one), state.die(rule, two)
    ours, theirs = our_die + our_lead, their_die + their_lead
    our_leaders, their_leaders = present(state, fight, one), present(state, fight, two)
    if state.journal is not None:
        _tell_total(state, fight, one, kind, our_die, ours)
        _tell_total(state, fight, two, kind, their_die, theirs)
    winner = _higher(state, fight, ours, theirs)
    if winner == "draw":
        _draw_losses(state, fight, kind)
    else:
        _loser_losses(state, fight, kind, winner, abs(ours - theirs))
    _leader_death(state, one, our_leaders, our_die)
    _leader_death(state, two, their_leaders, their_die)
    return winner


def _tell_total(state: War, fight: Fight, side: str, kind: str, die: int, sum_: int) -> None:
    rule = "5.2.2" if kind == "naval" else "5.2.1"
    mods = reasons(state, fight, side, kind)
    if mods:
        state.log("battle-total", rule, who=side, dice=die, mods=mods, total=sum_)
    else:
        state.log("battle-plain", rule, who=side, total=sum_)


def _higher(state: War, fight: Fight, ours: int, theirs: int) -> str:
    """5.2.1g: the higher total wins; on a tie the better tactician (0 beats nobody at all)."""
    one, two = fight.side, FOE[fight.side]
    if ours != theirs:
        return one if ours > theirs else two
    ours, theirs = tactical(state, fight, one), tactical(state, fight, two)
    if ours == theirs:
        return "draw"
    winner = one if ours > theirs else two
    state.log("tie-broken", "5.2.1g", who=winner)
    return winner


def _loser_losses(state: War, fight: Fight, kind: str, winner: str, difference: int) -> None:
    """5.2.1h, 5.2.2d: the difference, at most the winner's points of the arm; cavalry softens it.
    5.6a: dead Athenian or Spartan hoplites leave hostages behind, until an armistice (8.3e)."""
    loser = FOE[winner]
    ours, theirs = fighting(state, fight, winner), fighting(state, fight, loser)
    if kind == "naval":
        lose(state, fight, loser, NAVAL_LOSSES, min(difference, naval(ours)))
        return
    count = min(difference, hoplites(ours)) - max(0, cavalry(theirs) - cavalry(ours))
    dead = lose(state, fight, loser, LAND_LOSSES, max(1, count))
    if count_of(dead, H) and not state.hostages[winner] and not state.armistice_made:
        state.hostages[winner] = True
        state.log("hostages", "5.6", who=winner)


def _draw_losses(state: War, fight: Fight, kind: str) -> None:
    """5.2.1k: one point each, none if both have a single point; a single point against more dies."""
    order = NAVAL_LOSSES if kind == "naval" else LAND_LOSSES
    one, two = fight.side, FOE[fight.side]
    sizes = {s: total(fighting(state, fight, s)) for s in (one, two)}
    if sizes[one] == 1 and sizes[two] == 1:
        return
    for side in (one, two):
        lose(state, fight, side, order, 1)


def lose(state: War, fight: Fight, side: str, order: tuple[int, ...], count: int, rule: str = "5.2") -> Force:
    """Points of a fighting Force are eliminated in the order of their kinds; 4.7 in a skirmish."""
    force = fighting(state, fight, side)
    dead = first(force, order, count)
    if not dead:
        return EMPTY
    at = where(fight, side)
    if at == ARMY:
        state.op_force = force - dead
    else:
        state.put(side, at, force - dead)
        if at not in state.forces[side]:
            state.leaders_out(side, at)
    state.kill(side, dead)
    state.log("losses", rule, who=side, force=words(dead))
    return dead


def _leader_death(state: War, side: str, names: list[str], die: int) -> None:
    """EV.11: in a deadly turn a leader who was there dies on an unmodified 1-3, even if nobody is left of
    his Army; three a side at the most."""
    if not state.deadly or die > DEADLY:
        return
    for name in doomed(state, side, names):
        state.leader_at[name] = DEAD
        state.deaths[side] += 1
        if state.chief[side] == name:
            state.chief[side] = ""
        state.log("leader-dies", "EV.11a", leader=name)


def doomed(state: War, side: str, names: list[str]) -> list[str]:
    """EV.11a-b: those of a side's leaders whom such a die would kill."""
    mortal = [name for name in names if name not in ("alcibiades", "pericles")]
    return mortal[: max(0, DEATHS - state.deaths[side])]


def _conclude(state: War, fight: Fight, winner: str, rule: str) -> None:
    """5.2.1i-j, 5.2.2e, 5.2.3d: the loser's survivors go home; confidence and points change."""
    state.log("battle-won", rule, who=winner, place=fight.place)
    _go_home(state, fight, FOE[winner])
    change_confidence(state, winner, 1, rule)
    change_confidence(state, FOE[winner], -1, rule)
    count_victory(state, winner)
    count_defeat(state, FOE[winner])


def _both_home(state: War, fight: Fight, rule: str) -> None:
    state.log("battle-drawn", rule, place=fight.place)
    for side in (fight.side, FOE[fight.side]):
        _go_home(state, fight, side)


def _go_home(state: War, fight: Fight, side: str) -> None:
    at = where(fight, side)
    if at == ARMY:
        army_home(state)
    else:
        state.send_home(side, at)


def army_home(state: War) -> None:
    """4.7f: the moving Army goes to the Going Home box; its leader is out (5.7b)."""
    side = state.op_side
    state.box[side] += state.op_force
    state.op_force = EMPTY
    if state.leader_at[state.op_leader] != DEAD:
        state.leader_at[state.op_leader] = OUT
        state.log("leader-out", "5.7b", leader=state.op_leader, who=side)


def _mixed(state: War, fight: Fight) -> str:
    """5.2.3: ships first; then the hoplites, unless the naval winner has fewer of them."""
    winner = _round(state, fight, "naval")
    if winner == "draw":
        _both_home(state, fight, "5.2.3e")
        return winner
    ours, theirs = fighting(state, fight, winner), fighting(state, fight, FOE[winner])
    rule = "5.2.3b"
    if hoplites(ours) >= hoplites(theirs):
        winner, rule = _round(state, fight, "land"), "5.2.3c"
    if winner == "draw":
        _both_home(state, fight, DRAWN["land"])
    else:
        _conclude(state, fight, winner, rule)
    return winner
