"""The data's own checks: they hold, they catch what is broken, and players' files are merged or refused."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import polemos
from polemos import BadData
from polemos.games.hellespont.facts import assertions, structure
from polemos.games.hellespont.provenance import report
from polemos.kit.data import load, load_rules
from polemos.kit.provenance import entries, kind_of

Files = dict[str, dict[str, Any]]

BASE = assertions.load_files(None)


def test_all_sixty_facts_and_the_structure_hold() -> None:
    files = assertions.load_files(None)
    facts = assertions.run(files)
    assert [fact["id"] for fact in facts] == [f"AS-{i:02}" for i in range(1, 61)]
    assert [fact["id"] for fact in facts if not fact["ok"]] == []
    assert [check["problems"] for check in structure.run(files) if not check["ok"]] == []
    structure.validate(files)


# --- deliberate corruptions: (what is broken, which checks must notice) -------------------------------


def drop_edge(files: Files, one: str, other: str) -> None:
    edges = files["map"]["edges"]
    files["map"]["edges"] = [edge for edge in edges if set(edge[:2]) != {one, other}]


def add_edge(files: Files, one: str, other: str) -> None:
    files["map"]["edges"] = [*files["map"]["edges"], [one, other, "reconstructed"]]


CORRUPTIONS: dict[str, tuple[Callable[[Files], Any], set[str]]] = {
    "strait opened": (lambda f: f["map"]["places"]["m4"].update(type="open_sea"), {"AS-05"}),
    "m16 touches m17": (lambda f: add_edge(f, "m16", "m17"), {"AS-17"}),
    "t3 touches t1": (lambda f: add_edge(f, "t3", "t1"), {"AS-18"}),
    "link lost": (lambda f: drop_edge(f, "m6", "m7"), {"AS-26", "AS-34", "ST-03"}),
    "canal dug": (lambda f: add_edge(f, "m19", "m8"), {"AS-35", "AS-60"}),
    "mountain flattened": (lambda f: f["map"]["places"]["t27"].update(type="clear"), {"AS-09", "AS-32"}),
    "beach on a mountain": (lambda f: f["map"]["places"]["t18"].update(beaches=["m3"]), {"AS-13"}),
    "beach facing no sea": (lambda f: f["map"]["places"]["t22"].update(beaches=["m9"]), {"AS-37", "ST-04"}),
    "port lost": (lambda f: f["map"]["places"].pop("parium"), {"AS-03", "AS-46", "ST-02"}),
    "second harbour mouth": (lambda f: add_edge(f, "lampsacus", "m8"), {"AS-16"}),
    "base opened": (lambda f: f["map"]["places"]["b1"].update(access=["athens", "sparta"]), {"AS-23"}),
    "strong wreck": (lambda f: f["pieces"]["units"]["t10"].update(reduced=10), {"AS-47", "ST-06"}),
    "extra ship": (lambda f: f["pieces"]["mix"]["athens"].update(t20=4), {"AS-55", "AS-56", "ST-11"}),
    "coloured storm": (
        lambda f: f["stratagems"]["counters"]["c10"].update(recto=["s4", "athens"], verso=["s6", "athens"]),
        {"AS-52", "AS-53", "AS-54"},
    ),
    "counter parted": (
        lambda f: f["stratagems"]["counters"]["c02"].update(verso=["s9", "sparta"]),
        {"AS-51"},
    ),
    "month lost": (lambda f: f["turns"]["turns"].pop(), {"AS-58"}),
    "cell upside down": (lambda f: f["combat"]["rows"][8].__setitem__(0, "R|1/2|D"), {"ST-07", "ST-08"}),
    "ghost leader": (
        lambda f: f["scenarios"]["historical"]["sides"]["athens"]["reinforcements"][0].update(
            leaders=["nicias"]
        ),
        {"ST-10"},
    ),
    "Spartans at Thasos": (
        lambda f: f["scenarios"]["historical"]["sides"]["sparta"]["reinforcements"][0].update(at="b2"),
        {"ST-10"},
    ),
    "drawn off the canvas": (lambda f: f["map"]["places"]["m1"].update(anchor=[-5, 10]), {"ST-05"}),
    "nameless terrain": (lambda f: f["map"]["places"]["t11"].update(type="swamp"), {"ST-01"}),
}


@pytest.mark.parametrize("name", sorted(CORRUPTIONS))
def test_corruption_is_caught(name: str) -> None:
    corrupt, expected = CORRUPTIONS[name]
    files = copy.deepcopy(BASE)
    corrupt(files)
    failed = {check["id"] for check in (*assertions.run(files), *structure.run(files)) if not check["ok"]}
    assert expected <= failed


def test_validation_names_file_and_entry() -> None:
    files = copy.deepcopy(BASE)
    files["stratagems"]["counters"]["c05"]["recto"] = ["s99", "athens"]
    with pytest.raises(BadData, match=r"stratagems\.counters\.c05\.recto"):
        structure.validate(files)


# --- players' own files -------------------------------------------------------------------------------


def own(folder: Path, name: str, text: str) -> Path:
    (folder / f"{name}.yaml").write_text(text, encoding="utf-8")
    return folder


def test_an_override_changes_only_what_it_names(tmp_path: Path) -> None:
    own(tmp_path, "pieces", "leaders: {mindarus: {bonus: 1, tags: {bonus: rulebook}}}\n")
    mine, ours = assertions.load_files(tmp_path), assertions.load_files(None)
    assert mine["pieces"]["leaders"]["mindarus"]["bonus"] == 1
    assert mine["pieces"]["leaders"]["mindarus"]["side"] == "sparta"
    assert mine["pieces"]["leaders"]["hermocrates"] == ours["pieces"]["leaders"]["hermocrates"]
    assert mine["map"] == ours["map"]


def test_an_override_replaces_lists_and_set_ups(tmp_path: Path) -> None:
    own(tmp_path, "map", "places: {abydos: {entry: [m5]}}\n")
    setup = "historical: {sides: {athens: {setup: {elaeus: {p2: 2}}}}}\n"
    own(tmp_path, "scenarios", setup)
    mine = assertions.load_files(tmp_path)
    assert mine["map"]["places"]["abydos"]["entry"] == ["m5"]
    assert mine["scenarios"]["historical"]["sides"]["athens"]["setup"] == {"elaeus": {"p2": 2}}
    assert "cardia" in mine["scenarios"]["alcibiades"]["sides"]["athens"]["setup"]


def test_an_override_changes_the_report(tmp_path: Path) -> None:
    own(tmp_path, "pieces", "leaders: {mindarus: {tags: {bonus: rulebook}}}\n")
    ours, mine = report(None)["totals"], report(tmp_path)["totals"]
    assert mine["reconstructed"] == ours["reconstructed"] - 1
    assert mine["rulebook"] == ours["rulebook"] + 1


@pytest.mark.parametrize(
    ("name", "text", "complaint"),
    [
        ("pieces", "leaders: {lysander: {bonus: 2}}\n", r"pieces\.yaml: leaders\.lysander: is not a known"),
        ("map", "places: {m1: {depth: 40}}\n", r"map\.yaml: places\.m1\.depth: is not a known"),
        ("turns", "months: []\n", r"turns\.yaml: months: is not a known"),
        ("map", "places: {m1: strait}\n", r"places\.m1: a mapping is expected, not a text"),
        ("pieces", "units: {t20: {full: many}}\n", r"units\.t20\.full: a number is expected, not a text"),
        ("pieces", "units:\n  t20: {full: 20\n", r"pieces\.yaml, line \d"),
        (
            "pieces",
            "units:\n  t20: {full: 20}\n  t20: {full: 21}\n",
            r"pieces\.yaml, line 3: t20 stands twice",
        ),
        ("combat", "- a list\n", r"combat\.yaml: a mapping is expected"),
    ],
)
def test_a_wrong_override_is_refused_by_name(tmp_path: Path, name: str, text: str, complaint: str) -> None:
    own(tmp_path, name, text)
    with pytest.raises(BadData, match=complaint):
        assertions.load_files(tmp_path)


@pytest.mark.parametrize("name", ["maps", "rules"])
def test_a_file_that_is_no_data_file_is_refused(tmp_path: Path, name: str) -> None:
    own(tmp_path, name, "places: {}\n")
    with pytest.raises(BadData, match=f"{name}.yaml: is not a data file"):
        load(assertions.DATA, "map", tmp_path)


def test_a_missing_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadData, match="nowhere is not a folder"):
        load(assertions.DATA, "map", tmp_path / "nowhere")


# --- provenance and rules -----------------------------------------------------------------------------


def test_every_tag_is_one_of_three_kinds_and_the_counts_add_up() -> None:
    files = assertions.load_files(None)
    found = {name: entries(name, data) for name, data in files.items()}
    assert all(kind_of(entry.tag) for listed in found.values() for entry in listed)
    totals = report(None)["totals"]
    assert sum(totals.values()) == sum(entry.values for listed in found.values() for entry in listed)


def test_every_place_unit_leader_counter_and_line_is_tagged() -> None:
    files = assertions.load_files(None)
    for name, part in (
        ("map", "places"),
        ("pieces", "units"),
        ("pieces", "leaders"),
        ("stratagems", "counters"),
    ):
        assert all(entry["tags"] for entry in files[name][part].values())
    assert all(kind_of(edge[2]) for edge in files["map"]["edges"])
    for scenario in files["scenarios"].values():
        for side in scenario["sides"].values():
            lines = (*side["reinforcements"], *side["optional"], *side["withdrawals"])
            assert all(line["tag"] == "rulebook" for line in lines)


def test_an_unknown_tag_is_refused() -> None:
    with pytest.raises(BadData, match=r"pieces\.units\.t20\.full: 'hearsay' is not a tag"):
        entries("pieces", {"units": {"t20": {"full": 20, "tags": {"full": "hearsay"}}}})


def test_the_report_is_json_in_both_languages() -> None:
    about = json.loads(json.dumps(report(None)))
    assert set(about) == {"totals", "files", "entries", "checks", "rulings", "credits"}
    assert all(check["ok"] for check in about["checks"])
    ids = [ruling["id"] for ruling in about["rulings"]]
    assert ids == [f"AMB-{i:02}" for i in range(1, 30)] + [f"Q-{i:02}" for i in range(1, 26)]
    for ruling in about["rulings"]:
        assert ruling["text"]["en"] != ruling["text"]["fr"] != ""
        assert ruling["clauses"]
    assert all(entry["tag"] != "rulebook" for entry in about["entries"])
    for text in (*about["credits"], *(entry["note"] for entry in about["entries"] if entry["note"])):
        assert set(text) == {"en", "fr"}


def test_rules_are_read_in_both_languages() -> None:
    rules = load_rules(assertions.DATA)
    assert len(rules) == 323
    clause = rules["4.2.1b"]
    assert (clause.tested, clause.open_question) == (True, "Q-16")
    assert rules["5.1j"].ruling == "AMB-02"
    assert all(c.title["en"] and c.title["fr"] and c.text["en"] and c.text["fr"] for c in rules.values())
    assert all(other in rules for c in rules.values() for other in c.depends)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("- {id: 1a, title: A}\n", r"clause 1 \(1a\): title_fr is missing"),
        ("not: a list\n", "a list of clauses is expected"),
        ("- just words\n", "clause 1: a mapping is expected"),
    ],
)
def test_a_wrong_rules_file_is_refused_by_name(tmp_path: Path, text: str, complaint: str) -> None:
    own(tmp_path, "rules", text)
    with pytest.raises(BadData, match=complaint):
        load_rules(tmp_path)


# --- through the contract ------------------------------------------------------------------------------


def test_a_game_with_own_values_plays_by_them(tmp_path: Path) -> None:
    own(tmp_path, "scenarios", "historical: {supply: {athens: 2, sparta: 1}}\n")
    match = polemos.game("hellespont", data=tmp_path).start("historical", seed=1)
    assert match.view(None)["tracks"]["supply"] == {"athens": 2, "sparta": 1}


@pytest.mark.parametrize(
    ("name", "text", "complaint"),
    [
        ("map", "places: {abydos: {entry: [m9]}}\n", r"map\.places\.abydos\.entry: m9 is not a sea zone"),
        ("pieces", "mix: {athens: {t20: 1}}\n", r"scenarios\.historical\.sides\.athens: 3 of 1 t20"),
        (
            "scenarios",
            "historical: {sides: {athens: {setup: {troy: {p2: 2}}}}}\n",
            r"scenarios\.historical\.sides\.athens\.setup\.troy: there is no place 'troy'",
        ),
    ],
)
def test_own_values_that_do_not_fit_are_refused(tmp_path: Path, name: str, text: str, complaint: str) -> None:
    own(tmp_path, name, text)
    with pytest.raises(BadData, match=complaint):
        polemos.game("hellespont", data=tmp_path)
