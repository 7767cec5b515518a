"""``ludopolis hint``: what the strongest level would do at a move of a recorded game, and why."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
from cyclopts import Parameter

from ludopolis.bots.bot import Budget, world_of
from ludopolis.bots.hint import hint as hints
from ludopolis.cli.arguments import AsJson
from ludopolis.cli.speech import Language, chosen_language
from ludopolis.core.rng import seeded
from ludopolis.play.record import game_of, read, replay, setup_of
from ludopolis.text import render, term
from ludopolis.wire.error import Refusal

if TYPE_CHECKING:
    from ludopolis.core.game import Game
    from ludopolis.core.state import State
    from ludopolis.wire.record import Record
    from ludopolis.wire.rest import Advice


def hint(
    file: Annotated[Path, Parameter(help="The record of a game.")],
    /,
    *,
    ply: Annotated[int | None, Parameter(help="The move; the last one if not given.")] = None,
    seconds: Annotated[float, Parameter(help="Time to think.")] = 1.2,
    seed: Annotated[int, Parameter(help="Number that decides the worlds looked at.")] = 1,
    json: AsJson = False,
    language: Language = None,
) -> int:
    """Advise the player who was asked, from what that player could know.

    Example: ludopolis hint game.json --ply 40
    """
    record = read(file)
    game = game_of(record.header)
    at = len(record.plies) - 1 if ply is None else ply
    if not 0 <= at < len(record.plies):
        raise Refusal("hint-ply", ply=at, max=len(record.plies) - 1)
    rng = seeded(seed)
    found = hints(world_of(game, position(game, record, at), rng), Budget(seconds), rng)
    if json:
        print(msgspec.json.encode(found).decode())
        return 0
    for advice in found:
        print(advice_text(game, advice, chosen_language(language), record.header.players))
    return 0


def position(game: Game, record: Record, ply: int) -> State:
    """The position before the move."""
    if ply == 0:
        return game.new(setup_of(record))
    for step in replay(record, game):
        if step.ply == ply - 1:
            return step.state
    raise AssertionError("the ply is in the record")


def advice_text(game: Game, advice: Advice, language: str, players: list[str]) -> str:
    names = game.names()
    figures = {
        "option": render(advice.label, language, names, players),
        "chance": f"{100 * advice.chance:.0f}",
        "low": f"{100 * advice.low:.0f}",
        "high": f"{100 * advice.high:.0f}",
        "why": render(advice.why, language, names, players),
    }
    return term("bots-hint", language, figures)
