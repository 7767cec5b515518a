"""Several nodes on a real PostgreSQL while there is no Redis: everything goes through the store."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bench.services import Postgres, missing
from tests.server.people import BOT, EMPTY, ME, Person, Socket, id_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.server.conftest import House

pytestmark = pytest.mark.skipif(bool(missing()), reason=f"not installed: {missing()}")


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    made = Postgres()
    made.start()
    yield made
    made.close()


@pytest.fixture(scope="module")
def houses(postgres: Postgres, open_house: Callable[..., House]) -> Iterator[list[House]]:
    opened = [open_house(database=postgres.url, node=name) for name in ("here", "there")]
    yield opened
    for house in opened:
        house.close()


@pytest.fixture
def people(houses: list[House]) -> Iterator[tuple[Person, Person]]:
    """Ada at one node, Ben at the other."""
    ada, ben = Person(houses[0].url, "Ada"), Person(houses[1].url, "Ben")
    yield ada, ben
    ada.close()
    ben.close()


def test_a_refusal_is_of_the_newest_state(people: tuple[Person, Person]) -> None:
    ada, ben = people
    match = ada.make(ME, EMPTY, public=True)
    path = f"/api/matches/{id_of(match)}"

    with ada.socket(id_of(match)) as socket:
        socket.until("room")
        sat = ben.post(f"{path}/seats/1")
        ready = ben.post(f"{path}/ready", ready=True)
        started = ada.post(f"{path}/start")

    assert [answer.status_code for answer in (sat, ready, started)] == [200, 200, 200]


def test_pages_show_what_another_node_has_stored(people: tuple[Person, Person]) -> None:
    ada, ben = people
    path = f"/api/matches/{id_of(ada.make(ME, EMPTY, public=True))}"

    before = ben.get(path).json()["summary"]["free"]
    ben.post(f"{path}/seats/1")
    after = ada.get(path).json()["summary"]["free"]

    assert (before, after) == (1, 0)


def test_chat_crosses_nodes_once(people: tuple[Person, Person]) -> None:
    ada, ben = people
    key = id_of(ada.make(ME, ME, public=True))
    with ada.socket(key) as first:
        first.ask("chat", text="before")

    with ada.socket(key) as first, ben.socket(key) as second:
        first.until("update")
        second.until("update")
        for number in range(5):
            second.ask("chat", text=f"line {number}")
        first.ask("chat", text="and back")
        hear(second, "and back")
        hear(first, "line 4")
        second.ask("chat", text="the end")
        hear(first, "the end")
        hear(second, "the end")

    lines = ["before", *(f"line {number}" for number in range(5)), "and back", "the end"]
    assert sorted(texts_in(first.raw)) == sorted(lines)
    assert sorted(texts_in(second.raw)) == sorted(lines)


def test_who_leaves_for_good_is_nameless_at_every_node(people: tuple[Person, Person]) -> None:
    ada, ben = people
    made = ada.make(ME, BOT, EMPTY, public=True)
    key = id_of(made)
    assert ben.post(f"/api/matches/{key}/seats/2").is_success
    with ben.socket(key) as socket:
        socket.until("room")
        left = ada.post("/api/me/farewell", name="Ada")
        room = socket.until("room", owner=True)

    assert left.status_code == 204
    assert [seat["name"] for seat in room["seats"]] == ["", "Bao", "Ben"]
    assert ada.get("/api/me").status_code == 401
    assert ben.get(f"/api/matches/{key}").json()["summary"]["owner"]


def hear(socket: Socket, text: str) -> None:
    """Listen until a line was said, perhaps earlier."""
    while text not in texts_in(socket.raw):
        socket.next()


def texts_in(raw: list[str]) -> list[str]:
    """The lines of chat among all messages of a socket."""
    return [line.partition('"text":"')[2].partition('"')[0] for line in raw if '"said"' in line]
