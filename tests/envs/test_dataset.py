"""Data sets: what is written is what was played, on any number of processes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest

pytest.importorskip("pyarrow")

from ludopolis.cli.app import run
from ludopolis.core.arrays.encoding import ActionSpace
from ludopolis.envs import read_dataset
from ludopolis.envs.dataset import play, recipe_of
from ludopolis.games import SLUGS, open_game

if TYPE_CHECKING:
    from pathlib import Path


def made(folder: Path, *arguments: str) -> int:
    return run(["dataset", *arguments, "--bots", "uniform", "--out", str(folder)])


@pytest.mark.parametrize("slug", SLUGS)
def test_what_is_written_is_what_was_played(slug: str, tmp_path: Path) -> None:
    assert made(tmp_path, slug, "--games", "1", "--jobs", "1") == 0
    data = read_dataset(tmp_path)
    game = open_game(slug)
    rows = np.arange(len(data.actions))

    assert data.observations.shape == (len(rows), game.encoder(2).width)
    assert data.masks.shape == (len(rows), ActionSpace(game.asks).size)
    assert data.masks[rows, data.actions].all()
    assert (data.masks.sum(axis=1) > 1).all()
    assert (np.diff(data.plies) > 0).all()
    assert set(data.bots) == {"uniform"}
    assert set(data.seats) == {0, 1}
    worth = {seat: set(data.rewards[data.seats == seat]) for seat in (0, 1)}
    assert worth in ({0: {1.0}, 1: {-1.0}}, {0: {-1.0}, 1: {1.0}}, {0: {0.0}, 1: {0.0}})
    assert data.about["game"].lower().startswith(slug)
    assert repr(data) == f"<Dataset: {data.about['game']}, {len(rows)} choices of 1 games>"


def test_parts_and_the_card(tmp_path: Path) -> None:
    arguments = ("utopia", "--games", "10", "--flag", "sea_range=same")
    assert made(tmp_path, *arguments, "--jobs", "2") == 0
    parts = {part: read_dataset(tmp_path, part) for part in ("train", "validation", "test")}
    card = (tmp_path / "README.md").read_text(encoding="utf-8")
    recipe = recipe_of("utopia", ["uniform"], 2, 10, 1, {"sea_range": "same"}, None)
    alone = play(recipe, 9)

    assert set(parts["train"].games) == set(range(8))
    assert set(parts["validation"].games) == {8}
    assert set(parts["test"].games) == {9}
    assert parts["train"].about["flags"] == {"sea_range": "same"}
    for part, data in parts.items():
        assert f"| {part} | {len(set(data.games))} | {len(data.games)} |" in card
    assert "sea_range=same" in card
    assert (parts["test"].observations == alone.observation).all()
    assert parts["test"].actions.tolist() == alone.action


def test_what_can_not_be_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert made(tmp_path, "utopia", "--games", "0") == 2
    assert made(tmp_path, "utopia", "--seats", "9") == 2
    assert run(["dataset", "utopia", "--bots", "deep", "--out", str(tmp_path)]) == 2
    (tmp_path / "train.parquet").touch()
    assert made(tmp_path, "utopia", "--games", "1", "--language", "fr") == 2
    assert "Il y a déjà" in capsys.readouterr().err
