"""The turn on one page: every game has one, it cites clauses that exist, and no phase is missing from it."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

import polemos
from conformance.language import flaws
from playing import random_action
from polemos.kit.text import LANGS
from polemos.lessons.card import Card, card_of, check_card, moments

ROOT = Path(__file__).resolve().parents[2]

#: Phases whose views name them although no step of the turn is meant.
WHOLE_BATTLE = {"battle"}


def card(game: str) -> Card:
    found = card_of(game)
    assert found is not None, f"{game} has no lessons/turn.yaml"
    return found


@pytest.mark.parametrize("game", polemos.games())
def test_every_clause_of_a_card_exists(game: str) -> None:
    check_card(polemos.game(game), card(game))


@pytest.mark.parametrize("game", polemos.games())
def test_every_step_of_the_turn_has_a_drawing(game: str) -> None:
    """Of those the client has; nothing else is drawn."""
    source = (ROOT / "web/src/learn/drawings.ts").read_text(encoding="utf-8")
    drawn = set(re.findall(r"^  (\w+): (?:\[|WREATH)", source, re.M))
    assert {entry.draw for entry in card(game).turn} <= drawn
    assert not any(entry.draw for entry in (*card(game).win, *card(game).words))
    rounds = [entry.once for entry in card(game).turn]
    assert rounds == sorted(rounds, reverse=True)  # what comes once comes first


@pytest.mark.parametrize("game", polemos.games())
def test_every_phase_that_is_played_is_on_the_card(game: str) -> None:
    own = polemos.game(game)
    known = {phase for entry in card(game).turn for phase in entry.at} | WHOLE_BATTLE
    for scenario in own.scenarios[:2]:
        match, rng = own.start(scenario.id, 1, own.trial_options()), Random(1)
        for _ in range(600):
            if match.over:
                break
            assert moments(match.view(None)) <= known
            match.play(*random_action(match, rng))


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", polemos.games())
def test_the_words_of_a_card_read_well(game: str, lang: str) -> None:
    own = card(game)
    entries = (*own.win, *own.turn, *own.words)
    said = [words for entry in entries for words in (entry.title[lang], entry.text[lang])]
    said += [part.title[lang] for entry in own.turn for part in entry.parts]
    assert [flaw for words in said for flaw in flaws(lang, words)] == []
