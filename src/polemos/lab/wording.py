"""What the terminal and the page say alike about a report, in one language."""

from __future__ import annotations

from typing import Any

from polemos.kit.provenance import kind_of
from polemos.kit.text import Text
from polemos.lab import figures
from polemos.lab.stats import wilson

Row = tuple[str, ...]

#: The columns of a sweep, as `sweep_rows` fills them.
SWEEP_COLUMNS = ("value", "wins", "rate", "interval", "draws", "difference", "gap", "decided")

#: Of what a verdict holds: whole numbers and names, shares, and what is told in points of a hundred.
COUNTED = ("side", "games", "hits", "trials", "wins", "decided", "draws")
SHARES = ("rate", "low", "high", "fair", "least")
POINTS = ("difference", "low", "high", "least")


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


def verdict_line(found: dict[str, Any], text: Text) -> str:
    """The sentence for what `polemos.lab.verdict` found."""
    kind = found["kind"]
    if kind == "even" and not found["least"]:
        kind = "few"
    if kind == "same" and not found["least"]:
        kind = "blind"
    told = [text.say(f"cli-verdict-{kind}", _verdict_facts(found, text.lang))]
    told += [_also(name, text) for name in found.get("also", ())]
    return " ".join(told)


def _verdict_facts(found: dict[str, Any], lang: str) -> dict[str, Any]:
    shown: dict[str, Any] = {name: found[name] for name in COUNTED if name in found}
    if "p" in found:
        shown["p"] = figures.p_value(found["p"], lang)
    signed = "+.1f" if found["kind"] == "differs" else ".1f"
    for name in SHARES:
        if name in found:
            shown[name] = figures.percent(found[name], lang, signed)
    if found["kind"] in ("same", "differs"):
        shown |= {n: figures.number(100 * found[n], lang, signed) for n in POINTS if n in found}
    return shown


def _also(name: str, text: Text) -> str:
    what, _, who = name.partition(":")
    return text.say(f"cli-verdict-also-{what}", {"who": who})


def blind_line(found: dict[str, Any], text: Text) -> str:
    """A scenario of a tournament that tells nobody from another; `text` is the game's."""
    facts = {"side": found["side"], "games": found["games"]}
    return text.say("cli-blind", {**facts, "arena": text.scenario(found["scenario"])})


def draws_row(told: dict[str, Any], text: Text) -> Row:
    """The games that nobody won, as one more row of the table of wins."""
    share = wilson(told["draws"], told["games"])._asdict()
    return text.say("cli-draw-row"), *figures.rate(share, text.lang)


def change_rows(found: list[dict[str, Any]], text: Text) -> list[Row]:
    """What was changed, from which value to which, and where ours comes from."""
    return [(c["name"], str(c["a"]), str(c["b"]), _tag(c["tag"], text)) for c in found]


def _tag(tag: str, text: Text) -> str:
    kind = kind_of(tag)
    return text.say(f"cli-column-{kind}") if kind else tag


def sweep_rows(told: dict[str, Any], text: Text) -> list[Row]:
    """Each value: wins of the first side, their interval, draws, the difference, and what was decided."""
    rows: list[Row] = []
    for row in told["rows"]:
        gap = figures.difference(row["gap"], text.lang, True) if "gap" in row else ("", "")
        decided = text.say(f"cli-decided-{row['decided']}")
        rows.append((str(row["value"]), *figures.rate(row, text.lang), str(row["draws"]), *gap, decided))
    return rows


def sweep_line(told: dict[str, Any], text: Text) -> str:
    """Which values change it, and after how many matches that was known."""
    values = [str(row["value"]) for row in told["rows"] if row["decided"] == "differs"]
    facts = {"name": told["over"], "side": told["side"], "games": told["games"], "most": told["most"]}
    if values:
        return text.say("cli-sweep-some", {**facts, "values": ", ".join(values)})
    return text.say("cli-sweep-none", facts)


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
