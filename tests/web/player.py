"""A person at the browser: sees what is offered, clicks it with the mouse, and notes every complaint."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from playwright.sync_api import BrowserContext, Page, TimeoutError, WebSocket

#: Where a place can be hit: a point well inside its outline, as near its middle as can be, where nothing of
#: another place covers it. A point at the rim is taken only where the place shows no more than that.
POINT = """(place) => {
  const hits = (x, y) => document.elementFromPoint(x, y)?.closest('[data-place]')?.dataset.place === place;
  const around = (x, y, r) => [[r, 0], [-r, 0], [0, r], [0, -r]].every(([i, j]) => hits(x + i, y + j));
  const found = [];
  for (const element of document.querySelectorAll(`.board [data-place="${place}"]`)) {
    const box = element.getBoundingClientRect();
    for (let i = 1; i < 16; i++) for (let j = 1; j < 16; j++) {
      const [x, y] = [box.left + box.width * i / 16, box.top + box.height * j / 16];
      if (hits(x, y)) found.push([x, y, Math.hypot(i - 8, j - 8)]);
    }
  }
  found.sort((a, b) => a[2] - b[2]);
  for (const room of [6, 3, 1]) {
    const inside = found.find(([x, y]) => around(x, y, room));
    if (inside) return inside.slice(0, 2);
  }
  return found[0]?.slice(0, 2) ?? null;
}"""

OPEN_PLACES = (
    "() => [...new Set([...document.querySelectorAll('.board [data-choice]')].map(e => e.dataset.place))]"
)

#: After a click on the map: the place opened up, or the action was taken.
FAN_OR_STEP = """(n) => document.querySelector('.fan')
  || Number(document.querySelector('.table').dataset.number) !== n"""

#: The action was taken.
STEP = "n => Number(document.querySelector('.table')?.dataset.number) !== n"

#: The clicks a person makes to see the game move, rather than to end it at once.
LIVELY = ("activate", "pick_all", "move", "announce", "fight", "besiege", "advance")


#: The clicks that bring a match to its end without much ado.
BRISK = (
    "rest",
    "mute",
    "decline",
    "done",
    "commit_none",
    "stay",
    "stop",
    "stand",
    "accept",
    "keep_none",
    "pick_none",
)


class Player:
    """One browser page at one table."""

    def __init__(self, context: BrowserContext, url: str, seed: int = 1) -> None:
        self.page: Page = context.new_page()
        self.url = url
        self.random = Random(seed)
        #: Whether to play for the end of the match rather than for the play.
        self.brisk = False
        self.complaints: list[str] = []
        self.frames: list[dict[str, Any]] = []
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("websocket", self._listen)
        # what is asked is how the table works, not how patient a test is
        # a test presses every button itself
        calm = {"autoSkip": False, "reactions": "curtain", "warn": False, "story": "off"}
        settings = json.dumps({"lang": "en", "botSpeed": "fast", **calm})
        self.page.goto(url)
        self.page.evaluate("s => localStorage.setItem('polemos.settings', s)", settings)

    def _heard(self, message: Any) -> None:
        # while the server is away nothing answers, nor does the worker that keeps pages
        away = ("ERR_CONNECTION_REFUSED", "WebSocket connection", "ERR_FAILED")
        offline = any(words in message.text for words in away)
        if message.type in ("error", "warning") and not offline:
            self.complaints.append(message.text)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(json.loads(frame)))

    # --- going to places ----------------------------------------------------------------------

    def visit(self, address: str) -> None:
        self.page.goto("about:blank")
        self.page.goto(self.url + address)

    def begin(self, **seats: str) -> str:
        """Begin a match through the pages of the lobby; the id of it."""
        self.visit("#/new/hellespont")
        for role, kind in seats.items():
            self.page.select_option(f"[data-seat={role}]", kind)
        self.page.click("[data-testid=begin]")
        self.page.wait_for_selector(".table")
        return self.page.url.split("/m/")[1].split("?")[0]

    def wait_for_map(self) -> None:
        self.page.wait_for_selector(".stage[data-baked=true]", timeout=60_000)

    # --- what the table says ------------------------------------------------------------------

    @property
    def number(self) -> int:
        return int(self.page.get_attribute(".table", "data-number") or -1)

    @property
    def over(self) -> bool:
        return self.page.get_attribute(".table", "data-over") == "true"

    def wait_for_turn(self) -> bool:
        """Until this seat must choose; False if the match is over."""
        self.page.wait_for_selector(".table[data-mine=true], .table[data-over=true]", timeout=60_000)
        return not self.over

    def wait_after(self, number: int) -> None:
        self.page.wait_for_function(STEP, arg=number, timeout=60_000)

    def private(self) -> str:
        """Everything this page was sent, for looking through."""
        return json.dumps(self.frames)

    # --- clicking -----------------------------------------------------------------------------

    def act(self) -> bool:
        """One choice, by the mouse, on the map where that can be. False: the match is over."""
        if not self.wait_for_turn():
            return False
        before = self.number
        for _ in range(3):  # a tap may only gather a group, which nobody else hears of
            self._click_something()
            if self._went_on(before):
                return True
        self.wait_after(before)
        return True

    def _went_on(self, number: int) -> bool:
        try:
            self.page.wait_for_function(STEP, arg=number, timeout=10_000)
        except TimeoutError:
            return False
        return True

    def _click_something(self) -> None:
        places = self.page.evaluate(OPEN_PLACES)
        if (
            places
            and self.random.random() < (0.1 if self.brisk else 0.5)
            and self._click_map(self.random.choice(places))
        ):
            return
        self._click_button()

    def _click_map(self, place: str) -> bool:
        """Click a place, and if it opens up, something in it; False if it cannot be hit just now."""
        if self.page.locator(".fan").count():
            self.page.keyboard.press("Escape")  # a click on an opened place would close it
        point = self.page.evaluate(POINT, place)
        if point is None:
            return False
        before = self.number
        self.page.mouse.click(*point)
        self.page.wait_for_function(
            FAN_OR_STEP,
            arg=before,
        )
        inside = self.page.locator(".fan .verbs .button, .fan .piece.open")
        if self.number == before and inside.count():
            inside.nth(self.random.randrange(inside.count())).click()
        return True

    def _click_button(self) -> None:
        more = self.page.locator(".onboard .link[aria-expanded=false]")
        if more.count():
            more.click()
        verbs = self.page.eval_on_selector_all(".choice", "all => all.map(e => e.dataset.verb)")
        self.page.locator(".choice").nth(self._preferred(verbs)).click()

    def _preferred(self, verbs: list[str]) -> int:
        if self.brisk:
            found = [verbs.index(verb) for verb in BRISK if verb in verbs]
            return found[0] if found else len(verbs) - 1
        wanted = [i for i, verb in enumerate(verbs) if verb in LIVELY]
        return self.random.choice(wanted if wanted and self.random.random() < 0.7 else range(len(verbs)))
