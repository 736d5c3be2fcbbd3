"""The kinds that a field of a state can have: what each means for its type, start, copy, writing and reading.

A kind is written like a call, `by(SIDES, number(0, 3))`; what is not a kind (bounds, sets of ids) is Python
and stands in the generated code as it is. docs/decisions/fields.md lists them all.
"""

from __future__ import annotations

import ast
from collections.abc import Callable
from dataclasses import dataclass, field

#: Names of the loop variables, from the outside in: kinds may speak of `key`.
KEYS = ("key", "inner", "third")
VALUES = ("value", "entry", "last")


class Bad(Exception):
    """A declaration that cannot be understood."""


@dataclass
class Kind:
    """A number, a flag or a text: shared by copies and written as it is."""

    name: str
    args: list[str] = field(default_factory=list)
    inner: list[Kind] = field(default_factory=list)

    def type(self) -> str:
        return {"number": "int", "index": "int", "flag": "bool"}.get(self.name, "str")

    def start(self) -> str:
        return {"int": "0", "bool": "False"}.get(self.type(), '""')

    def shared(self) -> bool:
        """Whether a copy may hold the very same value."""
        return True

    def copied(self, value: str, depth: int = 0) -> str:
        return value

    def plain(self) -> bool:
        """Whether JSON shows the value as it is."""
        return self.name != "index"

    def written(self, value: str, depth: int = 0) -> str:
        return f"{self.args[0]}[{value}]" if self.name == "index" else value

    def read(self, reader: str, key: str, depth: int = 0) -> str:
        if self.name in ("flag", "text"):
            return f"{reader}.{self.name}({key})"
        if self.name == "number":
            return f"{reader}.number({key}, {self.args[0]}, {self.args[1]})"
        found = f"{reader}.one_of({key}, {self.args[0]})"
        return f"{self.args[0]}.index({found})" if self.name == "index" else found

    def words(self, say: Callable[[str], str]) -> str:
        if self.name == "number":
            return f"{say(self.args[0])} to {say(self.args[1])}"
        if self.name in ("id", "index"):
            return say(self.args[0])
        return {"flag": "true or false"}.get(self.name, self.name)


class Own(Kind):
    """`own(TYPE, write, read)`: two functions of the game, `write(value)` and `read(reader, key)`."""

    def type(self) -> str:
        return self.args[0]

    def start(self) -> str:
        raise Bad(f"own({self.args[0]}) needs a start of its own")

    def plain(self) -> bool:
        return False

    def written(self, value: str, depth: int = 0) -> str:
        return f"{self.args[1]}({value})"

    def read(self, reader: str, key: str, depth: int = 0) -> str:
        return f"{self.args[2]}({reader}, {key})"

    def words(self, say: Callable[[str], str]) -> str:
        return say(self.args[0])


class Row(Kind):
    """`list`, `unique`, `ordered`: tuples; `set`, `frozen`: sets. `list(KIND, MOST)` has at most so many."""

    def type(self) -> str:
        held = self.inner[0].type()
        whole = {"set": f"set[{held}]", "frozen": f"frozenset[{held}]"}
        return whole.get(self.name, f"tuple[{held}, ...]")

    def start(self) -> str:
        return {"set": "set()", "frozen": "frozenset()"}.get(self.name, "()")

    def shared(self) -> bool:
        return self.name != "set" and self.inner[0].shared()

    def copied(self, value: str, depth: int = 0) -> str:
        if self.name == "set":
            return f"{value}.copy()"
        if self.shared():
            return value
        return f"tuple([{self.inner[0].copied(VALUES[depth], depth + 1)} for {VALUES[depth]} in {value}])"

    def plain(self) -> bool:
        return False

    def written(self, value: str, depth: int = 0) -> str:
        inner = self.inner[0]
        if self.name in ("set", "frozen"):
            value = f"sorted({value})"
        if inner.plain():
            return value if value.startswith("sorted(") else f"list({value})"
        return f"[{inner.written(VALUES[depth], depth + 1)} for {VALUES[depth]} in {value}]"

    def read(self, reader: str, key: str, depth: int = 0) -> str:
        found = self._read_tuple(reader, key, depth)
        whole = {
            "set": f"set({found})",
            "frozen": f"frozenset({found})",
            "ordered": f"tuple(sorted({found}))",
        }
        return whole.get(self.name, found)

    def _read_tuple(self, reader: str, key: str, depth: int) -> str:
        inner = self.inner[0]
        if inner.name == "text" and not self.args:
            return f"{reader}.texts({key})"
        if inner.name == "id" and self.name != "list":
            return f"{reader}.texts({key}, {inner.args[0]})"
        most = f", {self.args[0]}" if self.args else ""
        once = "" if self.name == "list" else ", once=True"
        return f"{reader}.each({key}, {looked_up(inner, depth)}{most}{once})"

    def words(self, say: Callable[[str], str]) -> str:
        most = f" (at most {say(self.args[0])})" if self.args else ""
        return f"list of {self.inner[0].words(say)}{most}"


class Fixed(Kind):
    """`tuple(KIND, KIND, ...)`: so many values, each of its kind."""

    def type(self) -> str:
        return f"tuple[{', '.join(kind.type() for kind in self.inner)}]"

    def start(self) -> str:
        return f"({', '.join(kind.start() for kind in self.inner)})"

    def plain(self) -> bool:
        return False

    def written(self, value: str, depth: int = 0) -> str:
        if all(kind.plain() for kind in self.inner):
            return f"list({value})"
        return f"[{', '.join(kind.written(f'{value}[{i}]', depth) for i, kind in enumerate(self.inner))}]"

    def read(self, reader: str, key: str, depth: int = 0) -> str:
        values = [kind.read("row", f'"{i}"', depth + 1) for i, kind in enumerate(self.inner)]
        return f"{reader}.row({key}, {len(values)}, lambda row: ({', '.join(values)}))"

    def words(self, say: Callable[[str], str]) -> str:
        return f"[{', '.join(kind.words(say) for kind in self.inner)}]"


class Table(Kind):
    """`by(KEYS, KIND)`: an entry for each key; `some(KEYS, KIND)`: for some of them. Written in the order of
    the keys and sorted; `order` "kept" or "sorted" says otherwise."""

    order = ""
    unrolled: tuple[str, ...] = ()

    def type(self) -> str:
        return f"dict[str, {self.inner[0].type()}]"

    def start(self) -> str:
        return "{}" if self.name == "some" else self.start_of_each(self.inner[0].start())

    def start_of_each(self, start: str) -> str:
        """The dict that has this under each key."""
        if self.unrolled:
            return "{" + ", ".join(f"{key}: {start}" for key in self.unrolled) + "}"
        if self.inner[0].shared():
            return f"dict.fromkeys({self.args[0]}, {start})"
        return f"{{key: {start} for key in {self.args[0]}}}"

    def shared(self) -> bool:
        return False

    def copied(self, value: str, depth: int = 0) -> str:
        inner = self.inner[0]
        if inner.shared():
            return f"{value}.copy()"
        if self.unrolled:
            parts = [f"{key}: {inner.copied(f'{value}[{key}]', depth)}" for key in self.unrolled]
            return "{" + ", ".join(parts) + "}"
        key, each = KEYS[depth], VALUES[depth]
        return f"{{{key}: {inner.copied(each, depth + 1)} for {key}, {each} in {value}.items()}}"

    def plain(self) -> bool:
        return False

    def written(self, value: str, depth: int = 0) -> str:
        inner, key, each = self.inner[0], KEYS[depth], VALUES[depth]
        if self.name == "by" and not self.order:
            return f"{{{key}: {inner.written(f'{value}[{key}]', depth + 1)} for {key} in {self.args[0]}}}"
        rows = f"{value}.items()" if self.order == "kept" else f"sorted({value}.items())"
        if inner.plain():
            return f"dict({value})" if self.order == "kept" else f"dict({rows})"
        return f"{{{key}: {inner.written(each, depth + 1)} for {key}, {each} in {rows}}}"

    def read(self, reader: str, key: str, depth: int = 0) -> str:
        door = "every" if self.name == "by" else "some"
        return f"{reader}.{door}({key}, {self.args[0]}, {looked_up(self.inner[0], depth)})"

    def words(self, say: Callable[[str], str]) -> str:
        return f"{say(self.args[0])} -> {self.inner[0].words(say)}"


class Maybe(Kind):
    """`maybe(KIND)`: or nothing at all."""

    def type(self) -> str:
        return f"{self.inner[0].type()} | None"

    def start(self) -> str:
        return "None"

    def shared(self) -> bool:
        return self.inner[0].shared()

    def copied(self, value: str, depth: int = 0) -> str:
        return (
            value if self.shared() else f"None if {value} is None else {self.inner[0].copied(value, depth)}"
        )

    def plain(self) -> bool:
        return self.inner[0].plain()

    def written(self, value: str, depth: int = 0) -> str:
        return (
            value if self.plain() else f"None if {value} is None else {self.inner[0].written(value, depth)}"
        )

    def read(self, reader: str, key: str, depth: int = 0) -> str:
        return f"None if {reader}.get({key}) is None else {self.inner[0].read(reader, key, depth)}"

    def words(self, say: Callable[[str], str]) -> str:
        return f"{self.inner[0].words(say)}, or nothing"


@dataclass
class Shape:
    """What a kind must know of a class declared in the same file: its parts are copied, its values shared."""

    name: str
    copied: bool
    given: list[str]
    #: How one is made anew, where its key is `whose`.
    made: list[str]
    context: str = "state"


class Record(Kind):
    """A class declared in the same file."""

    shape: Shape

    def type(self) -> str:
        return self.shape.name

    def start(self) -> str:
        return f"{self.shape.name}({', '.join(self.shape.made)})"

    def shared(self) -> bool:
        return not self.shape.copied

    def copied(self, value: str, depth: int = 0) -> str:
        if self.shared():
            return value
        given = [f"{value}.{name}" for name in self.shape.given]
        return f"{self.shape.name}({', '.join([*given, value])})"

    def plain(self) -> bool:
        return False

    def written(self, value: str, depth: int = 0) -> str:
        return f"write_{snake(self.shape.name)}({value})"

    def read(self, reader: str, key: str, depth: int = 0) -> str:
        return f"read_{snake(self.shape.name)}({self.shape.context}, {key}, {reader}.reader({key}))"

    def words(self, say: Callable[[str], str]) -> str:
        return say(self.shape.name)


def snake(name: str) -> str:
    """`PowerTrack` becomes `power_track`."""
    return "".join([f"_{c.lower()}" if c.isupper() and i else c.lower() for i, c in enumerate(name)])


def looked_up(kind: Kind, depth: int) -> str:
    """A function of reader and key, as the doors of `Reader` take it."""
    if isinstance(kind, Own):
        return kind.args[2]
    key = KEYS[depth]
    return f"lambda r, {key}: {kind.read('r', key, depth + 1)}"


SIMPLE = {"number": 2, "id": 1, "index": 1}
HOLDING: dict[str, type[Kind]] = {
    **{name: Row for name in ("list", "unique", "ordered", "set", "frozen")},
    **{name: Table for name in ("by", "some")},
    **{"tuple": Fixed, "maybe": Maybe},
}


class Kinds:
    """Reads kinds; knows the classes of the file and which names of keys are written out."""

    def __init__(self, unroll: dict[str, list[str]]) -> None:
        self.unroll = unroll
        self.shapes: dict[str, Shape] = {}

    def parse(self, text: str) -> Kind:
        try:
            return self._kind(ast.parse(text, mode="eval").body)
        except (SyntaxError, IndexError) as error:
            raise Bad(f"{text}: {error}") from None

    def _kind(self, node: ast.expr) -> Kind:
        if isinstance(node, ast.Name):
            return self._named(node.id)
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
            raise Bad(f"{ast.unparse(node)} is no kind")
        name, args = node.func.id, node.args
        if name == "own":
            return Own(name, [ast.unparse(arg) for arg in args])
        if name in SIMPLE and len(args) == SIMPLE[name]:
            return Kind(name, [ast.unparse(arg) for arg in args])
        if name in ("by", "some"):
            return self._table(name, args)
        if name in HOLDING:
            return self._holding(name, args)
        raise Bad(f"{ast.unparse(node)} is no kind")

    def _named(self, name: str) -> Kind:
        if name in ("flag", "text"):
            return Kind(name)
        if name not in self.shapes:
            raise Bad(f"{name} is neither a kind nor a class declared above")
        record = Record(name)
        record.shape = self.shapes[name]
        return record

    def _table(self, name: str, args: list[ast.expr]) -> Table:
        keys = ast.unparse(args[0])
        table = Table(name, [keys], [self._kind(args[1])])
        table.unrolled = tuple(self.unroll.get(keys, ())) if name == "by" else ()
        return table

    def _holding(self, name: str, args: list[ast.expr]) -> Kind:
        if name in ("tuple", "maybe"):
            return HOLDING[name](name, [], [self._kind(arg) for arg in args])
        return HOLDING[name](name, [ast.unparse(arg) for arg in args[1:]], [self._kind(args[0])])
