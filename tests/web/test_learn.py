"""A newcomer's path: from the lobby to the end of a first lesson; then one lesson of each game."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import polemos
from polemos.lessons import lessons_of, puzzles_of
from tests.web.player import Player

Sit = Callable[..., Player]
GAMES = [game for game in polemos.games() if lessons_of(game)]

#: Offered choices of the question, as the page shows them.
OFFERED = "all => all.map(e => [e.dataset.verb, e.dataset.arg ?? null])"


def whole(player: Player, game: str, lesson: str) -> dict[str, Any]:
    told: dict[str, Any] = player.page.request.get(f"{player.url}api/games/{game}/lessons/{lesson}").json()
    return told


def learn(player: Player, steps: list[dict[str, Any]]) -> None:
    """Read, watch and do what the lesson says, to its end."""
    page = player.page
    for number, step in enumerate(steps):
        page.wait_for_selector(f".lesson[data-step='{number}']")
        if step["kind"] != "turn":
            page.click("[data-testid=lesson-go-on]")
            continue
        for ways in step["clicks"]:
            player.wait_for_turn()
            before = player.number
            click(player, ways)
            player.wait_after(before)
    page.wait_for_selector("[data-testid=lesson-done]")


def click(player: Player, ways: list[dict[str, Any]]) -> None:
    """One of the right ways that is among the buttons."""
    page = player.page
    more = page.locator(".onboard .link[aria-expanded=false]")
    if more.count():
        more.click()
    offered = page.eval_on_selector_all(".choice", OFFERED)
    for index, (verb, arg) in enumerate(offered):
        for way in ways:
            args = ["" if one is None else str(one) for one in way.get("args", [arg])]
            if verb == way["verb"] and (arg or "") in [one or "" for one in args]:
                page.locator(".choice").nth(index).click()
                return
    raise AssertionError(f"{ways} is not among {offered}")


def test_a_newcomer_finishes_a_first_lesson(sit: Sit) -> None:
    player = sit()
    player.visit("")
    page = player.page
    page.click("article:has-text('Hellas') a:has-text('Learn')")
    page.click("li[data-lesson='01_first_turn'] button")
    page.wait_for_selector(".lesson[data-step='0']")
    player.wait_for_map()
    lesson = whole(player, "hellas", "01_first_turn")
    assert lesson["steps"][0]["text"]["en"] in page.inner_text(".lesson")
    assert page.get_attribute("#tab-score", "aria-selected") == "true"
    learn(player, lesson["steps"])
    assert json.loads(page.evaluate("localStorage['polemos.learnt']")) == {"hellas/01_first_turn": 0}
    page.click(".lesson a:has-text('All lessons')")
    page.wait_for_selector("li.done[data-lesson='01_first_turn']")
    player.visit("")
    page.wait_for_selector("article")
    assert page.locator(".matches").count() == 0


def test_another_click_is_answered_gently_and_a_reload_finds_the_place(sit: Sit) -> None:
    player = sit()
    player.visit("#/learn/hellas")
    page = player.page
    page.click("li[data-lesson='01_first_turn'] button")
    for number in (0, 1):
        page.wait_for_selector(f".lesson[data-step='{number}']")
        page.click("[data-testid=lesson-go-on]")
    page.wait_for_selector(".lesson[data-step='2']")
    player.wait_for_turn()
    before = player.number
    page.click(".choice[data-verb=build]")
    lesson = whole(player, "hellas", "01_first_turn")
    page.wait_for_selector(".said.gentle")
    assert page.inner_text(".said") == lesson["steps"][2]["asides"][0]["text"]["en"]
    assert player.number == before
    page.reload()
    page.wait_for_selector(".lesson[data-step='2']")
    page.click("[data-testid=lesson-show]")
    page.click(".choice[data-verb=move]")
    page.wait_for_selector(".lesson[data-step='3']")
    player.wait_for_turn()
    page.click("[data-testid=undo]")
    page.wait_for_selector(".lesson[data-step='2']")


@pytest.mark.parametrize("game", GAMES)
def test_the_first_lesson_of_each_game_is_finished_in_the_browser(sit: Sit, game: str) -> None:
    player = sit()
    first = lessons_of(game)[0].id
    player.visit(f"#/learn/{game}")
    player.page.click(f"li[data-lesson='{first}'] button")
    learn(player, whole(player, game, first)["steps"])


def test_the_turn_is_one_printed_page(sit: Sit) -> None:
    """A player aid on A4, in both languages, for every game."""
    player = sit()
    page = player.page
    for game in polemos.games():
        player.visit(f"#/turn/{game}")
        for _ in ("en", "fr"):
            page.wait_for_selector("[data-testid=turn-card] [data-testid=wheel] a path")
            sheets = page.pdf(prefer_css_page_size=True).count(b"/Type /Page\n")
            assert sheets == 1, (game, sheets)
            page.click("button.lang")


def test_the_present_step_is_lit_and_leads_to_its_rule(sit: Sit) -> None:
    player = sit()
    player.visit("#/learn/hellas")
    page = player.page
    page.click("li[data-lesson='01_first_turn'] button")
    page.wait_for_selector(".lesson")
    page.click("#tab-turn")
    page.wait_for_selector("#panel li[aria-current=step]")
    assert "Action cycle" in page.inner_text("#panel li[aria-current=step]")
    assert "Action cycle" in (page.text_content("#panel [data-testid=wheel] a.now") or "")
    assert "Athens" in (page.text_content("#panel [data-testid=wheel] .row >> nth=0") or "")
    page.click("#panel li[aria-current=step] .rule")
    page.wait_for_selector("#panel article")
    assert "8a" in page.inner_text("#panel article")


def test_the_book_finds_numbers_and_names_the_lessons_of_a_clause(sit: Sit) -> None:
    player = sit()
    page = player.page
    player.visit("#/rules/hellas?find=9.4")
    page.wait_for_selector("article")
    assert "9.4a" in page.inner_text("article >> nth=0")
    page.wait_for_selector("article:has-text('9.4c') a:has-text('The first ship')")
    player.visit("#/rules/hellas")
    page.wait_for_selector("dt:has-text('trading post')")


def test_a_teacher_explains_each_kind_of_question_once(sit: Sit) -> None:
    player = sit()
    page = player.page
    page.evaluate("localStorage['polemos.settings'] = JSON.stringify({lang: 'en', teacher: true})")
    player.visit("#/new/hellas")
    page.click("[data-testid=begin]")
    page.wait_for_selector("[data-testid=teacher]")
    page.click("[data-testid=teacher] button:has-text('Understood')")
    page.wait_for_selector("[data-testid=teacher]", state="detached")
    page.reload()
    player.wait_for_turn()
    assert page.locator("[data-testid=teacher]").count() == 0


def test_a_puzzle_is_found_solved_and_kept(sit: Sit) -> None:
    player = sit()
    page = player.page
    player.visit("#/learn/hellas")
    page.click("[data-puzzle=puzzle_01_four_harbours]")
    player.wait_for_turn()
    before = player.number
    page.click(".choice[data-verb=develop]")
    page.wait_for_selector(".said.gentle")
    assert player.number == before
    page.click(".choice[data-verb=posts]")
    page.wait_for_selector("[data-testid=lesson-done]")
    told = whole(player, "hellas", "puzzle_01_four_harbours")
    assert told["steps"][0]["well"]["en"] in page.inner_text(".lesson")
    assert str(told["proof"]["best"]) in page.inner_text("[data-testid=proof]")
    page.click(".lesson a:has-text('All puzzles')")
    page.wait_for_selector("[data-puzzle=puzzle_01_four_harbours].done:has-text('✓')")


@pytest.mark.parametrize("game", polemos.games())
def test_the_last_puzzle_of_each_game_is_solved_in_the_browser(sit: Sit, game: str) -> None:
    player = sit()
    last = puzzles_of(game)[-1].lesson.id
    player.visit(f"#/learn/{game}")
    player.page.click(f"[data-puzzle={last}]")
    learn(player, whole(player, game, last)["steps"])
    assert json.loads(player.page.evaluate("localStorage['polemos.learnt']")) == {f"{game}/{last}": 1}
    player.page.click(".lesson a:has-text('All puzzles')")
    player.page.wait_for_selector(f"[data-puzzle={last}].done:has-text('★')")


def test_an_example_of_play_is_clicked_through_in_the_book(sit: Sit) -> None:
    player = sit()
    page = player.page
    player.visit("#/rules/hellas?find=9.1o")
    page.click("[data-testid=open-example] >> nth=0")
    page.wait_for_selector("[data-testid=example] .stage[data-baked=true]", timeout=60_000)
    example = page.locator("[data-testid=example]")
    first = example.locator("figcaption").inner_text()
    pictures = int(example.get_attribute("data-of") or 0)
    for _ in range(pictures - 1):
        example.locator("button:has-text('On')").click()
    assert example.get_attribute("data-at") == str(pictures - 1)
    assert "Corinth is contested" in example.locator("figcaption").inner_text()
    assert example.locator("figcaption").inner_text() != first


def test_the_book_is_printed_on_a4_in_both_languages(sit: Sit) -> None:
    player = sit()
    page = player.page
    for lang, words in (("en", "Trading post"), ("fr", "Comptoir")):
        settings = json.dumps({"lang": lang})
        page.evaluate("s => localStorage.setItem('polemos.settings', s)", settings)
        player.visit("#/rules/hellas")
        page.wait_for_selector(f"dt:has-text('{words}')")
        pdf = page.pdf(prefer_css_page_size=True)
        clauses = page.locator("article").count()
        assert clauses > 300
        assert 8 <= pdf.count(b"/Type /Page\n") <= 40
        assert b"/MediaBox [0 0 594" in pdf or b"/MediaBox [0 0 595" in pdf


def test_the_words_of_a_question_lead_to_the_glossary(sit: Sit) -> None:
    player = sit()
    page = player.page
    player.visit("#/learn/hellas")
    page.click("[data-puzzle=puzzle_01_four_harbours]")
    player.wait_for_turn()
    page.click(".choice[data-verb=posts]")
    page.click("[data-testid=glossary] button:has-text('trading post')")
    assert "goods" in page.inner_text("[data-testid=glossary] .text")
    page.click("[data-testid=glossary] .rule")
    page.wait_for_selector("#panel article")
