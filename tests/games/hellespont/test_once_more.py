"""2-10: conditions that only a second piece, a second place or the other side can show."""

from __future__ import annotations

import pytest

import polemos
from games.hellespont.positions import (
    acting,
    adjusting,
    asked,
    at,
    engage,
    field,
    fighting,
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
from games.hellespont.scenes import D_2, play
from polemos.engine.match import Match

ENEMY = {"m18": "sparta_t4_1"}


def ordered(pieces: dict[str, str], *answers: str, who: str = "athens", **more: object) -> Match:
    match = resume(position(pieces, orders(who, 4), points={who: 4}, **more))
    for answer in answers:
        play(match, answer)
    return match


@pytest.mark.rule("2.B.3b")
@pytest.mark.parametrize("first", ["athens", "sparta"])
def test_2_b_3_who_has_the_initiative_acts_first(first: str) -> None:
    pieces = {"m5": "athens_t10_1", **ENEMY}
    points = {"athens": 1, "sparta": 1}
    match = resume(position(pieces, acting(""), initiative=first, points=points))
    assert match.deciders == (first,)
    assert asked(match, first) == "announce"


@pytest.mark.rule("2.B.3.1b")
@pytest.mark.parametrize(("points", "lost"), [(1, 0), (2, 1)])
def test_2_b_3_only_points_that_were_not_spent_are_told_to_be_lost(points: int, lost: int) -> None:
    pieces = {"m5": "athens_t10_1 chaereas", **ENEMY}
    match = resume(position(pieces, orders("athens", points), points={"athens": points}, turn=4))
    for answer in ("activate m5", "pick athens_t10_1", "pick chaereas", "move m4"):
        play(match, answer)
    go_on(match, "done", "decline")
    assert [line.args["count"] for line in lines(match, "points-lost")] == [lost] * lost


@pytest.mark.rule("3.4a", "3.5e")
def test_3_5_cavalry_may_step_aside_for_troops_that_land() -> None:
    pieces = {"t5": "athens_h4_1 chaereas", "m13": "athens_t4_1", "t4": "sparta_c5b_1", **ENEMY}
    match = ordered(pieces, "activate t5", "pick athens_h4_1", "ferry t4")
    assert asked(match, "sparta") == "step-aside"
    assert "t4" not in offers(match, "aside")
    match.play("sparta", "aside", "t29")
    assert at(match, "sparta_c5b_1") == "t29"
    assert asked(match, "athens") == "move"


@pytest.mark.rule("6.4a")
def test_6_4_every_exposed_place_is_tested() -> None:
    camps = {"t4": "athens_h4_1", "t6": "athens_h4_2", "t9": "athens_h3_1"}
    match = resume(position({**camps, **ENEMY}, adjusting("athens", 4), phase="D.5"), [5, 1, 5])
    go_on(match)
    match.play("athens", "weaken", "athens_h4_1")
    go_on(match)
    match.play("athens", "weaken", "athens_h3_1")
    assert [line.args["place"] for line in lines(match, "attrition")] == ["t4", "t6", "t9"]
    assert weak(match) == {"athens_h4_1", "athens_h3_1"}


@pytest.mark.rule("6.4f", "6.4g")
@pytest.mark.parametrize(("die", "all_of_them"), [(5, False), (6, True)])
def test_6_4_a_5_costs_one_unit_of_the_owners_choice_a_6_all(die: int, all_of_them: bool) -> None:
    pieces = {"t4": "athens_a2_1 athens_p2_1", **ENEMY}
    match = resume(position(pieces, adjusting("athens", 4), phase="D.5"), [die])
    go_on(match)
    assert (asked(match, match.deciders[0]) == "wear") is not all_of_them
    camp = {"athens_a2_1", "athens_p2_1"}
    assert weak(match) & camp == (camp if all_of_them else set())


@pytest.mark.rule("8d")
@pytest.mark.parametrize(("dice", "answer"), [([7], "stand"), ([3, 7], "reroll")])
def test_8_both_the_dice_and_the_dice_rolled_again_have_six_sides(dice: list[int], answer: str) -> None:
    start = position({"m12": "athens_t10_1 sparta_t4_1"}, fighting("athens"), advantage="athens")
    match = resume(start, dice)
    engage(match, "athens", "m12")
    if answer == "reroll":
        play(match, "stand")
    with pytest.raises(polemos.BadData, match="7 is not on a die"):
        play(match, answer)


@pytest.mark.rule("3.1d")
def test_3_1_just_enough_ships_may_stay_with_the_troops_at_sea() -> None:
    pieces = {"m5": "athens_t10_1 athens_t10_2 athens_p2_1 chaereas", **ENEMY}
    match = ordered(pieces, "activate m5", "pick athens_t10_1")
    assert "m4" in offers(match, "move")
    more = {"m5": "athens_t10_1 athens_t10_2 athens_h3_1 chaereas", **ENEMY}
    assert not offers(ordered(more, "activate m5", "pick athens_t10_1"), "move")


@pytest.mark.rule("10.1m")
def test_10_1_a_line_held_up_beyond_the_recall_comes_without_thrasyllus() -> None:
    pieces = {"recalled": "thrasyllus", "m5": "athens_t4_1", **ENEMY}
    match = resume(position(pieces, turn_at(2), turn=5, phase="B.2", due={"athens_september_b3": 5}))
    assert at(match, "chaereas") == "b3"
    assert at(match, "thrasyllus") == "recalled"


@pytest.mark.rule("2.D.2b", "3.1d")
def test_2_d_2_ships_may_leave_a_garrison_in_port_when_they_go_home() -> None:
    pieces = {"sestos": "athens_t10_1 athens_h4_1", "m5": "athens_t10_2", **ENEMY}
    match = resume(position(pieces, D_2))
    match.play("athens", "adjust", "athens_t10_1")
    match.play("athens", "to", "b3")
    assert (at(match, "athens_t10_1"), at(match, "athens_h4_1")) == ("b3", "sestos")


@pytest.mark.rule("3.6g")
@pytest.mark.parametrize(("guest", "crowded"), [("athens_p4b_1", True), ("athens_h4_2", False)])
def test_3_6_a_port_holds_12_points_of_troops(guest: str, crowded: bool) -> None:
    garrison = "athens_h4_1 athens_h4b_1" if not crowded else "athens_h4_1 athens_h4b_1 athens_h3_1*"
    pieces = {"sestos": garrison, "t17": f"{guest} chaereas", "m5": "athens_t10_1", **ENEMY}
    match = ordered(pieces, "activate t17", f"pick {guest}", "move sestos", "done")
    go_on(match, "done", "decline")
    assert bool(offers(match, "eliminate")) is crowded


@pytest.mark.rule("7.S18a")
def test_7_s18_frees_a_prisoner_who_never_stood_on_the_map() -> None:
    pieces = {"prisoner": "alcibiades", "m5": "athens_t10_1", **ENEMY}
    carrier = next(c for c, faces in CARDS.items() if ["s18", "athens"] in faces)
    match = resume(position(pieces, turn_at(2), phase="B.2", due={}, hands={"athens": [carrier]}))
    play(match, f"s18 {carrier}")
    assert at(match, "alcibiades") == "b3"


CARDS = polemos.game("hellespont").board()["counters"]


@pytest.mark.rule("7.S6a")
def test_7_s6_a_zone_is_barred_once() -> None:
    pieces = {"t4": "athens_a2_1 sparta_a2_1", "m5": "athens_t10_1", **ENEMY}
    match = ordered(pieces, hands={"athens": ["c20"]}, barred={"t4": "athens"})
    refused(match, "athens", "s6", "c20", why="no-target-s6 7.S6a")
    free = ordered(pieces, hands={"athens": ["c20"]})
    assert offers(free, "s6") == {"c20"}


@pytest.mark.rule("2.B.3.2b", "1.2b")
def test_2_b_3_2_the_best_leader_of_a_zone_sets_its_price() -> None:
    pieces = {"m5": "athens_t10_1 alcibiades chaereas", **ENEMY}
    match = ordered(pieces, "activate m5")
    assert lines(match, "activates")[-1].args["points"] == 0


@pytest.mark.rule("7.S18b")
def test_7_s18_only_alcibiades_himself_enters_the_map() -> None:
    pieces = {"m5": "athens_t10_1 chaereas", "b2": "athens_t4_1 alcibiades", **ENEMY}
    match = ordered(pieces, "activate m5", "pick athens_t10_1", "pick chaereas", "move m4")
    assert field(match, "alcibiades_entered") is False
    match = ordered(pieces, "activate b2", "pick athens_t4_1", "pick alcibiades", "move m20")
    assert field(match, "alcibiades_entered") is True


@pytest.mark.rule("4.2.4c")
def test_4_2_4_nobody_is_captured_in_a_base() -> None:
    pieces = {"m5": "athens_t10_1 athens_t10_2", "b3": "mindarus", **ENEMY}
    match = resume(position(pieces, D_2))
    match.play("athens", "adjust", "athens_t10_1")
    match.play("athens", "to", "b3")
    assert at(match, "mindarus") == "b3"


@pytest.mark.rule("2.B.3d", "2.B.3.2a")
@pytest.mark.parametrize(("points", "idle"), [(2, True), (3, False)])
def test_2_b_3_a_side_falls_into_apathy_with_its_last_point(points: int, idle: bool) -> None:
    pieces = {"m5": "athens_t10_1 chaereas", "m6": "athens_t4_1 timochares", **ENEMY}
    match = resume(position(pieces, orders("athens", 2), points={"athens": points}, turn=4))
    assert match.prompt("athens").args == {"left": 2, "points": 2}
    play(match, "activate m5")
    play(match, "done")
    assert match.prompt("athens").args == {"left": 1, "points": 2}
    go_on(match, "done", "decline")
    assert bool(lines(match, "apathy")) is idle


@pytest.mark.rule("2.B.3.2b", "2.B.3.2c", "2.B.3.2d", "2.B.3.2e", "2.B.3.2g", "2.B.2d")
@pytest.mark.parametrize(
    ("place", "pieces", "more", "rule", "points"),
    [
        ("m5", "athens_t10_1 alcibiades", {}, "2.B.3.2b", 0),
        ("m5", "athens_t10_1 alcibiades", {"turn": 5}, "2.B.3.2c", 1),
        ("m5", "athens_t10_1 thrasyllus", {}, "2.B.3.2d", 1),
        ("m5", "athens_t10_1 chaereas", {}, "2.B.3.2d", 1),
        ("m5", "athens_t10_1", {}, "2.B.3.2e", 2),
        ("b3", "athens_t10_1", {}, "2.B.3.2g", 2),
        ("b3", "athens_t10_1 athens_t4_1", {"fresh": ["athens_t4_1"]}, "2.B.3.2g", 2),
        ("b3", "athens_t10_1", {"fresh": ["athens_t10_1"]}, "2.B.2d", 0),
        ("m5", "athens_t10_1", {"fresh": ["athens_t10_1"]}, "2.B.3.2e", 2),
    ],
)
def test_2_b_3_2_what_an_activation_costs_and_why(
    place: str, pieces: str, more: dict[str, object], rule: str, points: int
) -> None:
    match = ordered({place: pieces, **ENEMY}, f"activate {place}", **more)
    line = lines(match, "activates")[-1]
    assert (line.rule, line.args["points"]) == (rule, points)
    assert field(match, "points")["athens"] == 4 - points


@pytest.mark.rule("6b", "6c")
@pytest.mark.parametrize(
    ("level", "fleet", "told"), [(3, "m5", []), (2, "m5", [3]), (0, "b3", []), (1, "b3", [0])]
)
def test_6_the_log_tells_of_the_marker_only_if_it_moves(level: int, fleet: str, told: list[int]) -> None:
    pieces = {fleet: "athens_t10_1", **ENEMY}
    supply = {"athens": level, "sparta": 3}
    match = resume(position(pieces, adjusting("athens", 1), phase="D.4", turn=2, supply=supply))
    moves = [line for line in lines(match, "supply-moves") if line.args["who"] == "athens"]
    assert [line.args["level"] for line in moves] == told
    assert [line.rule for line in moves] == (["6b"] if fleet == "b3" else ["6c"]) * len(told)
