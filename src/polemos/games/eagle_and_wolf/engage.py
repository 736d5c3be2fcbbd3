"""11.1: who accepts battle, who refuses, who sends a contingent."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.flow import NOBODY, Frame, Plain
from polemos.engine.prompt import ALONE, Arg, Choices, Prompt, Value
from polemos.games.eagle_and_wolf.clash import Clash
from polemos.games.eagle_and_wolf.losses import kinds_of, without
from polemos.games.eagle_and_wolf.retreat import FallBack
from polemos.games.eagle_and_wolf.state import Campaign
from polemos.games.eagle_and_wolf.world import GAULS

#: 11.1h: elements of a contingent.
CONTINGENT: Final = 3


@dataclass
class Engage(Frame):
    """11.1j: the mover picks among unallied enemies; after a win it may pick another."""

    counter: str
    place: str
    fought: tuple[str, ...]
    only: str

    def targets(self, state: Campaign) -> tuple[str, ...]:
        """One nation of each group of allies that was not yet engaged."""
        army = state.armies.get(self.counter)
        if army is None or army.at != self.place:
            return ()
        nation = state.nation(self.counter)
        found: list[str] = []
        for foe in state.enemies_at(nation, self.place):
            other = state.nation(foe)
            known = (*self.fought, *found)
            if not any(state.allied(other, n) for n in known) and self._meant(foe):
                found.append(other)
        return tuple(sorted(set(found)))

    def _meant(self, foe: str) -> bool:
        return not self.only or foe == self.only

    def deciders(self, state: Campaign) -> tuple[str, ...]:
        several = len(self.targets(state)) > 1 or (self.fought and self.targets(state))
        return (state.player(self.counter),) if several else NOBODY

    def prompt(self, state: Campaign, role: str) -> Prompt:
        choices: Choices = {"decline": ALONE} if self.fought else {}
        return Prompt("engage", "11.1j", {**choices, "engage": self.targets(state)}, {"leader": self.counter})

    def act(self, state: Campaign, role: str, verb: str, arg: Arg) -> None:
        if verb == "decline":
            state.end()
        else:
            self._challenge(state, str(arg))

    def run(self, state: Campaign) -> None:
        targets = self.targets(state)
        if targets:
            self._challenge(state, targets[0])
        else:
            state.end()

    def _challenge(self, state: Campaign, nation: str) -> None:
        """11.1g: all armies of that nation and its allies there."""
        own = state.nation(self.counter)
        group = tuple(c for c in state.enemies_at(own, self.place) if state.allied(nation, state.nation(c)))
        if self.only:
            group = (self.only,)
        state.become(Engage(self.counter, self.place, (*self.fought, nation), self.only))
        state.call(Challenge(self.counter, group, (), (), ()))

    def resume(self, state: Campaign, result: Plain) -> None:
        if result == "lost":
            state.end("lost")


@dataclass
class Challenge(Frame):
    """11.1b, 11.1h: each defender tests; those who refuse may send three elements."""

    mover: str
    pending: tuple[str, ...]
    accepted: tuple[str, ...]
    refused: tuple[str, ...]
    #: Who may still be asked for a contingent, and the armies that have sent one.
    sent: tuple[str, ...]

    def deciders(self, state: Campaign) -> tuple[str, ...]:
        asked = self._asked(state)
        return (state.player(asked),) if asked else NOBODY

    def _asked(self, state: Campaign) -> str:
        """The next refusing army that could send a contingent (`+` marks a die other than 6)."""
        if self.pending or not self.accepted:
            return ""
        for entry in self.refused:
            counter = entry.removeprefix("+")
            able = entry.startswith("+") and counter not in self.sent and f"-{counter}" not in self.sent
            if able and len(state.armies[counter].elements) > CONTINGENT:
                return counter
        return ""

    def prompt(self, state: Campaign, role: str) -> Prompt:
        asked = self._asked(state)
        return Prompt("contingent", "11.1h", {"decline": ALONE, "send": ALONE}, {"leader": asked})

    def act(self, state: Campaign, role: str, verb: str, arg: Arg) -> None:
        asked = self._asked(state)
        mark = asked if verb == "send" else f"-{asked}"
        state.become(Challenge(self.mover, (), self.accepted, self.refused, (*self.sent, mark)))
        if verb == "send":
            state.call(Contingent(asked, 0))

    def run(self, state: Campaign) -> None:
        if self.pending:
            self._test(state, self.pending[0])
        elif not self.accepted:
            state.end("refused")
            self._withdraw(state)
        else:
            self._fight(state)

    def _test(self, state: Campaign, counter: str) -> None:
        """11.1b-c, 8.3f, 13.1b: a die against the attitude alone."""
        accepted, refused = self.accepted, self.refused
        army = state.armies[counter]
        if state.nation(counter) == GAULS and army.at == "ager_gallicum":
            accepted = (*accepted, counter)
        elif army.omen or state.besieged(counter):
            refused = (*refused, counter)
        else:
            die = state.die("11.1b", state.player(counter))
            if die <= army.attitude:
                accepted = (*accepted, counter)
            else:
                refused = (*refused, counter if die == 6 else f"+{counter}")
        state.become(Challenge(self.mover, self.pending[1:], accepted, refused, ()))

    def _withdraw(self, state: Campaign) -> None:
        """11.1d-e: an army in its city stays there."""
        for entry in self.refused:
            counter = entry.removeprefix("+")
            if counter in state.armies and not state.armies[counter].inside:
                state.call(FallBack(counter, "11.1d"))

    def _fight(self, state: Campaign) -> None:
        """11.1h: those who refused have gone when the battle begins."""
        theirs = [(c, *state.armies[c].elements) for c in self.accepted]
        for counter in self.sent:
            if not counter.startswith("-"):
                theirs.append((counter, *state.armies[counter].elements[-CONTINGENT:]))
        for counter in self.accepted:
            state.edit(counter).inside = 0
        ours = ((self.mover, *state.armies[self.mover].elements),)
        state.become(Clash(ours, tuple(theirs), 0))
        self._withdraw(state)


@dataclass
class Contingent(Frame):
    """11.1h: the owner picks the three; they stand last on the sheet. The general stays with his army."""

    counter: str
    picked: int

    def deciders(self, state: Campaign) -> tuple[str, ...]:
        return (state.player(self.counter),) if self.picked < CONTINGENT else NOBODY

    def _open(self, state: Campaign) -> tuple[str, ...]:
        elements = state.armies[self.counter].elements
        return elements[1 : len(elements) - self.picked]

    def prompt(self, state: Campaign, role: str) -> Prompt:
        kinds = kinds_of(state, self._open(state))
        args: dict[str, Value] = {"leader": self.counter, "number": CONTINGENT - self.picked}
        return Prompt("contingent_of", "11.1h", {"send_one": kinds}, args)

    def act(self, state: Campaign, role: str, verb: str, arg: Arg) -> None:
        elements, rest = state.armies[self.counter].elements, self._open(state)
        kind = state.book.named[str(arg)]
        gone = elements[len(elements) - self.picked :] if self.picked else ()
        state.edit(self.counter).elements = (elements[0], *without(rest, kind), *gone, kind)
        state.become(Contingent(self.counter, self.picked + 1))

    def run(self, state: Campaign) -> None:
        state.end()
