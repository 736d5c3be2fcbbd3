"""What each message at the table does. All of it runs when the table is at rest (see tables.py)."""

from __future__ import annotations

import logging

from polemos.engine.chance import salt_after
from polemos.engine.errors import IllegalAction, NotYourTurn, PolemosError, RuleBug
from polemos.engine.match import TABLE
from polemos.server.audience import Acting, Viewer
from polemos.server.botseats.hints import hint
from polemos.server.history import RESIGN, TAKEBACK, UNDO
from polemos.server.messages import Answer, Hello, Hint, Id, Message, Ping, Play, Redo, Resign, Takeback, Undo
from polemos.server.news import TakebackReply, TakebackWanted
from polemos.server.problems import Refused, refusal
from polemos.server.steps import act, take
from polemos.server.tables import Table
from polemos.server.tables import Takeback as Request
from polemos.server.told import Pong, Refusal

log = logging.getLogger("polemos.table")


def receive(table: Table, viewer: Viewer, message: Message) -> None:
    """One message of one socket. Every refusal is an answer; none changes anything."""
    try:
        if table.down:
            raise Refused("storage", "the database does not answer; nothing is lost, try again soon")
        _dispatch(table, viewer, message)
    except Refused as problem:
        refuse(viewer, message.id, problem)
    except PolemosError as error:
        if isinstance(error, RuleBug):
            log.exception("match %s after action %d", table.id, table.match.number)
        refuse(viewer, message.id, refusal(error))


def refuse(viewer: Viewer, ack: Id, problem: Refused) -> None:
    viewer.tell(Refusal(problem.code, problem.message, ack))


def _dispatch(table: Table, viewer: Viewer, message: Message) -> None:
    if isinstance(message, Play):
        play(table, viewer, message)
    elif isinstance(message, Ping):
        viewer.tell(Pong(message.id))
    elif isinstance(message, Undo):
        undo(table, viewer, message)
    elif isinstance(message, Redo):
        redo(table, viewer, message)
    elif isinstance(message, Takeback):
        takeback(table, viewer, message)
    elif isinstance(message, Answer):
        answer(table, viewer, message)
    elif isinstance(message, Hint):
        hint(table, viewer, seated(viewer), message.id)
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
        text = f"view {message.n} is no longer the present one ({table.counts.now(viewer.role)})"
    refuse(viewer, message.id, Refused("stale", text))
    table.refresh(viewer)


def undo(table: Table, viewer: Viewer, message: Undo) -> None:
    role, match = seated(viewer), table.match
    if role in table.bots:
        raise Refused("not_allowed", "a bot plays this seat now; take the seat back first")
    to = None if message.to is None else table.counts.action(role, message.to)
    step = (TABLE, UNDO, match.may_undo(role, to))
    take(table, step, lambda kept: table.commit(step, (viewer, message.id), kept))


def redo(table: Table, viewer: Viewer, message: Redo) -> None:
    role = seated(viewer)
    if not table.redo or table.redo[0][0] != role or role not in table.match.deciders:
        raise IllegalAction("there is nothing to redo")
    act(table, table.redo[0], (viewer, message.id))


def takeback(table: Table, viewer: Viewer, message: Takeback) -> None:
    """Ask the others; where nobody else is a person, it is done at once. A person whose seat a bot plays for
    a while is asked himself: the bot does not speak for him."""
    role, match = seated(viewer), table.match
    if match.over:
        raise NotYourTurn("the match is over")
    to = _before_own_last(table, role) if message.to is None else table.counts.action(role, message.to)
    if not 0 <= to < match.number:
        raise IllegalAction(f"action {message.to} is not an earlier one")
    match.may_rewind(to)
    others = {seat.role for seat in table.saved.seats if not seat.born_bot and seat.role != role}
    request = Request(role, to, others)
    if not others:
        _take_back(table, request, (viewer, message.id))
        return
    asked(table, request)
    table.announce(TakebackWanted(role, to, sorted(others)))


def asked(table: Table, request: Request) -> None:
    table.takeback = request
    for other in table.viewers:
        if other.role in request.waiting:
            other.tell(request.told(table.counts, other.role))


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
    table.announce(TakebackReply(role, message.yes))
    answered(table, request, role, message.yes)
    if message.yes and not request.waiting:
        _take_back(table, request, (viewer, message.id))


def answered(table: Table, request: Request, role: str, yes: bool) -> None:
    """One of those who were asked has answered, here or at another server."""
    request.waiting.discard(role)
    if not yes:
        table.takeback = None
        for other in table.viewers:
            other.tell(request.answered(table.counts, other.role, False, role))


def _take_back(table: Table, request: Request, acting: Acting) -> None:
    step = (TABLE, TAKEBACK, f"{request.to}:{salt_after(table.match.actions[request.to :])}")
    for other in table.viewers:
        other.tell(request.answered(table.counts, other.role, True))
    take(table, step, lambda kept: table.commit(step, acting, kept))


def resign(table: Table, viewer: Viewer, message: Resign) -> None:
    role = seated(viewer)
    give_up(table, role, (viewer, message.id))


def give_up(table: Table, role: str, acting: Acting | None) -> None:
    step = (TABLE, RESIGN, role)
    take(table, step, lambda kept: table.commit(step, acting))
