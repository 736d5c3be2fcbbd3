"""The results file of a tournament or sweep: one JSON line per match, appended as it ends; a rerun goes on.

The first line says what the tournament is. A last line cut off by a crash or a full disk is dropped; anything
else that cannot be read is an error that names its line, and nothing is written.
"""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import IO, Any, NamedTuple

from polemos.engine.errors import BadData
from polemos.lab.playout import Outcome
from polemos.lab.referee import Forfeit

FORMAT = 1


class Line(NamedTuple):
    """One match: which pairing of which scenario, and how it went."""

    game: str
    scenario: str
    bots: tuple[str, ...]
    #: Version of the rules it was played by.
    rules: int
    outcome: Outcome

    @property
    def key(self) -> tuple[str, str, tuple[str, ...], int]:
        return self.game, self.scenario, self.bots, self.outcome.number


class Results:
    """All lines of a file so far, and the door to append more. Without a path nothing is kept on disk."""

    def __init__(self, path: Path | None, header: dict[str, Any], kind: str = "tournament") -> None:
        self.path, self.kind = path, kind
        self.header = {f"polemos_{kind}": FORMAT, **header}
        self.lines: list[Line] = []
        self._sound = 0
        self._file: IO[bytes] | None = None
        if path is not None:
            self._read(path)

    def _read(self, path: Path) -> None:
        try:
            data = path.read_bytes() if path.exists() else b""
        except OSError as error:
            raise BadData(f"results: {path}: {error.strerror}") from None
        if not path.parent.is_dir():
            raise BadData(f"results: {path.parent} is not a folder")
        self._sound = data.rfind(b"\n") + 1
        whole = data[: self._sound].split(b"\n")[:-1]
        if not whole and data:
            raise BadData(f"results: {path} is not a results file of a {self.kind}")
        for number, text in enumerate(whole, 1):
            self._line(path, number, text)

    def _line(self, path: Path, number: int, text: bytes) -> None:
        where = f"results: {path}, line {number}"
        try:
            value = json.loads(text)
            if number > 1:
                self.lines.append(line_from_json(value))
        except (ValueError, KeyError, TypeError, AttributeError, IndexError):
            raise BadData(f"{where}: cannot be read") from None
        if number == 1:
            self._same_header(where, value)

    def _same_header(self, where: str, found: Any) -> None:
        if not isinstance(found, dict) or found.get(f"polemos_{self.kind}") != FORMAT:
            raise BadData(f"{where}: this is not a results file of a {self.kind}")
        for key, value in self.header.items():
            if found.get(key) != value:
                raise BadData(f"{where}: {key} is {found.get(key)!r} there and {value!r} now")

    def append(self, line: Line) -> None:
        """Keep one match; what is on disk is always whole lines, save perhaps the last."""
        self.lines.append(line)
        if self.path is not None:
            self._write(json.dumps(line_to_json(line), ensure_ascii=False, separators=(",", ":")))

    def _write(self, text: str) -> None:
        try:
            if self._file is None:
                self._file = self._opened()
            self._file.write(text.encode() + b"\n")
            self._file.flush()
        except OSError as error:
            raise BadData(f"results: {self.path}: {error.strerror}") from None

    def _opened(self) -> IO[bytes]:
        """The file without its torn last line, ready to append; a new one begins with the header."""
        assert self.path is not None
        file = self.path.open("ab")
        file.truncate(self._sound)
        if not self._sound:
            file.write(json.dumps(self.header, ensure_ascii=False).encode() + b"\n")
        return file

    def close(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None


def digest(data: str | None) -> str | None:
    """What a folder of own data files holds: files of the same name may have other values the next day."""
    if data is None:
        return None
    found = sha256()
    for path in sorted(Path(data).rglob("*.yaml")):
        found.update(f"{path.relative_to(data).as_posix()}\0".encode() + path.read_bytes() + b"\0")
    return found.hexdigest()[:16]


def line_to_json(line: Line) -> dict[str, Any]:
    outcome = line.outcome._asdict()
    outcome["forfeit"] = None if line.outcome.forfeit is None else line.outcome.forfeit._asdict()
    told = {"game": line.game, "scenario": line.scenario, "bots": list(line.bots), "rules": line.rules}
    return {**told, **outcome}


def line_from_json(value: dict[str, Any]) -> Line:
    """Raises whatever Python raises for a value of another shape; the caller names the line."""
    forfeit = value["forfeit"]
    outcome = Outcome(
        int(value["number"]),
        dict(value["seats"]),
        tuple(value["winners"]),
        str(value["level"]),
        str(value["reason"]),
        dict(value["scores"]),
        int(value["actions"]),
        int(value["turns"]),
        {int(turn): dict(scores) for turn, scores in value["curve"].items()},
        {role: dict(counts) for role, counts in value["verbs"].items()},
        None if forfeit is None else Forfeit(**forfeit),
    )
    bots = tuple(str(bot) for bot in value["bots"])
    return Line(str(value["game"]), str(value["scenario"]), bots, int(value["rules"]), outcome)
