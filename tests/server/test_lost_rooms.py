"""A room that is lost: whoever looks at it, or comes to it, goes on with one that is read again."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any
from unittest.mock import AsyncMock

import pytest

from ludopolis.server.match.authority import Visitor
from ludopolis.server.match.entry import Details, Entry
from ludopolis.server.match.match import match_of
from ludopolis.server.rate import Bucket
from ludopolis.server.rooms import hall as hall_module
from ludopolis.server.rooms.audience import Waiter
from ludopolis.server.rooms.requests import Player
from ludopolis.server.transport.connection import COME_BACK, Connection
from ludopolis.server.transport.entrance import Entrance
from ludopolis.server.transport.polling import poll
from ludopolis.wire.error import Refusal
from ludopolis.wire.message import Chat, Refused
from tests.builds import patches_compiled
from tests.server.faults import FaultyDriver
from tests.server.test_failures import first_move
from tests.server.test_snapshots import created, hall_at

if TYPE_CHECKING:
    from pathlib import Path

    from ludopolis.server.rooms.hall import Hall
    from ludopolis.server.rooms.room import Room, Standing

MANY: int = 100


def make_impatient(standing: Standing) -> None:
    """Let nobody wait for it again and again in vain."""
    calls = 0

    async def until_settled() -> None:
        nonlocal calls
        calls += 1
        assert calls < MANY, "somebody spins"

    standing.until_settled = until_settled  # type: ignore[method-assign]


async def lose(hall: Hall, room: Room) -> None:
    """Play a move that can't be stored."""
    seat, ply, option = first_move(room)
    driver = FaultyDriver(hall.store.engine)
    driver.fail(times=MANY)
    with pytest.raises(Refusal):
        await hall.change(room, lambda _: [Entry("play", seat, ply, option)])
    driver.mend()


def connection_to(hall: Hall, room: Room, sent: list[Any]) -> Connection:
    async def receive() -> Any:  # noqa: ANN401
        await asyncio.Event().wait()

    async def send(event: Any) -> None:  # noqa: ANN401
        sent.append(event)

    player = Player(hall, room, Visitor("ada"), "Ada", 0)
    return Connection(player, receive, send, 0, 0, Bucket(30.0), Entrance())


def test_one_who_comes_while_a_change_fails_gets_the_room_as_it_is_stored(tmp_path: Path) -> None:
    async def found() -> tuple[bool, int, int]:
        async with hall_at(tmp_path) as hall:
            room = await created(hall)
            ply = room.match.playing.ply
            failing = asyncio.create_task(lose(hall, room))
            while room.standing.is_settled:  # noqa: ASYNC110 - only a moment
                await asyncio.sleep(0)
            again = await hall.room(room.id)
            await failing
            return again.standing.is_lost, again.match.playing.ply, ply

    is_lost, ply, before = asyncio.run(found())

    assert not is_lost
    assert ply == before


@patches_compiled
def test_one_who_waits_for_relatives_of_a_match_gets_no_lost_room(tmp_path: Path) -> None:
    async def is_lost() -> bool:
        async with hall_at(tmp_path) as hall:
            room = await created(hall)
            end = [
                Entry("forked", details=Details(match="fork")),
                Entry("concede", 0, details=Details(level="level2")),
            ]
            await hall.change(room, lambda _: end)

            async def lost_meanwhile(found: Room) -> None:
                if found is room:
                    hall.lose(room)

            hall.publish_seeds = lost_meanwhile  # type: ignore[method-assign, assignment]
            return (await hall.room(room.id)).standing.is_lost

    assert not asyncio.run(is_lost())


@patches_compiled
def test_a_socket_of_a_lost_room_is_closed_and_holds_up_nobody(tmp_path: Path) -> None:
    async def closed() -> list[Any]:
        sent: list[Any] = []
        async with hall_at(tmp_path) as hall:
            room = await created(hall)
            connection = connection_to(hall, room, sent)
            await lose(hall, room)
            make_impatient(room.standing)
            async with asyncio.timeout(5):
                await connection.run()
        return sent

    sent = asyncio.run(closed())

    assert [event.get("code") for event in sent] == [COME_BACK]


@patches_compiled
def test_a_socket_that_can_not_tell_what_is_new_holds_up_nobody(tmp_path: Path) -> None:
    """Whatever the reason may be: a room that shows nothing though something is new."""

    async def told() -> int:
        async with hall_at(tmp_path) as hall:
            room = await created(hall)
            connection = connection_to(hall, room, [])
            connection.messages = lambda _room: []  # type: ignore[method-assign, assignment]
            running = asyncio.create_task(connection.run())
            turns = 0
            for _ in range(MANY):
                await asyncio.sleep(0)
                turns += 1
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)
            return turns

    assert asyncio.run(told()) == MANY


def test_who_enters_a_lost_room_is_sent_away_at_once(tmp_path: Path) -> None:
    async def is_dismissed() -> bool:
        async with hall_at(tmp_path) as hall:
            room = await created(hall)
            await lose(hall, room)
            listener = Waiter(Visitor("ada"), 0, 0, 0)
            room.audience.enter(listener)
            return listener.is_dismissed and listener.news.is_set()

    assert asyncio.run(is_dismissed())


def test_a_poll_of_a_lost_room_tells_nothing_and_does_not_wait(tmp_path: Path) -> None:
    async def messages() -> int:
        async with hall_at(tmp_path, poll_seconds=60.0) as hall:
            room = await created(hall)
            ply, version = room.match.playing.ply, room.version
            await lose(hall, room)
            async with asyncio.timeout(5):
                return len(
                    (await poll(hall, room, Visitor("ada"), 0, (ply, 0, version, 0))).messages
                )

    assert asyncio.run(messages()) == 0


def test_a_line_of_chat_that_can_not_be_stored_is_refused(tmp_path: Path) -> None:
    async def answers() -> tuple[object, int]:
        async with hall_at(tmp_path) as hall:
            room = await created(hall)
            FaultyDriver(hall.store.engine).fail(times=MANY)
            answer, _ = await Player(hall, room, Visitor("ada"), "Ada", 0).perform(Chat(1, "hello"))
            return answer, len(room.audience.lines)

    answer, lines = asyncio.run(answers())

    assert isinstance(answer, Refused)
    assert (answer.code, lines) == ("store-unavailable", 0)


def test_a_socket_that_can_not_be_told_the_chat_leaves_the_room(tmp_path: Path) -> None:
    async def listeners() -> int:
        async with hall_at(tmp_path) as hall:
            room = await created(hall)
            FaultyDriver(hall.store.engine).fail(times=MANY)
            with pytest.raises(Refusal, match="store-unavailable"):
                await connection_to(hall, room, []).run()
            return len(room.audience.listeners)

    assert asyncio.run(listeners()) == 0


def test_a_match_that_is_not_there_leaves_nothing_behind(tmp_path: Path) -> None:
    async def loading() -> int:
        async with hall_at(tmp_path) as hall:
            with pytest.raises(Refusal, match="match-unknown"):
                await hall.room("nothing")
            return len(hall.loading)

    assert asyncio.run(loading()) == 0


@patches_compiled
def test_matches_are_read_one_by_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    passes = [0]
    reads: list[int] = []

    def read(*given: Any) -> Any:  # noqa: ANN401
        reads.append(passes[0])
        return match_of(*given)

    async def count() -> None:
        while True:
            passes[0] += 1
            await asyncio.sleep(0)

    async def all_come_back() -> None:
        async with hall_at(tmp_path) as hall:
            rooms = [await created(hall) for _ in range(8)]
            kept = {room.id: await hall.store.entries(room.id) for room in rooms}
            # Sooner than a store can be: all at once.
            monkeypatch.setattr(hall.store, "entries", AsyncMock(side_effect=kept.get))
            monkeypatch.setattr(hall.store, "snapshot", AsyncMock(return_value=None))
            counting = asyncio.create_task(count())
            await asyncio.gather(*(hall.read(room.match.config) for room in rooms))
            counting.cancel()

    monkeypatch.setattr(hall_module, "match_of", read)
    asyncio.run(all_come_back())

    assert len(set(reads)) == len(reads) == 8
