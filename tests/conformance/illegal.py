"""The four classes of illegal action: argument, verb, seat, garbage. None may be accepted, ever."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from conformance.checks import Broken, ensure, moment
from polemos import IllegalAction, NotYourTurn
from polemos.engine.match import Match
from polemos.engine.prompt import Arg

GARBAGE: tuple[Any, ...] = ("", " ", "*", "salt", "__init__", "undo", "\x00", "0", "-1", "null", "é" * 50)
NUMBERS: tuple[Arg, ...] = (-1, 0, 1, 7, 10**12, True, False, None)


class Prober:
    """Tries what is not offered, with words and ids that really occur in the game."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.tried = 0
        self.verbs: set[str] = {"done", "pass"}
        self.args: set[Arg] = set(NUMBERS)

    def learn(self, match: Match) -> None:
        """Remember verbs and arguments: an illegal action is best made of legal parts."""
        for role in match.deciders:
            for verb, args in match.prompt(role).choices.items():
                self.verbs.add(verb)
                self.args.update(args)

    def probe(self, match: Match, each: int) -> None:
        """Try `each` actions of every class; the match must be the same afterwards."""
        self.learn(match)
        before = moment(match)
        for kind in (self.argument, self.verb, self.seat, self.garbage):
            for role, verb, arg in kind(match, each):
                self.refused(match, role, verb, arg)
        ensure(moment(match) == before, "a refused action changed the state")

    def refused(self, match: Match, role: str, verb: str, arg: Arg) -> None:
        if role in match.deciders and match.prompt(role).offered(verb, arg):
            return
        self.tried += 1
        number = match.number
        try:
            match.play(role, verb, arg)
        except NotYourTurn:
            ensure(role not in match.deciders, f"{role} is asked, but refused as if not")
        except IllegalAction:
            ensure(role in match.deciders, f"{role} is not asked, but refused as if so")
        else:
            raise Broken(f"accepted although not offered: {role} {verb!r} {arg!r}")
        ensure(match.number == number, "a refused action was counted")

    def argument(self, match: Match, each: int) -> Iterator[tuple[str, str, Arg]]:
        pool = sorted(self.args, key=repr)
        for role in match.deciders:
            verbs = list(match.prompt(role).choices)
            for _ in range(each):
                yield role, self.rng.choice(verbs), self.rng.choice(pool)

    def verb(self, match: Match, each: int) -> Iterator[tuple[str, str, Arg]]:
        pool, verbs = sorted(self.args, key=repr), sorted(self.verbs)
        for role in match.deciders:
            for _ in range(each):
                yield role, self.rng.choice(verbs), self.rng.choice([None, *pool])

    def seat(self, match: Match, each: int) -> Iterator[tuple[str, str, Arg]]:
        others = [role for role in (*match.roles, "nobody", "*", "") if role not in match.deciders]
        legal = [pair for role in match.deciders for pair in match.prompt(role).pairs()]
        for _ in range(each):
            yield self.rng.choice(others), *self.rng.choice(legal or [("done", None)])

    def garbage(self, match: Match, each: int) -> Iterator[tuple[str, str, Arg]]:
        for _ in range(each):
            role = self.rng.choice(match.deciders or match.roles)
            yield role, self.rng.choice(GARBAGE), self.rng.choice((*GARBAGE, *NUMBERS))
