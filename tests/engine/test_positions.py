"""Positions: readable JSON in and out; whatever is wrong in one is named by its path."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from playing import play_out, random_action, random_actions
from polemos import BadData
from polemos.engine.codec import state_hash
from toys import faulty, toy


def judged() -> dict[str, Any]:
    """A position in which one role judges a throw: two frames, a secret shown, a hand on each side."""
    match = toy.make().start(seed=1, dice=[5])
    for role in ("gold", "silver"):
        match.play(role, "put", match.prompt(role).choices["put"][0])
    return match.position()


def test_a_position_is_json_that_a_person_can_read() -> None:
    position = judged()
    assert json.loads(json.dumps(position)) == position
    assert position["frames"][0] == {"frame": "Round", "who": "", "at": 2}
    assert position["frames"][1] == {"frame": "Judge", "thrower": position["frames"][1]["thrower"], "die": 5}
    assert (position["game"], position["scenario"], position["result"]) == ("toy", "short", None)


@pytest.mark.parametrize("seed", range(20))
def test_positions_go_round_and_continue_the_same(seed: int) -> None:
    game, rng = toy.make(), Random(seed)
    match = game.start(seed=seed)
    for _ in random_actions(match, rng, 99):
        again = game.resume(json.loads(json.dumps(match.position())), seed="fresh")
        assert again.position() == match.position()
        assert again.deciders == match.deciders
        assert all(again.prompt(r) == match.prompt(r) for r in match.deciders)
    assert match.over


def test_a_resumed_match_with_the_same_chance_goes_the_same_way() -> None:
    game = toy.make()
    match = play_out(game.start(seed=3), 3, most=2)
    ends = {play_out(game.resume(match.position(), seed=8), "on").fingerprint() for _ in range(2)}
    assert len(ends) == 1
    assert len({play_out(game.resume(match.position(), seed=s), "on").fingerprint() for s in range(20)}) > 1


def test_a_finished_position_is_resumed_as_finished() -> None:
    match = play_out(toy.make().start(seed=1), 1)
    again = toy.make().resume(match.position())
    assert again.over
    assert again.result is not None
    assert match.result is not None
    assert again.result.to_json() == match.result.to_json()
    assert again.fingerprint() == match.fingerprint()


def test_the_fingerprint_does_not_depend_on_the_order_of_fields() -> None:
    position = judged()
    assert state_hash(position) == state_hash(dict(reversed(position.items())))
    position["state"]["points"]["gold"] += 1
    assert state_hash(position) != state_hash(judged())


def test_a_match_keeps_its_own_copy_of_the_position_it_began_from() -> None:
    position = judged()
    match = toy.make().resume(position)
    position["state"]["points"]["gold"] = 2
    assert match.record()["position"]["state"]["points"]["gold"] == 0


def test_frames_with_every_kind_of_field_go_round() -> None:
    game = faulty.make()
    match = game.start()
    match.state.frames[-1] = faulty.Menu("red", ("a", 1, (2, None)), None, ("x", "y"), True)
    again = game.resume(json.loads(json.dumps(match.position())))
    assert again.state.frames[-1] == match.state.frames[-1]


WRONG: list[tuple[str, Any, str]] = [
    ("game", "chess", r"position\.game: this is toy, not 'chess'"),
    ("game", None, r"position\.game: a text is expected, not nothing"),
    ("rules_version", 99, r"position\.rules_version: these rules are version 1"),
    ("rules_version", "1", r"position\.rules_version: a whole number is expected, not str"),
    ("rules_version", True, r"position\.rules_version: a whole number is expected, not bool"),
    ("scenario", "long", r"position\.scenario: unknown id 'long'"),
    ("options", [], r"position\.options: an object is expected, not list"),
    ("options.fog", True, r"options\.fog: toy has no such option"),
    ("options.open", 1, r"options\.open: 1 is not one of False, True"),
    ("colour", "red", r"position\.colour: is not a known field"),
    ("state", None, r"position\.state: an object is expected, not nothing"),
    ("state.hands.gold", "t1", r"position\.state\.hands\.gold: a list is expected, not str"),
    ("state.hands.gold", [1], r"position\.state\.hands\.gold\[0\]: a text is expected, not int"),
    ("state.hands.gold", ["t99"], r"position\.state\.hands\.gold\[0\]: unknown id 't99'"),
    ("state.hands.gold", ["t1", "t1"], r"position\.state\.hands\.gold\[1\]: stands twice: 't1'"),
    ("state.chosen.gold", "t99", r"position\.state\.chosen\.gold: unknown id 't99'"),
    ("state.points.gold", 100, r"position\.state\.points\.gold: 100 is not between 0 and 99"),
    ("state.points.gold", 1.0, r"position\.state\.points\.gold: a whole number is expected, not float"),
    ("state.pionts", {}, r"position\.state\.pionts: is not a known field"),
    ("frames", {}, r"position\.frames: a list is expected, not dict"),
    ("frames", [], r"position\.frames: is empty although the game is not over"),
    ("frames.1", "Judge", r"position\.frames\[1\]: an object is expected, not str"),
    ("frames.1.frame", "Battle", r"position\.frames\[1\]\.frame: unknown id 'Battle'"),
    ("frames.1.frame", ["Judge"], r"position\.frames\[1\]\.frame: a text is expected, not list"),
    ("frames.1.die", "5", r"position\.frames\[1\]\.die: int is expected, not str"),
    ("frames.1.die", True, r"position\.frames\[1\]\.die: int is expected, not bool"),
    ("frames.1.die", {"a": 1}, r"position\.frames\[1\]\.die: dict cannot stand in a frame"),
    ("frames.1.thrower", None, r"position\.frames\[1\]\.thrower: str is expected, not nothing"),
    ("frames.1.mood", "grim", r"position\.frames\[1\]\.mood: is not a known field"),
    ("frames.1.thrower", "bronze", r"position: its parts do not fit together"),
    ("frames.0.at", 9, r"position\.frames\[0\]\.at: there is no step 9"),
    ("frames.0.at", -1, r"position\.frames\[0\]\.at: there is no step -1"),
    ("result", "gold", r"position\.result: an object is expected, not str"),
    ("result", {"winner": "bronze"}, r"position\.result\.winner: unknown id 'bronze'"),
    ("result", {"winner": "gold"}, r"position\.result\.scores: is missing"),
]


def put(position: Any, path: str, value: object) -> None:
    *way, last = [int(part) if part.isdigit() else part for part in path.split(".")]
    for part in way:
        position = position[part]
    position[last] = value


@pytest.mark.parametrize(("path", "value", "message"), WRONG, ids=[f"{p}={v!r}" for p, v, _ in WRONG])
def test_what_is_wrong_is_named_by_its_path(path: str, value: object, message: str) -> None:
    position = judged()
    put(position, path, value)
    with pytest.raises(BadData, match=message):
        toy.make().resume(position)


FIELDS = ["game", "rules_version", "scenario", "options", "frames", "result", "state"]


@pytest.mark.parametrize("field", FIELDS)
def test_a_missing_field_is_named(field: str) -> None:
    position = judged()
    del position[field]
    with pytest.raises(BadData, match=rf"position\.{field}: is missing"):
        toy.make().resume(position)


@pytest.mark.parametrize("field", ["hands", "chosen", "points", "appeals", "bag"])
def test_a_missing_field_of_the_game_is_named(field: str) -> None:
    position = judged()
    del position["state"][field]
    with pytest.raises(BadData, match=rf"position\.state\.{field}: is missing"):
        toy.make().resume(position)


@pytest.mark.parametrize("position", [None, [], "position", 7, {}])
def test_something_else_than_a_position_is_refused(position: object) -> None:
    with pytest.raises(BadData, match="position"):
        toy.make().resume(position)


def test_a_position_that_breaks_a_conservation_law_is_refused() -> None:
    position = judged()
    position["state"]["bag"] = position["state"]["hands"]["gold"]
    with pytest.raises(BadData, match="a tally is in two places"):
        toy.make().resume(position)


def test_frames_left_over_after_the_end_are_refused() -> None:
    position = play_out(toy.make().start(seed=1), 1).position()
    position["frames"] = judged()["frames"]
    with pytest.raises(BadData, match=r"position\.frames: is not empty although the game is over"):
        toy.make().resume(position)


def test_a_list_nested_without_end_is_refused() -> None:
    position = faulty.make().start().position()
    told: Any = 1
    for _ in range(500):
        told = [told]
    position["frames"][0]["told"] = told
    with pytest.raises(BadData, match="nested too deep"):
        faulty.make().resume(position)


def test_a_frame_that_would_run_for_ever_is_refused() -> None:
    position = faulty.make().start().position()
    position["frames"] = [{"frame": "Loop"}]
    with pytest.raises(BadData, match="endless loop"):
        faulty.make().resume(position)


def test_random_damage_is_refused_by_name_or_harmless() -> None:
    """Whatever is put anywhere in a position, only a named error comes out, or a match that goes on."""
    rng = Random(5)
    complaints = []
    for _ in range(600):
        position = judged()
        damage(position, rng)
        try:
            match = toy.make().resume(position)
            match.play(*random_action(match, rng))
        except BadData as error:
            complaints.append(str(error))
    assert len(complaints) > 400
    assert all(text.startswith(("position", "options")) for text in complaints)


def damage(holder: Any, rng: Random) -> None:
    """Put something that does not belong there somewhere into a JSON value."""
    key = rng.choice(list(holder) if isinstance(holder, dict) else range(len(holder)))
    if isinstance(holder[key], (dict, list)) and holder[key] and rng.random() < 0.8:
        damage(holder[key], rng)
    else:
        holder[key] = rng.choice([None, -1, 10**9, "", "x", [], {}, [[]], True, 0.5])
