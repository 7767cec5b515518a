"""The socket of a match: requests are read one by one, news are written when the reader is ready.

What a viewer has missed is put together when it can be sent, so a slow reader costs one large
update instead of a growing queue. Most sockets are idle: while nothing has to wait to be written,
there is no task that would.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import msgspec
from litestar.types import Receive, Send, WebSocketSendEvent

from ludopolis.server.match.authority import key_of
from ludopolis.server.metrics import SOCKETS
from ludopolis.server.rate import Bucket
from ludopolis.server.rooms.audience import Listener, check_viewer
from ludopolis.server.rooms.requests import Player, read_request, refused_message
from ludopolis.server.transport.entrance import Entrance
from ludopolis.server.transport.websocket_frames import Line
from ludopolis.wire.error import Refusal
from ludopolis.wire.message import Accepted, Play, Refused, Resync, SocketRequest, Watch

if TYPE_CHECKING:
    from ludopolis.server.storage.batch import Batch

ENCODER: Final = msgspec.json.Encoder()
MAX_REPLIES: Final = 64
TOO_LARGE: Final = 4413
TOO_MANY: Final = 4429
COME_BACK: Final = 4409
STALE: Final = frozenset({"stale-ply", "stale-branch"})


class Connection(Listener):
    """One open socket."""

    def __init__(
        self,
        player: Player,
        receive: Receive,
        send: Send,
        ply: int,
        branch: int,
        bucket: Bucket,
        entrance: Entrance,
    ) -> None:
        super().__init__(player.caller, player.viewer, ply, branch)
        self.line: Line | None = None
        """Where messages can be written at once, if there is such a way."""
        self.is_open = False
        self.is_over = False
        self.is_answering = False
        self.is_moving = False
        self.reading: asyncio.Task[None] | None = None
        self.writing: asyncio.Task[None] | None = None
        self.fault: Exception | None = None
        self.hall = player.hall
        self.room = player.room
        self.receive = receive
        self.send = send
        self.player = player
        # Lists: an empty one costs a tenth of an empty deque, and most sockets are idle.
        self.replies: list[bytes] = []
        self.unsent: list[bytes] = []
        self.bucket = bucket
        self.entrance = entrance
        self.closing: tuple[int, str] | None = None
        self.session = ""
        self.address = ""

    async def run(self) -> None:
        """Read and write until one of the two ends."""
        self.hall.welcome(self.room, self)
        self.room.audience.change()
        SOCKETS.inc()
        self.reading = asyncio.current_task()
        fault: BaseException | None = None
        try:
            for said in await self.hall.store.chat_lines(self.room.id):
                self.hear(said)
            self.is_open = True
            async with self.hall.turn:
                self.wake()
            await self.read_forever()
        except BaseException as error:  # noqa: BLE001 - raised below
            fault = error
        SOCKETS.dec()
        if self.is_over and isinstance(fault, asyncio.CancelledError):
            fault = self.fault
            if self.reading is not None:
                self.reading.uncancel()
        await self.leave()
        if fault is not None and not isinstance(fault, OSError):
            raise fault

    async def leave(self) -> None:
        """Let go of the room, and close the socket if it is for us to do."""
        self.reading = None
        self.room.audience.leave(self)
        self.room.use()
        self.room.audience.change()
        self.is_open = False
        if self.writing is not None:
            self.writing.cancel()
            await asyncio.gather(self.writing, return_exceptions=True)
        if self.closing is not None:
            await close(self.send, *self.closing)

    def end(self, code: int, reason: str) -> None:
        self.closing = (code, reason)
        self.wake()

    def stop_reading(self) -> None:
        """Nothing will be written any more."""
        self.is_over = True
        # What is being stored must be told to the others first.
        if self.reading is not None and not self.is_answering:
            self.reading.cancel()

    # --- writing -----------------------------------------------------------------------------

    def wake(self) -> None:
        """Write at once what there is; if that can't be, let a task do it when it can."""
        if not self.is_open or self.writing is not None:
            return
        is_ending = self.is_dismissed or self.closing is not None
        if self.line is not None and not is_ending and self.room.standing.is_settled:
            found = self.messages(self.room)
            if self.replies:
                found = [*self.replies, *found]
                self.replies.clear()
            if not found or self.line.write(found):
                return
            self.unsent.extend(found)
        self.writing = asyncio.create_task(self.write_later())

    def gather(self) -> None:
        self.unsent.extend(self.replies)
        self.replies.clear()
        self.unsent.extend(self.messages(self.room))

    async def write_later(self) -> None:
        """Write until there is nothing new, or the end has come."""
        try:
            await self.write_news()
        except Exception as error:  # noqa: BLE001 - raised by whoever reads
            self.fault = error
        self.writing = None
        if self.closing is not None or self.fault is not None:
            self.stop_reading()

    async def write_news(self) -> None:
        has_news = True
        while has_news and self.closing is None:
            await self.room.standing.until_settled()
            if self.is_dismissed or self.room.standing.is_lost:
                self.end(COME_BACK, "come back")
            self.gather()
            while self.unsent:
                await self.send(frame(self.unsent[0]))
                del self.unsent[0]
            has_news = bool(self.replies or self.heard) or self.is_behind(self.room)
            has_news = has_news or self.is_dismissed
            if has_news:
                # Whatever can't be told yet, everybody else goes on.
                await asyncio.sleep(0)

    def reply(self, message: Accepted | Refused) -> None:
        self.replies.append(ENCODER.encode(message))
        if len(self.replies) > MAX_REPLIES:
            self.end(TOO_MANY, "replies not read")
        self.wake()

    # --- reading -----------------------------------------------------------------------------

    async def read_forever(self) -> None:
        while self.closing is None and self.fault is None:
            event = await self.receive()
            if event["type"] != "websocket.receive":
                return
            data = event.get("text") or event.get("bytes") or b""
            if not self.take(data):
                self.is_answering = True
                await self.receive_message(data)
                self.is_answering = False

    def take(self, data: str | bytes) -> bool:
        """Begin a move at once, which most messages are; False if it takes more care, or another.

        Whoever reads then calls ``receive_message`` with it.
        """
        is_free = self.is_open and not self.is_answering and not self.is_moving
        if not is_free or self.closing is not None or len(data) > self.hall.settings.message_bytes:
            return False
        if self.bucket.take() and not self.bucket.is_hasty and self.begin(data):
            return True
        self.bucket.give_back()
        return False

    def begin(self, data: str | bytes) -> bool:
        try:
            request = read_request(data)
        except Refusal:
            return False
        if not isinstance(request, Play):
            return False
        self.is_moving = True
        self.is_moving = self.player.begin(request, self.conclude)
        return self.is_moving

    def conclude(self, answer: Accepted | Refused, stored: Batch | None) -> None:
        """Give the answer to a move, with the news of it."""
        self.is_moving = False
        self.give(answer, stored)

    async def receive_message(self, data: str | bytes) -> None:
        if self.is_moving:
            # The move before has the room's lock until it is answered.
            async with self.room.lock:
                pass
        if len(data) > self.hall.settings.message_bytes:
            self.end(TOO_LARGE, "message too large")
            return
        is_allowed = self.bucket.take()
        if self.bucket.is_flooded:
            self.end(TOO_MANY, "too many messages")
        elif self.bucket.is_hasty:
            async with self.entrance.request(key_of(self.caller) or self.address):
                await self.consider(data, is_allowed=is_allowed)
        else:
            await self.consider(data, is_allowed=is_allowed)

    async def consider(self, data: str | bytes, *, is_allowed: bool) -> None:
        try:
            request = read_request(data)
        except Refusal as refusal:
            self.reply(refused_message(0, refusal))
            return
        if is_allowed:
            await self.answer(request)
        else:
            self.reply(refused_message(request.request, Refusal("too-many-requests")))

    async def answer(self, request: SocketRequest) -> None:
        if isinstance(request, (Watch, Resync)):
            self.reply(self.turn_to(request))
            return
        self.give(*await self.player.perform(request))

    def give(self, answer: Accepted | Refused, stored: Batch | None) -> None:
        """Answer, and tell all who look of what was stored."""
        if stored is not None:
            # The answer goes out together with the news of what was stored.
            self.replies.append(ENCODER.encode(answer))
            self.hall.tell(self.room, stored)
            return
        if isinstance(answer, Refused) and answer.code in STALE:
            self.turn = -1
        self.reply(answer)

    def turn_to(self, request: Watch | Resync) -> Accepted | Refused:
        match = self.room.match
        if isinstance(request, Resync):
            self.look_from(self.viewer, max(0, request.ply), max(0, request.branch))
        else:
            try:
                check_viewer(match, self.caller, request.seat)
            except Refusal as refusal:
                return refused_message(request.request, refusal)
            self.player.viewer = request.seat
            self.look_from(request.seat)
        return self.player.accepted_message(request.request)


def frame(message: bytes) -> WebSocketSendEvent:
    return {"type": "websocket.send", "text": message.decode(), "bytes": None}


async def close(send: Send, code: int, reason: str) -> None:
    try:
        await send({"type": "websocket.close", "code": code, "reason": reason})
    except Exception:  # noqa: BLE001 - the other side may be gone already
        return
