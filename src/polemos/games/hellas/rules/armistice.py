"""9.8: asking for an armistice: offered, accepted for money, or refused at the price of stability."""

from __future__ import annotations

from dataclasses import dataclass

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame
from polemos.games.hellas.printed import foe
from polemos.games.hellas.rules.action import Action
from polemos.games.hellas.rules.stability import shift
from polemos.games.hellas.state import Hellas


def can_offer(state: Hellas, side: str) -> bool:
    """A16, A45: not while one runs, nor without the money."""
    return not state.armistice and state.powers[side].money >= state.price(side, "armistice")


@dataclass
class Armistice(Action):
    """9.8a: offer, or only block (9.7b). No offer without the money (A45) or while one runs (A16)."""

    def question(self, state: Hellas) -> Ask:
        return Ask(self.who, "armistice", "9.8a", {"talents": state.price(self.who, "armistice")})

    def offer(self, ask: Ask, state: Hellas) -> None:
        if can_offer(state, self.who):
            ask.alone("offer", self.propose)

    def propose(self, state: Hellas, role: str) -> None:
        state.log("armistice-offered", "9.8a", who=role, talents=state.price(role, "armistice"))
        state.become(Answer(foe(role)))


@dataclass
class Answer(Frame):
    """9.8a: the other side accepts or refuses."""

    who: str

    def ask(self, state: Hellas) -> Ask:
        asker = foe(self.who)
        ask = Ask(self.who, "answer", "9.8a", {"talents": state.price(asker, "armistice"), "foe": asker})
        return ask.alone("accept", self.accept).alone("refuse", self.refuse)

    def accept(self, state: Hellas, role: str) -> None:
        accept(state, foe(role))
        state.end()

    def refuse(self, state: Hellas, role: str) -> None:
        state.log("armistice-refused", "9.8o", who=role, foe=foe(role))
        shift(state, role, "refused", "9.8p")
        state.end()


def accept(state: Hellas, asker: str) -> None:
    """9.8b, 9.8e: the asker pays, the cubes start in the first box."""
    price = state.price(asker, "armistice")
    state.powers[asker].money -= price
    state.powers[foe(asker)].money += price
    state.armistice, state.asker = 1, asker
    turns = state.charts.armistice_turns
    state.log("armistice-accepted", "9.8d", who=foe(asker), foe=asker, talents=price, count=turns)
