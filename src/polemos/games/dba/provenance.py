"""About this edition: where its data come from, what was checked, and how the rules are read."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from polemos.battles.dba.book import DATA as BATTLES
from polemos.battles.dba.book import FILES, Book
from polemos.games.dba.facts import checks
from polemos.games.dba.printed import DATA
from polemos.kit.data import load
from polemos.kit.provenance import edition

HOME: Final = Path(__file__).parent


def report(data: Path | None) -> dict[str, Any]:
    tables = {name: load(BATTLES, name, data, DATA) for name in FILES}
    files = {**tables, "battles": load(DATA, "battles", data, BATTLES)}
    return edition(HOME, files, checks(Book(data, DATA)))
