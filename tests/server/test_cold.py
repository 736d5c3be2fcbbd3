"""A table that is opened again: as it stood, without being played again, and no different from before."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from polemos import game, games
from polemos.engine.game import Game
from polemos.engine.header import kept_of
from polemos.engine.match import TABLE, Action, Match
from polemos.server.keeping import Kept, Stood, keep, stood_of
from polemos.server.limits import Limits
from polemos.server.rebuilding import Rebuilt, opened, rebuild
from polemos.server.store import Saved
from polemos.server.tables import Table
from tests.server.harness import Server
from toys.clicks import Clicks


def begun(rules: Game, seed: str) -> tuple[Saved, list[Action]]:
    match = rules.start(seed=seed, options=rules.trial_options())
    version, scenario = rules.meta.rules_version, match.state.scenario
    return Saved("m", rules.meta.id, version, scenario, dict(match.state.options), seed, False), []


def played(rules: Game, saved: Saved, steps: list[Action], count: int, rng: random.Random) -> Rebuilt:
    """The match after so many more actions at random; `steps` grow with it."""
    built = finished(rebuild(rules, saved, steps))
    play_on(built, steps, count, rng)
    return built


def play_on(built: Rebuilt, steps: list[Action], count: int, rng: random.Random) -> None:
    match = built.match
    for _ in range(count):
        if match.over:
            return
        role = rng.choice(match.deciders)
        step = (role, *rng.choice(match.prompt(role).ahead().pairs()))
        match.play_recorded(step)
        built.counts.note(match)
        steps.append(step)


def finished(built: Rebuilt) -> Rebuilt:
    for _ in built.work:
        pass
    return built


def row(built: Rebuilt, saved: Saved, steps: list[Action]) -> list[tuple[Any, ...]]:
    """What the store would hold of it."""
    table = Table(saved, built.match.game, built, len(steps), NoStore(), Limits())  # type: ignore[arg-type]  # it stores nothing
    kept = Kept(len(steps), **kept_of(built.match))
    _, (_, number, _, body, standing) = keep(1, kept, {}, stood=stood_of(table))
    return [(number, body, standing)]


class NoStore:
    shared = False


def looks(built: Rebuilt) -> list[object]:
    """All that anybody may see or do."""
    match, found = built.match, []
    for role in (*match.roles, None):
        log = [line.to_json() for line in match.log(role)]
        found += [
            match.view(role),
            log,
            built.counts.now(role),
            [built.counts.of(role, n) for n in range(60)],
        ]
        if role is not None:
            found += [match.prompt(role), match.undo_floor(role)]
    return [*found, match.deciders, match.actions, match.fingerprint()]


@pytest.mark.parametrize("name", games())
def test_it_stands_as_it_stood_and_goes_on_the_same(name: str) -> None:
    rules, rng = game(name), random.Random(5)
    saved, steps = begun(rules, "cold")
    built = played(rules, saved, steps, 150, rng)
    rows, early = row(built, saved, steps), len(steps)
    cold = opened(rules, saved, steps, rows)
    assert cold.kept == early
    assert looks(finished(cold)) == looks(built)
    choices = random.Random(6)
    play_on(built, steps, 60, random.Random(6))
    play_on(cold, [], 60, choices)
    assert looks(cold) == looks(built)
    later = opened(rules, saved, steps, rows)
    assert later.kept == early
    assert looks(finished(later)) == looks(built)


@pytest.mark.parametrize("name", ["hellespont", "hellenes"])
def test_every_earlier_moment_can_still_be_found(name: str) -> None:
    rules, rng = game(name), random.Random(8)
    saved, steps = begun(rules, "back")
    built = played(rules, saved, steps, 120, rng)
    cold = opened(rules, saved, steps, row(built, saved, steps)).match
    for number in (0, 17, 119, 120):
        assert at(cold, number) == at(built.match, number)
    then, _ = cold.earlier(0)
    for action in cold.actions[: cold.first]:
        then.play_recorded(action)
    cold.remember(then)
    assert cold.first == 0
    assert len(cold.earlier(100)[1]) < 100
    assert at(cold, 50) == at(built.match, 50)
    assert cold.record() == built.match.record()


def at(match: Match, number: int) -> tuple[object, ...]:
    then, actions = match.earlier(number)
    for action in actions:
        then.play_recorded(action)
    return then.fingerprint(), [line.to_json() for line in then.log(None)], then.number


def test_what_was_taken_back_since_is_played_from_the_start() -> None:
    rules, rng = game("hellespont"), random.Random(3)
    saved, steps = begun(rules, "undone")
    built = played(rules, saved, steps, 40, rng)
    rows = row(built, saved, steps)
    steps.append((TABLE, "takeback", "30:77"))
    cold = finished(opened(rules, saved, steps, rows))
    assert cold.kept == -1
    assert cold.match.number == 31
    assert looks(cold) == looks(finished(rebuild(rules, saved, steps)))


@pytest.mark.parametrize("damage", ["rules", "standing", "position"])
def test_what_cannot_be_used_is_played_again(damage: str) -> None:
    rules, rng = game("hellespont"), random.Random(3)
    saved, steps = begun(rules, "damaged")
    built = played(rules, saved, steps, 40, rng)
    kept = Kept(len(steps), **kept_of(built.match))
    assert kept.position is not None
    if damage == "rules":
        kept.position["rules_version"] -= 1
    if damage == "position":
        kept.position["frames"] = []
    stood = None if damage == "standing" else Stood("00", 3, [], False, 0, {})
    _, (_, number, _, body, standing) = keep(1, kept, {}, stood=stood)
    cold = finished(opened(rules, saved, steps, [(number, body, standing)]))
    assert cold.kept == -1
    assert looks(cold) == looks(built)


def test_opening_a_table_does_not_play_it_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor does the list of one's matches; looking back does, once."""
    with Server(tmp_path / "db.sqlite3", games={"clicks": Clicks()}) as server:
        made = server.new(game="clicks")
        black = server.sit(made["match"], made["seats"]["black"])
        for i in range(300):
            black.play("mark", "abc"[i % 3])
        before = black.view
    count: list[object] = []
    play = Match.play_recorded
    monkeypatch.setattr(
        Match, "play_recorded", lambda match, step: (count.append(step), play(match, step))[1]
    )
    with Server(tmp_path / "db.sqlite3", games={"clicks": Clicks()}) as server:
        told = server.http.post("/api/matches/mine", json={"tokens": [made["seats"]["black"]]}).json()
        assert told[0]["number"] == 300
        black = server.sit(made["match"], made["seats"]["black"])
        assert (black.n, black.view, count) == (300, before, [])
        assert black.play("mark", "a")["n"] == 301
        assert server.http.get(f"/api/matches/{made['match']}/at/7").json()["n"] == 7
        played_again = len(count)
        assert 300 <= played_again < 320
        assert server.http.get(f"/api/matches/{made['match']}/at/150").json()["n"] == 150
        assert len(count) < played_again + 70
        assert black.ask("undo", to=299)["n"] == 299
