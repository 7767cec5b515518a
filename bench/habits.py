"""Does a trivial habit beat the level that has it? python -m bench.habits [GAME ...] [--games G].

A habit is a line of ``HABITS``: an option that the level is never given, or is given alone where it
is open. One seat has the habit, the others play the level as it is, on the same deals in every
seat. A level that loses to its own copy with a habit overlooks something that a child could tell.
"""

from __future__ import annotations

import argparse
import sys
from fnmatch import fnmatchcase
from functools import partial
from math import sqrt
from typing import TYPE_CHECKING, Final, NamedTuple

from ludopolis.bots.bot import Bot, Budget, World
from ludopolis.bots.bot_game import BotGame, seed_from
from ludopolis.bots.roster import bot_named
from ludopolis.contest.ratings import shares, wilson
from ludopolis.contest.spread import spread
from ludopolis.core.decision import Decision
from ludopolis.core.game import Setup
from ludopolis.games import SLUGS, open_game

if TYPE_CHECKING:
    from ludopolis.core.rng import Rng

CERTAIN: Final = 3.3
"""Standard errors above an even share: one in two thousand, for there are many habits."""


class Habit(NamedTuple):
    """``never`` or ``always`` an option, given as ``question word`` with stars; or one ``for``
    another: the first where the level wants the second; or the ``last`` of what looks equal.
    """

    verb: str
    what: str
    other: str = ""


def habit_of(text: str) -> Habit:
    """A habit as ``HABITS`` has it."""
    verb, _, what = text.partition(" ")
    what, _, other = what.partition(" for ")
    return Habit(verb, what, other)


HABITS: Final = {
    "utopia": [
        "never enter surprise",
        "always enter surprise",
        "always * control:*",
        "always * wonder:*",
        "always action control:* for action end",
        "always action wonder:* for action end",
        "never enter control:*",
        "never action raise",
        "never action lower",
        "never action add_any",
        "never pay *+privilege",
        "always action remove",
        "last district *",
        "last *",
    ],
    "uchronia": [
        "never action plot",
        "never action command2:*",
        "always action command2:*",
        "never action command:wood",
        "always action command:stone",
        "always copy * for copy none",
        "always order_step feed:*",
        "always order_step launch:*",
        "always order_step start:*",
        "always order_step * for order_step done",
        "never order_step launch_forum:*",
        "always monopoly_take yes",
        "last setup_discard *",
        "last *",
    ],
    "dominations": [
        "last setup.objective *",
        "last setup.monument *",
        "always setup.redraw * for setup.redraw done",
        "always age.keep * for age.keep done",
        "always age.redraw * for age.redraw done",
        "always build.menu city",
        "always build.menu upgrade",
        "always build.menu monument",
        "never build.menu monument",
        "always develop.menu develop",
        "always develop.menu upgrade",
        "always age.assimilate * for age.assimilate no",
        "last develop.copy *",
        "last *",
    ],
}


class Habitual(Bot):
    """A bot that is offered only what its habit lets it see."""

    def __init__(self, bot: Bot, habit: Habit) -> None:
        self.bot = bot
        self.habit = habit

    def reset(self) -> None:
        self.bot.reset()

    def choose(self, world: World, budget: Budget, rng: Rng) -> int:
        left = self.left(world)
        if self.habit.other:
            wanted = self.bot.choose(world, budget, rng)
            if not matches(world, wanted, self.habit.other):
                return wanted
        if len(left) < 2:
            return left[0]
        return self.bot.choose(with_options(world, left), budget, rng)

    def left(self, world: World) -> list[int]:
        """What the habit leaves of the options; all of them rather than none."""
        options = world.decision.options
        other = self.habit.other
        meant = [option for option in options if matches(world, option, self.habit.what)]
        meant = [option for option in meant if not matches(world, option, other)]
        if self.habit.verb == "always":
            return meant or options
        if self.habit.verb == "last":
            return options[::-1] if meant == options else options
        return [option for option in options if option not in meant] or options


def matches(world: World, option: int, pattern: str) -> bool:
    """Whether an option, as ``question word``, is what a habit means."""
    ask = world.decision.ask
    words = f"{world.game.asks[ask].name} {world.game.word(ask, option)}"
    return fnmatchcase(words, pattern)


def with_options(world: World, options: list[int]) -> World:
    known = world.known.clone()
    asked = known.decision
    known.pending = Decision(asked.seat, asked.ask, options, asked.cause)
    return World(world.game, known, world.seat)


def share_won(slug: str, level: str, habit: str, seats: int, number: int) -> float:
    """What the habit won in game ``number``: one seat has it, the others don't."""
    game = open_game(slug)
    deal, place = divmod(number, seats)
    bots = [bot_named(game, level) for _ in range(seats)]
    bots[place] = Habitual(bots[place], habit_of(habit))
    seeds = [seed_from("habits", deal, seat) for seat in range(seats)]
    match = BotGame(game, Setup(seats, seed_from("habits", deal)), bots, seeds, Budget())
    outcome = game.outcome(match.play())
    assert outcome is not None
    assert not any(match.faults), match.faults
    return shares(outcome.places)[place]


def won(slug: str, level: str, habit: str, seats: int, games: int, jobs: int = 1) -> float:
    """How many games the habit won; a shared first place is a part of one."""
    play = partial(share_won, slug, level, habit, seats)
    return sum(share for _, share in spread(play, list(range(games)), jobs))


def is_better(wins: float, games: int, seats: int) -> bool:
    """Whether so many wins are more than chance would bring."""
    even = 1 / seats
    return wins / games > even + CERTAIN * sqrt(even * (1 - even) / games)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=list(SLUGS))
    parser.add_argument("--level", default="level3")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only", default="*", help="habits that match, with stars")
    return parser.parse_args()


def main() -> int:
    given = arguments()
    better = 0
    for slug in given.game:
        for habit in HABITS[slug]:
            if not fnmatchcase(habit, given.only):
                continue
            wins = won(slug, given.level, habit, given.seats, given.games, given.jobs)
            found = wilson(wins, given.games)
            is_bad = is_better(wins, given.games, given.seats)
            better += is_bad
            print(
                f"{slug}, {given.seats} seats, {given.level}, {habit}: {found.share:.1%}"
                f" ({found.low:.1%}-{found.high:.1%}) of {given.games}"
                + (" BEATS ITS LEVEL" if is_bad else ""),
                flush=True,
            )
    return 1 if better else 0


if __name__ == "__main__":
    sys.exit(main())
