"""The games as environments of other libraries: arrays in, arrays out.

Each function here loads what it needs when it is called, and names the optional extra to install
when that is missing. A game is named by its slug or by a versioned id: ``"utopia"``,
``"Utopia-v2"``. Further arguments are those of the classes: ``flags``, ``pack``, ``events``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, overload

if TYPE_CHECKING:
    from pathlib import Path

    from ludopolis.envs.aec import TableEnv
    from ludopolis.envs.dataset import Dataset
    from ludopolis.envs.opposition import Opponents
    from ludopolis.envs.shared import SharedGames
    from ludopolis.envs.single import SeatEnv
    from ludopolis.envs.vector import ManyGames
    from ludopolis.envs.words import Action

__all__ = [
    "action_table",
    "aec_env",
    "read_dataset",
    "register_gymnasium",
    "register_openspiel",
    "seat_env",
    "vector_env",
]


def aec_env(
    game: str,
    seats: int = 4,
    max_cycles: int | None = None,
    render_mode: str | None = "ansi",
    **arguments: Any,  # noqa: ANN401 - those of the class
) -> TableEnv:
    """A PettingZoo environment: one agent a seat, turn by turn, with action masks."""
    from ludopolis.envs.aec import TableEnv  # noqa: PLC0415 - the extra may be missing

    return TableEnv(game, seats, max_cycles, render_mode, **arguments)


def seat_env(
    game: str,
    seats: int = 2,
    seat: int = 0,
    opponents: Opponents = "level1",
    render_mode: str | None = None,
    **arguments: Any,  # noqa: ANN401 - those of the class
) -> SeatEnv:
    """A Gymnasium environment: one seat; bots or policies play the others."""
    from ludopolis.envs.single import SeatEnv  # noqa: PLC0415 - the extra may be missing

    return SeatEnv(game, seats, seat, opponents, render_mode, **arguments)


@overload
def vector_env(
    game: str, count: int, seats: int = 4, seed: int = 0, *, workers: Literal[0] = 0,
    **arguments: Any,  # noqa: ANN401 - those of the classes
) -> ManyGames: ...  # fmt: skip


@overload
def vector_env(
    game: str, count: int, seats: int = 4, seed: int = 0, *, workers: int,
    **arguments: Any,  # noqa: ANN401 - as above
) -> ManyGames | SharedGames: ...  # fmt: skip


def vector_env(
    game: str,
    count: int,
    seats: int = 4,
    seed: int = 0,
    *,
    workers: int = 0,
    **arguments: Any,
) -> ManyGames | SharedGames:
    """A vector environment of Gymnasium: many games, their numbers in NumPy arrays.

    The learner plays all seats; with ``seat`` it plays that one and ``opponents`` the others.
    With ``workers``, so many processes play the games, in shared memory.
    """
    from ludopolis.envs.vector import ManyGames, ManySeats  # noqa: PLC0415 - as above

    if "opponents" in arguments:
        arguments.setdefault("seat", 0)
    if workers:
        from ludopolis.envs.shared import SharedGames  # noqa: PLC0415 - as above

        return SharedGames(game, count, seats, seed, workers=workers, **arguments)
    if "seat" in arguments:
        return ManySeats(game, count, seats, seed, **arguments)
    return ManyGames(game, count, seats, seed, **arguments)


def action_table(game: str, pack: Path | str | None = None) -> list[Action]:
    """All actions of a game in their order: the question, the answer, and what it means."""
    from ludopolis.envs.words import all_actions  # noqa: PLC0415 - as above

    return all_actions(game, pack)


def read_dataset(folder: Path | str, split: str = "train") -> Dataset:
    """One part of a data set that ``ludopolis dataset`` wrote, as NumPy arrays."""
    from ludopolis.envs.dataset import read  # noqa: PLC0415 - the extra may be missing

    return read(folder, split)


def register_gymnasium() -> list[str]:
    """Make the games known to ``gymnasium.make``; their ids, as ``ludopolis/Utopia-v2``."""
    from ludopolis.envs.registry import register  # noqa: PLC0415 - the extra may be missing

    return register()


def register_openspiel() -> list[str]:
    """Make the games known to ``pyspiel.load_game``; their names, as ``ludopolis_utopia_v2``."""
    from ludopolis.envs.openspiel import register  # noqa: PLC0415 - the extra may be missing

    return register()
