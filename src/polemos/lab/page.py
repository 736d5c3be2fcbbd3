"""The page of a simulation or a tournament: one file that needs no other, with tables and drawings."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Callable, Iterable
from html import escape
from typing import Any, NamedTuple

from polemos.kit.text import Text, key_of
from polemos.lab import figures, plots, wording
from polemos.lab.stats import wilson

#: The texts of one game (or "" for none).
Texts = Callable[[str], Text]

#: Where the argument stands in a button, with the brackets around it.
ARGUMENT = re.compile(r"\([^()]*…[^()]*\)|…")

#: A longer button is no name of an action.
LONGEST = 40


class Made(NamedTuple):
    """How a page came about."""

    version: str
    date: str
    command: str


CSS = """
:root { --ink: #33302a; --soft: #6d675b; --paper: #fbf7ee; --card: #fffdf8; --rule: #e2d9c6;
  --deep: #0b5c8c }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.55 "Iowan Old Style", "Palatino Linotype", Palatino, Georgia, serif }
main { max-width: 62rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem }
h1 { font-size: 2rem; font-weight: 600; margin: 0 0 .2rem; letter-spacing: .01em }
h2 { font-size: 1.35rem; font-weight: 600; margin: 2.6rem 0 .8rem; border-bottom: 2px solid var(--rule) }
h3 { font-size: 1rem; font-weight: 600; margin: 0 0 .5rem; color: var(--soft) }
p.facts { color: var(--soft); margin: .2rem 0 1.4rem }
p.verdict { font-size: 1.1rem; border-left: 4px solid var(--deep); padding-left: .8rem }
.grid { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)); gap: 1.1rem }
.card { background: var(--card); border: 1px solid var(--rule); border-radius: 8px; padding: 1rem 1.1rem;
  overflow-x: auto }
.wide { grid-column: 1 / -1 }
table { border-collapse: collapse; width: 100%; font-size: .95rem;
  font-variant-numeric: tabular-nums lining-nums }
th, td { text-align: left; padding: .3rem .7rem .3rem 0; white-space: nowrap;
  border-bottom: 1px solid var(--rule) }
th { font-weight: 600; color: var(--soft) } tr:last-child td { border-bottom: 0 }
img { width: 100%; height: auto; display: block } .wide img { max-width: 42rem }
code { font-size: .85rem; overflow-wrap: anywhere }
@media print { body { background: white } .card { break-inside: avoid } }
"""


def simulation_page(told: dict[str, Any], text: Text, made: Made | None = None) -> str:
    """The page of `polemos simulate`: the verdict first, then what it rests on."""
    games = sum(run["games"] for run in told["runs"])
    parts = [_head(text.say("game-title"), _facts(games, told["runs"][0]["seed"], text))]
    if "comparison" in told:
        parts.append(_compared(told, text))
    for letter, run in zip(wording.letters(told), told["runs"], strict=True):
        title = [letter + text.scenario(run["scenario"]), ", ".join(run["seats"]), *wording.settings(run)]
        parts.append(_section(" · ".join(title), _verdict(run, text), _run_cards(run, text)))
    return _page(text.say("game-title"), text.lang, [*parts, _foot(made, text)])


def sweep_page(told: dict[str, Any], text: Text, made: Made | None = None) -> str:
    """The page of `polemos sweep`."""
    parts = [_head(text.say("game-title"), _facts(told["games"], told["seed"], text))]
    title = [text.scenario(told["scenario"]), ", ".join(told["seats"]), told["over"], *wording.settings(told)]
    points = [
        (str(row["value"]), 100 * row["rate"], 100 * row["low"], 100 * row["high"]) for row in told["rows"]
    ]
    base = next(100 * row["rate"] for row in told["rows"] if row["decided"] == "base")
    label = text.say("cli-win-rate", {"who": told["side"]})
    drawing = _picture(plots.swept(points, told["over"], f"{label}, %", base), label)
    columns = _columns(text, *wording.SWEEP_COLUMNS)
    table = _table(columns, wording.sweep_rows(told, text))
    cards = [_card(label, drawing, True), _card("", table, True)]
    parts.append(_section(" · ".join(title), wording.sweep_line(told, text), cards))
    return _page(text.say("game-title"), text.lang, [*parts, _foot(made, text)])


def tournament_page(told: dict[str, Any], texts: Texts, made: Made | None = None) -> str:
    """The page of `polemos tournament`."""
    text = texts("")
    title = text.say("cli-page-tournament")
    facts = _facts(told["games"], told["seed"], text)
    blind = " ".join(wording.blind_line(found, texts(found["game"])) for found in told["blind"])
    ratings = _section(text.say("cli-page-ratings"), blind, _rating_cards(told, text))
    parts = [_head(title, facts), ratings]
    for arena in told["arenas"]:
        if arena["games"]:
            own = texts(arena["game"])
            name = [own.say("game-title"), own.scenario(arena["scenario"]), *wording.settings(arena)]
            parts.append(_section(" · ".join(name), _verdict(arena, own), _arena_cards(arena, own)))
    if told["forfeits"]:
        parts.append(_section(text.say("cli-page-forfeits"), "", [_forfeits(told["forfeits"], texts)]))
    return _page(title, text.lang, [*parts, _foot(made, text)])


# --- the cards ----------------------------------------------------------------------------------------


def _run_cards(run: dict[str, Any], text: Text) -> list[str]:
    rates = {text.role(role): rate for role, rate in run["roles"].items()}
    if len(run["bots"]) > 1:
        rates |= run["bots"]
    cards = [_rates(rates, run, text), *_common_cards(run, text)]
    return cards + ([_forfeits(run["forfeits"], lambda _: text)] if run["forfeits"] else [])


def _arena_cards(arena: dict[str, Any], text: Text) -> list[str]:
    sides = {
        f"{bot} ({text.role(role)})": rate
        for bot, roles in arena["sides"].items()
        for role, rate in roles.items()
    }
    return [_rates(sides, arena, text), *_common_cards(arena, text)]


def _rates(rates: dict[str, dict[str, Any]], told: dict[str, Any], text: Text) -> str:
    """Win rates by side, as a drawing and as a table, and the games that nobody won."""
    rows = [(name, 100 * r["rate"], 100 * r["low"], 100 * r["high"]) for name, r in rates.items()]
    title = text.say("cli-page-sides")
    picture = _picture(plots.intervals(rows, text.say("cli-page-percent"), 50), title)
    cells: list[wording.Row] = [(name, *figures.rate(r, text.lang)) for name, r in rates.items()]
    cells.append(wording.draws_row(told, text))
    return _card(title, picture + _table(_columns(text, "who", "wins", "rate", "interval"), cells), True)


def _common_cards(told: dict[str, Any], text: Text) -> list[str]:
    """Length, endings, score over time, most used actions: the same for a run and for an arena."""
    cards = []
    if told["lengths"]:
        title = text.say("cli-page-length")
        drawing = plots.histogram(told["lengths"], text.say("cli-actions"), text.say("cli-column-games"))
        cards.append(
            _card(title, _picture(drawing, title) + f"<p>{escape(wording.length_line(told, text))}</p>")
        )
    cards.append(_endings(told["endings"], text))
    if any(told["curve"].values()):
        title = text.say("cli-page-curve")
        lines = {text.role(role): points for role, points in told["curve"].items()}
        drawing = plots.curves(lines, text.say("cli-page-turn"), text.say("cli-page-score"))
        cards.append(_card(title, _picture(drawing, title)))
    if told["verbs"]:
        title = text.say("cli-page-verbs")
        named = {bot: _named(shares, text) for bot, shares in told["verbs"].items()}
        cards.append(_card(title, _picture(plots.grouped(named, text.say("cli-page-share")), title)))
    return cards


def _named(shares: dict[str, float], text: Text) -> dict[str, float]:
    """Verbs by their names; two that are called the same are one."""
    found: dict[str, float] = {}
    for verb, share in shares.items():
        name = _verb(verb, text)
        found[name] = found.get(name, 0.0) + share
    return found


def _verb(verb: str, text: Text) -> str:
    """The verb as its button says it, without the argument; where that is all of it, a name of ours."""
    own = key_of("cli-verb", verb)
    shown = " ".join(ARGUMENT.sub(" ", text.verb(verb)).split()).rstrip(" :")
    if not shown or len(shown) > LONGEST:
        return text.say(own) if text.has(own) else verb.replace("_", " ")
    return shown


def _endings(found: list[dict[str, Any]], text: Text) -> str:
    title = text.say("cli-page-endings")
    rows = [(_ending(ending, text), float(ending["games"])) for ending in found[:12]]
    if not rows:
        return ""
    return _card(title, _picture(plots.bars(rows, text.say("cli-column-games")), title))


def _ending(ending: dict[str, Any], text: Text) -> str:
    winners = ", ".join(text.role(role) for role in ending["winners"])
    level, reason = text.name(ending["level"], ("level",)), text.name(ending["reason"], ("reason",))
    return " · ".join(part for part in (winners, level, reason) if part)


def _rating_cards(told: dict[str, Any], text: Text) -> list[str]:
    rows = [(r["name"], r["rating"], r["low"], r["high"]) for r in told["ratings"]]
    title = text.say("cli-column-rating")
    cells, pairs = (
        wording.rating_rows(told["ratings"], text.lang),
        wording.pair_rows(told["table"], text.lang),
    )
    table = _table(_columns(text, "who", "rating", "interval", "points", "games"), cells)
    crossed = _table(_columns(text, "pairing", "points", "rate", "interval"), pairs)
    picture = _picture(plots.intervals(rows, title, 1500), title)
    return [_card(title, picture + table), _card(text.say("cli-page-pairs"), crossed)]


def _forfeits(found: list[dict[str, Any]], texts: Texts) -> str:
    text, cells = texts(""), []
    for f in found:
        role, why = texts(f["game"]).role(f["role"]), text.say(f"cli-why-{f['why']}")
        cells.append((f["bot"], wording.arena(f), role, str(f["number"]), why, f["detail"]))
    columns = _columns(text, "who", "game", "side", "match", "reason", "detail")
    return _card(text.say("cli-page-forfeits"), _table(columns, cells), True)


def _compared(told: dict[str, Any], text: Text) -> str:
    """What was changed, A and B side by side, and B minus A with the test that says whether it is luck."""
    found, (a, b) = told["comparison"], told["runs"]
    columns = _columns(text, "b-minus-a", "difference", "interval", "p", "test", "significant")
    table = _table(columns, wording.comparison_rows(found, text))
    title = text.say("cli-page-sides")
    rows = [(text.role(role), [_share(run["roles"][role]) for run in (a, b)]) for role in found["roles"]]
    drawn = [_share(wilson(run["draws"], run["games"])._asdict()) for run in (a, b)]
    rows.append((text.say("cli-draw-row"), drawn))
    picture = _picture(plots.paired(rows, ("A", "B"), text.say("cli-page-percent")), title)
    named = _columns(text, "changed", "a", "b", "comes-from")
    changes = _table(named, wording.change_rows(found["changes"], text))
    cards = [_card(text.say("cli-page-changed"), changes, True), _card(title, picture, True)]
    cards.append(_card("", table, True))
    return _section(text.say("cli-page-compared"), wording.verdict_line(found["verdict"], text), cards)


def _share(rate: dict[str, Any]) -> tuple[float, float, float]:
    return 100 * rate["rate"], 100 * rate["low"], 100 * rate["high"]


# --- HTML ---------------------------------------------------------------------------------------------


def _facts(games: int, seed: int | str, text: Text) -> str:
    return text.say("cli-page-facts", {"games": games, "seed": seed})


def _verdict(told: dict[str, Any], text: Text) -> str:
    return wording.verdict_line(told["verdict"], text)


def _foot(made: Made | None, text: Text) -> str:
    """Which Polemos made the page, when, and by which command: without it nobody can make it again."""
    if made is None:
        return ""
    told = escape(text.say("cli-page-made", {"version": made.version, "date": made.date}))
    return f'<p class="facts">{told}<br><code>{escape(made.command)}</code></p>'


def _head(title: str, facts: str) -> str:
    return f'<h1>{escape(title)}</h1><p class="facts">{escape(facts)}</p>'


def _section(title: str, verdict: str, cards: Iterable[str]) -> str:
    told = f'<p class="verdict">{escape(verdict)}</p>' if verdict else ""
    return f'<section><h2>{escape(title)}</h2>{told}<div class="grid">{"".join(cards)}</div></section>'


def _card(title: str, inside: str, wide: bool = False) -> str:
    heading = f"<h3>{escape(title)}</h3>" if title else ""
    return f'<div class="card{" wide" if wide else ""}">{heading}{inside}</div>'


def _picture(drawing: str, title: str) -> str:
    """As an image of its own: ids of several drawings cannot get into each other's way."""
    data = b64encode(drawing.encode()).decode()
    return f'<img alt="{escape(title)}" src="data:image/svg+xml;base64,{data}">'


def _columns(text: Text, *names: str) -> list[str]:
    return [text.say(f"cli-column-{name}") for name in names]


def _table(columns: list[str], rows: Iterable[Iterable[str]]) -> str:
    head = "".join(f"<th>{escape(name)}</th>" for name in columns)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def _page(title: str, lang: str, parts: Iterable[str]) -> str:
    return (
        f'<!doctype html>\n<html lang="{lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)} · Polemos</title><style>{CSS}</style></head>"
        f"<body><main>{''.join(parts)}</main></body></html>\n"
    )
