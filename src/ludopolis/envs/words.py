"""What features, actions and positions are called, in no library's terms."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from ludopolis.core.arrays.encoding import ActionSpace
from ludopolis.core.decision import PASS
from ludopolis.envs.extras import game_named
from ludopolis.text import render
from ludopolis.wire.error import Refusal, check_int

if TYPE_CHECKING:
    from pathlib import Path

    from ludopolis.core.arrays.encoding import Encoder
    from ludopolis.core.decision import Decision
    from ludopolis.core.game import Game
    from ludopolis.core.state import State
    from ludopolis.wire.event import Event

MAX_ACTIONS: Final = 1 << 15
UNUSED: Final = "never open with this pack"


def slices(encoder: Encoder) -> dict[str, slice]:
    """Where each feature lies in an observation, by its name."""
    return {f.name: slice(f.start, f.start + f.size) for f in encoder.features}


def is_inside(actions: ActionSpace, action: object) -> bool:
    """Whether an action is one of the space, open or not."""
    return 0 <= number_of(action) < actions.size


def number_of(action: object) -> int:
    """An action as a number of Python; -1, which is never open, for all but whole numbers."""
    try:
        number = check_int("action", action)
    except Refusal:
        return -1
    return number if 0 <= number < MAX_ACTIONS else -1


def action_name(game: Game, actions: ActionSpace, asked: Decision | None, action: int) -> str:
    """The question and the answer: as records write it if the action is open, else its number."""
    if not 0 <= action < actions.size:
        raise Refusal("not-an-option", option=action, ask="action")
    ask = actions.ask(action)
    name = game.asks[ask].name
    if asked is not None and actions.allows(asked, action):
        return f"{name} {game.word(ask, actions.option(asked, action))}"
    return f"{name} #{action - actions.offsets[ask]}"


class Action(NamedTuple):
    """One action: the question, the answer as records write it, and both in words.

    An answer to a ranked question is the place in the list of open options, not a thing.
    """

    number: int
    question: str
    word: str
    meaning: str


def all_actions(name: str, pack: Path | str | None = None) -> list[Action]:
    """What every action of a game means, in their order."""
    game = game_named(name, pack)
    space = ActionSpace(game.asks)
    return [meaning_of(game, space, number) for number in range(space.size)]


def meaning_of(game: Game, space: ActionSpace, number: int) -> Action:
    ask = space.ask(number)
    place = number - space.offsets[ask]
    spec = game.asks[ask]
    if space.ranked[ask] == 1 and place != PASS:
        return Action(number, spec.name, f"#{place}", f"place {place} in the list of open options")
    try:
        word, label = game.word(ask, place), game.label(ask, place)
    except IndexError:  # room for packs with more things than this one
        return Action(number, spec.name, f"#{place}", UNUSED)
    return Action(number, spec.name, word, render(label, "en", game.names(), []))


def action_things(
    game: Game, actions: ActionSpace, asked: Decision | None, action: int
) -> list[str]:
    """What an open action points at, in the order of picking: ``["district:wa1", "civ:maya"]``.

    Nothing for a plain choice, and for an action that is not open.
    """
    if asked is None or not actions.allows(asked, action):
        return []
    return game.path(asked.ask, actions.option(asked, action))


def told_events(events: list[Event], seat: int) -> list[dict[str, Any]]:
    """What happened, as data, as far as a seat may know."""
    return [msgspec.to_builtins(event.seen_by(seat)) for event in events]


def render_view(game: Game, s: State, seat: int) -> str:
    """The view of a seat (-1: a spectator) as text, a line for each of its parts."""
    view = msgspec.to_builtins(game.view(s, seat))
    return "\n".join(f"{name}: {value}" for name, value in view.items())
