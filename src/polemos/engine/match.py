"""A match: one state, the actions that led to it, and the door through which everything goes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from polemos.engine.ask import Ask
from polemos.engine.asked import Asked
from polemos.engine.chance import Chance, DiceNeeded, salt_after, seed_key
from polemos.engine.codec import state_hash
from polemos.engine.errors import BadData, IllegalAction, NotYourTurn, RuleBug
from polemos.engine.flow import NOBODY
from polemos.engine.header import record_of
from polemos.engine.mark import NEVER, Mark, Marks
from polemos.engine.past import Past
from polemos.engine.prompt import Arg
from polemos.engine.real_dice import ENTER, RealDice
from polemos.engine.state import State

if TYPE_CHECKING:
    from polemos.engine.game import Game

#: One action of the record: who, verb, argument. The table itself acts under the name "*".
Action = tuple[str, str, Arg]
TABLE: Final = "*"

#: Somebody who watches what happens by itself: he is shown the match after every part of it.
Look: TypeAlias = Callable[["Match"], None]

#: More automatic steps than this in a row are an endless loop.
MAX_AUTOMATIC: Final = 10_000


class Match(Asked):
    """A game in progress as everybody uses it: people, bots, servers, simulations, tests."""

    def __init__(self, game: Game, state: State, seed: int | str, origin: object) -> None:
        super().__init__(game, state)
        self.seed = seed
        #: The position this match began from, or None for a scenario's set-up.
        self.origin = origin
        #: Dice given in advance, before those of the seed; the record keeps them.
        self.given: tuple[int, ...] = ()
        self.actions: list[Action] = []
        #: What was played by older rules before this match was taken up again.
        self.past: Past | None = None
        self._barrier = 0
        self._marks = Marks()
        #: Who looks on after every automatic part (`play_in_parts`).
        self._look: Look | None = None
        #: Whether this is a determinized copy, which has no past of its own.
        self._dealt = False

    def take_up(self, past: Past) -> None:
        """This match, which has just begun from a position, goes on where an older one stopped."""
        self.past = past
        self.actions = list(past.actions)
        self._journal.entries[:] = past.entries
        self._journal.action = len(self.actions)
        self._marks = Marks()
        self._set_barrier()
        self._set_mark()

    @property
    def number(self) -> int:
        """How many actions have been played."""
        return len(self.actions)

    # --- playing ----------------------------------------------------------------------------

    def play(self, role: str, verb: str, arg: Arg = None) -> None:
        """Apply one offered action, then everything automatic that follows from it."""
        if self._real_dice is not None:
            self._enter_die(role, verb, arg)
            return
        ask = None if self._ask is None else self._ask.of(role)
        if ask is None:
            raise self._refused(role)
        if not ask.offered(verb, arg):
            raise IllegalAction(f"{verb!r} with {arg!r} is not offered to {role}")
        state = self.state
        drawn, revealed, deciders = state.chance.drawn, state.revealed, self.deciders
        self.actions.append((role, verb, arg))
        if state.chance.entered:
            self._play_with_real_dice(RealDice(ask, verb, arg, deciders))
            state = self.state
        else:
            self._step(ask, verb, arg)
        if state.chance.drawn != drawn or state.revealed != revealed or self.deciders != deciders:
            self._set_barrier()
        if len(self.actions) >= self._marks.due:
            self._set_mark()

    def play_in_parts(self, action: Action, look: Look) -> None:
        """Play an action of a record; `look` is called after every automatic part of what follows from it,
        such as one leg of a march, so that somebody can watch how it came about."""
        self._look = look
        try:
            self.play_recorded(action)
        finally:
            self._look = None

    def _step(self, ask: Ask, verb: str, arg: Arg) -> None:
        """The action, already in the list, and all that follows; a fault leaves no trace
        (except in a determinized copy, which has no past to go back to)."""
        self._journal.action = len(self.actions)
        try:
            ask.carry_out(self.state, verb, arg)
            self._settle()
        except DiceNeeded:
            raise
        except Exception as error:
            if not self._dealt:
                self._rebuild(len(self.actions) - 1)
            if isinstance(error, BadData):
                raise
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
                self.deciders = ask.deciders()
                return
            top.run(state)
            if self._look is not None:
                self._look(self)
        raise RuleBug(f"endless loop in {type(frames[-1]).__name__}")

    def resign(self, role: str) -> None:
        """A role gives up; allowed at any time while the match runs."""
        self._known_role(role)
        if self.over:
            raise NotYourTurn("the match is over")
        self._table_action("resign", role)

    def _table_action(self, verb: str, arg: Arg) -> None:
        """What the table does, not a player: resignations and fresh chance after a takeback."""
        self._journal.action = len(self.actions) + 1
        if verb == "resign":
            self._real_dice = None
            self.state.log("resigned", "", who=str(arg))
            self.state.finish(self.game.resigned(self.state, str(arg)))
        else:
            chance = self.state.chance
            chance.change_key(seed_key(f"{chance.key}:{arg}"))
            if isinstance(arg, str):
                chance.given = ()
        self.actions.append((TABLE, verb, arg))
        if self._real_dice is None:
            self._settle()
        self._set_barrier()
        self._set_mark()

    # --- undo -------------------------------------------------------------------------------

    def _set_barrier(self) -> None:
        """Nobody may undo past this point on his own."""
        self._barrier = len(self.actions)

    def _set_mark(self) -> None:
        """Going back can begin here; not while an action waits for dice, which is no state of the rules."""
        if self._undo_kept and self._real_dice is None:
            number = len(self.actions)
            self._marks.add(Mark(number, self.state, len(self._journal), self._barrier))

    def marks(self) -> list[Mark]:
        """A few moments over the whole match, a dozen at most."""
        wide = self._marks.wide
        return wide[:: 1 + len(wide) // 12]

    def read_only(self, marks: Marks) -> None:
        """Only these moments can be looked at."""
        self._marks = marks
        self._barrier = len(self.actions)

    def undo_often(self) -> None:
        """People sit here: going back a little must be quick."""
        self._marks.often()

    def can_undo(self, role: str) -> bool:
        """Whether the role's last action can be taken back without anything having been learned."""
        return self.undo_floor(role) < len(self.actions)

    def undo_floor(self, role: str) -> int:
        """The earliest action number the role may go back to on its own."""
        if self.over or role not in self.deciders or not self._undo_kept:
            return len(self.actions)
        floor = len(self.actions)
        while floor > self._barrier and self.actions[floor - 1][0] == role:
            floor -= 1
        return floor

    def undo(self, role: str, to: int | None = None) -> None:
        """Take back the role's last action, or all after number `to`, but never past what was learned.

        The engine sets the barrier itself: when the generator moved, when something hidden was
        shown, and when somebody else came to decide. Where several choose at once, nobody takes
        back another's action.
        """
        self._rebuild(self.may_undo(role, to))

    def may_undo(self, role: str, to: int | None = None) -> int:
        """The number an undo leads to; IllegalAction if the role may not go back there."""
        target = len(self.actions) - 1 if to is None else to
        if role not in self.deciders:
            raise self._refused(role)
        if type(target) is not int or not self.undo_floor(role) <= target < len(self.actions):
            raise IllegalAction(f"{role} cannot undo to action {target}")
        return target

    def rewind(self, to: int) -> None:
        """Back to action number `to` by everybody's consent; the dice to come are new ones."""
        self.may_rewind(to)
        dropped = self.actions[to:]
        self._rebuild(to)
        self.change_chance(dropped)

    def may_rewind(self, to: int) -> None:
        if self._dealt or not self._undo_kept:
            raise BadData("rewind: this is a copy, which has no past of its own")
        first = 0 if self.past is None else len(self.past.actions)
        if isinstance(to, bool) or not isinstance(to, int) or not first <= to < len(self.actions):
            raise BadData(f"rewind: {to!r} is not an earlier action of this match")

    def change_chance(self, dropped: list[Action]) -> None:
        """The dice to come are new ones, after these actions were taken back."""
        self._table_action("salt", salt_after(dropped))

    def key_anew(self, secret: str) -> None:
        """The dice to come follow from this secret: whoever knew the seed, or gave dice, no longer does."""
        self._table_action("salt", secret)

    def earlier(self, to: int) -> tuple[Match, list[Action]]:
        """This match as it stood at a mark not after action `to`, and the actions from there to `to`.

        It is a match of its own, with its log, so that whoever plays these actions may take his time."""
        mark = self._mark_before(to)
        then = Match(self.game, mark.state.clone(), self.seed, self.origin)
        then.given, then.past = self.given, self.past
        then._journal.entries = self._journal.entries[: mark.lines]
        then.actions = self.actions[: mark.number]
        then._journal.action = mark.number
        then._barrier = mark.barrier
        then._marks = self._marks.copy_until(mark.number)
        if not self._log_kept:
            then._write_nothing()
        then._settle()
        return then, self.actions[mark.number : to]

    def _mark_before(self, to: int) -> Mark:
        """A copy has no marks: it begins again where its match did."""
        if not self._marks.wide:
            first = self._origin_match()
            self._marks.add(Mark(first.number, first.state, 0, first.number))
        return self._marks.last(to)

    def _rebuild(self, to: int) -> None:
        """The state after action `to`, from the last mark before it."""
        actions, mark = self.actions[:to], self._mark_before(to)
        self.state = mark.state.clone()
        self._journal.cut(mark.lines)
        self._write_again()
        self.actions = actions[: mark.number]
        self._barrier = mark.barrier
        self._real_dice = None
        self._marks.cut(mark.number)
        self._settle()
        for action in actions[mark.number :]:
            self.play_recorded(action)

    def _retold(self) -> Match:
        """The same match played again from its start, with its log and dice."""
        fresh = self._origin_match()
        fresh.keep_log()
        for action in self.actions[len(fresh.actions) :]:
            fresh.play_recorded(action)
        return fresh

    def _tell_the_past(self) -> None:
        if len(self.actions) > (0 if self.past is None else len(self.past.actions)):
            told = self._retold()
            self._journal, self._marks = told._journal, told._marks

    def _origin_match(self) -> Match:
        if self.origin is not None:
            match = self.game.resume(self.origin, self.given, self.seed)
            if self.past is not None:
                match.take_up(self.past)
            return match
        state = self.state
        return self.game.start(state.scenario, self.seed, state.options, self.given, state.chance.entered)

    # --- real dice --------------------------------------------------------------------------

    def _enter_die(self, role: str, verb: str, arg: Arg) -> None:
        """One die rolled by hand; with the last one the waiting action is played."""
        waiting = self._real_dice
        if waiting is None or role not in self.deciders:
            raise self._refused(role)
        if not waiting.prompt().offered(verb, arg) or not isinstance(arg, int):
            raise IllegalAction(f"{verb!r} with {arg!r} is not offered to {role}")
        self.actions.append((role, ENTER, arg))
        waiting = waiting.with_die(arg)
        if len(waiting.dice) < waiting.wanted:
            self._real_dice = waiting
        else:
            self._play_with_real_dice(waiting)
        self._set_barrier()
        if len(self.actions) >= self._marks.due:
            self._set_mark()

    def _play_with_real_dice(self, waiting: RealDice) -> None:
        """Try the action; if it needs dice that were not entered yet, wait for them."""
        before = self.state.clone()
        lines = len(self._journal)
        self._real_dice = None
        self.deciders = waiting.deciders
        self.state.chance.given = waiting.dice
        try:
            self._step(waiting.ask, waiting.verb, waiting.arg)
        except DiceNeeded as need:
            self._journal.cut(lines)
            self.state = before
            self._write_again()
            self.deciders = (waiting.ask.who,)
            self._real_dice = waiting.needing(need)

    # --- copies -----------------------------------------------------------------------------

    def clone(self) -> Match:
        """An independent copy in microseconds. It keeps no log and no undo."""
        copy = Match(self.game, self.state.clone(), self.seed, self.origin)
        copy.given = self.given
        copy._write_nothing()
        copy.actions = self.actions.copy()
        copy.deciders = self.deciders
        copy._undo_kept = False
        copy._marks.due = NEVER
        copy._dealt = self._dealt
        copy._real_dice = self._real_dice
        copy._ask = self._ask  # the same position asks the same
        return copy

    def determinize(self, role: str | None, seed: int | str = 0) -> Match:
        """A copy that agrees with all the role knows; the rest is dealt anew, the dice re-seeded."""
        copy = self.clone()
        copy.seed = seed
        copy._dealt = True
        copy.state.chance = Chance(seed_key(f"determinize:{seed}"))
        self.game.determinize(copy.state, role)
        if self.game.meta.hidden and copy._real_dice is None:  # else the question is still the same
            copy._settle()
        return copy

    # --- saving -----------------------------------------------------------------------------

    def position(self) -> dict[str, Any]:
        """The whole state as readable JSON (see docs/games/<game>.md)."""
        return self.game.position(self.state)

    def fingerprint(self) -> str:
        """A short hash of the position."""
        return state_hash(self.position())

    def record(self) -> dict[str, Any]:
        """Header, seed and actions: one file a person can read, mail, verify and resume."""
        if self._dealt:
            raise BadData("record: a determinized match did not really happen and has no record")
        if not self._undo_kept:
            return self._retold().record()
        return record_of(self)

    def play_recorded(self, action: Action) -> None:
        """Play one action of a record, whoever did it."""
        role, verb, arg = action
        if role != TABLE:
            self.play(role, verb, arg)
        elif verb == "resign":
            self.resign(str(arg))
        elif verb == "salt" and arg is not None:
            self._table_action(verb, arg)
        else:
            raise BadData(f"the table does not know {verb!r}")
