"""What a stored step does to the match in memory, whether it was taken here or told by another server."""

from __future__ import annotations

from collections.abc import Callable

from polemos.engine.errors import IllegalAction, PolemosError
from polemos.engine.match import TABLE, Action, Match
from polemos.server.audience import Acting
from polemos.server.history import SALT, TAKEBACK, UNDO, after_play
from polemos.server.problems import Refused, refusal
from polemos.server.tables import Table


def take(table: Table, step: Action, done: Callable[[int | None], None]) -> None:
    """Change the match as the step says, then call `done` with the number of the last action that stands
    (None if none was taken back). What is illegal changes nothing."""
    role, verb, arg = step
    if role == TABLE and verb == UNDO and isinstance(arg, int):
        _undo(table, arg, done)
    elif role == TABLE and verb == TAKEBACK:
        to, salt = str(arg).split(":")
        _take_back(table, int(to), int(salt), done)
    else:
        _play(table, step)
        done(None)


def act(table: Table, step: Action, acting: Acting | None) -> None:
    """A seat's choice: play it, store it, show it."""
    role = step[0]
    question = table.match.prompt(role) if role in table.match.deciders else None
    take(table, step, lambda kept: table.commit([step], acting, kept, question))


def act_all(table: Table, steps: list[Action], acting: Acting | None) -> None:
    """A gesture of several clicks: stored and shown as one. All are taken back if one is refused.

    What was learned cannot be taken back: with dice, something shown or another's choice the gesture ends,
    else whoever adds a click that only some dice allow would read off the refusal how they fall."""
    role = steps[0][0]
    question = table.match.prompt(role) if role in table.match.deciders else None
    played = _play_all(table, steps, acting) if len(steps) > 1 else _play_one(table, steps[0], acting)
    if acting is not None and len(played) < len(steps):
        acting = acting._replace(played=len(played))
    table.commit(played, acting, None, question)


def _play_one(table: Table, step: Action, acting: Acting | None) -> list[Action]:
    try:
        _play(table, step)
    except IllegalAction as error:
        raise explained(table, error, step, acting) from error
    return [step]


def _play_all(table: Table, steps: list[Action], acting: Acting | None) -> list[Action]:
    """As many as can be taken back, and the one that cannot."""
    before, redo, asked = table.match.clone(), table.redo, table.asked.copy()
    for at, step in enumerate(steps):
        try:
            _play(table, step)
        except PolemosError as error:
            problem = explained(table, error, step, acting)
            problem.at = at
            table.match = before
            table.counts.back(before)
            table.redo, table.asked = redo, asked
            raise problem from error
        if not table.match.can_undo(step[0]):
            return steps[: at + 1]
    return steps


def explained(table: Table, error: PolemosError, step: Action, acting: Acting | None) -> Refused:
    """A refusal that says why, so that whoever writes a program learns the rules from the table."""
    problem = refusal(error)
    if isinstance(error, IllegalAction) and acting is not None and table.whims.take(acting.viewer.address):
        problem.reasons = [reason.to_json() for reason in table.match.why_not(*step)]
    return problem


def _play(table: Table, step: Action) -> None:
    before = table.questions()
    table.match.play_recorded(step)
    table.counts.note(table.match)
    table.redo = after_play(table.redo, step)
    table.keep_questions(before, step[0])
    if table.match.over and table.counts.reveal():
        table.numbers_changed = True


def _undo(table: Table, to: int, done: Callable[[int | None], None]) -> None:
    undone = table.match.actions[to:]

    def went(then: Match) -> None:
        table.redo = undone + table.redo
        table.went_back(then)
        done(to)

    table.go_back(to, went)


def _take_back(table: Table, to: int, salt: int, done: Callable[[int | None], None]) -> None:
    def went(then: Match) -> None:
        table.redo = []
        table.went_back(then)
        then.play_recorded((TABLE, SALT, salt))
        table.counts.note(then)
        table.asked = {role: table.counts.now(role) for role in then.roles}
        table.held = table.asked.copy()
        done(to)

    table.go_back(to, went)
