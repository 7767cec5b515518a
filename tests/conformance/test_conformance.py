"""The promises that every game keeps, walked through at random."""

from __future__ import annotations

from itertools import cycle
from typing import TYPE_CHECKING, Final

import pytest

from ludopolis.bots.bot import Budget, world_of
from ludopolis.bots.roster import bot_named
from ludopolis.core.game import Setup
from ludopolis.core.rng import seeded
from ludopolis.core.state import State
from ludopolis.testing.conformance import check_game, check_two_worlds
from tests.conformance.games import GAMES, opened, other_flags, seat_counts, variants
from tests.extent import amount, in_turn
from tests.pearls import GAME, LeakyEvents, LeakyGoals, LeakyViews, pearls

if TYPE_CHECKING:
    from ludopolis.core.game import Game

EVERY: Final = amount(60, 5)
"""Of a whole game one position of so many is looked at."""
PLIES: Final = amount(200, 400)
BOTS: Final = ["level1", "level2", "level3", "ismcts:iterations=4"]
TABLES = [(slug, seats) for slug in GAMES for seats in seat_counts(slug)]
VARIANTS = [
    pytest.param(game, flags, id=f"{slug}-{game.rules_version}-{flags}")
    for slug in GAMES
    for game, flags in variants(slug)
]


@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_the_beginning_of_a_game(slug: str, seats: int) -> None:
    assert check_game(opened(slug), [Setup(seats, 100 + seats)], most=amount(40, 120)) > 10


@in_turn
@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_a_whole_game(slug: str, seats: int) -> None:
    assert check_game(opened(slug), [Setup(seats, 200 + seats)], every=EVERY) > 0


@pytest.mark.parametrize("slug", GAMES)
def test_a_game_with_other_flags(slug: str) -> None:
    setup = Setup(seat_counts(slug)[-1], 300, other_flags(slug))

    assert check_game(opened(slug), [setup], every=EVERY) > 0


@pytest.mark.parametrize(("game", "flags"), VARIANTS)
def test_every_variant(game: Game, flags: dict[str, str]) -> None:
    setup = Setup(game.seats[1], 400, flags)

    assert check_game(game, [setup], most=PLIES, every=100) > 0


@pytest.mark.parametrize(("game", "flags"), VARIANTS)
def test_bots_play_every_variant(game: Game, flags: dict[str, str]) -> None:
    """Positions from all over a random game: each kind of question once, to bots in turn."""
    bots = cycle([bot_named(game, name) for name in BOTS])
    s = game.new(Setup(game.seats[1], 500, flags))
    rng = seeded(500)
    asked: set[int] = set()
    for _ in range(PLIES):
        if s.over:
            break
        options = s.decision.options
        if s.decision.ask not in asked:
            asked.add(s.decision.ask)
            assert next(bots).choose(world_of(game, s, rng), Budget(), rng) in options
        s.apply(options[rng.below(len(options))])

    assert len(asked) > 1


def test_a_leak_in_a_view_is_caught() -> None:
    with pytest.raises(AssertionError, match="the view differs"):
        check_game(pearls(LeakyViews), [Setup(3, 1)])


def test_a_leak_in_a_goal_is_caught() -> None:
    with pytest.raises(AssertionError, match="the goals differ"):
        check_two_worlds(pearls(LeakyGoals), first_position(), 0, seeded(1), "")


def first_position() -> State:
    return GAME.new(Setup(3, 1))


def test_a_leak_in_an_event_is_caught() -> None:
    with pytest.raises(AssertionError, match="the events differ"):
        check_game(pearls(LeakyEvents), [Setup(3, seed) for seed in range(5)])
