"""What is said unasked: who one is, whose turn it is, what one has done oneself, who won."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

import pytest

from ludopolis.text import LANGUAGES, term
from tests.web.visitor import wait_until

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.visitor import Visitor

# A browser without a desktop shows none: they are noted.
NOTICES: Final = """(() => {
  window.notices = []
  window.isAway = false
  Object.defineProperty(document, 'hidden', { get: () => window.isAway })
  window.Notification = class {
    static permission = 'default'
    static async requestPermission() {
      return (this.permission = 'granted')
    }
    constructor(title, { body }) {
      window.notices.push([title, body])
    }
  }
})()"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_gives_no_name_gets_a_friendly_one_and_keeps_it(
    come: Callable[..., Visitor], language: str
) -> None:
    ada = come(name="", language=language)
    field = ada.open("/").get_by_label(term("web-your-name", language))
    ada.page.wait_for_selector("article button")
    first = field.input_value()
    ada.page.reload()
    ada.page.wait_for_selector("article button")

    assert first in term("web-names", language).split(", ")
    assert field.input_value() == first


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_title_and_the_lobby_say_that_it_is_ones_turn(
    come: Callable[..., Visitor], language: str
) -> None:
    ada = come(language=language)
    ada.against_bots("utopia")
    ada.await_turn()
    title = ada.page.title()
    page = ada.open("/")
    page.wait_for_selector("main section a")
    first = page.locator("main section, main .games").first

    assert title.startswith(f"● {term('web-your-turn', language)} · Utopia")
    # The list is made anew now and then: what has happened since the last time, it tells later.
    first.get_by_text(term("web-your-turn", language)).first.wait_for()


@pytest.mark.parametrize(("language", "own"), [("en", "You "), ("fr", "Vous "), ("nl", "Je ")])
def test_the_log_says_you(come: Callable[..., Visitor], language: str, own: str) -> None:
    ada = come(language=language)
    ada.against_bots("utopia")
    ada.pick_many(4)
    ada.page.wait_for_selector("ol.log .said")

    lines = ada.log_lines()
    assert [line for line in lines if line.startswith("Ada ")] == []
    assert any(line.startswith(own) for line in lines)


def test_the_end_says_how_one_did(come: Callable[..., Visitor]) -> None:
    ada = come()
    match = ada.against_bots("utopia")
    ada.await_turn()
    ada.page.evaluate(
        """(match) => fetch(`/api/matches/${match}/requests?seat=0`, { method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ type: 'concede', request: 1 }) })""",
        match,
    )
    heading = ada.page.locator(".end h2")
    heading.wait_for()

    assert "wins" in heading.inner_text()


def test_whoever_plays_alone_takes_back_without_asking(come: Callable[..., Visitor]) -> None:
    ada = come()
    ada.against_bots("uchronia")
    ada.pick_many(6)
    ada.await_turn()

    assert ada.button("Ask to undo").count() == 0
    told = ada.button("Undo").get_attribute("title") or ""
    assert any(line in told for line in ada.log_lines())


def test_the_waiting_room_has_clock_levels_chat_and_the_door(come: Callable[..., Visitor]) -> None:
    ada = come()
    ada.create("uchronia", [{"kind": "me"}, {"kind": "empty"}])
    page = ada.page
    page.get_by_label("Bots’ level").select_option("level3")
    ada.button("Add a bot").click()
    page.get_by_text("Bot, level 3").wait_for()
    page.get_by_label("Say something").fill("Welcome")
    ada.button("Send").click()
    page.get_by_text("Welcome").wait_for()
    page.get_by_role("button", name="’s seat").click()

    ada.button("Add a bot").wait_for()
    assert "no clock" in page.locator(".clock").inner_text()


def test_the_icon_says_that_it_is_ones_turn(come: Callable[..., Visitor]) -> None:
    ada = come()
    ada.against_bots("utopia")
    ada.await_turn()

    ada.page.wait_for_selector("#icon[href='/icon-turn.svg']", state="attached")
    ada.page.get_by_role("link", name="Ludopolis").click()
    ada.page.wait_for_selector("article")
    assert ada.page.locator("#icon").get_attribute("href") == "/icon.svg"


def test_a_notice_says_that_it_is_ones_turn_where_the_page_is_out_of_sight(
    come: Callable[..., Visitor],
) -> None:
    ada = come()
    ada.page.add_init_script(NOTICES)
    ada.against_bots("uchronia")
    ada.await_turn()
    ada.button("Menu").click()
    ada.page.get_by_label("Notify me").check()
    ada.button("Close").click()
    ada.move()
    ada.await_turn()
    in_sight = ada.page.evaluate("notices.length")

    ada.page.evaluate("isAway = true")
    ada.move()
    wait_until(ada.page, "() => notices.length > 0")

    assert in_sight == 0
    assert ada.page.evaluate("notices[0]") == ["Your turn", "Uchronia"]


def test_one_click_saves_all_that_a_report_needs(come: Callable[..., Visitor]) -> None:
    ada = come()
    match = ada.against_bots("utopia")
    ada.move()
    ada.move()
    ada.await_turn()
    ada.button("Menu").click()

    with ada.page.expect_download() as saved:
        ada.button("Report a bug").click()
    report = json.loads(saved.value.path().read_text(encoding="utf-8"))

    assert report["match"] == match
    assert report["position"]["ply"] in {update["ply"] for update in ada.updates()}
    assert report["versions"]["rules"] >= 1
    assert [told["ply"] for told in report["log"]] == list(range(report["position"]["ply"]))
    assert report["record"] is None, "a match that goes on keeps its secrets"


def test_explanations_go_when_something_happens(come: Callable[..., Visitor]) -> None:
    ada = come(speed=1)
    ada.against_bots("utopia")
    ada.await_turn()
    ada.page.locator("[data-spot='civ:maya']").hover()
    ada.page.wait_for_selector("#explained")

    ada.move()

    wait_until(ada.page, "() => !document.getElementById('explained')")


def seats_of(visitor: Visitor) -> list[dict[str, str]]:
    """The chairs of the match that is shown."""
    visitor.page.wait_for_url("**/match/*")
    key = visitor.page.url.rpartition("/")[2]
    answer = visitor.page.request.get(f"{visitor.address}/api/matches/{key}")
    seats: list[dict[str, str]] = answer.json()["summary"]["seats"]
    return seats


def test_one_begins_against_the_first_level_and_not_against_chance(
    come: Callable[..., Visitor],
) -> None:
    ada = come()
    page = ada.open("/")
    page.get_by_role("button", name="Play now").first.click()

    assert [seat["level"] for seat in seats_of(ada)] == ["", "level1", "level1"]


def test_those_who_share_a_screen_have_names(come: Callable[..., Visitor]) -> None:
    ada = come()
    page = ada.open("/")
    page.get_by_text("More settings").first.click()
    page.get_by_label("Player 2").first.fill("Blaise")
    page.get_by_role("button", name="Share one screen").first.click()

    assert [seat["name"] for seat in seats_of(ada)] == ["Ada", "Blaise", "Player 3"]
