"""The terminal's own words, without Fluent where none is needed: `--help` must be quick."""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import cache
from pathlib import Path

#: The languages there are: those in which the table has texts.
LANGS = tuple(sorted(path.stem for path in (Path(__file__).parent.parent / "locales").glob("*.ftl")))


def language(argv: Sequence[str] = ()) -> str:
    """The language asked for with `--lang`, else that of the locale, else English."""
    for i, word in enumerate(argv):
        asked = word.removeprefix("--lang=") if word.startswith("--lang=") else ""
        if word == "--lang" and i + 1 < len(argv):
            asked = argv[i + 1]
        if asked in LANGS:
            return asked
    return locale_language()


def locale_language() -> str:
    """That of the locale where we speak it, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "").lower()[:2]
        if value:
            return value if value in LANGS else "en"
    return "en"


def catalogue(lang: str) -> Path:
    """The Fluent file of the terminal, in English for a language in which it has none."""
    own = Path(__file__).parent / "text" / f"{lang}.ftl"
    return own if own.is_file() else own.with_name("en.ftl")


@cache
def words(lang: str) -> dict[str, str]:
    """The messages of that file which stand on one line and have no arguments, as all of `help-` do."""
    found: dict[str, str] = {}
    for line in catalogue(lang).read_text(encoding="utf-8").splitlines():
        key, equals, text = line.partition(" = ")
        if equals and not key.startswith((" ", "#")):
            found[key] = text
    return found
