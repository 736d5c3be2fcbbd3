"""Why not? Offered and barred are the two sides of one line, in every game."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from conformance.checks import ensure, paragraphs_exist
from conformance.texts import Reader
from polemos.engine.match import Match
from polemos.engine.playout import Playout
from polemos.engine.prompt import Arg
from polemos.engine.why import NOT_NOW, NOTHING, NUMBER, Reason, gates

#: So many things of a kind are asked about at one moment.
EACH = 12


class Asker:
    """Asks at some moments of a random game why each thing is not offered, and counts good answers."""

    def __init__(self, rng: Random, reader: Reader | None = None) -> None:
        self.rng = rng
        self.reader = reader
        self.asked = 0
        self.specific = 0
        #: verb -> how often there was no reason of its own, for whoever writes the missing ones.
        self.silent: dict[str, int] = {}

    @property
    def share(self) -> float:
        return self.specific / self.asked if self.asked else 0.0

    def ask(self, match: Match) -> None:
        for role in match.deciders:
            self.ask_role(match, role)

    def ask_role(self, match: Match, role: str) -> None:
        pairs = list(self.pairs(match, role))
        before = match.fingerprint()
        for verb, arg in pairs:
            self.one(match, role, verb, arg)
        for reason in match.near_misses(role):
            self.read(match, reason)
            ensure(reason.verb not in match.prompt(role).choices, f"{reason!r} is offered")
        for note in match.notes(role):
            ensure(match.prompt(role).offered(note.verb, note.arg), f"{note!r} is beside nothing")
            paragraphs_exist(match.game, note.rule)
            if self.reader:
                self.reader.note(note)
        self.same_in_every_truth(match, role, pairs)
        ensure(match.fingerprint() == before, "asking why not changed the state")

    def pairs(self, match: Match, role: str) -> Iterator[tuple[str, Arg]]:
        """Verbs of the present step with things of their kind: some that are offered, some that are not."""
        things = match.game.things(match.state, role)
        found, choices = gates(match, role), match.prompt(role).choices
        for verb in dict.fromkeys((*found, *choices)):
            offered = list(choices.get(verb, ()))
            gate = found.get(verb)
            kind = gate.kind if gate is not None else kind_of(things, offered)
            pool: list[Arg] = [None] if kind == NOTHING else [*things.get(kind, ())]
            if kind == NUMBER:
                pool = [0, 1, 2, 3, 99]
            for arg in {*self.some(offered), *self.some(pool)}:
                yield verb, arg

    def some(self, pool: list[Arg]) -> list[Arg]:
        return self.rng.sample(pool, min(EACH, len(pool)))

    def one(self, match: Match, role: str, verb: str, arg: Arg) -> None:
        offered = match.prompt(role).offered(verb, arg)
        reasons = match.why_not(role, verb, arg)
        ensure(offered == (not reasons), f"{verb} {arg}: offered {offered}, reasons {reasons!r}")
        gate = gates(match, role).get(verb)
        if gate is not None:
            barrier = gate.barrier(match.state, role, verb, arg)
            ensure(offered == (barrier is None), f"{verb} {arg}: offered {offered}, barrier {barrier!r}")
        for reason in reasons:
            self.read(match, reason)
            self.asked += 1
            if reason.key == NOT_NOW.key:
                self.silent[verb] = self.silent.get(verb, 0) + 1
            else:
                self.specific += 1

    def read(self, match: Match, reason: Reason) -> None:
        paragraphs_exist(match.game, reason.rule)
        if self.reader:
            self.reader.why(reason)

    def same_in_every_truth(self, match: Match, role: str, pairs: list[tuple[str, Arg]]) -> None:
        """A reason tells nothing hidden: it is the same where the rest is dealt anew."""
        if not match.game.meta.hidden:
            return
        other = match.determinize(role, self.rng.randrange(10**6))
        ensure(answers(match, role, pairs) == answers(other, role, pairs), "a reason tells something hidden")


def answers(match: Playout, role: str, pairs: list[tuple[str, Arg]]) -> list[object]:
    near: list[object] = [reason.to_json() for reason in match.near_misses(role)]
    noted: list[object] = [note.to_json() for note in match.notes(role)]
    return [
        *near,
        *noted,
        *[[r.to_json() for r in match.why_not(role, verb, arg)] for verb, arg in pairs],
    ]


def kind_of(things: dict[str, tuple[str, ...]], offered: list[Arg]) -> str:
    """What a verb without a gate takes, seen from what it offers."""
    if not offered or offered[0] is None:
        return NOTHING
    return next((kind for kind, ids in things.items() if offered[0] in ids), "")
