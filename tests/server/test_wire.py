"""Frames as they come and go by the short way: whole ones at once, everything else as websockets reads it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.frames import Frame, Opcode

from polemos.server.wire import Wire, framed, said
from tests.server.harness import Client, Server

LENGTHS = (0, 1, 125, 126, 127, 300, 65_535, 65_536, 70_000)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(Path(tmp_path_factory.mktemp("wire")) / "wire.sqlite3") as running:
        yield running


def test_a_frame_is_what_the_library_writes_and_says_what_it_was_made_of() -> None:
    for size in LENGTHS:
        text = b"x\xc3\xa9"[:size].ljust(size, b"y")
        assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)
        told = said(Frame(Opcode.TEXT, text).serialize(mask=True))
        assert told == (text if size <= 65_535 else None), size


def test_what_is_not_one_whole_text_is_left_to_the_library() -> None:
    whole = Frame(Opcode.TEXT, b"hello").serialize(mask=True)
    left = [
        *(whole[:end] for end in range(len(whole))),
        whole + b"\x81",
        whole + whole,
        Frame(Opcode.TEXT, b"hello").serialize(mask=False),
        Frame(Opcode.TEXT, b"hello", fin=False).serialize(mask=True),
        *(Frame(code, b"hello").serialize(mask=True) for code in (Opcode.BINARY, Opcode.PING, Opcode.CONT)),
        b"\x81\xfe\x00\x05" + whole[2:],
        b"\xc1" + whole[1:],
    ]
    assert [said(data) for data in left] == [None] * len(left)


def test_the_short_way_is_taken_between_messages_only(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the library that is installed: a whole message takes it, one in pieces and what comes in between
    does not, and none is lost or heard twice."""
    heard: list[bool] = []
    between = Wire._between_messages

    def noted(wire: Wire) -> bool:
        heard.append(between(wire))
        return heard[-1]

    monkeypatch.setattr(Wire, "_between_messages", noted)
    made = server.new()
    client: Client = server.sit(made["match"], next(iter(made["seats"].values())))
    for pieces in (('{"t":"ping","id":1}',), ('{"t":"pi', 'ng","id":', "2}"), ('{"t":"ping","id":3}',)):
        client.ws.send(pieces if len(pieces) > 1 else pieces[0])
    client.ws.ping().wait(5)
    raw = Frame(Opcode.TEXT, b'{"t":"ping","id":4}').serialize(mask=True)
    for part in (raw[:1], raw[1:9], raw[9:]):
        client.ws.socket.sendall(part)
        time.sleep(0.02)
    said_back: list[int] = []
    while len(said_back) < 4:
        message = client.receive()
        said_back += [message["ack"]] if message["t"] == "pong" else []
    assert said_back == [1, 2, 3, 4]
    assert (heard[0], all(heard)) == (True, False), heard
