"""Connections go to the worker that plays the match they ask for.

Any worker takes connections. Where a request begins that another is to answer, be it the first of a
connection or a later one, the connection itself is handed over, with what was read of it already.
What lies in the inbox of a worker that has died waits for the next one in its place.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import socket
from itertools import count
from typing import TYPE_CHECKING, Final
from urllib.parse import unquote_to_bytes

import structlog

from ludopolis.server.place import DESK
from ludopolis.server.transport.timeouts import BODY_TOO_LARGE, LimitedProtocol

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludopolis.server.place import Place

REQUEST: Final = re.compile(rb"[\r\n]*(\S+) (?:https?://[^/\s]*)?([^?\s]*)[^\n]*\n", re.IGNORECASE)
MATCH: Final = re.compile(rb"/+api/+matches/+([^/]+)")
NEW_MATCH: Final = re.compile(rb"/+api/+matches/*")
API: Final = re.compile(rb"/+api/")
MOST_BYTES: Final = 128 * 1024
"""What can be handed over with a connection; a request that begins larger is larger than any."""
RETRY_SECONDS: Final = 0.005

LOG: Final = structlog.get_logger("handover")
TURNS: Final = count()


def match_in(path: bytes) -> str:
    """The id of the match that a path is about; empty if it is about none."""
    found = MATCH.match(path)
    return found[1].decode(errors="replace") if found else ""


def worker_for(place: Place, method: bytes, path: bytes) -> int:
    """Which worker answers: that of the match, new matches in turn, the desk for all else.

    Pages are the same everywhere, so they stay where they are.
    """
    match = match_in(path)
    if match:
        return place.owner_of(match)
    if method == b"POST" and NEW_MATCH.fullmatch(path):
        return (place.index + next(TURNS)) % place.count
    return DESK if API.match(path) else place.index


class RoutedProtocol(LimitedProtocol):
    """A connection that may be handed to another worker between two requests."""

    place: Place
    held = b""
    """What has come of a request before its first line was whole."""
    is_between = True
    """Whether the parser is between two requests."""
    given = b""
    """What another worker has read of the connection."""

    def connection_made(self, transport: asyncio.Transport) -> None:
        super().connection_made(transport)
        given, self.given = self.given, b""
        if given:
            # Before anything else can be read of it.
            self.data_received(given)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.is_between = False

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.is_between = True

    def data_received(self, data: bytes) -> None:
        is_answered = self.cycle is None or self.cycle.response_complete
        if not self.is_between or not is_answered or self.is_refused:
            super().data_received(data)
            return
        self._unset_keepalive_if_required()
        self.held += data
        found = REQUEST.match(self.held)
        if found is not None:
            path = unquote_to_bytes(found[2])
            self.send_on(worker_for(self.place, found[1], path))
        elif b"\n" in self.held.lstrip(b"\r\n") or len(self.held) > self.head_bytes:
            self.send_on(self.place.index)
        else:
            self.is_begun = True
            self.expect()

    def send_on(self, worker: int) -> None:
        data, self.held = self.held, b""
        if worker == self.place.index:
            super().data_received(data)
        elif len(data) > MOST_BYTES:
            self.too_large = BODY_TOO_LARGE
            self.send_400_response("")
        else:
            self.expect()
            self.transport.pause_reading()
            self.hand_over(worker, data)

    def hand_over(self, worker: int, data: bytes) -> None:
        """Once the other has room for it, and the answer before is on its way."""
        if self.transport.is_closing():
            return
        is_sent = not self.transport.get_write_buffer_size() and send_connection(
            self.place.inboxes[worker], data, self.transport.get_extra_info("socket")
        )
        if is_sent:
            self.relax()
            # The other has the connection now; here only our handle of it is closed.
            self.transport.abort()
        else:
            self.loop.call_later(RETRY_SECONDS, self.hand_over, worker, data)


def send_connection(inbox: socket.socket, data: bytes, connection: socket.socket) -> bool:
    """Whether there was room for it."""
    try:
        socket.send_fds(inbox, [data], [connection.fileno()], socket.MSG_DONTWAIT)
    except (BlockingIOError, OSError):
        return False
    return True


class Inbox:
    """Takes the connections that other workers hand over."""

    def __init__(self, taken: socket.socket, make: Callable[[], RoutedProtocol]) -> None:
        self.taken: Final = taken
        self.make: Final = make
        self.tasks: set[asyncio.Task[None]] = set()

    def open(self) -> None:
        asyncio.get_running_loop().add_reader(self.taken.fileno(), self.read)

    def close(self) -> None:
        asyncio.get_running_loop().remove_reader(self.taken.fileno())

    def read(self) -> None:
        with contextlib.suppress(BlockingIOError):
            data, handles, _, _ = socket.recv_fds(self.taken, MOST_BYTES, 1, socket.MSG_DONTWAIT)
            for handle in handles:
                os.set_inheritable(handle, False)  # noqa: FBT003 - theirs
                task = asyncio.create_task(self.go_on(socket.socket(fileno=handle), data))
                self.tasks.add(task)
                task.add_done_callback(self.tasks.discard)

    async def go_on(self, connection: socket.socket, data: bytes) -> None:
        """Read on where the other has stopped."""
        protocol = self.make()
        protocol.given = data
        connection.setblocking(False)  # noqa: FBT003 - theirs
        try:
            loop = asyncio.get_running_loop()
            await loop.connect_accepted_socket(lambda: protocol, connection)
        except OSError:
            connection.close()
