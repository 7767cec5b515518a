"""Texts met in play: every question, answer and log line must have its words in all languages."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from ludopolis.core.rng import seeded
from ludopolis.text.catalogue import LANGUAGES, catalogue
from ludopolis.text.render import Argument, resolve_argument
from ludopolis.wire.text import Line, NameArg, TermArg

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ludopolis.core.game import Game, Setup
    from ludopolis.core.state import State
    from ludopolis.wire.event import Event


def text_faults(game: Game, setup: Setup) -> list[str]:
    """Look at all things, play one random game: which texts are missing or lack an argument."""
    seen: set[str] = set()
    faults: list[str] = []
    for line in chain(lines_of_things(game), lines_of_play(game, setup)):
        if str(line) not in seen:
            seen.add(str(line))
            faults.extend(line_faults(game, line))
    return sorted(set(faults))


def lines_of_things(game: Game) -> Iterator[Line]:
    for about in game.things().texts.values():
        yield from (about.title, *about.facts, *chain.from_iterable(about.effects))


def lines_of_play(game: Game, setup: Setup) -> Iterator[Line]:
    """Every line that some viewer could meet in one random game."""
    rng = seeded(setup.seed + 1)
    s = game.new(setup)
    while not s.over:
        yield from lines_of_question(game, s)
        events: list[Event] = []
        s.sink = events
        options = s.decision.options
        s.apply(options[rng.below(len(options))])
        for event in events:
            for viewer in range(-1, setup.seats):
                line = event.seen_by(viewer).line()
                if line is not None:
                    yield line


def lines_of_question(game: Game, s: State) -> Iterator[Line]:
    yield game.question(s.decision)
    for option in s.decision.options:
        yield game.label(s.decision.ask, option)


def line_faults(game: Game, line: Line) -> Iterator[str]:
    for language in LANGUAGES:
        for name, arg in line.args.items():
            yield from argument_faults(game, language, f"{line.key}, {name}", arg)
        words = catalogue(language)
        players = ["Ann"] * game.seats.stop
        args = {
            name: resolve_argument(arg, language, {}, players) for name, arg in line.args.items()
        }
        yield from (f"{language}: {line.key}: {fault}" for fault in words.faults(line.key, args))


def argument_faults(game: Game, language: str, place: str, arg: Argument) -> Iterator[str]:
    """Names must stand in the pack, terms in the texts."""
    if isinstance(arg, list):
        for part in arg:
            yield from argument_faults(game, language, place, part)
    elif isinstance(arg, NameArg) and arg.id not in game.names().get(language, {}):
        yield f"{language}: {place}: the pack names no {arg.id}"
    elif isinstance(arg, TermArg) and not catalogue(language).has(arg.key):
        yield f"{language}: {place}: no text {arg.key}"
