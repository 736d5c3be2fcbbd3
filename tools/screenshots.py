"""Pictures of every game at start, middle and end: `python tools/screenshots.py [GAME ...]`.

Greedy plays all sides; each record is opened at a table of its own on loopback, and Chromium takes a picture
of it at 1440x900 and at 390x844. They go to docs/img/<game>-<size>.jpg (the middle, for the README),
<game>-start-<size>.jpg and <game>-end-<size>.jpg.
"""

from __future__ import annotations

import argparse
import json
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from playwright.sync_api import Browser, sync_playwright

import polemos
from polemos import bots

OUT = Path(__file__).resolve().parents[1] / "docs" / "img"

#: Scenario and actions of a moment in which there is something to see.
MOMENTS = {
    "hellespont": ("historical", 160),
    "hellas": ("standard", 120),
    "hellenes": ("431", 60),
    "peloponnesian_war": ("peloponnesian_war", 18),
    "eagle_and_wolf": ("extended_2", 130),
    "dba": ("heraclea", 70),
}
SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "phone": {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2, "is_mobile": True},
}


LOOKED_BACK = "() => !document.querySelector('[data-testid=end] progress')"

#: What is added to the name of a picture.
MARKS = {"start": "start-", "middle": "", "end": "end-"}


def played(name: str, moment: str) -> dict[str, Any]:
    """The record of a match up to a real choice: the first, one in the middle, or to its end."""
    scenario, middle = MOMENTS[name]
    wanted = {"start": 0, "middle": middle, "end": 1_000_000}[moment]
    game = polemos.game(name)
    match = game.start(scenario, 7, game.trial_options())
    players = {role: bots.make("greedy", 1) for role in match.roles}
    while not match.over and (match.number < wanted or match.prompt(match.deciders[0]).count() < 3):
        role = match.deciders[0]
        match.play(role, *players[role].choose(bots.Seat(match, role)))
    return match.record()


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "polemos.cli", "serve", "--port", str(port), "--no-browser"]
    server = subprocess.Popen([*command, "--db", str(folder / "db.sqlite3")], stdout=subprocess.DEVNULL)
    url = f"http://127.0.0.1:{port}/"
    try:
        _wait(url)
        yield url
    finally:
        server.terminate()
        server.wait(20)


def _wait(url: str) -> None:
    for _ in range(200):
        try:
            urlopen(f"{url}api/games", timeout=2).close()
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise SystemExit("the table does not start")


def opened(url: str, record: dict[str, Any]) -> str:
    """The address of a table with this match, as the one who is asked next sees it."""
    match = polemos.replay(record)
    who = (match.deciders or match.roles)[0]
    seats = {role: "here" if role == who else "bot:greedy" for role in match.roles}
    body = {"record": record, "seats": seats, "study": True}
    request = Request(
        f"{url}api/records",
        json.dumps(body).encode(),
        {"Content-Type": "application/json", "Origin": url[:-1]},
    )
    with urlopen(request, timeout=120) as answer:
        made = json.load(answer)
    return f"{url}#/m/{made['match']}?seat={made['seats'][who]}"


def picture(browser: Browser, url: str, address: str, size: str, path: Path) -> None:
    context = browser.new_context(locale="en-US", **SIZES[size])
    page = context.new_page()
    page.goto(url)
    settings = json.dumps({"lang": "en", "motion": "off", "botSpeed": "fast", "story": "off"})
    page.evaluate("s => localStorage.setItem('polemos.settings', s)", settings)
    page.goto("about:blank")
    page.goto(address)
    page.wait_for_selector(".stage[data-baked=true]", timeout=60_000)
    page.wait_for_timeout(2_000)  # until what is fetched late is there
    # at the end the match is looked back upon: its curve and its costly decisions
    page.wait_for_function(LOOKED_BACK, timeout=300_000)
    page.screenshot(path=path, type="jpeg", quality=70)
    context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="only these (all)")
    chosen = parser.parse_args().games or list(MOMENTS)
    records = {(name, moment): played(name, moment) for name in chosen for moment in MARKS}
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as url, sync_playwright() as play:
        browser = play.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for (name, moment), record in records.items():
            address = opened(url, record)
            for size in SIZES:
                path = OUT / f"{name}-{MARKS[moment]}{size}.jpg"
                picture(browser, url, address, size, path)
                print(path)


if __name__ == "__main__":
    main()
