"""The report of a simulation on the terminal."""

from __future__ import annotations

from typing import Any

from polemos.cli import common, lab
from polemos.lab import figures, wording


def show(told: dict[str, Any], lang: str) -> None:
    text, out = common.terminal_text(told["runs"][0]["game"], lang), common.console()
    if "comparison" in told:
        found = told["comparison"]
        out.print(f"\n{wording.verdict_line(found['verdict'], text)}", style="bold", markup=False)
        named = ("changed", "a", "b", "comes-from")
        out.print(lab.table(text, named, wording.change_rows(found["changes"], text)))
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
    out.print(wording.verdict_line(report["verdict"], text), markup=False)
    out.print(_wins(report, text))
    if len(report["roles"]) == 1:
        out.print(text.say("cli-defeats", {"defeats": report["defeats"], "games": report["games"]}))
    if report["lengths"]:
        out.print(wording.length_line(report, text))
    out.print(_endings(report, text))
    for forfeit in report["forfeits"]:
        out.print(wording.forfeit_line(forfeit, text), markup=False)


def _wins(report: dict[str, Any], text: Any) -> Any:
    rates = {text.role(role): rate for role, rate in report["roles"].items()}
    if len(report["bots"]) > 1:
        rates |= report["bots"]
    rows: list[wording.Row] = [(name, *figures.rate(rate, text.lang)) for name, rate in rates.items()]
    if len(report["roles"]) > 1:  # who plays alone wins or loses
        rows.append(wording.draws_row(report, text))
    return lab.table(text, ("who", "wins", "rate", "interval"), rows)


def _endings(report: dict[str, Any], text: Any) -> Any:
    rows = []
    for ending in report["endings"]:
        winners = ", ".join(text.role(role) for role in ending["winners"]) or "-"
        level, reason = text.name(ending["level"], ("level",)), text.name(ending["reason"], ("reason",))
        rows.append((str(ending["games"]), winners, level, reason))
    return lab.table(text, ("games", "winner", "level", "reason"), rows)
