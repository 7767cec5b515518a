"""The short way for whole text frames, held against the library that goes the long way."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from websockets.frames import Frame, Opcode

from ludopolis.server.framing import header, whole_frame
from tests.server.people import ME, Person, id_of

if TYPE_CHECKING:
    from collections.abc import Callable

LENGTHS = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000]
MASKED_LENGTHS = [0, 1, 125, 126, 4_000, 65_535]


@pytest.mark.parametrize("length", LENGTHS)
def test_headers_are_those_of_the_library(length: int) -> None:
    payload = b"x" * length

    assert header(length) + payload == Frame(Opcode.TEXT, payload).serialize(mask=False)


@pytest.mark.parametrize("length", MASKED_LENGTHS)
def test_a_whole_frame_is_found(length: int) -> None:
    data = Frame(Opcode.TEXT, b"x" * length).serialize(mask=True)

    assert whole_frame(data) == (len(data) - length - 4, len(data) - length)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\x81",
        Frame(Opcode.TEXT, b"hello").serialize(mask=False),
        Frame(Opcode.TEXT, b"hello", fin=False).serialize(mask=True),
        Frame(Opcode.TEXT, b"hello").serialize(mask=True)[:-1],
        Frame(Opcode.TEXT, b"hello").serialize(mask=True) * 2,
        Frame(Opcode.TEXT, b"x" * 70_000).serialize(mask=True),
    ],
    ids=["nothing", "cut", "unmasked", "in pieces", "short", "two", "large"],
)
def test_anything_else_is_left_to_the_library(data: bytes) -> None:
    assert whole_frame(data) is None


def test_messages_in_pieces_and_in_bunches_are_understood(person: Callable[..., Person]) -> None:
    ada = person("Ada")
    key = id_of(ada.make(ME, ME))
    ping = Frame(Opcode.TEXT, b'{"type":"ping","request":7}').serialize(mask=True)

    with ada.socket(key) as socket:
        socket.until("update")
        whole = socket.ask("ping")
        socket.connection.send(['{"type":"ping",', '"request":50}'])
        pieces = socket.until("accepted", request=50)
        socket.connection.socket.sendall(ping + ping)
        bunch = [socket.until("accepted", request=7), socket.until("accepted", request=7)]
        after = socket.ask("ping")

    assert whole["type"] == "accepted"
    assert pieces["request"] == 50
    assert len(bunch) == 2
    assert after["type"] == "accepted"


def test_a_large_update_arrives_whole(person: Callable[..., Person]) -> None:
    ada = person("Ada")
    key = id_of(ada.make(ME, ME, game="dominations"))
    with ada.socket(key) as socket:
        socket.until("update")
        for _ in range(15):
            socket.play()
            update = socket.until("update")
            socket.ask("watch", seat=update["view"]["asked"]["seat"])
            socket.until("update")

        socket.ask("resync", ply=0, branch=0)
        everything = socket.until("update")

    assert everything["since"] == 0
    assert [told["ply"] for told in everything["told"]] == list(range(everything["ply"]))
