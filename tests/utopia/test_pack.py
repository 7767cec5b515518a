"""Boards that can't be played are refused with file, key and line."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ludopolis.content.pack import PackRefusal
from ludopolis.games import base_pack, open_game
from ludopolis.text import LANGUAGES, render

if TYPE_CHECKING:
    from pathlib import Path

    from ludopolis.wire.error import Refusal

BOARD = base_pack("utopia").read_text("utf-8")
WA1_VALUE = 'island = "water"\nvalue = 2\nship = true\n'
WA1_LINKS = 'neighbours = ["wa2", "wa5"]\n'


def line_of(text: str, words: str, offset: int = 0) -> int:
    """The number of the line on which the words begin."""
    return text[: text.index(words)].count("\n") + 1 + offset


def edited(old: str, new: str) -> str:
    assert old in BOARD
    return BOARD.replace(old, new, 1)


def without_table(kind: str, ident: str) -> str:
    """The board without one of its tables, with its id."""
    head, *tables = BOARD.split(f"[[{kind}]]\n")
    kept = [table for table in tables if not table.startswith(f'id = "{ident}"')]
    return f"[[{kind}]]\n".join([head, *kept])


def refused(folder: Path, text: str) -> list[Refusal]:
    """The problems for which a board is refused."""
    file = folder / "mine.toml"
    file.write_text(text, "utf-8")
    with pytest.raises(PackRefusal) as caught:
        open_game("utopia", file)
    return caught.value.problems


def found(problems: list[Refusal], code: str) -> list[tuple[str, int, str]]:
    """File, line and key of the problems with a code."""
    return [
        (str(p.arguments["file"]), int(p.arguments["line"]), str(p.arguments["key"]))
        for p in problems
        if p.code == code
    ]


def test_the_base_board_under_another_name_is_playable(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(BOARD, "utf-8")

    game = open_game("utopia", file)

    assert game.pack_hash == open_game("utopia").pack_hash


def test_a_missing_district(tmp_path: Path) -> None:
    text = without_table("district", "wa4")

    problems = refused(tmp_path, text)

    place = ("mine.toml", line_of(text, 'districts = ["wa1"'), "island[0].districts[3]")
    assert found(problems, "utopia-pack-district-missing") == [place]
    assert "utopia-pack-district-unknown" in [problem.code for problem in problems]


def test_an_unlisted_district(tmp_path: Path) -> None:
    text = edited(
        'districts = ["wa1", "wa2", "wa3", "wa4", "wa5"]',
        'districts = ["wa1", "wa2", "wa3", "wa4"]',
    )

    problems = refused(tmp_path, text)

    place = ("mine.toml", line_of(text, 'id = "wa5"'), "district[4].id")
    assert found(problems, "utopia-pack-district-unlisted") == [place]


def test_a_street_that_leads_one_way(tmp_path: Path) -> None:
    text = edited(WA1_LINKS, 'neighbours = ["wa2", "wa5", "wa3"]\n')

    problems = refused(tmp_path, text)

    line = line_of(text, 'neighbours = ["wa2", "wa5", "wa3"]')
    assert found(problems, "utopia-pack-one-way") == [
        ("mine.toml", line, "district[0].neighbours[2]")
    ]
    assert found(problems, "utopia-pack-line-missing") == [
        ("mine.toml", line, "district[0].neighbours")
    ]


def test_a_drawn_street_that_no_district_names(tmp_path: Path) -> None:
    text = edited('[[bridge]]\na = "wa2"\nb = "fi5"', '[[bridge]]\na = "wa2"\nb = "fi4"')

    problems = refused(tmp_path, text)

    place = ("mine.toml", line_of(text, '[[bridge]]\na = "wa2"'), "bridge[0]")
    assert found(problems, "utopia-pack-line-extra") == [place]


def test_a_wrong_type(tmp_path: Path) -> None:
    text = edited(WA1_VALUE, 'island = "water"\nvalue = "two"\nship = true\n')

    problems = refused(tmp_path, text)

    place = ("mine.toml", line_of(text, 'value = "two"'), "district[0].value")
    assert found(problems, "pack-type") == [place]
    assert problems[0].arguments["expected"] == "int"


def test_an_unknown_key(tmp_path: Path) -> None:
    text = edited(WA1_VALUE, 'island = "water"\nvalue = 2\nharbour = 1\nship = true\n')

    problems = refused(tmp_path, text)

    place = ("mine.toml", line_of(text, "harbour"), "district[0].harbour")
    assert found(problems, "pack-key-unknown") == [place]


def test_a_missing_key(tmp_path: Path) -> None:
    text = edited(WA1_VALUE, 'island = "water"\nship = true\n')

    problems = refused(tmp_path, text)

    assert [key for file, line, key in found(problems, "pack-key-missing")] == ["district[0].value"]


@pytest.mark.rule("T-1.5")
@pytest.mark.parametrize("value", [0, 5, -1])
def test_a_value_out_of_range(tmp_path: Path, value: int) -> None:
    text = edited(WA1_VALUE, f'island = "water"\nvalue = {value}\nship = true\n')

    problems = refused(tmp_path, text)

    place = ("mine.toml", line_of(text, f"value = {value}\nship"), "district[0].value")
    assert found(problems, "utopia-pack-value") == [place]


def test_an_unknown_sector(tmp_path: Path) -> None:
    text = edited('ship = true\nsector = "sea_water"', 'ship = true\nsector = "sea_of_calm"')

    problems = refused(tmp_path, text)

    place = ("mine.toml", line_of(text, 'sector = "sea_of_calm"'), "district[0].sector")
    assert found(problems, "utopia-pack-sector-unknown") == [place]


def test_seas_that_are_neighbours_one_way(tmp_path: Path) -> None:
    text = edited('adjacent = ["sea_water"]', 'adjacent = ["sea_water", "sea_wind"]')

    problems = refused(tmp_path, text)

    place = (
        "mine.toml",
        line_of(text, 'adjacent = ["sea_water", "sea_wind"]'),
        "sector[0].adjacent[1]",
    )
    assert found(problems, "utopia-pack-sector-one-way") == [place]


def test_an_unknown_island(tmp_path: Path) -> None:
    text = edited('[[island]]\nid = "wind"', '[[island]]\nid = "storm"')

    problems = refused(tmp_path, text)

    place = ("mine.toml", line_of(text, "[[island]]"), "island")
    assert found(problems, "utopia-pack-islands") == [place]


def test_a_district_that_two_players_could_not_leave(tmp_path: Path) -> None:
    text = edited(
        'neighbours = ["fi1", "fi4"]\nbridges = ["wa2"]', 'neighbours = ["wa2"]\nbridges = []'
    )
    text = text.replace(
        'neighbours = ["wa1", "wa3"]\nbridges = ["fi5"]',
        'neighbours = ["wa1", "wa3", "fi5"]\nbridges = []',
    )

    problems = refused(tmp_path, text)

    place = ("mine.toml", line_of(text, 'neighbours = ["wa2"]'), "district[9].neighbours")
    assert found(problems, "utopia-pack-cut-off") == [place]


@pytest.mark.rule("T-2.8")
def test_exactly_one_island_closes_for_two_players(tmp_path: Path) -> None:
    text = BOARD.replace("used_with_two_players = false", "used_with_two_players = true")

    problems = refused(tmp_path, text)

    assert [problem.code for problem in problems] == ["utopia-pack-closed-island"]


def test_all_faults_are_found_at_once(tmp_path: Path) -> None:
    text = edited(WA1_VALUE, 'island = "water"\nvalue = 9\nship = true\n')
    text = text.replace('adjacent = ["sea_earth"]', 'adjacent = ["sea_earth", "sea_moon"]')

    problems = refused(tmp_path, text)

    assert [problem.code for problem in problems] == [
        "utopia-pack-sector-unknown",
        "utopia-pack-value",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_problems_have_words(tmp_path: Path, language: str) -> None:
    problems = refused(tmp_path, without_table("district", "wa4"))

    lines = [render(problem.line(), language, {}, []) for problem in problems]

    assert all("mine.toml" in line for line in lines)
