"""What the catalogue says of questions and things is what the game says."""

from __future__ import annotations

import msgspec
import pytest

from ludopolis.games import SLUGS, open_game
from ludopolis.server.catalogue import catalogue
from ludopolis.text import LANGUAGES
from ludopolis.wire.rest import Catalogue


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", SLUGS)
def test_the_catalogue_carries_questions_and_texts(slug: str, language: str) -> None:
    game = open_game(slug)

    sent = msgspec.json.decode(msgspec.json.encode(catalogue(slug, language)), type=Catalogue)

    assert sent.things == game.things()
    assert {ask.name: ask.things for ask in sent.asks} == {a.name: a.things for a in game.asks}


@pytest.mark.parametrize("slug", SLUGS)
def test_every_thing_has_a_rule_and_lies_somewhere(slug: str) -> None:
    things = open_game(slug).things()

    assert [thing for thing, about in things.texts.items() if not about.rule] == []
    assert set(things.kinds.values()) <= {thing.partition(":")[0] for thing in things.texts}
