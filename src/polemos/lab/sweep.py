"""One value after the other: does it change who wins? Each is compared with the usual one until decided.

Matches are played in LOOKS rounds; after each, the share of the first side is compared with that of the base
on the same seeds. Looking several times at 5 % would find differences where there are none, so each look asks
for Pocock's level. A value is decided when it differs, or when the interval of the difference (at that level)
lies within the margin; the rest stays open.
"""

from __future__ import annotations

import json
from math import sqrt
from pathlib import Path
from typing import Any, Final, NamedTuple

import yaml

from polemos import __version__
from polemos.engine.errors import BadData
from polemos.engine.game import Game
from polemos.engine.prompt import Value
from polemos.lab.changes import Datum, find
from polemos.lab.playout import Outcome
from polemos.lab.results import Line, Results
from polemos.lab.significance import Difference, fisher
from polemos.lab.simulate import Job, Task, chunks, loaded
from polemos.lab.stats import Rate, wilson

#: How often the tests look, the level of each look so that all together are one test at 5 % (Pocock 1977),
#: and the normal quantile of that level.
LOOKS: Final = 5
LEVEL: Final = 0.0158
Z: Final = 2.413

OPEN: Final = "open"
DIFFERS: Final = "differs"
SAME: Final = "same"
BASE: Final = "base"

#: A sweep of more values than this is a slip.
MOST: Final = 50


class Plan(NamedTuple):
    """What is swept: an option, or a datum of the game's files."""

    job: Job
    name: str
    values: tuple[Any, ...]
    base: Any
    #: None for an option.
    datum: Datum | None
    margin: float
    #: Where the files of each value are written.
    folder: str

    def header(self) -> dict[str, Any]:
        """What must be the same when a sweep goes on; values and games may be added."""
        job = self.job
        rules = loaded(job.game, job.data).meta.rules_version
        return {
            "polemos": __version__,
            "sweep": self.name,
            "game": f"{job.game}:{job.scenario} {rules}",
            "seats": list(job.bots),
            "seed": job.seed,
            "budget": job.budget,
            "limit": job.limit,
            "alternate": job.alternate,
            "options": job.options or {},
            "data": job.data or "",
        }


def values_of(text: str) -> tuple[str, list[Any]]:
    """`mindarus.bonus=0..3`, `points=8,9,10`, `leaders=False,True` as a name and its values."""
    name, equals, told = text.partition("=")
    if not equals or not name or not told:
        raise BadData(f"over: {text!r} is not of the form NAME=FIRST..LAST or NAME=VALUE,VALUE")
    first, dots, last = told.partition("..")
    if not dots:
        return name, [_value(part) for part in told.split(",")]
    low, high = _value(first), _value(last)
    if not (type(low) is int and type(high) is int and low < high and high - low < MOST):
        raise BadData(f"over: {told!r} is not a range of at most {MOST} whole numbers")
    return name, list(range(low, high + 1))


def _value(text: str) -> Any:
    """As the data files write it: a number, a truth, or a word."""
    try:
        return json.loads(text.strip().lower() if text.strip() in ("True", "False") else text.strip())
    except ValueError:
        return text.strip()


def plan_of(job: Job, over: str, margin: float, folder: str) -> Plan:
    """Refuse what cannot be swept before anything is played."""
    name, values = values_of(over)
    game = loaded(job.game, job.data)
    if not 0 < margin < 1:
        raise BadData(f"margin: {100 * margin:g} is not a number of points between 0 and 100")
    if len(values) != len({repr(value) for value in values}):
        raise BadData(f"over: a value of {name} stands twice")
    if any(option.id == name for option in game.options):
        legal, usual = _options(game, name, values), game.checked_options(job.options)[name]
        return _checked(Plan(job, name, legal, usual, None, margin, folder))
    if job.data is not None:
        raise BadData("over: a value of the data cannot be swept together with --data")
    datum = find(job.game, name)
    return _checked(Plan(job, datum.name, tuple(values), datum.value, datum, margin, folder))


def _options(game: Game, name: str, values: list[Any]) -> tuple[Value, ...]:
    """The values as the option has them; `false` and `False` are the same."""
    legal = next(option.values for option in game.options if option.id == name)
    found = [next((v for v in legal if str(v).lower() == str(value).lower()), value) for value in values]
    for value in found:
        game.checked_options({name: value})
    return tuple(found)


def _checked(plan: Plan) -> Plan:
    """The base is swept as well; there must be something beside it, and every value must make a game."""
    values = plan.values if plan.base in plan.values else (plan.base, *plan.values)
    if len(values) < 2:
        raise BadData(f"over: {plan.name} is {plan.base} as it stands; nothing would be compared")
    whole = plan._replace(values=values)
    for value in values:
        job_of(whole, value)
    return whole


def job_of(plan: Plan, value: Any) -> Job:
    """The same matches under this value. Files are written once, and say the same wherever they are read."""
    if plan.datum is None:
        return plan.job._replace(options={**(plan.job.options or {}), plan.name: value})
    if value == plan.base:
        return plan.job
    folder = Path(plan.folder) / f"{plan.name}={value}"
    inner: Any = value
    for key in reversed(plan.datum.keys):
        inner = {key: inner}
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{plan.datum.file}.yaml").write_text(yaml.safe_dump(inner), encoding="utf-8")
    job = plan.job._replace(data=str(folder))
    loaded(job.game, job.data).start(job.scenario, job.seed, job.options)
    return job


# --- playing and looking ------------------------------------------------------------------------------


def key_of(plan: Plan, value: Any) -> str:
    """How a value's matches are told apart in the results file, where the scenario stands."""
    return f"{plan.job.scenario} {plan.name}={value}"


def line_of(plan: Plan, value: Any, outcome: Outcome) -> Line:
    rules = loaded(plan.job.game, plan.job.data).meta.rules_version
    return Line(plan.job.game, key_of(plan, value), plan.job.bots, rules, outcome)


class Sweep:
    """The state of a sweep: what has been played, and which values are decided."""

    def __init__(self, plan: Plan, results: Results) -> None:
        self.plan, self.results = plan, results
        self.jobs = [job_of(plan, value) for value in plan.values]

    def played(self, value: Any, upto: int) -> list[Outcome]:
        key = key_of(self.plan, value)
        lines = [line for line in self.results.lines if line.scenario == key]
        found = {line.outcome.number: line.outcome for line in lines}
        return [found[n] for n in sorted(found) if n < upto]

    def ends(self) -> list[int]:
        """How many matches of a value have been played after each look."""
        return [self.plan.job.games * look // LOOKS for look in range(1, LOOKS + 1)]

    def tasks(self, upto: int, verdicts: dict[int, dict[str, Any]]) -> list[Task]:
        """The matches still to be played before the next look, of all values that are not decided."""
        tasks: list[Task] = []
        for key, value in enumerate(self.plan.values):
            if verdicts.get(key, {}).get("decided", OPEN) in (DIFFERS, SAME):
                continue
            done = {o.number for o in self.played(value, upto)}
            left = [n for n in range(upto) if n not in done]
            tasks += [Task(key, self.jobs[key], some) for some in chunks(left)]
        return tasks

    def open(self, verdicts: dict[int, dict[str, Any]]) -> bool:
        """Whether any value is still undecided."""
        return any(verdict["decided"] == OPEN for verdict in verdicts.values())

    def look(self, upto: int, verdicts: dict[int, dict[str, Any]]) -> dict[int, dict[str, Any]]:
        """The verdicts after so many matches; what was decided before stays so."""
        base = self._share(self.plan.base, upto)
        found = dict(verdicts)
        for key, value in enumerate(self.plan.values):
            if found.get(key, {}).get("decided", OPEN) in (OPEN, BASE):
                found[key] = self._verdict(value, base, self._share(value, upto), upto)
        return found

    def _share(self, value: Any, upto: int) -> Rate:
        """Of the matches that count, how many the first side won; a draw is no win."""
        counted = [o for o in self.played(value, upto) if o.forfeit is None]
        first = next(iter(counted[0].seats)) if counted else ""
        return wilson(sum(first in o.winners for o in counted), len(counted))

    def _verdict(self, value: Any, base: Rate, own: Rate, upto: int) -> dict[str, Any]:
        draws = sum(not o.winners for o in self.played(value, upto) if o.forfeit is None)
        told = {"value": value, "draws": draws, **own._asdict()}
        if value == self.plan.base:
            return {**told, "decided": BASE}
        gap = difference(base, own)
        return {**told, "gap": gap._asdict(), "decided": decided(gap, self.plan.margin)}


def difference(base: Rate, own: Rate) -> Difference:
    """Newcombe's interval at the level of one look, and Fisher's test."""
    a, b = wilson(base.hits, base.trials, Z), wilson(own.hits, own.trials, Z)
    gap = b.rate - a.rate
    low = gap - sqrt((b.rate - b.low) ** 2 + (a.high - a.rate) ** 2)
    high = gap + sqrt((b.high - b.rate) ** 2 + (a.rate - a.low) ** 2)
    return Difference(gap, low, high, fisher(a, b), "fisher")


def decided(gap: Difference, margin: float) -> str:
    if gap.p < LEVEL:
        return DIFFERS
    return SAME if -margin < gap.low and gap.high < margin else OPEN


def report(sweep: Sweep, verdicts: dict[int, dict[str, Any]]) -> dict[str, Any]:
    """All values with their shares, and what was decided."""
    plan = sweep.plan
    rows = [verdicts[key] for key in sorted(verdicts)]
    role = loaded(plan.job.game, plan.job.data).roles_of(str(plan.job.scenario))[0]
    return {
        "game": plan.job.game,
        "scenario": plan.job.scenario,
        "seats": list(plan.job.bots),
        "seed": plan.job.seed,
        "options": plan.job.options or {},
        "data": plan.job.data or "",
        "over": plan.name,
        "base": plan.base,
        "tag": plan.datum.tag if plan.datum else "",
        "side": role,
        "margin": plan.margin,
        "games": sum(row["trials"] for row in rows),
        "most": plan.job.games * len(plan.values),
        "rows": rows,
    }
