"""The short way for whole text frames, held against the library that goes the long way."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from ludopolis.server.settings import Settings
from ludopolis.server.transport.websocket import SLICE
from ludopolis.server.transport.websocket_frames import header, whole_frame
from tests.server.people import ME, Person, id_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.conftest import House
    from tests.server.people import Socket

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


@pytest.mark.parametrize("length", [0, SLICE - 300, SLICE, 2 * SLICE, 8 * SLICE])
def test_a_socket_answers_however_long_its_handshake_was(
    person: Callable[..., Person], length: int
) -> None:
    ada = person("Ada")
    key = id_of(ada.make(ME, ME))
    with ada.socket(key, **{"x-said": "a" * length}) as socket:
        answers = [socket.ask("ping")["type"] for _ in range(3)]

    assert answers == ["accepted"] * 3


def test_a_bunch_of_many_slices_is_answered_in_order(person: Callable[..., Person]) -> None:
    ada = person("Ada")
    key = id_of(ada.make(ME, ME))
    numbers = list(range(100, 110))
    padding = b" " * 900
    asked = [b'{"type":"ping","request":%d}' % number + padding for number in numbers]
    bunch = b"".join(Frame(Opcode.TEXT, text).serialize(mask=True) for text in asked)

    with ada.socket(key) as socket:
        socket.until("update")
        socket.connection.socket.sendall(bunch)
        answered = [socket.until("accepted")["request"] for _ in numbers]
        after = socket.ask("ping")

    assert len(bunch) > 4 * SLICE
    assert answered == numbers
    assert after["type"] == "accepted"


def test_a_megabyte_of_tiny_frames_is_cut_off(open_house: Callable[..., House]) -> None:
    house = open_house(messages_per_second=Settings().messages_per_second)
    ada = Person(house.url, "Ada")
    key = id_of(ada.make(ME, ME))
    tiny = Frame(Opcode.TEXT, b"{").serialize(mask=True)

    with ada.socket(key) as socket:
        socket.until("update")
        with pytest.raises((ConnectionClosed, OSError)):
            flood(socket, tiny * 200_000)
    status = ada.get("/api/me").status_code
    house.close()

    assert status == 200


def flood(socket: Socket, data: bytes) -> None:
    socket.connection.socket.sendall(data)
    socket.until("never")


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
    assert len(everything["told"]) == everything["ply"]
