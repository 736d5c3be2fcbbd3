"""What a stored step does to the match in memory, whether it was taken here or told by another server."""

from __future__ import annotations

from collections.abc import Callable

from polemos.engine.match import TABLE, Match
from polemos.server.audience import Acting
from polemos.server.history import SALT, TAKEBACK, UNDO, Step, after_play
from polemos.server.tables import Table


def take(table: Table, step: Step, done: Callable[[int | None], None]) -> None:
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


def act(table: Table, step: Step, acting: Acting | None) -> None:
    """A seat's choice: play it, store it, show it."""
    role = step[0]
    question = table.match.prompt(role) if role in table.match.deciders else None
    take(table, step, lambda kept: table.commit(step, acting, kept, question))


def _play(table: Table, step: Step) -> None:
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
        done(to)

    table.go_back(to, went)
