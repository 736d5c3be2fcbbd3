"""2.0: hidden blocks: aliases that change when a group mixes, deals that agree with everything seen."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

import pytest

from conformance.checks import (
    consequences_do_not_leak,
    imagining_does_not_depend_on_the_truth,
    nothing_leaks,
)
from games.hellenes.camp import ATHENS, SPARTA, Camp, asked, at, game, play, state
from playing import random_action
from polemos.engine.match import Match
from polemos.games.hellenes.rules.cards import playable


def names(match: Match, viewer: str, side: str, place: str) -> set[str]:
    pieces = match.view(viewer)["pieces"]
    return {
        n for n, p in pieces.items() if p["side"] == side and p["at"] == place and p.get("kind") != "garrison"
    }


def raid(*dice: int) -> Match:
    """A lone Spartan horseman engages, is seen, retreats and harasses."""
    camp = Camp().put("locris", s07=2).put("malis", a01=3, a04=2).put("thebes", s25=4, s26=2)
    match = camp.acting(SPARTA, 1).match(*dice)
    return play(match, "move locris", "march malis", "retreat")


@pytest.mark.rule("2.0b", "6.41d")
def test_a_block_seen_in_battle_can_be_followed_while_it_stays_alone() -> None:
    match = raid(3, 3)
    assert at(match, "s07") == "locris"
    (alias,) = names(match, ATHENS, SPARTA, "locris")
    assert match.view(ATHENS)["pieces"][alias] == {"at": "locris", "side": SPARTA, "hidden": True}
    for seed in range(20):
        dealt = state(match.determinize(ATHENS, seed))
        assert dealt.at["s07"] == "locris"
        assert dealt.strength["s07"] == 2
    others = {state(match.determinize(ATHENS, seed)).here(SPARTA, "thebes") for seed in range(20)}
    assert len(others) > 5  # what was never shown may be anything


@pytest.mark.rule("2.0b")
def test_once_mixed_it_is_one_of_the_group() -> None:
    camp = Camp().put("locris", s07=2).put("malis", a01=3).put("thebes", s25=4, s26=2)
    camp.data["blocks"]["s07"]["may_be"] = f"{1 << game().printed.blocks['s07'].index:x}"
    for name, entry in camp.data["blocks"].items():
        if name.startswith("s") and name != "s07":
            entry["may_be"] = f"{int(entry['may_be'], 16) & ~(1 << game().printed.blocks['s07'].index):x}"
    match = camp.acting(SPARTA, 1).match()
    before = names(match, ATHENS, SPARTA, "thebes") | names(match, ATHENS, SPARTA, "locris")
    play(match, "move locris", "march thebes")
    after = names(match, ATHENS, SPARTA, "thebes")
    assert len(after) == 3
    assert after.isdisjoint(before)
    places = {state(match.determinize(ATHENS, seed)).at["s07"] for seed in range(30)}
    assert places == {"thebes"}  # still known to be there, but nobody knows which it is


@pytest.mark.rule("2.0b", "5.4c")
def test_who_leaves_a_stack_is_not_told() -> None:
    camp = Camp().put("thebes", s25=4, s26=2, s28=2).put("athens", a01=1)
    one, two = camp.acting(SPARTA, 1).match(), camp.acting(SPARTA, 1).match()
    play(one, "move thebes", "pick s25", "march orchomenus", "done")
    play(two, "move thebes", "pick s26", "march orchomenus", "done")
    for viewer in (ATHENS, None):
        assert one.view(viewer)["pieces"] == two.view(viewer)["pieces"]
    assert one.view(SPARTA)["pieces"] != two.view(SPARTA)["pieces"]


@pytest.mark.rule("4.22b", "2.0c")
def test_a_recruit_may_be_any_that_could_appear_there() -> None:
    match = Camp().put("athens", a01=1).acting(SPARTA, 1).match()
    play(match, "recruit")
    unit = str(match.prompt(SPARTA).choices["choose"][0])
    play(match, ("choose", unit))
    place = str(match.prompt(SPARTA).choices["place"][0])
    play(match, ("place", place))
    dealt = {state(match.determinize(ATHENS, seed)).here(SPARTA, place) for seed in range(40)}
    assert len(dealt) > 1
    nation = game().printed.places[place].nation
    assert all(game().printed.blocks[u].nation == nation for units in dealt for u in units)


@pytest.mark.rule("2.0b", "0.0f")
@pytest.mark.parametrize("scenario", ["431", "sicily", "413", "415"])
def test_no_state_of_a_game_leaks(scenario: str) -> None:
    """Every third state for a stretch of play: views, prompts, and what each click tells."""
    match = game().start(scenario, "leak")
    rng = Random(scenario)
    for number in range(140):
        if match.over:
            break
        action = random_action(match, rng)
        if number % 3 == 0:
            nothing_leaks(match, number)
            imagining_does_not_depend_on_the_truth(match, number)
            consequences_do_not_leak(match, action, number)
        match.play(*action)
    assert match.number > 60


@pytest.mark.rule("2.0b")
def test_ids_and_logs_of_the_other_side_are_never_sent_before_a_battle() -> None:
    match = game().start("431", 5)
    rng = Random(5)
    while not match.over and state(match).fight is None and match.number < 300:
        for viewer, other in ((ATHENS, "s"), (SPARTA, "a")):
            pieces = json.dumps(
                {n: p for n, p in match.view(viewer)["pieces"].items() if p["side"] != viewer}
            )
            assert not any(f'"{other}{n:02d}"' in pieces for n in range(1, 61))
        match.play(*random_action(match, rng))
    told = [
        json.dumps(line.to_json()) for line in match.log(ATHENS) if line.key in ("move", "recruit", "build")
    ]
    assert told
    assert not any(f'"s{n:02d}"' in line for line in told for n in range(1, 61))


@pytest.mark.rule("8.2e", "2.0b")
def test_hunger_does_not_tell_strengths() -> None:
    """Two units inside: the owner is asked whether or not there is a tie."""
    for strengths in ({"a01": 3, "a07": 2}, {"a01": 2, "a07": 2}):
        camp = Camp().put("plataea", s25=4, **strengths).siege("plataea", SPARTA)
        match = camp.fighting(SPARTA).match(1, 6, 6)
        play(match, "attrition plataea")
        assert asked(match) == "athens starve"


@pytest.mark.rule("0.0f", "3.0c")
def test_a_committed_card_is_dealt_as_anything_that_could_have_been_played() -> None:
    """Both uses occur, and an event only where the opponent could have played it."""
    match = game().start("431", 3)
    while asked(match).split()[1] != "season-card":
        match.play(*random_action(match, Random(match.number)))
    role = match.deciders[0]
    match.play(role, "coins", state(match).hands[role][0])
    viewer = ATHENS if role == SPARTA else SPARTA
    uses: set[str] = set()
    for seed in range(60):
        dealt = state(match.determinize(viewer, seed))
        use, card = dealt.chosen[role]
        uses.add(use)
        assert use == "coins" or playable(dealt, role, game().printed.cards[card])
        assert card not in dealt.hands[role]
    assert uses == {"coins", "event"}


@pytest.mark.rule("2.0b")
@pytest.mark.parametrize("scenario", ["431", "413"])
def test_a_deal_gives_every_token_a_block_it_may_be_with_a_strength_it_may_have(scenario: str) -> None:
    match = game().start(scenario, "deal")
    rng = Random(scenario)
    dealt_otherwise = 0
    for number in range(120):
        if match.over:
            match = game().start(scenario, number)
        match.play(*random_action(match, rng))
        truth, copy = state(match), state(match.determinize(ATHENS, number))
        token = {alias: truth.mask[block] for block, alias in truth.alias.items()}
        for block, alias in copy.alias.items():
            assert token[alias] & game().printed.blocks[block].bit
            assert copy.side(block) == ATHENS or truth.low[block] <= copy.strength[block] <= truth.high[block]
        dealt_otherwise += copy.alias != truth.alias
    assert dealt_otherwise > 100


@pytest.mark.rule("2.0b")
def test_every_assignment_that_agrees_with_what_was_seen_is_dealt_about_equally_often() -> None:
    """Two at Sparta may be three of the five, the others any: 36 ways, none of them favoured by the truth."""
    five = ("s02", "s03", "s25", "s26", "s28")
    camp = Camp().put("thebes", s25=4, s26=2).put("sparta", s02=2, s03=2, s28=1).put("athens", a01=1)
    index = {block: game().printed.blocks[block].index for block in game().printed.blocks}
    for block, entry in camp.data["blocks"].items():
        few = ("s02", "s03", "s25") if block in ("s02", "s03") else five
        may_be = few if block in five else (block,)
        entry["may_be"] = f"{sum(1 << index[other] for other in may_be):x}"
    match, dealt = camp.acting(SPARTA, 1).match(), Counter[tuple[str, ...]]()
    for seed in range(3600):
        found = {alias: block for block, alias in state(match.determinize(ATHENS, seed)).alias.items()}
        dealt[tuple(found[name] for name in sorted(found) if found[name] in five)] += 1
    assert len(dealt) == 36
    assert 60 < min(dealt.values()) <= max(dealt.values()) < 140  # 100 each on average


@pytest.mark.rule("2.0b", "15.4d")
def test_who_sails_about_sicily_in_414_may_be_of_the_first_expedition() -> None:
    """Only who leaves Greece for Sicily shows that he is of this year's expedition."""
    first = game().printed.blocks["a14"].bit
    camp = Camp("415", year=1).put("catana", a16=2).put("ionian_sea", a17=2).set(peace=False, renewed=True)
    match = camp.acting(ATHENS, 4).match()
    play(match, "move catana", "pick a16", "sail gulf_of_rhegium")
    assert state(match).mask["a16"] & first
    play(match, "move ionian_sea", "pick a17", "sail sicilian_sea")
    assert not state(match).mask["a17"] & first


@pytest.mark.rule("2.0b", "4.21a", "5.0b")
@pytest.mark.parametrize(("verb", "message"), [("build thebes", "build"), ("muster", "muster-city")])
def test_in_a_deal_the_other_player_thinks_again_about_what_nobody_has_seen(verb: str, message: str) -> None:
    """Which unit he means to build, or who is to come, may be impossible in another deal: it is not begun."""
    camp = Camp().put("thebes", s25=2, s26=2).put("locris", s27=2).put("sparta", s02=2).put("athens", a01=1)
    match = play(camp.acting(SPARTA, 2).match(), verb)
    assert asked(match) == f"{SPARTA} {message}"
    for viewer in (ATHENS, None):
        assert asked(match.determinize(viewer, 1)) == f"{SPARTA} actions"
    assert asked(match.determinize(SPARTA, 1)) == f"{SPARTA} {message}"  # he knows what he thinks
