"""12.1: breaking the Peace of Nicias."""

from __future__ import annotations

from dataclasses import dataclass

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame
from polemos.engine.prompt import DECLINES, FINAL
from polemos.games.hellenes.printed import SPARTA, foe
from polemos.games.hellenes.state import ASIDE, POOL, Hellenes


def may_renew(state: Hellenes) -> bool:
    """12.1a: only in the 415 campaign, while the Peace holds."""
    return state.scenario == "415" and state.peace


def renewal_cost(state: Hellenes, side: str) -> int:
    """12.1b, 12.1c: by year; nothing from 410 on."""
    return state.printed.tables.renewal_cost[side].get(state.bc, 0)


@dataclass
class Renewal(Frame):
    """12.1a: at the start of his turn, in winter too, a player may declare the war renewed."""

    who: str

    def ask(self, state: Hellenes) -> Ask:
        ask = Ask(self.who, "renewal", "12.1a", {"points": renewal_cost(state, self.who)})
        return ask.alone("keep_peace", self.keep, DECLINES).alone("renew_war", self.renew, FINAL)

    def keep(self, state: Hellenes, role: str) -> None:
        state.end()

    def renew(self, state: Hellenes, role: str) -> None:
        renew_war(state, role)
        state.end()


def renew_war(state: Hellenes, role: str) -> None:
    """12.11-12.13: half tribute, Decelea, and Sparta's new recruits."""
    cost = renewal_cost(state, role)
    state.peace, state.renewed = False, True
    state.log("war-renewed", "12.1a", who=role)
    state.gain(foe(role), cost, "12.1b" if role == SPARTA else "12.1c", "renewal")
    for unit in state.here(SPARTA, ASIDE):
        state.put(unit, POOL)
