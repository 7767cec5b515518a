from __future__ import annotations

import gc
import threading
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import pytest

from ludopolis.server.ops.run import server_of, set_up_logs
from ludopolis.server.settings import Settings
from ludopolis.server.transport.app import Application, Server
from ludopolis.testing.load_figures import free_port
from tests.server.people import EMPTY, ME, Person, id_of, say_goodbye

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

ADMIN = "admin-token-of-the-tests"


@pytest.fixture(scope="module", autouse=True)
def buried(request: pytest.FixtureRequest) -> Iterator[None]:
    """Bury what loops that have ended leave behind, here and not wherever it happens to be.

    The stacks that SQLAlchemy suspends (greenlets) are unwound when they are collected; if that is
    while CPython 3.11 parses a module, it breaks off with a SystemError.
    """
    yield
    say_goodbye()
    if "asyncio" in vars(request.module) or "simulation" in request.module.__name__:
        gc.collect()


class House:
    """A server that runs in a thread of the tests."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.url = f"http://127.0.0.1:{settings.port}"
        self.uvicorn = server_of(settings)
        self.thread = threading.Thread(target=self.uvicorn.run)

    @property
    def app(self) -> Application:
        app: Any = self.uvicorn.config.app
        found: Application = app
        return found

    @property
    def server(self) -> Server:
        return self.app.server

    def open(self) -> None:
        self.thread.start()
        while not self.uvicorn.started:
            assert self.thread.is_alive(), "the server did not start"
            time.sleep(0.01)

    def close(self) -> None:
        self.uvicorn.should_exit = True
        self.thread.join()


@contextmanager
def street(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[..., House]]:
    """Opens servers with settings of one's choice; all are closed at the end."""
    houses: list[House] = []

    def opened(**settings: Any) -> House:  # noqa: ANN401
        folder = tmp_path_factory.mktemp("house")
        chosen = {
            "port": free_port(),
            "database": str(folder / "test.db"),
            "messages_per_second": 1e6,
            "requests_per_second": 1e6,
            "visitors_per_minute": 1e6,
            "chat_per_second": 1e6,
            "hints_per_second": 1e6,
            "log_level": "error",
            "admin_token": ADMIN,
            "sweep_seconds": 0.05,
            "poll_seconds": 0.5,
            **settings,
        }
        house = House(Settings(**chosen))
        set_up_logs(house.settings)
        house.open()
        houses.append(house)
        return house

    yield opened
    say_goodbye()
    for house in houses:
        if house.thread.is_alive():
            house.close()


@pytest.fixture(scope="module")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[..., House]]:
    """Opens servers for a module: one that is left open goes on sweeping, and slows the rest."""
    with street(tmp_path_factory) as opened:
        yield opened


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The common server."""
    with street(tmp_path_factory) as opened:
        yield opened()


@pytest.fixture
def person(house: House) -> Iterator[Callable[[str], Person]]:
    """Makes people at the common server."""
    made: list[Person] = []

    def come(name: str = "", token: str = "") -> Person:
        made.append(Person(house.url, name, token))
        return made[-1]

    yield come
    for one in made:
        one.close()


@pytest.fixture
def pair(person: Callable[[str], Person]) -> tuple[Person, Person, str]:
    """Ada and Ben at a started private match of Utopia; Ada is its owner."""
    ada, ben = person("Ada"), person("Ben")
    match = ada.make(ME, EMPTY)
    key = id_of(match)
    ben.post(f"/api/matches/{key}/enter", invite=match["invite"])
    ben.post(f"/api/matches/{key}/seats/1")
    ben.post(f"/api/matches/{key}/ready", ready=True)
    assert ada.post(f"/api/matches/{key}/start").status_code == 200
    return ada, ben, key
