"""The lobby's small pictures of the boards: `python tools/pictures.py` after a change of a board's art.

Without a prepared picture the lobby draws the board by the game's own skin; Chromium takes what it drew. They
go to web/public/pictures/<game>.jpg.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright
from screenshots import serving

import polemos

OUT = Path(__file__).resolve().parents[1] / "web" / "public" / "pictures"


def main() -> None:
    OUT.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as url, sync_playwright() as play:
        browser = play.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1440, "height": 900}, device_scale_factor=2)
        page.route("**/pictures/*", lambda route: route.abort())
        page.goto(url)
        for game in polemos.games():
            image = page.locator(f"[data-picture={game}] img[data-drawn]")
            image.screenshot(path=OUT / f"{game}.jpg", type="jpeg", quality=70)
            print(OUT / f"{game}.jpg")


if __name__ == "__main__":
    main()
