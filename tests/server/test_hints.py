"""Hints: for the seat that is asked, now and then, without touching the match."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ludopolis.games import SLUGS
from tests.server.people import BOT, ME, Person, id_of, named

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.conftest import House


@pytest.mark.parametrize("game", SLUGS)
def test_a_hint_names_options_of_the_question(person: Callable[..., Person], game: str) -> None:
    ada = person("Ada")
    key = id_of(ada.make(ME, ME, game=game))
    with ada.socket(key) as socket:
        update = socket.until("update")

    answer = ada.get(f"/api/matches/{key}/hint?seat={update['viewer']}")

    hint = answer.json()
    words = named(update["question"], "options", "words")
    assert answer.status_code == 200, answer.text
    assert (hint["ply"], hint["branch"]) == (update["ply"], update["branch"])
    assert 1 <= len(hint["advice"]) <= 3
    assert {(a["option"], a["word"]) for a in hint["advice"]} <= set(words.items())
    assert all(0 <= a["low"] <= a["chance"] <= a["high"] <= 1 for a in hint["advice"])
    assert all(a["why"]["key"].startswith("bots-why-") for a in hint["advice"])


def test_a_hint_plays_nothing(person: Callable[..., Person]) -> None:
    ada = person("Ada")
    key = id_of(ada.make(ME, ME))
    with ada.socket(key) as socket:
        before = socket.until("update")
        ada.get(f"/api/matches/{key}/hint?seat={before['viewer']}")
        accepted = socket.ask("ping")

    assert (accepted["ply"], accepted["branch"]) == (before["ply"], before["branch"])


def test_hints_are_rationed(open_house: Callable[..., House]) -> None:
    house = open_house(hints_per_second=0.001, bot_seconds=0.05)
    ada = Person(house.url, "Ada")
    match = ada.make(ME, ME)
    path = f"/api/matches/{id_of(match)}/hint?seat={match['summary']['asked']}"

    statuses = [ada.get(path).status_code for _ in range(4)]
    code = ada.get(path).json()["code"]
    ada.close()

    assert statuses[0] == 200
    assert statuses[-1] == 429
    assert code == "too-many-requests"


def test_no_hint_for_a_seat_that_is_not_asked(person: Callable[..., Person]) -> None:
    ada = person("Ada")
    match = ada.make(ME, ME)
    other = 1 - match["summary"]["asked"]

    answer = ada.get(f"/api/matches/{id_of(match)}/hint?seat={other}")

    assert (answer.status_code, answer.json()["code"]) == (409, "not-your-turn")


def test_no_hint_for_a_bot(person: Callable[..., Person]) -> None:
    ada = person("Ada")
    key = id_of(ada.make(ME, BOT))

    answer = ada.get(f"/api/matches/{key}/hint?seat=1")

    assert (answer.status_code, answer.json()["code"]) == (403, "not-your-seat")
