"""A state as readable JSON and back: that of its field."""

from __future__ import annotations

from typing import Any

from polemos.battles.dba.position import read_field, write_field
from polemos.engine.chance import Chance
from polemos.engine.codec import Reader
from polemos.engine.prompt import Value
from polemos.games.dba.printed import Printed
from polemos.games.dba.state import Dba


def encode(state: Dba) -> dict[str, Any]:
    return write_field(state.field)


def decode(printed: Printed, scenario: str, options: dict[str, Value], chance: Chance, data: Reader) -> Dba:
    state = Dba(printed, scenario, options, chance)
    state.field = read_field(printed.book, "state", data)
    return state
