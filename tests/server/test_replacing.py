"""Somebody who is missed: others may let a bot, or somebody else, play until they come back."""

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
    """Some at a table; the one who is asked has left, whether it is theirs or not."""

    def __init__(self, url: str, names: tuple[str, ...] = ("Ada", "Ben", "Cleo")) -> None:
        self.people = [Person(url, name) for name in names]
        ada, *others = self.people
        self.key = id_of(ada.make(ME, *[EMPTY for _ in others], public=True))
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

    def sit(self, person: Person) -> Response:
        return person.post(f"{self.path}/seats/{self.seat}")

    def lend(self, person: Person) -> None:
        """All others let somebody else play for the one who is gone."""
        self.ask(person)
        for other in (*self.others, self.asker):
            self.answer(other, agree=True)
        assert self.sit(person).status_code == 200

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


def test_who_plays_sits_down_nowhere_by_it(party: Party) -> None:
    with ExitStack() as stack:
        party.come(stack)
        party.ask(party.asker)
        party.answer(party.others[0], agree=True)

        sat = party.asker.post(f"{party.path}/seats/{party.seat}")

    assert sat.json()["code"] == "seat-taken"


def test_the_owner_lets_a_bot_play_for_who_is_missed_and_keeps_their_chair(party: Party) -> None:
    owner = party.people[0]
    with party.asker.socket(party.key) as socket:
        socket.until("update")
        answer = party.put_bot(owner)
        while not (seat := socket.until("room")["seats"][party.seat])["left"]:
            pass

    assert answer.status_code == 200
    assert (seat["kind"], seat["emptied"]) == ("bot", False)


# --- by somebody else ------------------------------------------------------------------------


@pytest.fixture
def dan(impatient: str) -> Person:
    return Person(impatient, "Dan")


def test_those_who_play_let_somebody_else_sit_down(party: Party, dan: Person) -> None:
    with ExitStack() as stack:
        party.come(stack)
        assert party.ask(dan).status_code == 200
        assert party.sit(dan).json()["code"] == "seat-taken"
        for person in (*party.others, party.asker):
            assert party.answer(person, agree=True).status_code == 200

        taken = party.sit(dan).json()["summary"]["seats"][party.seat]

    assert (taken["kind"], taken["name"]) == ("person", "Dan")


def test_who_has_lent_a_chair_takes_it_back(party: Party, dan: Person) -> None:
    party.lend(dan)
    with party.gone.socket(party.key) as socket:
        assert socket.until("room")["seats"][party.seat]["was_mine"]
    with dan.socket(party.key) as socket:
        assert socket.until("room")["viewer"] == party.seat
        assert party.sit(party.gone).status_code == 200
        room = socket.until("room")
    with party.gone.socket(party.key) as socket:
        back = socket.until("room")

    assert (room["viewer"], room["seats"][party.seat]["mine"]) == (-1, False)
    assert (back["viewer"], back["seats"][party.seat]["mine"]) == (party.seat, True)


def test_who_gave_a_chair_away_does_not(party: Party, dan: Person) -> None:
    party.gone.http.delete(f"{party.path}/seats/{party.seat}")
    party.ask(dan)
    for person in party.people:
        party.answer(person, agree=True)
    assert party.sit(dan).status_code == 200

    assert party.sit(party.gone).json()["code"] == "seat-taken"


def test_who_plays_is_waited_for_though_away(party: Party, dan: Person) -> None:
    party.ask(dan)
    party.answer(party.asker, agree=True)

    assert party.sit(dan).json()["code"] == "seat-taken"


def test_who_has_left_and_looks_on_is_asked_too(party: Party, dan: Person) -> None:
    party.gone.http.delete(f"{party.path}/seats/{party.seat}")
    party.ask(dan)
    for person in (*party.others, party.asker):
        party.answer(person, agree=True)
    with party.gone.socket(party.key) as socket:
        wish = socket.until("room")["consents"][0]
        assert (wish["favour"], wish["waiting"], wish["asked"]) == ("seat", 1, True)

        assert party.sit(dan).json()["code"] == "seat-taken"


def test_one_alone_lets_nobody_in(impatient: str, dan: Person) -> None:
    party = Party(impatient, ("Ada", "Ben"))
    party.ask(dan)
    party.answer(party.asker, agree=True)
    assert party.sit(dan).json()["code"] == "seat-taken"

    party.answer(party.gone, agree=True)

    assert party.sit(dan).status_code == 200


def test_who_has_seen_another_hand_can_not_be_let_in(party: Party) -> None:
    party.gone.http.delete(f"{party.path}/seats/{party.seat}")
    owner, rival = party.people[0], party.asker
    owner.http.delete(f"{party.path}/seats/{party.people.index(rival)}")

    assert party.ask(rival).json()["code"] == "seat-taken"


def test_what_was_let_to_somebody_is_for_no_bot(party: Party, dan: Person) -> None:
    party.ask(dan)
    for person in (*party.others, party.asker):
        party.answer(person, agree=True)

    assert party.put_bot(dan).json()["code"] == "not-owner"


def test_a_table_waits_for_a_while_first(house: House) -> None:
    party = Party(house.url)
    with ExitStack() as stack:
        party.come(stack)

        assert party.ask(party.asker).json()["code"] == "seat-awaited"
