"""More that may not be done: each limit of a choice with its reason, as `test_reasons.py` has it."""

from __future__ import annotations

from typing import Any

import pytest

from games.eagle_and_wolf.scene import army, marching, merging, play, scene, season, winter
from games.eagle_and_wolf.test_reasons import ALLIED, EPIRUS_MARCHES, all_refused, in_winter, pyrrhus
from polemos.engine.match import Match


@pytest.mark.rule("13.3a", "13.3b", "8.23g", "9.0e")
def test_no_war_with_allies_for_good() -> None:
    """13.3a-b, 8.23g: neither by coming into their land nor against an army of theirs."""
    field = {"hanno": army("agrigentum", pm=3)}
    bound = scene(marching("hanno", "carthage"), armies=field, allies=[["carthage", "syracuse"]])
    all_refused(
        bound,
        ("attack", "syracusae", "allies-for-good 13.3b"),
        ("attack", "panormos", "nobody-to-strike 9.0e"),
    )
    samnites = pyrrhus(
        "lucania", control={"samnium": "samnites"}, allies=[*ALLIED, ["epirus", "samnites"]], wars=[]
    )
    all_refused(samnites, ("attack", "samnium", "allies-for-good 8.23g"))
    beside = pyrrhus("campania", allies=ALLIED, beside={"italiot": army("campania")})
    all_refused(
        beside,
        ("attack_here", "italiots", "allies-for-good 13.3a"),
        ("attack_here", "epirus", "nation-not-here 3.13h"),
    )


@pytest.mark.rule("9.0e", "2.0h")
def test_whom_an_army_cannot_strike() -> None:
    """9.0e: never its own nation; in winter nobody who would be met (2.0h)."""
    field = {
        "pyrrhus": army("lucania", pm=3),
        "megacles": army("samnium"),
        "hanno": army("samnium"),
        "syracusan": army("samnium"),
    }
    own = scene(EPIRUS_MARCHES, armies=field, allies=ALLIED, control={"samnium": "epirus"})
    play(own, ("attack", "samnium"))
    all_refused(
        own,
        ("strike", "epirus", "own-nation 9.0e"),
        ("strike", "rome", "nation-not-there 9.0e"),
    )


@pytest.mark.rule("3.3a", "3.3c")
def test_each_subordinate_once() -> None:
    """3.3a: who has merged in this phase does not split again, and who has split does not merge."""
    field = {"pyrrhus": army("lucania"), "megacles": army("lucania"), "leonatus": army("lucania")}
    match = scene(merging("epirus"), armies=field)
    play(match, ("merge", "megacles"))
    all_refused(match, ("split", "megacles", "rearranged 3.3a"))
    field = {"pyrrhus": army("lucania"), "leonatus": army("lucania")}
    apart = scene(merging("epirus"), armies=field, riding={"megacles": "pyrrhus"})
    play(apart, ("split", "megacles"), ("give", "sp"), "done")
    all_refused(apart, ("merge", "megacles", "rearranged 3.3a"))


@pytest.mark.rule("3.3a")
def test_no_army_joins_one_that_is_elsewhere() -> None:
    field = {
        "proconsul_1": army("roma"),
        "consul_urb": army("roma"),
        "consul_prg": army("roma"),
        "proconsul_2": army("latium"),
    }
    frames = [*season(4), {"frame": "Join", "junior": "proconsul_1", "chief": ""}]
    match = scene(frames, armies=field)
    all_refused(match, ("join", "proconsul_2", "apart 3.3a"), ("join", "proconsul_1", "not-senior 3.3b"))


@pytest.mark.rule("3.3a", "3.3c")
def test_nobody_to_merge_or_to_split() -> None:
    """What the whole verb is refused with, beside the button that is not there."""
    field = {"pyrrhus": army("lucania"), "megacles": army("lucania")}
    match = scene(merging("epirus"), armies=field)
    assert [(r.verb, r.key, r.rule) for r in match.near_misses("epirus")] == [
        ("split", "nobody-splits", "3.3c")
    ]


def near(match: Match) -> dict[str, str]:
    """The verbs that are not offered at all, each with its reason."""
    return {reason.verb: f"{reason.key} {reason.rule}" for reason in match.near_misses(match.deciders[0])}


@pytest.mark.rule("3.1a", "3.2c", "3.22a", "3.13h", "12.2a")
def test_what_a_march_does_not_offer_at_all() -> None:
    """Each verb that a march knows and does not offer says which of its limits it met."""
    closed = in_winter(
        "pyrrhus",
        "epirus",
        armies={
            "pyrrhus": army("bruttium", pm=2),
            "consul_prg": army("lucania"),
            "consul_urb": army("apulia"),
            "hanno": army("messina"),
        },
        control={"bruttium": "epirus"},
    )
    assert near(closed)["enter"] == "no-neighbour-open 3.1a"
    assert near(closed)["strait"] == "strait-points 3.22a"
    assert near(closed)["besiege"] == "winter-no-siege 2.0h"
    weary = pyrrhus("lissos", marks={"pm": 1}, control={"dodonia": "rome"})
    assert near(weary)["give_battle"] == "no-foe-here 3.13h"
    assert near(weary)["sortie"] == "not-shut-in 12.2a"


@pytest.mark.rule("11.1g", "11.1j")
def test_a_lower_rank_elsewhere_is_not_in_the_battle() -> None:
    equal = [*EPIRUS_MARCHES, {"frame": "Commander", "able": ["consul_urb", "consul_prg"], "named": []}]
    field = {"consul_urb": army("samnium"), "consul_prg": army("samnium"), "proconsul_1": army("roma")}
    match = scene(equal, armies=field)
    all_refused(match, ("commander", "proconsul_1", "not-in-battle 11.1g"))


@pytest.mark.rule("7.1a", "7.1b", "7.4f", "13.2b")
def test_which_elements_a_levy_cannot_buy() -> None:
    """7.1: from winter 279 the list of Magna Graecia alone; 7.4f: mercenaries within each maximum."""

    def levy(year: int, **more: Any) -> Match:
        recruit = {
            "frame": "Recruit",
            "nation": "epirus",
            "counter": "pyrrhus",
            "others": [],
            "number": 6,
            "full": 12,
            "taken": [],
            "place": "lucania",
        }
        return scene([*winter(5), {**recruit, **more}], season="winter", year=year)

    early, late = levy(280), levy(279)
    assert early.prompt("epirus").offered("take", "kn")
    all_refused(late, ("take", "kn", "old-list 7.1b"), ("take", "bd", "not-in-list 7.0k"))
    guard = levy(279, counter="epirus_guard", place="dodonia")
    assert guard.prompt("epirus").offered("take", "kn")
    all_refused(guard, ("take", "bd", "not-in-list 7.0k"))


@pytest.mark.rule("7.4d", "7.4f")
def test_mercenaries_stay_within_each_maximum() -> None:
    """7.4f: of sixteen hired elements no more of a kind than the list has."""
    recruit = {
        "frame": "Recruit",
        "nation": "syracuse",
        "counter": "syracusan",
        "others": [],
        "number": 12,
        "full": 16,
        "taken": ["Cv", "Art", "Ps"],
        "place": "syracusae",
    }
    cold: dict[str, Any] = {"season": "winter", "armies": {"syracusan": army("syracusae", ["Cv"])}}
    match = scene([*winter(5), recruit], **cold)
    held = match.prompt(match.deciders[0]).choices["take"]
    assert "art" not in held
    all_refused(match, ("take", "art", "no-slot-left 7.4f"))
    whole = scene([*winter(5), {**recruit, "full": 12, "number": 9}], **cold)
    all_refused(whole, ("take", "art", "no-slot-left 7.0k"))
