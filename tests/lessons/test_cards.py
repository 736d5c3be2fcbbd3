"""The turn on one page: every game has one, it cites clauses that exist, and no phase is missing from it."""

from __future__ import annotations

from random import Random

import pytest

import polemos
from conformance.language import flaws
from playing import random_action
from polemos.kit.text import LANGS
from polemos.lessons.card import Card, card_of, check_card, moments

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
    assert [flaw for words in said for flaw in flaws(lang, words)] == []
