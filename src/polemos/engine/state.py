"""The whole of a game in progress as one plain value, whatever the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from polemos.engine.chance import Chance
from polemos.engine.errors import BadData, RuleBug
from polemos.engine.journal import ROLL, Journal
from polemos.engine.prompt import Value

if TYPE_CHECKING:
    from polemos.engine.flow import Frame, Plain
    from polemos.engine.result import Result


class State:
    """Base of every game's state. A game declares its own fields (docs/decisions/fields.md)."""

    def __init__(
        self, scenario: str, options: dict[str, Value], chance: Chance, source: State | None = None
    ) -> None:
        self.scenario = scenario
        self.options = options
        #: Where log lines go. Clones have none, so that searching a tree writes nothing.
        self.journal: Journal | None = None
        if source is None:
            self.chance = chance
            #: How often something hidden was shown to somebody; the undo barrier watches it.
            self.revealed = 0
            self.result: Result | None = None
            self.frames: list[Frame] = []
        else:
            self.chance = chance.clone()
            self.revealed = source.revealed
            self.result = source.result
            self.frames = source.frames.copy()

    def clone(self) -> State:
        """An independent copy in microseconds, without journal: a new state with this one for its source."""
        raise RuleBug(f"{type(self).__name__} has no clone()")

    def copy_engine_fields(self, other: State) -> None:
        """The part of `clone` that is the same for every game."""
        other.chance = self.chance.clone()
        other.revealed = self.revealed
        other.result = self.result
        other.frames = self.frames.copy()

    # --- flow -------------------------------------------------------------------------------

    def call(self, frame: Frame) -> None:
        """Put a frame on top; the one below waits for its result."""
        self.frames.append(frame)

    def become(self, frame: Frame) -> None:
        """The top frame goes on as another one."""
        self.frames[-1] = frame

    def end(self, result: Plain = None) -> None:
        """The top frame is done: the one below receives its result."""
        self.frames.pop()
        if self.frames:
            self.frames[-1].resume(self, result)

    def finish(self, result: Result) -> None:
        """The game is over."""
        self.frames.clear()
        self.result = result

    # --- what a view needs to know of the question: the frames say it, from the top down ---------

    def focus(self) -> tuple[str, ...]:
        """The places that the present step is about."""
        for frame in reversed(self.frames):
            places = frame.focus(self)
            if places is not None:
                return places
        return ()

    def selected(self, role: str | None) -> tuple[str, ...]:
        """The pieces chosen so far in the present step, as far as the role may know."""
        for frame in reversed(self.frames):
            pieces = frame.selected(self, role)
            if pieces is not None:
                return pieces
        return ()

    def step(self) -> str:
        """The present step of the sequence of play; "" where no frame names one."""
        for frame in reversed(self.frames):
            phase = frame.phase(self)
            if phase is not None:
                return phase
        return ""

    def forecast(self) -> dict[str, Any]:
        """What the dice of the present step may bring; empty where no frame says."""
        for frame in reversed(self.frames):
            told = frame.forecast(self)
            if told is not None:
                return told
        return {}

    # --- chance: the one door ---------------------------------------------------------------

    def roll(self, rule: str, count: int = 1, sides: int = 6, who: str = "") -> tuple[int, ...]:
        """Roll dice for a paragraph; the roll is logged with it."""
        chance = self.chance
        if chance.given or chance.entered:
            dice = self._given(rule, count, sides)
        else:
            dice = tuple([1 + chance.below(sides) for _ in range(count)])
        journal = self.journal
        if journal is not None:
            journal.entries.append((journal.action, ROLL, rule, (dice, sides, who), ""))
        return dice

    def die(self, rule: str, who: str = "", sides: int = 6) -> int:
        """Roll one die for a paragraph, as most paragraphs ask; logged like any roll."""
        chance = self.chance
        if chance.given or chance.entered:
            return self.roll(rule, 1, sides, who)[0]
        face = 1 + chance.below(sides)
        journal = self.journal
        if journal is not None:
            journal.entries.append((journal.action, ROLL, rule, (face, sides, who), ""))
        return face

    def _given(self, rule: str, count: int, sides: int) -> tuple[int, ...]:
        """Dice of which some may come from outside, and so may be wrong."""
        dice = self.chance.roll(rule, count, sides)
        for die in dice:
            if not 1 <= die <= sides:
                raise BadData(f"dice: {die} is not on a die with {sides} sides ({rule})")
        return dice

    def draw(self, rule: str, items: tuple[str, ...]) -> str:
        """One item at random, for a paragraph. What may be told of it is the caller's to log."""
        if not items:
            raise RuleBug(f"{rule}: nothing to draw from")
        return self.chance.draw(items)

    def shuffle(self, rule: str, items: tuple[str, ...]) -> tuple[str, ...]:
        """The items in random order, for a paragraph."""
        return self.chance.shuffle(items)

    # --- what happened ----------------------------------------------------------------------

    def log(self, key: str, rule: str, to: str = "", **args: Value) -> None:
        """Write a line for everybody, or only for role `to`."""
        journal = self.journal
        if journal is not None:
            journal.entries.append((journal.action, key, rule, args, to))

    def reveal(self) -> None:
        """Something hidden was just shown: nobody may undo past this point."""
        self.revealed += 1
