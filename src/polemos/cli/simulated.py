"""The report of a simulation on the terminal."""

from __future__ import annotations

from typing import Any

from polemos.cli import common, lab


def show(told: dict[str, Any], lang: str) -> None:
    text, out = common.terminal_text(told["runs"][0]["game"], lang), common.console()
    for report in told["runs"]:
        if len(told["runs"]) > 1:
            out.print(f"\n[bold]{text.scenario(report['scenario'])}[/] {_settings(report)}")
        _print(report, text, out)
    if "comparison" in told:
        out.print()
        out.print(_comparison(told["comparison"], text))


def _settings(report: dict[str, Any]) -> str:
    options = [f"{name}={value}" for name, value in report["options"].items()]
    return " ".join([",".join(report["seats"]), *options, report["data"]])


def _print(report: dict[str, Any], text: Any, out: Any) -> None:
    out.print(_wins(report, text))
    out.print(text.say("cli-draws", {"draws": report["draws"], "games": report["games"]}))
    length, turns = report["actions"], report["turns"]
    spread = {k: round(v) for k, v in length.items()} | {"turns": f"{turns['mean']:.1f}"}
    out.print(text.say("cli-length", spread))
    if report["balance"]:
        out.print(balance_line(report["balance"], text))
    out.print(_endings(report, text))
    for forfeit in report["forfeits"]:
        out.print(text.say("cli-forfeit", {**forfeit, "why": text.say(f"cli-why-{forfeit['why']}")}))


def balance_line(balance: dict[str, Any], text: Any) -> str:
    """Who is favoured, and how sure that is."""
    facts = {"side": balance["favoured"], "p": f"{balance['p']:.3f}"}
    return str(text.say("cli-favoured" if balance["favoured"] else "cli-even", facts))


def _wins(report: dict[str, Any], text: Any) -> Any:
    from rich.table import Table

    table = Table(*(text.say(f"cli-column-{name}") for name in ("who", "wins", "rate", "interval")), box=None)
    for role, rate in report["roles"].items():
        table.add_row(text.role(role), *lab.rate(rate))
    for name, rate in report["bots"].items() if len(report["bots"]) > 1 else ():
        table.add_row(name, *lab.rate(rate))
    return table


def _endings(report: dict[str, Any], text: Any) -> Any:
    from rich.table import Table

    columns = ("games", "winner", "level", "reason")
    table = Table(*(text.say(f"cli-column-{name}") for name in columns), box=None)
    for ending in report["endings"]:
        winners = ", ".join(text.role(role) for role in ending["winners"]) or "-"
        level, reason = text.name(ending["level"], ("level",)), text.name(ending["reason"], ("reason",))
        table.add_row(str(ending["games"]), winners, level, reason)
    return table


def _comparison(found: dict[str, Any], text: Any) -> Any:
    """B minus A, line by line, with the test that says whether it is luck."""
    from rich.table import Table

    columns = ("b-minus-a", "difference", "interval", "p", "test", "significant")
    table = Table(*(text.say(f"cli-column-{name}") for name in columns), box=None)
    for role, line in found["roles"].items():
        who = text.say("cli-win-rate", {"who": role})
        span = f"{line['low']:+.1%} … {line['high']:+.1%}"
        table.add_row(who, f"{line['difference']:+.1%}", span, *_verdict(line, text))
    rows = {text.say("cli-lead", {"who": role}): line for role, line in found["leads"].items()}
    for who, line in {**rows, text.say("cli-actions"): found["actions"]}.items():
        span = f"{line['low']:+.1f} … {line['high']:+.1f}"
        table.add_row(who, f"{line['difference']:+.1f}", span, *_verdict(line, text))
    return table


def _verdict(line: dict[str, Any], text: Any) -> tuple[str, str, str]:
    yes = text.say("cli-yes" if line["significant"] else "cli-no")
    return f"{line['p']:.3f}", text.say(f"cli-test-{line['test']}"), yes
