"""Records: a match as a file. Replaying one verifies every action, every die and the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from polemos.engine.chance import commitment
from polemos.engine.codec import Reader, state_hash
from polemos.engine.errors import BadData, Outdated, PolemosError
from polemos.engine.header import RECORD_FORMAT
from polemos.engine.match import Action, Match
from polemos.engine.past import Past, entries_from_json, views_from_json

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
    "data",
    "past",
    "kept",
)


def game_of(record: object) -> str:
    """The game id a record names."""
    return Reader(record, "record").text("game")


def replay(game: Game, record: object) -> Match:
    """Play a record again; BadData names what does not agree with it.

    A record of older rules is replayed as well if it went the same way under the present ones: every action
    is still legal and its end is the same. If not, it is Outdated: what it kept can still be read."""
    try:
        match, actions = begun(game, record)
        for i, action in enumerate(actions):
            played(match, action, i)
        verify(match, record)
    except BadData as error:
        raise outdated(game, record, error) from error
    return match


def outdated(game: Game, record: object, error: BadData) -> BadData:
    """The same problem, if the record is of these rules; else that it is not."""
    version = Reader(record, "record").value.get("rules_version")
    if version == game.meta.rules_version or not isinstance(version, int):
        return error
    text = f"record: played by version {version} of the rules (these are {game.meta.rules_version})"
    return Outdated(f"{text}, under which it went another way: {error}")


def begun(game: Game, record: object) -> tuple[Match, list[Action]]:
    """The match before its first action, and what is to be played."""
    reader = Reader(record, "record")
    reader.only(FIELDS)
    match = _beginning(game, reader)
    match.keep_log()
    actions = actions_of(reader)
    longest = 2 * game.meta.max_actions
    if len(actions) > longest:
        raise reader.fail("actions", f"no match of {game.meta.id} has more than {longest}")
    return match, actions


def played(match: Match, action: Action, i: int) -> None:
    try:
        match.play_recorded(action)
    except PolemosError as error:
        raise BadData(f"record.actions[{i}]: {error}") from error


def verify(match: Match, record: object) -> None:
    """Dice, result and last position are those of the record."""
    _verify(match, Reader(record, "record"))


def _beginning(game: Game, reader: Reader) -> Match:
    if reader.number("polemos", 1, 10**6) != RECORD_FORMAT:
        raise reader.fail("polemos", f"format {RECORD_FORMAT} is expected")
    if reader.text("game") != game.meta.id:
        raise reader.fail("game", f"this is {game.meta.id}")
    if reader.number("rules_version", 1, 10**6) > game.meta.rules_version:
        raise reader.fail("rules_version", f"these rules are version {game.meta.rules_version}")
    if reader.value.get("data", "") != game.data_name:
        raise reader.fail("data", f"it was played with other data ({reader.value.get('data') or 'our own'})")
    seed = reader.get("seed")
    if isinstance(seed, bool) or not isinstance(seed, (int, str)):
        raise reader.fail("seed", "a number or a text is expected")
    if reader.text("commitment") != commitment(seed):
        raise reader.fail("commitment", "the seed is not the one that was promised")
    given: Any = reader.items("given") if "given" in reader.value else ()
    options: Any = reader.reader("options").value
    if "position" not in reader.value:
        return game.start(reader.text("scenario"), seed, options, given, reader.flag("real_dice"))
    match = game.resume(_of_these_rules(game, reader), given, seed)
    _verify_header(match, reader)
    if "past" in reader.value:
        match.take_up(past_of(reader.reader("past")))
    return match


def past_of(reader: Reader) -> Past:
    """What was played by older rules, as a record keeps it."""
    reader.only(("actions", "log", "views"))
    log = entries_from_json(reader.items("log"), f"{reader.path}.log")
    return Past(actions_of(reader), log, views_from_json(reader.items("views"), f"{reader.path}.views"))


def _of_these_rules(game: Game, reader: Reader) -> object:
    """The position an older record begins from, read by the present rules."""
    position = reader.reader("position").value
    old = position.get("rules_version") == reader.get("rules_version")
    return {**position, "rules_version": game.meta.rules_version} if old else position


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


def actions_of(reader: Reader) -> list[Action]:
    """The actions of a record, each of the right form."""
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


def _ended_alike(match: Match, reader: Reader) -> bool:
    """A finished match of older rules: what else its last position held may have got another form."""
    return match.over and reader.get("rules_version") != match.game.meta.rules_version


def _verify(match: Match, reader: Reader) -> None:
    if match.journal.dice != reader.items("dice"):
        raise reader.fail("dice", "these are not the dice that the seed gives")
    result = None if match.result is None else match.result.to_json()
    if reader.value.get("result") != result:
        raise reader.fail("result", "the actions lead to another result")
    position = {**match.position(), "rules_version": reader.get("rules_version")}
    if reader.text("final") != state_hash(position) and not _ended_alike(match, reader):
        raise reader.fail("final", "the actions lead to another position")
