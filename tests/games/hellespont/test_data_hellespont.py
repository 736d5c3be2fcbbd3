"""The printed things of Hellespont, read from its files: map, counters, table, months, scenarios."""

from __future__ import annotations

from typing import Any

import pytest

from polemos.games.hellespont.facts import assertions
from polemos.games.hellespont.facts.assertions import Facts

FILES = assertions.load_files(None)
FACTS = Facts(FILES)
PLACES = FACTS.places
UNITS: dict[str, dict[str, Any]] = FILES["pieces"]["units"]
LEADERS: dict[str, dict[str, Any]] = FILES["pieces"]["leaders"]
TURNS: list[dict[str, Any]] = FILES["turns"]["turns"]


def numbered(letter: str, count: int) -> set[str]:
    return {f"{letter}{i}" for i in range(1, count + 1)}


# --- 0.2 the map --------------------------------------------------------------------------------------


@pytest.mark.rule("0.2a")
def test_the_board_has_four_kinds_of_places() -> None:
    assert FACTS.of_kind("sea") == numbered("m", 23)
    assert FACTS.of_kind("land") == numbered("t", 30)
    assert FACTS.of_kind("base") == numbered("b", 3)
    assert FACTS.of_kind("port") == {
        *("elaeus", "rhoeteum", "sestos", "abydos"),
        *("lampsacus", "parium", "cardia", "cyzicus"),
    }


@pytest.mark.rule("0.2c")
def test_only_m1_to_m7_are_strait() -> None:
    types = {sea: PLACES[sea]["type"] for sea in FACTS.of_kind("sea")}
    assert {sea for sea, kind in types.items() if kind == "strait"} == numbered("m", 7)
    assert set(types.values()) == {"strait", "open_sea"}
    assert types["m14"] == "open_sea"


@pytest.mark.rule("0.2d")
def test_land_is_clear_or_difficult() -> None:
    types = {land: PLACES[land]["type"] for land in FACTS.of_kind("land")}
    assert set(types.values()) == {"clear", "difficult"}
    assert (types["t7"], types["t27"], types["t30"]) == ("clear", "difficult", "difficult")


@pytest.mark.rule("0.2e")
def test_beaches_lie_on_clear_land_towards_given_seas() -> None:
    for land in FACTS.of_kind("land"):
        assert FACTS.beaches(land) <= FACTS.near[land] & FACTS.of_kind("sea")
        assert not FACTS.beaches(land) or PLACES[land]["type"] == "clear"
    assert FACTS.beaches("t22") == {"m4", "m5"}
    assert FACTS.beaches("t1") == FACTS.near["t1"] & FACTS.of_kind("sea")
    assert set() < FACTS.beaches("t20") < FACTS.near["t20"] & FACTS.of_kind("sea")


@pytest.mark.rule("0.2g")
def test_a_port_is_a_place_with_one_land_and_one_sea_neighbour() -> None:
    for port in FACTS.of_kind("port") - {"cyzicus"}:
        assert sorted(FACTS.kind(p) for p in FACTS.near[port]) == ["land", "sea"]
        assert set(PLACES[port]["entry"]) == FACTS.near[port] & FACTS.of_kind("sea")


@pytest.mark.rule("0.2h")
def test_sestos() -> None:
    assert FACTS.near["sestos"] == {"t17", "m5"}
    assert PLACES["sestos"]["entry"] == ["m5"]


@pytest.mark.rule("0.2i", "0.2j")
def test_cyzicus_and_the_gaps_around_it() -> None:
    assert FACTS.near["cyzicus"] == {"m16", "m17", "t1", "t2", "t3"}
    assert set(PLACES["cyzicus"]["entry"]) == {"m16", "m17"}
    for one, other in (("m16", "m17"), ("t3", "t1"), ("t3", "t2"), ("m16", "t1"), ("m17", "t2")):
        assert other not in FACTS.near[one]
    asia = FACTS.of_kind("land")
    assert not FACTS.reached("t3", asia) & {"t1", "t2"}


@pytest.mark.rule("0.2k")
def test_from_m16_to_m17_by_cyzicus_or_round_the_island() -> None:
    assert assertions.path(FACTS, ["m16", "cyzicus", "m17"])
    assert assertions.path(FACTS, ["m16", "m14", "m15", "m17"])


@pytest.mark.rule("0.2l")
def test_lampsacus_touches_t23_and_m7_only() -> None:
    assert FACTS.near["lampsacus"] == {"t23", "m7"}
    assert assertions.path(FACTS, ["sestos", "m5", "m6", "m7", "lampsacus"])
    assert assertions.path(FACTS, ["m7", "m8", "m9"])


@pytest.mark.rule("0.2n", "0.2p")
def test_bases_their_users_and_exits() -> None:
    access = {base: PLACES[base]["access"] for base in ("b1", "b2", "b3")}
    assert access == {"b1": ["sparta"], "b2": ["athens"], "b3": ["athens", "sparta"]}
    exits = {base: set(PLACES[base]["exits"]) for base in access}
    assert exits == {"b1": {"m18"}, "b2": {"m20", "m23"}, "b3": {"m22", "m23"}}
    assert all(FACTS.near[base] == exits[base] for base in exits)


def test_europe_and_asia_are_two_lands() -> None:
    asia = FACTS.reached("t22", FACTS.of_kind("land", "port"))
    assert FACTS.reached("t17", FACTS.of_kind("land", "port")).isdisjoint(asia)
    assert "t29" in asia
    assert len(FILES["map"]["edges"]) == 163


# --- 1 counters ----------------------------------------------------------------------------------------


@pytest.mark.rule("1.1b")
def test_unit_types() -> None:
    letters = {"t": "trireme", "h": "hoplite", "c": "cavalry", "p": "peltast", "a": "archer"}
    assert {kind: letters[kind[0]] for kind in UNITS} == {kind: UNITS[kind]["type"] for kind in UNITS}


@pytest.mark.rule("1.1c")
def test_strengths_of_both_faces() -> None:
    printed = {
        **{"t20": (20, 10), "t10": (10, 5), "t4": (4, 2), "t2": (2, 1)},
        **{
            "h4b": (4, 2),
            "h4": (4, 2),
            "h3": (3, 1),
            "p5": (5, 2),
            "p4b": (4, 2),
            "p4": (4, 2),
            "p2": (2, 1),
        },
        **{"a3b": (3, 1), "a2": (2, 1), "c5b": (5, 2)},
    }
    assert {kind: (unit["full"], unit["reduced"]) for kind, unit in UNITS.items()} == printed


@pytest.mark.rule("1.1d")
def test_swords() -> None:
    assert {kind for kind in UNITS if UNITS[kind]["bonus"]} == {"h4b", "p4b", "a3b", "c5b"}


def test_back_faces() -> None:
    faces = FILES["pieces"]["faces"]
    assert (faces["reduced_keeps_bonus"], faces["leader_back_bonus"]) == (True, 0)


def test_movement_allowances() -> None:
    movement = FILES["pieces"]["movement"]
    assert (movement["naval"], movement["land"], movement["leader_land"]) == ("unlimited", 4, 5)


@pytest.mark.rule("1.2b", "10.1e")
def test_leaders_and_persians() -> None:
    bonus = {
        side: sum(x["bonus"] for x in LEADERS.values() if x["side"] == side) for side in assertions.SIDES
    }
    assert bonus == {"athens": 6, "sparta": 4}
    assert {x["bonus"] for x in LEADERS.values()} == {0, 1, 2}
    assert {name for name in LEADERS if LEADERS[name]["persian"]} == {"pharnabazus"}
    assert {kind for kind in UNITS if UNITS[kind]["persian"]} == {"c5b", "p5"}
    mix = FILES["pieces"]["mix"]
    assert (mix["sparta"]["c5b"], mix["sparta"]["p5"]) == (2, 1)
    assert not {"c5b", "p5"} & set(mix["athens"])


@pytest.mark.rule("1.3a")
def test_stratagem_counters() -> None:
    cards = FILES["stratagems"]
    assert sorted(cards["counters"]) == [f"c{i:02}" for i in range(1, 22)]
    assert sorted(cards["stratagems"]) == sorted(f"s{i}" for i in range(1, 24) if i != 21)
    colours = [face[1] for pair in assertions.faces(FACTS) for face in pair]
    assert {c: colours.count(c) for c in colours} == {"athens": 15, "sparta": 16, "neutral": 11}


def test_each_side_has_seven_opening_picks() -> None:
    opening = {f"s{i}" for i in range(1, 11)} - {"s4", "s6"}
    for side in assertions.SIDES:
        picks = [pair for pair in assertions.faces(FACTS) if any(s in opening and c == side for s, c in pair)]
        assert len(picks) == 7
    assert assertions.neutral(FACTS, "s4")
    assert assertions.neutral(FACTS, "s6")


# --- the combat table ------------------------------------------------------------------------------------

ROWS = {
    -1: "E|R A|R 3/4|R 1/2|R 1/2|R 1/2|R 1/2|R",
    0: "E|R 3/4|R 1/2|R 1/2|R 1/2|R 1/2|R 1/4|1/4",
    1: "A|R 1/2|R 1/2|R 1/2|R 1/2|R 1/4|1/4 1/4|1/4",
    2: "A|R 1/2|R 1/2|R 1/4|R 1/4|1/4 1/4|1/4 1/4|1/2",
    3: "3/4|R 1/2|R 1/4|R 1/4|1/4 1/4|1/4 1/4|1/4 R|1/2",
    4: "1/2|R 1/4|1/4 1/4|1/4 1/4|1/4 1/4|1/4 R|1/2 R|3/4",
    5: "1/2|1/4 1/4|1/4 1/4|1/4 R|1/4 R|1/2 R|1/2 R|A",
    6: "1/4|1/4 1/4|1/4 R|1/4 R|1/2 R|1/2 R|3/4 R|A",
    7: "1/4|1/4 R|1/4 R|1/2 R|1/2 R|1/2 R|3/4 R|E",
    8: "R|1/2 R|1/2 R|1/2 R|1/2 R|3/4 R|A R|E",
}


@pytest.mark.rule("TRC.cols")
def test_columns() -> None:
    assert FILES["combat"]["columns"] == [[1, 3], [1, 2], [2, 3], [1, 1], [3, 2], [2, 1], [3, 1]]


@pytest.mark.rule("TRC.rows", "TRC.row.m1", "TRC.row.0", "TRC.row.1", "TRC.row.2", "TRC.row.3")
@pytest.mark.rule("TRC.row.4", "TRC.row.5", "TRC.row.6", "TRC.row.7", "TRC.row.8")
@pytest.mark.parametrize("die", sorted(ROWS))
def test_losses_of_each_row(die: int) -> None:
    cells = [cell.rsplit("|", 1)[0] for cell in FILES["combat"]["rows"][die]]
    assert cells == ROWS[die].split()
    assert sorted(FILES["combat"]["rows"]) == sorted(ROWS)


@pytest.mark.rule("TRC.winner")
def test_the_lighter_loss_wins_and_equal_losses_split_by_die() -> None:
    rows = FILES["combat"]["rows"]
    equal = 0
    for column in range(7):
        winners = [rows[die][column][-1] for die in range(-1, 9)]
        assert winners == sorted(winners, reverse=True)  # D then A, never back
        equal += sum(rows[die][column].startswith("1/4|1/4") for die in rows)
    assert equal == 17
    assert (rows[5][0], rows[2][6]) == ("1/2|1/4|D", "1/4|1/2|A")


# --- the months ------------------------------------------------------------------------------------------


@pytest.mark.rule("10.1a")
def test_ten_months_and_their_points() -> None:
    months = [(turn["month"], turn["year"], turn["points"]) for turn in TURNS]
    assert months == [
        *(("august", 411, 1), ("september", 411, 1), ("october", 411, 1), ("november", 411, 0)),
        *(("december", 411, -1), ("january", 410, -1), ("february", 410, -1), ("march", 410, 0)),
        *(("april", 410, 1), ("may", 410, 1)),
    ]


def test_winter_and_fair_season() -> None:
    winter = {turn["month"] for turn in TURNS if turn["winter"]}
    assert winter == {"november", "december", "january", "february", "march"}
    assert {t["month"] for t in TURNS if t["free_double"]} == {t["month"] for t in TURNS} - winter
    assert {t["month"] for t in TURNS if t["attrition"]} == {"december", "january", "february"}


# --- 10 scenarios ----------------------------------------------------------------------------------------


def side(scenario: str, name: str) -> dict[str, Any]:
    data: dict[str, Any] = FILES["scenarios"][scenario]["sides"][name]
    return data


def line(scenario: str, line_id: str) -> tuple[int, str, list[str], str, str]:
    """Turn, place, leaders, units and weakened units of a reinforcement line, in short."""
    entries = side(scenario, line_id.split("_")[0])["reinforcements"]
    entry = next(entry for entry in entries if entry["id"] == line_id)
    return (entry["turn"], entry["at"], entry["leaders"], short(entry["units"]), short(entry["weakened"]))


def short(units: dict[str, int]) -> str:
    return " ".join(f"{n}x{kind}" for kind, n in units.items())


@pytest.mark.rule("10.1b")
def test_historical_markers() -> None:
    data = FILES["scenarios"]["historical"]
    assert (data["turns"], data["advantage"], data["supply"]) == (10, "sparta", {"athens": 3, "sparta": 3})
    assert (data["start_pick"], data["first_draw"], data["removed_counters"]) == (True, 1, [])


@pytest.mark.rule("10.1h", "10.1i")
@pytest.mark.parametrize("scenario", ["historical", "alcibiades"])
def test_set_ups(scenario: str) -> None:
    athens = {place: short(units) for place, units in side(scenario, "athens")["setup"].items()}
    assert athens == {"sestos": "1xt10 1xt4 2xt2 1xh3 1xp2", "cardia": "1xp2"}
    sparta = {place: short(units) for place, units in side(scenario, "sparta")["setup"].items()}
    assert sparta == {"b1": "2xt4", "abydos": "1xt10 1xt4 1xt2 1xh3 1xp2", "cyzicus": "1xp4"}


@pytest.mark.rule("10.1j", "10.1k", "10.1l", "10.1n", "10.1o")
def test_athenian_reinforcements() -> None:
    leaders = ["thrasybulus", "thrasyllus", "chaereas"]
    september = (2, "b3", leaders, "1xt20 3xt10 1xh4b 2xh4 1xp4b 1xa2", "1xt10")
    assert line("historical", "athens_september_b3") == september
    october = (3, "b2", ["alcibiades"], "1xt10 2xt4 1xh4b 1xa3b", "")
    assert line("historical", "athens_october_b2") == october
    assert line("historical", "athens_october_b3") == (3, "b3", ["timochares"], "2xt10", "")
    assert line("historical", "athens_february_b3") == (7, "b3", ["theramenes"], "1xt20 1xh3", "")
    assert line("historical", "athens_february_b2") == (7, "b2", [], "2xt4 2xt2 1xa2", "")
    assert len(side("historical", "athens")["reinforcements"]) == 5


@pytest.mark.rule("10.1q", "10.1r", "10.1s", "10.1t", "10.1u")
def test_spartan_reinforcements() -> None:
    leaders = ["mindarus", "hermocrates", "hippocrates"]
    september = (2, "b3", leaders, "1xt20 5xt10 1xh4b 1xh4 1xh3 1xp2 1xa2", "1xt10")
    assert line("historical", "sparta_september_b3") == september
    assert line("historical", "sparta_october_b3") == (3, "b3", ["dorieus"], "1xt10 2xt4 1xh3 1xa2", "")
    assert line("historical", "sparta_october_t29") == (3, "t29", ["pharnabazus"], "1xc5b 1xp5", "")
    assert line("historical", "sparta_february_b3") == (7, "b3", ["epicles"], "1xt20 3xt2 1xh4b 1xa2", "")
    assert line("historical", "sparta_february_t29") == (7, "t29", [], "1xc5b", "")
    assert len(side("historical", "sparta")["reinforcements"]) == 5


@pytest.mark.rule("10.1m")
@pytest.mark.parametrize("scenario", ["historical", "alcibiades"])
def test_thrasyllus_leaves_in_november(scenario: str) -> None:
    leaving = [(w["turn"], w["leader"]) for w in side(scenario, "athens")["withdrawals"]]
    assert leaving == [(4, "thrasyllus")]
    assert side(scenario, "sparta")["withdrawals"] == []


@pytest.mark.rule("10.1p", "10.1v")
def test_optional_reinforcements() -> None:
    athens = {entry["at"]: short(entry["units"]) for entry in side("historical", "athens")["optional"]}
    assert athens == {"b3": "1xt20", "b2": "1xt10"}
    sparta = {entry["at"]: short(entry["units"]) for entry in side("historical", "sparta")["optional"]}
    assert sparta == {"b3": "1xt20", "b1": "1xt10"}


@pytest.mark.rule("10.2a", "10.2b")
def test_variant_markers_and_counters() -> None:
    data = FILES["scenarios"]["alcibiades"]
    assert data["advantage"] == "athens"
    out = {"s1", "s16", "s17", "s18", "s23"}
    counters = FILES["stratagems"]["counters"]
    carrying = {c for c, faces in counters.items() if out & {faces["recto"][0], faces["verso"][0]}}
    assert set(data["removed_counters"]) == carrying == {"c01", "c02", "c03"}


@pytest.mark.rule("10.2c", "10.2d", "10.2e")
def test_variant_leaders() -> None:
    for line_id, leaders in (
        ("athens_september_b3", ["alcibiades", "thrasyllus", "chaereas"]),
        ("athens_october_b2", ["theramenes"]),
        ("athens_february_b3", ["thrasyllus"]),
    ):
        historical, variant = line("historical", line_id), line("alcibiades", line_id)
        assert variant[2] == leaders
        assert (variant[:2], variant[3:]) == (historical[:2], historical[3:])
    entries = side("alcibiades", "athens")["reinforcements"]
    assert not any("thrasybulus" in entry["leaders"] for entry in entries)
    assert side("alcibiades", "sparta") == side("historical", "sparta")


def test_september_lift_is_as_the_notes_work_it_out() -> None:
    def points(line_id: str) -> tuple[int, int]:
        entries = side("historical", line_id.split("_")[0])["reinforcements"]
        entry = next(e for e in entries if e["id"] == line_id)
        naval = land = 0
        for field, face in (("units", "full"), ("weakened", "reduced")):
            for kind, n in entry[field].items():
                strength = n * UNITS[kind][face]
                naval, land = (naval + strength, land) if kind[0] == "t" else (naval, land + strength)
        return naval, land

    assert points("athens_september_b3") == (55, 18)
    assert points("sparta_september_b3") == (75, 15)
