"""The sentence on top: what the matches say, and what they could have said; and what was changed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from polemos import BadData
from polemos.cli import main
from polemos.cli.common import terminal_text
from polemos.lab import changes, verdict, wording
from polemos.lab.significance import fisher, sign_test
from polemos.lab.stats import wilson


def run(wins: tuple[int, ...], draws: int = 0) -> dict[str, Any]:
    """A report of so many wins for each side."""
    games, roles = sum(wins) + draws, ("athens", "sparta", "persia")[: len(wins)]
    told: dict[str, Any] = {"games": games, "draws": draws, "balance": {}}
    told["roles"] = {r: wilson(won, games)._asdict() for r, won in zip(roles, wins, strict=True)}
    if len(wins) == 2:
        p = sign_test(wins[0], sum(wins))
        ahead = roles[0] if wins[0] > wins[1] else roles[1]
        share = wilson(wins[0], sum(wins))._asdict()
        told["balance"] = {"p": p, "favoured": ahead if p < 0.05 else "", "share": share, "of": "athens"}
    return told


@pytest.mark.parametrize(
    ("wins", "draws", "sentence"),
    [
        ((45, 15), 0, "Athens is favoured: 45 wins in 60 decided games (sign test, p < 0.001)."),
        ((15, 45), 4, "Sparta is favoured: 45 wins in 60 decided games (sign test, p < 0.001)."),
        ((20, 0), 0, "Athens won all 20 games: between these bots the scenario separates nobody."),
        ((0, 0), 9, "All 9 games were draws: nobody is favoured, and nobody is told from anybody."),
        ((3, 2), 0, "With 5 decided games no advantage could have been shown."),
        (
            (32, 28),
            0,
            "No side is shown to be favoured (sign test, p = 0.699); "
            "with 60 decided games only a share of 65.0% or more would have shown.",
        ),
    ],
)
def test_two_sides(wins: tuple[int, ...], draws: int, sentence: str) -> None:
    found = verdict.of_run(run(wins, draws))
    assert wording.verdict_line(found, terminal_text("hellespont", "en")) == sentence
    french = wording.verdict_line(found, terminal_text("hellespont", "fr"))
    assert french != sentence
    assert "cli-" not in french


def test_one_side_alone_and_three() -> None:
    text = terminal_text("hellespont", "en")
    alone = run((7,))
    alone["games"], alone["roles"]["athens"] = 10, wilson(7, 10)._asdict()
    assert wording.verdict_line(verdict.of_run(alone), text) == "Athens won 7 of 10 games (39.7% to 89.2%)."
    assert "wins most" in wording.verdict_line(verdict.of_run(run((30, 5, 5))), text)
    assert "more than an equal share of 33.3%" in wording.verdict_line(verdict.of_run(run((8, 6, 6))), text)


def test_what_would_have_shown_is_the_first_difference_that_the_test_sees() -> None:
    half = wilson(30, 60)
    least = verdict.least_difference(half, 60)
    assert 0.17 < least < 0.21, "about 18 points, as everybody's rule of thumb says"
    assert fisher(half, wilson(30 + round(60 * least), 60)) < 0.05
    assert fisher(half, wilson(29 + round(60 * least), 60)) >= 0.05
    assert verdict.least_difference(wilson(1, 2), 2) == 0.0, "two games show nothing"


def test_a_comparison_says_how_large_a_difference_would_have_shown() -> None:
    a, b = run((30, 30)), run((33, 27))
    line = {"significant": False, "difference": 0.05, "low": -0.1, "high": 0.2, "p": 0.7}
    found = {"roles": {"athens": line}, "leads": {}, "actions": {**line, "significant": True}}
    said = wording.verdict_line(verdict.of_comparison(a, b, found), terminal_text("hellespont", "en"))
    assert said.startswith("No difference found; with 60 games each, only one of 20.0 points or more")
    assert said.endswith("The length of the games differs.")
    found["roles"] = {"athens": {**line, "significant": True, "difference": 0.25, "p": 0.01}}
    said = wording.verdict_line(verdict.of_comparison(a, b, found), terminal_text("hellespont", "en"))
    assert said.startswith("B makes a difference: Athens wins +25.0 points (\u221210.0 to +20.0;")


def test_a_scenario_that_one_side_always_wins_separates_nobody_in_ratings_either() -> None:
    arena = {"game": "hellespont", "scenario": "historical", **run((0, 12))}
    (blind,) = verdict.separating([arena, {"game": "x", "scenario": "y", **run((6, 6))}])
    said = wording.blind_line(blind, terminal_text("hellespont", "en"))
    assert "Sparta won all 12 games" in said
    assert "adds nothing to the ratings" in said


# --- what was changed ---------------------------------------------------------------------------------


def own(folder: Path, text: str) -> str:
    folder.mkdir()
    (folder / "pieces.yaml").write_text(text, encoding="utf-8")
    return str(folder)


def test_changes_are_told_by_value_and_provenance(tmp_path: Path) -> None:
    data = own(tmp_path / "b", "leaders: {mindarus: {bonus: 1}}\n")
    (change,) = changes.between("hellespont", ({"storm": "printed"}, None), ({"storm": "printed"}, data))
    assert change == ("pieces.leaders.mindarus.bonus", 2, 1, "reconstructed")
    (change,) = changes.between("hellespont", ({"storm": "printed"}, None), ({"storm": "swapped"}, None))
    assert change == ("storm", "printed", "swapped", "")
    rows = wording.change_rows([change._asdict()], terminal_text("hellespont", "en"))
    assert rows == [("storm", "printed", "swapped", "")]


def test_a_comparison_with_itself_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    same = own(tmp_path / "same", "leaders: {mindarus: {bonus: 2}}\n")
    given = ["simulate", "hellespont", "--seats", "random,random", "--option", "storm=sheltered"]
    seats = ("--versus-seats", "random,random")
    for versus in (("--versus", "storm=sheltered"), ("--versus-data", same), seats):
        assert main([*given, *versus]) == 2
        assert "B is the same as A" in capsys.readouterr().err


def test_a_value_is_found_by_the_end_of_its_path() -> None:
    assert changes.find("hellespont", "mindarus.bonus").name == "pieces.leaders.mindarus.bonus"
    with pytest.raises(BadData, match="neither an option nor a value"):
        changes.find("hellespont", "xerxes.bonus")
    with pytest.raises(BadData, match="may be any of"):
        changes.find("hellespont", "bonus")
