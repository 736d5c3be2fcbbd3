"""Play Hellenes until every ending of every scenario has occurred, and store one game of each.

    PYTHONPATH=tests python tools/hellenes_endings.py [--games 600]

After a change of the rules: run it, look at what changed, commit tests/games/hellenes/records/. Each game
steers for one ending: whoever is to gain Prestige plays at random, the other passes whatever he may. The
shortest game of each ending is kept. Endings not found so are sought year by year: of many random years the
one that leads nearest to the ending is played.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from random import Random

import polemos
from games.hellenes.test_whole_games import ENDINGS, RECORDS, SCENARIOS
from polemos.engine.match import Match
from polemos.engine.prompt import Arg
from polemos.games.hellenes.rules.victory import tribute
from polemos.games.hellenes.state import Hellenes

#: What a side that is to gain nothing answers wherever it can.
MEEK = ("pass", "done", "stay", "retreat", "capitulate", "keep_peace", "accept", "stand")

#: The Prestige to steer for, as the winner reads it.
AIMS = {"decisive": (16, 99), "negotiated": (13, 14), "major": (10, 13), "minor": (5, 8), "draw": (-2, 2)}


class Steersman:
    """Chooses for both sides so that the game is likely to end in one way."""

    def __init__(self, scenario: str, seed: int) -> None:
        self.rng = Random(f"{scenario}:{seed}")
        self.winner, self.level = ENDINGS[seed % len(ENDINGS)]
        self.match = polemos.game("hellenes").start(scenario, seed)

    def play(self) -> Match:
        while not self.match.over:
            role = self.rng.choice(self.match.deciders)
            self.match.play(role, *self._choose(role))
        return self.match

    def _choose(self, role: str) -> tuple[str, Arg]:
        choices = self.match.prompt(role).choices
        if "fight_on" in choices:
            return ("offer" if self.level == "negotiated" else "fight_on"), None
        if not self._may_gain(role):
            for verb in MEEK:
                if verb in choices:
                    return verb, choices[verb][0]
        verb = self.rng.choice(list(choices))
        return verb, self.rng.choice(choices[verb])

    def _may_gain(self, role: str) -> bool:
        """Whether this side is too far from where it should end."""
        state = self.match.state
        assert isinstance(state, Hellenes)
        side = self.winner or "athens"
        other = "sparta" if side == "athens" else "athens"
        points = state.score(side) + tribute(state, side) - tribute(state, other)
        low, high = AIMS[self.level]
        return points < low if role == side else points > high


def search(scenario: str, games: int) -> dict[tuple[str, str], Match]:
    """The shortest game of each ending among so many; ends early once all were found."""
    found: dict[tuple[str, str], Match] = {}
    for seed in range(games):
        match = Steersman(scenario, seed).play()
        assert match.result is not None
        ending = (match.result.winner or "", match.result.level)
        if ending not in found or match.number < found[ending].number:
            found[ending] = match
        if len(found) == len(ENDINGS):
            break
    return found


class Pilot:
    """Plays many random years from where the game stands and goes on from the best of them."""

    def __init__(self, scenario: str, ending: tuple[str, str], years: int, seed: int) -> None:
        self.winner, self.level = ending
        self.years = years
        self.rng = Random(f"{scenario}:{ending}:{seed}")
        self.match = polemos.game("hellenes").start(scenario, seed)

    def play(self) -> Match:
        while not self.match.over:
            self.match = min([self._year() for _ in range(self.years)], key=self._miss)
        return self.match

    def _year(self) -> Match:
        match = self.match.clone()
        state = match.state
        assert isinstance(state, Hellenes)
        year = state.year
        while not match.over and state.year == year:
            role = match.deciders[0]
            match.play(role, *self._choose(match, role))
        return match

    def _choose(self, match: Match, role: str) -> tuple[str, Arg]:
        if "fight_on" in match.prompt(role).choices:
            return ("offer" if self.level == "negotiated" else "fight_on"), None
        return self.rng.choice(match.prompt(role).pairs())

    def _miss(self, match: Match) -> int:
        """How far this is from the ending; an end of another kind is out of the question."""
        state = match.state
        assert isinstance(state, Hellenes)
        if match.result is not None:
            return 0 if (match.result.winner or "", match.result.level) == (self.winner, self.level) else 100
        low, high = AIMS[self.level]
        points = state.score(self.winner or "athens")
        return max(low - points, points - high, 0)


def pilot(scenario: str, ending: tuple[str, str], years: int = 200) -> Match | None:
    """A game with this ending, sought with a few seeds."""
    for seed in range(4):
        match = Pilot(scenario, ending, years, seed).play()
        assert match.result is not None
        if (match.result.winner or "", match.result.level) == ending:
            return match
    return None


def store(scenario: str, ending: tuple[str, str], match: Match) -> Path:
    path = RECORDS / f"{scenario}_{ending[0] or 'nobody'}_{ending[1]}.json"
    path.write_text(json.dumps(match.record(), separators=(",", ":")) + "\n", encoding="utf-8")
    return path


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=600, help="at most, per scenario")
    parser.add_argument("--scenarios", nargs="*", default=SCENARIOS, help="only these (all)")
    options = parser.parse_args()
    RECORDS.mkdir(exist_ok=True)
    for scenario in options.scenarios:
        found = search(scenario, options.games)
        for ending in ENDINGS:
            match = found.get(ending) or pilot(scenario, ending)
            if match is None:
                print(f"{scenario}: no game ended {' '.join(ending)}", flush=True)
            else:
                print(f"{store(scenario, ending, match).name}: {match.number} actions", flush=True)


if __name__ == "__main__":
    main()
