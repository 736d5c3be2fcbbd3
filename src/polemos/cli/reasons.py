"""`why`: what the present step does not offer, and why not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rich.markup import escape
from rich.padding import Padding

from polemos.cli import describe, rules
from polemos.engine.why import Reason, gates

if TYPE_CHECKING:
    from polemos.cli.session import Session


def show_why(session: Session, role: str, rest: str) -> None:
    """`why`: all that is not offered now; `why attack`, `why thebes`, `why attack thebes`."""
    if not rest:
        tell(session, session.match.near_misses(role), "cli-why-none")
        return
    verb, thing = understood(session, role, rest)
    if not verb and not thing:
        session.screen.say("cli-why-what", line=rest if len(rest) < 40 else rest[:38] + "…")
    elif verb:
        offered = not thing and verb in session.match.prompt(role).choices
        tell(session, [] if offered else session.match.why_not(role, verb, thing or None))
    else:
        tell(session, session.match.why_not(role, about=thing))


def tell(session: Session, reasons: list[Reason], nothing: str = "cli-why-offered") -> None:
    """Each reason with what it bars and its paragraph."""
    screen, text = session.screen, session.screen.text
    if not reasons:
        screen.say(nothing)
    for reason in reasons:
        rule = f" [dim](§ {reason.rule})[/]" if reason.rule else ""
        said = f"{escape(text.why(reason))}{rule}"
        if reason.verb:
            barred = text.say("cli-why-not", {"what": screen.heading(reason.verb)})
            said = f"[bold]{escape(barred)}[/] {said}"
        screen.console.print(Padding(said, (0, 0, 0, 2)))


def understood(session: Session, role: str, rest: str) -> tuple[str, str]:
    """The verb and the thing meant, each "" where there is none; a verb is never taken for a thing."""
    wanted = rules.plain(rest)
    for verb, names in verbs(session, role):
        for name in names:
            if wanted == name:
                return verb, ""
            if wanted.startswith(f"{name} "):
                return verb, thing_called(session, role, wanted[len(name) + 1 :])
    return "", thing_called(session, role, wanted)


def verbs(session: Session, role: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The verbs of the present step, with what each may be called."""
    found = dict.fromkeys((*gates(session.match, role), *session.match.prompt(role).choices))
    for verb in found:
        yield verb, (verb, rules.plain(verb.replace("_", " ")), rules.plain(session.screen.heading(verb)))


def thing_called(session: Session, role: str, wanted: str) -> str:
    """A thing on this table by its id or its name; "" where there is none."""
    view, text = session.match.view(session.viewer), session.screen.text
    for ids in session.match.game.things(session.match.state, role).values():
        for thing in ids:
            if wanted in (thing, rules.plain(describe.choice_name(thing, view, text))):
                return thing
    return ""


def hints(session: Session, role: str) -> dict[tuple[str, object], str]:
    """What each choice costs or brings, in words."""
    text = session.screen.text
    return {(note.verb, note.arg): text.note(note) for note in session.match.notes(role)}
