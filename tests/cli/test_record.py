from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from ludopolis.core.game import Setup
from ludopolis.core.rng import seeded
from ludopolis.games import base_pack, open_game
from ludopolis.play.table import Table
from ludopolis.wire.message import SeatInfo
from ludopolis.wire.record import encode

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Program


@pytest.fixture(scope="module")
def played() -> bytes:
    """A whole game between two bots."""
    table = Table(open_game("utopia"), Setup(2, 2), [SeatInfo("Blue"), SeatInfo("Red")])
    rng = seeded(1)
    while not table.history.state.over:
        options = table.history.state.decision.options
        table.history.play(options[rng.below(len(options))])
    return encode(table.record())


@pytest.fixture
def record(played: bytes, tmp_path: Path) -> Path:
    file = tmp_path / "game.json"
    file.write_bytes(played)
    return file


def test_show_tells_the_game(program: Program, record: Path) -> None:
    ran = program("record", "show", str(record), "--language", "fr")

    assert ran.code == 0
    assert "Quel invité accueillez-vous ?" in ran.out
    assert "La partie est terminée" in ran.out


def test_show_from_one_seat_hides_cards(program: Program, record: Path) -> None:
    assert "gets 5 cards:" in program("record", "show", str(record), "--seat", "1").out
    assert "gets 5 cards:" not in program("record", "show", str(record), "--seat", "0").out


def test_verify(program: Program, record: Path) -> None:
    ran = program("record", "verify", str(record))

    assert ran.code == 0
    assert ran.out.startswith("The record is complete and genuine: ")


def test_verify_for_programs(program: Program, record: Path) -> None:
    assert json.loads(program("record", "verify", str(record), "--json").out)["ok"] is True


def test_replay_draws_the_table(program: Program, record: Path) -> None:
    ran = program("record", "replay", str(record), "--ply", "0")

    assert "Round 1 · Phase 1: welcome" in ran.out


def test_replay_from_a_seat_shows_its_hand(program: Program, record: Path) -> None:
    spectator = program("record", "replay", str(record), "--ply", "60")
    player = program("record", "replay", str(record), "--ply", "60", "--seat", "1")

    assert "Your hand:" not in spectator.out
    assert "Your hand:" in player.out


def test_replay_for_programs(program: Program, record: Path) -> None:
    position = json.loads(program("record", "replay", str(record), "--ply", "7", "--json").out)

    assert position["ply"] == 7
    assert len(position["checksum"]) == 8


def cut(text: str) -> str:
    return text[:300]


def edit_a_ply(text: str) -> str:
    start = text.index('"plies":[') + len('"plies":[')
    end = text.index(",", start)
    return f"{text[:start]}{int(text[start:end]) + 1}{text[end:]}"


def edit_the_players(text: str) -> str:
    return text.replace('"Red"', '"Rad"', 1)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("no JSON at all", "This is not a record"),
        ("{}", "This is not a record of a game"),
        ("", "The record breaks off in the middle"),
    ],
)
def test_what_is_no_record(program: Program, tmp_path: Path, text: str, message: str) -> None:
    file = tmp_path / "game.json"
    file.write_text(text, encoding="utf-8")

    ran = program("record", "verify", str(file))

    assert ran.code == 2
    assert message in ran.err


def test_a_truncated_record(program: Program, record: Path) -> None:
    record.write_text(cut(record.read_text(encoding="utf-8")), encoding="utf-8")

    ran = program("record", "verify", str(record))

    assert ran.code == 2
    assert ran.err == "The record breaks off in the middle: its end is missing.\n"


def test_an_edited_ply(program: Program, record: Path) -> None:
    record.write_text(edit_a_ply(record.read_text(encoding="utf-8")), encoding="utf-8")

    ran = program("record", "verify", str(record))

    assert ran.code == 2
    assert ran.err == "The record was changed at ply 0.\n"


def test_an_edited_header(program: Program, record: Path) -> None:
    record.write_text(edit_the_players(record.read_text(encoding="utf-8")), encoding="utf-8")

    assert program("record", "show", str(record)).err.startswith("The header of the record")


def test_a_record_of_another_pack(program: Program, record: Path, tmp_path: Path) -> None:
    other = tmp_path / "board.toml"
    board = base_pack("utopia").read_text(encoding="utf-8")
    other.write_text(board.replace("Pearl Quay", "Coral Quay"), encoding="utf-8")

    ran = program("record", "verify", str(record), "--pack", str(other))

    assert ran.code == 2
    assert ran.err.startswith("The record was made with different content")


@pytest.mark.parametrize(
    ("tokens", "message"),
    [
        (["replay", "--ply", "99999"], "There is no ply 99,999"),
        (["replay", "--ply", "-1"], "There is no ply -1"),
        (["show", "--seat", "3"], "There is no seat 3"),
    ],
)
def test_out_of_range(program: Program, record: Path, tokens: list[str], message: str) -> None:
    command, *rest = tokens

    ran = program("record", command, str(record), *rest)

    assert ran.code == 2
    assert message in ran.err


def test_render_draws_a_move(program: Program, record: Path, tmp_path: Path) -> None:
    out = str(tmp_path / "a.svg")
    late = program("record", "render", str(record))
    early = program("record", "render", str(record), "--at", "3", "--seat", "1", "--out", out)

    assert (late.code, early.code) == (0, 0)
    assert late.out.strip() == str(record.with_suffix(".svg"))
    pictures = [record.with_suffix(".svg").read_text(), (tmp_path / "a.svg").read_text()]
    assert all(picture.startswith("<svg ") for picture in pictures)
    assert "The game is over" in pictures[0]
    assert "Blue (you)" in pictures[1]


def test_render_draws_a_game_that_moves(program: Program, record: Path) -> None:
    ran = program("record", "render", str(record), "--moving", "--language", "nl")

    assert ran.code == 0
    assert record.with_suffix(".svg").read_text().count("<animate ") == 60


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--at", "99999"], "99,999"),
        (["--seat", "7"], "7"),
        (["--moving", "--seconds", "-1"], "-1"),
        (["--out", "/proc/no/picture.svg"], "picture.svg"),
        (["--out", "game.gif"], ".svg, .png"),
        (["--out", "game"], ".svg, .png"),
        (["--moving", "--out", "game.png"], "end in .svg."),
    ],
)
def test_render_refuses(program: Program, record: Path, arguments: list[str], words: str) -> None:
    ran = program("record", "render", str(record), *arguments)

    assert ran.code != 0
    assert words in ran.err + ran.out
    assert "Traceback" not in ran.err
