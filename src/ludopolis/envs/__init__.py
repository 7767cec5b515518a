"""The games as environments of other libraries: arrays in, arrays out.

Each function here loads what it needs when it is called, and names the optional extra to install
when that is missing. A game is named by its slug or by a versioned id: ``"utopia"``,
``"Utopia-v2"``. ``flags`` are variants of the rules, ``pack`` is content of one's own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, overload

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    import numpy as np
    from numpy.typing import NDArray

    from ludopolis.envs.aec import TableEnv
    from ludopolis.envs.dataset import Dataset
    from ludopolis.envs.opposition import Opponents
    from ludopolis.envs.parallel import CycleEnv
    from ludopolis.envs.single import SeatEnv
    from ludopolis.envs.spaces import Seen
    from ludopolis.envs.vector import Games, ManyGames
    from ludopolis.envs.words import Action

__all__ = [
    "action_table",
    "aec_env",
    "parallel_env",
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
    *,
    flags: dict[str, str] | None = None,
    pack: Path | str | None = None,
    events: bool = False,
) -> TableEnv:
    """A PettingZoo environment: one agent a seat, turn by turn, with action masks."""
    from ludopolis.envs.aec import TableEnv  # noqa: PLC0415 - the extra may be missing

    return TableEnv(game, seats, max_cycles, render_mode, flags=flags, pack=pack, events=events)


def parallel_env(
    game: str,
    seats: int = 4,
    max_cycles: int | None = None,
    render_mode: str | None = "ansi",
    *,
    flags: dict[str, str] | None = None,
    pack: Path | str | None = None,
    events: bool = False,
) -> CycleEnv:
    """A parallel environment of PettingZoo: in each cycle only who must act is heard."""
    from ludopolis.envs.parallel import CycleEnv  # noqa: PLC0415 - as above

    return CycleEnv(game, seats, max_cycles, render_mode, flags=flags, pack=pack, events=events)


@overload
def seat_env(
    game: str, seats: int = 2, seat: int = 0, opponents: Opponents = "level1",
    render_mode: str | None = None, *, masked: Literal[False] = False,
    flags: dict[str, str] | None = None, pack: Path | str | None = None, events: bool = False,
) -> SeatEnv[NDArray[np.int16]]: ...  # fmt: skip


@overload
def seat_env(
    game: str, seats: int = 2, seat: int = 0, opponents: Opponents = "level1",
    render_mode: str | None = None, *, masked: Literal[True],
    flags: dict[str, str] | None = None, pack: Path | str | None = None, events: bool = False,
) -> SeatEnv[Seen]: ...  # fmt: skip


def seat_env(
    game: str,
    seats: int = 2,
    seat: int = 0,
    opponents: Opponents = "level1",
    render_mode: str | None = None,
    *,
    masked: bool = False,
    flags: dict[str, str] | None = None,
    pack: Path | str | None = None,
    events: bool = False,
) -> SeatEnv[NDArray[np.int16]] | SeatEnv[Seen]:
    """A Gymnasium environment: one seat; bots or policies play the others."""
    from ludopolis.envs.single import SeatEnv  # noqa: PLC0415 - as above

    return SeatEnv(game, seats, seat, opponents, render_mode,
                   flags=flags, pack=pack, masked=masked, events=events)  # fmt: skip


@overload
def vector_env(
    game: str, count: int, seats: int = 4, seed: int = 0, *, workers: Literal[0] = 0,
    seat: int | Sequence[int] | None = None, opponents: Opponents | None = None,
    flags: dict[str, str] | None = None, pack: Path | str | None = None,
    copy: bool = False, render_mode: str | None = None, events: bool = False,
) -> ManyGames: ...  # fmt: skip


@overload
def vector_env(
    game: str, count: int, seats: int = 4, seed: int = 0, *, workers: int,
    seat: int | Sequence[int] | None = None, opponents: Opponents | None = None,
    flags: dict[str, str] | None = None, pack: Path | str | None = None,
    copy: bool = False, render_mode: str | None = None, events: bool = False,
) -> Games: ...  # fmt: skip


def vector_env(
    game: str,
    count: int,
    seats: int = 4,
    seed: int = 0,
    *,
    workers: int = 0,
    seat: int | Sequence[int] | None = None,
    opponents: Opponents | None = None,
    flags: dict[str, str] | None = None,
    pack: Path | str | None = None,
    copy: bool = False,
    render_mode: str | None = None,
    events: bool = False,
) -> Games:
    """A vector environment of Gymnasium: many games, their numbers in NumPy arrays.

    The learner plays all seats; with ``seat`` or ``opponents`` it plays that one (the first, if it
    is not said) and they the others. With ``workers``, so many processes play the games, in shared
    memory.
    """
    from ludopolis.envs.vector import ManyGames, ManySeats  # noqa: PLC0415 - as above

    arguments: dict[str, Any] = {
        "flags": flags, "pack": pack, "copy": copy, "render_mode": render_mode, "events": events,
    }  # fmt: skip
    is_alone = seat is not None or opponents is not None
    if is_alone:
        arguments |= {"seat": seat or 0, "opponents": opponents or "level1"}
    if workers:
        from ludopolis.envs.shared import SharedGames  # noqa: PLC0415 - as above

        return SharedGames(game, count, seats, seed, workers=workers, **arguments)
    kind = ManySeats if is_alone else ManyGames
    return kind(game, count, seats, seed, **arguments)


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
