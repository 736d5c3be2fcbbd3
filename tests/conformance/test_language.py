"""What a game says in thousands of real moments reads right in both languages (language.py has the flaws)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from random import Random

import pytest

import polemos
from conformance.cases import game_of
from conformance.language import OURS, TYPOGRAPHY, flaws
from playing import random_action
from polemos.engine.match import Match
from polemos.engine.prompt import Prompt
from polemos.kit.text import LANGS, Text, key_of

#: Games whose sentences have not been read through yet.
UNREAD: frozenset[str] = frozenset()
READ = [game_id for game_id in polemos.games() if game_id not in UNREAD]

#: So many arguments of one verb are read at each question.
SOME = 12


#: A key and how one language says it.
Saying = tuple[str, Callable[[Text], str]]


def said(match: Match, rng: Random, most: int) -> Iterator[Saying]:
    """Every prompt, button and line of a random game, with the key it comes from."""
    for _ in range(most):
        if match.over:
            break
        for role in match.deciders:
            yield from asked(match.prompt(role), rng)
        match.play(*random_action(match, rng))
    for line in match.journal.lines:
        yield f"log-{line.key}", partial(Text.line, line=line)
    if match.result is not None:
        yield "result", partial(Text.result, result=match.result)


def asked(prompt: Prompt, rng: Random) -> Iterator[Saying]:
    yield f"prompt-{prompt.message}", partial(Text.prompt, prompt=prompt)
    for verb, args in prompt.choices.items():
        for arg in args if len(args) <= SOME else rng.sample(args, SOME):
            yield f"verb-{verb}", partial(Text.choice, verb=verb, arg=arg, asked=prompt.message)


@pytest.mark.parametrize("game_id", READ)
def test_what_a_game_says_reads_right(game_id: str) -> None:
    """One match of each scenario, read in every language."""
    game, texts = game_of(game_id), [Text(game_id, lang) for lang in LANGS]
    read: dict[str, set[str]] = {lang: set() for lang in LANGS}
    wrong: dict[str, str] = {}
    for number, scenario in enumerate(game.scenarios):
        match = game.start(scenario.id, f"language:{number}", game.trial_options())
        for key, say in said(match, Random(number), 1200 // len(game.scenarios) + 200):
            for text in texts:
                sentence = say(text)
                if sentence not in read[text.lang]:
                    read[text.lang].add(sentence)
                    for flaw in flaws(text.lang, sentence):
                        wrong.setdefault(f"{key} {flaw.split(' (')[0]}", flaw)
    assert wrong == {}, "\n".join(f"{key}: {flaw}" for key, flaw in wrong.items())


def chapters_of(rules: Iterable[str]) -> set[str]:
    """`2.B.3.1a` stands in chapter 2, `9a` in chapter 9."""
    return {re.sub(r"(?<=\d)[a-z]+$", "", clause).split(".")[0] for clause in rules}


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game_id", READ)
def test_every_chapter_of_the_rules_has_a_title(game_id: str, lang: str) -> None:
    text = Text(game_id, lang)
    untitled = [c for c in chapters_of(game_of(game_id).rules) if not text.has(key_of("chapter", c.lower()))]
    assert sorted(untitled) == []


def section_of(clause: str) -> str:
    """`2.B.3.1a` stands in section `2.B.3.1`, as the client cuts it (web/src/table/rules.ts)."""
    return re.sub(r"(\d)[a-z]+$", r"\1", clause).rstrip(".")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game_id", READ)
def test_every_section_of_more_than_one_clause_has_a_title(game_id: str, lang: str) -> None:
    text, counted = Text(game_id, lang), Counter(section_of(clause) for clause in game_of(game_id).rules)
    several = [section for section, count in counted.items() if count > 1 and "." in section]
    assert [s for s in several if not text.has(key_of("section", s.lower()))] == []


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game_id", READ)
def test_the_clauses_of_the_rules_read_right(game_id: str, lang: str) -> None:
    wrong = []
    for clause in game_of(game_id).rules.values():
        for text in (clause.title[lang], clause.text[lang]):
            wrong += [
                f"{clause.id}: {flaw}" for flaw in flaws(lang, text) if flaw.split(" (")[0] in TYPOGRAPHY
            ]
            wrong += [f"{clause.id}: {found[0]}" for found in OURS.finditer(text)]
    assert wrong == []


BAD = [
    ("fr", "le siège de Épidaure"),
    ("fr", "depuis Le Pirée"),
    ("fr", "à Les Thermopyles"),
    ("fr", "reste 1 points"),
    ("fr", "Victoire : victoire"),
    ("fr", "Quel bord ?"),
    ("fr", "l'armée"),
    ("fr", "une chance de 2.5"),
    ("en", "pays 1 talents"),
    ("en", "a army"),
    ("en", "4 PA left"),
    ("en", "att_bd_1 falls"),
    ("fr", "Rome active le golfe (M17) (2 points)."),
    ("fr", "l’Épire a aucun territoire"),
    ("fr", "face au ouest"),
    ("fr", "Victoire de Sparte\u202f: victoire"),
    ("fr", "en à Sparte"),
    ("en", "peace False"),
    ("en", "The Gauls has one command point."),
    ("fr", "Les Mamertins lance 3."),
    ("en", "desertion: choose."),
    ("en", "d6 <= attitude"),
]
GOOD = [
    ("fr", "d’Épidaure\u202f: 1 fois, 11 points, +1 points de prestige, de Sparte, au Pirée, 2,5"),
    ("en", "1 talent, 11 talents, an army, a hoplite, Piraeus"),
]


@pytest.mark.parametrize(("lang", "text"), BAD)
def test_what_is_wrong_is_found(lang: str, text: str) -> None:
    assert list(flaws(lang, text)) != []


@pytest.mark.parametrize(("lang", "text"), GOOD)
def test_what_is_right_is_left_alone(lang: str, text: str) -> None:
    assert list(flaws(lang, text)) == []
