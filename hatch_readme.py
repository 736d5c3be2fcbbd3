"""Metadata hook: the README as a package index can show it, and the links of the project.

An index shows the README without the files beside it, so relative links and pictures would lead nowhere.
POLEMOS_REPOSITORY=https://host/owner/polemos makes them addresses in that repository, and adds it to the
project's links; without it a link becomes its text, and a picture is left out.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

#: `[text](docs/lab.md)` and `![text](docs/img/x.png)`, not `[text](https://...)` and not `[text](#part)`.
LINK = re.compile(r"(!?)\[([^\]]*)\]\((?!https?:|#)([^)]+)\)")


def for_an_index(text: str, repository: str) -> str:
    """The same text with links that work wherever it is shown."""

    def linked(found: re.Match[str]) -> str:
        picture, words, target = found.groups()
        if not repository:
            return "" if picture else words
        return f"{picture}[{words}]({repository}/{'raw' if picture else 'blob'}/main/{target})"

    return LINK.sub(linked, text)


def links(repository: str) -> dict[str, str]:
    if not repository:
        return {}
    pages = {"Documentation": "docs", "Changelog": "CHANGELOG.md", "Laboratory": "docs/lab.md"}
    return {"Source": repository, **{name: f"{repository}/blob/main/{path}" for name, path in pages.items()}}


class CustomMetadataHook(MetadataHookInterface):
    """Called by hatchling for wheels and source archives."""

    def update(self, metadata: dict[str, Any]) -> None:
        repository = os.environ.get("POLEMOS_REPOSITORY", "").rstrip("/")
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": for_an_index(text, repository)}
        metadata["urls"] = links(repository)
