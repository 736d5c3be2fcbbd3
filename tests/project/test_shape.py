"""One way to write a game: the same organ has the same file name everywhere (docs/architecture.md)."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import pytest

import polemos

ROOT = Path(__file__).resolve().parents[2]
GAMES = ROOT / "src/polemos/games"

#: Without these nobody can play it.
NEEDED = {"game", "printed", "state", "setup", "position", "view", "drawing", "provenance", "rules"}
#: What a game may have besides.
USUAL = NEEDED | {"stored", "laws", "facts", "forecast", "secrets", "evaluation", "observation", "reasons"}
#: Folders without code.
PLAIN = {"data", "text", "edition", "lessons", "puzzles", "__pycache__"}


def organs(game: str) -> set[str]:
    inside = [path for path in (GAMES / game).iterdir() if path.is_dir() or path.suffix == ".py"]
    return {path.stem for path in inside} - PLAIN - {"__init__"}


@pytest.mark.parametrize("game", polemos.games())
def test_a_game_has_the_usual_organs(game: str) -> None:
    assert organs(game) >= NEEDED


@pytest.mark.parametrize("game", polemos.games())
def test_what_else_it_has_is_a_noun_of_its_own_that_its_rules_use(game: str) -> None:
    """A part of the state or of the map (`power`, `army`, `hexgrid`) may have a file; an organ under another
    name may not: each such module says in its first line what it is, and at most eight are needed."""
    own = {name for name in organs(game) - USUAL if not name.startswith("stored_")}
    assert len(own) <= 8, sorted(own)
    wrong = {"codec", "board", "world", "book", "deal", "hidden", "checks", "evaluate", "atlas"}
    assert own.isdisjoint(wrong), sorted(own & wrong)


def modules() -> Iterator[Path]:
    for folder in (GAMES, ROOT / "src/polemos/battles"):
        yield from sorted(folder.rglob("*.py"))


def methods(tree: ast.Module) -> Iterator[ast.FunctionDef]:
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            yield from (item for item in node.body if isinstance(item, ast.FunctionDef))


@pytest.mark.parametrize(
    "path", list(modules()), ids=lambda path: str(path.relative_to(ROOT / "src/polemos"))
)
def test_no_frame_says_a_question_in_pieces(path: Path) -> None:
    """Who, what and what then stand in `ask`; no ladder compares verbs."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assert {method.name for method in methods(tree)}.isdisjoint({"deciders", "prompt", "act"})
    assert [method.name for method in methods(tree) if comparisons_of_verbs(method) > 1] == []


def comparisons_of_verbs(method: ast.FunctionDef) -> int:
    return sum(
        isinstance(node, ast.Compare)
        and isinstance(node.left, ast.Name)
        and node.left.id == "verb"
        and isinstance(node.comparators[0], ast.Constant)
        for node in ast.walk(method)
    )


@pytest.mark.parametrize(
    "path", list(modules()), ids=lambda path: str(path.relative_to(ROOT / "src/polemos"))
)
def test_no_sequence_counts_its_stages(path: Path) -> None:
    """A sequence of play is a list of named steps: nothing compares a stage with a bare number."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    bare = [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.Compare)
        and isinstance(node.left, ast.Attribute)
        and node.left.attr in ("stage", "step")
        and any(isinstance(side, ast.Constant) and isinstance(side.value, int) for side in node.comparators)
    ]
    assert bare == []


#: What a frame's field may be declared as: positions are checked against it letter by letter.
SPELT = re.compile(r"(str|int|bool|Plain|Any|tuple\[.*\])( \| (str|int|None))*")


@pytest.mark.parametrize("game", polemos.games())
def test_frames_spell_the_kinds_of_their_fields_out(game: str) -> None:
    """An alias would make every position that holds the frame unreadable."""
    frames = polemos.game(game).frames().values()
    kinds = {f"{f.__name__}.{field.name}": str(field.type) for f in frames for field in fields(f)}  # type: ignore[arg-type]  # every frame is a dataclass
    assert {name: kind for name, kind in kinds.items() if not SPELT.fullmatch(kind)} == {}
