"""2: the sequence of the seasons, from the first winter's politics to the last autumn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.flow import Frame, Sequence, Step
from polemos.games.eagle_and_wolf.printed import AUTUMN, SEASONS
from polemos.games.eagle_and_wolf.rules.events import clear_markers, events
from polemos.games.eagle_and_wolf.rules.initiative import initiative
from polemos.games.eagle_and_wolf.rules.levy import recruitment
from polemos.games.eagle_and_wolf.rules.movement import movement
from polemos.games.eagle_and_wolf.rules.politics import politics
from polemos.games.eagle_and_wolf.rules.sieges import lift_all, resolve
from polemos.games.eagle_and_wolf.rules.supply import supply
from polemos.games.eagle_and_wolf.rules.victory import finish
from polemos.games.eagle_and_wolf.rules.winter import demobilise, winter_attrition
from polemos.games.eagle_and_wolf.state import Campaign

#: The step of the winter with which a campaign begins.
POLITICS: Final = 3


@dataclass
class Winter(Sequence):
    """2.0c."""

    def steps(self) -> tuple[Step, ...]:
        return (movement, demobilise, winter_attrition, politics, recruitment, thaw)


@dataclass
class Season(Sequence):
    """2.0d-e: spring, summer, autumn."""

    def steps(self) -> tuple[Step, ...]:
        return (events, initiative, supply, movement, resolve, markers)


def thaw(state: Campaign) -> None:
    """2.0f: scorched earth recovers, camps are broken."""
    state.ravaged = ()
    for counter in list(state.armies):
        if state.armies[counter].camp:
            state.edit(counter).camp = 0


def markers(state: Campaign) -> None:
    """2.0d-e: event markers off; in autumn every siege is lifted."""
    clear_markers(state)
    if state.time == AUTUMN:
        lift_all(state)


@dataclass
class Opening(Frame):
    """15.11a, 15.21a: the campaign begins with the politics of a winter."""

    def run(self, state: Campaign) -> None:
        state.become(Calendar())
        state.log("turn", "2.0a", turn=1, season="winter", number=state.year)
        state.call(Winter("", POLITICS))


@dataclass
class Calendar(Frame):
    """2.0a: season after season until the scenario's last autumn."""

    def run(self, state: Campaign) -> None:
        if state.time == AUTUMN:
            if state.year == state.last_year:
                finish(state)
                return
            state.year -= 1
        state.season = (state.season + 1) % len(SEASONS)
        state.log("turn", "2.0a", turn=turn_number(state), season=state.time, number=state.year)
        state.call(Winter() if state.season == 0 else Season())


def turn_number(state: Campaign) -> int:
    first = 281 if state.scenario.startswith("extended") else 280
    return (first - state.year) * 4 + state.season + 1
