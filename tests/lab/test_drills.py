"""Drills: short, fought to a result, even between equal bots, and a kept network sits down as a bot."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

import numpy
import pytest

import polemos
from polemos import BadData
from polemos.lab.actions import action_space
from polemos.lab.drills import DRILLS
from polemos.lab.observation import size
from polemos.lab.pettingzoo import env, parallel_env
from polemos.lab.vector import PolemosVector

ROOT = Path(__file__).resolve().parents[2]


def drilled(game: str, matches: int) -> tuple[list[float], list[int]]:
    """The first role's rewards in drills between random players, and how many actions each took."""
    made, chance, got, lengths = env(game, drill=True), numpy.random.default_rng(1), [], []
    for number in range(matches):
        made.reset(seed=number)
        first, total = made.possible_agents[0], 0.0
        for agent in made.agent_iter():
            seen, reward, over, late, _ = made.last()
            total += reward if agent == first else 0.0
            legal = numpy.flatnonzero(seen["action_mask"].view(bool))
            made.step(None if over or late else int(chance.choice(legal)))
        got.append(total)
        lengths.append(made.unwrapped.match.number)
    return got, lengths


@pytest.mark.parametrize("game", polemos.games())
def test_every_game_has_a_short_drill_that_is_even_between_equals(game: str) -> None:
    """Forty matches show a lopsided drill; docs/lab.md has the shares of many more, with intervals."""
    got, lengths = drilled(game, 40)
    assert set(got) <= {-1.0, 0.0, 1.0}
    assert 0.2 < sum(reward > 0 for reward in got) / 40 < 0.8
    assert 40 <= median(lengths) <= 170


def test_a_drill_is_over_though_the_match_is_not() -> None:
    made = parallel_env("hellas", drill=True)
    chance, (seen, _) = numpy.random.default_rng(1), made.reset(seed=1)
    while made.agents:
        choices = {a: int(chance.choice(numpy.flatnonzero(s["action_mask"]))) for a, s in seen.items()}
        seen, rewards, over, _, _ = made.step(choices)
    assert all(over.values())
    assert not made.match.over
    assert made.match.game.turn(made.match.state) == DRILLS["hellas"].turns + 1
    assert sum(rewards.values()) == 0.0


def test_many_drills_at_once_begin_anew() -> None:
    envs, chance, ended = PolemosVector("peloponnesian_war", 4, drill=True), numpy.random.default_rng(1), 0
    _, infos = envs.reset(seed=1)
    for _ in range(300):
        legal = [numpy.flatnonzero(mask) for mask in infos["action_mask"]]
        choices = [int(chance.choice(some)) if len(some) else 0 for some in legal]
        _, _, over, _, infos = envs.step(numpy.array(choices))
        ended += int(over.sum())
    assert ended >= 4


def test_no_drill_is_refused_by_name() -> None:
    from polemos.lab.drills import drill_of

    with pytest.raises(BadData, match="drill: there is none for 'chess'"):
        drill_of("chess")


@pytest.fixture
def learned(tmp_path: Path) -> Path:
    """A network of two layers that was taught nothing."""
    game, chance = polemos.game("hellespont"), numpy.random.default_rng(1)
    shapes = [(8, size(game)), (action_space("hellespont").size, 8)]
    parts: dict[str, Any] = {f"weight{i}": chance.normal(size=shape) for i, shape in enumerate(shapes)}
    parts |= {f"bias{i}": numpy.zeros(shape[0]) for i, shape in enumerate(shapes)}
    path = tmp_path / "learned.npz"
    numpy.savez(path, game="hellespont", layers=2, **parts)
    return path


def test_a_kept_network_sits_at_the_table_as_a_bot(learned: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In simulations and at the terminal's table, with nothing but NumPy."""
    monkeypatch.setenv("POLEMOS_LEARNED", str(learned))
    monkeypatch.setenv("PYTHONPATH", f"{ROOT / 'src'}:{ROOT / 'examples'}")
    seats = ["--seat", "athens=class:learned.Learned", "--seat", "sparta=random"]
    played = subprocess.run(
        [sys.executable, "-m", "polemos.cli", "play", "hellespont", "--seed", "1", *seats],
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert played.returncode == 0, played.stderr
    assert "Traceback" not in played.stderr


def test_what_the_network_sees_is_what_its_seat_may_know(
    learned: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("POLEMOS_LEARNED", str(learned))
    monkeypatch.syspath_prepend(str(ROOT / "examples"))
    from learned import Learned

    from polemos.bots import Seat

    match = polemos.game("hellespont").start(seed=3)
    role = match.deciders[0]
    choices = {Learned(0).choose(Seat(copy, role)) for copy in (match, match.determinize(role, 5))}
    assert len(choices) == 1


def test_the_worked_example_learns(tmp_path: Path) -> None:
    """A few seconds of it: that it runs, measures and keeps; docs/lab.md says what it reaches in minutes."""
    pytest.importorskip(
        "sb3_contrib", reason="needs sb3-contrib, a learning library (pip install sb3-contrib)"
    )
    out = tmp_path / "tried.npz"
    given = ["--game", "peloponnesian_war", "--minutes", "0.05", "--matches", "4", "--out", str(out)]
    done = subprocess.run(
        [sys.executable, str(ROOT / "examples/train.py"), *given],
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "against random" in done.stdout
    assert int(numpy.load(out)["layers"]) == 3
