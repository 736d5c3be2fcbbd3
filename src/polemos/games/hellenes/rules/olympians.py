"""11: appeals. Every roll that a god may amend goes through one frame, so that an appeal can follow."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.flow import Frame, Plain
from polemos.engine.prompt import ALONE, Arg, Prompt, Value
from polemos.games.hellenes.printed import foe
from polemos.games.hellenes.state import Hellenes

HERA: Final = "hera"


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

    def _candidates(self) -> tuple[str, str]:
        return (foe(self.roller), self.roller)

    def _open(self, state: Hellenes, role: str) -> bool:
        return role == self.free or may_appeal(state, role, self.god)

    def deciders(self, state: Hellenes) -> tuple[str, ...]:
        if not self.dice or self.asked > 1 or not self._worth_asking():
            return ()
        role = self._candidates()[self.asked]
        return (role,) if self._open(state, role) else ()

    def _worth_asking(self) -> bool:
        """Where only failures are rolled again there must be one."""
        return not self.needs or any(d < n for d, n in zip(self.dice, self.needs, strict=True))

    def prompt(self, state: Hellenes, role: str) -> Prompt:
        args: dict[str, Value] = {"god": self.god, "dice": self.dice}
        return Prompt("appeal", "11.0b", {"appeal": ALONE, "accept": ALONE}, args)

    def act(self, state: Hellenes, role: str, verb: str, arg: Arg) -> None:
        if verb == "accept":
            state.become(self._after(self.dice, self.asked + 1))
            return
        free = role == self.free
        if not free:
            spend(state, role, self.god)
        again = failures(self.dice, self.needs)
        dice = reroll(state, self.rule, self.roller, self.dice, again)
        state.become(Overruled(role, self.god, self.rule, self.roller, again, dice))

    def _after(self, dice: tuple[int, ...], asked: int) -> Oracle:
        return Oracle(self.god, self.rule, self.count, self.roller, self.needs, self.free, dice, asked)

    def run(self, state: Hellenes) -> None:
        if not self.dice:
            state.become(self._after(state.roll(self.rule, self.count, 6, self.roller), 0))
        elif self.asked > 1 or not self._worth_asking():
            state.end((self.dice, ""))
        else:
            state.become(self._after(self.dice, self.asked + 1))


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

    def deciders(self, state: Hellenes) -> tuple[str, ...]:
        other = foe(self.appellant)
        return (other,) if may_appeal(state, other, HERA) else ()

    def prompt(self, state: Hellenes, role: str) -> Prompt:
        args: dict[str, Value] = {"god": self.god, "dice": self.dice}
        return Prompt("overrule", "11.0j", {"appeal": ALONE, "accept": ALONE}, args)

    def act(self, state: Hellenes, role: str, verb: str, arg: Arg) -> None:
        dice = self.dice
        if verb == "appeal":
            spend(state, role, HERA)
            dice = reroll(state, self.rule, self.roller, dice, self.again)
        state.end((dice, self.appellant))

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
    """11.0c, 11.0e: a draw that a role may have done again; returns 1 if it wants that."""

    who: str
    god: str

    def deciders(self, state: Hellenes) -> tuple[str, ...]:
        return (self.who,) if may_appeal(state, self.who, self.god) else ()

    def prompt(self, state: Hellenes, role: str) -> Prompt:
        return Prompt("redraw", "11.0a", {"appeal": ALONE, "accept": ALONE}, {"god": self.god})

    def act(self, state: Hellenes, role: str, verb: str, arg: Arg) -> None:
        if verb == "appeal":
            spend(state, role, self.god)
        state.end(1 if verb == "appeal" else 0)

    def run(self, state: Hellenes) -> None:
        state.end(0)


@dataclass
class Gainsay(Frame):
    """11.0j: Hera against the result of a draw that was done again; returns 1 if it is done once more."""

    who: str

    def deciders(self, state: Hellenes) -> tuple[str, ...]:
        return (self.who,) if may_appeal(state, self.who, HERA) else ()

    def prompt(self, state: Hellenes, role: str) -> Prompt:
        return Prompt("gainsay", "11.0j", {"appeal": ALONE, "accept": ALONE}, {"god": HERA})

    def act(self, state: Hellenes, role: str, verb: str, arg: Arg) -> None:
        if verb == "appeal":
            spend(state, role, HERA)
        state.end(1 if verb == "appeal" else 0)

    def run(self, state: Hellenes) -> None:
        state.end(0)


@dataclass
class Sacrifice(Frame):
    """10.3: a card played for its coins at New Year is offered to one Olympian."""

    who: str

    def _gods(self, state: Hellenes) -> tuple[str, ...]:
        gods = ("apollo", "ares", "demeter", "hera", "hermes", "poseidon", "zeus")
        return tuple(g for g in gods if g not in state.sacrifices[self.who])

    def deciders(self, state: Hellenes) -> tuple[str, ...]:
        return (self.who,) if self._gods(state) else ()

    def prompt(self, state: Hellenes, role: str) -> Prompt:
        return Prompt("sacrifice", "10.3a", {"honour": self._gods(state)})

    def act(self, state: Hellenes, role: str, verb: str, arg: Arg) -> None:
        god = str(arg)
        state.sacrifices[role] = tuple(sorted((*state.sacrifices[role], god)))
        state.log("sacrifice", "10.3a", who=role, god=god)
        state.end()

    def run(self, state: Hellenes) -> None:
        """Ruling 49: with all seven served a further sacrifice has no effect."""
        state.end()
