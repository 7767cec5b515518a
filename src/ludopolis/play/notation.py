"""A position in one line of text, both ways: for bug reports, tests and forums.

``utopia/2/1d0c1b4e6a2f/3/-/eNpj…`` names the game, the version of its rules, its pack, the seats
and the flags that differ from the defaults; then come the rows that ``State.save`` gives, as packed
numbers. The text knows all secrets of the position, but not how the game came there.
"""

from __future__ import annotations

import zlib
from base64 import b64decode, urlsafe_b64encode
from typing import TYPE_CHECKING, Final

from ludopolis.core.game import Setup
from ludopolis.games import open_game
from ludopolis.wire.error import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from ludopolis.core.game import Game
    from ludopolis.core.state import State

SHORT: Final = 12
"""So much of a pack's hash is enough to tell packs apart."""
NO_FLAGS: Final = "-"
MOST_BYTES: Final = 100_000
"""No position is near that long."""


def spell(game: Game, setup: Setup, s: State) -> str:
    """The position as text."""
    flags = ",".join(f"{name}={value}" for name, value in sorted(setup.flags.items()))
    header = (game.slug, game.rules_version, game.pack_hash[:SHORT], setup.seats, flags or NO_FLAGS)
    packed = zlib.compress(b"".join(pack_row(row) for row in s.save()), 9)
    return "/".join([*map(str, header), urlsafe_b64encode(packed).decode().rstrip("=")])


def parse(text: str, pack: Path | None = None) -> tuple[Game, Setup, State]:
    """The position that a text tells of; refuses what is no such text."""
    parts = text.strip().split("/")
    if len(parts) != 6 or not parts[1].isdecimal() or not parts[3].isdecimal():
        raise Refusal("position-text", text=text[:60])
    game = open_game(parts[0], pack, rules_version=int(parts[1]))
    if not parts[2] or not game.pack_hash.startswith(parts[2]):
        raise Refusal("pack-missing", game=game.slug, pack=parts[2])
    setup = Setup(int(parts[3]), 0, parse_flags(parts[4], text))
    game.check_setup(setup)
    return game, setup, restored(game, setup, parts[5], text)


def parse_flags(spelled: str, text: str) -> dict[str, str]:
    if spelled == NO_FLAGS:
        return {}
    pairs = [part.split("=") for part in spelled.split(",")]
    if any(len(pair) != 2 for pair in pairs):
        raise Refusal("position-text", text=text[:60])
    return dict(pairs)


def restored(game: Game, setup: Setup, spelled: str, text: str) -> State:
    """The position of the rows, if they are rows of such a game and save as they are."""
    try:
        padded = spelled + "=" * (-len(spelled) % 4)
        unpacker = zlib.decompressobj()
        data = unpacker.decompress(b64decode(padded, b"-_", validate=True), MOST_BYTES)
        rows = list(unpacked_rows(data))
        s = game.restore(setup, rows)
        is_whole = unpacker.eof and not unpacker.unused_data
        if is_whole and s.save() == rows and not game.violations(s):
            return s
    except Exception:  # noqa: BLE001, S110 - rows of anything can break the rules anywhere
        pass
    raise Refusal("position-text", text=text[:60])


def pack_row(row: list[int]) -> bytes:
    """How many numbers there are, then each; small ones take a byte, below zero or not."""
    zigzag = [2 * number if number >= 0 else -2 * number - 1 for number in row]
    return b"".join(pack_number(number) for number in [len(row), *zigzag])


def pack_number(number: int) -> bytes:
    """Seven bits a byte, the lowest first; the eighth says that more follow."""
    out = bytearray()
    while number > 127:
        out.append(number & 127 | 128)
        number >>= 7
    out.append(number)
    return bytes(out)


def unpacked_rows(data: bytes) -> Iterator[list[int]]:
    numbers = unpacked_numbers(data)
    for length in numbers:
        zigzag = [next(numbers) for place in range(length)]
        yield [number // 2 if number % 2 == 0 else -(number // 2) - 1 for number in zigzag]


def unpacked_numbers(data: bytes) -> Iterator[int]:
    number = shift = 0
    for byte in data:
        number |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            yield number
            number = shift = 0
