"""Bots that are programs of their own, in any language: one JSON object per line in, one per line out.

    --seat "sparta=exec:./mybot --brave"

docs/bots.md describes the lines. A program that ends, is too slow or answers nonsense has failed; it is never
given the true state, only what its seat may know.
"""

from __future__ import annotations

import json
import shlex
import subprocess
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from queue import Empty, Queue
from threading import Thread
from typing import IO, Any
from weakref import finalize

from polemos.bots.failure import BotFailed, NoAnswer, Nonsense
from polemos.bots.seat import Bot, Seat
from polemos.engine.errors import BadData
from polemos.engine.prompt import Choice

#: How a seat asks for such a bot, and seconds for one answer.
PREFIX = "exec:"
LIMIT = 20.0
#: No answer is longer than this many characters.
LONGEST = 4096
#: What is sent: raised when a line's meaning changes.
PROTOCOL = 1


class External(Bot):
    """One program for one seat of one match; started at its first question."""

    def __init__(self, command: str, seed: int | str, limit: float = LIMIT) -> None:
        super().__init__(seed, None)
        self.words = _words(command)
        self.limit = limit
        self._program: Program | None = None

    def choose(self, seat: Seat) -> Choice:
        question = self._question(seat)
        if self._program is None:
            self._program = Program(self.words)
            self._program.write(self._hello(seat.role))
        self._program.write(question)
        return self._answer(self._program)

    def _hello(self, role: str) -> dict[str, Any]:
        """The bot's seed is the match's: who knows it can deal the cards and roll the dice to come."""
        own = sha256(f"bot:{self.seed}:{role}".encode()).hexdigest()[:16]
        return {"t": "hello", "protocol": PROTOCOL, "role": role, "seed": own}

    def _question(self, seat: Seat) -> dict[str, Any]:
        return {
            "t": "choose",
            "n": seat.number,
            "role": seat.role,
            "prompt": seat.prompt.to_json(),
            "view": seat.view(),
            "seconds": self.limit,
        }

    def _answer(self, program: Program) -> Choice:
        line = program.read(self.limit)
        try:
            answer = json.loads(line)
        except ValueError:
            raise Nonsense(f"it answered {line[:80]!r}, which is not JSON") from None
        if not isinstance(answer, dict) or not isinstance(answer.get("verb"), str):
            raise Nonsense(f"it answered {line[:80]!r}, which names no verb")
        return answer["verb"], answer.get("arg")

    def close(self) -> None:
        if self._program is not None:
            self._program.close()


def _words(command: str) -> list[str]:
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise BadData(f"bot: {PREFIX}{command} cannot be read ({error})") from None
    if not words:
        raise BadData(f"bot: {PREFIX} needs the command of a program")
    return words


class Program:
    """A child process that speaks in lines. Its own complaints go where ours go."""

    def __init__(self, words: list[str]) -> None:
        try:
            self.process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except OSError as error:
            raise BotFailed(f"{words[0]} cannot be started ({error.strerror})") from None
        self.lines: Queue[bytes] = Queue()
        assert self.process.stdout is not None
        Thread(target=_listen, args=(self.process.stdout, self.lines.put), daemon=True).start()
        self._end = finalize(self, _end, self.process)

    def write(self, message: dict[str, Any]) -> None:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(message).encode() + b"\n")
            self.process.stdin.flush()
        except OSError:
            raise BotFailed(f"the program has ended ({self._code()})") from None

    def read(self, limit: float) -> str:
        """Its next line; BotFailed if there is none in time."""
        try:
            line = self.lines.get(timeout=limit)
        except Empty:
            self.close()
            raise NoAnswer(f"no answer in {limit:g} seconds") from None
        if not line:
            raise BotFailed(f"the program has ended ({self._code()})")
        if len(line) > LONGEST:
            raise Nonsense(f"its answer has more than {LONGEST} characters")
        return line.decode("utf-8", "replace").strip()

    def _code(self) -> str:
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(1)
        return f"exit code {self.process.returncode}"

    def close(self) -> None:
        self._end()


def _listen(pipe: IO[bytes], put: Callable[[bytes], None]) -> None:
    """Pass on the program's lines, and an empty one when it has ended."""
    with pipe:
        while line := pipe.readline(LONGEST + 1):
            put(line)
    put(b"")


def _end(process: subprocess.Popen[bytes]) -> None:
    """The program is not asked anything more."""
    process.kill()
    process.wait()
    if process.stdin is not None:
        with suppress(OSError):  # what was still to be written has no reader any more
            process.stdin.close()
