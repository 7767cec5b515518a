"""The door for programs: a game in play, with checked moves, bots and records.

``import ludopolis`` offers it, with the arena and the types that go with it.
"""

from __future__ import annotations

import re
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from ludopolis.bots.bot import Bot, Budget, World, world_of
from ludopolis.bots.bot_game import seed_from
from ludopolis.core.game import Setup
from ludopolis.core.hashing import checksum
from ludopolis.core.rng import seeded
from ludopolis.games import SLUGS, open_game
from ludopolis.play import record as records
from ludopolis.text import LANGUAGES, render
from ludopolis.wire.error import Refusal, check_flags, check_int
from ludopolis.wire.event import lines_of
from ludopolis.wire.record import seal_record

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ludopolis.core.decision import Decision
    from ludopolis.core.game import Game, Outcome
    from ludopolis.core.rng import Rng
    from ludopolis.core.state import State
    from ludopolis.play.foresight import Outlook
    from ludopolis.wire.event import Event
    from ludopolis.wire.record import Record
    from ludopolis.wire.rest import Advice
    from ludopolis.wire.text import Line
    from ludopolis.wire.view import View

KEPT: Final = 16
"""So many positions before the present one are kept for ``pop``, and every sixteenth for good."""

UNHURRIED: Final = 1e6
"""Seconds that no search takes: rounds alone decide, so that hints repeat."""


class Option(NamedTuple):
    """An answer: its number, its word in the notation of records, and its label in a language."""

    number: int
    word: str
    label: str


class Position:
    """A game in play. Made by ``ludopolis.new``; changed only by ``push`` and ``pop``.

    ``plies`` are the answers given so far, ``game`` the rules, ``state`` the compiled position
    underneath, for programs that need its speed and take care: it knows all secrets, and its own
    ``apply`` checks nothing. Positions are equal when they go on alike, whatever led there. They
    can be copied and pickled; one that is a key of a dictionary must stay as it is.
    """

    def __init__(
        self,
        game: Game,
        setup: Setup,
        state: State,
        plies: list[int],
        *,
        pack: Path | None = None,
        is_whole: bool = True,
    ) -> None:
        self.game = game
        self.setup = setup
        self.state = state
        self.plies = plies
        self.pack = pack
        self.is_whole = is_whole
        self.past: dict[int, State] = {}

    def __repr__(self) -> str:
        name = f"{self.game.slug}, {self.setup.seats} seats, ply {len(self.plies)}"
        asked = self.pending
        if asked is None:
            return f"<Position: {name}, over>"
        return f"<Position: {name}, seat {asked.seat} to answer {self.ask!r}>"

    # --- the question --------------------------------------------------------------------------

    @property
    def pending(self) -> Decision | None:
        """The question that is asked: ``seat``, ``ask``, ``options``, ``cause``. None at the end.

        >>> new("utopia", seed=7).pending
        Decision(seat=0, ask=0, options=[3, 11, 13, 15, 20], cause=-1)
        """
        return self.state.pending

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def scores(self) -> list[int]:
        """The points of each seat so far."""
        return self.state.scores()

    @property
    def ask(self) -> str:
        """The kind of the question, in the rules' words; refuses once the game is over."""
        return self.game.asks[self.decision().ask].name

    def decision(self) -> Decision:
        """The question; refuses once the game is over."""
        if self.state.pending is None:
            raise Refusal("game-over")
        return self.state.pending

    def question(self, language: str = "en") -> str:
        """The question in words.

        >>> new("utopia", seed=7).question()
        'Which guest do you welcome?'
        """
        return self.said(self.game.question(self.decision()), language)

    def words(self) -> list[str]:
        """The options in the short notation of records, in the order of ``pending.options``.

        >>> new("utopia", seed=7).words()[:2]
        ['guest:maya:wind', 'guest:egypt:wind']
        """
        asked = self.decision()
        return [self.game.word(asked.ask, option) for option in asked.options]

    def options(self, language: str = "en") -> list[Option]:
        """The options by number and word, with a label in English, French or Dutch.

        >>> new("utopia", seed=7).options("fr")[0]
        Option(number=3, word='guest:maya:wind', label='Invité maya de l’Île du Vent')
        """
        asked = self.decision()
        labels = [self.game.label(asked.ask, option) for option in asked.options]
        said = [self.said(label, language) for label in labels]
        return list(map(Option, asked.options, self.words(), said))

    def said(self, line: Line, language: str) -> str:
        """A line of the game in words."""
        if language not in LANGUAGES:
            raise Refusal("language-unknown", language=language, languages=", ".join(LANGUAGES))
        return render(line, language, self.game.names())

    def parse(self, word: str) -> int:
        """The number of the option that a word names; refuses a word that is not open.

        >>> new("utopia", seed=7).parse("guest:maya:wind")
        3
        """
        words = self.words()
        if word not in words:
            raise Refusal("not-an-option", option=word, ask=self.ask)
        return self.decision().options[words.index(word)]

    # --- moves ---------------------------------------------------------------------------------

    def push(self, answer: int | str) -> None:
        """Play one of the options, by its number or its word. Refuses what is not open.

        >>> position = new("utopia", seed=7)
        >>> position.push("guest:maya:wind")
        >>> position.plies
        [3]
        """
        option = self.number(answer)
        self.keep()
        self.state.apply(option)
        self.plies.append(option)

    apply = push

    def number(self, answer: int | str) -> int:
        """The option that a number or a word names; refuses what is not open."""
        asked = self.decision()
        option = self.parse(answer) if isinstance(answer, str) else check_int("answer", answer)
        if option not in asked.options:
            raise Refusal("not-an-option", option=str(answer), ask=self.ask)
        return option

    def keep(self) -> None:
        """Remember the position before a ply, and forget one that is far behind."""
        ply = len(self.plies)
        self.past[ply] = self.state.clone()
        if (ply - KEPT) % KEPT != 0:
            self.past.pop(ply - KEPT, None)

    def pop(self) -> int:
        """Take the last answer back and return it; refuses where there is none.

        >>> position = new("utopia", seed=7)
        >>> position.push("guest:maya:wind")
        >>> position.pop(), position == new("utopia", seed=7)
        (3, True)
        """
        if not self.plies:
            raise Refusal("nothing-to-undo")
        ply = len(self.plies) - 1
        self.past = {known: state for known, state in self.past.items() if known <= ply}
        start = max(self.past, default=0)
        self.state = self.past[start].clone() if self.past else self.game.new(self.setup)
        for option in self.plies[start:ply]:
            self.state.apply(option)
        return self.plies.pop()

    # --- copies --------------------------------------------------------------------------------

    def copy(self) -> Position:
        """An independent copy; a few microseconds when compiled."""
        made = Position(
            self.game, self.setup, self.state.clone(), self.plies[:],
            pack=self.pack, is_whole=self.is_whole,
        )  # fmt: skip
        made.past = self.past.copy()
        return made

    clone = __copy__ = copy

    def __deepcopy__(self, memo: dict[int, object]) -> Position:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        game, setup = self.game, self.setup
        name = (game.slug, game.rules_version, game.pack_hash, self.pack)
        rows = self.state.save()
        return unpickled, (name, setup, rows, self.plies, self.is_whole, self.start())

    def start(self) -> list[list[int]]:
        """The rows of the first position, where nobody else could find it again."""
        return [] if self.is_whole or not self.plies else self.past[0].save()

    def key(self) -> tuple[str, int, str, int, tuple[tuple[str, str], ...], list[list[int]]]:
        """What makes positions equal: game, rules, pack, seats, flags, rows of the state."""
        game, setup = self.game, self.setup
        flags = tuple(sorted(setup.flags.items()))
        rows = self.state.save()
        return game.slug, game.rules_version, game.pack_hash, setup.seats, flags, rows

    def __eq__(self, other: object) -> bool:
        return self.key() == other.key() if isinstance(other, Position) else NotImplemented

    def __hash__(self) -> int:
        *header, rows = self.key()
        return hash((*header, checksum(rows)))

    def text(self) -> str:
        """The position in one line, which ``from_text`` reads; it tells all secrets.

        >>> position = new("utopia", seed=7)
        >>> from_text(position.text()) == position
        True
        """
        from ludopolis.play.notation import spell  # noqa: PLC0415 - ``new`` is quick without it

        return spell(self.game, self.setup, self.state)

    # --- what is seen --------------------------------------------------------------------------

    def view(self, seat: int = -1) -> View:
        """What a seat may know, as data; -1 is a spectator."""
        if not -1 <= check_int("seat", seat) < self.setup.seats:
            raise Refusal("unknown-seat", seat=seat)
        return self.game.view(self.state, check_int("seat", seat))

    def svg(self, seat: int = -1, *, language: str = "en", players: Sequence[str] = ()) -> str:
        """The table as a seat sees it, as a picture; -1 is a spectator. ``players`` are names.

        >>> new("utopia", seed=7).svg(0).startswith("<svg ")
        True
        """
        from ludopolis.play.picture import picture_of  # noqa: PLC0415 - ``new`` is quick without it

        view = self.view(seat)
        return picture_of(self.game, self.setup, language, players, self.pack).svg(view)

    def _repr_svg_(self) -> str:
        """How notebooks show it: as a spectator sees it, no wider than there is room."""
        fluid = r'width="100%" style="max-width:\1px"'
        return re.sub(r'width="([\d.]+)" height="[\d.]+"', fluid, self.svg(), count=1)

    def world(self, rng: Rng) -> World:
        """What the asked seat's bot gets: a position in which all that is hidden is made up."""
        self.decision()
        return world_of(self.game, self.state, rng, self.setup.flags)

    def hint(self, *, rounds: int = 400, seed: int = 0) -> list[Advice]:
        """The best answers by the strongest bot, best first, from what the asked seat may know.

        Each has ``word``, ``chance`` to win with its interval, and why; ``rounds`` of search.
        """
        from ludopolis.bots.hint import hint  # noqa: PLC0415 - ``new`` is quick without it

        rng = seeded(check_int("seed", seed))
        limit = Budget(UNHURRIED, max(1, check_int("rounds", rounds)))
        return hint(self.world(rng), limit, rng)

    def forecast(self, answer: int | str) -> Outlook:
        """What an option would bring, exact, and as far as the asked seat may know it beforehand.

        ``is_known`` is false where chance or hidden cards come into it. Nothing is played by it.

        >>> new("utopia", seed=7).forecast("guest:maya:wind").pending
        Decision(seat=0, ask=1, options=[16, 17, 18, 19, 20, 21, 22, 23], cause=0)
        >>> new("utopia", seed=7).forecast("surprise").is_known
        False
        """
        from ludopolis.play.foresight import Foresight  # noqa: PLC0415 - ``new`` is quick without it

        return Foresight(self.game, self.state).outlook(self.number(answer))

    def outcome(self) -> Outcome | None:
        """``scores``, ``places`` and ``winners`` by seat, once the game is over."""
        return self.game.outcome(self.state)

    def record(self, players: Sequence[str] | None = None) -> Record:
        """The game so far as a record that anybody can verify and replay.

        Refuses for a position that was read from a text, as nobody knows how it came about.
        """
        if not self.is_whole:
            raise Refusal("position-without-start")
        names = list(players or [f"seat {seat}" for seat in range(self.setup.seats)])
        if len(names) != self.setup.seats:
            raise Refusal("names-count", names=len(names), seats=self.setup.seats)
        started = datetime.now(UTC).isoformat(timespec="seconds")
        header = records.header_of(self.game, self.setup, names, started)
        result = records.result_of(self.outcome())
        return seal_record(header, self.plies, self.setup.seed, result)


def unpickled(
    name: tuple[str, int, str, Path | None],
    setup: Setup,
    rows: list[list[int]],
    plies: list[int],
    is_whole: bool,  # noqa: FBT001 - as pickled
    start: list[list[int]],
) -> Position:
    """The position that was pickled."""
    slug, version, pack_hash, pack = name
    game = open_game(slug, pack, rules_version=version, pack_hash=pack_hash)
    state = game.restore(setup, rows)
    position = Position(game, setup, state, plies, pack=pack, is_whole=is_whole)
    if start:
        position.past[0] = game.restore(setup, start)
    return position


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
    path = None if pack is None else Path(pack)
    rules = open_game(game, path)
    setup = Setup(check_int("seats", seats), check_int("seed", seed), check_flags(flags))
    return Position(rules, setup, rules.new(setup), [], pack=path)


def from_text(text: str, pack: Path | str | None = None) -> Position:
    """The position that ``Position.text`` told; refuses any other text."""
    from ludopolis.play.notation import parse  # noqa: PLC0415 - ``new`` is quick without it

    path = None if pack is None else Path(pack)
    game, setup, state = parse(text, path)
    return Position(game, setup, state, [], pack=path, is_whole=False)


def bot_names() -> list[str]:
    """What a bot can be called.

    >>> bot_names()[:3]
    ['uniform', 'greedy', 'learnt']
    """
    from ludopolis.bots.roster import NAMES  # noqa: PLC0415 - ``new`` is quick without it

    return NAMES[:]


def bot(game: str, name: str) -> Bot:
    """A bot for one seat: ``choose(world, budget, rng)`` gives an option."""
    from ludopolis.bots.roster import bot_named  # noqa: PLC0415 - ``new`` is quick without it

    return bot_named(open_game(game), name)


def play_out(
    position: Position, players: Sequence[Bot | str], *, seed: int = 0, seconds: float = 0.0
) -> Position:
    """Let bots, one a seat, play the position to its end; the same position.

    >>> finished = play_out(new("utopia", seed=7), ["uniform", "uniform"])
    >>> finished.over, len(finished.outcome().winners)
    (True, 1)
    """
    from ludopolis.bots.roster import bot_named  # noqa: PLC0415 - ``new`` is quick without it

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


class Ply:
    """One ply of a record: who answered what, and what came of it.

    ``position`` is the one after the ply; it goes on with the record, so keep a copy.
    """

    def __init__(self, number: int, decision: Decision, option: int, position: Position) -> None:
        self.number = number
        self.decision = decision
        self.option = option
        self.position = position
        self.events: list[Event] = []

    def __repr__(self) -> str:
        return f"<Ply {self.number}: seat {self.decision.seat} answers {self.word!r}>"

    @property
    def word(self) -> str:
        """The answer in the short notation of records."""
        return self.position.game.word(self.decision.ask, self.option)

    def lines(self, language: str = "en", seat: int | None = None) -> list[str]:
        """What came of it in words: all of it, or what a seat got to see (-1: a spectator)."""
        seen = [event if seat is None else event.seen_by(seat) for event in self.events]
        return [self.position.said(line, language) for line in lines_of(seen)]


def plies(record: Record | Path | str, pack: Path | str | None = None) -> Iterator[Ply]:
    """Walk through a record, every answer checked by its own rules; a path is read first.

    >>> done = play_out(new("utopia", seed=7), ["uniform", "uniform"])
    >>> next(plies(done.record()))
    <Ply 0: seat 0 answers 'guest:egypt:wind'>
    """
    found = read_record(record) if isinstance(record, (str, Path)) else record
    position = first_position(found, pack)
    for number, option in enumerate(found.plies):
        if position.over:
            raise Refusal("record-after-end", ply=number)
        ply = Ply(number, position.decision(), option, position)
        records.check_option(position.game, ply.decision, number, option)
        position.state.sink = ply.events
        position.push(option)
        position.state.sink = None
        yield ply


def first_position(record: Record, pack: Path | str | None) -> Position:
    """The position before the first ply of a record."""
    path = None if pack is None else Path(pack)
    game = records.game_of(record.header, path)
    records.check_game(record.header, game)
    setup = records.setup_of(record)
    return Position(game, setup, game.new(setup), [], pack=path)


def replay(record: Record | Path | str, pack: Path | str | None = None) -> Position:
    """The last position of a record, every answer checked by its own rules; a path is read first.

    >>> first = play_out(new("utopia", seed=7), ["uniform", "uniform"])
    >>> replay(first.record()) == first
    True
    """
    found = read_record(record) if isinstance(record, (str, Path)) else record
    position = first_position(found, pack)
    for ply in plies(found, pack):
        position = ply.position
    return position


def read_record(file: Path | str) -> Record:
    """The record in a file, whole and unchanged, or a refusal that says what is wrong with it."""
    return records.read(Path(file))


def write_record(file: Path | str, record: Record) -> None:
    """Write a record; a crash leaves the old file or the new one."""
    records.write(Path(file), record)
