"""A light WebSocket client for load tests: as little work per message as Python allows, so that the
measured machine is the server. It understands just enough of the protocol to choose among its choices."""

from __future__ import annotations

import asyncio
import base64
import os
import random
import struct
from collections.abc import Callable
from time import perf_counter
from typing import Any

import msgspec

decode = msgspec.json.Decoder().decode
encode = msgspec.json.Encoder().encode

TEXT, PING, PONG = 1, 9, 10

Done = Callable[["Client", float], None]


class Client(asyncio.Protocol):
    """One viewer. With a token it plays: whenever it is asked, it takes any choice at once."""

    def __init__(self, match: str, token: str | None, rng: random.Random, done: Done) -> None:
        self.match = match
        self.token = token
        self.rng = rng
        self.done = done
        self.buffer = b""
        self.open = False
        self.bytes = 0
        self.messages = 0
        self.sizes: list[int] = []
        self.number = 0
        self.choices: dict[str, list[Any]] = {}
        self.kinds: dict[str, str] = {}
        self.sent = 0.0
        self.waiting = False
        self.over = False
        self.playing = True
        #: Seconds to wait before acting, and verbs and kinds of verbs to avoid (to make a match last).
        self.pause = 0.0
        self.avoid: frozenset[str] = frozenset()
        #: Whether it says that it is a program: those are told nothing beside their questions.
        self.program = False

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET /ws/matches/{self.match} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def send(self, message: dict[str, Any]) -> None:
        """One masked text frame; the mask is zero, which leaves the text as it is."""
        body = encode(message)
        size = len(body)
        head = bytes((0x81, 0x80 | size)) if size < 126 else b"\x81\xfe" + struct.pack("!H", size)
        self.transport.write(head + b"\0\0\0\0" + body)

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open:
            head, found, rest = self.buffer.partition(b"\r\n\r\n")
            if not found:
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self.open, self.buffer = True, rest
            program = {"bot": True} if self.program and self.token else {}
            self.send({"t": "hello", **({"token": self.token} if self.token else {}), **program})
        while (end := self._frame_end()) is not None:
            start, stop = end
            code, body = self.buffer[0] & 15, self.buffer[start:stop]
            self.buffer = self.buffer[stop:]
            if code == TEXT:
                self._message(body)
            elif code == PING:
                self.transport.write(bytes((0x80 | PONG, 0x80 | len(body))) + b"\0\0\0\0" + body)

    def _frame_end(self) -> tuple[int, int] | None:
        buffer = self.buffer
        if len(buffer) < 2:
            return None
        size, start = buffer[1], 2
        if size == 126:
            if len(buffer) < 4:
                return None
            size, start = struct.unpack_from("!H", buffer, 2)[0], 4
        elif size == 127:
            if len(buffer) < 10:
                return None
            size, start = struct.unpack_from("!Q", buffer, 2)[0], 10
        return (start, start + size) if len(buffer) >= start + size else None

    def _message(self, body: bytes) -> None:
        self.bytes += len(body)
        self.messages += 1
        if self.token is None:
            self.sizes.append(len(body))
            return
        message = decode(body)
        if message["t"] != "view":
            if message["t"] == "error" and message["error"] == "stale":
                self.waiting = False  # several were asked, and another was faster: a fresh view follows
            elif message["t"] == "error":
                raise RuntimeError(message)
            return
        self.sizes.append(len(body))
        self.number = message["n"]
        if "prompt" in message:
            self.choices = message["prompt"]["choices"]
            self.kinds = message["prompt"].get("kinds", {})
        self.over = self.over or "result" in message
        if "ack" in message:
            self.done(self, perf_counter() - self.sent)
            self.waiting = False
        asked = "ack" in message or "prompt" in message
        if asked and self.choices and self.playing and not self.over and not self.waiting:
            self._choose()

    def _choose(self) -> None:
        if self.pause:
            asyncio.get_running_loop().call_later(self.pause, self._act, self.number)
        else:
            self._act(self.number)

    def _act(self, number: int) -> None:
        if number != self.number or self.waiting or not self.playing:
            return
        on = [v for v in self.choices if v not in self.avoid and self.kinds.get(v) not in self.avoid]
        verbs = on or list(self.choices)
        verb = self.rng.choice(verbs)
        arg = self.rng.choice(self.choices[verb])
        self.waiting = True
        self.sent = perf_counter()
        self.send({"t": "play", "id": 1, "n": number, "verb": verb, "arg": arg})
