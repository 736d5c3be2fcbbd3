"""0-10: what the rules do not allow says why, by the clause that forbids it."""

from __future__ import annotations

from typing import Any

import pytest

from games.hellespont.positions import (
    announcing,
    refused,
)
from games.hellespont.scenes import (
    CAMP,
    D_1,
    D_2,
    LAND,
    PORT,
    SIEGE,
    Start,
    at_war,
    b_2,
    b_3,
    in_c,
    in_d,
    played,
)

FLEET = {"m5": "athens_t10_1 athens_h4_1 chaereas", "sestos": "athens_p2_1", "abydos": "sparta_t10_1"}
COAST = {
    "t17": "athens_h4_1 athens_p2_1",
    "m5": "athens_t4_1",
    "t18": "athens_a2_1",
    "m4": "sparta_t4_1",
    "abydos": "sparta_p2_1",
}
MARCH = {"t5": "athens_h4_1 chaereas", "t4": "sparta_h4_1", "cyzicus": "sparta_p4_1", "m18": "sparta_t4_1"}
PERSIANS = {"t29": "sparta_c5b_1* sparta_p5_1 pharnabazus", "m18": "sparta_t20_1", "m5": "athens_t10_1"}
HELD = {"hands": {"athens": ["c01", "c05", "c10"], "sparta": ["c20"]}}
HOME: Start = (
    {
        "m5": "athens_t10_1 athens_t10_2 athens_a2_1",
        "t12": "athens_p2_1",
        "b3": "chaereas",
        "m18": "sparta_t4_1",
    },
    D_2,
    {},
)

#: scene, answers before the question, verb, argument, reason and clause.
ROWS: list[tuple[Start, str, str, Any, str]] = [
    # 2.B.3.1, 2.B.3.2: announcing and activating
    ((FLEET, announcing("athens"), {"points": {"athens": 3}}), "", "announce", 0, "announce-one 2.B.3e"),
    ((FLEET, announcing("athens"), {"points": {"athens": 3}}), "", "announce", 4, "announce-less 2.B.3.1a"),
    (b_3(FLEET), "", "activate", "m1", "nobody-to-activate 2.B.3.2a"),
    (b_3({**FLEET, "t17": "thrasybulus"}), "", "activate", "t17", "leaders-alone 2.B.3.2a"),
    (b_3(FLEET, points=1), "", "activate", "sestos", "too-dear 2.B.3.2e"),
    (b_3(FLEET), "activate m5; done", "activate", "m5", "activated-already 3a"),
    (
        b_3({**FLEET, "m9": "athens_t4_1 sparta_t4_1"}, points=2),
        "",
        "activate",
        "sestos",
        "point-for-combat 2.B.3.3b",
    ),
    (b_3({**FLEET, "b3": "athens_h3_1 alcibiades"}), "", "activate", "b3", "no-ship-to-leave 3.1h"),
    # 2.B.2: leaving bases
    (b_2({"b3": "athens_t10_1", "m5": "athens_t4_1"}), "", "activate", "m5", "not-a-base 2.B.2d"),
    (b_2({"b3": "athens_t10_1", "m5": "athens_t4_1"}), "", "activate", "b1", "foreign-base 0.2n"),
    (b_2({"b3": "athens_t10_1", "m5": "athens_t4_1"}), "", "activate", "b2", "empty-base 2.B.2d"),
    (
        b_2({"b3": "athens_t10_1", "b2": "athens_t4_1 alcibiades"}, points={"athens": 1}),
        "",
        "activate",
        "b3",
        "too-dear 2.B.2e",
    ),
    (
        b_2({"b3": "athens_t10_1 athens_t10_2", "b2": "athens_t4_1"}, points={"athens": 4}),
        "activate b3; pick athens_t10_1; move m22; done",
        "activate",
        "b3",
        "base-left-already 2.B.2d",
    ),
    # 3.5a: who joins a group
    (b_3(FLEET), "activate m5", "pick", "sparta_t10_1", "enemy-piece 1a"),
    (b_3(FLEET), "activate m5", "pick", "athens_t20_1", "still-to-come 2.B.2a"),
    (b_3({**FLEET, "eliminated": "athens_t20_1"}), "activate m5", "pick", "athens_t20_1", "out-of-play 1.1a"),
    (b_3(FLEET), "activate m5", "pick", "athens_p2_1", "elsewhere 3.5a"),
    (b_3(FLEET, down={"chaereas": "sick"}), "activate m5", "pick", "chaereas", "is-sick 7.S20d"),
    (b_3(FLEET), "activate m5; pick athens_t10_1", "pick", "athens_t10_1", "picked-already 3.5a"),
    (b_3(FLEET), "activate m5; pick athens_t10_1", "drop", "chaereas", "not-picked 3.5a"),
    (b_3(FLEET, moved=["chaereas"]), "activate m5", "pick", "chaereas", "moved-already 3a"),
    (
        b_3({**PERSIANS, "t29": "sparta_c5b_1 sparta_p2_1"}, "sparta"),
        "activate t29; pick sparta_c5b_1",
        "ferry",
        "t4",
        "persians-ashore 10.1f",
    ),
    (
        b_3({"cyzicus": "sparta_t10_1 sparta_c5b_1 sparta_p2_1"}, "sparta"),
        "activate cyzicus; pick sparta_c5b_1",
        "pick",
        "sparta_t10_1",
        "ships-with-persians 10.1f",
    ),
    (
        b_3({"cyzicus": "sparta_t10_1 sparta_c5b_1 sparta_p2_1"}, "sparta"),
        "activate cyzicus; pick sparta_t10_1",
        "pick",
        "sparta_c5b_1",
        "persians-ashore 10.1f",
    ),
    (b_3(FLEET), "activate m5; pick_all", "pick_all", None, "nobody-else-fits 3.5a"),
    # 3.1, 3.3: by sea
    (b_3(FLEET), "activate m5", "move", "m4", "pick-first 3.5a"),
    (b_3(FLEET), "activate m5; pick athens_h4_1", "move", "t17", "troops-need-ships 3.1d"),
    (b_3(FLEET), "activate m5; pick athens_t10_1; pick chaereas", "move", "m4", "others-stranded 3.1d"),
    (b_3(FLEET), "activate m5; pick_all", "move", "m4", "group-overloaded 3.3e"),
    (b_3(FLEET), "activate m5; pick_all", "cut", "athens_t10_1", "is-ship 3.3e"),
    (b_3(FLEET), "activate m5; pick_all", "cut", "chaereas", "is-leader 3.3e"),
    (b_3(FLEET), "activate m5; pick athens_t10_1", "cut", "athens_h4_1", "all-aboard 3.3e"),
    (b_3(FLEET), "activate m5; pick athens_t10_1; pick athens_h4_1", "cut", "chaereas", "not-picked 3.5a"),
    (b_3(PORT), "activate sestos; pick athens_t20_1", "move", "t17", "ships-keep-to-sea 3.1e"),
    (b_3(PORT), "activate sestos; pick athens_t20_1", "move", "sestos", "here-already 3b"),
    (b_3(PORT), "activate sestos; pick athens_t20_1", "move", "b3", "bases-in-d2 3.1h"),
    (
        b_3({**PORT, "abydos": "sparta_p2_1"}),
        "activate sestos; pick athens_t20_1",
        "move",
        "abydos",
        "port-held 3.1g",
    ),
    (
        b_3({**PORT, "m6": "sparta_t4_2"}),
        "activate sestos; pick athens_t20_1",
        "move",
        "m7",
        "road-fleet 3.5d",
    ),
    # 3.2, 3.5: by land
    (b_3(MARCH), "activate t5; pick athens_h4_1", "move", "t2", "road-enemy 3.5d"),
    (b_3(MARCH), "activate t5; pick athens_h4_1", "move", "m13", "troops-need-ships 3.1d"),
    (b_3(MARCH), "activate t5; pick athens_h4_1", "move", "abydos", "too-far 3.5b"),
    (b_3(MARCH), "activate t5; pick athens_h4_1", "move", "cyzicus", "port-held 3.1g"),
    (
        b_3(MARCH, barred={"t4": "athens"}),
        "activate t5; pick athens_h4_1",
        "move",
        "t4",
        "barred-by-archers 7.S6a",
    ),
    (b_3(MARCH), "activate t5; pick athens_h4_1", "move", "t8", "no-road 0.2j"),
    # 3.4: ferried
    (b_3(PORT), "activate sestos; pick_all", "ferry", "t22", "ships-not-ferried 3.4a"),
    (b_3(COAST), "activate t17; pick_all", "ferry", "t22", "ferry-full 3.4d"),
    (b_3(COAST), "activate t17; pick athens_p2_1", "ferry", "t21", "ferry-enemy 3.4b"),
    (b_3(COAST), "activate t17; pick athens_p2_1", "ferry", "t23", "ferry-no-ships 3.4b"),
    (b_3(COAST), "activate t17; pick athens_p2_1", "ferry", "abydos", "port-held 3.1g"),
    (b_3(COAST), "activate t17; pick athens_p2_1", "ferry", "t10", "ferry-to-rough 3.4a"),
    (b_3(COAST), "activate t17; pick athens_p2_1", "ferry", "m5", "ferry-to-sea 3.4f"),
    (b_3(COAST), "activate t17; pick athens_p2_1", "ferry", "b2", "bases-in-d2 3.1h"),
    (b_3(COAST), "activate t17; pick athens_p2_1", "ferry", "t4", "ferry-too-far 3.4c"),
    (b_3(COAST), "activate t17; pick athens_p2_1", "ferry", "t17", "here-already 3b"),
    (b_3(COAST), "activate t18; pick athens_a2_1", "ferry", "t22", "ferry-from-rough 3.4a"),
    (b_3(FLEET), "activate m5; pick athens_h4_1", "ferry", "t22", "ferry-from-sea 3.3f"),
    # 4: combats
    (at_war(LAND), "", "fight", "t5", "no-units-there 4a"),
    (at_war({**LAND, "t5": "athens_a2_1"}), "", "fight", "t5", "no-enemy-there 4a"),
    (at_war({**LAND, "b3": "athens_t4_1 sparta_t4_2"}), "", "fight", "b3", "no-combat-in-bases 0.2o"),
    (at_war({**LAND, "sestos": "athens_t4_1"}), "", "fight", "sestos", "no-combat-in-ports 4b"),
    (at_war(LAND, **HELD), "fight t7; stand", "s3", "c05", "naval-only 7.S3a"),
    (at_war(LAND, **HELD), "fight t7; stand", "s1", "c01", "naval-only 7.S1a"),
    (at_war(LAND, **HELD), "fight t7; stand", "s23", "c01", "counter-enemy-face 7a"),
    (at_war(LAND, **HELD), "fight t7; stand", "s6", "c05", "counter-other-faces 1.3a"),
    (at_war(LAND, **HELD, played=["athens"]), "", "s6", "c10", "one-stratagem 2.B.3i"),
    (at_war(LAND, **HELD), "", "s6", "c10", "no-target-s6 7.S6a"),
    (at_war(LAND, **HELD), "", "s1", "c01", "occasion-naval 7.S1a"),
    # 2.C, 5: sieges
    (in_c(SIEGE), "", "besiege", "m5", "not-a-port 2.Cb"),
    (in_c(SIEGE), "", "besiege", "cardia", "no-garrison 2.Cb"),
    (in_c({**SIEGE, "abydos": "sparta_h3_1"}), "", "besiege", "abydos", "no-besiegers 2.Cb"),
    (
        in_c({**SIEGE, "abydos": "sparta_h3_1", "t22": "athens_p2_1"}),
        "",
        "besiege",
        "abydos",
        "no-ships-around 2.Cb",
    ),
    (
        in_c({**SIEGE, "abydos": "sparta_h3_1", "m4": "athens_t2_1"}),
        "",
        "besiege",
        "abydos",
        "no-troops-around 2.Cb",
    ),
    (
        in_c(SIEGE, hands={"athens": ["c10", "c07"]}),
        "besiege sestos",
        "discard",
        "c10",
        "counter-neutral 5.1d",
    ),
    (in_c(SIEGE, hands={"athens": ["c10", "c07"]}), "besiege sestos", "s9", "c07", "counter-enemy-face 7a"),
    # 2.D.1, 2.D.2, 2.D.3: adjustments
    ((FLEET, D_1, {"hands": {"athens": ["c01", "c05"]}}), "", "keep", "c20", "no-such "),
    (HOME, "", "adjust", "chaereas", "in-base-already 2.D.2a"),
    (HOME, "", "adjust", "athens_p2_1", "no-transport-home 2.D.2c"),
    (HOME, "adjust athens_t10_1; to b3", "adjust", "athens_t10_1", "returned-already 2.D.2d"),
    (HOME, "adjust athens_t10_1; to b3", "adjust", "athens_t10_2", "over-half 2.D.2b"),
    (HOME, "adjust athens_t10_1", "to", "b1", "foreign-base 0.2n"),
    (HOME, "adjust athens_t10_1", "to", "m6", "not-a-home 2.D.2e"),
    (HOME, "adjust athens_t10_1", "pick", "athens_t10_2", "over-half 2.D.2b"),
    (HOME, "adjust athens_t10_1", "pick", "athens_p2_1", "elsewhere 2.D.2c"),
    (HOME, "adjust athens_t10_1", "drop", "athens_p2_1", "not-picked 2.D.2c"),
    (
        (
            {"m5": "athens_t10_1 athens_t10_2", "sestos": "athens_t20_1 athens_t20_2 athens_t10_3"},
            D_2,
            {},
        ),
        "adjust athens_t10_1",
        "to",
        "sestos",
        "harbour-full 3.6f",
    ),
    # 7: what stratagems are aimed at
    (
        b_3({**CAMP, "t5": "athens_a2_1 athens_h4_1"}, hands={"athens": ["c10"]}),
        "s6 c10",
        "bar",
        "m5",
        "archers-on-land 7.S6a",
    ),
    (
        b_3({**CAMP, "t5": "athens_a2_1 athens_h4_1"}, hands={"athens": ["c10"]}),
        "s6 c10",
        "bar",
        "t4",
        "no-archers 7.S6a",
    ),
    (b_3(CAMP, hands={"athens": ["c03"]}), "s16 c03", "accuse", "sparta_h4_1", "not-a-leader 7.S16a"),
    (
        b_3({**CAMP, "t6": "mindarus"}, hands={"athens": ["c03"]}),
        "s16 c03",
        "accuse",
        "alcibiades",
        "own-piece 1a",
    ),
    (b_3(CAMP, hands={"athens": ["c18"]}), "s20 c18", "infect", "b1", "plague-off-map 7.S20a"),
    (b_3(CAMP, hands={"athens": ["c18"]}), "s20 c18", "infect", "t5", "nobody-to-infect 7.S20a"),
    (b_3(CAMP, hands={"athens": ["c18"]}), "s20 c18; infect t4", "weaken", "sparta_p2_1", "elsewhere 7.S20a"),
    (b_3(CAMP, hands={"athens": ["c18"]}), "s20 c18; infect t4", "weaken", "dorieus", "is-leader 7.S20b"),
    (
        b_3(CAMP, hands={"athens": ["c18"]}),
        "s20 c18; infect t4; weaken sparta_h4_1",
        "weaken",
        "sparta_h4_1",
        "hit-already 7.S20a",
    ),
    (
        b_3(CAMP, hands={"athens": ["c18"]}),
        "s20 c18; infect t4; spare",
        "sicken",
        "sparta_h4_1",
        "not-a-leader 7.S20b",
    ),
    (
        b_3(CAMP, hands={"athens": ["c18"]}),
        "s20 c18; infect t4; spare; sicken dorieus",
        "to",
        "t5",
        "no-refuge 7.S20c",
    ),
    (
        b_3({**CAMP, "sestos": "athens_p2_1"}, hands={"athens": ["c18"]}),
        "s20 c18; infect t4; spare; sicken dorieus",
        "to",
        "sestos",
        "port-held 7.S20c",
    ),
    (
        b_2(FLEET, hands={"athens": ["c14"]}),
        "s14 c14",
        "bring",
        "athens_september_b3",
        "line-not-optional 7.S14a",
    ),
    (b_2(FLEET, hands={"athens": ["c14"]}), "s14 c14", "bring", "sparta_optional_b3", "enemy-line 7.S14a"),
    (
        b_2(FLEET, hands={"athens": ["c14"]}, optional_used=["athens_optional_b3"]),
        "s14 c14",
        "bring",
        "athens_optional_b3",
        "line-used 10.1p",
    ),
    (
        b_2(FLEET, hands={"athens": ["c13"]}, due={"sparta_september_b3": 2, "sparta_october_b3": 3}),
        "s13 c13",
        "delay",
        "sparta_october_b3",
        "line-not-due 7.S13a",
    ),
    (
        b_2(FLEET, hands={"athens": ["c13"]}, due={"sparta_september_b3": 2, "sparta_october_b3": 3}),
        "s13 c13",
        "delay",
        "athens_october_b3",
        "own-line 7.S13a",
    ),
    # 8: the Advantage
    (
        b_3({**FLEET, "eliminated": "athens_h3_1 athens_t20_1"}, advantage="athens"),
        "advantage",
        "return_unit",
        "athens_t20_1",
        "ships-stay-lost 8f",
    ),
    (
        b_3({**FLEET, "eliminated": "athens_h3_1"}, advantage="athens"),
        "advantage",
        "return_unit",
        "athens_p2_1",
        "in-play 8f",
    ),
    (
        b_3({**FLEET, "eliminated": "athens_h3_1"}, advantage="athens"),
        "advantage",
        "return_unit",
        "chaereas",
        "is-leader 8g",
    ),
    (
        b_3({**FLEET, "eliminated": "athens_h3_1"}, advantage="athens"),
        "advantage",
        "return_leader",
        "athens_h3_1",
        "no-leader 8g",
    ),
    (
        b_3({**FLEET, "eliminated": "athens_h3_1"}, advantage="athens"),
        "advantage",
        "restore",
        "athens_p2_1",
        "not-weakened 1.1a",
    ),
    (
        b_3({**FLEET, "eliminated": "athens_h3_1", "removed": "athens_h3_2"}, advantage="athens"),
        "advantage",
        "return_unit",
        "athens_h3_2",
        "gone-for-good 8f",
    ),
    (
        b_3({**FLEET, "eliminated": "athens_h3_1"}, advantage="athens"),
        "advantage; return_unit athens_h3_1",
        "to",
        "b1",
        "no-home 8f",
    ),
    (b_3(FLEET, advantage="sparta"), "", "advantage", None, "advantage-not-held 8a"),
    (b_3(FLEET, advantage="athens"), "", "advantage", None, "advantage-no-use 8a"),
    # 2.D.3, 7.S5, 7.S23: recovery, hulls, desertion
    (
        in_d({"m5": "athens_t10_1* alcibiades", "m18": "sparta_t4_1"}, 0),
        "",
        "restore",
        "alcibiades",
        "is-leader 8e",
    ),
    (
        in_d(
            {"m5": "athens_t10_1* athens_t4_1* chaereas", "m18": "sparta_t4_1"}, 0, hands={"athens": ["c11"]}
        ),
        "",
        "restore",
        "athens_t10_1",
        "no-recovery-left 2.D.3a",
    ),
]


@pytest.mark.parametrize(
    ("start", "answers", "verb", "arg", "why"), ROWS, ids=[f"{r[2]} {r[3]} {r[4]}" for r in ROWS]
)
def test_what_is_not_allowed_says_why(start: Start, answers: str, verb: str, arg: Any, why: str) -> None:
    match = played(start, tuple([a for a in answers.split("; ") if a]), ())
    refused(match, match.deciders[0], verb, arg, why)
