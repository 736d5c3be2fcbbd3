"""3.6, 4.2, 7: limits met exactly, and questions that fall away because of what was just played."""

from __future__ import annotations

import pytest

from games.hellespont.positions import (
    asked,
    at,
    besieging,
    engage,
    fighting,
    go_on,
    lines,
    offers,
    orders,
    position,
    resume,
    turn_at,
)
from games.hellespont.scenes import D_2, play
from polemos.engine.match import Match

STORM = "c10"  # S4 and S6
ENEMY = {"m18": "sparta_t4_1"}


def stormy(verb: str) -> Match:
    """Athens attacks a single weak ship in the open sea; at the question with this verb a storm breaks."""
    pieces = {"m12": "athens_t20_1 sparta_t2_1*", "m8": "athens_t10_1", "b1": "sparta_t4_1"}
    holder = "sparta" if verb == "evade" else "athens"
    start = position(pieces, fighting("athens"), hands={holder: [STORM]}, advantage="sparta")
    match = resume(start, [1, 1, 6])
    engage(match, "athens", "m12")
    if verb != "evade":
        play(match, "stand")
    assert verb in match.prompt(holder).choices
    match.play(holder, "s4", STORM)
    go_on(match, "accept")
    return match


@pytest.mark.rule("4.2.2b", "7.S4a", "4a")
@pytest.mark.parametrize("verb", ["commit_none", "evade"])
def test_4_2_a_combat_is_over_when_a_storm_sinks_the_only_enemy(verb: str) -> None:
    match = stormy(verb)
    assert at(match, "sparta_t2_1") == "eliminated"
    assert not lines(match, "combat-result")
    assert {match.prompt(role).message for role in match.deciders}.isdisjoint({"commit", "evade", "fight"})


@pytest.mark.rule("2.B.3i", "7a")
@pytest.mark.parametrize(("step", "phase", "rule"), [(0, "A", "7"), (3, "B.3", "2.B.3i")])
def test_7_a_window_cites_the_paragraph_that_opens_it(step: int, phase: str, rule: str) -> None:
    pieces = {"m5": "athens_t10_1 chaereas", **ENEMY}
    more = {"phase": phase, "points": {"athens": 1}, "hands": {"sparta": [STORM]}, "turn": 2, "due": {}}
    match = resume(position(pieces, turn_at(step), initiative="athens", **more))
    if step:
        match.play("athens", "announce", 1)
    while match.prompt(match.deciders[0]).message != "window":
        go_on(match, "pick_none")
    assert match.prompt(match.deciders[0]).rule == rule


@pytest.mark.rule("7.S6a")
def test_7_s6_one_unit_of_archers_among_others_is_enough() -> None:
    pieces = {"t4": "athens_a2_1 athens_h4_1", "m5": "athens_t10_1", **ENEMY}
    match = resume(position(pieces, orders("athens", 2), points={"athens": 2}, hands={"athens": [STORM]}))
    match.play("athens", "s6", STORM)
    assert offers(match, "bar") == {"t4"}


@pytest.mark.rule("7.S20a")
def test_7_s20_the_plague_strikes_camps_and_leaders_on_the_map() -> None:
    pieces = {
        "t4": "sparta_h4_1",
        "m6": "sparta_t4_2",
        "m13": "sparta_t10_1 dorieus",
        "b1": "sparta_t2_1 sparta_h3_1 mindarus",
        "m5": "athens_t10_1",
    }
    match = resume(position(pieces, orders("athens", 2), points={"athens": 2}, hands={"athens": ["c18"]}))
    match.play("athens", "s20", "c18")
    assert offers(match, "infect") == {"t4", "m13"}


@pytest.mark.rule("3.6f", "3.6g", "2.D.2e")
@pytest.mark.parametrize(
    ("garrison", "guest", "room"),
    [
        ("athens_t20_1 athens_t20_2", "athens_t10_1", True),
        ("athens_t20_1 athens_t20_2 athens_t2_1", "athens_t10_1", False),
        ("athens_h4_1 athens_h4_2", "athens_h4b_1", True),
        ("athens_h4_1 athens_h4_2 athens_a2_1*", "athens_h4b_1", False),
    ],
)
def test_3_6_a_port_takes_in_who_just_fits(garrison: str, guest: str, room: bool) -> None:
    outside = "m5" if "_t" in guest else "t17"
    pieces = {"sestos": garrison, outside: guest, "m6": "athens_t10_2", **ENEMY}
    match = resume(position(pieces, D_2))
    if guest not in offers(match, "adjust"):
        assert not room
        return
    match.play("athens", "adjust", guest)
    assert ("sestos" in offers(match, "to")) is room


@pytest.mark.rule("3.6e", "3.6f")
@pytest.mark.parametrize(
    ("place", "near", "stack", "guest", "crowded"),
    [
        ("sestos", "m5", "athens_t20_1 athens_t20_2", "athens_t10_1", False),
        ("sestos", "m5", "athens_t20_1 athens_t20_2 athens_t2_1", "athens_t10_1", True),
        ("t27", "t7", "athens_h4_1 athens_h4_2 athens_p2_1 athens_p2_2", "athens_h3_1", False),
        ("t27", "t7", "athens_h4_1 athens_h4_2 athens_p2_1 athens_p2_2 athens_a2_1", "athens_h3_1", True),
        ("t7", "t27", "athens_h4_1 athens_h4_2 athens_p2_1 athens_p2_2 athens_a2_1", "athens_h3_1", False),
    ],
)
def test_3_6_a_place_holds_as_many_as_its_limit(
    place: str, near: str, stack: str, guest: str, crowded: bool
) -> None:
    pieces = {place: stack, near: f"{guest} chaereas", "m8": "athens_t4_1", **ENEMY}
    match = resume(position(pieces, orders("athens", 2), points={"athens": 2}))
    for answer in (f"activate {near}", f"pick {guest}", "pick chaereas", f"move {place}"):
        play(match, answer)
    go_on(match, "stop", "done", "decline")
    assert bool(offers(match, "eliminate")) is crowded


@pytest.mark.rule("7.S4b")
@pytest.mark.parametrize(
    ("sea", "held", "needed"),
    [
        ("m9", "parium", 6),
        ("m9", "t3", 5),
        ("m9", "t10", 5),
        ("m8", "t3", 5),
        ("m7", "t3", 6),
        ("m10", "t10", 5),
    ],
)
def test_7_s4_a_beach_or_an_own_port_shelters_a_fleet(sea: str, held: str, needed: int) -> None:
    pieces = {sea: "athens_t10_1", "b1": "sparta_t4_1", held: "athens_p2_1"}
    start = position(pieces, orders("athens", 1), points={"athens": 1}, hands={"athens": [STORM]})
    match = resume(start, [1])
    match.play("athens", "s4", STORM)
    go_on(match, "accept")
    assert [line.args["needed"] for line in lines(match, "storm")] == [needed]


@pytest.mark.rule("2.Cb")
def test_2_c_sieges_are_asked_only_of_who_can_besiege() -> None:
    pieces = {"m5": "athens_t10_1", "sestos": "sparta_p2_1", "m18": "sparta_t4_1"}
    match = resume(position(pieces, besieging("athens")))
    assert asked(match, match.deciders[0]) != "siege"


@pytest.mark.rule("3.3e", "3.5a")
@pytest.mark.parametrize(
    ("fleet", "cargo", "fits"),
    [("athens_t10_1", "athens_p2_1", True), ("athens_t10_1", "athens_h3_1", False)],
)
def test_3_3_troops_are_cut_only_if_the_ships_cannot_carry_them(fleet: str, cargo: str, fits: bool) -> None:
    pieces = {"sestos": f"{fleet} {cargo} chaereas", **ENEMY}
    match = resume(position(pieces, orders("athens", 2), points={"athens": 2}))
    for answer in ("activate sestos", f"pick {fleet}", f"pick {cargo}", "pick chaereas"):
        play(match, answer)
    assert offers(match, "cut") == (set() if fits else {cargo})
    assert bool(offers(match, "move")) is fits
    assert "pick_all" not in match.prompt("athens").choices


@pytest.mark.rule("3.5a", "10.1f")
def test_10_1_persians_march_and_never_board() -> None:
    pieces = {"abydos": "sparta_t10_1 sparta_p5_1 sparta_h3_1 pharnabazus", "m20": "athens_t4_1"}
    match = resume(position(pieces, orders("sparta", 2), points={"sparta": 2}))
    play(match, "activate abydos")
    assert "pick_all" in match.prompt("sparta").choices
    play(match, "pick sparta_p5_1")
    assert offers(match, "pick") == {"sparta_h3_1", "pharnabazus"}
    again = resume(position(pieces, orders("sparta", 2), points={"sparta": 2}))
    play(again, "activate abydos")
    play(again, "pick sparta_t10_1")
    assert offers(again, "pick") == {"sparta_h3_1"}
    play(again, "pick sparta_h3_1")
    assert not offers(again, "pick")


@pytest.mark.rule("2.B.3i", "3.5a")
@pytest.mark.parametrize(("others", "window"), [("athens_t4_1", True), ("", False)])
def test_3_5_between_two_groups_of_a_zone_the_opponent_may_step_in(others: str, window: bool) -> None:
    pieces = {"m5": f"athens_t10_1 {others}", "m6": "athens_t2_1", **ENEMY}
    hands = {"sparta": [STORM]}
    match = resume(position(pieces, orders("athens", 4), points={"athens": 4}, hands=hands))
    play(match, "activate m5")
    while match.deciders == ("sparta",):
        match.play("sparta", "decline")
    match.play("athens", "pick", "athens_t10_1")
    match.play("athens", "move", "m4")
    assert asked(match, match.deciders[0]) == ("window" if window else "activate")


@pytest.mark.rule("3.5f")
@pytest.mark.parametrize(
    ("start", "sea", "beyond", "die", "passes"),
    [
        ("m9", "m12", "m14", 3, True),
        ("m9", "m12", "m14", 4, False),
        ("m5", "m4", "m3", 1, True),
        ("m5", "m4", "m3", 2, False),
    ],
)
def test_3_5_a_fleet_runs_past_on_1_in_the_strait_and_on_1_to_3_at_sea(
    start: str, sea: str, beyond: str, die: int, passes: bool
) -> None:
    pieces = {start: "athens_t10_1", sea: "sparta_t4_1"}
    match = resume(position(pieces, orders("athens", 4), points={"athens": 4}), [die])
    for answer in (f"activate {start}", "pick athens_t10_1", f"move {sea}", "run_past"):
        play(match, answer)
    assert bool(lines(match, "passes")) is passes
    assert bool(lines(match, "stopped")) is not passes
    assert (beyond in offers(match, "move")) is passes


@pytest.mark.rule("2.D.2b", "2.D.2e")
@pytest.mark.parametrize(
    ("to", "key", "rule"), [("b3", "goes-home", "2.D.2b"), ("sestos", "shelters", "2.D.2e")]
)
def test_2_d_2_the_log_tells_a_return_from_a_shelter(to: str, key: str, rule: str) -> None:
    match = resume(position({"m5": "athens_t10_1", "m6": "athens_t10_2", **ENEMY}, D_2))
    match.play("athens", "adjust", "athens_t10_1")
    match.play("athens", "to", to)
    found = [line for line in match.log(None) if line.key in ("goes-home", "shelters")]
    assert [(line.key, line.rule, line.args["to_place"]) for line in found] == [(key, rule, to)]
