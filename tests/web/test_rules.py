"""The page of the rules: every rule in full, and every link of a table leads to one."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import pytest

from ludopolis.content.rulebook import plain, rulebook
from ludopolis.games import SLUGS, open_game
from ludopolis.play.lesson import guide_of
from ludopolis.text import term
from ludopolis.text.catalogue import LANGUAGES, catalogue, message
from tests.extent import is_chosen
from tests.text.test_diagrams import diagram_key, diagram_of
from tests.web.test_lessons import begin
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
CARD: Final = "dialog[open]"
OTHER: Final = ".drawn [data-spot*=':']:not([data-target], [data-spot^=score])"
"""A thing on the board that can't be picked now; a player's mark on the track explains nothing."""
DRAWN: Final = """() => {
  const images = [...document.querySelectorAll('img')]
  return images.length > 0 && images.every((image) => image.complete && image.naturalWidth > 0)
}"""
ALTERNATIVES: Final = """() => Object.fromEntries([...document.querySelectorAll('dd img')].map(
  (image) => [image.closest('div').id, image.alt]))"""
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


def look_up(page: Page, slug: str, link: str) -> str:
    """Follow a link of the table, read the very rule in front of it, and go back."""
    rule = page.locator(link).first.inner_text().split()[-1]
    page.locator(link).first.click()
    page.wait_for_selector(f"{CARD} [data-rule='{rule}']")
    shown = page.inner_text(f"{CARD} .words")
    page.keyboard.press("Escape")
    page.wait_for_selector(CARD, state="detached")

    assert set(words(plain(rulebook(slug).rules[rule].text))) <= set(words(shown))
    assert page.locator("#question").is_visible()
    return rule


@pytest.mark.parametrize("slug", SLUGS)
def test_the_table_leads_to_the_rule_and_back(come: Callable[..., Visitor], slug: str) -> None:
    """From what is asked, told, explained and refused; a lesson has all of them."""
    page = begin(come(), slug)
    other = page.locator(OTHER).first

    asked_by = look_up(page, slug, ".decision a.rule")
    told_by = look_up(page, slug, ".guide a.rule")
    other.hover()
    page.wait_for_selector("#explained a.rule")
    look_up(page, slug, "#explained a.rule")
    other.click()
    refused_by = look_up(page, slug, "[role=alert] a.rule")

    assert asked_by in asked(slug)
    assert told_by == guide_of(slug).lesson.steps[0].rule
    assert refused_by == asked_by


def test_a_key_looks_up_the_rule_of_a_word_and_of_the_question(
    come: Callable[..., Visitor],
) -> None:
    ada = come(language="fr")
    page = ada.open("/harness/dominations/late")
    page.locator("#question").focus()
    page.keyboard.press("r")
    page.wait_for_selector(f"{CARD} [data-rule]")
    question = page.inner_text(f"{CARD} h2")
    page.keyboard.press("Enter")
    page.wait_for_selector(CARD, state="detached")
    page.locator(".decision [data-word='term:knowledge']").first.focus()
    word = page.inner_text("#explained a.rule")
    page.keyboard.press("r")
    page.wait_for_selector(f"{CARD} [data-rule]")

    assert page.inner_text(f"{CARD} h2") == word != question
    assert ada.violations() == []


def test_a_rule_leads_to_those_it_names(come: Callable[..., Visitor]) -> None:
    page = come().open("/harness/utopia/early")
    page.locator("a.rule").first.click()
    page.wait_for_selector(f"{CARD} [data-rule]")
    first = page.inner_text(f"{CARD} h2")
    page.evaluate(
        """() => document.querySelector('dialog[open] .words').insertAdjacentHTML(
          'beforeend', '<a href="#T-7.1">T-7.1</a>')"""
    )

    page.locator(f"{CARD} a[href='#T-7.1']").click()
    page.wait_for_selector(f"{CARD} [data-rule='T-7.1'] img")
    drawn = page.evaluate(DRAWN)
    page.get_by_role("button", name="Back", exact=True).click()

    assert drawn
    assert page.inner_text(f"{CARD} h2") == first


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", SLUGS)
def test_diagrams_stand_at_their_rules(
    come: Callable[..., Visitor], slug: str, language: str
) -> None:
    page = come(language=language).open(f"/rules/{slug}")
    page.wait_for_selector("dl > div")
    wait_until(page, DRAWN)

    shown = page.evaluate(ALTERNATIVES)

    assert shown == {
        rule: catalogue(language).format(diagram_key(slug, rule), {})
        for rule in rulebook(slug).rules
        if diagram_of(rule).is_file()
    }


def test_contents_and_search(come: Callable[..., Visitor]) -> None:
    page = come().open("/rules/dominations")

    page.get_by_role("navigation", name="Contents").get_by_text("10. Build: Monuments").click()
    await_rule(page, "D-10.1")
    page.get_by_role("searchbox").fill("corruptio")

    assert page.locator("#D-12\\.7").count() == 1
    assert page.locator("#D-10\\.1").count() == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_wrong_addresses_are_answered_in_words(come: Callable[..., Visitor], language: str) -> None:
    ada = come(language=language)
    ada.offline = True  # the refused request is logged by the browser
    unknown = message(language, "refusal-game-unknown", {"game": "chess", "games": "@"})
    home = term("web-to-lobby", language)
    for path in ("/rules/chess", "/ours/chess", "/rules", "/nowhere", "/match/nowhere"):
        page = ada.open(path)
        page.get_by_role("link", name=home).wait_for()
        said = page.inner_text("main")

        assert page.inner_text("h1") == term("web-lost", language)
        assert (unknown.partition("@")[0] in said) == ("chess" in path)
        assert re.search(r"\b(web|refusal)-[a-z]", said) is None


def test_a_rule_that_is_not_there_is_told_and_all_are_shown(come: Callable[..., Visitor]) -> None:
    page = come().open("/rules/utopia#T-99.9")

    assert "T-99.9" in page.get_by_role("alert").inner_text()
    assert page.locator("#T-1\\.1").count() == 1


@pytest.mark.parametrize("slug", SLUGS)
def test_explanations_name_rules_that_are(slug: str) -> None:
    source = (ROOT / "web" / "src" / "games" / slug / "explained.ts").read_text(encoding="utf-8")
    named = {about.rule for about in open_game(slug).things().texts.values()}
    named |= {rule for found in SPEAKING.findall(source) for rule in found if rule}

    assert named
    assert named - rulebook(slug).numbered.keys() == set()
