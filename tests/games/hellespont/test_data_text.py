"""Every thing of the data has a name in both languages, and both catalogues say the same things."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Junk, Message

from polemos.games.hellespont.facts import assertions
from polemos.kit.grammar import ATTRIBUTES
from polemos.kit.text import LANGS, Text, key_of

#: Whose face of a counter it is.
COLOURS = {
    "en": {"a": "Athens", "s": "Sparta", "n": "both sides"},
    "fr": {"a": "Athènes", "s": "Sparte", "n": "les deux camps"},
}
FOLDER = Path(assertions.__file__).parents[1] / "text"


def messages(lang: str) -> dict[str, str]:
    """key (with `.attribute`) -> source of its pattern."""
    source = (FOLDER / f"{lang}.ftl").read_text(encoding="utf-8")
    found: dict[str, str] = {}
    for entry in parse(source).body:
        assert not isinstance(entry, Junk), entry
        if isinstance(entry, Message):
            assert entry.id.name not in found
            parts = [(entry.id.name, entry.value)]
            told = [a for a in entry.attributes if a.id.name not in ATTRIBUTES]
            parts += [(f"{entry.id.name}.{a.id.name}", a.value) for a in told]
            found |= {key: source[p.span.start : p.span.end] for key, p in parts if p is not None and p.span}
    return found


def placeholders(pattern: str) -> set[str]:
    return set(re.findall(r"\$(\w+)", pattern))


def things() -> list[str]:
    files = assertions.load_files(None)
    lines = [
        key_of(prefix, line["id"])
        for scenario in files["scenarios"].values()
        for side in scenario["sides"].values()
        for line in (*side["reinforcements"], *side["optional"])
        for prefix in ("line", "value")
    ]
    return [
        *(key_of("place", place) for place in files["map"]["places"]),
        *(key_of("piece", kind) for kind in files["pieces"]["units"]),
        *(key_of("leader", leader) for leader in files["pieces"]["leaders"]),
        *(key_of("stratagem", stratagem) for stratagem in files["stratagems"]["stratagems"]),
        *(key_of("counter", counter) for counter in files["stratagems"]["counters"]),
        *(key_of("turn", turn["id"]) for turn in files["turns"]["turns"]),
        *(key_of("scenario", scenario) for scenario in files["scenarios"]),
        *lines,
    ]


@pytest.mark.parametrize("lang", LANGS)
def test_every_thing_has_a_name(lang: str) -> None:
    known = messages(lang)
    assert [key for key in things() if key not in known] == []
    assert all(f"{key}.about" in known for key in things() if key.startswith("stratagem-"))
    assert all(f"{key}.sketch" in known for key in things() if key.startswith("scenario-"))


def test_both_languages_have_the_same_keys_and_placeholders() -> None:
    english, french = messages("en"), messages("fr")
    assert english.keys() == french.keys()
    differing = [k for k in english if placeholders(english[k]) != placeholders(french[k])]
    assert differing == []


@pytest.mark.parametrize("lang", LANGS)
def test_pieces_are_named_by_kind_and_zones_with_their_number(lang: str) -> None:
    text = Text("hellespont", lang)
    assert text.piece("athens_t20_1") == {"en": "20 triremes", "fr": "20 trières"}[lang]
    assert text.place("m5").endswith(" (M5)")
    assert text.name("sparta_october_t29").endswith(" (T29)")
    assert text.missing == set()


def test_counters_show_both_their_faces() -> None:
    counters = assertions.load_files(None)["stratagems"]["counters"]
    for lang in LANGS:
        text = Text("hellespont", lang)
        for counter, data in counters.items():
            shown = text.name(counter, ("counter",))
            for stratagem, colour in (data["recto"], data["verso"]):
                assert f"{text.name(stratagem, ('stratagem',))} ({COLOURS[lang][colour[0]]})" in shown
