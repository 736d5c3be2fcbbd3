"""Who takes part: a bot by name, with its own budget, or a class or a program of the reader's own.

- `greedy`: the bot of that name
- `greedy@50`: the same with 50 plays on copies per decision
- `class:my_bots.Careful`: a class on the import path, derived from `polemos.bots.Bot`
- `exec:./mybot --brave`: a program that speaks in lines of JSON
"""

from __future__ import annotations

from importlib import import_module

from polemos import bots
from polemos.bots import Bot
from polemos.bots.external import PREFIX as PROGRAM
from polemos.engine.errors import BadData

CLASS = "class:"


def entrant(spec: str, seed: int | str = 0, budget: int | None = None) -> Bot:
    """The bot that `spec` describes, for one seat of one match; BadData names what is wrong with it."""
    name, own = _split(spec)
    chosen = budget if own is None else own
    if not name.startswith(CLASS):
        return bots.make(name, seed, chosen)
    if chosen is not None and chosen < 1:
        raise BadData(f"budget: {chosen} is not a number of plays from 1 on")
    made = _own_class(name.removeprefix(CLASS))
    try:
        return made(seed, chosen)
    except (Exception, SystemExit) as error:  # the reader's own code: whatever is wrong, it is named
        raise BadData(f"bot: {name} cannot be made ({_told(error)})") from None


def check_entrant(spec: str, budget: int | None) -> None:
    """Refuse a bot that cannot be made, or put away again."""
    bot = entrant(spec, 0, budget)
    try:
        dismiss(bot)
    except (Exception, SystemExit) as error:  # as above
        raise BadData(f"bot: {spec} cannot be closed ({_told(error)})") from None


def dismiss(bot: Bot) -> None:
    """A bot that holds a process or a socket has a `close`."""
    close = getattr(bot, "close", None)
    if close is not None:
        close()


def _split(spec: str) -> tuple[str, int | None]:
    """`greedy@50` as its name and its budget."""
    name, at, budget = spec.partition("@")
    if not at or spec.startswith(PROGRAM):
        return spec, None
    if not budget.isascii() or not budget.isdigit():
        raise BadData(f"bot: {spec!r} has no whole number after @")
    if name == "random" or (":" in name and not name.startswith(CLASS)):
        raise BadData(f"bot: {spec!r} has a budget after @, but {name} takes none")
    return name, int(budget)


def _own_class(path: str) -> type[Bot]:
    module, _, name = path.rpartition(".")
    try:
        found = getattr(import_module(module), name)
    except (Exception, SystemExit) as error:  # importing runs the reader's own code
        raise BadData(f"bot: {CLASS}{path} cannot be imported ({_told(error)})") from None
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise BadData(f"bot: {CLASS}{path} is not a class derived from polemos.bots.Bot")
    return found


def _told(error: BaseException) -> str:
    """In one line."""
    return " ".join(f"{type(error).__name__}: {error}".split())
