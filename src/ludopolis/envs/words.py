"""What features, actions and positions are called, in no library's terms."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from ludopolis.wire.error import Refusal, check_int

if TYPE_CHECKING:
    from ludopolis.core.arrays.encoding import ActionSpace, Encoder
    from ludopolis.core.decision import Decision
    from ludopolis.core.game import Game
    from ludopolis.core.state import State

RENDER_MODES: Final = ["ansi", "human"]
MAX_ACTIONS: Final = 1 << 15


def slices(encoder: Encoder) -> dict[str, slice]:
    """Where each feature lies in an observation, by its name."""
    return {f.name: slice(f.start, f.start + f.size) for f in encoder.features}


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


def action_things(
    game: Game, actions: ActionSpace, asked: Decision | None, action: int
) -> list[str]:
    """What an open action points at, in the order of picking: ``["district:wa1", "civ:maya"]``.

    Nothing for a plain choice, and for an action that is not open.
    """
    if asked is None or not actions.allows(asked, action):
        return []
    return game.path(asked.ask, actions.option(asked, action))


def check_render(mode: str | None) -> None:
    if mode not in {None, *RENDER_MODES}:
        raise Refusal("env-render", mode=str(mode), modes=", ".join(RENDER_MODES))


def shown_text(text: str, mode: str | None) -> str | None:
    """The text, unless a human wants to see it or nobody does."""
    if mode == "human":
        print(text, end="\n\n", flush=True)  # noqa: T201 - what the mode is for
    return text if mode == "ansi" else None


def render_view(game: Game, s: State, seat: int) -> str:
    """The view of a seat (-1: a spectator) as text, a line for each of its parts."""
    view = msgspec.to_builtins(game.view(s, seat))
    return "\n".join(f"{name}: {value}" for name, value in view.items())
