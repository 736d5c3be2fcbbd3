"""The ledger of choices: every choice of the battle rules is asked of its owner, and of nobody else."""

from __future__ import annotations

from typing import Any

import pytest

from games.dba.scene import (
    ATT,
    DEF,
    area,
    choices,
    combat,
    game,
    keys,
    lost,
    orders,
    play,
    position,
    standing,
)
from polemos.engine.match import Match


def asked(elements: dict[str, str], frame: dict[str, Any], at: int, **facts: Any) -> Match:
    """Before the first bound: one question of the set-up."""
    spot = position(elements, [frame], bound=0, **facts)
    spot["frames"] = [{"frame": "Battle", "who": "", "at": at}, frame]
    return game().resume(spot)


def terrain(topography: str, *features: list[Any]) -> Match:
    return asked({}, {"frame": "Terrain"}, 4, topography=topography, features=list(features))


# --- before the battle --------------------------------------------------------------------------


@pytest.mark.rule("dba.2.1a", "dba.2.1b", "dba.2.1c")
@pytest.mark.choice("dba.2.1a", "feature")
@pytest.mark.choice("dba.2.1b", "feature")
@pytest.mark.choice("dba.2.1c", "feature")
@pytest.mark.parametrize(
    ("topography", "kinds"),
    [
        ("fertile", ("gentle_hill", "river", "road", "steep_hill", "waterway", "woods")),
        ("hilly", ("river", "road", "steep_hill", "woods")),
        ("coastal", ("dunes", "marsh", "river", "steep_hill", "waterway", "woods")),
    ],
)
def test_the_defender_picks_the_features_of_his_country(topography: str, kinds: tuple[str, ...]) -> None:
    match = terrain(topography)
    assert match.deciders == (DEF,)
    assert choices(match)["feature"] == kinds


@pytest.mark.rule("dba.2.1d", "dba.2.1e", "dba.2.1g")
@pytest.mark.choice("dba.2.1d", "done", "feature", "chance_field")
@pytest.mark.choice("dba.2.1g", "size")
@pytest.mark.choice("dba.2.1e", "to")
def test_the_defender_chooses_how_many_how_large_and_where() -> None:
    road = [*area("road", "a12", 24, 1)[:4], 1]
    match = terrain("fertile", road, area("woods", "c3", 4, 4), area("steep_hill", "p18", 4, 4))
    assert {"done", "feature", "chance_field"} <= set(choices(match))
    play(match, ("feature", "gentle_hill"))
    assert len(choices(match)["size"]) > 1
    play(match, ("size", "4x4"))
    assert len(choices(match)["to"]) > 1
    play(match, ("to", "c16"))
    shown = match.view(None)["field"]["features"][-1]
    assert shown == {"kind": "gentle_hill", "at": "c16", "columns": 4, "rows": 4}


@pytest.mark.rule("dba.2.3b")
@pytest.mark.choice("dba.2.3b", "edge")
def test_the_attacker_names_his_edge() -> None:
    match = asked({}, {"frame": "Edge", "side": 0}, 5)
    assert match.deciders == (ATT,)
    assert choices(match)["edge"] == ("e", "n", "s", "w")


@pytest.mark.rule("dba.2.3c", "dba.12r")
@pytest.mark.choice("dba.2.3c", "place", "line_up")
@pytest.mark.choice("dba.12r", "to")
def test_each_side_deploys_as_it_likes() -> None:
    match = asked({"def_sp_1": "", "def_bd_1": ""}, {"frame": "Deploy", "side": 1}, 7)
    assert choices(match) == {"line_up": (None,), "place": ("def_bd_1", "def_sp_1")}
    play(match, ("place", "def_sp_1"))
    assert len(choices(match)["to"]) == 6 * 24


@pytest.mark.rule("dba.2.3c")
@pytest.mark.choice("dba.2.3c", "swap", "with", "done")
def test_the_defender_exchanges_two_pairs_and_none_by_mistake() -> None:
    field = {
        "def_sp_1": "k5 s",
        "def_sp_2": "l5 s",
        "def_bd_1": "m5 s",
        "def_art_1": "n5 s",
        "att_sp_1": "k20 n",
    }
    match = asked(field, {"frame": "Swap", "left": 2, "first": ""}, 9, features=[area("woods", "m5", 1, 1)])
    assert match.deciders == (DEF,)
    assert choices(match)["swap"] == ("def_art_1", "def_bd_1", "def_sp_1", "def_sp_2")
    play(match, ("swap", "def_bd_1"))
    # not with the gun, which cannot stand in the wood; and there is no click that gives an exchange away
    assert choices(match) == {"with": ("def_sp_1", "def_sp_2")}
    play(match, ("with", "def_sp_2"))
    assert match.prompt(DEF).args["left"] == 1
    assert standing(match)["def_bd_1"] == "l5 s"


@pytest.mark.rule("dba.2.3c")
def test_nobody_exchanges_elements_of_one_type() -> None:
    field = {"def_sp_1": "k5 s", "def_sp_2": "l5 s", "att_sp_1": "k20 n"}
    match = asked(field, {"frame": "Swap", "left": 2, "first": ""}, 9)
    assert choices(match) == {"done": (None,)}
    general = asked(field, {"frame": "Swap", "left": 2, "first": ""}, 9, generals=["", "def_sp_1"])
    assert choices(general)["swap"] == ("def_sp_1", "def_sp_2")


@pytest.mark.rule("dba.9e")
@pytest.mark.choice("dba.9e", "to", "place")
def test_camps_are_placed_and_may_be_held_by_an_element() -> None:
    camp = asked({}, {"frame": "Camp", "side": 1}, 6)
    assert len(choices(camp)["to"]) == 24
    match = asked({"def_sp_1": "", "def_sp_2": ""}, {"frame": "Deploy", "side": 1}, 7, camps=["", "k1"])
    play(match, ("place", "def_sp_1"))
    assert "k1" in choices(match)["to"]
    play(match, ("to", "k1"), "line_up")
    assert "def_cf_1" not in match.view(None)["roster"]


@pytest.mark.rule("dba.13a")
@pytest.mark.choice("dba.13a", "take", "reference")
def test_the_owner_fills_his_either_or_slots() -> None:
    match = game().start("battle", 1, {"attacker_army": "pyrrhic"})
    assert match.deciders == (ATT,)
    assert choices(match) == {"reference": (None,), "take": ("cv", "kn")}


@pytest.mark.rule("dba.auto.a")
@pytest.mark.choice("dba.auto.a", "table", "quick")
def test_both_say_how_they_would_fight() -> None:
    match = game().start("battle", 1, {"resolution": "agree"})
    while match.prompt(match.deciders[0]).message == "muster":
        play(match, "reference")
    assert match.deciders == (ATT, DEF)
    for role in (ATT, DEF):
        assert set(match.prompt(role).choices) == {"table", "quick"}


# --- orders -------------------------------------------------------------------------------------

LINE = {"att_sp_1": "k20 n", "att_sp_2": "l20 n", "def_sp_1": "k5 s"}


@pytest.mark.rule("dba.4a", "dba.5b")
@pytest.mark.choice("dba.4a", "move", "line", "group", "done")
@pytest.mark.choice("dba.5b", "with", "everybody", "ahead", "wheel_left")
def test_the_active_player_gives_orders_to_one_some_or_all() -> None:
    match = orders({**LINE, "att_sp_3": "m20 n"})
    assert {"move", "line", "group", "done"} <= set(choices(match))
    play(match, ("group", "att_sp_2"))
    assert choices(match)["with"] == ("att_sp_1", "att_sp_3")
    play(match, ("with", "att_sp_1"))
    assert {"with", "everybody", "ahead", "wheel_left"} <= set(choices(match))


@pytest.mark.rule("dba.5b")
@pytest.mark.choice("dba.5b", "follow_left")
def test_a_column_chooses_its_way() -> None:
    match = orders({"att_lh_1": "k20 n", "att_lh_2": "k21 n", "def_sp_1": "k5 s"})
    play(match, ("line", "att_lh_1"))
    assert {"ahead", "follow_left", "follow_right"} <= set(choices(match))


@pytest.mark.rule("dba.5a", "dba.5.1a", "dba.12d")
@pytest.mark.choice("dba.5a", "to", "attack")
@pytest.mark.choice("dba.12d", "face", "keep_facing")
def test_an_element_goes_where_its_player_says() -> None:
    match = orders({"att_cv_1": "k14 n", "def_sp_1": "k11 s"})
    play(match, ("move", "att_cv_1"))
    assert {"to", "attack"} <= set(choices(match))
    play(match, ("to", "h15"))
    assert {"face", "keep_facing"} == set(choices(match))


@pytest.mark.rule("dba.5.1a", "dba.5f")
@pytest.mark.choice("dba.5.1a", "attack", "to")
@pytest.mark.choice("dba.5f", "to")
def test_in_a_zone_and_in_contact_there_is_still_a_choice() -> None:
    zone = play(orders({"att_cv_1": "k13 n", "def_sp_1": "k11 s"}), ("move", "att_cv_1"))
    assert {"attack", "to"} == set(choices(zone))
    contact = play(orders({"att_cv_1": "k12 n", "def_sp_1": "k11 s"}), ("move", "att_cv_1"))
    assert choices(contact) == {"to": ("k13", "k14", "k15", "k16")}


@pytest.mark.rule("dba.5e")
@pytest.mark.choice("dba.5e", "move")
def test_a_second_move_is_the_players_wish() -> None:
    match = orders(
        {"att_lh_1": "k20 n", "att_sp_1": "c20 n", "def_sp_1": "k3 s"}, moved=["att_lh_1", "att_sp_1"]
    )
    assert "att_lh_1" in choices(match)["move"]
    assert "att_sp_1" not in choices(match)["move"]


@pytest.mark.rule("dba.12g")
@pytest.mark.choice("dba.12g", "slant_left", "wheel_right")
def test_a_line_slants_into_contact_or_wheels() -> None:
    match = orders({"att_ax_1": "k14 n", "att_ax_2": "l14 n", "def_sp_1": "j11 s"})
    play(match, ("line", "att_ax_1"))
    assert {"slant_left", "ahead", "wheel_right"} <= set(choices(match))


# --- landing ------------------------------------------------------------------------------------

SEA = [area("waterway", "a1", 3, 24)]


@pytest.mark.rule("dba.10a")
@pytest.mark.choice("dba.10a", "keep_aboard", "land", "to")
def test_who_came_by_sea_chooses_who_stays_aboard_and_where_he_lands() -> None:
    away = asked(
        {"att_sp_1": "", "att_ps_1": ""}, {"frame": "Deploy", "side": 0}, 8, features=SEA, sailed=["att"]
    )
    assert choices(away)["keep_aboard"] == ("att_ps_1", "att_sp_1")
    field = {"att_sp_1": "", "att_bd_1": "x20 n", "def_sp_1": "x3 s"}
    match = orders(
        field, generals=["att_bd_1", ""], bound=1, features=SEA, sailed=["att"], aboard=["att_sp_1"]
    )
    assert "land" in choices(match)
    play(match, "land")
    assert len(choices(match)["to"]) == 24


@pytest.mark.rule("dba.10a")
@pytest.mark.choice("dba.10a", "disembark")
def test_where_the_shore_is_short_the_player_says_who_lands() -> None:
    # of the whole shore only d24 is free: the rest is marsh
    marsh = area("marsh", "d1", 1, 23)
    field = {"att_sp_1": "", "att_ps_1": "", "att_bd_1": "x20 n", "def_sp_1": "x3 s"}
    waiting = ["att_ps_1", "att_sp_1"]
    facts = {
        "bound": 1,
        "features": [*SEA, marsh],
        "sailed": ["att"],
        "aboard": waiting,
        "generals": ["att_bd_1", ""],
    }
    match = orders(field, 6, **facts)
    play(match, "land")
    assert choices(match) == {"disembark": ("att_ps_1", "att_sp_1")}
    play(match, ("disembark", "att_sp_1"))
    assert match.prompt(ATT).args["piece"] == "att_sp_1"
    play(match, ("to", "d24"))
    assert standing(match)["att_sp_1"] == "d24 n"
    assert match.view(None)["aboard"] == ["att_ps_1"]


# --- shooting -----------------------------------------------------------------------------------


@pytest.mark.rule("dba.6a", "dba.3b")
@pytest.mark.choice("dba.6a", "at")
@pytest.mark.choice("dba.3b", "resolve")
def test_the_owner_aims_the_active_player_orders_the_shots() -> None:
    field = {
        "att_bw_1": "k14 n",
        "att_bw_2": "n14 n",
        "def_sp_1": "k12 s",
        "def_sp_2": "j12 s",
        "def_bd_1": "n12 s",
    }
    match = combat(field, (3, 3, 3, 3, 4))
    assert choices(match) == {"at": ("def_sp_1", "def_sp_2")}
    play(match, ("at", "def_sp_2"))
    assert choices(match) == {"resolve": ("def_bd_1", "def_sp_2")}


@pytest.mark.rule("dba.6c")
@pytest.mark.choice("dba.6c", "lead")
def test_of_several_shooters_the_owner_says_whose_shot_it_is() -> None:
    # the bows shoot back at one of the two: if he leads, it is his risk
    field = {"att_bw_1": "j14 n", "att_bw_2": "k14 n", "def_bw_1": "k12 s"}
    match = combat(field, (2, 5, 3, 3, 4))
    assert match.deciders == (DEF,)  # the bows of both sides aim; theirs has two to choose from
    play(match, ("at", "att_bw_1"), ("resolve", "def_bw_1"))
    assert (match.deciders, choices(match)) == ((ATT,), {"lead": ("att_bw_1", "att_bw_2")})
    led = play(match.clone(), ("lead", "att_bw_1"))
    assert standing(led)["att_bw_1"] == "j15 n"  # 2 + 2 against 2 + 5 - 1, and both have shot
    play(match, ("lead", "att_bw_2"))
    assert standing(match)["att_bw_2"] == "k14 n"  # 2 + 2 against 2 + 5 - 1, but nobody shot at him
    assert keys(match).count("shot") == 2  # the shot at the first is still to come: 5 against 5


@pytest.mark.rule("dba.6c", "dba.6b")
def test_of_a_gun_and_bows_the_owner_says_whose_shot_it_is() -> None:
    """Four or two is added to the die, whoever answers or not."""
    field = {"att_bw_1": "k14 n", "att_art_1": "l15 n", "def_sp_1": "k12 s"}
    for leader, factor in (("att_bw_1", "factor_2"), ("att_art_1", "factor_4")):
        match = combat(field, (3, 5, 4))
        assert choices(match) == {"lead": ("att_art_1", "att_bw_1")}
        play(match, ("lead", leader))
        told = next(line for line in match.journal.lines if line.key == "shot").args
        assert told["mine_sum"] == ("die_3", factor)
        assert told["their_sum"] == ("die_5", "factor_4", "shooters_m1")


@pytest.mark.rule("dba.6c")
def test_nobody_is_asked_who_leads_where_it_is_the_same() -> None:
    field = {"att_bw_1": "j14 n", "att_bw_2": "k14 n", "def_sp_1": "k12 s"}
    match = combat(field, (3, 3, 4))
    assert "shot" in keys(match)


@pytest.mark.rule("dba.6b", "dba.3c")
def test_who_is_shot_down_shoots_no_more() -> None:
    field = {"att_bw_1": "j14 n", "att_bw_2": "n14 n", "def_bw_1": "j12 s", "def_sp_1": "n12 s"}
    match = combat(field, (6, 1, 3, 3, 6, 4))
    play(match, ("resolve", "def_bw_1"))  # 2 + 6 against 2 + 1: he is destroyed, and his answer with him
    assert lost(match) == ["def_bw_1"]
    assert keys(match).count("shot") == 2
    other = {**field, "att_sp_1": "i14 n"}  # he aims at somebody else: that shot never comes
    match = combat(other, (6, 1, 3, 3, 6, 4))
    play(match, ("at", "att_sp_1"), ("resolve", "def_bw_1"))
    assert lost(match) == ["def_bw_1"]
    assert [line.args["pieces"][0] for line in match.journal.lines if line.key == "shot"] == [
        "att_bw_1",
        "att_bw_2",
    ]


@pytest.mark.rule("dba.3c")
def test_artillery_does_not_answer_bows() -> None:
    """It counts its factor against foot, and the bows cannot suffer."""
    field = {"att_bw_1": "k14 n", "def_art_1": "k12 s"}
    match = combat(field, (1, 6, 4))
    told = next(line for line in match.journal.lines if line.key == "shot")
    assert (told.args["their_sum"], told.args["outcome"]) == (("die_6", "factor_2"), "missed")
    assert standing(match)["att_bw_1"] == "k14 n"
    guns = combat({"att_art_1": "k14 n", "def_art_1": "k12 s"}, (1, 6, 6, 4))
    told = next(line for line in guns.journal.lines if line.key == "shot")
    assert told.args["their_sum"] == ("die_6", "factor_4")
    assert lost(guns) == ["att_art_1"]


# --- combat -------------------------------------------------------------------------------------


@pytest.mark.rule("dba.3b")
@pytest.mark.choice("dba.3b", "fight", "fight_on")
def test_the_active_player_orders_the_combats() -> None:
    field = {"att_sp_1": "k12 n", "def_sp_1": "k11 s", "att_bd_1": "m12 n", "def_bd_1": "m11 s"}
    for bound, active in ((3, ATT), (4, DEF)):
        match = combat(field, bound=bound)
        assert match.deciders == (active,)
        assert {"fight", "fight_on"} == set(choices(match))


@pytest.mark.rule("dba.5.2b", "dba.12l")
@pytest.mark.choice("dba.5.2b", "turn_to")
def test_attacked_on_both_flanks_the_owner_says_whom_to_face() -> None:
    field = {"att_cv_1": "j11 e", "att_sp_1": "l11 w", "def_sp_1": "k11 s"}
    match = combat(field, (2, 3, 4))
    assert (match.deciders, match.prompt(DEF).args["piece"]) == ((DEF,), "def_sp_1")
    assert choices(match) == {"turn_to": ("att_cv_1", "att_sp_1")}
    for foe, facing in (("att_cv_1", "w"), ("att_sp_1", "e")):
        turned = play(match.clone(), ("turn_to", foe))
        assert standing(turned)["def_sp_1"] == f"k11 {facing}"


@pytest.mark.rule("dba.12l")
def test_nobody_turns_whose_front_is_held() -> None:
    field = {"att_sp_2": "k12 n", "att_cv_1": "j11 e", "att_sp_1": "l11 w", "def_sp_1": "k11 s"}
    match = combat(field, (1, 3, 4))
    assert "turns" not in keys(match)
    assert standing(match)["def_sp_1"] == "k11 s"


FLEEING = {"att_lh_1": "k12 n", "def_sp_1": "k11 s", "def_sp_2": "j11 s"}


@pytest.mark.rule("dba.8.1g", "dba.12q")
@pytest.mark.choice("dba.8.1g", "to")
def test_who_flees_and_can_swerve_to_either_hand_is_asked() -> None:
    match = combat({**FLEEING, "att_sp_1": "k15 e"}, (1, 6, 4))
    assert match.deciders == (ATT,)
    assert choices(match) == {"to": ("j15", "l15")}
    for cell, end in (("j15", "j18 s"), ("l15", "l18 s")):
        assert standing(play(match.clone(), ("to", cell)))["att_lh_1"] == end


@pytest.mark.rule("dba.8.1g", "dba.8.1e")
def test_the_winner_follows_when_the_flight_is_over() -> None:
    field = {"att_cv_1": "k12 n", "def_kn_1": "k11 s", "att_sp_1": "k15 e"}
    # 3 - 2 + 4 against 4 + 2: beaten in bad going, cavalry flees
    match = combat(field, (4, 2, 4), features=[area("woods", "k12", 1, 1)])
    assert choices(match) == {"to": ("j15", "l15")}
    assert standing(match)["def_kn_1"] == "k11 s"
    play(match, ("to", "j15"))
    assert standing(match)["def_kn_1"] == "k12 s"
    assert keys(match).index("flees") < keys(match).index("follows")


@pytest.mark.rule("dba.8.1g")
def test_flight_stops_behind_friends_and_ends_before_enemies() -> None:
    wall = {"att_sp_1": "k15 e", "att_sp_2": "j15 e", "att_sp_3": "l15 e"}
    assert standing(combat({**FLEEING, **wall}, (1, 6, 4)))["att_lh_1"] == "k14 s"
    foes = {"def_sp_3": "k15 n", "att_sp_2": "j15 s", "att_sp_3": "l15 s"}
    assert lost(combat({**FLEEING, **foes}, (1, 6, 6))) == ["att_lh_1"]


@pytest.mark.rule("dba.2.1d")
def test_chance_completes_what_the_defender_has_begun() -> None:
    wood = area("woods", "c3", 4, 4)
    for seed in range(8):
        match = terrain("fertile", wood)
        match.state.chance.change_key(bytes([seed]) * 32)
        play(match, "chance_field")
        shown = match.view(None)["field"]["features"]
        assert shown[0] == {"kind": "woods", "at": "c3", "columns": 4, "rows": 4}
        assert sum(feature["kind"] == "road" for feature in shown) >= 1


@pytest.mark.rule("dba.12d")
@pytest.mark.parametrize("face", ["e", "n", "w"])
def test_an_element_looks_where_it_was_told_to(face: str) -> None:
    match = orders({"att_cv_1": "k14 n", "att_cv_2": "b20 n", "def_sp_1": "t3 s"})
    play(match, ("move", "att_cv_1"), ("to", "h12"), ("face", face))
    assert standing(match)["att_cv_1"] == f"h12 {face}"
