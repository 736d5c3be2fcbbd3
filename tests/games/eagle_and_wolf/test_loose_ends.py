"""Small clauses that no other scene would miss: what a chief keeps, how wide a field is, what is told."""

from __future__ import annotations

import pytest

from games.eagle_and_wolf.scene import (
    armies,
    army,
    choices,
    facts,
    marching,
    merging,
    play,
    scene,
    winter,
)


@pytest.mark.rule("3.3d")
def test_a_chief_keeps_one_element_when_he_parts_with_a_subordinate() -> None:
    sheet = army("panormos", ["Cv", "Sp", "Ax"])
    match = scene(merging("carthage"), armies={"hanno": sheet}, riding={"bomilcar": "hanno"})
    play(match, ("split", "bomilcar"), ("give", "sp"))
    assert choices(match) == {"done": (None,), "give": ("ax", "cv")}
    play(match, ("give", "ax"))
    assert not match.deciders or match.prompt(match.deciders[0]).message != "split"
    assert armies(match)["hanno"]["elements"] == ["Cv"]
    assert armies(match)["bomilcar"]["elements"] == ["Sp", "Ax"]


@pytest.mark.rule("dba.11a")
@pytest.mark.parametrize(("ours", "theirs", "width"), [(14, 4, 28), (4, 14, 28), (12, 4, 24), (4, 4, 24)])
def test_the_field_fits_the_larger_army(ours: int, theirs: int, width: int) -> None:
    field = {
        "pyrrhus": army("lucania", ["Sp"] * ours, 6, pm=3),
        "consul_prg": army("campania", ["Sp"] * theirs, 6),
    }
    match = scene(marching("pyrrhus", "epirus"), (1, 1, 4), armies=field, options={"battles": "table"})
    play(match, ("enter", "campania"))
    assert match.view(None)["battle"]["field"]["width"] == width


@pytest.mark.rule("8.23b", "8.23e")
@pytest.mark.parametrize(("owner", "passes"), [("samnites", 0), ("rome", 1)])
def test_samnium_passes_to_the_rebels_only_if_they_do_not_hold_it(owner: str, passes: int) -> None:
    match = scene(
        winter(3),
        (3, 4, 6, 6),
        season="winter",
        year=279,
        revolt="partial",
        control={"samnium": owner},
        armies={"samnite": army("apulia", camp=1)},
    )
    assert (facts(match)["revolt"], facts(match)["control"]["samnium"]) == ("general", "samnites")
    told = [line for line in match.journal.lines if line.key == "control" and line.rule == "8.23b"]
    assert len(told) == passes
