"""Routes about sides by bidding: open an auction, look at it, seal a bid, withdraw."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request

from polemos.engine.errors import BadData
from polemos.engine.game import Game
from polemos.server import auctions
from polemos.server.auctions import Auction, Chair, Terms
from polemos.server.hall import Hall
from polemos.server.http import Endpoint, read_body, token_of
from polemos.server.messages import Bid, NewAuction, plain_options
from polemos.server.problems import Refused
from polemos.server.seats import BOT, new_seed, new_token, token_hash
from polemos.server.store import Conflict


async def open_auction(hall: Hall, request: Request) -> object:
    """A match to be. The tokens are told this once; later they open the seats of the match."""
    asked = await read_body(request, NewAuction, hall.limits.body_bytes)
    game = hall.game(asked.game)
    terms = _terms(game, asked)
    tokens = [_token(hall, number, kind) for number, kind in enumerate(asked.chairs)]
    if not any(tokens):
        raise BadData("chairs: at least one is a person's")
    terms.chairs = [
        Chair(kind, None if token is None else token_hash(token).hex())
        for kind, token in zip(asked.chairs, tokens, strict=True)
    ]
    auction = await auctions.opened(hall.store, game, terms)
    told = auction.told(None)
    return {"auction": auction.id, "chairs": tokens, "commitment": told["commitment"]}


def _terms(game: Game, asked: NewAuction) -> Terms:
    scenario = game.scenario(asked.scenario or game.scenarios[0].id).id
    option = auctions.option_of(game, scenario)
    if asked.options.get(option.id, 0) != 0:
        raise BadData(f"options.{option.id}: this is what the bidding decides")
    options = {name: value for name, value in plain_options(asked.options).items() if name != option.id}
    chosen = dict(game.checked_options(options))
    del chosen[option.id]
    return Terms(game.meta.id, scenario, chosen, asked.real_dice, new_seed(), [])


def _token(hall: Hall, number: int, kind: str) -> str | None:
    hall.checked_kind(f"chairs[{number}]", kind)
    return None if kind.startswith(BOT) else new_token()


async def look(hall: Hall, request: Request) -> object:
    auction = await auctions.load(hall.store, request.path_params["auction"])
    token = token_of(request)
    return await _told(hall, auction, None if token is None else auction.chair_of(token))


async def bid(hall: Hall, request: Request) -> object:
    """Seal a bid: stored before it is acknowledged; with the second one the match begins."""
    auction, chair = await _mine(hall, request)
    asked = await read_body(request, Bid, hall.limits.body_bytes)
    game = hall.game(auction.terms.game)
    sealed = auctions.checked(game, auction.terms.scenario, asked.role, asked.amount)
    await auctions.seal(hall.store, auction, chair, sealed)
    return await _told(hall, await auctions.load(hall.store, auction.id), chair)


async def withdraw(hall: Hall, request: Request) -> object:
    """One of the two calls it off, as long as not both have bid."""
    auction, _ = await _mine(hall, request)
    await auctions.withdraw(hall.store, auction)
    return {"auction": auction.id, "deleted": True}


async def _mine(hall: Hall, request: Request) -> tuple[Auction, int]:
    auction = await auctions.load(hall.store, request.path_params["auction"])
    token = token_of(request)
    if token is None:
        raise Refused("no_seat", "this needs a chair's token (Authorization: Bearer ...)")
    return auction, auction.chair_of(token)


async def _told(hall: Hall, auction: Auction, chair: int | None) -> dict[str, Any]:
    told = auction.told(chair)
    if not auction.complete:
        return told
    game = hall.game(auction.terms.game)
    told.update(auction.revealed(game), match=await _match(hall, game, auction))
    if chair is not None:
        told["role"] = told["roles"][chair]
    return told


async def _match(hall: Hall, game: Game, auction: Auction) -> str:
    """The match of the two bids, begun by whoever looks first after the second."""
    if auction.match is not None:
        return auction.match
    terms, found = auction.terms, auction.outcome(game)
    options = {**plain_options(terms.options), auctions.option_of(game, terms.scenario).id: found.value}
    match = game.start(terms.scenario, terms.seed, options, (), terms.real_dice)
    saved = hall.new_saved(game, match, auctions.ORIGIN + auction.id)
    saved.seats = auction.seats(found)
    try:
        await hall.store.create(saved, [], auctions.ended(auction, saved.id))
    except Conflict:
        begun = (await auctions.load(hall.store, auction.id)).match
        assert begun is not None, "somebody else began it"
        return begun
    await hall.table(saved.id)
    return saved.id


_ONE = "/api/auctions/{auction}"

ENDPOINTS = (
    Endpoint("POST", "/api/auctions", open_auction, "Sides by bidding.", NewAuction, creates=True),
    Endpoint("GET", _ONE, look, "An auction, as far as the asker may know it.", token="may"),
    Endpoint("PUT", f"{_ONE}/bid", bid, "Seal a bid for a side.", Bid, token="yes"),
    Endpoint("DELETE", _ONE, withdraw, "Call an auction off.", token="yes"),
)
