"""docs/protocol.md tells the truth: its routes exist, its messages fit, its little client plays."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import get_args

import pytest

from polemos.server.app import ENDPOINTS
from polemos.server.messages import Hello, Message, read_message
from polemos.server.openapi import plain
from tests.server.harness import Server, finish

PROTOCOL = Path(__file__).resolve().parents[2] / "docs" / "protocol.md"


@pytest.fixture(scope="module")
def text() -> str:
    return PROTOCOL.read_text("utf-8")


def test_every_route_is_in_the_document(text: str) -> None:
    for endpoint in ENDPOINTS:
        path = plain(endpoint.path).replace("{game}", "{g}").replace("{match}", "{id}")
        last = path.rsplit("}", 1)[-1] or path
        assert path in text or f"`{last}`" in text, f"{endpoint.method} {path}"


def test_every_client_message_of_the_document_is_understood(text: str) -> None:
    table = text.split("| from the client |")[1].split("| from the server |")[0]
    messages = re.findall(r"`({\"t\".*?})`", table)
    assert len(messages) >= 8
    kinds = {type(read_message(message)) for message in messages}
    assert kinds == {*get_args(Message)} - {Hello}
    sent = re.findall(r"^> ({.*})$", text, re.MULTILINE)
    assert len([read_message(message) for message in sent]) >= 3


def test_the_examples_are_json(text: str) -> None:
    for block in re.findall(r"```json\n(.*?)```", text, re.DOTALL):
        for message in re.split(r"^[<>] ", block, flags=re.MULTILINE):
            if message.strip():
                json.loads(message)


def test_the_little_client_of_the_document_plays(server: Server, text: str, tmp_path: Path) -> None:
    program = re.findall(r"```python\n(.*?)```", text, re.DOTALL)[0].replace("localhost:8411", server.host)
    (tmp_path / "client.py").write_text(program)
    made = server.new()
    command = [sys.executable, str(tmp_path / "client.py"), made["match"], made["seats"]["silver"]]
    with subprocess.Popen(command) as process:
        finish({"gold": server.sit(made["match"], made["seats"]["gold"])})
        assert process.wait(20) == 0
