"""What the log tells: who, what, by which paragraph, the number needed, the die and what came of it."""

from __future__ import annotations

import pytest

from games.hellespont.positions import (
    SESTOS,
    adjusting,
    battle,
    besieging,
    engage,
    fighting,
    frame,
    go_on,
    last,
    lines,
    orders,
    position,
    resume,
    siege,
    turn_at,
)
from games.hellespont.scenes import play
from polemos.engine.match import Match
from polemos.kit.text import Text


def told(match: Match, lang: str = "en") -> list[str]:
    """The whole log as sentences."""
    text = Text("hellespont", lang)
    said = [text.line(line) for line in match.log(None)]
    assert text.missing == set()
    return said


def rules(match: Match, key: str) -> list[str]:
    return [line.rule for line in lines(match, key)]


@pytest.mark.rule("2.B.3.2b", "2.B.3.2c", "2.B.3.2d", "2.B.3.2e", "2.B.3.2g")
@pytest.mark.parametrize(
    ("place", "pieces", "turn", "rule", "cost"),
    [
        ("m5", "athens_t10_1 alcibiades", 1, "2.B.3.2b", 0),
        ("m5", "athens_t10_1 alcibiades", 4, "2.B.3.2c", 1),
        ("m5", "athens_t10_1 thrasyllus", 1, "2.B.3.2d", 1),
        ("m5", "athens_t10_1 chaereas", 1, "2.B.3.2d", 1),
        ("m5", "athens_t10_1", 1, "2.B.3.2e", 2),
        ("b3", "athens_t10_1", 1, "2.B.3.2g", 2),
        ("b3", "athens_t10_1 chaereas", 1, "2.B.3.2g", 1),
    ],
)
def test_an_activation_cites_the_paragraph_of_its_price(
    place: str, pieces: str, turn: int, rule: str, cost: int
) -> None:
    start = position(
        {place: pieces, "m18": "sparta_t4_1"}, orders("athens", 2), points={"athens": 2}, turn=turn
    )
    match = resume(start)
    match.play("athens", "activate", place)
    assert (rules(match, "activates"), last(match, "activates")["points"]) == ([rule], cost)


@pytest.mark.rule("2.B.2d", "2.B.3.2g")
def test_a_free_exit_cites_b_2_and_only_if_all_arrived_this_turn() -> None:
    pieces = {"b3": "athens_t10_1 athens_t4_1", "m18": "sparta_t4_1"}
    for fresh, rule in ((["athens_t10_1", "athens_t4_1"], "2.B.2d"), (["athens_t4_1"], "2.B.3.2g")):
        match = resume(position(pieces, orders("athens", 2), points={"athens": 2}, fresh=fresh))
        match.play("athens", "activate", "b3")
        assert rules(match, "activates") == [rule]
    match = resume(position(pieces, turn_at(2), phase="B.2", turn=2, due={}, fresh=[], points={"athens": 2}))
    play(match, "activate b3")
    assert rules(match, "activates") == ["2.B.2e"]


@pytest.mark.rule("3.5f")
@pytest.mark.parametrize(("zone", "needed"), [("m7", 1), ("m12", 3)])
def test_running_past_tells_the_die_and_the_number_needed(zone: str, needed: int) -> None:
    start = {"m7": "m6", "m12": "m13"}[zone]
    for die, key in ((needed, "passes"), (needed + 1, "stopped")):
        pieces = {start: "athens_t10_1", zone: "sparta_t10_1"}
        match = resume(position(pieces, orders("athens", 2), points={"athens": 2}), [die])
        for answer in (f"activate {start}", "pick athens_t10_1", f"move {zone}", "run_past"):
            play(match, answer)
        assert (last(match, key)["die"], last(match, key)["needed"]) == (die, needed)
        assert f"die {die}, {needed} or less needed" in " ".join(told(match))


@pytest.mark.rule("4.2.1d", "4.2.1f")
@pytest.mark.parametrize(("die", "key"), [(5, "evasion"), (4, "evasion-fails")])
def test_an_evasion_tells_its_modifiers(die: int, key: str) -> None:
    match = resume(position({"m12": "athens_t10_1 sparta_t4_1"}, fighting("athens")), [die, 3])
    engage(match, "athens", "m12")
    match.play("sparta", "evade")
    go_on(match, "accept")
    assert last(match, key)["modifiers"] == ("4.2.1f +1",)
    assert f"die {die} (modifiers: open sea +1) = {die + 1}" in " ".join(told(match))


@pytest.mark.rule("4.2.2c", "TRC.die.f")
def test_a_combat_names_its_modifiers_in_words() -> None:
    match = battle({"m12": "athens_t10_1 sparta_t10_1"}, "m12", [3])
    sentence = next(s for s in told(match) if "column 1/1" in s)
    assert "as many troops aboard +1" in sentence
    assert "TRC" not in sentence
    assert "autant de troupes à bord +1" in " ".join(told(match, "fr"))


@pytest.mark.rule("4.2.3c", "4.2.3h")
def test_a_result_e_cites_units_and_leaders_apart() -> None:
    attackers = "athens_h4_1 athens_h4_2 athens_h4b_1 thrasybulus athens_p4b_1 athens_a2_1"
    match = battle({"t11": f"sparta_h3_1* dorieus {attackers}"}, "t11", [6])
    gone = {line.args["piece"]: line.rule for line in lines(match, "eliminated")}
    assert gone == {"sparta_h3_1": "4.2.3c", "dorieus": "4.2.3h"}


@pytest.mark.rule("5.1d", "5.1h", "7.S9a")
@pytest.mark.parametrize(
    ("hands", "answers", "part"),
    [
        ({"athens": ["c09"]}, ("discard c09",), "5.1d +1"),
        ({"sparta": ["c09"]}, ("discard c09",), "5.1h -1"),
        ({"athens": ["c08"]}, ("s9 c08",), "7.S9 +2"),
    ],
)
def test_counters_given_up_stand_in_the_sum_of_the_siege(
    hands: dict[str, list[str]], answers: tuple[str, ...], part: str
) -> None:
    match = resume(position(SESTOS, besieging("athens"), hands=hands), [2] * 6)
    match.play("athens", "besiege", "sestos")
    rule = "5.1h" if "sparta" in hands else "5.1d"
    assert match.prompt(match.deciders[0]).rule == rule
    for answer in answers:
        play(match, answer)
    go_on(match, "decline", "accept")
    line = last(match, "siege-dice")
    assert part in line["modifiers"]
    assert line["count"] == sum(int(p.split()[1]) for p in line["modifiers"])


@pytest.mark.rule("5.2a", "5.2b", "5.2c", "5.2e")
@pytest.mark.parametrize(
    ("dice", "key", "rule"),
    [
        ((6, 1, 2), "siege-succeeds", "5.2b"),
        ((5, 2, 2), "siege-weakens", "5.2c"),
        ((4, 3, 2), "siege-fails", "5.2"),
    ],
)
def test_a_siege_tells_what_the_dice_decided(dice: tuple[int, ...], key: str, rule: str) -> None:
    match = siege(SESTOS, dice)
    assert rules(match, key) == [rule]
    assert [line.args["count"] for line in lines(match, "siege-price")] == ([1] if 1 in dice else [])
    weak_garrison = siege({**SESTOS, "sestos": "sparta_p2_1*"}, [5, 2, 2])
    assert rules(weak_garrison, "siege-succeeds") == ["5.2c"]


@pytest.mark.rule("6.4c", "6.4d", "6.4e", "6.4f", "6.4g")
@pytest.mark.parametrize(
    ("die", "turn", "key", "modifiers"),
    [
        (4, 2, "attrition-none", ("0",)),
        (5, 2, "attrition-one", ("0",)),
        (4, 5, "attrition-one", ("6.4d +1",)),
        (6, 2, "attrition-all", ("0",)),
    ],
)
def test_attrition_tells_modifiers_and_effect(
    die: int, turn: int, key: str, modifiers: tuple[str, ...]
) -> None:
    frames = [*turn_at(11), frame("LastAdjustments", who="athens", at=5)]
    pieces = {"t6": "athens_p2_1 athens_a2_1", "m5": "athens_t10_1", "m18": "sparta_t10_1"}
    match = resume(position(pieces, frames, phase="D.5", turn=turn), [die])
    go_on(match, "accept")
    assert last(match, key)["modifiers"] == modifiers
    assert last(match, key)["die"] == die


@pytest.mark.rule("6.1c", "6.2b")
def test_a_shortage_says_why() -> None:
    pieces = {"b1": "sparta_t10_1", "m13": "sparta_t4_1", "m5": "athens_t10_1"}
    match = resume(position(pieces, adjusting("athens", 1), phase="D.4"))
    line = lines(match, "shortage-fleet")[0]
    assert (line.rule, line.args["count"], line.args["left"]) == ("6.2b", 10, 4)
    why = "ships of 10 strength points lie in its bases, only 4 at sea and in ports."
    assert f"Sparta is short of supplies: {why}" in told(match)


@pytest.mark.rule("6b", "6c")
def test_a_marker_that_does_not_move_says_nothing() -> None:
    pieces = {"m13": "sparta_t4_1", "m5": "athens_t10_1"}
    match = resume(position(pieces, adjusting("athens", 1), phase="D.4", supply={"athens": 2}))
    assert [line.args["level"] for line in lines(match, "supply-moves")] == [3]
    match = resume(position(pieces, adjusting("athens", 1), phase="D.4"))
    assert lines(match, "supply-moves") == []


@pytest.mark.rule("10.1j", "2.B.2a")
def test_weakened_reinforcements_are_named_apart() -> None:
    match = resume(position(None, turn_at(2), turn=2, phase="B.2", due={"athens_september_b3": 2}))
    go_on(match, "decline")
    assert len([p for p in last(match, "arrives")["pieces"] if "_t10_" in p]) == 3
    assert len(last(match, "arrives-weak")["pieces"]) == 1
    later = resume(position(None, turn_at(2), turn=3, phase="B.2", due={"athens_october_b2": 3}))
    go_on(later, "decline")
    assert lines(later, "arrives-weak") == []


@pytest.mark.rule("7.S4a", "7.S4b")
def test_a_storm_tells_ship_by_ship() -> None:
    pieces = {"m5": "athens_t10_1", "m8": "athens_t4_1", "m18": "sparta_t10_1"}
    match = resume(
        position(pieces, orders("athens", 2), points={"athens": 2}, hands={"athens": ["c10"]}), [5, 5, 6]
    )
    match.play("athens", "s4", "c10")
    go_on(match, "accept")
    hit = [(s.args["piece"], s.args["die"], s.args["needed"]) for s in lines(match, "storm")]
    assert hit == [("athens_t10_1", 5, 6), ("athens_t4_1", 5, 5), ("sparta_t10_1", 6, 6)]


@pytest.mark.rule("7.S16a")
@pytest.mark.parametrize(
    ("leader", "die", "key"), [("dorieus", 3, "discord"), ("hermocrates", 4, "discord-fails")]
)
def test_discord_tells_the_number_needed(leader: str, die: int, key: str) -> None:
    pieces = {"m5": "athens_t10_1", "m18": f"sparta_t10_1 {leader}"}
    match = resume(
        position(pieces, orders("athens", 2), points={"athens": 2}, hands={"athens": ["c03"]}), [die]
    )
    match.play("athens", "s16", "c03")
    match.play("athens", "accuse", leader)
    go_on(match, "accept")
    assert last(match, key) == {
        "piece": leader,
        "place": "m18",
        "die": die,
        "needed": 3 if key == "discord" else 5,
    }


@pytest.mark.rule("2.B.1a", "2.B.1b")
def test_equal_dice_say_that_the_advantage_decides() -> None:
    pieces = {"m5": "athens_t10_1", "m18": "sparta_t10_1"}
    match = resume(position(pieces, turn_at(1)), [3, 3, 2, 4])
    assert last(match, "initiative-tie")["who"] == "sparta"
    assert (last(match, "points")["total"], last(match, "points")["points"]) == (6, 4)
    match = resume(position(pieces, turn_at(1)), [3, 4, 2, 4])
    assert last(match, "initiative")["who"] == "athens"
    assert lines(match, "initiative-tie") == []
