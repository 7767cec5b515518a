"""Writes ``icons.toml`` of each game: the signs that its picture draws, from the client's set.

Run as ``python -m tools.icons`` after ``npm install`` in ``web``, when a picture needs other signs.
"""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ICONS = ROOT / "web" / "node_modules" / "@iconify-json" / "game-icons" / "icons.json"
HEADER = """\
# Made by tools/icons.py from https://game-icons.net, by Lorc, Delapouite and others, CC BY 3.0.
"""


def drawn(slug: str, bodies: dict[str, dict[str, str]]) -> str:
    names: list[str] = import_module(f"ludopolis.games.{slug}.picture").ICONS
    lines = [f"{name} = '{bodies[name]['body']}'\n" for name in sorted(names)]
    return HEADER + "".join(lines).replace(' fill="currentColor"', "")


def main() -> None:
    from ludopolis.games import FOLDER, SLUGS  # noqa: PLC0415 - the source, not what is installed

    bodies = json.loads(ICONS.read_text("utf-8"))["icons"]
    for slug in SLUGS:
        file = Path(str(FOLDER / slug / "icons.toml"))
        file.write_text(drawn(slug, bodies), encoding="utf-8")
        print(file.relative_to(ROOT))


if __name__ == "__main__":
    main()
