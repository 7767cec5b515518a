"""A run: nodes, store, Redis and players together, the faults of the plan, and what came of it."""

from __future__ import annotations

import asyncio
import random
import sys
from concurrent.futures import BrokenExecutor
from functools import cache
from typing import TYPE_CHECKING, Any, Final

import structlog
from sqlalchemy.exc import SQLAlchemyError

from ludopolis.server.settings import Settings
from ludopolis.server.storage.store import Conflict
from ludopolis.testing.simulation.database import Database
from ludopolis.testing.simulation.engine import new_template
from ludopolis.testing.simulation.loop import Spinning, VirtualLoop
from ludopolis.testing.simulation.network import Network
from ludopolis.testing.simulation.node import KEY, Node
from ludopolis.testing.simulation.party import Party
from ludopolis.testing.simulation.plan import Plan
from ludopolis.testing.simulation.redis import Redis
from ludopolis.testing.simulation.seams import simulated
from ludopolis.testing.simulation.trace import Trace
from ludopolis.testing.simulation.trouble import Trouble
from ludopolis.testing.simulation.witness import Witness
from ludopolis.wire.error import Refusal

if TYPE_CHECKING:
    import sqlite3

DEADLINE: Final = 40.0
"""So many seconds after the last fault all matches must be over."""
CALM_SECONDS: Final = 1.0
CLOSING_SECONDS: Final = 5.0
EXPECTED: Final = (SQLAlchemyError, OSError, TimeoutError, BrokenExecutor, Refusal, Conflict)
"""What a server may meet without being at fault."""


@cache
def template() -> sqlite3.Connection:
    return new_template()


class Outcome:
    """What a run has shown; ``faults`` must be empty."""

    def __init__(self, world: World) -> None:
        self.seed = world.plan.seed
        self.faults = world.faults
        self.moves = world.witness.moves
        self.lines = [*world.plan.lines(), *world.trace.lines]
        self.digest = world.trace.digest()
        self.seconds = world.loop.now
        self.commits = world.database.commits

    def report(self) -> str:
        """The trace, and at its end the faults."""
        return "\n".join([*self.lines, *(f"FAULT  {fault}" for fault in self.faults)])


class World:
    """Everything there is in a run."""

    def __init__(self, seed: int) -> None:
        self.plan = Plan(seed)
        self.loop = VirtualLoop()
        self.rng = random.Random(f"world {seed}")
        self.trace = Trace(self.loop)
        self.faults: list[str] = []
        self.database = Database(self.loop, self.rng, self.trace, template())
        self.redis = Redis(self.loop, self.rng)
        self.network = Network(self.loop, self.rng)
        self.witness = Witness(self)
        self.nodes = [self.new_node(number) for number in range(self.plan.nodes)]
        self.party = Party(self)
        self.trouble = Trouble(self)
        self.matches: list[str] = []
        self.said = 0
        self.is_closing = False
        self.is_done = False
        self.calm_since = float("inf")

    def new_node(self, number: int) -> Node:
        settings = Settings(
            database="simulated.db" if self.plan.is_lone else "postgresql://simulated",
            redis="redis://simulated" if self.plan.has_redis else "",
            node=f"node{number}",
            key=KEY,
            poll_seconds=1.0,
            bot_grace=1.0,
            idle_seconds=2.0,
            messages_per_second=1e6,
            requests_per_second=1e6,
            chat_per_second=1e6,
            visitors_per_minute=1e6,
            # Not as many as the machine has cores: a seed is the same run everywhere.
            bot_workers=2,
        )
        node = Node(self, f"node{number}", settings)
        node.host.skew = self.plan.skews[number]
        return node

    # --- noticing ----------------------------------------------------------------------------

    def fault(self, what: str) -> None:
        self.faults.append(what)
        self.trace.note("FAULT", what)

    def hear_log(self, _logger: object, method: str, event: dict[str, Any]) -> Any:  # noqa: ANN401
        """What the server logs goes into the trace; what it did not expect is a fault."""
        given = event.get("exc_info")
        error = given if isinstance(given, BaseException) else sys.exc_info()[1]
        rest = " ".join(f"{key}={value}" for key, value in event.items() if key != "exc_info")
        self.trace.note("log", f"{method} {rest}")
        if method in {"exception", "error"} and error and not isinstance(error, EXPECTED):
            self.fault(f"error: {event.get('event')}: {error!r}")
        raise structlog.DropEvent

    @property
    def is_calm(self) -> bool:
        return self.loop.now > self.calm_since + CALM_SECONDS

    def status_of(self, match: str) -> str:
        rows = self.database.read("SELECT status FROM matches WHERE id = ?", match)
        return str(rows[0][0]) if rows else ""

    # --- running -----------------------------------------------------------------------------

    def run(self) -> Outcome:
        with simulated(self), self.loop.watched():
            try:
                self.loop.run_until_complete(self.play())
                self.check()
            except Spinning as error:
                self.fault(f"spins: {error}")
            outcome = Outcome(self)
            self.close()
        return outcome

    async def play(self) -> None:
        for node in self.nodes:
            node.start()
        guests = asyncio.create_task(self.party.begin())
        await self.trouble.run()
        self.calm_since = self.loop.now
        self.trace.note("world", "all faults are over")
        await asyncio.sleep(CALM_SECONDS)
        await self.all_over()
        self.is_closing = True
        await self.party.say_goodbye()
        await asyncio.sleep(CLOSING_SECONDS)
        guests.cancel()

    async def all_over(self) -> None:
        """Wait until all matches are over; nobody may have to wait for ever."""
        deadline = self.loop.now + DEADLINE
        while not self.party.is_over():
            self.party.check_prompt()
            if self.loop.now > deadline:
                for line in self.party.waiting():
                    self.fault(f"waits: {line}")
                return
            await asyncio.sleep(0.2)

    def check(self) -> None:
        self.witness.verify()
        self.faults += [f"waits: {line}" for line in self.party.unanswered()]
        self.faults += [f"error: {line}" for line in self.loop.failed_tasks()]
        self.faults += [f"error: {line}" for line in self.loop.complaints]

    def close(self) -> None:
        self.is_done = True
        self.database.weather.is_away = True
        self.loop.end()
        self.database.close()


def run(seed: int) -> Outcome:
    """One run; everything in it follows from the seed."""
    return World(seed).run()
