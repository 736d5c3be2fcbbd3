"""What each message at the table does. All of it runs when the table is at rest (see tables.py)."""

from __future__ import annotations

import logging

from polemos.engine.errors import IllegalAction, NotYourTurn, PolemosError, RuleBug
from polemos.engine.match import TABLE
from polemos.server import botseats
from polemos.server.history import RESIGN, UNDO, Step, after_play, taken_back
from polemos.server.messages import Answer, Hello, Hint, Message, Ping, Play, Redo, Resign, Takeback, Undo
from polemos.server.problems import Refused, refusal
from polemos.server.tables import Table, Viewer
from polemos.server.tables import Takeback as Request

log = logging.getLogger("polemos.table")


def receive(table: Table, viewer: Viewer, message: Message) -> None:
    """One message of one socket. Every refusal is an answer; none changes anything."""
    try:
        _dispatch(table, viewer, message)
    except Refused as problem:
        refuse(viewer, message.id, problem)
    except PolemosError as error:
        if isinstance(error, RuleBug):
            log.exception("match %s after action %d", table.id, table.match.number)
        refuse(viewer, message.id, refusal(error))


def refuse(viewer: Viewer, ack: object, problem: Refused) -> None:
    viewer.tell({"t": "error", "ack": ack, **problem.to_json()})


def _dispatch(table: Table, viewer: Viewer, message: Message) -> None:
    if isinstance(message, Play):
        play(table, viewer, message)
    elif isinstance(message, Ping):
        viewer.tell({"t": "pong", "ack": message.id})
    elif isinstance(message, Undo):
        undo(table, viewer, message)
    elif isinstance(message, Redo):
        redo(table, viewer, message)
    elif isinstance(message, Takeback):
        takeback(table, viewer, message)
    elif isinstance(message, Answer):
        answer(table, viewer, message)
    elif isinstance(message, Hint):
        botseats.hint(table, viewer, seated(viewer), message.id)
    elif isinstance(message, Resign):
        resign(table, viewer, message)
    elif isinstance(message, Hello):
        raise Refused("bad_request", "this socket has already said hello")


def seated(viewer: Viewer) -> str:
    """The role of a socket that has a seat."""
    if viewer.role is None:
        raise Refused("no_seat", "a spectator only watches")
    return viewer.role


def play(table: Table, viewer: Viewer, message: Play) -> None:
    role = seated(viewer)
    if role in table.bots:
        raise Refused("not_allowed", "a bot plays this seat now; take the seat back first")
    if not table.fresh(role, message.n):
        stale(table, viewer, message)
        return
    act(table, (role, message.verb, message.arg), (viewer, message.id))


def stale(table: Table, viewer: Viewer, message: Play) -> None:
    """The choice was made on an old view: say so, and show the present one."""
    if viewer.role not in table.match.deciders:
        text = "it is no longer your turn" if not table.match.over else "the match is over"
    else:
        text = f"view {message.n} is no longer the present one ({table.match.number})"
    refuse(viewer, message.id, Refused("stale", text))
    table.refresh(viewer)


def act(table: Table, step: Step, acting: tuple[Viewer, object] | None) -> None:
    """A seat's choice: play it, store it, show it."""
    role, verb, arg = step
    before = table.questions()
    table.match.play(role, verb, arg)
    table.redo = after_play(table.redo, step)
    table.keep_questions(before, role)
    table.commit(step, acting)


def undo(table: Table, viewer: Viewer, message: Undo) -> None:
    role, match = seated(viewer), table.match
    to = match.number - 1 if message.to is None else message.to
    undone = match.actions[max(0, to) :]
    match.undo(role, to)
    table.redo = undone + table.redo
    _went_back(table, to)
    table.commit((TABLE, UNDO, to), (viewer, message.id), kept=to)


def redo(table: Table, viewer: Viewer, message: Redo) -> None:
    role = seated(viewer)
    if not table.redo or table.redo[0][0] != role or role not in table.match.deciders:
        raise IllegalAction("there is nothing to redo")
    act(table, table.redo[0], (viewer, message.id))


def _went_back(table: Table, to: int) -> None:
    """Old numbers no longer stand for anything, and bots meant their plans for what was taken back."""
    table.asked = dict.fromkeys(table.match.roles, table.match.number)
    table.plans.clear()
    if table.keyframes is not None:
        table.keyframes.cut(to)


def takeback(table: Table, viewer: Viewer, message: Takeback) -> None:
    """Ask the others; where nobody else is a person, it is done at once."""
    role, match = seated(viewer), table.match
    if match.over:
        raise NotYourTurn("the match is over")
    to = _before_own_last(table, role) if message.to is None else message.to
    if not 0 <= to < match.number:
        raise IllegalAction(f"action {to} is not an earlier one")
    others = {seat.role for seat in table.saved.seats if not seat.bot and seat.role != role}
    request = Request(role, to, others)
    if not others:
        _take_back(table, request, (viewer, message.id))
        return
    table.takeback = request
    for other in table.viewers:
        if other.role in others:
            other.tell(request.to_json())


def _before_own_last(table: Table, role: str) -> int:
    actions = table.match.actions
    for number in range(len(actions), 0, -1):
        if actions[number - 1][0] == role:
            return number - 1
    raise IllegalAction("you have not played anything yet")


def answer(table: Table, viewer: Viewer, message: Answer) -> None:
    role, request = seated(viewer), table.takeback
    if request is None or role not in request.waiting:
        raise Refused("bad_request", "nobody asks you to take anything back")
    if not message.yes:
        table.takeback = None
        table.tell_all({**request.answered(False), "refused_by": role})
        return
    request.waiting.discard(role)
    if not request.waiting:
        _take_back(table, request, (viewer, message.id))


def _take_back(table: Table, request: Request, acting: tuple[Viewer, object]) -> None:
    table.match.rewind(request.to)
    table.redo = []
    _went_back(table, request.to)
    table.tell_all(request.answered(True))
    table.commit(taken_back(table.match, request.to), acting, kept=request.to)


def resign(table: Table, viewer: Viewer, message: Resign) -> None:
    role = seated(viewer)
    give_up(table, role, (viewer, message.id))


def give_up(table: Table, role: str, acting: tuple[Viewer, object] | None) -> None:
    table.match.resign(role)
    table.redo = []
    table.commit((TABLE, RESIGN, role), acting)
