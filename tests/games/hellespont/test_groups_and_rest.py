"""2.B.3i, 3.5a: picking and leaving out, a turn without windows; and conditions that nothing had shown."""

from __future__ import annotations

import pytest

from games.hellespont.positions import (
    GAME,
    asked,
    at,
    field,
    go_on,
    offers,
    position,
    refused,
    resume,
    turn_at,
)
from games.hellespont.scenes import D_2, b_2, b_3, played
from polemos.engine.prompt import FINAL

FLEET = {"m5": "athens_t10_1 athens_t4_1 athens_a2_1 chaereas", "m18": "sparta_t4_1"}
HOME = {"m5": "athens_t10_1 athens_t10_2 athens_t4_1 athens_t4_2", "t12": "athens_p2_1", "m18": "sparta_t4_1"}


# --- picking ----------------------------------------------------------------------------------------------


@pytest.mark.rule("3.5a")
def test_all_but_one_take_two_clicks() -> None:
    match = played(b_3(FLEET), ("activate m5", "pick_all"), ())
    match.play("athens", "drop", "athens_a2_1")
    assert match.view("athens")["selected"] == ["athens_t10_1", "athens_t4_1", "chaereas"]
    assert offers(match, "pick") == {"athens_a2_1"}
    match.play("athens", "pick", "athens_a2_1")
    assert "drop" in match.prompt("athens").choices


@pytest.mark.rule("3.5a")
def test_nobody_is_left_out_before_somebody_is_picked() -> None:
    match = played(b_3(FLEET), ("activate m5",), ())
    refused(match, "athens", "drop", "athens_t10_1", why="not-picked 3.5a")


@pytest.mark.rule("2.D.2c")
def test_the_way_home_of_a_group_is_that_of_those_who_stay_in_it() -> None:
    match = played((HOME, D_2, {}), ("adjust athens_t4_1", "pick athens_t4_2"), ())
    match.play("athens", "drop", "athens_t4_1")
    assert match.view("athens")["selected"] == ["athens_t4_2"]
    match.play("athens", "drop", "athens_t4_2")
    assert asked(match, "athens") == "returns"
    assert at(match, "athens_t4_1") == "m5"


@pytest.mark.rule("3.5e")
def test_cavalry_picked_to_step_aside_may_be_left_out_again() -> None:
    pieces = {"t5": "athens_h4_1 chaereas", "t4": "sparta_c5b_1 sparta_c5b_2"}
    match = played(b_3(pieces), ("activate t5", "pick athens_h4_1", "move t4"), ())
    match.play("sparta", "pick", "sparta_c5b_1")
    match.play("sparta", "drop", "sparta_c5b_1")
    assert offers(match, "pick") == {"sparta_c5b_1", "sparta_c5b_2"}
    refused(match, "sparta", "drop", "sparta_c5b_1", why="not-picked 3.5e")


# --- resting ----------------------------------------------------------------------------------------------


@pytest.mark.rule("2.B.3i")
def test_who_rests_is_asked_no_window_until_the_next_turn() -> None:
    match = resume(position(FLEET, turn_at(0), turn=2, due={}))
    while match.prompt(match.deciders[0]).message != "window":
        match.play(match.deciders[0], *(match.prompt(match.deciders[0]).passive() or ("", None)))
    resting = match.deciders[0]
    match.play(resting, "rest")
    assert field(match, "resting") == [resting]
    while match.view(None)["turn"] == 2:
        role = match.deciders[0]
        prompt = match.prompt(role)
        assert (role, prompt.message) != (resting, "window")
        match.play(role, *(prompt.passive() or prompt.pairs()[0]))
    assert field(match, "resting") == []


def clicks_of_an_idle_august(seed: int) -> dict[str, int]:
    """How often each side answers if it rests at once and wants nothing else."""
    match = GAME.start(seed=seed)
    count = {"athens": 0, "sparta": 0}
    while match.view(None)["turn"] == 1:
        role = match.deciders[0]
        prompt = match.prompt(role)
        last = prompt.choices.get("announce", (None,))[-1]
        calm = ("announce", last) if last else prompt.passive() or prompt.pairs()[0]
        match.play(role, *(("rest", None) if "rest" in prompt.choices else calm))
        count[role] += 1
    return count


@pytest.mark.rule("2.B.3i")
def test_an_august_in_which_one_does_nothing_takes_eight_clicks() -> None:
    assert all(max(clicks_of_an_idle_august(seed).values()) <= 8 for seed in range(5))


# --- what nothing had shown -------------------------------------------------------------------------------


@pytest.mark.rule("2.B.2e")
def test_a_base_without_newcomers_is_left_once_piece_by_piece_or_not() -> None:
    """Option base_exit: the paid price is paid once, and the rest stays."""
    pieces = {"b3": "athens_t10_1 athens_t10_2 athens_t4_1 thrasybulus", "m18": "sparta_t4_1"}
    start = position(
        pieces,
        turn_at(2),
        options={"base_exit": "per_piece"},
        turn=2,
        phase="B.2",
        due={},
        points={"athens": 6},
    )
    match = resume(start)
    for answer in ("activate b3", "pick athens_t10_1", "move m22", "done"):
        while answer.split()[0] not in match.prompt(match.deciders[0]).choices:
            match.play(match.deciders[0], "decline")
        match.play("athens", *(answer.split() if " " in answer else (answer, None)))
    assert "b3" not in offers(match, "activate")


@pytest.mark.rule("3.1h")
def test_a_base_left_by_its_last_ships_asks_no_more() -> None:
    start = b_2({"b3": "athens_t10_1 chaereas thrasybulus", "m18": "sparta_t4_1"}, points={"athens": 4})
    match = played(start, ("activate b3", "pick athens_t10_1", "move m22"), ())
    assert asked(match, match.deciders[0]) != "move"


@pytest.mark.rule("3.1d")
def test_a_zone_at_sea_whose_ships_have_moved_is_not_activated() -> None:
    match = played(b_3({**FLEET, "m6": "athens_t2_1"}, moved=["athens_t10_1", "athens_t4_1"]), (), ())
    refused(match, "athens", "activate", "m5", why="no-ship-to-sail 3.1d")


@pytest.mark.rule("2.D.2b")
def test_the_question_says_how_much_may_still_go_home() -> None:
    match = played((HOME, D_2, {}), (), ())
    assert match.prompt("athens").args["left"] == 14
    match.play("athens", "adjust", "athens_t10_1")
    match.play("athens", "to", "b3")
    assert match.prompt("athens").args["left"] == 4


@pytest.mark.rule("2.D.2e")
def test_a_ship_that_puts_into_port_uses_up_nothing_of_the_half() -> None:
    match = played((HOME, D_2, {}), ("adjust athens_t10_1", "to sestos"), ())
    assert match.prompt("athens").args["left"] == 14
    assert at(match, "athens_t10_1") == "sestos"


@pytest.mark.rule("7.S16a")
def test_discord_rolls_one_die() -> None:
    pieces = {"t4": "sparta_h4_1 dorieus", "m5": "athens_t10_1"}
    match = played(b_3(pieces, hands={"athens": ["c03"]}), ("s16 c03", "accuse dorieus"), (3,))
    assert match.prompt(match.deciders[0]).args["dice"] == (3,)


@pytest.mark.rule("7.S4a")
def test_a_side_without_ships_at_sea_rolls_nothing_in_a_storm() -> None:
    pieces = {"sestos": "athens_t10_1", "m18": "sparta_t4_1 sparta_t4_2"}
    match = played(b_3(pieces, hands={"athens": ["c10"]}), ("s4 c10",), (1, 1))
    assert match.prompt(match.deciders[0]).args == {"dice": (1, 1), "who": "sparta"}


@pytest.mark.rule("7.S18a")
@pytest.mark.parametrize("side", ["seized", "back"])
def test_alcibiades_in_a_base_has_not_been_on_the_map(side: str) -> None:
    """Neither Tissaphernes' box nor a base is the map."""
    if side == "seized":
        start = b_2({"b2": "alcibiades athens_t4_1", "m18": "sparta_t4_1"}, hands={"sparta": ["c03"]})
        match = played(start, ("s17 c03",), ())
    else:
        pieces = {"eliminated": "alcibiades", "m5": "athens_t4_1", "m18": "sparta_t4_1"}
        match = played(
            b_3(pieces, advantage="athens"), ("advantage", "return_leader alcibiades", "to b2"), ()
        )
    assert field(match, "alcibiades_entered") is False
    go_on(match)


@pytest.mark.rule("8h", "3.3e")
def test_what_is_given_up_for_good_is_marked() -> None:
    """Who only wants to go on never uses up the Advantage, and no default cuts anybody down."""
    pieces = {"m5": "athens_t10_1 athens_t4_1* athens_h4_1 chaereas", "m18": "sparta_t4_1"}
    match = played(b_3(pieces, advantage="athens"), ("activate m5", "pick_all"), ())
    prompt = match.prompt("athens")
    assert {verb for verb in prompt.choices if prompt.kind(verb) == FINAL} == {"advantage", "cut"}
