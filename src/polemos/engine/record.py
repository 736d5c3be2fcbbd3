"""Records: a match as a file. Replaying one verifies every action, every die and the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from polemos.engine.chance import commitment
from polemos.engine.codec import Reader
from polemos.engine.errors import BadData, PolemosError
from polemos.engine.header import RECORD_FORMAT
from polemos.engine.match import Action, Match

if TYPE_CHECKING:
    from polemos.engine.game import Game

FIELDS: Final[tuple[str, ...]] = (
    "polemos",
    "game",
    "rules_version",
    "scenario",
    "options",
    "commitment",
    "seed",
    "real_dice",
    "actions",
    "dice",
    "final",
    "given",
    "position",
    "result",
)


def game_of(record: object) -> str:
    """The game id a record names."""
    return Reader(record, "record").text("game")


def replay(game: Game, record: object) -> Match:
    """Play a record again; BadData names what does not agree with it."""
    reader = Reader(record, "record")
    reader.only(FIELDS)
    match = _beginning(game, reader)
    match.keep_log()
    for i, action in enumerate(_actions(reader)):
        try:
            match.play_recorded(action)
        except PolemosError as error:
            raise BadData(f"record.actions[{i}]: {error}") from error
    _verify(match, reader)
    return match


def _beginning(game: Game, reader: Reader) -> Match:
    if reader.number("polemos", 1, 10**6) != RECORD_FORMAT:
        raise reader.fail("polemos", f"format {RECORD_FORMAT} is expected")
    if reader.text("game") != game.meta.id:
        raise reader.fail("game", f"this is {game.meta.id}")
    if reader.number("rules_version", 1, 10**6) != game.meta.rules_version:
        raise reader.fail("rules_version", f"these rules are version {game.meta.rules_version}")
    seed = reader.get("seed")
    if isinstance(seed, bool) or not isinstance(seed, (int, str)):
        raise reader.fail("seed", "a number or a text is expected")
    if reader.text("commitment") != commitment(seed):
        raise reader.fail("commitment", "the seed is not the one that was promised")
    given: Any = reader.items("given") if "given" in reader.value else ()
    options: Any = reader.reader("options").value
    if "position" not in reader.value:
        return game.start(reader.text("scenario"), seed, options, given, reader.flag("real_dice"))
    match = game.resume(reader.get("position"), given, seed)
    _verify_header(match, reader)
    return match


def _verify_header(match: Match, reader: Reader) -> None:
    """What a position says itself, and the record's header repeats."""
    told: dict[str, object] = {
        "scenario": match.state.scenario,
        "options": match.state.options,
        "real_dice": match.state.chance.entered,
    }
    for key, value in told.items():
        if reader.get(key) != value:
            raise reader.fail(key, "the position says otherwise")


def _actions(reader: Reader) -> list[Action]:
    actions: list[Action] = []
    for i, item in enumerate(reader.items("actions")):
        if not (isinstance(item, list) and len(item) == 3):
            raise reader.fail(f"actions[{i}]", "[role, verb, argument] is expected")
        role, verb, arg = item
        if not (isinstance(role, str) and isinstance(verb, str)):
            raise reader.fail(f"actions[{i}]", "role and verb must be texts")
        if isinstance(arg, bool) or not (arg is None or isinstance(arg, (str, int))):
            raise reader.fail(f"actions[{i}]", "the argument must be a text, a number or nothing")
        actions.append((role, verb, arg))
    return actions


def _verify(match: Match, reader: Reader) -> None:
    if match.journal.dice != reader.items("dice"):
        raise reader.fail("dice", "these are not the dice that the seed gives")
    result = None if match.result is None else match.result.to_json()
    if reader.value.get("result") != result:
        raise reader.fail("result", "the actions lead to another result")
    if reader.text("final") != match.fingerprint():
        raise reader.fail("final", "the actions lead to another position")
