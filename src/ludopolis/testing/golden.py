"""Golden playthroughs: a random game as text; a change of the rules is a change in review."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ludopolis.core.hashing import checksum
from ludopolis.core.rng import seeded

if TYPE_CHECKING:
    from ludopolis.core.game import Game, Setup
    from ludopolis.core.state import State
    from ludopolis.wire.event import Event

CHOICES_SALT = 0x601DE4


def playthrough(game: Game, setup: Setup, most: int = 1_000_000) -> str:
    """Every question with all its answers, the choice, the events and the checksum after it."""
    s = game.new(setup)
    rng = seeded(setup.seed ^ CHOICES_SALT)
    flags = " ".join(f"{name}={value}" for name, value in sorted(setup.flags.items()))
    head = f"{game.slug} rules {game.rules_version} seats {setup.seats} seed {setup.seed} {flags}"
    lines = [head.rstrip()]
    ply = 0
    while not s.over and ply < most:
        option = s.decision.options[rng.below(len(s.decision.options))]
        lines += [*question(game, s, ply, option), *event_lines(s, option)]
        lines.append(f"  = {checksum(s.save()):08x}")
        ply += 1
    return "\n".join([*lines, *result(game, s), ""])


def question(game: Game, s: State, ply: int, option: int) -> list[str]:
    asked = s.decision
    words = " ".join(game.word(asked.ask, each) for each in asked.options)
    chosen = game.word(asked.ask, option)
    return [f"{ply} seat {asked.seat} {game.asks[asked.ask].name}: {words} -> {chosen}"]


def event_lines(s: State, option: int) -> list[str]:
    events: list[Event] = []
    s.sink = events
    s.apply(option)
    return [f"  {msgspec.json.encode(event).decode()}" for event in events]


def result(game: Game, s: State) -> list[str]:
    outcome = game.outcome(s)
    if outcome is None:
        return []
    return [f"over: {outcome.reason} scores {outcome.scores} places {outcome.places}"]
