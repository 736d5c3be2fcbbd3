"""A match at one keyboard: asks whoever must choose, lets the bots answer for their seats."""

from __future__ import annotations

from collections.abc import Callable

from polemos import PolemosError
from polemos.bots import Bot, BotFailed, Seat, ask, make
from polemos.cli import commands, describe, reasons
from polemos.cli.table import Screen
from polemos.engine.match import Match
from polemos.engine.prompt import Arg


class Session:
    """One match, the people and bots in its seats, and what each has already been shown."""

    def __init__(
        self,
        match: Match,
        seats: dict[str, Bot | None],
        screen: Screen,
        record: str | None = None,
        ask: Callable[[str], str] = input,
    ) -> None:
        self.match = match
        self.ask = ask
        #: role -> its bot, or None for a person at this keyboard.
        self.seats = seats
        self.screen = screen
        #: Where the record is written when the session ends.
        self.record = record
        self.saved = True
        self.leaving = False
        #: Who looks at the screen.
        self.viewer: str | None = None
        self._read: dict[str | None, int] = {}
        self._shown: object = None

    def run(self) -> None:
        """Play until the match is over or somebody leaves."""
        while not self.match.over and not self.leaving:
            self.one_action()
        if self.match.result is not None:
            self.news(self.viewer)
            self.screen.result(self.match.result)

    def one_action(self) -> None:
        """Whoever must choose does so."""
        role = self._next_role()
        bot = self.seats[role]
        if self._dice_are_entered(role):
            self._ask(role)
        elif bot is not None:
            self._play(role, *self._bot_choice(role, bot))
        elif self._forced(role):
            self._play(role, *self.match.prompt(role).pairs()[0])
        else:
            self._ask(role)

    def take(self, role: str, verb: str, arg: Arg) -> None:
        """The choice of the person in this seat."""
        self._play(role, verb, arg)

    def _play(self, role: str, verb: str, arg: Arg) -> None:
        self.match.play(role, verb, arg)
        self.saved = False

    def _bot_choice(self, role: str, bot: Bot) -> tuple[str, Arg]:
        """What the bot plays. One that fails is not asked again: greedy takes its seat."""
        seat = Seat(self.match, role)
        try:
            return ask(bot, seat)
        except BotFailed as failure:
            self.screen.say("cli-bot-failed", who=role, problem=str(failure))
        other = make("greedy", str(self.match.seed))
        self.seats[role] = other
        return other.choose(seat)

    def _forced(self, role: str) -> bool:
        """One choice only: played at once, unless its speed would tell a person at the same keyboard."""
        return len(self.people) == 1 and len(self.match.prompt(role).pairs()) == 1

    @property
    def people(self) -> list[str]:
        """The roles played at this keyboard."""
        return [role for role, bot in self.seats.items() if bot is None]

    def _next_role(self) -> str:
        """Bots first where several choose at once, then the person already looking."""
        waiting = [role for role in self.match.deciders if self.seats[role] is not None]
        if waiting:
            return waiting[0]
        return self.viewer if self.viewer in self.match.deciders else self.match.deciders[0]

    def _dice_are_entered(self, role: str) -> bool:
        """Real dice lie before the people: they enter a bot's roll for it."""
        return self.match.prompt(role).message == "enter-die"

    # --- one person -----------------------------------------------------------------------------

    def _ask(self, role: str) -> None:
        """One question to the person in this seat, repeated until it is answered."""
        viewer = role if self.seats[role] is None else self.viewer
        self._curtain(viewer)
        if self.leaving:
            return
        self.news(viewer)
        self._show_changes(role if viewer is None else viewer)
        self.screen.prompt(role, self.match.prompt(role), self.match.view(viewer), reasons.hints(self, role))
        before = self.match.number
        while self.match.number == before and not self.leaving:
            self._obey(role, self._read_line(role))

    def _curtain(self, viewer: str | None) -> None:
        """Hide one person's secrets before the other sits down."""
        if viewer != self.viewer and self.match.game.meta.hidden and len(self.people) > 1:
            self.screen.wipe()
            self.screen.say("cli-curtain", who=viewer or "")
            self._input("")
            self.screen.wipe()
        self.viewer = viewer

    def _show_changes(self, viewer: str) -> None:
        """The whole table when a phase begins or somebody else looks; between, the log tells what changed."""
        view = self.match.view(viewer)
        moment = (viewer, view.get("turn"), view.get("phase"), describe.scene(view) is view)
        if moment != self._shown:
            self.screen.show(self.match, viewer)
        self._shown = moment

    def news(self, viewer: str | None) -> None:
        """Print the log lines this viewer has not read."""
        since = min(self._read.get(viewer, 0), len(self.match.journal))
        self.screen.lines(self.match.log(viewer, since))
        self._read[viewer] = len(self.match.journal)

    def _read_line(self, role: str) -> str:
        return self._input(f"{self.screen.text.role(role)}> ")

    def _input(self, prompt: str) -> str:
        """One line from the keyboard; the end of the input is the wish to leave."""
        try:
            return self.ask(prompt).strip()
        except EOFError:
            self.leaving = True
            self.screen.console.print()
            return ""

    def _obey(self, role: str, line: str) -> None:
        """Whatever is wrong with the line is said in one line, and nothing has changed."""
        try:
            commands.obey(self, role, line)
        except PolemosError as error:
            self.screen.say("cli-refused", problem=str(error))
