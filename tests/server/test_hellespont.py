"""A real game at the table: a whole match over sockets, small messages, no secrets, few bytes kept."""

from __future__ import annotations

import asyncio
import json
import random
import re
import statistics
from pathlib import Path
from time import sleep
from typing import Any

import pytest

import polemos
from polemos.server import api_matches
from polemos.server.history import pack
from tests.server.harness import Client, Server, bearer, finish

GAME = "hellespont"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    tmp_path = tmp_path_factory.mktemp("hellespont")
    with Server(tmp_path / "db.sqlite3", games={GAME: polemos.game(GAME)}) as running:
        yield running


def hidden_from(server: Server, match: str, role: str | None) -> set[str]:
    """Counters in others' hands that the role has not seen."""
    state = server.table(match).match.state
    known = set(state.spotted[role]) if role is not None else set()
    return {c for side in state.hands if side != role for c in state.hands[side]} - known


def check_new_frames(client: Client, seen: int, secret: set[str]) -> int:
    """Prompts name what may be chosen, not what somebody holds; everything else must not name a secret."""
    for frame in client.frames[seen:]:
        told = {key: value for key, value in json.loads(frame).items() if key != "prompt"}
        assert not secret & set(re.findall(r'"(c\d\d)"', json.dumps(told)))
    return len(client.frames)


def test_a_whole_match_at_random(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(api_matches, "new_seed", lambda: "the same match every time")
    made = server.new(game=GAME, seats={"sparta": "link"})
    match, rng = made["match"], random.Random(7)
    players = {role: server.sit(match, token) for role, token in made["seats"].items()}
    spectator = server.sit(match)
    checked = dict.fromkeys(["athens", "sparta", None], 0)
    everybody: dict[str | None, Client] = {**players, None: spectator}
    while not server.table(match).match.over:
        role = server.table(match).match.deciders[0]
        player = players[role]
        player.until(lambda player=player: player.choices != {})  # type: ignore[misc]  # mypy cannot infer a lambda's default
        verb = rng.choice(list(player.choices))
        player.play(verb, rng.choice(player.choices[verb]))
        if rng.random() < 0.05:
            for who, client in everybody.items():
                client.drain(0.01)
                checked[who] = check_new_frames(client, checked[who], hidden_from(server, match, who))
                assert client.view == json.loads(json.dumps(server.table(match).match.view(who)))
    for who, client in everybody.items():
        client.drain()
        assert client.view == json.loads(json.dumps(server.table(match).match.view(who)))
        lines = [line.to_json() for line in server.table(match).match.log(who)]
        assert [{k: v for k, v in line.items() if k != "i"} for line in client.log] == json.loads(
            json.dumps(lines)
        )
        assert statistics.median(len(frame) for frame in client.frames) < 2000
    record = server.http.get(f"/api/matches/{match}/record").json()
    assert polemos.replay(record).over


def random_match(seed: int) -> Any:
    match, rng = polemos.game(GAME).start(seed=seed), random.Random(seed)
    while not match.over:
        role = match.deciders[0]
        match.play(role, *rng.choice(match.prompt(role).pairs()))
    return match


def test_a_finished_match_takes_at_most_40_kb(server: Server) -> None:
    """All included: The file with four finished matches, played side by side, against the empty file."""
    played = [random_match(seed) for seed in range(4)]
    records = [match.record() for match in played]
    store, loop = server.hall.store, asyncio.new_event_loop()
    empty = loop.run_until_complete(store.size())
    for record in records:
        answer = server.http.post("/api/records", json={"record": record})
        assert answer.status_code == 200, answer.text
    for table in list(server.hall.tables.values()):
        assert pack(table.match.actions)

    def unpacked() -> int:
        return int(store._read("select count(*) from matches where packed is null", ())[0][0])

    for _ in range(600):  # they are packed one after the other, beside everything else
        if not unpacked():
            break
        server.http.get("/api/games")
        sleep(0.02)
    assert unpacked() == 0
    size = loop.run_until_complete(store.size()) - empty
    loop.close()
    assert size / len(records) < 40_000


@pytest.mark.parametrize("name", polemos.games())
def test_views_of_several_roles_are_the_views_of_each(name: str) -> None:
    game, rng = polemos.game(name), random.Random(2)
    match = game.start(seed=2)
    for _ in range(200):
        if match.over:
            break
        role = match.deciders[0]
        match.play(role, *rng.choice(match.prompt(role).pairs()))
        for who, view in game.views(match.state, (*match.roles, None), match.sight).items():
            assert view == match.view(who)


def test_every_moment_can_be_looked_at_again(server: Server) -> None:
    match = random_match(4)
    made = server.http.post("/api/records", json={"record": match.record()}).json()
    again, rng = polemos.game(GAME).start(seed=4), random.Random(1)
    moments = sorted(rng.sample(range(match.number), 6))
    for number in moments:
        for action in match.actions[again.number : number]:
            again.play_recorded(action)
        for role, token in made["seats"].items():
            path = f"/api/matches/{made['match']}/at/{number}?since=100000"
            seen = server.http.get(path, headers=bearer(token)).json()
            assert seen["view"] == json.loads(json.dumps(again.view(role)))


def test_bots_of_ours_sit_at_the_table(tmp_path: Path) -> None:
    with Server(tmp_path / "db.sqlite3", games=None, pool=None) as server:
        made = server.new(game=GAME, seats={"sparta": "bot:random"})
        athens = server.sit(made["match"], made["seats"]["athens"])
        for _ in range(20):
            athens.until(lambda: athens.choices != {}, 30)
            athens.play(*athens.first_choice())
        actions = server.table(made["match"]).match.actions
        assert {role for role, _, _ in actions} == {"athens", "sparta"}
        athens.until(lambda: athens.choices != {}, 30)
        hint = athens.ask("hint")
        assert hint["arg"] in athens.choices[hint["verb"]]


def test_resigning_hellespont(server: Server) -> None:
    made = server.new(game=GAME)
    players = {role: server.sit(made["match"], token) for role, token in made["seats"].items()}
    players["sparta"].ask("resign")
    finish(players)
    assert players["athens"].state["result"]["winner"] == "athens"
