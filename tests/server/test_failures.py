"""A store that fails: what could not be stored is never confirmed, and told to nobody."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from ludopolis.server.background.peers import Note, Peers
from ludopolis.server.match.authority import Visitor
from ludopolis.server.match.entry import Entry
from ludopolis.server.match.match import Match
from ludopolis.server.rooms.audience import Listener
from ludopolis.server.rooms.requests import Player
from ludopolis.server.rooms.room import Standing
from ludopolis.server.storage.condition import StoreAway
from ludopolis.wire.error import Refusal
from ludopolis.wire.message import Accepted, Play, Refused
from tests.extent import PATIENCE
from tests.server.test_snapshots import created, hall_at, play

if TYPE_CHECKING:
    from pathlib import Path

    from ludopolis.server.rooms.hall import Hall
    from ludopolis.server.rooms.room import Room
    from ludopolis.server.storage.batch import Batch


def break_down(hall: Hall) -> None:
    """From now on nothing can be stored."""

    async def append(_batch: Batch) -> None:
        await asyncio.sleep(0)
        raise OSError

    hall.store.append = append  # type: ignore[assignment, method-assign]


def first_move(room: Room) -> tuple[int, int, int]:
    """Who is asked, for which ply, and the first option."""
    table = room.match.playing
    return table.asked, table.ply, table.history.state.decision.options[0]


def test_a_move_that_was_not_stored_is_not_confirmed_when_sent_again(tmp_path: Path) -> None:
    async def answers() -> list[Accepted | Refused]:
        async with hall_at(tmp_path) as hall:
            room = await created(hall)
            seat, ply, option = first_move(room)
            player = Player(hall, room, Visitor("ada"), "Ada", seat)
            break_down(hall)
            return [(await player.perform(Play(number, ply, option, 0)))[0] for number in range(3)]

    found = asyncio.run(answers())

    assert [type(answer) for answer in found] == [Refused, Refused, Refused]
    assert {answer.code for answer in found if isinstance(answer, Refused)} == {"store-unavailable"}


def test_a_move_that_was_not_stored_is_told_to_nobody(tmp_path: Path) -> None:
    async def told() -> tuple[list[bytes], bool, int]:
        async with hall_at(tmp_path) as hall:
            room = await created(hall)
            listener = Listener(Visitor("ada"), 0)
            room.audience.enter(listener)
            seat, ply, option = first_move(room)
            break_down(hall)
            with pytest.raises(Refusal):
                await hall.change(room, lambda _: [Entry("play", seat, ply, option)])
            ahead = (await hall.room(room.id)).match.playing.ply - ply
            return listener.messages(room), listener.is_dismissed, ahead

    messages, is_dismissed, ahead = asyncio.run(told())

    assert messages == []
    assert is_dismissed
    assert ahead == 0


def test_those_who_wait_for_a_failed_change_find_nothing_of_it(tmp_path: Path) -> None:
    async def plies() -> tuple[object, object]:
        async with hall_at(tmp_path) as hall:
            room = await created(hall)
            seat, ply, option = first_move(room)
            break_down(hall)

            def look(match: Match) -> list[Entry]:
                raise AssertionError(match.playing.ply)

            return await asyncio.gather(
                hall.change(room, lambda _: [Entry("play", seat, ply, option)]),
                hall.change(room, look),
                return_exceptions=True,
            )

    found = asyncio.run(plies())

    assert [type(answer) for answer in found] == [Refusal, Refusal]


def test_who_is_stopped_in_the_middle_leaves_nothing_unstored_behind(tmp_path: Path) -> None:
    async def found() -> tuple[bool, bool]:
        async with hall_at(tmp_path) as hall:
            room = await created(hall)
            seat, ply, option = first_move(room)
            change = hall.change(room, lambda _: [Entry("play", seat, ply, option)])
            task = asyncio.create_task(change)
            while room.standing.is_settled:  # noqa: ASYNC110 - only a moment
                await asyncio.sleep(0)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            return room.standing.is_lost, room.id in hall.rooms

    assert asyncio.run(found()) == (True, False)


def test_the_writer_outlives_whatever_goes_wrong(tmp_path: Path) -> None:
    async def found() -> tuple[object, object]:
        async with hall_at(tmp_path) as hall:
            room = await created(hall)
            commit = hall.store.commit

            async def fail(_group: list[Batch]) -> None:
                await asyncio.sleep(0)
                raise RuntimeError

            hall.store.commit = fail  # type: ignore[assignment, method-assign]
            seat, ply, option = first_move(room)
            play = [Entry("play", seat, ply, option)]
            with pytest.raises(Refusal):
                await hall.change(room, lambda _: play)
            hall.store.commit = commit  # type: ignore[method-assign]
            again = await hall.room(room.id)
            await hall.change(again, lambda _: play)
            return again.match.number, len(await hall.store.entries(room.id))

    number, stored = asyncio.run(found())

    assert number == stored


def test_news_that_come_while_the_store_is_read_are_read_too(tmp_path: Path) -> None:
    async def numbers() -> tuple[int, int]:
        async with hall_at(tmp_path) as here, hall_at(tmp_path) as there:
            room = await created(here)
            twin = await there.room(room.id)
            peers, entries, gate = Peers(there), there.store.entries, asyncio.Event()

            async def slow(match: str, since: int = 0) -> list[Entry]:
                found = await entries(match, since)
                await gate.wait()
                return found

            there.store.entries = slow  # type: ignore[method-assign]
            await play(here, room, 1)
            peers.note("here", Note(room.id, room.match.number))
            await asyncio.sleep(0.2)
            await play(here, room, 1)
            peers.note("here", Note(room.id, room.match.number))
            gate.set()
            while peers.reading:
                await asyncio.gather(*peers.reading.values())
                await asyncio.sleep(0)
            return room.match.number, twin.match.number

    there, here = asyncio.run(numbers())

    assert there == here


def test_who_was_woken_late_is_not_shown_what_is_ahead_again() -> None:
    async def is_shown() -> tuple[bool, bool]:
        standing = Standing("playing", 0)
        standing.get_ahead()
        waiting = asyncio.create_task(standing.until_settled())
        await asyncio.sleep(0)
        standing.settle()
        standing.get_ahead()
        for _ in range(3):
            await asyncio.sleep(0)
        too_early = waiting.done()
        standing.settle()
        await waiting
        return too_early, standing.is_settled

    assert asyncio.run(is_shown()) == (False, True)


def test_what_could_not_be_read_is_looked_for_soon(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> list[Entry]:
        raise StoreAway

    async def looks() -> bool:
        async with hall_at(tmp_path) as hall:
            room, peers = await created(hall), Peers(hall)
            monkeypatch.setattr(hall.store, "entries", fail)
            peers.catch_up(room, room.match.number + 1)
            async with asyncio.timeout(PATIENCE):
                return await peers.look_now.wait()

    assert asyncio.run(looks())
