"""The usual line of battle (`line_up`): who stands where, and where the line as a whole."""

from __future__ import annotations

from typing import Any

import pytest

from games.dba.scene import area, game, play, position, standing


def lined_up(kinds: list[str], *features: list[Any]) -> dict[str, str]:
    """Element -> cell of an attacker's army that is drawn up by itself."""
    numbers: dict[str, int] = {}
    own: dict[str, str] = {}
    for kind in kinds:
        numbers[kind] = numbers.get(kind, 0) + 1
        own[f"att_{kind}_{numbers[kind]}"] = ""
    spot = position(own, [], bound=0, features=list(features))
    spot["frames"] = [{"frame": "Battle", "who": "", "at": 8}, {"frame": "Deploy", "side": 0}]
    match = play(game().resume(spot), "line_up")
    return {element: where.split()[0] for element, where in standing(match).items()}


def from_the_west(found: dict[str, str], row: int) -> list[str]:
    """The elements of a row, without their side, west to east."""
    there = {where: element.removeprefix("att_") for element, where in found.items()}
    return [there[cell] for cell in sorted(there, key=lambda c: (len(c), c)) if int(cell[1:]) == row]


@pytest.mark.rule("dba.2.3c", "dba.12r")
def test_foot_in_the_middle_light_beside_it_and_horse_on_both_wings() -> None:
    found = lined_up(["bd", "sp", *["ax"] * 4, "kn", "cv", "cv", "lh"])
    wanted = ["cv_1", "lh_1", "ax_1", "ax_2", "bd_1", "sp_1", "ax_3", "ax_4", "kn_1", "cv_2"]
    assert from_the_west(found, 19) == wanted
    assert found["att_cv_1"] == "h19"  # ten elements about the middle


@pytest.mark.rule("dba.2.3c", "dba.7g", "dba.7j")
def test_pikes_stand_two_deep_and_psiloi_behind_whom_they_help() -> None:
    found = lined_up(["pk"] * 5 + ["ax", "ax"])
    assert from_the_west(found, 19) == ["ax_1", "pk_1", "pk_2", "pk_3", "ax_2"]
    assert [found[f"att_pk_{i}"][0] for i in (4, 5)] == [found[f"att_pk_{i}"][0] for i in (1, 2)]
    helped = lined_up(["bd"] * 6 + ["ps", "ps"])
    assert (helped["att_ps_1"][0], helped["att_ps_2"][0]) == (helped["att_bd_3"][0], helped["att_bd_5"][0])


@pytest.mark.rule("dba.2.3c")
def test_a_line_stands_where_its_way_is_open_and_light_troops_do_not_mind_woods() -> None:
    wood = area("woods", "j8", 6, 6)
    heavy, light = lined_up(["sp"] * 4, wood), lined_up(["ax"] * 4, wood)
    assert min(light.values()) == "k19"
    assert not {"k", "l", "m", "n"} & {cell[0] for cell in heavy.values()}
    bay = lined_up(["ax"] * 4, area("waterway", "j8", 6, 6))
    assert not {"j", "k", "l", "m", "n", "o"} & {cell[0] for cell in bay.values()}
