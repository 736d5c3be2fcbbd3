"""Records: replaying one verifies every action, every die and the end; tampering shows."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from playing import play_out
from polemos import BadData
from polemos.engine.chance import commitment
from polemos.engine.match import Match
from polemos.engine.record import game_of, replay
from toys import faulty, toy


def finished(seed: int = 1) -> dict[str, Any]:
    record: dict[str, Any] = play_out(toy.make().start(seed=seed), seed).record()
    return record


@pytest.mark.parametrize("seed", range(30))
def test_a_record_replays_to_the_same_match(seed: int) -> None:
    match = play_out(toy.make().start(seed=seed, options={"open": seed % 2 == 1}), seed)
    again = replay(toy.make(), json.loads(json.dumps(match.record())))
    assert again.record() == match.record()
    assert again.fingerprint() == match.fingerprint()
    assert [line.to_json() for line in again.journal.lines] == [
        line.to_json() for line in match.journal.lines
    ]


def test_an_unfinished_record_is_played_on() -> None:
    match = play_out(toy.make().start(seed=5), 5, most=4)
    again = replay(toy.make(), match.record())
    assert play_out(again, "on").record() == play_out(match, "on").record()


def test_a_record_names_its_game_seed_and_promise() -> None:
    record = finished()
    assert game_of(record) == "toy"
    assert record["commitment"] == commitment(record["seed"])
    assert record["result"]["rule"] == "5"


def test_a_record_from_a_position_with_given_dice_replays() -> None:
    game = toy.make()
    start = play_out(game.start(seed=1), 1, most=2).position()
    match = play_out(game.resume(start, dice=[6, 1, 6, 1], seed=9), 2)
    record = match.record()
    assert record["given"] == [6, 1, 6, 1]
    assert replay(game, json.loads(json.dumps(record))).record() == record


def test_a_record_of_a_match_with_given_dice_from_the_start_replays() -> None:
    match = play_out(toy.make().start(seed=1, dice=[6, 6, 6]), 1)
    assert replay(toy.make(), match.record()).record() == match.record()


def test_a_resigned_match_replays() -> None:
    match = play_out(toy.make().start(seed=5), 5, most=3)
    match.resign("gold")
    again = replay(toy.make(), match.record())
    assert again.result is not None
    assert again.result.winner == "silver"


def test_the_copy_of_a_match_has_the_same_record() -> None:
    match = play_out(toy.make().start(seed=5), 5, most=6)
    assert match.clone().record() == match.record()


def test_what_is_only_imagined_has_no_record_and_no_past() -> None:
    imagined = toy.make().start(seed=5).determinize("gold", 1)
    assert not isinstance(imagined, Match)
    assert not isinstance(imagined.clone(), Match)


def changed(**values: object) -> Callable[[dict[str, Any]], None]:
    return lambda record: record.update(values)


def other_die(record: dict[str, Any]) -> None:
    record["dice"][0] = record["dice"][0] % 6 + 1


def other_seed(record: dict[str, Any]) -> None:
    record.update(seed=2, commitment=commitment(2))


def other_winner(record: dict[str, Any]) -> None:
    record["result"]["winner"] = "nobody"


def other_score(record: dict[str, Any]) -> None:
    record["result"]["scores"]["gold"] += 1


def other_action(record: dict[str, Any]) -> None:
    record["actions"][0][0] = "silver" if record["actions"][0][0] == "gold" else "gold"


TAMPERED: list[tuple[str, Callable[[dict[str, Any]], None], str]] = [
    ("format", changed(polemos=2), r"record\.polemos: format 1 is expected"),
    ("game", changed(game="drill"), r"record\.game: this is toy"),
    ("rules_version", changed(rules_version=2), r"record\.rules_version"),
    ("scenario", changed(scenario="long"), r"scenario"),
    ("options", changed(options={"open": True}), r"record\.final: the actions lead to another position"),
    ("unknown option", changed(options={"fog": True}), r"options\.fog"),
    ("commitment", changed(commitment="0" * 64), r"record\.commitment: the seed is not the one"),
    ("seed", changed(seed=2), r"record\.commitment: the seed is not the one"),
    ("seed kind", changed(seed=None), r"record\.seed: a number or a text is expected"),
    ("seed and commitment", other_seed, r"record\.(actions\[\d+\]|dice|final)"),
    ("real_dice", changed(real_dice=True), r"record\.(actions|dice|final)"),
    ("real_dice kind", changed(real_dice=1), r"record\.real_dice: true or false is expected"),
    ("given", changed(given=[1, 1, 1, 1, 1, 1]), r"record\.(actions|dice|final|result)"),
    ("given kind", changed(given=["six"]), r"dice\[0\]"),
    ("dice", other_die, r"record\.dice: these are not the dice that the seed gives"),
    ("fewer dice", lambda record: record["dice"].pop(), r"record\.dice"),
    ("final", changed(final="0" * 16), r"record\.final: the actions lead to another position"),
    ("winner", other_winner, r"record\.result: the actions lead to another result"),
    ("score", other_score, r"record\.result: the actions lead to another result"),
    ("no result", lambda record: record.pop("result"), r"record\.result"),
    ("actor", other_action, r"record\.(actions\[\d+\]|dice|final)"),
    ("last action cut", lambda record: record["actions"].pop(), r"record\.(dice|result|final)"),
    ("first action cut", lambda record: record["actions"].pop(0), r"record\.(actions|dice|result|final)"),
    (
        "action after the end",
        lambda r: r["actions"].append(["gold", "put", "t1"]),
        r"actions\[\d+\]: the match",
    ),
    ("action shape", lambda r: r["actions"].append(["gold", "put"]), r"\[role, verb, argument\] is expected"),
    ("action kind", lambda r: r["actions"].insert(0, ["gold", 3, None]), r"actions\[0\]: role and verb"),
    ("argument kind", lambda r: r["actions"].insert(0, ["gold", "put", True]), r"actions\[0\]: the argument"),
    (
        "argument list",
        lambda r: r["actions"].insert(0, ["gold", "put", ["t1"]]),
        r"actions\[0\]: the argument",
    ),
    (
        "illegal action",
        lambda r: r["actions"].insert(0, ["gold", "put", "t0"]),
        r"actions\[0\]: 'put' with 't0'",
    ),
    ("unknown table action", lambda r: r["actions"].insert(0, ["*", "cheat", 1]), r"actions\[0\]: the table"),
    ("salt", lambda r: r["actions"].insert(0, ["*", "salt", 1]), r"record\.(actions|dice|final)"),
    ("position", lambda r: r.update(position=toy.make().start(seed=8).position()), r"record"),
    ("unknown field", changed(colour="red"), r"record\.colour: is not a known field"),
]


@pytest.mark.parametrize(("tamper", "message"), [t[1:] for t in TAMPERED], ids=[t[0] for t in TAMPERED])
def test_tampering_shows(tamper: Callable[[dict[str, Any]], None], message: str) -> None:
    record = finished()
    tamper(record)
    with pytest.raises(BadData, match=message):
        replay(toy.make(), record)


REQUIRED = ["polemos", "game", "rules_version", "scenario", "options", "commitment", "seed", "real_dice"]


@pytest.mark.parametrize("field", [*REQUIRED, "actions", "dice", "final"])
def test_a_missing_field_is_named(field: str) -> None:
    record = finished()
    del record[field]
    with pytest.raises(BadData, match=rf"record\.{field}: is missing"):
        replay(toy.make(), record)


@pytest.mark.parametrize("field", ["scenario", "options", "real_dice"])
def test_the_header_of_a_resumed_match_is_verified_too(field: str) -> None:
    game = faulty.make()
    match = game.resume(game.start("eager").position())
    record = match.record()
    record[field] = {"scenario": "ground", "options": {"pace": 2}, "real_dice": True}[field]
    with pytest.raises(BadData, match=rf"record\.{field}: the position says otherwise"):
        replay(game, record)


@pytest.mark.parametrize("record", [None, [], "record", 4, {}])
def test_something_else_than_a_record_is_refused(record: object) -> None:
    with pytest.raises(BadData, match="record"):
        replay(toy.make(), record)
    with pytest.raises(BadData, match="record"):
        game_of(record)
