"""Where the real code is joined to the simulation: time, chance, drivers, pools of processes.

Everything is taken from the modules that the server asks at run time, so that the server needs no
door of its own for it; and everything is put back afterwards.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import random
import secrets
import sys
import time
from concurrent.futures import BrokenExecutor, Future
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

import structlog

from ludopolis.server import catalogue
from ludopolis.server.background import peers, workers
from ludopolis.server.transport import app
from ludopolis.testing.pearls.game import RULES_VERSIONS, open_game
from ludopolis.testing.simulation.engine import engine_for
from ludopolis.testing.simulation.redis import SharedJobs, channel_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from ludopolis.core.game import Game
    from ludopolis.server.background.workers import Thought
    from ludopolis.server.settings import Settings
    from ludopolis.testing.simulation.world import World

SLUG: Final = "pearls"
RULES: Final = RULES_VERSIONS[-1]
PEARLS: Final = open_game(files("ludopolis.testing.pearls") / "packs" / "base.toml", RULES)


class Bots:
    """Stands for a pool of processes: bots think for a while, and some die of it."""

    def __init__(self, world: World) -> None:
        self.world = world
        self._processes: dict[int, Any] = {}
        self.is_broken = False

    def submit(self, job: Callable[..., Any], thought: Thought, *more: Any) -> Future[Any]:  # noqa: ANN401
        """Any bot will do: it is not how well they play that is tried here."""
        thought.level = "uniform"
        answer: Future[Any] = Future()
        seconds = self.world.rng.expovariate(1.0 / self.world.plan.thinking)
        self.world.loop.later(seconds, self.settle, answer, job, thought, *more)
        return answer

    def settle(self, answer: Future[Any], job: Callable[..., Any], *arguments: Any) -> None:  # noqa: ANN401
        if not answer.set_running_or_notify_cancel():
            return
        self.is_broken |= self.world.rng.random() < self.world.plan.dying_bots
        if self.is_broken:
            answer.set_exception(BrokenExecutor("the bot's process has died"))
        else:
            answer.set_result(job(*arguments))

    def shutdown(self, **_options: object) -> None:
        """They have no processes."""

    def set_forkserver_preload(self, _names: list[str]) -> None:
        """Nor do they need a server to start them."""


class Asleep:
    """Stands for the watchdog, whose thread would look at the real clock."""

    def start(self) -> None:
        """Nobody is watched."""

    def stop(self) -> None:
        """Nor has anybody been."""


class Change:
    """Attributes changed for a while."""

    def __init__(self) -> None:
        self.before: list[tuple[Any, str, Any]] = []

    def set(self, owner: Any, name: str, value: object) -> None:  # noqa: ANN401
        if hasattr(owner, name):
            self.before.append((owner, name, getattr(owner, name)))
            setattr(owner, name, value)

    def undo(self) -> None:
        for owner, name, value in reversed(self.before):
            setattr(owner, name, value)


@contextlib.contextmanager
def simulated(world: World) -> Iterator[None]:
    """The server's code meets the simulated world instead of the real one."""
    change = Change()
    change_time(change, world)
    change_chance(change, random.Random(world.rng.getrandbits(64)))
    change_outside(change, world)
    logging = structlog.get_config()
    everything = structlog.make_filtering_bound_logger(0)
    processors: list[Any] = [world.hear_log]
    structlog.configure(processors=processors, wrapper_class=everything)
    try:
        with with_pearls(change):
            yield
    finally:
        change.undo()
        catalogue.playable.cache_clear()
        structlog.configure(**logging)


def change_time(change: Change, world: World) -> None:
    loop = world.loop
    change.set(time, "time", loop.wall)
    change.set(time, "time_ns", lambda: int(loop.wall() * 1e9))
    for name in ("monotonic", "perf_counter"):
        change.set(time, name, loop.time)
        change.set(time, f"{name}_ns", lambda: int(loop.now * 1e9))


def change_chance(change: Change, rng: random.Random) -> None:
    """What is drawn from the system's secure source is drawn from the seed."""
    change.set(secrets, "_sysrand", rng)
    change.set(secrets, "randbits", rng.getrandbits)
    change.set(secrets, "choice", rng.choice)
    change.set(os, "urandom", rng.randbytes)


def change_outside(change: Change, world: World) -> None:
    """Databases, Redis, processes; the schema is there already."""

    async def migrated(*_arguments: object) -> None:
        pass

    def engine(settings: Settings) -> Any:  # noqa: ANN401
        return engine_for(world.database, is_lone=settings.is_sqlite)

    def jobs(hall: Any, crew: Any) -> SharedJobs | None:  # noqa: ANN401
        return SharedJobs(hall, crew, world.redis) if hall.settings.redis else None

    change.set(app, "engine_of", engine)
    change.set(app, "migrate", migrated)
    change.set(app, "jobs_of", jobs)
    change.set(peers, "channel_at", lambda _url: channel_of(world.redis))
    change.set(workers, "ProcessPoolExecutor", lambda *_: Bots(world))
    change.set(multiprocessing, "get_context", lambda *_: Bots(world))
    change.set(app, "Watchdog", Asleep)


@contextlib.contextmanager
def with_pearls(change: Change) -> Iterator[None]:
    """The example game is one of the games that are served."""
    games: Any = sys.modules["ludopolis.games"]
    opened, versions = games.with_base, games.rules_versions

    def with_base(slug: str, rules_version: int) -> Game:
        if (slug, rules_version) == (SLUG, RULES):
            return PEARLS
        found: Game = opened(slug, rules_version)
        return found

    def rules_versions(slug: str) -> list[int]:
        found: list[int] = RULES_VERSIONS if slug == SLUG else versions(slug)
        return found

    change.set(games, "with_base", with_base)
    change.set(games, "rules_versions", rules_versions)
    games.SLUGS.append(SLUG)
    catalogue.playable.cache_clear()
    try:
        yield
    finally:
        games.SLUGS.remove(SLUG)
