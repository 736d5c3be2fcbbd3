"""The hall: every table of the server. Matches are created, found, taken up again and put away here."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Mapping
from pathlib import Path
from time import monotonic
from typing import Any

from polemos.engine import registry
from polemos.engine.errors import BadData
from polemos.engine.game import Game
from polemos.engine.match import Match
from polemos.server import botseats
from polemos.server.bots import BotPool
from polemos.server.history import Step
from polemos.server.keyframes import Keyframes
from polemos.server.limits import Limits
from polemos.server.problems import Refused
from polemos.server.seats import BOT, HERE, LINK, Seat, new_match_id, new_token, token_hash
from polemos.server.store import Saved, Store
from polemos.server.summaries import summary
from polemos.server.tables import Table, first_moment, rebuilt

log = logging.getLogger("polemos.hall")

#: Seconds after which a table nobody looks at is put away; the store has it.
IDLE = 600.0
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
        self.limits = limits
        self.data = data
        self._games = games
        self._found: dict[str, Game] = {}
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.packing: set[asyncio.Task[None]] = set()
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

    async def ready(self) -> None:
        """Wait until the games are read."""
        if self.reading is not None:
            await asyncio.shield(self.reading)

    # --- new matches --------------------------------------------------------------------------------

    async def create(
        self, saved: Saved, seats: Mapping[str, str], steps: list[Step], match: Match
    ) -> dict[str, Any]:
        """Seat everybody, store the match and open its table. The tokens are told this once."""
        tokens = self._seat(saved, match.roles, seats)
        await self.store.create(saved, steps)
        table = self._open(saved, match, len(steps))
        self._after_step(table)
        return {"match": saved.id, "seats": tokens, "commitment": summary(table)["commitment"]}

    def _seat(self, saved: Saved, roles: tuple[str, ...], seats: Mapping[str, str]) -> dict[str, str]:
        for role in seats:
            if role not in roles:
                raise BadData(f"seats.{role}: there is no such role (there are: {', '.join(roles)})")
        tokens: dict[str, str] = {}
        for role in roles:
            kind = self.checked_kind(f"seats.{role}", seats.get(role, HERE))
            if not kind.startswith(BOT):
                tokens[role] = new_token()
            token = token_hash(tokens[role]) if role in tokens else None
            saved.seats.append(Seat(role, kind, token))
        return tokens

    def checked_kind(self, field: str, kind: str) -> str:
        """Who may sit somewhere: a person here or by link, or a bot this server knows."""
        names = self.pool.names
        if kind in (HERE, LINK) or (kind.startswith(BOT) and kind[len(BOT) :] in names):
            return kind
        known = ", ".join([HERE, LINK, *(BOT + name for name in names)])
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
        )

    # --- tables -------------------------------------------------------------------------------------

    async def table(self, match: str) -> Table:
        """The table of a match, taken up from the store if it is not in memory."""
        found = self.tables.get(match)
        if found is not None:
            found.used = monotonic()
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
        if saved.rules_version != game.meta.rules_version:
            text = f"played by version {saved.rules_version} of the rules, this is {game.meta.rules_version}"
            raise Refused("conflict", text)
        built, fold = await asyncio.to_thread(rebuilt, game, saved, steps)
        table = self._open(saved, built, len(steps))
        table.redo = fold.redo
        self._after_step(table)
        return table

    def _open(self, saved: Saved, match: Match, steps: int) -> Table:
        table = Table(saved, self.game(saved.game), match, steps, self.store, self.limits)
        table.pool = self.pool
        if table.bots and not match.over:
            self.pool.warm(saved.game)
        table.after_step = self._after_step
        self.tables[saved.id] = table
        return table

    def _after_step(self, table: Table) -> None:
        if table.match.over:
            if table.saved.ended is None:
                task = asyncio.get_running_loop().create_task(self._pack(table))
                self.packing.add(task)
                task.add_done_callback(self.packing.discard)
        elif table.bots_asked():
            botseats.wake(table)

    async def _pack(self, table: Table) -> None:
        """A finished match becomes small. If this fails, nothing is lost: it is packed another time."""
        try:
            steps = await self.store.steps(table.saved)
            await self.store.finish(table.saved, steps, summary(table))
        except Exception:
            log.exception("match %s was not packed", table.id)

    def keyframes(self, table: Table) -> Keyframes:
        if table.keyframes is None:
            table.keyframes = Keyframes(first_moment(table.game, table.saved))
        return table.keyframes

    def forget(self, table: Table) -> None:
        """Put a table away: sockets are closed, bots stop."""
        self.tables.pop(table.id, None)
        for viewer in list(table.viewers):
            viewer.close(1001, "the match was put away")
        for task in list(table.bot_tasks.values()):
            task.cancel()

    async def sweep(self, on_tick: Callable[[], None] = lambda: None) -> None:
        """Now and then put away what nobody uses."""
        while True:
            await asyncio.sleep(SWEEP)
            for table in list(self.tables.values()):
                if idle(table):
                    self.forget(table)
            on_tick()

    async def close(self) -> None:
        """What is being written is written; if the writer is dead, nobody waits for it for ever."""
        for table in list(self.tables.values()):
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(table.at_rest(), 2)
            self.forget(table)
        if self.packing:
            await asyncio.wait(self.packing, timeout=5)
        self.pool.close()


def idle(table: Table) -> bool:
    quiet = not table.viewers and not table.busy and not table.bot_tasks
    return quiet and monotonic() - table.used > IDLE
