"""Messages in pieces go the same way as whole ones: none is lost, heard twice or overtaken."""

from __future__ import annotations

import time

from websockets.frames import Frame, Opcode

from tests.server.harness import Server


def test_a_message_in_pieces_is_not_overtaken(server: Server) -> None:
    made = server.new()
    client = server.sit(made["match"], next(iter(made["seats"].values())))
    for pieces in (('{"t":"ping","id":1}',), ('{"t":"pi', 'ng","id":', "2}"), ('{"t":"ping","id":3}',)):
        client.ws.send(pieces if len(pieces) > 1 else pieces[0])
    client.ws.ping().wait(5)
    raw = Frame(Opcode.TEXT, b'{"t":"ping","id":4}').serialize(mask=True)
    for part in (raw[:1], raw[1:9], raw[9:]):  # one frame in three packets
        client.ws.socket.sendall(part)
        time.sleep(0.01)
    heard: list[int] = []
    while len(heard) < 4:
        message = client.receive()
        heard += [message["ack"]] if message["t"] == "pong" else []
    assert heard == [1, 2, 3, 4]
