"""Bots that are programs: whether the host trusts them, and what they are not kept from here."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Annotated, Final, TypeAlias

from cyclopts import Parameter

from ludopolis.bots.cage.layers import TRUST, in_words, is_trusting, layers_here, left_open
from ludopolis.text import render
from ludopolis.wire.text import Line

if TYPE_CHECKING:
    from collections.abc import Iterable

PROGRAM: Final = "run:"
TrustPrograms: TypeAlias = Annotated[
    bool,
    Parameter(
        name="--trust-programs",
        negative="",
        show_default=False,
        help="Run programs (run:PROGRAM) even where this machine can't lock them in.",
    ),
]


def admit_programs(bots: Iterable[str], language: str, *, trusted: bool) -> None:
    """Take the host's word for the programs among the bots, and say what it is needed for."""
    if trusted:
        # The processes that play the games inherit it.
        os.environ[TRUST] = "1"
    if not is_trusting() or not any(bot.startswith(PROGRAM) for bot in bots):
        return
    open_things = left_open(layers_here())
    if open_things:
        line = Line("bots-cage-open", {"open": in_words(open_things)})
        print(render(line, language), file=sys.stderr)
