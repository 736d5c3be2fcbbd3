"""The turn on one page: how you win, the steps of a turn with their clauses, and the words of the game."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from polemos.engine.codec import Reader
from polemos.engine.errors import BadData
from polemos.engine.game import Game
from polemos.kit.data import read
from polemos.lessons.checking import is_clause
from polemos.lessons.model import Texts
from polemos.lessons.reading import texts
from polemos.lessons.shelf import folder_of

FILE: Final = "turn.yaml"


@dataclass(frozen=True)
class Part:
    """A part of a step, in its order."""

    title: Texts
    rule: str


@dataclass(frozen=True)
class Entry:
    """One line of the card: a way to win, a step of the turn, or a word that is explained."""

    title: Texts
    text: Texts
    rule: str
    #: The phases (or stages of a battle) of a view in which this step is the present one.
    at: tuple[str, ...] = ()
    #: The small drawing of a step (web/src/learn/drawings.ts).
    draw: str = ""
    #: Whether it comes once, before the first turn, and not in every one.
    once: bool = False
    parts: tuple[Part, ...] = ()


@dataclass(frozen=True)
class Card:
    """The player aid of a game."""

    win: tuple[Entry, ...]
    turn: tuple[Entry, ...]
    words: tuple[Entry, ...]


@cache
def card_of(game: str) -> Card | None:
    """The card of a game, if somebody has written one."""
    path = folder_of(game) / FILE
    return read_card(path) if path.is_file() else None


def read_card(path: Path) -> Card:
    reader = Reader(read(path), path.name)
    reader.only(("win", "turn", "words"))
    return Card(_entries(reader, "win"), _entries(reader, "turn"), _entries(reader, "words"))


def _entries(reader: Reader, key: str) -> tuple[Entry, ...]:
    rows = enumerate(reader.items(key))
    return tuple(_entry(Reader(row, f"{reader.path}, {key} {i + 1}")) for i, row in rows)


def _entry(reader: Reader) -> Entry:
    reader.only(("title", "text", "rule", "at", "draw", "once", "parts"))
    given = reader.value
    return Entry(
        texts(reader, "title"),
        texts(reader, "text"),
        reader.text("rule"),
        reader.texts("at") if "at" in given else (),
        reader.text("draw") if "draw" in given else "",
        reader.flag("once") if "once" in given else False,
        _parts(reader) if "parts" in given else (),
    )


def _parts(reader: Reader) -> tuple[Part, ...]:
    rows = [Reader(row, f"{reader.path}, part {i + 1}") for i, row in enumerate(reader.items("parts"))]
    return tuple(Part(texts(row, "title"), row.text("rule")) for row in rows)


def moments(view: dict[str, object]) -> set[str]:
    """What a view says of the moment: the phase, and in a battle its stage."""
    return {str(view[key]) for key in ("phase", "stage") if view.get(key)}


def check_card(game: Game, card: Card) -> None:
    """Every clause that is cited exists, and no phase stands twice."""
    lines: list[Entry | Part] = [*card.win, *card.turn, *card.words]
    lines += [part for entry in card.turn for part in entry.parts]
    for line in lines:
        if not is_clause(line.rule, game):
            raise BadData(f"{game.meta.id}, {FILE}: there is no clause {line.rule!r}")
    named = [phase for entry in card.turn for phase in entry.at]
    if len(set(named)) < len(named):
        raise BadData(f"{game.meta.id}, {FILE}: a phase stands twice")
