"""4.1, 4.6: what the book says of every entry and of every visit: checks and assembly spaces."""

from __future__ import annotations

import pytest

from tests.games.peloponnesian_war.scene import keys, offered, opening, play, points, told

#: A Spartan fleet off Aegina watches Piraeus' waters: nobody's influence reaches into the Long Walls.
WATCH = {"aegina": "1an"}


def sunium(dice: list[int]) -> list[str]:
    """An Army goes by Sunium to Ceos, back to Sunium to fetch a hoplite, and by Ceos to Delos: it comes three
    times to a space that a fleet at Aegina watches."""
    athens = {"piraeus": "2n", "ceos": "1h 1n", "sunium": "1h"}
    match = opening("athens", "cleon", athens=athens, sparta=WATCH, dice=dice)
    play(match, "march", "delos")
    play(match, "muster", "piraeus")
    play(match, "activate_all", "n")
    play(match, "muster", "ceos")
    play(match, "activate", "n")
    play(match, "muster", "sunium")
    play(match, "activate", "h")
    play(match, "depart")
    return [
        f"{line.key} {line.args['place']}"
        for line in match.log(None)
        if line.key in ("slipped-by", "intercepted")
    ]


@pytest.mark.rule("4.6.1b", "4.6.2b")
def test_every_entry_into_a_watched_space_is_a_check() -> None:
    """A check that failed does not count: the second time the Army comes to Sunium it is tried again."""
    assert sunium([1, 1, 1, 1]) == [
        "slipped-by sunium",
        "slipped-by ceos",
        "slipped-by sunium",
        "slipped-by ceos",
    ]


@pytest.mark.rule("4.6.2b")
def test_nobody_is_intercepted_twice_in_one_space() -> None:
    """The first interception at Sunium succeeds (4) and is a skirmish without losses (2 and 3)."""
    assert sunium([4, 2, 3, 1, 1]) == ["intercepted sunium", "slipped-by ceos", "slipped-by ceos"]


@pytest.mark.rule("4.6.1b")
def test_an_army_that_comes_to_its_objective_again_is_tried_again() -> None:
    match = opening("athens", "cleon", athens={"athens": "2h", "eleusis": "1h", "decelea": "1h"},
                    sparta={"tanagra": "1ac", "oropus": "1ac"}, dice=[1, 1, 1])  # fmt: skip
    play(match, "march", "decelea")
    play(match, "activate", "h")
    play(match, "muster", "decelea")
    play(match, "activate", "h")
    assert told(match, "slipped-by")["place"] == "decelea"
    before = keys(match).count("slipped-by")
    play(match, "muster", "athens")
    play(match, "activate", "h")
    play(match, "depart")
    assert keys(match).count("slipped-by") == before + 1
    assert match.state.force("athens", "decelea") == points("3h")


@pytest.mark.rule("4.1b", "4.1.1e", "1.3c")
def test_an_assembly_space_may_be_visited_again() -> None:
    """Home too: the leader fetches ships first and comes back for the hoplites, and to Piraeus for one
    more."""
    match = opening("athens", "cleon", athens={"athens": "3h", "piraeus": "3n", "eleusis": "1h"})
    play(match, "march", "megara")
    assert set(offered(match, "muster")) == {"piraeus", "eleusis"}
    play(match, "muster", "eleusis")
    assert "athens" in offered(match, "muster")
    play(match, "activate", "h")
    play(match, "muster", "athens")
    play(match, "activate", "h")
    assert set(offered(match, "muster")) == {"piraeus"}  # nobody is left at Eleusis
    play(match, "muster", "piraeus")
    play(match, "activate", "n")
    assert match.state.op_force == points("2h 1n")


@pytest.mark.rule("4.1b", "1.3c")
def test_nobody_walks_in_circles() -> None:
    """Between two activations each space is visited once: only who activates somebody is at an assembly
    space."""
    match = opening("athens", "cleon", athens={"athens": "3h", "eleusis": "1h", "decelea": "1h"})
    play(match, "march", "megara")
    play(match, "muster", "eleusis")
    play(match, "muster", "athens")
    assert offered(match, "muster") == ("decelea",)
    play(match, "activate", "h")
    assert set(offered(match, "muster")) == {"decelea", "eleusis"}
