"""10.1: supply: every army rolls for attrition."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame
from polemos.engine.prompt import DECLINES, Value
from polemos.engine.why import Note
from polemos.games.eagle_and_wolf.printed import EPIRUS, SPRING
from polemos.games.eagle_and_wolf.rules.initiative import in_order
from polemos.games.eagle_and_wolf.rules.losses import lose
from polemos.games.eagle_and_wolf.state import Campaign

#: 10.1g: what scorched earth adds to the die.
SCORCHED: Final = 2


def supply(state: Campaign) -> None:
    """10.1a: in the order that was named; in winter only camps suffer (5.0a), by their own step."""
    in_order(state, SupplyPhase())


@dataclass
class SupplyPhase(Frame):
    """2.0b: army after army, in the order of the nations."""

    def run(self, state: Campaign) -> None:
        armies = tuple([c for nation in state.order for c in state.armies_of(nation)])
        state.become(Attrition(armies, False))


@dataclass
class Attrition(Frame):
    """10.1a: each army rolls; its owner may spend a train first (10.2b)."""

    pending: tuple[str, ...]
    winter: bool

    def ask(self, state: Campaign) -> Ask | None:
        if not self.pending or not state.armies[self.pending[0]].train:
            return None
        counter = self.pending[0]
        ask = Ask(state.player(counter), "train", "10.2b", {"leader": counter})
        return ask.alone("keep_train", self.keep_train, DECLINES).alone("spend_train", self.spend_train)

    def notes(self, state: Campaign, who: str) -> list[Note]:
        """10.2b: how many elements the die may cost with the train and without."""
        counter = self.pending[0]
        return [
            Note(verb, None, "attrition", "10.1a", toll(state, counter, spent))
            for verb, spent in (("keep_train", 0), ("spend_train", 1))
        ]

    def keep_train(self, state: Campaign, role: str) -> None:
        state.log("train_kept", "10.2b", leader=self.pending[0])
        self._roll(state, False)

    def spend_train(self, state: Campaign, role: str) -> None:
        state.edit(self.pending[0]).train = 0
        self._roll(state, True)

    def run(self, state: Campaign) -> None:
        if not self.pending:
            state.end()
        else:
            self._roll(state, False)

    def _roll(self, state: Campaign, spent: bool) -> None:
        counter = self.pending[0]
        state.become(Attrition(self.pending[1:], self.winter))
        die = state.die("10.1a", state.nation(counter))
        number = attrition(state, counter, die - int(spent))
        because = reasons(state, counter, spent)
        state.log(
            "attrition",
            "10.1a",
            leader=counter,
            place=state.armies[counter].at,
            column=column(state, counter),
            die=die,
            because=because or ("nothing",),
            roll=die - int(spent) + modifiers(state, counter),
            number=number,
        )
        lose(state, counter, number, "10.1a", self.winter)


def toll(state: Campaign, counter: str, spent: int) -> dict[str, Value]:
    """10.1: the least and the most that an army may lose by its die, and the average in tenths."""
    lost = [attrition(state, counter, die - spent) for die in range(1, 7)]
    tenths = (sum(lost) * 10 + 3) // 6
    return {"low": min(lost), "high": max(lost), "whole": tenths // 10, "tenth": tenths % 10}


def attrition(state: Campaign, counter: str, roll: int) -> int:
    """10.1b-k: the modified roll in the army's column."""
    row = max(2, min(10, roll + modifiers(state, counter)))
    return int(state.printed.tables["attrition"][column(state, counter)][row - 2])


def modifiers(state: Campaign, counter: str) -> int:
    """10.1e-i: markers, season, ground, capital, siege."""
    army = state.armies[counter]
    total = int(state.printed.tables["attrition_season"][state.time]) + army.unsupplied
    total += SCORCHED if army.at in state.ravaged else 0
    total -= int(at_home(state, counter))
    return total + (state.sieges[army.at].marker if state.besieged(counter) else 0)


def at_home(state: Campaign, counter: str) -> bool:
    """10.1g-h: in the capital; Lucania is one for Epirotes as long as Epirus controls it."""
    at, nation = state.armies[counter].at, state.nation(counter)
    lucania = nation == EPIRUS and at == "lucania" and state.control["lucania"] == EPIRUS
    return lucania or at == state.printed.capital[nation]


def reasons(state: Campaign, counter: str, spent: bool) -> tuple[str, ...]:
    """10.1e-i: what was added to the die, by name."""
    army = state.armies[counter]
    marker = state.sieges[army.at].marker if state.besieged(counter) else 0
    named = (
        (state.time, state.time != SPRING),
        ("unsupplied", bool(army.unsupplied)),
        ("train", spent),
        ("scorched", army.at in state.ravaged),
        ("capital", at_home(state, counter)),
        (f"siege_{'m' if marker < 0 else ''}{min(9, abs(marker))}", marker != 0),
    )
    return tuple([name for name, holds in named if holds])


def column(state: Campaign, counter: str) -> str:
    """10.1b-d, 10.1j: besieged, own and quiet, or contested for all the rest, besiegers among them."""
    army, nation = state.armies[counter], state.nation(counter)
    if state.besieged(counter):
        return "besieged"
    own = state.control.get(army.at, nation) == nation
    return "controlled" if own and not state.contested(army.at) else "contested"
