"""What a game folder provides, and how a match of it begins."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from polemos.engine.beginning import begin, continued
from polemos.engine.chance import Chance, seed_key
from polemos.engine.codec import Reader, frame_from_json, frame_to_json
from polemos.engine.errors import BadData, RuleBug
from polemos.engine.flow import Frame
from polemos.engine.frames import frames_of, module_of
from polemos.engine.match import Match
from polemos.engine.meta import Clause, Meta, Option, Scenario
from polemos.engine.observation import Observation
from polemos.engine.playout import Observer
from polemos.engine.prompt import Value
from polemos.engine.result import Result
from polemos.engine.sight import Sight
from polemos.engine.why import PIECE, PLACE

POSITION_FIELDS: Final[tuple[str, ...]] = (
    "game",
    "rules_version",
    "scenario",
    "options",
    "frames",
    "result",
    "state",
)
RESULT_FIELDS: Final[tuple[str, ...]] = ("winner", "winners", "level", "reason", "rule", "scores")


class Game:
    """Base of every game. Matches, servers, bots and tests know nothing else of it.

    `data` is a folder with the player's own files, merged by id over the game's own.
    """

    def __init__(
        self,
        meta: Meta,
        scenarios: tuple[Scenario, ...],
        options: tuple[Option, ...] = (),
        data: Path | None = None,
    ) -> None:
        self.meta = meta
        self.scenarios = scenarios
        self.options = options
        self.data = data
        self._rules: dict[str, Clause] | None = None
        self._observation: Observation | None = None
        self._data_name: str | None = None
        self._frames: dict[str, type[Frame]] | None = None

    @property
    def rules(self) -> dict[str, Clause]:
        """The paragraph index: clause id -> clause; read when somebody asks, which simulations never do."""
        if self._rules is None:
            self._rules = self.read_rules()
        return self._rules

    @property
    def data_name(self) -> str:
        """Which data a match was played with, where they are not our own: the folder's name and a
        fingerprint of its files."""
        if self._data_name is None:
            self._data_name = "" if self.data is None else _name_of(self.data)
        return self._data_name

    # --- what each game writes ----------------------------------------------------------------

    def read_rules(self) -> dict[str, Clause]:
        """The paragraph index from the game's data."""
        raise self._missing("read_rules")

    def setup(self, scenario: str, options: dict[str, Value], chance: Chance) -> Any:
        """A new state with its first frames called."""
        raise self._missing("setup")

    def view(self, state: Any, role: str | None) -> dict[str, Any]:
        """What a role (None: a spectator) may know, as JSON without nulls."""
        raise self._missing("view")

    def seen(self, state: Any, role: str | None, sight: Sight) -> dict[str, Any]:
        """The same view, with what has not changed since the last look taken from memory; read-only."""
        return self.view(state, role)

    def views(
        self, state: Any, roles: tuple[str | None, ...], sight: Sight
    ) -> dict[str | None, dict[str, Any]]:
        """The views of several viewers at once. Parts that all of them may know are one object, which the
        server compares only once."""
        if not self.meta.hidden:
            return dict.fromkeys(roles, self.seen(state, None, sight))
        return {role: self.seen(state, role, sight) for role in roles}

    def determinize(self, state: Any, role: str | None) -> None:
        """Deal anew, in place, all that the role cannot know. Chance is already re-seeded."""
        raise self._missing("determinize")

    def encode(self, state: Any) -> dict[str, Any]:
        """The game's own fields as readable JSON."""
        raise self._missing("encode")

    def decode(self, scenario: str, options: dict[str, Value], chance: Chance, data: Reader) -> Any:
        """The state that `encode` wrote; raises BadData with the path of a wrong field."""
        raise self._missing("decode")

    def evaluate(self, state: Any, role: str) -> float:
        """How well the role stands, about -1 to 1; used by bots on determinized clones."""
        raise self._missing("evaluate")

    def check(self, state: Any) -> None:
        """Conservation laws and indexes against a recount; raises RuleBug."""
        raise self._missing("check")

    def resigned(self, state: Any, role: str) -> Result:
        """The result when a role gives up: the other side wins; who plays alone has lost."""
        others = tuple(r for r in self.roles_of(state.scenario) if r != role)
        if not others:
            return Result(None, "defeat", "given-up", "", {role: self.scores(state).get(role, 0)})
        return Result(others[0] if len(others) == 1 else None, "resignation", "resigned", "", {}, others)

    def trial_options(self) -> dict[str, Value]:
        """Options for simulations and random games, where the defaults would set no end to a match."""
        return {}

    def turn(self, state: Any) -> int:
        """The number of the turn, as the view tells it, without building one."""
        turn = self.view(state, None).get("turn", 0)
        return turn if isinstance(turn, int) else 0

    def scores(self, state: Any) -> dict[str, int]:
        """Each role's points if the game were counted now, as the view has them; empty where it has none."""
        score: dict[str, dict[str, Any]] = self.view(state, None).get("score", {})
        return {role: int(entry["total"]) for role, entry in score.items()}

    def things(self, state: Any, role: str) -> dict[str, tuple[str, ...]]:
        """What the role can point at, by kind: the places of the board and the pieces it sees; a game adds
        its cards and the like. Whoever asks why not is answered about these only."""
        return {PLACE: tuple(self.board()["places"]), PIECE: tuple(self.view(state, role).get("pieces", {}))}

    def steps(self, piece: dict[str, Any]) -> int:
        """How many losses a piece of a view, one that is not hidden, can still take; -1: nobody may know."""
        return 1

    def observation(self) -> Observation:
        """How a seat's knowledge is written down as numbers, for networks; made once."""
        if self._observation is None:
            self._observation = self.new_observation()
        return self._observation

    def new_observation(self) -> Observation:
        """The layout of the game's own vector."""
        raise self._missing("new_observation")

    def board(self) -> dict[str, Any]:
        """The drawing of the board and the pieces' printed facts, for clients."""
        raise self._missing("board")

    def _missing(self, what: str) -> RuleBug:
        return RuleBug(f"{type(self).__name__} does not provide {what}")

    def packages(self) -> tuple[str, ...]:
        """Where the game's frames are written: its own folder, and that of a battle it has inside."""
        games = [kind for kind in type(self).__mro__ if issubclass(kind, Game) and kind is not Game]
        return tuple(module_of(kind).removesuffix(".game") for kind in games)

    def frames(self) -> dict[str, type[Frame]]:
        """Every frame class by name, so that positions can be read."""
        if self._frames is None:
            self._frames = frames_of(self.packages())
        return self._frames

    # --- the contract ---------------------------------------------------------------------------

    def scenario(self, scenario: str) -> Scenario:
        for known in self.scenarios:
            if known.id == scenario:
                return known
        raise BadData(f"scenario: {self.meta.id} has no scenario {scenario!r}")

    def roles_of(self, scenario: str) -> tuple[str, ...]:
        return self.scenario(scenario).roles

    def checked_options(self, options: Mapping[str, object] | None) -> dict[str, Value]:
        """The options with defaults filled in; unknown ones are refused by name."""
        chosen: dict[str, Value] = {option.id: option.default for option in self.options}
        for name, value in (options or {}).items():
            legal = next((o.values for o in self.options if o.id == name), None)
            if legal is None:
                raise BadData(f"options.{name}: {self.meta.id} has no such option")
            found = [known for known in legal if known == value and type(known) is type(value)]
            if not found:
                raise BadData(f"options.{name}: {value!r} is not one of {', '.join(map(str, legal))}")
            chosen[name] = found[0]
        return chosen

    def start(
        self,
        scenario: str | None = None,
        seed: int | str = 0,
        options: Mapping[str, Value] | None = None,
        dice: Iterable[int] = (),
        entered: bool = False,
        look: Observer | None = None,
    ) -> Match:
        """A new match. Same scenario, seed and options: same match. `entered`: real dice. `look` is shown the
        match as it is set up, and after every part of what happens before the first choice."""
        name = self.scenario(scenario or self.scenarios[0].id).id
        check_seed(seed)
        given = checked_dice(dice)
        if given and entered:
            raise BadData("dice: they are either given in advance or entered by hand, not both")
        chance = Chance(seed_key(seed), 0, given, entered)
        chosen = self.checked_options(options)
        return begin(self, name, chosen, chance, seed, look)

    def position(self, state: Any) -> dict[str, Any]:
        """The whole state as readable JSON; the dice to come are not part of it."""
        return {
            "game": self.meta.id,
            "rules_version": self.meta.rules_version,
            "scenario": state.scenario,
            "options": dict(state.options),
            "frames": [frame_to_json(frame) for frame in state.frames],
            "result": None if state.result is None else state.result.to_json(),
            "state": self.encode(state),
        }

    def resume(self, position: object, dice: Iterable[int] = (), seed: int | str = 0) -> Match:
        """A match from a position: the given dice first, then seeded ones."""
        check_seed(seed)
        chance = Chance(seed_key(seed), 0, checked_dice(dice), False)
        return continued(self, self.read_position(position, chance), position, seed)

    def read_position(self, position: object, chance: Chance) -> Any:
        """The state of a position; raises BadData that names the offending field."""
        reader = Reader(position, "position")
        reader.only(POSITION_FIELDS)
        if reader.text("game") != self.meta.id:
            raise reader.fail("game", f"this is {self.meta.id}, not {reader.text('game')!r}")
        if reader.number("rules_version", 1, 10**6) != self.meta.rules_version:
            raise reader.fail("rules_version", f"these rules are version {self.meta.rules_version}")
        scenario = reader.one_of("scenario", [s.id for s in self.scenarios])
        options = self.checked_options(reader.reader("options").value)
        state = self.decode(scenario, options, chance, reader.reader("state"))
        state.result = _result_from_json(reader, self.roles_of(scenario))
        state.frames = [
            frame_from_json(frame, self.frames(), f"position.frames[{i}]")
            for i, frame in enumerate(reader.items("frames"))
        ]
        if not state.frames and state.result is None:
            raise reader.fail("frames", "is empty although the game is not over")
        if state.frames and state.result is not None:
            raise reader.fail("frames", "is not empty although the game is over")
        return state


def _name_of(folder: Path) -> str:
    digest = blake2b(digest_size=8)
    for path in sorted(folder.glob("*.yaml")):
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return f"{folder.name}:{digest.hexdigest()}"


def check_seed(seed: object) -> None:
    """A record must be able to keep the seed: a number with a fraction may not come back the same."""
    if isinstance(seed, bool) or not isinstance(seed, (int, str)):
        raise BadData(f"seed: {seed!r} is neither a whole number nor a text")


def checked_dice(dice: Iterable[object]) -> tuple[int, ...]:
    """Dice given in advance; whether each is on its die is checked when it is rolled."""
    given: list[int] = []
    for i, die in enumerate(dice):
        if isinstance(die, bool) or not isinstance(die, int) or die < 1:
            raise BadData(f"dice[{i}]: {die!r} is not the face of a die")
        given.append(die)
    return tuple(given)


def _result_from_json(reader: Reader, roles: tuple[str, ...]) -> Result | None:
    if reader.get("result") is None:
        return None
    data = reader.reader("result")
    data.only(RESULT_FIELDS)
    winner = None if data.get("winner") is None else data.one_of("winner", roles)
    scores = data.reader("scores")
    return Result(
        winner,
        data.text("level"),
        data.text("reason"),
        data.text("rule"),
        {role: scores.number(role, -(10**9), 10**9) for role in scores.value},
        data.texts("winners", roles),
    )
