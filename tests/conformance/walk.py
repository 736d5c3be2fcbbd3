"""One random game with every check on its way; used by the conformance suite and by the fuzz program."""

from __future__ import annotations

from random import Random

from conformance import checks
from conformance.checks import ensure
from conformance.illegal import Prober
from conformance.texts import Reader
from playing import play_out, random_action
from polemos.engine.codec import frame_to_json
from polemos.engine.match import Action, Match
from polemos.engine.record import replay


class Walk:
    """Plays a match to its end. Cheap checks happen at every step, dear ones at a share of them."""

    def __init__(self, match: Match, seed: int | str, share: float, reader: Reader | None = None) -> None:
        self.match = match
        self.rng = Random(f"walk:{seed}")
        self.share = share
        self.reader = reader
        self.prober = Prober(self.rng)
        self.kept: list[tuple[Match, str, int]] = []
        self.undone = 0
        self.lines = 0

    def to_the_end(self, most: int | None = None) -> Match:
        """Play until the game is over, or for `most` actions."""
        limit = self.match.game.meta.max_actions
        while not self.match.over and (most is None or self.match.number < most):
            ensure(self.match.number < limit, f"not over after {limit} actions")
            self.here()
            self.play(random_action(self.match, self.rng))
        self.here()
        self.afterwards()
        return self.match

    def sometimes(self) -> bool:
        return self.rng.random() < self.share

    # --- at every moment ----------------------------------------------------------------------

    def here(self) -> None:
        match = self.match
        checks.somebody_can_act(match)
        match.game.check(match.state)
        for role in match.deciders:
            checks.choices_are_in_order(match.prompt(role))
            checks.paragraphs_exist(match.game, match.prompt(role).rule)
        self.read()
        for check in (self.pure, self.secret, self.saved, self.copied, self.refused):
            if self.sometimes():
                check()

    def read(self) -> None:
        """Every new line of the log and every question has its paragraph and its text."""
        match = self.match
        for line in match.journal.lines[self.lines :]:
            checks.paragraphs_exist(match.game, line.rule)
            ensure(not line.to or line.to in match.roles, f"a log line for {line.to!r}, who is no role")
            if self.reader:
                self.reader.line(line)
        self.lines = len(match.journal.lines)
        if self.reader:
            for role in match.roles:
                self.reader.prompt(match.prompt(role))

    def pure(self) -> None:
        checks.asking_changes_nothing(self.match)
        checks.views_are_plain(self.match)
        checks.memory_is_as_good_as_new(self.match)
        checks.evaluation_is_finite(self.match)

    def secret(self) -> None:
        checks.nothing_leaks(self.match, self.rng.randrange(10**6))
        checks.imagining_does_not_depend_on_the_truth(self.match, self.match.number)

    def saved(self) -> None:
        """A resumed match with the same chance goes on in the same way as a clone."""
        again, copy, seed = (
            checks.position_goes_round(self.match),
            self.match.clone(),
            self.rng.randrange(10**9),
        )
        again.state.chance = copy.state.chance.clone()
        ends = [play_out(each, seed, most=10).fingerprint() for each in (again, copy)]
        ensure(ends[0] == ends[1], "a resumed match goes on in another way than the true one")

    def copied(self) -> None:
        self.kept.append((self.match.clone(), self.match.fingerprint(), self.match.number))

    def refused(self) -> None:
        self.prober.probe(self.match, each=2)

    # --- every action -------------------------------------------------------------------------

    def play(self, action: Action) -> None:
        match, state = self.match, self.match.state
        dear = self.sometimes()
        if dear:
            checks.consequences_do_not_leak(match, action, self.rng.randrange(10**6))
        before = checks.moment(match) if dear else None
        frames = [(frame, frame_to_json(frame)) for frame in state.frames] if dear else []
        learned = (state.chance.drawn, state.revealed, match.deciders)
        match.play(*action)
        for frame, written in frames:
            ensure(frame_to_json(frame) == written, f"a {type(frame).__name__} was changed on the stack")
        quiet = learned == (match.state.chance.drawn, match.state.revealed, match.deciders)
        self.undo_is_fenced(action, quiet)
        if before is not None and quiet:
            self.undo(action, before)

    def undo_is_fenced(self, action: Action, quiet: bool) -> None:
        """Undo is possible exactly when nothing was learned."""
        match = self.match
        able = {role for role in match.roles if match.can_undo(role)}
        wanted = {action[0]} if quiet and not match.over else set()
        ensure(able == wanted, f"after {action} undo is possible for {able}, not for {wanted}")

    def undo(self, action: Action, before: tuple[object, ...]) -> None:
        """Taking an action back restores everything; playing it again leads to the same moment."""
        match = self.match
        if match.over:
            return
        after, lines = checks.moment(match), len(match.journal.lines)
        match.undo(action[0])
        ensure(checks.moment(match) == before, f"undoing {action} does not lead back")
        match.play(*action)
        ensure(
            (checks.moment(match), len(match.journal.lines)) == (after, lines), f"redoing {action} differs"
        )
        self.undone += 1

    # --- at the end ---------------------------------------------------------------------------

    def afterwards(self) -> None:
        match = self.match
        for copy, fingerprint, number in self.kept:
            ensure(copy.fingerprint() == fingerprint, f"a clone of action {number} has moved since")
        if not match.game.meta.chance:
            ensure(match.state.chance.drawn == 0, "the generator moved in a game without chance")
        checks.record_is_small(match)
        again = replay(match.game, match.record())
        ensure(again.fingerprint() == match.fingerprint(), "the record leads elsewhere")
        if match.result is not None:
            self.ended()

    def ended(self) -> None:
        result = self.match.result
        assert result is not None
        ensure(result.winner is None or result.winner in self.match.roles, f"{result.winner} cannot win")
        checks.paragraphs_exist(self.match.game, result.rule)
        if self.reader:
            self.reader.result(result)
