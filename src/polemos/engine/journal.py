"""The log of a match: message keys and arguments, each line with its paragraph and its readers."""

from __future__ import annotations

from typing import Final, TypeAlias

from polemos.engine.prompt import Value

#: The key of a line that shows dice.
ROLL: Final = "roll"

#: Who rolls dice that are nobody's: those of events and of lots.
NONE: Final = "none"

#: One die or several, sides of each, who rolled them.
Dice: TypeAlias = tuple[int | tuple[int, ...], int, str]

#: What is kept of a line until somebody reads it: action, key, rule, arguments, reader.
Entry: TypeAlias = tuple[int, str, str, dict[str, Value] | Dice, str]


class Line:
    """One line of the log. `to` is the only role that may read it, or "" for everybody."""

    __slots__ = ("action", "args", "key", "rule", "to")

    def __init__(self, action: int, key: str, rule: str, args: dict[str, Value], to: str) -> None:
        self.action = action
        self.key = key
        self.rule = rule
        self.args = args
        self.to = to

    def to_json(self) -> dict[str, object]:
        args = {k: list(v) if isinstance(v, tuple) else v for k, v in self.args.items()}
        line: dict[str, object] = {"action": self.action, "key": self.key, "rule": self.rule, "args": args}
        if self.to:
            line["to"] = self.to
        return line


class Journal:
    """All lines of a match, in order, each under the number of the action that caused it.

    In simulations games write thousands of lines that nobody reads: the state writes entries (`State.log`,
    `State.roll`), and a line is put together only for its readers."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.action = 0

    def __len__(self) -> int:
        return len(self.entries)

    @property
    def lines(self) -> list[Line]:
        return [line_of(entry) for entry in self.entries]

    @property
    def dice(self) -> list[int]:
        """Every die that was rolled, in order."""
        found: list[int] = []
        for _, _, _, args, _ in self.entries:
            if isinstance(args, tuple):
                found.extend(_faces(args[0]))
        return found

    def seen_by(self, role: str | None, since: int = 0, until: int | None = None) -> list[Line]:
        """The lines from index `since` on, and before `until`, that a role (or a spectator) may read."""
        return [line_of(entry) for entry in self.entries_for(role, since, until)]

    def entries_for(self, role: str | None, since: int = 0, until: int | None = None) -> list[Entry]:
        """The same, not put together yet."""
        return [entry for entry in self.entries[since:until] if not entry[4] or entry[4] == role]

    def rolled(self, action: int) -> bool:
        """Whether dice were rolled in that action or later."""
        for number, key, _, _, _ in reversed(self.entries):
            if number < action:
                return False
            if key == ROLL:
                return True
        return False

    def written_by(self, action: int) -> int:
        """How many lines that action and those before it have written."""
        for index, entry in enumerate(self.entries):
            if entry[0] > action:
                return index
        return len(self.entries)

    def cut(self, lines: int) -> None:
        """Forget what was written after that many lines (undo)."""
        del self.entries[lines:]


def line_of(entry: Entry) -> Line:
    """An entry put together for its readers."""
    action, key, rule, args, to = entry
    return Line(action, key, rule, told_args(args), to)


def told_args(args: dict[str, Value] | Dice) -> dict[str, Value]:
    """The arguments of a line, also of one that shows dice."""
    if isinstance(args, tuple):
        dice, sides, who = args
        return {"dice": _faces(dice), "sides": sides, "who": who or NONE}
    return args


def _faces(dice: int | tuple[int, ...]) -> tuple[int, ...]:
    return dice if isinstance(dice, tuple) else (dice,)
