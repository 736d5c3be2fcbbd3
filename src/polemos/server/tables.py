"""A table: one match as an actor. Every action goes through one door and is shown once it is on disk.

While a step is being written the table is `busy`: whatever comes meanwhile waits in its inbox. So what is
in memory, what is on disk and what has been shown never differ by more than that one step.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Coroutine
from time import monotonic
from typing import TYPE_CHECKING, Any

from polemos.engine.game import Game
from polemos.engine.match import Action, Match
from polemos.engine.prompt import Prompt
from polemos.server import gently
from polemos.server.admin import Metrics
from polemos.server.analysis import Analysis
from polemos.server.audience import PRESENCE, Acting, Audience, Viewer
from polemos.server.bots import BotPool, Plan, Rest
from polemos.server.bus import news_told
from polemos.server.counts import Counts
from polemos.server.keeping import READ_KEPT
from polemos.server.limits import Buckets, Limits
from polemos.server.messages import Id
from polemos.server.news import Here, News, Tell
from polemos.server.problems import Refused
from polemos.server.rebuilding import Rebuilt, opened
from polemos.server.store import Job, Saved, Store, Unavailable
from polemos.server.told import Note, OrdersTold, RematchBegun, TakebackAnswered, TakebackAsked
from polemos.server.wondering import Wonder

if TYPE_CHECKING:
    from polemos.server.orders import Standing

log = logging.getLogger("polemos.table")

#: Matches that somebody brought along: whoever sits down is told.
BROUGHT = ("record", "position")


class Takeback:
    """A request to go back, and who has still to agree."""

    def __init__(self, by: str, to: int, waiting: set[str]) -> None:
        self.by = by
        self.to = to
        self.waiting = waiting

    def told(self, counts: Counts, role: str | None, ack: Id = None) -> TakebackAsked:
        return TakebackAsked(self.by, counts.of(role, self.to), ack)

    def answered(
        self, counts: Counts, role: str | None, yes: bool, no: str = "", ack: Id = None
    ) -> TakebackAnswered:
        """`no`: who refused it."""
        return TakebackAnswered(self.by, counts.of(role, self.to), yes, no, ack)


class Table(Audience):
    """One match, its seats, its sockets and its place in the store."""

    def __init__(
        self, saved: Saved, game: Game, built: Rebuilt, steps: int, store: Store, limits: Limits
    ) -> None:
        super().__init__(saved, game, built.match, built.counts, limits)
        #: How many steps are stored; what could be redone.
        self.steps = steps
        self.redo = built.redo
        self.store = store
        self.busy = False
        #: Set while the database does not answer: nothing can be played, everybody is told so.
        self.down = False
        self.inbox: deque[Callable[[], None]] = deque()
        self.asked = {role: self.counts.now(role) for role in self.match.roles}
        self.takeback: Takeback | None = None
        self.slowly, self.ordering = asyncio.Lock(), asyncio.Lock()
        #: A moment somebody looked back to, from which the next one is near.
        self.looked_at: Match | None = None
        #: How many steps the summary and position in the store know of.
        self.kept_steps = -1
        #: How many actions and lines are shared with other matches already (thrift.py).
        self.settled = (0, 0)
        #: Called after each step is on disk: bots think, finished matches are packed.
        self.after_step: Callable[[Table], None] = lambda table: None
        #: Called when a step could not be stored (recovering.py).
        self.recover: Callable[[Table, Exception], Coroutine[Any, Any, None]] = unrecovered
        self.pool: BotPool | None = None
        #: Whether this server looks after the match: lets its bots think.
        self.keeper = not store.shared
        self.hinting = False
        #: What each socket wants to know just now, how often it may, and the position in which it is tried.
        self.wonders: dict[Viewer, Wonder] = {}
        #: Standing orders by seat, and the questions for which they do not hold: an answer was taken back.
        self.orders: dict[str, list[Standing]] = {}
        self.held: dict[str, int] = {}
        self.whims = Buckets(limits.whims, limits.whim_burst)
        self.imagined: tuple[tuple[str, int, int], dict[str, Any]] | None = None
        #: What each bot means to click next and to do then; the bots that failed: others play in their seats.
        self.plans: dict[str, tuple[Plan, Rest]] = {}
        self.replaced: set[str] = set()
        #: How long each bot thought of late, so that a move without a choice takes as long as others.
        self.paces: dict[str, float] = {}
        #: Once the match is over and somebody asked for it.
        self.analysis: Analysis | None = None
        self.bot_tasks: dict[str, asyncio.Task[None]] = {}
        self.metrics = Metrics()
        self._began = 0.0
        self.work: set[asyncio.Task[None]] = set()
        #: The steps that are being stored.
        self.taken: list[Action] = []
        self.question: Prompt | None = None

    # --- the door -----------------------------------------------------------------------------------

    def enter(self, deed: Callable[[], None]) -> None:
        """Do it now, or as soon as the step being written is on disk."""
        if not self.busy:
            deed()
        elif self.down:
            raise Refused("storage", "the database does not answer; nothing is lost, try again soon")
        elif len(self.inbox) < self.limits.inbox:
            self.inbox.append(deed)
        else:
            raise Refused("too_fast", "too many messages are waiting at this match")

    async def at_rest(self) -> None:
        """Wait until everything in memory is on disk."""
        while self.busy:
            if self.down:
                raise Unavailable("the database does not answer")
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
                self.counts.add(role)
                self.asked[role] = self.counts.now(role)

    def fresh(self, role: str, n: int) -> bool:
        """Whether a choice made on view `n` answers the question the role is asked now."""
        now = self.counts.now(role)
        oldest = self.asked[role] if role in self.match.deciders else now
        return oldest <= n <= now

    def go_back(self, to: int, done: Callable[[Match], None]) -> None:
        """Find the match as it was after action `to`; at once if it is near, else while others play on."""
        then, actions = self.match.earlier(to)
        work = gently.playing(then, actions)
        if gently.one_slice(work):
            done(then)
            return
        self.busy = True

        async def rest() -> None:
            try:
                await gently.finish(work, self.slowly)
            finally:
                self.busy = False
            done(then)
            self.next()

        self.background(rest())

    def went_back(self, then: Match) -> None:
        """Old numbers no longer stand for anything, and bots meant their plans for what was taken back."""
        self.match = then
        self.counts.back(then)
        self.asked = {role: self.counts.now(role) for role in then.roles}
        self.held = self.asked.copy()
        self.plans.clear()
        self.looked_at = None

    def unsettled(self) -> bool:
        return self.busy

    def background(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.work.add(task)
        task.add_done_callback(self.work.discard)

    # --- storing ------------------------------------------------------------------------------------

    def commit(
        self,
        taken: list[Action],
        acting: Acting | None,
        kept: int | None = None,
        question: Prompt | None = None,
    ) -> None:
        """The match in memory has taken these steps: store them, then show them together. `question`: what
        the first of them answered."""
        self.busy = True
        self.used = self._began = monotonic()
        first, self.steps = self.steps + 1, self.steps + len(taken)
        self.takeback = None
        self.acting, self.taken, self.question = acting, taken, question
        self.store.append(self.saved.key, first, taken, self._committed)
        self.prepare(kept)

    def followed(self, kept: int | None) -> None:
        """The match in memory has taken a step that another server stored: show it."""
        self.steps += 1
        self.takeback = None
        self.prepare(kept)
        self.show()
        self.after_step(self)

    def _committed(self, error: Exception | None) -> None:
        if error is not None:
            self.metrics.failed += 1
            self.background(self.recover(self, error))
            return
        self.metrics.commit.add(monotonic() - self._began)
        self.busy = False
        try:
            self.show()
            self.after_step(self)
        finally:
            self.next()

    def next(self) -> None:
        while self.inbox and not self.busy:
            deed = self.inbox.popleft()
            try:
                deed()
            except Exception:
                log.exception("match %s: a waiting message failed", self.id)

    async def reload(self) -> None:
        found = await self.store.load(self.id)
        if found is None:
            raise Refused("unknown_match", "this match is gone")
        saved, steps = found
        rows = await self.store.read(READ_KEPT, (saved.key,))
        built = opened(self.game, saved, steps, rows)
        await gently.finish(built.work, self.slowly)
        self.saved.seats, self.saved.ended = saved.seats, saved.ended
        self.match, self.counts, self.redo = built.match, built.counts, built.redo
        if self.match.over:
            self.counts.reveal()
        self.steps = len(steps)
        self.asked = {role: self.counts.now(role) for role in self.match.roles}
        self.plans.clear()
        self.looked_at = None

    # --- coming and going ---------------------------------------------------------------------------

    def attach(self, viewer: Viewer, ack: Id = None) -> None:
        """A socket joins."""
        self.join(viewer, ack)
        if self.saved.came_from in BROUGHT and not self.match.over:
            viewer.tell(Note(f"from-{self.saved.came_from}", {}))
        self.say_who_is_here()
        self.after_step(self)
        if self.takeback is not None and viewer.role in self.takeback.waiting:
            viewer.tell(self.takeback.told(self.counts, viewer.role))
        if viewer.role is not None and self.orders.get(viewer.role):
            viewer.tell(OrdersTold([one.told() for one in self.orders[viewer.role]]))

    def detach(self, viewer: Viewer) -> None:
        """A socket leaves."""
        if self.leave(viewer):
            self.say_who_is_here()
            if not self.down and (not self.busy or len(self.inbox) < self.limits.inbox):
                self.enter(self._show_who_is_here)

    def _show_who_is_here(self) -> None:
        """Not while a step is in memory that could not be stored: it must not be seen."""
        if not self.down:
            self.show_news()

    def say_who_is_here(self) -> None:
        self.announce(Here([v.role for v in self.viewers if v.role is not None]))

    def announce(self, news: News) -> None:
        """Tell the other servers of the same database something that is no step of the match."""
        if self.store.shared:
            told = news_told(self.store.name, self.saved.key, news)
            self.store.submit(Job([], lambda error: None, told))

    def tell_everywhere(self, note: Note) -> None:
        """To everybody at the table, wherever he is connected."""
        self.tell_all(note)
        self.announce(Tell(note))

    def tell_rematch(self, match: str, roles: dict[str, str]) -> None:
        for viewer in self.viewers:
            if viewer.role in roles:
                viewer.tell(RematchBegun(match, roles[viewer.role]))

    def heard_who_is_there(self, server: str, roles: list[str]) -> None:
        before = self.present()
        self.elsewhere[server] = (tuple(roles), monotonic() + PRESENCE)
        if self.present() != before and not self.busy:
            self.show_news()


async def unrecovered(table: Table, error: Exception) -> None:
    """A table without a hall: nothing can be done about it."""
    raise error
