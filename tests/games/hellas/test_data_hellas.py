"""Data of Hellas: provenance, checks, the player's own files, texts."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.hellas.scene import game
from polemos.engine.errors import BadData
from polemos.games.hellas.printed import Printed
from polemos.games.hellas.provenance import report
from polemos.kit.text import LANGS, Text


def test_every_fact_of_the_rulebook_holds_in_our_data() -> None:
    found = report(None)
    assert [check["id"] for check in found["checks"] if not check["ok"]] == []
    assert len(found["checks"]) >= 10


def test_what_is_reconstructed_is_said_to_be() -> None:
    totals = report(None)["totals"]
    assert totals["rulebook"] > 150
    assert totals["reconstructed"] > totals["rulebook"]


def test_every_ruling_of_the_rule_index_is_explained_in_both_languages() -> None:
    rulings = {ruling["id"]: ruling for ruling in report(None)["rulings"]}
    named = {clause.ruling for clause in game().rules.values() if clause.ruling}
    assert named <= set(rulings)
    options = {option.id for option in game().options}
    for ruling in rulings.values():
        assert ruling["text"]["en"]
        assert ruling["text"]["fr"]
        assert ruling["option"] in {"", *options}


def test_a_players_file_overrides_ours(tmp_path: Path) -> None:
    (tmp_path / "prices.yaml").write_text("prices: {legion: {values: [0, 7, 11, 15, 20]}}\n")
    printed = Printed(tmp_path)
    assert printed.charts.prices["legion"][:3] == (0, 7, 11)
    assert printed.charts.prices["ship"][1] == 15


@pytest.mark.parametrize(
    ("name", "text", "message"),
    [
        ("map", "terrain: {r05: '?'}", "'\\?' is not a kind of terrain"),
        ("map", "places: {h1715: {good: amber}}", "unknown good 'amber'"),
        ("prices", "prices: {legion: {values: [1]}}", "five values"),
        ("development", "rows: {culture: {boxes: [1, 2]}}", "do not fit together"),
        ("tracks", "stability: {combat: [1]}", "one number for each box"),
        ("development", "rows: {fleet: {needs: {p1: {goods: [silk]}}}}", "unknown good 'silk'"),
        ("towns", "a: 1", "is not a data file"),
    ],
)
def test_wrong_files_are_refused_by_name(tmp_path: Path, name: str, text: str, message: str) -> None:
    (tmp_path / f"{name}.yaml").write_text(text + "\n")
    with pytest.raises(BadData, match=message):
        Printed(tmp_path)


@pytest.mark.parametrize("lang", LANGS)
def test_things_that_skins_letter_have_names(lang: str) -> None:
    text, board = Text("hellas", lang), game().board()
    for place in (*board["places"], *board["areas"]):
        text.place(place)
    for good in board["goods"]:
        assert text.has(f"good-{good}")
    for row, facts in board["tracks"]["development"].items():
        for phase in facts["needs"]:
            assert text.has(f"level-{row}-{phase}")
    for option in game().options:
        for value in option.values:
            if not isinstance(value, bool):
                assert text.option_value(option.id, value) != str(value)
    assert text.missing == set()


def test_the_real_coast_lies_within_the_sheet() -> None:
    board = game().board()
    width, height = board["size"]
    points = [point for line in board["coast"] for point in line]
    assert len(points) > 1000
    assert all(0 <= x <= width and 0 <= y <= height for x, y in points)
