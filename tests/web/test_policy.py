"""The policy of the pages in a real browser: nothing is asked of other sites or violated."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import pytest

from ludopolis.games import SLUGS
from tests.web.test_pages import PAGES

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.visitor import Visitor

WATCH = """
window.violations = []
document.addEventListener('securitypolicyviolation', (event) => {
  window.violations.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`)
})
"""


def watched(come: Callable[..., Visitor], **settings: object) -> tuple[Visitor, list[str]]:
    """A visitor, and the addresses that their browser asks for."""
    ada = come(**settings)
    asked: list[str] = []
    ada.context.add_init_script(WATCH)
    ada.page.on("request", lambda request: asked.append(request.url))
    return ada, asked


def foreign(ada: Visitor, asked: list[str]) -> set[str]:
    own = urlsplit(ada.address).netloc
    return {url for url in asked if urlsplit(url).netloc not in {own, ""}}


def violations(ada: Visitor) -> list[str]:
    found: list[str] = ada.page.evaluate("window.violations")
    return found


def test_no_page_breaks_the_policy(come: Callable[..., Visitor]) -> None:
    ada, asked = watched(come)
    broken = {}
    for path in [*PAGES, "/schema"]:
        ada.open(path)
        ada.page.wait_for_timeout(100)
        broken[path] = violations(ada)

    assert {path: found for path, found in broken.items() if found} == {}
    assert foreign(ada, asked) == set()
    assert len(asked) > len(PAGES)


@pytest.mark.parametrize("game", SLUGS)
def test_no_game_breaks_the_policy(come: Callable[..., Visitor], game: str) -> None:
    ada, asked = watched(come, speed=2.5)
    ada.against_bots(game)
    ada.pick_many(12)

    assert violations(ada) == []
    assert foreign(ada, asked) == set()


def test_foreign_and_inline_scripts_do_not_run(come: Callable[..., Visitor]) -> None:
    ada, _ = watched(come)
    ada.open("/credits")
    ada.offline = True
    ada.page.evaluate(
        """() => {
          const inline = document.createElement('script')
          inline.textContent = 'window.ran = true'
          document.body.append(inline)
          const image = document.createElement('img')
          image.src = 'https://elsewhere.example/spy.png'
          document.body.append(image)
        }"""
    )
    ada.page.wait_for_timeout(300)

    assert len(violations(ada)) == 2
    assert ada.page.evaluate("window.ran") is None
