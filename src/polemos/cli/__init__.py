"""The `polemos` command: one small module per command, imported only when that command is run."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any, NoReturn

from polemos import PolemosError, __version__
from polemos.cli.words import language, words
from polemos.engine.gc_tuning import tune_gc

PLAYED = ("serve", "play", "learn", "puzzle", "simulate", "sweep", "tournament", "bench")
KEPT = ("backup", "restore", "upgrade", "think", "new-game")
COMMANDS = (*PLAYED, "replay", "verify", "rules", "data", "games", *KEPT)

#: What a shell expects: bad input, and the end by Ctrl-C.
BAD_INPUT = 2
INTERRUPTED = 130


class CommandParser(argparse.ArgumentParser):
    """The parser of one command. Its module is imported when it is first needed, not before."""

    def __init__(self, **kwargs: Any) -> None:
        self._command: str = kwargs.pop("command", "")
        self._lang: str = kwargs.pop("lang", "en")
        super().__init__(**kwargs)

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        if self._command:
            module = import_module(f"polemos.cli.{self._command.replace('-', '_')}")
            module.arguments(self, words(self._lang))
            self.set_defaults(run=module.run)
            self._command = ""
        return super().parse_known_args(args, namespace)

    def error(self, message: str) -> NoReturn:
        """One line, and where to read more."""
        self.exit(BAD_INPUT, f"polemos: {message} ({self.prog} --help)\n")


def parser(lang: str) -> argparse.ArgumentParser:
    """The whole command line; the help of each command is filled in by its module."""
    say = words(lang)
    top = CommandParser(prog="polemos", description=say["help-polemos"], epilog=say["help-more"])
    top.add_argument("--version", action="version", version=f"polemos {__version__}")
    commands = top.add_subparsers(dest="command", metavar=say["help-command"], required=True)
    for name in COMMANDS:
        about = say[f"help-{name}"]
        commands.add_parser(name, help=about, description=about, command=name, lang=lang)
    return top


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; its exit code is 0, 2 for bad input, 130 for Ctrl-C."""
    given = list(sys.argv[1:] if argv is None else argv)
    tune_gc()
    try:
        args = parser(language(given)).parse_args(given)
        code: int = args.run(args)
        sys.stdout.flush()
        return code
    except PolemosError as error:
        print(f"polemos: {error}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output (`| head`) has enough: no complaint, also none at exit.
        sys.stderr.close()
        return 0
