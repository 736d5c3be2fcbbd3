"""A game in progress that can be asked, played, copied and imagined: what bots and simulations use."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from polemos.engine.ask import Ask
from polemos.engine.chance import Chance, DiceNeeded, seed_key
from polemos.engine.codec import state_hash
from polemos.engine.errors import BadData, IllegalAction, NotYourTurn, RuleBug
from polemos.engine.flow import NOBODY
from polemos.engine.prompt import NO_CHOICES, Arg, Prompt
from polemos.engine.real_dice import RealDice
from polemos.engine.result import Result
from polemos.engine.sight import Sight
from polemos.engine.state import State
from polemos.engine.why import Note, Reason, near_misses, reasons_about, refusals

if TYPE_CHECKING:
    from polemos.engine.game import Game

#: Somebody who watches what happens by itself: he is shown the game after every part of it.
Observer: TypeAlias = Callable[[Any], None]

#: More automatic steps than this in a row are an endless loop.
MAX_AUTOMATIC: Final = 10_000


class Playout:
    """One state and the door through which it is played. It has no past: nothing can be taken back, nothing
    is told of it, and a fault in the rules leaves it where it happened."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        #: How many actions have been played since the match began.
        self.number = 0
        self.deciders: tuple[str, ...] = NOBODY
        #: The question of the present step; None while nobody is asked.
        self._ask: Ask | None = None
        #: The action that waits for dice rolled by hand.
        self._waiting: RealDice | None = None
        #: What was built of the last views, once somebody looks.
        self._sight: Sight | None = None
        #: Who looks on after every automatic part.
        self._observer: Observer | None = None

    @property
    def roles(self) -> tuple[str, ...]:
        return self.game.roles_of(self.state.scenario)

    @property
    def over(self) -> bool:
        return self.state.result is not None

    @property
    def result(self) -> Result | None:
        return self.state.result

    # --- asking -----------------------------------------------------------------------------

    def prompt(self, role: str) -> Prompt:
        """What the role is asked now; a role that must wait has a prompt without choices."""
        if self._waiting is not None and role in self.deciders:
            return self._waiting.prompt()
        ask = None if self._ask is None else self._ask.of(role)
        if ask is not None:
            return ask
        self._known_role(role)
        return Prompt("over" if self.over else "wait", "", NO_CHOICES, {"who": self.deciders})

    def view(self, role: str | None) -> dict[str, Any]:
        """What a role (None: a spectator) may know, as a JSON-ready dict; whoever gets it changes nothing in
        it."""
        if role is not None:
            self._known_role(role)
        return self.game.seen(self.state, role, self.sight)

    def why_not(self, role: str, verb: str = "", arg: Arg = None, *, about: str = "") -> list[Reason]:
        """Why the role may not play this, or do anything with the thing it asks `about`, the nearest reason
        first; empty for what is offered."""
        self._known_role(role)
        return reasons_about(self, role, about) if about else refusals(self, role, verb, arg)

    def near_misses(self, role: str) -> list[Reason]:
        """The verbs that the present step could offer but does not, each with its reason."""
        self._known_role(role)
        return near_misses(self, role)

    def notes(self, role: str) -> list[Note]:
        """What the choices of the role cost, use up or bring."""
        self._known_role(role)
        if self._waiting is not None or role not in self.deciders:
            return []
        found: list[Note] = self.state.frames[-1].notes(self.state, role)
        return found

    @property
    def sight(self) -> Sight:
        """The memory of this match for its views."""
        if self._sight is None:
            self._sight = Sight()
        return self._sight

    def _known_role(self, role: str) -> None:
        if role not in self.roles:
            raise BadData(f"role: {self.game.meta.id} has no role {role!r}")

    def _refused(self, role: str) -> NotYourTurn:
        if self.over:
            return NotYourTurn("the match is over")
        if role not in self.roles:
            return NotYourTurn(f"{self.game.meta.id} has no role {role!r}")
        return NotYourTurn(f"{role} is not asked anything now")

    # --- playing ----------------------------------------------------------------------------

    def play(self, role: str, verb: str, arg: Arg = None) -> None:
        """Apply one offered action, then everything automatic that follows from it."""
        if self._waiting is not None:
            self._enter_die(self._waiting, role, verb, arg)
            return
        ask = self._ask
        if ask is not None and ask.who != role:
            ask = ask.of(role)
        if ask is None:
            raise self._refused(role)
        if not ask.offered(verb, arg):
            raise IllegalAction(f"{verb!r} with {arg!r} is not offered to {role}")
        self.number += 1
        if self.state.chance.entered:
            self._play_with_real_dice(RealDice(ask, verb, arg, self.deciders))
        else:
            self._step(ask, verb, arg)

    def _step(self, ask: Ask, verb: str, arg: Arg) -> None:
        """The action and all that follows from it."""
        state = self.state
        if state.journal is not None:
            state.journal.action = self.number
        try:
            ask.carry_out(state, verb, arg)
            self._settle()
        except (DiceNeeded, BadData):
            raise
        except Exception as error:
            raise RuleBug(f"{ask.who} {verb} {arg}: {error!r}") from error

    def _settle(self) -> None:
        """Run automatic frames until somebody must choose or the game is over."""
        state = self.state
        frames = state.frames
        for _ in range(MAX_AUTOMATIC):
            if state.result is not None:
                self._ask = None
                self.deciders = NOBODY
                return
            if not frames:
                raise RuleBug("no frame is left although the game is not over")
            top = frames[-1]
            ask = top.ask(state)
            if ask is not None and ask.choices:
                self._ask = ask
                self.deciders = ask.deciders() if ask.beside else (ask.who,)
                return
            top.run(state)
            if self._observer is not None:
                self._observer(self)
        raise RuleBug(f"endless loop in {type(frames[-1]).__name__}")

    # --- real dice --------------------------------------------------------------------------

    def _enter_die(self, waiting: RealDice, role: str, verb: str, arg: Arg) -> None:
        """One die rolled by hand; with the last one the waiting action is played."""
        if role not in self.deciders:
            raise self._refused(role)
        if not waiting.prompt().offered(verb, arg) or not isinstance(arg, int):
            raise IllegalAction(f"{verb!r} with {arg!r} is not offered to {role}")
        self.number += 1
        waiting = waiting.with_die(arg)
        if len(waiting.dice) < waiting.wanted:
            self._waiting = waiting
        else:
            self._play_with_real_dice(waiting)

    def _play_with_real_dice(self, waiting: RealDice) -> None:
        """Try the action; if it needs dice that were not entered yet, wait for them."""
        before = self.state.clone()
        journal = self.state.journal
        lines = 0 if journal is None else len(journal)
        self._waiting = None
        self.deciders = waiting.deciders
        self.state.chance.given = waiting.dice
        try:
            self._step(waiting.ask, waiting.verb, waiting.arg)
        except DiceNeeded as need:
            if journal is not None:
                journal.cut(lines)
            self.state = before
            self.state.journal = journal
            self.deciders = (waiting.ask.who,)
            self._waiting = waiting.needing(need)

    # --- copies -----------------------------------------------------------------------------

    def change_dice(self, salt: Arg) -> None:
        """The dice to come are others. A secret, unlike a number, also ends what was given in advance."""
        chance = self.state.chance
        chance.change_key(seed_key(f"{chance.key}:{salt}"))
        if isinstance(salt, str):
            chance.given = ()

    def clone(self) -> Playout:
        """An independent copy in microseconds."""
        return self.playout()

    def playout(self) -> Playout:
        """An independent copy without a past."""
        copy = Playout(self.game, self.state.clone())
        self._same_moment(copy)
        return copy

    def _same_moment(self, copy: Playout) -> None:
        """The same position asks the same."""
        copy.number = self.number
        copy.deciders = self.deciders
        copy._ask = self._ask
        copy._waiting = self._waiting

    def determinize(self, role: str | None, seed: int | str = 0) -> Playout:
        """A copy that agrees with all the role knows; the rest is dealt anew, the dice re-seeded."""
        copy = Playout(self.game, self.state.clone())
        self._same_moment(copy)
        copy.state.chance = Chance(seed_key(f"determinize:{seed}"))
        self.game.determinize(copy.state, role)
        if self.game.meta.hidden and copy._waiting is None:  # else the question is still the same
            copy._settle()
        return copy

    # --- saving -----------------------------------------------------------------------------

    def position(self) -> dict[str, Any]:
        """The whole state as readable JSON (see docs/games/<game>.md)."""
        return self.game.position(self.state)

    def fingerprint(self) -> str:
        """A short hash of the position."""
        return state_hash(self.position())
