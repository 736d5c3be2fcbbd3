"""Does a puzzle still hold? It is solved in every way it accepts, and what it shows is looked at; where the
proof is exact, every other line is tried too."""

from __future__ import annotations

from typing import Final, TypeAlias

from polemos.engine.errors import BadData
from polemos.engine.game import Game
from polemos.engine.playout import Playout
from polemos.engine.prompt import Arg
from polemos.lessons.checking import check
from polemos.lessons.goal import is_met, what_is_seen
from polemos.lessons.model import Click
from polemos.lessons.player import Player, begin
from polemos.lessons.puzzle import EXACT, Puzzle

#: More moments than this are no proof for people.
MOST: Final = 20_000

#: Clicks one after the other.
Line: TypeAlias = tuple[tuple[str, Arg], ...]


def prove(game: Game, puzzle: Puzzle) -> int:
    """Solve the puzzle in every way; how many there were. BadData says what does not hold."""

    def look(player: Player) -> None:
        if player.over and not shown(puzzle, player.match):
            raise BadData(f"{puzzle.lesson.path.name}.shows: does not hold after the solution")

    match = begin(game, puzzle.lesson)
    if match.deciders != (puzzle.lesson.role,):
        raise BadData(f"{puzzle.lesson.path.name}: {puzzle.lesson.role} is not the one who is asked")
    ways = check(game, puzzle.lesson, look)
    if puzzle.proof.kind == EXACT:
        Lines(puzzle).follow(match.playout(), ())
    return ways


def shown(puzzle: Puzzle, match: Playout) -> bool:
    """Whether all that the puzzle shows is so now."""
    seen = what_is_seen(match, puzzle.lesson.role)
    return all(is_met(star, seen) for star in puzzle.shows)


class Lines:
    """Every line of own clicks, as long as no die falls, nothing is revealed and nobody else is asked."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.moments = 0

    def follow(self, match: Playout, clicks: Line) -> None:
        """BadData names the first line that does the same without being the solution."""
        if clicks and shown(self.puzzle, match) and not self.solves(clicks):
            line = ", ".join(f"{verb} {arg if arg is not None else ''}".strip() for verb, arg in clicks)
            raise BadData(f"{self.puzzle.lesson.path.name}.proof: {line} does it too")
        if len(clicks) == self.puzzle.proof.clicks or match.deciders != (self.puzzle.lesson.role,):
            return
        for verb, arg in match.prompt(self.puzzle.lesson.role).ahead().pairs():
            self._one_more(match, clicks, verb, arg)

    def _one_more(self, match: Playout, clicks: Line, verb: str, arg: Arg) -> None:
        self.moments += 1
        if self.moments > MOST:
            raise BadData(f"{self.puzzle.lesson.path.name}.proof: over {MOST} moments; ask for fewer clicks")
        copy = match.clone()
        state, drawn, revealed = copy.state, copy.state.chance.drawn, copy.state.revealed
        copy.play(self.puzzle.lesson.role, verb, arg)
        if state.chance.drawn == drawn and state.revealed == revealed:
            self.follow(copy, (*clicks, (verb, arg)))

    def solves(self, clicks: Line) -> bool:
        """Whether a line begins with the clicks of the solution, in the order it demands."""
        open_ones = list(self.puzzle.step.clicks)
        for verb, arg in clicks:
            found = next((i for i, ways in enumerate(self._next(open_ones)) if _means(ways, verb, arg)), None)
            if found is None:
                return not open_ones
            del open_ones[found]
        return not open_ones

    def _next(self, open_ones: list[tuple[Click, ...]]) -> list[tuple[Click, ...]]:
        return open_ones if self.puzzle.step.any_order else open_ones[:1]


def _means(ways: tuple[Click, ...], verb: str, arg: Arg) -> bool:
    return any(click.means(verb, arg) for click in ways)
