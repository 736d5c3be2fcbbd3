"""The tests run against what they claim to: plain Python, or (`make compiled`) extension modules."""

from __future__ import annotations

import os
from importlib import import_module
from pathlib import Path

import pytest

import polemos

PACKAGE = Path(polemos.__file__).resolve().parent
COMPILED = os.environ.get("POLEMOS_EXPECT_COMPILED") == "1"


def modules() -> list[str]:
    paths = (
        path for folder in ("engine", "kit", "battles", "games") for path in (PACKAGE / folder).rglob("*.py")
    )
    names = (path.relative_to(PACKAGE).with_suffix("").parts for path in paths if path.name != "__init__.py")
    return sorted(".".join(("polemos", *parts)) for parts in names)


TOYS = [f"toys.{path.stem}" for path in sorted((Path(__file__).parents[1] / "toys").glob("[a-z]*.py"))]


@pytest.mark.parametrize("name", [*modules(), *TOYS])
def test_a_module_is_what_this_run_is_about(name: str) -> None:
    file = import_module(name).__file__
    assert file is not None
    assert Path(file).suffix in ((".so", ".pyd") if COMPILED else (".py",))
