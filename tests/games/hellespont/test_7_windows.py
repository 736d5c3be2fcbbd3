"""2.B.3i, 7, 8: at any time: who is asked for a stratagem or the Advantage, when, and what that tells."""

from __future__ import annotations

from typing import Any

import pytest

from games.hellespont.positions import (
    GAME,
    adjusting,
    announcing,
    asked,
    at,
    besieging,
    choose,
    engage,
    field,
    fighting,
    frame,
    go_on,
    lines,
    offers,
    orders,
    position,
    refused,
    resume,
    turn_at,
    weak,
)
from polemos.engine.match import Match

#: c18: Epidemic and Good Omens; c10: Storm and Archers; c09: Rotten Hulls; c01: Desertion for Sparta.
FLEETS = {"m5": "athens_t10_1", "m18": "sparta_t10_1", "t6": "athens_a2_1", "t4": "sparta_a2_1"}


def choices(match: Match, role: str) -> set[str]:
    return set(match.prompt(role).choices)


# --- B.3: after the last move, after the last combat ---------------------------------------------------


@pytest.mark.rule("2.B.3i", "7.S4a")
def test_2_b_3_the_passive_side_is_asked_after_the_last_move() -> None:
    start = position(FLEETS, orders("athens", 2), points={"athens": 2}, hands={"sparta": ["c10"]})
    match = resume(start)
    match.play("athens", "activate", "m5")
    match.play("sparta", "decline")
    match.play("athens", "pick", "athens_t10_1")
    match.play("athens", "move", "m12")
    go_on(match, "done")
    assert asked(match, "sparta") == "window"
    assert {"s4", "s6"} <= choices(match, "sparta")
    match.play("sparta", "s4", "c10")  # the fleet has left its shelter
    assert field(match, "played") == ["sparta"]


@pytest.mark.rule("2.B.3i")
def test_2_b_3_nobody_is_asked_twice_while_nothing_happens() -> None:
    hands = {"sparta": ["c10"], "athens": ["c09"]}
    match = resume(position(FLEETS, announcing("athens"), points={"athens": 1, "sparta": 1}, hands=hands))
    match.play("athens", "announce", 1)
    assert asked(match, "sparta") == "window"
    match.play("sparta", "decline")
    match.play("athens", "done")
    assert asked(match, "sparta") == "announce"  # nobody moved: it is Sparta's turn already


@pytest.mark.rule("2.B.3i", "7.S6a")
def test_2_b_3_the_passive_side_may_step_in_between_two_groups_of_a_zone() -> None:
    pieces = {**FLEETS, "t5": "athens_h4_1 athens_h3_1 chaereas"}
    match = resume(position(pieces, orders("athens", 2), points={"athens": 2}, hands={"sparta": ["c10"]}))
    match.play("athens", "activate", "t5")
    match.play("sparta", "decline")
    match.play("athens", "pick", "athens_h4_1")
    match.play("athens", "move", "t28")
    assert asked(match, "sparta") == "window"
    match.play("sparta", "s6", "c10")
    match.play("sparta", "bar", "t4")
    match.play("athens", "pick", "athens_h3_1")
    refused(match, "athens", "move", "t4", why="barred-by-archers 7.S6a")


@pytest.mark.rule("2.B.3i", "7.S20a")
def test_2_b_3_both_sides_are_asked_after_the_last_combat() -> None:
    pieces = {"m12": "athens_t10_1 sparta_t10_1", "t6": "athens_h4_1", "t4": "sparta_h4_1"}
    hands = {"athens": ["c18"], "sparta": ["c10"]}
    match = resume(position(pieces, fighting("athens"), points={"athens": 1}, hands=hands), [6])
    engage(match, "athens", "m12")
    go_on(match)
    choose(match, "weaken", "sparta_t10_1")
    go_on(match, "decline")
    match.play("sparta", "to", "m13")
    assert asked(match, "athens") == "window"
    assert {"s20", "s22_draw"} <= choices(match, "athens")
    match.play("athens", "decline")
    assert asked(match, "sparta") == "window"
    assert "s4" in choices(match, "sparta")


@pytest.mark.rule("2.B.3i", "7.S6a", "4.2.4a")
def test_4_2_4_the_winner_may_close_the_loser_a_zone_before_he_retreats() -> None:
    pieces = {"t5": "athens_h4_1 athens_h4_2 sparta_h4_1", "t6": "athens_a2_1"}
    match = resume(position(pieces, fighting("athens"), hands={"athens": ["c10"]}), [6])
    engage(match, "athens", "t5")
    go_on(match)
    choose(match, "weaken", "sparta_h4_1")
    assert asked(match, "athens") == "window"
    match.play("athens", "s6", "c10")
    match.play("athens", "bar", "t6")
    assert asked(match, "sparta") == "retreat"
    assert offers(match, "to") == {"t4", "t28", "t29"}


@pytest.mark.rule("7.S22a", "8a", "4.2.2b")
@pytest.mark.parametrize("question", ["evade", "commit", "losses", "retreat"])
def test_7_s22_and_the_advantage_can_be_used_in_every_question_of_a_combat(question: str) -> None:
    pieces = {"m12": "athens_t10_1 athens_t10_2 sparta_t10_1 sparta_t4_1", "m18": "sparta_t2_1*"}
    more: dict[str, Any] = {
        "hands": {"sparta": ["c18"]},
        "advantage": "sparta",
        "options": {"naval_losses": "any"},
    }
    match = resume(position(pieces, fighting("athens"), **more), [6])
    match.play("athens", "fight", "m12")
    go_on(match, "decline")
    while asked(match, match.deciders[0]) != question:
        role = match.deciders[0]
        verb = next(
            v
            for v in ("stand", "commit_none", "accept", "decline", "weaken", "to")
            if v in choices(match, role)
        )
        args = match.prompt(role).choices[verb]
        match.play(role, verb, args[0])
    assert match.deciders == ("sparta",)
    assert {"advantage", "s22_draw"} <= choices(match, "sparta")
    match.play("sparta", "advantage")
    match.play("sparta", "restore", "sparta_t2_1")
    assert asked(match, "sparta") == question
    assert field(match, "advantage") == "athens"
    match.play("sparta", "s22_take", "c18")
    assert field(match, "advantage") == "sparta"


# --- A, B.1, B.2 ---------------------------------------------------------------------------------------


@pytest.mark.rule("7.S22a", "2.Aa")
def test_7_s22_can_be_played_between_the_draw_and_the_dice() -> None:
    match = resume(position(FLEETS, turn_at(0), turn=2, due={}, hands={"athens": ["c18"]}), [3, 4, 3, 4])
    match.play("sparta", "decline")
    assert asked(match, "athens") == "window"
    match.play("athens", "s22_take", "c18")
    assert field(match, "advantage") == "athens"
    go_on(match, "decline")
    assert field(match, "initiative") == "athens"  # the dice were equal


@pytest.mark.rule("7.S17a", "2.B.2a")
def test_7_s17_can_be_played_as_soon_as_alcibiades_has_arrived() -> None:
    due = {"athens_october_b2": 3}
    start = position(FLEETS, turn_at(2), turn=3, phase="B.2", due=due, hands={"sparta": ["c03"]})
    match = resume(start)
    assert "s17" not in choices(match, "sparta")
    match.play("sparta", "decline")
    while "s17" not in choices(match, "sparta"):
        match.play(match.deciders[0], "decline")
    match.play("sparta", "s17", "c03")
    assert at(match, "alcibiades") == "prisoner"


@pytest.mark.rule("7.S18a")
def test_7_s18_needs_alcibiades_to_have_stood_on_the_map() -> None:
    pieces = {**FLEETS, "b2": "alcibiades athens_t10_2"}
    more: dict[str, Any] = {
        "phase": "B.2",
        "due": {},
        "turn": 3,
        "hands": {"athens": ["c02"]},
        "advantage": "athens",
    }
    more["fresh"] = ["alcibiades", "athens_t10_2"]
    match = resume(position(pieces, turn_at(2), **more))
    refused(match, "athens", "s18", "c02", why="no-target-s18 7.S18a")
    go_on(match, "decline")
    match.play("athens", "activate", "b2")
    match.play("athens", "pick_all")
    match.play("athens", "move", "m20")
    assert field(match, "alcibiades_entered") is True
    assert "s18" in choices(match, "athens")


# --- C, D ----------------------------------------------------------------------------------------------


@pytest.mark.rule("7.S22a", "8a", "2.D.1a")
def test_2_d_1_good_omens_and_the_advantage_come_before_the_counters_are_put_back() -> None:
    frames = [*turn_at(9), frame("FirstAdjustments", who="athens", at=0)]
    pieces = {**FLEETS, "m5": "athens_t10_1*"}
    more: dict[str, Any] = {"hands": {"athens": ["c18", "c09"]}, "advantage": "athens"}
    match = resume(position(pieces, frames, **more))
    assert {"keep", "keep_none", "advantage", "s22_draw"} <= choices(match, "athens")
    match.play("athens", "s22_draw", "c18")
    assert asked(match, "athens") == "keep"
    assert len(field(match, "hands")["athens"]) == 2


@pytest.mark.rule("7.S5a", "7.S23a", "2.D.5a")
@pytest.mark.parametrize("who", ["athens", "sparta"])
def test_7_s5_and_s23_can_be_played_in_the_d_5_of_either_side(who: str) -> None:
    hands = {"sparta": ["c01"], "athens": ["c09"]}
    pieces = {"m5": "athens_t10_1", "m13": "sparta_t10_1 sparta_t4_1"}
    match = resume(position(pieces, adjusting(who, 4), hands=hands))
    assert asked(match, who) == "window"
    match.play(who, "decline")
    other = "sparta" if who == "athens" else "athens"
    assert asked(match, other) == "window"
    assert ("s23" if other == "sparta" else "s5") in choices(match, other)


@pytest.mark.rule("7.S23a", "2.D.5a", "6.4f")
def test_7_s23_can_be_played_after_the_tests_of_d_5() -> None:
    pieces = {"t6": "athens_h4_1", "m5": "athens_t20_1", "m18": "sparta_t10_1"}
    match = resume(position(pieces, adjusting("athens", 4), hands={"sparta": ["c01"]}), [5])
    match.play("sparta", "decline")
    go_on(match, "accept")
    match.play("athens", "weaken", "athens_h4_1")
    assert asked(match, "sparta") == "window"
    assert "s23" in choices(match, "sparta")


@pytest.mark.rule("8a", "7.S22a")
def test_5_after_the_last_siege_both_have_a_moment_if_anything_came_of_it() -> None:
    pieces = {"m5": "athens_t20_1", "t17": "athens_h4_1", "sestos": "sparta_p2_1", "m18": "sparta_t4_1"}
    hands = {"sparta": ["c18"]}
    match = resume(position(pieces, besieging("athens"), hands=hands, advantage="athens"), [5, 2, 3, 2])
    match.play("athens", "besiege", "sestos")
    match.play("sparta", "decline")
    go_on(match, "accept")
    assert weak(match) == {"sparta_p2_1"}
    assert asked(match, "sparta") == "window"
    assert "s22_take" in choices(match, "sparta")


# --- what the asking tells -----------------------------------------------------------------------------


def questions(hand: list[str]) -> list[tuple[str, str]]:
    """Everything that is asked in a September in which nobody does anything, Athens holding a hand."""
    start = position(None, turn_at(2), turn=2, points={"athens": 3, "sparta": 3}, hands={"athens": hand})
    match = resume(start)
    found = []
    calm = ("decline", "done", "accept", "commit_none", "stand", "stop", "keep_none")
    while field(match, "turn") == 2:
        role = match.deciders[0]
        offered = match.prompt(role).choices
        found.append((role, asked(match, role)))
        verb = next((v for v in calm if v in offered), "announce")
        match.play(role, verb, 3 if verb == "announce" else None)
    return found


@pytest.mark.rule("2.Ab", "2.B.3i")
def test_2_a_the_questions_are_the_same_whatever_a_side_holds() -> None:
    asked_of_omens = questions(["c18"])
    assert asked_of_omens == questions(["c04"]) == questions(["c17"])
    assert ("athens", "window") in asked_of_omens


@pytest.mark.rule("2.Ab", "7.S4a")
def test_2_a_a_side_that_cannot_hold_anything_playable_is_not_asked() -> None:
    """With Good Omens (c18, c19) lying open, nothing that could be held has a target."""
    pieces = {"sestos": "athens_t10_1", "abydos": "sparta_t10_1"}
    more: dict[str, Any] = {"points": {"athens": 2, "sparta": 1}, "hands": {"sparta": ["c04"]}}
    match = resume(position(pieces, announcing("athens"), gone=["c18", "c19"], **more))
    match.play("athens", "announce", 2)
    assert match.deciders == ("athens",)  # no ship at sea, no archers, no leaders, no Good Omens
    seen = ["c18", "c19"]
    more["seen"] = {"athens": seen, "sparta": seen}
    match = resume(position(pieces, announcing("athens"), **more))
    match.play("athens", "announce", 2)
    assert match.deciders == ("athens",)
    more["seen"] = {"athens": seen, "sparta": []}  # only Athens knows where they are: it says nothing
    match = resume(position(pieces, announcing("athens"), **more))
    match.play("athens", "announce", 2)
    assert match.deciders == ("sparta",)


@pytest.mark.rule("2.B.3i")
def test_2_b_3_who_wants_peace_is_not_asked_again_until_the_phase_ends() -> None:
    hands = {"sparta": ["c10"]}
    start = position(FLEETS, announcing("athens"), points={"athens": 4, "sparta": 1}, hands=hands)
    match = resume(start)
    match.play("athens", "announce", 2)
    match.play("sparta", "mute")
    match.play("athens", "activate", "m5")
    match.play("athens", "pick", "athens_t10_1")
    match.play("athens", "move", "m12")
    go_on(match, "done")
    assert asked(match, "sparta") == "announce"
    assert field(match, "muted") == []


@pytest.mark.rule("2.B.3i")
def test_an_august_in_which_nobody_does_anything_takes_no_more_answers_than_it_did() -> None:
    """23 before there was a moment after the last move, the last combat and the draw."""
    match = GAME.start("historical", seed=1)
    calm = ("decline", "done", "accept", "keep", "take", "announce")
    while field(match, "turn") == 1:
        role = match.deciders[0]
        offered = match.prompt(role).choices
        verb = next(v for v in calm if v in offered)
        match.play(role, verb, max(offered[verb]) if verb == "announce" else offered[verb][0])
    assert match.number == 20


# --- S6 and S20 ----------------------------------------------------------------------------------------


@pytest.mark.rule("7.S6a", "2.Ac")
def test_7_s6_the_archers_counter_lies_on_the_map_until_the_action_phase_ends() -> None:
    points = {"athens": 2, "sparta": 1}
    match = resume(position(FLEETS, orders("athens", 2), points=points, hands={"athens": ["c10"]}))
    match.play("athens", "s6", "c10")
    match.play("athens", "bar", "t6")
    assert field(match, "posted") == ["c10"]
    assert "c10" not in field(match, "bowl")
    go_on(match, "done", "decline")
    assert asked(match, "sparta") == "announce"
    assert field(match, "posted") == []
    assert "c10" in field(match, "bowl")
    assert all("c10" in seen for seen in field(match, "seen").values())


def infecting(pieces: dict[str, str], zone: str) -> Match:
    start = position(pieces, orders("athens", 1), points={"athens": 1}, hands={"athens": ["c18"]})
    match = resume(start)
    match.play("athens", "s20", "c18")
    match.play("athens", "infect", zone)
    return match


CAMP = {**FLEETS, "t4": "sparta_h4_1 sparta_a2_1 hippocrates"}


@pytest.mark.rule("7.S20a", "7.S20b")
def test_7_s20_units_and_leader_may_be_spared() -> None:
    match = infecting(CAMP, "t4")
    match.play("athens", "weaken", "sparta_h4_1")
    match.play("athens", "spare")
    assert asked(match, "athens") == "plague-leader"
    match.play("athens", "spare")
    assert not asked(match, match.deciders[0]).startswith("plague")
    assert weak(match) == {"sparta_h4_1"}
    assert field(match, "down") == {}
    match = infecting(CAMP, "t4")
    match.play("athens", "spare")
    match.play("athens", "sicken", "hippocrates")
    assert asked(match, "sparta") == "refuge"
    assert weak(match) == set()
    assert lines(match, "weakened") == []
