"""`simulate`, `tournament` and `bench --all` as a person types them."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from polemos.lab.bench_all import COMPILED
from tests.cli.here import run

GAME, SHORT = "peloponnesian_war", "fall_of_athens_two"
SIMULATE = (
    "simulate",
    GAME,
    "--scenario",
    SHORT,
    "--games",
    "6",
    "--seats",
    "greedy@3,random",
    "--seed",
    "2",
)
TOURNAMENT = ("tournament", "random", "greedy@3", "--games", f"{GAME}:{SHORT}", "--rounds", "3")


def apart(*args: str, cwd: Path | None = None, columns: int = 140) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own, as a person starts it."""
    return subprocess.run(
        [sys.executable, "-m", "polemos.cli", *args],
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
        cwd=cwd,
        env={**os.environ, "COLUMNS": str(columns), "LC_ALL": "C.UTF-8"},
    )


def test_simulate_is_the_same_for_any_number_of_processes_also_when_compared() -> None:
    args = (*SIMULATE, "--versus", "syracuse_answer=syracuse", "--json")
    one, two = run(*args, "--jobs", "1"), apart(*args, "--jobs", "3")
    assert one.returncode == 0, one.stderr
    assert one.stdout == two.stdout
    told = json.loads(one.stdout)
    assert [r["options"] for r in told["runs"]] == [{}, {"syracuse_answer": "syracuse"}]
    assert told["comparison"]["roles"]["athens"]["test"] == "fisher"
    assert told["comparison"]["actions"]["test"] == "permutation"


def test_two_equal_variants_do_not_differ() -> None:
    shown = run(*SIMULATE, "--versus", "syracuse_answer=decelea", "--jobs", "1", "--json")
    found = json.loads(shown.stdout)["comparison"]
    lines = [*found["roles"].values(), *found["leads"].values(), found["actions"]]
    assert all(line["difference"] == 0 and not line["significant"] for line in lines)


def test_a_stronger_bot_differs_significantly() -> None:
    """A bot that crashes at once loses every match; no luck explains that."""
    folder = str(Path(__file__).parents[1] / "lab")
    command = [
        "simulate",
        GAME,
        "--scenario",
        SHORT,
        "--games",
        "12",
        "--seats",
        "random,random",
        "--jobs",
        "1",
    ]
    command += ["--versus-seats", "class:lab_bots.Babbling,random", "--json"]
    code = f"import sys; sys.path.insert(0, {folder!r}); from polemos.cli import main; main(sys.argv[1:])"
    shown = subprocess.run([sys.executable, "-c", code, *command], capture_output=True, text=True, check=True)
    told = json.loads(shown.stdout)
    assert told["runs"][1]["roles"]["sparta"]["rate"] == 1.0
    assert len(told["runs"][1]["forfeits"]) == 12
    assert told["runs"][1]["balance"] == {}, "forfeits say nothing about the scenario"
    assert "actions" not in told["comparison"]


def test_the_bots_are_as_many_as_the_roles() -> None:
    alone = json.loads(run("simulate", GAME, "--games", "1", "--budget", "2", "--jobs", "1", "--json").stdout)
    assert alone["seats"] == ["greedy"]
    two = run("simulate", GAME, "--scenario", SHORT, "--games", "1", "--budget", "2", "--jobs", "1", "--json")
    assert json.loads(two.stdout)["seats"] == ["greedy", "random"]


def test_options_that_only_simulations_have_are_told() -> None:
    shown = run("simulate", "hellas", "--games", "1", "--seats", "random,random", "--jobs", "1")
    assert "turn_limit=60" in shown.stdout
    shown = run("simulate", "hellas", "--games", "1", "--seats", "random,random", "--jobs", "1", "--json")
    assert json.loads(shown.stdout)["options"] == {"turn_limit": 60}


def test_a_comparison_says_which_is_which() -> None:
    shown = run(*SIMULATE, "--versus", "syracuse_answer=syracuse", "--jobs", "1").stdout
    first, second = (line for line in shown.splitlines() if line.startswith(("A: ", "B: ")))
    assert "syracuse_answer=syracuse" not in first
    assert "syracuse_answer=syracuse" in second


def test_what_a_bot_says_is_not_markup(tmp_path: Path) -> None:
    """Names and errors with brackets are printed as they are; the line says where, as whom and why."""
    bad = f"exec:{sys.executable} -c 'print(\"[/nix]\")' [/red]"
    args = ("--games", f"{GAME}:{SHORT}", "--rounds", "2", "--jobs", "1")
    shown = run("tournament", "random", bad, *args, cwd=tmp_path)
    assert shown.returncode == 0, shown.stderr
    text = " ".join(shown.stdout.split())
    assert f"{GAME}:{SHORT}, match 1: {bad} forfeits as Sparta: it chose what was not offered" in text
    assert "[/nix]" in text
    shown = run(
        "simulate", GAME, "--scenario", SHORT, "--games", "1", "--seats", f"{bad},random", "--jobs", "1"
    )
    assert shown.returncode == 0, shown.stderr
    assert "forfeits as Athens" in " ".join(shown.stdout.split())


def test_french_numbers_have_a_comma() -> None:
    shown = run(*SIMULATE, "--jobs", "1", "--lang", "fr").stdout
    assert re.search(r"\d,\d\u00a0%", shown)
    assert not re.search(r"\d\.\d", shown)


def test_the_help_names_every_kind_of_bot() -> None:
    shown = run("tournament", "--help").stdout
    for kind in ("search:LEVEL", "exec:COMMAND", "class:MODULE.CLASS"):
        assert kind in shown


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_ids_are_never_cut(lang: str) -> None:
    shown = run("games", "--lang", lang, columns=80).stdout
    for known in ("peloponnesian_war ", "peloponnesian_war_two", "archidamian_war_two", "eagle_and_wolf"):
        assert known in shown


def test_every_scenario_in_turn_says_whether_a_side_is_favoured() -> None:
    shown = run(
        "simulate", GAME, "--scenario", "all", "--games", "2", "--seats", "random,random", "--jobs", "1"
    )
    assert shown.returncode == 0, shown.stderr
    said = re.findall("no advantage could have been shown|were draws", shown.stdout)
    assert len(said) == 4, "the four scenarios for two"


def test_own_data_are_compared_with_the_games_own(tmp_path: Path) -> None:
    (tmp_path / GAME).mkdir()
    (tmp_path / GAME / "pieces.yaml").write_text("leaders: {cleon: {tactical: 1}}")
    shown = run(*SIMULATE, "--versus-data", str(tmp_path), "--jobs", "1", "--json")
    assert shown.returncode == 0, shown.stderr
    found = json.loads(shown.stdout)["comparison"]
    assert found["b"]["data"] == str(tmp_path)
    (change,) = found["changes"]
    assert (change["name"], change["a"], change["b"]) == ("pieces.leaders.cleon.tactical", 0, 1)
    assert change["tag"] == "reconstructed"


def test_pages_are_written(tmp_path: Path) -> None:
    shown = run(*SIMULATE, "--jobs", "1", "--html", str(tmp_path / "s.html"))
    assert shown.returncode == 0, shown.stderr
    assert "<svg" not in (tmp_path / "s.html").read_text()
    shown = run(*TOURNAMENT, "--jobs", "1", "--html", str(tmp_path / "t.html"), "--lang", "fr")
    assert shown.returncode == 0, shown.stderr
    assert 'lang="fr"' in (tmp_path / "t.html").read_text()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["s.html", "t.html"]


def test_a_tournament_prints_ratings_and_goes_on(tmp_path: Path) -> None:
    results = tmp_path / "r.jsonl"
    shown = apart(*TOURNAMENT, "--jobs", "2", "--results", str(results))
    assert shown.returncode == 0, shown.stderr
    assert "greedy@3" in shown.stdout
    before = results.read_bytes()
    results.write_bytes(before[:-10])
    again = run(*TOURNAMENT, "--jobs", "1", "--results", str(results), "--json")
    assert sorted(results.read_bytes().splitlines()) == sorted(before.splitlines())
    assert json.loads(again.stdout) == json.loads(run(*TOURNAMENT, "--jobs", "1", "--json").stdout)


@pytest.mark.parametrize(
    ("args", "named"),
    [
        (("tournament", "random", "hal"), "no bot 'hal'"),
        (("tournament", "random", "greedy:expert"), "greedy"),
        (("tournament", "random", "greedy@0"), "budget: 0"),
        (("tournament", "random", "greedy", "--budget", "0"), "budget: 0"),
        (("tournament", "random"), "two or more"),
        (("tournament", "random", "random"), "named twice"),
        (("tournament", "random", "greedy", "--games", "chess"), "no game 'chess'"),
        (("tournament", "random", "greedy", "--games", f"{GAME}:x"), "no scenario 'x'"),
        (("tournament", "random", "greedy", "--rounds", "0"), "rounds: 0"),
        (("tournament", "random", "greedy", "--limit", "0"), "limit: 0"),
        (("tournament", "random", "greedy", "--jobs", "0"), "jobs: 0"),
        (("tournament", "random", "greedy", "--data", "nowhere"), "nowhere is not a folder"),
        (("tournament", "random", "greedy", "--results", "."), "results: "),
        (("tournament", "random", "greedy", "--results", "no/r.jsonl"), "results: "),
        (("tournament", "random", "greedy", "--html", "no/x.html", "--results", "r"), "html: "),
        (("tournament", "random", "greedy", "--ray", "127.0.0.1:1", "--results", "r"), "ray: "),
        (("simulate", GAME, "--seats", "search:0it"), "0"),
        (("simulate", GAME, "--seats", "random,random"), "1 bot is needed, for player"),
        (("simulate", GAME, "--seats", "search:2it@50"), "search:2it takes none"),
        (("simulate", GAME, "--seats", "random@7"), "random takes none"),
        (("simulate", GAME, "--seats", "greedy:"), "greedy has no level"),
        (("simulate", GAME, "--seats", "search:"), "search has no level"),
        (("simulate", GAME, "--data", "."), "no data file of peloponnesian_war"),
        (("simulate", GAME, "--scenario", SHORT, "--seats", "hal,random"), "no bot 'hal'"),
        (("simulate", GAME, "--scenario", SHORT, "--budget", "0"), "budget: 0"),
        (("simulate", GAME, "--scenario", SHORT, "--versus", "sails=1"), "options.sails"),
        (("simulate", GAME, "--scenario", SHORT, "--versus", "sails"), "ID=VALUE"),
        (("simulate", GAME, "--scenario", SHORT, "--versus-data", "nowhere"), "nowhere"),
        (("simulate", GAME, "--scenario", "all", "--versus", "syracuse_answer=syracuse"), "scenario: "),
        (("simulate", GAME, "--scenario", "all", "--seats", "random,random,random"), "seats: "),
        (("bench", "chess", "--all"), "no game 'chess'"),
    ],
)
def test_bad_input_is_one_line_exit_code_2_and_nothing_written(
    args: tuple[str, ...], named: str, tmp_path: Path
) -> None:
    shown = run(*args, cwd=tmp_path)
    assert shown.returncode == 2, shown.stderr
    assert len(shown.stderr.strip().splitlines()) == 1
    assert named in shown.stderr
    assert shown.stdout == ""
    assert list(tmp_path.iterdir()) == []


def test_the_whole_bench_has_every_number_and_the_median(tmp_path: Path) -> None:
    shown = run("bench", GAME, "--all", "--seconds", "0.1", "--json", cwd=tmp_path)
    assert shown.returncode == 0, shown.stderr
    table = json.loads(shown.stdout)
    row = table["games"][GAME]
    for key in COMPILED:
        assert row[key] > 0, key
        assert row[f"{key}_compiled"] is None, "there is no compiled build in an empty folder"
        assert table["median"][key] == row[key]
    assert row["position_bytes"] > 100
    assert row["record_bytes"] > 100
    assert row["import_ms"] > 0
    assert row["yardstick"] > 0
