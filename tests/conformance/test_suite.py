"""The suite itself can fail: every fault that is planted in the toy game is found and named."""

from __future__ import annotations

import pytest

from conformance.checks import Broken
from conformance.walk import Walk
from toys import leaky


def play(fault: str) -> list[bool]:
    """Which of six games came to their end with every promise kept."""
    walks = (Walk(leaky.make(fault).start(seed=seed), seed, 1.0) for seed in range(6))
    return [walk.to_the_end().over for walk in walks]


def test_the_toy_without_a_fault_passes() -> None:
    assert play("") == [True] * 6


@pytest.mark.parametrize("fault", leaky.FAULTS)
def test_a_planted_fault_is_found(fault: str) -> None:
    with pytest.raises(Broken) as found:
        play(fault)
    assert leaky.FAULTS[fault] in str(found.value)
