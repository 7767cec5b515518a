"""The short way of a move: begun without a task, answered when it is stored."""

from __future__ import annotations

import asyncio
import gc
from typing import TYPE_CHECKING, Any

import msgspec

from ludopolis.server.match.authority import Visitor
from ludopolis.server.match.entry import Entry
from ludopolis.server.rate import Bucket
from ludopolis.server.rooms.requests import Player
from ludopolis.server.storage.batch import Batch
from ludopolis.server.transport.connection import Connection
from ludopolis.server.transport.entrance import Entrance
from ludopolis.wire.message import Accepted, Play, Refused, Said
from tests.server.faults import FaultyDriver
from tests.server.test_failures import first_move
from tests.server.test_snapshots import created, hall_at

if TYPE_CHECKING:
    from pathlib import Path

    from ludopolis.server.rooms.hall import Hall
    from ludopolis.server.rooms.room import Room

MANY = 100


class Asker:
    """Ada at the seat that is asked first, and what she was answered."""

    def __init__(self, hall: Hall, room: Room) -> None:
        seat, ply, option = first_move(room)
        self.player = Player(hall, room, Visitor("ada"), "Ada", seat)
        self.request = Play(7, ply, option, 0)
        self.answer: asyncio.Future[Accepted | Refused] = asyncio.Future()

    def begin(self) -> bool:
        return self.player.begin(self.request, lambda answer, _: self.answer.set_result(answer))


def test_a_move_is_answered_once_it_is_stored(tmp_path: Path) -> None:
    async def found() -> tuple[bool, bool, Accepted | Refused, int]:
        async with hall_at(tmp_path) as hall:
            room = await created(hall)
            asker = Asker(hall, room)
            is_begun = asker.begin()
            is_shown = room.standing.is_settled
            answer = await asker.answer
            left = len(await hall.store.entries(room.id)) - room.match.number
            return is_begun, is_shown, answer, left

    is_begun, is_shown, answer, left = asyncio.run(found())

    assert is_begun
    assert not is_shown
    assert isinstance(answer, Accepted)
    assert left == 0


def test_a_move_leaves_nothing_to_the_garbage_collector(tmp_path: Path) -> None:
    async def left() -> list[object]:
        async with hall_at(tmp_path) as hall:
            room = await created(hall)
            asker = Asker(hall, room)
            gc.collect()
            gc.set_debug(gc.DEBUG_SAVEALL)
            asker.begin()
            await asker.answer
            # The writer still knows what it has stored last.
            await hall.store.say(room.id, Said(0, 0.0, 0, "Ada", "Well!", ""))
            gc.collect()
            return list(gc.garbage)

    try:
        found = asyncio.run(left())
    finally:
        gc.set_debug(0)
        gc.garbage.clear()

    assert not [thing for thing in found if isinstance(thing, (Batch, Entry, Play))]


def test_who_would_have_to_wait_or_be_refused_changes_nothing(tmp_path: Path) -> None:
    async def found() -> tuple[list[bool], bool]:
        async with hall_at(tmp_path) as hall:
            room = await created(hall)
            before, asker = room.match.number, Asker(hall, room)
            begun = []
            async with room.lock:
                begun.append(asker.begin())
            asker.request = Play(7, asker.request.ply + 1, 0, 0)
            begun.append(asker.begin())
            hall.lose(room)
            begun.append(asker.begin())
            return begun, room.match.number == before and not room.lock.locked()

    begun, is_unchanged = asyncio.run(found())

    assert begun == [False, False, False]
    assert is_unchanged


def test_a_move_that_can_not_be_stored_is_refused_and_its_room_lost(tmp_path: Path) -> None:
    async def found() -> tuple[Accepted | Refused, bool, bool]:
        async with hall_at(tmp_path) as hall:
            room = await created(hall)
            asker = Asker(hall, room)
            driver = FaultyDriver(hall.store.engine)
            driver.fail(times=MANY)
            asker.begin()
            answer = await asker.answer
            driver.mend()
            return answer, room.standing.is_lost, room.lock.locked()

    answer, is_lost, is_locked = asyncio.run(found())

    assert isinstance(answer, Refused)
    assert answer.code == "store-unavailable"
    assert is_lost
    assert not is_locked


def test_who_comes_second_is_asked_again(tmp_path: Path) -> None:
    """The other node has played the same move, or another one."""

    async def answer_after(value: int) -> Accepted | Refused:
        path = tmp_path / str(value)
        path.mkdir()
        async with hall_at(path) as hall:
            room = await created(hall)
            asker = Asker(hall, room)
            options = room.match.playing.history.state.decision.options
            number, seat = room.match.number, asker.player.viewer
            first = Entry("play", seat, asker.request.ply, options[value], number=number)
            await hall.store.append(Batch(room.id, [first], "playing"))
            assert asker.begin()
            answer = await asker.answer
            assert room.match.number == number + 1
            assert not room.lock.locked()
            return answer

    same, another = asyncio.run(answer_after(0)), asyncio.run(answer_after(1))

    assert isinstance(same, Accepted)
    assert isinstance(another, Refused)
    assert another.code == "stale-ply"


def test_answers_come_in_the_order_of_requests(tmp_path: Path) -> None:
    """What comes after a move is looked at when the move is answered."""

    async def numbers() -> list[int]:
        sent: list[Any] = []
        waiting: asyncio.Queue[Any] = asyncio.Queue()

        async def send(event: Any) -> None:  # noqa: ANN401
            sent.append(event)

        async with hall_at(tmp_path) as hall:
            room = await created(hall)
            asker = Asker(hall, room)
            bucket = Bucket(30.0)
            connection = Connection(asker.player, waiting.get, send, 0, 0, bucket, Entrance())
            play = msgspec.json.encode(asker.request)
            for data in (play, b'{"type":"resync","request":8,"ply":0,"branch":0}', play):
                waiting.put_nowait({"type": "websocket.receive", "bytes": data})
            running = asyncio.create_task(connection.run())
            answers: list[int] = []
            while len(answers) < 3:
                await asyncio.sleep(0.01)
                heard = [msgspec.json.decode(event.get("text", "{}")) for event in sent]
                answers = [one["request"] for one in heard if "request" in one]
            waiting.put_nowait({"type": "websocket.disconnect"})
            await running
            return answers

    assert asyncio.run(numbers()) == [7, 8, 7]
