"""What a bot gets and gives: a world as its seat knows it, a budget, and an option back.

A bot never holds the true position: the one in its world was dealt anew before it came here.
"""

from __future__ import annotations

from abc import abstractmethod
from copyreg import __newobj__  # type: ignore[attr-defined]  # what pickle itself uses
from typing import TYPE_CHECKING, Final

from ludopolis.core.game import Setup
from ludopolis.core.native import mypyc_attr

if TYPE_CHECKING:
    from ludopolis.core.decision import Decision
    from ludopolis.core.game import Game
    from ludopolis.core.rng import Rng
    from ludopolis.core.state import State
    from ludopolis.wire.view import View

NO_LIMIT: Final = 0


class Budget:
    """How long a bot may think: seconds of time and rounds of search, 0 for its own measure."""

    def __init__(self, seconds: float = 0.0, iterations: int = NO_LIMIT) -> None:
        self.seconds: Final = seconds
        self.iterations: Final = iterations

    def __reduce__(self) -> tuple[object, ...]:
        return Budget, (self.seconds, self.iterations)


class World:
    """A position as one seat knows it, at a moment when that seat is asked.

    ``known`` is consistent with all that the seat sees and has learnt; its hidden cards and its
    generator are made up. The two-worlds test of bots proves that nothing else comes through.
    ``flags`` are those of the match, by which a pickled world finds its rules again.
    """

    def __init__(
        self, game: Game, known: State, seat: int, flags: dict[str, str] | None = None
    ) -> None:
        self.game: Final = game
        self.known: Final = known
        self.seat: Final = seat
        self.flags: Final = flags

    def __copy__(self) -> World:
        return World(self.game, self.known.clone(), self.seat, self.flags)

    def __deepcopy__(self, memo: dict[int, object]) -> World:
        return self.__copy__()

    def __reduce__(self) -> tuple[object, ...]:
        if self.flags is None:
            raise TypeError("a world can be pickled only if the flags of its match are known")
        return unpickled, (self.game, self.known.save(), self.seat, self.flags, self.seats)

    @property
    def seats(self) -> int:
        return len(self.known.scores())

    @property
    def decision(self) -> Decision:
        """The question, with the seat's own options."""
        return self.known.decision

    def view(self) -> View:
        """What the seat may know, as data."""
        return self.game.view(self.known, self.seat)

    def sample(self, rng: Rng) -> State:
        """One of the positions that the seat may be in; all the hidden cards are dealt anew."""
        s = self.known.clone()
        s.determinize(self.seat, rng)
        return s


def unpickled(
    game: Game, rows: list[list[int]], seat: int, flags: dict[str, str], seats: int
) -> World:
    """The world that was pickled."""
    return World(game, game.restore(Setup(seats, 0, flags), rows), seat, flags)


def world_of(game: Game, s: State, rng: Rng, flags: dict[str, str] | None = None) -> World:
    """The world of the seat that is asked: a copy of the position without its secrets."""
    seat = s.decision.seat
    known = s.clone()
    known.determinize(seat, rng)
    return World(game, known, seat, flags)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player. One object plays one seat of one match at a time.

    Copies, also those of ``pickle``, know nothing of the match that the original plays.
    """

    @abstractmethod
    def choose(self, world: World, budget: Budget, rng: Rng) -> int:
        """One of the options of ``world.decision``; the same world and generator, the same answer.

        Time is a safety net: a bot that runs into it may answer differently the next time.
        """

    def reset(self) -> None:
        """Forget the match: the next world is of another one."""

    def stop(self) -> None:
        """Ask a thinking bot, from another thread, to answer at once."""

    def close(self) -> None:
        """Give back what the bot holds; it is not asked again."""

    def __reduce__(self) -> tuple[object, ...]:
        """A copy, also in another process: a bot of one's own is its attributes."""
        # When compiled, a bot without attributes has nothing to keep them in.
        return __newobj__, (type(self),), getattr(self, "__dict__", None)

    def faults(self) -> dict[str, int]:
        """What went wrong since the last reset, by kind."""
        return {}
