"""Every object that a user holds can be pickled and copied, and goes on in another process."""

from __future__ import annotations

import copy
import pickle
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AsyncVectorEnv

import ludopolis
from ludopolis.envs import aec_env, register_gymnasium, register_openspiel, seat_env, vector_env
from ludopolis.envs.parallel import parallel_env
from ludopolis.games import SLUGS
from ludopolis.wire.error import Refusal
from tests.envs.names import newest
from tests.extent import in_turn

if TYPE_CHECKING:
    from collections.abc import Callable

GAMES = pytest.mark.parametrize("slug", SLUGS)
COPIES = pytest.mark.parametrize(
    "copied", [lambda held: pickle.loads(pickle.dumps(held)), copy.copy, copy.deepcopy],
    ids=["pickle", "copy", "deepcopy"],
)  # fmt: skip


class Own(ludopolis.Bot):
    """A bot of one's own, with something to remember."""

    def __init__(self, place: int) -> None:
        self.place = place

    def choose(self, world: ludopolis.World, budget: ludopolis.Budget, rng: ludopolis.Rng) -> int:
        return world.decision.options[self.place]


def table(slug: str, seed: int = 3) -> Any:  # noqa: ANN401 - compared as a whole
    env = aec_env(slug, 3, events=True)
    env.reset(seed=seed)
    for _ in range(12):
        env.step(env.sample_action())
    return env


def table_goes_on(env: Any) -> list[Any]:  # noqa: ANN401 - as above
    seen = []
    for _ in range(10):
        observed, *rest = env.last()
        seen.append((observed["observation"].tolist(), observed["action_mask"].tolist(), rest))
        env.step(env.sample_action())
    return [*seen, env.state().tolist(), env.render()]


@COPIES
@GAMES
def test_the_pettingzoo_environment(slug: str, copied: Callable[[Any], Any]) -> None:
    env = table(slug)
    other = copied(env)

    assert table_goes_on(other) == table_goes_on(env)


@COPIES
def test_the_parallel_environment(copied: Callable[[Any], Any]) -> None:
    env = parallel_env("utopia", 2, flags={"sea_range": "same"})
    env.reset(seed=3)
    env.step({})
    other = copied(env)
    told, heard = (held.step({})[0]["seat_0"]["observation"] for held in (env, other))

    assert (told == heard).all()
    assert other.table.setup.flags == {"sea_range": "same"}


def seat_goes_on(env: Any) -> list[Any]:  # noqa: ANN401 - as above
    seen = []
    for _ in range(6):
        observed, reward, terminated, _, info = env.step(env.legal_actions()[-1])
        seen.append((observed.tolist(), reward, terminated, info["events"]))
    return [*seen, env.reset()[0].tolist()]


@COPIES
@GAMES
def test_the_gymnasium_environment(slug: str, copied: Callable[[Any], Any]) -> None:
    env = seat_env(slug, seats=3, opponents=["uniform", Own(-1)], events=True)
    env.reset(seed=3)
    env.step(env.legal_actions()[0])
    other = copied(env)

    assert seat_goes_on(other) == seat_goes_on(env)


@COPIES
@GAMES
def test_vector_environments(slug: str, copied: Callable[[Any], Any]) -> None:
    learning: dict[str, Any] = {"opponents": [Own(0), "uniform"], "seat": [0, 2]}
    for arguments in ({}, learning):
        env = vector_env(slug, 2, seats=3, seed=5, **arguments)
        for _ in range(8):
            env.step(env.sample_actions())
        other = copied(env)
        for _ in range(8):
            told, heard = env.step(env.sample_actions()), other.step(other.sample_actions())
            assert (told[0] == heard[0]).all()
            assert (told[4]["action_mask"] == heard[4]["action_mask"]).all()


def test_before_a_game_begins() -> None:
    for env in (aec_env("utopia", 2), parallel_env("utopia", 2), seat_env("utopia")):
        other: Any = pickle.loads(pickle.dumps(env))
        other.reset(seed=1)
        env.reset(seed=1)
        assert str(other.render()) == str(env.render())


@COPIES
@GAMES
def test_bots(slug: str, copied: Callable[[Any], Any]) -> None:
    position = ludopolis.new(slug, seed=3)
    own: list[ludopolis.Bot] = [Own(0)]
    for bot in own + [ludopolis.bot(slug, name) for name in ("uniform", "greedy", "level1")]:
        other = copied(bot)
        chosen = [
            one.choose(position.world(ludopolis.seeded(1)), ludopolis.Budget(), ludopolis.seeded(2))
            for one in (bot, other)
        ]
        assert chosen[0] == chosen[1]
        assert type(other) is type(bot)
    search = ludopolis.bot(slug, "ismcts:iterations=4")
    assert copied(search).settings.iterations == 4


@GAMES
def test_openspiel(slug: str) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    game = pyspiel.load_game(newest(register_openspiel(), slug), {"players": 3})
    state = game.new_initial_state()
    state.apply_action(7)
    for _ in range(10):
        state.apply_action(state.legal_actions()[-1])
    written = pyspiel.serialize_game_and_state(game, state)

    for other in (
        pickle.loads(pickle.dumps(state)), copy.deepcopy(state), state.clone(),
        pyspiel.deserialize_game_and_state(written)[1],
    ):  # fmt: skip
        other.apply_action(other.legal_actions()[0])
        again = state.clone()
        again.apply_action(again.legal_actions()[0])
        assert str(other) == str(again)
        assert other.history() == again.history()
        assert other.information_state_string(0) == again.information_state_string(0)
    assert str(pickle.loads(pickle.dumps(game))) == str(game)


def test_workers_can_not_be_copied() -> None:
    env = vector_env("utopia", 1, seats=2, workers=1)
    with pytest.raises(Refusal, match="env-pickle"):
        pickle.dumps(env)
    env.close()


def played_elsewhere(held: list[Any]) -> list[Any]:
    """What a spawned process makes of what it is sent."""
    first, second, games, bot, state = held
    option = bot.choose(ludopolis.new("utopia").world(ludopolis.seeded(1)), None, None)
    games.step(games.sample_actions())
    return [table_goes_on(first), seat_goes_on(second), games.observations.tolist(), option,
            None if state is None else str(state)]  # fmt: skip


def test_all_of_them_in_a_spawned_process() -> None:
    alone = seat_env("uchronia", opponents=Own(0), events=True)
    alone.reset(seed=1)
    games = vector_env("dominations", 2, seats=2)
    held = [table("utopia"), alone, games, Own(1), spiel_state()]
    with get_context("spawn").Pool(1) as pool:
        there = pool.apply(played_elsewhere, [held])

    assert there == played_elsewhere(held)


def spiel_state() -> Any:  # noqa: ANN401 - OpenSpiel is untyped
    try:
        import pyspiel  # noqa: PLC0415 - an extra
    except ModuleNotFoundError:
        return None
    state = pyspiel.load_game(register_openspiel()[0], {"players": 2}).new_initial_state()
    state.apply_action(3)
    return state


@in_turn
@GAMES
@pytest.mark.filterwarnings("ignore")  # Gymnasium warns of itself
def test_gymnasiums_own_vectors(slug: str) -> None:
    name = f"ludopolis.envs.registry:{newest(register_gymnasium(), slug)}"
    makers = [lambda: gymnasium.make(name, opponents="uniform")] * 2
    env: Any = AsyncVectorEnv(makers, context="spawn")
    observations, infos = env.reset(seed=1)
    actions = infos["action_mask"].argmax(axis=1)
    told = env.step(actions)[0].copy()
    env.close()
    alone = makers[0]()
    _, info = alone.reset(seed=1)

    assert (alone.step(int(np.argmax(info["action_mask"])))[0] == told[0]).all()
    assert observations.shape == told.shape
