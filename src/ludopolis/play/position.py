"""The door for programs: a game in play, with checked moves, bots and records.

``import ludopolis`` offers it, with the arena and the types that go with it.
"""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from ludopolis.bots.bot import Bot, Budget, World, world_of
from ludopolis.bots.bot_game import seed_from
from ludopolis.bots.roster import NAMES, bot_named
from ludopolis.core.game import Setup
from ludopolis.core.rng import seeded
from ludopolis.games import SLUGS, open_game
from ludopolis.play import record as records
from ludopolis.wire.error import Refusal, check_int
from ludopolis.wire.record import seal_record

if TYPE_CHECKING:
    from ludopolis.core.decision import Decision
    from ludopolis.core.game import Game, Outcome
    from ludopolis.core.rng import Rng
    from ludopolis.core.state import State
    from ludopolis.wire.record import Record
    from ludopolis.wire.view import View


class Position:
    """A game in play. Made by ``ludopolis.new``; changed only by ``apply``.

    ``plies`` are the answers given so far, ``game`` the rules, ``state`` the compiled position
    underneath, for programs that need its speed and take care: it knows all secrets, and its own
    ``apply`` checks nothing.
    """

    def __init__(self, game: Game, setup: Setup, state: State, plies: list[int]) -> None:
        self.game = game
        self.setup = setup
        self.state = state
        self.plies = plies

    def __repr__(self) -> str:
        name = f"{self.game.slug}, {self.setup.seats} seats, ply {len(self.plies)}"
        asked = self.pending
        if asked is None:
            return f"<Position: {name}, over>"
        return f"<Position: {name}, seat {asked.seat} to answer {self.ask!r}>"

    @property
    def pending(self) -> Decision | None:
        """The question that is asked: ``seat``, ``ask``, ``options``, ``cause``. None at the end.

        >>> new("utopia", seed=7).pending.options
        [3, 11, 13, 15, 20]
        """
        return self.state.pending

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def ask(self) -> str:
        """The kind of the question, in the rules' words; refuses once the game is over."""
        return self.game.asks[self.decision().ask].name

    def decision(self) -> Decision:
        """The question; refuses once the game is over."""
        if self.state.pending is None:
            raise Refusal("game-over")
        return self.state.pending

    def words(self) -> list[str]:
        """The options in the short notation of records, in the order of ``pending.options``.

        >>> new("utopia", seed=7).words()[:2]
        ['guest:maya:wind', 'guest:egypt:wind']
        """
        asked = self.decision()
        return [self.game.word(asked.ask, option) for option in asked.options]

    def apply(self, answer: int | str) -> None:
        """Play one of the options, by its number or its word. Refuses what is not open.

        >>> position = new("utopia", seed=7)
        >>> position.apply("guest:maya:wind")
        >>> position.apply(999)
        Traceback (most recent call last):
        ludopolis.wire.error.Refusal: not-an-option (option=999, ask=district)
        """
        asked = self.decision()
        option = answer
        if isinstance(answer, str):
            words = self.words()
            option = asked.options[words.index(answer)] if answer in words else answer
        if isinstance(option, str) or check_int("answer", option) not in asked.options:
            raise Refusal("not-an-option", option=str(answer), ask=self.ask)
        self.state.apply(check_int("answer", option))
        self.plies.append(check_int("answer", option))

    def clone(self) -> Position:
        """An independent copy; about a microsecond when compiled."""
        return Position(self.game, self.setup, self.state.clone(), self.plies[:])

    def view(self, seat: int = -1) -> View:
        """What a seat may know, as data; -1 is a spectator."""
        if not -1 <= check_int("seat", seat) < self.setup.seats:
            raise Refusal("unknown-seat", seat=seat)
        return self.game.view(self.state, check_int("seat", seat))

    def world(self, rng: Rng) -> World:
        """What the asked seat's bot gets: a position in which all that is hidden is made up."""
        self.decision()
        return world_of(self.game, self.state, rng)

    def outcome(self) -> Outcome | None:
        """``scores``, ``places`` and ``winners`` by seat, once the game is over."""
        return self.game.outcome(self.state)

    def record(self, players: list[str] | None = None) -> Record:
        """The game so far as a record that anybody can verify and replay."""
        names = players or [f"seat {seat}" for seat in range(self.setup.seats)]
        started = datetime.now(UTC).isoformat(timespec="seconds")
        header = records.header_of(self.game, self.setup, names, started)
        result = records.result_of(self.outcome())
        return seal_record(header, self.plies, self.setup.seed, result)


def games() -> list[str]:
    """The games, by the names that all functions take.

    >>> games()
    ['utopia', 'uchronia', 'dominations']
    """
    return SLUGS[:]


def new(
    game: str,
    *,
    seats: int = 2,
    seed: int = 0,
    flags: dict[str, str] | None = None,
    pack: Path | str | None = None,
) -> Position:
    """A new game at its first question. The same arguments give the same game.

    >>> new("utopia", seats=3, seed=7)
    <Position: utopia, 3 seats, ply 0, seat 1 to answer 'enter'>
    """
    rules = open_game(game, None if pack is None else Path(pack))
    setup = Setup(check_int("seats", seats), check_int("seed", seed), flags)
    return Position(rules, setup, rules.new(setup), [])


def bot_names() -> list[str]:
    """What a bot can be called.

    >>> bot_names()[:3]
    ['uniform', 'greedy', 'ismcts']
    """
    return NAMES[:]


def bot(game: str, name: str) -> Bot:
    """A bot for one seat: ``choose(world, budget, rng)`` gives an option."""
    return bot_named(open_game(game), name)


def play_out(
    position: Position, players: list[Bot | str], *, seed: int = 0, seconds: float = 0.0
) -> Position:
    """Let bots, one a seat, play the position to its end; the same position.

    >>> finished = play_out(new("utopia", seed=7), ["uniform", "uniform"])
    >>> finished.over, len(finished.outcome().winners)
    (True, 1)
    """
    if len(players) != position.setup.seats:
        raise Refusal("seats-out-of-range", seats=len(players), min=position.setup.seats,
                      max=position.setup.seats)  # fmt: skip
    seated = [
        player if isinstance(player, Bot) else bot_named(position.game, str(player))
        for player in players
    ]
    rngs = [seeded(seed_from(seed, seat)) for seat in range(len(seated))]
    budget = Budget(seconds)
    while position.pending is not None:
        asked = position.pending
        option = asked.options[0]
        if len(asked.options) > 1:
            rng = rngs[asked.seat]
            option = seated[asked.seat].choose(position.world(rng), budget, rng)
        position.apply(option)
    return position


def replay(record: Record | Path | str) -> Position:
    """The last position of a record, every answer checked by its own rules; a path is read first.

    >>> first = play_out(new("utopia", seed=7), ["uniform", "uniform"])
    >>> replay(first.record()).outcome().scores == first.outcome().scores
    True
    """
    if isinstance(record, (str, Path)):
        record = records.read(Path(record))
    game = records.game_of(record.header)
    setup = records.setup_of(record)
    state = game.new(setup)
    for step in records.replay(record, game):
        state = step.state
    return Position(game, setup, state, list(record.plies))
