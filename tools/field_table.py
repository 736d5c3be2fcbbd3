"""A declaration as tools/fields.py reads it: the classes of a state, their fields, the table for people."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml
from field_kinds import Bad, Kind, Kinds, Shape, Table, snake

#: Where a field lives: in the position; in it under another key; worked out from others (a law compares it
#: with a recount); worked out on demand (nobody compares it); the same during a whole match.
KEPT = ("position", "within", "derived", "cache", "fixed")

OPTIONS = {
    *("kind", "type", "start", "each", "copy", "key", "was", "order", "optional", "given", "inherited"),
    *("kept", "by", "read", "write", "hidden", "means"),
}
CLASS_OPTIONS = {
    *(
        "class",
        "form",
        "home",
        "module",
        "base",
        "base_given",
        "given",
        "path",
        "means",
        "let",
        "then",
        "recount",
    ),
    "fields",
}


class Entry:
    """One field."""

    def __init__(self, name: str, facts: dict[str, Any], kinds: Kinds) -> None:
        unknown = set(facts) - OPTIONS
        if unknown:
            raise Bad(f"{name}: unknown option {sorted(unknown)}")
        self.name = name
        self.facts = facts
        self.kind: Kind | None = kinds.parse(str(facts["kind"])) if "kind" in facts else None
        if isinstance(self.kind, Table):
            self.kind.order = str(facts.get("order", ""))
        self.kept = str(facts.get("kept", "position"))
        if self.kept not in KEPT:
            raise Bad(f"{name}: kept must be one of {KEPT}")
        self.key = str(facts.get("key", name))
        self.was = str(facts.get("was", ""))
        self.given = "read" if facts.get("given") is True else str(facts.get("given", ""))
        self.inherited = bool(facts.get("inherited"))
        self.optional = bool(facts.get("optional"))
        self.by = str(facts.get("by", ""))
        self.hidden = str(facts.get("hidden", ""))
        self.means = str(facts.get("means", ""))
        #: Whether there is such an attribute, or only a key that functions of the game write and read.
        self.attribute = "kind" in facts or "type" in facts
        self.compared = self.attribute and self.kept not in ("cache", "fixed")
        self.required = "start" not in facts and not self.optional

    def type(self) -> str:
        if "type" in self.facts:
            return str(self.facts["type"])
        return self._kind().type()

    def _kind(self) -> Kind:
        if self.kind is None:
            raise Bad(f"{self.name}: has no kind")
        return self.kind

    def start(self) -> str:
        if "each" in self.facts and isinstance(self.kind, Table):
            return self.kind.start_of_each(repr_of(self.facts["each"]))
        return repr_of(self.facts["start"]) if "start" in self.facts else self._kind().start()

    def copied(self) -> str:
        how = str(self.facts.get("copy", ""))
        if how == "share" or (self.kind is None and not how):
            return f"source.{self.name}"
        if how == "copy":
            return f"source.{self.name}.copy()"
        return how or self._kind().copied(f"source.{self.name}")

    def written(self, variable: str) -> str:
        how = self.facts.get("write")
        return str(how) if how else self._kind().written(f"{variable}.{self.name}")

    def read(self) -> str:
        """How the field is read from `data`, or from the object inside that holds it."""
        if "read" in self.facts:
            return str(self.facts["read"])
        reader, key = ("data", self.key) if "." not in self.key else self.key.split(".", 1)
        place = f'data.either("{key}", "{self.was}")' if self.was else f'"{key}"'
        found = self._kind().read(reader, place)
        return f'{found} if "{key}" in {reader}.value else {self.start()}' if self.optional else found


def repr_of(value: object) -> str:
    """YAML has numbers, flags and texts; a text is Python already."""
    return value if isinstance(value, str) else repr(value)


class Made:
    """One class: a state, a part that is copied with it, or a value that copies share."""

    def __init__(self, facts: dict[str, Any], kinds: Kinds, context: str) -> None:
        self.name = str(facts["class"])
        unknown = set(facts) - CLASS_OPTIONS
        if unknown:
            raise Bad(f"{self.name}: unknown option {sorted(unknown)}")
        self.form = str(facts["form"])
        if self.form not in ("state", "part", "value"):
            raise Bad(f"{self.name}: form must be state, part or value")
        #: The module of the class that the rules use, if that is written by hand and derives from ours.
        self.home = str(facts.get("home", ""))
        self.module = str(facts.get("module", "stored"))
        self.stored = f"Stored{self.name}" if self.home else self.name
        self.base = str(facts.get("base", "State" if self.form == "state" else ""))
        self.base_given: list[str] = facts.get("base_given", [])
        self.given: dict[str, str] = facts.get("given", {})
        self.path = str(facts.get("path", ""))
        self.means = str(facts["means"])
        self.let: dict[str, str] = facts.get("let", {})
        self.then: list[str] = facts.get("then", [])
        self.recount: list[str] = facts.get("recount", [])
        self.entries = [Entry(name, spec, kinds) for name, spec in facts["fields"].items()]
        kinds.shapes[self.name] = self._shape(context)

    def _shape(self, context: str) -> Shape:
        given = [*self.given, *[e.name for e in self.entries if e.given]]
        made = [e.given for e in self.entries if e.given]
        return Shape(self.name, self.form == "part", given, made, context)

    def variable(self) -> str:
        return "state" if self.form == "state" else snake(self.name)

    def shown(self) -> list[Entry]:
        """The fields that stand in a position under a key of their own."""
        return [e for e in self.entries if e.kept == "position"]


class Sheet:
    """One declaration: src/polemos/.../state.yaml."""

    def __init__(self, path: Path) -> None:
        self.path = path
        facts: dict[str, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))
        self.docs: str = facts.get("docs", "")
        self.imports: dict[str, list[str]] = facts.get("imports", {})
        self.said: dict[str, str] = facts.get("words", {})
        last = facts["classes"][-1]["class"]
        self.context: dict[str, str] = facts.get("context", {"state": last})
        kinds = Kinds(facts.get("unroll", {}))
        context = next(iter(self.context))
        self.classes = [Made(entry, kinds, context) for entry in facts["classes"]]

    def say(self, expression: str) -> str:
        """An expression in words, if the file has some."""
        if expression in self.said:
            return self.said[expression]
        return expression if expression.lstrip("-").isdigit() else f"`{expression}`"

    def derived(self) -> bool:
        return any(e.by for made in self.classes for e in made.entries) or any(
            m.recount for m in self.classes
        )

    def modules(self) -> dict[str, list[Made]]:
        """Module -> the classes that are written there."""
        found: dict[str, list[Made]] = {}
        for made in self.classes:
            if made.module != "none":
                found.setdefault(made.module, []).append(made)
        return found

    def table(self) -> Iterator[str]:
        """The position for people: every key, what may stand there, who does not see it, what it means."""
        yield "| field | what stands there | hidden from | meaning |"
        yield "| --- | --- | --- | --- |"
        for made in reversed(self.classes):
            for entry in made.shown():
                what = entry.kind.words(self.say) if entry.kind is not None else "see there"
                what += ", may be left out" if entry.optional else ""
                key = f"{made.path}.{entry.key}".lstrip(".")
                yield f"| `{key}` | {what} | {entry.hidden} | {entry.means} |".replace("  ", " ")
