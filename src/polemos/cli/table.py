"""The table on a terminal: everything a viewer may know, printed with Rich."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from rich.columns import Columns
from rich.console import Console
from rich.markup import escape
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text as Text_

from polemos.cli import describe, forecast
from polemos.engine.journal import ROLL, Line
from polemos.engine.match import TABLE, Action, Match
from polemos.engine.prompt import ALONE, Arg, Prompt, Value
from polemos.engine.result import Result
from polemos.kit.text import Text, key_of

#: One colour per side in the order of the roles; the names are always written out as well.
COLOURS = ("blue", "red", "green", "magenta", "yellow", "cyan")

#: More choices of one verb than this are not listed until somebody asks for all.
MOST = 60

#: So many facts are set in columns.
MANY_ROWS = 5

#: What a button says after its verb, where the choice would stand.
OPEN_END = re.compile(r"[\s\u202f]*:?\s*…$")


#: (verb, argument) -> what that choice costs or brings, in words.
Notes = Mapping[tuple[str, object], str]


def _price(noted: Notes, verb: str, arg: Arg) -> str:
    """What stands behind a choice that costs or brings something."""
    told = noted.get((verb, arg), "")
    return f" [dim]({escape(told)})[/]" if told else ""


class Screen:
    """Prints a match for one viewer; asks nothing and changes nothing."""

    def __init__(self, console: Console, text: Text, board: Mapping[str, Any] | None = None) -> None:
        self.console = console
        self.text = text
        self.board = board or {}

    # --- the whole table ------------------------------------------------------------------------

    def show(self, match: Match, role: str) -> None:
        """Heading, map, tracks, hands: what lies on the table."""
        view = match.view(role)
        self.console.print()
        self.console.print(Rule(self._heading(match, view), style="dim"))
        self.map(match, view)
        if describe.scene(view) is not view:
            self.map(match, describe.scene(view))
        self._rows("cli-tracks", describe.rows(view.get("tracks", {}), self.text, "track"))
        self._rows("cli-markers", describe.rows(view.get("markers", {}), self.text, "marker"))
        self._rows("cli-score", self._score_rows(view))
        self._rows("cli-hands", describe.hand_rows(view, self.text))

    def _heading(self, match: Match, view: Mapping[str, Any]) -> str:
        parts = [self.text.say("game-title"), self.text.scenario(match.state.scenario)]
        if "turn" in view:
            parts.append(self.text.say("cli-turn", {"turn": view["turn"]}))
        if "phase" in view:
            phase = str(view["phase"])
            parts.append(self.text.name(phase, ("phase",)))
        return " · ".join(escape(part) for part in parts)

    def map(self, match: Match, view: Mapping[str, Any]) -> None:
        """Every place that holds something, with its contents by side."""
        table = Table(box=None, pad_edge=False, show_header=False, padding=(0, 2, 0, 0))
        stacks = describe.contents(view, self.text)
        for place in describe.in_order(stacks, self.board):
            inside = [self._side(match, side, names) for side, names in stacks[place].items()]
            table.add_row(escape(self.text.name(place)), "\n".join(inside))
        self.console.print(table)

    def _side(self, match: Match, side: str, names: str) -> str:
        shown = self.text.say("cli-says", {"who": side, "what": names}) if side else names
        return f"[{self.colour(match, side)}]{escape(shown)}[/]"

    def colour(self, match: Match, side: str) -> str:
        return COLOURS[match.roles.index(side) % len(COLOURS)] if side in match.roles else "white"

    def place(self, match: Match, view: Mapping[str, Any], place: str) -> None:
        """One place: what is in it and what it touches."""
        facts = self.board.get("places", {}).get(place, {})
        stack = describe.contents(view, self.text).get(place, {})
        self.console.print(f"[bold]{escape(self.text.name(place))}[/]")
        for side, names in stack.items():
            self.console.print("  " + self._side(match, side, names))
        near = ", ".join(self.text.name(other) for other in facts.get("adjacent", ()))
        if near:
            self.console.print("  " + escape(self.text.say("cli-touches", {"near": near})))

    def _score_rows(self, view: Mapping[str, Any]) -> list[tuple[str, str]]:
        scores = view.get("score", {})
        return [(self.text.role(role), str(score.get("total", 0))) for role, score in scores.items()]

    def _rows(self, heading: str, rows: list[tuple[str, str]]) -> None:
        """A few facts in one line, many in as many columns as there is room for."""
        if not rows:
            return
        shown = [f"[dim]{escape(name)}[/] {escape(value)}".rstrip() for name, value in rows]
        title = f"[bold]{escape(self.text.say(heading))}[/]"
        if len(rows) < MANY_ROWS:
            self._hanging(title, "   ".join(shown), 2)
        else:
            self.console.print(title)
            self.console.print(Padding(Columns(shown, padding=(0, 3), equal=True), (0, 0, 0, 2)))

    def _hanging(self, title: str, shown: str, indent: int) -> None:
        """A paragraph whose further lines stand below its text, not below its title."""
        whole = Text_.from_markup(f"{title} {shown}")
        for number, line in enumerate(whole.wrap(self.console, self.console.width - indent)):
            self.console.print(Padding(line, (0, 0, 0, indent if number else 0)))

    def legend(self, match: Match) -> None:
        """What the signs mean: the table's, then those printed on the counters of this game."""
        sides = "  ".join(self._side(match, role, "■") for role in match.roles)
        self.console.print(sides)
        known = [key for key in ("cli-legend", "legend") if self.text.has(key)]
        self.columns("\n".join(self.text.say(key) for key in known))

    def columns(self, told: str) -> None:
        """Lines of two columns, parted by two spaces or more: what does not fit stays in its column."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        for line in told.splitlines():
            sign, _, meaning = line.partition("  ")
            grid.add_row(escape(sign), escape(meaning.strip()))
        self.console.print(grid)

    # --- questions ------------------------------------------------------------------------------

    def prompt(
        self, role: str, prompt: Prompt, view: Mapping[str, Any], noted: Notes, everything: bool = False
    ) -> None:
        """The question, with what it is about, and its numbered answers grouped by verb, with prices."""
        self.console.print()
        rule = f" [dim](§ {prompt.rule})[/]" if prompt.rule else ""
        self.console.print(f"[bold]{escape(self.text.prompt(prompt))}[/]{rule}")
        selected = [piece for piece in view.get("selected", ()) if piece in view.get("pieces", {})]
        if selected:
            names = describe.counted(describe.piece_of(piece, view, self.text) for piece in selected)
            self.console.print(escape(self.text.say("cli-selected", {"names": names})), style="dim")
        forecast.show(self.console, self.text, describe.scene(view).get("forecast", {}))
        self._choices(prompt, view, noted, everything)

    def _choices(self, prompt: Prompt, view: Mapping[str, Any], noted: Notes, everything: bool) -> None:
        number = 1
        for verb, args in prompt.choices.items():
            if args == ALONE:
                price = _price(noted, verb, None)
                said = f"{escape(self.text.choice(verb, None, prompt.message))}{price}"
                self._hanging(f"  [bold cyan]{number}[/]", said, 4)
            elif len(args) > MOST and not everything:
                self._crowd(number, prompt, verb, view)
            else:
                self._group(number, prompt, verb, view, noted)
            number += len(args)

    def _group(self, number: int, prompt: Prompt, verb: str, view: Mapping[str, Any], noted: Notes) -> None:
        """One verb and all it can be used on."""
        args = prompt.choices[verb]
        if isinstance(args[0], str):
            self.console.print(f"  {escape(self.heading(verb, prompt.message))}")
            names = [describe.choice_name(arg, view, self.text) for arg in args]
        else:
            names = [self.text.choice(verb, arg, prompt.message) for arg in args]
        prices = [_price(noted, verb, arg) for arg in args]
        entries = [f"[bold cyan]{number + i}[/] {escape(name)}{prices[i]}" for i, name in enumerate(names)]
        self.console.print(Padding(Columns(entries, padding=(0, 3)), (0, 0, 0, 4)))

    def _crowd(self, number: int, prompt: Prompt, verb: str, view: Mapping[str, Any]) -> None:
        """More than one can look through: their number, and how to choose one."""
        args = prompt.choices[verb]
        first = describe.choice_name(args[0], view, self.text)
        told: dict[str, Value] = {
            "first": number,
            "last": number + len(args) - 1,
            "count": len(args),
            "example": first,
        }
        self.console.print(f"  {escape(self.heading(verb, prompt.message))}")
        self.console.print(Padding(escape(self.text.say("cli-crowd", told)), (0, 0, 0, 4)))

    def several(self, found: list[tuple[int, tuple[str, Arg]]]) -> None:
        """What was typed may mean any of these."""
        self.say("cli-several")
        for number, (verb, arg) in found[:MOST]:
            self.console.print(f"  [bold cyan]{number}[/] {escape(self.text.choice(verb, arg))}")

    def heading(self, verb: str, asked: str = "") -> str:
        """A verb above its choices; where its button is nothing but the choice, a name of ours."""
        own = key_of("cli-verb", verb)
        said = self.text.verb(verb, asked)
        shown = OPEN_END.sub("", said)
        return self.text.say(own) if not shown.strip(" …") and self.text.has(own) else shown

    # --- what happened --------------------------------------------------------------------------

    def lines(self, lines: Iterable[Line]) -> None:
        for line in lines:
            self.line(line)

    def line(self, line: Line) -> None:
        """One line of the log: paragraph, words, dice."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(width=9, justify="right", style="dim")
        grid.add_column()
        grid.add_row(line.rule, Text_(self.text.line(line), style="bold" if line.key == ROLL else ""))
        self.console.print(grid)

    def action(self, number: int, action: Action) -> None:
        """One action of a record."""
        role, verb, arg = action
        what = verb
        if role != TABLE:
            what = self.text.say("cli-says", {"who": role, "what": self.text.choice(verb, arg)})
        self.console.print(f"[dim]{number:>4}[/] [cyan]{escape(what)}[/]")

    def result(self, result: Result) -> None:
        self.console.print()
        self.console.print(f"[bold]{escape(self.text.result(result))}[/]")
        if result.scores:
            self.console.print(escape(self.text.scores(result)))

    def wipe(self) -> None:
        """Clear the screen and what could be scrolled back to: it may hold another person's secrets."""
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write("\x1b[3J")

    def say(self, key: str, **args: Any) -> None:
        """A remark of the terminal itself."""
        self.console.print(escape(self.text.say(key, args)), style="yellow")
