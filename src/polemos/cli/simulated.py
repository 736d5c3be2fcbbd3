"""The report of a simulation on the terminal."""

from __future__ import annotations

from typing import Any

from polemos.cli import common, lab
from polemos.lab import figures, wording


def show(told: dict[str, Any], lang: str) -> None:
    text, out = common.terminal_text(told["runs"][0]["game"], lang), common.console()
    for letter, report in zip(wording.letters(told), told["runs"], strict=True):
        out.print(f"\n{letter}{_heading(report, text)}", style="bold", markup=False)
        _print(report, text, out)
    if "comparison" in told:
        columns = ("b-minus-a", "difference", "interval", "p", "test", "significant")
        out.print()
        out.print(lab.table(text, columns, wording.comparison_rows(told["comparison"], text)))


def _heading(report: dict[str, Any], text: Any) -> str:
    played = [text.scenario(report["scenario"]), ",".join(report["seats"]), *wording.settings(report)]
    return " · ".join(played)


def _print(report: dict[str, Any], text: Any, out: Any) -> None:
    out.print(_wins(report, text))
    what = "defeats" if len(report["roles"]) == 1 else "draws"
    out.print(text.say(f"cli-{what}", {what: report[what], "games": report["games"]}))
    if report["lengths"]:
        out.print(wording.length_line(report, text))
    if report["balance"]:
        out.print(wording.balance_line(report["balance"], text))
    out.print(_endings(report, text))
    for forfeit in report["forfeits"]:
        out.print(wording.forfeit_line(forfeit, text), markup=False)


def _wins(report: dict[str, Any], text: Any) -> Any:
    rates = {text.role(role): rate for role, rate in report["roles"].items()}
    if len(report["bots"]) > 1:
        rates |= report["bots"]
    rows = [(name, *figures.rate(rate, text.lang)) for name, rate in rates.items()]
    return lab.table(text, ("who", "wins", "rate", "interval"), rows)


def _endings(report: dict[str, Any], text: Any) -> Any:
    rows = []
    for ending in report["endings"]:
        winners = ", ".join(text.role(role) for role in ending["winners"]) or "-"
        level, reason = text.name(ending["level"], ("level",)), text.name(ending["reason"], ("reason",))
        rows.append((str(ending["games"]), winners, level, reason))
    return lab.table(text, ("games", "winner", "level", "reason"), rows)
