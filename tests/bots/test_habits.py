"""What a habit forbids is not done. That no level loses to a habit, ``make test-habits`` plays."""

from __future__ import annotations

from fnmatch import fnmatchcase

import pytest

from bench.habits import HABITS, Habitual, habit_of, is_better, matches, won
from ludopolis.bots.bot import Budget, world_of
from ludopolis.bots.roster import bot_named
from ludopolis.bots.worlds import positions
from ludopolis.core.decision import PASS
from ludopolis.core.game import Game
from ludopolis.core.rng import seeded
from ludopolis.games import SLUGS, open_game
from tests.extent import amount, is_chosen

PROBES = [(slug, habit) for slug in SLUGS for habit in HABITS[slug]]


def words_of(game: Game, ask: int) -> list[str]:
    """All that can be answered, as habits name it; numbers for larger packs have no word."""
    spec = game.asks[ask]
    found = [f"{spec.name} {game.word(ask, PASS)}"] if spec.optional else []
    for option in range(spec.count):
        try:
            found.append(f"{spec.name} {game.word(ask, option)}")
        except IndexError:
            continue
    return found


@pytest.mark.parametrize("slug", SLUGS)
def test_there_are_ten_habits_of_each_game_and_all_name_something(slug: str) -> None:
    game = open_game(slug)
    words = [word for ask in range(len(game.asks)) for word in words_of(game, ask)]

    assert len(HABITS[slug]) >= 10
    for habit in map(habit_of, HABITS[slug]):
        for pattern in filter(None, (habit.what, habit.other)):
            assert any(fnmatchcase(word, pattern) for word in words), pattern


@pytest.mark.parametrize(("slug", "habit"), [*PROBES[:2], ("uchronia", "last *")])
def test_a_habit_is_kept_wherever_there_is_a_choice(slug: str, habit: str) -> None:
    game = open_game(slug)
    bot = Habitual(bot_named(game, "uniform"), habit_of(habit))

    for s in positions(game, 3, amount(40, 400), 7):
        world = world_of(game, s, seeded(1))
        option = bot.choose(world, Budget(), seeded(2))
        meant = [each for each in s.decision.options if matches(world, each, bot.habit.what)]

        assert option in s.decision.options
        if 0 < len(meant) < len(s.decision.options):
            assert (option in meant) == (bot.habit.verb == "always")


def test_what_chance_would_bring_is_not_better() -> None:
    assert not is_better(110, 200, 2)
    assert is_better(125, 200, 2)
    assert is_better(100, 200, 4)


@pytest.mark.parametrize(("slug", "habit"), [
    (slug, habit) for number, (slug, habit) in enumerate(PROBES)
    if slug != "dominations" and is_chosen(number, 21)
])  # fmt: skip
def test_a_habit_and_its_level_play_whole_games(slug: str, habit: str) -> None:
    """Who wins is for ``make test-habits``, which plays hundreds with the compiled package."""
    games = amount(2, 4)

    assert 0 <= won(slug, "level1", habit, 2, games) <= games
