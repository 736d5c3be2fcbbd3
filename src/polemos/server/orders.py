"""Standing orders: what a seat wants answered to a question whenever it is asked, until something ends.

They are kept with the seat, told to nobody else, and carried out as the seat's own ordinary actions, through
the same door, after a pause that does not depend on whether there was a choice. What is not offered is not
played: then the person is asked. Where the answer was just taken back he is asked too.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec
from msgspec import Struct

from polemos.engine.errors import IllegalAction
from polemos.engine.prompt import Prompt, Value
from polemos.server.messages import Order
from polemos.server.news import SeatsChanged
from polemos.server.problems import STORAGE, Refused, refusal
from polemos.server.steps import act
from polemos.server.told import Ordered, OrdersTold, OrderTold, Refusal

if TYPE_CHECKING:
    from polemos.server.audience import Viewer
    from polemos.server.messages import Id
    from polemos.server.store import Saved, Store
    from polemos.server.tables import Table

log = logging.getLogger("polemos.orders")

#: Orders of one seat.
MOST: Final = 30

_READ: Final = "select role, body from orders where match = ?"
_KEEP: Final = """insert into orders (match, role, body) values (?, ?, ?)
    on conflict (match, role) do update set body = excluded.body"""


class Standing(Struct):
    """An order, and when it was given: in which turn, and within how many frames (what goes on below the
    question is the operation)."""

    id: int
    order: Order
    turn: int
    depth: int

    def told(self) -> OrderTold:
        order = self.order
        found = OrderTold(self.id, order.message, order.verb, order.arg, order.until)
        found.args, found.rule, found.unless_attacked = order.args, order.rule, order.unless_attacked
        if order.unless is not None:
            found.unless = order.unless
        return found

    def fits(self, prompt: Prompt) -> bool:
        """Whether it answers this question, and the answer is offered."""
        order = self.order
        if order.message != prompt.message or order.rule not in ("", prompt.rule):
            return False
        if any(not _is(prompt.args.get(name), value) for name, value in order.args.items()):
            return False
        if order.unless is not None:
            odds = prompt.args.get(order.unless.arg)
            if not isinstance(odds, int) or odds > order.unless.above:
                return False
        return prompt.offered(order.verb, order.arg)

    def over(self, table: Table) -> bool:
        """Whether what it was given for has ended."""
        state = table.match.state
        if self.order.until == "operation":
            return len(state.frames) < self.depth or table.game.turn(state) != self.turn
        return self.order.until == "turn" and table.game.turn(state) != self.turn


def _is(said: Value | None, wanted: str | int) -> bool:
    """An argument of the question, or one of several."""
    if isinstance(said, tuple):
        return wanted in said
    return said == wanted and type(said) is type(wanted)


_decode = msgspec.json.Decoder(list[Standing]).decode


async def read(store: Store, saved: Saved) -> dict[str, list[Standing]]:
    rows = await store.read(_READ, (saved.key,))
    return {role: _decode(body) for role, body in rows}


# --- giving them ----------------------------------------------------------------------------------


def give(table: Table, viewer: Viewer, role: str, order: Order) -> None:
    state = table.match.state
    turn, depth = table.game.turn(state), max(0, len(state.frames) - 1)

    def more(standing: list[Standing]) -> list[Standing]:
        if len(standing) >= MOST:
            raise Refused("too_many", f"a seat has at most {MOST} standing orders")
        number = 1 + max([one.id for one in standing], default=0)
        return [*standing, Standing(number, order, turn, depth)]

    table.background(_change(table, viewer, role, more, order.id))


def revoke(table: Table, viewer: Viewer, role: str, order: int | None, ack: Id) -> None:
    def fewer(standing: list[Standing]) -> list[Standing]:
        kept = [one for one in standing if order is not None and one.id != order]
        if order is not None and len(kept) == len(standing):
            raise Refused("not_found", f"there is no standing order {order}")
        return kept

    table.background(_change(table, viewer, role, fewer, ack))


#: What becomes of a seat's orders.
Change: TypeAlias = Callable[[list[Standing]], list[Standing]]


async def _change(table: Table, viewer: Viewer, role: str, change: Change, ack: Id) -> None:
    """Stored first, then in force."""
    try:
        await _store(table, role, change)
    except (Refused, *STORAGE) as error:
        problem = error if isinstance(error, Refused) else refusal(error)
        viewer.tell(Refusal(problem.code, problem.message, ack))
        return
    tell(table, role, (viewer, ack))
    wake(table)


async def _store(table: Table, role: str, change: Change) -> None:
    """One change after the other: of two sent at once neither may undo the other."""
    async with table.ordering:
        standing = change(table.orders.get(role, []))
        body = msgspec.json.encode(standing).decode()
        await table.store.write([(_KEEP, (table.saved.key, role, body))])
        table.orders[role] = standing
    table.announce(SeatsChanged())


def tell(table: Table, role: str, asked: tuple[Viewer, Id] | None = None) -> None:
    """The seat's own list, to all of its sockets."""
    listed = [one.told() for one in table.orders.get(role, [])]
    for viewer in table.viewers:
        if viewer.role == role:
            ack = asked[1] if asked is not None and viewer is asked[0] else None
            viewer.tell(OrdersTold(listed, ack))


# --- carrying them out ----------------------------------------------------------------------------


def wake(table: Table) -> None:
    """Whoever is asked something he has given an order for answers it, unless he does so himself."""
    for role in table.match.deciders:
        if not table.orders.get(role) or role in table.bots or not _ours(table, role):
            continue
        key, asked = f"order:{role}", table.asked[role]
        if table.held.get(role) == asked or key in table.bot_tasks:
            continue
        if _fitting(table, role) is not None:
            task = asyncio.get_running_loop().create_task(_carry_out(table, role, asked, key))
            table.bot_tasks[key] = task


def _ours(table: Table, role: str) -> bool:
    """Of several servers the one where the seat's owner sits; where he sits nowhere, whoever comes first."""
    return any(viewer.role == role for viewer in table.viewers) or role not in table.present()


def _fitting(table: Table, role: str) -> Standing | None:
    prompt = table.match.prompt(role)
    for one in table.orders.get(role, []):
        spared = one.order.unless_attacked and attacked(table, role, prompt)
        if not one.over(table) and one.fits(prompt) and not spared:
            return one
    return None


def attacked(table: Table, role: str, prompt: Prompt) -> bool:
    """Whether a place that the question names holds pieces of this seat."""
    named = {
        said for value in prompt.args.values() for said in (value if isinstance(value, tuple) else (value,))
    }
    pieces = table.match.view(role).get("pieces", {})
    return any(piece.get("side") == role and piece.get("at") in named for piece in pieces.values())


async def _carry_out(table: Table, role: str, asked: int, key: str) -> None:
    limits = table.limits
    try:
        await asyncio.sleep(limits.order_pause if table.game.meta.hidden else limits.order_pause / 4)
        await table.at_rest()
    except STORAGE:
        return
    finally:
        table.bot_tasks.pop(key, None)
    if role not in table.match.deciders or table.asked[role] != asked or role in table.bots:
        wake(table)
        return
    order = _fitting(table, role)
    if order is None:
        return
    message, choice = table.match.prompt(role).message, (order.order.verb, order.order.arg)
    try:
        act(table, (role, *choice), None)
    except IllegalAction:
        log.exception("match %s: an order of %s", table.id, role)
        return
    for viewer in table.viewers:
        if viewer.role == role:
            viewer.tell(Ordered(order.id, message, *choice))


def prune(table: Table) -> None:
    """Orders whose time is over go, when their seat is asked something: at no other time would that tell
    nothing about what others do."""
    for role in table.match.deciders:
        standing = table.orders.get(role)
        gone = {one.id for one in standing or () if one.over(table)}
        if standing and gone and role not in table.bots:
            table.orders[role] = [one for one in standing if one.id not in gone]
            table.background(_forget(table, role, gone))


async def _forget(table: Table, role: str, gone: set[int]) -> None:
    try:
        await _store(table, role, lambda standing: [one for one in standing if one.id not in gone])
    except STORAGE as error:
        log.warning("match %s: an order that is over stays in the store: %s", table.id, error)
    tell(table, role)
