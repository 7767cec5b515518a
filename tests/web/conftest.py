"""A real server and a real Chromium for the tests of the browser table.

They need the built client (``make client``) and Chromium (``LUDOPOLIS_CHROMIUM`` or Debian's).
Where one is missing the tests are skipped, unless ``LUDOPOLIS_BROWSER=required``.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

from ludopolis.testing.load_figures import free_port
from tests.extent import PATIENCE, in_turn
from tests.web.visitor import Visitor

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser

HERE: Final = Path(__file__).resolve().parent
ROOT: Final = HERE.parent.parent
CLIENT: Final = ROOT / "src" / "ludopolis" / "web" / "index.html"
FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def chromium() -> str | None:
    named = os.environ.get("LUDOPOLIS_CHROMIUM")
    return named or shutil.which("chromium") or shutil.which("chromium-browser")


def need(found: object, what: str) -> None:
    if found:
        return
    if os.environ.get("LUDOPOLIS_BROWSER") == "required":
        pytest.fail(f"{what} is missing")
    pytest.skip(f"{what} is missing")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A browser takes its time."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(in_turn)


@pytest.fixture(scope="session")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the server keeps its matches."""
    return tmp_path_factory.mktemp("server") / "tables.db"


@pytest.fixture(scope="session")
def address(database: Path) -> Iterator[str]:
    """The address of a server with an empty database of its own."""
    need(CLIENT.is_file(), "the built client")
    port = free_port()
    environment = {
        **os.environ,
        "PYTHONPATH": str(ROOT / "src"),
        "LUDOPOLIS_DATABASE": str(database),
        "LUDOPOLIS_PORT": str(port),
        "LUDOPOLIS_LOG_LEVEL": "error",
        "LUDOPOLIS_MESSAGES_PER_SECOND": "1000",
        "LUDOPOLIS_REQUESTS_PER_SECOND": "1000",
        "LUDOPOLIS_VISITORS_PER_MINUTE": "1000",
        "LUDOPOLIS_HINTS_PER_SECOND": "1000",
    }
    program = "import sys; from ludopolis.cli import main; sys.exit(main())"
    server = subprocess.Popen([sys.executable, "-c", program, "serve"], env=environment)
    try:
        yield answering(f"http://127.0.0.1:{port}")
    finally:
        server.terminate()
        server.wait(20)


def answering(address: str) -> str:
    """The address, once somebody answers there."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            urllib.request.urlopen(f"{address}/api/games", timeout=5)
        except OSError:
            time.sleep(0.2)
        else:
            return address
    pytest.fail("the server does not answer")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    sync_api = pytest.importorskip("playwright.sync_api")
    need(chromium(), "Chromium")
    with sync_api.sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        yield running
        running.close()


@pytest.fixture(scope="module")
def residents(browser: Browser, address: str) -> Iterator[Callable[..., Visitor]]:
    """Visitors by their settings, who keep their profile for a module."""
    known: dict[frozenset[tuple[str, object]], Visitor] = {}

    def resident(**settings: object) -> Visitor:
        key = frozenset(settings.items())
        if key not in known:
            known[key] = Visitor(browser, address, "Ada", **settings)  # type: ignore[arg-type]
        return known[key]

    yield resident
    for visitor in known.values():
        visitor.leave()


@pytest.fixture
def stay(residents: Callable[..., Visitor]) -> Iterator[Callable[..., Visitor]]:
    """Somebody who has been here before; a new profile takes longer than most pages do."""
    seen: list[Visitor] = []

    def met(**settings: object) -> Visitor:
        visitor = residents(**settings)
        visitor.received.clear()
        visitor.complaints.clear()
        seen.append(visitor)
        return visitor

    yield met
    assert [complaint for visitor in seen for complaint in visitor.complaints] == []


@pytest.fixture
def come(browser: Browser, address: str) -> Iterator[Callable[..., Visitor]]:
    """Lets visitors come, each with a browser profile of their own; none may complain."""
    visitors: list[Visitor] = []

    def arrive(name: str = "Ada", **settings: object) -> Visitor:
        visitor = Visitor(browser, address, name, **settings)  # type: ignore[arg-type]
        visitors.append(visitor)
        return visitor

    yield arrive
    complaints = [complaint for visitor in visitors for complaint in visitor.complaints]
    for visitor in visitors:
        visitor.leave()
    assert complaints == []
