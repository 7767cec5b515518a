from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from ludopolis.games import SLUGS, base_pack

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Program

BOARD = base_pack("utopia").read_text(encoding="utf-8")


def line_of(text: str, part: str) -> int:
    return text[: text.index(part)].count("\n") + 1


def test_a_good_pack(program: Program, tmp_path: Path) -> None:
    file = tmp_path / "board.toml"
    file.write_text(BOARD, encoding="utf-8")

    ran = program("pack", "check", str(file))

    assert ran.code == 0
    assert ran.out.startswith("board.toml is a valid pack for utopia. Hash: ")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (
            'id = "wa5"\nname_en = "Tide Gardens"',
            'id = "wa9"\nname_en = "Tide Gardens"',
            "the island “water” lists the district “wa5”",
        ),
        (
            'neighbours = ["wi5", "wi7"]\nbridges = ["ea3"]',
            'neighbours = ["wi5"]\nbridges = ["ea3"]',
            "“wi7” leads to “wi6”, but not the other way round. Add “wi7”",
        ),
        ("value = 4\nship = false\nsector", "value = true\nship = false\nsector", "must be int"),
        ("value = 4\nship = false\nsector", "value = 9\nship = false\nsector", "worth 1 to 4"),
        ('game = "utopia"', 'game = "utopia', "not valid TOML"),
        ("[canvas]", "[canvass]", "“canvas” is missing"),
    ],
)
def test_a_bad_pack(program: Program, tmp_path: Path, old: str, new: str, message: str) -> None:
    assert old in BOARD
    file = tmp_path / "board.toml"
    file.write_text(BOARD.replace(old, new, 1), encoding="utf-8")

    ran = program("pack", "check", str(file), "--game", "utopia")

    assert ran.code == 2
    assert message in ran.err
    assert "board.toml, line " in ran.err


def test_the_line_of_a_fault(program: Program, tmp_path: Path) -> None:
    text = BOARD.replace("value = 4\nship = false\nsector", "value = 9\nship = false\nsector", 1)
    file = tmp_path / "board.toml"
    file.write_text(text, encoding="utf-8")

    ran = program("pack", "check", str(file), "--json")

    report = json.loads(ran.out)
    assert ran.code == 2
    assert report["ok"] is False
    assert report["problems"][0]["code"] == "utopia-pack-value"
    assert report["problems"][0]["line"] == line_of(text, "value = 9")


def test_all_faults_at_once_in_french(program: Program, tmp_path: Path) -> None:
    text = BOARD.replace("value = 4\n", "value = 9\n").replace("value = 1\n", "value = 0\n")
    file = tmp_path / "board.toml"
    file.write_text(text, encoding="utf-8")

    ran = program("pack", "check", str(file), "--language", "fr")

    assert len(ran.err.splitlines()) > 2
    assert all("un quartier vaut de 1 à 4" in line for line in ran.err.splitlines())


def test_a_pack_that_names_no_game(program: Program, tmp_path: Path) -> None:
    file = tmp_path / "board.toml"
    file.write_text("format = 1\n", encoding="utf-8")

    ran = program("pack", "check", str(file))

    assert ran.code == 2
    assert 'Add game = "utopia" to it, or use --game.' in ran.err


def test_play_refuses_a_bad_pack(program: Program, tmp_path: Path) -> None:
    file = tmp_path / "board.toml"
    file.write_text(BOARD.replace("value = 4\n", "value = 9\n"), encoding="utf-8")

    ran = program("play", "--pack", str(file))

    assert ran.code == 2
    assert "worth 1 to 4" in ran.err


@pytest.mark.parametrize("game", SLUGS)
def test_a_copy_of_a_pack_is_good(program: Program, tmp_path: Path, game: str) -> None:
    mine = tmp_path / "mine.toml"

    copied = program("pack", "copy", game, str(mine))
    checked = program("pack", "check", str(mine))

    assert copied.code == 0
    assert str(mine) in copied.out
    assert checked.code == 0


def test_a_copy_overwrites_nothing(program: Program, tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text("precious", encoding="utf-8")

    ran = program("pack", "copy", "uchronia", str(mine))

    assert ran.code == 2
    assert "already exists" in ran.err
    assert mine.read_text(encoding="utf-8") == "precious"
