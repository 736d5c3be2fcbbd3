"""The pages of the lab in the browser: wide and on a phone, in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.lab.test_page import pages

#: A wide window, and a phone.
WINDOWS = [{"width": 1200, "height": 900}, {"width": 390, "height": 844}]


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_pages_hold_in_the_browser(
    browser: Browser, lang: str, window: dict[str, int], tmp_path: Path
) -> None:
    """Nothing is wider than the window, every picture is drawn, and the verdict is seen at once."""
    view = browser.new_page(viewport=window)  # type: ignore[arg-type]  # its own name for such a dict
    for number, page in enumerate(pages(lang)):
        path = tmp_path / f"{number}.html"
        path.write_text(page, encoding="utf-8")
        view.goto(path.as_uri())
        assert view.evaluate("document.documentElement.scrollWidth") <= window["width"]
        assert view.evaluate("[...document.images].every(i => i.complete && i.naturalWidth > 0)")
        if number == 0:
            box = view.locator(".verdict").first.bounding_box()
            assert box is not None
            assert box["y"] + box["height"] < window["height"]
    view.close()
