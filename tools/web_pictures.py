"""Take the pictures of ``docs/pictures``: lobby and tables, early and late, laptop and phone.

``python -m tools.web_pictures`` serves the built client with an empty database and photographs the
fixed positions of the harness with Chromium. The late ones are drawn without a browser, too.
"""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from ludopolis.core.game import Setup
from ludopolis.games import SLUGS, open_game
from ludopolis.play.picture import picture_of
from ludopolis.wire.view import View
from tools.web_views import FOLDER

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser

ROOT: Final = Path(__file__).resolve().parent.parent
TARGET: Final = ROOT / "docs" / "pictures"
SIZES: Final = {"laptop": (1366, 768), "phone": (390, 844)}
FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
)
PATIENCE: Final = 60.0


class Shot(NamedTuple):
    """One picture: its name, the page, and how it is looked at."""

    name: str
    path: str
    size: str
    theme: str


def shots() -> list[Shot]:
    found = [
        Shot("lobby-laptop", "/", "laptop", "light"),
        Shot("lobby-laptop-dark", "/", "laptop", "dark"),
        Shot("lobby-phone", "/", "phone", "light"),
    ]
    for game in SLUGS:
        found += [
            Shot(f"{game}-early", f"/harness/{game}/early", "laptop", "light"),
            Shot(f"{game}-late", f"/harness/{game}/late", "laptop", "light"),
            Shot(f"{game}-late-dark", f"/harness/{game}/late", "laptop", "dark"),
            Shot(f"{game}-phone", f"/harness/{game}/late", "phone", "light"),
        ]
    found.append(Shot("text-table", "/harness/utopia/early?text", "laptop", "light"))
    return found


@contextmanager
def served() -> Iterator[str]:
    """The address of a server of our own."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "LUDOPOLIS_LOG_LEVEL": "error"}
        program = "import sys; from ludopolis.cli import main; sys.exit(main())"
        words = ["serve", "--port", str(port), "--database", f"{folder}/pictures.db"]
        server = subprocess.Popen([sys.executable, "-c", program, *words], env=environment)
        try:
            yield answering(f"http://127.0.0.1:{port}")
        finally:
            server.terminate()
            server.wait()


def answering(address: str) -> str:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            urllib.request.urlopen(f"{address}/api/games", timeout=5)  # noqa: S310 - our own
        except OSError:
            time.sleep(0.2)
        else:
            return address
    raise SystemExit("the server does not answer")


def take(browser: Browser, address: str, shot: Shot) -> None:
    width, height = SIZES[shot.size]
    context = browser.new_context(viewport={"width": width, "height": height})
    prefs = json.dumps({"language": "en", "theme": shot.theme, "name": "Ada"})
    context.add_init_script(f"localStorage.setItem('ludopolis-prefs', {json.dumps(prefs)})")
    page = context.new_page()
    page.goto(address + shot.path)
    page.wait_for_selector("h1")
    page.wait_for_load_state("networkidle")
    page.screenshot(path=str(TARGET / f"{shot.name}.png"), animations="disabled")
    context.close()


def drawn(slug: str) -> str:
    """The late position as ``position.svg`` draws it, to look at beside the browser's table."""
    kept = json.loads((FOLDER / f"{slug}-late.json").read_text("utf-8"))
    views = vars(import_module(f"ludopolis.games.{slug}.view")).values()
    (kind,) = (each for each in views if isinstance(each, type) and View in each.__bases__)
    names = [seat["name"] for seat in kept["seats"]]
    made = picture_of(open_game(slug), Setup(len(names), 0), "en", names, None)
    return made.svg(msgspec.convert(kept["view"], kind))


def main() -> int:
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 - only pictures need it

    TARGET.mkdir(parents=True, exist_ok=True)
    program = os.environ.get("LUDOPOLIS_CHROMIUM") or shutil.which("chromium")
    with served() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        for shot in shots():
            take(browser, address, shot)
        browser.close()
    for slug in SLUGS:
        (TARGET / f"position-{slug}.svg").write_text(drawn(slug), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
