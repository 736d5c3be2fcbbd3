"""The attack program, in its short form: none of its attacks does any harm."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import Any

import pytest

TOOL = Path(__file__).resolve().parents[2] / "tools/attack.py"


@pytest.fixture(scope="module")
def attack() -> Any:
    found = importlib.util.spec_from_file_location("attack", TOOL)
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)

    sys.modules["attack"] = module  # dataclasses look their module up
    found.loader.exec_module(module)
    return module


NAMES = ("exhaust", "host", "forged", "odd", "flood", "half_open", "worlds")
STORED = ("fuzz", "illegal", "two_servers", "kills")


@pytest.mark.parametrize("name", [*NAMES, *STORED])
def test_no_attack_does_harm(attack: Any, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert attack.main([name, "--short"]) == 0, capsys.readouterr().out
    assert set(attack.ATTACKS) == {*NAMES, *STORED}
