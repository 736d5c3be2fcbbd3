"""The WebSocket of one viewer of a match: says hello, is checked, then speaks with the table.

Messages are heard and sent by the short way (wire.py), without a task each. One that would have to wait
belongs to a slow reader; it is dropped, and the reader gets the whole view as soon as it can read again
(latest view wins): a slow socket never costs more than that.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.types import Receive, Scope, Send

from polemos.server.addresses import address_of
from polemos.server.botseats import programs, standins
from polemos.server.claims import seat_for
from polemos.server.commands import receive as table_receive
from polemos.server.commands import refuse
from polemos.server.limits import Bucket, Limits
from polemos.server.messages import Hello, Id, Message, read_id, read_message
from polemos.server.problems import STORAGE, Refused, refusal
from polemos.server.told import Slow, Word, encode
from polemos.server.wire import EXTENSION, Wire

if TYPE_CHECKING:
    from polemos.server.hall import Hall
    from polemos.server.tables import Table

log = logging.getLogger("polemos.socket")

HEAD = b'{"t":"view",'
#: Seconds a newcomer has to say hello.
HELLO_TIME = 20.0


class Socket:
    """One connected viewer."""

    def __init__(self, send: Send, wire: Wire, address: str = "") -> None:
        self.wire = wire
        self.role: str | None = None
        self.address = address
        self.page: int | None = None
        self.table: Table | None = None
        self.send = send
        self.ack: Id = None
        #: The `id` of the first message, for its refusal.
        self.hello: Id = None
        self.gone = False
        self.catching_up: asyncio.Task[None] | None = None

    def push(self, message: bytes, ack: Id = None, played: int = 0) -> None:
        """A view to this socket; a slow one gets the whole view later instead."""
        if ack is not None:
            self.ack = ack
            message = HEAD + b'"ack":' + encode(ack) + b"," + message[len(HEAD) :]
        if played:
            message = HEAD + b'"played":%d,' % played + message[len(HEAD) :]
        if self.catching_up is None and not self._now(message):
            self.catching_up = asyncio.get_running_loop().create_task(self._catch_up())

    def tell(self, message: Word) -> None:
        """A message besides the views; to a slow reader it is lost, as its view is."""
        if self.catching_up is None:
            self._now(encode(message))

    def _now(self, message: bytes) -> bool:
        """Send without waiting. False: the socket cannot take it now."""
        return self.gone or self.wire.post(message)

    async def _catch_up(self) -> None:
        """Wait until the socket takes a small message, then send the present state of things."""
        try:
            await self.send({"type": "websocket.send", "text": encode(Slow()).decode()})
        except (OSError, RuntimeError):
            self.gone = True
            return
        self.catching_up = None
        if self.table is not None:
            await self.table.at_rest()
            self.table.refresh(self, self.ack)

    def close(self, code: int, reason: str) -> None:
        """End the connection; its own task then leaves the table. A slow one is simply dropped."""
        if self.gone:
            return
        self.gone = True
        closing: Any = self.send({"type": "websocket.close", "code": code, "reason": reason})
        try:
            closing.send(None)
        except (StopIteration, OSError, RuntimeError):
            return
        closing.close()


class MatchSocket:
    """The ASGI endpoint `/ws/matches/{id}`."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.by_address: Counter[str] = Counter()

    def _room(self, address: str) -> bool:
        limits = self.hall.limits
        return self.hall.sockets < limits.sockets and self.by_address[address] < limits.sockets_per_address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if (await receive())["type"] != "websocket.connect":
            return
        address = address_of(scope)
        if not self._room(address):
            await send({"type": "websocket.close", "code": 1008, "reason": "refused"})
            return
        await send({"type": "websocket.accept"})
        socket = Socket(send, scope["extensions"][EXTENSION]["wire"], address)
        self.by_address[address] += 1
        self.hall.sockets += 1
        try:
            await self._visit(scope, receive, socket)
        finally:
            self.hall.sockets -= 1
            self.by_address[address] -= 1
            self.by_address += Counter()
            socket.gone = True
            if socket.table is not None:
                socket.table.detach(socket)
                if socket.role is not None:
                    standins.seen(socket.table, socket.role)
                    standins.shown(socket.table, socket.role)

    async def _visit(self, scope: Scope, receive: Receive, socket: Socket) -> None:
        try:
            hello = await asyncio.wait_for(self._hello(receive, socket), HELLO_TIME)
            if hello is None:
                return
            await self._sit_down(scope["path_params"]["match"], socket, hello)
        except TimeoutError:
            socket.close(1008, "nobody said hello")
            return
        except (Refused, *STORAGE) as error:
            problem = error if isinstance(error, Refused) else refusal(error)
            refuse(socket, socket.hello, problem)
            socket.close(1011 if problem.code == "storage" else 1008, problem.code)
            return
        await self._listen(receive, socket)

    async def _hello(self, receive: Receive, socket: Socket) -> Hello | None:
        event = await receive()
        if event["type"] == "websocket.disconnect":
            return None
        text = event.get("bytes") or event.get("text", "")
        socket.hello = id_of(text, self.hall.limits.message_bytes)
        message = parse(text, self.hall.limits.message_bytes)
        if not isinstance(message, Hello):
            raise Refused("bad_request", 'the first message must be {"t": "hello"}')
        return message

    async def _sit_down(self, match: str, socket: Socket, hello: Hello) -> None:
        await self.hall.ready()
        socket.page = hello.log
        table = await self.hall.table(match)
        if hello.token is not None:
            seat = seat_for(table.saved.seats, hello.token)
            socket.role = seat.role
            (table.programs.add if hello.bot else table.programs.discard)(seat.role)
        await table.at_rest()
        table.attach(socket, hello.id)
        socket.table = table
        if socket.role is not None:
            standins.seen(table, socket.role)
            if hello.bot:
                await programs.welcome(table, socket.role)

    async def _listen(self, receive: Receive, socket: Socket) -> None:
        """Until the socket is closed, by whomever."""
        socket.wire.hear = Ear(socket, self.hall.limits)
        while not socket.gone and (event := await receive())["type"] != "websocket.disconnect":
            socket.wire.hear(event.get("bytes") or event.get("text", "").encode())


class Ear:
    """What comes in on one socket, as fast as one may speak."""

    def __init__(self, socket: Socket, limits: Limits) -> None:
        assert socket.table is not None
        self.socket, self.table, self.limits = socket, socket.table, limits
        self.bucket, self.refused = Bucket(limits.messages, limits.message_burst), 0

    def __call__(self, text: bytes) -> None:
        if self.socket.gone:
            return
        if self.bucket.take():
            self._hear(text)
        else:
            self._too_fast(text)

    def _hear(self, text: bytes) -> None:
        table, socket = self.table, self.socket
        try:
            message = parse(text, self.limits.message_bytes)
            table.enter(lambda: table_receive(table, socket, message))
        except Refused as problem:
            refuse(socket, id_of(text, self.limits.message_bytes), problem)

    def _too_fast(self, text: bytes) -> None:
        self.refused += 1
        if self.refused % 500 == 1:
            problem = Refused("too_fast", f"more than {self.limits.messages:.0f} messages a second")
            refuse(self.socket, id_of(text, self.limits.message_bytes), problem)
        if self.refused > self.limits.patience:
            self.socket.close(1008, "too_fast")
        else:
            self.socket.wire.rest(0.001)


def id_of(text: str | bytes, limit: int) -> Id:
    """The `id` of a message, also of one that does not fit: its sender wants to know which it was."""
    if len(text) > limit:
        return None
    try:
        return read_id(text).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None


def parse(text: str | bytes, limit: int) -> Message:
    """A typed message, or a refusal that says what does not fit."""
    if len(text) > limit:
        raise Refused("too_large", f"a message has at most {limit} bytes")
    try:
        message: Message = read_message(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("bad_request", f"not a message: {error}") from None
    return message
