"""Write web/src/wire/types.ts: the shapes on the wire, as the server's own types have them.

python tools/wire_types.py          # write it
python tools/wire_types.py --check  # whether it is what would be written
"""

from __future__ import annotations

import sys
import types
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated, Any, Literal, NotRequired, Required, Union, get_args, get_origin, get_type_hints

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import fields

from polemos.server import answers, api_seats, messages, told
from polemos.server.shapes import (
    common,
    dba,
    eagle_and_wolf,
    hellas,
    hellenes,
    hellespont,
    lessons,
    peloponnesian_war,
)

TARGET = Path(__file__).resolve().parent.parent / "web/src/wire/types.ts"
HEAD = "/** Shapes on the wire. Written by tools/wire_types.py from the server's types: do not edit. */\n"
#: As prettier breaks lines (web/.prettierrc).
WIDTH = 110
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "unknown"}
MODULES = (
    common,
    messages,
    api_seats,
    told,
    answers,
    lessons,
    hellespont,
    hellas,
    hellenes,
    peloponnesian_war,
    dba,
    eagle_and_wolf,
)
#: Type aliases that keep their name; the key is the type itself.
ALIASES = {
    name: getattr(module, name)
    for module, names in {
        common: ("Point", "Ring", "Corners", "Counts", "Arg", "Value", "Kind"),
        hellespont: ("Arm",),
        peloponnesian_war: ("LineKind",),
        dba: ("Facing",),
    }.items()
    for name in names
}
UNIONS = {"ClientMessage": messages.Message, "ServerMessage": told.Spoken}


def is_shape(kind: Any) -> bool:
    """Whether a type becomes an object type with a name."""
    return isinstance(kind, type) and (issubclass(kind, Struct) or hasattr(kind, "__required_keys__"))


def shapes() -> Iterator[type]:
    """Every shape, each in the module where it stands."""
    for module in MODULES:
        for kind in vars(module).values():
            if is_shape(kind) and kind.__module__ == module.__name__ and kind is not messages.Numbered:
                yield kind


def written(kind: Any, alias: bool = True) -> str:
    """A type in TypeScript."""
    known = [name for name, other in ALIASES.items() if alias and other == kind]
    if known:
        return known[0]
    if kind in PLAIN:
        return PLAIN[kind]
    if is_shape(kind):
        return str(kind.__name__)
    origin, args = get_origin(kind), get_args(kind)
    if origin is Literal:
        return " | ".join(f"'{arg}'" for arg in args)
    if origin in (Union, types.UnionType):
        return either(args)
    if origin in (Annotated, NotRequired, Required):
        return written(args[0])
    return container(origin, args)


def either(args: Iterable[Any]) -> str:
    return " | ".join(dict.fromkeys(written(arg) for arg in args if arg is not UnsetType))


def container(origin: Any, args: tuple[Any, ...]) -> str:
    if origin is dict:
        return f"Record<string, {written(args[1])}>"
    if origin is tuple:
        return f"[{', '.join(written(arg) for arg in args)}]"
    if origin is list:
        inner = written(args[0])
        return f"({inner})[]" if " | " in inner and inner[0] not in "[R" else f"{inner}[]"
    raise TypeError(f"no TypeScript for {origin}[{args}]")


def members(kind: Any) -> Iterator[tuple[str, bool, Any]]:
    """Name, whether it may be absent, type."""
    if issubclass(kind, Struct):
        config = kind.__struct_config__
        if config.tag is not None:
            yield config.tag_field, False, Literal[config.tag]
        for field in fields(kind):
            sent = config.omit_defaults or field.default is UNSET or not kind.__module__.endswith("told")
            yield field.encode_name, not field.required and sent, field.type
    else:
        for name, hint in get_type_hints(kind, include_extras=True).items():
            yield name, name in kind.__optional_keys__ or get_origin(hint) is NotRequired, hint


def declared(kind: Any) -> str:
    inside = [f"  {name}{'?' * absent}: {written(hint)};" for name, absent, hint in members(kind)]
    about = (kind.__doc__ or "").split("\n\n")[0].strip()
    comment = f"/** {about} */\n" if about and not about.startswith("dict(") else ""
    body = "{\n" + "\n".join(inside) + "\n}" if inside else "Record<string, never>"
    return f"{comment}export type {kind.__name__} = {body};\n"


def alias(name: str) -> str:
    return f"export type {name} = {written(ALIASES[name], alias=False)};\n"


def union(name: str) -> str:
    line = f"export type {name} = {either(get_args(UNIONS[name]))};\n"
    return line if len(line) <= WIDTH else line.replace(" = ", " =\n  ")


def document() -> str:
    parts = [HEAD, *map(alias, ALIASES), *map(declared, shapes()), *map(union, UNIONS)]
    return "\n".join(parts)


def main(options: list[str]) -> int:
    text = document()
    if "--check" in options:
        return 0 if TARGET.read_text("utf-8") == text else 1
    TARGET.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
