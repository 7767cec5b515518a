"""Print what a server answers to the client's first questions, for the client's tests.

``python -m tools.web_answers`` prints one JSON object of addresses and answers: the catalogue of
each game and the texts, in every language; and events as they come up in games, each with the line
that tells it here.
"""

from __future__ import annotations

import random
import sys
from typing import TYPE_CHECKING

import msgspec

from ludopolis.core.game import Setup
from ludopolis.games import SLUGS, open_game
from ludopolis.server.catalogue import catalogue, texts
from ludopolis.text.catalogue import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ludopolis.wire.event import Event

GAMES = 3


def events_of(slug: str) -> Iterator[Event]:
    """What happens in a few games at random."""
    game = open_game(slug)
    for seed in range(GAMES):
        state, chance = game.new(Setup(game.seats[-1], seed)), random.Random(seed)
        state.sink = []
        while not state.over:
            state.apply(chance.choice(state.decision.options))
        yield from state.sink


def told_events(slug: str) -> list[dict[str, object]]:
    """One event of each kind that is told otherwise, as its own seat and as another sees it."""
    found: dict[str, dict[str, object]] = {}
    for event in events_of(slug):
        for seat in (getattr(event, "seat", 0), -1):
            seen = event.seen_by(seat)
            line = seen.line()
            key = f"{type(event).__name__} {line and line.key}"
            found.setdefault(key, {"event": seen, "line": line})
    return list(found.values())


def answers() -> dict[str, object]:
    found: dict[str, object] = {}
    for slug in SLUGS:
        found[f"/events/{slug}"] = told_events(slug)
    for language in LANGUAGES:
        found[f"/api/texts/{language}"] = texts(language)
        for slug in SLUGS:
            found[f"/api/games/{slug}?lang={language}"] = catalogue(slug, language)
    return found


def main() -> int:
    sys.stdout.buffer.write(msgspec.json.encode(answers()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
