"""What goes into a wheel of compiled rules, and what stays out of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import hatch_compile


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A folder as `make compiled` leaves it: the package, its libraries, and the tests' own games."""
    names = ("polemos/engine/match.so", "polemos_rules__mypyc.so", "polemos_tests__mypyc.so", "toy.so")
    for name in (*names, "polemos/engine/match.py"):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    return tmp_path


def test_the_wheel_takes_the_tested_modules(built: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("POLEMOS_BUILT", str(built))
    data: dict[str, Any] = {"force_include": {}}
    assert hatch_compile.compile_for_wheel(built, data) == "2 compiled modules"
    assert set(data["force_include"].values()) == {"polemos/engine/match.so", "polemos_rules__mypyc.so"}
    assert data["infer_tag"] is True
    assert data["pure_python"] is False


def test_an_empty_folder_is_no_wheel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("POLEMOS_BUILT", str(tmp_path))
    with pytest.raises(FileNotFoundError, match="no compiled modules"):
        hatch_compile.compile_for_wheel(tmp_path, {"force_include": {}})


def test_every_game_has_its_own_library(tmp_path: Path) -> None:
    source = Path(hatch_compile.ROOT) / "src"
    toy = tmp_path / "toy.py"
    libraries = {name: files for files, name in hatch_compile.groups(source, ("hellas",), (toy,))}
    assert set(libraries) == {"polemos_rules", "polemos_hellas", "polemos_tests"}
    assert "polemos/games/hellas/game.py" in libraries["polemos_hellas"]
    assert "polemos/engine/match.py" in libraries["polemos_rules"]
    assert [Path(file).name for file in libraries["polemos_tests"]] == ["toy.py"]


def test_the_rehearsal_plays_what_counts_and_hands_the_counts_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source, built, played = Path(hatch_compile.ROOT) / "src", [], []

    def build(parts: list[Any], target: Path, scratch: str, flags: list[str], link: list[str]) -> None:
        built.append((target, flags, link))

    def run(command: list[str], env: dict[str, str], check: bool) -> None:
        assert (Path(env["PYTHONPATH"]) / "polemos/engine/match.py").is_file()
        played.append((command[1:], env["PYTHONPATH"], check))

    monkeypatch.setattr(hatch_compile, "build_parts", build)
    monkeypatch.setattr("hatch_compile.subprocess.run", run)
    flags = hatch_compile.rehearsed([], source, str(tmp_path), ("hellas",))
    ((target, counting, link),) = built
    (((program, game), path, check),) = played
    assert Path(program).is_file()
    assert (game, path, check) == ("hellas", str(target), True)
    assert f"-fprofile-dir={tmp_path}/counts" in counting
    assert f"-fprofile-use={tmp_path}/counts" in flags
    assert link == ["-fprofile-generate"]


@pytest.mark.parametrize(
    ("compiler", "gcc"),
    [("echo Free Software Foundation", True), ("echo clang", False), ("no-such-compiler", False)],
)
def test_only_gcc_rehearses(compiler: str, gcc: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", compiler)
    assert hatch_compile.is_gcc() is gcc
