"""Reads, in both languages, all that a game says; what has no text is found in `missing`."""

from __future__ import annotations

from functools import cache

from polemos.engine.game import Game
from polemos.engine.journal import Line
from polemos.engine.prompt import Prompt
from polemos.engine.result import Result
from polemos.engine.why import Note, Reason
from polemos.kit.text import LANGS, Text


class Reader:
    """Every key a game uses exists in both catalogues and formats without errors."""

    def __init__(self, game: Game) -> None:
        self.texts = [Text(game.meta.id, lang) for lang in LANGS]
        self._read: set[object] = set()

    def missing(self) -> list[str]:
        return sorted(f"{text.lang}: {key}" for text in self.texts for key in text.missing)

    def _new(self, *key: object) -> bool:
        known = key in self._read
        self._read.add(key)
        return not known

    def prompt(self, prompt: Prompt) -> None:
        if self._new("prompt", prompt.message, repr(prompt.args)):
            for text in self.texts:
                text.prompt(prompt)
        for verb, arg in prompt.pairs():
            if self._new("verb", verb, arg, prompt.message):
                for text in self.texts:
                    text.choice(verb, arg, prompt.message)

    def line(self, line: Line) -> None:
        if self._new("line", line.key, repr(line.args)):
            for text in self.texts:
                text.line(line)

    def why(self, reason: Reason) -> None:
        if self._new("why", reason.key, repr(reason.args)):
            for text in self.texts:
                text.why(reason)

    def note(self, note: Note) -> None:
        if self._new("note", note.key, repr(note.args)):
            for text in self.texts:
                text.note(note)

    def result(self, result: Result) -> None:
        for text in self.texts:
            text.result(result)
            text.scores(result)


@cache
def shared_reader(game: Game) -> Reader:
    """One reader for each game and process, so that nothing is read twice."""
    return Reader(game)
