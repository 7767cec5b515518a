"""What the bytes of a move are made of: ``python bench/server_bytes.py utopia uchronia``.

Four players at random; every message that a move brings each of them, without sockets. Prints for
each game how many bytes a message has, and how many of them are of which field: per message, and
in how many of them the field is.
"""

from __future__ import annotations

import json
import random
import statistics
import sys
from collections import Counter
from typing import TYPE_CHECKING, Any, Final

import msgspec

from ludopolis.games import SLUGS, open_game
from ludopolis.server.match.authority import NOBODY
from ludopolis.server.match.entry import Config, Entry
from ludopolis.server.match.match import Match
from ludopolis.server.updates.feed import Feed

if TYPE_CHECKING:
    from collections.abc import Iterator

SEATS: Final = 4
GAMES: Final = 3
SHOWN: Final = 12
QUOTES: Final = 4
"""Of a field's name: two quotes, a colon and a comma."""


def played(slug: str, seed: int) -> Match:
    """A match that has just begun, with nobody in person."""
    game = open_game(slug)
    config = Config(
        "bench", slug, game.rules_version, game.pack_id, game.pack_hash, SEATS, {}, str(seed), "", 0
    )
    match = Match(game, config)
    for seat in range(SEATS):
        match.apply(Entry("bot", seat))
    match.apply(Entry("start"))
    assert not match.seats_of(NOBODY)
    return match


def messages(slug: str, seed: int) -> Iterator[bytes]:
    match, chance = played(slug, seed), random.Random(seed)
    feed, table = Feed(match, lambda: 0.0), match.playing
    feed.turn_on()
    for seat in range(SEATS):
        feed.update(seat, 0, 0)
    while table.asked >= 0:
        option = chance.choice(table.history.state.decision.options)
        table.play(table.asked, table.ply, option, 0.0)
        feed.turn_on()
        for seat in range(SEATS):
            yield feed.delta(seat) or feed.update(seat, 0, 0)


def fields_in(message: dict[str, Any]) -> Iterator[tuple[str, object]]:
    for name, value in message.items():
        if name == "view":
            yield from ((f"view.{part}", each) for part, each in value.items())
        elif name == "told":
            yield from ((f"told.{part}", each) for ply in value for part, each in ply.items())
        else:
            yield name, value


def shown(slug: str) -> dict[str, object]:
    sizes: list[int] = []
    sums: Counter[str] = Counter()
    counts: Counter[str] = Counter()
    for seed in range(GAMES):
        for data in messages(slug, seed):
            sizes.append(len(data))
            found = list(fields_in(json.loads(data)))
            counts.update({name for name, _ in found})
            for name, value in found:
                length = len(name.rpartition(".")[2]) + len(msgspec.json.encode(value)) + QUOTES
                sums[name] += length
    return {
        "game": slug,
        "messages": len(sizes),
        "median": statistics.median(sizes),
        "mean": round(statistics.mean(sizes)),
        "fields": {
            name: [round(total / len(sizes), 1), round(counts[name] / len(sizes), 2)]
            for name, total in sums.most_common(SHOWN)
        },
    }


def main() -> int:
    for slug in sys.argv[1:] or SLUGS:
        print(json.dumps(shown(slug)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
