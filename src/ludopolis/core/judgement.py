"""What every game's hand-made judgement offers to greedy play, search and hints."""

from __future__ import annotations

from abc import abstractmethod
from math import exp
from typing import TYPE_CHECKING, Final, Generic

from ludopolis.core.kinds import S
from ludopolis.core.native import append, i64, mypyc_attr, vec

if TYPE_CHECKING:
    from ludopolis.core.decision import Decision
    from ludopolis.core.game import Game

UNCLEAR: Final = -2
"""No option stands out."""
FULL_SIGHT: Final = 0xFFFF
STRONGEST_RIVAL: Final = 0.7
GREEDY: Final = 0


class ByNet:
    """How a level plays by the net of its game, of whose correction it takes a ``share``."""

    def __init__(
        self, iterations: int = GREEDY, actions: int = 0, share: float = 1.0, finalists: int = 0
    ) -> None:
        self.iterations: Final = iterations
        self.actions: Final = actions
        self.share: Final = share
        self.finalists: Final = finalists


class Level:
    """What a level sees (``sight``) and how far it looks: one action, or rounds of search.

    ``actions`` are played on before a round of search judges the position. Without search, the best
    ``finalists`` are looked ahead to the end of the turn. Where the game has a net, a level
    with ``by_net`` judges by it. ``shared`` rounds are those for two seats.
    """

    def __init__(
        self,
        sight: int,
        iterations: int = GREEDY,
        actions: int = 0,
        by_net: ByNet | None = None,
        finalists: int = 0,
        *,
        shared: bool = False,
    ) -> None:
        self.sight: Final = sight
        self.iterations: Final = iterations
        self.actions: Final = actions
        self.finalists: Final = finalists
        self.by_net: Final = by_net
        self.shared: Final = shared


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristic(Generic[S]):
    """A judgement of positions ``S`` in points of the game; ``sight`` masks what a level overlooks.

    ``weights`` are its numbers, in the order of the game's own table.
    """

    def __init__(self, game: Game[S], sight: int, weights: list[float]) -> None:
        self.game: Final = game
        self.sight: Final[i64] = sight
        packed = vec[float](capacity=len(weights))
        for weight in weights:
            packed = append(packed, weight)
        self.weights: Final[vec[float]] = packed

    def __reduce__(self) -> tuple[object, ...]:
        return judged, (self.game, self.sight, [weight for weight in self.weights])  # noqa: C416

    @abstractmethod
    def value(self, s: S, seat: i64) -> float:
        """The points that the seat may expect at the end, more or less."""

    @abstractmethod
    def scale(self, s: S) -> float:
        """The lead in points that wins about three games in four from here."""

    @abstractmethod
    def is_settled(self, s: S) -> bool:
        """Whether the position can be judged: no action is half carried out."""

    def goes_on(self, s: S) -> bool:
        """Whether a settled position is a pause between the steps of one action."""
        return False

    def obvious(self, s: S, decision: Decision) -> int:
        """An option that needs no thought, or UNCLEAR."""
        return UNCLEAR

    def considered(self, decision: Decision) -> list[int]:
        """The options worth a look one action ahead; never none of them."""
        return decision.options

    def searched(self, s: S, decision: Decision) -> list[int]:
        """The options worth a search, which sees further than one action."""
        return self.considered(decision)

    def planned(self, s: S, decision: Decision) -> list[int]:
        """The options worth a look to the end of the turn, in one sampled world."""
        return self.considered(decision)

    def clear(self, s: S, decision: Decision, options: list[int]) -> int:
        """The only one of the options worth a thought, or UNCLEAR."""
        return options[0] if len(options) == 1 else self.obvious(s, decision)

    def names(self) -> list[str]:
        """The message keys of ``parts``."""
        return []

    def parts(self, s: S, seat: i64) -> vec[float]:
        """The parts of the value, in the order of their names."""
        return vec[float]()

    def terms(self, s: S, seat: i64) -> dict[str, float]:
        """The parts of the value by message key, to explain a choice."""
        names = self.names()
        parts = self.parts(s, seat)
        return {names[i]: parts[i] for i in range(len(names))}

    def sees(self, part: i64) -> bool:
        return self.sight & part != 0

    def lead(self, s: S, seat: i64, seats: i64) -> float:
        """How far the seat is ahead of its rivals, mostly of the strongest."""
        strongest = -1e9
        total = 0.0
        for other in range(seats):
            if other != seat:
                theirs = self.value(s, other)
                total += theirs
                strongest = max(strongest, theirs)
        rivals = STRONGEST_RIVAL * strongest + (1.0 - STRONGEST_RIVAL) * total / float(seats - 1)
        return self.value(s, seat) - rivals

    def chances(self, s: S, seats: i64) -> list[float]:
        """The chance of each seat to win; exact once the game is over."""
        if s.over:
            return self.shares(s, seats)
        return shares_of([self.value(s, seat) for seat in range(seats)], self.scale(s))

    def shares(self, s: S, seats: i64) -> list[float]:
        outcome = self.game.outcome(s)
        assert outcome is not None
        winners = outcome.winners
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(seats)]


def shares_of(values: list[float], scale: float) -> list[float]:
    """The chances of seats whose positions are worth so much, where ``scale`` is what counts."""
    top = max(values)
    weights = [exp((value - top) / scale) for value in values]
    total = sum(weights)
    return [weight / total for weight in weights]


def judged(game: Game, sight: int, weights: list[float]) -> Heuristic:
    """The game's own judgement with these weights."""
    found: Heuristic = game.part("judgement").judge(game, sight, weights)
    return found
