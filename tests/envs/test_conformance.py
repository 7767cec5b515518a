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
    state_test,
)

from ludopolis.envs import aec_env, register_gymnasium, register_openspiel
from ludopolis.envs.parallel import env, parallel_env
from ludopolis.games import SLUGS, open_game
from tests.envs.names import newest
from tests.extent import IS_ALL, sparing

TABLES = pytest.mark.parametrize(
    ("slug", "seats"), [(slug, seats) for slug in SLUGS for seats in open_game(slug).seats]
)
pytestmark = pytest.mark.filterwarnings("ignore")  # the checkers warn of their own libraries


@TABLES
def test_pettingzoo_api(slug: str, seats: int) -> None:
    api_test(aec_env(slug, seats), num_cycles=20, verbose_progress=False)
    state_test(aec_env(slug, seats), parallel_env(slug, seats), num_cycles=3)


@TABLES
def test_pettingzoo_seed(slug: str, seats: int) -> None:
    seed_test(partial(aec_env, slug, seats), num_cycles=8)


@pytest.mark.parametrize("slug", SLUGS)
def test_pettingzoo_max_cycles(slug: str) -> None:
    max_cycles_test(
        SimpleNamespace(env=partial(env, slug, 2), parallel_env=partial(parallel_env, slug, 2))
    )


@TABLES
def test_pettingzoo_parallel(slug: str, seats: int) -> None:
    parallel_api_test(parallel_env(slug, seats), num_cycles=8)
    parallel_seed_test(partial(parallel_env, slug, seats), num_cycles=4)


@pytest.mark.parametrize("masked", [False, True])
@TABLES
def test_gymnasium(slug: str, seats: int, masked: bool) -> None:
    name = newest(register_gymnasium(), slug)
    opponents = "level1" if seats == 2 else "uniform"
    made = gymnasium.make(name, seats=seats, opponents=opponents, masked=masked)

    check_env(made.unwrapped, skip_render_check=True)  # pixels need an extra


@TABLES
def test_openspiel_random_simulation(slug: str, seats: int) -> None:
    if seats > 2 and not IS_ALL:
        pytest.skip("every state of a whole game: only in make test-all")
    pyspiel = pytest.importorskip("pyspiel")
    name = newest(register_openspiel(), slug)
    game = pyspiel.load_game(name, {"players": seats, "deals": 4})

    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


# Each position is written out in full, which takes long where games do.
@pytest.mark.parametrize("slug", sparing(SLUGS, "utopia", "dominations"))
def test_openspiel_playthrough(slug: str) -> None:
    playthrough = pytest.importorskip("open_spiel.python.algorithms.generate_playthrough")
    name = newest(register_openspiel(), slug)
    text = f"{name}(deals=4,players=2,rng_seed=5)"
    first = playthrough.playthrough(text, None, seed=1)
    actions = [int(line.split()[1]) for line in first.splitlines() if line.startswith("action: ")]

    again = playthrough.playthrough(text, actions)

    assert again == first
