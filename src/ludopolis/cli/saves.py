"""Where unfinished games and records of finished ones are kept."""

from __future__ import annotations

import os
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from ludopolis.play.saving import read_table
from ludopolis.wire.error import Refusal

if TYPE_CHECKING:
    from ludopolis.play.saved import SavedTable


def home() -> Path:
    """The program's folder for what it keeps, as the system wants it; LUDOPOLIS_HOME overrules."""
    chosen = os.environ.get("LUDOPOLIS_HOME")
    if chosen:
        return Path(chosen)
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA")
        return Path(base or Path.home()) / "ludopolis"
    base = os.environ.get("XDG_STATE_HOME")
    return (Path(base) if base else Path.home() / ".local" / "state") / "ludopolis"


def new_file(slug: str) -> Path:
    """A name for a game that starts now."""
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    return home() / "unfinished" / f"{slug}-{stamp}-{os.getpid()}.json"


def record_file(unfinished: Path) -> Path:
    """Where the record of a finished game goes."""
    return home() / "records" / unfinished.name


def latest(slug: str | None) -> Path | None:
    """The unfinished game that was played last."""
    pattern = f"{slug or '*'}-*.json"
    found = list((home() / "unfinished").glob(pattern))
    return max(found, key=lambda path: path.stat().st_mtime) if found else None


def taken_up(file: Path | None, slug: str | None) -> tuple[Path, SavedTable]:
    """The saved game of a file, or the latest one."""
    path = file or latest(slug)
    if path is None:
        raise Refusal("nothing-to-resume")
    return path, read_table(path)
