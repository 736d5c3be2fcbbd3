"""Forms of names in sentences; the browser's tests read the same examples (web/src/text/grammar.test.ts)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from polemos.kit.grammar import Nouns

EXAMPLES = json.loads((Path(__file__).parent / "grammar.json").read_text(encoding="utf-8"))
CASES = [(lang, example) for lang, examples in EXAMPLES.items() for example in examples]


def introduced(lang: str, example: dict[str, Any]) -> Nouns:
    nouns = Nouns()
    nouns.last = {"en": " and ", "fr": " et "}[lang]
    if "list" in example:
        assert nouns.listed(example["list"]) == example["text"]
    else:
        nouns.learn(example["text"], example.get("facts", {}))
    return nouns


@pytest.mark.parametrize(
    ("lang", "example"), CASES, ids=lambda value: value if isinstance(value, str) else value["text"]
)
def test_a_name_has_the_form_its_sentence_needs(lang: str, example: dict[str, Any]) -> None:
    functions, text = introduced(lang, example).functions(), example["text"]
    for form in ("de", "a", "au", "at", "le"):
        if form in example:
            assert functions[form.upper()](text) == example[form]
    assert functions["COUNT"](text) == example.get("count", "one")
    assert functions["GENDER"](text) == example.get("gender", "m")
