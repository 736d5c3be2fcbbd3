"""Clones are independent; determinized copies agree with all that a role knows, and know no more."""

from __future__ import annotations

from random import Random

import pytest

from playing import play_out, random_actions
from polemos import BadData, NotYourTurn
from toys import faulty, toy


def test_a_clone_does_not_move_with_the_original_nor_the_other_way_round() -> None:
    match = toy.make().start(seed=4)
    kept = []
    for _ in random_actions(match, Random(4), 99):
        kept.append((match.clone(), match.fingerprint(), match.number, match.state.chance.drawn))
    for copy, fingerprint, number, drawn in kept:
        assert (copy.fingerprint(), copy.number, copy.state.chance.drawn) == (fingerprint, number, drawn)
    play_out(kept[0][0], "elsewhere")
    assert match.fingerprint() == kept[-1][1]


def test_a_clone_continues_with_the_same_chance_and_a_log_of_its_own() -> None:
    match = toy.make().start(seed=4)
    copy = match.clone()
    lines = len(match.journal.lines)
    assert play_out(copy, "same").fingerprint() == play_out(match.clone(), "same").fingerprint()
    assert copy.state.journal is None
    assert len(match.journal.lines) == lines
    assert play_out(match, "same").fingerprint() == copy.fingerprint()
    assert copy.journal.entries == match.journal.entries


@pytest.mark.parametrize("role", ["gold", "silver", None])
def test_a_determinized_copy_agrees_with_what_the_role_knows(role: str | None) -> None:
    match = toy.make().start(seed=4)
    differing = 0
    for _ in random_actions(match, Random(2), 99):
        for seed in range(5):
            copy = match.determinize(role, seed)
            assert copy.view(role) == match.view(role)
            assert copy.deciders == match.deciders
            differing += copy.position() != match.position()
    assert differing > 0, "something hidden must have been dealt anew"


def test_a_determinized_copy_has_other_dice_and_the_same_seed_the_same_copy() -> None:
    match = faulty.make().start(seed=4)

    def rolled(seed: int) -> list[int]:
        copy = match.determinize("red", seed)
        for _ in range(12):
            copy.play("red", "roll")
        return list(copy.view(None)["clicks"])

    assert rolled(1) == rolled(1)
    assert rolled(1) != rolled(2)
    truth = match.clone()
    for _ in range(12):
        truth.play("red", "roll")
    assert truth.view(None)["clicks"] != rolled(1)


def test_a_copy_does_not_tell_the_dice_given_in_advance() -> None:
    match = faulty.make().start(seed=4, dice=[6] * 12)
    copy = match.determinize("red", 1)
    for _ in range(12):
        copy.play("red", "roll")
    assert set(copy.view(None)["clicks"]) != {0, 6}


def test_resigning_ends_the_match_for_the_other_side() -> None:
    match = toy.make().start(seed=4)
    match.resign("silver")
    assert match.result is not None
    assert (match.result.winner, match.result.level, match.result.reason) == (
        "gold",
        "resignation",
        "resigned",
    )
    assert match.deciders == ()
    assert match.journal.lines[-1].key == "resigned"


def test_one_resigns_also_while_the_other_is_asked_but_never_after_the_end() -> None:
    match = faulty.make().start()
    match.resign("blue")
    with pytest.raises(BadData, match="role"):
        match.resign("green")
    with pytest.raises(NotYourTurn, match="over"):
        match.resign("red")
