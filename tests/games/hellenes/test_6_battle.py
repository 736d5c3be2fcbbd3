"""6, 14.11: battles: order, agility, hits, routs, panic, retreats, harassment, at sea and on the beach."""

from __future__ import annotations

import pytest

from games.hellenes.camp import (
    ATHENS,
    SPARTA,
    Camp,
    asked,
    at,
    attacks,
    lines,
    offered,
    play,
    prestige,
    state,
    strength,
    until,
)
from polemos.engine.match import Match


def field(*dice: int, attackers: dict[str, int], defenders: dict[str, int], place: str = "malis") -> Match:
    """Spartans march from Locris against Athenians who stand in the open."""
    camp = Camp().put("locris", **attackers).put(place, **defenders)
    match = camp.acting(SPARTA, 1).match(*dice)
    return play(match, "move locris", f"march {place}")


@pytest.mark.rule("6.2a", "6.2b", "2.14a")
def test_the_rulebook_round_archers_cavalry_elite_hoplites_hoplites() -> None:
    """Example of 6.2: Spartan A1 cavalry and B2 hoplites engage Athenian C2 hoplites and A1 archers."""
    match = field(*[3] * 10, attackers={"s07": 2, "s01": 3}, defenders={"a01": 3, "a12": 2})
    until(match, "retreat-option", **{"retreat-option": "fight"})
    play(match, "fight", "fight")
    assert attacks(match) == ["a12", "s07", "s01", "a01"]


@pytest.mark.rule("6.31a", "6.32a", "6.33a", "6.32b", "6.33b", "2.12a", "2.12b")
def test_the_rulebook_attack_two_hits_then_a_rout() -> None:
    """Example of 6.3: a C2 unit of 3 CV rolls 1, 2 and 5: the strongest is hit, then the next strongest."""
    match = field(1, 2, 5, attackers={"s05": 3, "s06": 2, "s29": 2}, defenders={"a01": 3})
    # B1 infantry strikes before C2: three units with 3, 2 and 2 dice come first
    assert asked(match) == "sparta retreat-option"
    match = field(
        3, 3, 3, 3, 3, 3, 3, 1, 2, 5, attackers={"s05": 3, "s06": 2, "s29": 2}, defenders={"a01": 3}
    )
    play(match, "fight", "fight")
    assert asked(match) == "sparta suffer-hit"  # after the first hit three units of 2 are equal
    assert strength(match, "s05") == 2
    play(match, "hit s29")
    fight = state(match).fight
    assert fight is not None
    assert strength(match, "s29") == 1
    assert fight.routed == ("s29",)


@pytest.mark.rule("6.32a", "6.33a", "2.14b")
def test_power_three_hits_on_three_and_routs_on_four() -> None:
    from polemos.games.hellenes.printed import Printed

    tables = Printed().tables
    assert tables.hit == {1: 1, 2: 2, 3: 3}
    assert tables.rout == {1: 6, 2: 5, 3: 4}


@pytest.mark.rule("6.32c", "14.11a", "6.34a")
def test_elimination_is_a_triumph() -> None:
    match = field(3, 1, 3, 3, 3, attackers={"s01": 4}, defenders={"a10": 1})
    play(match, "fight", "fight")
    assert at(match, "a10") == "pool"
    assert prestige(match) == -2


@pytest.mark.rule("6.34a", "6.34b", "6.34c", "14.11a", "6.33c", "6.4l")
def test_panic_pursuit_and_retreat() -> None:
    """Example of 6.34: B units rout the enemy; those not yet used and quicker than the rear-guard pursue."""
    # archers A1, then Spartan B2 (4 dice) routs both Athenians; s02 (B2) has not struck: rear-guard is C
    match = field(3, 3, 6, 6, 3, 3, 1, 3, 3, attackers={"s01": 4, "s02": 3}, defenders={"a12": 2, "a01": 3})
    play(match, "fight", "fight")
    assert asked(match) == "athens fall-back"
    assert "locris" not in offered(match, "retreat_to")
    play(match, ("retreat_to", offered(match, "retreat_to")[0]))
    assert lines(match, "panic")
    assert prestige(match) == -2
    assert strength(match, "a01") == 2  # hit in pursuit although routed
    assert [line.args["piece"] for line in lines(match, "attack")] == ["a12", "s01"]
    assert [line.args["piece"] for line in lines(match, "pursues")] == ["s02"]
    assert at(match, "a01") != "malis"
    assert state(match).fight is None


@pytest.mark.rule("6.2c", "6.4a", "14.11b", "6.4e", "6.4m")
def test_a_retreat_after_losses_gives_a_trophy_and_the_aggressor_goes_back() -> None:
    match = field(1, 3, attackers={"s25": 4, "s26": 2}, defenders={"a12": 2})
    play(match, "fight")
    assert strength(match, "s25") == 3
    assert asked(match) == "sparta retreat-option"
    play(match, "retreat")
    assert at(match, "s25") == at(match, "s26") == "locris"
    assert prestige(match) == 1
    assert not lines(match, "panic")


@pytest.mark.rule("6.4b", "14.11c", "6.41a", "6.41c", "6.41d", "2.23a")
def test_a_cavalry_raid() -> None:
    """Cavalry engages, retreats at once and harasses: a hit, no rout, no Prestige."""
    match = field(1, 6, attackers={"s07": 2}, defenders={"a01": 3, "a04": 2})
    play(match, "retreat")
    assert strength(match, "a01") == 2
    assert at(match, "s07") == "locris"
    assert prestige(match) == 0
    assert lines(match, "battle-over")[0].args["how"] == "skirmish"


@pytest.mark.rule("6.41b")
def test_the_defenders_cavalry_harasses_first() -> None:
    match = field(3, 3, 3, 3, 3, 3, attackers={"s07": 2}, defenders={"a13": 2, "a01": 2})
    play(match, "fight", "retreat")
    assert [line.args["piece"] for line in lines(match, "harasses")] == ["a13", "s07"]


@pytest.mark.rule("6.4c", "6.4f")
def test_defenders_retreat_to_free_areas_only() -> None:
    camp = Camp().put("thebes", s25=4).put("plataea", a01=3, a07=1).put("corinth", s16=2)
    camp.hold(SPARTA, "plataea").hold(ATHENS, "plataea")
    match = camp.acting(SPARTA, 1).match(3, 3)
    play(match, "move thebes", "pick s25", "march plataea", "stand")
    assert asked(match) == "athens retreat-option"
    play(match, "retreat")
    assert "thebes" not in offered(match, "retreat_to")
    assert "corinth" not in offered(match, "retreat_to")
    assert set(offered(match, "retreat_to")) == {"athens", "plataea"}
    play(match, "pick a07", "retreat_to plataea")
    assert at(match, "a07") == "plataea"
    assert state(match).sheltered == ("a07",)
    until(match, "season-card")
    assert at(match, "a01") == "athens"
    assert prestige(match) == 0  # withdrawn before any loss


@pytest.mark.rule("6.4d", "6.4k")
def test_land_units_on_an_island_cannot_flee_without_a_fleet() -> None:
    camp = Camp().put("chios_sea", s20=4, s16=3).load(s16="s20").put("chios", a34=2, a27=2)
    camp.hold(SPARTA, "chios").hold(ATHENS, "chios")
    match = camp.acting(SPARTA, 1).match()
    play(match, "move chios_sea", "pick s20", "sail chios")
    assert asked(match) == "athens fortify"
    play(match, "stand")
    assert asked(match) == "athens retreat-option"
    play(match, "retreat")  # into the city, the only way for both: the fleet is trapped ashore (6.4j)
    assert (at(match, "a27"), at(match, "a34")) == ("chios", "chios")
    assert lines(match, "into-the-city")


@pytest.mark.rule("6.4j", "6.6b", "6.6a", "6.6c")
def test_a_landing_is_silent_in_round_one_and_fleets_ashore_are_trapped() -> None:
    camp = Camp().put("gulf_of_euboea", s31=2, s27=1).load(s27="s31").put("malis", a14=2)
    match = camp.acting(SPARTA, 1).match(1, 3)
    play(match, "move gulf_of_euboea", "pick s31", "sail malis")
    fight = state(match).fight
    assert fight is not None
    assert fight.landing
    assert fight.silent
    # C2 hoplites would come before D1 fleets: the aggressor is asked first, although silent
    assert asked(match) == "sparta retreat-option"
    play(match, "fight")
    fight = state(match).fight
    assert fight is not None
    assert fight.round == 2
    assert [line.args["who"] for line in lines(match, "attack")] == [ATHENS]
    play(match, "retreat")
    assert at(match, "s31") == "gulf_of_euboea"


@pytest.mark.rule("6.5a", "6.5b", "14.11c", "6.4b")
def test_at_sea_only_fleets_fight_and_every_retreat_costs() -> None:
    camp = Camp().put("andros_sea", s20=4, s21=3, s16=3).load(s16="s20").put("paros_sea", a14=4, a22=2)
    match = camp.acting(SPARTA, 1).match(2, 6, 6, 6)
    play(match, "move andros_sea", "pick s20", "pick s21", "sail paros_sea")
    fight = state(match).fight
    assert fight is not None
    assert fight.aggressors == ("s20", "s21")
    assert fight.defenders == ("a14", "a22")
    play(match, "fight")
    assert attacks(match)[0] == "a14"  # E before F
    assert strength(match, "s20") == 3
    assert strength(match, "s16") == 2


@pytest.mark.rule("6.4b", "14.11b", "14.11c")
def test_a_naval_retreat_costs_one_even_without_loss() -> None:
    camp = Camp().put("andros_sea", s20=2).put("paros_sea", a14=4)
    match = camp.acting(SPARTA, 1).match(3, 3, 3, 3)
    play(match, "move andros_sea", "pick s20", "sail paros_sea", "fight", "retreat")
    assert prestige(match) == 1
    assert at(match, "s20") == "andros_sea"


@pytest.mark.rule("6.5c", "1.2b")
def test_fleets_that_cross_a_strait_are_silent_in_round_one() -> None:
    camp = Camp().put("lemnos_sea", s20=4).put("hellespont", a22=2)
    match = camp.acting(SPARTA, 1).match(3, 3)
    play(match, "move lemnos_sea", "pick s20", "sail hellespont")
    fight = state(match).fight
    assert fight is not None
    assert fight.silent
    assert not fight.landing
    play(match, "fight", "fight")
    assert state(match).fight_now().round == 2


@pytest.mark.rule("5.22a", "6.4e")
def test_a_retreat_over_the_high_sea_is_tested() -> None:
    camp = Camp().put("andros_sea", s20=3).put("aegean_sea", a14=4)
    match = camp.acting(SPARTA, 1).match(4, 3, 3, 3, 3, 1, 4)
    play(match, "move andros_sea", "pick s20", "sail aegean_sea", "fight", "retreat")
    assert strength(match, "s20") == 2
    assert len(lines(match, "storm")) == 1


@pytest.mark.rule("6.0a", "6.0b")
def test_the_smallest_battle_first() -> None:
    camp = (
        Camp().put("locris", s25=4, s26=3).put("malis", a01=1).put("orchomenus", s27=2).put("plataea", a02=1)
    )
    camp.put("thebes", s28=2)
    match = camp.acting(SPARTA, 3).match()
    play(match, "move locris", "pick s25", "pick s26", "march malis")
    play(match, "move thebes", "pick s28", "march plataea", "pass")
    assert asked(match) == "athens fortify"
    assert match.prompt(ATHENS).args["place"] == "plataea"
    tie = Camp().put("locris", s25=4).put("malis", a01=1).put("thebes", s28=2).put("plataea", a02=1)
    match = tie.acting(SPARTA, 2).match()
    play(match, "move locris", "pick s25", "march malis", "move thebes", "pick s28", "march plataea")
    assert asked(match) == "sparta battle-order"
    assert offered(match, "battle") == ("malis", "plataea")


@pytest.mark.rule("6.1a", "7.1a", "7.1d", "6.1b", "7.2a", "7.2b", "2.3c", "7.3a")
def test_all_defenders_fortify_and_a_siege_is_laid() -> None:
    camp = Camp().put("thebes", s25=4).put("plataea", a01=3, a07=1)
    match = camp.acting(SPARTA, 1).match()
    play(match, "move thebes", "pick s25", "march plataea", "shelter_all")
    assert state(match).sieges["plataea"] == (SPARTA, 1)
    assert state(match).garrisons["plataea"] == ATHENS
    assert state(match).fight is None
    assert prestige(match) == 0
    hidden = [
        p for p in match.view(SPARTA)["pieces"].values() if p["side"] == ATHENS and p["at"] == "plataea"
    ]
    assert sum(p.get("hidden", False) for p in hidden) == 2
    assert all(p["inside"] for p in hidden)
    assert asked(match) != "sparta sieges"  # no siege combat in the first turn


@pytest.mark.rule("7.1b", "7.1c", "7.1e", "6.1a")
def test_capacity_and_fleets_limit_the_shelter() -> None:
    camp = Camp().put("thebes", s25=4).put("plataea", a01=3, a07=1, a10=2)
    match = camp.acting(SPARTA, 1).match()
    play(match, "move thebes", "pick s25", "march plataea", "shelter a01", "shelter a07")
    assert asked(match) != "athens fortify"  # two is all that Plataea holds: the third must fight
    fight = state(match).fight
    assert fight is not None
    assert fight.defenders == ("a10",)
    coast = Camp().put("chios_sea", s20=2).put("erythrae", a22=2).acting(SPARTA, 1).match()
    play(coast, "move chios_sea", "pick s20", "sail erythrae")
    assert offered(coast, "shelter") == ()
    assert offered(coast, "stand") == (None,)


@pytest.mark.rule("6.4g", "7.1d", "7.1e")
def test_going_into_the_city_later_is_a_retreat() -> None:
    camp = Camp().put("thebes", s25=4).put("plataea", a07=2, a01=2)
    match = camp.acting(SPARTA, 1).match(3, 3, 3, 3, 1, 3, 3, 3)
    play(match, "move thebes", "pick s25", "march plataea", "stand", "fight", "fight", "hit a01", "retreat")
    play(match, "retreat_to plataea")
    assert prestige(match) == -1
    assert "plataea" in state(match).sieges


@pytest.mark.rule("6.0d", "8.0a")
def test_a_siege_may_be_left_alone() -> None:
    camp = Camp().put("plataea", s25=4, a01=2).siege("plataea", SPARTA)
    match = camp.fighting(SPARTA).match()
    assert match.prompt(SPARTA).choices == {
        "assault": ("plataea",),
        "attrition": ("plataea",),
        "done": (None,),
    }
    play(match, "done")
    assert strength(match, "a01") == 2


@pytest.mark.rule("6.1c", "6.33c", "2.0b")
def test_blocks_are_shown_in_battle_and_hidden_again_afterwards() -> None:
    match = field(1, 3, attackers={"s25": 4, "s26": 2}, defenders={"a12": 2})
    seen = [p for p in match.view(ATHENS)["pieces"].values() if p["side"] == SPARTA]
    assert {p["kind"] for p in seen} == {"s25", "s26"}
    during = set(match.view(ATHENS)["pieces"])
    play(match, "fight", "retreat")
    after = [p for p in match.view(ATHENS)["pieces"].values() if p["side"] == SPARTA]
    assert all(p["hidden"] for p in after)
    names = {n for n, p in match.view(ATHENS)["pieces"].items() if p["side"] == SPARTA}
    assert names.isdisjoint(during)  # the two have been mixed: new names


@pytest.mark.rule("6.4h", "8.12a")
def test_relievers_never_retreat_into_the_city() -> None:
    camp = Camp().put("plataea", s25=4, a01=2).siege("plataea", SPARTA).put("athens", a02=3)
    match = camp.acting(ATHENS, 1).match(3, 3, 3, 3)
    play(match, "move athens", "pick a02", "march plataea")
    assert asked(match) == "athens sorties"
    play(match, "done", "fight")
    assert asked(match) == "athens retreat-option"
    play(match, "retreat")
    assert at(match, "a02") == "athens"


@pytest.mark.rule("6.4k")
def test_those_who_cannot_retreat_die_in_a_panic() -> None:
    beach = Camp().put("gulf_of_euboea", s20=4, s01=3).load(s01="s20").put("malis", a14=1)
    match = beach.acting(SPARTA, 1).match(3, 6, 3, 3)
    play(match, "move gulf_of_euboea", "pick s20", "sail malis", "fight", "fight")
    assert at(match, "a14") == "pool"
    assert prestige(match) == -2


# --- 6.4: nobody retreats into what the enemy holds -------------------------------------------------------


@pytest.mark.rule("6.4e", "6.4f", "6.4k", "7.2a")
def test_aggressors_who_came_through_an_empty_enemy_city_cannot_go_back_there() -> None:
    camp = Camp().put("thebes", s25=4).put("athens", a01=2)
    match = camp.acting(SPARTA, 1).match(3, 3, 3, 3, 3, 3)
    play(match, "move thebes", "pick s25", "march_on plataea", "march athens", "stand", "fight")
    assert "sparta" not in [line.args["who"] for line in lines(match, "retreat")]
    assert state(match).fight_now().origin == "plataea"
    assert asked(match) == "athens retreat-option"  # round 2: Sparta was never asked, it has nowhere to go
    straight = camp.acting(SPARTA, 1).match(3, 3)
    play(straight, "move thebes", "pick s25", "march athens", "stand", "fight")
    assert asked(straight) == "sparta retreat-option"


@pytest.mark.rule("6.4e", "6.4f")
def test_aggressors_do_not_retreat_onto_enemies_behind_them() -> None:
    camp = Camp().put("malis", s25=4, a01=2)
    came = [{"units": ["s25"], "path": ["locris", "malis"], "target": "", "errand": "", "column": 1}]
    free = camp.set(formations=came).fighting(SPARTA).match(*[3] * 12)
    play(free, "fight")
    assert asked(free) == "sparta retreat-option"
    shut = camp.put("locris", a07=1).set(formations=came).fighting(SPARTA).match(*[3] * 12)
    play(shut, "fight")
    assert asked(shut) == "athens retreat-option"  # the next round


@pytest.mark.rule("6.4g", "7.1b", "7.1e", "6.4k")
@pytest.mark.choice("6.4g", "pick", "retreat_to")
@pytest.mark.choice("7.1e", "pick")
def test_who_finds_room_in_the_city_is_the_owners_choice() -> None:
    """Plataea holds two of three, and every road is closed."""
    camp = Camp().put("plataea", a01=3, a07=2, a10=1).put("thebes", s25=4)
    camp.put("corinth", s16=2).put("athens", s26=2).siege("athens", SPARTA)
    match = camp.acting(SPARTA, 1).match(*[3] * 40)
    play(match, "move thebes", "march plataea", "stand", "retreat")
    assert asked(match) == "athens fall-back"
    assert offered(match, "retreat_to") == ()
    assert offered(match, "pick") == ("a01", "a07", "a10")
    play(match, "pick a07", "pick a10")
    assert offered(match, "retreat_to") == ("plataea",)
    play(match, "pick a01")
    assert offered(match, "retreat_to") == ()  # not all three
    play(match, "unpick", "pick a10", "pick a07", "retreat_to plataea")
    assert state(match).fight_now().defenders == ("a01",)  # fights on outside
    assert lines(match, "into-the-city")[0].args["number"] == 2


@pytest.mark.rule("6.4c", "6.4d", "5.22a")
@pytest.mark.choice("6.4c", "pick", "retreat_to")
def test_fleets_that_flee_over_one_line_are_one_formation() -> None:
    camp = Camp().put("aegean_sea", a14=3, a15=3).put("chios_sea", s20=4).put("lesbos_sea", s21=1)
    match = camp.acting(SPARTA, 1).match(4, 4)
    play(match, "move chios_sea", "sail aegean_sea", "retreat", "pick a14", "retreat_to andros_sea")
    play(match, "pick a15", "retreat_to andros_sea")
    assert at(match, "a14") == at(match, "a15") == "andros_sea"
    assert [line.args["who"] for line in lines(match, "calm")] == [SPARTA, ATHENS]


@pytest.mark.rule("6.32c", "2.12b", "6.31a")
def test_the_log_tells_what_a_hit_did() -> None:
    match = field(1, 3, 1, 2, 3, 3, attackers={"s25": 4, "s26": 2}, defenders={"a12": 2})
    play(match, "fight")
    (loss,) = lines(match, "loss")
    assert (loss.args["piece"], loss.args["left"]) == ("s25", 3)
    assert lines(match, "struck")[0].args == {"who": ATHENS, "piece": "a12", "hits": 1, "routs": 0}
    play(match, "fight")
    (gone,) = lines(match, "eliminated")
    assert (gone.rule, gone.args["piece"]) == ("6.32c", "a12")


@pytest.mark.rule("6.32b", "6.5b")
def test_which_of_two_fleets_is_hit_is_asked_for_the_sake_of_their_passengers() -> None:
    camp = (
        Camp()
        .put("paros_sea", a18=2, a19=2, a01=1, a07=1)
        .load(a01="a18", a07="a19")
        .put("icarian_sea", s20=4)
    )
    match = camp.acting(SPARTA, 1).match(3, 3, 3, 3, 1, 3, 3, 3)
    play(match, "move icarian_sea", "sail paros_sea", "fight", "fight")
    assert offered(match, "hit") == ("a18", "a19")
    play(match, "hit a19")
    assert (at(match, "a07"), at(match, "a01")) == ("pool", "paros_sea")  # a cadre carries nobody
    alike = Camp().put("paros_sea", a18=2, a19=2).put("icarian_sea", s20=4).acting(SPARTA, 1)
    match = alike.match(3, 3, 3, 3, 1, 3, 3, 3)
    play(match, "move icarian_sea", "sail paros_sea", "fight", "fight")
    assert asked(match) != "athens suffer-hit"  # nothing tells them apart


@pytest.mark.rule("6.4e", "6.4f", "1.4e")
def test_besieged_enemies_occupy_their_city_state_too() -> None:
    """A Theban who engaged from the lines before Plataea cannot go back there."""
    camp = Camp().put("plataea", s25=4, s26=2, a07=1).siege("plataea", SPARTA).put("athens", a01=2)
    match = camp.acting(SPARTA, 1).match(*[3] * 12)
    play(match, "move plataea", "pick s26", "march athens", "done", "stand", "fight")
    assert asked(match) == "athens retreat-option"  # the second round: Sparta has not been asked


@pytest.mark.rule("6.4d", "6.4e", "6.4j", "6.6b")
def test_who_has_landed_goes_back_aboard_and_who_defends_does_not() -> None:
    camp = Camp().put("gulf_of_euboea", s31=2, s27=1).load(s27="s31").put("chalcis", a22=3, a26=2)
    match = camp.acting(SPARTA, 1).match(*[3] * 20)
    play(match, "move gulf_of_euboea", "pick s31", "sail chalcis", "stand", "fight")
    assert asked(match) == "sparta retreat-option"
    play(match, "retreat", "pick s31")
    assert offered(match, "load") == ("s27",)
    play(match, "load s27")
    assert offered(match, "retreat_to") == ("gulf_of_euboea",)
    play(match, "retreat_to gulf_of_euboea")
    assert at(match, "s31") == at(match, "s27") == "gulf_of_euboea"
    assert state(match).cargo == {"s27": "s31"}


@pytest.mark.rule("6.41a", "6.33c")
def test_routed_cavalry_does_not_harass() -> None:
    match = field(3, 3, 6, 3, 3, 3, 3, 3, 3, 3, 3, attackers={"s28": 3}, defenders={"a13": 2, "a01": 3})
    play(match, "fight", "fight")
    assert state(match).fight_now().routed == ("a13",)
    play(match, "retreat")
    assert [line.args["piece"] for line in lines(match, "harasses")] == ["s28"]


@pytest.mark.rule("6.32b", "6.33c", "6.41a")
def test_a_routed_block_and_its_twin_in_line_are_not_alike_for_the_horsemen() -> None:
    """Harassed on the way out, the owner says which of two equal blocks pays: one has run, one has not."""
    match = field(6, 3, 3, 1, 3, 3, attackers={"s28": 3}, defenders={"a04": 2, "a05": 2})
    play(match, "fight")
    assert state(match).fight_now().routed == ("a04",)  # these two were alike: nobody was asked
    play(match, "retreat")
    assert asked(match) == "athens suffer-hit"
    assert offered(match, "hit") == ("a04", "a05")


@pytest.mark.rule("6.4d", "6.6a")
def test_who_is_merely_picked_after_a_landing_goes_back_aboard_too() -> None:
    """Ashore nobody is aboard any more: the fleet that carried him is free to take him off, or another."""
    camp = Camp().put("gulf_of_euboea", s31=2, s20=3, s27=1, s16=2).load(s27="s31", s16="s20")
    camp.put("chalcis", a22=3, a26=2)
    match = camp.acting(SPARTA, 1).match(*[3] * 30)
    play(match, "move gulf_of_euboea", "pick s31", "pick s20", "sail chalcis", "stand", "fight", "retreat")
    play(match, "pick s31", "pick s27")
    assert offered(match, "retreat_to") == ("gulf_of_euboea",)
    play(match, "pick s20", "pick s16", "retreat_to gulf_of_euboea")
    assert sorted(state(match).cargo) == ["s16", "s27"]
    assert {at(match, unit) for unit in ("s31", "s20", "s27", "s16")} == {"gulf_of_euboea"}
