"""What the terminal and the page say alike about a report, in one language."""

from __future__ import annotations

from typing import Any

from polemos.kit.text import Text
from polemos.lab import figures

Row = tuple[str, ...]


def settings(run: dict[str, Any]) -> list[str]:
    """Under which options and data it was played."""
    return [f"{name}={value}" for name, value in run["options"].items()] + [run["data"]] * bool(run["data"])


def letters(told: dict[str, Any]) -> list[str]:
    """Which run of a comparison is which."""
    return ["A: ", "B: "] if "comparison" in told else [""] * len(told["runs"])


def arena(told: dict[str, Any]) -> str:
    return f"{told['game']}:{told['scenario']}"


def balance_line(balance: dict[str, Any], text: Text) -> str:
    """Who is favoured, and how sure that is."""
    facts = {"side": balance["favoured"], "p": figures.p_value(balance["p"], text.lang)}
    return text.say("cli-favoured" if balance["favoured"] else "cli-even", facts)


def length_line(told: dict[str, Any], text: Text) -> str:
    spread: dict[str, Any] = {name: round(value) for name, value in told["actions"].items()}
    return text.say("cli-length", {**spread, "turns": figures.number(told["turns"]["mean"], text.lang)})


def forfeit_line(forfeit: dict[str, Any], text: Text) -> str:
    """Who, where, as whom and why; a fault of the rules is nobody's. `text` is the game's."""
    facts = {name: forfeit[name] for name in ("number", "bot", "detail")} | {"arena": arena(forfeit)}
    if forfeit["why"] == "rules":
        return text.say("cli-void", facts)
    why = text.say(f"cli-why-{forfeit['why']}")
    return text.say("cli-forfeit", {**facts, "who": forfeit["role"], "why": why})


def rating_rows(found: list[dict[str, Any]], lang: str) -> list[Row]:
    rows: list[Row] = []
    for r in found:
        span = figures.span(f"{r['low']:.0f}", f"{r['high']:.0f}")
        points = figures.points(r["points"], lang)
        rows.append((r["name"], f"{r['rating']:.0f}", span, points, str(r["games"])))
    return rows


def pair_rows(found: list[dict[str, Any]], lang: str) -> list[Row]:
    rows: list[Row] = []
    for r in found:
        who, points = f"{r['first']} - {r['second']}", figures.points(r["points"], lang)
        share = figures.percent(r["rate"], lang)
        rows.append((who, f"{points} / {r['games']}", share, figures.interval(r, lang)))
    return rows


def comparison_rows(found: dict[str, Any], text: Text) -> list[Row]:
    """B minus A, line by line, with the test that says whether it is luck."""
    lines = [(text.say("cli-win-rate", {"who": role}), line, True) for role, line in found["roles"].items()]
    lines += [(text.say("cli-lead", {"who": role}), line, False) for role, line in found["leads"].items()]
    if "actions" in found:
        lines.append((text.say("cli-actions"), found["actions"], False))
    return [
        (name, *figures.difference(line, text.lang, share), *_verdict(line, text))
        for name, line, share in lines
    ]


def _verdict(line: dict[str, Any], text: Text) -> Row:
    yes = text.say("cli-yes" if line["significant"] else "cli-no")
    return figures.chance(line["p"], text.lang), text.say(f"cli-test-{line['test']}"), yes
