"""3.1, 3.13, 9.0e, 11.1, 12.2-12.3, 13.3-13.4: who stands with whom, relief, battles where armies stand."""

from __future__ import annotations

from typing import Any

import pytest

from games.eagle_and_wolf.scene import (
    armies,
    army,
    choices,
    facts,
    keys,
    marching,
    play,
    rules,
    scene,
    state_of,
    winter,
)
from polemos.engine.match import Match
from polemos.games.eagle_and_wolf.rules.sides import coming, drawn_in, opponents

REPORT = {"battles": "report"}
#: Epirus and the Mamertines are allies; Syracuse fights the Mamertines only.
LEAGUE = {"allies": [["epirus", "mamertines"]], "wars": [["mamertines", "syracuse"], ["epirus", "rome"]]}


def pyrrhus_comes(dice: tuple[int, ...], *steps: Any, **given: Any) -> Match:
    """Pyrrhus holds Panormos; in Messina beside it his allies are besieged by Syracuse."""
    field = {
        "pyrrhus": army("panormos", pm=4, attitude=5),
        "syracusan": army("messina", attitude=3),
        "mamertine": army("messina", 6, inside=1),
    }
    given = {
        "control": {"panormos": "epirus"},
        "sieges": {"messina": {"by": "syracusan", "marker": 0}},
        **LEAGUE,
        **given,
    }
    match = scene(marching("pyrrhus", "epirus"), dice, scenario="expedition_4", armies=field, **given)
    return play(match, *steps)


@pytest.mark.rule("13.3e", "13.3c", "12.3a", "9.0e", "3.13a")
def test_an_ally_relieves_a_siege_by_attacking_the_besieger() -> None:
    """Epirus is at peace with Syracuse: coming to Messina against it is a new war, with its test."""
    offered = choices(pyrrhus_comes(()))
    assert offered["enter"] == ("messina",)
    assert offered["attack"] == ("agrigentum", "messina")
    match = pyrrhus_comes((5, 6), ("attack", "messina"), ("strike", "syracuse"))
    assert rules(match)[:2] == ["3.13a", "11.1b"]
    assert ["epirus", "syracuse"] in facts(match)["wars"]
    assert facts(match)["sieges"] == {}  # the besieger refused and is gone
    assert ["epirus", "mamertines"] in facts(match)["allies"]
    assert armies(match)["syracusan"]["at"] == "syracusae"


@pytest.mark.rule("3.13a", "3.13c", "9.0e")
def test_a_failed_test_begins_no_war() -> None:
    match = pyrrhus_comes((6,), ("attack", "messina"), ("strike", "syracuse"))
    assert armies(match)["pyrrhus"]["at"] == "panormos"
    assert armies(match)["pyrrhus"]["pm"] == 3
    assert ["epirus", "syracuse"] not in facts(match)["wars"]
    assert "shrinks" in keys(match)


@pytest.mark.rule("9.0e", "13.3c")
@pytest.mark.choice("9.0e", "attack", "strike")
def test_whom_a_coming_may_strike() -> None:
    """Messina holds a besieger at peace with Epirus and an ally: either may be struck, or nobody."""
    state = state_of(pyrrhus_comes(()))
    assert coming(state, "epirus", "messina") == (True, ("mamertines", "syracuse"))
    assert opponents(state, "epirus", "messina", "") == ()
    assert opponents(state, "epirus", "messina", "syracuse") == ("syracusan",)
    assert opponents(state, "epirus", "messina", "mamertines") == ("mamertine",)
    asked = pyrrhus_comes((), ("attack", "messina"))
    assert choices(asked) == {"strike": ("mamertines", "syracuse")}
    peace = pyrrhus_comes((), ("enter", "messina"))
    assert armies(peace)["pyrrhus"]["at"] == "messina"
    assert facts(peace)["sieges"]["messina"]["by"] == "syracusan"


@pytest.mark.rule("13.3c", "13.4a")
def test_epirotes_in_a_quiet_messina_invade_it() -> None:
    """13.3c says automatically: nobody comes as a friend, and who plays both has no free base."""
    quiet = scene(
        marching("pyrrhus", "epirus"),
        scenario="expedition_3",
        armies={"pyrrhus": army("syracusae", pm=3)},
        control={"syracusae": "epirus"},
        allies=[["epirus", "mamertines"]],
        wars=[["epirus", "rome"]],
    )
    assert "messina" not in choices(quiet).get("enter", ())
    play(quiet, ("attack", "messina"))
    assert facts(quiet)["allies"] == []
    assert ["epirus", "mamertines"] in facts(quiet)["wars"]
    assert facts(quiet)["seats"]["mamertines"] == "rome"


@pytest.mark.rule("13.4a")
def test_an_attack_on_somebody_elses_messina_leaves_the_mamertines_alone() -> None:
    match = scene(
        marching("pyrrhus", "epirus"),
        scenario="expedition_3",
        armies={"pyrrhus": army("syracusae", pm=3)},
        control={"syracusae": "epirus", "messina": "carthage"},
    )
    play(match, ("attack", "messina"))
    assert facts(match)["seats"]["mamertines"] == "epirus"


@pytest.mark.rule("13.3d", "9.0e")
def test_rome_and_carthage_come_as_friends_or_as_enemies() -> None:
    given: dict[str, Any] = {"allies": [["carthage", "rome"]], "wars": [["epirus", "rome"]]}
    field = {"consul_prg": army("messina", pm=3, attitude=6), "hanno": army("panormos", attitude=1)}
    match = scene(marching("consul_prg", "rome"), armies=field, **given)
    assert "panormos" in choices(match)["enter"]
    assert "panormos" in choices(match)["attack"]
    friend = play(scene(marching("consul_prg", "rome"), armies=field, **given), ("enter", "panormos"))
    assert rules(friend) == []
    assert ["carthage", "rome"] in facts(friend)["allies"]
    enemy = play(scene(marching("consul_prg", "rome"), (6, 6), armies=field, **given), ("attack", "panormos"))
    assert ["carthage", "rome"] in facts(enemy)["wars"]
    assert facts(enemy)["allies"] == []


def guest_in_messina(*steps: Any, dice: tuple[int, ...] = (), **given: Any) -> Match:
    """A Syracusan army marches on Messina, where Pyrrhus stands beside his Mamertine allies."""
    field = {
        "syracusan": army("syracusae", pm=3, attitude=6),
        "mamertine": army("messina", attitude=3),
        "pyrrhus": army("messina", attitude=3),
    }
    match = scene(marching("syracusan", "syracuse"), dice, armies=field, **{**LEAGUE, **given})
    return play(match, *steps)


@pytest.mark.rule("13.3e", "11.1g", "13.3c", "9.0e")
def test_an_ally_is_attacked_in_his_allys_land() -> None:
    """11.1 names armies of allied nations: both test, both fight, and Syracuse is at war with Epirus."""
    quiet = guest_in_messina()
    assert "messina" not in choices(quiet).get("enter", ())
    assert choices(quiet)["attack"] == ("agrigentum", "messina")
    match = guest_in_messina(("attack", "messina"), dice=(1, 1, 1, 4), options=REPORT)
    assert rules(match) == ["3.13a", "11.1b", "11.1b", "11.2a"]
    assert ["epirus", "syracuse"] in facts(match)["wars"]
    assert sum(e.startswith("def") for e in state_of(match).field.kinds) == 24
    alone = guest_in_messina(allies=[])  # no alliance: Pyrrhus is nobody's business
    assert "messina" in choices(alone)["enter"]
    assert drawn_in(state_of(alone), "syracuse", "messina", "") == ()


@pytest.mark.rule("13.3e", "11.1g")
def test_a_friend_of_both_sides_stands_aside() -> None:
    """Rome attacks Syracuse, where Rome's ally Carthage, who is Syracuse's ally too, has an army."""
    field = {"consul_prg": army("messina", pm=3, attitude=6)}
    field |= {"hanno": army("syracusae", attitude=6), "syracusan": army("syracusae", attitude=1)}
    match = scene(
        marching("consul_prg", "rome"),
        (1, 6),
        armies=field,
        allies=[["carthage", "rome"], ["carthage", "syracuse"]],
        wars=[["rome", "syracuse"]],
    )
    play(match, ("enter", "syracusae"))
    assert rules(match) == ["3.13a", "11.1b"]  # the Syracusans alone
    assert ["carthage", "rome"] in facts(match)["allies"]


@pytest.mark.rule("3.13a", "11.1a", "9.0e")
def test_an_attack_on_a_neutral_army_needs_the_entry_test() -> None:
    field = {"hanno": army("agrigentum", pm=3, attitude=3), "syracusan": army("syracusae", attitude=3)}
    fails = play(scene(marching("hanno", "carthage"), (4,), armies=field), ("attack", "syracusae"))
    assert armies(fails)["hanno"]["at"] == "agrigentum"
    assert ["carthage", "syracuse"] not in facts(fails)["wars"]
    comes = play(scene(marching("hanno", "carthage"), (3, 6), armies=field), ("attack", "syracusae"))
    assert rules(comes) == ["3.13a", "11.1b"]
    assert ["carthage", "syracuse"] in facts(comes)["wars"]


@pytest.mark.rule("8.3f", "2.0h")
def test_a_bad_omen_and_winter_bar_attacks_on_neutral_armies() -> None:
    field = {"hanno": army("agrigentum", pm=3, omen=1), "syracusan": army("syracusae")}
    assert "attack" not in choices(scene(marching("hanno", "carthage"), armies=field))
    empty = {"hanno": army("agrigentum", pm=3, omen=1)}
    assert choices(scene(marching("hanno", "carthage"), armies=empty))["attack"] == ("syracusae",)

    def in_winter(counter: str, nation: str, **field: Any) -> dict[str, Any]:
        frames = [*winter(1), *marching(counter, nation)[1:]]
        return choices(scene(frames, season="winter", armies=field))

    hanno = army("agrigentum", pm=2)
    assert "attack" not in in_winter("hanno", "carthage", hanno=hanno, syracusan=army("syracusae"))
    assert in_winter("hanno", "carthage", hanno=hanno)["attack"] == ("syracusae",)  # nobody to fight
    assert "attack" not in in_winter("consul_prg", "rome", consul_prg=army("roma", pm=2))  # 13.1: Gauls rise


@pytest.mark.rule("3.1b", "3.13b", "3.13h", "11.1a")
@pytest.mark.choice("3.1b", "give_battle")
@pytest.mark.choice("3.13h", "give_battle")
def test_an_army_comes_out_of_an_unbesieged_city_to_fight() -> None:
    """3.1 refers to 3.13: a test, with the bonuses for own land and capital, which costs a point."""
    field = {"consul_prg": army("roma", inside=1, pm=4, attitude=2), "pyrrhus": army("roma", attitude=1)}
    shut = scene(marching("consul_prg", "rome"), (5,), armies=field)
    assert "leave_city" not in choices(shut)
    play(shut, "give_battle")
    assert armies(shut)["consul_prg"]["inside"] == 1  # 2, one for control, one for the capital
    assert armies(shut)["consul_prg"]["pm"] == 3
    assert "give_battle" in choices(shut)  # 3.13c: it may try again
    out = scene(marching("consul_prg", "rome"), (4, 6), armies=field, control={"lucania": "epirus"})
    play(out, "give_battle")
    assert rules(out) == ["3.13a", "11.1b"]
    assert "inside" not in armies(out)["consul_prg"]
    assert armies(out)["pyrrhus"]["at"] != "roma"
    assert "give_battle" not in choices(out)


@pytest.mark.rule("3.1b")
@pytest.mark.choice("3.1b", "leave_city")
def test_without_enemies_it_leaves_its_city_freely() -> None:
    match = scene(marching("consul_prg", "rome"), armies={"consul_prg": army("roma", inside=1, pm=4)})
    play(match, "leave_city")
    assert "inside" not in armies(match)["consul_prg"]
    assert armies(match)["consul_prg"]["pm"] == 4
    assert "leave_city" not in choices(match)


@pytest.mark.rule("3.13h", "3.13a", "11.1a")
def test_enemies_who_find_themselves_in_one_territory_may_fight() -> None:
    """An invader and the army raised against him: either offers battle in his phase, once."""
    field = {"consul_prg": army("roma", pm=4, attitude=4), "pyrrhus": army("roma", attitude=3, pm=4)}
    match = scene(marching("consul_prg", "rome"), (6, 1, 1, 4), armies=field, options=REPORT)
    play(match, "give_battle")
    assert rules(match) == ["3.13a", "11.1b", "11.2a"]
    invader = scene(marching("pyrrhus", "epirus"), armies=field)
    assert {"give_battle"} <= set(choices(invader))
    assert "besiege" not in choices(invader)  # first the army in the open
    came = {**field, "pyrrhus": army("roma", pm=3, entered=1)}
    assert "give_battle" not in choices(scene(marching("pyrrhus", "epirus"), armies=came))
    omen = {**field, "pyrrhus": army("roma", pm=3, omen=1)}
    assert "give_battle" not in choices(scene(marching("pyrrhus", "epirus"), armies=omen))
    cold = scene([*winter(1), *marching("pyrrhus", "epirus")[1:]], season="winter", armies=field)
    assert "give_battle" not in choices(cold)


@pytest.mark.rule("9.0e", "3.13h", "13.3e")
@pytest.mark.choice("3.13h", "attack_here")
def test_a_neutral_army_beside_may_be_attacked_where_it_stands() -> None:
    field = {"pyrrhus": army("messina", pm=3, attitude=4), "syracusan": army("messina", attitude=1)}
    match = scene(marching("pyrrhus", "epirus"), (4, 6), armies=field, **LEAGUE)
    assert choices(match)["attack_here"] == ("syracuse",)
    play(match, ("attack_here", "syracuse"))
    assert rules(match) == ["3.13a", "11.1b"]
    assert ["epirus", "syracuse"] in facts(match)["wars"]


@pytest.mark.rule("12.2a", "12.2b", "11.1g", "8.3f")
def test_a_sortie_meets_the_besieger_and_those_who_stand_with_him() -> None:
    field = {
        "consul_prg": army("campania", pm=4, inside=1, attitude=3),
        "leonatus": army("campania", attitude=3),
        "pyrrhus": army("campania", attitude=5),
    }
    sieges = {"campania": {"by": "pyrrhus", "marker": 0}}
    match = scene(marching("consul_prg", "rome"), (3, 1, 1, 4), armies=field, sieges=sieges, options=REPORT)
    play(match, "sortie")
    assert rules(match) == ["12.2a", "11.1b", "11.1b", "11.2a"]
    assert sum(e.startswith("def") for e in state_of(match).field.kinds) == 24
    omen = {**field, "consul_prg": army("campania", pm=4, inside=1, omen=1)}
    barred = scene(marching("consul_prg", "rome"), armies=omen, sieges=sieges)
    assert choices(barred) == {"stop": (None,)}


@pytest.mark.rule("13.1b", "12.2a")
def test_besieged_gauls_stay_inside() -> None:
    field = {
        "consul_prg": army("ager_gallicum"),
        "consul_urb": army("roma", pm=3, attitude=6),
        "gallic": army("ager_gallicum", inside=1),
    }
    match = scene(
        marching("consul_urb", "rome"),
        (1,),
        armies=field,
        wars=[["gauls", "rome"]],
        sieges={"ager_gallicum": {"by": "consul_prg", "marker": 0}},
    )
    play(match, ("enter", "ager_gallicum"))
    assert "battle-joined" not in keys(match)
    assert armies(match)["gallic"]["inside"] == 1


@pytest.mark.rule("11.1j", "11.1g")
def test_the_mover_picks_among_all_groups_that_differ() -> None:
    """Italiots and Mamertines are allies of Epirus, not of each other: three different groups."""
    field = {
        "consul_prg": army("campania", 12, 6, pm=3),
        "italiot": army("lucania"),
        "mamertine": army("lucania"),
        "pyrrhus": army("lucania"),
    }
    match = scene(
        marching("consul_prg", "rome"),
        (1,),
        armies=field,
        allies=[["epirus", "italiots"], ["epirus", "mamertines"]],
        wars=[["epirus", "rome"], ["italiots", "rome"], ["mamertines", "rome"]],
    )
    play(match, ("enter", "lucania"))
    assert choices(match) == {"engage": ("epirus", "italiots", "mamertines")}


@pytest.mark.rule("11.1k", "11.1h", "13.5b")
def test_a_contingent_of_pyrrhus_does_not_bring_pyrrhus() -> None:
    """The general is the one who accepted, and only his element matters (13.5)."""
    field = {
        "consul_prg": army("campania", 12, 6, pm=3),
        "italiot": army("lucania", ["Cv", "Sp", "Sp", "Sp"], 3),
        "pyrrhus": army("lucania", ["Kn", "El", "Pk", "Pk", "Pk"], 3),
    }
    match = scene(
        marching("consul_prg", "rome"),
        (1, 2, 4, 4, 1, 5),
        armies=field,
        options=REPORT,
        allies=[["epirus", "italiots"]],
    )
    play(match, ("enter", "lucania"), "send", ("send_one", "pk"), ("send_one", "pk"), ("send_one", "pk"))
    state = state_of(match)
    assert state.field.kinds[state.field.generals[1]] == "Cv"
    match.play("rome", "beaten", "defender")
    for element in ("def_cv_1", "def_sp_1", "def_sp_2"):
        play(match, ("destroyed", element))
    play(match, "done", ("flank", 0), ("rear", 0))
    play(match, "confirm")
    assert "13.5b" not in rules(match)
