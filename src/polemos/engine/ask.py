"""A question of a frame: who is asked what, every legal answer, and what carries it out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from polemos.engine.prompt import ALONE, GOES_ON, Arg, Prompt, Value

#: What carries an answer out: it gets the state (each game narrows it), who answered, and the argument.
Alone: TypeAlias = Callable[[Any, str], None]
Picked: TypeAlias = Callable[[Any, str, str], None]
Counted: TypeAlias = Callable[[Any, str, int], None]
OfFamily: TypeAlias = Callable[[Any, str, str, Any], None]


class Ask(Prompt):
    """The prompt of one role, with a handler for each verb.

    A door adds a verb with its arguments and its handler; a verb without arguments is left out. Handlers are
    methods of the frame (a value) or plain functions, never closures over the state: copies of a match share
    the question. Nobody changes an Ask once `Frame.ask` has returned it.
    """

    def __init__(self, who: str, message: str, rule: str, args: dict[str, Value] | None = None) -> None:
        self.message = message
        self.rule = rule
        self.choices = {}
        self.args = {} if args is None else args
        self.kinds = None
        self.who = who
        self._handlers: dict[str, Any] = {}
        #: The verbs whose handler is also told the verb.
        self._families: list[str] | None = None
        #: Who is asked at the same time as this one; only the first of them knows.
        self.beside: tuple[Ask, ...] = ()

    def alone(self, verb: str, handler: Alone, kind: str = GOES_ON) -> Ask:
        """An answer without an argument."""
        self.choices[verb] = ALONE
        self._handlers[verb] = handler
        if kind is not GOES_ON:
            self._mark(verb, kind)
        return self

    def pick(self, verb: str, ids: tuple[str, ...], handler: Picked, kind: str = GOES_ON) -> Ask:
        """One of these things."""
        if ids:
            self.choices[verb] = ids
            self._handlers[verb] = handler
            if kind is not GOES_ON:
                self._mark(verb, kind)
        return self

    def number(self, verb: str, numbers: tuple[int, ...], handler: Counted, kind: str = GOES_ON) -> Ask:
        """One of these numbers."""
        if numbers:
            self.choices[verb] = numbers
            self._handlers[verb] = handler
            if kind is not GOES_ON:
                self._mark(verb, kind)
        return self

    def family(self, verb: str, args: tuple[Arg, ...], handler: OfFamily, kind: str = GOES_ON) -> Ask:
        """One of several verbs that one handler carries out; it is told which."""
        if args:
            self.choices[verb] = args
            self._handlers[verb] = handler
            self._families = [verb] if self._families is None else [*self._families, verb]
            if kind is not GOES_ON:
                self._mark(verb, kind)
        return self

    def _mark(self, verb: str, kind: str) -> None:
        if self.kinds is None:
            self.kinds = {}
        self.kinds[verb] = kind

    @staticmethod
    def together(asks: Sequence[Ask]) -> Ask | None:
        """Several roles choose at once, each for himself; who has no answer is not asked."""
        asked = [ask for ask in asks if ask.choices]
        if not asked:
            return None
        asked[0].beside = tuple(asked[1:])
        return asked[0]

    def deciders(self) -> tuple[str, ...]:
        """Who is asked now."""
        if not self.beside:
            return (self.who,)
        return (self.who, *[ask.who for ask in self.beside])

    def of(self, role: str) -> Ask | None:
        """The question to this role."""
        if role == self.who:
            return self
        for ask in self.beside:
            if ask.who == role:
                return ask
        return None

    def carry_out(self, state: Any, verb: str, arg: Arg) -> None:
        """Hand an answer, which the engine has checked, to its handler."""
        handler = self._handlers[verb]
        if self._families is not None and verb in self._families:
            handler(state, self.who, verb, arg)
        elif arg is None:
            handler(state, self.who)
        else:
            handler(state, self.who, arg)
