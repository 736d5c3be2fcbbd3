"""What an action may bring: it is tried on honest copies, and what changed is counted.

A copy (`determinize`) agrees with all the asker knows and has other dice, and only his own view of it is
looked at: the answer follows from what he may know. A trial ends where somebody has to choose between two
things.
"""

from __future__ import annotations

from math import sqrt
from time import perf_counter
from typing import Any, Final

from polemos.engine.playout import Playout
from polemos.engine.prompt import Arg

#: So many trials at most, and so many where nothing is rolled but something is hidden.
TRIALS: Final = 200
SURE: Final = 8
#: Seconds for all of them.
SECONDS: Final = 0.1
#: So many answers in a row without an alternative are given for everybody.
FORCED: Final = 40
#: So many changes are told, the most important ones.
TOLD: Final = 24
#: A share lies within these bounds in 95 of 100 cases (Wilson).
_Z: Final = 1.96

#: What is counted: a key, whose it is, and what of it ("" where there is only one).
Kind = tuple[str, str, str]
LOST: Final = "lost"
WEAKENED: Final = "weakened"
GAINED: Final = "gained"
ARRIVES: Final = "arrives"
TAKEN: Final = "taken"
TRACK: Final = "track"
SCORE: Final = "score"
CARDS: Final = "cards"
TURN: Final = "turn"
OVER: Final = "over"
KEYS: Final[tuple[str, ...]] = (
    OVER,
    LOST,
    WEAKENED,
    GAINED,
    TAKEN,
    SCORE,
    TRACK,
    CARDS,
    ARRIVES,
    TURN,
)


class Tally:
    """One thing that may change: by how much it did, trial after trial, and which pieces it was."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind
        self.times = 0
        self.total = 0
        self.least = 0
        self.most = 0
        self.pieces: dict[str, int] = {}

    def add(self, amount: int, pieces: list[str]) -> None:
        if not self.times:
            self.least = self.most = amount
        self.times += 1
        self.total += amount
        self.least = min(self.least, amount)
        self.most = max(self.most, amount)
        for piece in pieces:
            self.pieces[piece] = self.pieces.get(piece, 0) + 1


class Outlook:
    """What some trials of one action have shown."""

    def __init__(self) -> None:
        self.trials = 0
        #: In how many of them dice were rolled (or cards drawn), and something hidden was shown.
        self.dice = 0
        self.shown = 0
        #: In how many of them each role was asked next.
        self.asks: dict[str, int] = {}
        self.tallies: dict[Kind, Tally] = {}
        #: Whether nothing is left to chance or to what is hidden.
        self.certain = False

    def add(self, changes: dict[Kind, tuple[int, list[str]]]) -> None:
        self.trials += 1
        for kind, (amount, pieces) in changes.items():
            if kind not in self.tallies:
                self.tallies[kind] = Tally(kind)
            self.tallies[kind].add(amount, pieces)

    def alike(self) -> bool:
        """Whether every trial went the same way."""
        tallies = all(t.times == self.trials and t.least == t.most for t in self.tallies.values())
        return tallies and all(times == self.trials for times in self.asks.values())

    def to_json(self) -> dict[str, Any]:
        return {
            "certain": self.certain,
            "trials": self.trials,
            "dice": round(self.dice / self.trials, 3),
            "shown": round(self.shown / self.trials, 3),
            "asks": {role: round(times / self.trials, 3) for role, times in sorted(self.asks.items())},
            "changes": [self._told(tally) for tally in sorted(self.tallies.values(), key=_rank)[:TOLD]],
        }

    def _told(self, tally: Tally) -> dict[str, Any]:
        key, who, what = tally.kind
        low, high = (1.0, 1.0) if self.certain else interval(tally.times, self.trials)
        always = tally.times == self.trials
        told: dict[str, Any] = {"key": key, "share": round(tally.times / self.trials, 3)}
        told |= {"low": round(low, 3), "high": round(high, 3), "mean": round(tally.total / self.trials, 2)}
        told["least"] = tally.least if always else min(0, tally.least)
        told["most"] = tally.most if always else max(0, tally.most)
        if who:
            told["who"] = who
        if what:
            told["what"] = what
        if tally.pieces:
            told["pieces"] = {p: round(n / self.trials, 3) for p, n in sorted(tally.pieces.items())}
        return told


def _rank(tally: Tally) -> tuple[int, int, str, str]:
    """The most important first, then the likeliest."""
    key, who, what = tally.kind
    return KEYS.index(key), -tally.times, who, what


def interval(times: int, trials: int) -> tuple[float, float]:
    """Between which shares the true one lies, in 95 of 100 cases."""
    share, square = times / trials, _Z * _Z
    middle = share + square / (2 * trials)
    width = _Z * sqrt(share * (1 - share) / trials + square / (4 * trials * trials))
    low, high = (middle - width) / (1 + square / trials), (middle + width) / (1 + square / trials)
    return (0.0 if not times else max(0.0, low)), (1.0 if times == trials else min(1.0, high))


def outlook(
    match: Playout,
    role: str,
    clicks: list[tuple[str, Arg]],
    seed: int | str = 0,
    trials: int = TRIALS,
    seconds: float = SECONDS,
) -> Outlook:
    """Try an action, or a gesture of several clicks, until the time is up; once is enough where nothing is
    left to chance. What is not offered is refused as the match itself would."""
    found, end = Outlook(), perf_counter() + seconds
    for number in range(trials):
        _try(found, match.determinize(role, f"{seed}:{number}"), role, clicks)
        if not found.dice and not found.shown and found.trials >= _enough(match):
            found.certain = found.alike()
            if found.certain:
                break
        if perf_counter() > end:
            break
    return found


def _enough(match: Playout) -> int:
    """After so many trials without dice and all alike there is no doubt."""
    return SURE if match.game.meta.hidden else 1


def _try(found: Outlook, copy: Playout, role: str, clicks: list[tuple[str, Arg]]) -> None:
    before, deciders, state = copy.view(role), copy.deciders, copy.state
    drawn, revealed = state.chance.drawn, state.revealed
    for verb, arg in clicks:
        copy.play(role, verb, arg)
        if state.chance.drawn != drawn or state.revealed != revealed or copy.deciders != deciders:
            break  # what was learned ends a gesture
    _go_on(copy)
    found.add(changes(copy, before, copy.view(role)))
    if state.chance.drawn != drawn:
        found.dice += 1
    if state.revealed != revealed:
        found.shown += 1
    for asked in copy.deciders:
        found.asks[asked] = found.asks.get(asked, 0) + 1


def _go_on(copy: Playout) -> None:
    """Answers without an alternative are no decisions."""
    for _ in range(FORCED):
        if len(copy.deciders) != 1:
            return
        prompt = copy.prompt(copy.deciders[0])
        if prompt.count() != 1:
            return
        copy.play(copy.deciders[0], *prompt.nth(0))


# --- what changed between two views ---------------------------------------------------------------


def changes(
    match: Playout, before: dict[str, Any], after: dict[str, Any]
) -> dict[Kind, tuple[int, list[str]]]:
    """By how much each thing changed; only what did."""
    found: dict[Kind, tuple[int, list[str]]] = {}
    _pieces(found, match, before.get("pieces", {}), after.get("pieces", {}))
    for track, sides in after.get("tracks", {}).items():
        was = before.get("tracks", {}).get(track, {})
        for side, value in sides.items():
            _count(found, (TRACK, side, track), value - was.get(side, 0))
    for side, score in after.get("score", {}).items():
        was = before.get("score", {}).get(side, {"total": 0})
        _count(found, (SCORE, side, ""), score["total"] - was["total"])
    for side, hand in after.get("hands", {}).items():
        was = before.get("hands", {}).get(side, {"count": 0})
        _count(found, (CARDS, side, ""), hand["count"] - was["count"])
    for place, side in after.get("control", {}).items():
        _count(found, (TAKEN, side, place), int(before.get("control", {}).get(place) != side))
    _count(found, (TURN, "", ""), after.get("turn", 0) - before.get("turn", 0))
    if match.result is not None:
        winners = match.result.winners
        _count(found, (OVER, winners[0] if len(winners) == 1 else "", ""), 1)
    return found


def _count(found: dict[Kind, tuple[int, list[str]]], kind: Kind, amount: int) -> None:
    if amount:
        found[kind] = (amount, [])


def _pieces(
    found: dict[Kind, tuple[int, list[str]]],
    match: Playout,
    before: dict[str, dict[str, Any]],
    after: dict[str, dict[str, Any]],
) -> None:
    """Who lost, got, moved and weakened how many. Pieces that stand for several units, or are turned over, go
    by other names then: so what is gone is counted against what is new of the same kind."""
    gone, new = _more(before, after), _more(after, before)
    for side in sorted({piece["side"] for piece in (*before.values(), *after.values())}):
        left, came = _by_kind(before, gone, side), _by_kind(after, new, side)
        _cancel(left, came)
        for key, pieces, numbers, kinds in ((LOST, before, gone, left), (GAINED, after, new, came)):
            names = [name for name in numbers if _is(pieces[name], side, kinds)]
            if names:
                found[(key, side, "")] = (sum(kinds.values()), names)
    _arrivals(found, before, after)
    _weakened(found, match, before, after)


def _more(ours: dict[str, dict[str, Any]], others: dict[str, dict[str, Any]]) -> dict[str, int]:
    """The pieces that are only here, or stand for more units than there."""
    found = {}
    for name, piece in ours.items():
        more = units(piece) - (units(others[name]) if name in others else 0)
        if more > 0:
            found[name] = more
    return found


def units(piece: dict[str, Any]) -> int:
    """How many units a piece of a view stands for."""
    count: int = piece.get("count", 1)
    return count


def _by_kind(pieces: dict[str, dict[str, Any]], numbers: dict[str, int], side: str) -> dict[str, int]:
    found: dict[str, int] = {}
    for name, number in numbers.items():
        if pieces[name]["side"] == side:
            kind = pieces[name].get("kind", "")
            found[kind] = found.get(kind, 0) + number
    return found


def _is(piece: dict[str, Any], side: str, kinds: dict[str, int]) -> bool:
    return piece["side"] == side and kinds.get(piece.get("kind", ""), 0) > 0


def _cancel(left: dict[str, int], came: dict[str, int]) -> None:
    """The same kind, or one that is not known (""), is the same unit under another name."""
    pairs = [(kind, kind) for kind in left]
    pairs += [("", kind) for kind in sorted(came)] + [(kind, "") for kind in sorted(left)]
    for ours, theirs in pairs:
        same = min(left.get(ours, 0), came.get(theirs, 0))
        if same:
            left[ours] -= same
            came[theirs] -= same


def _arrivals(
    found: dict[Kind, tuple[int, list[str]]],
    before: dict[str, dict[str, Any]],
    after: dict[str, dict[str, Any]],
) -> None:
    """Where each side has more units than before."""
    there: dict[Kind, int] = {}
    for pieces, sign in ((after, 1), (before, -1)):
        for piece in pieces.values():
            kind = (ARRIVES, piece["side"], piece["at"])
            there[kind] = there.get(kind, 0) + sign * units(piece)
    for kind, more in there.items():
        _count(found, kind, max(0, more))


def _weakened(
    found: dict[Kind, tuple[int, list[str]]],
    match: Playout,
    before: dict[str, dict[str, Any]],
    after: dict[str, dict[str, Any]],
) -> None:
    """Pieces that are still there and stand fewer blows; of a hidden one that is not known."""
    for name, piece in after.items():
        was = before.get(name)
        if was is None or was == piece or "hidden" in piece or "hidden" in was:
            continue
        now = match.game.steps(piece)
        lost = match.game.steps(was) - now
        if lost > 0 and now >= 0:
            amount, pieces = found.get((WEAKENED, piece["side"], ""), (0, []))
            found[(WEAKENED, piece["side"], "")] = (amount + lost, [*pieces, name])
