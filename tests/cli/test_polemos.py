"""The `polemos` command as a person types it: words, exit codes, files; some in processes of their own."""

from __future__ import annotations

import json
import os
import re
import resource
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import polemos
from polemos import bots
from polemos.cli import COMMANDS
from tests.cli import here

GAME = "hellespont"


def run(*args: str, typed: str = "", **env: str) -> subprocess.CompletedProcess[str]:
    return here.run(*args, columns=120, typed=typed, **env)


def apart(*args: str, typed: str = "", **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "polemos.cli", *args],
        input=typed,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        env={**os.environ, "COLUMNS": "120", "LC_ALL": "C.UTF-8", **env},
    )


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished match between random bots."""
    match = polemos.game(GAME).start(seed=3)
    while not match.over:
        role = match.deciders[0]
        match.play(role, *bots.choose("random", match, role, seed=3))
    path = tmp_path_factory.mktemp("records") / "match.json"
    path.write_text(json.dumps(match.record()))
    return path


def tampered(record: Path, tmp_path: Path, change: Any) -> Path:
    data = json.loads(record.read_text())
    change(data)
    path = tmp_path / "tampered.json"
    path.write_text(json.dumps(data))
    return path


# --- help and mistakes ------------------------------------------------------------------------------


def test_help_lists_every_command_quickly() -> None:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    shown = apart("--help")
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    assert after.ru_utime - before.ru_utime < 1, (
        "0.1 s as a rule; processor time: other tests may use the machine too"
    )
    assert shown.returncode == 0
    assert all(re.search(rf"^    {name}\b", shown.stdout, re.MULTILINE) for name in COMMANDS)


def test_help_imports_neither_rich_nor_fluent_nor_a_game() -> None:
    code = "import sys; from polemos.cli import parser; parser('en').format_help(); print(*sys.modules)"
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = shown.stdout.split()
    assert not [name for name in loaded if name.startswith(("rich", "fluent", "polemos.games.", "yaml"))]


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_explains_itself_in_both_languages(name: str) -> None:
    assert run(name, "--help").stdout != run(name, "--help", LC_ALL="fr_FR.UTF-8").stdout


@pytest.mark.parametrize(
    ("args", "named"),
    [
        (("dance",), "dance"),
        (("play", "chess"), "there is no game 'chess'"),
        (("play",), "game: say which one"),
        (("play", GAME, "--scenario", "marathon"), "no scenario 'marathon'"),
        (("play", GAME, "--seat", "corinth=me"), "no role 'corinth'"),
        (("play", GAME, "--seat", "athens"), "ROLE=BOT"),
        (("play", GAME, "--seat", "athens=hal"), "no bot 'hal'"),
        (("play", GAME, "--option", "sails=1"), "options.sails"),
        (("play", GAME, "--option", "sails"), "ID=VALUE"),
        (("play", GAME, "--resume", "nowhere.json"), "nowhere.json"),
        (("play", "--resume", "nowhere.json", "--seed", "3"), "resume"),
        (("play", GAME, "--data", "nowhere"), "nowhere is not a folder"),
        (("simulate", GAME, "--games", "0"), "games: 0"),
        (("simulate", GAME, "--seats", "greedy"), "2 bots are needed"),
        (("simulate", GAME, "--jobs", "0"), "jobs: 0"),
        (("bench", "chess"), "no game 'chess'"),
        (("bench", GAME, "--seconds", "0"), "seconds"),
        (("rules", GAME, "99.9"), "99.9"),
        (("data", "chess"), "no game 'chess'"),
        (("verify", "nowhere.json"), "nowhere.json"),
        (("replay", "nowhere.json"), "nowhere.json"),
        (("games", "chess"), "no game 'chess'"),
    ],
)
def test_bad_input_is_one_line_and_exit_code_2(args: tuple[str, ...], named: str, tmp_path: Path) -> None:
    shown = run(*args)
    assert shown.returncode == 2
    assert len(shown.stderr.strip().splitlines()) == 1
    assert named in shown.stderr
    assert shown.stdout == ""


# --- listings ---------------------------------------------------------------------------------------


def test_games_as_table_and_json() -> None:
    assert GAME in run("games").stdout
    facts = json.loads(run("games", "--json").stdout)
    mine = next(game for game in facts if game["id"] == GAME)
    assert [s["id"] for s in mine["scenarios"]] == ["historical", "alcibiades"]
    assert {"greedy", "random"} <= set(mine["bots"])


def test_one_game_lists_scenarios_and_options_with_their_paragraphs() -> None:
    shown = run("games", GAME, "--lang", "fr").stdout
    for option in polemos.game(GAME).options:
        assert option.id in shown
    assert "historical" in shown


def test_rules_prints_a_paragraph_with_its_clauses_in_the_chosen_language() -> None:
    english, french = run("rules", GAME, "4.2.1").stdout, run("rules", GAME, "4.2.1", "--lang", "fr").stdout
    clauses = [c for c in polemos.game(GAME).rules.values() if c.id.startswith("4.2.1")]
    assert clauses
    for clause in clauses:
        assert clause.id in english
        assert clause.title["en"] in english
        assert clause.title["fr"] in french
    assert "4.2.2a" not in english


def test_rules_finds_words_without_their_accents() -> None:
    found = json.loads(run("rules", GAME, "siege", "winter", "--json").stdout)
    assert "5.1i" in [clause["id"] for clause in found]
    assert run("rules", GAME, "eleonte", "rhoeteion").returncode == 0


def test_data_reports_provenance_and_checks() -> None:
    shown = run("data", GAME)
    assert shown.returncode == 0
    report = json.loads(run("data", GAME, "--json").stdout)
    assert str(report["totals"]["reconstructed"]) in shown.stdout
    assert all(check["ok"] for check in report["checks"])


# --- records ----------------------------------------------------------------------------------------


def test_verify_accepts_a_sound_record(record: Path) -> None:
    shown = run("verify", str(record))
    assert shown.returncode == 0
    assert "sound" in shown.stdout
    assert json.loads(run("verify", str(record), "--json").stdout)["over"] is True


@pytest.mark.parametrize(
    ("change", "field"),
    [
        (lambda r: r.update(seed=4), "record.commitment"),
        (lambda r: r["dice"].__setitem__(0, 7 - r["dice"][0]), "record.dice"),
        (lambda r: r["actions"].pop(), "record."),
        (lambda r: r["actions"].__setitem__(5, ["athens", "fly", None]), "record.actions[5]"),
        (lambda r: r.update(final="0" * 16), "record.final"),
        (lambda r: r["result"].update(winner="nobody"), "record.result"),
        (lambda r: r.pop("seed"), "record.seed"),
        (lambda r: r.update(rules_version=99), "record.rules_version"),
        (lambda r: r.update(extra=1), "record.extra"),
        (lambda r: r.update(game="chess"), "chess"),
    ],
)
def test_verify_names_what_was_tampered_with(record: Path, tmp_path: Path, change: Any, field: str) -> None:
    shown = run("verify", str(tampered(record, tmp_path, change)))
    assert shown.returncode == 2
    assert field in shown.stderr


def test_replay_and_resume_refuse_a_tampered_record_too(record: Path, tmp_path: Path) -> None:
    path = str(tampered(record, tmp_path, lambda r: r["dice"].reverse()))
    assert "record.dice" in run("replay", path).stderr
    assert "record.dice" in run("play", "--resume", path).stderr


def test_verify_refuses_a_file_that_was_cut_off(record: Path, tmp_path: Path) -> None:
    path = tmp_path / "cut.json"
    path.write_text(record.read_text()[:-40])
    shown = run("verify", str(path))
    assert shown.returncode == 2
    assert "not whole JSON" in shown.stderr


def test_replay_prints_the_log_up_to_an_action(record: Path) -> None:
    whole, part = run("replay", str(record)).stdout, run("replay", str(record), "--to", "10").stdout
    assert len(part.splitlines()) < len(whole.splitlines())
    assert whole.startswith(part[: len(part) // 2])
    log = json.loads(run("replay", str(record), "--to", "10", "--json").stdout)
    assert len(log["actions"]) == 10
    assert run("replay", str(record), "--to", "99999").returncode == 2


# --- playing ----------------------------------------------------------------------------------------


def test_play_save_and_resume(tmp_path: Path) -> None:
    path = tmp_path / "saved.json"
    seats = ("--seat", "athens=me", "--seat", "sparta=random")
    shown = run("play", GAME, *seats, "--seed", "5", typed=f"1\n1\nsave {path}\nquit\n")
    assert shown.returncode == 0
    assert shown.stderr == ""
    saved = json.loads(path.read_text())
    assert run("verify", str(path)).returncode == 0
    again = run("play", "--resume", str(path), *seats, "--record", str(path), typed="1\n")
    assert again.returncode == 0
    played_on = json.loads(path.read_text())
    assert played_on["actions"][: len(saved["actions"])] == saved["actions"]
    assert len(played_on["actions"]) > len(saved["actions"])


def test_play_shows_map_choices_paragraph_and_help_in_french() -> None:
    shown = run(
        "play", GAME, "--lang", "fr", "--seed", "5", typed="aide 4.2.1\ncarte\ncarte m5\nquatre\n"
    ).stdout
    assert "4.2.1" in shown
    assert "Sestos" in shown
    assert "pas un choix ici" in shown


def test_bots_alone_play_to_the_end_and_the_record_is_sound(tmp_path: Path) -> None:
    path = tmp_path / "bots.json"
    seats = ("--seat", "athens=random", "--seat", "sparta=random")
    shown = run("play", GAME, *seats, "--seed", "5", "--record", str(path))
    assert shown.returncode == 0
    assert run("verify", str(path)).returncode == 0


def test_a_record_into_nowhere_writes_nothing(tmp_path: Path) -> None:
    shown = run("play", GAME, "--seed", "1", "--record", f"{tmp_path}/no/x.json", typed="1\nquit\n")
    assert shown.returncode == 2
    assert list(tmp_path.iterdir()) == []


#: A program in the background of a shell ignores Ctrl-C, and so would its children, the tests included.
HEEDING = """import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
from polemos.cli import main
sys.exit(main())"""


def test_interrupt_is_clean() -> None:
    game = subprocess.Popen(
        [sys.executable, "-c", HEEDING, "play", GAME, "--seed", "1"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert game.stdout is not None
    game.stdout.readline()
    game.send_signal(signal.SIGINT)
    _, complaints = game.communicate(timeout=30)
    assert game.returncode == 130
    assert "Traceback" not in complaints


# --- simulating -------------------------------------------------------------------------------------


def test_simulate_is_the_same_for_any_number_of_processes() -> None:
    args = ("simulate", GAME, "--games", "6", "--seats", "random,random", "--seed", "2", "--json")
    one, two = run(*args, "--jobs", "1"), run(*args, "--jobs", "2")
    assert one.returncode == 0
    assert json.loads(one.stdout) == json.loads(two.stdout)
    assert json.loads(one.stdout)["games"] == 6


def test_simulate_prints_rates_with_intervals() -> None:
    shown = run("simulate", GAME, "--games", "4", "--seats", "random,random", "--jobs", "1").stdout
    assert "Athens" in shown
    assert "%" in shown


def test_bench_prints_json() -> None:
    reports = json.loads(run("bench", GAME, "--seconds", "0.2", "--json").stdout)
    assert reports[0]["game"] == GAME
    assert reports[0]["steps_per_s"] > 0


def test_interrupting_a_simulation_ends_its_processes() -> None:
    work = subprocess.Popen(
        [sys.executable, "-c", HEEDING, "simulate", GAME, "--games", "5000", "--jobs", "2"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    children = Path(f"/proc/{work.pid}/task/{work.pid}/children")
    end = time.monotonic() + 60
    while len(children.read_text().split()) < 2:
        assert time.monotonic() < end, "no processes were started"
        time.sleep(0.05)
    work.send_signal(signal.SIGINT)
    try:
        printed, complaints = work.communicate(timeout=60)
    finally:
        work.terminate()
    assert work.returncode == 130
    assert printed == ""
    assert "Traceback" not in complaints


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_rules_without_a_question_print_the_contents(lang: str) -> None:
    shown = run("rules", GAME, "--lang", lang).stdout
    assert {"en": "2.B.3.2   Activating zones", "fr": "2.B.3.2   L’activation des zones"}[lang] in shown
    assert len(shown.splitlines()) < 150
