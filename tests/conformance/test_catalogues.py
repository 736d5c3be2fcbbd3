"""Catalogues: French and English have the same keys with the same placeholders, and nothing is broken."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

import polemos
from conformance.cases import game_of
from polemos.kit.grammar import ATTRIBUTES
from polemos.kit.text import LANGS, Text, key_of

PACKAGE = Path(polemos.__file__).resolve().parent
CATALOGUES = sorted({path.parent for path in PACKAGE.rglob("*.ftl") if "static" not in path.parts})
NAMES = [str(folder.relative_to(PACKAGE)) for folder in CATALOGUES]

#: What the engine itself asks and tells, whatever the game.
ENGINE_KEYS = ("prompt-wait", "prompt-over", "prompt-enter-die", "verb-enter", "log-roll", "log-resigned")
RESIGNED = ("level-resignation", "reason-resigned", "result-win", "result-draw")


class Placeholders(visitor.Visitor):
    """The variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the library's name
        self.found.add(node.id.name)


@cache
def entries(path: Path) -> list[ast.EntryType]:
    return list(FluentParser().parse(path.read_text(encoding="utf-8")).body)


def placeholders(node: ast.SyntaxNode) -> set[str]:
    found = Placeholders()
    found.visit(node)
    return found.found


@cache
def messages(path: Path) -> dict[str, set[str]]:
    """Every message, term and attribute with its variables; what one grammar needs another may not."""
    table: dict[str, set[str]] = {}
    for entry in entries(path):
        if isinstance(entry, (ast.Message, ast.Term)):
            name = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
            table[name] = placeholders(entry.value) if entry.value else set()
            said = [a for a in entry.attributes if a.id.name not in ATTRIBUTES]
            table.update({f"{name}.{a.id.name}": placeholders(a.value) for a in said})
    return table


def test_there_are_catalogues() -> None:
    assert {"locales", *(f"games/{name}/text" for name in polemos.games())} <= set(NAMES)


@pytest.mark.parametrize("folder", CATALOGUES, ids=NAMES)
def test_every_language_has_its_file(folder: Path) -> None:
    assert {path.stem for path in folder.glob("*.ftl")} >= set(LANGS)


@pytest.mark.parametrize("path", [p for f in CATALOGUES for p in sorted(f.glob("*.ftl"))], ids=str)
def test_no_line_is_broken_and_no_key_stands_twice(path: Path) -> None:
    broken = [(entry.content or "").strip() for entry in entries(path) if isinstance(entry, ast.Junk)]
    assert broken == []
    names = [entry.id.name for entry in entries(path) if isinstance(entry, (ast.Message, ast.Term))]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("folder", CATALOGUES, ids=NAMES)
def test_both_languages_have_the_same_keys_and_placeholders(folder: Path) -> None:
    english, french = (messages(folder / f"{lang}.ftl") for lang in LANGS)
    assert set(english) ^ set(french) == set(), "keys in one language only"
    differing = {key: (english[key], french[key]) for key in english if english[key] != french[key]}
    assert differing == {}


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game_id", polemos.games())
def test_what_a_game_is_made_of_has_a_name(game_id: str, lang: str) -> None:
    """Names that no random game needs to come across: roles, places, options, scenarios, titles."""
    game, text = game_of(game_id), Text(game_id, lang)
    for key in ("game-title", "game-subtitle", "game-sketch", *ENGINE_KEYS, *RESIGNED):
        if not text.has(key):
            text.missing.add(key)
    for role in game.meta.roles:
        text.role(role)
    for place in game.board()["places"]:
        text.place(place)
    for option in game.options:
        text.option(option.id)
        text.option_about(option.id)
    for scenario in game.scenarios:
        text.scenario(scenario.id)
        text.scenario_sketch(scenario.id)
    assert sorted(text.missing) == []


@pytest.mark.parametrize("game_id", polemos.games())
def test_what_a_verb_is_called_in_a_question_belongs_to_both(game_id: str) -> None:
    """`verb-decline-in-eisphora`: both the verb and the question are there."""
    known = messages(PACKAGE / "games" / game_id / "text" / "en.ftl")
    parts = [key.split("-in-") for key in known if key.startswith("verb-") and "-in-" in key]
    assert [p for p in parts if p[0] not in known or f"prompt-{p[1]}" not in known] == []


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game_id", polemos.games())
def test_every_value_of_an_option_has_a_name(game_id: str, lang: str) -> None:
    """An attribute of the option, as the client looks for it; a number may stand for itself."""
    known = messages(PACKAGE / "games" / game_id / "text" / f"{lang}.ftl")
    words = [(o.id, value) for o in game_of(game_id).options for value in o.values if isinstance(value, str)]
    nameless = [(o, v) for o, v in words if f"{key_of('option', o)}.{v.replace('_', '-')}" not in known]
    assert nameless == []


@pytest.mark.parametrize("game_id", polemos.games())
def test_every_clause_is_explained_in_both_languages(game_id: str) -> None:
    for clause in game_of(game_id).rules.values():
        assert set(clause.title) >= set(LANGS), clause.id
        assert set(clause.text) >= set(LANGS), clause.id
        assert all(clause.text[lang].strip() for lang in LANGS), clause.id


def test_keys_are_made_of_ids() -> None:
    assert key_of("place", "mount_ida") == "place-mount-ida"
    assert key_of("rule", "4.2.1a") == "rule-4-2-1a"
