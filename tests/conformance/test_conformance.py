"""Every registered game keeps the promises of the contract. No game is named: `Meta` says what to expect."""

from __future__ import annotations

from random import Random

import pytest

import polemos
from conformance.cases import TOY, Case, cases, game_of
from conformance.illegal import Prober
from conformance.texts import Reader
from conformance.walk import Walk
from playing import play_out, random_actions

GAMES = (TOY, *polemos.games())
CASES = list(cases(*GAMES))


def reader_for(case: Case) -> Reader | None:
    """The toy has no catalogue: it is not registered and nobody reads it."""
    return None if case.game_id == TOY else Reader(case.game)


#: So many random games of each game are walked, shared among its scenarios; `make fuzz` plays as many as one
#: likes.
WALKS = 12
WALKED = [(case, seed) for case in CASES for seed in range(max(1, WALKS // len(list(cases(case.game_id)))))]


@pytest.mark.parametrize(("case", "seed"), WALKED, ids=str)
def test_a_random_game_keeps_every_promise(case: Case, seed: int) -> None:
    reader = reader_for(case)
    walk = Walk(case.start(f"conformance:{seed}"), seed, 0.12, reader)
    match = walk.to_the_end()
    assert match.over
    assert match.number <= case.game.meta.max_actions
    assert reader is None or reader.missing() == []


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_moment_of_a_beginning_keeps_every_promise(case: Case) -> None:
    walk = Walk(case.start("beginning"), "beginning", 1.0)
    assert walk.to_the_end(most=60).number > 0


@pytest.mark.parametrize("case", CASES, ids=str)
def test_same_seed_same_game_other_seed_another(case: Case) -> None:
    first, second, third = (play_out(case.start(seed), "same") for seed in (1, 1, 2))
    assert first.record() == second.record()
    assert [line.to_json() for line in first.journal.lines] == [
        line.to_json() for line in second.journal.lines
    ]
    if case.game.meta.chance:
        assert first.fingerprint() != third.fingerprint()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_games_imagined_by_a_viewer_are_played_to_their_end(case: Case) -> None:
    """Bots search in determinized copies: these must be whole games too."""
    match = case.start("imagined")
    rng = Random(str(case))
    for _ in random_actions(match, rng, rng.randrange(200)):
        pass
    for viewer in (*match.roles, None):
        copy = play_out(match.determinize(viewer, rng.randrange(999)), rng.randrange(999))
        assert copy.over
        case.game.check(copy.state)


@pytest.mark.parametrize("game_id", GAMES)
def test_ten_thousand_illegal_actions_are_refused(game_id: str) -> None:
    prober, seed = Prober(Random(game_id)), 0
    own = list(cases(game_id))
    while prober.tried < 10_000:
        match = own[seed % len(own)].start(f"illegal:{seed}")
        for _ in random_actions(match, Random(seed), match.game.meta.max_actions):
            if prober.rng.random() < 0.3:
                prober.probe(match, each=2)
        prober.probe(match, each=2)
        seed += 1
    assert prober.tried >= 10_000


@pytest.mark.parametrize("game_id", GAMES)
def test_a_game_describes_itself(game_id: str) -> None:
    game = game_of(game_id)
    meta = game.meta
    assert meta.id == game_id
    assert meta.players[0] <= meta.players[1] <= len(meta.roles)
    assert 1 <= meta.complexity <= 5
    assert meta.minutes > 0
    assert game.scenarios
    for scenario in game.scenarios:
        assert set(scenario.roles) <= set(meta.roles)
    for option in game.options:
        assert len(set(option.values)) == len(option.values) >= 2
    assert {"size", "places"} <= set(game.board())
