"""Writes what follows from the declared fields of a state: `python tools/fields.py [--check]`.

Each src/polemos/.../state.yaml declares every field once. From it come the modules of its classes (slots,
constructor, copy), `position.py` (encode, decode, recount) and the table of the position in the game's page.
How to declare a field: docs/decisions/fields.md.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from field_modules import HEAD, class_text, position_text
from field_table import Sheet

ROOT = Path(__file__).resolve().parents[1]
BEGIN = "<!-- fields: written by tools/fields.py -->"
END = "<!-- end of fields -->"

#: What the generated code may need besides the imports that a file declares.
COMMON = {
    "typing": ["Any", "ClassVar", "Final"],
    "polemos.engine.chance": ["Chance"],
    "polemos.engine.codec": ["Reader", "differing"],
    "polemos.engine.errors": ["BadData", "RuleBug"],
    "polemos.engine.prompt": ["Value"],
    "polemos.engine.state": ["State"],
}


def sheets() -> list[Path]:
    return sorted((ROOT / "src" / "polemos").rglob("state.yaml"))


def imports_of(text: str, sheet: Sheet, own: str) -> str:
    """Import lines for the names that a text uses."""
    known = {module: list(names) for module, names in COMMON.items()}
    for module, names in sheet.imports.items():
        known.setdefault(module, []).extend(names)
    package = ".".join(sheet.path.parent.relative_to(ROOT / "src").parts)
    for made in sheet.classes:
        if made.home or made.module != "none":
            known.setdefault(made.home or f"{package}.{made.module}", []).append(made.name)
    used = set(re.findall(r"[A-Za-z_]\w*", re.sub(r'"[^"\n]*"', "", text)))
    lines = ["from __future__ import annotations\n"]
    for module in sorted(set(known) - {own}):
        names = sorted(set(known[module]) & used)
        lines += [f"from {module} import {', '.join(names)}"] if names else []
    return "\n".join(lines) + "\n\n"


def tidied(text: str) -> str:
    """As ruff wants it, so that nobody need look at it twice."""
    ruff = Path(sys.executable).parent / "ruff"
    for order in (["check", "--fix", "--quiet", "--select", "I"], ["format", "--quiet"]):
        command = [str(ruff), *order, "--stdin-filename", str(ROOT / "src" / "polemos" / "generated.py"), "-"]
        done = subprocess.run(command, input=text, capture_output=True, text=True, check=False, cwd=ROOT)
        if done.returncode:
            raise SystemExit(done.stderr or f"ruff could not read:\n{text}")
        text = done.stdout
    return text


def files_of(path: Path) -> dict[Path, str]:
    """Every file that follows from a declaration, with the text it should have."""
    sheet = Sheet(path)
    package = ".".join(path.parent.relative_to(ROOT / "src").parts)
    source = str(path.relative_to(ROOT))
    found: dict[Path, str] = {}
    for module, classes in sheet.modules().items():
        text = "\n\n".join([class_text(made) for made in classes])
        head = HEAD.format(
            doc=f"What {' and '.join(made.name for made in classes)} consists of.", source=source
        )
        whole = head + imports_of(text, sheet, f"{package}.{module}") + text
        found[path.parent / f"{module}.py"] = tidied(whole)
    text = position_text(sheet)
    head = HEAD.format(doc="Positions as readable JSON, and back with every mistake named.", source=source)
    found[path.parent / "position.py"] = tidied(head + imports_of(text, sheet, f"{package}.position") + text)
    if sheet.docs:
        found[ROOT / sheet.docs] = page(ROOT / sheet.docs, sheet)
    return found


def page(path: Path, sheet: Sheet) -> str:
    """The page with the table between its marks written anew."""
    text = path.read_text(encoding="utf-8")
    if BEGIN not in text or END not in text:
        raise SystemExit(f"{path}: the marks {BEGIN} and {END} are missing")
    before, rest = text.split(BEGIN, 1)
    after = rest.split(END, 1)[1]
    return f"{before}{BEGIN}\n" + "\n".join(sheet.table()) + f"\n{END}{after}"


def stale(path: Path) -> list[Path]:
    """The files of a declaration that are not as they should be."""
    return [
        file
        for file, text in files_of(path).items()
        if not file.is_file() or file.read_text(encoding="utf-8") != text
    ]


def main() -> int:
    check = "--check" in sys.argv[1:]
    wrong = [(path, file) for path in sheets() for file in stale(path)]
    for path, file in wrong:
        print(f"{file.relative_to(ROOT)} {'is stale' if check else 'written'}")
        if not check:
            file.write_text(files_of(path)[file], encoding="utf-8")
    return 1 if check and wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
