"""Why something is not offered: the predicate that says no says which barrier it is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from polemos.engine.prompt import Arg, Value

if TYPE_CHECKING:
    from polemos.engine.playout import Playout

#: What a verb is asked with: nothing, a number, or a noun (`place`, `piece`, `card`), which is also the name
#: under which the sentence of a barrier finds the thing.
NOTHING: Final = "nothing"
NUMBER: Final = "number"
PLACE: Final = "place"
PIECE: Final = "piece"


class Barrier:
    """One reason for a no: a message (`why-<key>`), its paragraph, and what its sentence needs to know.

    Rules keep barriers as constants, so that a filter which returns one costs no more than one which returns
    False; arguments are filled in only for somebody who asks.
    """

    __slots__ = ("args", "key", "rule")

    def __init__(self, key: str, rule: str, args: dict[str, Value] | None = None) -> None:
        self.key = key
        self.rule = rule
        self.args: dict[str, Value] = {} if args is None else args

    def of(self, **args: Value) -> Barrier:
        """The same with what its sentence needs to know."""
        return Barrier(self.key, self.rule, {**self.args, **args})

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Barrier):
            return NotImplemented
        return (self.key, self.rule, self.args) == (other.key, other.rule, other.args)

    def __hash__(self) -> int:
        return hash((self.key, self.rule))

    def __repr__(self) -> str:
        return f"Barrier({self.key!r}, {self.rule!r}, {self.args!r})"


#: What stands in the way of a verb with an argument; None: nothing, it is offered. Asked with the argument
#: None about a verb that takes one, it says why the verb is not offered at all (None: not worth telling).
Why: TypeAlias = Callable[[Any, str, Any], Barrier | None]
WhyOfFamily: TypeAlias = Callable[[Any, str, str, Any], Barrier | None]

OVER: Final = Barrier("over", "")
NOT_ASKED: Final = Barrier("not-asked", "")
DICE_FIRST: Final = Barrier("dice-first", "")
OTHER_STEP: Final = Barrier("other-step", "")
NO_SUCH: Final = Barrier("no-such", "")
#: The frame has no reason of its own: what the share of specific reasons does not count.
NOT_NOW: Final = Barrier("not-now", "")


class Gate:
    """What one verb of a step takes, and what may stand in its way."""

    __slots__ = ("_of_family", "_why", "kind")

    def __init__(self, kind: str, why: Why | None, of_family: WhyOfFamily | None = None) -> None:
        self.kind = kind
        self._why = why
        self._of_family = of_family

    @staticmethod
    def family(kind: str, why: WhyOfFamily) -> Gate:
        """The gate of several verbs with the same limits; `why` is told which."""
        return Gate(kind, None, why)

    def barrier(self, state: Any, who: str, verb: str, arg: Arg) -> Barrier | None:
        """What stands in the way of this argument, of the verb at all if it is None; None: nothing."""
        if self._of_family is not None:
            return self._of_family(state, who, verb, arg)
        return None if self._why is None else self._why(state, who, arg)


#: verb -> its gate, for every verb the present step could offer.
Gates: TypeAlias = dict[str, Gate]


class Reason:
    """One reason, and of which verb and thing."""

    __slots__ = ("arg", "barrier", "verb")

    def __init__(self, verb: str, arg: Arg, barrier: Barrier) -> None:
        self.verb = verb
        self.arg = arg
        self.barrier = barrier

    @property
    def key(self) -> str:
        return self.barrier.key

    @property
    def rule(self) -> str:
        return self.barrier.rule

    @property
    def args(self) -> dict[str, Value]:
        return self.barrier.args

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Reason):
            return NotImplemented
        return (self.verb, self.arg, self.barrier) == (other.verb, other.arg, other.barrier)

    def __hash__(self) -> int:
        return hash((self.verb, self.arg))

    def __repr__(self) -> str:
        return f"Reason({self.verb!r}, {self.arg!r}, {self.barrier!r})"

    def to_json(self) -> dict[str, object]:
        """The reason as it is sent to a client; a thing or verb that is none is left out."""
        args = {k: list(v) if isinstance(v, tuple) else v for k, v in self.args.items()}
        told: dict[str, object] = {"key": self.key, "rule": self.rule, "args": args}
        if self.verb:
            told["verb"] = self.verb
        if self.arg is not None:
            told["arg"] = self.arg
        return told


class Note:
    """What a choice costs, uses up or brings: words beside it (`note-<key>`), made for people only."""

    __slots__ = ("arg", "args", "key", "rule", "verb")

    def __init__(
        self, verb: str, arg: Arg, key: str, rule: str = "", args: dict[str, Value] | None = None
    ) -> None:
        self.verb = verb
        self.arg = arg
        self.key = key
        self.rule = rule
        self.args: dict[str, Value] = {} if args is None else args

    def __repr__(self) -> str:
        return f"Note({self.verb!r}, {self.arg!r}, {self.key!r}, {self.rule!r}, {self.args!r})"

    def to_json(self) -> dict[str, object]:
        args = {k: list(v) if isinstance(v, tuple) else v for k, v in self.args.items()}
        return {"verb": self.verb, "arg": self.arg, "key": self.key, "rule": self.rule, "args": args}


def outside(ids: Sequence[Arg], barrier: Barrier, none: Barrier | None = None) -> Why:
    """Where one reason keeps out whatever is not among these; `none` tells it of the verb as a whole."""

    def why(state: Any, who: str, arg: Any) -> Barrier | None:
        if arg is None:
            return none if not ids else None
        return None if arg in ids else barrier

    return why


# --- asking ---------------------------------------------------------------------------------------


def gates(match: Playout, role: str) -> Gates:
    """The gates of the present step; none while the role is not asked, or dice are waited for."""
    if match._waiting is not None or role not in match.deciders:
        return {}
    found: Gates = match.state.frames[-1].barriers(match.state, role)
    return found


def elsewhere(match: Playout, role: str) -> Barrier | None:
    """What stands in the way of anything at all."""
    if match.over:
        return OVER
    if role not in match.deciders:
        return NOT_ASKED.of(who=match.deciders)
    return DICE_FIRST if match._waiting is not None else None


def refusals(match: Playout, role: str, verb: str, arg: Arg) -> list[Reason]:
    """Why the role may not play this, the nearest reason first; empty if it may."""
    nothing_goes = elsewhere(match, role)
    if nothing_goes is not None:
        return [Reason(verb, arg, nothing_goes)]
    prompt = match.prompt(role)
    if prompt.offered(verb, arg):
        return []
    gate = gates(match, role).get(verb)
    if gate is None:
        known = verb in prompt.choices
        return [Reason(verb, arg, NOT_NOW if known else Barrier(OTHER_STEP.key, prompt.rule))]
    question = Question(match.state, role, match.game.things(match.state, role))
    return [Reason(verb, arg, question.barrier(gate, verb, arg))]


def reasons_about(match: Playout, role: str, thing: str) -> list[Reason]:
    """Why nothing can be done with a thing now; empty if it is offered with some verb. Where the step takes
    no pieces but places, a piece is answered for the place it stands on."""
    nothing_goes = elsewhere(match, role)
    if nothing_goes is not None:
        return [Reason("", thing, nothing_goes)]
    prompt = match.prompt(role)
    if any([prompt.offered(verb, thing) for verb in prompt.choices]):
        return []
    question = Question(match.state, role, match.game.things(match.state, role))
    kinds = [kind for kind, ids in question.things.items() if thing in ids]
    if not kinds:
        return [Reason("", thing, NO_SUCH)]
    found = gates(match, role)
    reasons = [
        Reason(verb, thing, question.barrier(gate, verb, thing))
        for verb, gate in found.items()
        if gate.kind in kinds
    ]
    if not reasons and any([gate.kind == PLACE for gate in found.values()]):
        place = question.place_of(thing, match.view(role))
        if place:
            return reasons_about(match, role, place)
    return _each_once(reasons) or [Reason("", thing, Barrier(OTHER_STEP.key, prompt.rule))]


def near_misses(match: Playout, role: str) -> list[Reason]:
    """The verbs that the present step could offer but does not, each with its reason."""
    found: list[Reason] = []
    offered = match.prompt(role).choices
    for verb, gate in gates(match, role).items():
        barrier = None if verb in offered else gate.barrier(match.state, role, verb, None)
        if barrier is not None:
            found.append(Reason(verb, None, barrier))
    return found


class Question:
    """Who asks, where, and the things he can point at."""

    def __init__(self, state: Any, who: str, things: dict[str, tuple[str, ...]]) -> None:
        self.state = state
        self.who = who
        self.things = things

    def barrier(self, gate: Gate, verb: str, arg: Arg) -> Barrier:
        """What a gate says of a thing that really is on this table, named in its sentence."""
        if arg is not None and not self.fits(gate.kind, arg):
            return NO_SUCH
        barrier = gate.barrier(self.state, self.who, verb, arg)
        if barrier is None:
            return NOT_NOW
        if arg is None or gate.kind in barrier.args:
            return barrier
        return Barrier(barrier.key, barrier.rule, {gate.kind: arg, **barrier.args})

    def place_of(self, piece: str, view: dict[str, Any]) -> str:
        """Where a piece that is in sight stands; "" off the board, and for what is no piece."""
        shown = view.get("pieces", {}).get(piece, {})
        place = str(shown.get("at", ""))
        return place if place in self.things.get(PLACE, ()) else ""

    def fits(self, kind: str, arg: Arg) -> bool:
        if kind == NOTHING:
            return False
        if kind == NUMBER:
            return type(arg) is int
        return isinstance(arg, str) and arg in self.things.get(kind, (arg,))


def _each_once(reasons: list[Reason]) -> list[Reason]:
    """Several verbs may stop at the same barrier; what says nothing comes last."""
    seen: list[Barrier] = []
    kept: list[Reason] = []
    for reason in sorted(reasons, key=lambda r: r.key == NOT_NOW.key):
        if reason.barrier not in seen:
            seen.append(reason.barrier)
            kept.append(reason)
    return kept
