"""A lesson in progress: which step it is, what counts as right, and what the others do.

All of it goes through the contract of a match, so whatever can be played can be taught."""

from __future__ import annotations

from polemos.engine.errors import IllegalAction
from polemos.engine.game import Game
from polemos.engine.match import TABLE, Action, Match
from polemos.engine.prompt import Arg
from polemos.lessons.model import TURN, WATCH, Aside, Click, Lesson, Start, Step


def begin(game: Game, lesson: Lesson) -> Match:
    """The match of a lesson, as it stands when its first step is read."""
    start = lesson.start
    dice = (*start.dice, *(die for step in lesson.steps for die in step.dice))
    match = _begun(game, start, dice)
    for action in start.before:
        match.play_recorded(action)
    return match


def _begun(game: Game, start: Start, dice: tuple[int, ...]) -> Match:
    if start.position is None:
        return game.start(start.scenario or None, start.seed, start.options, dice)
    position = start.position
    if isinstance(position, dict):
        position = {**position, "rules_version": game.meta.rules_version}
    return game.resume(position, dice, start.seed)


class Player:
    """One lesson and its match. `step` is the number of the present step, `done` the clicks or actions of it
    that are behind us."""

    def __init__(self, lesson: Lesson, match: Match) -> None:
        self.lesson = lesson
        self.match = match
        self.step = 0
        self.done = 0
        #: The clicks of the present step that are still wanted.
        self.wanted: list[tuple[Click, ...]] = []
        self._enter(0)

    @property
    def now(self) -> Step:
        return self.lesson.steps[self.step]

    @property
    def over(self) -> bool:
        """Whether every step is behind us."""
        return self.step >= len(self.lesson.steps)

    def _enter(self, step: int) -> None:
        self.step, self.done = step, 0
        self.wanted = [] if self.over else list(self.now.clicks)

    # --- reading and watching -------------------------------------------------------------------

    def go_on(self) -> None:
        """What was to be read is read."""
        self._enter(self.step + 1)

    def due(self) -> Action | None:
        """The next action to watch; None where there is none left."""
        if self.over or self.now.kind != WATCH:
            return None
        if self.now.actions:
            return self.now.actions[self.done] if self.done < len(self.now.actions) else None
        return passing(self.match, self.lesson.role)

    def watch(self) -> bool:
        """Play one action to watch; with the last one the step is over. False: there was none."""
        action = self.due()
        if action is not None:
            self.match.play_recorded(action)
            self.done += 1
        if self.due() is None:
            self._enter(self.step + 1)
        return action is not None

    # --- the learner's turn ---------------------------------------------------------------------

    def right(self, verb: str, arg: Arg) -> bool:
        """Whether this click is one the step waits for."""
        return self._found(verb, arg) is not None

    def _found(self, verb: str, arg: Arg) -> int | None:
        open_ones = self.wanted if self.now.any_order else self.wanted[:1]
        for i, ways in enumerate(open_ones):
            if any(click.means(verb, arg) for click in ways):
                return i
        return None

    def aside(self, verb: str, arg: Arg) -> Aside | None:
        """The gentle answer to another click; None where the lesson has no words of its own for it."""
        general = None
        for aside in self.now.asides:
            if aside.click is not None and aside.click.means(verb, arg):
                return aside
            general = general or (aside if aside.click is None else None)
        return general

    def play(self, verb: str, arg: Arg = None) -> None:
        """The learner does what the step waits for; anything else is refused, and nothing has changed."""
        found = self._found(verb, arg) if not self.over and self.now.kind == TURN else None
        if found is None:
            raise IllegalAction(f"{verb!r} with {arg!r} is not what this step of the lesson waits for")
        self.match.play(self.lesson.role, verb, arg)
        del self.wanted[found]
        self.done += 1
        if not self.wanted:
            self._enter(self.step + 1)

    # --- finding the place again ----------------------------------------------------------------

    @staticmethod
    def found(lesson: Lesson, match: Match) -> Player:
        """The lesson of a match that is already under way: at the first step that its actions do not cover.
        What is only read is taken as read as soon as something later was done."""
        player = Player(lesson, match)
        for action in match.actions[len(lesson.start.before) :]:
            if action[0] != TABLE and not player._follow(action):
                break
        player._skip_finished()
        return player

    def _follow(self, action: Action) -> bool:
        """Count an action that was played; False where it is not one of the lesson."""
        role, verb, arg = action
        while not self.over:
            if self._covers(role, verb, arg):
                return True
            if self.now.kind == TURN or self.now.actions:
                return False
            self.go_on()
        return False

    def _covers(self, role: str, verb: str, arg: Arg) -> bool:
        now = self.now
        if now.kind == WATCH:
            return self._covers_watched((role, verb, arg))
        found = self._found(verb, arg) if now.kind == TURN and role == self.lesson.role else None
        if found is None:
            return False
        del self.wanted[found]
        self.done += 1
        if not self.wanted:
            self._enter(self.step + 1)
        return True

    def _covers_watched(self, action: Action) -> bool:
        now = self.now
        if not now.actions:  # the others pass, as long as they are asked
            self.done += action[0] != self.lesson.role
            return action[0] != self.lesson.role
        if now.actions[self.done] != action:
            return False
        self.done += 1
        if self.done == len(now.actions):
            self._enter(self.step + 1)
        return True

    def _skip_finished(self) -> None:
        """A step in which the others pass is over when they are no longer asked."""
        if not self.over and self.now.kind == WATCH and self.done and self.due() is None:
            self.go_on()


def passing(match: Match, learner: str) -> Action | None:
    """What somebody else does who wants nothing more here; None as soon as the learner is asked."""
    if match.over or learner in match.deciders:
        return None
    role = match.deciders[0]
    prompt = match.prompt(role)
    verb, arg = prompt.passive() or prompt.pairs()[0]
    return role, verb, arg
