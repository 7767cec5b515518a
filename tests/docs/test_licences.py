"""What the wheel brings along of others is named with its licence, in the files and metadata."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
LICENCES: Final = ROOT / "licences"
TABLE: Final = (LICENCES / "README.md").read_text("utf-8")
PROJECT: Final = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
CLIENT: Final = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
FONTS: Final = [
    name.removeprefix("@fontsource/") for name in CLIENT["dependencies"] if "@fontsource/" in name
]
ICONS: Final = "@iconify-json/game-icons"
LIBRARIES: Final = {"svelte": "svelte", "@fluent/bundle": "fluent"}
BUILDERS: Final = {"vite", "@sveltejs/vite-plugin-svelte"}
"""They make the client, and are not in it."""


@pytest.mark.parametrize("name", FONTS)
def test_every_font_has_its_licence(name: str) -> None:
    assert "SIL OPEN FONT LICENSE Version 1.1" in (LICENCES / f"{name}.txt").read_text("utf-8")


def test_every_library_of_the_client_has_its_licence() -> None:
    fonts = {f"@fontsource/{name}" for name in FONTS}

    assert set(CLIENT["dependencies"]) == {*LIBRARIES, *fonts, ICONS} | BUILDERS
    assert [name for name in LIBRARIES.values() if f"]({name}.txt)" not in TABLE] == []


def test_every_icon_has_its_artist() -> None:
    sources = [*(ROOT / "web" / "src").rglob("*.svelte"), *(ROOT / "web" / "src").rglob("*.ts")]
    used = {name for file in sources for name in re.findall(r"icon:([a-z0-9-]+)", file.read_text())}
    for pictures in (ROOT / "web" / "src" / "games").glob("*/pictures.json"):
        used |= set(json.loads(pictures.read_text("utf-8")).values())
    table = (LICENCES / "game-icons.md").read_text("utf-8")
    rows = re.findall(r"^\| ([a-z0-9-]+) \| ([A-Z].+) \|$", table, re.MULTILINE)
    page = (ROOT / "web" / "src" / "pages" / "Credits.svelte").read_text("utf-8")

    assert {icon for icon, _ in rows} == used
    assert [artist for _, artist in rows if f"'{artist}'" not in page or artist not in TABLE] == []


def test_every_licence_is_listed_and_in_the_metadata() -> None:
    texts = {file.name for file in LICENCES.iterdir()} - {"README.md"}

    assert set(re.findall(r"\]\(([a-z-]+\.\w+)\)", TABLE)) == texts
    assert PROJECT["license-files"] == ["LICENSE", "licences/*"]
    assert set(PROJECT["license"].split(" AND ")) == {"MIT", "OFL-1.1", "CC-BY-3.0", "Apache-2.0"}
