"""Routes about matches: begin, list, look at, look back, save, branch, play again, leave."""

from __future__ import annotations

from time import perf_counter
from typing import Any

from starlette.requests import Request

from polemos.engine.errors import BadData
from polemos.engine.match import TABLE, Match
from polemos.engine.old import OldGame
from polemos.engine.record import begun, game_of
from polemos.server import analysis, auctions, checking, gently, listing
from polemos.server.addresses import address_of
from polemos.server.auctions import chance_of
from polemos.server.checking import tried_out
from polemos.server.commands import give_up
from polemos.server.hall import Hall
from polemos.server.history import SALT
from polemos.server.http import Endpoint, read_body, seat_needed, table_of, token_of, viewer_of
from polemos.server.lookback import moment
from polemos.server.messages import Branch, Checked, NewMatch, Position, Tokens, Upload, plain_options
from polemos.server.news import Gone, RematchMade
from polemos.server.parts import Since, opening, parts_of
from polemos.server.problems import Refused
from polemos.server.records import may_know_all, old_record, old_upload, partial
from polemos.server.replies import json_response
from polemos.server.seats import HERE, LINK, Seat, new_seed, token_hash
from polemos.server.store import Conflict, Saved
from polemos.server.summaries import summary
from polemos.server.tables import Table
from polemos.server.views import numbered_lines

_REMATCH = "insert into rematches (match, next) values (?, ?)"


async def create(hall: Hall, request: Request) -> object:
    asked = await read_body(request, NewMatch, hall.limits.body_bytes)
    game, options = hall.game(asked.game), plain_options(asked.options)
    match = game.start(asked.scenario, new_seed(), options, (), asked.real_dice)
    seats = by_lot(match, asked.seats) if asked.lot else asked.seats
    created = await hall.create(hall.new_saved(game, match), seats, [], match)
    return {**created, "kinds": seats} if asked.lot else created


def by_lot(match: Match, seats: dict[str, str]) -> dict[str, str]:
    """The same people, each in the seat he drew; chance follows from the match's seed."""
    kinds = tuple(seats.get(role, HERE) for role in match.roles)
    drawn = chance_of(str(match.seed), "lot").shuffle(kinds)
    unknown = {role: kind for role, kind in seats.items() if role not in match.roles}
    return {**dict(zip(match.roles, drawn, strict=True)), **unknown}


async def mine(hall: Hall, request: Request) -> object:
    """Each token once, however often it was sent."""
    asked = await read_body(request, Tokens, hall.limits.body_bytes)
    first = {token: i for i, token in reversed(list(enumerate(asked.tokens)))}
    return await listing.of_tokens(hall, {token_hash(token): i for token, i in first.items()})


async def one_match(hall: Hall, request: Request) -> object:
    table = await table_of(hall, request)
    role = viewer_of(table, request)
    told = summary(table, role)
    return told if role is None else {**told, "role": role}


async def at(hall: Hall, request: Request) -> object:
    """The match as the asker saw it when his count was n."""
    table = await table_of(hall, request)
    role, n = viewer_of(table, request), request.path_params["n"]
    number = table.counts.action(role, n)
    since = request.query_params.get("since", "0")
    if not (since.isascii() and since.isdecimal() and len(since) < 10):
        raise BadData("since: a number of log lines is expected")
    address = address_of(request.scope)
    await hall.lookback.wait(address)
    then, took = await moment(table, number)
    began = perf_counter()
    answer = json_response(seen_then(table, then, role, (n, number), int(since)))
    hall.lookback.spend(address, took + perf_counter() - began)
    return answer


def seen_then(
    table: Table, then: Match, role: str | None, counted: tuple[int, int], since: int
) -> dict[str, Any]:
    """What a role saw at an earlier moment of the match, with the log from line `since` on. `counted`: the
    moment as he counts and as we do; of what older rules played, `then` may be an earlier one."""
    n, number = counted
    journal = table.match.journal
    lines = journal.entries_for(role, 0, journal.written_by(number))[since:]
    told: dict[str, Any] = {
        "n": n,
        "view": then.view(role),
        "deciders": list(then.deciders),
        "log": numbered_lines(lines, since, table.counts, role),
    }
    if role is not None:
        told["prompt"] = then.prompt(role).to_json()
    if then.result is not None:
        told["result"] = then.result.to_json()
    return told


async def in_parts(hall: Hall, request: Request) -> object:
    """How the asker's n-th moment came about, as he may know it."""
    table = await table_of(hall, request)
    role, n, match = viewer_of(table, request), request.path_params["n"], table.match
    if n == 0:
        return opening(table.game, table.saved, role)
    number = table.counts.moment(role, n)
    action = match.actions[number - 1]
    told = match.journal.seen_by(role, 0, match.journal.written_by(number - 1))
    address = address_of(request.scope)
    await hall.lookback.wait(address)
    before, took = await moment(table, number - 1)
    began = perf_counter()
    parts = parts_of(before.clone(), action, role, len(told))
    hall.lookback.spend(address, took + perf_counter() - began)
    return parts


#: So many actions are told in one answer.
MOST_PARTS = 60


async def since(hall: Hall, request: Request) -> object:
    """What happened between two moments of the asker, action by action and part by part."""
    table = await table_of(hall, request)
    role = viewer_of(table, request)
    first, last = bounds(table, role, request)
    start, end = table.counts.action(role, first), table.counts.action(role, last)
    known = len(table.match.journal.seen_by(role, 0, table.match.journal.written_by(start)))
    actions, address = table.match.actions[start:end], address_of(request.scope)
    await hall.lookback.wait(address)
    before, took = await moment(table, start)
    told = Since(before.clone(), role, known, table.counts)
    took += await gently.finish(told.play(actions), table.slowly)
    hall.lookback.spend(address, took)
    return {"from": first, "to": last, "before": told.before, "actions": told.actions}


def bounds(table: Table, role: str | None, request: Request) -> tuple[int, int]:
    """`from` and `to` of the address: at most so many actions, never after now."""
    now, found = table.counts.now(role), []
    for name, default in (("from", "0"), ("to", str(now))):
        text = request.query_params.get(name, default)
        if not (text.isascii() and text.isdecimal() and len(text) < 10):
            raise BadData(f"{name}: the number of an action is expected")
        found.append(int(text))
    if not found[0] <= now:
        raise BadData(f"from: {found[0]} is not between 0 and {now}")
    return found[0], max(found[0], min(found[1], now, found[0] + MOST_PARTS))


async def record(hall: Hall, request: Request) -> object:
    """Whole once over, or to who holds every person's seat; else what the asker may know."""
    table = await table_of(hall, request)
    role = viewer_of(table, request)
    if not may_know_all(table, _tokens(request)):
        return partial(table, role)
    return old_record(table) if isinstance(table.match.game, OldGame) else table.match.record()


def _tokens(request: Request) -> list[str]:
    """The asker's token, and at a hot-seat table those of his other seats (`X-Polemos-Seats`)."""
    more = request.headers.get("x-polemos-seats", "").split(",")
    return [token for token in (token_of(request), *(part.strip() for part in more)) if token]


async def upload(hall: Hall, request: Request) -> object:
    """A finished record to look at, or an unfinished one to play on: then the dice to come are new ones,
    since whoever brought it knows its seed, unless it is for study, where nobody comes from outside."""
    asked = await read_body(request, Upload, hall.limits.body_bytes)
    game = hall.game(game_of(asked.record))
    if asked.study and LINK in asked.seats.values():
        raise BadData("study: nobody can be invited to a match whose dice are known")
    found = await checking.record(hall, address_of(request.scope), game, asked.record)
    if found.outdated and "kept" in asked.record:
        return await hall.create_old(*old_upload(game, asked.record), asked.seats)
    found.checked()
    match, actions = begun(game, asked.record)
    saved = hall.new_saved(game, match, "study" if asked.study else "record")
    if "result" not in asked.record and not asked.study:
        saved.secret = new_seed()
        actions = [*actions, (TABLE, SALT, saved.secret)]
    return await hall.create_from(saved, asked.seats, actions)


async def verify(hall: Hall, request: Request) -> object:
    """Play a record again, with every die and the end, and keep nothing of it."""
    asked = await read_body(request, Checked, hall.limits.body_bytes)
    game = hall.game(game_of(asked.record))
    found = await checking.record(hall, address_of(request.scope), game, asked.record)
    if found.problem:
        return {"ok": False, "rolls": 0, "message": found.problem}
    return {"ok": True, "rolls": found.rolls, "dice": found.dice, "actions": found.actions}


async def branch(hall: Hall, request: Request) -> object:
    """Play on from action n: by whoever may know everything at the table."""
    table = await table_of(hall, request)
    asked = await read_body(request, Branch, hall.limits.body_bytes)
    if table.game.meta.hidden and not may_know_all(table, _tokens(request)):
        raise Refused("not_allowed", "a running match with hidden information cannot be branched")
    role = viewer_of(table, request)
    then, _ = await moment(table, table.counts.action(role, asked.action))
    return await _from_position(hall, then.position(), asked.seats, f"branch:{table.id}:{asked.action}")


async def position(hall: Hall, request: Request) -> object:
    asked = await read_body(request, Position, hall.limits.body_bytes)
    return await _from_position(hall, asked.position, asked.seats, "position")


async def _from_position(hall: Hall, place: dict[str, Any], seats: dict[str, str], came_from: str) -> object:
    name = place.get("game")
    if not isinstance(name, str):
        raise BadData("position.game: the id of a game is expected")
    game = hall.game(name)
    match = game.resume(place, (), new_seed())
    if match.over:
        raise Refused("is_over", "this position is the end of a match")
    tried_out(match)
    return await hall.create(hall.new_saved(game, match, came_from), seats, [], match)


async def rematch(hall: Hall, request: Request) -> object:
    """The same match again, each seat's holder one role further. The old tokens open the new seats."""
    table = await table_of(hall, request)
    seat = seat_needed(table, request)
    if not table.match.over:
        raise Refused("not_over", "the match is not over yet")
    origin = f"rematch:{table.id}"
    known = await hall.store.rematch_of(table.id)
    new = await hall.table(known) if known is not None else await _begin_rematch(hall, table, origin)
    role = next(s.role for s in new.saved.seats if s.token == seat.token)
    return {"match": new.id, "role": role, "commitment": summary(new)["commitment"]}


async def _begin_rematch(hall: Hall, table: Table, origin: str) -> Table:
    old, game = table.saved, table.game
    match = game.start(old.scenario, new_seed(), table.match.state.options, (), old.real_dice)
    saved = hall.new_saved(game, match, origin)
    saved.seats = turned(old, match.roles)
    try:
        await hall.store.create(saved, [], (_REMATCH, (old.id, saved.id)))
    except Conflict:
        known = await hall.store.rematch_of(old.id)
        assert known is not None, "somebody else began it"
        return await hall.table(known)
    roles = {s.role: t.role for s in table.saved.seats for t in saved.seats if s.token and s.token == t.token}
    table.tell_rematch(saved.id, roles)
    table.announce(RematchMade(saved.id, roles))
    return await hall.table(saved.id)


def turned(old: Saved, roles: tuple[str, ...]) -> list[Seat]:
    """The seats with sides changed: each holder takes the next role, and what is his alone stays so."""
    before = {seat.role: seat for seat in old.seats}
    holders = [before[roles[i - 1]] for i in range(len(roles))]
    return [
        Seat(role, holder.kind, holder.token, claimed=holder.claimed)
        for role, holder in zip(roles, holders, strict=True)
    ]


async def resign(hall: Hall, request: Request) -> object:
    table = await table_of(hall, request)
    role = seat_needed(table, request).role
    give_up(table, role, None)
    await table.at_rest()
    return summary(table, role)


async def analysed(hall: Hall, request: Request) -> object:
    """The analysis of a finished match as far as it goes; asking for it begins it."""
    table = await table_of(hall, request)
    viewer_of(table, request)
    if not table.match.over:
        raise Refused("not_over", "only finished matches are analysed")
    if isinstance(table.match.game, OldGame) or table.match.past is not None:
        raise Refused("not_allowed", "a match of older rules is not analysed")
    return analysis.of(table, address_of(request.scope)).to_json()


async def delete(hall: Hall, request: Request) -> object:
    """The asker forgets a finished match; when everybody has, it is deleted."""
    table = await table_of(hall, request)
    seat = seat_needed(table, request)
    if not table.match.over and not isinstance(table.match.game, OldGame):
        raise Refused("not_over", "only finished matches are deleted; resign first")
    gone = await hall.store.leave(table.saved, seat.role)
    seat.token = None
    if gone:
        table.announce(Gone())
        hall.forget(table)
        await auctions.forget(hall.store, table.saved.came_from)
    return {"match": table.id, "deleted": gone}


ENDPOINTS = (
    Endpoint("POST", "/api/matches", create, "A new match.", NewMatch, creates=True),
    Endpoint("POST", "/api/matches/mine", mine, "The matches these tokens belong to.", Tokens),
    Endpoint("GET", "/api/matches/{match}", one_match, "A match in a few words.", token="may"),
    Endpoint(
        "GET",
        "/api/matches/{match}/at/{n:count}",
        at,
        "The match after action n, as the asker may know it.",
        token="may",
    ),
    Endpoint(
        "GET",
        "/api/matches/{match}/at/{n:count}/parts",
        in_parts,
        "How action n came about, part by part.",
        token="may",
    ),
    Endpoint(
        "GET",
        "/api/matches/{match}/parts",
        since,
        "What happened between two moments, action by action.",
        token="may",
    ),
    Endpoint(
        "GET",
        "/api/matches/{match}/record",
        record,
        "The record, as far as the asker may know it.",
        token="may",
    ),
    Endpoint(
        "POST", "/api/records/verify", verify, "Replay a record and check every die.", Checked, creates=True
    ),
    Endpoint("POST", "/api/records", upload, "Upload a record: a new match.", Upload, creates=True),
    Endpoint(
        "POST",
        "/api/matches/{match}/branch",
        branch,
        "A new match from action n of this one.",
        Branch,
        token="may",
        creates=True,
    ),
    Endpoint("POST", "/api/positions", position, "A new match from a position.", Position, creates=True),
    Endpoint(
        "POST",
        "/api/matches/{match}/rematch",
        rematch,
        "The same again with sides changed.",
        token="yes",
        creates=True,
    ),
    Endpoint(
        "GET",
        "/api/matches/{match}/analysis",
        analysed,
        "Chances to win and costly decisions of a finished match, as far as they are known.",
        token="may",
    ),
    Endpoint("POST", "/api/matches/{match}/resign", resign, "Give up.", token="yes"),
    Endpoint("DELETE", "/api/matches/{match}", delete, "Forget a finished match.", token="yes"),
)
