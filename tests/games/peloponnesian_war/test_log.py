"""What the log tells: who, what, for how much, by which modifiers, and what it changed; in both languages."""

from __future__ import annotations

import pytest

from polemos.engine.match import Match
from polemos.kit.text import Text
from tests.games.peloponnesian_war.scene import (
    PRINTED,
    combat_phase,
    end_of_turn,
    frame,
    opening,
    play,
    stop,
    table,
    turn,
)


def lines(match: Match, lang: str = "en") -> list[str]:
    text = Text("peloponnesian_war", lang)
    found = [text.line(line) for line in match.log(None)]
    assert text.missing == set()
    return found


def combat(segment: str, **fields: object) -> Match:
    """The Combat Phase from one of its segments on."""
    return table(frames=[stop(), combat_phase(segment)], phase="combat", **fields)


@pytest.mark.rule("5.2.1a", "5.2.1b", "5.2.1c", "5.2.1d", "5.2.1e", "5.2.1j", "9.0b")
def test_a_battle_by_its_modifiers_and_what_it_costs() -> None:
    """Athens 5; Sparta 3, leader 1, one hoplite more, more cavalry, Spartans: 8. Confidence and points
    change."""
    match = combat(
        "other battles",
        athens={"melos": "6h 1c"},
        sparta={"melos": "7h 2c"},
        leaders={"agis": "melos"},
        dice=[5, 3, 6],
    )
    told = lines(match)
    assert (
        "Battle at Melos (land): Athens with 6 hoplites and 1 horseman against 7 hoplites and 2 horsemen."
        in told
    )
    assert "Athens has 5 on the die, without modifiers." in told
    sum_ = "leader +1, more hoplites +1, more cavalry +1, Spartan hoplites +2"
    assert f"Sparta has 3 on the die and {sum_}: 8 in all." in told
    assert "Athens loses 3 hoplites." in told
    assert "Confidence of Sparta: +1, now 1." in told
    assert "Confidence of Athens: \u22121, now \u22121." in told
    assert "Victory points of the Player: \u221215, \u221215 in all." in told
    french = lines(match, "fr")
    assert "Confiance de Sparte\u202f: +1, désormais 1." in french


@pytest.mark.rule("5.2.1g")
def test_a_tie_says_who_broke_it() -> None:
    match = combat(
        "other battles",
        athens={"melos": "2h"},
        sparta={"melos": "2ah"},
        leaders={"cleon": "melos"},
        dice=[4, 4, 6],
    )
    assert "The totals are equal: Athens has the better tactician." in lines(match)


@pytest.mark.rule("5.3d", "5.3f", "5.3.2a")
def test_a_siege_by_its_modifiers_and_its_price() -> None:
    match = combat(
        "sieges", athens={"syracuse": "6h"}, leaders={"demosthenes": "syracuse"},
        sieges={"syracuse": "athens"},
        active={"syracuse": "sparta"}, sparta={"syracuse": "1ah"}, dice=[4, 6],
    )  # fmt: skip
    told = lines(match)
    assert (
        "Siege of Syracuse: Athens has 4 on the die and leader +2, Syracuse \u22122: 4 (4 or more takes it)."
        in told
    )
    taken = "Athens takes Syracuse: the garrison (1 allied hoplite) is lost, the city sold for 300 talents."
    assert taken in told
    assert "Victory points of the Player: +10, 10 in all." in told


@pytest.mark.rule("5.3c", "5.3e", "5.3.1b")
@pytest.mark.parametrize(
    ("place", "garrison", "told"),
    [
        ("chios", "1an", "has more ships in its harbour than Sparta"),
        ("athens", "1h", "is fed from the Euxine"),
    ],
)
def test_why_a_siege_fails_without_a_roll(place: str, garrison: str, told: str) -> None:
    match = combat(
        "sieges",
        sparta={place: "6h"},
        athens={place: garrison},
        leaders={"agis": place},
        sieges={place: "sparta"},
    )
    assert any(told in line for line in lines(match))


@pytest.mark.rule("4.7c", "4.7d", "4.7f")
@pytest.mark.parametrize(
    ("guard", "dice", "told"),
    [
        ("1ah", [4, 5, 6, 6, 1], "The dice make 11, 11 or more: a battle."),
        (
            "5ah",
            [4, 3, 3, 6, 1],
            "8 land points meet, 5 of them the interceptor’s, at least half of eight or more",
        ),
        ("1ah", [4, 3, 3], "No battle at Decelea: the dice make 6, less than 11"),
    ],
)
def test_why_a_skirmish_is_a_battle_or_none(guard: str, dice: list[int], told: str) -> None:
    match = opening("athens", "cleon", athens={"athens": "3h"}, sparta={"decelea": guard}, dice=dice)
    play(match, "march", "decelea")
    play(match, "activate_all", "h")
    play(match, "depart")
    assert any(line.startswith(told) for line in lines(match)), lines(match)


@pytest.mark.rule("4.4.2a", "4.4.2c", "4.1.5a")
def test_an_attempt_at_rebellion_is_no_march() -> None:
    match = opening("athens", "cleon", athens={"athens": "3h"}, dice=[3])
    play(match, "incite", "hydrea")
    told = lines(match)
    assert "Athens: for 100 talents Cleon tries to raise Hydrea, on a 6." in told
    assert "Hydrea does not listen to Athens; Cleon is out for the turn." in told
    assert not any("sets out" in line for line in told)


@pytest.mark.rule("4.4.2a", "4.1b")
def test_who_succeeds_sets_out_after_it() -> None:
    match = opening("athens", "cleon", athens={"athens": "3h"}, dice=[6])
    play(match, "incite", "hydrea")
    told = lines(match)
    assert told.index("Hydrea rebels.") < told.index("Athens: Cleon sets out for Hydrea.")


@pytest.mark.rule("4.1.1e", "4.1.5a", "PCT.a")
def test_own_and_allied_points_are_told_apart_and_where_they_go() -> None:
    match = opening("athens", "cleon", athens={"chios": "1h 2ah"})
    play(match, "march", "samos")
    play(match, "muster", "chios")
    play(match, "activate_all", "ah")
    told = lines(match)
    assert "Called up at Chios: 2 allied hoplites for 400 talents; 3,600 left to spend." in told
    assert any(line.startswith("Cleon travels alone: Athens, ") for line in told)
    home = combat("go home", box={"athens": {"ah": 1, "n": 2}})
    assert "Back at Amphipolis, for Athens: 1 allied hoplite." in lines(home)
    assert "Back at Piraeus, for Athens: 2 ships." in lines(home)


@pytest.mark.rule("7.2a", "PCT.a")
def test_what_is_built_where_and_for_how_much() -> None:
    match = play(table(), "build", "an")
    assert "Athens builds 1 allied ship for 200 talents and has 4,800." in lines(match)
    assert "Back at Corcyra, for Athens: 1 allied ship." in lines(match)


@pytest.mark.rule("4.1d")
def test_a_leader_without_an_army_has_no_dash_for_one() -> None:
    match = opening("athens", "cleon", athens={"athens": "1h"})
    play(match, "march", "chios")
    assert "nobody" in Text("peloponnesian_war", "en").prompt(match.prompt("player"))
    play(match, "halt")
    assert "Cleon stops at Athens, without an army." in lines(match)
    assert not any("\u2013" in line for line in lines(match))


@pytest.mark.rule("EV.8b", "EV.8c", "6.2b")
def test_which_city_a_die_is_for_and_who_is_passed_over() -> None:
    fields = {"athens": {"cnidus": "1h"}, "phase": "surrender", "sci": {"athens": -1}}
    match = table(frames=[turn()], dice=[1, 2, 1, 1, 1, 1, 1, 2, 3, *[1] * 30], **fields)
    told = lines(match)
    assert "Cnidus has a garrison and stays quiet." in told
    asked = [line for line in told if line.startswith("Does ")]
    assert asked


@pytest.mark.rule("8.1a", "8.1c", "8.1d")
def test_bellicosity_by_its_reasons() -> None:
    spaces = [p for p in PRINTED.map.spaces if PRINTED.map.colour[p] == "sparta"][:10]
    frames = [turn(), end_of_turn()]
    match = table(frames=frames, sci={"sparta": -1}, ravaged=spaces, dice=[1] * 20)
    assert "Bellicosity of Sparta: confidence \u22121, spaces lost or ravaged \u22121, now 8." in lines(match)


@pytest.mark.rule("11.0b")
def test_who_opens_a_turn_and_why() -> None:
    frames = [turn("operations")]
    leaders = {"pericles": "athens", "lysander": "sparta"}
    match = table(frames=frames, scenario="peloponnesian_war_two", leaders=leaders, athens={"athens": "1h"},
                  sparta={"sparta": "5h"}, chief={"athens": "pericles", "sparta": "lysander"})  # fmt: skip
    assert "Sparta has the better strategist and opens." in lines(match)


@pytest.mark.rule("4.1.1o", "4.1.2a")
def test_a_shorter_way_that_a_skirmish_opens_is_told() -> None:
    """The Athenian ship at Corinth is sunk on the way; now ships are hauled over the isthmus."""
    operation = {
        "side": "sparta", "leader": "agis", "at": "pegae", "goal": "epidaurus", "force": {"an": 1},
        "marching": False, "path": [], "caught": [], "visited": [],
    }  # fmt: skip
    match = table(
        frames=[stop("sparta"), frame("Muster", who="sparta")], player="sparta", operation=operation,
        athens={"corinth": "1n"}, held={"corinth": "athens"}, leaders={"agis": "moving"}, dice=[4, 3, 1],
    )  # fmt: skip
    play(match, "depart")
    routes = [line.args["places"] for line in match.log(None) if line.key == "route"]
    assert [("corinth" in places, places[-1]) for places in routes] == [
        (False, "epidaurus"),
        (True, "epidaurus"),
    ]
    assert match.state.force("sparta", "epidaurus")


@pytest.mark.rule("6.2a", "6.2b", "6.2c")
def test_the_spread_of_rebellion_by_city_and_who_is_kept_out_of_it() -> None:
    """Naxos rebels: Paros has a garrison, a Spartan fleet at Thera watches Amorgos and Delos, not Icaria."""
    match = table(
        frames=[turn("rebellion")], phase="home", rebels={"naxos": "sparta"}, athens={"paros": "1h"},
        sparta={"thera": "1n"}, held={"thera": "sparta"}, dice=[1, 1, 1, 1],
    )  # fmt: skip
    told = [(line.key, line.args.get("place")) for line in match.log(None) if line.key.startswith("spread")]
    assert told[0] == ("spread-guarded", None)
    assert "Garrisons of Athens keep rebellion out of Paros." in lines(match)
    near = {place for key, place in told if key == "spread-near"}
    assert {place for key, place in told if key == "spread-asked"} == {"amorgos", "delos", "icaria"} - near
    assert "amorgos" in near


@pytest.mark.rule("3.2a", "8.4a", "2.3b", "8.3c")
def test_what_a_new_turn_takes_back_is_told() -> None:
    """Ravaged land recovers, the League is not content, confidence begins anew."""
    frames = [turn(), end_of_turn()]
    match = table(
        frames=frames, athens={"athens": "1h"}, ravaged=["decelea"], sci={"athens": -2, "sparta": 3}
    )
    told = lines(match)
    assert "The ravaged land recovers: Decelea." in told
    stirs = "Rebellion stirs in the Delian League: the confidence of Athens is \N{MINUS SIGN}2, not above 0."
    assert stirs in told
    assert told.index("Confidence of both sides: back to 0.") > told.index(stirs)
    quiet = table(frames=frames, athens={"athens": "1h"}, sci={"athens": 1, "sparta": -1}, dice=[1, 1, 1, 1])
    assert "The Delian League is quiet: the confidence of Athens is 1." in lines(quiet)
    assert not [line for line in lines(quiet) if line.startswith("The ravaged land")]
    tired = {"athens": 6, "sparta": 6}
    peace = table(frames=frames, athens={"athens": "1h"}, bellicosity=tired, nicias=True, dice=[4])
    assert "Armistice for 3 turns: the die and 1 more for Nicias, halved, rounded up." in lines(peace)


@pytest.mark.rule("11.0d", "7.1.4a")
def test_who_holds_back_is_told_with_what_he_lets_be() -> None:
    frames = [
        stop(),
        frame("Muster", who="athens"),
        frame("March", target="melos"),
        frame("Intercept", place="melos", watchers=["gythium", "prasiae"]),
    ]
    operation = {
        "side": "athens", "leader": "cleon", "at": "melos", "goal": "melos", "force": {"n": 2},
        "marching": True, "path": [], "caught": [], "visited": [],
    }  # fmt: skip
    match = table(
        frames=frames, sparta={"gythium": "1n", "prasiae": "1n"}, scenario="peloponnesian_war_two",
        leaders={"cleon": "moving"}, operation=operation,
    )  # fmt: skip
    play(match, "decline")
    let_pass = "Sparta lets the enemy pass at Melos (it could have intercepted from Gythium and Prasiae)."
    assert let_pass in lines(match)
    rich = table(frames=[turn("rebellion"), frame("Eisphora", turns=1)], phase="administrative")
    play(rich, "decline")
    assert "Athens spares the rich." in lines(rich)
