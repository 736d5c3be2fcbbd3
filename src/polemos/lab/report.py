"""What the outcomes of many matches say: rates with intervals, lengths, endings, curves, actions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from polemos.engine.result import is_draw
from polemos.lab import changes, verdict
from polemos.lab.playout import Outcome
from polemos.lab.significance import ALPHA, means_differ, rate_of, rates_differ, sign_test
from polemos.lab.simulate import Job
from polemos.lab.stats import spread, wilson


def summary(job: Job, played: list[Outcome]) -> dict[str, Any]:
    """One job's report, ready for a table, a page or JSON; in whatever order matches came in."""
    played = sorted(played, key=lambda outcome: outcome.number)
    counted = [outcome for outcome in played if not outcome.void]
    told = {
        "game": job.game,
        "scenario": job.scenario,
        "options": job.options or {},
        "data": job.data or "",
        "seed": job.seed,
        "games": len(counted),
        "seats": list(job.bots),
        "alternate": job.alternate,
        "roles": {role: wins_of_role(counted, role) for role in played[0].seats},
        "bots": {name: _wins_of_bot(counted, name) for name in sorted(set(job.bots))},
        **without_winners(counted),
        "balance": balance(played_out(played)),
        **details(played),
        "forfeits": forfeits(job.game, job.scenario, played),
    }
    return {**told, "verdict": verdict.of_run(told)}


def without_winners(played: list[Outcome]) -> dict[str, int]:
    """How many matches nobody has won: drawn ones, and those that who plays alone has lost."""
    lost = [o for o in played if not o.winners]
    draws = sum(is_draw(o.winners, o.level) for o in lost)
    return {"draws": draws, "defeats": len(lost) - draws}


def played_out(played: list[Outcome]) -> list[Outcome]:
    """The matches that ended by the rules; who won the others, and when, says nothing about the game."""
    return [outcome for outcome in played if outcome.forfeit is None]


def details(played: list[Outcome]) -> dict[str, Any]:
    """What does not depend on who is compared with whom."""
    counted, whole = [outcome for outcome in played if not outcome.void], played_out(played)
    return {
        "actions": spread([o.actions for o in whole])._asdict(),
        "turns": spread([o.turns for o in whole])._asdict(),
        "endings": endings(counted),
        "scores": _scores(whole),
        "curve": curve(whole),
        "lengths": sorted(o.actions for o in whole),
        "verbs": verbs(counted),
    }


def wins_of_role(played: list[Outcome], role: str) -> dict[str, Any]:
    return wilson(sum(1 for o in played if role in o.winners), len(played))._asdict()


def _wins_of_bot(played: list[Outcome], name: str) -> dict[str, Any]:
    """Over all seats the bot held."""
    seats = [(o, role) for o in played for role, held in o.seats.items() if held == name]
    return wilson(sum(1 for o, role in seats if won(o, role)), len(seats))._asdict()


def won(outcome: Outcome, role: str) -> bool:
    """Whether the bot in that seat has won; who forfeits has lost with all the seats it holds."""
    if outcome.forfeit is None:
        return role in outcome.winners
    return outcome.seats[role] != outcome.seats[outcome.forfeit.role]


def balance(played: list[Outcome]) -> dict[str, Any]:
    """Of two sides, which one is favoured; the test counts only matches that somebody won."""
    roles = list(played[0].seats) if played else []
    if len(roles) != 2:
        return {}
    wins = [sum(1 for o in played if o.winners == (role,)) for role in roles]
    chance = sign_test(wins[0], sum(wins))
    ahead = roles[0] if wins[0] > wins[1] else roles[1]
    return {
        "test": "sign",
        "p": chance,
        "favoured": ahead if chance < ALPHA else "",
        "share": wilson(wins[0], sum(wins))._asdict(),
        "of": roles[0],
    }


def endings(played: Iterable[Outcome]) -> list[dict[str, Any]]:
    """How the matches ended, the most frequent first."""
    found = Counter((o.winners, o.level, o.reason) for o in played)
    ordered = sorted(found.items(), key=lambda item: (-item[1], item[0]))
    return [
        {"winners": list(winners), "level": level, "reason": reason, "games": count}
        for (winners, level, reason), count in ordered
    ]


def _scores(played: list[Outcome]) -> dict[str, Any]:
    roles = sorted({role for o in played for role in o.scores})
    return {role: spread([o.scores[role] for o in played if role in o.scores])._asdict() for role in roles}


def curve(played: list[Outcome]) -> dict[str, list[list[float]]]:
    """role -> [turn, mean score, matches, quartile, third quartile] for each turn that some match reached."""
    sums: dict[str, dict[int, list[float]]] = {}
    for o in played:
        for turn, scores in o.curve.items():
            for role, score in scores.items():
                sums.setdefault(role, {}).setdefault(turn, []).append(score)
    return {
        role: [[turn, *_middle(all_)] for turn, all_ in sorted(turns.items())]
        for role, turns in sorted(sums.items())
    }


def _middle(scores: list[float]) -> list[float]:
    """Mean, number, and between which the middle half lies."""
    ordered, last = sorted(scores), len(scores) - 1
    quartiles = (ordered[round(last / 4)], ordered[round(3 * last / 4)])
    return [round(sum(scores) / len(scores), 3), len(scores), *quartiles]


def verbs(played: list[Outcome]) -> dict[str, dict[str, float]]:
    """bot -> verb -> share of its choices, the most used first."""
    used: dict[str, Counter[str]] = {}
    for o in played:
        for role, counts in o.verbs.items():
            used.setdefault(o.seats[role], Counter()).update(counts)
    return {name: _shares(used[name]) for name in sorted(used)}


def _shares(counts: Counter[str]) -> dict[str, float]:
    ordered = sorted(counts.items(), key=lambda item: (-item[1], item[0]))
    return {verb: round(count / counts.total(), 4) for verb, count in ordered}


def forfeits(game: str, scenario: str | None, played: list[Outcome]) -> list[dict[str, Any]]:
    """Every match that was not played out, and why."""
    return [
        {"game": game, "scenario": scenario, "number": o.number, "bot": o.seats[o.forfeit.role]}
        | o.forfeit._asdict()
        for o in played
        if o.forfeit is not None
    ]


def comparison(a: dict[str, Any], b: dict[str, Any], first: list[Outcome], second: list[Outcome]) -> Any:
    """B against A: win rates by Fisher's exact test, lengths and score leads by a permutation test."""
    shared = [role for role in a["roles"] if role in b["roles"]]
    report: dict[str, Any] = {"a": _variant(a), "b": _variant(b)}
    pairs = {role: rates_differ(rate_of(a["roles"][role]), rate_of(b["roles"][role])) for role in shared}
    report["roles"] = {role: _told(found) for role, found in pairs.items()}
    whole = (played_out(first), played_out(second))
    leads = {role: [_leads(some, role) for some in whole] for role in shared}
    report["leads"] = _means(leads, a["seed"])
    report |= _means({"actions": [[float(o.actions) for o in some] for some in whole]}, a["seed"])
    report["changes"] = [change._asdict() for change in changed(a, b)]
    return {**report, "verdict": verdict.of_comparison(a, b, report)}


def changed(a: dict[str, Any], b: dict[str, Any]) -> list[changes.Change]:
    """What B has other than A: options and data by value, and the bots."""
    settings = ((run["options"], run["data"] or None) for run in (a, b))
    found = changes.between(a["game"], *settings)
    if a["seats"] != b["seats"]:
        found.append(changes.Change("seats", ",".join(a["seats"]), ",".join(b["seats"]), ""))
    return found


def _means(pairs: dict[str, list[list[float]]], seed: int | str) -> dict[str, Any]:
    """What was measured on both sides."""
    return {name: _told(means_differ(x, y, seed)) for name, (x, y) in pairs.items() if x and y}


def _told(found: Any) -> dict[str, Any]:
    return {**found._asdict(), "significant": found.significant}


def _leads(played: list[Outcome], role: str) -> list[float]:
    """By how much the role's final score exceeds the best other one."""
    scored = [o.scores for o in played if role in o.scores]
    return [s[role] - max((v for r, v in s.items() if r != role), default=0) for s in scored]


def _variant(report: dict[str, Any]) -> dict[str, Any]:
    return {key: report[key] for key in ("scenario", "seats", "options", "data")}
