"""What can be typed at the terminal's table: a choice, or one of a few commands."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rich.markup import escape

from polemos.cli import rules
from polemos.cli.common import write_json
from polemos.engine.prompt import Arg, Prompt

if TYPE_CHECKING:
    from polemos.cli.session import Session

Command = Callable[["Session", str, str], None]


def obey(session: Session, role: str, line: str) -> None:
    """Run a command or play a choice; anything else gets a remark."""
    word, _, rest = line.partition(" ")
    command = COMMANDS.get(word.lower())
    if command is not None:
        command(session, role, rest.strip())
    elif line:
        _play(session, role, line)


def _play(session: Session, role: str, line: str) -> None:
    choice = find_choice(session.match.prompt(role), line)
    if choice is None:
        session.screen.say("cli-not-offered", line=line if len(line) < 40 else line[:38] + "…")
        return
    session.match.play(role, *choice)
    session.saved = False


def find_choice(prompt: Prompt, line: str) -> tuple[str, Arg] | None:
    """The choice of that number, or the one written out as `verb argument`."""
    pairs = prompt.pairs()
    if line.isascii() and line.isdigit():
        number = int(line[:9])
        return pairs[number - 1] if 1 <= number <= len(pairs) else None
    for verb, arg in pairs:
        if line.lower() in (f"{verb} {arg}" if arg is not None else verb, str(arg)):
            return verb, arg
    return None


def undo(session: Session, role: str, rest: str) -> None:
    if not session.match.can_undo(role):
        session.screen.say("cli-no-undo")
        return
    session.match.undo(role)
    while session.match.can_undo(role) and len(session.match.prompt(role).pairs()) == 1:
        session.match.undo(role)  # or else the forced action is played again at once
    session.saved = False
    session.screen.say("cli-undone")


def save(session: Session, role: str, rest: str) -> None:
    path = rest or session.record
    if not path:
        session.screen.say("cli-save-where")
        return
    write_json(path, session.match.record())
    session.saved = True
    session.screen.say("cli-saved", file=path)


def leave(session: Session, role: str, rest: str) -> None:
    """Leave the table; unsaved play is lost only when asked twice."""
    if session.saved or session.record:
        session.leaving = True
    else:
        session.saved = True
        session.screen.say("cli-unsaved")


def log(session: Session, role: str, rest: str) -> None:
    """The last lines, or as many as asked for."""
    count = int(rest[:6]) if rest.isascii() and rest.isdigit() else 20
    session.screen.lines(session.match.log(session.viewer)[-count:] if count else ())


def show_map(session: Session, role: str, rest: str) -> None:
    """The whole table, or one place."""
    viewer = session.viewer or role
    if rest:
        place = rest.lower()
        if place not in session.screen.board.get("places", {}):
            session.screen.say("cli-no-place", place=rest)
            return
        session.screen.place(session.match, session.match.view(viewer), place)
        return
    session.screen.show(session.match, viewer)
    show_prompt(session, role, "")


def show_prompt(session: Session, role: str, rest: str) -> None:
    session.screen.prompt(role, session.match.prompt(role), session.match.view(session.viewer))


def show_help(session: Session, role: str, rest: str) -> None:
    """The commands and the paragraph of the present question, or the paragraph asked for."""
    text, console = session.screen.text, session.screen.console
    if not rest:
        console.print(escape(text.say("cli-help")))
        rest = session.match.prompt(role).rule
    known = session.match.game.rules
    if rest and known:
        for clause in rules.wanted(known, rest):
            for line in rules.clause_lines(clause, text.lang, text.say("cli-ruling")):
                console.print(line)


#: English and French words for the same command; both always work.
COMMANDS: dict[str, Command] = {
    "undo": undo,
    "annuler": undo,
    "save": save,
    "sauver": save,
    "help": show_help,
    "aide": show_help,
    "?": show_help,
    "quit": leave,
    "quitter": leave,
    "log": log,
    "journal": log,
    "map": show_map,
    "carte": show_map,
    "choices": show_prompt,
    "choix": show_prompt,
}
