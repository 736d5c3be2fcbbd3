"""A match: a game in progress with its history, as tables, records and replays use it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from polemos.engine.chance import salt_after
from polemos.engine.checkpoint import Checkpoint, Checkpoints
from polemos.engine.errors import BadData, IllegalAction, NotYourTurn
from polemos.engine.header import record_of
from polemos.engine.journal import Entry, Journal, Line
from polemos.engine.match_log import MatchLog
from polemos.engine.past import Past
from polemos.engine.playout import Observer, Playout
from polemos.engine.prompt import Arg
from polemos.engine.state import State

if TYPE_CHECKING:
    from polemos.engine.game import Game

#: One action of the record: who, verb, argument. The table itself acts under the name "*".
Action = tuple[str, str, Arg]
TABLE: Final = "*"


class Match(Playout):
    """What can be asked and played, and remembers how it came about: actions, log, undo and record."""

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
        #: How it stood before its first checkpoint, where it was taken up without being played again.
        self.before: list[tuple[int, dict[str, Any]]] = []
        #: Nobody goes back past this action on his own.
        self.barrier = 0
        self._checkpoints = Checkpoints()
        self._log = MatchLog()
        self._log.write(state)

    def take_up(self, past: Past) -> None:
        """This match, which has just begun from a position, goes on where an older one stopped."""
        self.past = past
        self.actions = list(past.actions)
        self.number = len(self.actions)
        self._log.journal.entries[:] = past.entries
        self._log.journal.action = self.number
        self._checkpoints = Checkpoints()
        self._set_barrier()
        self._set_checkpoint()

    def take_log(self, entries: list[Entry]) -> None:
        """What was told before this match was taken up."""
        self._log.journal.entries = entries
        self._log.journal.action = self.number
        self._log.keep(self.state)

    @property
    def waits_for_dice(self) -> bool:
        return self._waiting is not None

    # --- playing ----------------------------------------------------------------------------

    def play(self, role: str, verb: str, arg: Arg = None) -> None:
        """Apply one offered action and what follows; a fault in the rules leaves no trace."""
        chance = self.state.chance
        drawn, revealed, deciders = chance.drawn, self.state.revealed, self.deciders
        entering = self._waiting is not None
        try:
            super().play(role, verb, arg)
        except (IllegalAction, NotYourTurn):
            raise
        except Exception:
            self._rebuild(len(self.actions))
            raise
        self.actions.append((role, verb, arg))
        state = self.state
        if entering or state.chance.drawn != drawn or state.revealed != revealed or self.deciders != deciders:
            self._set_barrier()
        if self.number >= self._checkpoints.due:
            self._set_checkpoint()

    def play_in_parts(self, action: Action, observer: Observer) -> None:
        """Play an action of a record; the observer is called after every automatic part of what follows from
        it, such as one leg of a march, so that somebody can watch how it came about."""
        self._observer = observer
        try:
            self.play_recorded(action)
        finally:
            self._observer = None

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

    def resign(self, role: str) -> None:
        """A role gives up; allowed at any time while the match runs."""
        self._known_role(role)
        if self.over:
            raise NotYourTurn("the match is over")
        self._table_action("resign", role)

    def _table_action(self, verb: str, arg: Arg) -> None:
        """What the table does, not a player: resignations and fresh chance after a takeback."""
        self.number += 1
        self._log.journal.action = self.number
        if verb == "resign":
            self._waiting = None
            self.state.log("resigned", "", who=str(arg))
            self.state.finish(self.game.resigned(self.state, str(arg)))
        else:
            self.change_dice(arg)
            if isinstance(arg, int):
                self.state.log("taken-back", "")
        self.actions.append((TABLE, verb, arg))
        if self._waiting is None:
            self._settle()
        self._set_barrier()
        self._set_checkpoint()

    # --- the log ----------------------------------------------------------------------------

    def log(self, role: str | None, since: int = 0) -> list[Line]:
        """The log lines from index `since` on that the role may read."""
        return self.journal.seen_by(role, since)

    @property
    def journal(self) -> Journal:
        """The whole log, for whoever may read everything."""
        self.keep_log()
        return self._log.journal

    def keep_log(self) -> None:
        """Write the log from now on; what has been played is played again for it."""
        if self._log.kept:
            return
        played = len(self.actions) > (0 if self.past is None else len(self.past.actions))
        if played or not len(self._log.journal):
            told = self._retold()
            self._log, self._checkpoints = told._log, told._checkpoints
        self._log.keep(self.state)

    def _retold(self) -> Match:
        """The same match played again from its start, with its log and dice."""
        fresh = self._origin_match()
        fresh._log.keep(fresh.state)
        for action in self.actions[len(fresh.actions) :]:
            fresh.play_recorded(action)
        return fresh

    def _origin_match(self) -> Match:
        if self.origin is not None:
            match = self.game.resume(self.origin, self.given, self.seed)
            if self.past is not None:
                match.take_up(self.past)
            return match
        state = self.state
        return self.game.start(state.scenario, self.seed, state.options, self.given, state.chance.entered)

    # --- undo -------------------------------------------------------------------------------

    def _set_barrier(self) -> None:
        """Nobody may undo past this point on his own."""
        self.barrier = self.number

    def _set_checkpoint(self) -> None:
        """Going back can begin here; not while an action waits for dice, which is no state of the rules."""
        if self._waiting is None:
            lines = len(self._log.journal)
            self._checkpoints.add(Checkpoint(self.number, self.state, lines, self.barrier))

    def checkpoints(self) -> list[Checkpoint]:
        """A few moments over the whole match, a dozen at most."""
        wide = self._checkpoints.wide
        return wide[:: 1 + len(wide) // 12]

    def read_only(self, checkpoints: Checkpoints) -> None:
        """Only these moments can be looked at."""
        self._checkpoints = checkpoints
        self._set_barrier()

    def undo_often(self) -> None:
        """People sit here: going back a little must be quick."""
        self._checkpoints.often()

    def can_undo(self, role: str) -> bool:
        """Whether the role's last action can be taken back without anything having been learned."""
        return self.undo_floor(role) < self.number

    def undo_floor(self, role: str) -> int:
        """The earliest action number the role may go back to on its own."""
        floor = self.number
        if self.over or role not in self.deciders:
            return floor
        while floor > self.barrier and self.actions[floor - 1][0] == role:
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
        target = self.number - 1 if to is None else to
        if role not in self.deciders:
            raise self._refused(role)
        if type(target) is not int or not self.undo_floor(role) <= target < self.number:
            raise IllegalAction(f"{role} cannot undo to action {target}")
        return target

    def rewind(self, to: int) -> None:
        """Back to action number `to` by everybody's consent; the dice to come are new ones."""
        self.may_rewind(to)
        dropped = self.actions[to:]
        self._rebuild(to)
        self.change_chance(dropped)

    def may_rewind(self, to: int) -> None:
        first = 0 if self.past is None else len(self.past.actions)
        if isinstance(to, bool) or not isinstance(to, int) or not first <= to < self.number:
            raise BadData(f"rewind: {to!r} is not an earlier action of this match")

    def change_chance(self, dropped: list[Action]) -> None:
        """The dice to come are new ones, after these actions were taken back."""
        self._table_action("salt", salt_after(dropped))

    def key_anew(self, secret: str) -> None:
        """The dice to come follow from this secret: whoever knew the seed, or gave dice, no longer does."""
        self._table_action("salt", secret)

    def earlier(self, to: int) -> tuple[Match, list[Action]]:
        """This match as it stood at a checkpoint not after action `to`, and the actions from there to `to`.

        It is a match of its own, with its log, so that whoever plays these actions may take his time. Where
        this match was taken up without being played, it begins at its start."""
        point = self._checkpoints.last(to)
        if point.number > to:
            return self._from_start(to)
        then = self._twin(point.state.clone())
        then.actions = self.actions[: point.number]
        then.number = point.number
        then.barrier = point.barrier
        then._checkpoints = self._checkpoints.copy_until(point.number)
        if self._log.kept:
            then._log.journal.entries = self._log.journal.entries[: point.lines]
            then._log.journal.action = point.number
            then._log.keep(then.state)
        then._settle()
        return then, self.actions[point.number : to]

    def _from_start(self, to: int) -> tuple[Match, list[Action]]:
        then = self._origin_match()
        if self._log.kept:
            then.keep_log()
        then._checkpoints.take_pace(self._checkpoints)
        return then, self.actions[then.number : to]

    @property
    def first(self) -> int:
        """The earliest action from which it is remembered."""
        return self._checkpoints.wide[0].number

    def remember(self, earlier: Match) -> None:
        """The same match, played again from its start as far as this one is not remembered: now it is."""
        self._checkpoints.before(earlier._checkpoints)
        self.before = []

    def _rebuild(self, to: int) -> None:
        """The state after action `to`, from the last checkpoint before it."""
        actions, point = self.actions[:to], self._checkpoints.last(to)
        if point.number > to:
            self._play_again(to)
            return
        self.state = point.state.clone()
        self._log.journal.cut(point.lines)
        self._log.write(self.state)
        self.actions = actions[: point.number]
        self.number = point.number
        self.barrier = point.barrier
        self._waiting = None
        self._checkpoints.cut(point.number)
        self._settle()
        for action in actions[point.number :]:
            self.play_recorded(action)

    def _play_again(self, to: int) -> None:
        """The same from the start: it was taken up without being played."""
        then, actions = self._from_start(to)
        for action in actions:
            then.play_recorded(action)
        self.state, self.actions, self.number = then.state, then.actions, then.number
        self.barrier = then.barrier
        self._log, self._checkpoints, self._waiting = then._log, then._checkpoints, then._waiting
        self._ask, self.deciders, self.before = then._ask, then.deciders, []

    # --- copies and records -----------------------------------------------------------------

    def clone(self) -> Match:
        """An independent copy in microseconds, with the same past. Where nobody has read the log yet, nothing
        is written of the copy either."""
        copy = self._twin(self.state.clone())
        self._same_moment(copy)
        copy.actions = self.actions.copy()
        copy.barrier = self.barrier
        copy._checkpoints = self._checkpoints.copy()
        if self._log.kept:
            copy._log.journal.entries = self._log.journal.entries.copy()
            copy._log.keep(copy.state)
        return copy

    def _twin(self, state: State) -> Match:
        """A match with the same beginning, whose log is not written yet."""
        twin = Match(self.game, state, self.seed, self.origin)
        twin.given, twin.past, twin.before = self.given, self.past, self.before
        twin._log.stop(state)
        return twin

    def record(self) -> dict[str, Any]:
        """Header, seed and actions: one file a person can read, mail, verify and resume."""
        return record_of(self)
