"""The hall: every table of the server. Matches are created, found, taken up again and put away here."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Coroutine, Mapping
from pathlib import Path
from time import monotonic
from typing import Any

from polemos.engine import registry
from polemos.engine.chance import commitment
from polemos.engine.errors import BadData
from polemos.engine.game import Game
from polemos.engine.match import TABLE, Action, Match
from polemos.engine.old import OldGame
from polemos.server import gently, orders, recovering
from polemos.server.admin import Metrics
from polemos.server.bots import BotPool
from polemos.server.botseats import standins
from polemos.server.botseats.moves import wake
from polemos.server.checking import SHORT, Checks, proved
from polemos.server.history import SALT
from polemos.server.keeping import READ_KEPT, Kept, keep, keep_table, read_kept
from polemos.server.limits import Buckets, Budget, Limits
from polemos.server.outliving import Fate, fate, going_on, is_of, old_match
from polemos.server.problems import STORAGE, Refused
from polemos.server.rebuilding import Rebuilt, opened, rebuild
from polemos.server.seats import (
    BOT,
    HERE,
    LINK,
    SCRIPTED,
    Seat,
    new_match_id,
    new_seed,
    new_token,
    token_hash,
)
from polemos.server.sharing import Sharing
from polemos.server.store import Saved, Store
from polemos.server.summaries import header, summary
from polemos.server.tables import Table
from polemos.server.thrift import Thrift

log = logging.getLogger("polemos.hall")

#: Seconds after which a table nobody looks at is put away; the store has it.
IDLE = 600.0
#: Seconds of quiet, and steps, after which a match's state is noted beside its steps.
QUIET = 20.0
MANY = 200
#: How often the hall looks for such tables.
SWEEP = 30.0


class Hall:
    """All games, all tables in memory, the store and the bots."""

    def __init__(
        self,
        store: Store,
        pool: BotPool,
        limits: Limits,
        games: Mapping[str, Game] | None = None,
        data: Path | None = None,
    ) -> None:
        self.store = store
        self.pool = pool
        self.checks = Checks(pool)
        #: Looking back is done on the loop: whoever does it without pause waits for himself.
        self.lookback = Budget(limits.lookback_share, limits.lookback_burst)
        self.whims = Buckets(limits.whims, limits.whim_burst)
        self.aside_shares = Buckets(limits.aside_share, limits.aside_burst)
        self.thrift = Thrift()
        self.limits = limits
        self.data = data
        self._games = games
        self._found: dict[str, Game] = {}
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.packing: dict[Table, asyncio.Task[None]] = {}
        self.by_key: dict[int, Table] = {}
        #: Long replays wait for each other, so that together they take no more than one slice at a time.
        self.slowly = asyncio.Lock()
        self.metrics = Metrics()
        self.sharing: Sharing | None = None
        self.work: set[asyncio.Task[Any]] = set()
        self.sockets = 0
        self.reading: asyncio.Task[None] | None = None

    # --- games --------------------------------------------------------------------------------------

    def game_ids(self) -> tuple[str, ...]:
        return tuple(self._games) if self._games is not None else registry.games()

    def game(self, name: str) -> Game:
        """A game by its id; a player's own data folder may hold data of several games, or of one."""
        if name not in self.game_ids():
            raise Refused("unknown_game", f"there is no game {name!r}")
        if self._games is not None:
            return self._games[name]
        if name not in self._found:
            self._found[name] = registry.game(name, self.data)
        return self._found[name]

    async def load_games(self) -> None:
        """Read every game's data, off the loop, before the first request needs them."""
        for name in self.game_ids():
            await asyncio.to_thread(self.game, name)

    async def share(self) -> None:
        """Where the database may be shared, listen to the other servers."""
        bus = getattr(self.store, "bus", None)
        if bus is not None:
            self.sharing = Sharing(self, bus)
            self.background(self.sharing.watch())

    async def ready(self) -> None:
        """Wait until the games are read."""
        if self.reading is not None:
            await asyncio.shield(self.reading)

    # --- new matches --------------------------------------------------------------------------------

    async def create(
        self, saved: Saved, seats: Mapping[str, str], steps: list[Action], match: Match
    ) -> dict[str, Any]:
        """Seat everybody, store the match and open its table. The tokens are told this once."""
        tokens = self._seat(saved, match.roles, seats)
        match.keep_log()
        match.undo_often()
        proved(match)
        await self.store.create(saved, steps)
        table = self._open(saved, Rebuilt(match, [], []), len(steps))
        self._after_step(table)
        return {"match": saved.id, "seats": tokens, "commitment": summary(table)["commitment"]}

    async def create_from(
        self, saved: Saved, seats: Mapping[str, str], steps: list[Action]
    ) -> dict[str, Any]:
        """A match that has been played elsewhere so far; a long one is taken up when somebody looks at it."""
        tokens = self._seat(saved, self.game(saved.game).roles_of(saved.scenario), seats)
        await self.store.create(saved, steps)
        if len(steps) <= SHORT:
            await self.table(saved.id)
        else:
            self.background(self.table(saved.id))
        return {"match": saved.id, "seats": tokens, "commitment": commitment(saved.told_seed)}

    async def create_old(
        self, saved: Saved, steps: list[Action], kept: Kept, seats: Mapping[str, str]
    ) -> dict[str, Any]:
        """A record of older rules: kept as it is; what becomes of it is found out when it is opened."""
        tokens = self._seat(saved, self.game(saved.game).roles_of(saved.scenario), seats)
        ended = saved.summary
        await self.store.create(saved, steps)
        told = {**header(saved), **(ended or {"over": False}), "number": len(steps), "deciders": []}
        numbers = {seat.role: len(steps) for seat in saved.seats}
        await self.store.write([keep(saved.key, kept, {**told, "numbers": numbers}, 9)])
        if ended is not None:
            await self.store.finish(saved, steps, told)
        return {"match": saved.id, "seats": tokens, "commitment": commitment(saved.told_seed)}

    def background(self, work: Coroutine[Any, Any, object]) -> None:
        """Something nobody waits for."""
        task = asyncio.get_running_loop().create_task(work)
        self.work.add(task)
        task.add_done_callback(self.work.discard)

    def _seat(self, saved: Saved, roles: tuple[str, ...], seats: Mapping[str, str]) -> dict[str, str]:
        for role in seats:
            if role not in roles:
                raise BadData(f"seats.{role}: there is no such role (there are: {', '.join(roles)})")
        tokens: dict[str, str] = {}
        for role in roles:
            kind = seats.get(role, HERE)
            if kind != SCRIPTED or not saved.came_from.startswith("lesson:"):
                kind = self.checked_kind(f"seats.{role}", kind)
            if not kind.startswith(BOT):
                tokens[role] = new_token()
            token = token_hash(tokens[role]) if role in tokens else None
            saved.seats.append(Seat(role, kind, token))
        return tokens

    def checked_kind(self, field: str, kind: str) -> str:
        """Who may sit somewhere: a person here or by link, or a bot this server knows."""
        if kind in (HERE, LINK) or (kind.startswith(BOT) and self.pool.knows(kind[len(BOT) :])):
            return kind
        known = ", ".join([HERE, LINK, *(BOT + name for name in self.pool.names)])
        raise BadData(f"{field}: {kind!r} is not one of {known}")

    def new_saved(self, game: Game, match: Match, came_from: str = "") -> Saved:
        """The header of a match that has just begun."""
        state = match.state
        return Saved(
            new_match_id(),
            game.meta.id,
            game.meta.rules_version,
            state.scenario,
            dict(state.options),
            match.seed,
            state.chance.entered,
            match.origin,
            list(match.given),
            came_from,
            data=game.data_name,
        )

    # --- tables -------------------------------------------------------------------------------------

    async def table(self, match: str) -> Table:
        """The table of a match, taken up from the store if it is not in memory."""
        found = self.tables.get(match)
        if found is not None:
            found.look()
            return found
        task = self.loading.get(match)
        if task is None:
            task = asyncio.get_running_loop().create_task(self._load(match))
            self.loading[match] = task
            task.add_done_callback(lambda _: self.loading.pop(match, None))
        return await asyncio.shield(task)

    async def _load(self, match: str) -> Table:
        found = await self.store.load(match)
        if found is None:
            raise Refused("unknown_match", f"there is no match {match!r}")
        saved, steps = found
        game = self.game(saved.game)
        rows = await self.store.read(READ_KEPT, (saved.key,))
        if is_of(game, saved):
            built = opened(game, saved, steps, rows)
        else:
            built = await self._outlive(game, saved, steps, read_kept(rows))
        await gently.finish(built.work, self.slowly)
        table = self._open(saved, built, len(steps))
        table.kept_steps = built.kept
        table.orders = {} if saved.ended is not None else await orders.read(self.store, saved)
        self._after_step(table)
        return table

    async def _outlive(self, game: Game, saved: Saved, steps: list[Action], kept: Kept) -> Rebuilt:
        """A match of other rules or data; what becomes of it is stored, so that it is found out once."""
        found, built = await asyncio.to_thread(fate, game, saved, steps, kept)
        log.warning("match %s of other rules (%d): %s", saved.id, saved.rules_version, found)
        if found is Fate.READ:
            return Rebuilt(old_match(game, saved, steps, kept), [], [])
        was = saved.rules_version
        if built is not None:
            saved.rules_version = game.meta.rules_version
            sql = "update matches set rules_version = ? where key = ? and rules_version = ?"
            await self.store.write([(sql, (saved.rules_version, saved.key, was))])
            return built
        going_on(game, saved, steps, kept, new_seed())
        salt: Action = (TABLE, SALT, saved.secret)
        await self.store.go_on(saved, was, salt)
        steps.append(salt)
        return rebuild(game, saved, steps)

    def _open(self, saved: Saved, built: Rebuilt, steps: int) -> Table:
        table = Table(saved, built.match.game, built, steps, self.store, self.limits)
        table.pool = self.pool
        table.slowly = self.slowly
        table.whims, table.shares = self.whims, self.aside_shares
        table.metrics = self.metrics
        table.after_step = self._after_step
        table.recover = recovering.recover
        self.tables[saved.id] = self.by_key[saved.key] = table
        return table

    def _after_step(self, table: Table) -> None:
        if table.match.over:
            if table.saved.ended is None and table not in self.packing:
                self.packing[table] = asyncio.get_running_loop().create_task(self._pack(table))
            return
        orders.prune(table)
        orders.wake(table)
        if table.bots_asked():
            wake(table)
            if self.sharing is not None and not table.keeper:
                self.background(self.sharing.look_after(table))

    async def keep(self, table: Table) -> None:
        """Note the present state of a match beside its steps."""
        if table.busy or table.kept_steps == table.steps or isinstance(table.match.game, OldGame):
            return
        steps = table.steps
        await self.store.write([await keep_table(table)])
        table.kept_steps = steps

    async def _pack(self, table: Table) -> None:
        """A finished match becomes small. If this fails, nothing is lost: it is packed another time."""
        try:
            await self.keep(table)
            steps = await self.store.steps(table.saved)
            await self.store.finish(table.saved, steps, summary(table))
        except Exception:
            log.exception("match %s was not packed", table.id)
        finally:
            self.packing.pop(table, None)

    def forget(self, table: Table) -> None:
        """Put a table away: sockets are closed, bots stop."""
        self.tables.pop(table.id, None)
        self.by_key.pop(table.saved.key, None)
        for viewer in list(table.viewers):
            viewer.close(1001, "the match was put away")
        for task in list(table.bot_tasks.values()):
            task.cancel()
        bus = getattr(self.store, "bus", None)
        if bus is not None and table.keeper:
            self.background(bus.release(table.saved.key))

    async def sweep(self, on_tick: Callable[[], None] = lambda: None) -> None:
        """Now and then put away what nobody uses."""
        while True:
            await asyncio.sleep(SWEEP)
            for table in list(self.tables.values()):
                with contextlib.suppress(*STORAGE):
                    if monotonic() - table.used > QUIET or table.steps - table.kept_steps > MANY:
                        await self.keep(table)
                for role in {viewer.role for viewer in table.viewers if viewer.role is not None}:
                    standins.shown(table, role)
                if idle(table):
                    self.forget(table)
                else:
                    self.thrift.settle(table)
                await asyncio.sleep(0)
            on_tick()

    async def close(self) -> None:
        """What is being written is written; if the writer is dead, nobody waits for it for ever."""
        for table in list(self.tables.values()):
            with contextlib.suppress(TimeoutError, *STORAGE):
                await asyncio.wait_for(table.at_rest(), 2)
                await asyncio.wait_for(self.keep(table), 2)
            self.forget(table)
        for task in list(self.work):
            task.cancel()
        if self.packing:
            await asyncio.wait(list(self.packing.values()), timeout=5)
        self.pool.close()
        self.checks.close()


def idle(table: Table) -> bool:
    quiet = not table.viewers and not table.busy and not table.bot_tasks
    return quiet and monotonic() - table.used > IDLE
