"""Conformance: the promises that every game keeps, whatever its rules.

``check_game`` walks through random games and tests each position. It raises ``AssertionError``
with the seed and ply where a promise is broken.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING

import msgspec

from ludopolis.core.arrays.encoding import observation
from ludopolis.core.decision import PASS
from ludopolis.core.game import Setup
from ludopolis.core.hashing import checksum
from ludopolis.core.rng import seeded
from ludopolis.text import LANGUAGES
from ludopolis.text.catalogue import catalogue
from ludopolis.text.render import resolve_argument
from ludopolis.wire.event import lines_of
from ludopolis.wire.text import NameArg, TermArg

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ludopolis.core.game import Game
    from ludopolis.core.rng import Rng
    from ludopolis.core.state import State
    from ludopolis.wire.event import Event
    from ludopolis.wire.text import Line

CHOICES_SALT = 0xC40105


class Position:
    """A position on a random walk, with the events of the move that led to it."""

    def __init__(self, state: State, ply: int, events: list[Event]) -> None:
        self.state = state
        self.ply = ply
        self.events = events


def walk(game: Game, setup: Setup, most: int = 1_000_000) -> Iterator[Position]:
    """The positions of a random game with somebody listening."""
    s = game.new(setup)
    rng = seeded(setup.seed ^ CHOICES_SALT)
    events: list[Event] = []
    for ply in range(most):
        yield Position(s, ply, events)
        if s.over:
            return
        events = []
        s.sink = events
        s.apply(s.decision.options[rng.below(len(s.decision.options))])


def check_game(game: Game, setups: list[Setup], most: int = 1_000_000, every: int = 1) -> int:
    """Test every ``every``-th position of a random game for each setup; the number tested."""
    tested = 0
    for setup in setups:
        rng = seeded(setup.seed + 1)
        for position in walk(game, setup, most):
            if position.ply % every == 0:
                check_position(game, setup, position, rng)
                tested += 1
        check_listening(game, setup, most)
    return tested


def check_position(game: Game, setup: Setup, position: Position, rng: Rng) -> None:
    s = position.state
    where = f"{game.slug} seats {setup.seats} seed {setup.seed} ply {position.ply}"
    assert game.violations(s) == [], where
    check_options(game, s, where)
    check_saving(game, setup, s, where)
    check_children(s, where)
    check_texts(game, s, position.events, where)
    check_end(game, s, where)
    for seat in range(-1, setup.seats):
        check_own(game, s, seat, where)
        check_two_worlds(game, s, seat, rng, where)


def check_options(game: Game, s: State, where: str) -> None:
    """Options are there, lie in the range of their ask, and have words and paths of their own."""
    if s.over:
        assert s.pending is None, where
        return
    asked = s.decision
    spec = game.asks[asked.ask]
    assert asked.options, where
    assert len(set(asked.options)) == len(asked.options), where
    for option in asked.options:
        assert 0 <= option < spec.count or (option == PASS and spec.optional), (where, option)
    words = [game.word(asked.ask, option) for option in asked.options]
    assert len(set(words)) == len(words), (where, words)
    paths = [path for option in asked.options if (path := game.path(asked.ask, option))]
    assert len({*map(tuple, paths)}) == len(paths), (where, paths)


def check_saving(game: Game, setup: Setup, s: State, where: str) -> None:
    rows = s.save()
    restored = game.restore(setup, rows)
    assert restored.save() == rows, where
    assert asked_rows(restored) == asked_rows(s), where
    assert s.clone().save() == rows, where


def asked_rows(s: State) -> list[list[int]]:
    asked = s.pending
    return [] if asked is None else [[asked.seat, asked.ask, asked.cause], asked.options]


def check_children(s: State, where: str) -> None:
    """Playing on in a clone changes nothing here: not for any answer."""
    if s.over:
        return
    before = checksum(s.save())
    options = s.decision.options[:]
    for option in options:
        s.clone().apply(option)
    assert checksum(s.save()) == before, f"{where}: a clone shares a zone"
    assert s.decision.options == options, f"{where}: a clone shares the question"


def check_texts(game: Game, s: State, events: list[Event], where: str) -> None:
    """Question, answers, goals and log have words in every language, for every seat."""
    lines = lines_of(event.seen_by(seat) for event in events for seat in range(-1, 2))
    for seat in range(-1, 2):
        lines += game.goals(s, seat).lines
    if not s.over:
        asked = s.decision
        lines.append(game.question(asked))
        lines += [game.label(asked.ask, option) for option in asked.options]
    for line in lines:
        for language in LANGUAGES:
            assert line_faults(game, line, language) == [], (where, language, line)


def line_faults(game: Game, line: Line, language: str) -> list[str]:
    """What a language lacks to put the line into words, without falling back on another."""
    players = [f"P{seat}" for seat in range(game.seats.stop)]
    spoken, names = catalogue(language), game.names()
    args = {
        name: resolve_argument(arg, language, names, players) for name, arg in line.args.items()
    }
    faults = spoken.faults(line.key, args)
    for arg in line.args.values():
        for part in arg if isinstance(arg, list) else [arg]:
            if isinstance(part, TermArg) and not spoken.has(part.key):
                faults.append(part.key)
            if isinstance(part, NameArg) and not names.get(language, {}).get(part.id):
                faults.append(part.id)
    return faults


def check_end(game: Game, s: State, where: str) -> None:
    outcome = game.outcome(s)
    assert (outcome is None) == (not s.over), where
    if outcome is not None:
        assert outcome.winners, where
        assert outcome.scores == s.scores(), where


def check_two_worlds(game: Game, s: State, seat: int, rng: Rng, where: str) -> None:
    """Whatever is re-dealt behind a seat's back, the seat sees and is asked the same."""
    other = s.clone()
    other.determinize(seat, rng)
    where = f"{where} seen by {seat}"
    assert encoded_view(game, other, seat) == encoded_view(game, s, seat), (
        f"{where}: the view differs"
    )
    assert game.goals(other, seat) == game.goals(s, seat), f"{where}: the goals differ"
    assert game.violations(other) == [], where
    if s.over:
        return
    here, there = s.decision, other.decision
    assert (here.seat, here.ask, here.cause) == (there.seat, there.ask, there.cause), where
    assert there.options, where
    if here.seat == seat:
        assert here.options == there.options, f"{where}: the options differ"
    check_told(game, (s, other), seat, rng, where)


def check_own(game: Game, s: State, seat: int, where: str) -> None:
    """Whoever looks sees what a spectator sees, but for the own part."""
    own = msgspec.structs.asdict(game.own(s, seat))
    view = msgspec.structs.replace(game.view(s, -1), **own)
    assert view == game.view(s, seat), f"{where} seen by {seat}: the own part is not all"


def encoded_view(game: Game, s: State, seat: int) -> bytes:
    return msgspec.json.encode(game.view(s, seat))


def check_told(game: Game, worlds: tuple[State, State], seat: int, rng: Rng, where: str) -> None:
    """An answer after which a seat sees the same in both worlds has told it the same."""
    s, other = worlds
    common = [option for option in s.decision.options if option in other.decision.options]
    if not common:
        return
    option = common[rng.below(len(common))]
    here, there = s.clone(), other.clone()
    there.rng = here.rng.clone()
    told = [events_of(world, option, seat) for world in (here, there)]
    if encoded_view(game, here, seat) == encoded_view(game, there, seat):
        assert told[0] == told[1], f"{where}: the events differ"


def events_of(world: State, option: int, seat: int) -> bytes:
    events: list[Event] = []
    world.sink = events
    world.apply(option)
    return msgspec.json.encode([event.seen_by(seat) for event in events])


def check_listening(game: Game, setup: Setup, most: int) -> None:
    """A listener changes nothing, and the same seed gives the same game."""
    loud = [position.state for position in walk(game, setup, most)][-1]
    silent = game.new(setup)
    rng = seeded(setup.seed ^ CHOICES_SALT)
    for ply in range(most):
        if silent.over:
            break
        silent.apply(silent.decision.options[rng.below(len(silent.decision.options))])
    assert silent.save() == loud.save(), f"{game.slug} seed {setup.seed}: a listener changes play"


def fingerprint(game: Game, setup: Setup) -> int:
    """The checksum of a random game: equal compiled or not, on every machine."""
    s = game.new(setup)
    rng = seeded(setup.seed ^ CHOICES_SALT)
    total = 0
    while not s.over:
        s.apply(s.decision.options[rng.below(len(s.decision.options))])
        total = checksum([[s.revealed, len(s.stack)]], total)
    return checksum(s.save(), total)


def sightings(game: Game, setup: Setup, every: int = 5) -> str:
    """The digest of what all seats observe in a random game: equal compiled or not."""
    encoder = game.encoder(setup.seats)
    digest = blake2b(digest_size=8)
    for position in walk(game, setup):
        if position.ply % every == 0 and not position.state.over:
            for seat in range(setup.seats):
                digest.update(repr(observation(encoder, position.state, seat)).encode())
    return digest.hexdigest()
