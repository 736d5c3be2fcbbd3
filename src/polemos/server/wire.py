"""The short way between a socket and its table.

ASGI hands every message through a queue, a task and two coroutines, and stops and starts reading each time.
Here a message that has come is heard at once, and a view is written at once. Everything else (greeting,
closing, keeping alive, frames) is done by uvicorn and websockets.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

#: Where a socket finds its protocol in the ASGI scope.
EXTENSION: Final = "polemos.wire"


class Wire(WebSocketsSansIOProtocol):
    """uvicorn's protocol with two doors of ours; all before somebody has sat down goes the long way."""

    #: Who hears what comes in, once somebody has sat down.
    hear: Callable[[bytes], None] | None = None
    resting = lost = False

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][EXTENSION] = {"wire": self}

    def send_receive_event_to_app(self) -> None:
        """What has come, in one piece or several, is heard at once: none overtakes another."""
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
        self.transport.write(Frame(Opcode.TEXT, text).serialize(mask=False))
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
