"""Arguments that several commands take, with their help and what they stand for."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, TypeAlias

from cyclopts import Parameter

from ludopolis.games import SLUGS
from ludopolis.wire.error import Refusal

if TYPE_CHECKING:
    from ludopolis.core.game import Setup

FIRST_GAME: Final = SLUGS[0]
"""The game of those who name none: the first in the lobby."""
GameName: TypeAlias = Annotated[str, Parameter(help=f"One of: {', '.join(SLUGS)}.")]
Seats: TypeAlias = Annotated[int, Parameter(help="Number of players.")]
Seed: TypeAlias = Annotated[int, Parameter(help="Number that decides all chance.")]
Jobs: TypeAlias = Annotated[int, Parameter(help="Processes; 0 for one per core.")]
PackFile: TypeAlias = Annotated[
    Path | None, Parameter(help="Content of your own: a TOML file, or a folder of them.")
]
Flags: TypeAlias = Annotated[
    list[str] | None,
    Parameter(
        name="--flag",
        consume_multiple=True,
        negative="",
        help="Settings of the match as name=value; `ludopolis games` lists them.",
    ),
]
AsJson: TypeAlias = Annotated[
    bool,
    Parameter(
        name="--json", negative="", show_default=False, help="Print JSON for programs to read."
    ),
]


def flags_of(given: list[str] | None) -> dict[str, str]:
    """``["sea_range=same"]`` as a mapping."""
    flags: dict[str, str] = {}
    for text in given or []:
        name, sign, value = text.partition("=")
        if not sign:
            raise Refusal("flag-form", flag=text)
        flags[name] = value
    return flags


def setup_of(seats: int, seed: int, flags: list[str] | None) -> Setup:
    from ludopolis.core.game import Setup

    return Setup(seats, seed, flags_of(flags))


def at_least(name: str, value: int, least: int) -> None:
    """Refuse a number that is too small."""
    if value < least:
        raise Refusal("too-small", name=name, value=value, min=least)
