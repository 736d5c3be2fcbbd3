"""Why not? Each refusal in a battle names its barrier; odds told before a contact are those after it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from conformance.reasons import Asker
from games.dba.scene import ATT, DEF, area, game, orders, play
from playing import random_actions
from polemos.engine.match import Match
from scenes import refused


@pytest.mark.parametrize("landing", [False, True])
def test_offered_or_barred_in_whole_battles(landing: bool) -> None:
    rng = Random(7)
    options = {"topography": "coastal", "landing": landing, "camps": True}
    match, asker = game().start(options=options, seed=11), Asker(rng)
    for _ in random_actions(match, rng, 500):
        if rng.random() < 0.2:
            asker.ask(match)
    assert asker.share == 1


FAR_FOE = {"def_sp_1": "k2 s"}


@pytest.mark.rule("dba.4a", "dba.4b", "dba.4c", "dba.4d", "dba.9e")
def test_orders_that_cost_too_much() -> None:
    field = {"att_el_1": "k20 n", "att_cv_1": "l20 n", **FAR_FOE}
    match = orders(field, 1, generals=["att_cv_1", "def_sp_1"])
    refused(match, ATT, "move", "att_el_1", why="dba-slow-dear dba.4b")
    refused(match, ATT, "move", "def_sp_1", why="dba-not-own dba.4a")
    assert match.why_not(ATT, "move", "att_el_1")[0].args == {"piece": "att_el_1", "cost": 2, "pips": 1}
    far = {"att_sp_1": "k20 n", "att_cv_1": "x20 n", **FAR_FOE}
    refused(orders(far, 1, generals=["att_cv_1", ""]), ATT, "move", "att_sp_1", why="dba-far-dear dba.4c")
    hidden = {"att_sp_1": "k20 n", "att_cv_1": "m20 n", **FAR_FOE}
    wood = [area("woods", "m20", 2, 2)]
    woods = orders(hidden, 1, generals=["att_cv_1", ""], features=wood)
    refused(woods, ATT, "move", "att_sp_1", why="dba-hidden-dear dba.4d")


@pytest.mark.rule("dba.5e", "dba.5f", "dba.5.1a")
def test_who_does_not_move() -> None:
    moved = orders({"att_sp_1": "k20 n", **FAR_FOE}, moved=["att_sp_1"])
    refused(moved, ATT, "move", "att_sp_1", why="dba-moved dba.5e")
    twice = {"moved": ["att_ps_1"], "moved_twice": ["att_ps_1"]}
    refused(orders({"att_ps_1": "k20 n"}, **twice), ATT, "move", "att_ps_1", why="dba-moved-twice dba.5e")
    caught = {"att_sp_1": "k10 n", "def_sp_1": "k9 s", "def_sp_2": "j10 e"}
    refused(orders(caught), ATT, "move", "att_sp_1", why="dba-held-in-flank dba.5f")
    stuck = {"att_sp_1": "k10 n", "def_sp_1": "k9 s", "att_sp_2": "k11 n"}
    refused(orders(stuck), ATT, "move", "att_sp_1", why="dba-no-way-back dba.5f")


@pytest.mark.rule(
    "dba.5a", "dba.5d", "dba.12a", "dba.12b", "dba.12e", "dba.5f", "dba.5.1a", "dba.12k", "dba.2.2d"
)
def test_where_an_element_does_not_go() -> None:
    field = {"att_sp_1": "k20 n", "att_sp_2": "k19 n", "att_art_1": "e20 n", **FAR_FOE}
    match = play(orders(field), ("move", "att_sp_1"))
    refused(match, ATT, "to", "k10", why="dba-too-far dba.12b")
    refused(match, ATT, "to", "k19", why="dba-cell-taken dba.12a")
    refused(match, ATT, "attack", "j20", why="dba-no-enemy-before dba.12k")
    assert {r.verb: r.key for r in match.near_misses(ATT)} == {"attack": "dba-nobody-to-attack"}
    marsh = [area("marsh", "e19", 2, 1)]
    guns = play(orders(field, features=marsh), ("move", "att_art_1"))
    refused(guns, ATT, "to", "e19", why="dba-no-artillery dba.12b")
    pinned = play(orders({"att_sp_1": "k10 n", "def_sp_1": "k8 s"}), ("move", "att_sp_1"))
    refused(pinned, ATT, "to", "m10", why="dba-pinned dba.5.1a")
    assert pinned.why_not(ATT, "to", "m10")[0].args["enemy"] == "def_sp_1"
    engaged = play(orders({"att_sp_1": "k10 n", "def_sp_1": "k9 s"}), ("move", "att_sp_1"))
    refused(engaged, ATT, "to", "l10", why="dba-engaged dba.5f")
    meeting = play(orders({"att_sp_1": "k10 n", "def_sp_1": "k7 s"}), ("move", "att_sp_1"))
    assert "k8" in meeting.prompt(ATT).choices["attack"]
    refused(meeting, ATT, "to", "k8", why="dba-only-attack dba.12k")


@pytest.mark.rule("dba.5b", "dba.12f")
def test_formations_and_whom_they_leave_out() -> None:
    line = {"att_sp_1": "k20 n", "att_sp_2": "l20 n", "att_sp_3": "p20 n", **FAR_FOE}
    match = orders(line)
    refused(match, ATT, "line", "att_sp_2", why="dba-line-led-by dba.12f")
    refused(match, ATT, "line", "att_sp_3", why="dba-alone dba.12f")
    refused(match, ATT, "group", "att_sp_3", why="dba-alone dba.12f")
    refused(match, ATT, "group", "def_sp_1", why="dba-not-own dba.4a")
    after = orders(line, moved=["att_sp_1"])
    refused(after, ATT, "line", "att_sp_1", why="dba-member-moved dba.5b")
    fighting = orders({**line, "def_sp_2": "k19 s"})
    refused(fighting, ATT, "group", "att_sp_1", why="dba-member-in-contact dba.5b")
    chosen = play(match, ("group", "att_sp_1"))
    refused(chosen, ATT, "with", "att_sp_3", why="dba-not-beside dba.12f")
    refused(chosen, ATT, "with", "att_sp_1", why="dba-in-group dba.12f")
    refused(chosen, ATT, "ahead", 1, why="dba-not-a-group dba.12f")
    play(chosen, ("with", "att_sp_2"))
    refused(chosen, ATT, "everybody", why="dba-everybody-in dba.12f")


def group(elements: dict[str, str], **facts: Any) -> Match:
    """The whole formation of the first element, about to move."""
    match = orders(elements, **facts)
    first = sorted(elements)[0]
    if first in match.prompt(ATT).choices.get("line", ()):
        return play(match, ("line", first))
    match = play(match, ("group", first))
    for other in sorted(elements)[1:]:
        if other in match.prompt(ATT).choices.get("with", ()):
            play(match, ("with", other))
    return match


@pytest.mark.rule("dba.5b", "dba.5c", "dba.12g", "dba.12h", "dba.5.1a")
def test_how_a_formation_does_not_go() -> None:
    line = {"att_sp_1": "k20 n", "att_sp_2": "l20 n", "att_sp_3": "m20 n", **FAR_FOE}
    match = group(line)
    refused(match, ATT, "ahead", 3, why="dba-group-too-slow dba.5b")
    refused(match, ATT, "ahead", 99, why="dba-steps dba.5b")
    refused(match, ATT, "follow_left", 1, why="dba-not-a-column dba.5b")
    refused(match, ATT, "slant_left", 1, why="dba-slant-no-contact dba.12g")
    refused(match, ATT, "wheel_left", 1, why="dba-too-wide dba.12g")
    rough = group(line, features=[area("woods", "k18", 3, 2)])
    refused(rough, ATT, "ahead", 1, why="dba-group-rough dba.12h")
    blocked = group({**line, "att_sp_9": "l19 w"})
    refused(blocked, ATT, "ahead", 1, why="dba-group-in-the-way dba.12a")
    south = {"att_sp_1": "k10 n", "att_sp_2": "l10 n", "def_sp_1": "k20 s"}
    behind = group(south, generals=["att_sp_1", "def_sp_1"])
    refused(behind, ATT, "ahead", 1, why="dba-group-withdraws dba.5c")


# --- deployment -------------------------------------------------------------------------------------


def setting_up() -> Match:
    options = {"resolution": "table", "topography": "hilly", "camps": True}
    match = game().start(options=options, seed=4)
    while match.prompt(match.deciders[0]).message == "muster":
        match.play(match.deciders[0], "reference")
    return match


@pytest.mark.rule("dba.2.1b", "dba.2.1d", "dba.2.1g", "dba.9e", "dba.12r", "dba.2.3c")
def test_setting_up() -> None:
    match = setting_up()
    refused(match, DEF, "done", why="dba-too-few-features dba.2.1d")
    refused(match, DEF, "feature", "marsh", why="dba-other-country dba.2.1d")
    sized = play(match.clone(), ("feature", "steep_hill"))
    refused(sized, DEF, "size", "across", why="dba-other-sizes dba.2.1g")
    play(match, "chance_field")
    play(match, ("edge", match.prompt(ATT).choices["edge"][0]))
    cells = match.prompt(DEF).choices["to"]
    inner = next(
        name for name in match.game.board()["places"] if name not in cells and name[1:] in ("12", "13")
    )
    assert match.why_not(DEF, "to", inner)[0].key in ("dba-camp-not-at-edge", "dba-camp-bad-going")
    play(match, ("to", cells[0]))
    play(match, ("to", match.prompt(ATT).choices["to"][0]))
    own = match.prompt(DEF).choices["place"][0]
    other = next(e for e in match.game.things(match.state, DEF)["piece"] if e.startswith("att"))
    refused(match, DEF, "place", other, why="dba-deploy-not-own dba.2.3c")
    play(match, ("place", own))
    refused(match, DEF, "to", "l12", why="dba-not-own-zone dba.12r")
    there = match.prompt(DEF).choices["to"][0]
    play(match, ("to", there))
    refused(match, DEF, "place", own, why="dba-deployed dba.2.3c")


# --- notes ------------------------------------------------------------------------------------------


def notes(match: Match, verb: str, arg: Any = None) -> dict[str, dict[str, Any]]:
    found = match.notes(match.deciders[0])
    return {note.key: note.args for note in found if (note.verb, note.arg) == (verb, arg)}


@pytest.mark.rule("dba.4a", "dba.4b", "dba.12f")
def test_orders_tell_their_price() -> None:
    match = orders({"att_el_1": "k20 n", "att_el_2": "l20 n", **FAR_FOE}, 4, generals=["att_el_1", ""])
    assert notes(match, "move", "att_el_1")["dba-cost"] == {"cost": 2, "left": 2}
    assert notes(match, "line", "att_el_1")["dba-cost-of-group"] == {"cost": 2, "left": 2, "count": 2}
    assert notes(match, "done")["dba-points-lost"] == {"count": 4}


@pytest.mark.rule("dba.8a", "dba.7d", "dba.12m")
@pytest.mark.parametrize("beside", [{}, {"att_sp_2": "j9 n"}, {"def_sp_2": "l8 s"}])
def test_the_odds_of_a_contact_are_told_before_it_is_made(beside: dict[str, str]) -> None:
    match = orders({"att_bd_1": "k11 n", "def_kn_1": "k8 s", **beside}, dice=(3, 3, 3, 3))
    play(match, ("move", "att_bd_1"))
    told = notes(match, "attack", "k9")["dba-odds"]
    play(match, ("attack", "k9"))
    shown = match.view(None)["forecast"]["att_bd_1"]
    assert told["enemy"] == shown["foe"] == "def_kn_1"
    assert (told["own_dead"], told["their_dead"]) == (shown["loses"]["D"], shown["wins"]["D"])
    assert told["own_back"] == shown["loses"]["R"] + shown["loses"]["F"]


@pytest.mark.rule("dba.8a", "dba.5b")
def test_a_formation_tells_whom_it_would_meet() -> None:
    line = {"att_bd_1": "k10 n", "att_bd_2": "l10 n", "def_sp_1": "k8 s", "def_sp_2": "l8 s"}
    match = play(orders(line), ("line", "att_bd_1"))
    told = notes(match, "ahead", 1)["dba-contacts"]
    play(match, ("ahead", 1))
    shown = match.view(None)["forecast"]
    assert told["count"] == len(shown) == 2
    assert told["their_dead"] == round(sum(f["wins"]["D"] for f in shown.values()) / 2)
