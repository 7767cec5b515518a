"""The page of the rules: every rule in full, and every link of a table leads to one."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import pytest

from ludopolis.content.rulebook import plain, rulebook
from ludopolis.games import SLUGS, open_game
from ludopolis.text.catalogue import LANGUAGES
from tests.extent import is_chosen
from tests.web.visitor import ROOT, wait_until

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tests.web.visitor import Visitor

SHOWN: Final = """() => [...document.querySelectorAll('dl > div')].map((rule) => {
  rule.querySelector('.ruling')?.remove()
  return [rule.id, rule.querySelector('dd').innerText]
})"""
LED: Final = """(id) => {
  const { top, bottom } = document.activeElement.getBoundingClientRect()
  return document.activeElement.id === id && top < innerHeight && bottom > 0
}"""
SPEAKING: Final = re.compile(r"rule: (?:level \? )?'([A-Z]-[\d.]+)'(?: : '([A-Z]-[\d.]+)')?")
"""A rule that the explanation of a thing names, in the client's source."""


def words(text: str) -> list[str]:
    return re.findall(r"\w+", text)


def asked(slug: str) -> list[str]:
    """The rules behind all questions of a game; refusals name the rule of the question."""
    return sorted({ask.rule for ask in open_game(slug).asks})


def some(rules: list[str], one_of: int) -> list[str]:
    """One of so many, or all of them."""
    return [rule for number, rule in enumerate(rules) if is_chosen(number, one_of)]


def await_rule(page: Page, rule: str) -> None:
    wait_until(page, LED, rule)


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_shown_in_full(
    stay: Callable[..., Visitor], slug: str, language: str
) -> None:
    page = stay(language=language).open(f"/rules/{slug}")
    page.wait_for_selector("dl > div")
    rules = rulebook(slug, language).rules
    rulings = page.locator(".ruling").count()

    shown = {name: words(text) for name, text in page.evaluate(SHOWN)}

    assert shown == {name: words(plain(rule.text)) for name, rule in rules.items()}
    assert rulings == sum("ruling" in rule.marks for rule in rules.values())


@pytest.mark.parametrize("slug", SLUGS)
def test_the_link_of_every_question_leads_to_its_rule(
    stay: Callable[..., Visitor], slug: str
) -> None:
    ada = stay()
    for rule in some(asked(slug), 4):
        ada.open(f"/rules/{slug}#{rule}").reload()  # as in a tab of its own
        await_rule(ada.page, rule)


@pytest.mark.parametrize("slug", SLUGS)
def test_the_page_leads_to_every_rule(stay: Callable[..., Visitor], slug: str) -> None:
    page = stay().open(f"/rules/{slug}")
    page.wait_for_selector("dl > div")

    for rule in some(list(rulebook(slug).rules), 4):
        page.evaluate("(id) => document.querySelector(`dt a[href='#${id}']`).click()", rule)
        await_rule(page, rule)


@pytest.mark.parametrize("slug", SLUGS)
def test_the_table_leads_to_the_rule(come: Callable[..., Visitor], slug: str) -> None:
    ada = come()
    ada.against_bots(slug)
    ada.await_turn()
    link = ada.page.locator("a.rule").first

    with ada.page.expect_popup() as opened:
        link.click()

    rule = opened.value.url.partition("#")[2]
    assert rule in asked(slug)
    await_rule(opened.value, rule)


def test_contents_and_search(come: Callable[..., Visitor]) -> None:
    page = come().open("/rules/dominations")

    page.get_by_role("navigation", name="Contents").get_by_text("10. Build: Monuments").click()
    await_rule(page, "D-10.1")
    page.get_by_role("searchbox").fill("corruptio")

    assert page.locator("#D-12\\.7").count() == 1
    assert page.locator("#D-10\\.1").count() == 0


def test_a_game_without_rules_is_lost(come: Callable[..., Visitor]) -> None:
    ada = come()
    ada.offline = True  # the refused request is logged by the browser
    page = ada.open("/rules/chess")

    page.get_by_role("link", name="All games").wait_for()


@pytest.mark.parametrize("slug", SLUGS)
def test_explanations_name_rules_that_are(slug: str) -> None:
    source = (ROOT / "web" / "src" / "games" / slug / "explained.ts").read_text(encoding="utf-8")
    named = {about.rule for about in open_game(slug).things().texts.values()}
    named |= {rule for found in SPEAKING.findall(source) for rule in found if rule}

    assert named
    assert named - rulebook(slug).numbered.keys() == set()
