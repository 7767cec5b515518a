from __future__ import annotations

import pytest

from ludopolis.bots.bot import Budget, world_of
from ludopolis.bots.hint import LOOKED_AT, hint
from ludopolis.bots.judgements import heuristic_for
from ludopolis.bots.levels import strongest
from ludopolis.bots.worlds import positions
from ludopolis.core.judgement import UNCLEAR
from ludopolis.core.rng import seeded
from ludopolis.games import SLUGS, open_game
from ludopolis.text import LANGUAGES, render
from ludopolis.text.catalogue import catalogue
from tests.extent import amount


@pytest.mark.parametrize("slug", SLUGS)
def test_a_hint_gives_options_chances_and_reasons(slug: str) -> None:
    game = open_game(slug)

    for s in positions(game, 2, 4, 13):
        found = hint(world_of(game, s, seeded(1)), Budget(60.0, 12), seeded(2))

        assert 1 <= len(found) <= 3
        assert {advice.option for advice in found} <= set(s.decision.options)
        for advice in found:
            assert 0 <= advice.low <= advice.chance <= advice.high <= 1
            for language in LANGUAGES:
                assert render(advice.why, language, game.names()) != advice.why.key


@pytest.mark.parametrize("slug", SLUGS)
def test_no_alternative_looks_better_than_what_is_recommended(slug: str) -> None:
    game = open_game(slug)

    for s in positions(game, 2, amount(3, 12), 29):
        best, *others = hint(world_of(game, s, seeded(1)), Budget(60.0, 16), seeded(2))

        for other in others:
            assert other.chance <= best.chance
            assert other.visits >= LOOKED_AT


@pytest.mark.parametrize("slug", SLUGS)
def test_a_hint_agrees_with_the_level_where_it_needs_no_search(slug: str) -> None:
    game = open_game(slug)
    bot = strongest(game)

    for s in positions(game, 2, 12, 13):
        known = bot.heuristic.clear(s, s.decision, bot.heuristic.searched(s, s.decision))
        found = hint(world_of(game, s, seeded(1)), Budget(60.0, 2), seeded(2))

        assert known in {UNCLEAR, found[0].option}
        assert known == UNCLEAR or len(found) == 1


@pytest.mark.parametrize("slug", SLUGS)
def test_every_part_of_a_judgement_has_a_name_in_all_languages(slug: str) -> None:
    game = open_game(slug)
    heuristic = heuristic_for(game)
    s = next(positions(game, 2, 1, 13))

    for key in heuristic.terms(s, 0):
        for language in LANGUAGES:
            assert catalogue(language).has(f"{slug}-term-{key}")


@pytest.mark.parametrize("slug", SLUGS)
def test_the_parts_of_a_judgement_make_the_whole(slug: str) -> None:
    game = open_game(slug)
    heuristic = heuristic_for(game)

    for s in positions(game, 2, 8, 17):
        total = sum(heuristic.terms(s, 1).values())

        assert heuristic.value(s, 1) == pytest.approx(total, abs=0.01)
