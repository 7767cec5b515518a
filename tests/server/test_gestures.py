"""Several answers in one request: foretold, carried out all or none, once, and undone together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from ludopolis.games import SLUGS
from tests.server.people import ME, Person, Socket, id_of, named

if TYPE_CHECKING:
    from collections.abc import Callable

SEEDLESS_TRIES = 60


def forecast(ada: Person, key: str, seat: int, *answers: int) -> Any:  # noqa: ANN401
    query = "".join(f"&answers={answer}" for answer in answers)
    found = ada.get(f"/api/matches/{key}/forecast?seat={seat}{query}")
    assert found.status_code == 200, found.text
    return found.json()


def going_on(prospects: list[dict[str, Any]]) -> dict[str, Any] | None:
    return next((prospect for prospect in prospects if prospect["then"]), None)


def first_gesture(ada: Person, key: str, wire: Socket) -> tuple[dict[str, Any], list[int]]:
    """Play on until two answers can be given together; the update before, and the two."""
    update = wire.until("update")
    for _ in range(SEEDLESS_TRIES):
        seat = update["view"]["asked"]["seat"]
        if seat != update["viewer"]:
            wire.ask("watch", seat=seat)
            update = wire.until("update", viewer=seat)
        begun = going_on(forecast(ada, key, seat)["prospects"])
        if begun is not None:
            return update, [begun["option"], begun["then"]["options"][-1]]
        option = update["question"]["options"][0]
        wire.send("play", ply=update["ply"], branch=update["branch"], option=option)
        update = wire.until("update")
    raise AssertionError


@pytest.fixture
def alone(person: Callable[..., Person]) -> Callable[[str], tuple[Person, str]]:
    """Ada, who plays all seats of a game herself."""

    def come(game: str) -> tuple[Person, str]:
        ada = person("Ada")
        return ada, id_of(ada.make(ME, ME, game=game))

    return come


@pytest.mark.parametrize("game", SLUGS)
def test_a_gesture_is_carried_out_once_and_undone_at_once(
    alone: Callable[[str], tuple[Person, str]], game: str
) -> None:
    ada, key = alone(game)
    with ada.socket(key) as wire:
        before, (option, more) = first_gesture(ada, key, wire)
        request = {"ply": before["ply"], "branch": 0, "option": option, "more": [more]}
        accepted = wire.ask("play", **request)
        again = wire.ask("play", **request)
        replay = ada.get(f"/api/matches/{key}/replay/{accepted['ply']}?viewer=-1").json()
        back = wire.ask("undo", to_ply=before["ply"], branch=0)

    assert (accepted["type"], again["type"]) == ("accepted", "accepted")
    assert accepted["ply"] >= before["ply"] + 2
    assert (again["ply"], again["branch"]) == (accepted["ply"], 0)
    assert replay["told"][-1]["gesture"] in {-1, before["ply"]}
    # What the last answer reveals can't be taken back freely.
    assert back["type"] == "accepted" or back["code"] == "undo-barrier"


@pytest.mark.parametrize("game", SLUGS)
def test_of_a_gesture_all_or_nothing_is_carried_out(
    alone: Callable[[str], tuple[Person, str]], game: str
) -> None:
    ada, key = alone(game)
    with ada.socket(key) as wire:
        before, (option, _) = first_gesture(ada, key, wire)
        refused = wire.ask("play", ply=before["ply"], branch=0, option=option, more=[123456])
        ply = wire.ask("ping")["ply"]

    assert refused["code"] == "not-an-option"
    assert ply == before["ply"]


def test_what_is_drawn_can_not_be_answered_beforehand(
    alone: Callable[[str], tuple[Person, str]],
) -> None:
    ada, key = alone("utopia")
    with ada.socket(key) as wire:
        update = wire.until("update")
        options = named(update["question"], "words", "options")
        surprise = options["surprise"]
        found = forecast(ada, key, update["viewer"])["prospects"]
        refused = wire.ask("play", ply=0, branch=0, option=surprise, more=[0])

    unknown = {each["option"]: each for each in found}[surprise]
    assert (unknown["is_known"], unknown["lines"], unknown["then"]) == (False, [], None)
    assert refused["code"] == "answer-unforeseen"
