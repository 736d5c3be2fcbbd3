"""A lesson at the keyboard: texts, what the others do, and the learner's own clicks."""

from __future__ import annotations

from collections.abc import Callable

from rich.markup import escape
from rich.padding import Padding

from polemos.bots import make
from polemos.cli import describe
from polemos.cli.session import Session
from polemos.cli.table import Screen
from polemos.engine.prompt import Arg
from polemos.lessons import Player, is_judged, stars
from polemos.lessons.checking import offered_ways
from polemos.lessons.model import READ, WATCH, Goal, Texts


class LessonSession(Session):
    """The table, with a teacher beside it who lets only what he has asked for happen."""

    #: What is said to a legal click for which the lesson has no words.
    other = "cli-lesson-other"

    def __init__(self, player: Player, screen: Screen, ask: Callable[[str], str] = input) -> None:
        lesson = player.lesson
        others = lesson.goal.against if lesson.goal is not None else "random"
        seats = {role: make(others, lesson.id) for role in player.match.roles}
        super().__init__(player.match, {**seats, lesson.role: None}, screen, None, ask)
        self.player = player
        self.viewer = lesson.role

    def teach(self) -> int | None:
        """The whole lesson; the stars won (0 where there are none to win), None if it was left."""
        self.heading()
        while not self.player.over and not self.leaving:
            self.one_step()
        goal = self.player.lesson.goal
        if goal is not None and not self.leaving:
            self.play_for(goal)
        if self.leaving:
            return None
        won = sum(stars(self.player.lesson, self.match))
        self.screen.say("cli-lesson-stars" if goal else "cli-lesson-done", count=won)
        return won

    def heading(self) -> None:
        lesson = self.player.lesson
        self.screen.console.print(f"[bold]{escape(lesson.title[self.screen.text.lang])}[/]")
        self.screen.say("cli-lesson-welcome")

    def one_step(self) -> None:
        step = self.player.now
        self.tell(step.text, step.rule)
        if step.kind == READ:
            self._input(self.screen.text.say("cli-lesson-go-on") + " ")
            self.player.go_on()
        elif step.kind == WATCH:
            self.watch()
        else:
            self.let_do()
        self.news(self.viewer)

    def watch(self) -> None:
        number = self.player.step
        while self.player.step == number:
            self.player.watch()

    def let_do(self) -> None:
        """The learner's clicks, until the step is done."""
        number, well, role = self.player.step, self.player.now.well, self.player.lesson.role
        while self.player.step == number and not self.leaving:
            played = self.match.number
            self._ask(role)
            if self.match.number < played:  # taken back
                self.player = Player.found(self.player.lesson, self.match)
                return
        if well and not self.leaving:
            self.tell(well)

    def take(self, role: str, verb: str, arg: Arg) -> None:
        """What the step waits for is played; anything else gets a gentle answer."""
        if self.player.over:
            super().take(role, verb, arg)
        elif self.player.right(verb, arg):
            self.player.play(verb, arg)
        else:
            aside = self.player.aside(verb, arg)
            if aside is None:
                self.screen.say(self.other)
            else:
                self.tell(aside.text)

    def play_for(self, goal: Goal) -> None:
        """Free play against the bot, until it is judged."""
        self.tell(goal.text)
        for star in goal.stars:
            self.tell(star.text, sign="☆ ")
        while not is_judged(goal, self.match) and not self.leaving:
            self.one_action()

    def tell(self, words: Texts, rule: str = "", sign: str = "") -> None:
        """What the teacher says stands apart from what the table says."""
        said = f"[italic]{sign}{escape(words[self.screen.text.lang])}[/]"
        cited = f" [dim](§ {rule})[/]" if rule else ""
        self.screen.console.print()
        self.screen.console.print(Padding(said + cited, (0, 2)))


class PuzzleSession(LessonSession):
    """A puzzle at the keyboard: every other click is counted, and `solution` gives it up."""

    other = "cli-puzzle-other"

    def __init__(self, player: Player, screen: Screen, ask: Callable[[str], str] = input) -> None:
        super().__init__(player, screen, ask)
        self.tries = 0

    def teach(self) -> int | None:
        """1: solved at the first try, 0: later; None if it was left."""
        self.heading()
        while not self.player.over and not self.leaving:
            self.one_step()
        if self.leaving:
            return None
        self.screen.say("cli-puzzle-solved", count=self.tries)
        return int(self.tries == 0)

    def take(self, role: str, verb: str, arg: Arg) -> None:
        self.tries += not self.player.over and not self.player.right(verb, arg)
        super().take(role, verb, arg)

    def _obey(self, role: str, line: str) -> None:
        if line.lower() != "solution" or self.player.over:
            super()._obey(role, line)
            return
        self.tries += 1
        verb, arg = next(offered_ways(self.player))
        name = describe.choice_name(arg, self.match.view(role), self.screen.text)
        self.screen.console.print(f"  {escape(self.screen.heading(verb))} {escape(name)}".rstrip())
