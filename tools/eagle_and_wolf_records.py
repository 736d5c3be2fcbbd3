"""Let greedy play the campaigns that the tests replay, and store them.

    PYTHONPATH=tests python tools/eagle_and_wolf_records.py

After a change of the rules: run it, look at what changed, commit tests/games/eagle_and_wolf/records/ and the
numbers in its test.
"""

from __future__ import annotations

import json
from typing import Final

import polemos
from games.eagle_and_wolf.test_records_eagle_and_wolf import RECORDS, STORED
from polemos import bots

#: Plays on copies that greedy has for a plan.
BUDGET: Final = 40


def main() -> None:
    game = polemos.game("eagle_and_wolf")
    for scenario, _, _ in STORED:
        match = game.start(scenario, f"record:{scenario}", game.trial_options())
        players = {role: bots.make("greedy", f"{scenario}:{role}", BUDGET) for role in match.roles}
        while not match.over:
            role = match.deciders[0]
            match.play(role, *players[role].choose(bots.Seat(match, role)))
        text = json.dumps(match.record(), separators=(",", ":"))
        (RECORDS / f"{scenario}.json").write_text(text + "\n", encoding="utf-8")
        winners = match.result.winners if match.result else ()
        print(f"{scenario}: {match.number} actions, {winners}", flush=True)


if __name__ == "__main__":
    main()
