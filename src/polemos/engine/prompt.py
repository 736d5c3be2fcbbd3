"""What a role is asked, and the one place where legality is written."""

from __future__ import annotations

from typing import Final, TypeAlias

#: The argument of an action: the id of a thing, a number, or nothing.
Arg: TypeAlias = str | int | None

#: An answer to a question, as it is offered: (verb, argument). With the role before it, it is an action.
Choice: TypeAlias = tuple[str, Arg]

#: What may be written in a message: ids, numbers, and lists of ids.
Value: TypeAlias = str | int | tuple[str, ...] | tuple[int, ...]

#: verb -> the arguments that are legal with it; `(None,)` for a verb that stands alone.
Choices: TypeAlias = dict[str, tuple[Arg, ...]]

#: The argument tuple of a verb that takes none.
ALONE: Final[tuple[Arg, ...]] = (None,)

NO_CHOICES: Final[Choices] = {}

#: What a verb is to the one who takes it: he goes on choosing, or the step goes on with it.
GOES_ON: Final = "goes_on"
#: Nothing is done, and the question is over: to pass, to say no, to let go.
DECLINES: Final = "declines"
#: Ends this step or phase, and whatever could still have been done in it.
ENDS: Final = "ends"
#: Gives something up for good, or lets the dice decide over a loss.
FINAL: Final = "final"
#: Takes back what was just chosen in this step, for people who change their mind. Whoever follows a plan, as
#: bots and learners do, is not offered it: picking and dropping the same piece could go on for ever.
BACK: Final = "back"
KINDS: Final[tuple[str, ...]] = (GOES_ON, DECLINES, ENDS, FINAL, BACK)


class Prompt:
    """One question to one role: a message key, its paragraph, and every legal answer."""

    def __init__(
        self,
        message: str,
        rule: str,
        choices: Choices,
        args: dict[str, Value] | None = None,
        kinds: dict[str, str] | None = None,
    ) -> None:
        self.message = message
        self.rule = rule
        self.choices = choices
        self.args: dict[str, Value] = {} if args is None else args
        #: verb -> its kind, for the verbs that do more than go on; None where there are none.
        self.kinds = kinds

    def __repr__(self) -> str:
        return f"Prompt({self.message!r}, {self.rule!r}, {self.choices!r}, {self.args!r})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Prompt):
            return NotImplemented
        return (self.message, self.rule, self.choices, self.args, self.kinds) == (
            other.message,
            other.rule,
            other.choices,
            other.args,
            other.kinds,
        )

    def __hash__(self) -> int:
        return hash((self.message, self.rule))

    def kind(self, verb: str) -> str:
        """What the verb is to the one who takes it: one of `KINDS`."""
        return GOES_ON if self.kinds is None else self.kinds.get(verb, GOES_ON)

    def passive(self) -> Choice | None:
        """The answer of somebody who wants nothing more here: the first that declines or ends, without an
        argument if possible; else the first that stands alone and gives nothing up. None: he must choose."""
        quiet = [verb for verb in self.choices if self.kind(verb) in (DECLINES, ENDS)]
        alone = [verb for verb, args in self.choices.items() if args[0] is None]
        for verb in [*[v for v in quiet if v in alone], *quiet]:
            return verb, self.choices[verb][0]
        for verb in alone:
            if self.kind(verb) == GOES_ON:
                return verb, None
        return None

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

    def ahead(self) -> Prompt:
        """The same question without the answers that only take back; all of them if there is nothing else."""
        if self.kinds is None or BACK not in self.kinds.values():
            return self
        left = {verb: args for verb, args in self.choices.items() if self.kind(verb) != BACK}
        kinds = {verb: kind for verb, kind in self.kinds.items() if kind != BACK}
        return Prompt(self.message, self.rule, left, self.args, kinds or None) if left else self

    def pairs(self) -> list[Choice]:
        """Every legal `(verb, argument)`, in the order of the choices."""
        return [(verb, arg) for verb, args in self.choices.items() for arg in args]

    def count(self) -> int:
        """How many legal `(verb, argument)` there are."""
        total = 0
        for args in self.choices.values():
            total += len(args)
        return total

    def nth(self, index: int) -> Choice:
        """What `pairs()[index]` is, without writing all of them down: random play needs only one."""
        for verb, args in self.choices.items():
            if index < len(args):
                return verb, args[index]
            index -= len(args)
        raise IndexError(index)

    def to_json(self) -> dict[str, object]:
        """The prompt as it is sent to a client."""
        told: dict[str, object] = {
            "message": self.message,
            "rule": self.rule,
            "args": {k: list(v) if isinstance(v, tuple) else v for k, v in self.args.items()},
            "choices": {verb: list(args) for verb, args in self.choices.items()},
        }
        if self.kinds is not None:
            told["kinds"] = dict(self.kinds)
        return told
