"""A fourth game is a copied folder: the example under another name is played everywhere.

The copy is made in a copy of the tree, by the command of the guide, and nothing else is edited.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pytest

from ludopolis.games import SLUGS
from ludopolis.testing.load_figures import free_port
from tests.builds import needs_checkout
from tests.server.people import ME, Person, id_of
from tests.web.conftest import CLIENT, FLAGS, chromium, need
from tests.web.visitor import Visitor

if TYPE_CHECKING:
    from collections.abc import Iterator

pytestmark = needs_checkout
ROOT: Final = Path(__file__).resolve().parents[2]
GUIDE: Final = ROOT / "docs" / "guides" / "add-a-game.md"
GAME: Final = "shells"
COPIED: Final = ["src", "tests", "pyproject.toml"]
BLOCK: Final = re.compile(r"^```sh\n(.*?)^```", re.MULTILINE | re.DOTALL)
PATIENCE: Final = 600.0
BOT: Final = {"kind": "bot", "level": "level2"}
ENVIRONMENTS: Final = f"""
from pettingzoo.test import api_test
from ludopolis.envs import aec_env, register_gymnasium, vector_env
api_test(aec_env("{GAME}", 3), num_cycles=100, verbose_progress=False)
env = vector_env("{GAME}", count=4, seats=2)
env.reset(1)
for step in range(100):
    env.step(env.masks.argmax(axis=1))
assert "ludopolis/{GAME.capitalize()}-v1" in register_gymnasium()
"""


class Tree:
    """A copy of the source with the new game in it, and the program that runs from there."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        home = str(folder / "home")
        source = str(folder / "src")
        self.environment = {
            **os.environ,
            "PYTHONPATH": source,
            "PYTHONDONTWRITEBYTECODE": "1",
            "LUDOPOLIS_HOME": home,
            "LUDOPOLIS_LANGUAGE": "en",
            "COLUMNS": "80",
        }

    def python(self, *words: str, typed: str = "") -> str:
        """Run Python in the tree; what it prints."""
        ran = subprocess.run(
            [sys.executable, *words],
            cwd=self.folder,
            env=self.environment,
            input=typed,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        assert ran.returncode == 0, ran.stdout + ran.stderr
        return ran.stdout

    def program(self, *words: str, typed: str = "") -> str:
        return self.python("-m", "ludopolis", *words, typed=typed)


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Tree:
    """The repository after the first step of the guide."""
    folder = tmp_path_factory.mktemp("tree")
    hide = shutil.ignore_patterns("__pycache__")
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=hide)
        else:
            shutil.copyfile(ROOT / name, folder / name)
    copying = BLOCK.findall(GUIDE.read_text("utf-8"))[0]
    subprocess.run(["bash", "-e", "-c", copying], cwd=folder, check=True)
    return Tree(folder)


@pytest.fixture(scope="module")
def address(tree: Tree) -> Iterator[str]:
    """A server of the tree."""
    port = free_port()
    settings = ["serve", "--port", str(port), "--database", str(tree.folder / "tables.db")]
    quiet = {**tree.environment, "LUDOPOLIS_LOG_LEVEL": "error"}
    command = [sys.executable, "-m", "ludopolis", *settings]
    server = subprocess.Popen(command, cwd=tree.folder, env=quiet)
    try:
        yield answering(f"http://127.0.0.1:{port}")
    finally:
        server.terminate()
        server.wait(20)


def answering(address: str) -> str:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            urllib.request.urlopen(f"{address}/health", timeout=5)
        except OSError:
            time.sleep(0.1)
        else:
            return address
    pytest.fail("the server does not answer")


def asked(address: str, path: str) -> Any:  # noqa: ANN401 - JSON
    return json.loads(urllib.request.urlopen(address + path, timeout=20).read())


def test_the_example_is_no_game_to_play() -> None:
    assert "pearls" not in SLUGS


def test_it_conforms(tree: Tree) -> None:
    checks = [f"tests/conformance/test_{name}.py" for name in ("conformance", "walks")]

    out = tree.python("-m", "pytest", "-q", *checks, "-k", GAME)

    assert " passed" in out


def test_it_is_listed_last_with_its_settings(tree: Tree) -> None:
    games = json.loads(tree.program("games", "--json"))

    assert list(games)[-1] == GAME
    assert games[GAME]["flags"] == {"deck": ["full", "short"]}


@pytest.mark.parametrize("language", ["en", "fr", "nl"])
def test_it_is_played_at_the_terminal(tree: Tree, language: str) -> None:
    setting = ["--bots", "level1", "--seats", "2", "--seed", "3", "--language", language]

    out = tree.program("play", GAME, *setting, typed="h\n?\ni ruby\n" + "1\n" * 200)

    said = out.replace(f"records/{GAME}-", "").replace(f"unfinished/{GAME}-", "")
    assert " 1. " in said
    assert f"{GAME}-" not in said
    assert "cli-" not in said


def test_its_bots_compete_and_its_cards_are_weighed(tree: Tree) -> None:
    report = json.loads(
        tree.program("arena", GAME, "--bots", "level4,level1", "--games", "8", "--json")
    )
    tree.program("balance", GAME, "--bots", "level1", "--games", "4", "--out", "balance.html")

    page = (tree.folder / "balance.html").read_text("utf-8")
    assert [row["bot"] for row in report["standings"]] == ["level4", "level1"]
    assert "<h3>Cards</h3>" in page


def test_learners_find_its_environments(tree: Tree) -> None:
    pytest.importorskip("pettingzoo")

    tree.python("-W", "ignore", "-c", ENVIRONMENTS)


def test_it_is_served(address: str) -> None:
    games = asked(address, "/api/games")
    catalogue = asked(address, f"/api/games/{GAME}?lang=fr")

    assert (games[-1]["slug"], games[-1]["minutes"]) == (GAME, 5)
    assert catalogue["names"]["ruby"] == "rubis"
    assert f"{GAME}-title" in asked(address, "/api/texts/nl")["sources"][f"{GAME}.ftl"]


def test_it_is_played_over_a_socket(address: str) -> None:
    ada = Person(address, "Ada")
    match = id_of(ada.make(ME, BOT, game=GAME))
    with ada.socket(match) as line:
        line.until("update")
        while not (update := line.last["update"])["view"]["over"]:
            if update["question"]:
                line.play()
            while line.last["update"] is update:
                line.next()
    ada.close()

    assert update["view"]["type"] == GAME


def test_it_is_played_at_the_text_table(address: str) -> None:
    sync_api = pytest.importorskip("playwright.sync_api")
    need(CLIENT.is_file(), "the built client")
    need(chromium(), "Chromium")
    with sync_api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        ada = Visitor(browser, address, "Ada")
        ada.open("/")
        ada.page.get_by_role("heading", name=GAME.capitalize()).wait_for()
        ada.against_bots(GAME)
        ada.play_on()

        assert ada.is_over()
        assert ada.complaints == []
        assert f"{GAME}-" not in ada.text()
        browser.close()
