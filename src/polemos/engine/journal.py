"""The log of a match: message keys and arguments, each line with its paragraph and its readers."""

from __future__ import annotations

from polemos.engine.prompt import Value

#: The key of a line that shows dice.
ROLL = "roll"


class Line:
    """One line of the log. `to` is the only role that may read it, or "" for everybody."""

    __slots__ = ("_args", "action", "key", "rule", "to")

    def __init__(self, action: int, key: str, rule: str, args: dict[str, Value], to: str) -> None:
        self.action = action
        self.key = key
        self.rule = rule
        self._args = args
        self.to = to

    @property
    def args(self) -> dict[str, Value]:
        """What the message is about, by name."""
        return self._args

    def to_json(self) -> dict[str, object]:
        args = {k: list(v) if isinstance(v, tuple) else v for k, v in self.args.items()}
        line: dict[str, object] = {"action": self.action, "key": self.key, "rule": self.rule, "args": args}
        if self.to:
            line["to"] = self.to
        return line


class Roll(Line):
    """A line that shows dice. Most of them are never read: what they say is put together for who does."""

    __slots__ = ("dice", "sides", "who")

    def __init__(self, action: int, rule: str, dice: tuple[int, ...], sides: int, who: str) -> None:
        self.action = action
        self.key = ROLL
        self.rule = rule
        self.to = ""
        self.dice = dice
        self.sides = sides
        self.who = who

    @property
    def args(self) -> dict[str, Value]:
        return {"dice": self.dice, "sides": self.sides, "who": self.who}


class Journal:
    """All lines of a match, in order, each under the number of the action that caused it."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.action = 0
        self.dice: list[int] = []

    def seen_by(self, role: str | None, since: int = 0) -> list[Line]:
        """The lines from index `since` on that a role (or a spectator) may read."""
        return [line for line in self.lines[since:] if not line.to or line.to == role]

    def cut(self, lines: int, dice: int) -> None:
        """Forget what was written after that many lines and dice (undo)."""
        del self.lines[lines:]
        del self.dice[dice:]
