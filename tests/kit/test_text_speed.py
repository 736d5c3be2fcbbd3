"""A page of the log is made while somebody waits for it."""

from __future__ import annotations

import time
from random import Random

import pytest

import polemos
from playing import random_action
from polemos.kit.text import LANGS, Text

#: A page, and what it may cost, in lines and in seconds of processor.
PAGE, MOST = 500, 0.05


@pytest.mark.parametrize("lang", LANGS)
def test_a_page_of_the_log_is_made_at_once(lang: str) -> None:
    match, rng, text = polemos.game("hellespont").start(seed=1), Random(1), Text("hellespont", lang)
    while len(match.journal) < PAGE:
        match.play(*random_action(match, rng))
    lines, took = match.journal.lines[:PAGE], []
    for _ in range(5):
        began = time.process_time()
        assert all(text.line(line) for line in lines)
        took.append(time.process_time() - began)
    assert min(took) < MOST
