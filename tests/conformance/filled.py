"""Every message of a catalogue, filled as a match might fill it: random games do not say them all."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import ast, parse, visitor

from polemos.kit.grammar import ATTRIBUTES
from polemos.kit.text import NAMED, Text, catalogue_files, key_of

VOWELS = "aàâeéèêiîoôuûyh"

#: Catalogue keys that name the argument of a verb.
ANY = (*NAMED["place"], *NAMED["piece"], "role")

#: Keys of messages that are sentences of their own; others are names, labels or parts.
SENTENCES = ("prompt-", "log-", "why-", "note-", "verb-", "forecast-", "ui-", "what-if-")


class Wants(visitor.Visitor):
    """Which arguments a message takes, which of them are names, and what they are compared with."""

    def __init__(self) -> None:
        self.all: set[str] = set()
        self.names: set[str] = set()
        self.compared: dict[str, list[str]] = {}
        self.parts: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the library's name
        self.all.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - the library's name
        self.parts.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802 - the library's name
        if node.id.name != "NUMBER":
            self.names.update(
                a.id.name for a in node.arguments.positional if isinstance(a, ast.VariableReference)
            )
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - the library's name
        if isinstance(node.selector, ast.VariableReference):
            keys = [
                key.name if isinstance(key := v.key, ast.Identifier) else key.value for v in node.variants
            ]
            self.compared.setdefault(node.selector.id.name, []).extend(keys)
        self.generic_visit(node)


@cache
def messages(path: Path) -> dict[str, ast.Message]:
    body = parse(path.read_text(encoding="utf-8")).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message) and entry.value}


def wants(path: Path, key: str) -> Wants:
    """What a message and the messages it is made of want."""
    found, todo, seen = Wants(), [key], set()
    while todo:
        part = todo.pop()
        if part in messages(path) and part not in seen:
            seen.add(part)
            found.visit(messages(path)[part].value)
            todo += found.parts - seen
    return found


def said(pattern: ast.Pattern) -> str:
    """The words a name or one of its attributes begins with."""
    first = pattern.elements[0]
    return first.value if isinstance(first, ast.TextElement) else ""


def shape(message: ast.Message) -> tuple[object, ...]:
    """What grammar sees of a name: its article, its number, whether it begins with a vowel."""
    word = said(message.value).split(" ")[0] if message.value else ""
    facts = {a.id.name: said(a.value) for a in message.attributes if a.id.name in ATTRIBUTES}
    return (word[:1].lower() in VOWELS, word in ("Le", "Les", "la", "les", "the"), *sorted(facts.items()))


@cache
def examples(path: Path, prefixes: tuple[str, ...]) -> list[str]:
    """One id of every shape that names of these kinds have in a catalogue."""
    found: dict[tuple[object, ...], str] = {}
    for prefix in prefixes:
        for key, message in messages(path).items():
            if key.startswith(f"{prefix}-") and not wants(path, key).all:
                found.setdefault(shape(message), key.removeprefix(f"{prefix}-"))
    return list(found.values())


def kinds(name: str) -> tuple[str, ...]:
    """Which names an argument takes: where there are leaders, `leader` is one of them and nothing else."""
    return (
        ("leader",) if name in ("leader", "leaders") else NAMED.get(name, ANY if name == "arg" else (name,))
    )


def stand_in(name: str) -> list[str]:
    """A name for what only a game names."""
    return ["Sparta"] if name in NAMED else []


def fillings(path: Path, wanted: Wants) -> Iterator[dict[str, str | int]]:
    """The arguments of a message: numbers of none, one and many, and names of every shape that there is."""
    words = {name: keys for name, keys in wanted.compared.items() if not is_counted(keys)}
    named = {name: examples(path, kinds(name)) or stand_in(name) for name in wanted.all}
    for turn in range(max([3, *(len(ids) for ids in [*named.values(), *words.values()])])):
        filled: dict[str, str | int] = {name: (1, 0, 2)[turn % 3] for name in wanted.all}
        counted = {name for name in wanted.compared if name not in words}
        filled.update({n: ids[turn % len(ids)] for n, ids in named.items() if ids and n not in counted})
        filled.update({word: keys[turn % len(keys)] for word, keys in words.items()})
        yield filled


def is_counted(keys: list[str]) -> bool:
    """Whether variants are those of a number."""
    return "one" in keys or all(key.isdigit() or key == "other" for key in keys)


def sentences(game_id: str, lang: str) -> Iterator[tuple[str, str]]:
    """Every sentence of a game's own catalogue ("" for the table's), in every filling, with its key."""
    text, path = Text(game_id, lang), catalogue_files(game_id, lang)[-1]
    for key in messages(path):
        if key.startswith(SENTENCES):
            for filled in fillings(path, wants(path, key)):
                yield key, text.say(key, filled)


def untranslated(game_id: str, lang: str) -> list[str]:
    """Variants that wait for an id where the sentence gets a name in this language: never chosen."""
    text, path, lost = Text(game_id, lang), catalogue_files(game_id, lang)[-1], []
    for key in messages(path):
        for name, variants in wants(path, key).compared.items():
            ids = [v for v in variants if text.has(key_of(name, v)) and text.say(key_of(name, v)) != v]
            lost += [f"{key}: ${name} is never {variant}" for variant in ids]
    return lost
