"""What each message at the table does. All of it runs when the table is at rest (see tables.py)."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any, Final, cast

from msgspec import UNSET

from polemos.engine.chance import salt_after
from polemos.engine.errors import IllegalAction, NotYourTurn, PolemosError, RuleBug
from polemos.engine.match import TABLE, Action
from polemos.engine.prompt import Choice
from polemos.server.audience import Acting, Viewer
from polemos.server.botseats.hints import hint
from polemos.server.history import RESIGN, TAKEBACK, UNDO
from polemos.server.messages import (
    Answer,
    Hello,
    Hint,
    Id,
    Log,
    Message,
    Order,
    Orders,
    Ping,
    Play,
    Redo,
    Resign,
    Revoke,
    Takeback,
    Undo,
    WhatIf,
    Why,
)
from polemos.server.news import TakebackReply, TakebackWanted
from polemos.server.orders import give, revoke, tell
from polemos.server.problems import Refused, refusal
from polemos.server.shapes.common import LogLine, Reason
from polemos.server.steps import act, act_all, take
from polemos.server.tables import Table
from polemos.server.tables import Takeback as Request
from polemos.server.told import Lines, Pong, Reasons, Refusal
from polemos.server.undoing import before_own_last, others_of
from polemos.server.views import numbered_lines
from polemos.server.wondering import Wonder, wonder

log = logging.getLogger("polemos.table")


def receive(table: Table, viewer: Viewer, message: Message) -> None:
    """One message of one socket. Every refusal is an answer; none changes anything."""
    try:
        if table.down:
            raise Refused("storage", "the database does not answer; nothing is lost, try again soon")
        DEEDS[type(message)](table, viewer, message)
    except Refused as problem:
        refuse(viewer, message.id, problem)
    except PolemosError as error:
        if isinstance(error, RuleBug):
            log.exception("match %s after action %d", table.id, table.match.number)
        refuse(viewer, message.id, refusal(error))


def refuse(viewer: Viewer, ack: Id, problem: Refused) -> None:
    at = UNSET if problem.at is None else problem.at
    reasons = [cast(Reason, reason) for reason in problem.reasons] or UNSET
    viewer.tell(Refusal(problem.code, problem.message, ack, at, reasons))


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
    steps: list[Action] = [(role, verb, arg) for verb, arg in clicks_of(message)]
    act_all(table, steps, Acting(viewer, message.id))


def clicks_of(message: Play | WhatIf) -> list[Choice]:
    """The click of a message, or its list of them."""
    if (message.clicks is None) != bool(message.verb):
        raise Refused("bad_request", "not a message: either `verb` or `list`")
    return [(message.verb, message.arg)] if message.clicks is None else list(message.clicks)


# --- why not? -------------------------------------------------------------------------------------


def not_too_often(table: Table, viewer: Viewer) -> None:
    """Questions cost more than clicks do."""
    if not table.whims.take(viewer.address):
        raise Refused("too_fast", "too many questions at once")


def what_if(table: Table, viewer: Viewer, message: WhatIf) -> None:
    """What a choice may bring."""
    not_too_often(table, viewer)
    wonder(table, viewer, Wonder(seated(viewer), clicks_of(message), message.id))


def why(table: Table, viewer: Viewer, message: Why) -> None:
    """Why something is not offered, or nothing can be done with a thing."""
    not_too_often(table, viewer)
    role = seated(viewer)
    if bool(message.about) == bool(message.verb):
        raise Refused("bad_request", "not a message: either `verb` or `about`")
    found = table.match.why_not(role, message.verb, message.arg, about=message.about)
    viewer.tell(Reasons([cast(Reason, reason.to_json()) for reason in found], message.id))


# --- playing --------------------------------------------------------------------------------------


def stale(table: Table, viewer: Viewer, message: Play) -> None:
    """The choice was made on an old view: say so, and show the present one; a whole view costs more than a
    click, so only so many."""
    not_too_often(table, viewer)
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
    if beyond(table, role, to) and not others_of(table.saved.seats, role):
        request = Request(role, own_last(table, role) if to is None else to, set())
        match.may_rewind(request.to)
        _take_back(table, request, Acting(viewer, message.id))
        return
    step = (TABLE, UNDO, match.may_undo(role, to))
    take(table, step, lambda kept: table.commit([step], Acting(viewer, message.id), kept))


def beyond(table: Table, role: str, to: int | None) -> bool:
    """Whether going back there means to unlearn something."""
    match = table.match
    target = match.number - 1 if to is None else to
    return not match.over and target < match.undo_floor(role)


def own_last(table: Table, role: str) -> int:
    to = before_own_last(table.match, role)
    if to is None:
        raise IllegalAction("you have not played anything yet")
    return to


def redo(table: Table, viewer: Viewer, message: Redo) -> None:
    role = seated(viewer)
    if not table.redo or table.redo[0][0] != role or role not in table.match.deciders:
        raise IllegalAction("there is nothing to redo")
    act(table, table.redo[0], Acting(viewer, message.id))


def takeback(table: Table, viewer: Viewer, message: Takeback) -> None:
    """Ask the others; where nobody else is a person, it is done at once. A person whose seat a bot plays for
    a while is asked himself: the bot does not speak for him."""
    role, match = seated(viewer), table.match
    if match.over:
        raise NotYourTurn("the match is over")
    to = own_last(table, role) if message.to is None else table.counts.action(role, message.to)
    if not 0 <= to < match.number:
        raise IllegalAction(f"action {message.to} is not an earlier one")
    match.may_rewind(to)
    others = others_of(table.saved.seats, role)
    request = Request(role, to, others)
    if not others:
        _take_back(table, request, Acting(viewer, message.id))
        return
    asked(table, request)
    still_asked(table, request, viewer, message.id)
    table.announce(TakebackWanted(role, to, sorted(others)))


def asked(table: Table, request: Request) -> None:
    table.takeback = request
    for other in table.viewers:
        if other.role in request.waiting:
            other.tell(request.told(table.counts, other.role))


def still_asked(table: Table, request: Request, viewer: Viewer, ack: Id) -> None:
    """To whoever asked, or agreed before others have, if he wants to know that he was heard."""
    if ack is not None:
        viewer.tell(request.told(table.counts, viewer.role, ack))


def answer(table: Table, viewer: Viewer, message: Answer) -> None:
    role, request = seated(viewer), table.takeback
    if request is None or role not in request.waiting:
        raise Refused("bad_request", "nobody asks you to take anything back")
    table.announce(TakebackReply(role, message.yes))
    answered(table, request, role, message.yes, Acting(viewer, message.id))
    if message.yes and not request.waiting:
        _take_back(table, request, Acting(viewer, message.id))
    elif message.yes:
        still_asked(table, request, viewer, message.id)


def answered(table: Table, request: Request, role: str, yes: bool, acting: Acting | None = None) -> None:
    """One of those who were asked has answered, here or at another server."""
    request.waiting.discard(role)
    if not yes:
        table.takeback = None
        for other in table.viewers:
            ack = acting.ack if acting is not None and other is acting.viewer else None
            other.tell(request.answered(table.counts, other.role, False, role, ack))


def _take_back(table: Table, request: Request, acting: Acting) -> None:
    step = (TABLE, TAKEBACK, f"{request.to}:{salt_after(table.match.actions[request.to :])}")
    for other in table.viewers if others_of(table.saved.seats, request.by) else ():
        other.tell(request.answered(table.counts, other.role, True))
    take(table, step, lambda kept: table.commit([step], acting, kept))


def resign(table: Table, viewer: Viewer, message: Resign) -> None:
    role = seated(viewer)
    give_up(table, role, Acting(viewer, message.id))


def give_up(table: Table, role: str, acting: Acting | None) -> None:
    step = (TABLE, RESIGN, role)
    take(table, step, lambda kept: table.commit([step], acting))


def order(table: Table, viewer: Viewer, message: Order) -> None:
    give(table, viewer, seated(viewer), message)


def revoke_order(table: Table, viewer: Viewer, message: Revoke) -> None:
    revoke(table, viewer, seated(viewer), message.order, message.id)


def list_orders(table: Table, viewer: Viewer, message: Orders) -> None:
    tell(table, seated(viewer), (viewer, message.id))


def log_lines(table: Table, viewer: Viewer, message: Log) -> None:
    """A page of the log, as this viewer counts its lines."""
    not_too_often(table, viewer)
    journal, role = table.match.journal, viewer.role
    first = max(0, message.before - message.count)
    entries = journal.entries_for(role)[first : max(first, message.before)]
    told = numbered_lines(entries, first, table.counts, role)
    viewer.tell(Lines([cast(LogLine, line) for line in told], message.id))


def ping(table: Table, viewer: Viewer, message: Ping) -> None:
    viewer.tell(Pong(message.id))


def advise(table: Table, viewer: Viewer, message: Hint) -> None:
    hint(table, viewer, seated(viewer), message.id)


def hello(table: Table, viewer: Viewer, message: Hello) -> None:
    raise Refused("bad_request", "this socket has already said hello")


DEEDS: Final[dict[type, Callable[[Table, Viewer, Any], None]]] = {
    Play: play,
    Ping: ping,
    Undo: undo,
    Redo: redo,
    Takeback: takeback,
    Answer: answer,
    Hint: advise,
    WhatIf: what_if,
    Why: why,
    Order: order,
    Revoke: revoke_order,
    Orders: list_orders,
    Log: log_lines,
    Resign: resign,
    Hello: hello,
}
