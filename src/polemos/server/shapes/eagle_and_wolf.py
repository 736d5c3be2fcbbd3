"""The Eagle and the Wolf: army sheets are private until battle."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from polemos.server.shapes.common import Counts, Piece, Place, Point, Ring, Told
from polemos.server.shapes.dba import Battle, Ends


class Army(Piece):
    """A general and his army; its elements only where the viewer may know them."""

    attitude: int
    stars: int
    pm: int
    elements: NotRequired[list[str]]
    inside: NotRequired[bool]
    camp: NotRequired[bool]
    train: NotRequired[bool]
    omen: NotRequired[bool]
    unsupplied: NotRequired[bool]


class CampaignSiege(TypedDict):
    """A siege."""

    by: str
    marker: int


class CampaignMarkers(TypedDict):
    """What lies on the map."""

    ravaged: list[str]
    storms: list[str]


class CampaignView(Told):
    """The table of the campaign; `battle` while one is fought."""

    year: int
    control: dict[str, str]
    pieces: dict[str, Army]
    sieges: dict[str, CampaignSiege]
    markers: CampaignMarkers
    wars: list[tuple[str, str]]
    allies: list[tuple[str, str]]
    #: Nation -> the seat that plays it.
    seats: dict[str, str]
    order: list[str]
    tracks: dict[str, Counts]
    emergency: bool
    horses: list[str]
    lead: str
    moved: list[str]
    riding: dict[str, str]
    reformed: bool
    revolt: str
    dead: list[str]
    #: What a spy told: whose sheet, and how large it is.
    told: NotRequired[dict[str, int]]
    battle: NotRequired[Battle]


class Territory(Place):
    """A territory or a sea zone."""

    more: NotRequired[list[Ring]]
    sea: NotRequired[list[str]]
    province: NotRequired[str]
    strait: NotRequired[str]


class CampaignTroops(TypedDict, total=False):
    """A kind of troops as printed; nothing for the army counter itself."""

    foot: int
    mounted: int
    good: int
    bad: int


class Nation(TypedDict):
    """A nation: its land, its capital, its generals."""

    national: list[str]
    capital: str
    generals: list[str]


class CampaignBoard(TypedDict):
    """The strategic map."""

    size: Point
    coast: list[Ring]
    places: dict[str, Territory]
    kinds: dict[str, CampaignTroops]
    nations: dict[str, Nation]
    boxes: list[int]
    tracks: dict[str, Ends]
