"""What is said unasked: who one is, whose turn it is, what one has done oneself, who won."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ludopolis.text import LANGUAGES, term

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.visitor import Visitor


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
    assert term("web-your-turn", language) in first.inner_text()


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
