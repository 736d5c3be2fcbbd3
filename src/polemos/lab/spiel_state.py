"""A match as OpenSpiel's states and observers see it."""

from __future__ import annotations

import json
from typing import Any

import numpy
import pyspiel

from polemos.engine.chance import Chance, DiceNeeded, Sealed
from polemos.engine.game import Game
from polemos.engine.playout import Playout
from polemos.engine.registry import game as game_by_name
from polemos.lab.actions import Pair, action_space
from polemos.lab.observation import encoder, layout
from polemos.lab.payoff import payoffs

#: Every uncertain event is a chance node with this many equally likely outcomes: seeds of the event's dice.
OUTCOMES = 256


CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)

#: The same list each time: OpenSpiel copies it.
EVENLY = [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]


#: The steps, by what asked and what was answered, that needed dice before: the match is copied first. Any
#: other step is played at once; if it needs dice after all, the match is played again from its last copy.
ROLLED: set[tuple[type, str]] = set()

#: After so many steps the match is copied, so that this costs no more than as many steps.
STEPS = 24


class Held:
    """The match inside a state. OpenSpiel copies states deeply; a match knows a better way."""

    def __init__(
        self,
        match: Playout | None,
        pending: tuple[str, Pair] | None = None,
        base: Playout | None = None,
        since: tuple[tuple[str, Pair], ...] = (),
    ) -> None:
        self.match = match
        #: An action that needs dice, waiting for the chance node that gives them.
        self.pending = pending
        #: The match as it was some steps ago, which nobody changes, and what was played since without dice.
        self._base, self._since = base, list(since)
        #: Whose turn it is; OpenSpiel asks five times a step.
        self.player = _player(match, pending)

    def __deepcopy__(self, _memo: Any) -> Held:
        copy = None if self.match is None else self.match.clone()
        return Held(copy, self.pending, self._base, tuple(self._since))

    def act(self, role: str, pair: Pair) -> Held:
        """The action, played here; if it needs dice it has not happened, and waits for a chance node."""
        match = self.match
        assert match is not None
        kind = (type(match.state.frames[-1]), pair[0])
        if kind in ROLLED or self._base is None or len(self._since) >= STEPS:
            self._base, self._since = match.clone(), []
        if played_without_dice(match, role, pair):
            self._since.append((role, pair))
            self.player = _player(match, None)
            return self
        ROLLED.add(kind)
        return Held(self._before(), (role, pair))

    def _before(self) -> Playout:
        """The match before the action that was just tried."""
        assert self._base is not None
        if not self._since:
            return self._base
        match = self._base.clone()
        for role, pair in self._since:
            match.play(role, *pair)
        return match

    def __reduce__(self) -> tuple[Any, ...]:
        """Written down as a position, which is checked when read: compiled classes cannot be pickled, and a
        record would have to be played again for every state of a tree."""
        match = self.match
        if match is None:
            return _read, (None, self.pending)
        chance = (match.state.chance.key, match.state.chance.drawn)
        position = json.dumps(match.position())
        return _read, ((position, chance, match.number), self.pending)


def played_without_dice(match: Playout, role: str, pair: Pair) -> bool:
    """Play an action unless it needs dice; if it does, the match is of no use any more."""
    chance = match.state.chance
    match.state.chance = Sealed(chance.key, chance.drawn)
    try:
        match.play(role, *pair)
    except DiceNeeded:
        return False
    match.state.chance = chance
    return True


def _player(match: Playout | None, pending: tuple[str, Pair] | None) -> int:
    if match is None or pending is not None:
        return CHANCE
    return TERMINAL if match.over else match.roles.index(match.deciders[0])


def _read(written: tuple[Any, ...] | None, pending: tuple[str, Pair] | None) -> Held:
    if written is None:
        return Held(None, pending)
    position, chance, number = written
    place = json.loads(position)
    match = game_by_name(place["game"]).resume(place).playout()
    match.state.chance = Chance(*chance)
    match.number = number
    return Held(match, pending)


class PolemosState(pyspiel.State):
    """Players are numbered in the order of the scenario's roles, actions as in `polemos.lab.actions`."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self._space = action_space(game.rules.meta.id)
        self._chancy = game.rules.meta.chance
        self.held = Held(None if self._chancy else game.begun(0).playout())

    # --- whose turn -----------------------------------------------------------------------------------

    def current_player(self) -> int:
        return self.held.player

    def _legal_actions(self, player: int) -> list[int]:
        match = self._match()
        return sorted(self._space.numbers(match.prompt(match.roles[player])))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return EVENLY

    # --- playing --------------------------------------------------------------------------------------

    def _apply_action(self, action: int) -> None:
        match, pending = self.held.match, self.held.pending
        if match is None:
            self.held = Held(self.get_game().begun(action).playout())
        elif pending is not None:
            match.change_dice(action)
            match.play(pending[0], *pending[1])
            self.held = Held(match)
        else:
            self.held = self._chosen(match, action)

    def _chosen(self, match: Playout, action: int) -> Held:
        """The action; if it needed chance it has not happened, and a chance node comes before it."""
        role = match.deciders[0]
        pair = self._space.pair(action, match.prompt(role))
        if not self._chancy:
            match.play(role, *pair)
            return Held(match)
        return self.held.act(role, pair)

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> Any:
        """A state that looks the same to the player: all it cannot know is dealt anew."""
        match = self._match()
        state = self.clone()
        seed = str(probability_sampler())
        state.held = Held(match.determinize(match.roles[player_id], seed), self.held.pending)
        return state

    # --- looking --------------------------------------------------------------------------------------

    def is_terminal(self) -> bool:
        return self.held.player == TERMINAL

    def returns(self) -> list[float]:
        match = self.held.match
        if match is None:
            return [0.0] * self.get_game().num_players()
        found = payoffs(match)
        return [found[role] for role in match.roles]

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        return str(self._space.name(action))

    def __str__(self) -> str:
        match = self.held.match
        if match is None:
            return "before the set-up"
        asked = "over" if match.over else f"{match.deciders[0]}: {match.prompt(match.deciders[0]).message}"
        return f"{match.state.scenario}, action {match.number}, {asked}"

    def _match(self) -> Playout:
        assert self.held.match is not None, "the set-up is still to be drawn"
        return self.held.match


class PolemosObserver:
    """The vector of `polemos.lab.observation`, its blocks by name in `dict`; the string is the JSON view."""

    def __init__(self, rules: Game) -> None:
        self._encoder = encoder(rules)
        self.tensor: Any = numpy.zeros(self._encoder.size, numpy.float32)
        self.dict = {
            block.name: self.tensor[block.start : block.start + block.size].reshape(
                [len(axis) for axis in block.axes]
            )
            for block in layout(rules)
        }

    def set_from(self, state: PolemosState, player: int) -> None:
        match = state.held.match
        if match is None:
            self.tensor.fill(0)
        else:
            self._encoder.write(match, match.roles[player], self.tensor)

    def string_from(self, state: PolemosState, player: int) -> str:
        match = state.held.match
        if match is None:
            return ""
        role = match.roles[player]
        seen = {"view": match.view(role), "prompt": match.prompt(role).to_json()}
        return json.dumps(seen, ensure_ascii=False, sort_keys=True)
