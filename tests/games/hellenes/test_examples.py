"""The rulebook's worked examples that no other test plays from beginning to end."""

from __future__ import annotations

import pytest

from games.hellenes.camp import (
    ATHENS,
    BLOCKS,
    SPARTA,
    Camp,
    asked,
    at,
    lines,
    offered,
    play,
    prestige,
    state,
    strength,
)


@pytest.mark.rule("4.0a", "4.21a", "4.22a", "4.22d", "5.0a", "4.1a")
def test_the_example_of_three_actions() -> None:
    """Page 5: a fleet at Corinth grows, Thebes gets a fleet, and a group of six leaves Sparta three ways."""
    camp = Camp()
    for unit in [b for b in camp.data["blocks"] if b[0] == "s" and b not in ("s31", "s17", "s36")]:
        camp.put("elis" if BLOCKS[unit].fleet else "malis", **{unit: 1})
    camp.put("corinth", s20=2).put("sparta", s01=4, s02=3, s05=2, s09=2, s10=1, s07=1)
    match = camp.acting(SPARTA, 3).match()
    play(match, "build corinth", "raise s20")
    assert strength(match, "s20") == 3
    play(match, "recruit")
    assert offered(match, "choose") == ("s17", "s31", "s36")  # three are drawn
    play(match, "choose s31", "place thebes")
    assert (at(match, "s31"), strength(match, "s31")) == ("thebes", 1)
    assert at(match, "s17") == at(match, "s36") == "pool"  # the two others go back
    play(match, "move sparta", "pick s01", "pick s02", "march corinth")
    play(match, "pick s09", "pick s10", "sail laconian_gulf", "pick s05", "march messenia", "done")
    assert [(line.args["to_place"], line.args["number"]) for line in lines(match, "move")] == [
        ("corinth", 2),
        ("laconian_gulf", 2),
        ("messenia", 1),
    ]
    assert (at(match, "s07"), state(match).actions) == ("sparta", 0)  # the sixth stays


@pytest.mark.rule("3.11b", "4.0a")
def test_the_example_of_a_leader() -> None:
    """Page 4: a card of two actions with Pericles gives three."""
    match = Camp().put("athens", a01=1).hand(ATHENS, "c24").hand(SPARTA, "c23").choosing().match()
    play(match, ("coins", "c24"), ("coins", "c23"))
    assert (asked(match), state(match).actions) == ("athens actions", 3)


@pytest.mark.rule("9.212a", "9.21c", "9.21b")
def test_the_example_of_repatriation() -> None:
    """Page 11: two fleets leave the siege of Samos for Athens, past a Spartan fleet that winters at sea."""
    camp = Camp().put("samos", a14=3, a15=2).hold(SPARTA, "samos", garrison=True).siege("samos", ATHENS)
    match = camp.put("paros_sea", s20=3).set(kept=["s20"]).wintering(ATHENS, 0).match()
    play(match, "quarter samos", "pick a14", "pick a15", "go athens", "pass")
    assert at(match, "a14") == at(match, "a15") == "athens"
    assert lines(match, "battle") == []
    assert [line.args["number"] for line in lines(match, "move")] == [2]
    assert state(match).sieges == {}


@pytest.mark.rule("9.211a", "5.22a")
def test_the_example_of_cantonment() -> None:
    """Page 10: home from the Hellespont lie two high-sea lines; Abydos is next door and costs nothing."""
    match = Camp().put("hellespont", a14=3).wintering(ATHENS, 0).match()
    play(match, "quarter hellespont", "pick a14")
    assert {"abydos", "athens"} <= set(offered(match, "go"))
    play(match, "go abydos", "pass")
    assert (at(match, "a14"), strength(match, "a14")) == ("abydos", 3)
    assert lines(match, "calm") == lines(match, "storm") == []


@pytest.mark.rule("14.1a", "14.11a")
def test_the_example_of_the_prestige_track() -> None:
    """Page 13: Athens gains 2, and the one marker goes two spaces to its side."""
    camp = Camp().set(prestige=-1).put("larissa", a01=4).put("malis", s27=1)
    match = camp.acting(ATHENS, 1).match(3, 1, 3, 3, 3)
    play(match, "move larissa", "march malis", "fight", "fight")
    assert at(match, "s27") == "pool"
    assert prestige(match) == 1
    assert match.view(None)["tracks"]["prestige"] == {ATHENS: 1, SPARTA: 0}


@pytest.mark.rule("2.14b", "6.32a")
@pytest.mark.parametrize(("unit", "dice", "hits"), [("a07", (1, 2, 3, 4), 1), ("a37", (1, 2, 3), 3)])
def test_the_example_of_power(unit: str, dice: tuple[int, ...], hits: int) -> None:
    """Page 3: a B1 unit hits with each 1, an A3 unit with each 1, 2 or 3."""
    camp = Camp().put("larissa", **{unit: len(dice)}).put("malis", s25=4, s26=3)
    match = camp.acting(ATHENS, 1).match(*dice)
    play(match, "move larissa", "march malis", "fight")
    assert lines(match, "struck")[0].args["hits"] == hits
