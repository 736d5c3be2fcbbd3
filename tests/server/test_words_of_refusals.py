"""Whatever the server refuses can be said in every language: each code has a sentence in the catalogue."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import polemos.server
from polemos.kit.text import LANGS, Text, key_of

SOURCES = Path(polemos.server.__file__).parent
CODES = sorted(
    {
        code
        for path in SOURCES.rglob("*.py")
        for code in re.findall(
            r'(?:Refused|_refuse)\(\s*(?:acting, )?"([a-z_]+)"', path.read_text(encoding="utf-8")
        )
    }
)


def test_the_codes_were_found() -> None:
    assert {"unknown_match", "bad_data", "stale", "storage"} <= set(CODES)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("code", [*CODES, "failed"])
def test_a_refusal_has_words(code: str, lang: str) -> None:
    text = Text("", lang)
    said = text.say(key_of("ui-error", code), {"field": "record.game"})
    assert text.missing == set()
    assert said.endswith(".")
