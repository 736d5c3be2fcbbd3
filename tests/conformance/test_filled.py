"""Every sentence of every catalogue reads right, whatever is put into it: no random game says them all."""

from __future__ import annotations

import pytest

import polemos
from conformance.filled import is_counted, sentences, untranslated
from conformance.language import flaws
from polemos.kit.text import LANGS

#: The table's own catalogue, and that of every game.
ALL = ["", *polemos.games()]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game_id", ALL)
def test_every_sentence_reads_right_however_it_is_filled(game_id: str, lang: str) -> None:
    wrong: dict[str, str] = {}
    for key, sentence in sentences(game_id, lang):
        for flaw in flaws(lang, sentence):
            wrong.setdefault(f"{key} {flaw.split(' (')[0]}", flaw)
    assert wrong == {}, "\n".join(f"{key}: {flaw}" for key, flaw in wrong.items())


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game_id", ALL)
def test_every_variant_can_be_chosen(game_id: str, lang: str) -> None:
    """An argument that has a name in the catalogue comes as that name: « navale », never `naval`."""
    assert untranslated(game_id, lang) == []


def test_sentences_are_filled_with_none_one_and_many() -> None:
    told = {sentence for key, sentence in sentences("hellas", "en") if key == "why-too-dear"}
    assert told == {
        f"This costs {n}, and you have {have}."
        for n, have in (("0 talents", 0), ("1 talent", 1), ("2 talents", 2))
    }


def test_what_is_counted_is_told_from_what_is_named() -> None:
    assert is_counted(["one", "other"])
    assert is_counted(["0", "other"])
    assert not is_counted(["naval", "other"])
