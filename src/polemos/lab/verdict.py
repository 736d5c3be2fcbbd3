"""The one sentence a designer wants first: is a side favoured, does B differ, and what could be seen at all.

A verdict is plain data with a `kind`; `polemos.lab.wording` says it in both languages.
"""

from __future__ import annotations

from typing import Any, Final

from polemos.lab.significance import ALPHA, fisher, rate_of, sign_test
from polemos.lab.stats import Rate, wilson

#: So many matches are needed before "always" means anything.
ENOUGH: Final = 8


def of_run(run: dict[str, Any]) -> dict[str, Any]:
    """What the matches of one pairing in one scenario say about its sides."""
    roles = run["roles"]
    if not run["games"]:
        return {"kind": "nothing"}
    if len(roles) == 1:
        (role, rate), *_ = roles.items()
        return {"kind": "alone", "side": role, **rate}
    if run["draws"] == run["games"]:
        return {"kind": "draws", "games": run["games"]}
    always = [role for role, rate in roles.items() if rate["hits"] == run["games"]]
    if len(always) == 1 and run["games"] >= ENOUGH:
        return {"kind": "always", "side": always[0], "games": run["games"]}
    return _of_two(run) if run["balance"] else _of_many(run)


def _of_two(run: dict[str, Any]) -> dict[str, Any]:
    balance = run["balance"]
    decided, won = balance["share"]["trials"], balance["share"]["hits"]
    told = {"p": balance["p"], "decided": decided, "draws": run["draws"]}
    if balance["favoured"]:
        wins = won if balance["favoured"] == balance["of"] else decided - won
        return {"kind": "favoured", "side": balance["favoured"], "wins": wins, **told}
    return {"kind": "even", "least": least_favoured(decided), **told}


def _of_many(run: dict[str, Any]) -> dict[str, Any]:
    """At a larger table: who wins most, and whether the intervals tell him from an equal share."""
    best = max(run["roles"], key=lambda role: float(run["roles"][role]["rate"]))
    rate, fair = run["roles"][best], 1 / len(run["roles"])
    kind = "most" if rate["low"] > fair else "level"
    return {"kind": kind, "side": best, "fair": fair, **rate}


def least_favoured(decided: int) -> float:
    """The smallest share of decided matches that the sign test would have called an advantage; 0: none."""
    for wins in range(decided // 2, decided + 1):
        if sign_test(wins, decided) < ALPHA:
            return wins / decided
    return 0.0


def of_comparison(a: dict[str, Any], b: dict[str, Any], found: dict[str, Any]) -> dict[str, Any]:
    """The largest difference of win rates that is more than luck; else how large one would have had to be."""
    shown = {role: line for role, line in found["roles"].items() if line["significant"]}
    other = [name for name in ("actions",) if found.get(name, {}).get("significant")]
    other += [f"lead:{role}" for role, line in found["leads"].items() if line["significant"]][:1]
    told = {"games": min(a["games"], b["games"]), "also": other}
    if shown:
        role = max(shown, key=lambda name: abs(float(shown[name]["difference"])))
        return {"kind": "differs", "side": role, **shown[role], **told}
    least = [least_difference(rate_of(a["roles"][role]), b["games"]) for role in found["roles"]]
    return {"kind": "same", "least": min((gap for gap in least if gap), default=0.0), **told}


def least_difference(a: Rate, trials: int) -> float:
    """How far the share of a second sample of so many must lie from the first for Fisher's test to see it."""
    if not trials or not a.trials:
        return 0.0
    near = round(a.rate * trials)
    gaps = [_first_seen(a, trials, range(near, trials + 1)), _first_seen(a, trials, range(near, -1, -1))]
    return min((gap for gap in gaps if gap), default=0.0)


def _first_seen(a: Rate, trials: int, hits: range) -> float:
    for hit in hits:
        if fisher(a, wilson(hit, trials)) < ALPHA:
            return abs(hit / trials - a.rate)
    return 0.0


def separating(arenas: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The scenarios of a tournament that one side always won: they tell no bot from another."""
    said = [(arena, of_run(arena)) for arena in arenas]
    return [
        {"game": arena["game"], "scenario": arena["scenario"], **verdict}
        for arena, verdict in said
        if verdict["kind"] == "always"
    ]
