"""Battles of history: rosters and fields are given, and tagged as ours."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from games.dba.scene import ATT, DEF, choices, game, keys, play
from polemos import BadData
from polemos.battles.dba.rules.terrain import complete
from polemos.games.dba.game import make
from polemos.games.dba.printed import DATA
from polemos.games.dba.provenance import report
from polemos.games.dba.state import Dba

PAST = ("crimissus", "sentinum", "heraclea", "asculum", "cranita", "beneventum")


def rows() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DATA / "battles.yaml").read_text(encoding="utf-8"))["battles"]
    return found


def test_the_battles_come_in_the_order_of_their_years_and_are_tagged_as_ours() -> None:
    assert tuple(one.id for one in game().scenarios if one.id != "battle") == PAST
    years = [row["year"] for row in rows().values()]
    assert years == sorted(years, reverse=True)
    assert not any(one.official for one in game().scenarios if one.id in PAST)
    tags = [entry["tag"] for entry in report(None)["entries"] if entry["id"].startswith("battles")]
    assert tags == ["reconstructed"] * 3 * len(PAST)


@pytest.mark.rule("dba.13a", "dba.2.3a", "dba.2.1e")
@pytest.mark.parametrize("id", PAST)
def test_armies_and_ground_are_given_and_legal(id: str) -> None:
    match = game().start(id, 3)
    row, view = rows()[id], match.view(None)
    for role in (ATT, DEF):
        own = [piece for piece in view["roster"].values() if piece["side"] == role]
        kinds = sorted(kind.lower() for kind in row[role]["elements"])
        assert sorted(piece["kind"] for piece in own) == kinds
        assert [p["kind"] for p in own if p.get("general")] == [row[role]["elements"][0].lower()]
    shown = [[f["kind"], f["at"], f["columns"], f["rows"]] for f in view["field"]["features"]]
    assert shown == row["ground"]
    assert isinstance(match.state, Dba)
    assert complete(match.state.field)
    assert match.prompt(DEF).message == "deploy"  # neither muster nor terrain nor edge are asked
    assert view["field"]["front"] == ["n", "s"]
    assert keys(match)[:3] == ["roster", "roster", "field"]


@pytest.mark.parametrize("id", PAST)
def test_every_battle_can_be_fought_at_once(id: str) -> None:
    match = game().start(id, 3, {"resolution": "quick"})
    assert match.over


def test_both_deploy_and_the_attacker_begins() -> None:
    match = game().start("heraclea", 3)
    play(match, "line_up", "line_up", "done")
    assert match.deciders == (ATT,)
    assert "line" in choices(match)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"topography": "lunar"}, "no country 'lunar'"),
        ({"attacker": {"army": "martian"}}, "no army 'martian'"),
        ({"defender": {"elements": ["Xy"]}}, "no troop type 'Xy'"),
        ({"ground": [["woods", "zz9", 4, 4]]}, "woods at zz9 is not on the field"),
    ],
)
def test_a_wrong_battle_is_named(tmp_path: Path, change: dict[str, Any], told: str) -> None:
    (tmp_path / "battles.yaml").write_text(yaml.safe_dump({"battles": {"heraclea": change}}))
    with pytest.raises(BadData, match=told):
        make(tmp_path)
