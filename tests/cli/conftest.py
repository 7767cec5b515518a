"""The program run inside the tests: words in, exit code and texts out."""

from __future__ import annotations

import io
import os
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

import ludopolis
from ludopolis.cli.app import run

SOURCE = str(Path(ludopolis.__file__).parents[1])


def environment(**more: str) -> dict[str, str]:
    """What another process needs to find the same source."""
    return {**os.environ, "PYTHONPATH": SOURCE, "LUDOPOLIS_LANGUAGE": "en"} | more


class Ran(NamedTuple):
    """What a run of the program gave."""

    code: int
    out: str
    err: str


class Program:
    """``program("rules", "utopia")`` is ``ludopolis rules utopia``; ``typed`` is its input."""

    def __init__(self, capsys: pytest.CaptureFixture[str], patch: pytest.MonkeyPatch) -> None:
        self.capsys = capsys
        self.patch = patch

    def __call__(self, *tokens: str, typed: str = "") -> Ran:
        self.patch.setattr(sys, "stdin", io.StringIO(typed))
        self.capsys.readouterr()
        code = run(list(tokens))
        out, err = self.capsys.readouterr()
        return Ran(code, out, err)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the program keeps its games."""
    folder = tmp_path / "home"
    monkeypatch.setenv("LUDOPOLIS_HOME", str(folder))
    return folder


@pytest.fixture
def program(
    home: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Program:
    assert not home.exists()
    monkeypatch.setenv("LUDOPOLIS_LANGUAGE", "en")
    monkeypatch.setenv("COLUMNS", "80")
    return Program(capsys, monkeypatch)
