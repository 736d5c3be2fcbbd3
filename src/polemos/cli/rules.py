"""`polemos rules GAME [PARAGRAPH | WORDS]`: the rule index in our own words."""

from __future__ import annotations

import re
import unicodedata
from argparse import ArgumentParser, Namespace
from collections.abc import Mapping
from dataclasses import asdict
from typing import TYPE_CHECKING

from rich.markup import escape
from rich.padding import Padding

from polemos import BadData
from polemos.cli import common
from polemos.engine.meta import Clause
from polemos.kit.text import key_of

if TYPE_CHECKING:
    from rich.console import RenderableType

    from polemos.kit.text import Text

#: More clauses than this are told by their titles.
CHAPTER = 8


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
    for line in contents(clauses, text) if not args.wanted else in_full(clauses, text):
        out.print(line)
    return 0


def shown(clauses: list[Clause], text: Text) -> list[RenderableType]:
    """A paragraph in full, a chapter by its titles."""
    return titles(clauses, text) if len(clauses) > CHAPTER else in_full(clauses, text)


def contents(clauses: list[Clause], text: Text) -> list[RenderableType]:
    """The table of contents: each chapter with its title and its sections."""
    lines: list[RenderableType] = []
    for chapter, own in chapters(clauses).items():
        lines.append(f"[bold]{escape(chapter)}  {escape(text.say(key_of('chapter', chapter)))}[/]")
        lines.extend(_entry(*entry) for entry in entries(own, text).items())
    return lines


def entries(clauses: list[Clause], text: Text) -> dict[str, str]:
    """The sections of a chapter with their titles, and by itself what stands in none."""
    found: dict[str, str] = {}
    for clause in clauses:
        section = section_of(clause.id)
        title = key_of("section", section.lower())
        if text.has(title):
            found[section] = text.say(title)
        else:
            found[clause.id] = in_language(clause.title, text.lang)
    return found


def section_of(clause: str) -> str:
    """`2.B.3.1a` stands in section `2.B.3.1`."""
    return re.sub(r"(?<=\d)[a-z]+$", "", clause).rstrip(".")


def chapters(clauses: list[Clause]) -> dict[str, list[Clause]]:
    """The clauses by their chapters, in the order of the rulebook."""
    found: dict[str, list[Clause]] = {}
    for clause in clauses:
        found.setdefault(chapter_of(clause.id), []).append(clause)
    return found


def chapter_of(clause: str) -> str:
    """`2.B.3.1a` stands in chapter 2, `9a` in chapter 9, `TRC.die.a` in the chapter `trc`."""
    return section_of(clause).split(".")[0].lower()


def titles(clauses: list[Clause], text: Text) -> list[RenderableType]:
    return [_entry(clause.id, in_language(clause.title, text.lang)) for clause in clauses]


def _entry(number: str, title: str) -> RenderableType:
    return Padding(f"[cyan]{number:<9}[/] {escape(title)}", (0, 0, 0, 2))


def in_full(clauses: list[Clause], text: Text) -> list[RenderableType]:
    return [line for clause in clauses for line in clause_lines(clause, text.lang, text.say("cli-ruling"))]


def in_language(words: Mapping[str, str], lang: str) -> str:
    """In English where a language has no words of its own."""
    return words.get(lang) or words.get("en", "")


def wanted(rules: dict[str, Clause], question: str) -> list[Clause]:
    """The clauses of a paragraph, or else those in which all words occur, in either language."""
    if not question:
        return list(rules.values())
    found = [clause for clause in rules.values() if is_part_of(clause.id, question)]
    if not found:
        words = plain(question).split()
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


def plain(text: str) -> str:
    """Without accents and capitals: `demeter` finds `Déméter`."""
    parts = unicodedata.normalize("NFD", text.lower())
    return "".join(c for c in parts if not unicodedata.combining(c))


def _all_text(clause: Clause) -> str:
    return plain(" ".join((clause.id, *clause.title.values(), *clause.text.values())))


def clause_lines(clause: Clause, lang: str, ruling: str) -> list[RenderableType]:
    """One clause for the terminal: number and title, then the text, indented."""
    title = escape(in_language(clause.title, lang))
    lines: list[RenderableType] = [f"[bold cyan]{clause.id}[/] [bold]{title}[/]"]
    lines.append(Padding(escape(in_language(clause.text, lang)), (0, 0, 0, 2)))
    if clause.ruling:
        lines.append(Padding(f"[dim]{escape(ruling)} {escape(clause.ruling)}[/]", (0, 0, 0, 2)))
    return lines
