"""A table: one match as an actor. Every action goes through one door and is shown once it is on disk.

While a step is being written the table is `busy`: whatever comes meanwhile waits in its inbox. So what is
in memory, what is on disk and what has been shown never differ by more than that one step.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from time import monotonic
from typing import Any, Protocol

from polemos.engine.game import Game
from polemos.engine.match import Match
from polemos.engine.prompt import Prompt
from polemos.server.analysis import Analysis
from polemos.server.bots import BotPool, Plan, Rest
from polemos.server.history import Fold, Step, replayed
from polemos.server.keyframes import Keyframes
from polemos.server.limits import Limits
from polemos.server.problems import Refused
from polemos.server.seats import Seat
from polemos.server.store import Conflict, Saved, Store
from polemos.server.undoing import undo_facts
from polemos.server.views import Channel, Differ, Scene, encode

log = logging.getLogger("polemos.table")


class Viewer(Protocol):
    """A socket at the table: a seat or, without a role, a spectator."""

    role: str | None

    def push(self, message: bytes, ack: object = None) -> None: ...
    def tell(self, message: dict[str, Any]) -> None: ...
    def close(self, code: int, reason: str) -> None: ...


class Takeback:
    """A request to go back, and who has still to agree."""

    def __init__(self, by: str, to: int, waiting: set[str]) -> None:
        self.by = by
        self.to = to
        self.waiting = waiting

    def to_json(self) -> dict[str, Any]:
        return {"t": "takeback", "by": self.by, "to": self.to}

    def answered(self, yes: bool) -> dict[str, Any]:
        return {"t": "takeback_answer", "by": self.by, "to": self.to, "yes": yes}


def first_moment(game: Game, saved: Saved) -> Match:
    """The match before its first action; all at the table read its log."""
    if saved.origin is not None:
        match = game.resume(saved.origin, saved.given, saved.seed)
    else:
        match = game.start(saved.scenario, saved.seed, saved.options, saved.given, saved.real_dice)
    match.keep_log()
    return match


def rebuilt(game: Game, saved: Saved, steps: list[Step]) -> tuple[Match, Fold]:
    """The match as its stored steps say."""
    fold = Fold()
    for step in steps:
        fold.add(step)
    return replayed(first_moment(game, saved), fold.actions.copy()), fold


def bots_of(saved: Saved) -> frozenset[str]:
    """The roles that bots play now."""
    return frozenset(seat.role for seat in saved.seats if seat.bot)


class Table:
    """One match, its seats, its sockets and its place in the store."""

    def __init__(
        self, saved: Saved, game: Game, match: Match, steps: int, store: Store, limits: Limits
    ) -> None:
        self.saved = saved
        self.game = game
        self.match = match
        #: How many steps are stored; what could be redone.
        self.steps = steps
        self.redo: list[Step] = []
        self.store = store
        self.limits = limits
        self.bots = bots_of(saved)
        self.busy = False
        self.inbox: deque[Callable[[], None]] = deque()
        self.viewers: list[Viewer] = []
        self.channels: dict[str | None, Channel] = {}
        self.asked = dict.fromkeys(match.roles, match.number)
        self.takeback: Takeback | None = None
        self.keyframes: Keyframes | None = None
        self.used = monotonic()
        #: Called after each step is on disk: bots think, finished matches are packed.
        self.after_step: Callable[[Table], None] = lambda table: None
        self.pool: BotPool | None = None
        self.hinting = False
        #: What each bot means to click next and to do then; the bots that failed: others play in their seats.
        self.plans: dict[str, tuple[Plan, Rest]] = {}
        self.replaced: set[str] = set()
        #: Once the match is over and somebody asked for it.
        self.analysis: Analysis | None = None
        self.bot_tasks: dict[str, asyncio.Task[None]] = {}
        self._acting: tuple[Viewer, object] | None = None
        self._ready: list[tuple[Channel, bytes | None]] = []

    @property
    def id(self) -> str:
        return self.saved.id

    def seat(self, role: str) -> Seat:
        return next(seat for seat in self.saved.seats if seat.role == role)

    def bots_asked(self) -> list[str]:
        """The bots that must choose now."""
        return [role for role in self.match.deciders if role in self.bots]

    # --- the door -----------------------------------------------------------------------------------

    def enter(self, deed: Callable[[], None]) -> None:
        """Do it now, or as soon as the step being written is on disk."""
        if not self.busy:
            deed()
        elif len(self.inbox) < self.limits.inbox:
            self.inbox.append(deed)
        else:
            raise Refused("too_fast", "too many messages are waiting at this match")

    async def at_rest(self) -> None:
        """Wait until everything in memory is on disk."""
        while self.busy:
            await self._turn_in_inbox()

    def _turn_in_inbox(self) -> asyncio.Future[None]:
        """A place in the queue of those who wait for the step being written."""
        rest: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.inbox.append(lambda: None if rest.done() else rest.set_result(None))
        return rest

    def questions(self) -> dict[str, Prompt]:
        """What each is asked, where several choose at once."""
        deciders = self.match.deciders
        return {role: self.match.prompt(role) for role in deciders} if len(deciders) > 1 else {}

    def keep_questions(self, before: dict[str, Prompt], actor: str) -> None:
        """Number anew the questions that changed: another seat's simultaneous choice leaves mine alone."""
        match = self.match
        for role in match.deciders:
            if role == actor or role not in before or match.prompt(role) != before[role]:
                self.asked[role] = match.number

    def fresh(self, role: str, n: int) -> bool:
        """Whether a choice made on view `n` answers the question the role is asked now."""
        oldest = self.asked[role] if role in self.match.deciders else self.match.number
        return oldest <= n <= self.match.number

    def commit(self, step: Step, acting: tuple[Viewer, object] | None, kept: int | None = None) -> None:
        """The match in memory has taken this step: store it, then show it."""
        self.busy = True
        self.used = monotonic()
        self.steps += 1
        self.takeback = None
        self._acting = acting
        self.store.append(self.saved.key, self.steps, step, self._committed)
        self._ready = self._news(kept)

    def _committed(self, error: Exception | None) -> None:
        if error is not None:
            task = asyncio.get_running_loop().create_task(self._recover(error))
            self.bot_tasks["*"] = task  # kept so that it is not collected
            return
        self.busy = False
        try:
            self._show()
            self.after_step(self)
        finally:
            self._next()

    def _next(self) -> None:
        while self.inbox and not self.busy:
            deed = self.inbox.popleft()
            try:
                deed()
            except Exception:
                log.exception("match %s: a waiting message failed", self.id)

    async def _recover(self, error: Exception) -> None:
        """The step was not stored: forget it and take up the match as the database has it."""
        if not isinstance(error, Conflict):
            log.error("match %s: step %d was not stored: %s", self.id, self.steps, error)
        acting, self._acting = self._acting, None
        try:
            await self.reload()
        except Exception:
            log.exception("match %s cannot be read again", self.id)
            for viewer in list(self.viewers):
                viewer.close(1011, "the database does not answer")
        self.busy = False
        if acting is not None:
            code = "stale" if isinstance(error, Conflict) else "storage"
            acting[0].tell({"t": "error", "ack": acting[1], "error": code, "message": "it was not stored"})
        self.refresh_all()
        self._next()

    async def reload(self) -> None:
        found = await self.store.load(self.id)
        if found is None:
            raise Refused("unknown_match", "this match is gone")
        saved, steps = found
        self.match, fold = await asyncio.to_thread(rebuilt, self.game, saved, steps)
        self.redo, self.steps, self.keyframes = fold.redo, len(steps), None
        self.asked = dict.fromkeys(self.match.roles, self.match.number)
        self.plans.clear()

    # --- showing ------------------------------------------------------------------------------------

    def _public_facts(self) -> dict[str, Any]:
        """What everybody is told beside the view."""
        match = self.match
        facts: dict[str, Any] = {
            "deciders": list(match.deciders),
            "bots": self.bots_asked(),
            "present": self.present(),
            "stand_ins": {seat.role: seat.stand_in for seat in self.saved.seats if seat.stand_in},
        }
        if match.result is not None:
            facts["result"] = match.result.to_json()
            facts["seed"] = self.saved.seed
        return facts

    def scene(
        self,
        role: str | None,
        view: dict[str, Any] | None = None,
        public: dict[str, Any] | None = None,
    ) -> Scene:
        """What a role is shown now; what is known of it already may be given."""
        match = self.match
        facts = self._public_facts() if public is None else public
        if role is not None:
            facts = {**facts, **undo_facts(match, role, self.redo)}
        prompt = None if role is None else match.prompt(role)
        return Scene(match.view(role) if view is None else view, prompt, facts)

    def present(self) -> list[str]:
        roles = {viewer.role for viewer in self.viewers}
        return [role for role in self.match.roles if role in roles]

    def _news(self, kept: int | None) -> list[tuple[Channel, bytes | None]]:
        """The message to each group of viewers, written while the disk works."""
        ready: list[tuple[Channel, bytes | None]] = []
        match, differ = self.match, Differ()
        views, public = self.game.views(match.state, tuple(self.channels)), self._public_facts()
        for role, channel in self.channels.items():
            always = kept is not None or (self._acting is not None and role == self._acting[0].role)
            news = channel.news(match, self.scene(role, views[role], public), kept, differ, always)
            ready.append((channel, None if news is None else encode(news)))
        return ready

    def _show(self, but: Viewer | None = None) -> None:
        acting, self._acting = self._acting, None
        ready, self._ready = self._ready, []
        for channel, message in ready:
            for viewer in self.viewers:
                if viewer.role != channel.role or viewer is but:
                    continue
                if message is not None:
                    viewer.push(message, acting[1] if acting is not None and viewer is acting[0] else None)

    def show_news(self, but: Viewer | None = None) -> None:
        """Something besides the match changed (who is here)."""
        self._ready = self._news(None)
        self._show(but)

    def refresh(self, viewer: Viewer, ack: object = None) -> None:
        """The whole view to one socket."""
        channel = self._channel(viewer.role)
        viewer.push(encode(channel.whole(self.match)), ack)

    def refresh_all(self) -> None:
        for role, channel in self.channels.items():
            channel.catch_up(self.match, self.scene(role))
        for viewer in list(self.viewers):
            self.refresh(viewer)

    def tell_all(self, message: dict[str, Any], but: Viewer | None = None) -> None:
        for viewer in list(self.viewers):
            if viewer is not but:
                viewer.tell(message)

    def _channel(self, role: str | None) -> Channel:
        channel = self.channels.get(role)
        if channel is None:
            channel = self.channels[role] = Channel(role)
            channel.catch_up(self.match, self.scene(role))
        return channel

    # --- coming and going ---------------------------------------------------------------------------

    def attach(self, viewer: Viewer, ack: object = None) -> None:
        """A socket joins: everything it may know, then only news."""
        if len(self.viewers) >= self.limits.sockets_per_match:
            raise Refused("too_many", "this match has too many viewers")
        self.viewers.append(viewer)
        self.used = monotonic()
        self._channel(viewer.role)
        self.show_news(but=viewer)
        self.refresh(viewer, ack)
        if self.takeback is not None and viewer.role in self.takeback.waiting:
            viewer.tell(self.takeback.to_json())

    def detach(self, viewer: Viewer) -> None:
        """A socket leaves; a role nobody watches costs nothing."""
        if viewer not in self.viewers:
            return
        self.viewers.remove(viewer)
        self.used = monotonic()
        if all(other.role != viewer.role for other in self.viewers):
            self.channels.pop(viewer.role, None)
        if not self.busy or len(self.inbox) < self.limits.inbox:
            self.enter(self.show_news)
