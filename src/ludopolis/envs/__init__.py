"""The games as environments of other libraries: arrays in, arrays out.

Each function here loads what it needs when it is called, and names the optional extra to install
when that is missing. A game is named by its slug or by a versioned id: ``"utopia"``,
``"Utopia-v2"``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludopolis.envs.aec import TableEnv
    from ludopolis.envs.single import SeatEnv
    from ludopolis.envs.vector import ManyGames

__all__ = ["aec_env", "register_gymnasium", "register_openspiel", "seat_env", "vector_env"]


def aec_env(
    game: str, seats: int = 4, max_cycles: int | None = None, render_mode: str | None = "ansi"
) -> TableEnv:
    """A PettingZoo environment: one agent a seat, turn by turn, with action masks."""
    from ludopolis.envs.aec import TableEnv  # noqa: PLC0415 - the extra may be missing

    return TableEnv(game, seats, max_cycles, render_mode)


def seat_env(
    game: str,
    seats: int = 2,
    seat: int = 0,
    opponents: str = "level1",
    render_mode: str | None = None,
) -> SeatEnv:
    """A Gymnasium environment: one seat, the others played by bots of this name."""
    from ludopolis.envs.single import SeatEnv  # noqa: PLC0415 - the extra may be missing

    return SeatEnv(game, seats, seat, opponents, render_mode)


def vector_env(game: str, count: int, seats: int = 4, seed: int = 0) -> ManyGames:
    """Many games in one process, their observations and masks in NumPy arrays."""
    from ludopolis.envs.vector import ManyGames  # noqa: PLC0415 - the extra may be missing

    return ManyGames(game, count, seats, seed)


def register_gymnasium() -> list[str]:
    """Make the games known to ``gymnasium.make``; their ids, as ``ludopolis/Utopia-v2``."""
    from ludopolis.envs.single import register  # noqa: PLC0415 - the extra may be missing

    return register()


def register_openspiel() -> list[str]:
    """Make the games known to ``pyspiel.load_game``; their names, as ``ludopolis_utopia_v2``."""
    from ludopolis.envs.openspiel import register  # noqa: PLC0415 - the extra may be missing

    return register()
