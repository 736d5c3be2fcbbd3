"""The terminal's own texts: the same keys with the same arguments in both languages, and every key used."""

from __future__ import annotations

import re
from pathlib import Path

import polemos.cli
from polemos.cli.words import LANGS, catalogue, language, words

SOURCES = Path(polemos.cli.__file__).parent


def arguments(lang: str) -> dict[str, set[str]]:
    """key -> names of its arguments."""
    messages = re.split(r"^(?=[a-z])", catalogue(lang).read_text(encoding="utf-8"), flags=re.MULTILINE)
    found = {}
    for message in messages[1:]:
        key, _, text = message.partition(" =")
        found[key] = set(re.findall(r"[{(] ?\$(\w+)", text))
    return found


def test_both_languages_have_the_same_keys_and_arguments() -> None:
    assert arguments("en") == arguments("fr")
    assert len(arguments("en")) > 60


def test_every_key_that_the_code_names_exists() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES.glob("*.py"))
    named = set(re.findall(r'"((?:help|cli)-[a-z-]+[a-z])"', code))
    assert len(named) > 40
    known = set(arguments("en"))
    begun = {name for name in named if any(key.startswith(f"{name}-") for key in known)}
    assert named - begun <= known


def test_help_is_one_line_without_arguments() -> None:
    for lang in LANGS:
        for key, text in words(lang).items():
            assert not key.startswith("help-") or (text and "{" not in text)


def test_the_language_asked_for_wins() -> None:
    assert language(["play", "--lang", "fr"]) == "fr"
    assert language(["play", "--lang=fr"]) == "fr"
    assert language(["play", "--lang", "en", "x"]) == "en"
