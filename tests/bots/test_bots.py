from __future__ import annotations

import pytest

from ludopolis.bots.bot import Budget, World, world_of
from ludopolis.bots.bot_game import BotGame
from ludopolis.bots.judgements import heuristic_for
from ludopolis.bots.levels import LEVELS
from ludopolis.bots.lookahead import Lookahead
from ludopolis.bots.roster import bot_named
from ludopolis.bots.worlds import positions
from ludopolis.core.game import Game, Setup
from ludopolis.core.rng import seeded
from ludopolis.games import SLUGS, open_game
from ludopolis.wire.error import Refusal
from tests.extent import amount, sparing

BOTS = ["uniform", "greedy", "ismcts:iterations=3", "level1", "level2"]


def some_worlds(game: Game, count: int) -> list[World]:
    return [world_of(game, s, seeded(9)) for s in positions(game, 3, count, 5)]


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("name", BOTS)
def test_bots_choose_one_of_their_options(slug: str, name: str) -> None:
    game = open_game(slug)
    bot = bot_named(game, name)

    for world in some_worlds(game, amount(3, 6)):
        option = bot.choose(world, Budget(), seeded(1))

        assert option in world.decision.options


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("name", ["greedy", "ismcts:iterations=3"])
def test_the_same_world_and_generator_give_the_same_answer(slug: str, name: str) -> None:
    game = open_game(slug)

    for world in some_worlds(game, amount(2, 6)):
        first = bot_named(game, name).choose(world, Budget(), seeded(3))
        second = bot_named(game, name).choose(world, Budget(), seeded(3))

        assert first == second


@pytest.mark.parametrize("slug", SLUGS)
def test_a_world_holds_neither_the_generator_nor_the_position(slug: str) -> None:
    game = open_game(slug)
    s = game.new(Setup(3, 4))

    world = world_of(game, s, seeded(8))

    assert world.known is not s
    assert world.known.rng.words() != s.rng.words()
    assert world.view() == game.view(s, world.seat)
    assert world.decision.options == s.decision.options


def test_thinking_leaves_the_world_as_it_was() -> None:
    game = open_game("utopia")

    for world in some_worlds(game, 3):
        before = world.known.save()

        bot_named(game, "ismcts:iterations=6").choose(world, Budget(), seeded(1))

        assert world.known.save() == before


def test_five_levels_for_every_game() -> None:
    for slug in SLUGS:
        game = open_game(slug)

        bots = [bot_named(game, level) for level in LEVELS]

        assert len(bots) == 5


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("deep-blue", "bot-unknown"),
        ("run:", "bot-unknown"),
        ("ismcts:luck=1", "bot-setting"),
        ("ismcts:iterations=many", "bot-number"),
        ("ismcts:iterations=-1", "bot-number"),
        ("run:no-such-program-anywhere", "bot-program"),
    ],
)
def test_unknown_bots_are_refused(name: str, code: str) -> None:
    game = open_game("utopia")

    with pytest.raises(Refusal) as refused:
        bot_named(game, name)

    assert refused.value.code == code


@pytest.mark.parametrize("slug", sparing(SLUGS, "dominations"))
def test_greedy_beats_uniform(slug: str) -> None:
    game = open_game(slug)
    bots = [bot_named(game, "greedy"), bot_named(game, "uniform")]

    match = BotGame(game, Setup(2, 11), bots, [1, 2], Budget())
    match.play()

    outcome = game.outcome(match.state)
    assert outcome is not None
    assert outcome.places[0] == 1
    assert match.faults == [{}, {}]


def test_the_tree_is_kept_for_the_rest_of_the_turn() -> None:
    game = open_game("utopia")
    s = game.new(Setup(2, 1))
    bot = bot_named(game, "ismcts:iterations=40:actions=0:seconds=60")
    seat = s.decision.seat
    option = bot.choose(world_of(game, s, seeded(1)), Budget(), seeded(1))
    s.apply(option)
    assert s.decision.seat == seat

    bot.choose(world_of(game, s, seeded(2)), Budget(), seeded(2))

    # 40 rounds for the first answer, fewer for the second: the kept part is credited.
    assert 40 < bot.rounds < 80  # type: ignore[attr-defined]


def test_playing_on_looks_at_a_few_options_and_at_each_of_them_at_times() -> None:
    ahead = Lookahead(heuristic_for(open_game("utopia")), 2, 100, 3)
    options = list(range(8))

    drawn = [ahead.glanced_at(options) for _ in range(60)]

    assert all(len(set(some)) == 3 for some in drawn)
    assert set().union(*drawn) == set(options) == set(range(8))
    assert ahead.glanced_at([4, 2, 7]) == [4, 2, 7]


def test_a_stopped_search_answers() -> None:
    game = open_game("utopia")
    world = some_worlds(game, 1)[0]
    bot = bot_named(game, "ismcts:iterations=1000000")

    option = bot.choose(world, Budget(0.01), seeded(1))

    assert option in world.decision.options
