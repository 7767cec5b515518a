"""The vector, Gymnasium and OpenSpiel environments beyond their checkers."""

from __future__ import annotations

import gc
import os
import subprocess
import sys

import numpy as np
import pytest

from ludopolis.envs import register_openspiel, seat_env, vector_env
from ludopolis.wire.error import Refusal


def test_the_vector_plays_the_games_of_its_seeds() -> None:
    env = vector_env("utopia", 3, seats=2, seed=5)
    alone = vector_env("utopia", 1, seats=2, seed=6)

    assert (env.observations[1] == alone.observations[0]).all()
    assert (env.masks[1] == alone.masks[0]).all()


def test_the_vector_starts_games_anew() -> None:
    env = vector_env("utopia", 4, seats=3)
    while env.finished == 0:
        env.step(env.sample_actions())
    ended = np.flatnonzero(env.ended)

    assert len(ended) == env.finished
    assert np.allclose(env.rewards.sum(axis=1), 0)
    assert env.rewards[ended].max() == 1
    assert (env.masks.sum(axis=1) > 1).all()


def test_arrays_outlive_their_environment() -> None:
    env = vector_env("utopia", 1024, seats=2)
    env.step(env.sample_actions())
    held = {name: value for name, value in vars(env).items() if isinstance(value, np.ndarray)}
    held["sample_actions"] = env.sample_actions()
    kept = {name: array.copy() for name, array in held.items()}

    del env
    gc.collect()
    others = [
        np.full(array.nbytes, 255, dtype=np.uint8) for array in kept.values() for _ in range(99)
    ]

    assert others
    assert {name for name in held if (held[name] != kept[name]).any()} == set()
    assert set(held) > {"observations", "masks", "rewards", "movers", "ended", "finals", "chosen"}


def test_the_vector_is_repeatable() -> None:
    env = vector_env("uchronia", 4, seats=2)
    sums = []
    for _ in range(2):
        env.reset(11)
        for _ in range(50):
            env.step(env.sample_actions())
        sums.append(int(env.observations.astype(np.int64).sum()))

    assert sums[0] == sums[1]


def test_the_vector_refuses_what_is_no_action() -> None:
    env = vector_env("utopia", 2, seats=2)
    before = env.observations.copy()
    with pytest.raises(Refusal, match="env-illegal-action"):
        env.step(np.array([env.sample_actions()[0], -1]))

    assert (env.observations == before).all()
    with pytest.raises(Refusal, match="env-count"):
        vector_env("utopia", 0)


def test_a_seat_plays_to_the_end() -> None:
    env = seat_env("utopia", opponents="uniform")
    _, info = env.reset(seed=4)
    reward, is_over = 0.0, False
    while not is_over:
        _, reward, is_over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[-1]))

    assert reward in {1.0, -1.0}
    assert not info["illegal"]
    with pytest.raises(Refusal, match="env-not-reset"):
        env.step(0)


def test_an_action_that_is_not_open_loses() -> None:
    env = seat_env("utopia", opponents="uniform")
    _, info = env.reset(seed=4)
    answer = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))

    assert answer[1:4] == (-1.0, True, False)
    assert answer[4]["illegal"]
    with pytest.raises(Refusal, match="env-not-reset"):
        env.step(env.legal_actions()[0])


def test_a_seat_that_is_not_there() -> None:
    with pytest.raises(Refusal, match="env-seat"):
        seat_env("utopia", seats=2, seat=2)


def test_openspiel_states_are_saved_and_resampled() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    game = pyspiel.load_game(register_openspiel()[1], {"players": 2})
    state = game.new_initial_state()
    state.apply_action(0)
    for _ in range(30):
        state.apply_action(state.legal_actions()[-1])
    player = state.current_player()
    other = state.resample_from_infostate(player, lambda: 0.25)

    assert game.deserialize_state(state.serialize()).serialize() == state.serialize()
    assert state.clone().serialize() == state.serialize()
    assert other.serialize() != state.serialize()
    assert other.observation_string(player) == state.observation_string(player)
    assert other.observation_tensor(player) == state.observation_tensor(player)
    assert other.legal_actions() == state.legal_actions()
    assert str(other) == str(state)


BLOCKED = """
import sys
for name in ("numpy", "gymnasium", "pettingzoo", "pyspiel"):
    sys.modules[name] = None
from ludopolis import envs
from ludopolis.wire.error import Refusal
for make in (envs.aec_env, envs.seat_env, envs.register_openspiel):
    try:
        make(*["utopia"][: 0 if make is envs.register_openspiel else 1])
    except Refusal as refusal:
        print(refusal)
"""


def test_a_missing_library_names_its_extra() -> None:
    command = [sys.executable, "-c", BLOCKED]
    path = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=path)

    assert done.stdout.count("extra-missing") == 3
    assert "extra=envs" in done.stdout
