"""The base of all events: what happened, in the past tense, as data, and how it is told in words.

A line of the log is made from the fields of its event by a table, so that a client which was told
the event can make the line by itself (``docs/guides/protocol.md``).
"""

import re
from collections.abc import Iterable
from typing import Any, ClassVar, Self, TypeAlias

import msgspec

from ludopolis.wire.text import Arg, Line, NameArg, SeatArg, TermArg

Known: TypeAlias = int | str | bool | None

FIELD = re.compile(r"\{([^}]+)\}")
"""Where the value of a field goes: ``{civ}``, or ``{winners.0}`` for an item of a list."""


class Telling(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a line is made of an event: of the first telling whose fields are as ``when`` says.

    Fields stand in braces. An argument is a field as it is (``{count}``), the sum of one
    (``sum {guests}``), a seat, a term or a name (``seat {seat}``, ``term utopia-civ-{civ}``, ``name
    {island}``); of a list of ids, a list of terms or names.
    """

    key: str
    args: dict[str, str] = {}
    when: dict[str, Known] = {}


def tell(key: str, when: dict[str, Known] | None = None, /, **args: str) -> Telling:
    return Telling(key, args, when or {})


class Event(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Something that happened. Each event knows who may see what, and how it is told.

    What ``prepares`` something else is one gesture of the player with what is answered next.
    """

    prepares: ClassVar[bool] = False
    tellings: ClassVar[tuple[Telling, ...]] = ()

    def seen_by(self, seat: int) -> Self:
        """The event as ``seat`` may see it (-1: a spectator)."""
        return self

    def line(self) -> Line | None:
        """The line in the log; None when another event already tells it."""
        for telling in self.tellings:
            if all(is_as_told(self, *condition) for condition in telling.when.items()):
                args = {name: argument(self, form) for name, form in telling.args.items()}
                return Line(filled_in(self, telling.key), args)
        return None


def lines_of(events: Iterable[Event]) -> list[Line]:
    """What happened in words."""
    return [line for event in events if (line := event.line()) is not None]


def is_as_told(event: Event, field: str, wanted: Known) -> bool:
    """Whether a field has this value, or that of another field, which stands in braces."""
    if isinstance(wanted, str) and (other := FIELD.fullmatch(wanted)):
        return bool(value_of(event, field) == value_of(event, other[1]))
    return bool(value_of(event, field) == wanted)


def argument(event: Event, form: str) -> Arg:
    """What an argument of a line is made of."""
    if found := FIELD.fullmatch(form):
        value: Arg = value_of(event, found[1])
        return value
    kind, _, rest = form.partition(" ")
    found = FIELD.search(rest)
    known: Any = value_of(event, found[1]) if found else None
    if kind == "sum":
        total: int = sum(known)
        return total
    if kind == "seat":
        return SeatArg(known)
    made = TermArg if kind == "term" else NameArg
    if isinstance(known, list):
        return [made(FIELD.sub(str(item), rest)) for item in known]
    return made(filled_in(event, rest))


def filled_in(event: Event, form: str) -> str:
    return FIELD.sub(lambda found: str(value_of(event, found[1])), form)


def value_of(event: Event, field: str) -> Any:  # noqa: ANN401 - whatever an event holds
    """A field of the event, or an item of one that is a list; None if there is none."""
    name, _, index = field.partition(".")
    value = getattr(event, name)
    if not index:
        return value
    return value[int(index)] if int(index) < len(value) else None
