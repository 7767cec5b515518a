"""Lessons as private matches: begun by one request, followed, left, and found again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from ludopolis.games import SLUGS
from ludopolis.play.lesson import has_lesson
from tests.server.people import Person, Socket, id_of

if TYPE_CHECKING:
    from collections.abc import Callable

LESSONS = [slug for slug in SLUGS if has_lesson(slug)]


def now(person: Person, match: dict[str, Any]) -> dict[str, Any]:
    answer: dict[str, Any] = person.get(f"/api/matches/{id_of(match)}/lesson").json()
    return answer


def await_question(socket: Socket, ply: int) -> None:
    """Wait until one is asked at this ply or later."""
    while socket.last["update"]["question"] is None or socket.last["update"]["ply"] < ply:
        socket.next()


@pytest.mark.parametrize("slug", LESSONS)
def test_a_lesson_is_followed_to_its_end(person: Callable[[str], Person], slug: str) -> None:
    ada = person("Ada")
    match = ada.post(f"/api/lessons/{slug}").json()
    said = set()
    with ada.socket(id_of(match)) as socket:
        socket.until("update")
        while True:
            told = now(ada, match)
            said |= {told["number"] + at for at in range(len(told["steps"]))}
            if said and max(said) == told["count"] - 1:
                break
            assert socket.play(option=told["steps"][-1]["option"])["type"] == "accepted"
            await_question(socket, told["ply"] + 1)

    assert said == set(range(told["count"]))


def test_a_lesson_is_private_and_is_found_again(person: Callable[[str], Person]) -> None:
    ada, ben = person("Ada"), person("Ben")

    first = ada.post("/api/lessons/utopia").json()
    second = ada.post("/api/lessons/utopia").json()
    other = ben.post("/api/lessons/utopia").json()

    assert first["lesson"] is True
    assert first["summary"]["public"] is False
    assert id_of(first) == id_of(second) != id_of(other)
    assert ben.get(f"/api/matches/{id_of(first)}/lesson").status_code == 404


def test_leaving_the_path_and_coming_back(person: Callable[[str], Person]) -> None:
    ada = person("Ada")
    match = ada.post("/api/lessons/utopia").json()
    began = now(ada, match)
    with ada.socket(id_of(match)) as socket:
        update = socket.until("update")
        wanted = began["steps"][-1]["option"]
        other = next(option for option in update["question"]["options"] if option != wanted)
        socket.play(option=other)
        left = now(ada, match)
        socket.ask("request-undo", to_ply=left["back_to"], branch=0)

    assert left["back_to"] == began["ply"]
    assert now(ada, match) == began


def test_other_matches_have_no_guide(person: Callable[[str], Person]) -> None:
    ada = person("Ada")
    match = ada.make({"kind": "me"}, {"kind": "bot", "level": "uniform"})

    assert match["lesson"] is False
    answer = ada.get(f"/api/matches/{id_of(match)}/lesson")
    assert (answer.status_code, answer.json()["code"]) == (404, "lesson-missing")
    assert ada.post("/api/lessons/chess").json()["code"] == "game-unknown"
