"""A hint points at an answer and says why, without playing it; variants of the rules are sent."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from ludopolis.text import term

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Route

    from tests.web.visitor import Visitor

ADVICE = ".advice li button"
ASK = {"en": "Hint", "fr": "Conseil", "nl": "Tip"}


def ask(visitor: Visitor) -> None:
    visitor.await_turn()
    visitor.button(ASK[visitor.language]).click()
    visitor.page.wait_for_selector(ADVICE)


@pytest.mark.parametrize(
    ("game", "query"),
    [("utopia", ""), ("uchronia", ""), ("dominations", ""), ("uchronia", "?text")],
)
def test_a_hint_points_and_does_not_play(
    stay: Callable[..., Visitor], game: str, query: str
) -> None:
    ada = stay()
    ada.against_bots(game, query=query)
    ada.await_turn()
    ply = ada.updates()[-1]["ply"]

    ask(ada)

    best = ada.page.locator(ADVICE).first
    assert best.get_attribute("aria-pressed") == "true"
    assert re.search(r"about \d+ % to win", best.inner_text())
    assert ada.page.locator("[data-target].hinted, ol.options button:has-text('★')").count() >= 1
    assert ada.updates()[-1]["ply"] == ply
    assert ada.violations() == []


@pytest.mark.parametrize("language", ["fr", "nl"])
def test_a_hint_speaks_the_language(come: Callable[..., Visitor], language: str) -> None:
    ada = come(language=language, width=390, height=844)
    ada.against_bots("uchronia")

    ask(ada)

    told = ada.page.locator(".advice").inner_text()
    size = ada.page.evaluate(
        "() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    )
    assert "to win" not in told
    assert "bots-" not in told
    assert size == [390, 844]


def test_an_alternative_can_be_pointed_at(come: Callable[..., Visitor]) -> None:
    ada = come()
    ada.against_bots("uchronia")
    ada.await_turn()
    options = ada.updates()[-1]["question"]["options"]

    def add_alternative(route: Route) -> None:
        # Uncompiled, search has no time to look at a second one well enough to tell of it.
        answer = route.fetch()
        told = answer.json()
        best = told["advice"][0]
        other = next(number for number in options if number != best["option"])
        route.fulfill(response=answer, json={**told, "advice": [best, {**best, "option": other}]})

    ada.page.route("**/hint*", add_alternative)
    ask(ada)
    first = ada.page.locator("[data-target].hinted").first.get_attribute("data-target")

    ada.page.locator(ADVICE).nth(1).click()

    second = ada.page.locator("[data-target].hinted").first.get_attribute("data-target")
    assert first != second


@pytest.mark.parametrize("language", ["en", "fr", "nl"])
def test_variants_of_the_rules_are_sent(come: Callable[..., Visitor], language: str) -> None:
    ada = come(language=language)
    page = ada.open("/")
    card = page.locator("article").first
    card.locator("details").last.locator("summary").click()

    card.locator("[data-flag=sea_range]").select_option("same")
    told = card.inner_text()
    faults = ada.violations()
    card.get_by_role("button", name=term("web-play-now", language)).click()
    page.wait_for_url("**/match/*")

    flags = page.evaluate(
        "() => fetch('/api/matches/' + location.pathname.split('/')[2])"
        ".then((answer) => answer.json()).then((match) => match.flags)"
    )
    assert flags == {"sea_range": "same"}
    assert "-flag-" not in told
    assert faults == []
