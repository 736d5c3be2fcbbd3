"""Clauses that forbid: who asks why is told the barrier and its paragraph (more in test_why_not.py)."""

from __future__ import annotations

from typing import Any

import pytest

from games.dba.scene import ATT, DEF, area, choices, combat, game, orders, play, position
from polemos.engine.match import Match
from scenes import refused

FAR_FOE = {"def_sp_9": "x2 s"}
RIVER = [area("river", "a15", 24, 1)]
SEA = [area("waterway", "a1", 3, 24)]


def moving(element: str, field: dict[str, str], **facts: Any) -> Match:
    return play(orders({**field, **FAR_FOE}, **facts), ("move", element))


# --- single moves ---------------------------------------------------------------------------------


@pytest.mark.rule("dba.2.2c")
def test_a_deep_river_is_entered_beside_no_friend() -> None:
    field = {"att_sp_1": "k15 n", "att_sp_2": "l16 n"}
    deep = moving("att_sp_2", field, features=RIVER, river="column")
    refused(deep, ATT, "to", "l15", why="dba-single-column dba.2.2c")
    column = {"att_sp_1": "l16 n", "att_sp_2": "l17 n", "att_ax_1": "k15 n"}
    march = play(orders({**column, **FAR_FOE}, features=RIVER, river="column"), ("line", "att_sp_1"))
    refused(march, ATT, "ahead", 1, why="dba-single-column dba.2.2c")
    slow = play(orders({**column, **FAR_FOE}, features=RIVER, river="slow"), ("line", "att_sp_1"))
    assert choices(slow)["ahead"] == (1,)


@pytest.mark.rule("dba.5d")
def test_foot_does_not_pass_through_friends() -> None:
    walled = {"att_sp_2": "k19 n", "att_sp_3": "j20 n", "att_sp_4": "l20 n", "att_sp_5": "j19 n"}
    fence = {**walled, "att_sp_6": "l19 n"}
    match = moving("att_sp_1", {"att_sp_1": "k20 n", **fence})
    refused(match, ATT, "to", "k18", why="dba-friends-between dba.5d")
    light = moving("att_ps_1", {"att_ps_1": "k20 n", **fence})
    assert "k18" in choices(light)["to"], "psiloi pass through any friend"
    full = moving("att_ps_1", {"att_ps_1": "k20 n", **fence, "att_sp_7": "k18 n"})
    refused(full, ATT, "to", "k18", why="dba-cell-taken dba.12a")
    horse = moving("att_cv_1", {"att_cv_1": "k20 n", **fence})
    refused(horse, ATT, "to", "k18", why="dba-friends-between dba.5d")
    rode = moving("att_cv_1", {"att_cv_1": "k20 n", **fence, "att_sp_2": "a5 n", "att_ps_1": "k19 n"})
    assert "k18" in choices(rode)["to"], "mounted pass through psiloi"


@pytest.mark.rule("dba.12e")
def test_the_ground_entered_takes_its_share_of_the_move() -> None:
    wood = [area("woods", "a18", 24, 2)]
    horse = moving("att_cv_1", {"att_cv_1": "k20 n"}, features=wood)
    assert "k18" in choices(horse)["to"], "a bad cell uses half a move"
    refused(horse, ATT, "to", "k17", why="dba-slow-ground dba.12e")
    light = moving("att_ax_1", {"att_ax_1": "k20 n"}, features=wood)
    assert "k17" in choices(light)["to"]
    refused(light, ATT, "to", "k16", why="dba-too-far dba.12b")


@pytest.mark.rule("dba.12d", "dba.5.1a", "dba.5.2a")
def test_who_gets_there_may_not_be_able_to_face_there() -> None:
    behind = {"att_sp_1": "k12 n", "def_sp_1": "k16 n"}
    short = moving("att_sp_1", behind)
    refused(short, ATT, "to", "k14", why="dba-no-turn-about dba.12d")
    swift = moving("att_cv_1", {"att_cv_1": "k12 n", "def_sp_1": "k16 n"})
    assert "k14" in {*choices(swift)["to"], *choices(swift).get("attack", ())}
    aside = {"att_cv_1": "m11 n", "def_sp_1": "l10 n"}
    refused(moving("att_cv_1", aside), ATT, "attack", "k10", why="dba-flank-start dba.5.2a")
    assert "k10" in choices(moving("att_cv_1", aside))["to"], "it may stand there, but not attack"
    right = moving("att_cv_1", {"att_cv_1": "j11 n", "def_sp_1": "l10 n"})
    assert "k10" in choices(right)["attack"], "from beyond that edge"


@pytest.mark.rule("dba.5e")
def test_what_a_second_move_is_for() -> None:
    again = {"moved": ["att_lh_1"]}
    rider = moving("att_lh_1", {"att_lh_1": "k12 n", "def_ps_1": "k8 w"}, **again)
    refused(rider, ATT, "to", "k9", why="dba-again-afar dba.5e")
    assert "k11" in choices(rider)["to"]
    warriors = moving("att_wb_1", {"att_wb_1": "k12 n", "def_sp_1": "k10 e"}, moved=["att_wb_1"])
    refused(warriors, ATT, "to", "l12", why="dba-again-to-contact dba.5e")
    road = [area("road", "k5", 1, 15)]
    marcher = moving("att_sp_1", {"att_sp_1": "k12 n"}, moved=["att_sp_1"], features=road)
    refused(marcher, ATT, "to", "l12", why="dba-again-on-road dba.5e")
    assert "k10" in choices(marcher)["to"]
    skirmisher = moving("att_ps_1", {"att_ps_1": "k12 n"}, moved=["att_ps_1"], bound=1)
    refused(skirmisher, ATT, "to", "k8", why="dba-too-far dba.12b")


# --- combat ---------------------------------------------------------------------------------------


@pytest.mark.rule("dba.5.2b")
def test_one_turns_only_to_an_attacker() -> None:
    field = {"def_sp_1": "k10 s", "att_sp_1": "j10 e", "att_sp_2": "l10 w", "att_sp_3": "n10 n"}
    match = combat(field)
    assert match.deciders == (DEF,)
    assert choices(match) == {"turn_to": ("att_sp_1", "att_sp_2")}
    refused(match, DEF, "turn_to", "att_sp_3", why="dba-not-attacking dba.5.2b")


@pytest.mark.rule("dba.6c")
def test_only_who_shoots_at_the_target_leads() -> None:
    field = {"att_bw_1": "j14 n", "att_bw_2": "k14 n", "def_bw_1": "k12 s", "att_bw_3": "p14 n"}
    match = play(combat(field), ("at", "att_bw_1"), ("resolve", "def_bw_1"))
    refused(match, ATT, "lead", "att_bw_3", why="dba-not-shooting dba.6c")


@pytest.mark.rule("dba.6a", "dba.12r", "dba.2.2e")
def test_who_is_no_target() -> None:
    field = {
        "att_art_1": "k14 n",
        "def_sp_1": "k10 s",
        "def_sp_2": "j10 s",
        "def_sp_3": "k8 s",
        "def_sp_4": "h10 s",
        "def_sp_5": "k9 s",
        "def_sp_6": "l12 s",
        "att_sp_1": "l13 n",
        "def_bd_1": "j16 s",
    }
    match = combat(field)
    assert choices(match) == {"at": ("def_sp_1", "def_sp_2")}
    refused(match, ATT, "at", "def_sp_3", why="dba-out-of-range dba.12r")
    assert match.why_not(ATT, "at", "def_sp_3")[0].args == {
        "piece": "def_sp_3",
        "other": "att_art_1",
        "count": 5,
    }
    refused(match, ATT, "at", "def_sp_4", why="dba-out-of-arc dba.6a")
    refused(match, ATT, "at", "def_bd_1", why="dba-out-of-arc dba.6a")
    refused(match, ATT, "at", "def_sp_5", why="dba-target-screened dba.6a")
    refused(match, ATT, "at", "def_sp_6", why="dba-target-engaged dba.6a")
    refused(match, ATT, "at", "att_sp_1", why="dba-target-own dba.6a")


@pytest.mark.rule("dba.2.2e", "dba.6a")
def test_nobody_shoots_inside_a_wood() -> None:
    field = {"att_bw_1": "k14 n", "def_sp_1": "k12 s", "def_sp_2": "j12 s", "def_sp_3": "l12 s"}
    match = combat(field, features=[area("woods", "k12", 1, 3)])
    assert choices(match) == {"at": ("def_sp_2", "def_sp_3")}
    refused(match, ATT, "at", "def_sp_1", why="dba-target-in-woods dba.2.2e")
    match = combat(field, features=[area("woods", "k13", 1, 1)])
    refused(match, ATT, "at", "def_sp_1", why="dba-target-screened dba.6a")


@pytest.mark.rule("dba.3b")
def test_which_combats_there_are_to_order() -> None:
    field = {"att_sp_1": "k10 n", "def_sp_1": "k9 s", "att_sp_2": "n10 n", "def_sp_2": "n9 s"}
    match = combat({**field, "att_sp_3": "a10 n"}, (3, 3, 3, 3, 4))
    refused(match, ATT, "fight", "def_sp_1", why="dba-combat-of-other-side dba.3b")
    refused(match, ATT, "fight", "att_sp_3", why="dba-no-combat dba.3b")


# --- camps and landings -----------------------------------------------------------------------------


def setting_up(frame: dict[str, Any], at: int, elements: dict[str, str], **facts: Any) -> Match:
    """Before the first bound: a frame of deployment on top."""
    start = position(elements, [], bound=0, **facts)
    start["frames"] = [{"frame": "Battle", "who": "", "at": at}, frame]
    return game().resume(start)


@pytest.mark.rule("dba.9e")
def test_where_a_camp_stands_and_who_holds_it() -> None:
    marsh = [area("marsh", "c24", 2, 1)]
    match = setting_up({"frame": "Camp", "side": 0}, 6, {"att_sp_1": "", "def_sp_1": ""}, features=marsh)
    refused(match, ATT, "to", "k23", why="dba-camp-not-at-edge dba.9e")
    refused(match, ATT, "to", "c24", why="dba-camp-bad-going dba.9e")
    wet = setting_up({"frame": "Camp", "side": 0}, 6, {"att_sp_1": "", "def_sp_1": ""}, features=SEA)
    refused(wet, ATT, "to", "b24", why="dba-camp-bad-going dba.9e")
    held = orders({"att_cf_1": "k24 n", "att_sp_1": "a20 n", **FAR_FOE}, camps=["k24", ""])
    refused(held, ATT, "move", "att_cf_1", why="dba-followers dba.9e")
    refused(held, ATT, "group", "att_cf_1", why="dba-followers dba.9e")


LANDING: dict[str, Any] = {"features": SEA, "sailed": ["att"], "generals": ["", ""]}


@pytest.mark.rule("dba.10a")
def test_who_stays_aboard() -> None:
    deploy = {"frame": "Deploy", "side": 0}
    five = {f"att_sp_{n}": "" for n in range(1, 6)}
    army = {**five, "def_sp_1": "m3 s"}
    four = setting_up(deploy, 8, army, features=SEA, sailed=["att"], aboard=sorted(five)[:4])
    refused(four, ATT, "keep_aboard", "att_sp_5", why="dba-four-aboard dba.10a")
    three = setting_up(deploy, 8, army, features=SEA, sailed=["att"], aboard=sorted(five)[:3])
    assert choices(three)["keep_aboard"] == ("att_sp_4", "att_sp_5")
    refused(three, ATT, "place", "att_sp_1", why="dba-stays-aboard dba.10a")
    refused(
        setting_up(deploy, 8, army, sailed=["att"]), ATT, "keep_aboard", "att_sp_1", "dba-no-coast dba.10a"
    )
    other = setting_up(deploy, 8, army, features=SEA, sailed=["def"])
    refused(other, ATT, "keep_aboard", "att_sp_1", why="dba-came-by-land dba.10a")


@pytest.mark.rule("dba.10a")
def test_when_and_where_one_lands() -> None:
    field = {"att_sp_1": "", "att_sp_2": "", "att_bd_1": "d20 n", "def_sp_1": "d10 s"}
    facts = {**LANDING, "aboard": ["att_sp_1", "att_sp_2"]}
    late = orders(field, bound=3, **facts)
    refused(late, ATT, "land", why="dba-landing-over dba.10a")
    ashore = orders(field, bound=1, **{**facts, "aboard": []})
    refused(ashore, ATT, "land", why="dba-nobody-aboard dba.10a")
    walled = {**facts, "features": [*SEA, area("marsh", "d1", 1, 24)]}
    refused(orders(field, bound=1, **walled), ATT, "land", why="dba-no-shore dba.10a")
    match = play(orders(field, bound=1, **{**facts, "features": [*SEA, area("marsh", "d1", 1, 2)]}), "land")
    refused(match, ATT, "to", "e12", why="dba-no-beach dba.10a")
    refused(match, ATT, "to", "c12", why="dba-no-beach dba.10a")
    refused(match, ATT, "to", "d2", why="dba-beach-bad-going dba.10a")
    refused(match, ATT, "to", "d11", why="dba-beach-enemy dba.10a")
    refused(match, ATT, "to", "d20", why="dba-cell-taken dba.12a")
    assert {"d19", "d21", "d12"} <= set(choices(match)["to"]), "beside a friend one lands"
    few = {**facts, "features": [*SEA, area("marsh", "d1", 1, 23)]}
    short = play(orders(field, bound=1, **few), "land")
    refused(short, ATT, "disembark", "att_bd_1", why="dba-not-aboard dba.10a")


@pytest.mark.rule("dba.2.3c")
def test_who_does_not_change_places() -> None:
    field = {
        "def_sp_1": "k5 s",
        "def_sp_2": "l5 s",
        "def_ps_1": "m5 s",
        "def_art_1": "n5 s",
        "def_cf_1": "a1 s",
        "att_sp_1": "k20 n",
    }
    wood = [area("woods", "m5", 1, 1)]
    start = {"frame": "Swap", "left": 2, "first": ""}
    match = setting_up(start, 9, field, features=wood, camps=["", "a1"])
    assert choices(match)["swap"] == ("def_art_1", "def_ps_1", "def_sp_1", "def_sp_2")
    refused(match, DEF, "swap", "att_sp_1", why="dba-swap-not-own dba.2.3c")
    refused(match, DEF, "swap", "def_cf_1", why="dba-followers dba.9e")
    chosen = play(match, ("swap", "def_art_1"))
    assert choices(chosen)["with"] == ("def_sp_1", "def_sp_2")
    refused(chosen, DEF, "with", "def_ps_1", why="dba-swap-ground dba.2.3c")
    spear = setting_up({**start, "first": "def_sp_1"}, 9, field, features=wood)
    refused(spear, DEF, "with", "def_sp_2", why="dba-same-type dba.2.3c")
    refused(spear, DEF, "with", "def_sp_1", why="dba-same-type dba.2.3c")
    alone = setting_up(start, 9, {"def_sp_1": "k5 s", "def_sp_2": "l5 s", "att_sp_1": "k20 n"})
    refused(alone, DEF, "swap", "def_sp_1", why="dba-no-partner dba.2.3c")
    assert [miss.key for miss in alone.near_misses(DEF)] == ["dba-nothing-to-swap"]


PAIR = {"att_sp_1": "k10 n", "att_sp_2": "l10 n"}


def paired(foes: dict[str, str], **facts: Any) -> Match:
    return play(orders({**PAIR, **foes}, **facts), ("line", "att_sp_1"))


@pytest.mark.rule("dba.12g", "dba.5.1a", "dba.5b")
def test_which_step_aside_a_line_does_not_take() -> None:
    """One cell ahead and one to the left: from k10 and l10 to j9 and k9, where a flank is met at k8."""
    flank = {"def_sp_1": "k8 e"}
    assert 1 in choices(paired(flank))["slant_left"]
    refused(paired({**flank, "def_sp_2": "j11 n"}), ATT, "slant_left", 1, "dba-group-crosses-threat dba.5.1a")
    refused(paired({**flank, "def_sp_2": "l7 s"}), ATT, "slant_left", 1, why="dba-group-threatened dba.5.1a")
    refused(paired({**flank, "att_sp_3": "j9 n"}), ATT, "slant_left", 1, why="dba-group-in-the-way dba.12a")
    wood = [area("woods", "j9", 1, 1)]
    refused(paired(flank, features=wood), ATT, "slant_left", 1, why="dba-group-rough dba.12h")
    far = paired({"def_sp_1": "k7 e"})
    refused(far, ATT, "slant_left", 2, why="dba-group-too-slow dba.5b")
    refused(paired(flank), ATT, "slant_right", 1, why="dba-slant-no-contact dba.12g")
