"""`--data DIR`: one rule for every command, and for the server and its bots."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import polemos
from polemos import BadData
from polemos.engine.registry import own_data, provenance
from polemos.server.bots import registered_game
from polemos.server.hall import Hall
from polemos.server.limits import Limits

OWN = "leaders: {mindarus: {bonus: 1, tags: {bonus: rulebook}}}"


def written(folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "pieces.yaml").write_text(OWN)
    return folder


@pytest.mark.parametrize("inside", ["hellespont", "."])
def test_files_stand_in_a_folder_named_after_the_game_or_at_the_top(tmp_path: Path, inside: str) -> None:
    own = written(tmp_path / inside)
    assert own_data("hellespont", str(tmp_path)) == own
    nothing: Any = None
    served = Hall(nothing, nothing, Limits(), data=tmp_path).game("hellespont")
    for game in (polemos.game("hellespont", tmp_path), registered_game("hellespont", tmp_path), served):
        assert game.data == own
    assert provenance("hellespont", tmp_path) != provenance("hellespont")


def test_other_games_folders_say_nothing_about_this_one(tmp_path: Path) -> None:
    written(tmp_path / "hellespont")
    assert own_data("hellas", tmp_path) is None
    assert polemos.game("hellas", tmp_path) is polemos.game("hellas")


def test_a_folder_without_files_is_a_slip(tmp_path: Path) -> None:
    with pytest.raises(BadData, match="no data file of hellas, and no folder named after a game"):
        polemos.game("hellas", tmp_path)
    (tmp_path / "hellas").mkdir()
    with pytest.raises(BadData, match="hellas has no data file of hellas"):
        polemos.game("hellas", tmp_path)
