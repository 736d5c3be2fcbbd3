"""Sides by bidding: two people seal a bid each for the side they want, then the match begins.

A bid is stored when it is made and can never be changed. Whoever looks after the second one was stored sees
both and the match: what follows from the bids depends on nothing but what is on disk, so a server that dies
between the two bids, or after them, loses nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from time import time
from typing import Any, Final

import msgspec
from msgspec import Struct

from polemos.engine.chance import Chance, commitment, seed_key
from polemos.engine.errors import BadData
from polemos.engine.game import Game
from polemos.engine.meta import Option
from polemos.server.problems import Refused
from polemos.server.seats import BOT, Seat, new_match_id, seat_of
from polemos.server.store import Conflict, Statement, Store

#: People in an auction: more than two sides would need another rule of who gets what.
CHAIRS: Final = (0, 1)

#: What a match that came of an auction came from, before the auction's id.
ORIGIN: Final = "auction:"

_OPEN: Final = "insert into auctions (id, body, created) values (?, ?, ?)"
_BID: Final = "insert into bids (auction, chair, role, amount) values (?, ?, ?, ?)"
_END: Final = "insert into auction_ends (auction, match) values (?, ?)"


class Chair(Struct):
    """Who bids: the kind of seat he will have, and the hash of his token in hex (none for a bot)."""

    kind: str
    token: str | None = None


class Terms(Struct):
    """The match the two bid for, as it is stored."""

    game: str
    scenario: str
    options: dict[str, Any]
    real_dice: bool
    seed: str
    chairs: list[Chair]


@dataclass(frozen=True)
class Sealed:
    """One bid."""

    role: str
    amount: int

    def to_json(self) -> dict[str, Any]:
        return {"role": self.role, "amount": self.amount}


@dataclass(frozen=True)
class Outcome:
    """Which chair has which role, the value of the game's option, and whether the lot had to decide."""

    roles: tuple[str, str]
    value: int
    lot: bool


@dataclass
class Auction:
    """An auction with the bids made so far, by chair, and the match that came of it."""

    id: str
    terms: Terms
    created: int
    bids: dict[int, Sealed]
    match: str | None = None

    @property
    def complete(self) -> bool:
        return len(self.bids) == len(CHAIRS)

    def chair_of(self, token: str) -> int:
        """The chair a token opens; a wrong token is refused, never ignored."""
        seats = [Seat(str(i), c.kind, _hash(c)) for i, c in enumerate(self.terms.chairs)]
        found = seat_of(seats, token)
        if found is None:
            raise Refused("no_seat", "this token opens no chair of this auction")
        return int(found.role)

    def told(self, chair: int | None) -> dict[str, Any]:
        """What an asker may know. Nobody's bid is told to anybody else before both are stored."""
        terms = self.terms
        told: dict[str, Any] = {
            "auction": self.id,
            "game": terms.game,
            "scenario": terms.scenario,
            "options": terms.options,
            "real_dice": terms.real_dice,
            "commitment": commitment(terms.seed),
            "created": self.created,
            "chairs": [{"kind": c.kind, "sealed": i in self.bids} for i, c in enumerate(terms.chairs)],
        }
        if chair is not None:
            told["chair"] = chair
            if chair in self.bids:
                told["bid"] = self.bids[chair].to_json()
        return told

    def revealed(self, game: Game) -> dict[str, Any]:
        """What everybody may know once both bids are stored."""
        found = self.outcome(game)
        bids = [self.bids[chair].to_json() for chair in CHAIRS]
        return {"bids": bids, "roles": list(found.roles), "value": found.value, "lot": found.lot}

    def outcome(self, game: Game) -> Outcome:
        roles = game.roles_of(self.terms.scenario)
        return settled(roles, (self.bids[0], self.bids[1]), chance_of(self.terms.seed, "sides"))

    def seats(self, found: Outcome) -> list[Seat]:
        """The seats of the match: the tokens of the chairs open them."""
        chairs = zip(found.roles, self.terms.chairs, strict=True)
        return [Seat(role, chair.kind, _hash(chair)) for role, chair in chairs]


def _hash(chair: Chair) -> bytes | None:
    return None if chair.token is None else bytes.fromhex(chair.token)


def chance_of(seed: str, what: str) -> Chance:
    """Chance that follows from the match's seed, whose fingerprint is known before the first bid."""
    return Chance(seed_key(f"{seed}:{what}"))


def settled(roles: tuple[str, ...], bids: tuple[Sealed, Sealed], chance: Chance) -> Outcome:
    """Different wishes cost nothing; of equal ones the higher bid counts, of equal bids the lot."""
    first, second = bids
    if first.role != second.role:
        return Outcome((first.role, second.role), 0, False)
    lot = first.amount == second.amount
    winner = chance.below(2) if lot else int(second.amount > first.amount)
    other = roles[1 - roles.index(first.role)]
    paid = bids[winner].amount * (1 if first.role == roles[0] else -1)
    return Outcome((first.role, other) if winner == 0 else (other, first.role), paid, lot)


def option_of(game: Game, scenario: str) -> Option:
    """The option that takes the bid; refused where a game has none or the sides are not two."""
    found = next((option for option in game.options if option.bid), None)
    if found is None:
        raise BadData(f"game: {game.meta.id} knows no bidding for sides")
    if len(game.roles_of(scenario)) != len(CHAIRS):
        raise BadData(f"scenario: {scenario} is not for two sides")
    return found


def amounts(game: Game, scenario: str, role: str) -> list[int]:
    """What may be given for a role."""
    sign = 1 if role == game.roles_of(scenario)[0] else -1
    values = [v * sign for v in option_of(game, scenario).values if isinstance(v, int)]
    return sorted(value for value in values if value >= 0)


def checked(game: Game, scenario: str, role: str, amount: int) -> Sealed:
    roles = game.roles_of(scenario)
    if role not in roles:
        raise BadData(f"role: {role!r} is not one of {', '.join(roles)}")
    legal = amounts(game, scenario, role)
    if amount not in legal:
        raise BadData(f"amount: {amount} is not one of {', '.join(map(str, legal))}")
    return Sealed(role, amount)


async def opened(store: Store, game: Game, terms: Terms) -> Auction:
    """Keep a new auction; a bot's bid is nothing for any side, drawn before anybody else bids."""
    auction = Auction(new_match_id(), terms, int(time()), {})
    roles = game.roles_of(terms.scenario)
    for number, chair in enumerate(terms.chairs):
        if chair.kind.startswith(BOT):
            auction.bids[number] = Sealed(chance_of(terms.seed, f"bot {number}").draw(roles), 0)
    body = msgspec.json.encode(terms).decode()
    sealed = [_bid(auction.id, number, bid) for number, bid in auction.bids.items()]
    await store.write([(_OPEN, (auction.id, body, auction.created)), *sealed])
    return auction


def _bid(auction: str, chair: int, bid: Sealed) -> Statement:
    return _BID, (auction, chair, bid.role, bid.amount)


async def load(store: Store, name: str) -> Auction:
    rows = await store.read("select body, created from auctions where id = ?", (name,))
    if not rows:
        raise Refused("unknown_auction", f"there is no auction {name!r}")
    bids = await store.read("select chair, role, amount from bids where auction = ?", (name,))
    ends = await store.read("select match from auction_ends where auction = ?", (name,))
    sealed = {chair: Sealed(role, amount) for chair, role, amount in bids}
    terms = msgspec.json.decode(rows[0][0], type=Terms)
    return Auction(name, terms, rows[0][1], sealed, ends[0][0] if ends else None)


async def seal(store: Store, auction: Auction, chair: int, bid: Sealed) -> None:
    """A bid is made once: the database itself refuses a second one."""
    try:
        await store.write([_bid(auction.id, chair, bid)])
    except Conflict:
        raise Refused("conflict", "this chair has sealed its bid; it cannot be changed") from None


def ended(auction: Auction, match: str) -> Statement:
    """Stored together with the match: of two servers that begin it at once, one is refused."""
    return _END, (auction.id, match)


async def withdraw(store: Store, auction: Auction) -> None:
    """Call it off, unless both have bid: a bid that comes meanwhile is seen by the database itself."""
    few = "delete from auctions where id = ? and (select count(*) from bids where auction = ?) < ?"
    left = "delete from bids where auction = ? and not exists (select 1 from auctions where id = ?)"
    name = auction.id
    await store.write([(few, (name, name, len(CHAIRS))), (left, (name, name))])
    if await store.read("select 1 from auctions where id = ?", (name,)):
        raise Refused("conflict", "both have bid: the match has begun")


async def forget(store: Store, came_from: str) -> None:
    """The match was deleted: the auction it came from, if any, goes too."""
    if not came_from.startswith(ORIGIN):
        return
    name = came_from.removeprefix(ORIGIN)
    tables = (("auctions", "id"), ("bids", "auction"), ("auction_ends", "auction"))
    await store.write([(f"delete from {table} where {column} = ?", (name,)) for table, column in tables])
