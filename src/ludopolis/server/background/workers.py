"""Bots and other things that happen without a request. Bots think in processes of their own.

A bot's process is sent a position whose hidden cards were dealt anew, never the true one. Every job
is harmless when done twice: its move is for one ply of one branch, and the store takes it once.
With Redis all nodes share the jobs; without it, or while it is away, each node finds its own. A
job is put when it is its turn here, and no node has more under way than it could do itself, so jobs
hardly wait in Redis, where the first to come would be the first to be served.

A match of bots alone goes on while somebody looks at it.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import secrets
import signal
import time
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from functools import cache
from typing import TYPE_CHECKING, Final, TypeVar, cast

import structlog

from ludopolis.bots.bot import Budget, World, world_of
from ludopolis.bots.hint import hint
from ludopolis.bots.levels import LEVELS
from ludopolis.bots.roster import bot_named
from ludopolis.core.game import Setup
from ludopolis.core.rng import seeded
from ludopolis.games import open_game
from ludopolis.server.background.house import House, Visit
from ludopolis.server.background.processes import begin_modestly
from ludopolis.server.background.turns import Turns
from ludopolis.server.catalogue import check_level
from ludopolis.server.match.entry import Entry
from ludopolis.server.metrics import BOT_QUEUE, BOT_SECONDS, MOVES, WRITE_QUEUE, player_of
from ludopolis.server.rooms.lessons import scripted_answer
from ludopolis.server.rooms.lobby import hand_over
from ludopolis.server.storage.condition import StoreAway
from ludopolis.wire.error import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine
    from contextlib import AbstractAsyncContextManager

    from ludopolis.bots.bot import Bot
    from ludopolis.core.game import Game
    from ludopolis.server.background.jobs import Jobs
    from ludopolis.server.match.match import Match
    from ludopolis.server.rooms.hall import Hall
    from ludopolis.server.rooms.lists import Lists
    from ludopolis.server.rooms.room import Room
    from ludopolis.wire.rest import Advice

Answer = TypeVar("Answer")
JOB_PATIENCE: Final = 1.5
"""How many seconds after a shared job the sweep looks at what is due."""
LOST_JOB: Final = 4
"""After this many times the grace a bot thinks here, whatever the queue of jobs says."""
UNPLAYABLE_SECONDS: Final = 600.0
"""A match that can't be played now, because its pack is away, is looked at again after this."""
FOR_NOW: Final = frozenset({"store-unavailable", "store-busy"})
"""Refusals after which a match is due still."""
DUE_AT_ONCE: Final = 50
PRESENCE_SECONDS: Final = 0.5
OPENED: Final = "ludopolis.server.background.opened"
LOG: Final = structlog.get_logger("workers")


class Thought:
    """What a bot's process is sent: a position that its seat may know, as rows of numbers."""

    def __init__(self, match: Match, level: str) -> None:
        table = match.table
        assert table is not None, "only a match that is started asks bots"
        world = world_of(match.game, table.history.state, seeded(secrets.randbits(63)))
        self.slug = match.game.slug
        self.rules_version = match.game.rules_version
        self.pack_hash = match.game.pack_hash
        self.seats = match.config.seats
        self.flags = dict(match.config.flags)
        self.level = level
        self.seat = world.seat
        self.rows = world.known.save()
        self.seed = secrets.randbits(63)

    def game(self) -> Game:
        """The game as the match began it, in the bot's process."""
        return open_game(self.slug, rules_version=self.rules_version, pack_hash=self.pack_hash)

    def world(self) -> World:
        """The position as the seat knows it, in the bot's process."""
        game = self.game()
        known = game.restore(Setup(self.seats, 0, self.flags), self.rows)
        return World(game, known, self.seat, self.flags)


@cache
def bot_of(game: Game, level: str) -> Bot:
    # A match may have been imported: it must not start programs here.
    check_level(level)
    return bot_named(game, level)


def think(thought: Thought, seconds: float) -> int:
    """Run in a bot's process: the option it chooses."""
    world = thought.world()
    bot = bot_of(world.game, thought.level)
    bot.reset()
    return bot.choose(world, Budget(seconds), seeded(thought.seed))


def advise(thought: Thought, seconds: float) -> list[Advice]:
    """Run in a bot's process: what the strongest level would do, and why."""
    return hint(thought.world(), Budget(seconds), seeded(thought.seed))


class Workers:
    """Plays for bots, lets flags fall, gives abandoned chairs to bots."""

    def __init__(self, hall: Hall, lists: Lists) -> None:
        self.hall = hall
        self.lists = lists
        self.settings = hall.settings
        self.pool: ProcessPoolExecutor | None = None
        self.tasks: set[asyncio.Task[None]] = set()
        self.is_stopping = False
        self.presence = lists.presence
        self.jobs: Jobs | None = None
        self.place = hall.place
        bots = hall.settings.bot_workers
        self.house = Visit(self.place.bots, bots) if self.place.bots else None
        self.turns = self.house or Turns(bots)
        hall.on_need.append(self.look_at)
        hall.on_look.append(self.go_on)

    def start(self) -> None:
        self.spawn(self.sweep_forever())
        self.spawn(self.show_presence())
        self.spawn(self.beat_forever())
        self.spawn(self.tidy_forever())
        if self.jobs is not None:
            self.jobs.start()

    def spawn(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def stop(self) -> None:
        self.is_stopping = True
        # Before Redis is let go of: one that puts a job would open a connection again.
        for task in list(self.tasks):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await task
        if self.jobs is not None:
            await self.jobs.stop()
        if self.pool is not None:
            stop_pool(self.pool)

    # --- bots --------------------------------------------------------------------------------

    def look_at(self, room: Room) -> None:
        """After a change: if a bot is asked, let it think, once among all nodes."""
        if self.sharing is None and not self.place.is_own(room.id):
            # The worker that plays the match finds what is due.
            return
        standing = room.standing
        room.bots.note_change()
        if room.match.bot_asked is not None:
            # The node that has written last may not know who looks at bots among themselves.
            is_looked_at = room.match.is_left_to_bots and bool(room.audience.listeners)
            if standing.is_leading or (self.sharing and is_looked_at):
                self.wake_bot(room)
        elif standing.is_leading and standing.due not in {None, room.bots.clock_job}:
            self.wind_clock(room)

    def go_on(self, room: Room) -> None:
        """Somebody has come to look at a match that waits for that."""
        if room.match.is_left_to_bots and room.match.bot_asked is not None:
            self.wake_bot(room)

    @property
    def sharing(self) -> Jobs | None:
        """The jobs that nodes share, while they do."""
        return self.jobs if self.jobs is not None and self.jobs.is_connected else None

    def wake_bot(self, room: Room) -> None:
        """Let some node think; this one if they can't be asked."""
        if self.sharing is None:
            self.let_think(room)
        elif may_go_on(room) and not self.is_stopping and not room.bots.is_put(room.match.position):
            self.spawn(self.put_bot(room, self.sharing))

    async def put_bot(self, room: Room, jobs: Jobs) -> None:
        """When it is its turn, put the job, and hold the place until it is done or seems lost."""
        position = room.match.position
        room.bots.put(position)
        try:
            async with self.turn(room):
                is_current = room.match.position == position and not self.is_stopping
                if not is_current or not may_go_on(room):
                    return
                if await jobs.put_bot(room):
                    await self.until_moved(room, position)
                else:
                    self.let_think(room)
        finally:
            room.bots.take_back(position)

    async def until_moved(self, room: Room, position: tuple[int, int]) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self.settings.bot_grace):
                while room.match.position == position:
                    await room.bots.next_change()

    def turn(self, room: Room) -> AbstractAsyncContextManager[None]:
        """A place for thinking, at the cost of the match's owner."""
        return self.turns.turn(room.match.config.owner, lambda: room.audience.is_attended)

    def wind_clock(self, room: Room) -> None:
        """Let some node look at the match when it is due; the sweep does so a little later."""
        due = room.standing.due
        if self.sharing is not None and due is not None and not self.is_stopping:
            room.bots.wind_clock(due)
            self.spawn(self.sharing.put_clock(room, due))

    def do_without_jobs(self) -> None:
        """Redis is gone, and the jobs with it: take up what this node has put there."""
        for room in self.hall.rooms.values():
            room.bots.wind_clock(None)
            if room.standing.is_leading:
                self.let_think(room)

    def let_think(self, room: Room) -> None:
        is_free = room.bots.task is None and not self.is_stopping
        if is_free and room.match.bot_asked is not None and may_go_on(room):
            room.bots.begin(self.spawn(self.play_bots(room)))

    async def play_bots(self, room: Room) -> None:
        try:
            while room.match.bot_asked is not None and may_go_on(room):
                async with self.turn(room):
                    if room.match.bot_asked is not None:
                        await self.play_bot(room)
        except Refusal as refusal:
            LOG.warning("bot refused", match=room.id, code=refusal.code)
        finally:
            room.bots.end()

    async def play_bot_at(self, room: Room, ply: int, branch: int) -> None:
        """A job: think about this ply, unless that has been done."""
        table = room.match.table
        is_current = table is not None and (table.ply, table.branch) == (ply, branch)
        if not is_current or room.bots.task is not None or room.match.bot_asked is None:
            return
        room.bots.begin_one()
        try:
            await self.play_bot(room)
        except Refusal as refusal:
            LOG.warning("bot refused", match=room.id, code=refusal.code)
        finally:
            room.bots.end_one()

    async def play_bot(self, room: Room) -> None:
        match, table = room.match, room.match.table
        seat = match.bot_asked
        assert table is not None
        assert seat is not None
        ply, branch = table.ply, table.branch
        level = table.seats[seat].level
        option = await self.choice(match, level)

        def make(match: Match) -> list[Entry]:
            table = match.table
            if table is None or (table.ply, table.branch) != (ply, branch):
                return []
            return [Entry("play", seat, ply, option)] if match.bot_asked == seat else []

        await self.hall.change(room, make)
        MOVES.count(player_of(match.config.game, "bot"), 1)

    async def choice(self, match: Match, level: str) -> int:
        """The bot's option; if its process dies or it cheats, any option."""
        assert match.table is not None
        scripted = scripted_answer(match)
        if scripted is not None:
            return scripted
        options = match.table.history.state.decision.options
        begun = time.perf_counter()
        BOT_QUEUE.inc()
        try:
            option = await self.ask(think, Thought(match, level))
        except BrokenExecutor:
            LOG.exception("bot process died")
            self.pool = None
            option = secrets.choice(options)
        finally:
            BOT_QUEUE.dec()
            BOT_SECONDS.labels(level).observe(time.perf_counter() - begun)
        return option if option in options else secrets.choice(options)

    async def advice(self, match: Match, visitor: str) -> list[Advice]:
        """What the strongest level would do for the seat that is asked."""
        thought = Thought(match, LEVELS[-1])
        try:
            async with self.turns.turn(visitor, lambda: True):
                return await self.ask(advise, thought)
        except BrokenExecutor:
            LOG.exception("bot process died")
            self.pool = None
            raise Refusal("hint-failed") from None

    async def ask(self, job: Callable[[Thought, float], Answer], thought: Thought) -> Answer:
        if self.house is not None:
            return cast("Answer", await self.house.ask(job, thought, self.settings.bot_seconds))
        if self.pool is None:
            self.pool = pool_of(self.turns.places)
        return await submit(self.pool, job, thought, self.settings.bot_seconds)

    # --- time --------------------------------------------------------------------------------

    async def beat_forever(self) -> None:
        while True:
            await asyncio.sleep(self.settings.beat_seconds)
            try:
                await self.hall.clock.beat()
            except StoreAway:
                continue
            except Exception:
                LOG.exception("beat failed")

    async def sweep_forever(self) -> None:
        while True:
            await asyncio.sleep(self.settings.sweep_seconds)
            try:
                await self.sweep()
            except StoreAway:
                continue
            except Exception:
                LOG.exception("sweep failed")

    async def sweep(self) -> None:
        """Look after all matches that are due, in memory or not."""
        now = self.hall.clock.tick()
        WRITE_QUEUE.set(len(self.hall.store.waiting))
        # What is due is a job of some node; here is looked after what nobody has done.
        patience = 0.0 if self.sharing is None else JOB_PATIENCE
        for key in await self.hall.store.due(now - patience, DUE_AT_ONCE * self.place.count):
            if not self.place.is_own(key):
                continue
            try:
                room = await self.hall.room(key)
                await self.attend(room)
            except Refusal as refusal:
                LOG.warning("match can't be looked after", match=key, code=refusal.code)
                if refusal.code not in FOR_NOW:
                    await self.hall.store.put_off(key, now, now + UNPLAYABLE_SECONDS)
        for room in list(self.hall.rooms.values()):
            if room.match.config.delay and room.audience.listeners:
                room.feed.turn_on()
                room.audience.change()
            if room.audience.listeners and now - room.match.updated >= self.settings.bot_grace:
                self.go_on(room)

    async def show_presence(self) -> None:
        """Let the other workers know that this one is there, and who looks at its matches."""
        while not self.place.is_alone:
            self.place.beat()
            self.presence.note(self.hall.rooms)
            await asyncio.sleep(PRESENCE_SECONDS)

    async def tidy_forever(self) -> None:
        """Write down what has grown, let go of what nobody uses, and keep the lists right."""
        while True:
            await asyncio.sleep(self.settings.sweep_seconds)
            try:
                await self.hall.write_down_grown()
                await self.hall.evict_idle()
                await self.lists.keep()
            except StoreAway:
                continue
            except Exception:
                LOG.exception("tidying failed")

    async def attend(self, room: Room) -> None:
        """Do what is due in a match, then note when to look again."""
        begun = self.hall.clock.tick()
        await self.hall.refresh(room)
        last = room.match.last
        waited = begun - last.tick if last is not None else 0.0
        if waited >= self.settings.bot_grace * LOST_JOB:
            self.let_think(room)
        elif waited >= self.settings.bot_grace and room.match.bot_asked is not None:
            self.wake_bot(room)
        await self.hall.change(room, lambda match: self.overdue(room, match))
        due = self.hall.due_of(room.match)
        room.standing.index(due, room.standing.status)
        if not await self.hall.store.put_off(room.id, begun, due):
            room.standing.index(None, room.standing.status)
        if room.match.bot_asked is None:
            self.wind_clock(room)

    def overdue(self, room: Room, match: Match) -> list[Entry]:
        """A flag that has fallen; a chair whose holder has been away for too long."""
        table, tick = match.table, self.hall.clock.tick()
        if table is None or match.status != "playing" or match.bot_asked is not None:
            return []
        seat = table.asked
        if table.clock.runs() and table.clock.left_at(seat, tick) <= 0.0:
            return [Entry("tick")]
        if match.config.bot_after and tick - match.asked_tick >= match.config.bot_after:
            is_gone = table.seats[seat].absent or not room.is_online(seat)
            if is_gone:
                return hand_over(match, seat)
        return []


def may_go_on(room: Room) -> bool:
    """Bots among themselves play when somebody looks."""
    return room.audience.is_attended or not room.match.is_left_to_bots


def pool_of(places: int) -> ProcessPoolExecutor:
    has_forks = "forkserver" in multiprocessing.get_all_start_methods()
    context = multiprocessing.get_context("forkserver" if has_forks else "spawn")
    if has_forks:
        context.set_forkserver_preload(["__main__", OPENED])
    return ProcessPoolExecutor(places, context, begin_modestly)


async def submit(
    pool: ProcessPoolExecutor,
    job: Callable[[Thought, float], Answer],
    thought: Thought,
    seconds: float,
) -> Answer:
    # It may begin a process, the first after opening all games: nobody else must wait for that.
    answer = await asyncio.get_running_loop().run_in_executor(
        None, pool.submit, job, thought, seconds
    )
    return await asyncio.wrap_future(answer)


async def keep_house(path: str, bot_workers: int) -> None:
    """Let bots think for all workers of a server, in a process that does nothing else."""
    places = Turns(bot_workers).places
    pools: list[ProcessPoolExecutor] = []

    async def think(
        job: Callable[[Thought, float], Answer], thought: Thought, seconds: float
    ) -> Answer:
        if not pools:
            pools.append(pool_of(places))
        pool = pools[0]
        try:
            return await submit(pool, job, thought, seconds)
        except BrokenExecutor:
            if pools == [pool]:
                pools.clear()
            raise

    house = asyncio.create_task(House(bot_workers, think).open(path))
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, house.cancel)
    with contextlib.suppress(asyncio.CancelledError):
        await house
    for pool in pools:
        stop_pool(pool, wait=True)


def stop_pool(pool: ProcessPoolExecutor, *, wait: bool = False) -> None:
    """End the bots' processes, also those that think; who waits finds the pool's thread ended."""
    for process in list((pool._processes or {}).values()):  # noqa: SLF001 - no public way to do it
        process.terminate()
    pool.shutdown(wait=wait, cancel_futures=True)
