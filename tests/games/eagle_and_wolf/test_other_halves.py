"""The other half of a clause: for whom, when and where it does not hold."""

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
    merging,
    play,
    scene,
    season,
    state_of,
    winter,
)
from polemos.games.eagle_and_wolf.rules import aftermath, recruitment

REPORT = {"battles": "report"}


@pytest.mark.rule("2.0g")
@pytest.mark.parametrize("mark", ["omen", "unsupplied", "apathy"])
def test_each_marker_goes_with_the_turn(mark: str) -> None:
    match = scene(season(5), season="summer", armies={"pyrrhus": army("lucania", **{mark: 1})})
    assert mark not in armies(match)["pyrrhus"]


@pytest.mark.rule("9.0c", "2.0i")
def test_nobody_names_an_order_in_winter() -> None:
    field = {"pyrrhus": army("lucania"), "consul_prg": army("campania")}
    match = scene(winter(0), season="winter", lead="rome", wars=[["epirus", "rome"]], armies=field)
    assert match.prompt(match.deciders[0]).message == "moves"


@pytest.mark.rule("13.2b")
@pytest.mark.parametrize(("nation", "raised"), [("epirus", True), ("syracuse", False)])
def test_the_guard_of_epirus_is_raised_by_epirus(nation: str, raised: bool) -> None:
    frames = [*winter(5), {"frame": "Recruiting", "left": [nation]}]
    field = {"consul_prg": army("lissos")}
    match = scene(frames, season="winter", wars=[["epirus", "rome"]], armies=field)
    seen = set()
    while "disband_rest" in choices(match) or "decline" in choices(match):
        seen.add(match.prompt(match.deciders[0]).args.get("leader"))
        play(match, "disband_rest" if "disband_rest" in choices(match) else "decline")
    assert ("epirus_guard" in seen) is raised


@pytest.mark.rule("3.3d", "1.12-3e")
def test_at_the_sheets_of_one_nation_no_other_splits() -> None:
    """One player has both nations."""
    field = {"pyrrhus": army("lucania", pm=4), "hanno": army("panormos", pm=4)}
    seats = {**facts(scene(season(3), armies={}))["seats"], "carthage": "epirus"}
    riding = {"megacles": "pyrrhus", "bomilcar": "hanno"}
    match = scene(merging("epirus"), riding=riding, armies=field, seats=seats)
    assert choices(match)["split"] == ("megacles",)


@pytest.mark.rule("13.3c", "13.4a")
@pytest.mark.parametrize(
    ("start", "place", "owner", "verb"),
    [
        ("syracusae", "messina", "mamertines", "attack"),
        ("syracusae", "messina", "epirus", "enter"),
        ("agrigentum", "syracusae", "mamertines", "enter"),
    ],
)
def test_only_the_mamertines_messina_is_invaded_by_its_friends(
    start: str, place: str, owner: str, verb: str
) -> None:
    """13.3c: the alliance covers what else the Mamertines have, and what is Epirote is no invasion."""
    match = scene(
        marching("pyrrhus", "epirus"),
        armies={"pyrrhus": army(start, pm=4)},
        control={start: "epirus", "messina": "epirus", place: owner},
        allies=[["epirus", "mamertines"]],
        wars=[],
        seats={**facts(scene(season(3), armies={}))["seats"], "mamertines": "epirus"},
    )
    offered = [v for v in ("enter", "attack") if place in choices(match).get(v, ())]
    assert verb in offered
    assert ("enter" in offered) is (verb == "enter")
    play(match, (verb, place))
    assert (facts(match)["seats"]["mamertines"] == "rome") is (verb == "attack")


@pytest.mark.rule("13.4a")
@pytest.mark.parametrize(
    ("start", "place", "owner"),
    [("syracusae", "messina", "syracuse"), ("agrigentum", "syracusae", "mamertines")],
)
def test_an_invasion_elsewhere_leaves_the_mamertines_where_they_are(
    start: str, place: str, owner: str
) -> None:
    match = scene(
        marching("pyrrhus", "epirus"),
        armies={"pyrrhus": army(start, pm=4)},
        control={start: "epirus", place: owner},
        wars=[["epirus", owner]],
        allies=[],
        seats={**facts(scene(season(3), armies={}))["seats"], "mamertines": "epirus"},
    )
    play(match, ("enter", place))
    assert facts(match)["seats"]["mamertines"] == "epirus"


@pytest.mark.rule("11.4f")
@pytest.mark.parametrize(
    ("time", "dead", "told"),
    [
        ("spring", (), {"factor": "1½", "mounted": 0, "blades": 2, "zones": 5, "autumn": 0, "roll": 8}),
        ("autumn", (), {"factor": "1½", "mounted": 0, "blades": 2, "zones": 5, "autumn": -2, "roll": 6}),
        ("spring", ("def_cv_1",), {"factor": "1", "mounted": -1, "blades": 2, "zones": 3, "roll": 5}),
    ],
)
def test_a_pursuit_tells_all_that_made_it(time: str, dead: tuple[str, ...], told: dict[str, Any]) -> None:
    """Pyrrhus comes and is beaten: one element in the flank zone, two in the rear, a die of one."""
    match = scene(
        marching("pyrrhus", "epirus"),
        (1, 1, 4, 1, 5),
        season=time,
        armies={
            "pyrrhus": army("lucania", ["Kn", "Sp", "Sp", "Sp", "Sp"], 6, pm=3),
            "consul_prg": army("campania", ["Cv", "Bd", "Bd"], 6),
        },
        options=REPORT,
        control={"lucania": "epirus"},
    )
    play(match, ("enter", "campania"))
    match.play("epirus", "beaten", "attacker")
    play(match, *[("destroyed", e) for e in (*dead, "att_sp_1", "att_sp_2")], "done")
    play(match, ("flank", 1), ("rear", 2 - len(dead)))
    match.play("rome", "confirm")
    (line,) = [line for line in match.journal.lines if line.key == "pursuit"]
    assert {key: line.args[key] for key in told} == told


@pytest.mark.rule("11.5b")
def test_the_winner_picks_among_his_dead() -> None:
    """The Roman wins with two struck down, and by his die loses one of them: he says which."""
    match = scene(
        marching("pyrrhus", "epirus"),
        (1, 1, 4, 1, 4),
        armies={
            "pyrrhus": army("lucania", ["Kn", "Sp", "Sp", "Sp", "Sp", "Sp"], 6, pm=3),
            "consul_prg": army("campania", ["Cv", "Bd", "Bd", "Sp", "Ps"], 6),
        },
        options=REPORT,
        control={"lucania": "epirus"},
    )
    play(match, ("enter", "campania"))
    match.play("epirus", "beaten", "attacker")
    fallen = ("def_cv_1", "def_sp_1", "att_sp_1", "att_sp_2")
    play(match, *[("destroyed", e) for e in fallen], "done", ("flank", 0), ("rear", 0))
    match.play("rome", "confirm")
    asked = []
    while match.prompt(match.deciders[0]).message == "casualty":
        able = choices(match)["remove"]
        asked.append((match.deciders[0], able))
        play(match, ("remove", able[0]))
    assert [(who, able) for who, able in asked if able[0].startswith("def")] == [
        ("rome", ("def_cv_1", "def_sp_1"))
    ]


@pytest.mark.rule("dba.9e", "11.4h")
def test_camp_followers_are_on_nobodys_sheet() -> None:
    state = state_of(scene(season(3), armies={"pyrrhus": army("lucania")}))
    state.field.kinds = {"att_sp_1": "Sp", "att_cf_1": "Cf", "def_sp_1": "Sp"}
    assert aftermath.ids_of(state, 0) == ["att_sp_1"]


@pytest.mark.rule("11.4f")
def test_a_pursuit_never_rolls_above_nine() -> None:
    match = scene(
        marching("pyrrhus", "epirus"),
        (1, 1, 4, 6, 5),
        armies={
            "pyrrhus": army("lucania", ["Kn", "Sp", "Sp", "Sp", "Sp"], 6, pm=3),
            "consul_prg": army("campania", ["Cv", "Bd", "Bd", "Bd"], 6),
        },
        options=REPORT,
        control={"lucania": "epirus"},
    )
    play(match, ("enter", "campania"))
    match.play("epirus", "beaten", "attacker")
    play(match, ("destroyed", "att_sp_1"), ("destroyed", "att_sp_2"), "done", ("flank", 1), ("rear", 2))
    match.play("rome", "confirm")
    (line,) = [line for line in match.journal.lines if line.key == "pursuit"]
    assert (line.args["roll"], line.args["number"]) == (9, 4)


@pytest.mark.rule("13.1b")
def test_only_gauls_fight_for_their_land_without_a_test() -> None:
    field = {"pyrrhus": army("roma", pm=4), "consul_prg": army("ager_gallicum", attitude=3)}
    match = scene(marching("pyrrhus", "epirus"), (1, 6), armies=field, control={"ager_gallicum": "rome"})
    play(match, ("enter", "ager_gallicum"))
    assert "refuses" in keys(match)
    assert "battle-joined" not in keys(match)


@pytest.mark.rule("8.12a")
def test_the_storms_are_over_in_summer() -> None:
    frames = [{"frame": "Season", "who": "", "at": 0}]
    match = scene(frames, (6,) * 5, year=280, season="summer", armies={"pyrrhus": army("lucania")}, wars=[])
    while match.prompt(match.deciders[0]).message == "alliance":
        play(match, "refuse")
    assert facts(match)["storms"] == []


@pytest.mark.rule("8.3g", "8.3i")
@pytest.mark.parametrize(("number", "told"), [(5, ("hunger", "8.3g")), (8, ("apathy", "8.3i"))])
def test_what_befalls_all_armies_cites_its_paragraph(number: int, told: tuple[str, str]) -> None:
    frames = [*season(1), {"frame": "Events", "left": ["rome"]}]
    match = scene(frames, (number,), armies={"consul_prg": army("campania")})
    lines = [(line.key, line.rule) for line in match.journal.lines if line.key in ("hunger", "apathy")]
    assert lines == [told]


@pytest.mark.rule("7.0a", "8.3o")
def test_gauls_are_not_levied() -> None:
    match = scene(winter(4), season="winter", armies={})
    while match.prompt(match.deciders[0]).message in ("hire", "general", "recruit", "deploy_army"):
        assert match.prompt(match.deciders[0]).args.get("side") != "gauls"
        offered = choices(match)
        verb = next(v for v in ("decline", "usual", "general", "place") if v in offered)
        play(match, (verb, offered[verb][0]))
    assert "gallic" not in armies(match)


@pytest.mark.rule("7.0h", "7.1a")
@pytest.mark.parametrize(("nation", "camp", "price"), [("rome", "consul_prg", 4), ("epirus", "pyrrhus", 0)])
def test_only_epirus_winters_abroad_for_nothing(nation: str, camp: str, price: int) -> None:
    held = dict.fromkeys(("bruttium", "lucania", "apulia"), "epirus")

    def points(field: dict[str, Any]) -> int:
        return recruitment.points(
            state_of(scene(season(3), season="winter", year=278, control=held, armies=field)), nation
        )

    assert points({}) - points({camp: army("messina", camp=1)}) == price


@pytest.mark.rule("10.1a", "5.0c")
@pytest.mark.parametrize(("frames", "only"), [(season(2), False), (winter(2), True)])
def test_only_winter_takes_the_horses_first(frames: list[dict[str, Any]], only: bool) -> None:
    time = "winter" if only else "spring"
    match = scene(
        frames, (6, 6, 6), season=time, armies={"pyrrhus": army("bruttium", camp=int(only))}, wars=[], lead=""
    )
    assert match.prompt(match.deciders[0]).message == "lose"
    assert (choices(match)["lose"] == ("cv",)) is only


@pytest.mark.rule("10.1h")
@pytest.mark.parametrize(("place", "home"), [("lucania", True), ("bruttium", False)])
def test_lucania_is_a_capital_in_lucania(place: str, home: bool) -> None:
    hunger = {"frame": "Attrition", "pending": ["pyrrhus"], "winter": False}
    field = {"pyrrhus": army(place)}
    match = scene([*season(3), hunger], (4,), armies=field, control={"lucania": "epirus"})
    (line,) = [line for line in match.journal.lines if line.key == "attrition"]
    assert ("capital" in line.args["because"]) is home


@pytest.mark.rule("4.0d")
def test_a_magistrate_in_camp_is_remembered_by_his_vote() -> None:
    field = {"consul_prg": army("bruttium"), "proconsul_1": army("bruttium")}
    match = scene(winter(1), season="winter", armies=field, votes={"consul_prg": 4}, emergency=1, box=2)
    told = [line for line in match.journal.lines if line.key == "camp"]
    assert [line.args["leader"] for line in told] == ["consul_prg", "proconsul_1"]
    assert facts(match)["ineligible"] == {"consul_prg": 4, "proconsul_1": 0}
