"""The checkers of PettingZoo, Gymnasium and OpenSpiel, run on every game."""

from __future__ import annotations

from functools import partial
from types import SimpleNamespace

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    seed_test,
)

from ludopolis.envs import aec_env, register_gymnasium, register_openspiel
from ludopolis.envs.parallel import env, parallel_env
from ludopolis.games import SLUGS
from tests.envs.names import newest
from tests.extent import sparing

pytestmark = pytest.mark.filterwarnings("ignore")  # the checkers warn of their own libraries


@pytest.mark.parametrize("slug", SLUGS)
def test_pettingzoo_api(slug: str) -> None:
    api_test(aec_env(slug, 2), num_cycles=150, verbose_progress=False)


@pytest.mark.parametrize("slug", SLUGS)
def test_pettingzoo_seed(slug: str) -> None:
    seed_test(partial(aec_env, slug, 3), num_cycles=60)


@pytest.mark.parametrize("slug", SLUGS)
def test_pettingzoo_max_cycles(slug: str) -> None:
    max_cycles_test(
        SimpleNamespace(env=partial(env, slug, 2), parallel_env=partial(parallel_env, slug, 2))
    )


@pytest.mark.parametrize("slug", SLUGS)
def test_pettingzoo_parallel(slug: str) -> None:
    parallel_api_test(parallel_env(slug, 2), num_cycles=40)
    parallel_seed_test(partial(parallel_env, slug, 2), num_cycles=40)


@pytest.mark.parametrize("opponents", ["uniform", "level1"])
@pytest.mark.parametrize("slug", SLUGS)
def test_gymnasium(slug: str, opponents: str) -> None:
    name = newest(register_gymnasium(), slug)
    made = gymnasium.make(name, opponents=opponents, render_mode="ansi")

    check_env(made.unwrapped)


@pytest.mark.parametrize("slug", SLUGS)
def test_openspiel_random_simulation(slug: str) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    name = newest(register_openspiel(), slug)
    game = pyspiel.load_game(name, {"players": 2})

    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


# Each position is written out in full, which takes long where games do.
@pytest.mark.parametrize("slug", sparing(SLUGS, "utopia", "dominations"))
def test_openspiel_playthrough(slug: str) -> None:
    playthrough = pytest.importorskip("open_spiel.python.algorithms.generate_playthrough")
    name = newest(register_openspiel(), slug)
    text = f"{name}(players=2,rng_seed=5)"
    first = playthrough.playthrough(text, None, seed=1)
    actions = [int(line.split()[1]) for line in first.splitlines() if line.startswith("action: ")]

    again = playthrough.playthrough(text, actions)

    assert again == first
