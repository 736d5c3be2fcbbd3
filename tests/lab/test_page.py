"""The page of plots: one file, nothing fetched, both languages, the same for the same numbers."""

from __future__ import annotations

import re
from base64 import b64decode
from collections.abc import Callable
from functools import cache
from html.parser import HTMLParser
from typing import Any
from xml.etree import ElementTree

import pytest
from matplotlib.figure import Figure

from polemos import games
from polemos.cli.common import terminal_text
from polemos.kit.text import key_of
from polemos.lab import plots
from polemos.lab.actions import action_space
from polemos.lab.page import Made, _verb, simulation_page, tournament_page
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


def drawn(draw: Callable[[], str], monkeypatch: pytest.MonkeyPatch) -> Any:
    """The axes of a drawing, instead of its SVG."""
    found: list[Any] = []

    def kept(paint: plots.Draw, width: float = 5.2, height: float = 2.9) -> str:
        found.append(Figure(figsize=(width, height)).add_subplot())
        paint(found[-1])
        return ""

    monkeypatch.setattr(plots, "svg", kept)
    draw()
    return found[0]


def labels(axis: Any) -> list[str]:
    return [label.get_text() for label in axis.get_ticklabels()]


def test_the_actions_shown_are_the_most_used_of_all_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not those of the first bot, nor cut where another bot's list ends."""
    groups = {"a": {f"a{i}": 0.1 for i in range(10)}, "b": {f"b{i}": 0.5 - i / 50 for i in range(8)}}
    groups["a"]["b7"] = 0.01
    axes = drawn(lambda: plots.grouped(groups, "%"), monkeypatch)
    assert labels(axes.yaxis) == [f"b{i}" for i in range(8)] + [f"a{i}" for i in range(4)]
    assert [round(bar.get_width(), 1) for bar in axes.containers[0]][7:9] == [1.0, 10.0]


def test_a_report_keeps_every_action() -> None:
    outcome = play_chunk(JOB, (0,))[0]
    many = {f"verb{i}": i + 1 for i in range(30)}
    shares = summary(JOB, [outcome._replace(verbs={"athens": many})])["verbs"]["random"]
    assert len(shares) == 30
    assert sum(shares.values()) == pytest.approx(1, abs=0.01)


def test_long_labels_have_several_lines_and_counts_no_decimals(monkeypatch: pytest.MonkeyPatch) -> None:
    axes = drawn(lambda: plots.bars([("word " * 20, 1.0), ("short", 2.0)], "n"), monkeypatch)
    assert [label.count("\n") for label in labels(axes.yaxis)] == [0, 2]
    assert all(float(tick).is_integer() for tick in axes.xaxis.get_majorticklocs())
    axes = drawn(lambda: plots.histogram([5, 6, 6, 7], "x", "y"), monkeypatch)
    assert all(float(tick).is_integer() for tick in axes.yaxis.get_majorticklocs())


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", games())
def test_every_action_has_a_readable_name(game: str, lang: str) -> None:
    """A button that is nothing but its argument is no name, and no id takes its place."""
    text = terminal_text(game, lang)
    for verb in {pair[0] for pair in action_space(game).pairs}:
        name = _verb(verb, text)
        assert name == name.strip(" :…"), verb
        assert "  " not in name
        assert "_" not in name
        assert text.verb(verb) != "…" or name == text.say(key_of("cli-verb", verb))
    assert not [key for key in text.missing if "cli-verb" in key]


def test_the_header_counts_every_run_and_each_has_its_letter() -> None:
    page = pages("en")[0]
    assert "8 matches, seed 2" in page
    assert page.index("<h2>A: ") < page.index("<h2>B: ")


def test_forfeits_say_where_and_as_whom() -> None:
    assert f"<td>{GAME}:{SCENARIO}</td><td>Athènes</td>" in pages("fr")[0]


def test_the_verdict_comes_first_then_what_was_changed_and_a_beside_b() -> None:
    page = pages("en")[0]
    order = [page.index(part) for part in ('class="verdict"', "What was changed", "<h2>A: ", "<h2>B: ")]
    assert order == sorted(order)
    assert "No difference found" in page or "B makes a difference" in page


def test_draws_stand_in_every_table_of_wins() -> None:
    assert [page.count("<td>Draws</td>") for page in pages("en")] == [2, 1]


def test_a_page_says_how_it_was_made() -> None:
    made = Made("1.2.3", "2026-11-17", "polemos simulate x --seats 'a,<b>'")
    page = simulation_page(simulated(), terminal_text(GAME, "en"), made)
    assert "Polemos 1.2.3, 2026-11-17" in page
    assert "polemos simulate x --seats &#x27;a,&lt;b&gt;&#x27;" in page


def test_a_and_b_are_drawn_on_one_chart_with_their_intervals(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = [("Athens", [(40.0, 30.0, 50.0), (60.0, 50.0, 70.0)]), ("Draws", [(5.0, 1.0, 9.0)] * 2)]
    axes = drawn(lambda: plots.paired(rows, ("A", "B"), "%"), monkeypatch)
    assert labels(axes.yaxis) == ["Draws", "Athens"]
    assert len(axes.lines) == 8, "a point and an interval each"
    assert [entry.get_text() for entry in axes.get_legend().get_texts()] == ["A", "B"]


def test_a_curve_has_a_band_and_the_actions_no_empty_bars(monkeypatch: pytest.MonkeyPatch) -> None:
    line = [[1, 5.0, 4, 3.0, 8.0], [2, 6.0, 4, 4.0, 9.0]]
    axes = drawn(lambda: plots.curves({"Athens": line}, "turn", "score"), monkeypatch)
    assert len(axes.collections) == 1
    assert plots.favourites({"a": {"march": 0.5, "sing": 0.0004}}) == ["march"]


def test_the_comparison_names_its_tests() -> None:
    page = pages("en")[0]
    assert "Fisher" in page
    assert "permutation" in page
