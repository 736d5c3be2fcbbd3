"""What a role is asked, and the one place where legality is written."""

from __future__ import annotations

from typing import Final, TypeAlias

#: The argument of an action: the id of a thing, a number, or nothing.
Arg: TypeAlias = str | int | None

#: What may be written in a message: ids, numbers, and lists of ids.
Value: TypeAlias = str | int | tuple[str, ...] | tuple[int, ...]

#: verb -> the arguments that are legal with it; `(None,)` for a verb that stands alone.
Choices: TypeAlias = dict[str, tuple[Arg, ...]]

#: The argument tuple of a verb that takes none.
ALONE: Final[tuple[Arg, ...]] = (None,)

NO_CHOICES: Final[Choices] = {}


class Prompt:
    """One question to one role: a message key, its paragraph, and every legal answer."""

    def __init__(
        self,
        message: str,
        rule: str,
        choices: Choices,
        args: dict[str, Value] | None = None,
    ) -> None:
        self.message = message
        self.rule = rule
        self.choices = choices
        self.args: dict[str, Value] = {} if args is None else args

    def __repr__(self) -> str:
        return f"Prompt({self.message!r}, {self.rule!r}, {self.choices!r}, {self.args!r})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Prompt):
            return NotImplemented
        return (self.message, self.rule, self.choices, self.args) == (
            other.message,
            other.rule,
            other.choices,
            other.args,
        )

    def __hash__(self) -> int:
        return hash((self.message, self.rule))

    def offered(self, verb: object, arg: object) -> bool:
        """Whether `(verb, arg)` is among the choices; `True` never passes for `1`."""
        if not isinstance(verb, str):
            return False
        legal = self.choices.get(verb)
        if legal is None:
            return False
        if isinstance(arg, str):
            return arg in legal
        for choice in legal:  # noqa: SIM110 - a generator costs a frame on the hottest path
            if choice is arg or (type(choice) is type(arg) and choice == arg):
                return True
        return False

    def pairs(self) -> list[tuple[str, Arg]]:
        """Every legal `(verb, argument)`, in the order of the choices."""
        return [(verb, arg) for verb, args in self.choices.items() for arg in args]

    def count(self) -> int:
        """How many legal `(verb, argument)` there are."""
        total = 0
        for args in self.choices.values():
            total += len(args)
        return total

    def nth(self, index: int) -> tuple[str, Arg]:
        """What `pairs()[index]` is, without writing all of them down: random play needs only one."""
        for verb, args in self.choices.items():
            if index < len(args):
                return verb, args[index]
            index -= len(args)
        raise IndexError(index)

    def to_json(self) -> dict[str, object]:
        """The prompt as it is sent to a client."""
        return {
            "message": self.message,
            "rule": self.rule,
            "args": {k: list(v) if isinstance(v, tuple) else v for k, v in self.args.items()},
            "choices": {verb: list(args) for verb, args in self.choices.items()},
        }
