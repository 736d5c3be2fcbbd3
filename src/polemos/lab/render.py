"""A match to look at: the table in words, or the board as the browser draws it."""

from __future__ import annotations

import io
import json
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final
from urllib.error import URLError
from urllib.request import Request, urlopen

from polemos.engine.errors import BadData
from polemos.engine.match import Match
from polemos.kit.text import Text, key_of

ANSI: Final = "ansi"
PIXELS: Final = "rgb_array"
MODES: Final = (ANSI, PIXELS)

WINDOW: Final = {"width": 1280, "height": 860}
CHROMIUM: Final = ("chromium", "chromium-browser", "google-chrome")
QUIET: Final = ("--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking")
STAGE: Final = ".stage"

#: Seconds for the server to start, and for a board to be drawn.
PATIENCE: Final = 60.0


def drawn(match: Match, mode: str | None, picture: Picture) -> Any:
    """What `render` of an environment returns."""
    if mode == ANSI:
        return in_words(match)
    return picture.of(match) if mode == PIXELS else None


def in_words(match: Match, lang: str = "en") -> str:
    """Turn and phase, what stands where, the score, and the question; all as a spectator sees it."""
    text, view = Text(match.game.meta.id, lang), match.view(None)
    scenario = text.scenario(match.state.scenario)
    lines = [f"{text.say('game-title')} · {scenario} · {view.get('turn', '')} · {match.number}"]
    scores = match.game.scores(match.state)
    if scores:
        lines.append(", ".join(f"{text.role(role)} {score}" for role, score in scores.items()))
    lines += _places(view, text)
    if match.result is not None:
        return "\n".join([*lines, text.result(match.result)])
    return "\n".join([*lines, *(_question(match, role, text) for role in match.deciders)])


def _places(view: dict[str, Any], text: Text) -> list[str]:
    stacks: dict[str, list[str]] = {}
    for piece, facts in view.get("pieces", {}).items():
        stacks.setdefault(str(facts["at"]), []).append(_piece(piece, facts, text))
    return [f"  {_place(place, text)}: {', '.join(sorted(found))}" for place, found in stacks.items()]


def _place(place: str, text: Text) -> str:
    return text.place(place) if text.has(key_of("place", place)) else place


def _piece(piece: str, facts: dict[str, Any], text: Text) -> str:
    side = str(facts.get("side", ""))
    owner = text.role(side) if side and text.knows(side) else side
    if facts.get("hidden"):
        return f"{owner} ?"
    own = text.has(key_of("leader", piece)) or text.has(key_of("piece", piece))
    name = text.piece(piece if own else str(facts.get("kind", piece)))
    count = f"{facts['count']} " if facts.get("count", 1) != 1 else ""
    return f"{owner} {count}{name}{'*' * bool(facts.get('face', 0))}"


def _question(match: Match, role: str, text: Text) -> str:
    """A question may tell what its role alone knows: others see only that it is asked."""
    if match.game.meta.hidden:
        return f"> {text.role(role)}"
    return f"> {text.role(role)}: {text.prompt(match.prompt(role))}"


class Picture:
    """The real client's drawing: a server of our own and a browser without a window, begun when needed."""

    def __init__(self) -> None:
        self._server: subprocess.Popen[bytes] | None = None
        self._folder: tempfile.TemporaryDirectory[str] | None = None
        self._address = ""
        self._playwright: Any = None
        self._page: Any = None
        #: Playwright's plain interface refuses a thread in which a loop runs, as one does in a notebook.
        self._thread: ThreadPoolExecutor | None = None

    def of(self, match: Match) -> Any:
        """Rows of pixels (red, green, blue), as a spectator sees the board now."""
        if self._thread is None:
            self._thread = ThreadPoolExecutor(1)
        return self._thread.submit(self._drawn, match).result()

    def close(self) -> None:
        if self._thread is not None:
            self._thread.submit(self._closed).result()
            self._thread.shutdown()
            self._thread = None

    def _drawn(self, match: Match) -> Any:
        if self._page is None:
            self._open()
        begun = self._begun(match)
        self._page.goto("about:blank")
        self._page.goto(f"{self._address}#/m/{begun}")
        self._page.wait_for_selector(f"{STAGE}[data-baked=true]", timeout=1000 * PATIENCE)
        return _pixels(self._page.locator(STAGE).first.screenshot())

    def _closed(self) -> None:
        if self._playwright is not None:
            self._page.context.browser.close()
            self._playwright.stop()
            self._playwright = self._page = None
        if self._server is not None:
            self._server.terminate()
            self._server.wait(20)
            self._server = None
        if self._folder is not None:
            self._folder.cleanup()
            self._folder = None

    def _begun(self, match: Match) -> str:
        body = {"position": match.position(), "seats": dict.fromkeys(match.roles, "link")}
        asked = Request(f"{self._address}api/positions", json.dumps(body).encode())
        with urlopen(asked, timeout=PATIENCE) as answer:
            return str(json.load(answer)["match"])

    def _open(self) -> None:
        self._page = self._browser().new_page(viewport=WINDOW)
        self._folder = tempfile.TemporaryDirectory()
        port = _free_port()
        self._address = f"http://127.0.0.1:{port}/"
        command = [sys.executable, "-m", "polemos.cli", "serve", "--no-browser", "--port", str(port)]
        database = f"{self._folder.name}/pictures.sqlite3"
        self._server = subprocess.Popen([*command, "--db", database], stdout=subprocess.DEVNULL)
        self._wait_for_server()

    def _browser(self) -> Any:
        try:
            from playwright.sync_api import sync_playwright
        except ImportError:
            raise BadData("render_mode: rgb_array needs the browser: pip install 'polemos[render]'") from None
        own = next((path for name in CHROMIUM if (path := shutil.which(name))), None)
        self._playwright = sync_playwright().start()
        return self._playwright.chromium.launch(executable_path=own, headless=True, args=list(QUIET))

    def _wait_for_server(self) -> None:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                with urlopen(f"{self._address}api/games", timeout=2):
                    return
            except (URLError, OSError):
                time.sleep(0.1)
        raise BadData("render_mode: the server that draws the board did not start")


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _pixels(png: bytes) -> Any:
    from matplotlib.image import imread

    return (255 * imread(io.BytesIO(png), format="png")[:, :, :3]).round().astype("uint8")
