"""The tests run against what they claim to: plain Python, or (`make compiled`) extension modules."""

from __future__ import annotations

import os
from importlib import import_module
from pathlib import Path

import pytest

import hatch_compile
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


def test_compiled_rules_are_used_only_while_they_are_of_the_present_source(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    source, target = tmp_path / "src", tmp_path / "fast"
    rules = source / "polemos/engine/rules.py"
    for path in (rules, *[source / "polemos" / f"{name}.py" for name in hatch_compile.HOT]):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("LIMIT = 1\n")
    monkeypatch.setattr(hatch_compile, "ROOT", tmp_path)
    assert hatch_compile.tell_current(target) == 1
    hatch_compile.copy_package(source, target)
    (target / hatch_compile.STAMP).write_text(hatch_compile.fingerprint(source))
    (source / "polemos/words.ftl").write_text("new = words\n")
    assert hatch_compile.tell_current(target) == 0
    assert capsys.readouterr().out.strip() == str(target)
    assert (target / "polemos/words.ftl").is_file()
    rules.write_text("LIMIT = 2\n")
    assert hatch_compile.tell_current(target) == 1
    assert "make fast" in capsys.readouterr().err
