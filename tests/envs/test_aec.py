"""The PettingZoo environment beyond its checkers."""

from __future__ import annotations

import numpy as np
import pytest

from ludopolis.core.rng import seeded
from ludopolis.envs import aec_env
from ludopolis.envs.aec import TableEnv
from ludopolis.games import SLUGS
from ludopolis.wire.error import Refusal


def played(slug: str, steps: int) -> TableEnv:
    env = aec_env(slug, 2)
    env.reset(seed=3)
    for _ in range(steps):
        env.step(env.sample_action())
    return env


def test_a_whole_game() -> None:
    env = aec_env("utopia", 3)
    env.reset(seed=1)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        _, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        env.step(None if terminated or truncated else env.legal_actions()[0])

    assert sorted(total.values()) == [-0.5, -0.5, 1.0]
    assert env.agents == []


def test_observations_are_never_written_again() -> None:
    env = played("utopia", 5)
    kept = [env.last()[0] for _ in range(env.rows + 3)]
    copies = [seen["observation"].copy() for seen in kept if seen is not None]
    for _ in range(2 * env.rows):
        env.step(env.sample_action())
        env.last()

    assert all(
        (seen["observation"] == copy).all()
        for seen, copy in zip(kept, copies, strict=True)
        if seen is not None
    )


@pytest.mark.parametrize("slug", SLUGS)
def test_the_mask_is_the_legal_actions(slug: str) -> None:
    env = played(slug, 40)
    seen = env.observe(env.agent_selection)

    assert sorted(env.legal_actions()) == np.flatnonzero(seen["action_mask"]).tolist()
    assert env.sample_action() in env.legal_actions()


@pytest.mark.parametrize("slug", SLUGS)
def test_two_worlds(slug: str) -> None:
    """Observation, mask, info and rendering of the mover don't depend on what it can't know."""
    env = played(slug, 60)
    seat = env.seat_of[env.agent_selection]
    here = env.last()
    text = env.render()
    env.position().determinize(seat, seeded(9))
    there = env.last()

    assert here[0] is not None
    assert there[0] is not None
    assert (here[0]["observation"] == there[0]["observation"]).all()
    assert (here[0]["action_mask"] == there[0]["action_mask"]).all()
    assert here[1:] == there[1:]
    assert env.render() == text


def test_who_waits_has_an_empty_mask() -> None:
    env = played("utopia", 10)
    waiting = next(agent for agent in env.agents if agent != env.agent_selection)

    assert env.observe(waiting)["action_mask"].sum() == 0


def test_an_action_that_is_not_open_is_refused_and_changes_nothing() -> None:
    env = played("utopia", 10)
    before = env.position().save()
    closed = next(a for a in range(700) if a not in env.legal_actions())
    with pytest.raises(Refusal, match="env-illegal-action"):
        env.step(closed)

    assert env.position().save() == before


def test_numpy_numbers_are_actions() -> None:
    env = played("utopia", 10)
    env.step(np.int64(env.legal_actions()[0]))  # type: ignore[arg-type]

    assert env.is_on


def test_before_reset_nothing_works() -> None:
    env = aec_env("utopia")
    with pytest.raises(Refusal, match="env-not-reset"):
        env.step(0)
    with pytest.raises(Refusal, match="env-not-reset"):
        env.render()


def test_max_cycles_cuts_off() -> None:
    env = aec_env("utopia", 2, max_cycles=4)
    env.reset(seed=1)
    for _ in range(4):
        env.step(env.sample_action())

    assert env.last()[2:4] == (False, True)


def test_versioned_names() -> None:
    assert aec_env("Uchronia-v1").metadata["name"] == "Uchronia-v1"
    with pytest.raises(Refusal, match="env-version"):
        aec_env("Uchronia-v9")
    with pytest.raises(Refusal, match="game-unknown"):
        aec_env("chess")
