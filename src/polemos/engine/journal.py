"""The log of a match: message keys and arguments, each line with its paragraph and its readers."""

from __future__ import annotations

from polemos.engine.prompt import Value

#: The key of a line that shows dice.
ROLL = "roll"


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
    """All lines of a match, in order, each under the number of the action that caused it."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.action = 0
        self.dice: list[int] = []

    def roll(self, rule: str, dice: tuple[int, ...], sides: int, who: str) -> None:
        self.dice.extend(dice)
        self.lines.append(Line(self.action, ROLL, rule, {"dice": dice, "sides": sides, "who": who}, ""))

    def seen_by(self, role: str | None, since: int = 0) -> list[Line]:
        """The lines from index `since` on that a role (or a spectator) may read."""
        return [line for line in self.lines[since:] if not line.to or line.to == role]

    def cut(self, lines: int, dice: int) -> None:
        """Forget what was written after that many lines and dice (undo)."""
        del self.lines[lines:]
        del self.dice[dice:]
