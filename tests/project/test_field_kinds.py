"""What tools/fields.py writes for each kind of field: type, first value, copy, the way to JSON and back."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools"))

from field_kinds import Bad, Kinds, Shape

KINDS = Kinds({"SIDES": ["ATHENS", "SPARTA"]})
KINDS.shapes["Army"] = Shape("Army", False, [], [])
KINDS.shapes["Fight"] = Shape("Fight", True, ["place"], [])


@pytest.mark.parametrize(
    ("kind", "type_", "start", "copied", "written", "read"),
    [
        ("number(0, 9)", "int", "0", "x", "x", "d.number(k, 0, 9)"),
        ("flag", "bool", "False", "x", "x", "d.flag(k)"),
        ("id(ROWS)", "str", '""', "x", "x", "d.one_of(k, ROWS)"),
        ("index(ROWS)", "int", "0", "x", "ROWS[x]", "ROWS.index(d.one_of(k, ROWS))"),
        ("list(text)", "tuple[str, ...]", "()", "x", "list(x)", "d.texts(k)"),
        ("unique(id(ROWS))", "tuple[str, ...]", "()", "x", "list(x)", "d.texts(k, ROWS)"),
        (
            "list(id(ROWS), 5)",
            *("tuple[str, ...]", "()", "x", "list(x)", "d.each(k, lambda r, key: r.one_of(key, ROWS), 5)"),
        ),
        ("set(id(ROWS))", "set[str]", "set()", "x.copy()", "sorted(x)", "set(d.texts(k, ROWS))"),
        (
            "frozen(id(ROWS))",
            "frozenset[str]",
            "frozenset()",
            "x",
            "sorted(x)",
            "frozenset(d.texts(k, ROWS))",
        ),
        (
            "tuple(text, index(ROWS))",
            *("tuple[str, int]", '("", 0)', "x", "[x[0], ROWS[x[1]]]"),
            'd.row(k, 2, lambda row: (row.text("0"), ROWS.index(row.one_of("1", ROWS))))',
        ),
        (
            "by(SIDES, some(ROWS, flag))",
            *("dict[str, dict[str, bool]]", "{ATHENS: {}, SPARTA: {}}"),
            "{ATHENS: x[ATHENS].copy(), SPARTA: x[SPARTA].copy()}",
            "{key: dict(sorted(x[key].items())) for key in SIDES}",
            "d.every(k, SIDES, lambda r, key: r.some(key, ROWS, lambda r, inner: r.flag(inner)))",
        ),
        (
            "some(ROWS, Army)",
            *("dict[str, Army]", "{}", "x.copy()"),
            "{key: write_army(value) for key, value in sorted(x.items())}",
            "d.some(k, ROWS, lambda r, key: read_army(state, key, r.reader(key)))",
        ),
        (
            "maybe(Fight)",
            *("Fight | None", "None", "None if x is None else Fight(x.place, x)"),
            "None if x is None else write_fight(x)",
            "None if d.get(k) is None else read_fight(state, k, d.reader(k))",
        ),
        (
            "some(ROWS, own(Force, put, get))",
            *("dict[str, Force]", "{}", "x.copy()"),
            "{key: put(value) for key, value in sorted(x.items())}",
            "d.some(k, ROWS, get)",
        ),
    ],
)
def test_what_a_kind_means(kind: str, type_: str, start: str, copied: str, written: str, read: str) -> None:
    parsed = KINDS.parse(kind)
    found = (parsed.type(), parsed.start(), parsed.copied("x"), parsed.written("x"), parsed.read("d", "k"))
    assert found == (type_, start, copied, written, read)


@pytest.mark.parametrize("kind", ["Navy", "number(1)", "3", "heap(text)", "by(SIDES)", "number(0, 9"])
def test_what_is_no_kind_is_refused(kind: str) -> None:
    with pytest.raises(Bad):
        KINDS.parse(kind)
