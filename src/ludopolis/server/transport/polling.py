"""News without WebSockets: a request that waits until there is something to say."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, cast

import msgspec

from ludopolis.server.rooms.audience import Waiter
from ludopolis.server.rooms.lobby import Guest, check_look
from ludopolis.server.transport.entrance import step_aside
from ludopolis.wire.rest import Polled

if TYPE_CHECKING:
    from ludopolis.server.match.authority import Caller
    from ludopolis.server.rooms.hall import Hall
    from ludopolis.server.rooms.room import Room
    from ludopolis.wire.message import SocketMessage


async def poll(
    hall: Hall, room: Room, caller: Caller, viewer: int, known: tuple[int, int, int, int]
) -> Polled:
    """What is new for one who knows ``known``: ply, branch, version and number of chat."""
    ply, branch, version, said = known
    listener = Waiter(caller, viewer, ply, branch)
    for line in await hall.store.chat_lines(room.id, said):
        listener.hear(line)
    hall.welcome(room, listener)
    try:
        if version == room.version:
            listener.version, listener.turn = room.audience.version, room.feed.turn
            if not listener.heard:
                await wait_for_news(listener, hall.settings.poll_seconds)
        await room.standing.until_settled()
        # They may have been shown the door meanwhile.
        check_look(room.match, Guest(caller, ""))
        if listener.turn != room.feed.turn:
            # A client that polls keeps no view that a delta could change.
            listener.turn = -1
        found = listener.messages(room)
    finally:
        room.audience.leave(listener)
    numbers = [msgspec.json.decode(message).get("number", 0) for message in found]
    return Polled(
        messages=cast("list[SocketMessage]", [msgspec.Raw(message) for message in found]),
        ply=listener.ply,
        branch=listener.branch,
        version=room.version,
        said=max([said, *numbers]),
    )


async def wait_for_news(listener: Waiter, seconds: float) -> None:
    step_aside()
    try:
        async with asyncio.timeout(seconds):
            await listener.news.wait()
    except TimeoutError:
        return
