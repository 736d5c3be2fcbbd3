"""Whole matches of Hellespont as the terminal tells them: no word is missing in either language."""

from __future__ import annotations

from io import StringIO
from random import Random

import pytest
from rich.console import Console

import polemos
from polemos.cli.common import terminal_text
from polemos.cli.table import Screen
from polemos.cli.words import LANGS
from polemos.games.hellespont.printed import FATES
from polemos.kit.text import Text


@pytest.mark.parametrize("lang", LANGS)
def test_every_fate_of_a_piece_has_a_name(lang: str) -> None:
    """The panel of forces shows them; a random match hardly ever recalls a leader."""
    text = Text("hellespont", lang)
    assert all(text.place(fate) for fate in FATES)
    assert text.missing == set()


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("scenario", ["historical", "alcibiades"])
def test_nothing_is_left_untranslated(scenario: str, lang: str) -> None:
    game = polemos.game("hellespont")
    text = terminal_text("hellespont", lang)
    screen = Screen(Console(file=StringIO(), width=120), text, game.board())
    match, chance = game.start(scenario, seed=6), Random(6)
    asked: set[str] = set()
    while not match.over:
        role = match.deciders[0]
        prompt = match.prompt(role)
        if prompt.message not in asked or chance.random() < 0.02:
            asked.add(prompt.message)
            screen.show(match, role)
            noted = {(note.verb, note.arg): text.note(note) for note in match.notes(role)}
            screen.prompt(role, prompt, match.view(role), noted)
        match.play(role, *chance.choice(prompt.pairs()))
    screen.lines(match.journal.lines)
    assert match.result is not None
    screen.result(match.result)
    assert len(asked) > 12
    assert text.missing == set()
