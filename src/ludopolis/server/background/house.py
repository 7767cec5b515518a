"""One house for the bots of all workers: so many processes for the whole server, and fair turns.

A turn is a connection: it is held as long as that is open, so whoever dies gives it back. What is
said comes from processes of our own only: the socket lies in a folder that nobody else may enter.
"""

from __future__ import annotations

import asyncio
import contextlib
import pickle
from concurrent.futures import BrokenExecutor
from typing import TYPE_CHECKING, Any, Final, TypeVar

from ludopolis.server.background.turns import Turns

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

Answer = TypeVar("Answer")
LENGTH: Final = 4
GRANTED: Final = b"+"
RETRY_SECONDS: Final = 0.1
GONE: Final = (OSError, asyncio.IncompleteReadError)


async def hear(reader: asyncio.StreamReader) -> Any:  # noqa: ANN401 - whatever was said
    size = int.from_bytes(await reader.readexactly(LENGTH))
    return pickle.loads(await reader.readexactly(size))  # noqa: S301 - of our own processes


def say(writer: asyncio.StreamWriter, what: object) -> None:
    data = pickle.dumps(what)
    writer.write(len(data).to_bytes(LENGTH) + data)


class House:
    """Runs in a process of its own. ``think`` is how a job gets to a bot's process."""

    def __init__(self, bot_workers: int, think: Callable[..., Any]) -> None:
        self.turns: Final = Turns(bot_workers)
        self.think: Final = think

    async def open(self, path: str) -> None:
        """Serve until the process ends."""
        server = await asyncio.start_unix_server(self.receive, path)
        await server.serve_forever()

    async def receive(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        # At the end of the house too: asyncio would complain of each who is still served.
        with contextlib.suppress(*GONE, asyncio.CancelledError), contextlib.closing(writer):
            asked = await hear(reader)
            if len(asked) == 1:
                say(writer, await self.answer(*asked))
                await writer.drain()
            else:
                await self.give_turn(asked[0], asked[1], reader, writer)

    async def answer(self, job: tuple[Any, ...]) -> tuple[bool, object]:
        """Whether it went well, and what was answered."""
        try:
            return True, await self.think(*job)
        except Exception as error:  # noqa: BLE001 - raised again by who has asked
            return False, error

    async def give_turn(
        self,
        owner: str,
        is_attended: bool,  # noqa: FBT001 - as it was said
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
    ) -> None:
        """Grant a turn when it is time, unless whoever waits is gone, and until they are."""
        over = asyncio.create_task(reader.read())
        wanted = asyncio.create_task(self.turns.take(owner, lambda: is_attended))
        await asyncio.wait([over, wanted], return_when=asyncio.FIRST_COMPLETED)
        if not wanted.done():
            wanted.cancel()
            return
        turn = await wanted
        try:
            writer.write(GRANTED)
            await over
        finally:
            self.turns.release(turn)


class Visit(Turns):
    """How a worker asks the house; when that has died, its next one."""

    def __init__(self, path: str, bot_workers: int) -> None:
        super().__init__(bot_workers)
        self.path: Final = path

    @contextlib.asynccontextmanager
    async def turn(self, owner: str, is_attended: Callable[[], bool]) -> AsyncIterator[None]:
        """As ``Turns.turn``."""
        writer = await self.granted(owner, is_attended)
        try:
            yield
        finally:
            writer.close()

    async def granted(self, owner: str, is_attended: Callable[[], bool]) -> asyncio.StreamWriter:
        while True:
            reader, writer = await self.connect()
            try:
                say(writer, (owner, is_attended()))
                await reader.readexactly(len(GRANTED))
            except GONE:
                writer.close()
            except BaseException:
                writer.close()
                raise
            else:
                return writer

    async def ask(self, *job: object) -> Any:  # noqa: ANN401 - what the job answers
        """Let a bot's process do the job; raises what it raises."""
        reader, writer = await self.connect()
        with contextlib.closing(writer):
            try:
                say(writer, (job,))
                is_well, answer = await hear(reader)
            except GONE:
                raise BrokenExecutor from None
        if not is_well:
            raise answer
        return answer

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        while True:
            with contextlib.suppress(OSError):
                return await asyncio.open_unix_connection(self.path)
            await asyncio.sleep(RETRY_SECONDS)
