"""Who sits at a table and looks on, and what each of them is shown."""

from __future__ import annotations

from time import monotonic
from typing import Any, NamedTuple, Protocol

from polemos.engine.game import Game
from polemos.engine.match import Action, Match
from polemos.server.asides import Asides
from polemos.server.counts import Counts
from polemos.server.limits import Buckets, Limits
from polemos.server.messages import Id
from polemos.server.problems import Refused
from polemos.server.seats import Seat
from polemos.server.store import Saved
from polemos.server.told import Shown, Word, encode
from polemos.server.undoing import undo_facts
from polemos.server.views import NOTHING, Channel, Differ, Scene

#: Seconds for which another server's word on who is there holds.
PRESENCE = 25.0


class Viewer(Protocol):
    """A socket at the table: a seat or, without a role, a spectator; `address`: where it comes from, `page`:
    how many lines of the log it wants with a whole view, if not all."""

    role: str | None
    address: str
    page: int | None

    def push(self, message: bytes, ack: Id = None, played: int = 0) -> None: ...
    def tell(self, message: Word) -> None: ...
    def close(self, code: int, reason: str) -> None: ...


class Acting(NamedTuple):
    """Who acts, the `id` of his message, and how many clicks of its list were played, if not all."""

    viewer: Viewer
    ack: Id = None
    played: int = 0


class Audience:
    """The viewers of one match, the channels of their roles, and the news on their way."""

    def __init__(self, saved: Saved, game: Game, match: Match, counts: Counts, limits: Limits) -> None:
        self.saved = saved
        self.game = game
        self.match = match
        self.counts = counts
        if match.over:
            counts.reveal()
        self.limits = limits
        self.redo: list[Action] = []
        self.bots = bots_of(saved)
        #: Seats that programs play on a socket: they read no notes.
        self.programs: set[str] = set()
        #: What stands beside people's questions, and how much of the processor each address has for that.
        self.asides = Asides(self)
        self.shares = Buckets(limits.aside_share, limits.aside_burst)
        self.viewers: list[Viewer] = []
        self.channels: dict[str | None, Channel] = {}
        #: Roles that sit here, and those at another server of the database, with until when that is believed.
        self._here: list[str] = []
        self.elsewhere: dict[str, tuple[tuple[str, ...], float]] = {}
        #: When somebody last did something here, and when somebody last looked.
        self.used = self.looked = monotonic()
        #: Where the last one who looked came from: he is thought for.
        self.address = ""
        #: Everybody's numbers are others from now on: the whole view is due.
        self.numbers_changed = False
        self.acting: Acting | None = None
        self._ready: list[tuple[Channel, bytes | None]] = []
        #: What everybody was told beside the last view.
        self._public: dict[str, Any] = NOTHING

    @property
    def id(self) -> str:
        return self.saved.id

    def seat(self, role: str) -> Seat:
        return next(seat for seat in self.saved.seats if seat.role == role)

    def bots_asked(self) -> list[str]:
        """The bots that must choose now."""
        return [role for role in self.match.deciders if role in self.bots]

    def look(self) -> None:
        """Somebody looks at the match."""
        self.used = self.looked = monotonic()

    def watched(self) -> bool:
        """Whether somebody looks on, or did a moment ago: nobody else is thought for."""
        if self.viewers or monotonic() - self.looked < self.limits.watched_seconds:
            return True
        return any(until > monotonic() for _, until in self.elsewhere.values())

    def unsettled(self) -> bool:
        """Whether the match in memory is ahead of what has been shown."""
        return False

    def present(self) -> list[str]:
        if not self.elsewhere:
            return self._here
        roles = {viewer.role for viewer in self.viewers}
        for there, until in self.elsewhere.values():
            if until > monotonic():
                roles.update(there)
        return [role for role in self.match.roles if role in roles]

    def _count_here(self) -> None:
        roles = {viewer.role for viewer in self.viewers}
        self._here = [role for role in self.match.roles if role in roles]

    # --- showing ------------------------------------------------------------------------------------

    def _public_facts(self) -> dict[str, Any]:
        """What everybody is told beside the view; the same object as long as nothing has changed."""
        match = self.match
        facts: dict[str, Any] = {
            "deciders": list(match.deciders),
            "bots": self.bots_asked(),
            "present": self.present(),
            "stand_ins": {seat.role: seat.stand_in for seat in self.saved.seats if seat.stand_in},
        }
        if self.saved.came_from:
            facts["came_from"] = self.saved.came_from
        if match.result is not None:
            facts["result"] = match.result.to_json()
            facts["seed"] = self.saved.told_seed
        if facts != self._public:
            self._public = facts
        return self._public

    def scene(
        self,
        role: str | None,
        view: dict[str, Any] | None = None,
        public: dict[str, Any] | None = None,
    ) -> Scene:
        """What a role is shown now; what is known of it already may be given."""
        match = self.match
        shown = match.view(role) if view is None else view
        facts = self._public_facts() if public is None else public
        if role is None:
            return Scene(shown, None, NOTHING, facts)
        own = undo_facts(match, role, self.redo, self.counts, self.saved.seats)
        return Scene(shown, match.prompt(role), own, facts)

    def news(
        self, kept: int | None, views: dict[str | None, dict[str, Any]]
    ) -> list[tuple[Channel, bytes | None]]:
        """The message to each group of viewers, written while the disk works."""
        ready: list[tuple[Channel, bytes | None]] = []
        match, differ = self.match, Differ()
        public = self._public_facts()
        for role, channel in self.channels.items():
            always = kept is not None or (self.acting is not None and role == self.acting[0].role)
            scene = self.scene(role, views[role], public)
            news = channel.news(match, scene, kept, differ, always, self.counts)
            ready.append((channel, None if news is None else encode(news)))
        return ready

    def _brief_views(self) -> dict[str | None, dict[str, Any]]:
        """All views, without what takes long to reckon."""
        match, sight = self.match, self.match.sight
        sight.brief = True
        try:
            return self.game.views(match.state, tuple(self.channels), sight)
        finally:
            sight.brief = False

    def complete(self) -> None:
        """What was left out of the views follows."""
        sight = self.match.sight
        if not sight.left_out:
            return
        sight.left_out = False
        differ, views = Differ(), self.game.views(self.match.state, tuple(self.channels), sight)
        for role, channel in self.channels.items():
            patch = channel.completed(views[role], differ)
            if patch:
                self.push_all(role, encode(Shown(channel.number, patch=patch)))

    def prepare(self, kept: int | None) -> None:
        self._ready = [] if self.numbers_changed else self.news(kept, self._brief_views())

    def show(self, but: Viewer | None = None) -> None:
        acting, self.acting = self.acting, None
        if self.numbers_changed:
            self.numbers_changed = False
            self.refresh_all(acting)
            return
        ready, self._ready = self._ready, []
        for channel, message in ready:
            if message is not None:
                self.push_all(channel.role, message, acting, but)
        self.asides.expect()

    def push_all(
        self, role: str | None, message: bytes, acting: Acting | None = None, but: Viewer | None = None
    ) -> None:
        """A view to all sockets of a role, or to all spectators."""
        for viewer in self.viewers:
            if viewer.role == role and viewer is not but:
                push(viewer, message, acting)

    def show_news(self, but: Viewer | None = None) -> None:
        """Something besides the match changed (who is here): the views are what they were."""
        self._ready = self.news(None, {role: channel.scene.view for role, channel in self.channels.items()})
        self.show(but)

    def refresh(self, viewer: Viewer, ack: Id = None, seen: int | None = None) -> None:
        """The whole view to one socket; `seen`: what it saw at its last visit."""
        channel = self._channel(viewer.role)
        whole = channel.whole(self.match, self.counts, viewer.page, seen)
        push(viewer, encode(whole), Acting(viewer, ack))

    def last_seen(self, role: str | None) -> int | None:
        """The number up to which a seat's owner, who comes back now, has seen the match."""
        if role is None or any(viewer.role == role for viewer in self.viewers):
            return None
        seat = self.seat(role)
        return self.counts.of(role, min(seat.shown, self.match.number)) if seat.seen else None

    def refresh_all(self, acting: Acting | None = None) -> None:
        for role, channel in self.channels.items():
            channel.catch_up(self.match, self.scene(role), self.counts)
        for viewer in list(self.viewers):
            whole = self._channel(viewer.role).whole(self.match, self.counts, viewer.page)
            push(viewer, encode(whole), acting)
        self.asides.expect()

    def tell_all(self, message: Word, but: Viewer | None = None) -> None:
        for viewer in list(self.viewers):
            if viewer is not but:
                viewer.tell(message)

    def _channel(self, role: str | None) -> Channel:
        channel = self.channels.get(role)
        if channel is None:
            channel = self.channels[role] = Channel(role)
            channel.catch_up(self.match, self.scene(role), self.counts)
        return channel

    # --- coming and going ---------------------------------------------------------------------------

    def join(self, viewer: Viewer, ack: Id = None) -> None:
        """A socket joins: everything it may know, then only news."""
        if len(self.viewers) >= self.limits.sockets_per_match:
            raise Refused("too_many", "this match has too many viewers")
        seen = self.last_seen(viewer.role)
        self.viewers.append(viewer)
        self._count_here()
        self.address = viewer.address
        self.look()
        self._channel(viewer.role)
        self.show_news(but=viewer)
        self.refresh(viewer, ack, seen)

    def leave(self, viewer: Viewer) -> bool:
        """A socket leaves; a role nobody watches costs nothing."""
        if viewer not in self.viewers:
            return False
        self.viewers.remove(viewer)
        self._count_here()
        self.look()
        if all(other.role != viewer.role for other in self.viewers):
            self.channels.pop(viewer.role, None)
        return True


def push(viewer: Viewer, message: bytes, acting: Acting | None) -> None:
    """A view to a viewer; to the one who acts it is the answer."""
    if acting is not None and viewer is acting.viewer:
        viewer.push(message, acting.ack, acting.played)
    else:
        viewer.push(message)


def bots_of(saved: Saved) -> frozenset[str]:
    """The roles that bots play now."""
    return frozenset(seat.role for seat in saved.seats if seat.bot)
