"""9.8: asking for an armistice: offered, accepted for money, or refused at the price of stability."""

from __future__ import annotations

from dataclasses import dataclass

from polemos.engine.flow import Frame
from polemos.engine.prompt import ALONE, Arg, Choices, Prompt
from polemos.games.hellas.printed import foe
from polemos.games.hellas.rules.action import ONLY_BLOCK, Action, leave
from polemos.games.hellas.rules.stability import shift
from polemos.games.hellas.state import Hellas


@dataclass
class Armistice(Action):
    """9.8a: offer, or only block (9.7b). No offer without the money (A45) or while one runs (A16)."""

    who: str

    def offers(self, state: Hellas) -> Choices:
        able = not state.armistice and state.powers[self.who].money >= state.price(self.who, "armistice")
        return {"offer": ALONE} if able else {}

    def deciders(self, state: Hellas) -> tuple[str, ...]:
        return (self.who,)

    def prompt(self, state: Hellas, role: str) -> Prompt:
        choices = self.offers(state)
        choices[ONLY_BLOCK] = ALONE
        return Prompt("armistice", "9.8a", choices, {"talents": state.price(role, "armistice")})

    def act(self, state: Hellas, role: str, verb: str, arg: Arg) -> None:
        if verb == "offer":
            state.log("armistice-offered", "9.8a", who=role, talents=state.price(role, "armistice"))
            state.become(Answer(foe(role)))
        else:
            leave(state, role, verb)


@dataclass
class Answer(Frame):
    """9.8a: the other side accepts or refuses."""

    who: str

    def deciders(self, state: Hellas) -> tuple[str, ...]:
        return (self.who,)

    def prompt(self, state: Hellas, role: str) -> Prompt:
        price = state.price(foe(role), "armistice")
        return Prompt(
            "answer", "9.8a", {"accept": ALONE, "refuse": ALONE}, {"talents": price, "foe": foe(role)}
        )

    def act(self, state: Hellas, role: str, verb: str, arg: Arg) -> None:
        if verb == "accept":
            accept(state, foe(role))
        else:
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
