"""Whether a value has the shape that a type says: nothing missing, nothing besides, at any depth."""

from __future__ import annotations

import types
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints


def faults(value: Any, kind: Any, where: str = "") -> list[str]:
    """What does not fit, each with its path."""
    if kind is Any:
        return []
    if hasattr(kind, "__required_keys__"):
        return _object(value, kind, where)
    origin, args = get_origin(kind), get_args(kind)
    if origin is NotRequired:
        return faults(value, args[0], where)
    if origin is Literal:
        return [] if value in args else [f"{where}: {value!r} is not one of {args}"]
    if origin in (Union, types.UnionType):
        return [] if any(not faults(value, one) for one in args) else [f"{where}: {value!r} is not {kind}"]
    if origin in (dict, list, tuple):
        return _several(value, origin, args, where)
    fits = type(value) is kind or (kind is float and type(value) is int)
    return [] if fits else [f"{where}: {value!r} is not {kind}"]


def _object(value: Any, kind: Any, where: str) -> list[str]:
    if not isinstance(value, dict):
        return [f"{where}: {value!r} is no object"]
    hints = get_type_hints(kind, include_extras=True)
    optional = {name for name, hint in hints.items() if get_origin(hint) is NotRequired}
    needed = set(hints) - optional - set(kind.__optional_keys__)
    found = [f"{where}.{name} is missing" for name in needed - set(value)]
    found += [f"{where}.{name} is not in {kind.__name__}" for name in set(value) - set(hints)]
    known = [(name, one) for name, one in value.items() if name in hints]
    return found + [fault for name, one in known for fault in faults(one, hints[name], f"{where}.{name}")]


def _several(value: Any, origin: Any, args: tuple[Any, ...], where: str) -> list[str]:
    if origin is dict:
        if not isinstance(value, dict):
            return [f"{where}: {value!r} is no object"]
        pairs = [(f"{where}.{key}", one, args[1]) for key, one in value.items()]
    elif not isinstance(value, (list, tuple)) or (origin is tuple and len(value) != len(args)):
        return [f"{where}: {value!r} is no {origin.__name__}{list(args)}"]
    else:
        kinds = args if origin is tuple else args * len(value)
        pairs = [(f"{where}[{i}]", one, kinds[i]) for i, one in enumerate(value)]
    return [fault for path, one, kind in pairs for fault in faults(one, kind, path)]
