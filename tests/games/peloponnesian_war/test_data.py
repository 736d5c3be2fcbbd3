"""The data: facts that hold, provenance, and players' own files."""

from __future__ import annotations

from pathlib import Path

import pytest

import polemos
from polemos import BadData
from polemos.games.peloponnesian_war import facts, provenance
from polemos.kit.provenance import kind_of
from tests.games.peloponnesian_war.scene import PRINTED


@pytest.mark.parametrize("check", facts.run(PRINTED), ids=lambda check: str(check["id"]))
def test_the_data_satisfy_the_facts_of_the_rules(check: dict[str, object]) -> None:
    assert check["ok"]


def test_each_of_the_41_facts_of_the_edition_notes_has_a_proof() -> None:
    assert {check["id"] for check in facts.run(PRINTED)} == {f"A{number:02}" for number in range(1, 42)}


def test_a_proof_fails_on_data_that_contradict_the_rules(tmp_path: Path) -> None:
    """Erythrae given to Sparta; Gylippus made a fool."""
    (tmp_path / "map.yaml").write_text("spaces: {erythrae: {league: peloponnesian}}\n")
    (tmp_path / "pieces.yaml").write_text("leaders: {gylippus: {tactical: 0}}\n")
    failed = {check["id"] for check in provenance.report(tmp_path)["checks"] if not check["ok"]}
    assert failed == {"A08", "A18", "A37", "A41"}


def test_every_value_that_is_not_the_rulebooks_is_listed() -> None:
    report = provenance.report(None)
    assert report["totals"] == {"rulebook": 188, "source": 68, "reconstructed": 1457}
    assert all(kind_of(entry["tag"]) in ("source", "reconstructed") for entry in report["entries"])
    assert {"AMB-02", "OPEN-01", "OPEN-23"} <= {ruling["id"] for ruling in report["rulings"]}


def test_who_owns_the_box_replaces_a_value(tmp_path: Path) -> None:
    (tmp_path / "pieces.yaml").write_text("leaders: {phormio: {tactical: 2}}\n")
    game = polemos.game("peloponnesian_war", tmp_path)
    assert game.start("peloponnesian_war").state.printed.leaders["phormio"].tactical == 2


@pytest.mark.parametrize(
    ("name", "text", "named"),
    [
        ("pieces", "leaders: {socrates: {tactical: 3}}\n", "socrates"),
        ("tables", "attica: {spaces: [athens, atlantis]}\n", "atlantis"),
        ("matrices", "sparta: {zones: {ionia: {dice: [chios]}}}\n", "ionia"),
        ("map", "spaces: {athens: {fortress: 3}}\n", "fortress"),
    ],
)
def test_a_wrong_value_is_refused_by_name(tmp_path: Path, name: str, text: str, named: str) -> None:
    (tmp_path / f"{name}.yaml").write_text(text)
    with pytest.raises(BadData, match=named):
        polemos.game("peloponnesian_war", tmp_path)
