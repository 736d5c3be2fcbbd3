"""Two seats and a spectator at a table: playing, staleness, wrong seats, nothing hidden on the wire."""

from __future__ import annotations

import json

import pytest

from tests.server.harness import Client, Server, bearer, finish
from toys.toy import TALLIES


def seat_two(server: Server) -> tuple[str, dict[str, Client], Client]:
    made = server.new(seats={"silver": "link"})
    players = {role: server.sit(made["match"], token) for role, token in made["seats"].items()}
    return made["match"], players, server.sit(made["match"])


def true_view(server: Server, match: str, role: str | None) -> object:
    return json.loads(json.dumps(server.table(match).match.view(role)))


def test_hello_gives_everything_the_seat_may_know(server: Server) -> None:
    match, players, spectator = seat_two(server)
    gold = players["gold"]
    assert gold.first["n"] == 0
    assert gold.view == true_view(server, match, "gold")
    assert len(gold.choices["put"]) == 3
    assert gold.state["deciders"] == ["gold", "silver"]
    assert spectator.view == true_view(server, match, None)
    assert "prompt" not in spectator.first


def test_a_simultaneous_choice_does_not_make_the_other_seat_stale(server: Server) -> None:
    _, players, _ = seat_two(server)
    gold, silver = players["gold"], players["silver"]
    old = silver.n
    gold.play(*gold.first_choice())
    answer = silver.play(*silver.first_choice(), n=old)
    assert answer["t"] == "view"
    assert answer["n"] == 2


def test_a_stale_choice_gets_a_fresh_view(server: Server) -> None:
    _, players, _ = seat_two(server)
    gold, silver = players["gold"], players["silver"]
    choice = gold.first_choice()
    gold.play(*choice)
    silver.play(*silver.first_choice())
    answer = gold.play(*choice, n=0)
    assert (answer["t"], answer["error"]) == ("error", "stale")
    fresh = gold.receive()
    assert fresh["t"] == "view"
    assert "view" in fresh
    assert fresh["n"] == 2


def test_patches_give_the_same_as_whole_views_to_the_end(server: Server) -> None:
    match, players, spectator = seat_two(server)
    finish(players)
    for client, role in ((players["gold"], "gold"), (players["silver"], "silver"), (spectator, None)):
        client.drain()
        assert client.view == true_view(server, match, role)
        again = server.sit(match, None)
        if role is None:
            assert client.log == again.log
        lines = [line.to_json() for line in server.table(match).match.log(role)]
        assert [{k: v for k, v in line.items() if k != "i"} for line in client.log] == json.loads(
            json.dumps(lines)
        )
    assert players["gold"].state["result"] == players["silver"].state["result"]


def test_the_seed_is_told_at_the_end_and_fits_the_commitment(server: Server) -> None:
    made = server.new()
    players = {role: server.sit(made["match"], token) for role, token in made["seats"].items()}
    assert "seed" not in server.http.get(f"/api/matches/{made['match']}").json()
    finish(players)
    told = server.http.get(f"/api/matches/{made['match']}").json()
    from polemos.engine.chance import commitment

    assert len(told["seed"]) == 64
    assert commitment(told["seed"]) == made["commitment"] == told["commitment"]
    assert players["gold"].state["seed"] == told["seed"]


def test_no_frame_ever_shows_a_hidden_tally(server: Server) -> None:
    match, players, spectator = seat_two(server)
    state = server.table(match).match.state
    secret = {role: set(state.hands[role]) for role in players}
    for role, player in players.items():
        other = secret["silver" if role == "gold" else "gold"]
        assert not [tally for tally in other if any(f'"{tally}"' in frame for frame in player.frames)]
    assert not [tally for tally in TALLIES if any(f'"{tally}"' in frame for frame in spectator.frames)]
    put = players["gold"].choices["put"][0]
    players["gold"].play("put", put)
    for other in (players["silver"], spectator):
        other.drain()
        assert not any(f'"{put}"' in frame for frame in other.frames)


@pytest.mark.parametrize(
    ("message", "error"),
    [
        ({"t": "play", "n": 0, "verb": "put", "arg": "t99"}, "illegal_action"),
        ({"t": "play", "n": 0, "verb": "fly"}, "illegal_action"),
        ({"t": "play", "n": 0, "verb": "put", "arg": True}, "bad_request"),
        ({"t": "play", "n": 0, "verb": "put", "arg": ["t1"]}, "bad_request"),
        ({"t": "play", "n": "0", "verb": "put"}, "bad_request"),
        ({"t": "play", "n": 0}, "bad_request"),
        ({"t": "dance"}, "bad_request"),
        ({"t": "undo"}, "illegal_action"),
        ({"t": "redo"}, "illegal_action"),
        ({"t": "answer", "yes": True}, "bad_request"),
        ({"t": "hello"}, "bad_request"),
        ([], "bad_request"),
        ({"t": "play", "n": 0, "verb": "x" * 3000}, "bad_request"),
        ({"t": "play", "n": 0, "verb": "x" * 5000}, "too_large"),
    ],
)
def test_what_is_not_offered_is_refused_and_changes_nothing(
    server: Server, message: object, error: str
) -> None:
    made = server.new()
    gold = server.sit(made["match"], made["seats"]["gold"])
    before = server.table(made["match"]).match.fingerprint()
    gold.ws.send(json.dumps(message))
    assert gold.receive()["error"] == error
    assert server.table(made["match"]).match.fingerprint() == before
    assert gold.ask("ping")["t"] == "pong"


@pytest.mark.parametrize("text", ["", "{", "\x00", "null", "[" * 3000, b"\xff\xfe", '{"t":"play","n":1e999}'])
def test_garbage_is_refused_clearly(server: Server, text: str | bytes) -> None:
    made = server.new()
    gold = server.sit(made["match"], made["seats"]["gold"])
    gold.ws.send(text)
    assert gold.receive()["error"] == "bad_request"
    assert gold.ask("ping")["t"] == "pong"


def test_a_spectator_only_watches(server: Server) -> None:
    _, _, spectator = seat_two(server)
    for kind, fields in (("play", {"n": 0, "verb": "put"}), ("undo", {}), ("resign", {}), ("hint", {})):
        assert spectator.ask(kind, **fields)["error"] == "no_seat"


def test_a_seat_cannot_act_for_the_other(server: Server) -> None:
    match, players, _ = seat_two(server)
    gold, silver = players["gold"], players["silver"]
    hand = silver.choices["put"]
    gold.play(*gold.first_choice())
    answer = gold.play("put", hand[0], n=1)
    assert answer["error"] in ("stale", "not_your_turn")
    assert server.table(match).match.number == 1


def test_wrong_tokens_and_unknown_matches_are_refused(server: Server) -> None:
    made, other = server.new(), server.new()
    for match, token, error in (
        (made["match"], "nonsense", "no_seat"),
        (made["match"], other["seats"]["gold"], "no_seat"),
        ("nosuchmatch", made["seats"]["gold"], "unknown_match"),
    ):
        client = server.sit(match, token)
        assert client.first["error"] == error
    assert server.http.get("/api/matches/nosuchmatch").status_code == 404
    assert server.http.get(f"/api/matches/{made['match']}", headers=bearer("x")).status_code == 401


def test_reconnecting_resumes_where_one_was(server: Server) -> None:
    made = server.new()
    gold = server.sit(made["match"], made["seats"]["gold"])
    gold.play(*gold.first_choice())
    gold.close()
    again = server.sit(made["match"], made["seats"]["gold"])
    assert again.view == gold.view
    assert again.n == 1


def test_others_see_who_is_there(server: Server) -> None:
    _, players, spectator = seat_two(server)
    spectator.until(lambda: spectator.state["present"] == ["gold", "silver"])
    players["gold"].close()
    spectator.until(lambda: spectator.state["present"] == ["silver"])


def test_resigning_ends_the_match(server: Server) -> None:
    _, players, spectator = seat_two(server)
    answer = players["gold"].ask("resign")
    assert answer["result"]["winner"] == "silver"
    spectator.until(lambda: "result" in spectator.state)
    assert players["silver"].ask("undo")["error"] == "not_your_turn"
