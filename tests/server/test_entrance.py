"""Requests come in one by one: a crowd waits for itself, and the event loop is left to players."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Any

from ludopolis.server.transport.entrance import Entrance, arrived, step_aside

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable


class Crowd:
    """Requests at one entrance, each inside until the test ends it."""

    def __init__(self) -> None:
        self.entrance = Entrance()
        self.inside: list[str] = []
        self.ends: dict[str, asyncio.Event] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def ask(self, who: str, name: str, *, aside: bool = False) -> None:
        self.ends[name] = asyncio.Event()
        self.tasks[name] = asyncio.create_task(self.stay(who, name, aside=aside))
        await asyncio.sleep(0)

    async def stay(self, who: str, name: str, *, aside: bool) -> None:
        async with self.entrance.request(who):
            self.inside.append(name)
            if aside:
                step_aside()
            await self.ends[name].wait()

    async def end(self, name: str) -> None:
        self.ends[name].set()
        await self.tasks[name]

    async def come_in(self, count: int) -> list[str]:
        """Those who have come in, once there are so many."""
        while len(self.inside) < count:  # noqa: ASYNC110 - several may come
            await asyncio.sleep(0.001)
        return self.inside

    async def cancel(self, name: str) -> None:
        self.tasks[name].cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self.tasks[name]


def tried(work: Callable[[Crowd], Awaitable[Any]]) -> Any:  # noqa: ANN401 - of the test
    async def run() -> Any:  # noqa: ANN401
        return await work(Crowd())

    return asyncio.run(run())


def test_who_has_asked_for_little_goes_before_those_who_ask_on_and_on() -> None:
    async def order(crowd: Crowd) -> list[str]:
        for name in ("eve 1", "eve 2", "eve 3"):
            await crowd.ask("eve", name)
        await crowd.ask("ada", "ada 1")
        await crowd.end("eve 1")
        await crowd.come_in(2)
        await crowd.end("ada 1")
        return list(await crowd.come_in(3))

    assert tried(order) == ["eve 1", "ada 1", "eve 2"]


def test_one_after_another_nobody_waits() -> None:
    async def free(crowd: Crowd) -> list[bool]:
        found = []
        for name in ("first", "second"):
            await crowd.ask("ada", name)
            await crowd.end(name)
            found.append(not crowd.entrance.turns.thinking)
        return found

    assert tried(free) == [True, True]


def test_in_a_crowd_a_pause_follows_each() -> None:
    async def paused(crowd: Crowd) -> tuple[list[str], list[str]]:
        await crowd.ask("eve", "first")
        await crowd.ask("bob", "second")
        await asyncio.sleep(0.01)
        await crowd.end("first")
        at_once = list(crowd.inside)
        return at_once, list(await crowd.come_in(2))

    assert tried(paused) == (["first"], ["first", "second"])


def test_who_waits_for_something_else_holds_nobody_up() -> None:
    async def passed(crowd: Crowd) -> list[str]:
        await crowd.ask("ada", "poll", aside=True)
        await crowd.ask("bob", "look")
        return list(await crowd.come_in(2))

    assert tried(passed) == ["poll", "look"]


def test_even_who_does_not_say_so_holds_nobody_up_for_long() -> None:
    async def passed(crowd: Crowd) -> list[str]:
        await crowd.ask("ada", "stuck")
        await crowd.ask("bob", "look")
        return list(await crowd.come_in(2))

    assert tried(passed) == ["stuck", "look"]


def test_who_gives_up_waiting_or_inside_leaves_the_place_to_others() -> None:
    async def left(crowd: Crowd) -> list[str]:
        for name in ("inside", "waiting", "last"):
            await crowd.ask("ada", name)
        await crowd.cancel("waiting")
        await crowd.cancel("inside")
        return list(await crowd.come_in(2))

    assert tried(left) == ["inside", "last"]


def body_in(*events: tuple[bytes, bool] | None) -> Any:  # noqa: ANN401 - as a server sends it
    left = list(events)

    async def receive() -> dict[str, object]:
        event = left.pop(0)
        if event is None:
            return {"type": "http.disconnect"}
        return {"type": "http.request", "body": event[0], "more_body": event[1]}

    return receive


def read(receive: Any, most: int, count: int) -> list[Any] | None:  # noqa: ANN401
    async def reading() -> list[Any] | None:
        again = await arrived(receive, most)
        return None if again is None else [await again() for _ in range(count)]

    return asyncio.run(reading())


def test_a_body_is_read_before_its_request_comes_in() -> None:
    found = read(body_in((b"a", True), (b"b", False), None), 10, 3)

    assert found is not None
    assert [event.get("body") for event in found] == [b"a", b"b", None]
    assert read(body_in((b"a", True), None), 10, 0) is None


def test_of_a_body_that_is_too_large_no_more_is_read_than_shows_it() -> None:
    found = read(body_in((b"a" * 9, True), (b"b" * 9, True), (b"c", False)), 10, 2)

    assert found is not None
    assert [len(event["body"]) for event in found] == [9, 9]
