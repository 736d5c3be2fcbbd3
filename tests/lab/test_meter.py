"""Measuring on a machine that others use too."""

from __future__ import annotations

import pytest

from polemos.lab import meter as meter_module
from polemos.lab.meter import Meter, Stretch, piece_of_work, rate_of


class Machine:
    """A clock that a test moves, and how long the piece of work takes just now."""

    def __init__(self) -> None:
        self.now = 100.0
        self.piece = 0.0001

    def clock(self) -> float:
        return self.now

    def work(self) -> float:
        self.now += self.piece
        return self.piece


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    machine = Machine()
    monkeypatch.setattr(meter_module, "perf_counter", machine.clock)
    monkeypatch.setattr(meter_module, "piece_of_work", machine.work)
    return machine


def steps(meter: Meter, machine: Machine, count: int, seconds: float) -> float:
    spent = 0.0
    for _ in range(count):
        machine.now += seconds
        spent = meter.step()
    return spent


def test_disturbed_stretches_do_not_count(machine: Machine) -> None:
    meter = Meter()
    meter.start()
    steps(meter, machine, 100, 0.001)
    machine.piece = 0.0002
    steps(meter, machine, 100, 0.002)
    machine.piece = 0.0001
    steps(meter, machine, 100, 0.001)
    meter.stop()
    assert rate_of(meter.quiet()) == pytest.approx(1000, rel=0.001)
    assert meter.rate() == pytest.approx(750, rel=0.01)


def test_a_stretch_counts_only_if_nobody_disturbs_before_and_after_it() -> None:
    meter = Meter()
    meter.stretches = [Stretch(1, 1.0, piece) for piece in (1.0, 1.1, 1.14, 1.2, 2.0)]
    assert [stretch.piece for stretch in meter.quiet()] == [1.0, 1.1, 1.14]


def test_one_lucky_moment_does_not_set_the_measure() -> None:
    meter = Meter()
    meter.stretches = [Stretch(1, 1.0, 0.5), *(Stretch(1, 1.0, 1.0) for _ in range(99))]
    assert len(meter.quiet()) == 100


def test_its_own_work_is_not_counted(machine: Machine) -> None:
    meter = Meter()
    machine.piece = 50.0
    meter.start()
    assert steps(meter, machine, 10, 0.001) == pytest.approx(0.01)
    meter.stop()
    assert meter.rate() == pytest.approx(1000)


def test_a_match_shorter_than_a_stretch_counts_too(machine: Machine) -> None:
    meter = Meter()
    for _ in range(3):
        meter.start()
        steps(meter, machine, 2, 0.0005)
        meter.stop()
    assert [stretch.steps for stretch in meter.stretches] == [2, 2, 2]
    assert meter.rate() == pytest.approx(2000)


def test_nothing_measured_is_no_rate() -> None:
    assert (Meter().rate(), Meter().quiet()) == (0.0, [])


def test_the_piece_of_work_takes_its_time() -> None:
    assert 0 < piece_of_work() < 1
