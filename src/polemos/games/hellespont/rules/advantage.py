"""8: the Advantage: its uses at any time. (B.1 uses: action_points.py; rolls: dice.py.)"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame
from polemos.engine.why import PIECE, PLACE, Barrier, Gate, Gates
from polemos.games.hellespont.printed import WAITING, foe
from polemos.games.hellespont.reasons.pieces import among, astray, is_leader
from polemos.games.hellespont.rules.dice import pass_advantage
from polemos.games.hellespont.rules.transport import carries, trim
from polemos.games.hellespont.state import Hellespont

PERSIAN_HOME: Final = "t29"

NOT_WEAK: Final = Barrier("not-weakened", "1.1a")
PERSIAN: Final = Barrier("persian-recovery", "10.1g")
NO_ROOM_ABOARD: Final = Barrier("no-room-aboard", "3.3e")
NOT_HELD: Final = Barrier("advantage-not-held", "8a")
NO_USE: Final = Barrier("advantage-no-use", "8a")
IN_PLAY: Final = Barrier("in-play", "8f")
SHIPS_STAY_LOST: Final = Barrier("ships-stay-lost", "8f")
CALLED_HOME: Final = Barrier("called-home", "10.1m")
PHRYGIA_HELD: Final = Barrier("phrygia-held", "8f")
GONE_FOR_GOOD: Final = Barrier("gone-for-good", "8f")
NO_HOME: Final = Barrier("no-home", "8f")
NO_LEADER: Final = Barrier("no-leader", "8g")
NONE_WEAK: Final = Barrier("none-weakened", "8e")
NO_UNIT_LOST: Final = Barrier("no-unit-lost", "8f")
NO_LEADER_LOST: Final = Barrier("no-leader-lost", "8g")


def weakened(state: Hellespont, side: str, persians: bool = True) -> tuple[str, ...]:
    """The side's weakened units in play that can recover; without Persians where 10.1g bars them."""
    own = [u for u in state.weak if state.printed.side_of[u] == side and carries(state, u)]
    return tuple(sorted([u for u in own if persians or u not in state.printed.persians]))


def why_not_restore(state: Hellespont, side: str, unit: str) -> Barrier:
    """1.1a, 10.1g, 3.3e: what keeps a unit left out of `weakened` from recovering; Persians never sail."""
    barrier = astray(state, side, unit, "", "1.1a") or is_leader(state, unit, "8e")
    if barrier is not None:
        return barrier
    if unit not in state.weak:
        return NOT_WEAK
    return PERSIAN if unit in state.printed.persians else NO_ROOM_ABOARD


def recover(state: Hellespont, unit: str, rule: str) -> None:
    """A unit returns to full strength; aboard, its side makes room for it at once if it must (3.3e)."""
    state.restore(unit, rule)
    trim(state, state.printed.side_of[unit], state.at[unit])


def homes(state: Hellespont, piece: str) -> tuple[str, ...]:
    """8f, 8g: where a lost piece comes back: a base of its side; Persians in T29 if it is free."""
    side = state.printed.side_of[piece]
    if piece not in state.printed.persians:
        return state.printed.bases[side]
    return () if PERSIAN_HOME in state.units[foe(side)] else (PERSIAN_HOME,)


def lost(state: Hellespont, side: str, leaders: bool) -> tuple[str, ...]:
    """8f, 8g: eliminated land units, or leaders, that may come back."""
    printed = state.printed
    wanted = printed.leader_set if leaders else printed.land_units
    found = []
    for piece in state.out:
        ours = piece in wanted and printed.side_of[piece] == side
        if ours and homes(state, piece) and not called_home(state, piece):
            found.append(piece)
    return tuple(sorted(found))


def called_home(state: Hellespont, piece: str) -> bool:
    """10.1m, Q-04: a leader whose recall has come does not return, even if he fell before it."""
    entries = state.printed.scenarios[state.scenario]["sides"][state.printed.side_of[piece]]["withdrawals"]
    return any([entry["leader"] == piece and entry["turn"] <= state.turn for entry in entries])


def can_use_advantage(state: Hellespont, side: str) -> bool:
    return advantage_barrier(state, side) is None


def advantage_barrier(state: Hellespont, side: str) -> Barrier | None:
    """8a: what keeps the side from using the Advantage now."""
    if state.advantage != side:
        return NOT_HELD
    side_of = state.printed.side_of
    for unit in state.weak:
        if side_of[unit] == side and carries(state, unit):
            return None
    return None if lost(state, side, False) or lost(state, side, True) else NO_USE


def why_not_back(state: Hellespont, side: str, piece: str) -> Barrier:
    """8f, 8g, 10.1m: what keeps a piece from being brought back."""
    if state.printed.side_of[piece] != side or state.at[piece] == WAITING:
        return astray(state, side, piece, "", "8f") or IN_PLAY
    if state.in_play(piece):
        return IN_PLAY
    if piece in state.printed.ships:
        return SHIPS_STAY_LOST
    if called_home(state, piece):
        return CALLED_HOME
    return GONE_FOR_GOOD if homes(state, piece) else PHRYGIA_HELD


def why_not_unit(state: Hellespont, who: str, piece: str) -> Barrier:
    return is_leader(state, piece, "8g") or why_not_back(state, who, piece)


def why_not_leader(state: Hellespont, who: str, piece: str) -> Barrier:
    return why_not_back(state, who, piece) if piece in state.printed.leader_set else NO_LEADER


def why_not_home(state: Hellespont, who: str, place: str) -> Barrier:
    return NO_HOME


def use_advantage(state: Hellespont, side: str) -> None:
    """8a: at almost any moment its holder may use the Advantage."""
    state.call(UseAdvantage(side))


@dataclass
class UseAdvantage(Frame):
    """8e-8g: one unit restored, or one lost land unit or leader brought back."""

    who: str

    def ask(self, state: Hellespont) -> Ask:
        ask = Ask(self.who, "advantage", "8")
        ask.pick("restore", weakened(state, self.who), self.restore)
        ask.pick("return_unit", lost(state, self.who, False), self.bring_back)
        return ask.pick("return_leader", lost(state, self.who, True), self.bring_back)

    def barriers(self, state: Hellespont, who: str) -> Gates:
        units, leaders = lost(state, who, False), lost(state, who, True)
        return {
            "restore": Gate(PIECE, among(weakened(state, who), why_not_restore, NONE_WEAK)),
            "return_unit": Gate(PIECE, among(units, why_not_unit, NO_UNIT_LOST)),
            "return_leader": Gate(PIECE, among(leaders, why_not_leader, NO_LEADER_LOST)),
        }

    def restore(self, state: Hellespont, role: str, unit: str) -> None:
        finish_use(state)
        recover(state, unit, "8e")

    def bring_back(self, state: Hellespont, role: str, piece: str) -> None:
        places = homes(state, piece)
        if len(places) > 1:
            state.become(ComeBack(role, piece))
        else:
            come_back(state, piece, places[0])


@dataclass
class ComeBack(Frame):
    """8f, 8g: in which base a lost piece comes back."""

    who: str
    piece: str

    def ask(self, state: Hellespont) -> Ask:
        ask = Ask(self.who, "come-back", "8", {"piece": self.piece})
        return ask.pick("to", homes(state, self.piece), self.enter)

    def barriers(self, state: Hellespont, who: str) -> Gates:
        return {"to": Gate(PLACE, among(homes(state, self.piece), why_not_home))}

    def enter(self, state: Hellespont, role: str, base: str) -> None:
        come_back(state, self.piece, base)


def come_back(state: Hellespont, piece: str, place: str) -> None:
    """8f, 8g: a lost piece returns at full strength."""
    state.shift((piece,), place)
    rule = "8g" if piece in state.printed.leader_set else "8f"
    state.log("comes-back", rule, who=state.printed.side_of[piece], piece=piece, place=place)
    finish_use(state)


def finish_use(state: Hellespont) -> None:
    pass_advantage(state)
    state.end()
