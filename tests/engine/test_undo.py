"""Undo stops where knowledge was gained; a takeback by consent brings new dice."""

from __future__ import annotations

import pytest

from polemos import BadData, IllegalAction, NotYourTurn
from polemos.engine.match import Match
from polemos.engine.record import replay
from toys import faulty, toy


def clicked(*clicks: int) -> Match:
    match = faulty.make().start(seed=1)
    for click in clicks:
        match.play("red", "click", click)
    return match


def test_undo_brings_back_the_exact_position_log_and_prompt() -> None:
    match = clicked(1)
    before, lines, prompt = match.position(), len(match.journal.lines), match.prompt("red")
    match.play("red", "click", 2)
    assert match.can_undo("red")
    match.undo("red")
    assert (match.position(), len(match.journal.lines), match.prompt("red")) == (before, lines, prompt)
    assert match.number == 1


def test_undo_goes_back_step_by_step_or_at_once() -> None:
    match = clicked(1, 2, 3)
    match.undo("red")
    match.undo("red")
    assert match.view(None)["clicks"] == [1]
    match.play("red", "click", 3)
    match.undo("red", to=0)
    assert match.view(None)["clicks"] == []
    assert not match.can_undo("red")


@pytest.mark.parametrize("to", [-1, 3, 4, "1"])
def test_undo_to_a_number_that_is_not_earlier_is_refused(to: int) -> None:
    match = clicked(1, 2, 3)
    before = match.position()
    with pytest.raises((IllegalAction, TypeError)):
        match.undo("red", to=to)
    assert match.position() == before


def test_undo_after_undo_replays_to_the_same_record() -> None:
    match = clicked(1, 2)
    match.undo("red")
    match.play("red", "roll")
    assert replay(match.game, match.record()).position() == match.position()


@pytest.mark.parametrize("verb", ["roll", "show", "pass", "two"])
def test_nobody_undoes_past_what_was_learned(verb: str) -> None:
    match = clicked(1)
    match.play("red", verb)
    before = match.position()
    for role in ("red", "blue"):
        assert not match.can_undo(role)
        with pytest.raises(IllegalAction):
            match.undo(role)
    assert match.position() == before


def test_after_a_barrier_undo_works_again_up_to_it() -> None:
    match = clicked(1)
    match.play("red", "roll")
    match.play("red", "click", 2)
    match.play("red", "click", 3)
    assert match.undo_floor("red") == 2
    match.undo("red", to=2)
    assert match.number == 2
    with pytest.raises(IllegalAction):
        match.undo("red", to=1)


@pytest.mark.parametrize("actions", [1, 23, 24, 25, 70])
def test_undo_long_after_the_start_keeps_dice_and_log(actions: int) -> None:
    match = clicked()
    for number in range(actions):
        match.play("red", "roll" if number % 3 else "click", None if number % 3 else 1)
    match.play("red", "roll")
    before, lines = match.position(), [line.to_json() for line in match.log(None)]
    match.play("red", "click", 2)
    match.undo("red")
    assert (match.position(), [line.to_json() for line in match.log(None)]) == (before, lines)
    assert match.undo_floor("red") == match.number == actions + 1
    match.play("red", "roll")
    assert replay(match.game, match.record()).position() == match.position()


def test_only_a_decider_undoes() -> None:
    match = clicked(1)
    with pytest.raises(NotYourTurn):
        match.undo("blue")
    with pytest.raises(NotYourTurn):
        match.undo("nobody")
    match.play("red", "win")
    with pytest.raises(NotYourTurn, match="over"):
        match.undo("red")


def test_where_both_choose_nobody_takes_back_the_others_action() -> None:
    match = clicked()
    match.play("red", "two")
    match.play("red", "click", 4)
    match.play("blue", "click", 5)
    assert not match.can_undo("red")
    with pytest.raises(IllegalAction):
        match.undo("red")
    match.undo("blue")
    assert match.view(None)["clicks"] == [0, 4]
    match.undo("red")
    assert match.view(None)["clicks"] == [0]


def test_a_secret_choice_stands_once_the_other_is_the_only_one_asked() -> None:
    match = toy.make().start(seed=1)
    match.play("gold", "put", match.prompt("gold").choices["put"][0])
    assert not match.can_undo("gold")
    assert not match.can_undo("silver")


def test_a_copy_goes_back_for_itself() -> None:
    match = clicked(1, 2)
    copy = match.clone()
    copy.undo("red")
    assert copy.view(None)["clicks"] == [1]
    assert match.view(None)["clicks"] == [1, 2]


# --- by everybody's consent ---------------------------------------------------------------------


def test_rewind_goes_past_barriers_and_brings_new_dice() -> None:
    match = clicked(1)
    position = match.position()
    for _ in range(6):
        match.play("red", "roll")
    seen = list(match.journal.dice)
    match.rewind(1)
    assert match.position() == position
    for _ in range(6):
        match.play("red", "roll")
    assert match.journal.dice != seen
    assert replay(match.game, match.record()).position() == match.position()


def test_rewinding_twice_never_brings_back_dice_that_were_seen() -> None:
    match = clicked(1)
    runs = []
    for _ in range(4):
        while match.number < 12:
            match.play("red", "roll")
        runs.append(tuple(match.journal.dice[-8:]))
        match.rewind(1)
    assert len(set(runs)) == 4


def test_rewind_keeps_dice_given_in_advance() -> None:
    match = faulty.make().start(seed=1, dice=[6, 5])
    match.play("red", "roll")
    match.play("red", "roll")
    match.rewind(1)
    assert match.view(None)["clicks"] == [0, 6]


def test_rewind_to_an_action_that_waits_for_its_die() -> None:
    match = faulty.make().start(entered=True)
    match.play("red", "roll")
    match.play("red", "enter", 3)
    match.rewind(1)
    assert match.prompt("red").message == "enter-die"
    match.play("red", "enter", 4)
    assert match.view(None)["clicks"] == [0, 4]
    assert replay(match.game, match.record()).position() == match.position()


@pytest.mark.parametrize("to", [-1, 2, 99, "0"])
def test_rewind_to_a_number_that_is_not_earlier_is_refused(to: int) -> None:
    match = clicked(1, 2)
    with pytest.raises((BadData, TypeError)):
        match.rewind(to)
    assert match.view(None)["clicks"] == [1, 2]


def test_a_finished_match_can_be_rewound() -> None:
    match = clicked(1)
    match.play("red", "win")
    match.rewind(1)
    assert not match.over
    assert match.deciders == ("red",)
