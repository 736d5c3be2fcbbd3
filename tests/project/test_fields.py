"""Fields are declared once: generated files are fresh, copies and positions complete, secrets declared."""

from __future__ import annotations

import random
import sys
from pathlib import Path

import pytest

import polemos
from polemos.engine.chance import Chance, seed_key
from polemos.engine.codec import Reader, differing
from polemos.engine.match import Match

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))

from field_table import Sheet  # noqa: E402 - a tool is no part of the package
from fields import sheets, stale  # noqa: E402 - a tool is no part of the package

SHEETS = {path.parent.name: path for path in sheets()}
GAMES = sorted(name for name, path in SHEETS.items() if path.parent.parent.name == "games")
STEPS = 150


@pytest.mark.parametrize("name", sorted(SHEETS))
def test_what_is_generated_is_fresh(name: str) -> None:
    """If this fails: `python tools/fields.py`, and look at what it changed."""
    assert [str(path.relative_to(ROOT)) for path in stale(SHEETS[name])] == []


def played(name: str, seed: int) -> Match:
    rng = random.Random(seed)
    game = polemos.game(name)
    match = game.start(rng.choice([scenario.id for scenario in game.scenarios]), seed=seed)
    for _ in range(rng.randrange(STEPS)):
        if match.over:
            break
        role = match.deciders[0]
        match.play(role, *rng.choice(match.prompt(role).pairs()))
    return match


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_copies_and_positions_hold_every_field(name: str, seed: int) -> None:
    match = played(name, seed)
    state, game = match.state, polemos.game(name)
    assert differing(state, state.clone()) == []
    data = Reader(game.encode(state), "state")
    again = game.decode(state.scenario, state.options, Chance(seed_key(seed)), data)
    assert differing(state, again) == []
    assert list(game.encode(again)) == list(game.encode(state))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_what_is_dealt_anew_is_declared_hidden(name: str, seed: int) -> None:
    """Whoever imagines the others' secrets changes nothing but secrets, and what is worked out from them."""
    match = played(name, seed)
    game = polemos.game(name)
    entries = [e for made in Sheet(SHEETS[name]).classes for e in made.entries]
    secret = {e.name for e in entries if e.hidden or e.kept in ("derived", "within")}
    for role in (*game.meta.roles, None):
        imagined = match.state.clone()
        game.determinize(imagined, role)
        changed = {path.split(".")[0].split("[")[0] for path in differing(match.state, imagined)}
        assert changed <= secret
