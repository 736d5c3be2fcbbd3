"""The page of plots: one file, nothing fetched, both languages, the same for the same numbers."""

from __future__ import annotations

import re
from base64 import b64decode
from functools import cache
from html.parser import HTMLParser
from typing import Any
from xml.etree import ElementTree

import pytest

from polemos.cli.common import terminal_text
from polemos.lab.page import simulation_page, tournament_page
from polemos.lab.referee import Forfeit
from polemos.lab.report import comparison, summary
from polemos.lab.results import Results
from polemos.lab.simulate import Job, play_chunk
from polemos.lab.tournament import Plan, arenas, jobs, line_of, report

GAME, SCENARIO = "peloponnesian_war", "fall_of_athens_two"
JOB = Job(GAME, ("random", "greedy@3"), 2, 4, SCENARIO)


@cache
def simulated() -> dict[str, Any]:
    """Two runs that are compared; the second has a forfeit."""
    first, second = (play_chunk(JOB._replace(seed=seed), tuple(range(4))) for seed in (2, 3))
    second = [second[0]._replace(forfeit=Forfeit("athens", "crash", "<b>oops</b>")), *second[1:]]
    runs = [summary(JOB, first), summary(JOB, second)]
    return {"runs": runs, "comparison": comparison(*runs, first, second)}


@cache
def tournament() -> dict[str, Any]:
    plan = Plan(("greedy@3", "random"), arenas([f"{GAME}:{SCENARIO}"]), 4, 1)
    results = Results(None, plan.header())
    for job in jobs(plan):
        for outcome in play_chunk(job, tuple(range(4))):
            results.append(line_of(job, outcome))
    return report(plan, results.lines)


@cache
def pages(lang: str) -> list[str]:
    text = terminal_text(GAME, lang)
    return [
        simulation_page(simulated(), text),
        tournament_page(tournament(), lambda g: terminal_text(g, lang)),
    ]


class Balanced(HTMLParser):
    """Every tag that is opened is closed, in order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.pictures: list[dict[str, str | None]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "img":
            self.pictures.append(dict(attrs))
        elif tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_pages_are_whole_and_need_no_other_file(lang: str) -> None:
    for page in pages(lang):
        found = Balanced()
        found.feed(page)
        assert found.open == []
        assert len(found.pictures) >= 5, "sides, length, endings, curve, actions"
        for picture in found.pictures:
            data = str(picture["src"]).removeprefix("data:image/svg+xml;base64,")
            assert ElementTree.fromstring(b64decode(data)).tag.endswith("svg")
            assert picture["alt"]
        bare = re.sub(r'src="data:[^"]*"', "", page)
        assert not re.search(r"https?://|<script|<link|url\(|@import", bare)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_text_of_the_pages_is_in_the_catalogue(lang: str) -> None:
    shown = [re.sub(r'src="data:[^"]*"', "", page) for page in pages(lang)]
    assert [re.findall(r"cli-[a-z-]+", page) for page in shown] == [[], []]


def test_the_languages_differ_and_the_same_numbers_give_the_same_page() -> None:
    assert pages("en")[1] != pages("fr")[1]
    again = tournament_page(tournament(), lambda game: terminal_text(game, "en"))
    assert again == pages("en")[1]


def test_what_a_bot_says_is_not_markup() -> None:
    page = pages("en")[0]
    assert "<b>oops" not in page
    assert "&lt;b&gt;oops" in page


def test_the_comparison_names_its_tests() -> None:
    page = pages("en")[0]
    assert "Fisher" in page
    assert "permutation" in page
