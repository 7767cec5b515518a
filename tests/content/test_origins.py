"""What is ours and not the rulebook's is said of every thing, as its pack says it."""

from __future__ import annotations

from typing import Any

import pytest

from ludopolis.content.source import Document, read_files
from ludopolis.games import SLUGS, open_game, pack_source

LISTS = {
    "uchronia": {"building": "building"},
    "dominations": {"card": "mastery", "monument": "monument", "nation": "nation", "tile": "tile"},
}


@pytest.mark.parametrize("slug", sorted(LISTS))
def test_a_thing_says_of_its_origin_what_its_pack_says(slug: str) -> None:
    game = open_game(slug)
    pack: dict[str, Any] = dict(Document(read_files(pack_source(game))).table)
    texts = game.things().texts
    found = {
        f"{kind}:{entry['id']}": entry["provenance"].replace("rulebook", "")
        for kind, name in LISTS[slug].items()
        for entry in pack[name]
    }

    assert {thing: texts[thing].origin for thing in found} == found


@pytest.mark.parametrize("slug", SLUGS)
def test_every_thing_with_an_origin_can_be_looked_at(slug: str) -> None:
    game = open_game(slug)

    assert set(game.origins) <= set(game.things().texts)
    assert "reconstructed" in {about.origin for about in game.things().texts.values()}


def test_the_board_of_utopia_is_ours() -> None:
    texts = open_game("utopia").things().texts

    assert {about.origin for thing, about in texts.items() if thing.startswith("district:")} == {
        "reconstructed"
    }
    assert texts["civ:greece"].origin == ""
