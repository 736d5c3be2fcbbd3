"""A bot that crashes, hangs or talks nonsense loses its match; a fault of the rules costs nobody anything."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

import pytest

from polemos import BadData, bots
from polemos.engine.errors import RuleBug
from polemos.lab.entrant import check_entrant
from polemos.lab.playout import simulate_one
from polemos.lab.referee import refereed
from polemos.lab.report import summary
from polemos.lab.simulate import Job
from toys import toy

#: Generous for a bot that answers at once, short for one that never does.
LIMIT = 2.0


@pytest.fixture(autouse=True)
def _importable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(Path(__file__).parent))


@pytest.mark.parametrize(
    ("name", "why", "detail"),
    [
        ("Crashing", "crash", "ZeroDivisionError: out of ideas"),
        ("Hanging", "slow", "more than 2 s"),
        ("Babbling", "nonsense", "surrender_greece"),
        ("Quitting", "crash", "SystemExit: 3"),
        ("Unborn", "crash", "cannot be made (OSError: no more memory)"),
        ("Dumb", "crash", "NotImplementedError: Dumb has no method choose"),
        ("Sphinx", "nonsense", "an unreadable tuple is not offered"),
    ],
)
def test_who_misbehaves_forfeits(name: str, why: str, detail: str) -> None:
    seats = {"gold": f"class:lab_bots.{name}", "silver": "random"}
    outcome = simulate_one(toy.make(), 0, seats, seed=1, limit=LIMIT)
    assert outcome.forfeit is not None
    assert (outcome.forfeit.role, outcome.forfeit.why) == ("gold", why)
    assert detail in outcome.forfeit.detail
    assert outcome.winners == ("silver",)
    assert outcome.level == "resignation"


@pytest.mark.parametrize(
    ("program", "why"),
    [
        ("import time; time.sleep(600)", "slow"),
        ("raise SystemExit(3)", "crash"),
        ("[print('gibberish', flush=True) for _ in range(9)]; input()", "nonsense"),
        ("[print('[1]', flush=True) for _ in range(9)]; input()", "nonsense"),
        ('[print(\'{"verb": "fly"}\', flush=True) for _ in range(9)]; input()', "nonsense"),
    ],
)
def test_programs_that_misbehave_forfeit_too(program: str, why: str) -> None:
    command = f"exec:{shlex.quote(sys.executable)} -c {shlex.quote(program)}"
    limit = LIMIT if why == "slow" else 120.0
    outcome = simulate_one(toy.make(), 0, {"gold": command, "silver": "random"}, seed=1, limit=limit)
    assert outcome.forfeit is not None
    assert outcome.forfeit.why == why


def test_what_was_played_stands_though_a_bot_does_not_let_go() -> None:
    seats = {"gold": "class:lab_bots.Clinging", "silver": "random"}
    outcome = simulate_one(toy.make(), 0, seats, seed=1, limit=LIMIT)
    assert outcome.forfeit is None
    assert outcome.actions > 0


def test_a_program_is_told_the_time_it_has() -> None:
    """It answers with what it was told: nonsense, and the report keeps it."""
    program = (
        "import json; input(); print(json.dumps({'verb': str(json.loads(input())['seconds'])}), flush=True)"
    )
    command = f"exec:{shlex.quote(sys.executable)} -c {shlex.quote(program)}"
    outcome = simulate_one(toy.make(), 0, {"gold": command, "silver": "random"}, seed=1, limit=97.0)
    assert outcome.forfeit is not None
    assert "'97.0'" in outcome.forfeit.detail


def test_the_report_names_the_forfeit() -> None:
    job = Job("toy", ("class:lab_bots.Babbling", "random"), 1, 1)
    outcome = simulate_one(toy.make(), 0, {"gold": job.bots[0], "silver": "random"}, seed=1)
    forfeit = summary(job, [outcome])["forfeits"][0]
    assert (forfeit["bot"], forfeit["role"], forfeit["why"]) == (job.bots[0], "gold", "nonsense")


class Broken(bots.Bot):
    """Finds a fault in the rules, as the engine would report it."""

    def choose(self, seat: bots.Seat) -> bots.Choice:
        raise RuleBug("no frame is left")


def test_a_fault_of_the_rules_is_nobodys() -> None:
    match = toy.make().start(seed=1)
    forfeit = refereed(match, dict.fromkeys(("gold", "silver"), Broken(0, None)), LIMIT)
    assert forfeit is not None
    assert forfeit.why == "rules"
    assert not match.over


def test_honest_bots_forfeit_nothing() -> None:
    outcome = simulate_one(toy.make(), 0, {"gold": "random", "silver": "greedy@20"}, seed=1)
    assert outcome.forfeit is None
    assert set(outcome.verbs) == {"gold", "silver"}


@pytest.mark.parametrize(
    ("spec", "problem"),
    [
        ("nobody", "no bot 'nobody'"),
        ("greedy:expert", "greedy"),
        ("greedy@0", "budget: 0"),
        ("greedy@many", "no whole number after @"),
        ("class:lab_bots.Nobody", "cannot be imported"),
        ("class:no_such_module.Bot", "cannot be imported"),
        ("class:Bot", "cannot be imported"),
        ("class:lab_bots.NotABot", "not a class derived"),
        ("class:lab_bots.Crashing@0", "budget: 0"),
        ("class:broken_bots.Bot", "cannot be imported .SystemExit: not today"),
        ("class:bad_syntax.Bot", "cannot be imported .SyntaxError"),
        ("class:lab_bots.Stillborn", "cannot be made .TypeError"),
        ("class:lab_bots.Clinging", "cannot be closed .OSError: still busy"),
    ],
)
def test_unknown_entrants_are_named(
    spec: str, problem: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "bad_syntax.py").write_text("class Bot(:\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(BadData, match=problem) as raised:
        check_entrant(spec, None)
    assert "\n" not in str(raised.value)
