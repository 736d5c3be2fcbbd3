"""A lesson's skeleton from the record of a match: `python tools/lesson.py RECORD ROLE > 01_name.yaml`.

Play the situation at the table or in the terminal (`polemos play ... --record FILE`), then keep what is worth
teaching: the learner's actions become turns, those of the others are watched, and every text says which
question was asked. `--before N`: the first N actions have been played when the lesson begins; `--last N`: it
ends there.
"""

from __future__ import annotations

import argparse
import json
from typing import Any

from polemos.cli.common import read_json
from polemos.engine import registry
from polemos.engine.game import Game
from polemos.engine.match import Action, Match
from polemos.engine.record import begun
from polemos.kit.text import LANGS, Text

HEAD = """\
# {game}: TODO what is taught here.
title: {{en: "TODO", fr: "TODO"}}
about: {{en: "TODO", fr: "TODO"}}
minutes: 5
role: {role}
start: {start}
"""


def skeleton(record: dict[str, Any], role: str, before: int, last: int | None) -> str:
    """The lesson as YAML, ready to be filled with words."""
    game = registry.game(record["game"])
    match, actions = begun(game, record)
    lines = [HEAD.format(game=record["game"], role=role, start=_start(game, record))]
    if before:
        lines += ["before:\n", *(f"  - {_flow(action)}\n" for action in actions[:before])]
    for action in actions[:before]:
        match.play_recorded(action)
    lines.append("steps:\n")
    for group in grouped(actions[before:last], role):
        lines.append(_step(match, group, role, [Text(record["game"], lang) for lang in LANGS]))
    return "".join(lines)


def _start(game: Game, record: dict[str, Any]) -> str:
    """Scenario and seed, the options that are not the usual ones, and dice given in advance."""
    usual, parts = (
        game.checked_options({}),
        [f"{key}: {_scalar(record[key])}" for key in ("scenario", "seed")],
    )
    options = [
        f"{name}: {_scalar(value)}" for name, value in record["options"].items() if value != usual[name]
    ]
    if options:
        parts.append(f"options: {{{', '.join(options)}}}")
    if record.get("given"):
        parts.append(f"dice: {record['given']}")
    return f"{{{', '.join(parts)}}}"


def grouped(actions: list[Action], role: str) -> list[list[Action]]:
    """The learner's clicks one by one, those of the others together until he is asked again."""
    groups: list[list[Action]] = []
    for action in actions:
        watched = action[0] != role
        if groups and watched and groups[-1][0][0] != role:
            groups[-1].append(action)
        else:
            groups.append([action])
    return groups


def _step(match: Match, group: list[Action], role: str, texts: list[Text]) -> str:
    prompt = match.prompt(group[0][0])
    lines = ["  - text:\n"]
    for text in texts:
        said = json.dumps(f"TODO: {text.prompt(prompt)}", ensure_ascii=False)
        lines.append(f"      {text.lang}: {said}\n")
    if prompt.rule:
        lines.append(f"    rule: {_scalar(prompt.rule)}\n")
    if group[0][0] == role:
        lines += ["    turn:\n", *(f"      - {_flow(action[1:])}\n" for action in group)]
    else:
        lines += ["    watch:\n", *(f"      - {_flow(action)}\n" for action in group)]
    dice = len(match.journal.dice)
    for action in group:
        match.play_recorded(action)
    rolled = list(match.journal.dice)[dice:]
    return "".join([*lines, *([f"    # dice: {rolled}\n"] if rolled else [])])


def _flow(values: Any) -> str:
    return f"[{', '.join(_scalar(value) for value in values if value is not None)}]"


def _scalar(value: object) -> str:
    """Digits in quotes are a text, and dots do not make a number of a paragraph."""
    if isinstance(value, bool):
        return str(value).lower()
    text = str(value)
    plain = text.replace("_", "").replace("-", "").isalnum() and not text[:1].isdigit()
    return text if isinstance(value, int) or plain else f'"{text}"'


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("record")
    parser.add_argument("role")
    parser.add_argument("--before", type=int, default=0)
    parser.add_argument("--last", type=int)
    args = parser.parse_args()
    print(skeleton(read_json(args.record), args.role, args.before, args.last), end="")


if __name__ == "__main__":
    main()
