"""Compile the rules with mypyc: the same source, several times faster.

`engine`, `kit`, `battles` and `games` become extension modules beside their .py files, which stay as the
fallback. The build hook uses `compile_into` for wheels; `make compiled` uses this file as a program.

POLEMOS_COMPILE=0 never compiles, =1 makes a failure an error; unset, a failure means plain Python.
POLEMOS_BUILT=FOLDER makes the wheel of the modules that `make compiled` has built and tested there.
POLEMOS_REHEARSE=0 makes `make compiled` compile once and not twice (see `rehearsed`).
`make fast` compiles once and quickly (`--fast`), for whoever plays; `--current` tells whether that is still
of today's rules.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from copy import copy
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent
PACKAGES = ("engine", "kit", "battles", "games")

#: The inner loops of the bots (the rest of `bots` stays Python: a reader's own bot derives from its classes),
#: and what the server does for every viewer at every click.
SEARCH = ("tree", "descent", "answers", "think", "turns")
HOT = (
    *("bots/walk", "bots/lookahead", *(f"bots/search/{name}" for name in SEARCH)),
    *("server/views", "server/counts", "server/undoing"),
)

#: The library that all games share, and that of the tests' own games, which no wheel carries.
RULES, TESTS = "rules", "tests"

#: What says of which rules the modules in a folder are.
STAMP = "compiled-from.txt"

#: What the build needs besides hatchling, when it compiles.
REQUIREMENTS = ["mypy==2.4.1", "setuptools>=75"]

#: A library's functions are called without a detour, or put where they are called: nobody replaces them.
DIRECT = ["-fno-semantic-interposition"]

#: gcc counts what is done how often, and uses what was counted; what nobody rehearsed is compiled as usual.
COUNTING = ["-fprofile-generate", "-fprofile-update=single"]
COUNTED = [
    "-fprofile-partial-training",
    "-fprofile-correction",
    "-Wno-missing-profile",
    "-Wno-coverage-mismatch",
]


def wanted(version: str) -> bool:
    """Whether a build compiles: wheels do, editable installs only when told to."""
    switch = os.environ.get("POLEMOS_COMPILE", "")
    return switch == "1" or (switch != "0" and version == "standard")


def required() -> bool:
    return os.environ.get("POLEMOS_COMPILE") == "1"


def ready() -> Path | None:
    """The folder whose modules go into the wheel as they are."""
    folder = os.environ.get("POLEMOS_BUILT", "")
    return Path(folder).resolve() if folder else None


def modules(source: Path) -> list[Path]:
    """Every module that is compiled. Package files hold nothing and stay as they are."""
    found = (path for name in PACKAGES for path in (source / "polemos" / name).rglob("*.py"))
    hot = (source / "polemos" / f"{name}.py" for name in HOT)
    return sorted([*hot, *(path for path in found if path.name != "__init__.py")])


def library(path: Path) -> str:
    """The library a module of the package belongs to: its game's, or the one all games share."""
    return path.parts[1] if path.parts[0] == "games" and len(path.parts) > 2 else RULES


def groups(
    source: Path, games: tuple[str, ...], extra: tuple[Path, ...]
) -> list[tuple[list[str], str | None]]:
    """One library for what all games share, one for each game, one for those of the tests: a single
    one takes gcc an hour."""
    libraries: dict[str, list[str]] = {}
    for path in (*modules(source), *extra):
        name = library(path.relative_to(source / "polemos")) if path.is_relative_to(source) else TESTS
        if name in (RULES, TESTS) or not games or name in games:
            libraries.setdefault(name, []).append(os.path.relpath(path, source))
    return [(files, f"polemos_{name}") for name, files in libraries.items()]


def has_compiler() -> bool:
    return any(shutil.which(name) for name in (os.environ.get("CC", "cc").split()[0], "cc", "gcc", "clang"))


@contextmanager
def working_in(folder: Path) -> Iterator[None]:
    before = Path.cwd()
    os.chdir(folder)
    try:
        yield
    finally:
        os.chdir(before)


def is_gcc() -> bool:
    """Whether the compiler is gcc. Clang counts in another way, which nobody has tried here."""
    words = os.environ.get("CC", "cc").split()
    try:
        found = subprocess.run([*words, "--version"], capture_output=True, text=True, check=False)
    except OSError:
        return False
    return "Free Software Foundation" in found.stdout


def compile_into(
    target: Path,
    source: Path,
    games: tuple[str, ...] = (),
    extra: tuple[Path, ...] = (),
    rehearse: bool = False,
) -> list[Path]:
    """Build the extension modules under `target`; the paths of all of them. No games named: all games."""
    from mypyc.build import mypycify

    libraries = groups(source, games, extra)
    files = [file for group, _ in libraries for file in group]
    with tempfile.TemporaryDirectory() as scratch, working_in(source):
        level = os.environ.get("POLEMOS_OPT", "2")
        parts = mypycify(
            ["--config-file=", *files],
            opt_level=level,
            debug_level="0",
            target_dir=scratch,
            separate=libraries,
        )
        flags = [] if os.name == "nt" else DIRECT
        if rehearse and is_gcc():
            flags = [*flags, *rehearsed(parts, source, scratch, games)]
        build_parts(parts, target, scratch, flags, [])
    return extensions(target)


class Progress:
    """Says how many of the modules are built, where somebody waits for them."""

    def __init__(self, all_of_them: int) -> None:
        self.all_of_them = all_of_them
        self.done = 0

    def one_more(self, name: str) -> None:
        self.done += 1
        print(f"\r{self.done} of {self.all_of_them} modules compiled", end="", file=sys.stderr, flush=True)


def build_parts(parts: list[Any], target: Path, scratch: str, flags: list[str], link: list[str]) -> None:
    """Compile what mypyc has written, with some flags more."""
    from setuptools import Distribution

    flagged = [copy(part) for part in parts]
    for part in flagged:
        part.extra_compile_args = [*part.extra_compile_args, *flags]
        part.extra_link_args = [*part.extra_link_args, *link]
    command: Any = Distribution({"name": "polemos", "ext_modules": flagged}).get_command_obj("build_ext")
    command.build_lib, command.build_temp = str(target), scratch
    command.parallel, command.force = os.cpu_count(), True
    command.ensure_finalized()
    build_one, progress = command.build_extension, Progress(len(flagged))

    def build_and_tell(part: Any) -> None:
        build_one(part)
        progress.one_more(part.name)

    command.build_extension = build_and_tell
    command.run()
    print(file=sys.stderr)


def rehearsed(parts: list[Any], source: Path, scratch: str, games: tuple[str, ...]) -> list[str]:
    """Build with counters, play a little of everything, and say how to build with what was counted.

    The compiler then knows which way most branches go and what is worth putting in line: a quarter faster."""
    counts = f"{scratch}/counts"
    with tempfile.TemporaryDirectory() as stage:
        copy_package(source, Path(stage))
        flags = [*DIRECT, *COUNTING, f"-fprofile-dir={counts}"]
        build_parts(parts, Path(stage), scratch, flags, ["-fprofile-generate"])
        program = [sys.executable, str(ROOT / "tools/rehearse.py"), *games]
        subprocess.run(program, env={**os.environ, "PYTHONPATH": stage}, check=True)
    return [f"-fprofile-use={counts}", *COUNTED]


def compile_for_wheel(root: Path, build_data: dict[str, Any]) -> str:
    """Put the extension modules into the wheel; says in a word what happened."""
    folder = ready()
    if folder is not None:
        return included(of_the_package(folder), folder, build_data)
    if not has_compiler() and not required():
        return "plain Python"
    target = Path(tempfile.mkdtemp(prefix="polemos-compiled-"))
    try:
        built = compile_into(target, root / "src")
    except BaseException as problem:  # mypyc and setuptools leave by SystemExit
        shutil.rmtree(target, ignore_errors=True)
        if required() or isinstance(problem, KeyboardInterrupt):
            raise
        return "plain Python"
    return included(built, target, build_data)


def included(built: list[Path], folder: Path, build_data: dict[str, Any]) -> str:
    """These modules go into the wheel, which then is one for this kind of machine."""
    build_data["force_include"].update({str(path): str(path.relative_to(folder)) for path in built})
    build_data["infer_tag"], build_data["pure_python"] = True, False
    return f"{len(built)} compiled modules"


def of_the_package(folder: Path) -> list[Path]:
    """The modules `make compiled` built, without the tests' games; none there is an error."""
    shared = [path for path in folder.glob("polemos_*") if not path.name.startswith(f"polemos_{TESTS}")]
    found = sorted(extensions(folder / "polemos") + shared)
    if not found:
        raise FileNotFoundError(f"POLEMOS_BUILT: there are no compiled modules in {folder}")
    return found


def extensions(folder: Path) -> list[Path]:
    return sorted([*folder.rglob("*.so"), *folder.rglob("*.pyd")])


def main() -> int:
    parser = argparse.ArgumentParser(description="Build the compiled package into a folder of its own.")
    parser.add_argument("target", type=Path, nargs="?", default=ROOT / "build/compiled")
    parser.add_argument("extra", type=Path, nargs="*", help="further modules that build on the package")
    parser.add_argument("--games", nargs="+", default=[], help="compile these games only (all of them)")
    parser.add_argument("--has-compiler", action="store_true", help="only say whether there is one")
    parser.add_argument("--fast", action="store_true", help="once and quickly, for whoever plays")
    parser.add_argument("--current", action="store_true", help="print the folder if it is of today's rules")
    options = parser.parse_args()
    if options.current:
        return tell_current(options.target.resolve())
    if not has_compiler():
        print("There is no C compiler on this machine: Polemos stays interpreted.", file=sys.stderr)
        return 1
    if not options.has_compiler:
        extra = tuple(path.resolve() for path in options.extra)
        if options.fast:
            os.environ["POLEMOS_REHEARSE"] = "0"
            os.environ.setdefault("POLEMOS_OPT", "1")
        build(options.target.resolve(), tuple(options.games), extra)
    return 0


def build(target: Path, games: tuple[str, ...], extra: tuple[Path, ...]) -> None:
    """A copy of the package with its extension modules, in a folder of its own."""
    shutil.rmtree(target, ignore_errors=True)
    copy_package(ROOT / "src", target)
    rehearse = os.environ.get("POLEMOS_REHEARSE", "") != "0"
    built = compile_into(target, ROOT / "src", games, extra, rehearse)
    (target / STAMP).write_text(fingerprint(ROOT / "src"))
    print(f"{len(built)} compiled modules in {target}")


def fingerprint(source: Path) -> str:
    """What the compiled modules were made from."""
    digest = hashlib.blake2b(digest_size=16)
    for path in modules(source):
        digest.update(str(path.relative_to(source)).encode() + b"\0" + path.read_bytes() + b"\0")
    return f"{sys.version_info[0]}.{sys.version_info[1]} {digest.hexdigest()}"


def tell_current(target: Path) -> int:
    """Print the folder if its modules are of today's rules, after bringing all else in it up to date."""
    stamp = target / STAMP
    if not stamp.is_file():
        return 1
    if stamp.read_text() != fingerprint(ROOT / "src"):
        print("The rules have changed since then: make fast compiles them again.", file=sys.stderr)
        return 1
    copy_package(ROOT / "src", target)
    print(target)
    return 0


def copy_package(source: Path, target: Path) -> None:
    """The package without what was compiled beside it."""
    skipped = shutil.ignore_patterns("__pycache__", "*.so")
    shutil.copytree(source / "polemos", target / "polemos", ignore=skipped, dirs_exist_ok=True)


if __name__ == "__main__":
    raise SystemExit(main())
