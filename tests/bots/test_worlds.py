from __future__ import annotations

import pytest

from ludopolis.bots.bot import Bot, Budget, World, world_of
from ludopolis.bots.worlds import differences, positions, unlike_worlds
from ludopolis.core.rng import Rng, seeded
from ludopolis.games import SLUGS, open_game
from tests.extent import amount


@pytest.mark.parametrize("slug", SLUGS)
def test_equal_views_and_seeds_give_equal_answers(slug: str) -> None:
    game = open_game(slug)

    found = list(differences(game, ["greedy", "ismcts", "level1", "hint"], 3, amount(2, 6), 21, 4))

    assert found == []


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("slug", SLUGS)
def test_deals_that_look_alike_give_the_same_worlds(slug: str, seats: int) -> None:
    assert list(unlike_worlds(open_game(slug), seats, 30, 2)) == []


def test_worlds_stay_the_same_after_the_pile_was_renewed_again_and_again() -> None:
    game = open_game("uchronia")

    assert list(unlike_worlds(game, 5, 100, 8)) == []


class Peeping(Bot):
    """A planted leak: it reads the position that it should never get."""

    def __init__(self, truth: list[list[int]]) -> None:
        self.truth = truth

    def choose(self, world: World, budget: Budget, rng: Rng) -> int:
        options = world.decision.options
        return options[sum(map(sum, self.truth[5:])) % len(options)]


def test_a_planted_leak_would_be_seen() -> None:
    game = open_game("uchronia")
    answers = set()

    for s in positions(game, 3, 1, 3):
        for number in range(20):
            other = s.clone()
            other.determinize(s.decision.seat, seeded(number))
            world = world_of(game, other, seeded(5))
            pile = [[i * card for i, card in enumerate(row)] for row in other.save()]
            answers.add(Peeping(pile).choose(world, Budget(), seeded(1)))

    assert len(answers) > 1
