"""`polemos rules GAME [PARAGRAPH | WORDS]`: the rule index in our own words."""

from __future__ import annotations

import unicodedata
from argparse import ArgumentParser, Namespace
from dataclasses import asdict
from typing import TYPE_CHECKING

from polemos import BadData
from polemos.cli import common
from polemos.engine.meta import Clause

if TYPE_CHECKING:
    from rich.console import RenderableType


def arguments(parser: ArgumentParser, say: common.Words) -> None:
    parser.add_argument("game", help=say["help-game"])
    parser.add_argument("wanted", nargs="*", default=[], metavar="PARAGRAPH", help=say["help-paragraph"])
    common.add_lang(parser, say)
    common.add_json(parser, say)
    common.add_data(parser, say)


def run(args: Namespace) -> int:
    clauses = wanted(common.chosen_game(args).rules, " ".join(args.wanted))
    if args.json:
        common.print_json([asdict(clause) for clause in clauses])
        return 0
    text, out = common.terminal_text(args.game, args.lang), common.console()
    for clause in clauses:
        for part in clause_lines(clause, args.lang, text.say("cli-ruling")):
            out.print(part)
    return 0


def wanted(rules: dict[str, Clause], question: str) -> list[Clause]:
    """The clauses of a paragraph, or else those in which all words occur, in either language."""
    if not question:
        return list(rules.values())
    found = [clause for clause in rules.values() if is_part_of(clause.id, question)]
    if not found:
        words = _plain(question).split()
        found = [clause for clause in rules.values() if all(word in _all_text(clause) for word in words)]
    if not found:
        raise BadData(f"rules: there is no paragraph {question!r}, and no clause with these words")
    return found


def is_part_of(clause: str, paragraph: str) -> bool:
    """4.2.1 has the clauses 4.2.1, 4.2.1a and 4.2.1.2, but not 4.2.10."""
    clause, paragraph = clause.lower(), paragraph.lower().rstrip(".")
    if not clause.startswith(paragraph):
        return False
    rest = clause[len(paragraph) :]
    return not rest or rest[0] == "." or (rest[0].isalpha() and paragraph[-1].isdigit())


def _plain(text: str) -> str:
    """Without accents and capitals: `demeter` finds `Déméter`."""
    parts = unicodedata.normalize("NFD", text.lower())
    return "".join(c for c in parts if not unicodedata.combining(c))


def _all_text(clause: Clause) -> str:
    return _plain(" ".join((clause.id, *clause.title.values(), *clause.text.values())))


def clause_lines(clause: Clause, lang: str, ruling: str) -> list[RenderableType]:
    """One clause for the terminal: number and title, then the text, indented."""
    from rich.markup import escape
    from rich.padding import Padding

    title = clause.title.get(lang, clause.title.get("en", ""))
    text = clause.text.get(lang, clause.text.get("en", ""))
    lines: list[RenderableType] = [f"[bold cyan]{clause.id}[/] [bold]{escape(title)}[/]"]
    lines.append(Padding(escape(text), (0, 0, 0, 2)))
    if clause.ruling:
        lines.append(Padding(f"[dim]{escape(ruling)} {escape(clause.ruling)}[/]", (0, 0, 0, 2)))
    return lines
