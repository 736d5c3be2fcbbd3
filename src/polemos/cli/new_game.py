"""`polemos new-game NAME`: a small game that runs, to be changed into another one (docs/adding-a-game.md)."""

from __future__ import annotations

import re
import subprocess
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

import polemos
from polemos import BadData
from polemos.cli import common

FILES = Path(__file__).parent / "new_game_files"

#: Where each of our folders goes in a checkout.
GOES_TO = {"game": "src/polemos/games/{id}", "tests": "tests/games/{id}", "docs": "docs/games"}


def arguments(parser: ArgumentParser, say: common.Words) -> None:
    parser.add_argument("name", help=say["help-new-game-name"])
    parser.add_argument("--root", type=Path, default=Path(), help=say["help-new-game-root"])
    common.add_lang(parser, say)


def run(args: Namespace) -> int:
    name = checked(args.name, args.root)
    for path in written(name, args.root):
        print(path)
    subprocess.run([sys.executable, str(args.root / "tools" / "fields.py")], check=True)
    return 0


def checked(name: str, root: Path) -> str:
    """An id like the others', not taken yet, and a checkout to write it into."""
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", name):
        raise BadData(f"name: {name!r} is not an id: small letters, digits and _")
    if name in polemos.games():
        raise BadData(f"name: there is a game {name!r} already")
    if not (root / "tools" / "fields.py").is_file():
        raise BadData(f"root: {root.resolve()} is no checkout of Polemos")
    return name


def written(name: str, root: Path) -> list[Path]:
    """Every file of the small game under its new name."""
    done: list[Path] = []
    for source in sorted(FILES.rglob("*.txt")):
        folder, *inside = source.relative_to(FILES).parts
        file = inside[-1].removesuffix(".txt")
        target = root / GOES_TO[folder].format(id=name) / Path(*inside[:-1])
        path = target / (f"{name}.md" if folder == "docs" else file)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(filled(source.read_text(encoding="utf-8"), name), encoding="utf-8")
        done.append(path)
    return done


def filled(text: str, name: str) -> str:
    title = name.replace("_", " ").capitalize()
    words = {"id": name, "Title": title, "Class": name.title().replace("_", "")}
    return re.sub("@(id|Title|Class)@", lambda found: words[found[1]], text)
