"""A whole turn as one plan: all moves of a side up to the first die, judged just before it is thrown.

Where dice decide, what they happened to do on a few copies hides what a plan is worth; the odds, which the
game's own evaluation counts, do not. And moves help each other: an attack that is foolish alone may be good
together with the next one, so they are varied together.
"""

from __future__ import annotations

from contextlib import suppress
from random import Random as Generator
from typing import Final

from polemos.bots.search.clock import Clock
from polemos.bots.seat import Plan, Planned, Seat
from polemos.bots.walk import ENDLESS, WON, OutOfTime, any_choice, worth
from polemos.engine.foresight import foresee
from polemos.engine.playout import Playout
from polemos.engine.prompt import Choice, Prompt

#: A move is a plan from one question on the level of the first to the next. It has at most so many clicks, a
#: turn so many moves.
MOVE_CLICKS: Final = 16
TURN_MOVES: Final = 12
#: Until this share of the budget the turn is built move by move; each of them takes at most so much.
BUILDING: Final = 0.4
STEP: Final = 0.15
#: So many moves are tried for each step of it.
TRIES: Final = 60
#: How often a move is left out when another is put in, and how often that one begins as the lost one did.
LEFT_OUT: Final = 0.6
CHANGED: Final = 0.4
#: Values that differ by less are the same.
SAME: Final = 1e-9


class Future:
    """A copy on which no die is thrown: where one is needed the turn is over."""

    def __init__(self, match: Playout, role: str, depth: int) -> None:
        self.match = match
        self.role = role
        self.depth = depth
        self.ended = False
        self.patience = ENDLESS

    def clone(self) -> Future:
        copy = Future(self.match.clone(), self.role, self.depth)
        copy.ended, copy.patience = self.ended, self.patience
        return copy

    def prompt(self) -> Prompt:
        return self.match.prompt(self.role).ahead()

    def play(self, choice: Choice) -> Planned:
        if self.patience.over():
            raise OutOfTime
        match = self.match
        click = Planned(match.prompt(self.role).message, choice[0], choice[1])
        drawn = match.state.chance.drawn
        foresee(match, self.role, choice[0], choice[1])
        shown = match.state.chance.drawn != drawn
        self.ended = shown or self.role not in match.deciders or len(match.state.frames) < self.depth
        return click

    def wander(self, first: Choice, chance: Generator) -> Plan:
        """A move that begins with this choice and goes on at random."""
        clicks = [self.play(first)]
        while not self._between() and len(clicks) < MOVE_CLICKS:
            clicks.append(self.play(any_choice(self.prompt(), chance)))
        return tuple(clicks)

    def _between(self) -> bool:
        """Whether a move is over and another may begin."""
        return self.ended or len(self.match.state.frames) <= self.depth

    def follow(self, move: Plan) -> int:
        """How many clicks of the move could be played."""
        for i, click in enumerate(move):
            if self.ended or not self.prompt().offered(click.verb, click.arg):
                return i
            self.play((click.verb, click.arg))
        return len(move)

    def stopped(self, stop: Choice | None) -> float:
        """What the turn is worth if it ends here; nothing can be played afterwards.

        The last move may have ended the turn by itself: then another question of the same depth is asked."""
        asked = stop is not None and not self.ended and len(self.match.state.frames) == self.depth
        if stop is not None and asked and self.prompt().offered(*stop):
            self.play(stop)
        return worth(self.match, self.role)


class Turn:
    """The best turn found so far for one decision of one seat."""

    def __init__(self, seat: Seat, chance: Generator, clock: Clock) -> None:
        self.chance = chance
        self.clock = clock
        self.moves: list[Plan] = []
        copy = seat.determinize(f"{chance.random()}")
        #: Where the best turn stands before each of its moves, and after the last.
        self.stations = [Future(copy, seat.role, len(copy.state.frames))]
        self.stop = self.stations[0].prompt().passive()
        self.value = self._idle = -2 * WON
        if self.stop is not None:
            self.value = self._idle = self.stations[0].clone().stopped(self.stop)
        self.stations[0].patience = clock
        #: Whether some move was worth more or less than none: if not, only dice can tell them apart.
        self.telling = False
        self._seen = self.value

    def best(self, hint: list[Plan]) -> list[Plan]:
        """The moves, the first of them offered now; none if nothing can be told before the dice.

        `hint`: how the last decision meant to go on.
        """
        with suppress(OutOfTime):
            self._look(hint)
        if not self.telling:
            return []
        if self.moves or self.stop is None:
            return self.moves
        return [(Planned(self.stations[0].prompt().message, *self.stop),)]

    def _look(self, hint: list[Plan]) -> None:
        """Try what was meant before, build a turn move by move, then vary it as long as there is time."""
        self._try([], 0, hint)
        self._build()
        while self.telling and self.clock.fits():
            self._vary()

    def _build(self) -> None:
        """Always the best next move, as long as there is one that makes things better."""
        moves: list[Plan] = []
        future, value = self.stations[0], self._idle
        while len(moves) < TURN_MOVES and not future.ended and self.clock.spent() < BUILDING:
            found = self._next(future, value)
            if found is None:
                return
            move, value = found
            moves = [*moves, move]
            future = future.clone()
            future.follow(move)
            self._offer(moves, value)

    def _next(self, before: Future, least: float) -> tuple[Plan, float] | None:
        """The best of a number of moves, the rest of each at random; None if none is better than `least`."""
        pairs = before.prompt().pairs()
        self.chance.shuffle(pairs)
        until = self.clock.spent() + STEP
        best: tuple[Plan, float] | None = None
        for i in range(TRIES):
            if i and self.clock.spent() >= until:
                break
            future = before.clone()
            move = future.wander(pairs[i % len(pairs)], self.chance)
            self.clock.walks += 1
            value = future.stopped(self.stop)
            self.telling = self.telling or (i > 0 and abs(value - self._seen) > SAME)
            self._seen = value
            if value > least + SAME:
                best, least = (move, value), value
        return best

    def _vary(self) -> None:
        """Another move somewhere, often in place of one that is left out."""
        chance, count = self.chance, len(self.moves)
        at, out = chance.randrange(count + 1), count
        if count and chance.random() < LEFT_OUT:
            out = chance.randrange(count)
            at = out if chance.random() < CHANGED else at
        begin = min(at, out)
        kept = [self.moves[i] if i != out else () for i in range(begin, count)]
        first = self.moves[out][0] if out < count and chance.random() < CHANGED else None
        self._try(kept[: at - begin], begin, kept[at - begin :], first, True)

    def _try(
        self,
        early: list[Plan],
        begin: int,
        late: list[Plan],
        first: Planned | None = None,
        fresh: bool = False,
    ) -> None:
        """From the `begin`-th move on: the early ones, a new one if `fresh`, the late ones."""
        self.clock.walks += 1
        future = self.stations[begin].clone()
        moves = self.moves[:begin]
        if not _played(future, early, moves) or future.ended:
            return
        if fresh:
            moves.append(future.wander(self._first(future.prompt(), first), self.chance))
        if _played(future, late, moves) and len(moves) <= TURN_MOVES:
            self._offer(moves, future.stopped(self.stop))

    def _first(self, prompt: Prompt, wanted: Planned | None) -> Choice:
        """How a new move begins: as wanted if that is offered, else with anything but stopping."""
        if wanted is not None and prompt.offered(wanted.verb, wanted.arg):
            return wanted.verb, wanted.arg
        verbs = [verb for verb, args in prompt.choices.items() if args[0] is not None] or list(prompt.choices)
        verb = self.chance.choice(verbs)
        return verb, self.chance.choice(prompt.choices[verb])

    def _offer(self, moves: list[Plan], value: float) -> None:
        """Keep the turn if it is the best so far."""
        if value <= self.value + SAME or not moves:
            return
        self.value, self.moves = value, moves
        self.stations = self.stations[:1]
        for move in moves:
            future = self.stations[-1].clone()
            future.follow(move)
            self.stations.append(future)


def _played(future: Future, moves: list[Plan], done: list[Plan]) -> bool:
    """Play the moves; those that cannot even begin are left out, one that breaks off spoils the turn."""
    for move in moves:
        if future.ended:
            break
        count = future.follow(move) if move else 0
        if count < len(move) and count:
            return False
        if count:
            done.append(move)
    return True
