"""Which frames a game has: every subclass of Frame that its modules define."""

from __future__ import annotations

from importlib import import_module
from pkgutil import walk_packages
from typing import Any

from polemos.engine.flow import Frame


def frames_of(packages: tuple[str, ...]) -> dict[str, type[Frame]]:
    """The frame classes by name. Every module of the packages is read first, so that none is missing."""
    for package in packages:
        _read_all(package)
    return {frame.__name__: frame for frame in _heirs(Frame) if _within(module_of(frame), packages)}


def module_of(kind: Any) -> str:
    """Where a class is written. (mypyc takes `__module__` for a field of its instances.)"""
    return str(kind.__module__)


def _read_all(package: str) -> None:
    path = getattr(import_module(package), "__path__", None)
    if path is not None:
        for module in walk_packages(path, f"{package}."):
            import_module(module.name)


def _heirs(base: type[Frame]) -> list[type[Frame]]:
    heirs: list[type[Frame]] = []
    for heir in base.__subclasses__():
        heirs += [heir, *_heirs(heir)]
    return heirs


def _within(module: str, packages: tuple[str, ...]) -> bool:
    return any(module == package or module.startswith(f"{package}.") for package in packages)
