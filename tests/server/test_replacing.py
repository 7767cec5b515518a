"""Somebody who is missed: those who are there may let a bot play until they come back."""

from __future__ import annotations

from contextlib import ExitStack
from typing import TYPE_CHECKING

import pytest

from tests.server.people import EMPTY, ME, Person, Socket, id_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from httpx import Response

    from tests.server.conftest import House


class Party:
    """Three at a table; the one who is asked has left, whether it is theirs or not."""

    def __init__(self, url: str) -> None:
        self.people = [Person(url, name) for name in ("Ada", "Ben", "Cleo")]
        ada, *others = self.people
        self.key = id_of(ada.make(ME, EMPTY, EMPTY, public=True))
        self.path = f"/api/matches/{self.key}"
        for seat, person in enumerate(others, 1):
            person.post(f"{self.path}/seats/{seat}")
            person.post(f"{self.path}/ready", ready=True)
        ada.post(f"{self.path}/start")
        with ada.socket(self.key) as socket:
            self.seat: int = socket.until("update")["view"]["asked"]["seat"]
        self.gone = self.people[self.seat]
        # The owner, if she is here, could do it without asking.
        *self.others, self.asker = [each for each in self.people if each is not self.gone]

    def come(self, stack: ExitStack) -> list[Socket]:
        """All but the one who is gone sit at the table."""
        here = [*self.others, self.asker]
        sockets = [stack.enter_context(person.socket(self.key)) for person in here]
        for socket in sockets:
            socket.until("update")
        return sockets

    def ask(self, person: Person) -> Response:
        return person.post(f"{self.path}/consent", seat=self.seat)

    def answer(self, person: Person, *, agree: bool) -> Response:
        body = {"seat": self.seat, "agree": agree}
        return person.http.put(f"{self.path}/consent", json=body)

    def put_bot(self, person: Person) -> Response:
        path = f"{self.path}/seats/{self.seat}/bot"
        return person.http.put(path, json={"level": "level1"})


@pytest.fixture(scope="module")
def impatient(open_house: Callable[..., House]) -> str:
    return open_house(missed_seconds=0.0).url


@pytest.fixture
def party(impatient: str) -> Party:
    return Party(impatient)


def test_those_who_are_there_let_a_bot_play(party: Party) -> None:
    with ExitStack() as stack:
        party.come(stack)
        assert party.ask(party.asker).status_code == 200
        assert party.put_bot(party.asker).json()["code"] == "not-owner"
        assert party.answer(party.others[0], agree=True).status_code == 200

        seat = party.put_bot(party.asker).json()["summary"]["seats"][party.seat]

    assert (seat["kind"], seat["name"]) == ("bot", ["Ada", "Ben", "Cleo"][party.seat])
    back = party.gone.post(f"{party.path}/seats/{party.seat}").json()
    assert back["summary"]["seats"][party.seat]["kind"] == "person"


def test_who_is_not_there_is_not_waited_for(party: Party) -> None:
    with party.asker.socket(party.key) as socket:
        socket.until("update")
        party.ask(party.asker)

        assert party.put_bot(party.asker).status_code == 200


def test_one_voice_against_ends_it(party: Party) -> None:
    with ExitStack() as stack:
        party.come(stack)
        party.ask(party.asker)
        party.answer(party.others[0], agree=False)

        assert party.put_bot(party.asker).json()["code"] == "not-owner"


def test_nobody_is_replaced_while_they_are_there(party: Party) -> None:
    with ExitStack() as stack:
        party.come(stack)
        with party.gone.socket(party.key) as socket:
            socket.until("update")
            assert party.ask(party.asker).json()["code"] == "seat-awaited"


def test_nobody_else_sits_down_by_it(party: Party, impatient: str) -> None:
    stranger = Person(impatient, "Dan")
    with ExitStack() as stack:
        party.come(stack)
        assert party.ask(stranger).json()["code"] == "seat-taken"
        party.ask(party.asker)
        party.answer(party.others[0], agree=True)

        sat = party.asker.post(f"{party.path}/seats/{party.seat}")

    assert sat.json()["code"] == "seat-taken"


def test_a_table_waits_for_a_while_first(house: House) -> None:
    party = Party(house.url)
    with ExitStack() as stack:
        party.come(stack)

        assert party.ask(party.asker).json()["code"] == "seat-awaited"
