# interpreted: a foreign bot is as fast as its pipe
"""Bots in any language: a program that speaks JSON lines on its standard input and output.

The program can neither stop nor spoil a match: what it owes too long, says wrongly or too loudly
is answered by a uniform move and a fault. ``docs/guides/write-a-bot.md`` is for its author.
"""

from __future__ import annotations

import os
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import weakref
from collections import Counter
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import msgspec

from ludopolis.bots.bot import Bot, Budget, World
from ludopolis.bots.cage.layers import (
    caged_command,
    check_cage,
    is_trusting,
    layers_here,
    program_path,
)
from ludopolis.wire.error import Refusal
from ludopolis.wire.view import View

if TYPE_CHECKING:
    from ludopolis.core.game import Game
    from ludopolis.core.rng import Rng

PROTOCOL: Final = 1
SECONDS: Final = 2.0
FIRST_SECONDS: Final = 10.0
"""A program may take its time to start."""
MAX_LINE: Final = 64 * 1024
MAX_BYTES: Final = 1024 * 1024
MAX_FAILURES: Final = 3
SECONDS_TO_END: Final = 5.0
IS_KEPT: Final = sys.platform == "linux"
"""Whether a keeper of ours ends the program; elsewhere its group is ended from here."""
CHUNK: Final = 16 * 1024


class Hello(msgspec.Struct, tag_field="type", tag="new"):
    """A match begins."""

    protocol: int
    game: str
    pack_hash: str
    seat: int
    seats: int


class Ask(msgspec.Struct, tag_field="type", tag="ask"):
    """A question; ``words`` has each option in the notation of records."""

    id: int
    ask: str
    cause: int
    options: list[int]
    words: list[str]
    seconds: float
    view: View


class Answer(msgspec.Struct):
    """What the program says: the number of the question and one of its options."""

    id: int
    option: int


class Fault(Exception):
    """The program did not answer as it should; the argument is the fault."""


class Pipe:
    """A running program, its lines in and out, with limits of time and size."""

    def __init__(self, command: list[str], layers: frozenset[str]) -> None:
        self.folder = tempfile.mkdtemp(prefix="ludopolis-bot-")
        self.buffer = b""
        keepers_end, leash = os.pipe()
        try:
            self.process = subprocess.Popen(  # noqa: S603 - running the user's bot is the purpose
                caged_command(command, self.folder, keepers_end, layers),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                cwd=self.folder,
                env={"PATH": os.environ.get("PATH", os.defpath), "HOME": self.folder},
                start_new_session=True,
                pass_fds=(keepers_end,),
            )
        except BaseException:
            os.close(leash)
            shutil.rmtree(self.folder, ignore_errors=True)
            raise
        finally:
            os.close(keepers_end)
        # Whoever forgets to close it, or ends, ends the program too.
        self.ending = weakref.finalize(self, end_program, self.process, leash, self.folder)
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.to_bot = self.process.stdin.fileno()
        self.from_bot = self.process.stdout.fileno()
        os.set_blocking(self.to_bot, False)
        os.set_blocking(self.from_bot, False)

    def send(self, message: bytes, deadline: float) -> None:
        rest = memoryview(message + b"\n")
        while rest:
            left = deadline - time.monotonic()
            if left <= 0 or not is_ready(self.to_bot, select.POLLOUT, left):
                raise Fault("late")
            try:
                rest = rest[os.write(self.to_bot, rest[:CHUNK]) :]
            except BlockingIOError:
                continue
            except OSError:
                raise Fault("crash") from None

    def lines(self, deadline: float) -> bytes:
        """The next line, as long as there is time for it."""
        while b"\n" not in self.buffer:
            if len(self.buffer) > MAX_LINE:
                raise Fault("flood")
            left = deadline - time.monotonic()
            if left <= 0 or not is_ready(self.from_bot, select.POLLIN, left):
                raise Fault("late")
            data = os.read(self.from_bot, CHUNK)
            if not data:
                raise Fault("crash")
            self.buffer += data
        line, _, self.buffer = self.buffer.partition(b"\n")
        return line

    def close(self) -> None:
        """End the program with all that it started, and wait until they are gone."""
        self.ending()


def is_ready(pipe: int, event: int, seconds: float) -> bool:
    """Whether something can be read or written in time; select knows no numbers over 1,023."""
    waiting = select.poll()
    waiting.register(pipe, event)
    return bool(waiting.poll(1000 * seconds))


def end_program(process: subprocess.Popen[bytes], leash: int, folder: str) -> None:
    os.close(leash)
    for stream in (process.stdin, process.stdout):
        assert stream is not None
        with suppress(OSError):
            stream.close()
    if not IS_KEPT:
        kill_group(process)
    try:
        process.wait(SECONDS_TO_END)
    except subprocess.TimeoutExpired:
        kill_group(process)
        process.wait()
    shutil.rmtree(folder, ignore_errors=True)


def kill_group(process: subprocess.Popen[bytes]) -> None:
    with suppress(OSError):
        os.killpg(process.pid, signal.SIGKILL)


def unpickled(command: list[str], start_seconds: float, trusted: bool) -> Foreign:  # noqa: FBT001
    """The bot that was pickled, in the cage of the machine it comes to."""
    return Foreign(command, start_seconds, trusted=trusted)


class Foreign(Bot):
    """A program in a process of its own. After three failures a match is finished without it.

    It is refused where the cage would not hold it, unless it is trusted: then it runs in what cage
    there is. ``layers`` are those of the machine, or fewer.
    """

    def __init__(
        self,
        command: list[str],
        start_seconds: float = FIRST_SECONDS,
        *,
        trusted: bool = False,
        layers: frozenset[str] | None = None,
    ) -> None:
        if not command or program_path(command[0]) is None:
            raise Refusal("bot-program", program=" ".join(command[:1]))
        self.layers: Final = layers_here() if layers is None else layers
        self.trusted: Final = trusted
        # Windows has no pipes that can be waited for: there even trust starts no program.
        may_run = hasattr(select, "poll") and (trusted or is_trusting())
        check_cage(command[0], self.layers, trusted=may_run)
        self.command: Final = command
        self.start_seconds: Final = start_seconds
        self.pipe: Pipe | None = None
        self.failures = 0
        self.asked = 0
        self.counted: Counter[str] = Counter()

    def __reduce__(self) -> tuple[object, ...]:
        return unpickled, (self.command, self.start_seconds, self.trusted)

    def reset(self) -> None:
        self.close()
        self.failures = 0
        self.counted = Counter()

    def faults(self) -> dict[str, int]:
        return dict(self.counted)

    def close(self) -> None:
        if self.pipe is not None:
            self.pipe.close()
            self.pipe = None

    def choose(self, world: World, budget: Budget, rng: Rng) -> int:
        options = world.decision.options
        if self.failures < MAX_FAILURES:
            try:
                return self.consult(world, budget)
            except Fault as fault:
                self.count(str(fault))
        else:
            self.counted["absent"] += 1
        return options[rng.below(len(options))]

    def count(self, fault: str) -> None:
        self.failures += 1
        self.counted[fault] += 1
        if fault in {"crash", "flood"} or self.failures == MAX_FAILURES:
            self.close()

    def consult(self, world: World, budget: Budget) -> int:
        """Put the question to the program and read its answer."""
        seconds = budget.seconds or SECONDS
        pipe, grace = self.running(world)
        deadline = time.monotonic() + seconds + grace
        self.asked += 1
        pipe.send(msgspec.json.encode(self.question(world, seconds)), deadline)
        read = 0
        while True:
            line = pipe.lines(deadline)
            read += len(line)
            if read > MAX_BYTES:
                raise Fault("flood")
            answer = self.parse_answer(line)
            if answer.id == self.asked:
                break
        if answer.option not in world.decision.options:
            raise Fault("illegal")
        return answer.option

    def running(self, world: World) -> tuple[Pipe, float]:
        """The program, started if need be, and the time that its start may take."""
        if self.pipe is not None:
            return self.pipe, 0.0
        self.pipe = Pipe(self.command, self.layers)
        game = world.game
        seats = len(world.known.scores())
        hello = Hello(PROTOCOL, game.slug, game.pack_hash, world.seat, seats)
        self.pipe.send(msgspec.json.encode(hello), time.monotonic() + FIRST_SECONDS)
        return self.pipe, self.start_seconds

    def question(self, world: World, seconds: float) -> Ask:
        decision = world.decision
        game: Game = world.game
        words = [game.word(decision.ask, option) for option in decision.options]
        name = game.asks[decision.ask].name
        view = world.view()
        return Ask(self.asked, name, decision.cause, decision.options, words, seconds, view)

    def parse_answer(self, line: bytes) -> Answer:
        try:
            return msgspec.json.decode(line, type=Answer)
        except (msgspec.MsgspecError, UnicodeDecodeError):
            raise Fault("nonsense") from None
