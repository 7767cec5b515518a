"""A game: its rules bound to one content pack; the door to making and reading positions."""

from __future__ import annotations

from abc import abstractmethod
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Final, Generic

from ludopolis.core.decision import PASS
from ludopolis.core.kinds import S
from ludopolis.core.native import mypyc_attr
from ludopolis.core.rng import Rng
from ludopolis.wire.error import Refusal
from ludopolis.wire.text import Goals, Things
from ludopolis.wire.view import Asked

if TYPE_CHECKING:
    from ludopolis.core.arrays.encoding import Encoder
    from ludopolis.core.decision import AskSpec, Decision
    from ludopolis.core.frame import AnyFrame
    from ludopolis.core.state import State
    from ludopolis.wire.text import Line, Names
    from ludopolis.wire.view import Own, View


MAX_LISTED: Final = 400


class Setup:
    """What a match is started with. ``flags`` names only what differs from the defaults."""

    def __init__(self, seats: int, seed: int, flags: dict[str, str] | None = None) -> None:
        self.seats: Final = seats
        self.seed: Final = seed
        self.flags: Final[dict[str, str]] = {} if flags is None else flags

    def __repr__(self) -> str:
        return f"Setup(seats={self.seats}, seed={self.seed}, flags={self.flags})"

    def __reduce__(self) -> tuple[object, ...]:
        return Setup, (self.seats, self.seed, self.flags)


class FlagSpec:
    """A setting of a match: its first value is the default."""

    def __init__(self, name: str, values: list[str]) -> None:
        self.name: Final = name
        self.values: Final = values

    def __reduce__(self) -> tuple[object, ...]:
        return FlagSpec, (self.name, self.values)


class Outcome:
    """How a game ended: ``places`` per seat (1 is first; shared places repeat) and why."""

    def __init__(self, scores: list[int], places: list[int], reason: str) -> None:
        self.scores: Final = scores
        self.places: Final = places
        self.reason: Final = reason

    def __repr__(self) -> str:
        return f"Outcome(scores={self.scores}, places={self.places}, reason={self.reason!r})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Outcome):
            return NotImplemented
        is_even = self.scores == other.scores and self.places == other.places
        return is_even and self.reason == other.reason

    def __hash__(self) -> int:
        return hash((tuple(self.scores), tuple(self.places), self.reason))

    def __reduce__(self) -> tuple[object, ...]:
        return Outcome, (self.scores, self.places, self.reason)

    @property
    def winners(self) -> list[int]:
        """The seats in the first place."""
        return [seat for seat, place in enumerate(self.places) if place == 1]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """The rules of one game, whose positions are ``S``, with one content pack."""

    def __init__(
        self,
        slug: str,
        rules_version: int,
        seats: range,
        asks: list[AskSpec],
        flags: list[FlagSpec],
        pack_id: str,
        pack_hash: str,
        frames: list[type[AnyFrame]],
        names: Names,
    ) -> None:
        self.slug: Final = slug
        self.rules_version: Final = rules_version
        self.seats: Final = seats
        self.asks: Final = asks
        self.flags: Final = flags
        self.pack_id: Final = pack_id
        self.pack_hash: Final = pack_hash
        self.frames: Final = {frame.code: frame for frame in frames}
        assert len(self.frames) == len(frames), "two frames with one code"
        self.pack_names: Final = names
        self.goal_fields: frozenset[str] | None = None
        """The fields of views that goals are made of, where that is known."""
        self.origins: dict[str, str] = {}

    def __deepcopy__(self, memo: object) -> Game[S]:
        return self  # nothing in it ever changes

    def part(self, name: str) -> ModuleType:
        """A module of the game's folder that not everybody needs: ``judgement`` or ``draw``."""
        return import_module(f"{type(self).__module__.rpartition('.')[0]}.{name}")

    def check_setup(self, setup: Setup) -> None:
        """Refuse a number of seats or a flag that the rules don't know."""
        if setup.seats not in self.seats:
            raise Refusal(
                "seats-out-of-range",
                seats=setup.seats,
                min=self.seats.start,
                max=self.seats.stop - 1,
            )
        for name, value in setup.flags.items():
            spec = self.flag(name)
            if value not in spec.values:
                raise Refusal("flag-value", flag=name, value=value, values=", ".join(spec.values))

    def flag(self, name: str) -> FlagSpec:
        for spec in self.flags:
            if spec.name == name:
                return spec
        names = ", ".join([spec.name for spec in self.flags])
        raise Refusal("flag-unknown", flag=name, flags=names)

    def flag_value(self, setup: Setup, name: str) -> str:
        """The value that the setup chooses."""
        return setup.flags.get(name, self.flag(name).values[0])

    def flag_index(self, setup: Setup, name: str) -> int:
        """Which of the flag's values the setup chooses."""
        return self.flag(name).values.index(self.flag_value(setup, name))

    @abstractmethod
    def new(self, setup: Setup) -> State:
        """The first position, settled to its first question. Refuses a setup out of range."""

    @abstractmethod
    def load(self, setup: Setup, zones: list[list[int]], rng: Rng, stack: list[AnyFrame]) -> State:
        """The position with these zones; the inverse of ``State.zones``."""

    def restore(self, setup: Setup, rows: list[list[int]]) -> State:
        """The position that ``State.save`` wrote down."""
        kernel = rows[0]
        first_frame = 1 + kernel[2]
        stack = [self.frames[row[0]].restore(row[1:]) for row in rows[first_frame:]]
        rng = Rng(kernel[3], kernel[4], kernel[5], kernel[6])
        s = self.load(setup, rows[1:first_frame], rng, stack)
        s.over = kernel[0] == 1
        s.revealed = kernel[1]
        s.settle()
        return s

    def asked(self, s: S, seat: int) -> Asked | None:
        """The pending question as ``seat`` may see it: the options are for the asked seat only."""
        pending = s.pending
        if pending is None:
            return None
        options = pending.options[:] if pending.seat == seat else None
        return Asked(pending.seat, self.asks[pending.ask].name, pending.cause, options)

    @abstractmethod
    def view(self, s: S, seat: int) -> View:
        """What ``seat`` may know (-1: a spectator), built by allow-list."""

    @abstractmethod
    def own(self, s: S, seat: int) -> Own:
        """The part of the view that depends on the seat; the rest is the same for everybody."""

    def own_changes(self, before: S, after: S, seat: int) -> dict[str, object] | None:
        """What has changed of ``seat``'s own part, ``asked`` aside, as ``changes`` tells it."""
        return None

    def changes(self, before: S, after: S) -> dict[str, object] | None:
        """What has changed of the view for everybody, ``asked`` aside, as patches (``core.patch``).

        None: this game has no shorter way than to compare two views.
        """
        return None

    def goals(self, s: S, viewer: int) -> Goals:
        """How far the viewer is, by what the viewer may know; a spectator is told of the leader."""
        if s.over:
            return Goals(viewer, [])
        seat = viewer if viewer >= 0 else leader(s.scores())
        return Goals(seat, self.goal_lines(s, seat, viewer))

    def goal_lines(self, s: S, seat: int, viewer: int) -> list[Line]:
        """How far ``seat`` is, in three or four lines, the most telling first."""
        return []

    @abstractmethod
    def outcome(self, s: S) -> Outcome | None:
        """The result, once the game is over."""

    @abstractmethod
    def word(self, ask: int, option: int) -> str:
        """The option in the notation of records and scenarios: short, stable, in no language."""

    def is_wide(self, ask: int) -> bool:
        """Whether a question has so many options that they are not listed: places on a map."""
        return self.asks[ask].count > MAX_LISTED

    def listed_options(self, ask: int) -> list[int]:
        """All options that a question can ever have."""
        spec = self.asks[ask]
        return [*([PASS] if spec.optional else []), *range(spec.count)]

    def path(self, ask: int, option: int) -> list[str]:
        """The things that an option points at, in the order of picking: ``["district:wa1"]``."""
        return [] if option == PASS else self.asks[ask].path(self.word(ask, option))

    @abstractmethod
    def question(self, decision: Decision) -> Line:
        """The question in words, for the seat that is asked."""

    @abstractmethod
    def label(self, ask: int, option: int) -> Line:
        """The option in words."""

    def encoder(self, seats: int) -> Encoder:
        """What turns positions of a game with so many seats into arrays."""
        raise NotImplementedError

    def names(self) -> Names:
        """What the pack calls its things, by language and id."""
        return self.pack_names

    def first(self, s: S) -> int:
        """Who is first in the first round, asked from the first position on; -1: not drawn yet."""
        return s.decision.seat

    def holdings(self, s: S, seat: int) -> list[str]:
        """What the seat has at the end of the game, each thing once, as kind and id."""
        return []

    def possible_holdings(self, seats: int) -> dict[str, str]:
        """All that so many seats can have, also what nobody ever takes.

        Each with another thing whose owners alone can have it, or with nothing.
        """
        return {}

    def things(self) -> Things:
        """What a player may meet on the table, in words: the one place of all card texts."""
        return Things()

    @abstractmethod
    def violations(self, s: S) -> list[str]:
        """The invariants that the position breaks: none, unless the rules have a bug."""


def leader(scores: list[int]) -> int:
    """The seat with the most points, the first of several."""
    best = 0
    for seat in range(len(scores)):
        if scores[seat] > scores[best]:
            best = seat
    return best


def best_rival(scores: list[int], seat: int) -> int:
    """Who has the most among the others."""
    best = -1
    for other in range(len(scores)):
        if other != seat and (best < 0 or scores[other] > scores[best]):
            best = other
    return best
