# interpreted: a hint is asked for by a person, once in a while
"""What the strongest level would do from the asker's own information, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludopolis.bots.ismcts import Ismcts
from ludopolis.bots.levels import strongest
from ludopolis.bots.lookahead import Lookahead
from ludopolis.bots.tree import is_better
from ludopolis.core.judgement import UNCLEAR
from ludopolis.wire.rest import Advice
from ludopolis.wire.text import Line, TermArg

if TYPE_CHECKING:
    from ludopolis.bots.bot import Budget, World
    from ludopolis.bots.tree import Edge
    from ludopolis.core.judgement import Heuristic
    from ludopolis.core.rng import Rng

SHOWN: Final = 3
LOOKED_AT: Final = 5
"""Rounds of search that an alternative must have had."""
CONFIDENCE: Final = 1.96
WIDTH: Final = 400
NOTABLE: Final = 0.25
"""A gain below a quarter of a point is not worth a word."""


def hint(world: World, budget: Budget, rng: Rng) -> list[Advice]:
    """The best option and up to two alternatives; only what the seat knows goes into it."""
    bot = strongest(world.game)
    seats = len(world.known.scores())
    heuristic = bot.heuristic
    if len(world.decision.options) == 1:
        chance = heuristic.chances(world.known, seats)[world.seat]
        option = world.decision.options[0]
        return [advice(world, option, (chance, 0.0, 0), Line("bots-why-forced"))]
    options = heuristic.searched(world.known, world.decision)
    known = heuristic.clear(world.known, world.decision, options)
    if known != UNCLEAR:
        chance = heuristic.chances(world.known, seats)[world.seat]
        return [advice(world, known, (chance, 0.0, 0), reason(world, heuristic, known, rng))]
    question = bot.think(world, budget, rng)
    ranked = rank_edges([edge for edge in question.edges if edge.option in options])
    return [advice_of(world, bot, edge, rng.clone()) for edge in told(ranked)[:SHOWN]]


def told(ranked: list[Edge]) -> list[Edge]:
    """The best, and the others of which search can say by how much they are worse.

    What was hardly looked at may have been lucky: a figure for it would mislead.
    """
    best = ranked[0]
    looked_at = [edge for edge in ranked[1:] if edge.visits >= LOOKED_AT]
    return [best, *(edge for edge in looked_at if edge.mean() <= best.mean())]


def rank_edges(edges: list[Edge]) -> list[Edge]:
    rest = list(edges)
    found: list[Edge] = []
    while rest:
        best = rest[0]
        for edge in rest[1:]:
            if is_better(edge, best):
                best = edge
        rest.remove(best)
        found.append(best)
    return found


def advice_of(world: World, bot: Ismcts, edge: Edge, rng: Rng) -> Advice:
    chance = edge.mean() if edge.visits > 0 else 0.0
    figures = (chance, CONFIDENCE * edge.error(), edge.visits)
    return advice(world, edge.option, figures, reason(world, bot.heuristic, edge.option, rng))


def advice(world: World, option: int, figures: tuple[float, float, int], why: Line) -> Advice:
    ask = world.decision.ask
    chance, spread, visits = figures
    return Advice(
        option=option,
        word=world.game.word(ask, option),
        label=world.game.label(ask, option),
        chance=round(chance, 3),
        low=round(max(0.0, chance - spread), 3),
        high=round(min(1.0, chance + spread), 3),
        visits=visits,
        why=why,
    )


def reason(world: World, heuristic: Heuristic, option: int, rng: Rng) -> Line:
    """What the line gains most: a message key and the points it is worth.

    An action that only prepares the next one is explained by both.
    """
    seat = world.seat
    s = world.sample(rng)
    before = heuristic.terms(s, seat)
    ahead = Lookahead(heuristic, len(s.scores()), WIDTH)
    ahead.after(s, option, seat)
    end = ahead.best
    assert end is not None
    gains = notable(before, heuristic.terms(end, seat))
    if not gains and not end.over and end.decision.seat == seat:
        gains = notable(before, heuristic.terms(ahead.best_action(end), seat))
    if not gains:
        return Line("bots-why-keeps")
    terms = [TermArg(f"{world.game.slug}-term-{key}") for _, key in gains]
    points, tenths = divmod(round(10 * sum(gain for gain, _ in gains)), 10)
    return Line("bots-why-gains", {"what": list(terms), "points": points, "tenths": tenths})


def notable(before: dict[str, float], after: dict[str, float]) -> list[tuple[float, str]]:
    """The two parts of the value that grew most, if they are worth a word."""
    gains = sorted(((after[key] - before[key], key) for key in before), reverse=True)
    return [gain for gain in gains if gain[0] >= NOTABLE][:2]
