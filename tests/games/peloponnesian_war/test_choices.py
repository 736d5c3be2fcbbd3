"""4.1.4, 5.4, 8.3g, 11.0, PCT.i, EV.6: what the book leaves to a player is asked, and only that."""

from __future__ import annotations

from typing import Any

import pytest

from polemos.engine.match import Match
from tests.games.peloponnesian_war.scene import (
    administration,
    combat_phase,
    end_of_turn,
    frame,
    keys,
    offered,
    opening,
    play,
    points,
    stop,
    table,
    told,
    turn,
)

TWO = "peloponnesian_war_two"


# --- 4.1.4: who stays behind ------------------------------------------------------------------


def drowned(army: str, dice: list[int]) -> Match:
    """An Army with a ship for every man is met off Aegina and loses one of its ships."""
    match = opening("athens", "cleon", athens={"piraeus": army}, sparta={"aegina": "1ah"}, dice=dice)
    play(match, "march", "epidaurus")
    play(match, "muster", "piraeus")
    while "activate" in match.prompt("player").choices:
        play(match, "activate", offered(match, "activate")[0])
    return play(match, "depart")


@pytest.mark.rule("4.1.4c")
@pytest.mark.choice("4.1.4c", "leave")
@pytest.mark.parametrize(("stays", "goes"), [("h", "1h 1c 2n"), ("c", "2h 2n")])
def test_the_owner_says_who_stays_on_an_island(stays: str, goes: str) -> None:
    match = drowned("2h 1c 3n", [4, 1, 3])
    asked = match.prompt("player")
    assert (asked.message, asked.rule, asked.args["count"]) == ("stay-behind", "4.1.4", 1)
    assert offered(match, "leave") == ("h", "c")
    play(match, "leave", stays)
    assert match.state.force("athens", "aegina") == points(f"1{stays}")
    assert match.state.force("athens", "epidaurus") == points(goes)


@pytest.mark.rule("4.1.4c")
def test_men_of_one_kind_are_left_without_a_question() -> None:
    match = drowned("3h 3n", [4, 1, 3])
    assert told(match, "left-behind")["force"] == "1H"
    assert match.state.force("athens", "epidaurus") == points("2h 2n")


@pytest.mark.rule("4.1.4e")
@pytest.mark.choice("4.1.4e", "leave")
def test_the_owner_says_who_stays_where_only_ships_go_on() -> None:
    """A route that parts at Piraeus: the next line is Naval, and one ship cannot carry two men."""
    operation = {
        "side": "athens", "leader": "cleon", "at": "piraeus", "goal": "aegina",
        "force": {"h": 1, "c": 1, "n": 1}, "marching": True, "path": ["aegina"], "caught": [], "visited": [],
    }  # fmt: skip
    frames = [stop(), frame("Muster", who="athens"), frame("March", target="aegina")]
    match = table(frames=frames, operation=operation, leaders={"cleon": "moving"})
    assert offered(match, "leave") == ("h", "c")
    play(match, "leave", "h")
    assert match.state.force("athens", "piraeus") == points("1h")
    assert match.state.force("athens", "aegina") == points("1c 1n")


# --- 5.4: who holds an island -----------------------------------------------------------------


def combat(**fields: Any) -> Match:
    """The Combat Phase from its last segments on."""
    fields.setdefault("phase", "combat")
    return table(frames=[stop(), combat_phase("stay or go")], **fields)


@pytest.mark.rule("5.4b")
@pytest.mark.choice("5.4b", "garrison")
@pytest.mark.parametrize(("force", "kinds"), [("2h 1c", ("h", "c")), ("1ah 2ac 1c", ("ah", "c"))])
def test_a_hoplite_or_a_rider_holds_an_island(force: str, kinds: tuple[str, ...]) -> None:
    for kind in kinds:
        match = combat(athens={"cythera": force}, leaders={"nicias": "cythera"}, dice=[1])
        assert offered(match, "garrison") == kinds
        play(match, "garrison", kind)
        assert match.state.force("athens", "cythera") == points(f"1{kind}")
        assert match.state.box["athens"] == 0


@pytest.mark.rule("5.4b")
@pytest.mark.parametrize(
    ("place", "force", "left"),
    [("cythera", "2h 1c 1an", "1an"), ("cythera", "2h", "1h"), ("elis", "1h 2c", "1h")],
)
def test_elsewhere_the_book_says_who_stays(place: str, force: str, left: str) -> None:
    match = combat(athens={place: force}, leaders={"nicias": place}, dice=[1])
    assert match.prompt("player").message == "build"
    assert match.state.force("athens", place) == points(left)


@pytest.mark.rule("5.4b", "1.1.3a")
def test_for_the_system_the_lot_decides() -> None:
    stayed = set()
    for seed in range(12):
        match = combat(sparta={"cythera": "1h 1c"}, leaders={"agis": "cythera"}, seed=seed, dice=[1])
        assert match.prompt("player").message == "build"
        stayed.add(match.state.force("sparta", "cythera"))
    assert stayed == {points("1h"), points("1c")}


# --- PCT.i: to which harbour ------------------------------------------------------------------

LOST_PORT: dict[str, Any] = {"sparta": {"piraeus": "1h"}, "held": {"piraeus": "sparta"}}


@pytest.mark.rule("PCT.i")
@pytest.mark.choice("PCT.i", "harbour", "harbour_all")
def test_ships_without_piraeus_go_where_their_owner_likes() -> None:
    match = combat(box={"athens": {"n": 3}}, **LOST_PORT)
    assert match.prompt("player").args == {"who": "athens", "count": 3}
    assert offered(match, "harbour") == ("corcyra", "chios")
    play(match, "harbour", "chios")
    play(match, "harbour_all", "corcyra")
    assert match.state.force("athens", "chios") == points("1n")
    assert match.state.force("athens", "corcyra") == points("2n")
    assert told(match, "home-to") == {"who": "athens", "place": "corcyra", "force": "2N"}
    assert match.prompt("player").message == "build"


@pytest.mark.rule("PCT.i")
def test_new_ships_are_placed_by_their_owner_too() -> None:
    match = table(**LOST_PORT)
    play(match, "build", "n")
    play(match, "harbour", "chios")
    assert match.state.force("athens", "chios") == points("1n")
    assert match.prompt("player").args["count"] == 2


@pytest.mark.rule("PCT.i", "1.1.3a")
def test_of_the_systems_ships_each_draws_its_harbour() -> None:
    found = set()
    for seed in range(9):
        state = combat(box={"athens": {"n": 2}}, player="sparta", seed=seed, **LOST_PORT).state
        found.add((state.force("athens", "corcyra"), state.force("athens", "chios")))
    assert found == {(points("2n"), 0), (points("1n"), points("1n")), (0, points("2n"))}


@pytest.mark.rule("7.2a", "PCT.i", "QA.6")
def test_nobody_builds_what_has_nowhere_to_go() -> None:
    harbours = ("piraeus", "corcyra", "chios", "samos")
    lost: dict[str, Any] = {
        "sparta": dict.fromkeys(harbours, "1h"),
        "held": dict.fromkeys(harbours, "sparta"),
    }
    match = table(**lost)
    assert set(offered(match, "build")) == {"h", "c", "ah", "ac"}
    assert set(offered(table(**LOST_PORT), "build")) == {"h", "c", "n", "ah", "ac", "an"}
    spartan = {
        "athens": {"gythium": "1h", "corinth": "1h"},
        "held": {"gythium": "athens", "corinth": "athens"},
    }
    match = table(frames=[stop("sparta")], player="sparta", **spartan)
    assert set(offered(match, "build")) == {"h", "c", "ah", "ac"}
    ally = table(frames=[stop("sparta")], player="sparta", active={"syracuse": "sparta"}, **spartan)
    assert set(offered(ally, "build")) == {"h", "c", "ah", "ac", "an"}  # Syracuse takes two


@pytest.mark.rule("7.2c", "PCT.k")
def test_the_system_does_not_build_them_either() -> None:
    held = {"gythium": "athens", "corinth": "athens"}
    match = table(
        frames=[stop(), administration("sparta builds")], phase="administrative",
        athens={"gythium": "1h", "corinth": "1h"}, held=held, losses={"sparta": {"n": 1, "h": 1}},
    )  # fmt: skip
    assert told(match, "built")["force"] == "1H"
    assert "no-refuge" not in keys(match)


# --- EV.6: where the plague strikes -----------------------------------------------------------


def new_turn(dice: list[int], **fields: Any) -> Match:
    """A turn from its Political Phase on; the player's confidence is too low for a change of sides (2.1c)."""
    fields.setdefault("sci", {"athens": -1, "sparta": 0})
    return table(frames=[turn()], attica_before=True, phase="surrender", dice=dice, **fields)


@pytest.mark.rule("EV.6b")
@pytest.mark.choice("EV.6b", "bury")
def test_athens_says_where_her_hoplites_die() -> None:
    """Five hoplites: two die. League rebellion and leaders come after that (2.0a)."""
    match = new_turn([3, 3], athens={"athens": "3h", "piraeus": "2h 8n"})
    asked = match.prompt("player")
    assert (asked.message, asked.rule, asked.args) == ("plague", "EV.6b", {"who": "athens", "count": 2})
    assert offered(match, "bury") == ("athens", "piraeus")
    assert "league-stirs" not in keys(match)
    play(match, "bury", "piraeus")
    play(match, "bury", "athens")
    assert match.state.force("athens", "athens") == points("2h")
    assert match.state.force("athens", "piraeus") == points("1h 8n")
    assert match.state.losses["athens"] == points("2h")
    assert "league-stirs" in keys(match)
    assert match.prompt("player").message == "operation"


@pytest.mark.rule("EV.6b")
def test_where_they_stand_in_one_place_nobody_is_asked() -> None:
    match = new_turn([3, 3], athens={"athens": "6h"})
    assert told(match, "plague-dead") == {"place": "athens", "who": "athens", "force": "2H"}
    assert match.prompt("player").message == "operation"


@pytest.mark.rule("EV.6b", "1.1.3a")
def test_for_the_system_the_lot_says_where_they_die() -> None:
    dead, there = set(), {"athens": "2h", "piraeus": "2h"}
    for seed in range(12):
        match = new_turn([3, 3], seed=seed, player="sparta", athens=there, sci={"athens": 0, "sparta": -1})
        assert match.prompt("player").message != "plague"
        dead |= {line.args["place"] for line in match.log(None) if line.key == "plague-dead"}
        assert match.state.losses["athens"] == points("2h")
    assert dead == {"athens", "piraeus"}


@pytest.mark.rule("EV.6b", "8.3f")
def test_the_plague_of_an_armistice_asks_too() -> None:
    match = table(
        frames=[turn(), end_of_turn()], athens={"athens": "2h", "piraeus": "2h"},
        bellicosity={"athens": 6, "sparta": 6}, attica_now=True, dice=[1, 3, 3],
    )  # fmt: skip
    assert offered(match, "bury") == ("athens", "piraeus")
    play(match, "bury", "piraeus")
    play(match, "bury", "piraeus")
    assert match.prompt("player").message == "eisphora"


# --- 8.3g: the Eisphora of an armistice -------------------------------------------------------


def peace(dice: list[int], **fields: Any) -> Match:
    """The end of a turn after which both sides are tired; the first die is the length of the armistice."""
    fields.setdefault("bellicosity", {"athens": 6, "sparta": 6})
    return table(frames=[turn(), end_of_turn()], dice=dice, **fields)


@pytest.mark.rule("8.3g", "7.1.4a")
@pytest.mark.choice("7.1.4a", "levy", "decline")
@pytest.mark.choice("8.3g", "levy", "decline")
def test_the_eisphora_is_part_of_the_revenue_of_peace() -> None:
    """Two turns of armistice: 3,500 and 1,000 talents twice. That Attica was ravaged does not count."""
    match = peace([4, *[1, 1, 1] * 2], ravaged=["decelea"])
    before = match.state.treasury["athens"]
    assert before == 5000 + 2 * 3500 - 1000 + 2 * 0 + 1000
    assert match.prompt("player").args == {"talents": 2000}
    play(match, "levy")
    assert match.state.treasury["athens"] == before + 2000


@pytest.mark.rule("8.3g", "7.1.4a", "7.1.4b")
def test_no_eisphora_with_spartans_in_attica_or_for_the_system() -> None:
    spartans = peace([1, 1, 1, 1], sparta={"decelea": "1ah"}, held={"decelea": "sparta"})
    assert spartans.prompt("player").message == "build"
    assert peace([1, 1, 1, 1], player="sparta").prompt("player").message == "build"


@pytest.mark.rule("EV.3b", "EV.3c", "8.1d", "8.3f")
def test_oligarchs_in_a_year_of_peace_leave_no_mark_behind() -> None:
    """Two turns of armistice, the first with event 3 (and two rebellions): one Eisphora is forbidden, the
    mark on bellicosity has no segment to be taken in, and the next turn of war is free of both."""
    far = {p: "1ah" for p in ("cnidus", "naxos")}
    dice = [4, 1, 2, 1, 1, *[1] * 6, 1, 1, *[1] * 6, 1, 1, 6]
    match = peace(dice, sci={"athens": -1}, alcibiades=1, athens=far, leaders={"alcibiades": "away"})
    assert "oligarchy" in keys(match)
    assert match.prompt("player").args == {"talents": 1000}
    play(match, "decline")
    play(match, "done")
    assert match.state.event_bellicosity == {"athens": 0, "sparta": 0}
    assert not match.state.no_eisphora


# --- 11.0: which battle, and against whom -----------------------------------------------------


def near(dice: list[int], **fields: Any) -> Match:
    """The fourth category of battles, between two players."""
    frames = [stop("athens"), combat_phase("battles from afar")]
    return table(frames=frames, scenario=TWO, phase="combat", dice=dice, **fields)


@pytest.mark.rule("11.0c", "5.2a")
@pytest.mark.choice("11.0c", "resolve", "against")
def test_the_players_choose_among_battles_and_not_among_spaces() -> None:
    """Three Spartan Forces watch the one at Panactum, one the other at Elis. The die lets Athens choose
    first: she beats the riders of Tanagra (6 against 1); then it is Sparta's turn to choose."""
    sparta = {"thebes": "1ac", "tanagra": "1ac", "megara": "1ac", "olympia": "1ac"}
    match = near([1, 1, 6], athens={"panactum": "3h", "elis": "3h"}, sparta=sparta, held={"elis": "athens"})
    assert told(match, "chooses-first")["who"] == "athens"
    assert match.deciders == ("athens",)
    assert offered(match, "resolve") == ("elis", "panactum")
    play(match, "resolve", "panactum")
    assert match.deciders == ("athens",)
    assert offered(match, "against") == ("megara", "tanagra", "thebes")
    play(match, "against", "tanagra")
    assert told(match, "battle")["place"] == "panactum"
    assert "tanagra" not in match.state.forces["sparta"]
    assert match.deciders == ("sparta",)


@pytest.mark.rule("5.2a", "5.2c")
@pytest.mark.parametrize("scenario", [TWO, "peloponnesian_war"])
def test_a_mutual_contact_is_one_battle(scenario: str) -> None:
    """Riders at Plataea and at Thebes watch each other: one battle; what is left of the loser goes home."""
    frames = [stop("athens"), combat_phase("battles from afar")]
    match = table(frames=frames, scenario=scenario, phase="combat", dice=[6, 1],
                  athens={"plataea": "2c"}, sparta={"thebes": "2ac"})  # fmt: skip
    assert keys(match).count("battle") == 1


@pytest.mark.rule("5.2a", "5.2.4b")
def test_a_contact_without_a_battle_is_over_once_it_is_named() -> None:
    """Ships and riders watch each other from different spaces: no battle, and nobody asks again."""
    frames = [stop("athens"), combat_phase("battles from afar")]
    sides: dict[str, Any] = {"athens": {"cenchreae": "2n"}, "sparta": {"megara": "2ac"}}
    match = table(frames=frames, scenario=TWO, phase="combat", held={"cenchreae": "athens"}, **sides)
    assert keys(match).count("no-battle") == 1
    assert match.state.force("athens", "cenchreae") == points("2n")
