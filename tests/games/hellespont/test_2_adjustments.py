"""2.D: counters kept, returns to base, shelter, recovery; and 10.1g on Persians."""

from __future__ import annotations

import pytest

from games.hellespont.positions import Frames, asked, at, field, frame, position, refused, resume, turn_at
from polemos.engine.match import Match


def adjusting(who: str, step: int = 0) -> Frames:
    """D.1-D.2 of a side, then the rest of the turn."""
    return [*turn_at(9), frame("FirstAdjustments", who=who, at=step)]


def last_adjusting(who: str, step: int = 0) -> Frames:
    """D.3-D.5 of a side."""
    return [*turn_at(11), frame("LastAdjustments", who=who, at=step)]


def returns(pieces: dict[str, str], who: str = "athens", **fields: object) -> Match:
    return resume(position(pieces, adjusting(who, 1), phase="D.2", **fields))


def places(match: Match, piece: str, who: str = "athens") -> tuple[object, ...]:
    match.play(who, "adjust", piece)
    return match.prompt(who).choices["to"]


@pytest.mark.rule("2.D.1a")
def test_2_d_1_at_most_one_counter_is_kept_and_the_others_return_unseen() -> None:
    hands = {"athens": ["c05", "c09", "c11"], "sparta": []}
    start = position(
        {"m5": "athens_t4_1", "m8": "sparta_t4_1"}, adjusting("athens"), phase="D.1", hands=hands
    )
    match = resume(start)
    match.play("athens", "keep", "c09")
    assert field(match, "hands")["athens"] == ["c09"]
    assert {"c05", "c11"} <= set(field(match, "bowl"))
    public = " ".join(str(line.args) for line in match.log("sparta"))
    assert "c05" not in public
    assert "c11" not in public


@pytest.mark.rule("2.Da")
def test_2_d_the_initiative_side_adjusts_first_then_the_other_then_both_go_on() -> None:
    pieces = {"m5": "athens_t4_1*", "m13": "sparta_t4_1*", "b2": "alcibiades", "b1": "mindarus"}
    match = resume(position(pieces, turn_at(7), phase="D.1", initiative="sparta", advantage="sparta"))
    order = []
    while field(match, "phase") != "A" and len(order) < 8 and not match.over:
        role = match.deciders[0]
        order.append((asked(match, role), role))
        choices = match.prompt(role).choices
        match.play(role, next(v for v in ("done", "decline", "accept") if v in choices))
        if field(match, "turn") > 1:
            break
    asked_in_order = [step for i, step in enumerate(order) if step[0] in ("returns", "recover")]
    assert asked_in_order[:4] == [
        ("returns", "sparta"),
        ("returns", "athens"),
        ("recover", "sparta"),
        ("recover", "athens"),
    ]


@pytest.mark.rule("2.D.2a", "0.2n")
def test_2_d_2_leaders_go_home_from_anywhere_to_a_base_of_their_side() -> None:
    match = returns({"t26": "athens_h4_1 chaereas", "m8": "sparta_t4_1"})
    assert places(match, "chaereas") == ("b2", "b3")
    match.play("athens", "to", "b2")
    assert at(match, "chaereas") == "b2"
    spartan = returns({"t26": "sparta_h4_1 dorieus", "m5": "athens_t4_1"}, "sparta")
    assert places(spartan, "dorieus", "sparta") == ("b1", "b3")


@pytest.mark.rule("2.D.2b")
def test_2_d_2_ships_worth_at_most_half_of_those_on_the_map_go_home() -> None:
    match = returns(
        {"m12": "athens_t20_1 athens_t10_1 athens_t4_1", "m20": "athens_t4_2", "m13": "sparta_t4_1"}
    )
    offered = match.prompt("athens").choices["adjust"]
    assert "athens_t20_1" not in offered  # 20 of 38: half is 19
    places(match, "athens_t10_1")
    match.play("athens", "to", "b3")
    places(match, "athens_t4_1")
    match.play("athens", "to", "b3")
    places(match, "athens_t4_2")
    match.play("athens", "to", "b2")  # 18 of 19
    refused(match, "athens", "adjust", "athens_t20_1", why="over-half 2.D.2b")


@pytest.mark.rule("2.D.2c", "3.3e")
def test_2_d_2_troops_go_home_only_with_five_times_their_strength_in_ships() -> None:
    pieces = {"m9": "athens_t20_1 athens_t20_2", "t17": "athens_h4_1 athens_p2_1", "m13": "sparta_t4_1"}
    match = returns(pieces)
    places(match, "athens_t20_1")
    match.play("athens", "to", "b3")
    assert "b3" in places(match, "athens_h4_1")  # 4 points with 20 of ships
    match.play("athens", "to", "b3")
    match.play("athens", "adjust", "athens_p2_1")
    assert "b3" not in match.prompt("athens").choices["to"]  # 6 would need 30; Sestos is next door
    assert "sestos" in match.prompt("athens").choices["to"]


@pytest.mark.rule("2.D.2c", "10.1f")
def test_2_d_2_persians_never_go_to_a_base() -> None:
    pieces = {"m13": "sparta_t20_1 sparta_t20_2", "t25": "sparta_c5b_1 pharnabazus", "m5": "athens_t4_1"}
    match = returns(pieces, "sparta")
    places(match, "sparta_t20_1", "sparta")
    match.play("sparta", "to", "b1")
    assert not {"sparta_c5b_1", "pharnabazus"} & set(match.prompt("sparta").choices.get("adjust", ()))


@pytest.mark.rule("2.D.2e", "3.6f", "3.6g")
def test_2_d_2_pieces_slip_into_an_adjacent_free_port_within_its_limits() -> None:
    full = "athens_h4_1 athens_h4_2 athens_h4b_1"
    match = returns(
        {"t17": "athens_h3_1 chaereas", "sestos": full, "m5": "athens_t10_1", "m13": "sparta_t4_1"}
    )
    assert "athens_h3_1" not in match.prompt("athens").choices["adjust"]  # 12 land points are in Sestos
    assert "sestos" in places(match, "athens_t10_1")
    match.play("athens", "to", "sestos")
    assert at(match, "athens_t10_1") == "sestos"


@pytest.mark.rule("2.D.2e", "3.1g")
def test_2_d_2_no_shelter_in_a_port_with_enemy_units() -> None:
    match = returns(
        {"t17": "athens_h3_1", "sestos": "sparta_p2_1", "m13": "sparta_t4_1", "m9": "athens_t4_1"}
    )
    refused(match, "athens", "adjust", "athens_h3_1", why="no-transport-home 2.D.2c")


@pytest.mark.rule("2.D.3a", "2.D.3b")
def test_2_d_3_the_bonuses_of_fit_leaders_on_map_and_in_bases_restore_units() -> None:
    units = "athens_t10_1* athens_t10_2* athens_t4_1* athens_t4_2*"
    pieces = {
        "m5": units + " alcibiades",
        "b2": "theramenes",
        "sestos": "athens_h4_1 chaereas",
        "m8": "sparta_t4_1",
    }
    match = resume(position(pieces, last_adjusting("athens"), phase="D.3", advantage="sparta"))
    for left in (3, 2, 1):
        assert match.prompt("athens").args["left"] == left
        match.play("athens", "restore", match.prompt("athens").choices["restore"][0])
    assert field(match, "weak") == ["athens_t4_2"]
    assert asked(match, match.deciders[0]) != "recover"


@pytest.mark.rule("2.D.3b")
def test_2_d_3_wounded_leaders_and_none_restore_nothing() -> None:
    for pieces, down in (
        ({"m5": "athens_t10_1*", "m8": "sparta_t4_1"}, {}),
        ({"m5": "athens_t10_1* alcibiades", "m8": "sparta_t4_1"}, {"alcibiades": "wounded"}),
    ):
        start = position(pieces, last_adjusting("athens"), phase="D.3", advantage="sparta", down=down)
        assert asked(resume(start), "athens") != "recover"


@pytest.mark.rule("10.1g", "2.D.3a")
def test_10_1_weakened_persians_are_not_restored_in_d_3() -> None:
    pieces = {"t22": "sparta_c5b_1* sparta_h4_1* mindarus", "m5": "athens_t4_1"}
    match = resume(position(pieces, last_adjusting("sparta"), phase="D.3", advantage="athens"))
    assert match.prompt("sparta").choices["restore"] == ("sparta_h4_1",)


@pytest.mark.rule("10.1g")
def test_10_1_s11_restores_a_persian_and_s12_does_not() -> None:
    pieces = {"t22": "sparta_c5b_1*", "m5": "athens_t4_1"}
    hands = {"athens": [], "sparta": ["c11", "c13"]}
    start = position(pieces, last_adjusting("sparta"), phase="D.3", advantage="athens", hands=hands)
    match = resume(start)
    assert "s12" not in match.prompt("sparta").choices
    match.play("sparta", "s11", "c11")
    match.play("sparta", "restore", "sparta_c5b_1")
    assert field(match, "weak") == []


@pytest.mark.rule("2.D.2d", "2.B.2e")
def test_2_d_2_repatriated_pieces_leave_from_b_2_of_the_next_turn_at_the_price() -> None:
    pieces = {"b3": "athens_t10_1", "m8": "sparta_t4_1"}
    start = position(
        pieces, turn_at(2), turn=6, phase="B.2", points={"athens": 2, "sparta": 0}, advantage="athens"
    )
    start["state"]["due"] = {}
    match = resume(start)
    match.play("athens", "activate", "b3")
    assert field(match, "points")["athens"] == 0
