"""The text of the modules that tools/fields.py writes: classes, the way to JSON and back."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from textwrap import wrap

from field_kinds import Record, Table, snake
from field_table import Entry, Made, Sheet

HEAD = '''"""{doc}

Written by `python tools/fields.py` from {source}:
change that file, never this one.
"""

'''

RECOUNT = '''def recount(state: {state}) -> None:
    """Every index anew from what it is derived from."""
{lines}'''

CHECK = '''def check(state: {state}) -> None:
    """Raises RuleBug where the state contradicts itself: it must be the same when written and read again,
    each field within its bounds, no law broken, each index counted anew."""
    try:
        fresh = decode({given}state.scenario, state.options, state.chance, Reader(encode(state), "state"))
    except BadData as error:
        raise RuleBug(str(error)) from None
    for path in differing(state, fresh):
        raise RuleBug(f"state.{{path}}: differs from a recount")
'''


def names_of(name: str, names: list[str], kind: str = "") -> str:
    """`NAME = ("a", "b", ...)`, as many on a line as fit."""
    quoted = ", ".join([f'"{n}"' for n in names]) + ("," if len(names) == 1 else "")
    if len(quoted) < 60:
        return f"{name}{kind} = ({quoted})\n"
    lines = wrap(f"{quoted},", 94, break_on_hyphens=False)
    return "# fmt: off\n{}{} = (\n    {}\n)\n# fmt: on\n".format(name, kind, "\n    ".join(lines))


def indented(text: str, depth: int = 1) -> str:
    pad = "    " * depth
    return "".join([pad + line if line.strip() else line for line in text.splitlines(keepends=True)])


# --- classes ----------------------------------------------------------------------------------------------


def class_text(made: Made) -> str:
    """One class: slots, what is compared, and the constructor that fills or copies it."""
    base = f"({made.base})" if made.base else ""
    own = sorted(entry.name for entry in made.entries if entry.attribute and not entry.inherited)
    own = sorted([*own, *[name for name in made.given if name not in made.base_given]])
    compared = [entry.name for entry in made.entries if entry.compared]
    text = f'class {made.stored}{base}:\n    """{made.means}"""\n\n'
    text += indented(names_of("__slots__", own)) + "\n"
    text += indented(names_of("STORED", compared, ": ClassVar[tuple[str, ...]]")) + "\n"
    return text + indented(constructor(made)) + "\n\n"


def constructor(made: Made) -> str:
    head = f"def __init__(self, {', '.join(parameters(made))}) -> None:\n"
    return head + "".join([f"    {line}\n" for line in body(made)])


def parameters(made: Made) -> list[str]:
    """What the constructor takes: what is given, for a state what the engine hands it, and the source."""
    if made.form == "value":
        plain = [f"{e.name}: {e.type()}" for e in made.entries if e.required]
        return plain + [f"{e.name}: {e.type()} = {e.start()}" for e in made.entries if not e.required]
    found = [f"{name}: {kind}" for name, kind in made.given.items()]
    found += [f"{e.name}: {e.type()}" for e in made.entries if e.given]
    if made.form == "state":
        found += ["scenario: str", "options: dict[str, Value]", "chance: Chance"]
    return [*found, f"source: {made.stored} | None = None"]


def body(made: Made) -> Iterator[str]:
    if made.form == "value":
        yield from [f"self.{e.name} = {e.name}" for e in made.entries]
        return
    if made.form == "state":
        first = "".join([f"{name}, " for name in made.base_given])
        yield f"super().__init__({first}scenario, options, chance, source)"
    yield from [f"self.{name} = {name}" for name in made.given if name not in made.base_given]
    own = [e for e in made.entries if e.attribute and not e.inherited]
    yield from [f"self.{e.name} = {e.name}" for e in own if e.given]
    yield from [f"self.{e.name}: {e.type()} = {e.start()}" for e in own if e.kept == "fixed" and not e.given]
    changing = [e for e in own if e.kept != "fixed" and not e.given]
    yield "if source is None:"
    yield from [f"    self.{e.name}: {e.type()} = {e.start()}" for e in changing]
    yield "else:"
    yield from [f"    self.{e.name} = {e.copied()}" for e in changing]


# --- JSON -------------------------------------------------------------------------------------------------


def position_text(sheet: Sheet) -> str:
    """What is written and read, the parts first, and the recount of what is derived."""
    text = ""
    for made in sheet.classes:
        text += fields_text(made) + "\n\n"
    for made in sheet.classes:
        text += write_text(made) + "\n\n"
    for made in sheet.classes:
        text += read_text(sheet, made) + "\n\n"
    states = [made for made in sheet.classes if made.form == "state"]
    return text + recount_text(sheet) + "".join([check_text(made) for made in states])


def check_text(made: Made) -> str:
    return CHECK.format(state=made.name, given="".join([f"state.{name}, " for name in made.given]))


def constant(made: Made) -> str:
    return "FIELDS" if made.form == "state" else f"{snake(made.name).upper()}_FIELDS"


def fields_text(made: Made) -> str:
    """The keys that may stand in a position, older ones too."""
    keys: list[str] = []
    for entry in made.shown():
        top = entry.key.split(".")[0]
        keys += [key for key in (top, entry.was) if key and key not in keys]
    return names_of(constant(made), keys, ": Final[tuple[str, ...]]")


def write_text(made: Made) -> str:
    it = made.variable()
    name = "encode" if made.form == "state" else f"write_{it}"
    parts: list[str] = []
    for group, entries in groupby(made.shown(), lambda e: e.key.split(".")[0] if "." in e.key else ""):
        if group:
            parts.append(f'"{group}": {{{", ".join(written(made, list(entries)))}}}')
        else:
            parts += written(made, list(entries))
    doc = (
        "Every field under its key." if made.form == "state" else f"What a position says of one {made.name}."
    )
    head = f'def {name}({it}: {made.name}) -> dict[str, Any]:\n    """{doc}"""\n'
    return f"{head}    return {{{', '.join(parts)}}}\n"


def written(made: Made, entries: list[Entry]) -> list[str]:
    """The pairs of a JSON object; neighbours that may be left out stand there only if they say something."""
    found: list[str] = []
    for optional, group in groupby(entries, lambda e: e.optional):
        pairs = [(e.key.split(".")[-1], e.written(made.variable()), e) for e in group]
        if not optional:
            found += [f'"{key}": {value}' for key, value, _ in pairs]
            continue
        rows = ", ".join([f'("{key}", {value}, {e.start()})' for key, value, e in pairs])
        found.append(f"**{{name: value for name, value, start in ({rows},) if value != start}}")
    return found


def read_text(sheet: Sheet, made: Made) -> str:
    it = made.variable()
    if made.form == "state":
        given = "".join([f"{name}: {kind}, " for name, kind in made.given.items()])
        head = f"def decode({given}scenario: str, options: dict[str, Value], chance: Chance, data: Reader)"
        doc = "The state that `encode` wrote; BadData names the field at fault."
    else:
        (context, kind), *_ = sheet.context.items()
        head = f"def read_{it}({context}: {kind}, whose: str, data: Reader)"
        doc = f"The {made.name} that `write_{it}` wrote, under this key."
    lines = [f"data.only({constant(made)})", *reading(sheet, made), f"return {it}"]
    if made.form == "value":
        lines = lines[:-1]
    return f'{head} -> {made.name}:\n    """{doc}"""\n' + "".join([f"    {line}\n" for line in lines])


def reading(sheet: Sheet, made: Made) -> Iterator[str]:
    it = made.variable()
    if made.form == "state":
        given = "".join([f"{name}, " for name in made.given])
        yield f"state = {made.name}({given}scenario, options, chance)"
    yield from [f"{name} = {value}" for name, value in made.let.items()]
    if made.form == "value":
        yield f"return {made.name}({', '.join([e.read() for e in made.entries])})"
        return
    if made.form == "part":
        arguments = [
            *made.given,
            *[e.given if e.given != "read" else e.read() for e in made.entries if e.given],
        ]
        yield f"{it} = {made.name}({', '.join(arguments)})"
    opened: set[str] = set()
    for entry in made.shown():
        group = entry.key.split(".")[0] if "." in entry.key else ""
        if group and group not in opened:
            opened.add(group)
            inside = [e.key.split(".")[1] for e in made.shown() if e.key.startswith(f"{group}.")]
            yield f'{group} = data.reader("{group}")'
            yield f"{group}.only({tuple(inside)!r})"
        if entry.given != "read":
            yield f"{it}.{entry.name} = {entry.read()}" if entry.attribute else entry.read()
    yield from made.then
    if made.form == "state" and sheet.derived():
        yield "recount(state)"


def recount_text(sheet: Sheet) -> str:
    """Each index anew, those of the parts first."""
    if not sheet.derived():
        return ""
    state = next(made for made in sheet.classes if made.form == "state")
    lines: list[str] = []
    for holder in state.entries:
        for part in sheet.classes:
            lines += recounted_part(holder, part)
    lines += [f"state.{e.name} = {e.by}" for e in state.entries if e.by]
    lines += state.recount
    return RECOUNT.format(state=state.name, lines="".join([f"    {line}\n" for line in lines])) + "\n\n"


def recounted_part(holder: Entry, part: Made) -> list[str]:
    derived = [f"{part.variable()}.{e.name} = {e.by}" for e in part.entries if e.by]
    kind = holder.kind
    if not derived or not isinstance(kind, Table) or not isinstance(kind.inner[0], Record):
        return []
    if kind.inner[0].shape.name != part.name:
        return []
    head = f"for whose, {part.variable()} in state.{holder.name}.items():"
    return [head, *[f"    {line}" for line in derived]]
