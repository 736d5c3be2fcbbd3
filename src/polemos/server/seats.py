"""Who sits where: secret tokens of 128 bits, of which only hashes are kept, and public match ids."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256
from typing import Final

#: No letters that are mistaken for others when a link is read aloud.
ALPHABET: Final = "abcdefghijkmnpqrstuvwxyz23456789"
ID_LENGTH: Final = 14
TOKEN_LENGTH: Final = 22

HERE: Final = "here"
LINK: Final = "link"
BOT: Final = "bot:"
#: Nobody sits there: what is done in this seat stands in the lesson that is taught at the table.
SCRIPTED: Final = "bot:lesson"


class Seat:
    """A role's seat: a person here, a friend by link, or `bot:<name>`; people have a token's hash.

    A person may let a bot play for a while: that is the stand-in, who leaves when the seat is taken back.
    """

    def __init__(
        self,
        role: str,
        kind: str,
        token: bytes | None,
        stand_in: str = "",
        seen: int = 0,
        shown: int = 0,
        voided: bytes | None = None,
        claimed: int = 0,
    ) -> None:
        self.role = role
        self.kind = kind
        self.token = token
        self.stand_in = stand_in
        #: When its owner was last here, in seconds; 0: never.
        self.seen = seen
        #: The last action that its owner was shown.
        self.shown = shown
        #: The token before its owner took one of his own, and when he did; 0: never.
        self.voided = voided
        self.claimed = claimed

    @property
    def born_bot(self) -> bool:
        """Whether a bot has sat here from the beginning: no person is asked for anything here."""
        return self.kind.startswith(BOT)

    @property
    def bot(self) -> str:
        """The name of the bot that plays here now, or nothing for a person or a lesson."""
        if self.kind == SCRIPTED:
            return ""
        return self.kind[len(BOT) :] if self.kind.startswith(BOT) else self.stand_in


def new_match_id() -> str:
    """A public id: 70 bits, so that nobody finds a table by guessing."""
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))


def new_token() -> str:
    """A seat's secret: 128 bits, safe in a link."""
    return secrets.token_urlsafe(16)


def new_seed() -> str:
    """256 bits of chance for a match."""
    return secrets.token_hex(32)


def token_hash(token: str) -> bytes:
    """What is stored of a token: who reads the database still cannot sit down."""
    return sha256(f"polemos-seat:{token}".encode()).digest()


def seat_of(seats: list[Seat], token: str) -> Seat | None:
    """The seat this token opens. Every seat is compared, each in constant time."""
    wanted = token_hash(token)
    found = None
    for seat in seats:
        if seat.token is not None and hmac.compare_digest(seat.token, wanted):
            found = seat
    return found
