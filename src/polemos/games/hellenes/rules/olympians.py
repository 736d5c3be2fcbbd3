"""11: appeals. Every roll that a god may amend goes through one frame, so that an appeal can follow."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame, Plain
from polemos.engine.prompt import DECLINES, Value
from polemos.engine.why import Barrier, Gates, Note, outside
from polemos.games.hellenes.printed import GODS, foe
from polemos.games.hellenes.reasons.offer import GOD, Offer
from polemos.games.hellenes.state import Hellenes

HERA: Final = "hera"

SERVED: Final = Barrier("god-served", "10.3b")


def may_appeal(state: Hellenes, role: str, god: str) -> bool:
    """11.0b: a sacrifice in store, and nobody has appealed to this god this turn."""
    return god in state.sacrifices[role] and god not in state.appealed


def spend(state: Hellenes, role: str, god: str) -> None:
    """11.0a: the sacrifice is spent."""
    state.sacrifices[role] = tuple(g for g in state.sacrifices[role] if g != god)
    state.appealed = (*state.appealed, god)
    state.log("appeal", "11.0a", who=role, god=god)


@dataclass
class Oracle(Frame):
    """11.0: roll, let the players appeal one after the other, return the dice that stand.

    `needs` are the dice that count as failures when lower (Hermes rolls only those again); `free` is the role
    that may have this roll repeated without a further sacrifice (Ares, 11.0f).
    """

    god: str
    rule: str
    count: int
    roller: str
    needs: tuple[int, ...] = ()
    free: str = ""
    dice: tuple[int, ...] = ()
    asked: int = 0

    def ask(self, state: Hellenes) -> Ask | None:
        if not self.dice:
            return None
        ask = Ask(self._order()[self.asked], "appeal", "11.0b", {"god": self.god, "dice": self.dice})
        return ask.alone("appeal", self.appeal).alone("accept", self.accept, DECLINES)

    def notes(self, state: Hellenes, who: str) -> list[Note]:
        number = len(failures(self.dice, self.needs))
        key = "appeal-free" if who == self.free else "appeal-spends"
        return [Note("appeal", None, key, "11.0a", {"number": number, "god": self.god})]

    def _order(self) -> tuple[str, str]:
        return (foe(self.roller), self.roller)

    def appeal(self, state: Hellenes, role: str) -> None:
        if role == self.free:
            state.log("appeal-again", "11.0f", who=role, god=self.god)
        else:
            spend(state, role, self.god)
        again = failures(self.dice, self.needs)
        dice = reroll(state, self.rule, self.roller, self.dice, again)
        state.become(Overruled(role, self.god, self.rule, self.roller, again, dice))

    def accept(self, state: Hellenes, role: str) -> None:
        self._go_on(state, self.dice, self.asked + 1)

    def run(self, state: Hellenes) -> None:
        self._go_on(state, state.roll(self.rule, self.count, 6, self.roller), 0)

    def _go_on(self, state: Hellenes, dice: tuple[int, ...], asked: int) -> None:
        """Ask the next of the two who can appeal; the dice stand if there is none."""
        order = self._order() if self._worth_asking(dice) else ()
        for number, role in enumerate(order[asked:], asked):
            if role == self.free or may_appeal(state, role, self.god):
                state.become(
                    Oracle(self.god, self.rule, self.count, self.roller, self.needs, self.free, dice, number)
                )
                return
        state.end((dice, ""))

    def _worth_asking(self, dice: tuple[int, ...]) -> bool:
        """Where only failures are rolled again there must be one."""
        return not self.needs or any(d < n for d, n in zip(dice, self.needs, strict=True))


def failures(dice: tuple[int, ...], needs: tuple[int, ...]) -> tuple[int, ...]:
    """11.0i: which dice an appeal has rolled again: all of them, or with needs those that failed."""
    return tuple(i for i, die in enumerate(dice) if not needs or die < needs[i])


def reroll(
    state: Hellenes, rule: str, roller: str, dice: tuple[int, ...], again: tuple[int, ...]
) -> tuple[int, ...]:
    """These of the dice again."""
    fresh = dict(zip(again, state.roll(rule, len(again), 6, roller), strict=True))
    return tuple(fresh.get(i, die) for i, die in enumerate(dice))


@dataclass
class Overruled(Frame):
    """11.0j: Hera may have the result of the opponent's appeal rolled once more: the dice he had again."""

    appellant: str
    god: str
    rule: str
    roller: str
    again: tuple[int, ...]
    dice: tuple[int, ...]

    def ask(self, state: Hellenes) -> Ask | None:
        other = foe(self.appellant)
        if not may_appeal(state, other, HERA):
            return None
        ask = Ask(other, "overrule", "11.0j", {"god": self.god, "dice": self.dice})
        return ask.alone("appeal", self.overrule).alone("accept", self.accept, DECLINES)

    def notes(self, state: Hellenes, who: str) -> list[Note]:
        args: dict[str, Value] = {"number": len(self.again), "god": HERA}
        return [Note("appeal", None, "appeal-spends", "11.0a", args)]

    def overrule(self, state: Hellenes, role: str) -> None:
        spend(state, role, HERA)
        state.end((reroll(state, self.rule, self.roller, self.dice, self.again), self.appellant))

    def accept(self, state: Hellenes, role: str) -> None:
        state.end((self.dice, self.appellant))

    def run(self, state: Hellenes) -> None:
        state.end((self.dice, self.appellant))


def verdict(result: Plain) -> tuple[tuple[int, ...], str]:
    """What an Oracle returns: the dice, and who appealed ("" for nobody)."""
    assert isinstance(result, tuple)
    dice, appellant = result
    assert isinstance(dice, tuple)
    assert isinstance(appellant, str)
    return tuple(d for d in dice if isinstance(d, int)), appellant


@dataclass
class Redraw(Frame):
    """11.0c, 11.0e, 11.0j: a draw that a role may have done again, or with Hera once more; returns 1 if it
    wants that."""

    who: str
    god: str

    def ask(self, state: Hellenes) -> Ask | None:
        if not may_appeal(state, self.who, self.god):
            return None
        message, rule = ("gainsay", "11.0j") if self.god == HERA else ("redraw", "11.0a")
        ask = Ask(self.who, message, rule, {"god": self.god})
        return ask.alone("appeal", self.appeal).alone("accept", self.accept, DECLINES)

    def notes(self, state: Hellenes, who: str) -> list[Note]:
        return [Note("appeal", None, "redraw-spends", "11.0a", {"god": self.god})]

    def appeal(self, state: Hellenes, role: str) -> None:
        spend(state, role, self.god)
        state.end(1)

    def accept(self, state: Hellenes, role: str) -> None:
        state.end(0)

    def run(self, state: Hellenes) -> None:
        state.end(0)


@dataclass
class Sacrifice(Frame):
    """10.3: a card played for its coins at New Year is offered to one Olympian."""

    who: str

    def ask(self, state: Hellenes) -> Ask:
        gods = tuple(g for g in GODS if g not in state.sacrifices[self.who])
        return Ask(self.who, "sacrifice", "10.3a").pick("honour", gods, self.honour)

    def barriers(self, state: Hellenes, who: str) -> Gates:
        return {"honour": Offer(self, state, who).gate("honour", GOD, outside((), SERVED))}

    def honour(self, state: Hellenes, role: str, god: str) -> None:
        state.sacrifices[role] = tuple(sorted((*state.sacrifices[role], god)))
        state.log("sacrifice", "10.3a", who=role, god=god)
        state.end()

    def run(self, state: Hellenes) -> None:
        """Ruling 49: with all seven served a further sacrifice has no effect."""
        state.end()
