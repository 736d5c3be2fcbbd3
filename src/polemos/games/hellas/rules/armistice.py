"""9.8: asking for an armistice: offered, accepted for money, or refused at the price of stability."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame
from polemos.engine.prompt import Arg
from polemos.engine.why import NOTHING, Barrier, Gate, Gates, Note
from polemos.games.hellas.printed import foe
from polemos.games.hellas.reasons.notes import stability
from polemos.games.hellas.rules.action import Action
from polemos.games.hellas.rules.stability import shift
from polemos.games.hellas.state import Hellas

RUNNING: Final = Barrier("armistice-running", "9.8n")
TOO_DEAR: Final = Barrier("too-dear", "9.8b")


def why_not_offer(state: Hellas, side: str) -> Barrier | None:
    """A16, A45: not while one runs, nor without the money."""
    if state.armistice:
        return RUNNING
    return None if state.powers[side].money >= state.price(side, "armistice") else TOO_DEAR


def can_offer(state: Hellas, side: str) -> bool:
    return why_not_offer(state, side) is None


@dataclass
class Armistice(Action):
    """9.8a: offer, or only block (9.7b). No offer without the money (A45) or while one runs (A16)."""

    def question(self, state: Hellas) -> Ask:
        return Ask(self.who, "armistice", "9.8a", {"talents": state.price(self.who, "armistice")})

    def offer(self, ask: Ask, state: Hellas) -> None:
        if can_offer(state, self.who):
            ask.alone("offer", self.propose)

    def barriers(self, state: Hellas, who: str) -> Gates:
        return {"offer": Gate(NOTHING, self.why_not_offer)}

    def why_not_offer(self, state: Hellas, who: str, arg: Arg) -> Barrier | None:
        barrier = why_not_offer(state, who)
        return barrier and barrier.of(talents=state.price(who, "armistice"), have=state.powers[who].money)

    def worth(self, state: Hellas, who: str, ask: Ask) -> list[Note]:
        if "offer" not in ask.choices:
            return []
        talents = state.price(who, "armistice")
        return [Note("offer", None, "paid-if-accepted", "9.8b", {"talents": talents, "foe": foe(who)})]

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

    def notes(self, state: Hellas, who: str) -> list[Note]:
        gain = Note("accept", None, "paid-to-you", "9.8b", {"talents": state.price(foe(who), "armistice")})
        return [gain, *stability(state, "refuse", who, state.charts.steps["refused"], "9.8p")]

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
