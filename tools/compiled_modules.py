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
    "server/rate.py",
    "server/rooms/audience.py",
    "server/rooms/hall.py",
    "server/rooms/requests.py",
    "server/rooms/room.py",
    "server/storage/batch.py",
    "server/transport/connection.py",
    "server/transport/websocket_frames.py",
    "server/updates/delta.py",
    "server/updates/feed.py",
)
"""What every move on the server goes through."""
INTERPRETED_NAMES: Final = frozenset(
    {"__init__.py", "draw.py", "events.py", "pack.py", "picture.py", "view.py"}
)
RARE: Final = frozenset(
    {
        "age",
        "asks",
        "effects",
        "game",
        "goals",
        "hidden",
        "holdings",
        "invariants",
        "setup",
        "vocabulary",
    }
)
"""Modules and folders of games in which play, views and search spend little time, by ``perf``."""
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
    """C files to be made, by package and level of optimisation, and the modules of each."""
    found: dict[str, list[str]] = {}
    for path in compiled_modules(root):
        parts = path.relative_to(root / "src").with_suffix("").parts
        package = "_".join(parts[1:3] if parts[1] == "games" else parts[1:2])
        found.setdefault(f"{package}_{level_of(parts[1:])}.c", []).append(".".join(parts))
    return found


def level_of(parts: tuple[str, ...]) -> str:
    """As much effort of the C compiler as brings something: the server mostly calls Python."""
    is_rare = parts[0] == "games" and not RARE.isdisjoint(parts[2:])
    return "O1" if is_rare or parts[0] in {"play", "server"} else "O3"


def is_interpreted(path: Path) -> bool:
    """Whether one of the first lines says ``# interpreted: <reason>``."""
    for line in path.read_text(encoding="utf-8").splitlines()[:MARKER_LINES]:
        if line.startswith(MARKER):
            if not line.removeprefix(MARKER).strip():
                message = f"{path}: '{MARKER}' must be followed by the reason"
                raise ValueError(message)
            return True
    return False
