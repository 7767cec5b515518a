"""Two people in two browsers: invitation, the same table, undo by consent, chat."""

from __future__ import annotations

from contextlib import ExitStack
from typing import TYPE_CHECKING

import pytest

from tests.server.people import EMPTY, ME, Person, id_of
from tests.web.visitor import GLANCE, TARGETS, wait_until

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.visitor import Visitor

SEATS = [{"kind": "me", "name": "Ada"}, {"kind": "empty"}]


def seated(come: Callable[..., Visitor], game: str) -> tuple[Visitor, Visitor]:
    """Ada invites, Blaise follows the link, sits down and is ready; Ada starts."""
    ada, blaise = come("Ada"), come("Blaise")
    ada.create(game, SEATS)
    link = ada.page.get_by_label("Invitation link").input_value()
    blaise.page.goto(link)
    blaise.button("Sit down here").click()
    blaise.button("I’m ready").click()
    ada.page.get_by_text("ready", exact=True).wait_for()
    ada.button("Start the game").click()
    for visitor in (ada, blaise):
        visitor.page.wait_for_selector(".frame")
    return ada, blaise


@pytest.mark.parametrize(
    ("language", "value"),
    [("en", "the same sea only"), ("fr", "la même mer seulement"), ("nl", "alleen dezelfde zee")],
)
def test_guests_see_the_variants_before_they_sit_down(
    come: Callable[..., Visitor], language: str, value: str
) -> None:
    ada, blaise = come("Ada"), come("Blaise", language=language)
    ada.create("utopia", SEATS, flags={"sea_range": "same", "victory_tie": "shared"})
    link = ada.page.get_by_label("Invitation link").input_value()

    blaise.page.goto(link)
    shown = blaise.page.locator("main dd[data-flag]")
    shown.first.wait_for()

    assert shown.count() == 2
    assert blaise.page.locator("dd[data-flag=sea_range]").inner_text() == value
    assert "-flag-" not in blaise.page.locator("main").inner_text()


def asked_first(ada: Visitor, blaise: Visitor) -> tuple[Visitor, Visitor]:
    """The two in the order in which they are asked."""
    while True:
        for one, other in ((ada, blaise), (blaise, ada)):
            if one.page.locator(TARGETS).count():
                return one, other
        ada.page.wait_for_timeout(GLANCE)


def take_turn(mover: Visitor, other: Visitor) -> None:
    """Move until the other is asked: a surprise guest asks for a district besides."""
    mover.await_turn()
    while not other.page.locator(TARGETS).count():
        mover.pick()


def take_turns(ada: Visitor, blaise: Visitor, plies: int) -> None:
    for _ in range(plies):
        asked_first(ada, blaise)[0].pick()


def test_both_see_the_same(come: Callable[..., Visitor]) -> None:
    ada, blaise = seated(come, "utopia")

    take_turns(ada, blaise, 60)
    while ada.moment() != blaise.moment():
        ada.page.wait_for_timeout(GLANCE)
        blaise.page.wait_for_timeout(GLANCE)

    assert ada.updates()[-1]["ply"] == blaise.updates()[-1]["ply"] > 10
    assert ada.scores() == blaise.scores()
    assert ada.updates()[-1]["view"]["princes"] == blaise.updates()[-1]["view"]["princes"]
    assert ada.updates()[-1]["view"]["hand"] != ada.updates()[-1]["view"]["unseen"]


def test_again_brings_the_same_people_together(come: Callable[..., Visitor]) -> None:
    ada, blaise = seated(come, "utopia")
    before = ada.page.url
    ada.button("Menu").click()
    ada.button("Concede").click()
    ada.page.get_by_role("button", name="Really concede").click()
    ada.button("Play again").click()
    ada.page.get_by_text("Not ready yet").wait_for()

    blaise.page.get_by_text("The next game is waiting for you.").wait_for()
    blaise.button("Play again").click()

    for visitor in (ada, blaise):
        visitor.page.wait_for_selector(".frame:not(:has(.end))")
    assert ada.page.url == blaise.page.url != before
    assert [seat["name"] for seat in ada.updates()[-1]["seats"]] == ["Ada", "Blaise"]


def test_chat_reaches_the_other(come: Callable[..., Visitor]) -> None:
    ada, blaise = seated(come, "uchronia")

    ada.page.get_by_role("tab", name="Chat").click()
    ada.page.get_by_label("Say something").fill("Good luck!")
    ada.button("Send").click()

    blaise.page.get_by_role("tab", name="Chat").click()
    blaise.page.get_by_text("Good luck!").wait_for()


def test_undo_needs_consent_once_the_other_has_acted(come: Callable[..., Visitor]) -> None:
    ada, blaise = seated(come, "uchronia")
    first, second = asked_first(ada, blaise)
    take_turn(first, second)
    take_turn(second, first)
    first.await_turn()
    ply = first.updates()[-1]["ply"]

    first.button("Ask to undo").click()
    second.page.get_by_text("would like to take back this choice").wait_for()
    second.button("Agree").click()

    wait_until(first.page, "() => document.querySelectorAll('[data-target]').length > 0")
    first.page.wait_for_timeout(300)
    assert first.updates()[-1]["ply"] < ply
    assert first.updates()[-1]["branch"] == second.updates()[-1]["branch"] == 1


def test_a_seat_is_given_away_only_if_all_agree(come: Callable[..., Visitor]) -> None:
    ada, blaise = seated(come, "utopia")
    here = ada.page.url
    blaise.page.goto(blaise.address)
    ada.button("Free Blaise’s seat").click()
    ada.button("Ask for seat 2").click()

    blaise.page.goto(here)
    blaise.page.get_by_text("Ada would like to take over seat 2").wait_for()
    assert blaise.page.get_by_text("Watching").count() >= 1
    blaise.button("Refuse").click()
    blaise.button("Take seat 2 back").click()

    # It was Blaise's, so nobody had to be asked; and the hand was nobody else's meanwhile.
    blaise.page.get_by_text("Blaise (you)").wait_for()
    viewers = {update["viewer"] for update in ada.updates()}
    assert viewers == {0}


def test_a_match_is_played_on_elsewhere_only_if_the_other_agrees(
    come: Callable[..., Visitor],
) -> None:
    ada, blaise = seated(come, "utopia")
    here = ada.page.url
    first, second = asked_first(ada, blaise)
    take_turn(first, second)
    take_turn(second, first)

    ada.button("Look back").click()
    ada.button("Ask to play on from here").click()
    ada.page.get_by_text("Ada would like to play on from here").wait_for()
    blaise.button("Agree").click()
    ada.button("Look back").click()
    ada.button("Play on from here").click()

    ada.page.wait_for_url(lambda url: url != here)
    ada.await_turn()


def test_the_deal_is_checked_after_the_end(come: Callable[..., Visitor]) -> None:
    ada, blaise = seated(come, "utopia")
    ada.page.get_by_label("Menu").first.click()
    ada.button("Concede").click()
    ada.button("Really concede?").click()

    for visitor in (ada, blaise):
        visitor.page.get_by_text("Deal checked").wait_for()


def test_somebody_who_comes_by_a_link_plays_for_who_has_left(
    come: Callable[..., Visitor], address: str
) -> None:
    with ExitStack() as stack:
        ada, ben, cleo = people = [Person(address, name) for name in ("Ada", "Ben", "Cleo")]
        for person in people:
            stack.callback(person.close)
        key = id_of(ada.make(ME, EMPTY, EMPTY, public=True))
        path = f"/api/matches/{key}"
        for seat, person in ((1, ben), (2, cleo)):
            person.post(f"{path}/seats/{seat}")
            person.post(f"{path}/ready", ready=True)
        ada.post(f"{path}/start")
        ben.http.delete(f"{path}/seats/1")
        dan = come("Dan")
        dan.open(f"/match/{key}")

        dan.button("Ask to play for Ben").click()
        dan.page.get_by_text("Dan would like to play for Ben").wait_for()
        for person in (ada, cleo):
            person.http.put(f"{path}/consent", json={"seat": 1, "agree": True})
        dan.button("Sit down here").click()
        dan.page.get_by_text("Dan (you)").wait_for()

        seats = ben.get(path).json()["summary"]["seats"]
        assert [seat["name"] for seat in seats] == ["Ada", "Dan", "Cleo"]
        assert dan.updates()[-1]["viewer"] == 1
