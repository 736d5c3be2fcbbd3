"""Any earlier moment of a match: played again from the nearest mark, never more than a few dozen actions."""

from __future__ import annotations

from polemos.engine.match import Match
from polemos.engine.old import OldGame, OldMatch
from polemos.server import gently
from polemos.server.tables import Table


async def moment(table: Table, number: int) -> tuple[Match, float]:
    """The match after this many actions, and the seconds it took. Who steps through it gets the next one from
    the last. Of what was played by older rules there are only the moments that were kept."""
    match, last = table.match, table.looked_at
    past = match.past
    if past is not None and number < len(past.actions):
        return _before(match, number), 0.0
    took = await _remembered(table, number)
    then, actions = match.earlier(number)
    if isinstance(match.game, OldGame):
        return then, 0.0
    if last is not None and then.number <= last.number <= number:
        then, actions = last, match.actions[last.number : number]
    table.looked_at = None
    took += await gently.finish(gently.playing(then, actions), table.slowly)
    if table.match is match and match.actions[: then.number] == then.actions:
        table.looked_at = then
    return then, took


async def _remembered(table: Table, number: int) -> float:
    """A match that was opened as it stood has no earlier moments: whoever looks at one has it played again,
    once. The seconds it took."""
    match = table.match
    if number >= match.first or isinstance(match.game, OldGame):
        return 0.0
    then, actions = match.earlier(0 if match.past is None else len(match.past.actions))
    actions = match.actions[then.number : match.first]
    took = await gently.finish(gently.playing(then, actions), table.slowly)
    match.remember(then)
    return took


def _before(match: Match, number: int) -> Match:
    """The last kept moment not after this action."""
    past, state = match.past, match.state
    assert past is not None
    kept = [view for view in past.views if view[0] <= number] or [(0, {})]
    known = OldMatch(
        state.scenario, state.options, match.roles, past.actions[: kept[-1][0]], [], kept, {}, None
    )
    return known.match(match.game, match.seed)
