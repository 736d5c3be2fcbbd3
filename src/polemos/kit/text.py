"""Texts for people: Fluent catalogues of the table and of one game, in one language.

Rules speak in keys and ids ("activate", "m5"); here they become sentences. A key that is missing is
remembered in `Text.missing`, where tests find it, and the screen shows the key itself.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from polemos.engine.errors import BadData
from polemos.engine.journal import Line
from polemos.engine.prompt import Arg, Prompt, Value
from polemos.engine.result import Result
from polemos.engine.why import Note, Reason
from polemos.kit.grammar import ATTRIBUTES, Nouns

PLACE: Final[tuple[str, ...]] = ("place",)
PIECE: Final[tuple[str, ...]] = ("leader", "piece")
ROLE: Final[tuple[str, ...]] = ("role", "side", "nation")

#: Which catalogue keys name the ids of an argument, by the argument's name.
NAMED: Final[dict[str, tuple[str, ...]]] = {
    "place": PLACE,
    "places": PLACE,
    "from": PLACE,
    "to_place": PLACE,
    "via": PLACE,
    "area": PLACE,
    "piece": PIECE,
    "pieces": PIECE,
    "leader": PIECE,
    "leaders": PIECE,
    "enemy": PIECE,
    "enemies": PIECE,
    "other": PIECE,
    "loser": PIECE,
    "who": ROLE,
    "side": ROLE,
    "foe": ROLE,
    "stratagem": ("stratagem",),
    "counter": ("counter",),
    "level": ("level",),
    "reason": ("reason",),
    "phase": ("phase",),
    "wanted": ("edge",),
    "mine_sum": ("sum",),
    "their_sum": ("sum",),
}

#: Where the argument of a choice is looked up: nothing but the id says what it is.
ANY: Final = (*PLACE, *PIECE, *ROLE, "stratagem", "counter", "card", "option", "phase", "value")

#: Any cell of a battlefield: no catalogue lists them, `place-cell` says how they are called (`aw12` is AW12).
#: Where a campaign has a verb of that name, `verb-<verb>-cell` is the battle's.
FIELD: Final = re.compile("[a-z]{1,2}[1-9][0-9]?")

#: A hyphen that stands for a minus.
MINUS: Final = re.compile(r"(?<![\w-])-(?=\d)")


#: One part of a sum that explains itself (kit/modifiers.py): `TRC.die.a +1` is named by `part-TRC-die-a`.
PART: Final = re.compile(r"(.+) ([+-]\d+)")

#: Arguments that are troops by numbers and arms; `points-h` and so on name the arms.
FORCES: Final = ("force", "ours", "theirs", "army")
ARM: Final = re.compile("([0-9]+)([A-Z])")
ALLIED: Final = "(all.)"


def key_of(prefix: str, name: str) -> str:
    """The catalogue key of an id: Fluent knows neither dots nor, by our habit, underscores."""
    return f"{prefix}-{name}".replace("_", "-").replace(".", "-")


def begun(sentence: str) -> str:
    """A sentence begins with a capital, also when it begins with a name: « Les Mamertins… »."""
    return sentence[:1].upper() + sentence[1:]


def package_folder() -> Path:
    """The folder of the package, which holds all catalogues."""
    return Path(__file__).resolve().parent.parent


def languages() -> tuple[str, ...]:
    """The languages there are: those in which the table has texts. A new one needs no code."""
    return tuple(sorted(path.stem for path in (package_folder() / "locales").glob("*.ftl")))


LANGS: Final[tuple[str, ...]] = languages()


def catalogue_files(game_id: str, lang: str) -> tuple[Path, ...]:
    """The table's catalogue and the game's ("" for the table alone)."""
    root = package_folder()
    own = root / "locales" / f"{lang}.ftl"
    return (own, root / "games" / game_id / "text" / f"{lang}.ftl") if game_id else (own,)


@cache
def _resource(path: Path) -> Resource | None:
    return FluentResource(path.read_text(encoding="utf-8")) if path.is_file() else None


def _bundle(lang: str, files: Iterable[Path], nouns: Nouns) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False, functions=nouns.functions())
    for path in files:
        resource = _resource(path)
        if resource is not None:
            bundle.add_resource(resource, allow_overrides=True)
    return bundle


class Text:
    """All that can be said about one game in one language."""

    def __init__(self, game_id: str, lang: str, more: tuple[Path, ...] = ()) -> None:
        """`more`: further catalogue files of the same language, for instance the terminal's own."""
        if lang not in LANGS:
            raise BadData(f"lang: {lang!r} is not one of {', '.join(LANGS)}")
        self.game_id = game_id
        self.lang = lang
        #: Keys that were asked for in vain, and arguments that a message lacked.
        self.missing: set[str] = set()
        self._nouns = Nouns()
        self._bundle = _bundle(lang, (*catalogue_files(game_id, lang), *more), self._nouns)
        self._nouns.last = f" {self.say('list-and')} "

    # --- messages ---------------------------------------------------------------------------

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(self, key: str, args: Mapping[str, Value] | None = None, attribute: str = "") -> str:
        """The message of a key, its arguments translated; the key itself where there is none."""
        message = self._bundle.get_message(key) if self.has(key) else None
        pattern = None if message is None else message.value
        if message is not None and attribute:
            pattern = message.attributes.get(attribute)
        if pattern is None:
            self.missing.add(f"{key}.{attribute}" if attribute else key)
            return key
        text, errors = self._bundle.format_pattern(pattern, self.arguments(args or {}))
        self.missing.update(f"{key}: {error}" for error in errors)
        return MINUS.sub("\u2212", str(text))

    def arguments(self, args: Mapping[str, Value]) -> dict[str, str | int]:
        """Arguments ready for a message: ids by their names, lists of names joined as the language does."""
        return {name: self._argument(name, value) for name, value in args.items()}

    def _argument(self, name: str, value: Value) -> str | int:
        if isinstance(value, (tuple, list)):
            texts = [str(self._argument(name, item)) for item in value]
            return self._nouns.listed(texts) if name in NAMED else ", ".join(texts)
        if not isinstance(value, str):
            return value
        part = PART.fullmatch(value)
        if part and self.has(key_of("part", part[1])):
            return f"{self.say(key_of('part', part[1]))} {part[2]}"
        if name in FORCES and value[:1].isdigit() and self.has("points-h"):
            return self._force(value)
        if not value or name not in NAMED:
            return self._known(value, (name,)) or value
        return self.name(value, NAMED[name])

    def _force(self, value: str) -> str:
        """`7H 2C + 3H (all.)`: seven hoplites, two horsemen and three allied hoplites."""
        parts = []
        for own in value.split(" + "):
            ally = "a" if own.endswith(ALLIED) else ""
            for count, arm in ARM.findall(own):
                parts.append(self.say(f"points-{ally}{arm.lower()}", {"count": int(count)}))
        return self._nouns.joined(parts)

    # --- names ------------------------------------------------------------------------------

    def name(self, name: str, prefixes: tuple[str, ...] = ANY) -> str:
        """The name of an id; the id itself where no catalogue knows it."""
        found = self._known(name, prefixes)
        if found is None:
            self.missing.add(key_of(prefixes[0] if len(prefixes) < len(ANY) else "?", name))
            return name
        return found

    def knows(self, name: str) -> bool:
        """Whether any catalogue has a name for the id."""
        return self._known(name, ANY) is not None

    def spelt(self, name: str) -> str:
        """The name of an id where there is one; free words as they are."""
        return self.name(name) if self.knows(name) else name

    def _known(self, name: str, prefixes: tuple[str, ...]) -> str | None:
        for prefix in prefixes:
            key = key_of(prefix, name)
            if self.has(key):
                return self._noun(key)
        if "place" in prefixes and FIELD.fullmatch(name) and self.has("place-cell"):
            return self.say("place-cell", {"cell": name.upper()})
        return self._kind_name(name) if "piece" in prefixes else None

    def _kind_name(self, piece: str) -> str | None:
        """`athens_t20_1` is named by its kind: the longest part of the id the catalogue has."""
        words = piece.split("_")
        for length in range(len(words) - 1, 0, -1):
            for start in range(len(words) - length + 1):
                key = key_of("piece", "_".join(words[start : start + length]))
                if self.has(key):
                    return self._noun(key)
        return None

    def _noun(self, key: str) -> str:
        """A name, of which its sentence may want to know more."""
        text, known = self.say(key), self._bundle.get_message(key).attributes
        facts: dict[str, str] = {}
        for name in ATTRIBUTES:
            if name in known:
                facts[name] = str(self._bundle.format_pattern(known[name])[0])
        self._nouns.learn(text, facts)
        return text

    def place(self, place: str) -> str:
        return self.name(place, PLACE)

    def piece(self, piece: str) -> str:
        return self.name(piece, PIECE)

    def plural(self, kind: str) -> str:
        """Several pieces of a kind, where its name is that of one (`.many`); else ""."""
        message = self._bundle.get_message(key_of("piece", kind)) if self.has(key_of("piece", kind)) else None
        pattern = message.attributes.get("many") if message is not None else None
        return str(self._bundle.format_pattern(pattern)[0]) if pattern is not None else ""

    def role(self, role: str) -> str:
        return self.name(role, ROLE)

    # --- what a table shows -----------------------------------------------------------------

    def prompt(self, prompt: Prompt) -> str:
        """The question of a prompt."""
        return begun(self.say(key_of("prompt", prompt.message), prompt.args))

    def choice(self, verb: str, arg: Arg, asked: str = "") -> str:
        """One choice, as on a button; `asked`: the message of the question it answers."""
        if arg is None:
            return begun(self.say(self._verb_key(verb, arg, asked)))
        shown = self.name(arg) if isinstance(arg, str) else arg
        return begun(self.say(self._verb_key(verb, arg, asked), {"arg": shown}))

    def _verb_key(self, verb: str, arg: Arg, asked: str) -> str:
        """A verb of several questions may be called by what it does in one: `verb-<verb>-in-<question>`."""
        key = key_of("verb", verb)
        here = key_of(f"{key}-in", asked)
        if asked and self.has(here):
            return here
        on_field = isinstance(arg, str) and FIELD.fullmatch(arg) is not None
        return f"{key}-cell" if on_field and self.has(f"{key}-cell") else key

    def verb(self, verb: str, asked: str = "") -> str:
        """A verb as the heading of its choices."""
        return self.say(self._verb_key(verb, None, asked), {"arg": "…"})

    def why(self, reason: Reason) -> str:
        """Why something is not offered."""
        return begun(self.say(key_of("why", reason.key), reason.args))

    def note(self, note: Note) -> str:
        """What a choice costs or brings."""
        return self.say(key_of("note", note.key), note.args)

    def line(self, line: Line) -> str:
        """One line of the log."""
        return begun(self.say(key_of("log", line.key), line.args))

    def option(self, option: str) -> str:
        return self.say(key_of("option", option))

    def option_about(self, option: str) -> str:
        return self.say(key_of("option", option), attribute="about")

    def option_value(self, option: str, value: Value) -> str:
        """What a value is called: an attribute of the option, for a number a key of its own."""
        key, name = key_of("option", option), key_of("", str(value)).removeprefix("-")
        message = self._bundle.get_message(key) if self.has(key) else None
        if message is not None and name in message.attributes:
            return self.say(key, attribute=name)
        if isinstance(value, bool):
            return self.say("ui-yes" if value else "ui-no")
        return self.say(f"{key}-{name}") if self.has(f"{key}-{name}") else str(value)

    def scenario(self, scenario: str) -> str:
        return self.say(key_of("scenario", scenario))

    def scenario_sketch(self, scenario: str) -> str:
        return self.say(key_of("scenario", scenario), attribute="sketch")

    def result(self, result: Result) -> str:
        """How the match ended, in one sentence."""
        args: dict[str, Value] = {"level": result.level, "reason": result.reason, "rule": result.rule}
        if result.alone:
            return self.say("result-alone", args)
        if not result.winners:
            return self.say("result-draw", args)
        return begun(self.say("result-win", {**args, "who": result.winners}))

    def scores(self, result: Result) -> str:
        """`Athens 41, Sparta 18`."""
        return ", ".join(f"{self.role(role)} {points}" for role, points in result.scores.items())
