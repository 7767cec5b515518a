"""Which modules are compiled ahead of time. Shared by the build and the trap check."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pathlib import Path

COMPILED_PACKAGES: Final = ("core", "games", "bots")
COMPILED_MODULES: Final = (
    "play/clock.py",
    "play/history.py",
    "play/moment.py",
    "play/report.py",
    "play/table.py",
    "server/match/authority.py",
    "server/match/chair.py",
    "server/match/match.py",
    "server/rooms/audience.py",
    "server/rooms/hall.py",
    "server/rooms/requests.py",
    "server/rooms/room.py",
    "server/storage/batch.py",
    "server/transport/connection.py",
    "server/transport/websocket_frames.py",
    "server/updates/delta.py",
    "server/updates/encoded.py",
    "server/updates/feed.py",
)
"""What every move on the server goes through."""
INTERPRETED_NAMES: Final = frozenset(
    {"__init__.py", "draw.py", "events.py", "pack.py", "picture.py", "view.py"}
)
PLAIN_NAMES: Final = frozenset(
    {
        "age.py",
        "asks.py",
        "game.py",
        "goals.py",
        "hidden.py",
        "holdings.py",
        "invariants.py",
        "setup.py",
        "vocabulary.py",
    }
)
PLAIN_FOLDERS: Final = frozenset({"effects", "play", "server"})
"""Where games, views and search spend next to no time, by ``perf``: not optimised in full."""
PLAIN: Final = "_plain.c"
MARKER: Final = "# interpreted:"
MARKER_LINES: Final = 5


def compiled_modules(root: Path) -> list[Path]:
    """List the sources to compile, sorted, as paths below ``root`` (the repository)."""
    package = root / "src" / "ludopolis"
    sources = [path for name in COMPILED_PACKAGES for path in (package / name).rglob("*.py")]
    sources += [path for name in COMPILED_MODULES if (path := package / name).is_file()]
    return sorted(
        path for path in sources if path.name not in INTERPRETED_NAMES and not is_interpreted(path)
    )


def bundles(root: Path) -> dict[str, list[str]]:
    """C files to be made, and the modules of each: one for a package, one for its plain ones."""
    source = root / "src"
    found: dict[str, list[str]] = {}
    for path in compiled_modules(root):
        parts = path.relative_to(source).with_suffix("").parts
        package = "_".join(parts[1:3] if parts[1] == "games" else parts[1:2])
        is_plain = path.name in PLAIN_NAMES or not PLAIN_FOLDERS.isdisjoint(parts)
        is_plain &= parts[1] != "core"
        name = package + (PLAIN if is_plain else "_fast.c")
        found.setdefault(name, []).append(".".join(parts))
    return found


def is_interpreted(path: Path) -> bool:
    """Whether one of the first lines says ``# interpreted: <reason>``."""
    for line in path.read_text(encoding="utf-8").splitlines()[:MARKER_LINES]:
        if line.startswith(MARKER):
            if not line.removeprefix(MARKER).strip():
                message = f"{path}: '{MARKER}' must be followed by the reason"
                raise ValueError(message)
            return True
    return False
