"""What may not be done says why, with its paragraph."""

from __future__ import annotations

from typing import Any

import pytest

from polemos.engine.match import Match
from scenes import refused
from tests.games.peloponnesian_war.scene import choosing, frame, opening, play, stop, table

TWO = "peloponnesian_war_two"


def no(match: Match, verb: str, arg: str | None, why: str) -> None:
    refused(match, match.deciders[0], verb, arg, why)


def naming(side: str = "athens", **fields: Any) -> Match:
    """A player's side names its objective; three hoplites are at home."""
    fields.setdefault(side, {side: "5h"})
    return opening(side, {"athens": "cleon", "sparta": "agis"}[side], **fields)


def mustering(goal: str, *clicks: tuple[str, str], side: str = "athens", **fields: Any) -> Match:
    """The leader gathers an Army for an objective."""
    match = play(naming(side, **fields), "march", goal)
    for verb, arg in clicks:
        play(match, verb, arg)
    return match


@pytest.mark.rule("4.3a", "4.3e")
def test_the_omens_come_before_every_operation_but_the_first() -> None:
    later = table(frames=choosing("athens", False), athens={"athens": "5h"}, made={"athens": 1})
    for verb in ("march", "incite"):
        no(later, verb, "thebes", "omens-first 4.3a")
    assert [(r.verb, r.key) for r in later.near_misses("player")] == [
        ("march", "omens-first"),
        ("incite", "omens-first"),
    ]
    no(naming(), "consult", None, "first-operation 4.3a")
    no(naming(made={"athens": 1}), "consult", None, "omens-read 4.3e")


@pytest.mark.rule("5.6d", "10.1.4c", "10.1.4d")
def test_spaces_that_may_not_be_an_objective() -> None:
    bound = naming(hostages={"sparta": True})
    for place in ("sparta", "gythium", "tegea"):
        no(bound, "march", place, "hostages-bar 5.6d")
        no(bound, "incite", place, "hostages-bar 5.6d")
    no(naming(), "march", "argos", "never-entered 10.1.4d")
    no(naming("sparta"), "march", "syracuse", "never-entered 10.1.4c")


@pytest.mark.rule("4.3h")
def test_without_points_there_is_no_march() -> None:
    match = naming(athens={})
    no(match, "march", "thebes", "nothing-to-lead 4.3h")
    assert [r.key for r in match.near_misses("player") if r.verb == "march"] == ["nothing-to-lead"]


@pytest.mark.rule("4.4b", "4.4c", "4.4d", "4.4f", "4.4.2b", "5.9a")
@pytest.mark.parametrize(
    ("side", "place", "why"),
    [
        ("athens", "chios", "quiet-own 4.4.2b"),
        ("athens", "pylos", "quiet-held 4.4.2b"),
        ("athens", "sparta", "quiet-home 4.4b"),
        ("athens", "elis", "quiet-garrison 4.4b"),
        ("athens", "tegea", "quiet-rebels 4.4f"),
        ("athens", "corinth", "quiet-coalition 4.4b"),
        ("athens", "syracuse", "quiet-neutral 4.4d"),
        ("athens", "pella", "quiet-coalition 4.4b"),
        ("sparta", "amphipolis", "quiet-coalition 4.4b"),
        ("sparta", "samos", "quiet-coalition 4.4b"),
        ("sparta", "athens", "quiet-home 4.4b"),
    ],
)
def test_who_does_not_listen_to_an_agitator(side: str, place: str, why: str) -> None:
    fields: dict[str, Any] = {
        "athens": {"athens": "5h", "pylos": "1h"}, "sparta": {"sparta": "5h", "elis": "1ah"},
        "rebels": {"tegea": "athens", "chios": "sparta"}, "active": {"macedonia": "athens"},
        "held": {"pylos": "athens"},
    }  # fmt: skip
    match = opening(side, {"athens": "cleon", "sparta": "agis"}[side], **fields)
    no(match, "incite", place, why)


@pytest.mark.rule("4.4.2a", "7.1.5a", "4.1.5a")
@pytest.mark.parametrize(
    ("side", "place", "talents", "why"),
    [
        ("athens", "tegea", 99, "too-dear 4.4.2a"),
        ("athens", "tegea", 1099, "emergency-fund 7.1.5a"),
        ("sparta", "melos", 99, "too-dear 4.4.2a"),
    ],
)
def test_what_an_attempt_lacks_in_money(side: str, place: str, talents: int, why: str) -> None:
    no(naming(side, treasury={side: talents}), "incite", place, why)


@pytest.mark.rule("1.3a", "4.3f", "4.1.1k", "EV.10b", "4.1.5a", "7.1.5a", "4.1.1e")
def test_why_points_are_not_called_up() -> None:
    match = mustering("thebes", athens={"athens": "5h 1c", "piraeus": "8n"}, treasury={"athens": 1300})
    no(match, "activate", "n", "none-here 1.3a")
    no(match, "activate_all", "c", "only-one 4.1.1e")
    no(match, "activate", "athens_n_piraeus", "emergency-fund 7.1.5a")
    no(match, "activate", "cleon", "counter-leader 1.3a")
    no(match, "activate", "athens_h_athens", "counter-by-kind 4.1.1e")
    play(match, "activate", "h")
    no(match, "activate", "h", "emergency-fund 7.1.5a")
    no(match, "activate", "moving_athens_h_athens", "counter-in-army 4.1b")
    poor = mustering(
        "thebes", side="sparta", sparta={"sparta": "3h 1c", "corinth": "2ah"}, treasury={"sparta": 100}
    )
    no(poor, "activate", "h", "home-guard 4.1.1k")
    no(poor, "muster", "corinth", "too-dear 4.1.5a")
    no(poor, "activate", "sparta_ah_corinth", "too-dear 4.1.5a")
    gone = mustering(
        "thebes",
        side="sparta",
        sparta={"sparta": "3h", "corinth": "1ah"},
        moved={"sparta": {"sparta": {"h": 3}}},
    )
    no(gone, "activate", "h", "moved-already 4.3f")


@pytest.mark.rule("4.3f", "EV.10b", "1.3c", "4.1b", "1.3i")
def test_where_the_leader_does_not_go() -> None:
    fields: dict[str, Any] = {
        "athens": {"athens": "5h", "potidaea": "3h", "corcyra": "2n", "chios": "2an"},
        "sparta": {"thebes": "1ah"}, "civil_war": True, "box": {"athens": {"ah": 1}},
        "moved": {"athens": {"potidaea": {"h": 3}}},
    }  # fmt: skip
    match = mustering("thebes", **fields)
    for place, why in {
        "potidaea": "moved-already 4.3f", "corcyra": "civil-war EV.10b", "thebes": "no-points-there 1.3c",
        "athens": "leader-is-there 4.1b",
    }.items():  # fmt: skip
        no(match, "muster", place, why)
        no(match, "muster_storm", place, why)
    for counter, why in {
        "athens_an_chios": "counter-elsewhere 1.3a", "athens_h_potidaea": "moved-already 4.3f",
        "sparta_ah_thebes": "counter-enemy 1.3a", "athens_ah_going_home": "counter-going-home 1.3i",
    }.items():  # fmt: skip
        no(match, "activate", counter, why)


@pytest.mark.rule("4.1b")
def test_nobody_walks_in_circles() -> None:
    match = mustering("thebes", ("muster", "chios"), athens={"athens": "5h", "chios": "2an", "samos": "1an"})
    play(match, "muster", "samos")
    no(match, "muster", "chios", "been-there 4.1b")


@pytest.mark.rule("4.1.1c", "4.1.1h", "4.1.1g", "4.1.4b", "4.1.1q", "EV.6c", "1.3m", "4.1c")
def test_why_there_is_no_road() -> None:
    ring = dict.fromkeys(("decelea", "eleusis", "panactum", "piraeus", "sunium"), "1h")
    shut = mustering("chios", athens={"salamis": "1n"}, sparta=ring)
    no(shut, "muster", "salamis", "road-enemy 4.1.1c")
    reason = shut.why_not("player", "muster", "salamis")[0]
    assert reason.args["to_place"] in ring
    no(shut, "depart", None, "no-army 1.3m")
    foot = mustering("chios", ("activate", "h"))
    no(foot, "depart", None, "road-needs-ships 4.1.1h")
    no(foot, "depart_storm", None, "storm-ships 4.1.4a")
    wet = mustering(
        "tegea", ("muster", "piraeus"), ("activate", "n"), athens={"athens": "2h", "piraeus": "3n"}
    )
    no(wet, "depart", None, "road-inland 4.1.1g")
    no(wet, "depart_storm", None, "storm-no-shorter 4.1.3a")
    heavy = mustering(
        "chios", ("activate_all", "h"), ("muster", "piraeus"), ("activate", "n"),
        athens={"athens": "2h", "piraeus": "3n"},
    )  # fmt: skip
    no(heavy, "depart", None, "road-too-few-ships 4.1.4b")
    play(heavy, "activate", "n")
    no(heavy, "halt", None, "army-can-get-there 4.1c")
    sick = mustering(
        "megara",
        ("muster", "chios"),
        ("activate", "an"),
        athens={"piraeus": "2n", "chios": "2an"},
        plague=True,
    )
    no(sick, "muster", "piraeus", "road-plague EV.6c")


def intercepting(**athens: str) -> Match:
    """A Spartan Army has come to Megara, with two players; Athens may intercept."""
    match = opening(
        "sparta", "agis", athens=athens, sparta={"sparta": "10h"}, scenario=TWO, player="", civil_war=True
    )
    play(match, "march", "megara")
    play(match, "activate_all", "h")
    return play(match, "depart")


@pytest.mark.rule("4.6.1b", "1.3s", "1.3t", "1.3u", "1.3v", "EV.10b", "11.0d")
def test_who_cannot_intercept() -> None:
    match = intercepting(eleusis="1c", athens="2h", chalcis="1c", chios="2n", samos="1n 1c", corcyra="3n")
    for place, why in {
        "athens": "watches-own-space 1.3s",
        "chalcis": "watches-one-line 1.3t",
        "chios": "watches-two-lines 1.3u",
        "samos": "watches-both 1.3v",
        "corcyra": "interceptor-civil-war EV.10b",
        "thebes": "interceptor-none 4.6.1b",
    }.items():
        no(match, "intercept", place, why)


def resolving(of_sieges: bool = False, done: tuple[Any, ...] = (), **fields: Any) -> Match:
    """Athens chooses the next combat in a space that is nobody's home and of no coalition."""
    fighting = frame(
        "Fighting",
        who="athens",
        category="other",
        sieges=of_sieges,
        done=[list(one) for one in done],
        place="",
    )
    return table(frames=[stop(), fighting], scenario=TWO, phase="combat", **fields)


@pytest.mark.rule("5.2a", "5.2b", "5.3b", "11.0c")
def test_which_battle_is_not_to_be_chosen_now() -> None:
    there = ("melos", "naxos", "corinth", "thera", "eretria")
    match = resolving(
        athens=dict.fromkeys(there, "2h"), sparta={**dict.fromkeys(there, "1h"), "eretria": "5h"},
        leaders={"agis": "eretria"}, sieges={"eretria": "sparta"},
    )  # fmt: skip
    for place, why in {
        "corinth": "combat-category 5.2a", "eretria": "combat-siege 5.3b", "sparta": "combat-none 5.2a",
    }.items():  # fmt: skip
        no(match, "resolve", place, why)
    no(match, "against", "melos", "combat-first 11.0c")


@pytest.mark.rule("5.1a", "5.3b")
def test_which_siege_is_not_to_be_chosen_now() -> None:
    sieges = {"eretria": "agis", "carystus": "brasidas", "chios": "gylippus"}
    match = resolving(
        True, sparta=dict.fromkeys(sieges, "2h"), leaders={leader: place for place, leader in sieges.items()},
        sieges=dict.fromkeys(sieges, "sparta"),
    )  # fmt: skip
    no(match, "resolve", "chios", "siege-category 5.3b")
    no(match, "resolve", "melos", "siege-none 5.1a")
    assert {note.arg: note.args["win"] for note in match.notes("athens")} == {"eretria": 67, "carystus": 100}


@pytest.mark.rule("1.1.2e", "7.2a")
def test_what_cannot_be_built() -> None:
    match = table(athens={"athens": "10h"}, sparta={"piraeus": "1h", "corcyra": "1h", "chios": "1h"},
                  held=dict.fromkeys(("piraeus", "corcyra", "chios"), "sparta"))  # fmt: skip
    no(match, "build", "h", "no-counters-left 1.1.2e")
    no(match, "build", "n", "build-no-refuge 7.2a")
    no(match, "build", "athens_h_athens", "counter-by-kind 7.2a")


@pytest.mark.rule("5.4b")
def test_who_does_not_hold_an_island() -> None:
    match = table(
        frames=[stop(), frame("Garrison", who="athens", place="melos")], athens={"melos": "2h 1c 1ah"},
    )  # fmt: skip
    no(match, "garrison", "ah", "own-point-first 5.4b")
    no(match, "garrison", "n", "none-to-stay 5.4b")
    assert [(note.arg, note.args["count"]) for note in match.notes("player")] == [("h", 3), ("c", 3)]


@pytest.mark.rule("PCT.i")
def test_to_which_harbour_ships_do_not_go() -> None:
    frames = [stop(), frame("Harbour", places=["chios", "corcyra"])]
    match = table(frames=frames, box={"athens": {"n": 2}})
    no(match, "harbour", "samos", "no-harbour PCT.i")
    play(match, "harbour", "chios")
    no(match, "harbour_all", "chios", "one-ship-left PCT.i")
    lost = table(frames=[stop(), frame("Harbour", places=["chios"])], box={"athens": {"n": 2}})
    no(lost, "harbour", "corcyra", "harbour-lost PCT.b")


@pytest.mark.rule("EV.6b", "4.1.4c")
def test_where_nobody_dies_and_who_does_not_stay_behind() -> None:
    match = table(frames=[stop(), frame("Plague", count=2)], athens={"athens": "3h", "piraeus": "1h"})
    no(match, "bury", "sparta", "no-plague-there EV.6b")
    left = table(
        frames=[stop(), frame("StayBehind", who="athens")], leaders={"cleon": "moving"},
        operation={"side": "athens", "leader": "cleon", "at": "melos", "goal": "chios",
                   "force": {"h": 2, "c": 1, "n": 2}, "marching": True, "path": ["chios"]},
    )  # fmt: skip
    no(left, "leave", "n", "ships-sail 4.1.4c")
    no(left, "leave", "ah", "not-aboard 4.1.4c")
    assert [note.key for note in left.notes("player")] == ["leave", "leave"]
