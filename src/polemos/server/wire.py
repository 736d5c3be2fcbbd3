"""The short way between a socket and its table.

ASGI hands every message through a queue, a task and two coroutines, and stops and starts reading each time.
Here a message that has come is heard at once, and a view is written at once. Everything else (greeting,
closing, keeping alive, what comes in pieces) is done by uvicorn and websockets.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State
from websockets.utils import apply_mask

#: Where a socket finds its protocol in the ASGI scope.
EXTENSION: Final = "polemos.wire"

#: A text frame that is a whole message; from a client every frame is masked.
WHOLE_TEXT: Final = 0x81
MASKED: Final = 0x80
#: A size that does not fit into seven bits follows in two or eight bytes.
IN_TWO, IN_EIGHT = 126, 127


class Wire(WebSocketsSansIOProtocol):
    """uvicorn's protocol with two doors of ours; all before somebody has sat down goes the long way."""

    #: Who hears what comes in, once somebody has sat down.
    hear: Callable[[bytes], None] | None = None
    resting = lost = False

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][EXTENSION] = {"wire": self}

    def data_received(self, data: bytes) -> None:
        """Nearly always one small message, whole: that needs no parser."""
        text = said(data) if self.hear is not None and self._between_messages() else None
        if text is None or self.hear is None:
            super().data_received(data)
        else:
            self.hear(text)

    def _between_messages(self) -> bool:
        """Whether the parser waits for the first byte of a message, as when it asks whether there is an end.
        If it is another parser than the one we know, everything goes the long way."""
        if self.gone or self.conn.state is not State.OPEN or self.conn.current_size is not None:
            return False
        waiting: Any = self.conn.parser
        while (inner := getattr(waiting, "gi_yieldfrom", None)) is not None:
            waiting = inner
        return getattr(waiting, "__name__", "") == "at_eof"

    def send_receive_event_to_app(self) -> None:
        """A message that the parser has put together is heard at once as well: none overtakes another."""
        if self.hear is None or self.gone:
            super().send_receive_event_to_app()
        else:
            text, self.frames = b"".join(self.frames), []
            self.hear(text)

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True
        super().connection_lost(exc)

    @property
    def gone(self) -> bool:
        return self.lost or self.close_sent or self.transport.is_closing()

    def post(self, text: bytes) -> bool:
        """Write a message now. False: the reader does not read, and has to be waited for."""
        if self.gone:
            return True
        if not self.writable.is_set():
            return False
        self.transport.write(framed(text))
        return True

    def rest(self, seconds: float) -> None:
        """Read nothing for a moment: what stops a flood is that the sender's own buffers fill up."""
        if not self.resting:
            self.resting = True
            self.transport.pause_reading()
            self.loop.call_later(seconds, self._read_on)

    def _read_on(self) -> None:
        self.resting = False
        if not self.gone:
            self.transport.resume_reading()


def said(data: bytes) -> bytes | None:
    """The text, if what came is one frame with all of a message in it."""
    if len(data) < 6 or data[0] != WHOLE_TEXT:
        return None
    size, start = data[1] - MASKED, 6
    if size == IN_TWO and len(data) >= 8:
        size, start = int.from_bytes(data[2:4], "big"), 8
        if size < IN_TWO:
            return None
    elif not 0 <= size < IN_TWO:
        return None
    return apply_mask(data[start:], data[start - 4 : start]) if len(data) == start + size else None


def framed(text: bytes) -> bytes:
    """A message as one frame of a server."""
    size = len(text)
    if size < IN_TWO:
        return bytes((WHOLE_TEXT, size)) + text
    if size < 1 << 16:
        return bytes((WHOLE_TEXT, IN_TWO)) + size.to_bytes(2, "big") + text
    return bytes((WHOLE_TEXT, IN_EIGHT)) + size.to_bytes(8, "big") + text
