"""Sides by bidding: sealed bids, revealed at once, the match they lead to; and sides by lot."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from polemos.engine.chance import Chance, commitment, seed_key
from polemos.server.auctions import Sealed, settled
from tests.server.harness import Client, Server, bearer, finish
from toys.toy import ROLES, Astragaloi
from toys.variants import Staked

ROOT = Path(__file__).resolve().parents[2]


class House(Server):
    """A server where sides of the toy can be bid for."""

    def __init__(self, db: str | Path) -> None:
        super().__init__(db, games={"toy": Staked(), "plain": Astragaloi()})

    def auction(self, *chairs: str, **more: Any) -> dict[str, Any]:
        body = {"game": "toy", "chairs": list(chairs or ("here", "link")), **more}
        answer = self.http.post("/api/auctions", json=body)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def look(self, made: dict[str, Any], chair: int | None = None) -> dict[str, Any]:
        answer = self.http.get(f"/api/auctions/{made['auction']}", headers=opening(made, chair))
        assert answer.status_code == 200, answer.text
        return answer.json()

    def bid(self, made: dict[str, Any], chair: int | None, role: Any, amount: Any) -> httpx.Response:
        path = f"/api/auctions/{made['auction']}/bid"
        return self.http.put(path, headers=opening(made, chair), json={"role": role, "amount": amount})


def opening(made: dict[str, Any], chair: int | None) -> dict[str, str]:
    return {} if chair is None else bearer(made["chairs"][chair])


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with House(tmp_path / "matches.sqlite3") as running:
        yield running


# --- who gets what ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("first", "second", "roles", "value"),
    [
        (("gold", 3), ("silver", 2), ("gold", "silver"), 0),
        (("silver", 0), ("gold", 1), ("silver", "gold"), 0),
        (("gold", 3), ("gold", 2), ("gold", "silver"), 3),
        (("gold", 0), ("gold", 1), ("silver", "gold"), 1),
        (("silver", 1), ("silver", 2), ("gold", "silver"), -2),
    ],
)
def test_the_higher_bid_gets_the_side_and_different_wishes_cost_nothing(
    first: Any, second: Any, roles: Any, value: int
) -> None:
    found = settled(ROLES, (Sealed(*first), Sealed(*second)), Chance("unused"))
    assert (found.roles, found.value, found.lot) == (roles, value, False)


def test_equal_bids_are_decided_by_lot_and_each_may_win() -> None:
    bids = (Sealed("silver", 2), Sealed("silver", 2))
    found = [settled(ROLES, bids, Chance(seed_key(seed))) for seed in range(40)]
    assert {one.roles for one in found} == {("gold", "silver"), ("silver", "gold")}
    assert all(one.lot and one.value == -2 for one in found)


# --- at the table -------------------------------------------------------------------------------


def test_two_people_bid_and_play(house: House) -> None:
    made = house.auction(options={"open": True})
    assert house.bid(made, 0, "gold", 1).status_code == 200
    told = house.bid(made, 1, "gold", 3).json()
    assert told["bids"] == [{"role": "gold", "amount": 1}, {"role": "gold", "amount": 3}]
    assert (told["roles"], told["role"], told["value"], told["lot"]) == (["silver", "gold"], "gold", 3, False)
    summary = house.http.get(f"/api/matches/{told['match']}").json()
    assert summary["options"] == {"open": True, "stake": 3}
    assert {role: seat["kind"] for role, seat in summary["seats"].items()} == {
        "silver": "here",
        "gold": "link",
    }
    assert summary["came_from"] == f"auction:{made['auction']}"
    assert summary["commitment"] == made["commitment"]
    seats = {"silver": made["chairs"][0], "gold": made["chairs"][1]}
    players = {role: house.sit(told["match"], token) for role, token in seats.items()}
    finish(players)
    assert house.look(made, 0)["match"] == told["match"]


def test_the_lot_follows_from_the_seed_whose_fingerprint_was_published(house: House) -> None:
    made = house.auction("here", "here")
    house.bid(made, 0, "silver", 2)
    told = house.bid(made, 1, "silver", 2).json()
    assert told["lot"] is True
    seats = dict(zip(told["roles"], made["chairs"], strict=True))
    finish({role: house.sit(told["match"], token) for role, token in seats.items()})
    seed = house.http.get(f"/api/matches/{told['match']}").json()["seed"]
    assert commitment(seed) == made["commitment"]
    winner = Chance(seed_key(f"{seed}:sides")).below(2)
    assert told["roles"][winner] == "silver"


def test_a_bid_is_told_to_nobody_before_both_are_sealed(house: House) -> None:
    made = house.auction()
    answer = house.bid(made, 0, "silver", 2)
    assert answer.json()["bid"] == {"role": "silver", "amount": 2}
    path = f"/api/auctions/{made['auction']}"
    wire = [house.http.get(path, headers=opening(made, who)).text for who in (None, 1)]
    wire.append(house.http.post("/api/matches/mine", json={"tokens": [made["chairs"][1]]}).text)
    refused = house.bid(made, 1, "silver", 9)
    wire.append(refused.text.replace("amount: 9 is not one of 0, 1, 2", ""))
    for text in wire:
        assert not any(secret in text for secret in ("silver", "amount", '"bid"', '"bids"', "match"))
    assert house.look(made)["chairs"] == [
        {"kind": "here", "sealed": True},
        {"kind": "link", "sealed": False},
    ]
    house.bid(made, 1, "gold", 0)
    for who in (None, 0, 1):
        assert house.look(made, who)["bids"] == [
            {"role": "silver", "amount": 2},
            {"role": "gold", "amount": 0},
        ]


def test_a_bot_bids_nothing_for_some_side_and_plays(house: House) -> None:
    wanted = set()
    for _ in range(12):
        made = house.auction("here", "bot:first")
        assert made["chairs"][1] is None
        assert "bids" not in house.look(made, 0)
        told = house.bid(made, 0, "gold", 1).json()
        wanted.add(told["bids"][1]["role"])
        assert (told["role"], told["bids"][1]["amount"]) == ("gold", 0)
        assert told["value"] == (1 if told["bids"][1]["role"] == "gold" else 0)
    assert wanted == {"gold", "silver"}
    finish({"gold": house.sit(told["match"], made["chairs"][0])})


@pytest.mark.parametrize(
    ("role", "amount", "code", "names"),
    [
        ("bronze", 1, "bad_data", "role"),
        ("gold", 4, "bad_data", "amount"),
        ("silver", 3, "bad_data", "amount"),
        ("gold", -1, "bad_request", "amount"),
        ("gold", "much", "bad_request", "amount"),
        ("gold", 1.5, "bad_request", "amount"),
        (None, 1, "bad_request", "role"),
    ],
)
def test_a_bad_bid_is_refused_by_name_and_seals_nothing(
    house: House, role: Any, amount: Any, code: str, names: str
) -> None:
    made = house.auction()
    answer = house.bid(made, 0, role, amount)
    assert (answer.status_code, answer.json()["error"]) == (400, code)
    assert names in answer.json()["message"]
    assert not any(chair["sealed"] for chair in house.look(made)["chairs"])


def test_a_bid_is_made_once_and_by_who_has_a_chair(house: House) -> None:
    made = house.auction()
    house.bid(made, 0, "gold", 1)
    again = house.bid(made, 0, "gold", 3)
    assert (again.status_code, again.json()["error"]) == (409, "conflict")
    assert house.look(made, 0)["bid"]["amount"] == 1
    assert house.bid(made, None, "gold", 1).json()["error"] == "no_seat"
    stranger = {**made, "chairs": ["x" * 22, "y" * 22]}
    assert house.bid(stranger, 1, "gold", 1).json()["error"] == "no_seat"
    lost = house.http.get("/api/auctions/nowhere")
    assert (lost.status_code, lost.json()["error"]) == (404, "unknown_auction")


@pytest.mark.parametrize(
    ("body", "names"),
    [
        ({"game": "plain"}, "game"),
        ({"game": "toy", "options": {"stake": 2}}, "options.stake"),
        ({"game": "toy", "options": {"wind": 2}}, "options.wind"),
        ({"game": "toy", "scenario": "long"}, "scenario"),
        ({"game": "toy", "chairs": ["bot:first", "bot:first"]}, "chairs"),
        ({"game": "toy", "chairs": ["here", "bot:nobody"]}, "chairs[1]"),
    ],
)
def test_a_bad_auction_is_refused_by_name(house: House, body: Any, names: str) -> None:
    answer = house.http.post("/api/auctions", json=body)
    assert (answer.status_code, answer.json()["error"]) == (400, "bad_data")
    assert answer.json()["message"].startswith(names)


def test_an_auction_can_be_called_off_until_both_have_bid(house: House) -> None:
    made = house.auction()
    house.bid(made, 0, "gold", 1)
    path = f"/api/auctions/{made['auction']}"
    assert house.http.delete(path).status_code == 401
    assert house.http.delete(path, headers=opening(made, 1)).json()["deleted"] is True
    assert house.bid(made, 1, "gold", 1).status_code == 404
    made = house.auction()
    for chair in (0, 1):
        house.bid(made, chair, "gold", chair)
    late = house.http.delete(f"/api/auctions/{made['auction']}", headers=opening(made, 0))
    assert (late.status_code, late.json()["error"]) == (409, "conflict")


def test_a_deleted_match_takes_its_auction_along(house: House) -> None:
    made = house.auction("here", "bot:first")
    told = house.bid(made, 0, "gold", 1).json()
    player: Client = house.sit(told["match"], made["chairs"][0])
    player.ask("resign")
    gone = house.http.delete(f"/api/matches/{told['match']}", headers=opening(made, 0))
    assert gone.json()["deleted"] is True
    assert house.http.get(f"/api/auctions/{made['auction']}").status_code == 404


# --- the server dies ----------------------------------------------------------------------------


PROGRAM = """
import sys
from polemos.engine import registry
from polemos.server.app import Settings
from polemos.server.run import listen, make_server
from tests.server.harness import FREE, stub_pool

sock = listen("127.0.0.1", 0)
print(sock.getsockname()[1], flush=True)
games = {"hellenes": registry.game("hellenes", None)}
make_server(Settings(sys.argv[1], games=games, limits=FREE, pool=stub_pool)).run(sockets=[sock])
"""


@contextlib.contextmanager
def until_killed(db: Path) -> Iterator[str]:
    """The address of a real server with Hellenes, in a process of its own that ends by `kill -9`."""
    path = os.pathsep.join([os.environ.get("PYTHONPATH", ""), str(ROOT), str(ROOT / "tests")])
    process = subprocess.Popen(
        [sys.executable, "-c", PROGRAM, str(db)],
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": path},
    )
    assert process.stdout is not None
    try:
        yield f"http://127.0.0.1:{int(process.stdout.readline())}"
    finally:
        process.send_signal(signal.SIGKILL)
        process.wait(30)
        process.stdout.close()


def put(url: str, made: dict[str, Any], chair: int, role: str, amount: int) -> dict[str, Any]:
    path = f"{url}/api/auctions/{made['auction']}/bid"
    answer = httpx.put(path, headers=opening(made, chair), json={"role": role, "amount": amount}, timeout=60)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_a_killed_server_keeps_the_first_bid_for_a_side_of_hellenes(tmp_path: Path) -> None:
    db = tmp_path / "db.sqlite3"
    with until_killed(db) as url:
        body = {"game": "hellenes", "scenario": "413", "chairs": ["here", "link"]}
        made = httpx.post(f"{url}/api/auctions", json=body, timeout=60).json()
        put(url, made, 0, "sparta", 4)
    with until_killed(db) as url:
        told = put(url, made, 1, "sparta", 2)
        assert told["bids"] == [{"role": "sparta", "amount": 4}, {"role": "sparta", "amount": 2}]
        assert (told["role"], told["value"]) == ("athens", -4)
        seen = httpx.get(f"{url}/api/matches/{told['match']}/at/0", timeout=60).json()["view"]
    assert seen["tracks"]["prestige"]["athens"] == 3 + 4, "it starts 3 on Athens's side, where the bid goes"


def test_a_server_that_died_after_both_bids_begins_the_match_when_somebody_looks(tmp_path: Path) -> None:
    db = tmp_path / "matches.sqlite3"
    with House(db) as house:
        made = house.auction()
        house.bid(made, 0, "gold", 1)
        sealed = "insert into bids (auction, chair, role, amount) values (?, ?, ?, ?)"
        with house.hall.store.lock:
            house.hall.store.reader.execute(sealed, (made["auction"], 1, "gold", 2))
    with House(db) as house:
        told = house.look(made, 0)
        assert (told["role"], told["value"]) == ("silver", 2)
        assert house.look(made, 1)["match"] == told["match"]
        assert house.sit(told["match"], made["chairs"][1]).first["t"] == "view"


# --- by lot -------------------------------------------------------------------------------------


def test_sides_can_be_drawn_by_lot(house: House) -> None:
    drawn = set()
    for _ in range(20):
        made = house.new(lot=True, seats={"gold": "here", "silver": "link"})
        summary = house.http.get(f"/api/matches/{made['match']}").json()
        assert {role: seat["kind"] for role, seat in summary["seats"].items()} == made["kinds"]
        assert sorted(made["kinds"].values()) == ["here", "link"]
        drawn.add(made["kinds"]["gold"])
    assert drawn == {"here", "link"}
    wrong = house.http.post(
        "/api/matches", json={"game": "toy", "lot": True, "seats": {"bronze": "here"}}
    ).json()
    assert wrong["error"] == "bad_data"
