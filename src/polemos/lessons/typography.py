"""Writers of lessons type plain signs; readers see those of a printer."""

from __future__ import annotations

import re
from typing import Final

NARROW: Final = "\u202f"
#: Before these French leaves a narrow space that does not break.
_HIGH: Final = re.compile(r"[ \u00a0]*([;!?:»])(?=[\s.,;)»]|$)")
_OPENING: Final = re.compile(r"«[ \u00a0]*")
_PARAGRAPH: Final = re.compile(r"§[ \u00a0]*(?=\S)")


def printed(text: str, lang: str) -> str:
    """The text with the apostrophes and spaces of its language; single line breaks are no breaks."""
    text = "\n\n".join(" ".join(part.split(" \n")) for part in _paragraphs(text)).replace("'", "’")
    text = _PARAGRAPH.sub("§\u00a0", text)
    if lang != "fr":
        return text
    return _OPENING.sub(f"«{NARROW}", _HIGH.sub(rf"{NARROW}\1", text))


def _paragraphs(text: str) -> list[str]:
    parts = re.split(r"\n\s*\n", text.strip())
    return [re.sub(r"[ \t]*\n[ \t]*", " ", part) for part in parts]
