"""Hellenes: blocks, hands and pools are hidden from the other side."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from polemos.server.shapes.common import Corners, Counts, Hand, Piece, Place, Point, Ring, Told


class Block(Piece):
    """A block; its owner is told more."""

    inside: NotRequired[bool]
    aboard: NotRequired[str]
    moved: NotRequired[bool]
    kept: NotRequired[bool]


Move = TypedDict("Move", {"from": str, "to": str, "forced": bool})


class HellenesMarkers(TypedDict):
    """What lies on the map, and events of the season."""

    held: dict[str, str]
    sieges: dict[str, str]
    #: How many blocks each besieged city feeds.
    capacity: dict[str, int]
    pillaged: list[str]
    civil_war: list[str]
    hungry: str
    traitors: str
    earthquake: str
    augury: str
    peace: bool
    renewed: bool
    moves: list[Move]


class HellenesBattle(TypedDict):
    """The battle board."""

    place: str
    kind: str
    aggressor: str
    round: int
    silent: bool
    doubled: bool
    attackers: list[str]
    defenders: list[str]
    routed: list[str]
    struck: list[str]
    half: str


class HellenesForecast(TypedDict):
    """How the battle at hand may end if both fight on: wins of the attacker in 100, steps lost on average."""

    kind: Literal["battle"]
    place: str
    attacker: str
    win: int
    lost: dict[str, float]


class HellenesView(Told):
    """The table of Hellenes."""

    year: int
    order: list[str]
    active: str
    actions: int
    pieces: dict[str, Block]
    tracks: dict[str, Counts]
    markers: HellenesMarkers
    hands: dict[str, Hand]
    pools: Counts
    deck: int
    leaders: dict[str, str]
    in_play: list[str]
    discard: list[str]
    played: dict[str, str]
    #: Who has chosen a card; the viewer's own.
    committed: list[str]
    chosen: NotRequired[str]
    sacrifices: dict[str, list[str]]
    drawn: NotRequired[list[str]]
    pool: NotRequired[list[str]]
    battle: NotRequired[HellenesBattle]
    forecast: NotRequired[HellenesForecast]


class HellenesPlace(Place):
    """An area of land or sea."""

    region: str
    nation: NotRequired[str]
    loyalty: NotRequired[str]
    value: NotRequired[int]
    harbour: NotRequired[str]
    #: Islands and pieces of land that belong to it.
    more: NotRequired[list[Ring]]


BlockKind = TypedDict(
    "BlockKind",
    {
        "type": str,
        "max": int,
        "side": NotRequired[str],
        "nation": NotRequired[str],
        "class": NotRequired[str],
        "naval": NotRequired[str],
        "move": NotRequired[int],
        "number": NotRequired[int],
        "elite": NotRequired[bool],
        "barbarian": NotRequired[bool],
    },
)


class Card(TypedDict):
    """A card as printed."""

    number: int
    border: str
    coins: int
    event: str
    players: list[str]
    continuing: bool
    leader: NotRequired[str]
    side: NotRequired[str]
    value: NotRequired[int]
    region: NotRequired[str]
    extension: NotRequired[bool]


class Border(TypedDict):
    """The border of two areas, and where it is drawn."""

    kind: str
    lines: list[Ring]


class Inset(TypedDict):
    """The frame round Sicily and Italy."""

    frame: Corners


class HellenesNation(TypedDict):
    """A nation's colour in words and its side."""

    colour: str
    side: str


#: The ends of a track.
Span = TypedDict("Span", {"from": int, "to": int})


class HellenesTracks(TypedDict):
    """The printed tracks."""

    prestige: Span
    seasons: list[str]
    gods: list[str]


class HellenesBoard(TypedDict):
    """The map, the blocks and the cards."""

    size: Point
    places: dict[str, HellenesPlace]
    kinds: dict[str, BlockKind]
    cards: dict[str, Card]
    borders: dict[str, Border]
    #: Neighbours whose areas do not meet on the drawing, with the points they lie nearest at.
    links: dict[str, Ring]
    coast: list[Ring]
    inset: Inset
    nations: dict[str, HellenesNation]
    tracks: HellenesTracks
