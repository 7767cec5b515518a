# interpreted: a test that can be run at any size
"""Two worlds: a seat that sees the same must answer the same, whatever the hidden cards are."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ludopolis.bots.bot import Budget, world_of
from ludopolis.bots.bot_game import seed_from
from ludopolis.bots.hint import hint
from ludopolis.bots.roster import bot_named
from ludopolis.core.game import Setup
from ludopolis.core.rng import seeded

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ludopolis.core.game import Game
    from ludopolis.core.state import State

HINT = "hint"
WORLD = "world"


class Difference(msgspec.Struct, frozen=True):
    """Two answers, or two sampled worlds, that should have been one."""

    bot: str
    number: int
    seat: int
    ask: str
    answers: list[str]


def positions(game: Game, seats: int, count: int, seed: int) -> Iterator[State]:
    """Questions with a choice, met in games played at random; mostly some way apart."""
    rng = seeded(seed)
    number = 0
    s = game.new(Setup(seats, seed))
    while count > 0:
        if s.over:
            number += 1
            s = game.new(Setup(seats, seed_from(seed, number)))
        options = s.decision.options
        if len(options) > 1 and rng.below(5) == 0:
            count -= 1
            yield s.clone()
        s.apply(options[rng.below(len(options))])


def answer(game: Game, bot: str, s: State, seed: int, iterations: int) -> str:
    """What the bot says in this position, its chance fixed by the seed."""
    rng = seeded(seed)
    world = world_of(game, s, rng)
    budget = Budget(3600.0, iterations)
    if bot == HINT:
        return msgspec.json.encode(hint(world, budget, rng)).decode()
    return str(bot_named(game, bot).choose(world, budget, rng))


def differences(
    game: Game, bots: list[str], seats: int, count: int, seed: int, iterations: int = 8
) -> Iterator[Difference]:
    """Every position in which a bot or the hint answers otherwise in a re-dealt world."""
    for number, s in enumerate(positions(game, seats, count, seed)):
        seat = s.decision.seat
        other = s.clone()
        other.determinize(seat, seeded(seed_from(seed, number, "other")))
        for bot in bots:
            fixed = seed_from(seed, number, bot)
            answers = [answer(game, bot, world, fixed, iterations) for world in (s, other)]
            if answers[0] != answers[1]:
                ask = game.asks[s.decision.ask].name
                yield Difference(bot, number, seat, ask, answers)


def unlike_worlds(game: Game, seats: int, count: int, seed: int) -> Iterator[Difference]:
    """Every position of which some seat, or a spectator, gets another world from another deal.

    Two deals that look alike to a seat must give it the same worlds from the same generator, number
    by number. Then nothing that is made of worlds can tell the deals apart.
    """
    for number, s in enumerate(positions(game, seats, count, seed)):
        for seat in range(-1, seats):
            other = s.clone()
            other.determinize(seat, seeded(seed_from(seed, number, seat)))
            saved = []
            for deal in (s, other):
                world = deal.clone()
                world.determinize(seat, seeded(number))
                saved.append(str(world.save()))
            if saved[0] != saved[1]:
                yield Difference(WORLD, number, seat, game.asks[s.decision.ask].name, saved)
