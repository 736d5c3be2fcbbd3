"""A lesson's file, read and checked field by field; every complaint names the file and the step."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from polemos.engine.codec import Reader
from polemos.engine.errors import BadData
from polemos.engine.game import checked_dice
from polemos.engine.match import Action
from polemos.engine.prompt import Arg
from polemos.kit.data import read
from polemos.kit.text import LANGS
from polemos.lessons.model import (
    ANYTHING,
    PASSIVE,
    READ,
    TURN,
    WATCH,
    Aside,
    Click,
    Goal,
    Lesson,
    Pointing,
    Star,
    Start,
    Step,
    Texts,
)
from polemos.lessons.typography import printed

FIELDS: Final = ("title", "about", "minutes", "role", "start", "before", "steps", "goal")
START_FIELDS: Final = ("scenario", "options", "seed", "dice", "position")
STEP_FIELDS: Final = (*("text", "point", "rule", "turn", "any_order", "otherwise", "well", "watch", "dice"),)
GOAL_FIELDS: Final = ("text", "against", "turn", "stars")
STAR_FIELDS: Final = ("text", "see", "count", "least", "most", "equals")

#: A step is read while the learner's hand is over the board: more than this is a chapter.
LONGEST: Final = 600


def read_lesson(path: Path, game: str) -> Lesson:
    """The lesson in a file, as far as it can be checked without playing it."""
    reader = Reader(read(path), path.name)
    reader.only(FIELDS)
    steps = reader.items("steps") if "steps" in reader.value else []
    return Lesson(
        game,
        path.stem,
        path,
        texts(reader, "title"),
        texts(reader, "about"),
        reader.number("minutes", 1, 60),
        reader.text("role"),
        start_of(reader, path),
        tuple(step_of(entry, f"{path.name}, step {i + 1}") for i, entry in enumerate(steps)),
        _goal(reader.reader("goal")) if "goal" in reader.value else None,
    )


def texts(reader: Reader, key: str) -> Texts:
    """A text in every language, set as a printer would."""
    words = reader.reader(key)
    words.only(LANGS)
    found = {lang: printed(words.text(lang), lang) for lang in LANGS}
    for lang, text in found.items():
        if not text or len(text) > LONGEST:
            raise words.fail(lang, f"has {len(text)} characters; 1 to {LONGEST} are expected")
    return found


# --- the beginning ------------------------------------------------------------------------------


def start_of(reader: Reader, path: Path) -> Start:
    """How the match begins: `start`, and what was played `before`."""
    start = reader.reader("start")
    start.only(START_FIELDS)
    options = start.reader("options").value if "options" in start.value else {}
    seed = start.value.get("seed", 0)
    if isinstance(seed, bool) or not isinstance(seed, (int, str)):
        raise start.fail("seed", "a whole number or a text is expected")
    before = reader.items("before") if "before" in reader.value else []
    return Start(
        start.text("scenario") if "scenario" in start.value else "",
        dict(options),  # type: ignore[arg-type]  # the game itself checks them
        seed,
        checked_dice(start.items("dice")) if "dice" in start.value else (),
        _position(path.parent / start.text("position")) if "position" in start.value else None,
        tuple(action(entry, f"{reader.path}.before[{i}]") for i, entry in enumerate(before)),
    )


def _position(path: Path) -> object:
    """A stored position. Its number of the rules does not matter: playing the lesson shows if it fits."""
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadData(f"{path.name}: {error}") from None


# --- steps --------------------------------------------------------------------------------------


def step_of(entry: object, where: str) -> Step:
    """One step of a lesson."""
    reader = Reader(entry, where)
    reader.only(STEP_FIELDS)
    if "turn" in reader.value and "watch" in reader.value:
        raise reader.fail("turn", "a step is either the learner's turn or to be watched")
    kind = TURN if "turn" in reader.value else WATCH if "watch" in reader.value else READ
    return Step(
        texts(reader, "text"),
        kind,
        _pointing(reader.reader("point")) if "point" in reader.value else Pointing(),
        str(reader.value.get("rule", "")),
        _clicks(reader) if kind == TURN else (),
        reader.flag("any_order") if "any_order" in reader.value else False,
        _asides(reader) if "otherwise" in reader.value else (),
        texts(reader, "well") if "well" in reader.value else {},
        _watched(reader) if kind == WATCH else (),
        checked_dice(reader.items("dice")) if "dice" in reader.value else (),
    )


def _pointing(reader: Reader) -> Pointing:
    reader.only(("places", "pieces", "panels"))
    return Pointing(
        *(reader.texts(key) if key in reader.value else () for key in ("places", "pieces", "panels"))
    )


def _clicks(reader: Reader) -> tuple[tuple[Click, ...], ...]:
    entries = reader.items("turn")
    if not entries:
        raise reader.fail("turn", "at least one click is expected")
    return tuple(_ways(entry, f"{reader.path}.turn[{i}]") for i, entry in enumerate(entries))


def _ways(entry: object, where: str) -> tuple[Click, ...]:
    """`[verb, argument]`, or a list of such where several are right."""
    if isinstance(entry, list) and entry and isinstance(entry[0], list):
        return tuple(_click(one, where) for one in entry)
    return (_click(entry, where),)


def _click(entry: object, where: str) -> Click:
    if not isinstance(entry, list) or not 1 <= len(entry) <= 2 or not isinstance(entry[0], str):
        raise BadData(f"{where}: [verb], [verb, argument] or [verb, [argument, argument]] is expected")
    if len(entry) == 1:
        return Click(entry[0], (None,))
    if entry[1] == ANYTHING:
        return Click(entry[0], None)
    wanted = entry[1] if isinstance(entry[1], list) else [entry[1]]
    return Click(entry[0], tuple(_arg(one, where) for one in wanted))


def _arg(value: object, where: str) -> Arg:
    if value is not None and (isinstance(value, bool) or not isinstance(value, (str, int))):
        raise BadData(f"{where}: {value!r} is no argument (an id or a number)")
    return value


def _asides(reader: Reader) -> tuple[Aside, ...]:
    found = []
    for i, entry in enumerate(reader.items("otherwise")):
        one = Reader(entry, f"{reader.path}.otherwise[{i}]")
        one.only(("click", "text"))
        click = _click(one.get("click"), one.path) if "click" in one.value else None
        found.append(Aside(texts(one, "text"), click))
    return tuple(found)


def _watched(reader: Reader) -> tuple[Action, ...]:
    if reader.value["watch"] == PASSIVE:
        return ()
    entries = reader.items("watch")
    if not entries:
        raise reader.fail("watch", f"actions or {PASSIVE!r} are expected")
    return tuple(action(entry, f"{reader.path}.watch[{i}]") for i, entry in enumerate(entries))


def action(entry: object, where: str) -> Action:
    """`[role, verb, argument]`, as in a record; the argument may be left out."""
    if not isinstance(entry, list) or not 2 <= len(entry) <= 3:
        raise BadData(f"{where}: [role, verb, argument] is expected")
    return str(entry[0]), str(entry[1]), _arg(entry[2] if len(entry) > 2 else None, where)


# --- goals --------------------------------------------------------------------------------------


def _goal(reader: Reader) -> Goal:
    reader.only(GOAL_FIELDS)
    stars = reader.items("stars")
    if len(stars) != 3:
        raise reader.fail("stars", "three are expected")
    return Goal(
        texts(reader, "text"),
        reader.text("against"),
        reader.number("turn", 1, 1000),
        tuple(star_of(entry, f"{reader.path}.stars[{i}]") for i, entry in enumerate(stars)),
    )


def star_of(entry: object, where: str) -> Star:
    """A condition on what the learner sees."""
    reader = Reader(entry, where)
    reader.only(STAR_FIELDS)
    if ("see" in reader.value) == ("count" in reader.value):
        raise reader.fail("see", "either a path in the view or a count of pieces is expected")
    if not any(key in reader.value for key in ("least", "most", "equals")):
        raise reader.fail("least", "least, most or equals is expected")
    count = reader.reader("count") if "count" in reader.value else None
    return Star(
        texts(reader, "text"),
        tuple(reader.text("see").split("/")) if count is None else (),
        None if count is None else {key: count.text(key) for key in count.value},
        reader.number("least", -(10**6), 10**6) if "least" in reader.value else None,
        reader.number("most", -(10**6), 10**6) if "most" in reader.value else None,
        _equals(reader),
    )


def _equals(reader: Reader) -> str | int | None:
    value = reader.value.get("equals")
    if value is not None and not isinstance(value, (str, int)):
        raise reader.fail("equals", "a name or a number is expected")
    return value
