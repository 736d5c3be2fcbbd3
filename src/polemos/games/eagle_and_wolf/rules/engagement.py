"""11.1: who accepts battle, who refuses, who sends a contingent."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame, Plain
from polemos.engine.prompt import DECLINES, Value
from polemos.engine.why import NOTHING, Barrier, Gate, Gates, Note, outside
from polemos.games.eagle_and_wolf.printed import GAULS
from polemos.games.eagle_and_wolf.rules.attitude import accepts
from polemos.games.eagle_and_wolf.rules.battle import Clash
from polemos.games.eagle_and_wolf.rules.commander import Commander, Led, by_rank, chiefs
from polemos.games.eagle_and_wolf.rules.losses import kinds_of, without
from polemos.games.eagle_and_wolf.rules.retreat import FallBack
from polemos.games.eagle_and_wolf.state import Campaign

#: 11.1h: elements of a contingent.
CONTINGENT: Final = 3

NO_ENEMY_THERE: Final = Barrier("no-enemy-there", "11.1j")
MET_ALREADY: Final = Barrier("met-already", "11.1j")
SAME_ARMIES: Final = Barrier("same-armies", "11.1g")
MUST_ENGAGE: Final = Barrier("must-engage", "11.1a")
GENERAL_STAYS: Final = Barrier("general-stays", "11.1h")
NONE_TO_SEND: Final = Barrier("none-on-sheet", "11.1h")


def accepts_on(state: Campaign, counter: str) -> int:
    """11.1b, 8.3f, 12.2a, 13.1b: up to which face of its die an army accepts battle; 0: never."""
    army = state.armies[counter]
    if state.besieged(counter) or army.omen:
        return 0
    at_home = state.nation(counter) == GAULS and army.at == "ager_gallicum"
    return 6 if at_home else min(6, army.attitude)


def meeting(state: Campaign, verb: str, arg: str | None, counter: str) -> Note:
    """Whether somebody who would be met accepts battle."""
    number = accepts_on(state, counter)
    known: dict[str, Value] = {"leader": counter, "number": number}
    return Note(verb, arg, "accepts" if number else "accepts-never", "11.1b", known)


@dataclass
class Engage(Led):
    """11.1g, 11.1j: the mover picks whom to engage, with the allies there; after a win it may pick others."""

    counter: str
    place: str
    #: The nations that have been challenged already.
    fought: tuple[str, ...]
    #: 9.0e, 12.2a: the nation that the attack is meant for, which comes first.
    first: str

    def under(self, old: str, new: str) -> Engage:
        return Engage(new, self.place, self.fought, self.first) if self.counter == old else self

    def targets(self, state: Campaign) -> tuple[str, ...]:
        """The nations that may be engaged; those that would bring the same armies are one choice."""
        army = state.armies.get(self.counter)
        if army is None or army.at != self.place:
            return ()
        own = state.nation(self.counter)
        found: dict[tuple[str, ...], str] = {}
        for foe in state.enemies_at(own, self.place):
            nation = state.nation(foe)
            if nation not in self.fought and (self.fought or not self.first or nation == self.first):
                found.setdefault(self.group(state, nation), nation)
        return tuple(sorted(found.values()))

    def group(self, state: Campaign, nation: str) -> tuple[str, ...]:
        """11.1g: all armies of that nation and of its allies there."""
        foes = state.enemies_at(state.nation(self.counter), self.place)
        return tuple([c for c in foes if state.allied(nation, state.nation(c))])

    def ask(self, state: Campaign) -> Ask | None:
        targets = self.targets(state)
        if not targets or (len(targets) == 1 and not self.fought):
            return None
        ask = Ask(state.player(self.counter), "engage", "11.1j", {"leader": self.counter})
        if self.fought:
            ask.alone("decline", self.decline, DECLINES)
        return ask.pick("engage", targets, self.engage)

    def barriers(self, state: Campaign, who: str) -> Gates:
        gates = {"engage": Gate("side", self.why_not_engage)}
        if not self.fought:
            gates["decline"] = Gate(NOTHING, outside((), MUST_ENGAGE, MUST_ENGAGE))
        return gates

    def why_not_engage(self, state: Campaign, who: str, side: str | None) -> Barrier | None:
        """11.1g, 11.1j: enemies there who have not been met."""
        targets = self.targets(state)
        if side is None or side in targets:
            return None
        own = state.nation(self.counter)
        if side in self.fought:
            return MET_ALREADY
        if side not in [state.nation(c) for c in state.enemies_at(own, self.place)]:
            return NO_ENEMY_THERE.of(place=self.place)
        return SAME_ARMIES.of(foe=next(n for n in targets if side in self.met(state, n)))

    def notes(self, state: Campaign, who: str) -> list[Note]:
        """11.1b: who would have to accept battle."""
        return [
            meeting(state, "engage", side, foe)
            for side in self.targets(state)
            for foe in self.group(state, side)
        ]

    def decline(self, state: Campaign, role: str) -> None:
        state.log("no_more_battle", "11.1j", leader=self.counter, place=self.place)
        state.end()

    def engage(self, state: Campaign, role: str, nation: str) -> None:
        self._challenge(state, nation)

    def run(self, state: Campaign) -> None:
        targets = self.targets(state)
        if targets:
            self._challenge(state, targets[0])
        else:
            state.end()

    def _challenge(self, state: Campaign, nation: str) -> None:
        """11.1g: all armies of that nation and its allies there."""
        fought = (*self.fought, *self.met(state, nation))
        state.become(Engage(self.counter, self.place, fought, self.first))
        state.call(Challenge(self.counter, self.group(state, nation), (), (), (), ()))

    def met(self, state: Campaign, nation: str) -> tuple[str, ...]:
        """The nations that are met with it."""
        return tuple(sorted({nation, *[state.nation(c) for c in self.group(state, nation)]}))

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
    #: Those who refused by a die other than 6 and have not been asked for a contingent yet.
    willing: tuple[str, ...]
    #: The armies that have sent one.
    sent: tuple[str, ...]

    def ask(self, state: Campaign) -> Ask | None:
        asked = self._asked(state)
        if not asked:
            return None
        ask = Ask(state.player(asked), "contingent", "11.1h", {"leader": asked})
        return ask.alone("decline", self.decline, DECLINES).alone("send", self.send)

    def notes(self, state: Campaign, who: str) -> list[Note]:
        """11.1k: what is sent shares the fate of who accepted."""
        return [Note("send", None, "contingent", "11.1k", {"number": CONTINGENT, "leaders": self.accepted})]

    def _asked(self, state: Campaign) -> str:
        """The next refusing army that could send a contingent."""
        if self.pending or not self.accepted:
            return ""
        able = [c for c in self.willing if len(state.armies[c].elements) > CONTINGENT]
        return able[0] if able else ""

    def decline(self, state: Campaign, role: str) -> None:
        asked = self._asked(state)
        state.log("no_contingent", "11.1h", leader=asked)
        state.become(self._after(asked, self.sent))

    def send(self, state: Campaign, role: str) -> None:
        asked = self._asked(state)
        state.log("contingent", "11.1h", leader=asked)
        state.become(self._after(asked, (*self.sent, asked)))
        state.call(Contingent(asked, 0))

    def _after(self, asked: str, sent: tuple[str, ...]) -> Challenge:
        willing = self.willing[self.willing.index(asked) + 1 :]
        return Challenge(self.mover, (), self.accepted, self.refused, willing, sent)

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
        accepted, refused, willing = self.accepted, self.refused, self.willing
        army = state.armies[counter]
        if state.besieged(counter):  # 12.2a: only a sortie leads out
            refused = (*refused, counter)
        elif state.nation(counter) == GAULS and army.at == "ager_gallicum":
            accepted = (*accepted, counter)
        elif army.omen:
            state.log("omen_refuses", "8.3f", leader=counter)
            refused = (*refused, counter)
        else:
            die = accepts(state, counter)
            if die <= army.attitude:
                accepted = (*accepted, counter)
            else:
                refused, willing = (*refused, counter), (*willing, *((counter,) if die != 6 else ()))
        state.become(Challenge(self.mover, self.pending[1:], accepted, refused, willing, ()))

    def _withdraw(self, state: Campaign) -> None:
        """11.1d-e: an army in its city stays there."""
        for counter in self.refused:
            if not state.armies[counter].inside:
                state.call(FallBack(counter, "11.1d"))

    def _fight(self, state: Campaign) -> None:
        """11.1h, 11.1k: the contingents stand under those who accept; who refused has gone by then."""
        theirs = [(c, *state.armies[c].elements) for c in by_rank(state, self.accepted)]
        for counter in self.sent:
            theirs.append((counter, *state.armies[counter].elements[-CONTINGENT:]))
        for counter in self.accepted:
            state.edit(counter).inside = 0
        ours = ((self.mover, *state.armies[self.mover].elements),)
        state.become(Clash(ours, tuple(theirs)))
        if len(chiefs(state, self.accepted)) > 1:
            state.call(Commander(chiefs(state, self.accepted), ()))
        self._withdraw(state)


@dataclass
class Contingent(Frame):
    """11.1h: the owner picks the three; they stand last on the sheet. The general stays with his army."""

    counter: str
    picked: int

    def ask(self, state: Campaign) -> Ask | None:
        if self.picked == CONTINGENT:
            return None
        args: dict[str, Value] = {"leader": self.counter, "number": CONTINGENT - self.picked}
        ask = Ask(state.player(self.counter), "contingent_of", "11.1h", args)
        return ask.pick("send_one", kinds_of(state, self._open(state)), self.send_one)

    def barriers(self, state: Campaign, who: str) -> Gates:
        return {"send_one": Gate("kind", self.why_not_send)}

    def why_not_send(self, state: Campaign, who: str, kind: str | None) -> Barrier | None:
        """11.1h: whoever is on the sheet, but not the general."""
        if kind is None or kind in kinds_of(state, self._open(state)):
            return None
        general = state.armies[self.counter].elements[0].lower() == kind
        return (GENERAL_STAYS if general else NONE_TO_SEND).of(piece=kind, leader=self.counter)

    def _open(self, state: Campaign) -> tuple[str, ...]:
        elements = state.armies[self.counter].elements
        return elements[1 : len(elements) - self.picked]

    def send_one(self, state: Campaign, role: str, name: str) -> None:
        elements, rest = state.armies[self.counter].elements, self._open(state)
        kind = state.book.named[name]
        gone = elements[len(elements) - self.picked :]
        state.edit(self.counter).elements = (elements[0], *without(rest, kind), *gone, kind)
        state.become(Contingent(self.counter, self.picked + 1))

    def run(self, state: Campaign) -> None:
        state.end()
