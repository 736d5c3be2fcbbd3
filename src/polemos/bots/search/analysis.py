"""Looking back on a match: how likely each side was to win, and which decisions cost most.

A decision is compared with the best plan that a search finds with what its seat could know then. Both are
tried on the same copies, so that luck does not pass for skill: what the dice did afterwards does not count.
"""

from __future__ import annotations

from math import exp
from random import Random as Generator
from typing import Final, NamedTuple

from polemos.bots.search.clock import Budget, Clock
from polemos.bots.search.descent import reply
from polemos.bots.search.think import Thought
from polemos.bots.seat import Plan, Planned, Seat
from polemos.bots.walk import PLAN_CLICKS, Walk, worth
from polemos.engine.match import TABLE, Action, Match
from polemos.engine.playout import Playout

#: Evaluations run from about -1 to 1; this much better makes winning e times as likely as losing.
STEEP: Final = 4.0
#: For the curve: how often each moment is played on, and by how many plans.
PLAYED: Final = 6
AHEAD: Final = 2
#: Walks to find a better plan, and copies on which it is compared with what was played.
WALKS: Final = 40
COMPARED: Final = 8


class Loss(NamedTuple):
    """A decision that gave away so much of the chance to win.

    After `n` actions comes the first click in which the better plan is another one; both clicks are named.
    """

    n: int
    role: str
    cost: float
    played: tuple[str, str | int | None]
    better: tuple[str, str | int | None]


def chances(match: Match, seed: int | str) -> dict[str, float]:
    """How likely each role is to win, as far as a few plans ahead can tell; a known result is certain."""
    roles = match.roles
    totals = dict.fromkeys(roles, 0.0)
    chance = Generator(f"{seed}:{match.number}")
    samples = PLAYED if not match.over else 1
    for number in range(samples):
        copy = match.determinize(None, f"{seed}:{match.number}:{number}")
        for _ in range(AHEAD):
            if not copy.over:
                reply(copy, chance, 2)
        for role, share in shares(copy).items():
            totals[role] += share
    return {role: round(total / samples, 4) for role, total in totals.items()}


def shares(match: Playout) -> dict[str, float]:
    """The chances of all roles as the match stands; alone, whoever has not won at its end has lost.

    To `worth` such an end is no better or worse than the middle, since bots count the score there.
    """
    result = match.result
    if result is None or len(match.roles) > 1:
        return odds({role: worth(match, role) for role in match.roles})
    if result.winners:
        return dict.fromkeys(match.roles, 1.0)
    return dict.fromkeys(match.roles, 0.5 if result.level == "draw" else 0.0)


def odds(worths: dict[str, float]) -> dict[str, float]:
    """Worths as chances that add up to one; alone, a role plays against the middle."""
    weights = {role: exp(STEEP * value / 2) for role, value in worths.items()}
    whole = sum(weights.values()) + (exp(0.0) if len(weights) == 1 else 0.0)
    return {role: weight / whole for role, weight in weights.items()}


def lost(match: Match, role: str, actions: list[Action], seed: int | str) -> tuple[Loss, int] | None:
    """What the role's decision now cost, and how many of its next clicks belong to it.

    `actions` are those that followed. None where there was nothing to decide.
    """
    if len(match.prompt(role).pairs()) == 1:
        return None
    played = _script(match, role, actions)
    seat, salt = Seat(match, role), f"{seed}:{match.number}"
    better = Thought(seat, Generator(salt), Clock(Budget(0.0, WALKS))).best()
    gain, used = _gain(seat, played, better, salt)
    at = parting(played[:used], better)
    if at is None:
        return Loss(match.number, role, 0.0, played[0][1:], better[0][1:]), used
    own = [i for i, action in enumerate(actions) if action[0] == role]
    return Loss(match.number + own[at], role, gain, played[at][1:], better[at][1:]), used


def _gain(seat: Seat, played: Plan, better: Plan, salt: str) -> tuple[float, int]:
    """How much better the other plan does on the same copies, and how many clicks of the first were used."""
    role, gain, used = seat.role, 0.0, 1
    for number in range(COMPARED):
        copy = seat.determinize(f"{salt}:{number}")
        walk = Walk(copy.clone(), role, Generator(number), True)
        walk.run(played, False)
        used = max(used, len(walk.clicks))
        other = Walk(copy, role, Generator(number), True)
        other.run(better, False)
        gain += shares(other.match)[role] - shares(walk.match)[role]
    return round(gain / COMPARED, 4), used


def parting(played: Plan, better: Plan) -> int | None:
    """The first click in which two plans differ; None if one only goes on where the other ends."""
    for i, (one, other) in enumerate(zip(played, better, strict=False)):
        if one[1:] != other[1:]:
            return i
    return None


def _script(match: Match, role: str, actions: list[Action]) -> Plan:
    """The role's own next clicks with the questions they answered, until the match ends or goes back."""
    copy = match.clone()
    clicks: list[Planned] = []
    for who, verb, arg in actions:
        if who == TABLE or len(clicks) == PLAN_CLICKS:
            break
        if who == role:
            clicks.append(Planned(copy.prompt(role).message, verb, arg))
        copy.play(who, verb, arg)
    return tuple(clicks)


class Part(NamedTuple):
    """What was found out about some actions: (action, turn, chances to win), and what decisions cost."""

    curve: list[tuple[int, int, dict[str, float]]]
    losses: list[Loss]


def analyse(match: Match, actions: list[Action], start: int, stop: int, seed: int | str) -> Part:
    """Actions `start` to `stop` of a match that is given at its beginning, with all that was played in it."""
    for action in actions[:start]:
        match.play_recorded(action)
    part = Part([], [])
    busy: dict[str, int] = {}
    for number in range(start, stop):
        if number % _every(len(actions)) == 0:
            part.curve.append((number, _turn(match), chances(match, seed)))
        role, _, _ = actions[number]
        if role != TABLE and role in match.deciders:
            _look(match, role, actions[number:], seed, busy, part)
        match.play_recorded(actions[number])
    if stop == len(actions):
        part.curve.append((stop, _turn(match), chances(match, seed)))
    return part


def _look(
    match: Match, role: str, following: list[Action], seed: int | str, busy: dict[str, int], part: Part
) -> None:
    """One own click: part of a decision that was looked at already, or the beginning of another."""
    if busy.get(role, 0) > 0:
        busy[role] -= 1
        return
    found = lost(match, role, following, seed)
    if found is not None:
        part.losses.append(found[0])
        busy[role] = found[1] - 1


def _every(actions: int) -> int:
    """The curve has about forty points."""
    return max(1, actions // 40)


def _turn(match: Match) -> int:
    turn = match.view(None).get("turn", 0)
    return turn if isinstance(turn, int) else 0


def costliest(losses: list[Loss], count: int = 3) -> list[Loss]:
    """The dearest decisions, none that cost nothing; a click that two parts of a match name counts once."""
    found: dict[int, Loss] = {}
    for one in sorted(losses, key=lambda one: (-one.cost, one.n)):
        if one.cost > 0.005:
            found.setdefault(one.n, one)
    return list(found.values())[:count]
