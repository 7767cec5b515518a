"""The door: who is not let in, and who must leave: the banned, the expelled, ended sessions."""

from __future__ import annotations

import asyncio
import ipaddress
from typing import TYPE_CHECKING, Final

import structlog

from ludopolis.server.match.authority import key_of
from ludopolis.server.storage.moderation import Moderation
from ludopolis.server.transport.connection import Connection
from ludopolis.wire.error import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ludopolis.server.rooms.hall import Hall
    from ludopolis.server.transport.sessions import Sessions
    from ludopolis.wire.rest import BanInfo

LOOK_SECONDS: Final = 3.0
SHUT: Final = 4403
SIGNED_OUT: Final = 4401
OPEN_TO_BANNED: Final = "open_to_banned"
"""Marks the few requests that are answered to those who are banned too."""

LOG: Final = structlog.get_logger("door")


class Door:
    """Knows the bans in force, and all sockets of this node.

    Bans and sessions that other nodes or the host's commands have ended are found by looking.
    """

    def __init__(self, hall: Hall, sessions: Sessions) -> None:
        self.hall = hall
        self.sessions = sessions
        self.moderation = Moderation(hall.store.engine)
        self.bans: list[BanInfo] = []
        self.task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self.bans = await self.moderation.bans()
        self.task = asyncio.create_task(self.look_forever(), name="door")

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def look_forever(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                await self.look()
            except Exception as error:  # noqa: BLE001 - the store may be away for a while
                LOG.warning("store is away", error=type(error).__name__)

    async def look(self) -> None:
        """Close the sockets of those who may no longer be here."""
        self.bans = await self.moderation.bans()
        sockets = list(self.sockets())
        keys = sorted({socket.session for socket in sockets} - {""})
        ended = await self.sessions.ended(keys) if keys else set()
        for socket in sockets:
            if socket.session in ended:
                socket.end(SIGNED_OUT, "signed out")
            elif self.ban_of(key_of(socket.caller), socket.address) is not None:
                socket.end(SHUT, "banned")
            elif not socket.room.match.may_look(socket.caller):
                socket.end(SHUT, "not allowed")

    def sockets(self) -> Iterator[Connection]:
        for room in list(self.hall.rooms.values()):
            for listener in list(room.audience.listeners):
                if isinstance(listener, Connection):
                    yield listener

    # --- letting in --------------------------------------------------------------------------

    def check(self, visitor: str, address: str) -> None:
        """Refuse those who are banned."""
        ban = self.ban_of(visitor, address)
        if ban is not None:
            raise Refusal("banned", reason=ban.reason)

    def ban_of(self, visitor: str, address: str) -> BanInfo | None:
        for ban in self.bans:
            is_meant = ban.kind == "visitor" and ban.value == visitor != ""
            if is_meant or (ban.kind == "address" and is_in(address, ban.value)):
                return ban
        return None


def is_in(address: str, network: str) -> bool:
    try:
        return ipaddress.ip_address(address) in ipaddress.ip_network(network)
    except ValueError:
        return False
