"""How soon a match is painted and how soon a click shows, in real Chromium on loopback.

python bench/web_latency.py                     about half a minute on a quiet machine
python bench/web_latency.py --clicks 200 --loads 9 --game hellas
"""

from __future__ import annotations

import argparse
import json
import shutil
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from tests.web.house import House  # the path above is needed first
from tests.web.player import Player

#: Notes in the page itself when something was painted: a driver's own clock would add its round trips.
WATCH = """
window.seen = {};
window.waits = [];
const painted = (then) => requestAnimationFrame(() => {
  const channel = new MessageChannel();
  channel.port1.onmessage = () => then(performance.now());
  channel.port2.postMessage(0);
});
const note = (name, selector) => {
  if (name in seen || !document.querySelector(selector)) return;
  seen[name] = 0;
  painted((at) => (seen[name] = at));
};
let clicked = 0;
let number = '';
addEventListener('click', (e) => {
  if (e.target.closest('.choice, .board [data-choice], .fan')) clicked = e.timeStamp;
}, true);
new MutationObserver(() => {
  note('table', '.table [data-testid=prompt]');
  note('map', '.stage[data-baked=true]');
  const now = document.querySelector('.table')?.dataset.number;
  if (now === undefined || now === number) return;
  number = now;
  const since = clicked;
  clicked = 0;
  if (since) painted((at) => waits.push(at - since));
}).observe(document, { subtree: true, childList: true, attributes: true });
"""
READY = "() => seen.table && seen.map"


def percentile(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * part))]


def row(name: str, values: list[float]) -> str:
    p95 = percentile(values, 0.95)
    return f"{name:<34}{statistics.median(values):>8.0f}{p95:>8.0f}{max(values):>8.0f}{len(values):>6}"


def loaded(page: Page, address: str) -> dict[str, float]:
    """Milliseconds from the start of the navigation to each thing a player sees."""
    page.goto("about:blank")
    page.goto(address)
    page.wait_for_function(READY, timeout=60_000)
    seen: dict[str, float] = page.evaluate("seen")
    paints = "performance.getEntriesByType('paint').map(e => [e.name, e.startTime])"
    return {**seen, "first": dict(page.evaluate(paints))["first-contentful-paint"]}


def copied(context: BrowserContext, storage: str) -> Page:
    """A page of a fresh profile that holds the seat."""
    page = context.new_page()
    page.add_init_script(WATCH)
    page.add_init_script(f"for (const [k, v] of {storage}) localStorage.setItem(k, v)")
    return page


def paints(browser: Browser, player: Player, loads: int) -> list[str]:
    """First paint of the match, by a browser that never was here and by one that was."""
    address = player.page.url
    storage = json.dumps(player.page.evaluate("Object.entries(localStorage)"))
    cold, warm = [], []
    for _ in range(loads):
        context = browser.new_context(viewport={"width": 1440, "height": 900})
        page = copied(context, storage)
        cold.append(loaded(page, address))
        warm.append(loaded(page, address))
        context.close()
    rows = []
    for label, times in (("first visit", cold), ("again", warm)):
        for name, what in (("first", "anything"), ("table", "table and prompt"), ("map", "finished map")):
            rows.append(row(f"{label}: {what}", [one[name] for one in times]))
    return rows


def clicks(player: Player, wanted: int) -> list[float]:
    """Real clicks on buttons and map until enough of them were measured."""
    player.page.reload()
    waits: list[float] = []
    while len(waits) < wanted and player.act():
        waits = player.page.evaluate("waits")
    return waits


def measure(browser: Browser, url: str, args: argparse.Namespace) -> list[str]:
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-US")
    player = Player(context, url, seed=4)
    player.page.add_init_script(WATCH)
    player.visit(f"#/new/{args.game}")
    player.page.wait_for_selector("[data-seat]")
    begin(player)
    player.wait_for_map()
    rows = paints(browser, player, args.loads)
    rows.append(row("click to updated board", clicks(player, args.clicks)))
    context.close()
    return rows


def begin(player: Player) -> None:
    page = player.page
    seats: list[Any] = page.locator("[data-seat]").all()
    for i, seat in enumerate(seats):
        seat.select_option("here" if i == 0 else "bot:random")
    page.click("[data-testid=begin]")
    page.wait_for_selector(".table")


def main() -> None:
    parser = argparse.ArgumentParser(description="Latency of the browser client, in milliseconds.")
    parser.add_argument("--game", default="hellespont")
    parser.add_argument("--clicks", type=int, default=60)
    parser.add_argument("--loads", type=int, default=5)
    args = parser.parse_args()
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder) / "matches.sqlite3")
        house.open()
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        try:
            rows = measure(browser, house.url, args)
        finally:
            browser.close()
            house.close()
    print("\n".join([f"{'milliseconds':<34}{'p50':>8}{'p95':>8}{'max':>8}{'n':>6}", *rows]))


if __name__ == "__main__":
    main()
