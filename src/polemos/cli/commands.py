"""What can be typed at the terminal's table: a choice, or one of a few commands."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from polemos.cli import describe, reasons, rules
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
    """A number, a verb with an id, or the name of what is chosen; a name that several bear is asked back."""
    prompt = session.match.prompt(role)
    choice = find_choice(prompt, line)
    if choice is None:
        view, text = session.match.view(session.viewer), session.screen.text
        found = named_choices(prompt, line, lambda arg: describe.choice_name(arg, view, text))
        if len(found) > 1:
            session.screen.several(found)
            return
        choice = found[0][1] if found else None
    if choice is None:
        session.screen.say("cli-not-offered", line=line if len(line) < 40 else line[:38] + "…")
        return
    session.take(role, *choice)


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


def named_choices(prompt: Prompt, line: str, name: Callable[[Arg], str]) -> list[tuple[int, tuple[str, Arg]]]:
    """The choices called so, with their numbers; else those whose names begin so. Accents may be left out."""
    wanted = rules.plain(line)
    if not wanted[:1].isalpha():
        return []
    called = [(n, pair, rules.plain(name(pair[1]))) for n, pair in enumerate(prompt.pairs(), 1)]
    exact = [(n, pair) for n, pair, own in called if own == wanted]
    return exact or [(n, pair) for n, pair, own in called if own.startswith(wanted)]


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
        place = find_place(session, rest)
        if not place:
            session.screen.say("cli-no-place", place=rest)
            return
        session.screen.place(session.match, session.match.view(viewer), place)
        return
    session.screen.show(session.match, viewer)
    show_prompt(session, role, "")


def find_place(session: Session, called: str) -> str:
    """A place by its id or its name; "" where there is none."""
    wanted, text = rules.plain(called), session.screen.text
    for place in session.screen.board.get("places", {}):
        if wanted in (place, rules.plain(text.place(place))):
            return str(place)
    return ""


def show_prompt(session: Session, role: str, rest: str) -> None:
    """The present question again; with a word behind it, every choice."""
    view = session.match.view(session.viewer)
    noted = reasons.hints(session, role)
    session.screen.prompt(role, session.match.prompt(role), view, noted, everything=bool(rest))


def show_help(session: Session, role: str, rest: str) -> None:
    """The commands, and where the present question is explained; or the paragraph asked for."""
    if rest:
        show_rule(session, role, rest)
        return
    screen, asked = session.screen, session.match.prompt(role).rule
    screen.columns(screen.text.say("cli-help"))
    if asked:
        screen.say("cli-help-rule", rule=asked)


def show_rule(session: Session, role: str, rest: str) -> None:
    """The paragraph asked for, or that of the present question; of a chapter only the titles."""
    text, console = session.screen.text, session.screen.console
    known, wanted = session.match.game.rules, rest or session.match.prompt(role).rule
    if not known or not wanted:
        return
    found = rules.wanted(known, wanted)
    for line in rules.shown(found, text):
        console.print(line)
    if len(found) > rules.CHAPTER:
        session.screen.say("cli-rule-more", rule=found[0].id)


def show_legend(session: Session, role: str, rest: str) -> None:
    session.screen.legend(session.match)


#: English and French words for the same command; both always work.
COMMANDS: dict[str, Command] = {
    "undo": undo,
    "annuler": undo,
    "save": save,
    "sauver": save,
    "help": show_help,
    "aide": show_help,
    "?": show_help,
    "rule": show_rule,
    "règle": show_rule,
    "regle": show_rule,
    "why": reasons.show_why,
    "pourquoi": reasons.show_why,
    "legend": show_legend,
    "légende": show_legend,
    "legende": show_legend,
    "quit": leave,
    "quitter": leave,
    "log": log,
    "journal": log,
    "map": show_map,
    "carte": show_map,
    "choices": show_prompt,
    "choix": show_prompt,
}
