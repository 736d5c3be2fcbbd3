"""dba.2, 11, 13: armies, terrain, edges, deployment."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from games.dba.scene import ATT, DEF, area, choices, game, keys, play, position, standing
from polemos import BadData
from polemos.battles.dba.book import fits
from polemos.battles.dba.grid import columns_for
from polemos.battles.dba.rules.terrain import quarters
from polemos.engine.match import Match
from polemos.games.dba.game import make


def begin(dice: tuple[int, ...] = (), **options: Any) -> Match:
    """Two armies mustered; the defender is asked for the terrain."""
    match = game().start("battle", 7, {"topography": "fertile", **options}, dice)
    while match.prompt(match.deciders[0]).message == "muster":
        play(match, "reference")
    return match


def kinds_open(topography: str, *placed: list[Any]) -> tuple[Any, ...]:
    frames = [{"frame": "Terrain"}]
    spot = position({}, frames, topography=topography, features=list(placed), bound=0)
    spot["frames"] = [{"frame": "Battle", "who": "", "at": 4}, *frames]
    return choices(game().resume(spot)).get("feature", ())


def compulsory(feature: list[Any]) -> list[Any]:
    return [*feature[:4], 1]


@pytest.mark.rule("dba.13a")
def test_every_list_makes_twelve_with_one_general() -> None:
    for army in game().printed.book.armies.values():
        assert len(army.places()) == len(army.reference) == 12
        assert all(kind in slot for kind, slot in zip(army.reference, army.places(), strict=True))


@pytest.mark.rule("dba.13b", "dba.13c", "dba.13d", "dba.13e")
def test_the_nine_lists() -> None:
    armies = {army.list: army for army in game().printed.book.armies.values()}
    assert sorted(armies) == ["I/61b", "II/10", "II/11", "II/13", "II/27b", "II/33", "II/5h", "II/8b", "II/9"]
    most = {
        "II/27b": {"Kn": 1, "Cv": 2, "LH": 1, "El": 1, "Pk": 6, "Sp": 2, "Ax": 1, "Wb": 1, "Ps": 1},
        "II/8b": {"Cv": 2, "Sp": 4, "Ax": 4, "Ps": 2},
        "II/10": {"Cv": 2, "Bd": 2, "Sp": 4, "Ax": 2, "Ps": 2},
        "II/33": {"Cv": 2, "Bd": 6, "Ax": 2, "Sp": 2, "Ps": 2},
        "I/61b": {"Sp": 6, "Cv": 2, "Kn": 2, "LH": 1, "Ax": 3, "Wb": 1, "Ps": 2},
        "II/9": {"Cv": 2, "Sp": 8, "Wb": 1, "Ax": 2, "Art": 1, "LH": 1, "Ps": 1},
        "II/13": {"Cv": 1, "Ax": 11, "Ps": 1},
        "II/5h": {"Sp": 8, "Cv": 2, "Ps": 3},
        "II/11": {"Cv": 5, "Wb": 9, "Ps": 1},
    }
    for name, table in most.items():
        assert {kind: armies[name].maximum(kind) for kind in table} == table
        assert {kind for _, of in armies[name].slots for kind in of} == set(table)


@pytest.mark.rule("dba.13a")
def test_either_or_slots_are_asked_one_by_one() -> None:
    match = game().start("battle", 1, {"attacker_army": "pyrrhic"})
    assert choices(match) == {"reference": (None,), "take": ("cv", "kn")}
    play(match, ("take", "cv"))
    assert match.prompt(ATT).args["number"] == 9
    assert choices(match)["take"] == ("pk", "sp")
    play(match, ("take", "pk"), ("take", "sp"), ("take", "wb"))
    armies = match.position()["state"]["armies"]
    own = sorted(kind for element, kind in armies.items() if element.startswith("att"))
    assert own == sorted(["Cv", "Cv", "LH", "El", *["Pk"] * 5, "Sp", "Wb", "Ps"])
    assert match.position()["state"]["generals"][0] == "att_cv_1"


@pytest.mark.rule("dba.13a")
def test_parts_of_a_list_respect_its_slots() -> None:
    pyrrhic = game().printed.book.armies["pyrrhic"].places()
    assert fits(pyrrhic, ("Pk", "Pk", "Pk", "Pk", "Pk", "Pk"))
    assert not fits(pyrrhic, ("Pk", "Pk", "Pk", "Pk", "Pk", "Pk", "Sp"))
    assert not fits(pyrrhic, ("Ax", "Wb"))


@pytest.mark.rule("dba.13f")
def test_a_player_may_put_in_his_own_lists(tmp_path: Path) -> None:
    slots = [{"n": 1, "of": ["Cv"]}, {"n": 11, "of": ["Bd"]}]
    mine = {"armies": {"polybian": {"slots": slots, "reference": ["Cv", *["Bd"] * 11]}}}
    (tmp_path / "armies.yaml").write_text(yaml.safe_dump(mine))
    assert make(tmp_path).printed.book.armies["polybian"].maximum("Bd") == 11
    mine["armies"]["polybian"]["slots"] = slots[:1]
    (tmp_path / "armies.yaml").write_text(yaml.safe_dump(mine))
    with pytest.raises(BadData, match="polybian"):
        make(tmp_path)


@pytest.mark.rule("dba.2.1a", "dba.2.1b", "dba.2.1c", "dba.2.1f")
def test_features_by_topography() -> None:
    assert kinds_open("fertile") == ("gentle_hill", "river", "road", "steep_hill", "waterway", "woods")
    assert kinds_open("hilly") == ("river", "road", "steep_hill", "woods")
    assert kinds_open("coastal") == ("dunes", "marsh", "river", "steep_hill", "waterway", "woods")
    assert kinds_open("coastal", area("marsh", "j10", 3, 3)) == (
        "dunes",
        "marsh",
        "river",
        "waterway",
        "woods",
    )


@pytest.mark.rule("dba.2.1d")
def test_numbers_of_features() -> None:
    hills = [compulsory(area("steep_hill", "b2", 3, 3)), compulsory(area("steep_hill", "b8", 3, 3))]
    assert "steep_hill" not in kinds_open("hilly", *hills)
    woods = [area("woods", "j2", 3, 3), area("woods", "j8", 3, 3)]
    assert "woods" not in kinds_open("hilly", *woods)
    assert "river" not in kinds_open("hilly", area("river", "a15", 24, 1))
    three = [*woods, area("river", "a15", 24, 1)]
    assert kinds_open("hilly", *three) == ("steep_hill",)
    match = begin()
    assert "done" not in choices(match)
    play(match, "chance_field")
    features = match.position()["state"]["features"]
    assert 1 <= sum(f[4] for f in features) <= 2
    assert 2 <= sum(not f[4] for f in features) <= 3


@pytest.mark.rule("dba.2.1e", "dba.2.1g")
def test_places_and_sizes_of_features() -> None:
    for seed in range(12):
        match = game().start("battle", seed, {"attacker_army": "samnite", "defender_army": "italiot"})
        while match.prompt(match.deciders[0]).message == "muster":
            play(match, "reference")
        play(match, "chance_field")
        some, hard = quarters(match.state.field)
        assert some >= 3
        assert hard >= 2
        for kind, _, columns, rows, _ in match.position()["state"]["features"]:
            if kind not in ("road", "river", "waterway"):
                assert columns + rows <= 9
                assert kind == "marsh" or max(columns, rows) <= 2 * min(columns, rows)
    frames = [
        {"frame": "Battle", "who": "", "at": 4},
        {"frame": "Terrain"},
        {"frame": "Corner", "kind": "woods", "size": "3x3"},
    ]
    spot = position({}, [], features=[area("woods", "j10", 3, 3)], bound=0)
    corners = choices(game().resume({**spot, "frames": frames}))["to"]
    assert "m10" not in corners  # touching
    assert "n10" in corners  # one cell between
    assert "j7" not in corners
    assert "j6" in corners


@pytest.mark.rule("dba.2.3a", "dba.2.3b")
def test_the_defender_places_terrain_the_attacker_names_an_edge() -> None:
    match = begin(topography="hilly")
    assert match.deciders == (DEF,)
    play(match, "chance_field")
    assert match.deciders == (ATT,)
    assert choices(match) == {"edge": ("e", "n", "s", "w")}
    fronts = {}
    for dice in ((4,), (3, 1), (1, 2), (2, 3)):
        copy = game().resume(match.position(), dice=dice)
        play(copy, ("edge", "s"))
        fronts[dice] = copy.view(None)["field"]["front"]
    assert fronts == {(4,): ["n", "s"], (3, 1): ["w", "e"], (1, 2): ["s", "n"], (2, 3): ["e", "w"]}


@pytest.mark.rule("dba.2.3b", "dba.2.2d")
def test_the_sea_is_nobodys_base() -> None:
    frames = [{"frame": "Battle", "who": "", "at": 5}, {"frame": "Edge", "side": 0}]
    spot = position({}, [], features=[area("waterway", "a1", 24, 3)], bound=0)
    assert choices(game().resume({**spot, "frames": frames})) == {"edge": ("e", "w")}


def deployed(**facts: Any) -> Match:
    field = {f"att_sp_{i}": "" for i in range(1, 4)} | {f"def_bd_{i}": "" for i in range(1, 4)}
    frames = [{"frame": "Battle", "who": "", "at": 7}, {"frame": "Deploy", "side": 1}]
    return game().resume(
        {**position(field, [], bound=0, generals=["att_sp_1", "def_bd_1"], **facts), "frames": frames}
    )


@pytest.mark.rule("dba.2.3c", "dba.12r")
def test_deployment_order_zone_and_swaps() -> None:
    match = deployed()
    assert match.deciders == (DEF,)
    play(match, ("place", "def_bd_1"))
    assert set(choices(match)["to"]) == {f"{c}{r}" for c in "abcdefghijklmnopqrstuvwx" for r in range(1, 7)}
    play(match, ("to", "k6"), "line_up")
    assert match.deciders == (ATT,)
    play(match, "line_up")
    assert all(int(standing(match)[e][1:-2]) >= 19 for e in ("att_sp_1", "att_sp_2", "att_sp_3"))
    assert match.deciders == (DEF,)
    before = standing(match)
    play(match, ("swap", "def_bd_1"), ("with", "def_bd_2"))
    after = standing(match)
    assert (after["def_bd_1"], after["def_bd_2"]) == (before["def_bd_2"], before["def_bd_1"])
    play(match, ("swap", "def_bd_1"), ("with", "def_bd_3"))
    assert match.prompt(match.deciders[0]).message == "command"
    assert match.deciders == (ATT,)
    assert match.view(None)["field"]["bound"] == 1


@pytest.mark.rule("dba.10a")
def test_up_to_four_stay_aboard_if_they_came_by_sea() -> None:
    assert "keep_aboard" not in choices(deployed())
    sea = [area("waterway", "a1", 3, 24)]
    assert "keep_aboard" not in choices(deployed(features=sea))
    match = deployed(features=sea, sailed=["def"])
    play(match, ("keep_aboard", "def_bd_1"))
    assert match.position()["state"]["aboard"] == ["def_bd_1"]
    full = deployed(features=sea, sailed=["def"], aboard=["def_bd_1", "def_bd_2"])
    assert "keep_aboard" in choices(full)


@pytest.mark.rule("dba.9e")
def test_camps_touch_the_own_edge_and_have_followers() -> None:
    match = begin(camps=True, dice=())
    play(match, "chance_field")
    play(match, ("edge", choices(match)["edge"][0]))
    assert match.deciders == (DEF,)
    spots = choices(match)["to"]
    play(match, ("to", spots[0]))
    play(match, ("to", choices(match)["to"][0]), "line_up", "line_up")
    kinds = [piece["kind"] for piece in match.view(None)["pieces"].values()]
    assert kinds.count("cf") == 2


@pytest.mark.rule("dba.11a")
def test_the_board_grows_with_the_armies() -> None:
    assert [columns_for(n) for n in (1, 12, 13, 20)] == [24, 24, 26, 40]


@pytest.mark.rule("dba.12a")
def test_the_board_is_a_square_of_cells() -> None:
    board = game().board()
    assert len(board["places"]) == 24 * 24
    assert len(board["places"]["a1"]["adjacent"]) == 3
    assert len(board["places"]["k12"]["adjacent"]) == 8
    assert "deployed" not in keys(begin())


WRONG = (
    ("armies", {"armies": {"gallic": {"slots": [{"of": ["Cv"]}]}}}, r"gallic\.slots\[0\]\.n"),
    ("armies", {"armies": {"gallic": {"reference": "Cv"}}}, r"gallic\.reference"),
    ("armies", {"armies": {"gallic": {"reference": ["Cv"] * 12}}}, "gallic"),
    ("armies", {"armies": {"gallic": {"reference": ["Dragon"] * 12}}}, "Dragon"),
    ("armies", {"armies": {"atlantean": {"list": "X/1"}}}, "atlantean"),
    ("elements", {"elements": {"Sp": {"foot": "four"}}}, r"elements\.Sp\.foot"),
    ("elements", {"outcomes": {"beaten": {"Sp": [{"is": "X"}]}}}, r"outcomes\.beaten\.Sp"),
    ("terrain", {"topographies": {"hilly": {"compulsory": ["volcano"]}}}, "volcano"),
    ("terrain", {"lanes": {"hilly": [3]}}, r"lanes\.hilly"),
)


@pytest.mark.rule("dba.13f")
@pytest.mark.parametrize(("file", "content", "named"), WRONG)
def test_a_wrong_file_is_refused_by_name(tmp_path: Path, file: str, content: object, named: str) -> None:
    (tmp_path / f"{file}.yaml").write_text(yaml.safe_dump(content))
    with pytest.raises(BadData, match=named) as refused:
        make(tmp_path)
    assert f"{file}.yaml" in str(refused.value)


def test_a_file_of_another_name_is_refused(tmp_path: Path) -> None:
    (tmp_path / "army_lists.yaml").write_text("{}")
    with pytest.raises(BadData, match="army_lists"):
        make(tmp_path)
