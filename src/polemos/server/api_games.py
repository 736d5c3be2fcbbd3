"""Routes about games: what there is to play, boards, texts, rules, where the data come from."""

from __future__ import annotations

import asyncio
from dataclasses import asdict
from functools import cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

import polemos
from polemos.engine import playout, registry
from polemos.engine.game import Game
from polemos.kit.text import ANY, FORCES, LANGS, NAMED, catalogue_files
from polemos.server.answers import GameCard, GameInfo, Naming, TableAbout
from polemos.server.hall import Hall
from polemos.server.http import Endpoint
from polemos.server.problems import Refused


def about(game: Game) -> GameCard:
    """One line of the lobby."""
    meta = game.meta
    return {
        "id": meta.id,
        "title": named(meta.id, "game-title"),
        "subtitle": named(meta.id, "game-subtitle"),
        "designer": meta.designer,
        "year": meta.year,
        "roles": list(meta.roles),
        "players": list(meta.players),
        "minutes": meta.minutes,
        "complexity": meta.complexity,
        "hidden": meta.hidden,
        "chance": meta.chance,
        "rules_version": meta.rules_version,
    }


@cache
def named(game_id: str, key: str) -> dict[str, str]:
    """A message of one line in every language, without reading a whole catalogue."""
    found: dict[str, str] = {}
    for lang in LANGS:
        for path in catalogue_files(game_id, lang)[1:]:
            lines = path.read_text("utf-8").splitlines() if path.is_file() else []
            own = [line.partition(" = ")[2] for line in lines if line.startswith(f"{key} = ")]
            found[lang] = own[0] if own else game_id
    return found


async def about_table(hall: Hall, request: Request) -> TableAbout:
    return {"version": polemos.__version__, "compiled": compiled(), "languages": list(LANGS)}


def compiled() -> bool:
    """Whether the rules run as machine code (`make fast`, or a wheel of a release)."""
    return not str(playout.__file__).endswith(".py")


async def list_games(hall: Hall, request: Request) -> list[GameCard]:
    return [about(hall.game(name)) for name in hall.game_ids()]


async def one_game(hall: Hall, request: Request) -> GameInfo:
    game = _game(hall, request)
    return {
        **about(game),
        "scenarios": [
            {"id": s.id, "rule": s.rule, "roles": list(s.roles), "official": s.official}
            for s in game.scenarios
        ],
        "options": [
            {"id": o.id, "rule": o.rule, "values": list(o.values), "bid": o.bid} for o in game.options
        ],
        "bots": list(hall.pool.names),
        "naming": naming(),
    }


def naming() -> Naming:
    """How ids in arguments are named (kit/text.py), so that clients need not know it."""
    arguments = {name: list(keys) for name, keys in NAMED.items()}
    return {"arguments": arguments, "any": list(ANY), "forces": list(FORCES)}


async def board(hall: Hall, request: Request) -> object:
    return _game(hall, request).board()


async def text(hall: Hall, request: Request) -> Response:
    game, lang = _game(hall, request), request.path_params["lang"]
    if lang not in LANGS:
        raise Refused("not_found", f"there is no language {lang!r} (there are: {', '.join(LANGS)})")
    return catalogue(catalogue_files(game.meta.id, lang)[1:])


async def table_text(hall: Hall, request: Request) -> Response:
    """The table's own catalogue."""
    lang = request.path_params["lang"]
    if lang not in LANGS:
        raise Refused("not_found", f"there is no language {lang!r} (there are: {', '.join(LANGS)})")
    return catalogue(catalogue_files("", lang))


def catalogue(files: tuple[Path, ...]) -> Response:
    """These files as one Fluent file."""
    parts = [path.read_text("utf-8") for path in files if path.is_file()]
    return PlainTextResponse("\n".join(parts), headers={"Cache-Control": "no-cache"})


async def rules(hall: Hall, request: Request) -> object:
    return {clause.id: asdict(clause) for clause in _game(hall, request).rules.values()}


async def provenance(hall: Hall, request: Request) -> object:
    game = _game(hall, request)
    if game.meta.id not in registry.games():
        raise Refused("not_found", f"{game.meta.id} has no report on its data")
    return await asyncio.to_thread(registry.provenance, game.meta.id, game.data)


def _game(hall: Hall, request: Request) -> Game:
    return hall.game(request.path_params["game"])


ENDPOINTS = (
    Endpoint("GET", "/api/about", about_table, "Which Polemos this is."),
    Endpoint("GET", "/api/games", list_games, "All games."),
    Endpoint("GET", "/api/games/{game}", one_game, "One game with its scenarios, options and bots."),
    Endpoint("GET", "/api/games/{game}/board", board, "The board's drawing and the pieces' printed facts."),
    Endpoint(
        "GET",
        "/api/games/{game}/text/{lang}",
        text,
        "The game's own texts, as one Fluent file.",
        answer="text",
    ),
    Endpoint(
        "GET", "/api/text/{lang}", table_text, "The table's own texts, as one Fluent file.", answer="text"
    ),
    Endpoint(
        "GET", "/api/games/{game}/rules", rules, "The clause index: clause id -> clause, in both languages."
    ),
    Endpoint("GET", "/api/games/{game}/data", provenance, "Where every datum of this edition comes from."),
)
