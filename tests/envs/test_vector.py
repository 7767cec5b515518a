"""Vector environments: Gymnasium's interface, opponents, and workers that change nothing."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, VectorEnv

import ludopolis
from ludopolis.envs import aec_env, register_gymnasium, seat_env, shared, vector_env
from ludopolis.games import SLUGS, open_game
from ludopolis.wire.error import Refusal
from tests.envs.names import newest
from tests.extent import PATIENCE, in_turn

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from ludopolis.envs.vector import Games

TABLES = [(slug, seats) for slug in SLUGS for seats in open_game(slug).seats]


class First(ludopolis.Bot):
    """Takes the first option, and counts its games."""

    def __init__(self) -> None:
        self.games = 0

    def choose(self, world: ludopolis.World, budget: ludopolis.Budget, rng: ludopolis.Rng) -> int:
        return world.decision.options[0]

    def reset(self) -> None:
        self.games += 1


def first_open(observations: NDArray[np.int16], masks: NDArray[np.uint8]) -> NDArray[np.int64]:
    """A frozen policy."""
    assert len(observations) == len(masks) > 0
    chosen: NDArray[np.int64] = masks.argmax(axis=1)
    return chosen


@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_what_gymnasium_asks_of_a_vector_environment(slug: str, seats: int) -> None:
    env = vector_env(slug, 3, seats)
    observations, infos = env.reset(seed=4)

    assert isinstance(env, VectorEnv)
    assert env.num_envs == 3
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    for _ in range(4):
        assert env.observation_space.contains(observations)
        assert all(env.single_observation_space.contains(row) for row in observations)
        actions = env.action_space.sample()
        assert env.action_space.contains(actions)
        actions = env.sample_actions()
        assert infos["action_mask"][np.arange(3), actions].all()
        observations, rewards, terminated, truncated, infos = env.step(actions)
        assert rewards.shape == terminated.shape == truncated.shape == (3,)
        assert rewards.dtype == np.float64
        assert terminated.dtype == truncated.dtype == bool
        assert not truncated.any()


def until_an_end(env: Games) -> tuple[Any, ...]:
    while True:
        answer = env.step(env.sample_actions())
        if answer[2].any():
            return answer


def test_a_game_that_ends_is_told_as_gymnasium_tells_it() -> None:
    env = vector_env("utopia", 3, seats=2)
    env.reset(seed=1)
    observations, rewards, terminated, _, infos = until_an_end(env)
    i = int(np.flatnonzero(terminated)[0])

    assert (infos["_final_obs"] == terminated).all()
    assert (infos["_final_info"] == terminated).all()
    assert env.single_observation_space.contains(infos["final_obs"][i])
    assert not np.array_equal(infos["final_obs"][i], observations[i])
    assert infos["final_obs"][i][env.slices["ask"]].sum() == 0
    assert sorted(infos["final_info"]["returns"][i]) == [-1, 1]
    assert rewards[i] in {-1, 1}
    assert (rewards[~terminated] == 0).all()
    assert [found is None for found in infos["final_obs"]] == (~terminated).tolist()


def test_an_action_that_is_not_open_ends_its_game_alone() -> None:
    env, other = vector_env("uchronia", 3, seats=3), vector_env("uchronia", 3, seats=3)
    actions = env.sample_actions().copy()
    other.step(other.sample_actions())
    mover = int(env.movers[1])
    actions[1] = int(np.flatnonzero(env.masks[1] == 0)[0])
    _, rewards, terminated, _, infos = env.step(actions)

    assert rewards.tolist() == [0, -1, 0]
    assert terminated.tolist() == [False, True, False]
    assert infos["final_info"]["illegal"].tolist() == [False, True, False]
    assert infos["final_info"]["returns"][1].tolist() == [-1.0 * (k == mover) for k in range(3)]
    assert (env.observations[[0, 2]] == other.observations[[0, 2]]).all()
    _, rewards, terminated, _, infos = env.step(env.sample_actions())
    assert not rewards.any()
    assert not terminated.any()
    assert "final_info" not in infos


def test_what_happens_in_a_game_does_not_depend_on_the_others() -> None:
    many, two = vector_env("utopia", 6, seats=2, seed=8), vector_env("utopia", 2, seats=2, seed=8)
    for _ in range(200):
        many.step(many.sample_actions())
        two.step(two.sample_actions())

    assert (many.observations[:2] == two.observations).all()


def test_without_a_seed_the_next_deals_follow() -> None:
    env = vector_env("utopia", 2, seats=2, seed=5)
    first = env.reset()[0].copy()
    second = env.reset()[0].copy()

    assert (first == vector_env("utopia", 2, seats=2, seed=5).observations).all()
    assert (second == vector_env("utopia", 2, seats=2, seed=7).observations).all()


def test_flags_change_the_games() -> None:
    flags = {"sea_range": "same"}
    env = vector_env("utopia", 1, seats=2)
    env.reset(seed=1, options={"flags": flags})

    assert env.batch.flags == flags
    assert vector_env("utopia", 1, seats=2, flags=flags).batch.flags == flags


@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_opponents_play_until_the_learner_must_act(slug: str, seats: int) -> None:
    own = [i % seats for i in range(4)]
    line_up: list[Any] = [
        ["uniform", First(), first_open, "greedy"][i % 4] for i in range(seats - 1)
    ]
    env = vector_env(slug, 4, seats, seat=own, opponents=line_up)
    env.reset(seed=3)

    for _ in range(5):
        assert env.movers.tolist() == own
        env.step(env.sample_actions())
    assert env.movers.tolist() == own


def test_a_policy_is_asked_once_for_all_games() -> None:
    rows = []

    def policy(observations: NDArray[np.int16], masks: NDArray[np.uint8]) -> NDArray[np.int64]:
        rows.append(len(observations))
        return first_open(observations, masks)

    env = vector_env("utopia", 8, seats=2, seat=0, opponents=policy)
    rows.clear()
    env.reset(seed=1)

    assert rows[0] == (vector_env("utopia", 8, seats=2, seed=1).movers == 1).sum()


def test_the_learners_reward_is_that_of_its_seat() -> None:
    bot = First()
    env = vector_env("utopia", 4, seats=2, seat=[0, 1, 0, 1], opponents=bot)
    env.reset(seed=1)
    _, rewards, terminated, _, infos = until_an_end(env)
    i = int(np.flatnonzero(terminated)[0])
    seat = [0, 1, 0, 1][i]

    assert rewards[i] == infos["final_info"]["returns"][i, seat] == env.rewards[i, seat] != 0
    assert env.players[i][1 - seat].games == 2  # type: ignore[attr-defined]
    assert bot.games == 0
    assert env.movers[i] == seat


@pytest.mark.parametrize("slug", SLUGS)
def test_make_vec_gives_what_make_gives_side_by_side(slug: str) -> None:
    name = newest(register_gymnasium(), slug)
    env = gymnasium.make_vec(name, num_envs=2, opponents="uniform")
    alone = gymnasium.make(name, opponents="uniform")
    observations, infos = env.reset(seed=1)
    kept = observations.copy()
    env.step(infos["action_mask"].argmax(axis=1))

    assert env.single_observation_space == alone.observation_space
    assert env.single_action_space == alone.action_space
    assert (observations == kept).all()


@in_turn
@pytest.mark.parametrize("workers", [0, 2])
@pytest.mark.parametrize("copy", [False, True])
def test_what_a_step_gives_is_the_callers_own(workers: int, copy: bool) -> None:
    env = vector_env("utopia", 2, seats=2, workers=workers, copy=copy)
    env.reset(seed=1)
    _, rewards, terminated, truncated, infos = env.step(env.sample_actions())
    rewards += 5
    terminated[:] = truncated[:] = True
    _, rewards, terminated, truncated, infos = env.step(env.sample_actions())
    held = {name: value for name, value in vars(env).items() if isinstance(value, np.ndarray)}
    env.close()

    assert not rewards.any()
    assert not terminated.any()
    assert not truncated.any()
    assert not infos["_action_mask"].flags.writeable
    assert infos["action_mask"].flags.writeable == copy
    open_to_writers = {name for name, array in held.items() if array.flags.writeable}
    assert open_to_writers <= {"chosen", "refused"}


@in_turn
@pytest.mark.parametrize("slug", SLUGS)
def test_actions_have_names_and_tables_pictures_on_any_number_of_processes(slug: str) -> None:
    here = vector_env(slug, 3, seats=2, render_mode="ansi")
    there = vector_env(slug, 3, seats=2, render_mode="ansi", workers=2)
    for env in (here, there):
        env.reset(seed=2)
        for _ in range(7):
            env.step(env.sample_actions())
    for i in range(3):
        actions = here.legal_actions(i)
        assert actions == there.legal_actions(i)
        assert set(actions) == set(np.flatnonzero(here.masks[i]))
        for action in actions:
            assert here.action_name(i, action) == there.action_name(i, action)
            assert here.action_things(i, action) == there.action_things(i, action)
    tables = here.render()
    assert tables is not None
    assert len(tables) == 3
    assert tables == there.render()
    for env in (here, there):
        with pytest.raises(Refusal, match="env-game"):
            env.legal_actions(3)
        with pytest.raises(Refusal, match="not-an-option"):
            env.action_name(0, env.single_action_space.n)
        env.step(env.sample_actions())
    there.close()


def told_at_the_table(slug: str, seed: int, seat: int | None, turns: int) -> list[Any]:
    """What PettingZoo's environment tells one seat, or whoever acts, turn by turn."""
    table = aec_env(slug, 3, events=True)
    table.reset(seed=seed)
    told: list[Any] = []
    while len(told) < turns and table.is_on:
        mover = table.seat_of[table.agent_selection]
        if seat in {None, mover}:
            told.append(table.infos[table.agent_selection]["events"])
        table.step(int(table.last()[0]["action_mask"].argmax()))
    return told


@in_turn
@pytest.mark.parametrize("seat", [None, 1])
@pytest.mark.parametrize("workers", [0, 2])
@pytest.mark.parametrize("slug", SLUGS)
def test_events_are_those_of_the_table(slug: str, workers: int, seat: int | None) -> None:
    learning: dict[str, Any] = {} if seat is None else {"seat": seat, "opponents": first_open}
    env = vector_env(slug, 3, seats=3, workers=workers, events=True, **learning)
    _, infos = env.reset(seed=7)
    told = [infos["events"]]
    for _ in range(25):
        infos = env.step(infos["action_mask"].argmax(axis=1))[4]
        told.append(infos["events"])
    env.close()

    assert infos["_events"].all()
    assert any(any(news) for news in told)
    for i in range(3):
        assert [news[i] for news in told] == told_at_the_table(slug, 7 + i, seat, len(told))


@in_turn
@pytest.mark.parametrize("workers", [0, 2])
@pytest.mark.parametrize("learning", [{}, {"seat": 0, "opponents": "uniform"}])
def test_the_last_events_of_a_game_come_with_its_result(
    workers: int, learning: dict[str, Any]
) -> None:
    env = vector_env("utopia", 3, seats=2, workers=workers, events=True, **learning)
    env.reset(seed=1)
    *_, terminated, _, infos = until_an_end(env)
    env.close()

    final = infos["final_info"]["events"]
    assert [news is None for news in final] == (~terminated).tolist()
    for i in np.flatnonzero(terminated):
        assert final[i][-1]["type"] == "GameEnded"
        assert "GameEnded" not in [event["type"] for event in infos["events"][i]]


def test_events_go_on_in_a_copy() -> None:
    env = vector_env("uchronia", 2, seats=3, events=True)
    for _ in range(6):
        env.step(env.sample_actions())
    other = pickle.loads(pickle.dumps(env))
    for _ in range(6):
        told, heard = env.step(env.sample_actions()), other.step(other.sample_actions())
        assert told[4]["events"].tolist() == heard[4]["events"].tolist()
    assert "events" not in vector_env("utopia", 1).reset()[1]


def test_vectors_are_printed_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    env = gymnasium.make_vec(newest(register_gymnasium(), "utopia"), 2, render_mode="human")
    _, infos = env.reset(seed=1)
    shown = capsys.readouterr().out
    env.step(infos["action_mask"].argmax(axis=1))

    assert shown.count("Prestige scale") == capsys.readouterr().out.count("Prestige scale") == 2
    assert env.render() is None
    with pytest.raises(Refusal, match="env-render"):
        vector_env("utopia", 1, render_mode="film")


def test_copies_last() -> None:
    env = vector_env("utopia", 2, seats=2, copy=True)
    observations, infos = env.reset(seed=1)
    kept = observations.copy(), infos["action_mask"].copy()
    for _ in range(20):
        env.step(env.sample_actions())

    assert (observations == kept[0]).all()
    assert (infos["action_mask"] == kept[1]).all()


@in_turn
@pytest.mark.parametrize("slug", SLUGS)
def test_workers_change_nothing(slug: str) -> None:
    here = vector_env(slug, 5, seats=2, seed=3)
    there: Any = vector_env(slug, 5, seats=2, seed=3, workers=2)
    for env in (here, there):
        env.reset(seed=7)
    for _ in range(40):
        assert (here.sample_actions() == there.sample_actions()).all()
        told: Any = here.step(here.chosen)
        heard: Any = there.step(there.chosen)
        assert (here.finals[told[2]] == there.finals[told[2]]).all()
        assert all(np.array_equal(told[part], heard[part]) for part in range(4))
        assert (told[4]["action_mask"] == heard[4]["action_mask"]).all()
    assert (here.privileged() == there.privileged()).all()
    there.close()
    with pytest.raises(Refusal, match="env-worker-gone"):
        there.step(there.chosen)


def test_workers_play_opponents_and_illegal_actions() -> None:
    arguments: dict[str, Any] = {"seats": 2, "seat": [0, 1, 0], "opponents": first_open}
    here = vector_env("uchronia", 3, **arguments)
    there = vector_env("uchronia", 3, workers=2, **arguments)
    for env in (here, there):
        env.reset(seed=2)
        env.step(env.sample_actions())
    closed = here.masks.argmin(axis=1)
    told, heard = here.step(closed), there.step(closed)

    assert told[1].tolist() == heard[1].tolist() == [-1, -1, -1]
    assert (told[0] == heard[0]).all()
    assert heard[4]["final_info"]["illegal"].all()
    there.close()


def test_a_fault_in_a_worker_is_told_here() -> None:
    with pytest.raises(Refusal, match="bot-unknown"):
        vector_env("utopia", 2, seats=2, workers=2, opponents="deep")


class Picky(First):
    """The first worker that wants to seat it can't; the next takes its time."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.folder = folder

    def __deepcopy__(self, memo: object) -> First:
        try:
            (self.folder / "first").touch(exist_ok=False)
        except FileExistsError:
            time.sleep(3 * shared.SECONDS_TO_SLEEP)
            return First()
        raise Refusal("bot-unknown", bot="picky", bots="")


def test_a_fault_is_told_also_if_its_worker_is_gone_long_before_another_is_ready(
    tmp_path: Path,
) -> None:
    with pytest.raises(Refusal, match="picky"):
        vector_env("utopia", 2, seats=2, workers=2, opponents=Picky(tmp_path))


def test_a_step_that_was_interrupted_is_finished_by_the_next(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    here = vector_env("utopia", 2, seats=2)
    there: Any = vector_env("utopia", 2, seats=2, workers=2)
    here.step(here.sample_actions())
    there.sample_actions()
    with monkeypatch.context() as patched:
        patched.setattr(shared, "comes", interrupted)
        with pytest.raises(KeyboardInterrupt):
            there.step(there.chosen)

    assert (here.sample_actions() == there.sample_actions()).all()
    assert (here.observations == there.observations).all()
    there.processes[1].kill()
    with pytest.raises(Refusal, match="env-worker-gone"):
        there.step(there.chosen)
    assert not any(process.is_alive() for process in there.processes)


def interrupted(*_: object) -> bool:
    raise KeyboardInterrupt


ORPHANS = """
import os
from ludopolis.envs import vector_env

if __name__ == "__main__":
    env = vector_env("utopia", 2, seats=2, workers=2)
    print(*(process.pid for process in env.processes), flush=True)
    os.kill(os.getpid(), 9)
"""


@pytest.mark.skipif(
    sys.platform == "win32", reason="POSIX tells whether a process lives by signal 0"
)
def test_workers_end_with_a_program_that_was_killed(tmp_path: Path) -> None:
    file = tmp_path / "orphans.py"
    file.write_text(ORPHANS, encoding="utf-8")
    ran = subprocess.run([sys.executable, file], capture_output=True, text=True, check=False)
    workers = [int(word) for word in ran.stdout.split()]
    until = time.monotonic() + PATIENCE
    while any(lives(pid) for pid in workers) and time.monotonic() < until:
        time.sleep(0.05)

    assert len(workers) == 2
    assert not any(lives(pid) for pid in workers)


def lives(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{pid}/stat")
    return not (stat.exists() and " Z " in stat.read_text(encoding="utf-8"))


@pytest.mark.parametrize("slug", SLUGS)
def test_critics_see_all_cards(slug: str) -> None:
    env = vector_env(slug, 2, seats=3)
    for _ in range(10):
        env.step(env.sample_actions())
    all_cards = env.privileged()
    alone = seat_env(slug, seats=3, seat=1, opponents="uniform")
    alone.reset(seed=1)

    assert all_cards.shape == (2, 3, env.observations.shape[1])
    assert (all_cards[:, 0] == env.observations).all()
    assert not (all_cards[:, 0] == all_cards[:, 1]).all()
    assert (alone.privileged()[0] == alone.observation()).all()
