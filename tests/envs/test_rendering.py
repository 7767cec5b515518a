"""What environments show people: text, print and pixels; and what they tell of events."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest

from ludopolis.core.rng import seeded
from ludopolis.envs import aec_env, seat_env, vector_env
from ludopolis.envs.parallel import parallel_env
from ludopolis.games import SLUGS, open_game
from ludopolis.wire.error import Refusal

TABLES = pytest.mark.parametrize(
    ("slug", "seats"), [(slug, seats) for slug in SLUGS for seats in open_game(slug).seats]
)
GAMES = pytest.mark.parametrize("slug", SLUGS)


@TABLES
def test_text_is_the_table_of_the_terminal(slug: str, seats: int) -> None:
    env = aec_env(slug, seats, render_mode="ansi")
    env.reset(seed=1)
    text = env.render()

    assert isinstance(text, str)
    assert len(text.splitlines()) > 5
    assert all(f"seat_{seat}" in text for seat in range(seats))
    assert "\x1b" not in text


@GAMES
def test_pixels(slug: str) -> None:
    pytest.importorskip("resvg_py")
    env = seat_env(slug, opponents="uniform", render_mode="rgb_array")
    env.reset(seed=1)
    pixels = env.render()

    assert isinstance(pixels, np.ndarray)
    assert pixels.dtype == np.uint8
    assert pixels.ndim == pixels.shape[2] == 3
    assert pixels.std() > 10


def test_recorders_of_videos_know_how_fast_pictures_follow() -> None:
    pytest.importorskip("resvg_py")
    kinds: list[Any] = [aec_env("utopia"), parallel_env("utopia"), vector_env("utopia", 1)]
    checked = gymnasium.make(
        "ludopolis.envs.registry:ludopolis/Utopia-v2", render_mode="rgb_array"
    )  # whose checker warns of what is missing
    checked.reset(seed=1)
    checked.render()

    assert {env.metadata["render_fps"] for env in [*kinds, checked]} == {2}


def test_pixels_without_a_rasteriser(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("resvg_py", "cairosvg"):
        monkeypatch.setitem(sys.modules, name, None)
    env = aec_env("utopia", 2, render_mode="rgb_array")
    env.reset(seed=1)
    with pytest.raises(Refusal, match="extra=pictures"):
        env.render()


@GAMES
def test_events_are_told_when_asked_for(slug: str) -> None:
    env, quiet = aec_env(slug, 2, events=True), aec_env(slug, 2)
    alone = seat_env(slug, opponents="uniform", events=True)
    both = parallel_env(slug, 2, events=True)
    env.reset(seed=1)
    quiet.reset(seed=1)
    alone.reset(seed=1)
    both.reset(seed=1)
    told, heard, cycles = 0, 0, 0
    for _ in range(25):
        env.step(env.sample_action())
        quiet.step(quiet.sample_action())
        told += len(env.last()[4]["events"])
        heard += len(alone.step(alone.legal_actions()[0])[4]["events"])
        infos = both.step({both.table.agent_selection: both.table.legal_actions()[0]})[4]
        cycles += sum(len(info["events"]) for info in infos.values())

    assert told > 0
    assert heard > 0
    assert cycles > 0
    assert all("type" in event for event in env.last()[4]["events"])
    assert quiet.last()[4] == {}


@GAMES
def test_events_keep_secrets(slug: str) -> None:
    """Two worlds: the same options, played where all that a seat can't know was dealt anew."""
    env = seat_env(slug, seats=3, opponents=lambda _, masks: masks.argmax(axis=1), events=True)
    env.reset(seed=4)
    for _ in range(8):
        env.step(env.legal_actions()[0])
    other = seat_env(slug, seats=3, opponents=lambda _, masks: masks.argmax(axis=1), events=True)
    other.revive(env.saved())
    other.solo.position().determinize(0, seeded(5))
    before = env.solo.position().revealed, other.solo.position().revealed
    action = env.legal_actions()[0]
    for one in (env, other):
        one.solo.play(action)
    told, heard = env.info()["events"], other.info()["events"]

    assert other.observation().shape == env.observation().shape
    if (env.solo.position().revealed, other.solo.position().revealed) == before:
        assert told == heard


def test_packs_of_ones_own(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    source = Path(__file__).parents[2] / "src" / "ludopolis" / "games" / "uchronia" / "packs"
    text = (source / "base.toml").read_text(encoding="utf-8")
    own.write_text(text + "\n# Mine.\n", encoding="utf-8")
    table = aec_env("uchronia", 2, pack=own)
    alone = seat_env("uchronia", pack=str(own), opponents="level1")
    table.reset(seed=1)
    alone.reset(seed=1)
    alone.step(alone.legal_actions()[0])

    assert table.game is not open_game("uchronia")
    assert alone.game.slug == "uchronia"
