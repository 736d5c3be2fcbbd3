"""8: the Advantage: its uses at any time. (B.1 uses: action_points.py; rolls: dice.py.)"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame
from polemos.games.hellespont.printed import foe
from polemos.games.hellespont.rules.dice import pass_advantage
from polemos.games.hellespont.rules.transport import carries, trim
from polemos.games.hellespont.state import Hellespont

PERSIAN_HOME: Final = "t29"


def weakened(state: Hellespont, side: str, persians: bool = True) -> tuple[str, ...]:
    """The side's weakened units in play that can recover; without Persians where 10.1g bars them."""
    own = [u for u in state.weak if state.printed.side_of[u] == side and carries(state, u)]
    return tuple(sorted([u for u in own if persians or u not in state.printed.persians]))


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
        if piece not in wanted or printed.side_of[piece] != side or (leaders and called_home(state, piece)):
            continue
        if homes(state, piece):
            found.append(piece)
    return tuple(sorted(found))


def called_home(state: Hellespont, leader: str) -> bool:
    """10.1m, Q-04: a leader whose recall has come does not return, even if he fell before it."""
    entries = state.printed.scenarios[state.scenario]["sides"][state.printed.side_of[leader]]["withdrawals"]
    return any([entry["leader"] == leader and entry["turn"] <= state.turn for entry in entries])


def can_use_advantage(state: Hellespont, side: str) -> bool:
    if state.advantage != side:
        return False
    side_of = state.printed.side_of
    for unit in state.weak:
        if side_of[unit] == side and carries(state, unit):
            return True
    return bool(lost(state, side, False) or lost(state, side, True))


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
