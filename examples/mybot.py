#!/usr/bin/env python3
"""A bot for Polemos in fifty lines and no dependency: plays what changes most, rarely stops early.

    polemos play hellespont --seat athens=me --seat "sparta=exec:python examples/mybot.py"

Any language will do: read one JSON object per line, answer one per line (docs/bots.md).
"""

import json
import random
import sys

#: Some verbs decline or end, as the prompt says; a bot that always stops at once never gets anywhere.
STOPS = 0.2


def standing(view, role):
    """My points less the best of the others, as far as the view tells them."""
    totals = {who: score.get("total", 0) for who, score in view.get("score", {}).items()}
    others = [total for who, total in totals.items() if who != role]
    return totals.get(role, 0) - max(others, default=0)


def choose(question, chance):
    """One offered pair: verb, argument."""
    choices, kinds = question["prompt"]["choices"], question["prompt"].get("kinds", {})
    lively = [verb for verb in choices if verb not in kinds]
    ahead = standing(question["view"], question["role"]) > 0
    # Who leads may rest a little more often.
    rests = STOPS * (2 if ahead else 1)
    verbs = lively if lively and chance.random() > rests else list(choices)
    verb = chance.choice(verbs)
    return {"verb": verb, "arg": chance.choice(choices[verb])}


def main():
    chance = random.Random(0)
    for line in sys.stdin:
        message = json.loads(line)
        if message["t"] == "hello":
            chance = random.Random(message["seed"] + message["role"])
        elif message["t"] == "choose":
            print(json.dumps(choose(message, chance)), flush=True)


if __name__ == "__main__":
    main()
