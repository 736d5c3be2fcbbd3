"""Frames, sequences, nested calls, simultaneous choices: the flow of a game as values on a stack."""

from __future__ import annotations

import pytest

from polemos import RuleBug
from polemos.engine.flow import Frame, Sequence
from toys import faulty, toy


def names(match: object) -> list[str]:
    return [type(frame).__name__ for frame in match.state.frames]  # type: ignore[attr-defined]  # any match


def test_automatic_frames_run_until_somebody_must_choose() -> None:
    match = toy.make().start(seed=1)
    assert names(match) == ["Round", "Choose"]
    assert match.deciders == ("gold", "silver")


def test_a_sequence_takes_its_steps_in_order_and_ends() -> None:
    match = faulty.make().start()
    match.play("red", "tour")
    assert match.view(None)["clicks"] == [0, 11, 12]
    assert names(match) == ["Menu"]


def test_a_nested_call_brings_its_result_back_through_every_level() -> None:
    match = faulty.make().start()
    match.play("red", "deep")
    assert match.state.frames[-1] == faulty.Menu("red", ("bottom", 3))


def test_simultaneous_deciders_each_have_their_own_prompt() -> None:
    match = toy.make().start(seed=1)
    gold, silver = match.prompt("gold"), match.prompt("silver")
    assert set(gold.choices["put"]).isdisjoint(silver.choices["put"])
    match.play("gold", "put", gold.choices["put"][0])
    assert match.deciders == ("silver",)
    assert match.prompt("silver") == silver
    assert match.prompt("gold").choices == {}


def test_the_order_of_simultaneous_choices_does_not_matter() -> None:
    ends = []
    for order in (("gold", "silver"), ("silver", "gold")):
        match = toy.make().start(seed=1)
        for role in order:
            match.play(role, "put", match.prompt(role).choices["put"][1])
        ends.append(match.fingerprint())
    assert ends[0] == ends[1]


def test_a_role_that_waits_is_told_for_whom() -> None:
    match = faulty.make().start()
    prompt = match.prompt("blue")
    assert (prompt.message, prompt.choices, prompt.args) == ("wait", {}, {"who": ("red",)})
    match.play("red", "win")
    assert match.prompt("blue").message == match.prompt("red").message == "over"


def test_an_appealed_throw_is_thrown_again_once() -> None:
    match = toy.make().start(seed=1, dice=[5, 2])
    for role in ("gold", "silver"):
        match.play(role, "put", match.prompt(role).choices["put"][0])
    judge = match.deciders[0]
    assert match.prompt(judge).args == {"die": 5}
    match.play(judge, "appeal")
    assert match.view(None)["points"] == {"gold": 0, "silver": 0}, "the second throw was a 2"
    assert match.position()["state"]["appeals"][judge] == 0


def test_an_accepted_throw_is_a_point() -> None:
    match = toy.make().start(seed=1, dice=[5])
    for role in ("gold", "silver"):
        match.play(role, "put", match.prompt(role).choices["put"][0])
    judge = match.deciders[0]
    match.play(judge, "accept")
    assert sorted(match.view(None)["points"].values()) == [0, 1]
    assert match.view(None)["points"][judge] == 0


def test_the_game_ends_with_a_result() -> None:
    match = faulty.make().start()
    match.play("red", "win")
    assert match.over
    assert match.deciders == ()
    assert match.result is not None
    assert match.result.to_json() == {
        "winner": "red",
        "winners": ["red"],
        "level": "win",
        "reason": "won",
        "rule": "1",
        "scores": {"red": 1},
    }


@pytest.mark.parametrize("verb", ["crash", "bug", "loop", "dead"])
def test_a_fault_in_the_rules_is_named_and_leaves_no_trace(verb: str) -> None:
    match = faulty.make().start(seed=4)
    match.play("red", "roll")
    match.play("red", "click", 2)
    before, lines, dice = match.position(), len(match.journal.lines), list(match.journal.dice)
    with pytest.raises(RuleBug, match=verb):
        match.play("red", verb)
    assert match.position() == before
    assert (len(match.journal.lines), match.journal.dice, match.number) == (lines, dice, 2)
    assert match.deciders == ("red",)
    match.play("red", "click", 1)
    assert match.view(None)["clicks"][-2:] == [2, 1]


def test_a_fault_in_a_copy_is_named_too() -> None:
    for copy in (faulty.make().start().clone(), faulty.make().start().determinize("red", 1)):
        with pytest.raises(RuleBug, match="half way"):
            copy.play("red", "crash")


def test_a_frame_says_what_it_lacks() -> None:
    state = faulty.make().start().state
    bare = Frame()
    assert bare.ask(state) is None
    for call in (lambda: bare.run(state), Sequence().steps):
        with pytest.raises(RuleBug, match=r"Frame|Sequence"):
            call()


def test_the_log_carries_keys_paragraphs_and_readers() -> None:
    match = toy.make().start(seed=2, dice=[1] * 9)
    for role in ("gold", "silver"):
        match.play(role, "put", match.prompt(role).choices["put"][0])
    private = [line for line in match.journal.lines if line.to]
    assert {line.to for line in private} == {"gold", "silver"}
    assert not any(line.to == "silver" for line in match.log("gold"))
    assert all(not line.to for line in match.log(None))
    roll = next(line for line in match.log(None) if line.key == "roll")
    assert roll.to_json()["args"] == {"dice": [1], "sides": 6, "who": roll.args["who"]}
    assert roll.action == 2
    assert match.log("gold", since=len(match.journal.lines)) == []
