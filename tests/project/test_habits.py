"""Budgets and habits that a reader relies on: short functions, short files, reasons beside exceptions."""

from __future__ import annotations

import ast
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SOURCES = sorted(p for top in ("src", "tools", "bench") for p in (ROOT / top).rglob("*.py"))
#: What tools/fields.py writes is read, never written, by people: its constructors may be as long as a state.
WRITTEN = [p for p in SOURCES if "Written by `python tools/fields.py`" in p.read_text(encoding="utf-8")[:300]]
BY_HAND = [p for p in SOURCES if p not in WRITTEN]
PYTHON = [*SOURCES, *sorted((ROOT / "tests").rglob("*.py"))]

LONGEST_FUNCTION = 50
LONGEST_FILE = 400

#: The layers that mypyc compiles.
COMPILED = ("engine", "kit", "battles", "games")

#: An exception to the linter or the type checker, and what follows it on the line.
EXCEPTION = re.compile(r"#\s*(?:noqa|type: ignore)\b(?::\s*[A-Z0-9, ]+|\[[\w, -]+\])?(?P<reason>.*)$")


def named(path: Path) -> str:
    return str(path.relative_to(ROOT))


def functions(path: Path) -> Iterator[tuple[str, int]]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            yield node.name, (node.end_lineno or node.lineno) - node.lineno + 1


def test_no_function_is_too_long() -> None:
    sizes = {f"{named(path)} {name}": size for path in BY_HAND for name, size in functions(path)}
    assert {name: size for name, size in sizes.items() if size > LONGEST_FUNCTION} == {}


def test_no_file_is_too_long() -> None:
    sizes = {named(path): len(path.read_text(encoding="utf-8").splitlines()) for path in BY_HAND}
    assert {name: size for name, size in sizes.items() if size > LONGEST_FILE} == {}


@pytest.mark.parametrize("top", ["src", "tests", "tools"])
def test_every_exception_to_a_check_has_its_reason(top: str) -> None:
    bare = []
    for path in (p for p in PYTHON if named(p).startswith(top)):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            found = EXCEPTION.search(line)
            if found and len(found["reason"].strip(" #-")) < 5:
                bare.append(f"{named(path)}:{number}: {line.strip()}")
    assert bare == []


def starred_lookups(path: Path) -> Iterator[int]:
    """Lines like `x in (*some, other)`."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Compare) and any(isinstance(op, (ast.In, ast.NotIn)) for op in node.ops):
            for group in node.comparators:
                if isinstance(group, (ast.Tuple, ast.List, ast.Set)):
                    yield from [node.lineno for item in group.elts if isinstance(item, ast.Starred)]


def test_the_rules_avoid_what_mypyc_cannot_compile() -> None:
    """mypyc 2.4 stops with an internal error on a lookup in a tuple with a star."""
    compiled = [p for layer in COMPILED for p in (ROOT / "src/polemos" / layer).rglob("*.py")]
    assert [f"{named(path)}:{line}" for path in compiled for line in starred_lookups(path)] == []


def loose_constants(path: Path) -> Iterator[str]:
    """Names in capitals at the top of a module that are not declared final."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        targets: list[ast.expr] = node.targets if isinstance(node, ast.Assign) else []
        if isinstance(node, ast.AnnAssign) and not ast.unparse(node.annotation).startswith("Final"):
            targets = [node.target]
        names = [name.id for target in targets for name in ast.walk(target) if isinstance(name, ast.Name)]
        yield from (f"{named(path)}:{node.lineno} {name}" for name in names if name.isupper())


def test_the_constants_of_the_rules_are_final() -> None:
    """Compiled code looks any other name up in a dict, every time."""
    rules = [p for layer in COMPILED for p in (ROOT / "src/polemos" / layer).rglob("*.py")]
    assert [found for path in sorted(rules) for found in loose_constants(path)] == []


def tracked() -> list[Path]:
    """The files of the repository; outside of one (a release), every file that is there."""
    done = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False)
    names = done.stdout.split("\n") if done.returncode == 0 else [named(p) for p in PYTHON]
    return [ROOT / name for name in names if name and (ROOT / name).is_file()]


def test_no_path_of_a_machine_and_no_registry_stands_in_a_file() -> None:
    machine = re.compile(r"/(?:work|farm|root)/[a-z.]")
    registry = re.compile(r"registry\.npmjs|files\.pythonhosted|pypi\.org/simple")
    found = []
    for path in tracked():
        if path.stat().st_size < 1_000_000 and path != Path(__file__).resolve():
            text = path.read_text(encoding="utf-8", errors="replace")
            found += [named(path)] if machine.search(text) or registry.search(text) else []
    assert found == []
