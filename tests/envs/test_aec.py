"""The PettingZoo environment beyond its checkers."""

from __future__ import annotations

from contextlib import redirect_stderr
from io import StringIO
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

from ludopolis.envs import aec_env
from ludopolis.envs.aec import TableEnv
from ludopolis.games import SLUGS
from ludopolis.wire.error import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludopolis.envs.spaces import Seen


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


def walked(env: TableEnv, steps: int) -> None:
    """Look at every step and keep nothing; a game that ends is followed by another."""
    for _ in range(steps):
        env.last()
        env.step(env.sample_action())
        if not env.is_on:
            env.reset()


def test_observations_that_are_kept_are_never_written_again() -> None:
    env = played("utopia", 5)
    kept = [env.observe(env.agent_selection) for _ in range(env.solo.rows + 3)]
    copies = [seen["observation"].copy() for seen in kept]
    walked(env, 3 * env.solo.rows)

    assert all((seen["observation"] == copy).all() for seen, copy in zip(kept, copies, strict=True))


@pytest.mark.parametrize(
    "part",
    [
        lambda seen: seen["observation"],
        lambda seen: seen["observation"][3:40],
        lambda seen: seen["observation"].reshape(4, -1)[1:],
        lambda seen: np.asarray(seen["observation"].view(np.uint16)[::2]),
        lambda seen: np.frombuffer(memoryview(seen["observation"]), np.int16),
        lambda seen: seen["action_mask"],
        lambda seen: seen["action_mask"][100:],
    ],
)
def test_a_part_that_is_kept_is_never_written_again(part: Callable[[Seen], Any]) -> None:
    env = played("utopia", 60)
    kept = part(env.observe(env.agent_selection))
    copy = kept.copy()
    walked(env, 5 * env.solo.rows)

    assert (kept == copy).all()


def test_memory_that_nobody_reads_is_used_again() -> None:
    env = played("utopia", 5)
    blocks = {id(env.blocks.now), id(env.blocks.before)}
    walked(env, 5 * env.solo.rows)

    assert {id(env.blocks.now), id(env.blocks.before)} == blocks


@pytest.mark.parametrize("slug", SLUGS)
def test_the_mask_is_the_legal_actions(slug: str) -> None:
    env = played(slug, 40)
    seen = env.observe(env.agent_selection)

    assert sorted(env.legal_actions()) == np.flatnonzero(seen["action_mask"]).tolist()
    assert env.sample_action() in env.legal_actions()


def test_who_waits_has_an_empty_mask() -> None:
    env = played("utopia", 10)
    waiting = next(agent for agent in env.agents if agent != env.agent_selection)

    assert env.observe(waiting)["action_mask"].sum() == 0


@pytest.mark.parametrize("slug", SLUGS)
def test_an_action_that_is_not_open_ends_the_game_as_pettingzoo_does(slug: str) -> None:
    env = played(slug, 10)
    mine, peer = env.agent_selection, TerminateIllegalWrapper(played(slug, 10), illegal_reward=-1)
    closed = next(a for a in range(700) if a not in env.legal_actions())
    env.step(closed)
    with redirect_stderr(StringIO()):
        peer.step(closed)

    assert env.rewards == peer.rewards
    assert env.rewards[mine] == -1
    assert env.terminations == peer.terminations
    assert env.infos[mine]["illegal"]
    for _ in env.agent_iter():
        env.step(None)
    assert env.agents == []


def test_what_is_no_action_is_refused_and_changes_nothing() -> None:
    env = played("utopia", 10)
    before = env.position().save()
    with pytest.raises(Refusal, match="env-illegal-action"):
        env.step(env.solo.actions.size)

    assert env.position().save() == before
    assert env.is_on


def test_numpy_numbers_are_actions() -> None:
    env = played("utopia", 10)
    env.step(np.int64(env.legal_actions()[0]))

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
    assert aec_env("uchronia").metadata["name"] == "Uchronia-v2"
    with pytest.raises(Refusal, match="env-version"):
        aec_env("Uchronia-v9")
    with pytest.raises(Refusal, match="game-unknown"):
        aec_env("chess")


def test_features_and_actions_have_names() -> None:
    env = played("utopia", 30)
    seen = env.observe(env.agent_selection)
    names = [env.action_name(action) for action in env.legal_actions()]

    assert seen["observation"][env.slices["points"]].tolist() == [0, 0]
    assert len(set(names)) == len(names)
    assert all(name.startswith(env.game.asks[env.position().decision.ask].name) for name in names)
    assert env.unwrapped is env


@pytest.mark.parametrize("slug", SLUGS)
def test_every_action_has_a_name(slug: str) -> None:
    env = played(slug, 30)

    assert all(env.action_name(action) for action in range(env.solo.actions.size))


@pytest.mark.parametrize("slug", SLUGS)
def test_what_actions_point_at(slug: str) -> None:
    env = played(slug, 30)
    asked = env.position().decision

    things = [env.action_things(action) for action in env.legal_actions()]

    assert things == [env.game.path(asked.ask, option) for option in asked.options]
    assert env.action_things(-1) == []


def test_a_human_sees_every_position(capsys: pytest.CaptureFixture[str]) -> None:
    env = aec_env("utopia", 2, render_mode="human")
    env.reset(seed=1)
    env.step(env.sample_action())
    drawn = env.render()

    assert drawn is None
    assert capsys.readouterr().out.count("Round 1") == 3
