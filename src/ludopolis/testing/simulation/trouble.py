"""Carries out the faults of a plan, and puts all right again in the end."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from ludopolis.testing.simulation.database import Weather
from ludopolis.testing.simulation.network import Wire

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludopolis.testing.simulation.node import Node
    from ludopolis.testing.simulation.plan import Fault
    from ludopolis.testing.simulation.world import World

RESTART_SECONDS: Final = 0.3
SLOW: Final = 60.0


class Trouble:
    """What goes wrong in a run."""

    def __init__(self, world: World) -> None:
        self.world = world
        world.database.weather.slowness = world.plan.slowness
        world.redis.lost = world.plan.lost_notes
        world.redis.doubled = world.plan.doubled_notes
        world.redis.lateness = world.plan.lateness

    async def run(self) -> None:
        """All faults of the plan, each for its time; then none."""
        tasks = [asyncio.create_task(self.happen(fault)) for fault in self.world.plan.faults]
        await asyncio.gather(*tasks)
        self.mend_all()

    async def happen(self, fault: Fault) -> None:
        await asyncio.sleep(fault.at)
        node = self.world.nodes[fault.number % len(self.world.nodes)]
        self.world.trace.note("TROUBLE", f"{fault.what} ({node.name})")
        begin, end = self.ways(node)[fault.what]
        begin()
        await asyncio.sleep(fault.seconds)
        self.world.trace.note("TROUBLE", f"no more {fault.what} ({node.name})")
        end()

    def ways(self, node: Node) -> dict[str, tuple[Callable[[], None], Callable[[], None]]]:
        """How each fault begins and ends."""
        world, weather = self.world, self.world.database.weather
        redis, database, network = world.redis, world.database, world.network

        def put(owner: object, name: str, value: object) -> Callable[[], None]:
            return lambda: setattr(owner, name, value)

        return {
            "kill": (node.kill, lambda: self.start(node)),
            "restart": (node.stop, lambda: self.restart(node)),
            "pause": (node.pause, node.go_on),
            "part from store": (lambda: database.part_from(node.host), database.reach_all),
            "part from redis": (lambda: redis.part_from(node.host), redis.cut.clear),
            "redis away": (redis.restart, redis.come_back),
            "store away": (database.crash, database.come_back),
            "store slow": (
                put(weather, "slowness", SLOW),
                put(weather, "slowness", world.plan.slowness),
            ),
            "commits fail": (put(weather, "failing", 0.5), put(weather, "failing", 0.0)),
            "outcomes unknown": (put(weather, "unknown", 0.5), put(weather, "unknown", 0.0)),
            "full": (put(weather, "write_fault", "full"), put(weather, "write_fault", "")),
            "read-only": (
                put(weather, "write_fault", "read-only"),
                put(weather, "write_fault", ""),
            ),
            "locked": (put(weather, "write_fault", "locked"), put(weather, "write_fault", "")),
            "replies lost": (put(network, "lost", 0.15), put(network, "lost", 0.0)),
            "network slow": (put(network, "slowness", 30.0), put(network, "slowness", 1.0)),
            "sockets cut": (self.cut_sockets, self.cut_sockets),
            "calendar jumps": (lambda: self.skew(node, 2.0), lambda: self.skew(node, 0.0)),
        }

    # --- nodes -------------------------------------------------------------------------------

    def start(self, node: Node) -> None:
        if node.host.is_dead:
            node.start()

    def restart(self, node: Node) -> None:
        """It has had its time to stop in order."""
        node.kill()
        node.start()

    def skew(self, node: Node, seconds: float) -> None:
        node.host.skew = seconds

    def cut_sockets(self) -> None:
        for node in self.world.nodes:
            for line in list(node.lines):
                if isinstance(line, Wire):
                    line.cut()

    # --- the end -----------------------------------------------------------------------------

    def mend_all(self) -> None:
        world = self.world
        world.database.weather = Weather(world.plan.slowness)
        world.database.reach_all()
        world.redis.cut.clear()
        world.redis.come_back()
        world.network.lost, world.network.slowness = 0.0, 1.0
        for node in world.nodes:
            node.go_on()
            self.start(node)
