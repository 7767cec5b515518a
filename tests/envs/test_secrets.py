"""Two worlds: what an environment shows a seat does not depend on what that seat can't know.

Every environment is played into the middle of a game; then all that one seat can't know is dealt
anew, and observations, masks, infos and texts for that seat must stay as they were.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest

from ludopolis.core.rng import seeded
from ludopolis.envs import aec_env, register_openspiel, seat_env, vector_env
from ludopolis.envs.parallel import parallel_env
from ludopolis.games import SLUGS
from tests.envs.names import newest

if TYPE_CHECKING:
    from ludopolis.core.state import State
    from ludopolis.envs.spaces import Seen

PLACES = pytest.mark.parametrize("steps", [30, 60, 150])
GAMES = pytest.mark.parametrize("slug", SLUGS)
SEATS = 3


def is_same(here: Seen, there: Seen) -> bool:
    return all(np.array_equal(here[part], there[part]) for part in ("observation", "action_mask"))


def hidden(s: State) -> list[list[int]]:
    """The whole position, secrets included, but for the generator."""
    return s.save()[1:]


@PLACES
@GAMES
def test_pettingzoo(slug: str, steps: int) -> None:
    env = aec_env(slug, SEATS)
    env.reset(seed=steps)
    for _ in range(steps):
        env.step(env.sample_action())
    seat = env.seat_of[env.agent_selection]
    here, text, legal = env.last(), env.render(), env.legal_actions()
    before = hidden(env.position())
    env.position().determinize(seat, seeded(9))
    there = env.last()

    assert hidden(env.position()) != before
    assert is_same(here[0], there[0])
    assert here[1:] == there[1:]
    assert env.infos[env.agent_selection] == {}
    assert env.legal_actions() == legal
    assert env.render() == text


@PLACES
@GAMES
def test_pettingzoo_for_who_waits(slug: str, steps: int) -> None:
    env = aec_env(slug, SEATS)
    env.reset(seed=steps)
    for _ in range(steps):
        env.step(env.sample_action())
    seat = (env.seat_of[env.agent_selection] + 1) % SEATS
    here = env.observe(env.agents[seat])
    env.position().determinize(seat, seeded(9))

    assert is_same(env.observe(env.agents[seat]), here)
    assert not here["action_mask"].any()


@PLACES
@GAMES
def test_pettingzoo_parallel(slug: str, steps: int) -> None:
    for seat in range(SEATS):
        env = parallel_env(slug, SEATS)
        env.reset(seed=steps)
        for _ in range(steps):
            mover = env.table.agent_selection
            action = env.table.sample_action()
            _, _, _, _, infos = env.step(
                {agent: action if agent == mover else 0 for agent in env.agents}
            )
        agent = env.agents[seat]
        here = env.observations()[agent]
        env.table.position().determinize(seat, seeded(9))

        assert is_same(env.observations()[agent], here)
        assert infos[agent] == {}


@PLACES
@GAMES
def test_gymnasium(slug: str, steps: int) -> None:
    env = seat_env(slug, seats=SEATS, seat=1, opponents="uniform")
    env.reset(seed=steps)
    for _ in range(min(steps, 60)):
        answer = env.step(int(np.flatnonzero(env.mask)[0]))
    here, info, text = env.observation(), env.info(), env.render()
    before = hidden(env.solo.position())
    env.solo.position().determinize(1, seeded(8))

    assert hidden(env.solo.position()) != before
    assert np.array_equal(env.observation(), here)
    assert np.array_equal(env.info()["action_mask"], info["action_mask"])
    assert answer[4].keys() == {"action_mask", "illegal"}
    assert env.render() == text


@PLACES
@GAMES
def test_vector(slug: str, steps: int) -> None:
    env = vector_env(slug, 6, seats=SEATS, seed=steps)
    for _ in range(steps):
        env.step(env.sample_actions())
    observations, masks, movers = env.observations.copy(), env.masks.copy(), env.movers.copy()
    rng = seeded(3)
    for i, s in enumerate(env.batch.states):
        env.actions.mark(s.decision, env.batch.masks, i * env.actions.size, 0)
        s.determinize(s.decision.seat, rng)
        env.batch.show(i)

    assert (env.observations == observations).all()
    assert (env.masks == masks).all()
    assert (env.movers == movers).all()


@PLACES
@GAMES
def test_openspiel(slug: str, steps: int) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    name = newest(register_openspiel(), slug)
    state = pyspiel.load_game(name, {"players": SEATS}).new_initial_state()
    state.apply_action(0)
    rng = seeded(steps)
    for _ in range(steps):
        legal = state.legal_actions()
        state.apply_action(legal[rng.below(len(legal))])
    player = state.current_player()
    waiting = (player + 1) % SEATS
    other = state.resample_from_infostate(player, lambda: 0.25)
    third = state.resample_from_infostate(waiting, lambda: 0.75)

    assert hidden(other.position) != hidden(state.position)
    assert other.legal_actions() == state.legal_actions()
    assert other.legal_actions_mask(player) == state.legal_actions_mask(player)
    assert [other.action_to_string(a) for a in other.legal_actions()] == [
        state.action_to_string(a) for a in state.legal_actions()
    ]
    assert other.observation_string(player) == state.observation_string(player)
    assert other.observation_tensor(player) == state.observation_tensor(player)
    assert third.observation_string(waiting) == state.observation_string(waiting)
    assert third.observation_tensor(waiting) == state.observation_tensor(waiting)
    assert str(other) == str(third) == str(state)
