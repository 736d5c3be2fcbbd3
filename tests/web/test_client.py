"""What the client is made of: small enough to fetch, every colour by its name, no component too long."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest

import polemos
from tests.web.conftest import CLIENT

SOURCES = Path(__file__).resolve().parents[2] / "web/src"
#: Bytes of script, as sent, for the table in both languages and any one game.
MOST = 100_000
LONGEST = 250
COLOUR = re.compile(r"#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3})\b|\brgba?\(|\bhsla?\(", re.IGNORECASE)
#: Where a `#` is a name and no colour: of a shape or a gradient, or an address within the page.
NAMES = re.compile(r"""(?:href="|url\(|'|\.replaceAll\('#land', ')#[\w-]+|#/[\w]*""")
#: The tokens themselves, and the paper's grain, which is drawn pixel by pixel.
EXEMPT = {"tokens.ts", "board/paper.ts"}


def sources(*ends: str) -> list[Path]:
    return [path for path in sorted(SOURCES.rglob("*")) if path.name.endswith(ends)]


def test_every_colour_has_a_name() -> None:
    found = []
    for path in sources(".svelte", ".ts", ".css"):
        name = path.relative_to(SOURCES).as_posix()
        if name in EXEMPT or name.endswith(".test.ts") or name.startswith("test/"):
            continue
        text = NAMES.sub("", path.read_text("utf-8"))
        found += [f"{name}: {colour}" for colour in COLOUR.findall(text)]
    assert found == []


def test_no_component_is_too_long() -> None:
    lengths = {path.name: path.read_text("utf-8").count("\n") for path in sources(".svelte")}
    assert {name: lines for name, lines in lengths.items() if lines > LONGEST} == {}


def test_the_table_with_any_game_is_small() -> None:
    if not CLIENT.exists():
        pytest.skip("needs the built client (make setup)")
    assets = CLIENT.parent / "assets"
    scripts = {path.name: path.read_text("utf-8") for path in assets.glob("*.js")}
    first = re.findall(r'assets/([\w.-]+\.js)"', CLIENT.read_text("utf-8"))
    for game in [name for name in scripts if name.startswith(tuple(f"{game}-" for game in polemos.games()))]:
        table = next(name for name in scripts if name.startswith("Match-"))
        needed = reached([*first, table, game], scripts)
        assert sum(len(gzip.compress(scripts[name].encode(), 9)) for name in needed) <= MOST, game


def reached(names: list[str], scripts: dict[str, str]) -> set[str]:
    """These and all that they import at once."""
    found: set[str] = set()
    while names:
        name = names.pop()
        if name in scripts and name not in found:
            found.add(name)
            names += re.findall(r'(?:from|import)"\./([\w.-]+\.js)"', scripts[name])
    return found
