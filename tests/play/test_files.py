"""Files are whole, or not there; who else may read them is the user's choice."""

from __future__ import annotations

import os
import stat
from importlib.util import find_spec
from typing import TYPE_CHECKING

import pytest

import ludopolis
from ludopolis.cli.app import run
from ludopolis.play.files import write_whole
from ludopolis.wire.error import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

pytestmark = pytest.mark.skipif(os.name != "posix", reason="other systems have no such modes")


@pytest.fixture(params=[0o022, 0o077])
def mask(request: pytest.FixtureRequest) -> Iterator[int]:
    before = os.umask(request.param)
    yield request.param
    os.umask(before)


def modes(folder: Path) -> dict[str, int]:
    return {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}


def test_records_and_pictures_can_be_shown_to_whom_the_user_likes(
    mask: int, tmp_path: Path
) -> None:
    position = ludopolis.new("uchronia")
    position.push(position.words()[0])
    record = tmp_path / "game.json"
    ludopolis.write_record(record, position.record())
    for name in ["a.svg", *(["b.png"] if find_spec("resvg_py") else [])]:
        run(["record", "render", str(record), "--out", str(tmp_path / name)])

    assert len(modes(tmp_path)) >= 2
    assert set(modes(tmp_path).values()) == {0o666 & ~mask}


def test_what_is_private_is_read_by_nobody_else(mask: int, tmp_path: Path) -> None:
    write_whole(tmp_path / "a", b"1", is_private=True)

    assert modes(tmp_path) == {"a": 0o600 & ~mask}


def test_a_file_that_can_not_be_written_leaves_the_old_one_alone(tmp_path: Path) -> None:
    write_whole(tmp_path / "a", b"old")
    with pytest.raises(TypeError):
        write_whole(tmp_path / "a", "new")  # type: ignore[arg-type]
    with pytest.raises(Refusal, match="file-unwritable"):
        write_whole(tmp_path / "a" / "b", b"new")

    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == {"a": b"old"}
