"""The rules of every game, asked of the server: every id, in full, in the order of the page."""

from __future__ import annotations

from typing import TYPE_CHECKING

import httpx
import msgspec
import pytest

from ludopolis.content.rulebook import rulebook
from ludopolis.games import SLUGS
from ludopolis.text.catalogue import LANGUAGES

if TYPE_CHECKING:
    from tests.server.conftest import House


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_served_in_full(house: House, slug: str, language: str) -> None:
    answer = httpx.get(f"{house.url}/api/rules/{slug}?lang={language}", verify=False)

    assert answer.json() == msgspec.to_builtins(list(rulebook(slug, language).rules.values()))


def test_rules_of_no_game_are_refused(house: House) -> None:
    answer = httpx.get(f"{house.url}/api/rules/chess", verify=False)

    assert answer.status_code == 404
    assert answer.json()["code"] == "game-unknown"
